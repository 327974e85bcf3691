/* Shapes: things in a position, written like the entry that put them there. */
#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "game/entry.h"
#include "game/game.h"
#include "game/shape_words.h"

bool verb_may_stand(const struct shape *shape, const struct match *match, int verb)
{
    int row;
    return !shape->words || words_read(shape->words, match, match->game->verbs[verb].name, &row);
}

/* The words with the only verb that makes them an entry; NULL: no verb does, or several do. */
static const char *with_verb(const struct shape *shape, const struct node *node, struct fault *fault)
{
    struct fault silent = {.match = fault->match, .scratch = fault->scratch};
    const char *meant = NULL;
    int count = 0;
    bool words = node->kind == NODE_WORD && shape->words;
    for (const char *const *verb = words ? shape->words->list : NULL; verb && *verb; verb++) {
        struct move move;
        const char *said = arena_format(fault->scratch, "%s %s", *verb, node->text);
        struct node *entry = node_spelt(fault->scratch, said, strlen(said), node->at);
        if (move_read(fault->match, fault->scratch, 0, entry, &silent, &move) && ++count)
            meant = said;
    }
    return count == 1 ? meant : NULL;
}

static bool wrong_entry(const struct shape *shape, const struct node *node, struct fault *fault)
{
    struct hint hint = {.guess = fault->complain ? with_verb(shape, node, fault) : NULL};
    struct text verbs = {0};
    for (const char *const *verb = shape->words ? shape->words->list : NULL; verb && *verb; verb++)
        text_join(&verbs, *verb);
    if (!hint.guess)
        hint.known = text_string(&verbs);
    tell_unknown(fault, node->at, hint, "%s is not %s",
                 node->kind == NODE_WORD ? quoted_text(fault, node->text) : "this", what_shape(shape));
    text_free(&verbs);
    return false;
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
