/* Sessions: who can act after assumed entries, and what is then legal. */
#include <string.h>

#include "serve/session_state.h"

enum { MOST_AHEAD = 16, MOST_VERIFIED = 300 };

static bool is_implied(const struct match *match)
{
    int question = question_named(match->game, "unwritten");
    return question < 0 || match->house[question] == 0;
}

/* Plays the optional entry of that moment. False: there is none, or it is not legal. */
static bool make_optional(const struct match *match, void *state, void *room)
{
    struct move optional;
    if (!position_optional(match, state, NULL, &optional) || !is_legal(match, state, &optional, room))
        return false;
    memcpy(state, room, match->game->state_size);
    return true;
}

unsigned session_ahead(struct session *session, int after, int actor, void *state)
{
    const struct match *match = session_match(session);
    size_t size = match->game->state_size;
    struct arena arena = {0};
    void *room = arena_take(&arena, size);
    memcpy(state, session_state(session, after), size);
    unsigned met = position_to_act(match, state);
    for (int made = 0; made < MOST_AHEAD && is_implied(match); made++) {
        if ((actor >= 0 && (met & (1u << actor))) || !make_optional(match, state, room))
            break;
        met |= position_to_act(match, state);
    }
    arena_free(&arena);
    return met;
}

/* Is the move accepted at that place of the log, with optional entries assumed before it? */
static bool is_accepted(struct session *session, int after, const struct move *move)
{
    struct text entry = {0};
    move_print(session_match(session), move, &entry);
    session_go_to(session, after);
    int against = rerun_text(&session->rerun, text_string(&entry), after + 1, NULL, NULL);
    session->stands = -1;
    text_free(&entry);
    return against == 0;
}

void session_moves_ahead(struct session *session, int after, int actor, const void *state, struct moves *moves)
{
    int kept = 0;
    legal_moves_of(session_match(session), state, actor, -1, moves);
    for (int i = 0; i < moves->count && moves->count <= MOST_VERIFIED; i++)
        if (is_accepted(session, after, &moves->move[i]))
            moves->move[kept++] = moves->move[i];
    moves->count = kept;
}
