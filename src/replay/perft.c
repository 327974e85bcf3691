/* Perft: how many legal ways the game can go on. */
#include "replay/perft.h"

#include <stdlib.h>

#include "replay/legal.h"

/* One position of the line being followed. */
struct level {
    struct suggestions suggestions; /* first, so that the two can be cast */
    const struct match *match;
    const void *state;
    struct perft *counts; /* of the entries from here on */
    int depth;            /* how many of them */
};

static void follow(const struct match *match, const void *state, int depth, struct perft *counts);

static void count_move(struct suggestions *suggestions, const struct move *move)
{
    struct level *level = (struct level *)suggestions;
    void *after = must_alloc(level->match->game->state_size);
    if (is_legal(level->match, level->state, move, after))
        follow(level->match, after, level->depth - 1, level->counts + 1);
    free(after);
}

/* Does the table draw something here that suggest() does not list? */
static bool draws_unlisted(const struct match *match, const void *state)
{
    struct random random = random_seeded(0);
    struct move move;
    bool to_act = match->game->to_act(match, state) & (1u << CHANCE);
    if (!to_act || !match->game->chance || !match->game->chance(match, state, &random, &move))
        return false;
    struct moves listed = {0};
    legal_moves_of(match, state, CHANCE, -1, &listed);
    bool unlisted = listed.count == 0;
    moves_free(&listed);
    return unlisted;
}

static void follow(const struct match *match, const void *state, int depth, struct perft *counts)
{
    counts->ways++;
    if (match->game->over(match, state))
        counts->over++;
    else if (depth > 0) {
        counts->unlisted += draws_unlisted(match, state);
        struct level level = {
            .suggestions = {count_move}, .match = match, .state = state, .counts = counts, .depth = depth};
        suggest_moves(match, state, -1, &level.suggestions);
    }
}

void count_ways(const struct match *match, const void *state, int depth, struct perft *counts)
{
    for (int i = 0; i <= depth; i++)
        counts[i] = (struct perft){0};
    follow(match, state, depth, counts);
}
