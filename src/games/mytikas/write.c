/* Mytikas: the table in the words of `table:`. */
#include "games/mytikas/mytikas.h"

static void hide_if(struct writer *w, bool nothing)
{
    if (nothing)
        write_hidden(w);
}

static int count_at(const struct myt_state *s, int where)
{
    int count = 0;
    for (int card = 0; card < CARDS; card++)
        count += s->holder[card] == where;
    return count;
}

static void write_cards_at(struct writer *w, const char *key, const struct myt_state *s, int where)
{
    hide_if(w, count_at(s, where) == 0);
    write_list(w, key);
    for (int card = 0; card < CARDS; card++)
        if (s->holder[card] == where)
            write_word(w, NULL, myt_card_names[card]);
    write_end(w);
}

static void write_flags(struct writer *w, const char *key, const bool flag[CARDS])
{
    bool any = false;
    for (int card = 0; card < CARDS; card++)
        any = any || flag[card];
    hide_if(w, !any);
    write_list(w, key);
    for (int card = 0; card < CARDS; card++)
        if (flag[card])
            write_word(w, NULL, myt_card_names[card]);
    write_end(w);
}

static void write_goods(struct writer *w, const struct myt_seat *seat)
{
    write_map(w, "goods");
    for (int kind = 0; kind < KINDS; kind++) {
        int sum = 0;
        for (int level = 0; level < LEVELS; level++)
            sum += seat->goods[kind][level];
        hide_if(w, sum == 0);
        write_list(w, myt_kind_names[kind]);
        for (int level = 0; level < LEVELS; level++)
            write_number(w, NULL, seat->goods[kind][level]);
        write_end(w);
    }
    write_end(w);
}

static void write_built(struct writer *w, const struct myt_state *s, int seat)
{
    hide_if(w, myt_pieces_built(s, seat) == 0);
    write_map(w, "built");
    for (int piece = 0; piece < PIECES; piece++) {
        hide_if(w, myt_pieces_left(s, seat, piece) == myt_slots_of(piece));
        write_list(w, myt_piece_names[piece]);
        for (int slot = 0; slot < myt_slots_of(piece); slot++)
            write_number(w, NULL, s->seat[seat].built[piece][slot]);
        write_end(w);
    }
    write_end(w);
}

static void write_favors(struct writer *w, const struct myt_state *s, int seat)
{
    hide_if(w, myt_favors_held(s, seat) == 0);
    write_list(w, "favors");
    for (int god = 0; god < GODS; god++)
        for (int i = 0; i < s->seat[seat].favors[god]; i++)
            write_word(w, NULL, myt_god_names[god]);
    write_end(w);
}

static void write_hand(struct writer *w, const struct myt_state *s, int seat)
{
    hide_if(w, count_at(s, seat) == 0);
    write_map(w, "cards");
    for (int card = 0; card < CARDS; card++) {
        if (s->holder[card] != seat)
            continue;
        if (s->locked[card])
            write_word(w, myt_card_names[card], "locked");
        else
            write_number(w, myt_card_names[card], s->tokens[card]);
    }
    write_end(w);
    write_cards_at(w, "dealt", s, DEALT_TO + seat);
}

static void write_seat(struct writer *w, const struct match *match, const struct myt_state *s, int seat)
{
    int builder = s->seat[seat].builder;
    write_map(w, match->names[seat]);
    hide_if(w, builder == NONE);
    write_word(w, "builder",
               builder == NONE     ? "none"
               : match->seats == 2 ? myt_god_names[builder]
                                   : myt_area_names[builder]);
    write_goods(w, &s->seat[seat]);
    write_built(w, s, seat);
    write_favors(w, s, seat);
    hide_if(w, s->seat[seat].offerings == 0);
    write_number(w, "offerings", s->seat[seat].offerings);
    write_hand(w, s, seat);
    write_end(w);
}

static void write_deeds(struct writer *w, const struct match *match, const char *key, const struct myt_deeds *deeds)
{
    write_list(w, key);
    for (int i = 0; i < deeds->count; i++)
        myt_write_deed(w, match, &deeds->deed[i]);
    write_end(w);
}

