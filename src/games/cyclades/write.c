/* Cyclades: the table in the words of `table:`. What is there but need not be printed is hidden: it can be claimed. */
#include "games/cyclades/write.h"

#include <string.h>

#include "games/cyclades/table.h"

void cyc_show_if(struct writer *w, bool worth)
{
    if (!worth)
        write_hidden(w);
}

static const char *name_or(const struct match *match, int seat, const char *nobody)
{
    return seat == NOBODY ? nobody : seat == SOMEBODY ? "unknown" : match->names[seat];
}

void cyc_write_names(const struct match *match, struct writer *w, const char *key, const int *seats, int count,
                     const char *nobody)
{
    write_list(w, key);
    for (int i = 0; i < count; i++)
        write_word(w, NULL, name_or(match, seats[i], nobody));
    write_end(w);
}

/* ---- markers and cards ----------------------------------------------------------------------------------------- */

static void write_offer(const struct match *match, const struct cyc_state *s, struct writer *w, int god)
{
    const struct cyc_offer *offer = &s->offer[god];
    if (offer->seat == NOBODY) {
        write_hidden(w);
        write_word(w, cyc_god_names[god], "none");
        return;
    }
    write_list(w, cyc_god_names[god]);
    write_word(w, NULL, match->names[offer->seat]);
    write_number(w, NULL, offer->gold);
    write_end(w);
}

/* Would the record be read with this track if it did not give one? */
static bool track_follows(const struct match *match, const struct cyc_state *s)
{
    struct cyc_state other = *s;
    for (int i = 0; i < MARKERS_MAX; i++)
        other.track[i] = NOBODY;
    cyc_fill_track(match, &other);
    return other.track_length == s->track_length && memcmp(other.track, s->track, sizeof s->track) == 0;
}

/* Would a record without `gods` be read with these gods? */
static bool gods_follow(const struct cyc_state *s)
{
    for (int i = 0; i < s->gods_open; i++)
        if (s->offer[s->gods[i]].seat == NOBODY)
            return false;
    return true;
}

static void write_gods(const struct cyc_state *s, struct writer *w)
{
    bool earlier = s->phase == PHASE_CREATURES || s->phase == PHASE_GODS;
    cyc_show_if(w, !(s->assumed & ON_GODS && gods_follow(s)) && !(earlier && s->gods_open == 0));
    write_list(w, "gods");
    for (int i = 0; i < s->gods_open; i++)
        write_word(w, NULL, cyc_god_names[s->gods[i]]);
    if (earlier && s->gods_unknown && s->gods_open > 0)
        write_word(w, NULL, "unknown");
    write_end(w);
}

static void write_markers(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    cyc_show_if(w, !(s->assumed & ON_TRACK && track_follows(match, s)));
    cyc_write_names(match, w, "track", s->track, s->track_length, "free");
    write_gods(s, w);
    cyc_show_if(w, (cyc_main_markers(s) > 0 || s->apollos > 0) && !(s->assumed & ON_OFFERS));
    write_map(w, "offers");
    for (int i = 0; i < s->gods_open; i++)
        write_offer(match, s, w, s->gods[i]);
    for (int god = POSEIDON; god < MAIN_GODS; god++)
        if (!cyc_god_open(s, god))
            write_offer(match, s, w, god);
    cyc_show_if(w, s->apollos > 0);
    cyc_write_names(match, w, "apollo", s->apollo, s->apollos, "");
    write_end(w);
    cyc_show_if(w, s->outbids > 0);
    write_list(w, "outbid");
    for (int i = 0; i < s->outbids; i++) {
        write_list(w, NULL);
        write_word(w, NULL, match->names[s->outbid[i].seat]);
        write_word(w, NULL, cyc_god_names[s->outbid[i].god]);
        write_end(w);
    }
    write_end(w);
}

static void write_cards(const struct cyc_state *s, struct writer *w)
{
    bool none = true;
    for (int space = 0; space < SPACES_ON_TRACK; space++)
        none = none && s->creature[space] == NO_CARD;
    cyc_show_if(w, !(s->assumed & ON_CREATURES && none));
    write_list(w, "creatures");
    for (int space = 0; space < SPACES_ON_TRACK; space++)
        write_word(w, NULL, cyc_creature_names[s->creature[space]]);
    write_end(w);
    cyc_show_if(w, s->discard != 0 || (cyc_play_has_begun(s) && !(s->assumed & ON_DISCARD)));
    write_list(w, "discard");
    for (int card = 0; card < CREATURES; card++)
        if (s->discard & 1u << card)
            write_word(w, NULL, cyc_creature_names[card]);
    write_end(w);
}

