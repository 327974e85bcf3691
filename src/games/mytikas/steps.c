/* Mytikas: entries that may be legal while somebody performs an action. */
#include "games/mytikas/moves.h"

/* ---- producing ---- */

static struct deed production(const struct icon *step, int level)
{
    struct deed deed = {.verb = VERB_PRODUCE, .level = (signed char)level, .from = NONE, .into = NONE, .with = NONE};
    for (int kind = 0; kind < KINDS; kind++)
        deed.goods[kind] = (unsigned char)step->goods[kind];
    return deed;
}

/* Goods and levels listed already: the ribbon or main action may show what the build bonus shows too. */
struct seen {
    int count;
    const struct icon *step[2 * OPTIONS_MOST * STEPS_MOST * LEVELS];
    int level[2 * OPTIONS_MOST * STEPS_MOST * LEVELS];
};

static bool listed(struct seen *seen, const struct icon *step, int level)
{
    for (int i = 0; i < seen->count; i++) {
        const int *a = seen->step[i]->goods, *b = step->goods;
        if (seen->level[i] == level && a[STONE] == b[STONE] && a[MARBLE] == b[MARBLE] && a[GOLD] == b[GOLD])
            return true;
    }
    seen->step[seen->count] = step;
    seen->level[seen->count++] = level;
    return false;
}

static void say_production(const struct offer *to, const struct icon *step, int level)
{
    struct move move = move_of(to->seat, VERB_PRODUCE);
    struct deed unsaid = production(step, 0);
    int goods[9], count = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < step->goods[kind]; i++)
            goods[count++] = kind;
    move_put_list(&move, 0, count, goods);
    if (!myt_find_level(to->match, to->s, to->seat, &unsaid) || unsaid.level != level)
        move_put(&move, PRODUCE_LEVEL, level);
    suggest_move(to->to, &move);
}

static void suggest_production(const struct offer *to, enum list list, struct seen *seen)
{
    const struct action *action = myt_action(to->match, to->s, list);
    int built_on = list == IN_SLOT ? to->s->slot_level : to->s->built_level;
    for (int o = 0; o < action->options; o++)
        for (int i = 0; i < action->option[o].steps; i++)
            for (int level = 1; level <= LEVELS; level++) {
                const struct icon *step = &action->option[o].step[i];
                if (step->kind == PRODUCE && myt_level_allowed(to->s, to->seat, step, built_on, level)
                    && !listed(seen, step, level))
                    say_production(to, step, level);
            }
}

static void suggest_produce(const struct offer *to)
{
    struct seen seen = {0};
    if (to->s->slot > 0)
        suggest_production(to, IN_SLOT, &seen);
    suggest_production(to, to->s->ribbon ? IN_RIBBON : IN_MAIN, &seen);
    for (int kind = 0; kind < KINDS && myt_usable(to->s, to->seat, PAN_CARD); kind++) {
        struct move move = move_of(to->seat, VERB_PRODUCE);
        move_put_list(&move, 0, 1, &kind);
        move_put(&move, PRODUCE_WITH, PAN_CARD);
        suggest_move(to->to, &move);
    }
}

/* ---- building ---- */

static void suggest_build(const struct offer *to, int piece, int slot, int with)
{
    for (int level = 1; level <= LEVELS; level++) {
        struct move move = move_of(to->seat, VERB_BUILD);
        move_put(&move, 0, piece);
        move_put(&move, BUILD_LEVEL, level);
        if (myt_pieces_left(to->s, to->seat, piece) == 2)
            move_put(&move, BUILD_SLOT, slot);
        if (with != NONE)
            move_put(&move, BUILD_WITH, with);
        suggest_move(to->to, &move);
    }
}

static void suggest_builds(const struct offer *to)
{
    for (int piece = 0; piece < PIECES; piece++)
        for (int slot = 1; slot <= slots_of(piece); slot++) {
            int card = is_city(piece) ? ARTEMIS_CARD : ATHENA_CARD;
            if (to->s->seat[to->seat].built[piece][slot - 1] > 0)
                continue;
            suggest_build(to, piece, slot, NONE);
            if (myt_usable(to->s, to->seat, card))
                suggest_build(to, piece, slot, card);
        }
}

/* ---- moving ---- */

