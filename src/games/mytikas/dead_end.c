/* Mytikas: can anything be done at an area at all? */
#include "games/mytikas/mytikas.h"

/* Can something be done? MAYBE: it depends on facts that the record does not give (bits in `facts`). */
enum can { CANNOT, MAYBE, CAN };

struct asking {
    const struct match *match;
    const struct myt_state *s;
    int seat;
    unsigned facts;
    int card;          /* the card whose tokens are unknown */
    struct hearing *h; /* gets the box data that the latest finding rests on; NULL: `open` says if any are assumed */
    bool open;
};

static enum can better(enum can a, enum can b)
{
    return a > b ? a : b;
}

static enum can perhaps(struct asking *a, enum myt_fact fact)
{
    a->facts |= 1u << fact;
    return MAYBE;
}

/* The active player may move cubes down at any time; for a follower that is a house rule. */
static bool may_go_down(const struct match *match, const struct myt_state *s, int seat)
{
    return seat == s->turn || match->house[HOUSE_DOWN_WHEN_FOLLOWING] == DOWN_ALLOW;
}

/* ---- steps ---- */

/* Has the player the cost on the level, or above it if they may move cubes down? */
static enum can has_cost(struct asking *a, int piece, int level, int with)
{
    enum can can = CAN;
    int highest = may_go_down(a->match, a->s, a->seat) ? LEVELS : level;
    for (int kind = 0; kind < KINDS; kind++) {
        int have = 0;
        for (int l = level; l <= highest; l++)
            have += a->s->seat[a->seat].goods[kind][l - 1];
        if (have >= myt_cost(a->match, piece, kind, with))
            continue;
        if (!myt_unknown(a->s, a->seat, 1u << kind))
            return CANNOT;
        can = MAYBE;
    }
    return can;
}

/* Can the player pay, with the card that makes the piece cheaper if they have it or may have it? */
static enum can can_pay(struct asking *a, int piece, int level)
{
    int card = myt_is_city(piece) ? ARTEMIS_CARD : ATHENA_CARD;
    bool works = myt_works(a->match, a->s, card), has = works && myt_usable(a->s, a->seat, card);
    enum can can = has_cost(a, piece, level, has ? card : NONE);
    if (can == MAYBE)
        return perhaps(a, FACT_GOODS);
    if (can == CANNOT && works && myt_may_hold(a->s, a->seat, card) && has_cost(a, piece, level, card) != CANNOT)
        return perhaps(a, FACT_CARDS);
    return can;
}

static enum can can_build(struct asking *a, unsigned pieces)
{
    enum can can = CANNOT;
    for (int piece = 0; piece < PIECES; piece++) {
        bool open = pieces >> piece & 1 && myt_pieces_left(a->s, a->seat, piece) > 0;
        for (int level = 1; level <= LEVELS && open; level++)
            if (myt_tokens_left(a->match, a->s, level) > 0)
                can = better(can, can_pay(a, piece, level));
    }
    return can;
}

static enum can has_cube(struct asking *a, int highest)
{
    for (int cube = 0; cube < CUBES; cube++)
        if (myt_cube_level(cube) <= highest && myt_cubes_at(a->s, a->seat, cube) > 0)
            return CAN;
    return myt_unknown(a->s, a->seat, ALL_GOODS) ? perhaps(a, FACT_GOODS) : CANNOT;
}

/* Can the player, with at least one token in reserve, offer on this card? */
static enum can can_offer_on(struct asking *a, int card, int reserve)
{
    int holder = a->s->holder[card];
    if (holder == IN_LINE)
        return CAN;
    if (!myt_is_held(a->s, card) || a->s->locked[card])
        return CANNOT;
    if (a->s->tokens[card] == TOKENS_UNKNOWN) {
        a->card = card;
        return perhaps(a, FACT_TOKENS);
    }
    return holder == a->seat || a->s->tokens[card] < reserve ? CAN : CANNOT;
}

