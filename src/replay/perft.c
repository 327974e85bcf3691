/* Perft: counts the legal ways in which the game can continue. */
#include "replay/perft.h"

#include <stdlib.h>
#include <string.h>

#include "replay/legal.h"
#include "replay/position.h"

/* One position of the line being followed. */
struct level {
    struct suggestions suggestions; /* must be first: it is cast */
    const struct match *match;
    const char *state;    /* followed by room for one state per entry to come */
    struct perft *counts; /* of the entries from here on */
    int depth;            /* number of entries to come */
};

static void count_move(struct suggestions *suggestions, const struct move *move);

static void follow(const struct match *match, const char *state, int depth, struct perft *counts)
{
    counts->ways++;
    counts->over += match->game->over(match, state);
    if (match->game->over(match, state) || depth == 0)
        return;
    struct arena arena = {0};
    counts->unlisted += position_unlisted(match, state, &arena) != NULL;
    arena_free(&arena);
    struct level level = {
        .suggestions = {count_move}, .match = match, .state = state, .counts = counts, .depth = depth};
    suggest_moves(match, state, -1, &level.suggestions);
}

static void count_move(struct suggestions *suggestions, const struct move *move)
{
    struct level *level = (struct level *)suggestions;
    char *after = (char *)level->state + size_of_state(level->match);
    if (is_legal(level->match, level->state, move, after))
        follow(level->match, after, level->depth - 1, level->counts + 1);
}

void count_ways(const struct match *match, const void *state, int depth, struct perft *counts)
{
    for (int i = 0; i <= depth; i++)
        counts[i] = (struct perft){0};
    char *states = must_alloc(((size_t)depth + 1) * size_of_state(match));
    memcpy(states, state, size_of_state(match));
    follow(match, states, depth, counts);
    free(states);
}
