/* Mytikas: can a final count be? All that is wrong with it is one finding, with the sums. */
#include "games/mytikas/count.h"

/* What is wrong so far, and the node of the first fault. */
struct doubts {
    struct hearing *h;
    const struct node *final, *at;
    struct text said;
};

static const struct node *node_of(const struct doubts *d, int seat, const char *key)
{
    const struct node *player = node_at(d->final, seat), *part = node_get(player, key);
    return part ? part : player;
}

static void object(struct doubts *d, const struct node *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static void object(struct doubts *d, const struct node *at, const char *format, ...)
{
    text_add(&d->said, d->said.length ? "; " : "");
    TEXT_ARGUMENTS(&d->said, format);
    d->at = d->at ? d->at : at;
}

static const char *name(const struct doubts *d, int seat)
{
    return d->h->match->names[seat];
}

/* ---- of one player ---- */

static void check_pieces(struct doubts *d, const struct myt_told *told, int seat)
{
    for (int piece = 0; piece < PIECES; piece++)
        if (told->pieces[piece] > myt_slots_of(piece))
            object(d, node_of(d, seat, myt_piece_names[piece]), "%s has built %d %s; there %s only %d%s", name(d, seat),
                   told->pieces[piece], piece == LARGE_TEMPLE ? "large temples" : myt_piece_labels[piece],
                   myt_slots_of(piece) == 1 ? "is" : "are", myt_slots_of(piece),
                   piece == MINOR_CITY ? " besides the starting city" : "");
}

static void check_cubes(struct doubts *d, const struct myt_told *told, int seat)
{
    bool all;
    int sum = myt_cubes_told(told, &all), cubes = told->number[TOLD_CUBES], level_4 = told->number[TOLD_LEVEL_4];
    if (cubes != NONE && (cubes < sum || (all && cubes != sum)))
        object(d, node_of(d, seat, "cubes"), "%s has %d cubes, but stone, marble and gold add up to %d", name(d, seat),
               cubes, sum);
    if (level_4 > KINDS)
        object(d, node_of(d, seat, "level-4"), "%s has %d kinds of cube on Level 4; there are %d", name(d, seat),
               level_4, KINDS);
}

static void check_locks(struct doubts *d, const struct myt_told *told, int seat)
{
    int cards = __builtin_popcount(told->cards), locks = told->number[TOLD_LOCKS],
        locked = __builtin_popcount(told->locked);
    if (locks != NONE && told->knows_cards && !told->more_cards && locks > cards)
        object(d, node_of(d, seat, "locks"), "%s has %d Lock%s on only %d card%s", name(d, seat), locks, plural(locks),
               cards, plural(cards));
    if (locks != NONE && locks < locked)
        object(d, node_of(d, seat, "locks"), "%s has %d Lock%s, but %d card%s locked", name(d, seat), locks,
               plural(locks), locked, locked == 1 ? " is" : "s are");
}

static void check_total(struct doubts *d, const struct myt_told *told, int seat)
{
    const struct node *player = node_at(d->final, seat);
    const struct node *total = node_get(player, "total"), *points = node_get(player, "points");
    struct range parts = myt_told_parts(d->h->match, told).doubt[BY_POINTS];
    bool two = total && points && !myt_is_unknown(total) && !myt_is_unknown(points);
    if (two && total->value != points->value)
        object(d, points, "%s's total is %d, but the points are %d", name(d, seat), total->value, points->value);
    int sum = told->number[TOLD_TOTAL], bound = sum < parts.low ? parts.low : parts.high;
    if (sum != NONE && !range_has(parts, sum))
        object(d, total ? total : points, "%s has %d points, but the parts add up to %s%d", name(d, seat), sum,
               range_known(parts) ? ""
               : sum < parts.low  ? "at least "
                                  : "at most ",
               bound);
}

/* ---- of all of them ---- */

static int on_level(const struct myt_told *told, int level)
{
    int pieces = 0;
    for (int piece = 0; piece < PIECES; piece++)
        for (int i = 0; i < told->pieces[piece]; i++)
            pieces += told->level[piece][i] == level;
    return pieces;
}

static void check_level(struct doubts *d, const struct myt_final *count, int level)
{
    const struct match *match = d->h->match;
    bool taken = level == 1 && match->house[HOUSE_START_CITY_TOKEN] == CITY_TOKEN_TAKEN;
    int tokens = myt_box_of(match)->level_tokens[level - 1] - (taken ? match->seats : 0);
    struct sum pieces = {0};
    for (int seat = 0; seat < match->seats; seat++)
        sum_add(&pieces, name(d, seat), on_level(&count->seat[seat], level));
    if (pieces.total > tokens && !assumed(match, "level-tokens.%d.%d", match->seats, level))
        object(d, d->final, "Level %d has too many pieces: %s = %d; it has %d token%s", level, pieces.words,
               pieces.total, tokens, plural(tokens));
}

static void check_favors(struct doubts *d, const struct myt_final *count, int god)
{
    int tokens = myt_box_of(d->h->match)->favor_tokens;
    struct sum held = {0};
    for (int seat = 0; seat < d->h->match->seats; seat++)
        sum_add(&held, name(d, seat), count->seat[seat].favors[god]);
    if (held.total > tokens)
        object(d, d->final, "there are too many Favors of %s: %s = %d; the pile has %d", myt_god_titles[god],
               held.words, held.total, tokens);
}

/* Each card has only one copy. */
static void check_card(struct doubts *d, const struct myt_final *count, int card)
{
    int first = NONE;
    for (int seat = 0; seat < d->h->match->seats; seat++) {
        const struct node *cards = node_of(d, seat, "cards");
        int times = 0;
        for (const struct node *item = cards && cards->kind == NODE_LIST ? cards->first : NULL; item; item = item->next)
            times += item->value == card;
        if (times > 1)
            object(d, cards, "%s is in front of %s twice", myt_card_titles[card], name(d, seat));
        if (!(count->seat[seat].cards >> card & 1))
            continue;
        if (first != NONE)
            object(d, cards, "%s is in front of both %s and %s", myt_card_titles[card], name(d, first), name(d, seat));
        first = first == NONE ? seat : first;
    }
}

static void check_numbers(struct doubts *d, const struct myt_final *count)
{
    const struct match *match = d->h->match;
    int cards = 0, locks = 0, most = match->seats + 1 + myt_box_of(match)->face_down;
    for (int seat = 0; seat < match->seats; seat++) {
        const struct myt_told *told = &count->seat[seat];
        cards += __builtin_popcount(told->cards);
        int locked = __builtin_popcount(told->locked);
        locks += told->number[TOLD_LOCKS] > locked ? told->number[TOLD_LOCKS] : locked;
    }
    if (cards > most)
        object(d, d->final, "there are %d cards, but %d players + 1 + %d face-down cards = %d can be open", cards,
               match->seats, myt_box_of(match)->face_down, most);
    if (locks > myt_box_of(match)->locks)
        object(d, d->final, "there are %d Locks, but only %d are used", locks, myt_box_of(match)->locks);
}

bool myt_check_final(struct hearing *h, const struct node *final, const struct myt_final *count)
{
    struct doubts doubts = {.h = h, .final = final};
    for (int seat = 0; seat < h->match->seats; seat++) {
        check_pieces(&doubts, &count->seat[seat], seat);
        check_cubes(&doubts, &count->seat[seat], seat);
        check_locks(&doubts, &count->seat[seat], seat);
    }
    for (int level = 1; level <= LEVELS; level++)
        check_level(&doubts, count, level);
    for (int god = 0; god < GODS; god++)
        check_favors(&doubts, count, god);
    for (int card = 0; card < CARDS; card++)
        check_card(&doubts, count, card);
    check_numbers(&doubts, count);
    for (int seat = 0; seat < h->match->seats && !doubts.said.length; seat++)
        check_total(&doubts, &count->seat[seat], seat);
    bool sound = doubts.said.length == 0;
    if (!sound) {
        refuse(h, RULE_COUNT, "%.400s", text_string(&doubts.said));
        point_to(h, doubts.at);
    }
    text_free(&doubts.said);
    return sound;
}
