/* Legal entries: what play() accepts without a finding, out of what the game suggests. */
#include "replay/legal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "replay/position.h"

bool is_legal(const struct match *match, const void *state, const struct move *move, void *after)
{
    void *room = after ? after : must_alloc(match->game->state_size);
    memcpy(room, state, match->game->state_size);
    struct hearing hearing = {.match = match, .state = room, .move = move};
    bool legal = match->game->verbs[move->verb].play(&hearing) == STANDS && hearing.broken == 0
                 && !(match->game->lists.known_only && hearing.unknowns);
    if (!after)
        free(room);
    return legal;
}

/* Tries each candidate on a copy of the state and keeps those that are legal. */
struct sieve {
    struct suggestions suggestions; /* must be first: it is cast */
    const struct match *match;
    const void *state;
    void *room;
    int actor, verb;
    int pieces; /* stop when the entries fold into more pieces than this; 0: list all */
    bool enough;
    struct moves *moves;
};

static int run_length(const struct match *match, const struct moves *moves, int first, int *field);

void moves_add(struct moves *moves, const struct move *move)
{
    if (moves->count == moves->room) {
        moves->room = moves->room ? 2 * moves->room : 16;
        moves->move = must_grow(moves->move, sizeof *moves->move * (size_t)moves->room);
    }
    moves->move[moves->count++] = *move;
}

/* More moves never make fewer pieces, so it is enough to look now and then. */
static bool folds(const struct match *match, const struct moves *moves, int most)
{
    int pieces = 0, field;
    for (int i = 0; i < moves->count && pieces <= most; pieces++)
        i += run_length(match, moves, i, &field);
    return pieces <= most;
}

static void sift(struct suggestions *suggestions, const struct move *move)
{
    enum { NOW_AND_THEN = 32 };
    struct sieve *sieve = (struct sieve *)suggestions;
    if (sieve->enough)
        return;
    bool asked = (sieve->actor < 0 || sieve->actor == move->actor) && (sieve->verb < 0 || sieve->verb == move->verb);
    if (!asked || !is_legal(sieve->match, sieve->state, move, sieve->room))
        return;
    moves_add(sieve->moves, move);
    sieve->enough =
        sieve->pieces && sieve->moves->count % NOW_AND_THEN == 0 && !folds(sieve->match, sieve->moves, sieve->pieces);
}

void legal_moves_folding(const struct match *match, const void *state, int actor, int verb, int pieces,
                         struct moves *moves)
{
    struct sieve sieve = {.suggestions = {sift},
                          .match = match,
                          .state = state,
                          .room = must_alloc(match->game->state_size),
                          .actor = actor,
                          .verb = verb,
                          .pieces = pieces,
                          .moves = moves};
    suggest_moves(match, state, verb, &sieve.suggestions);
    free(sieve.room);
}

void legal_moves_of(const struct match *match, const void *state, int actor, int verb, struct moves *moves)
{
    legal_moves_folding(match, state, actor, verb, 0, moves);
}

void legal_moves(const struct match *match, const void *state, struct moves *moves)
{
    legal_moves_of(match, state, -1, -1, moves);
}

void moves_free(struct moves *moves)
{
    free(moves->move);
    *moves = (struct moves){0};
}

/* ---- folding --------------------------------------------------------------------------------------------------- */

static bool is_number(const struct match *match, const struct move *move, int field)
{
    return match->game->verbs[move->verb].fields[field].shape->form == FORM_NUMBER && items(move, field) == 1;
}

/* The only number field in which b is `step` more than a with everything else equal; -1: none. */
static int step_field(const struct match *match, const struct move *a, const struct move *b, int step)
{
    if (a->verb != b->verb || a->actor != b->actor)
        return -1;
    for (int field = 0; match->game->verbs[a->verb].fields[field].shape; field++) {
        if (!given(a, field) || !given(b, field) || !is_number(match, a, field) || !is_number(match, b, field))
            continue;
        struct move raised = *a;
        raised.item[raised.field[field].from] += step;
        if (move_same(match, &raised, b))
            return field;
    }
    return -1;
}

static int run_length(const struct match *match, const struct moves *moves, int first, int *field)
{
    *field = -1;
    int length = 1;
    while (first + length < moves->count) {
        int f = step_field(match, &moves->move[first], &moves->move[first + length], length);
        if (f < 0 || (*field >= 0 && f != *field))
            break;
        *field = f;
        length++;
    }
    return length;
}

/* "bid athena gold 1-7": the number follows the name of its field. */
static void print_range(const struct match *match, const struct move *first, int field, int length, struct text *out)
{
    struct text line = {0}, named = {0};
    int low = item(first, field, 0), high = low + length - 1;
    move_print(match, first, &line);
    text_format(&named, "%s %d", match->game->verbs[first->verb].fields[field].name, low);
    const char *at = strstr(text_string(&line), text_string(&named));
    if (at)
        text_format(out, "%.*s-%d%s", (int)(at - line.bytes + (ptrdiff_t)named.length), line.bytes, high,
                    at + named.length);
    else
        text_format(out, "%s ... %d", text_string(&line), high);
    text_free(&line);
    text_free(&named);
}

bool fold_moves(const struct match *match, const struct moves *moves, int most, struct text *out)
{
    int pieces = 0;
    for (int i = 0; i < moves->count;) {
        int field, length = run_length(match, moves, i, &field);
        if (++pieces > most)
            return false;
        text_add(out, i == 0 ? "" : i + length < moves->count ? ", " : ", or ");
        if (length > 1)
            print_range(match, &moves->move[i], field, length, out);
        else
            position_list_entry(match, &moves->move[i], out);
        i += length;
    }
    return true;
}
