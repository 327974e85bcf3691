/* Cyclades: the table in words: players and the moment. */
#include "games/cyclades/write.h"

static void write_count(struct writer *w, const char *name, int count)
{
    if (count == UNKNOWN)
        write_unknown(w, name);
    else
        write_number(w, name, count);
}

/* Once play has begun a count that is left out is read as unknown, so counts are written. */
static void write_counts(const struct match *match, const struct cyc_state *s, struct writer *w, const char *key,
                         const int *count)
{
    bool needed = cyc_play_has_begun(s) && (s->cycle > 1 || s->phase >= PHASE_ACTIONS || s->assumed & ON_CYCLE);
    bool any = false;
    for (int seat = 0; seat < match->seats; seat++)
        any = any || (needed && !s->out[seat]) || count[seat] != 0;
    cyc_show_if(w, any);
    write_map(w, key);
    for (int seat = 0; seat < match->seats; seat++) {
        cyc_show_if(w, (needed && !s->out[seat]) || count[seat] != 0);
        write_count(w, match->names[seat], count[seat]);
    }
    write_end(w);
}

/* Used reductions by isle. What a player has used in all is hidden, but can be claimed. */
static void write_discounts(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    const struct cyc_box *b = match->box;
    int used[SEATS_MAX] = {0};
    bool any = false;
    for (int isle = 0; isle < b->isles; isle++) {
        any = any || s->isle[isle].used > 0;
        if (s->isle[isle].owner != NOBODY)
            used[s->isle[isle].owner] += s->isle[isle].used;
    }
    if (s->discounts_unknown) {
        write_unknown(w, "discounts");
        return;
    }
    cyc_show_if(w, any || s->phase == PHASE_ACTIONS);
    write_map(w, "discounts");
    for (int isle = 0; isle < b->isles; isle++) {
        cyc_show_if(w, s->isle[isle].used > 0);
        write_number(w, cyc_isle_name(b, isle), s->isle[isle].used);
    }
    for (int seat = 0; seat < match->seats; seat++) {
        write_hidden(w);
        write_number(w, match->names[seat], used[seat]);
    }
    write_end(w);
}

static void write_stray(const struct cyc_box *b, const struct cyc_state *s, struct writer *w)
{
    bool any = false;
    for (int sea = 0; sea < b->circles; sea++)
        any = any || cyc_is_stray(b, s, sea);
    cyc_show_if(w, any);
    write_list(w, "stray");
    for (int sea = 0; sea < b->circles; sea++)
        if (cyc_is_stray(b, s, sea))
            write_word(w, NULL, b->name[sea]);
    write_end(w);
}

void cyc_write_players(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    write_map(w, "gold");
    for (int seat = 0; seat < match->seats; seat++)
        write_count(w, match->names[seat], s->gold[seat]);
    write_end(w);
    write_counts(match, s, w, "priests", s->priests);
    write_counts(match, s, w, "philosophers", s->philosophers);
    write_discounts(match, s, w);
    write_stray(match->box, s, w);
}

static void write_turn(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    if (s->turn.player == NOBODY) {
        write_hidden(w);
        write_word(w, "turn", "none");
        return;
    }
    write_map(w, "turn");
    write_word(w, "player", match->names[s->turn.player]);
    write_word(w, "god", cyc_god_names[s->turn.god]);
    cyc_show_if(w, s->turn.recruited > 0 || !(s->assumed & ON_TURN));
    write_number(w, "recruited", s->turn.recruited);
    write_flag(w, "begun", s->turn.begun);
    cyc_show_if(w, s->turn.sylph > 0);
    write_number(w, "sylph", s->turn.sylph);
    write_end(w);
}

static void write_battle(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    if (s->battle.at == NOWHERE) {
        write_hidden(w);
        write_word(w, "battle", "none");
        return;
    }
    write_map(w, "battle");
    write_word(w, "at", ((const struct cyc_box *)match->box)->name[s->battle.at]);
    write_word(w, "attacker", match->names[s->battle.attacker]);
    write_number(w, "units", s->battle.units);
    write_word(w, "step", cyc_step_names[s->battle.step]);
    write_number(w, "assaults", s->battle.assaults);
    write_end(w);
}

static void write_sets(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    cyc_show_if(w, cyc_any_due(match, s));
    write_map(w, "due");
    for (int seat = 0; seat < match->seats; seat++) {
        cyc_show_if(w, s->due[seat] != NO_SET);
        write_word(w, match->names[seat], s->due[seat] == NO_SET ? "none" : cyc_set_names[s->due[seat]]);
    }
    write_end(w);
    bool any = false;
    for (int seat = 0; seat < match->seats; seat++)
        any = any || s->overdue[seat][0] != NO_SET;
    cyc_show_if(w, any);
    write_map(w, "overdue");
    for (int seat = 0; seat < match->seats; seat++) {
        cyc_show_if(w, s->overdue[seat][0] != NO_SET);
        write_list(w, match->names[seat]);
        for (int i = 0; i < OVERDUE_MAX && s->overdue[seat][i] != NO_SET; i++)
            write_word(w, NULL, cyc_set_names[s->overdue[seat][i]]);
        write_end(w);
    }
    write_end(w);
}

static void write_doubted(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    int doubted[SEATS_MAX], count = 0;
    for (int seat = 0; seat < match->seats; seat++)
        if (s->gold_doubted[seat])
            doubted[count++] = seat;
    if (count == 0)
        return;
    write_map(w, "assumed");
    cyc_write_names(match, w, "purses", doubted, count, "");
    write_end(w);
}

void cyc_write_moment(const struct match *match, const struct cyc_state *s, struct writer *w)
{
    const struct cyc_box *b = match->box;
    write_turn(match, s, w);
    write_battle(match, s, w);
    cyc_show_if(w, s->push != NOWHERE);
    write_word(w, "push", s->push == NOWHERE ? "none" : cyc_isle_name(b, s->push));
    cyc_show_if(w, s->redraw);
    if (s->redraw)
        write_number(w, "redraw", s->redraw);
    else
        write_word(w, "redraw", "none");
    write_sets(match, s, w);
    int out[SEATS_MAX], count = 0;
    for (int seat = 0; seat < match->seats; seat++)
        if (s->out[seat])
            out[count++] = seat;
    cyc_show_if(w, count > 0);
    cyc_write_names(match, w, "out", out, count, "");
    write_doubted(match, s, w);
}
