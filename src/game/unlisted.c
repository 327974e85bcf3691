/* Unlisted entries: kinds of entries that are legal now but too many to list, each described. */
#include "game/unlisted.h"

#include <stdio.h>

#include "base/text.h"
#include "game/game.h"

void not_listed(struct unlisted_list *list, int actor, int verb, const char *words, const char *note, ...)
{
    char said[300];
    FORMAT_ARGUMENTS(said, note);
    struct unlisted *unlisted = arena_take(list->arena, sizeof *unlisted);
    *unlisted = (struct unlisted){.actor = actor,
                                  .verb = verb,
                                  .words = arena_string(list->arena, words),
                                  .note = arena_string(list->arena, said)};
    *(list->last ? &list->last->next : &list->first) = unlisted;
    list->last = unlisted;
}

void unlisted_print(const struct match *match, const struct unlisted *unlisted, struct text *out)
{
    text_format(out, "%s: %s%s%s, %s", actor_name(match, unlisted->actor), match->game->verbs[unlisted->verb].name,
                *unlisted->words ? " " : "", unlisted->words, unlisted->note);
}
