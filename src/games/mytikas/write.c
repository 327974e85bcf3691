/* Mytikas: the table in the words of `table:`. */
#include "games/mytikas/mytikas.h"

static void write_cards(struct writer *w, const char *key, unsigned cards)
{
    write_names(write_hidden_if(w, !cards), key, myt_card_names, cards);
}

/* True of the table, but as long as nobody wrote it there is nothing to print. */
static void write_unprinted(struct writer *w, const char *key)
{
    write_unknown(write_hidden_if(w, true), key);
}

/* Once play has begun what is left out is unknown: then nothing is said aloud. */
static bool says_nothing(const struct myt_state *s)
{
    return s->phase >= STARTING;
}

static void write_line(struct writer *w, const struct match *match, const struct myt_state *s)
{
    int cards = myt_cards_at(s, IN_LINE);
    if (s->open & LINE_OPEN && cards == 0) {
        write_unknown(write_hidden_if(w, !myt_line_told(match, s)), "line"); /* else the rest would tell it */
        return;
    }
    write_list(write_hidden_if(w, cards == 0 && !says_nothing(s)), "line");
    for (int card = 0; card < CARDS; card++)
        if (s->holder[card] == IN_LINE)
            write_word(w, NULL, myt_card_names[card]);
    if (s->open & LINE_OPEN)
        write_unknown(w, NULL);
    write_end(w);
}

/* ---- a player ---- */

static void write_goods(struct writer *w, const struct myt_seat *seat)
{
    write_map(write_hidden_if(w, (seat->unknown & ALL_GOODS) == ALL_GOODS), "goods");
    for (int kind = 0; kind < KINDS; kind++) {
        const int *cubes = seat->goods[kind];
        int sum = cubes[0] + cubes[1] + cubes[2] + cubes[3];
        if (seat->unknown >> kind & 1)
            write_unknown(w, myt_kind_names[kind]);
        else if (seat->lumped >> kind & 1)
            write_number(w, myt_kind_names[kind], sum);
        else {
            write_hidden_if(w, sum == 0);
            write_numbers(w, myt_kind_names[kind], cubes, LEVELS);
        }
    }
    write_end(w);
}

void myt_write_built(struct writer *w, const struct myt_state *s, int seat)
{
    if (myt_board_assumed(s, seat)) {
        write_unknown(w, "built");
        return;
    }
    write_map(write_hidden_if(w, myt_pieces_built(s, seat) == 0 && !(s->seat[seat].assumed & SLOTS_ASSUMED)), "built");
    for (int piece = 0; piece < PIECES; piece++) {
        bool assumed = myt_slot_assumed(s, seat, piece, 0) || myt_slot_assumed(s, seat, piece, myt_slots_of(piece) - 1);
        bool plain = myt_pieces_left(s, seat, piece) == myt_slots_of(piece) && !assumed;
        write_list(write_hidden_if(w, plain), myt_piece_names[piece]);
        for (int slot = 0; slot < myt_slots_of(piece); slot++)
            if (myt_slot_assumed(s, seat, piece, slot))
                write_unknown(w, NULL);
            else
                write_number(w, NULL, s->seat[seat].built[piece][slot]);
        write_end(w);
    }
    write_end(w);
}

static void write_hand(struct writer *w, const struct myt_state *s, int seat)
{
    bool more = myt_unknown(s, seat, NO_CARDS);
    write_map(write_hidden_if(w, myt_cards_at(s, seat) == 0 && (more || !says_nothing(s))), "cards");
    for (int card = 0; card < CARDS; card++) {
        const char *name = myt_card_names[card];
        if (myt_may_hold(s, seat, card)) /* a card that is seen nowhere may be here; that can be claimed */
            write_unprinted(w, name);
        else if (s->holder[card] == seat && s->locked[card])
            write_word(w, name, "locked");
        else if (s->holder[card] == seat && s->tokens[card] == TOKENS_UNKNOWN)
            write_unknown(w, name);
        else if (s->holder[card] == seat)
            write_number(w, name, s->tokens[card]);
    }
    if (more)
        write_unknown(w, "rest");
    write_end(w);
    write_cards(w, "dealt", myt_cards_of(s, DEALT_TO + seat));
}

static void write_player(struct writer *w, const struct match *match, const struct myt_state *s, int seat)
{
    const unsigned all = ALL_GOODS | NO_FAVORS | NO_RESERVE | NO_CARDS;
    int builder = s->seat[seat].builder;
    bool known = s->seat[seat].unknown != all || s->seat[seat].assumed != (SLOTS_ASSUMED | BUILDER_ASSUMED)
                 || myt_cards_at(s, seat) > 0;
    write_map(write_hidden_if(w, !known), match->names[seat]);
    if (s->seat[seat].assumed & BUILDER_ASSUMED)
        write_unknown(w, "builder");
    else {
        write_hidden_if(w, builder == NONE);
        write_word(w, "builder", builder == NONE ? "none" : myt_spot_name(match, builder));
    }
    write_goods(w, &s->seat[seat]);
    myt_write_built(w, s, seat);
    if (myt_unknown(s, seat, NO_FAVORS))
        write_unprinted(w, "favors");
    else
        write_bag(write_hidden_if(w, myt_favors_held(s, seat) == 0 && !says_nothing(s)), "favors", myt_god_names,
                  s->seat[seat].favors);
    if (myt_unknown(s, seat, NO_RESERVE))
        write_unprinted(w, "offerings");
    else
        write_number(write_hidden_if(w, s->seat[seat].offerings == 0 && !says_nothing(s)), "offerings",
                     s->seat[seat].offerings);
    write_hand(w, s, seat);
    write_end(w);
}

