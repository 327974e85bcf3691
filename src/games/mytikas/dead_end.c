/* Mytikas: can anything be done at an area at all? */
#include <stdarg.h>
#include <stdio.h>

#include "games/mytikas/mytikas.h"

/* The card that makes this piece cheaper for who performs, or NONE. */
static int discount(const struct match *match, const struct myt_state *s, int seat, int piece)
{
    int card = myt_is_city(piece) ? ARTEMIS_CARD : ATHENA_CARD;
    bool works = myt_usable(s, seat, card) && myt_box_of(match)->deity[card].areas >> s->doing & 1
                 && s->used[card] < myt_uses(match, card);
    return works ? card : NONE;
}

/* On the level, or above it for whoever may move cubes down. */
static bool has_cost(const struct match *match, const struct myt_state *s, int seat, int piece, int level)
{
    bool from_above = seat == s->turn || match->house[HOUSE_DOWN_WHEN_FOLLOWING] == DOWN_ALLOW;
    int with = discount(match, s, seat, piece);
    for (int kind = 0; kind < KINDS; kind++) {
        int have = 0;
        for (int l = level; l <= (from_above ? LEVELS : level); l++)
            have += s->seat[seat].goods[kind][l - 1];
        if (have < myt_cost(match, piece, kind, with))
            return false;
    }
    return true;
}

static bool can_build(const struct match *match, const struct myt_state *s, int seat, unsigned pieces)
{
    for (int piece = 0; piece < PIECES; piece++)
        for (int level = 1; pieces >> piece & 1 && myt_pieces_left(s, seat, piece) > 0 && level <= LEVELS; level++)
            if (myt_tokens_left(match, s, level) > 0 && has_cost(match, s, seat, piece, level))
                return true;
    return false;
}

static bool can_take_favor(const struct match *match, const struct myt_state *s, int seat)
{
    for (int god = 0; god < GODS; god++)
        if (myt_pile(match, s, god) > 0)
            return true;
    for (int other = 0; other < match->seats; other++)
        if (other != seat && myt_favors_held(s, other) > 0)
            return true;
    return false;
}

static bool can_offer(const struct match *match, const struct myt_state *s, int seat)
{
    int reserve = s->seat[seat].offerings;
    for (int card = 0; card < CARDS && reserve > 0; card++) {
        int holder = s->holder[card];
        bool others = holder >= 0 && holder < match->seats && holder != seat;
        if (holder == IN_LINE || (holder == seat && !s->locked[card])
            || (others && !s->locked[card] && s->tokens[card] < reserve))
            return true;
    }
    return false;
}

static bool has_cube(const struct myt_state *s, int seat, int highest)
{
    for (int cube = 0; cube < CUBES; cube++)
        if (myt_cube_level(cube) <= highest && myt_cubes_at(s, seat, cube) > 0)
            return true;
    return false;
}

static bool can_step(const struct match *match, const struct myt_state *s, int seat, const struct myt_icon *step)
{
    switch (step->kind) {
    case BUILD:
        return can_build(match, s, seat, step->pieces);
    case MOVE_UP:
        return has_cube(s, seat, LEVELS - 1);
    case MOVE_ANY:
        return has_cube(s, seat, LEVELS);
    case TAKE_FAVOR:
        return can_take_favor(match, s, seat);
    case MAKE_OFFERING:
        return can_offer(match, s, seat);
    default:
        return true;
    }
}

static bool can_begin(const struct match *match, const struct myt_state *s, int seat, const struct myt_action *action)
{
    for (int o = 0; o < action->options; o++)
        for (int i = 0; i < action->option[o].steps; i++)
            if (can_step(match, s, seat, &action->option[o].step[i]))
                return true;
    return false;
}

int myt_bonus_card(const struct match *match, const struct myt_state *s, int seat, int area)
{
    static const int cards[] = {HERA_CARD, DIONYSUS_CARD, APHRODITE_CARD, PERSEPHONE_CARD};
    for (int i = 0; i < 4; i++)
        if (myt_box_of(match)->deity[cards[i]].areas >> area & 1 && myt_usable(s, seat, cards[i]))
            return cards[i];
    return NONE;
}

bool myt_bonus_usable(const struct match *match, const struct myt_state *s, int seat, int area, bool main_done)
{
    if (s->seat[seat].favors[myt_god_of(area)] > 0)
        return true;
    return myt_bonus_card(match, s, seat, area) != NONE && (main_done || match->house[HOUSE_CARD_BONUS] == BONUS_ALONE);
}

/* A card effect of the main action binds to it: after it the ribbon alone does not do. */
int myt_effect_used(const struct myt_state *s)
{
    for (int card = 0; card < CARDS; card++)
        if (s->used[card] > 0 && card != DEMETER_CARD && card != HADES_CARD)
            return card;
    return NONE;
}

static bool ribbon_usable(const struct match *match, const struct myt_state *s, int seat)
{
    if (s->ribbon || seat != s->turn)
        return s->ribbon;
    return myt_bonus_usable(match, s, seat, s->doing, s->main_deeds.count > 0)
           && (myt_main_performed(s) || myt_effect_used(s) == NONE);
}

