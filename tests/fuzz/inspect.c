/* Inspection: what must be true of any position, however it came about. */
#include "inspect.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "draw/picture.h"
#include "game/canvas.h"

_Noreturn void wrong(const char *what, const char *detail)
{
    fprintf(stderr, "\n%s\n%s\n", what, detail);
    abort();
}

void inspect_table(const struct match *match, const void *state)
{
    struct text record = {0};
    const char *fault = table_reads_back(match, state, &record);
    if (fault)
        wrong(fault, text_string(&record));
    text_free(&record);
}

/* A place that depends on something unknown is 0. */
void inspect_score(const struct match *match, const void *state)
{
    struct standing standing = {0};
    match->game->score(match, state, &standing);
    for (int seat = 0; seat < match->seats; seat++) {
        const struct sheet *sheet = &standing.seat[seat];
        int sum = 0;
        for (int i = 0; i < sheet->lines; i++)
            sum += sheet->line[i].extra ? 0 : sheet->line[i].points;
        if (sum != sheet->total || sheet->rank < 0 || sheet->rank > match->seats)
            wrong("the score sheet does not add up", match->names[seat]);
    }
    bool over = match->game->over(match, state);
    if (over ? !standing.winners && !standing.winners_open : standing.winners != 0)
        wrong("winners at the end and only then", over ? "over" : "not over");
}

void inspect_picture(const struct match *match, const void *state)
{
    struct verdict verdict = {.file = "fuzz", .document = 1, .game = match->game, .match = *match, .judged = true};
    struct view view = {0};
    struct text picture = {0};
    verdict.state = memcpy(must_alloc(size_of_state(match)), state, size_of_state(match));
    if (match->game->picture.draw) {
        picture_text(&verdict, &view, true, &picture);
        picture_svg(&verdict, &view, &picture);
    }
    free(verdict.state);
    text_free(&picture);
    view_free(&view);
}