/* ---- the running turn ---- */

static void write_deeds(struct writer *w, const struct match *match, const char *key, const struct myt_deeds *deeds)
{
    write_list(w, key);
    for (int i = 0; i < deeds->count; i++)
        myt_write_deed(w, match, &deeds->deed[i]);
    write_end(w);
}

static void write_action(struct writer *w, const struct match *match, const struct myt_state *s)
{
    write_word(w, "who", match->names[s->who]);
    write_word(w, "doing", myt_area_names[s->doing]);
    write_deeds(w, match, "main", &s->deeds[IN_MAIN]);
    if (s->ribbon)
        write_deeds(w, match, "bonus", &s->deeds[IN_RIBBON]);
    if (s->slot > 0) {
        write_map(w, "slot");
        write_word(w, "piece", myt_piece_names[s->slot_piece]);
        write_number(w, "slot", s->slot);
        write_number(w, "level", s->slot_level);
        write_deeds(w, match, "done", &s->deeds[IN_SLOT]);
        write_flag(write_hidden_if(w, !s->slot_closed), "closed", s->slot_closed);
        write_end(w);
    }
    if (s->built_level > 0)
        write_number(w, "built-level", s->built_level);
    write_flag(write_hidden_if(w, !s->dead_end), "dead-end", s->dead_end);
    if (s->tried != TRIED_NOTHING)
        write_word(w, "tried", s->tried == TRIED_MAIN ? "main" : "bonus");
}

static void write_now(struct writer *w, const struct match *match, const struct myt_state *s)
{
    int uses = 0;
    for (int card = 0; card < CARDS; card++)
        uses += s->used[card];
    write_map(write_hidden_if(w, s->area == NONE && uses == 0), "now");
    if (s->area != NONE)
        write_word(w, "area", myt_area_names[s->area]);
    if (s->who != NONE)
        write_action(w, match, s);
    write_bag(write_hidden_if(w, uses == 0), "used", myt_card_names, s->used);
    write_names(write_hidden_if(w, !s->followed), "followed", match->names, s->followed);
    write_names(write_hidden_if(w, !s->passed), "passed", match->names, s->passed);
    write_flag(write_hidden_if(w, !s->skipped), "skipped", s->skipped);
    write_flag(write_hidden_if(w, !s->revealed), "revealed", s->revealed);
    write_end(w);
}

/* ---- what follows from the rest ---- */

static void write_supply(struct writer *w, const struct match *match, const struct myt_state *s)
{
    write_list(w, "mountain");
    for (int level = 1; level <= LEVELS; level++) {
        int left = myt_tokens_left(match, s, level);
        write_number(w, NULL, left > 0 ? left : 0);
    }
    write_end(w);
    bool unknown = myt_lacking(match, s, NO_FAVORS);
    write_map(write_hidden_if(w, unknown), "piles");
    for (int god = 0; god < GODS; god++)
        if (unknown && myt_pile(match, s, god) > 0)
            write_unknown(w, myt_god_names[god]);
        else
            write_number(w, myt_god_names[god], myt_pile(match, s, god));
    write_end(w);
    if (s->open & LOCKS_OPEN) {
        write_unknown(write_hidden_if(w, myt_locks_told(match, s) == NONE), "locks");
        return;
    }
    write_numbers(w, "locks", myt_box_of(match)->lock + myt_locks_taken(s), myt_locks_left(match, s));
}

void myt_write(const struct match *match, const void *state, struct writer *w)
{
    const struct myt_state *s = state;
    unsigned fresh = 0;
    for (int card = 0; card < CARDS; card++)
        fresh |= s->fresh[card] ? 1u << card : 0;
    write_seat(w, match, "first", s->first, "unknown");
    write_seat(w, match, "turn", s->turn, "unknown");
    write_word(w, "phase", myt_phase_names[s->phase]);
    write_line(w, match, s);
    write_cards(w, "under", myt_cards_of(s, UNDER_DECK));
    write_number(write_hidden_if(w, s->owed == 0), "owed", s->owed);
    write_cards(w, "fresh", fresh);
    write_flag(write_hidden_if(w, !s->ending), "ending", s->ending);
    write_map(w, "seats");
    for (int seat = 0; seat < match->seats; seat++)
        write_player(w, match, s, seat);
    write_end(w);
    write_now(w, match, s);
    write_supply(w, match, s);
}