static enum can can_offer(struct asking *a)
{
    int reserve = a->s->seat[a->seat].offerings;
    enum can can = CANNOT;
    if (myt_unknown(a->s, a->seat, NO_RESERVE))
        return perhaps(a, FACT_RESERVE);
    bool zero = a->match->house[HOUSE_OFFER_ZERO] == ZERO_ALLOW;
    for (int card = 0; card < CARDS && can != CAN; card++)
        if (reserve > 0 || (zero && a->s->holder[card] == IN_LINE))
            can = better(can, can_offer_on(a, card, reserve));
    if (can == CANNOT && reserve > 0 && a->s->open & LINE_OPEN)
        can = perhaps(a, FACT_LINE);
    if (can == CANNOT && reserve > 0 && myt_unknown(a->s, a->seat, NO_CARDS))
        can = perhaps(a, FACT_CARDS);
    return can;
}

/* Is a Favor on a pile or with another player? */
static enum can can_take_favor(const struct asking *a)
{
    for (int god = 0; god < GODS; god++)
        for (int seat = 0; seat < a->match->seats; seat++)
            if (myt_pile(a->match, a->s, god) > 0 || (seat != a->seat && a->s->seat[seat].favors[god] > 0))
                return CAN;
    return CANNOT;
}

static enum can can_step(struct asking *a, const struct myt_icon *step)
{
    switch (step->kind) {
    case BUILD:
        return can_build(a, step->pieces);
    case MOVE_UP:
        return has_cube(a, may_go_down(a->match, a->s, a->seat) ? LEVELS : LEVELS - 1);
    case MOVE_ANY:
        return has_cube(a, LEVELS);
    case MAKE_OFFERING:
        return can_offer(a);
    case TAKE_FAVOR:
        return can_take_favor(a);
    default:
        return CAN;
    }
}

static enum can can_begin(struct asking *a, const struct myt_action *action)
{
    enum can can = CANNOT;
    for (int i = 0; i < action->steps && can != CAN; i++)
        can = better(can, can_step(a, &action->step[i]));
    return can;
}

/* ---- the ribbon ---- */

int myt_bonus_card(const struct match *match, const struct myt_state *s, int seat, int area,
                   bool has(const struct myt_state *s, int seat, int card))
{
    static const int free_bonus[] = {HERA_CARD, DIONYSUS_CARD, APHRODITE_CARD, PERSEPHONE_CARD};
    for (int i = 0; i < 4; i++)
        if (myt_box_of(match)->deity[free_bonus[i]].areas >> area & 1 && has(s, seat, free_bonus[i]))
            return free_bonus[i];
    return NONE;
}

/* Can the bonus be used, by a Favor or a card? An unseen card counts only if there is no other way. */
static enum can bonus_usable(struct asking *a, bool main_done)
{
    bool by_card = main_done || a->match->house[HOUSE_CARD_BONUS] == BONUS_ALONE;
    if (a->s->seat[a->seat].favors[myt_god_of(a->s->doing)] > 0
        || (by_card && myt_bonus_card(a->match, a->s, a->seat, a->s->doing, myt_usable) != NONE))
        return CAN;
    if (myt_unknown(a->s, a->seat, NO_FAVORS))
        return perhaps(a, FACT_FAVORS);
    if (by_card && myt_bonus_card(a->match, a->s, a->seat, a->s->doing, myt_may_hold) != NONE)
        return perhaps(a, FACT_CARDS);
    return CANNOT;
}

bool myt_bonus_usable(struct hearing *h, bool main_done)
{
    const struct myt_state *s = h->state;
    struct asking a = {.match = h->match, .s = s, .seat = s->who};
    enum can can = bonus_usable(&a, main_done);
    if (can == MAYBE)
        myt_need(h, RULE_BONUS_FAVOR, a.facts >> FACT_FAVORS & 1 ? FACT_FAVORS : FACT_CARDS, s->who);
    return can != CANNOT;
}

/* Once a card effect was used in the main action, the ribbon alone is not enough. */
int myt_effect_used(const struct myt_state *s)
{
    for (int card = 0; card < CARDS; card++)
        if (s->used[card] > 0 && card != DEMETER_CARD && card != HADES_CARD)
            return card;
    return NONE;
}

static enum can ribbon_usable(struct asking *a)
{
    const struct myt_state *s = a->s;
    if (s->ribbon)
        return CAN;
    if (a->seat != s->turn || (!myt_main_performed(s) && myt_effect_used(s) != NONE))
        return CANNOT;
    return bonus_usable(a, s->deeds[IN_MAIN].count > 0);
}

