/* Cyclades: the table in the words of `table:`. What is there but need not be printed is hidden: it can be claimed. */
#include <string.h>

#include "games/cyclades/table.h"

static const char *name_or(const struct match *match, int seat, const char *nobody)
{
    return seat == NOBODY ? nobody : seat == SOMEBODY ? "unknown" : match->names[seat];
}

/* Writes `none`, hidden, if there is nothing to write. Returns whether it did. */
static bool write_none(struct writer *w, const char *key, bool none)
{
    if (none)
        write_word(write_hidden_if(w, true), key, "none");
    return none;
}

/* ---- markers and cards ----------------------------------------------------------------------------------------- */

static void write_offer(const struct match *match, const struct cyc_state *s, struct writer *w, int god)
{
    const struct cyc_offer *offer = &s->offer[god];
    if (write_none(w, cyc_god_names[god], offer->seat == NOBODY))
        return;
    write_list(w, cyc_god_names[god]);
    write_word(w, NULL, match->names[offer->seat]);
    write_number(w, NULL, offer->gold);
    write_end(w);
}

static void write_gods(const struct cyc_state *s, struct writer *w)
{
    bool earlier = s->phase == PHASE_CREATURES || s->phase == PHASE_GODS, follow = s->assumed & ON_GODS;
    for (int i = 0; i < s->gods_open; i++) /* would a record without `gods` be read with these gods? */
        follow = follow && s->offer[s->gods[i]].seat != NOBODY;
    write_list(write_hidden_if(w, follow || (earlier && s->gods_open == 0)), "gods");
    for (int i = 0; i < s->gods_open; i++)
        write_word(w, NULL, cyc_god_names[s->gods[i]]);
    if (earlier && s->gods_unknown && s->gods_open > 0)
        write_word(w, NULL, "unknown");
    write_end(w);
}

static void write_markers(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    /* The track that a record would be read with if it did not give one. */
    struct cyc_state other = *s;
    for (int i = 0; i < MARKERS_MAX; i++)
        other.track[i] = NOBODY;
    cyc_fill_track(match, &other);
    bool follows = other.track_length == s->track_length && memcmp(other.track, s->track, sizeof s->track) == 0;
    write_list(write_hidden_if(w, s->assumed & ON_TRACK && follows), "track");
    for (int i = 0; i < s->track_length; i++)
        write_word(w, NULL, name_or(match, s->track[i], "free"));
    write_end(w);
    write_gods(s, w);
    write_map(write_hidden_if(w, (cyc_main_markers(s) == 0 && s->apollos == 0) || s->assumed & ON_OFFERS), "offers");
    for (int i = 0; i < s->gods_open; i++)
        write_offer(match, s, w, s->gods[i]);
    for (int god = POSEIDON; god < MAIN_GODS; god++)
        if (!cyc_god_open(s, god))
            write_offer(match, s, w, god);
    write_list(write_hidden_if(w, s->apollos == 0), "apollo");
    for (int i = 0; i < s->apollos; i++)
        write_word(w, NULL, name_or(match, s->apollo[i], "free"));
    write_end(w);
    write_end(w);
    write_list(write_hidden_if(w, s->outbids == 0), "outbid");
    for (int i = 0; i < s->outbids; i++) {
        write_list(w, NULL);
        write_word(w, NULL, match->names[s->outbid[i].seat]);
        write_word(w, NULL, cyc_god_names[s->outbid[i].god]);
        write_end(w);
    }
    write_end(w);
}

/* Does the position, as it is written, show that play has begun? Then counts that are left out are unknown. */
static bool play_has_begun(const struct cyc_state *s)
{
    bool begun = s->cycle > 1 || s->phase >= PHASE_OFFERINGS || s->gods_open > 0 || s->discard != 0;
    for (int figure = 0; figure < FIGURES; figure++)
        begun = begun || s->figure[figure].at != NOWHERE;
    for (int seat = 0; seat < SEATS_MAX; seat++)
        begun = begun || s->out[seat] || s->overdue[seat][0] != NO_SET || s->priests[seat] != 0
                || s->philosophers[seat] != 0;
    for (int isle = 0; isle < ISLES_MAX; isle++)
        begun =
            begun || cyc_buildings_on(&s->isle[isle]) > 0 || s->isle[isle].metropolis || s->isle[isle].prosperity > 0;
    return begun;
}

