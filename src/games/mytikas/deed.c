/* Mytikas: deeds, the entries that are remembered while an action runs. */
#include <string.h>

#include "games/mytikas/mytikas.h"

static int lesser(int a, int b)
{
    return a < b ? a : b;
}

static void take_goods(struct myt_deed *deed, const struct move *move)
{
    for (int i = 0; i < items(move, 0); i++)
        if (deed->goods[item(move, 0, i)] < 255)
            deed->goods[item(move, 0, i)]++;
}

static void take_build(struct myt_deed *deed, const struct move *move)
{
    deed->level = (signed char)value_or(move, BUILD_LEVEL, 0);
    deed->slot = (signed char)value_or(move, BUILD_SLOT, 0);
    deed->with = (signed char)value_or(move, BUILD_WITH, NONE);
    deed->paid = (signed char)(given(move, BUILD_PAY) ? lesser(items(move, BUILD_PAY), PAID_MOST) : NONE);
    for (int i = 0; i < deed->paid; i++)
        deed->pay[i] = (signed char)item(move, BUILD_PAY, i);
}

bool myt_by_card(const struct move *move)
{
    return (move->verb == VERB_PRODUCE && given(move, PRODUCE_WITH)) || (move->verb == VERB_UP && given(move, UP_WITH))
           || (move->verb == VERB_FAVOR && given(move, FAVOR_WITH))
           || (move->verb == VERB_TAKE && given(move, TAKE_WITH));
}

struct myt_deed myt_deed_of(const struct move *move)
{
    struct myt_deed deed;
    memset(&deed, 0, sizeof deed);
    deed.verb = (signed char)move->verb;
    deed.from = deed.into = deed.with = NONE;
    int value = value_or(move, 0, 0);
    if (move->verb == VERB_PRODUCE) {
        take_goods(&deed, move);
        deed.level = (signed char)value_or(move, PRODUCE_LEVEL, 0);
        return deed;
    }
    if (move->verb == VERB_TAKE) {
        deed.number = (short)value;
        return deed;
    }
    deed.what = (signed char)value;
    if (move->verb == VERB_BUILD)
        take_build(&deed, move);
    if (move->verb == VERB_UP) {
        deed.into = (signed char)value_or(move, UP_INTO, NONE);
        deed.from = (signed char)value_or(move, UP_OF, NONE);
    }
    if (move->verb == VERB_SHIFT)
        deed.level = (signed char)value_or(move, SHIFT_TO, 0);
    if (move->verb == VERB_FAVOR)
        deed.from = (signed char)value_or(move, FAVOR_FROM, NONE);
    if (move->verb == VERB_OFFER)
        deed.number = (short)value_or(move, OFFER_TOKENS, 0);
    return deed;
}

static void write_goods(struct writer *w, const struct myt_deed *deed)
{
    write_list(w, "produce");
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < deed->goods[kind]; i++)
            write_word(w, NULL, myt_kind_names[kind]);
    write_end(w);
    write_number(w, "level", deed->level);
}

static void write_build(struct writer *w, const struct myt_deed *deed)
{
    write_word(w, "build", myt_piece_names[deed->what]);
    write_number(w, "level", deed->level);
    write_number(w, "slot", deed->slot);
    if (deed->paid != NONE)
        write_list(w, "pay");
    for (int i = 0; i < deed->paid; i++)
        write_word(w, NULL, deed->pay[i] < CUBES ? myt_cube_names[deed->pay[i]] : myt_kind_names[deed->pay[i] - CUBES]);
    if (deed->paid != NONE)
        write_end(w);
    if (deed->with != NONE)
        write_word(w, "with", myt_card_names[deed->with]);
}

static void write_favor(struct writer *w, const struct match *match, const struct myt_deed *deed)
{
    write_word(w, "favor", myt_god_names[deed->what]);
    if (deed->from != NONE)
        write_word(w, "from", match->names[deed->from]);
}

void myt_write_deed(struct writer *w, const struct match *match, const struct myt_deed *deed)
{
    write_map(w, NULL);
    if (deed->verb == VERB_PRODUCE)
        write_goods(w, deed);
    if (deed->verb == VERB_BUILD)
        write_build(w, deed);
    if (deed->verb == VERB_FAVOR)
        write_favor(w, match, deed);
    if (deed->verb == VERB_TAKE)
        write_number(w, "take", deed->number);
    if (deed->verb == VERB_UP)
        write_word(w, "up", myt_cube_names[deed->what]);
    if (deed->verb == VERB_UP && deed->into != NONE)
        write_word(w, "into", myt_kind_names[deed->into]);
    if (deed->verb == VERB_UP && deed->from != NONE)
        write_word(w, "of", myt_cube_names[deed->from]);
    if (deed->verb == VERB_SHIFT) {
        write_word(w, "shift", myt_cube_names[deed->what]);
        write_number(w, "to", deed->level);
    }
    if (deed->verb == VERB_OFFER) {
        write_word(w, "offer", myt_card_names[deed->what]);
        write_number(w, "tokens", deed->number);
    }
    write_end(w);
}
