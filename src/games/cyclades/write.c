/* The table in the words of `table:`. What is there but goes without saying is hidden: it can be claimed. */
#include "games/cyclades/table.h"

/* The next value is printed only if there is something to say. */
static void show_if(struct writer *w, bool worth)
{
    if (!worth)
        write_hidden(w);
}

static const char *name_or(const struct match *match, int seat, const char *nobody)
{
    return seat == NOBODY ? nobody : match->names[seat];
}

static void write_names(const struct match *match, struct writer *w, const char *key, const int *seats, int count, const char *nobody)
{
    write_list(w, key);
    for (int i = 0; i < count; i++)
        write_word(w, NULL, name_or(match, seats[i], nobody));
    write_end(w);
}

/* ---- markers and cards ----------------------------------------------------------------------------------------- */

static void write_offer(const struct match *match, const struct state *s, struct writer *w, int god)
{
    const struct offer *offer = &s->offer[god];
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

static void write_markers(const struct match *match, const struct state *s, struct writer *w)
{
    write_names(match, w, "track", s->track, s->track_length, "free");
    write_list(w, "gods");
    for (int i = 0; i < s->gods_open; i++)
        write_word(w, NULL, cyc_god_names[s->gods[i]]);
    write_end(w);
    show_if(w, cyc_main_markers(s) > 0 || s->apollos > 0);
    write_map(w, "offers");
    for (int i = 0; i < s->gods_open; i++)
        write_offer(match, s, w, s->gods[i]);
    for (int god = POSEIDON; god < MAIN_GODS; god++)
        if (!cyc_god_open(s, god))
            write_offer(match, s, w, god);
    show_if(w, s->apollos > 0);
    write_names(match, w, "apollo", s->apollo, s->apollos, "");
    write_end(w);
    show_if(w, s->outbids > 0);
    write_list(w, "outbid");
    for (int i = 0; i < s->outbids; i++) {
        write_list(w, NULL);
        write_word(w, NULL, match->names[s->outbid[i].seat]);
        write_word(w, NULL, cyc_god_names[s->outbid[i].god]);
        write_end(w);
    }
    write_end(w);
}

static void write_cards(const struct state *s, struct writer *w)
{
    write_list(w, "creatures");
    for (int space = 0; space < SPACES_ON_TRACK; space++)
        write_word(w, NULL, cyc_creature_names[s->creature[space]]);
    write_end(w);
    show_if(w, s->discard != 0);
    write_list(w, "discard");
    for (int card = 0; card < CREATURES; card++)
        if (s->discard & 1u << card)
            write_word(w, NULL, cyc_creature_names[card]);
    write_end(w);
}

static void write_figure(const struct match *match, const struct state *s, struct writer *w, int figure)
{
    const struct box *b = match->box;
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
        show_if(w, s->figure[figure].loose);
        write_flag(w, "loose", s->figure[figure].loose);
    }
    write_end(w);
}

static void write_figures(const struct match *match, const struct state *s, struct writer *w)
{
    bool any = false;
    for (int figure = 0; figure < FIGURES; figure++)
        any = any || s->figure[figure].at != NOWHERE;
    show_if(w, any);
    write_map(w, "figures");
    for (int figure = 0; figure < FIGURES; figure++)
        write_figure(match, s, w, figure);
    write_end(w);
}

/* ---- the map --------------------------------------------------------------------------------------------------- */

static void write_isle(const struct match *match, const struct state *s, struct writer *w, int number)
{
    const struct isle *isle = &s->isle[number];
    bool built = cyc_buildings_on(isle) > 0;
    show_if(w, isle->owner != NOBODY || built || isle->metropolis || isle->prosperity > 0);
    write_map(w, cyc_isle_name(match->box, number));
    show_if(w, isle->owner != NOBODY);
    write_word(w, "owner", name_or(match, isle->owner, "none"));
    show_if(w, isle->troops > 0);
    write_number(w, "troops", isle->troops);
    show_if(w, built);
    write_list(w, "buildings");
    for (int type = PORT; type < BUILDINGS; type++)
        for (int i = 0; i < isle->building[type]; i++)
            write_word(w, NULL, cyc_building_names[type]);
    write_end(w);
    show_if(w, isle->metropolis);
    write_flag(w, "metropolis", isle->metropolis);
    show_if(w, isle->prosperity > 0);
    write_number(w, "prosperity", isle->prosperity);
    write_end(w);
}

static void write_fleets(const struct match *match, const struct state *s, struct writer *w)
{
    const struct box *b = match->box;
    write_map(w, "fleets");
    for (int seat = 0; seat < match->seats; seat++) {
        bool any = false;
        for (int sea = 0; sea < b->circles; sea++)
            any = any || s->sea[sea].owner == seat;
        show_if(w, any);
        write_map(w, match->names[seat]);
        for (int sea = 0; sea < b->circles; sea++)
            if (b->isle_of[sea] == NOWHERE) {
                show_if(w, s->sea[sea].owner == seat);
                write_number(w, b->name[sea], s->sea[sea].owner == seat ? s->sea[sea].fleets : 0);
            }
        write_end(w);
    }
    write_end(w);
}

