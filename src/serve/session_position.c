/* Sessions: positions of the log, and descriptions of them. */
#include <stdlib.h>
#include <string.h>

#include "draw/picture.h"
#include "serve/session_state.h"
#include "study/sheet.h"

enum { CHECKPOINT_BYTES = 8 << 20 };

/* ---- checkpoints ----------------------------------------------------------------------------------------------- */

void checkpoints_begin(struct checkpoints *checkpoints, size_t size, const void *opening)
{
    checkpoints->size = size;
    checkpoints->stride = 1;
    checkpoints->count = 0;
    checkpoints_add(checkpoints, 0, opening);
}

static char *checkpoint(const struct checkpoints *checkpoints, int index)
{
    return checkpoints->states + (size_t)index * checkpoints->size;
}

void checkpoints_renew(struct checkpoints *checkpoints, int entry, const void *state)
{
    if (entry % checkpoints->stride == 0)
        memcpy(checkpoint(checkpoints, checkpoints->count - 1), state, checkpoints->size);
}

void checkpoints_add(struct checkpoints *checkpoints, int entry, const void *state)
{
    if (checkpoints->size * (size_t)(checkpoints->count + 1) > CHECKPOINT_BYTES) {
        /* Drops every second checkpoint, so that the others are twice as far apart. */
        checkpoints->count = (checkpoints->count + 1) / 2;
        checkpoints->stride *= 2;
        for (int i = 1; i < checkpoints->count; i++)
            memcpy(checkpoint(checkpoints, i), checkpoint(checkpoints, 2 * i), checkpoints->size);
    }
    if (entry % checkpoints->stride != 0)
        return;
    size_t needed = checkpoints->size * (size_t)(checkpoints->count + 1);
    if (needed > checkpoints->room) {
        checkpoints->room = 2 * needed;
        checkpoints->states = must_grow(checkpoints->states, checkpoints->room);
    }
    memcpy(checkpoint(checkpoints, checkpoints->count++), state, checkpoints->size);
}

void checkpoints_free(struct checkpoints *checkpoints)
{
    free(checkpoints->states);
    *checkpoints = (struct checkpoints){0};
}

/* ---- states ---------------------------------------------------------------------------------------------------- */

bool session_go_to(struct session *session, int after)
{
    const struct checkpoints *checkpoints = &session->checkpoints;
    const struct verdict *verdict = &session->script.verdict;
    if (!session->found || !verdict->judged || verdict->final || after < 0 || after > session->script.count)
        return false;
    if (!session->running) {
        rerun_open(&session->rerun, &session->script);
        rerun_open(&session->trier, &session->script);
        session->running = true;
    }
    if (session->stands == after)
        return true;
    int index = after / checkpoints->stride;
    index = index < checkpoints->count ? index : checkpoints->count - 1;
    int from = index * checkpoints->stride;
    rerun_from(&session->rerun, checkpoint(checkpoints, index));
    for (; from < after; from++)
        rerun_entry(&session->rerun, &session->script.entry[from], from + 1);
    session->stands = after;
    return true;
}

const void *session_state(struct session *session, int after)
{
    return session_go_to(session, after) ? rerun_state(&session->rerun) : NULL;
}

/* ---- in words -------------------------------------------------------------------------------------------------- */

void session_moment(struct session *session, int after, struct text *out)
{
    const void *state = session_state(session, after);
    if (state)
        position_moment(session_match(session), state, out);
}

void session_to_act(struct session *session, int after, struct text *out)
{
    const void *state = session_state(session, after);
    if (state)
        position_actors(session_match(session), position_to_act(session_match(session), state), out);
}

bool session_sheet(struct session *session, int after, struct text *out)
{
    const void *state = session_state(session, after);
    if (!state)
        return false;
    const struct match *match = session_match(session);
    struct standing *standing = must_alloc(sizeof *standing);
    position_score(match, state, standing);
    print_sheet(match, standing, position_over(match, state), out);
    free(standing);
    return true;
}

/* A picture shows what earlier entries did, so the record is judged again up to that position, as `show` does. */
bool session_picture(struct session *session, int after, bool svg, bool colour, struct text *out)
{
    if (!session_go_to(session, after) || !has_picture(session->script.verdict.game))
        return false;
    struct view view = {0};
    struct verdict verdict;
    struct judging how = session->how;
    how.at = after;
    how.quiet = true;
    how.watch = view_watch;
    how.without_nodes = true;
    how.context = &view;
    session_judge(session, &how, &verdict);
    if (svg)
        picture_svg(&verdict, &view, out);
    else
        picture_text(&verdict, &view, colour, out);
    verdict_free(&verdict);
    view_free(&view);
    return true;
}