static void write_cards(const struct cyc_state *s, struct writer *w)
{
    bool none = cyc_empty_spaces(s, SPACES_ON_TRACK) == SPACES_ON_TRACK;
    write_hidden_if(w, s->assumed & ON_CREATURES && none);
    write_words(w, "creatures", cyc_creature_names, s->creature, SPACES_ON_TRACK);
    write_hidden_if(w, s->discard == 0 && (!play_has_begun(s) || s->assumed & ON_DISCARD));
    write_names(w, "discard", cyc_creature_names, s->discard);
}

static void write_figure(const struct match *match, const struct cyc_state *s, struct writer *w, int figure)
{
    const struct cyc_box *b = match->box;
    const char *name = cyc_creature_names[cyc_figure_card[figure]];
    int at = s->figure[figure].at;
    if (write_none(w, name, at == NOWHERE))
        return;
    write_map(w, name);
    write_word(w, "at", figure == FIGURE_KRAKEN ? b->name[at] : cyc_isle_name(b, at));
    if (figure != FIGURE_KRAKEN) {
        write_word(w, "of", match->names[s->figure[figure].of]);
        if (s->figure[figure].since > 0)
            write_number(w, "since", s->figure[figure].since);
        write_flag(write_hidden_if(w, !s->figure[figure].loose), "loose", s->figure[figure].loose);
    }
    write_end(w);
}

/* ---- the map --------------------------------------------------------------------------------------------------- */

static void write_isle(const struct match *match, const struct cyc_state *s, struct writer *w, int number)
{
    const struct cyc_isle *isle = &s->isle[number];
    int dotted = 0;
    for (int type = PORT; type < BUILDINGS; type++)
        dotted += isle->dotted[type];
    write_map(w, cyc_isle_name(match->box, number));
    write_word(write_hidden_if(w, isle->owner == NOBODY), "owner", name_or(match, isle->owner, "none"));
    write_number(write_hidden_if(w, isle->troops == 0), "troops", isle->troops);
    write_hidden_if(w, cyc_buildings_on(isle) == 0);
    write_bag(w, "buildings", cyc_building_words.list, isle->building);
    write_bag(write_hidden_if(w, dotted == 0), "dotted", cyc_building_words.list, isle->dotted);
    write_flag(write_hidden_if(w, !isle->metropolis), "metropolis", isle->metropolis);
    write_number(write_hidden_if(w, isle->prosperity == 0), "prosperity", isle->prosperity);
    write_end_if_any(w);
}

static void write_map_parts(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    const struct cyc_box *b = match->box;
    struct cyc_state setup = {0};
    cyc_lay_setup(match, &setup);
    write_map(write_hidden_if(w, s->assumed & ON_ISLES && memcmp(setup.isle, s->isle, sizeof s->isle) == 0), "isles");
    for (int isle = 0; isle < b->isles; isle++)
        write_isle(match, s, w, isle);
    write_end(w);
    write_map(write_hidden_if(w, s->assumed & ON_FLEETS && memcmp(setup.sea, s->sea, sizeof s->sea) == 0), "fleets");
    for (int seat = 0; seat < match->seats; seat++) {
        write_map(w, match->names[seat]);
        for (int sea = 0; sea < b->circles; sea++)
            if (b->isle_of[sea] == NOWHERE) {
                bool own = s->sea[sea].owner == seat;
                write_number(write_hidden_if(w, !own), b->name[sea], own ? s->sea[sea].fleets : 0);
            }
        write_end_if_any(w);
    }
    write_end(w);
    write_map(w, "figures");
    for (int figure = 0; figure < FIGURES; figure++)
        write_figure(match, s, w, figure);
    write_end_if_any(w);
}

/* ---- players and the moment ------------------------------------------------------------------------------------- */

/* Once play has begun a count that is left out is read as unknown, so counts are written. */
static void write_cards_of(const struct match *match, const struct cyc_state *s, struct writer *w, const char *key,
                           const int *count)
{
    bool needed = play_has_begun(s) && (s->cycle > 1 || s->phase >= PHASE_ACTIONS || s->assumed & ON_CYCLE);
    write_map(w, key);
    for (int seat = 0; seat < match->seats; seat++)
        write_count(write_hidden_if(w, (!needed || s->out[seat]) && count[seat] == 0), match->names[seat], count[seat]);
    write_end_if_any(w);
}