static void write_map_parts(const struct match *match, const struct state *s, struct writer *w)
{
    const struct box *b = match->box;
    write_map(w, "isles");
    for (int isle = 0; isle < b->isles; isle++)
        write_isle(match, s, w, isle);
    write_end(w);
    write_fleets(match, s, w);
    write_figures(match, s, w);
}

/* ---- players and the moment ------------------------------------------------------------------------------------ */

static void write_counts(const struct match *match, struct writer *w, const char *key, const int *count)
{
    bool any = false;
    for (int seat = 0; seat < match->seats; seat++)
        any = any || count[seat] != 0;
    show_if(w, any);
    write_map(w, key);
    for (int seat = 0; seat < match->seats; seat++) {
        show_if(w, count[seat] != 0);
        write_number(w, match->names[seat], count[seat]);
    }
    write_end(w);
}

static void write_players(const struct match *match, const struct state *s, struct writer *w)
{
    write_map(w, "gold");
    for (int seat = 0; seat < match->seats; seat++)
        if (s->gold[seat] == UNKNOWN)
            write_word(w, match->names[seat], "unknown");
        else
            write_number(w, match->names[seat], s->gold[seat]);
    write_end(w);
    write_counts(match, w, "priests", s->priests);
    write_counts(match, w, "philosophers", s->philosophers);
    write_counts(match, w, "discounts", s->discounts);
}

static void write_turn(const struct match *match, const struct state *s, struct writer *w)
{
    if (s->turn.player == NOBODY) {
        write_hidden(w);
        write_word(w, "turn", "none");
        return;
    }
    write_map(w, "turn");
    write_word(w, "player", match->names[s->turn.player]);
    write_word(w, "god", cyc_god_names[s->turn.god]);
    show_if(w, s->turn.recruited > 0);
    write_number(w, "recruited", s->turn.recruited);
    show_if(w, s->turn.begun);
    write_flag(w, "begun", s->turn.begun);
    show_if(w, s->turn.sylph > 0);
    write_number(w, "sylph", s->turn.sylph);
    write_end(w);
}

static void write_battle(const struct match *match, const struct state *s, struct writer *w)
{
    if (s->battle.at == NOWHERE) {
        write_hidden(w);
        write_word(w, "battle", "none");
        return;
    }
    write_map(w, "battle");
    write_word(w, "at", ((const struct box *)match->box)->name[s->battle.at]);
    write_word(w, "attacker", match->names[s->battle.attacker]);
    write_number(w, "units", s->battle.units);
    write_word(w, "step", cyc_step_names[s->battle.step]);
    write_number(w, "assaults", s->battle.assaults);
    write_end(w);
}

static void write_sets(const struct match *match, const struct state *s, struct writer *w)
{
    show_if(w, cyc_any_due(match, s));
    write_map(w, "due");
    for (int seat = 0; seat < match->seats; seat++) {
        show_if(w, s->due[seat] != NO_SET);
        write_word(w, match->names[seat], s->due[seat] == NO_SET ? "none" : cyc_set_names[s->due[seat]]);
    }
    write_end(w);
    bool any = false;
    for (int seat = 0; seat < match->seats; seat++)
        any = any || s->overdue[seat][0] != NO_SET;
    show_if(w, any);
    write_map(w, "overdue");
    for (int seat = 0; seat < match->seats; seat++) {
        show_if(w, s->overdue[seat][0] != NO_SET);
        write_list(w, match->names[seat]);
        for (int i = 0; i < OVERDUE_MAX && s->overdue[seat][i] != NO_SET; i++)
            write_word(w, NULL, cyc_set_names[s->overdue[seat][i]]);
        write_end(w);
    }
    write_end(w);
}

static void write_moment(const struct match *match, const struct state *s, struct writer *w)
{
    const struct box *b = match->box;
    write_turn(match, s, w);
    write_battle(match, s, w);
    show_if(w, s->push != NOWHERE);
    write_word(w, "push", s->push == NOWHERE ? "none" : cyc_isle_name(b, s->push));
    show_if(w, s->redraw);
    if (s->redraw)
        write_number(w, "redraw", s->redraw);
    else
        write_word(w, "redraw", "none");
    write_sets(match, s, w);
    int out[SEATS_MAX], count = 0;
    for (int seat = 0; seat < match->seats; seat++)
        if (s->out[seat])
            out[count++] = seat;
    show_if(w, count > 0);
    write_names(match, w, "out", out, count, "");
    if (s->start_assumed)
        write_word(w, "start", "assumed");
}

void cyc_write_table(const struct match *match, const void *state, struct writer *w)
{
    const struct state *s = state;
    write_number(w, "cycle", s->cycle);
    write_word(w, "phase", cyc_phase_names[s->phase]);
    write_markers(match, s, w);
    write_cards(s, w);
    write_map_parts(match, s, w);
    write_players(match, s, w);
    write_moment(match, s, w);
}
