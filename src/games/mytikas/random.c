/* Mytikas: what random play likes. Players who undo their own work and heap tokens on cards never end a game; if all of
   them liked the same, games would always end the same way. So everybody works towards the lowest level that has Level
   tokens left, the start player builds, and the others are fonder of the gods. */
#include "games/mytikas/mytikas.h"

/* The rules draw the start player by lot. */
void myt_random_setup(const struct match *match, struct random *random, struct writer *w)
{
    write_word(w, "first", match->names[random_below(random, match->seats)]);
}

/* The lowest level that has Level tokens left. */
static int goal(const struct match *match, const struct myt_state *s)
{
    int level = 1;
    while (level < LEVELS && myt_tokens_left(match, s, level) <= 0)
        level++;
    return level;
}

static int like_area(const struct match *match, const struct myt_state *s, const struct move *move)
{
    const struct myt_icon *icon = &myt_box_of(match)->main[value_or(move, 0, 0)].step[0];
    bool builder = move->actor == s->first;
    switch (icon->kind) {
    case BUILD:
        return builder ? 100 : 30;
    case PRODUCE:
        return 60;
    case MOVE_UP:
        return goal(match, s) > 1 ? 80 : 5;
    default:
        return builder ? 4 : 20;
    }
}

/* How much random play likes to move a cube between these levels. */
static int like_level(const struct match *match, const struct myt_state *s, int from, int to)
{
    int level = goal(match, s);
    bool nearer = from < level ? to > from && to <= level : to < from && to >= level;
    return nearer ? 80 : 1;
}

int myt_weight(const struct match *match, const void *state, const struct move *move)
{
    const struct myt_state *s = state;
    int value = value_or(move, 0, 0), level = myt_cube_level(value), lock = myt_lowest_lock(match, s), tokens,
        worth = 0;
    switch (move->verb) {
    case VERB_OFFER:
        tokens = value_or(move, OFFER_TOKENS, 0) + (s->holder[value] == move->actor ? s->tokens[value] : 0);
        return tokens == lock ? 12 : tokens < lock ? 10 : 1;
    case VERB_MOVE:
    case VERB_FOLLOW:
        return like_area(match, s, move);
    case VERB_UP:
        return like_level(match, s, level, level + 1);
    case VERB_DOWN:
    case VERB_SHIFT:
        return like_level(match, s, level, value_or(move, SHIFT_TO, 1));
    case VERB_PRODUCE:
        for (int i = 0; i < items(move, 0); i++)
            worth += item(move, 0, i);
        return worth > 0 ? 90 : 15; /* stone alone builds nothing */
    case VERB_EXCHANGE:
    case VERB_SACRIFICE:
        return 4;
    case VERB_END:
        return 20;
    case VERB_BUILD:
        return 100;
    default:
        return 50;
    }
}