/* ---- all of it ---- */

/* Can the performing player do anything? */
static enum can can_do(struct asking *a)
{
    enum can can = a->s->ribbon ? CANNOT : can_begin(a, myt_action(a->match, a->s, IN_MAIN));
    enum can usable = can == CAN ? CANNOT : ribbon_usable(a);
    enum can steps = usable == CANNOT ? CANNOT : can_begin(a, myt_action(a->match, a->s, IN_RIBBON));
    return better(can, steps < usable ? steps : usable);
}

/* "Move 2 resources" needs a cube that was not moved by it already. */
static bool can_shift(const struct match *match, const struct myt_state *s)
{
    for (int cube = 0; cube < CUBES; cube++) {
        struct myt_deed shift = {.verb = VERB_SHIFT, .what = (signed char)cube, .level = 1};
        if (myt_cubes_at(s, s->who, cube) > 0 && myt_rule_on(match, s, s->who, &shift).verdict == FITS)
            return true;
    }
    return myt_unknown(s, s->who, ALL_GOODS);
}

const char *myt_tell_left(const struct match *match, const struct myt_state *s, char room[SAYING])
{
    struct asking a = {.match = match, .s = s, .seat = s->who};
    const struct myt_action *action = myt_slot_open(s) ? myt_action(match, s, IN_SLOT) : NULL;
    char amount[SAYING];
    int option = NONE;
    *room = '\0';
    for (int i = 0; action && i < action->steps; i++) {
        const struct myt_icon *step = &action->step[i];
        int left = option == NONE || option == step->option ? myt_left_of(match, s, s->who, IN_SLOT, i) : 0;
        if (left == 0 || can_step(&a, step) == CANNOT || (step->kind == MOVE_ANY && !can_shift(match, s)))
            continue;
        option = step->option;
        put_string(amount, sizeof amount, left < step->amount ? "%d of %d" : "%d", left, step->amount);
        append_string(room, SAYING, "%s", *room ? " and " : "");
        if (step->kind == PRODUCE)
            append_string(room, SAYING, "%s", myt_say_goods(step->goods, amount));
        else
            myt_add_doing(room, step, amount);
    }
    return room;
}

bool myt_may_spoil(const struct match *match, const struct myt_state *s, int seat)
{
    struct asking a = {.match = match, .s = s, .seat = seat};
    return (s->phase == ACTING || s->phase == FOLLOWING) && seat == s->who && !myt_step_done(s) && !s->dead_end
           && can_do(&a) != CANNOT;
}

/* ---- what is lacking ---- */

static void add_lack_of_building(struct asking *a, unsigned pieces, char room[SAYING])
{
    bool left = false;
    unsigned full = 0; /* bits of levels where only the Level token is lacking */
    for (int piece = 0; piece < PIECES; piece++)
        if (pieces >> piece & 1 && myt_pieces_left(a->s, a->seat, piece) > 0) {
            left = true;
            for (int level = 1; level <= LEVELS; level++)
                if (myt_tokens_left(a->match, a->s, level) <= 0 && can_pay(a, piece, level) != CANNOT)
                    full |= 1u << level;
        }
    for (int level = 1; level <= LEVELS; level++)
        if (full >> level & 1)
            append_string(room, SAYING, ": Level %d has no Level token left", level);
    if (!full)
        append_string(room, SAYING, left ? ": the cost is not there" : ": no such piece is left");
}

/* ": no cube", what the action needs and the player has not. */
static void add_lack(struct asking *a, const struct myt_action *action, char room[SAYING])
{
    unsigned told = 0;
    for (int i = 0; i < action->steps; i++) {
        const struct myt_icon *step = &action->step[i];
        bool low = step->kind == MOVE_UP && myt_cubes_held(a->s, a->seat) > 0;
        if (told >> step->kind & 1)
            continue;
        told |= 1u << step->kind;
        if (step->kind == BUILD)
            add_lack_of_building(a, step->pieces, room);
        else if (step->kind == MAKE_OFFERING)
            append_string(room, SAYING,
                          a->s->seat[a->seat].offerings > 0 ? ": the reserve is too small for any card"
                                                            : ": no Offering token in the reserve");
        else if (step->kind == TAKE_FAVOR)
            append_string(room, SAYING, ": no Favor is left to take");
        else
            append_string(room, SAYING, low ? ": no cube below Level 4" : ": no cube");
    }
}

