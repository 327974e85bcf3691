/* Head, table and claims in other words: other capitals, a single value for a list, other words of the game. */
#include "replay/head.h"
#include "replay/sentences.h"

void note_spelling(struct judge *judge, struct place at, const char *read)
{
    struct docket *docket = &judge->verdict->docket;
    if (!at.line || !docket_takes_note(docket))
        return;
    struct finding *note = judge_find(judge, RULING_NOTED, &common_rules[LOG_SPELLING], at, "read as `%s`", read);
    note->instead = arena_string(docket->arena, read);
}

static void tell_spelling(void *context, struct place at, const char *read)
{
    note_spelling(context, at, read);
}

static bool hear_item(void *context, const struct node *entry, struct move *move)
{
    return item_meant(context, entry, move);
}

struct node *softened(struct judge *judge, struct arena *arena, const struct shape *shape, const struct node *node)
{
    struct softening softening = {.match = &judge->verdict->match,
                                  .arena = arena,
                                  .numbers = !judge->entry && shape != judge->verdict->game->box,
                                  .tell = tell_spelling,
                                  .hear = hear_item,
                                  .context = judge};
    struct node *copy = node_copy(softening.arena, node);
    shape_soften(shape, copy, &softening);
    return copy;
}

bool fits_as_meant(struct judge *judge, struct arena *arena, const struct shape *shape, struct node **node)
{
    struct finding *last = judge->verdict->docket.last;
    struct fault fault = judge_fault(judge);
    if (shape_fits(shape, *node, &fault))
        return true;
    docket_retract(&judge->verdict->docket, last);
    *node = softened(judge, arena, shape, *node);
    return shape_fits(shape, *node, &fault);
}