static void suggest_up(const struct offer *to, int cube, int into, int with)
{
    struct move move = move_of(to->seat, VERB_UP);
    move_put(&move, 0, cube);
    if (into != NONE)
        move_put(&move, UP_INTO, into);
    if (with != NONE)
        move_put(&move, UP_WITH, with);
    suggest_move(to->to, &move);
}

static void suggest_ups(const struct offer *to)
{
    bool shown = myt_shows(to->match, to->s, MOVE_UP), hestia = myt_usable(to->s, to->seat, HESTIA_CARD);
    bool apollo = myt_usable(to->s, to->seat, APOLLO_CARD);
    for (int cube = 0; cube < CUBES; cube++) {
        int better = cube_kind(cube) + 1;
        if (!offer_has(to, cube) || cube_level(cube) == LEVELS)
            continue;
        if (shown)
            suggest_up(to, cube, NONE, NONE);
        if (shown && hestia && better < KINDS)
            suggest_up(to, cube, better, NONE);
        if (apollo)
            suggest_up(to, cube, NONE, APOLLO_CARD);
        if (apollo && hestia && better < KINDS)
            suggest_up(to, cube, better, APOLLO_CARD);
    }
}

static void suggest_shifts(const struct offer *to)
{
    for (int cube = 0; cube < CUBES && myt_shows(to->match, to->s, MOVE_ANY); cube++)
        for (int level = 1; level <= LEVELS; level++)
            if (offer_has(to, cube) && level != cube_level(cube))
                myt_say_with(to, VERB_SHIFT, cube, SHIFT_TO, level);
}

/* ---- tokens ---- */

static void suggest_favor(const struct offer *to, int god, int from)
{
    struct move move = move_of(to->seat, VERB_FAVOR);
    move_put(&move, 0, god);
    if (from != NONE)
        move_put(&move, FAVOR_FROM, from);
    if (myt_shows(to->match, to->s, TAKE_FAVOR))
        suggest_move(to->to, &move);
    for (int cube = 0; cube < CUBES && myt_usable(to->s, to->seat, HEPHAESTUS_CARD); cube++) {
        struct move bought = move;
        move_put(&bought, FAVOR_WITH, HEPHAESTUS_CARD);
        move_put(&bought, FAVOR_PAY, cube);
        if (offer_has(to, cube))
            suggest_move(to->to, &bought);
    }
}

static void suggest_favors(const struct offer *to)
{
    for (int god = 0; god < GODS; god++) {
        bool pile = myt_pile(to->match, to->s, god) > 0;
        if (pile)
            suggest_favor(to, god, NONE);
        for (int seat = 0; seat < to->match->seats && !pile; seat++)
            if (seat != to->seat && to->s->seat[seat].favors[god] > 0)
                suggest_favor(to, god, seat);
    }
}

static void suggest_takes(const struct offer *to)
{
    for (int tokens = 1; tokens <= DEEDS_IN_ACTION && myt_shows(to->match, to->s, TAKE_OFFERING); tokens++)
        myt_say(to, VERB_TAKE, tokens);
    int gives = myt_usable(to->s, to->seat, ARES_CARD) ? box_of(to->match)->deity[ARES_CARD].amount : 0;
    for (int tokens = 1; tokens <= gives; tokens++)
        myt_say_with(to, VERB_TAKE, tokens, TAKE_WITH, ARES_CARD);
}

static void suggest_offers(const struct offer *to)
{
    int most = to->s->seat[to->seat].offerings;
    most = most < OFFERS_LISTED ? most : OFFERS_LISTED;
    for (int card = 0; card < CARDS && myt_shows(to->match, to->s, MAKE_OFFERING); card++) {
        int holder = to->s->holder[card];
        bool open = holder == IN_LINE || (holder >= 0 && holder < to->match->seats && !to->s->locked[card]);
        int least = open && holder >= 0 && holder != to->seat ? to->s->tokens[card] + 1 : 1;
        for (int tokens = least; open && tokens <= most; tokens++)
            myt_say_with(to, VERB_OFFER, card, OFFER_TOKENS, tokens);
    }
}

void myt_suggest_steps(const struct offer *to)
{
    suggest_produce(to);
    if (myt_shows(to->match, to->s, BUILD))
        suggest_builds(to);
    suggest_ups(to);
    suggest_shifts(to);
    suggest_favors(to);
    suggest_takes(to);
    suggest_offers(to);
    myt_suggest_downs(to);
    myt_say_word(to, VERB_BONUS);
    myt_say_word(to, VERB_END);
}