/* ---- what a dead end rests on ---- */

static void note_path(struct asking *a, const char *path)
{
    if (a->h)
        rests_on(a->h, "%s", path);
    else
        a->open = a->open || assumed(a->match, "%s", path);
}

/* The costs of the pieces that an action offers, and Level tokens where one more would have helped. */
static void note_action(struct asking *a, const struct myt_action *action)
{
    char path[WORD_ROOM];
    for (int i = 0; i < action->steps; i++)
        for (int piece = 0; piece < PIECES; piece++) {
            if (!(action->step[i].pieces >> piece & 1))
                continue;
            put_string(path, sizeof path, "costs.%s", myt_piece_names[piece]);
            note_path(a, path);
            for (int level = 1; level <= LEVELS && myt_pieces_left(a->s, a->seat, piece) > 0; level++)
                if (myt_tokens_left(a->match, a->s, level) <= 0 && can_pay(a, piece, level) != CANNOT) {
                    put_string(path, sizeof path, "level-tokens.%d.%d", a->match->seats, level);
                    note_path(a, path);
                }
        }
}

/* The box data that a dead end rests on. */
static void note_paths(struct asking *a)
{
    char path[WORD_ROOM];
    if (!a->s->ribbon)
        note_action(a, myt_action(a->match, a->s, IN_MAIN));
    if (ribbon_usable(a) == CANNOT)
        return;
    put_string(path, sizeof path, "%s.kind", myt_action(a->match, a->s, IN_RIBBON)->path);
    note_path(a, path);
    note_action(a, myt_action(a->match, a->s, IN_RIBBON));
}

bool myt_surely_stuck(const struct match *match, const struct myt_state *s, int seat)
{
    struct asking a = {.match = match, .s = s, .seat = seat};
    if (can_do(&a) != CANNOT)
        return false;
    note_paths(&a);
    return !a.open;
}

void myt_test_dead_end(struct hearing *h, int seat)
{
    struct myt_state *s = h->state;
    struct asking a = {.match = h->match, .s = s, .seat = seat, .h = h};
    enum can can = can_do(&a);
    /* Asked for are the facts that decide: cubes and tokens first, else the others. */
    unsigned first = a.facts & (1u << FACT_GOODS | 1u << FACT_RESERVE), facts = first ? first : a.facts;
    for (int fact = 0; fact < FACTS && can == MAYBE; fact++)
        if (facts >> fact & 1)
            myt_need(h, RULE_DEAD_END, (enum myt_fact)fact, fact == FACT_TOKENS ? a.card : seat);
    if (can != CANNOT)
        return;
    char lack[SAYING] = "";
    if (h->docket)
        add_lack(&a, myt_action(h->match, s, myt_running(s)), lack);
    illegal(h, RULE_DEAD_END,
            s->ribbon ? "%s cannot do anything on the ribbon of %s%s" : "%s cannot do anything at %s%s",
            myt_name_of(h, seat), myt_area_titles[s->doing], lack);
    s->dead_end = true;
    if (!h->latest)
        return;
    note_paths(&a);
    /* The house rules under which something could be done. */
    static const struct {
        int question, answer;
    } readings[] = {{HOUSE_CARD_BONUS, BONUS_ALONE},
                    {HOUSE_DOWN_WHEN_FOLLOWING, DOWN_ALLOW},
                    {HOUSE_OFFER_ZERO, ZERO_ALLOW},
                    {HOUSE_START_CITY_TOKEN, CITY_TOKEN_STAYS}};
    for (size_t i = 0; i < sizeof readings / sizeof *readings; i++) {
        struct match other = *h->match;
        other.house[readings[i].question] = readings[i].answer;
        a.match = &other;
        if (can_do(&a) != CANNOT)
            hangs_on(h, readings[i].question, readings[i].answer);
    }
}