static void write_figure(const struct match *match, const struct cyc_state *s, struct writer *w, int figure)
{
    const struct cyc_box *b = match->box;
    const char *name = cyc_creature_names[cyc_figure_card[figure]];
    int at = s->figure[figure].at;
    if (at == NOWHERE) {
        write_hidden(w);
        write_word(w, name, "none");
        return;
    }
    write_map(w, name);
    write_word(w, "at", figure == FIGURE_KRAKEN ? b->name[at] : cyc_isle_name(b, at));
    if (figure != FIGURE_KRAKEN) {
        write_word(w, "of", match->names[s->figure[figure].of]);
        if (s->figure[figure].since > 0)
            write_number(w, "since", s->figure[figure].since);
        cyc_show_if(w, s->figure[figure].loose);
        write_flag(w, "loose", s->figure[figure].loose);
    }
    write_end(w);
}

static void write_figures(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    bool any = false;
    for (int figure = 0; figure < FIGURES; figure++)
        any = any || s->figure[figure].at != NOWHERE;
    cyc_show_if(w, any);
    write_map(w, "figures");
    for (int figure = 0; figure < FIGURES; figure++)
        write_figure(match, s, w, figure);
    write_end(w);
}

/* ---- the map --------------------------------------------------------------------------------------------------- */

static void write_tiles(struct writer *w, const char *key, const int *tiles)
{
    write_list(w, key);
    for (int type = PORT; type < BUILDINGS; type++)
        for (int i = 0; i < tiles[type]; i++)
            write_word(w, NULL, cyc_building_names[type]);
    write_end(w);
}

static void write_isle(const struct match *match, const struct cyc_state *s, struct writer *w, int number)
{
    const struct cyc_isle *isle = &s->isle[number];
    bool built = cyc_buildings_on(isle) > 0;
    cyc_show_if(w, isle->owner != NOBODY || built || isle->metropolis || isle->prosperity > 0);
    write_map(w, cyc_isle_name(match->box, number));
    cyc_show_if(w, isle->owner != NOBODY);
    write_word(w, "owner", name_or(match, isle->owner, "none"));
    cyc_show_if(w, isle->troops > 0);
    write_number(w, "troops", isle->troops);
    cyc_show_if(w, built);
    write_tiles(w, "buildings", isle->building);
    bool dotted = false;
    for (int type = PORT; type < BUILDINGS; type++)
        dotted = dotted || isle->dotted[type] > 0;
    cyc_show_if(w, dotted);
    write_tiles(w, "dotted", isle->dotted);
    cyc_show_if(w, isle->metropolis);
    write_flag(w, "metropolis", isle->metropolis);
    cyc_show_if(w, isle->prosperity > 0);
    write_number(w, "prosperity", isle->prosperity);
    write_end(w);
}

static void write_fleets(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    const struct cyc_box *b = match->box;
    write_map(w, "fleets");
    for (int seat = 0; seat < match->seats; seat++) {
        bool any = false;
        for (int sea = 0; sea < b->circles; sea++)
            any = any || s->sea[sea].owner == seat;
        cyc_show_if(w, any);
        write_map(w, match->names[seat]);
        for (int sea = 0; sea < b->circles; sea++)
            if (b->isle_of[sea] == NOWHERE) {
                cyc_show_if(w, s->sea[sea].owner == seat);
                write_number(w, b->name[sea], s->sea[sea].owner == seat ? s->sea[sea].fleets : 0);
            }
        write_end(w);
    }
    write_end(w);
}

static void write_map_parts(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    const struct cyc_box *b = match->box;
    struct cyc_state setup = {0};
    cyc_lay_setup(match, &setup);
    cyc_show_if(w, !(s->assumed & ON_ISLES && memcmp(setup.isle, s->isle, sizeof s->isle) == 0));
    write_map(w, "isles");
    for (int isle = 0; isle < b->isles; isle++)
        write_isle(match, s, w, isle);
    write_end(w);
    cyc_show_if(w, !(s->assumed & ON_FLEETS && memcmp(setup.sea, s->sea, sizeof s->sea) == 0));
    write_fleets(match, s, w);
    write_figures(match, s, w);
}

void cyc_write_table(const struct match *match, const void *state, struct writer *w)
{
    const struct cyc_state *s = state;
    cyc_show_if(w, !(s->assumed & ON_CYCLE && s->cycle == 1));
    write_number(w, "cycle", s->cycle);
    cyc_show_if(w, !(s->assumed & ON_PHASE));
    write_word(w, "phase", cyc_phase_names[s->phase]);
    write_markers(match, s, w);
    write_cards(s, w);
    write_map_parts(match, s, w);
    cyc_write_players(match, s, w);
    cyc_write_moment(match, s, w);
}