/* Nothing can be done by who performs. */
static bool is_stuck(const struct match *match, const struct myt_state *s, int seat)
{
    const struct myt_box *box = myt_box_of(match);
    if (!s->ribbon && can_begin(match, s, seat, &box->main[s->doing]))
        return false;
    return !ribbon_usable(match, s, seat) || !can_begin(match, s, seat, &box->ribbon[s->doing]);
}

bool myt_may_spoil(const struct match *match, const struct myt_state *s, int seat)
{
    bool idle = s->main_deeds.count == 0 && s->ribbon_deeds.count == 0;
    return (s->phase == ACTING || s->phase == FOLLOWING) && seat == s->who && idle && !s->dead_end
           && !is_stuck(match, s, seat);
}

/* ---- what a dead end rests on ---- */

enum { PATHS_MOST = 2 * (PIECES + LEVELS) + 1, PATH_ROOM = 48 };

struct paths {
    int count;
    char path[PATHS_MOST][PATH_ROOM];
};

static void add_path(struct paths *paths, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void add_path(struct paths *paths, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    if (paths->count < PATHS_MOST)
        vsnprintf(paths->path[paths->count++], PATH_ROOM, format, args);
    va_end(args);
}

/* What a piece costs may be filler, and with two players a number of Level tokens: would one more have helped? */
static void rest_on_piece(const struct match *match, const struct myt_state *s, int seat, int piece,
                          struct paths *paths)
{
    add_path(paths, "costs.%s", myt_piece_names[piece]);
    for (int level = 1; level <= LEVELS && myt_pieces_left(s, seat, piece) > 0; level++)
        if (myt_tokens_left(match, s, level) <= 0 && has_cost(match, s, seat, piece, level))
            add_path(paths, "level-tokens.%d.%d", match->seats, level);
}

static void rest_on_action(const struct match *match, const struct myt_state *s, int seat,
                           const struct myt_action *action, struct paths *paths)
{
    for (int o = 0; o < action->options; o++)
        for (int i = 0; i < action->option[o].steps; i++)
            for (int piece = 0; piece < PIECES; piece++)
                if (action->option[o].step[i].kind == BUILD && action->option[o].step[i].pieces >> piece & 1)
                    rest_on_piece(match, s, seat, piece, paths);
}

static struct paths paths_of(const struct match *match, const struct myt_state *s, int seat)
{
    const struct myt_box *box = myt_box_of(match);
    struct paths paths = {0};
    if (!s->ribbon)
        rest_on_action(match, s, seat, &box->main[s->doing], &paths);
    if (ribbon_usable(match, s, seat)) {
        add_path(&paths, "%s.kind", box->ribbon[s->doing].path);
        rest_on_action(match, s, seat, &box->ribbon[s->doing], &paths);
    }
    return paths;
}

bool myt_surely_stuck(const struct match *match, const struct myt_state *s, int seat)
{
    if (!is_stuck(match, s, seat))
        return false;
    struct paths paths = paths_of(match, s, seat);
    for (int i = 0; i < paths.count; i++)
        if (assumed(match, "%s", paths.path[i]))
            return false;
    return true;
}

/* Producing and taking tokens is always possible. */
bool myt_never_dead(const struct match *match, int area)
{
    const struct myt_action *action = &myt_box_of(match)->main[area];
    for (int o = 0; o < action->options; o++)
        for (int i = 0; i < action->option[o].steps; i++)
            if (action->option[o].step[i].kind == PRODUCE || action->option[o].step[i].kind == TAKE_OFFERING)
                return true;
    return false;
}

/* Names the house answers under which something could be done. */
static void hang_on_readings(struct hearing *h, int seat)
{
    static const struct {
        int question, answer;
    } readings[] = {{HOUSE_CARD_BONUS, BONUS_ALONE},
                    {HOUSE_DOWN_WHEN_FOLLOWING, DOWN_ALLOW},
                    {HOUSE_START_CITY_TOKEN, CITY_TOKEN_STAYS}};
    for (size_t i = 0; i < sizeof readings / sizeof *readings; i++) {
        struct match other = *h->match;
        other.house[readings[i].question] = readings[i].answer;
        if (!is_stuck(&other, h->state, seat))
            hangs_on(h, readings[i].question, readings[i].answer);
    }
}

void myt_test_dead_end(struct hearing *h, int seat)
{
    struct myt_state *s = h->state;
    const char *area = myt_area_titles[s->doing];
    if (!is_stuck(h->match, s, seat))
        return;
    illegal(h, RULE_DEAD_END, s->ribbon ? "%s can do nothing of the ribbon of %s" : "%s can do nothing at %s",
            myt_name_of(h, seat), area);
    struct paths paths = paths_of(h->match, s, seat);
    for (int i = 0; i < paths.count; i++)
        rests_on(h, "%s", paths.path[i]);
    if (h->latest)
        hang_on_readings(h, seat);
    s->dead_end = true;
}
