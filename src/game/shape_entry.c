/* Shapes: what lies on a table, written like the entry that put it there. */
#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "game/entry.h"
#include "game/game.h"
#include "game/kind.h"
#include "game/shape_internal.h"

bool verb_may_stand(const struct shape *shape, const struct match *match, int verb)
{
    int row;
    return !shape->words || words_read(shape->words, match, match->game->verbs[verb].name, &row);
}

/* The value that was meant, if it may stand there; else NULL. */
static const char *value_meant(const struct shape *shape, const struct node *node, struct fault *fault)
{
    const struct match *match = fault->match;
    struct kind_reading reading = {0};
    struct text actor = {0};
    kind_read(match, NULL, fault->scratch, 0, node, true, &reading);
    print_word(actor_name(match, 0), &actor);
    const char *value = reading.meant ? reading.meant + actor.length + strlen(": ") : "";
    text_free(&actor);
    int verb = verb_named(match->game, arena_copy(fault->scratch, value, strcspn(value, " ")));
    return verb >= 0 && verb_may_stand(shape, match, verb) ? value : NULL;
}

static const char *list_verbs(const struct shape *shape, struct arena *arena)
{
    struct text list = {0};
    for (const char *const *verb = shape->words ? shape->words->list : NULL; verb && *verb; verb++)
        text_join(&list, *verb);
    return arena_keep(arena, &list);
}

static bool wrong_entry(const struct shape *shape, const struct node *node, struct fault *fault)
{
    struct hint hint = {0};
    if (fault->complain)
        hint.guess = value_meant(shape, node, fault);
    if (fault->complain && !hint.guess)
        hint.known = list_verbs(shape, fault->scratch);
    return tell_unknown(fault, node->at, hint, "%s is not %s",
                        node->kind == NODE_WORD ? quoted_text(fault, node->text) : "this", what_shape(shape));
}

bool entry_fits(const struct shape *shape, struct node *node, struct fault *fault)
{
    struct fault silent = {.match = fault->match, .scratch = fault->scratch};
    struct move move;
    int verb;
    entry_long(fault->match, fault->scratch, node, &silent, &verb);
    if (verb < 0 || !verb_may_stand(shape, fault->match, verb))
        return wrong_entry(shape, node, fault);
    return move_read(fault->match, fault->scratch, 0, node, fault, &move);
}