static void write_slot(struct writer *w, const struct match *match, const struct myt_state *s)
{
    write_map(w, "slot");
    write_word(w, "piece", myt_piece_names[s->slot_piece]);
    write_number(w, "slot", s->slot);
    write_number(w, "level", s->slot_level);
    write_deeds(w, match, "done", &s->slot_deeds);
    write_end(w);
}

static void write_names(struct writer *w, const struct match *match, const char *key, unsigned seats)
{
    hide_if(w, seats == 0);
    write_list(w, key);
    for (int seat = 0; seat < match->seats; seat++)
        if (seats >> seat & 1)
            write_word(w, NULL, match->names[seat]);
    write_end(w);
}

static void write_used(struct writer *w, const struct myt_state *s)
{
    int uses = 0;
    for (int card = 0; card < CARDS; card++)
        uses += s->used[card];
    hide_if(w, uses == 0);
    write_list(w, "used");
    for (int card = 0; card < CARDS; card++)
        for (int i = 0; i < s->used[card]; i++)
            write_word(w, NULL, myt_card_names[card]);
    write_end(w);
}

static void write_action(struct writer *w, const struct match *match, const struct myt_state *s)
{
    write_word(w, "who", match->names[s->who]);
    write_word(w, "doing", myt_area_names[s->doing]);
    write_deeds(w, match, "main", &s->main_deeds);
    if (s->ribbon)
        write_deeds(w, match, "bonus", &s->ribbon_deeds);
    if (s->slot > 0)
        write_slot(w, match, s);
    if (s->built_level > 0)
        write_number(w, "built-level", s->built_level);
    hide_if(w, !s->dead_end);
    write_flag(w, "dead-end", s->dead_end);
    if (s->tried != TRIED_NOTHING)
        write_word(w, "tried", s->tried == TRIED_MAIN ? "main" : "bonus");
}

static bool anything_used(const struct myt_state *s)
{
    for (int card = 0; card < CARDS; card++)
        if (s->used[card] > 0)
            return true;
    return false;
}

static void write_now(struct writer *w, const struct match *match, const struct myt_state *s)
{
    hide_if(w, s->area == NONE && !anything_used(s));
    write_map(w, "now");
    if (s->area != NONE)
        write_word(w, "area", myt_area_names[s->area]);
    if (s->who != NONE)
        write_action(w, match, s);
    write_used(w, s);
    write_names(w, match, "followed", s->followed);
    write_names(w, match, "passed", s->passed);
    hide_if(w, !s->skipped);
    write_flag(w, "skipped", s->skipped);
    write_end(w);
}

static void write_supply(struct writer *w, const struct match *match, const struct myt_state *s)
{
    write_list(w, "mountain");
    for (int level = 1; level <= LEVELS; level++) {
        int left = myt_tokens_left(match, s, level);
        write_number(w, NULL, left > 0 ? left : 0);
    }
    write_end(w);
    write_map(w, "piles");
    for (int god = 0; god < GODS; god++)
        write_number(w, myt_god_names[god], myt_pile(match, s, god));
    write_end(w);
    write_list(w, "locks");
    for (int i = myt_locks_taken(s); i < myt_box_of(match)->locks; i++)
        write_number(w, NULL, myt_box_of(match)->lock[i]);
    write_end(w);
}

void myt_write(const struct match *match, const void *state, struct writer *w)
{
    const struct myt_state *s = state;
    write_word(w, "first", match->names[s->first]);
    write_word(w, "turn", match->names[s->turn]);
    write_word(w, "phase", myt_phase_names[s->phase]);
    write_cards_at(w, "line", s, IN_LINE);
    hide_if(w, !myt_cards_missing(match, s) || count_at(s, IN_LINE) == 0);
    write_flag(w, "line-more", myt_cards_missing(match, s));
    write_cards_at(w, "under", s, UNDER_DECK);
    hide_if(w, s->owed == 0);
    write_number(w, "owed", s->owed);
    write_flags(w, "fresh", s->fresh);
    hide_if(w, !s->ending);
    write_flag(w, "ending", s->ending);
    write_map(w, "seats");
    for (int seat = 0; seat < match->seats; seat++)
        write_seat(w, match, s, seat);
    write_end(w);
    write_now(w, match, s);
    write_supply(w, match, s);
}
