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

/* Which field of an entry is which part of its deed. Besides these, a deed has goods, a number or what is paid. */
static const struct part {
    short verb, field;
    unsigned char at;
    signed char missing; /* its value if the field is not given */
} parts[] = {
    {VERB_PRODUCE, PRODUCE_LEVEL, offsetof(struct myt_deed, level), 0},
    {VERB_BUILD, 0, offsetof(struct myt_deed, what), 0},
    {VERB_BUILD, BUILD_LEVEL, offsetof(struct myt_deed, level), 0},
    {VERB_BUILD, BUILD_SLOT, offsetof(struct myt_deed, slot), 0},
    {VERB_BUILD, BUILD_PAY, offsetof(struct myt_deed, paid), NONE},
    {VERB_BUILD, BUILD_WITH, offsetof(struct myt_deed, with), NONE},
    {VERB_UP, 0, offsetof(struct myt_deed, what), 0},
    {VERB_UP, UP_INTO, offsetof(struct myt_deed, into), NONE},
    {VERB_UP, UP_OF, offsetof(struct myt_deed, from), NONE},
    {VERB_SHIFT, 0, offsetof(struct myt_deed, what), 0},
    {VERB_SHIFT, SHIFT_TO, offsetof(struct myt_deed, level), 0},
    {VERB_FAVOR, 0, offsetof(struct myt_deed, what), 0},
    {VERB_FAVOR, FAVOR_FROM, offsetof(struct myt_deed, from), NONE},
    {VERB_OFFER, 0, offsetof(struct myt_deed, what), 0},
};
enum { PARTS = sizeof parts / sizeof *parts };

struct myt_deed myt_deed_of(const struct move *move)
{
    struct myt_deed deed = {.verb = (short)move->verb, .from = NONE, .into = NONE, .with = NONE};
    for (const struct part *part = parts; part < parts + PARTS; part++)
        if (part->verb == move->verb)
            ((signed char *)&deed)[part->at] = (signed char)value_or(move, part->field, part->missing);
    for (int i = 0; move->verb == VERB_PRODUCE && i < items(move, 0); i++)
        deed.goods[item(move, 0, i)]++;
    if (move->verb == VERB_TAKE || move->verb == VERB_OFFER)
        deed.number = (short)value_or(move, move->verb == VERB_TAKE ? 0 : OFFER_TOKENS, 0);
    if (move->verb == VERB_BUILD && given(move, BUILD_PAY))
        deed.paid = (signed char)items(move, BUILD_PAY);
    for (int i = 0; move->verb == VERB_BUILD && i < deed.paid; i++)
        deed.pay[i] = (signed char)item(move, BUILD_PAY, i);
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

void myt_write_deed(struct writer *w, const struct match *match, const struct myt_deed *deed)
{
    const struct field *fields = myt_verbs[deed->verb].fields;
    int goods[KINDS] = {deed->goods[STONE], deed->goods[MARBLE], deed->goods[GOLD]};
    write_map(w, NULL);
    if (deed->verb == VERB_PRODUCE)
        write_bag(w, "produce", myt_kind_names, goods);
    for (const struct part *part = parts; part < parts + PARTS; part++) {
        int value = ((const signed char *)deed)[part->at];
        if (part->verb != deed->verb || value == NONE)
            continue;
        const struct field *field = &fields[part->field];
        struct text word = {0};
        if (field->shape->form == FORM_BAG) {
            write_list(w, "pay");
            for (int i = 0; i < value; i++)
                write_word(w, NULL,
                           deed->pay[i] < CUBES ? myt_cube_names[deed->pay[i]] : myt_kind_names[deed->pay[i] - CUBES]);
            write_end(w);
        } else if (field->shape->form == FORM_NUMBER)
            write_number(w, field->name, value);
        else {
            shape_print(field->shape, match, value, &word);
            write_word(w, field->name, text_string(&word));
        }
        text_free(&word);
    }
    if (deed->verb == VERB_TAKE || deed->verb == VERB_OFFER)
        write_number(w, deed->verb == VERB_TAKE ? "take" : "tokens", deed->number);
    write_end(w);
}