/* Used discounts by isle. What a player has used in all is hidden, but can be claimed. */
static void write_discounts(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    const struct cyc_box *b = match->box;
    int used[SEATS_MAX] = {0}, all = 0;
    if (s->discounts_unknown) {
        write_unknown(w, "discounts");
        return;
    }
    for (int isle = 0; isle < b->isles; isle++) {
        all += s->isle[isle].used;
        if (s->isle[isle].owner != NOBODY)
            used[s->isle[isle].owner] += s->isle[isle].used;
    }
    write_map(write_hidden_if(w, all == 0 && s->phase != PHASE_ACTIONS), "discounts");
    for (int isle = 0; isle < b->isles; isle++)
        write_number(write_hidden_if(w, s->isle[isle].used == 0), cyc_isle_name(b, isle), s->isle[isle].used);
    for (int seat = 0; seat < match->seats; seat++)
        write_number(write_hidden_if(w, true), match->names[seat], used[seat]);
    write_end(w);
}

static void write_counted(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    const struct cyc_box *b = match->box;
    write_counts(w, "gold", match->names, match->seats, s->gold);
    write_cards_of(match, s, w, "priests", s->priests);
    write_cards_of(match, s, w, "philosophers", s->philosophers);
    write_discounts(match, s, w);
    write_list(w, "stray");
    for (int sea = 0; sea < b->circles; sea++)
        if (cyc_is_stray(b, s, sea))
            write_word(w, NULL, b->name[sea]);
    write_end_if_any(w);
}

static void write_turn(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    if (write_none(w, "turn", s->turn.player == NOBODY))
        return;
    write_map(w, "turn");
    write_word(w, "player", match->names[s->turn.player]);
    write_word(w, "god", cyc_god_names[s->turn.god]);
    write_number(write_hidden_if(w, s->turn.recruited == 0 && s->assumed & ON_TURN), "recruited", s->turn.recruited);
    write_flag(w, "begun", s->turn.begun);
    write_number(write_hidden_if(w, s->turn.sylph == 0), "sylph", s->turn.sylph);
    write_end(w);
}

static void write_battle(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    if (write_none(w, "battle", s->battle.at == NOWHERE))
        return;
    write_map(w, "battle");
    write_word(w, "at", cyc_box_of(match)->name[s->battle.at]);
    write_word(w, "attacker", match->names[s->battle.attacker]);
    write_number(w, "units", s->battle.units);
    write_word(w, "step", cyc_step_names[s->battle.step]);
    write_number(w, "assaults", s->battle.assaults);
    write_end(w);
}

static void write_sets(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    write_map(w, "due");
    for (int seat = 0; seat < match->seats; seat++)
        if (!write_none(w, match->names[seat], s->due[seat] == NO_SET))
            write_word(w, match->names[seat], cyc_set_names[s->due[seat]]);
    write_end_if_any(w);
    write_map(w, "overdue");
    for (int seat = 0; seat < match->seats; seat++) {
        write_list(w, match->names[seat]);
        for (int i = 0; i < OVERDUE_MAX && s->overdue[seat][i] != NO_SET; i++)
            write_word(w, NULL, cyc_set_names[s->overdue[seat][i]]);
        write_end_if_any(w);
    }
    write_end_if_any(w);
}

static unsigned seats_with(const struct match *match, const int *flags)
{
    unsigned seats = 0;
    for (int seat = 0; seat < match->seats; seat++)
        seats |= (flags[seat] ? 1u : 0u) << seat;
    return seats;
}

static void write_moment(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    write_turn(match, s, w);
    write_battle(match, s, w);
    if (!write_none(w, "push", s->push == NOWHERE))
        write_word(w, "push", cyc_isle_name(match->box, s->push));
    if (!write_none(w, "redraw", !s->redraw))
        write_number(w, "redraw", s->redraw);
    write_sets(match, s, w);
    unsigned out = seats_with(match, s->out), doubted = seats_with(match, s->gold_doubted);
    write_names(write_hidden_if(w, !out), "out", match->names, out);
    if (doubted) {
        write_map(w, "assumed");
        write_names(w, "purses", match->names, doubted);
        write_end(w);
    }
}

void cyc_write(const struct match *match, const void *state, struct writer *w)
{
    const struct cyc_state *s = state;
    write_number(write_hidden_if(w, s->assumed & ON_CYCLE && s->cycle == 1), "cycle", s->cycle);
    write_word(write_hidden_if(w, s->assumed & ON_PHASE), "phase", cyc_phase_names[s->phase]);
    write_markers(match, s, w);
    write_cards(s, w);
    write_map_parts(match, s, w);
    write_counted(match, s, w);
    write_moment(match, s, w);
}
