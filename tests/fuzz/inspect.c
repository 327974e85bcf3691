/* Inspection: what must be true of any position, however it came about. */
#include "inspect.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "draw/picture.h"
#include "game/canvas.h"

_Noreturn void wrong(const char *what, const char *detail)
{
    fprintf(stderr, "\n%s\n%s\n", what, detail);
    abort();
}

static void print_head(const struct match *match, struct text *out)
{
    text_format(out, "game: %s\nplayers: [", match->game->id);
    for (int seat = 0; seat < match->seats; seat++) {
        text_add(out, seat ? ", " : "");
        print_word(match->names[seat], out);
    }
    text_add(out, "]\nhouse:\n");
    for (int row = 0; match->game->house[row].name; row++)
        text_format(out, "  %s: %s\n", match->game->house[row].name,
                    match->game->house[row].answers[match->house[row]]);
    if (match->box_compared)
        text_add(out, "box: built-in\n");
    if (match->box_given) {
        text_add(out, "box: ");
        node_print_line(match->box_given, out);
        text_char(out, '\n');
    }
}

static void expect_same_table(const char *record, const struct verdict *again, const char *table)
{
    struct text second = {0};
    if (!again->judged || verdict_status(again, false)) {
        fprintf(stderr, "%s", record);
        wrong("the printed table is not accepted", again->docket.first ? again->docket.first->message : "");
    }
    table_text(&again->match, again->state, &second);
    if (!same(table, text_string(&second))) {
        fprintf(stderr, "%s----\n%s", record, text_string(&second));
        wrong("the printed table is not read back as it was", "");
    }
    text_free(&second);
}

void inspect_table(const struct match *match, const void *state)
{
    struct text record = {0}, table = {0};
    struct verdict again;
    table_text(match, state, &table);
    print_head(match, &record);
    text_format(&record, "table:\n%s", text_string(&table));
    if (!judge_text(record.bytes, record.length, NULL, &again))
        wrong("the printed table is no record", record.bytes);
    expect_same_table(record.bytes, &again, text_string(&table));
    verdict_free(&again);
    text_free(&table);
    text_free(&record);
}

void inspect_score(const struct match *match, const void *state)
{
    struct standing standing = {0};
    match->game->score(match, state, &standing);
    bool open = false;
    for (int seat = 0; seat < match->seats; seat++)
        open = open || standing.seat[seat].open;
    for (int seat = 0; seat < match->seats; seat++) {
        const struct sheet *sheet = &standing.seat[seat];
        int sum = 0;
        for (int i = 0; i < sheet->lines; i++)
            sum += sheet->line[i].extra ? 0 : sheet->line[i].points;
        if (sum != sheet->total || sheet->rank < !open || sheet->rank > match->seats)
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
    verdict.state = memcpy(must_alloc(match->game->state_size), state, match->game->state_size);
    if (match->game->draw) {
        picture_text(&verdict, &view, true, &picture);
        picture_svg(&verdict, &view, &picture);
    }
    free(verdict.state);
    text_free(&picture);
    view_free(&view);
}
