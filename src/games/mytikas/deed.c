/* Mytikas: deeds, the entries that are remembered while an action runs. */
#include "games/mytikas/mytikas.h"

const int myt_card_field[VERBS] = {[VERB_PRODUCE] = PRODUCE_WITH,
                                   [VERB_BUILD] = BUILD_WITH,
                                   [VERB_UP] = UP_WITH,
                                   [VERB_FAVOR] = FAVOR_WITH,
                                   [VERB_TAKE] = TAKE_WITH};

bool myt_is_step(const struct move *move)
{
    int field = move->verb == VERB_BUILD ? 0 : myt_card_field[move->verb];
    return move->verb >= VERB_PRODUCE && move->verb <= VERB_OFFER && !(field && given(move, field));
}

static signed char small_value(const struct move *move, int field, int missing)
{
    return (signed char)value_or(move, field, missing);
}

struct myt_deed myt_deed_of(const struct move *move)
{
    struct myt_deed deed = {.verb = (short)move->verb, .from = NONE, .into = NONE, .with = NONE};
    if (move->verb != VERB_PRODUCE && move->verb != VERB_TAKE)
        deed.what = small_value(move, 0, 0);
    switch (move->verb) {
    case VERB_PRODUCE:
        for (int i = 0; i < items(move, 0); i++)
            deed.goods[item(move, 0, i)]++;
        deed.level = small_value(move, PRODUCE_LEVEL, 0);
        break;
    case VERB_TAKE:
        deed.number = (short)value_or(move, 0, 0);
        break;
    case VERB_BUILD:
        deed.level = small_value(move, BUILD_LEVEL, 0);
        deed.slot = small_value(move, BUILD_SLOT, 0);
        deed.with = small_value(move, BUILD_WITH, NONE);
        deed.paid = (signed char)(given(move, BUILD_PAY) ? items(move, BUILD_PAY) : NONE);
        for (int i = 0; i < deed.paid; i++)
            deed.pay[i] = (signed char)item(move, BUILD_PAY, i);
        break;
    case VERB_UP:
        deed.into = small_value(move, UP_INTO, NONE);
        deed.from = small_value(move, UP_OF, NONE);
        break;
    case VERB_SHIFT:
        deed.level = small_value(move, SHIFT_TO, 0);
        break;
    case VERB_FAVOR:
        deed.from = small_value(move, FAVOR_FROM, NONE);
        break;
    case VERB_OFFER:
        deed.number = (short)value_or(move, OFFER_TOKENS, 0);
        break;
    default:
        break;
    }
    return deed;
}

bool myt_read_deed(const struct match *match, const struct myt_state *s, int seat, const struct move *move,
                   struct myt_deed *deed)
{
    *deed = myt_deed_of(move);
    if (deed->verb == VERB_PRODUCE && deed->level == 0 && given(move, PRODUCE_WITH))
        deed->level = 1;
    return deed->verb != VERB_PRODUCE || deed->level > 0 || myt_find_level(match, s, seat, deed);
}

static void write_build(struct writer *w, const struct myt_deed *deed)
{
    write_word(w, "build", myt_piece_names[deed->what]);
    write_number(w, "level", deed->level);
    write_number(w, "slot", deed->slot);
    if (deed->paid != NONE) {
        write_list(w, "pay");
        for (int i = 0; i < deed->paid; i++)
            write_word(w, NULL,
                       deed->pay[i] < CUBES ? myt_cube_names[deed->pay[i]] : myt_kind_names[deed->pay[i] - CUBES]);
        write_end(w);
    }
    if (deed->with != NONE)
        write_word(w, "with", myt_card_names[deed->with]);
}

void myt_write_deed(struct writer *w, const struct match *match, const struct myt_deed *deed)
{
    int goods[KINDS] = {deed->goods[STONE], deed->goods[MARBLE], deed->goods[GOLD]};
    write_map(w, NULL);
    switch (deed->verb) {
    case VERB_PRODUCE:
        write_bag(w, "produce", myt_kind_names, goods);
        write_number(w, "level", deed->level);
        break;
    case VERB_BUILD:
        write_build(w, deed);
        break;
    case VERB_FAVOR:
        write_word(w, "favor", myt_god_names[deed->what]);
        if (deed->from != NONE)
            write_word(w, "from", match->names[deed->from]);
        break;
    case VERB_TAKE:
        write_number(w, "take", deed->number);
        break;
    case VERB_UP:
        write_word(w, "up", myt_cube_names[deed->what]);
        if (deed->into != NONE)
            write_word(w, "into", myt_kind_names[deed->into]);
        if (deed->from != NONE)
            write_word(w, "of", myt_cube_names[deed->from]);
        break;
    case VERB_SHIFT:
        write_word(w, "shift", myt_cube_names[deed->what]);
        write_number(w, "to", deed->level);
        break;
    case VERB_OFFER:
        write_word(w, "offer", myt_card_names[deed->what]);
        write_number(w, "tokens", deed->number);
        break;
    }
    write_end(w);
}
