/* Commands on one position: score, moves, table. */
#include <string.h>

#include "cli/cli.h"
#include "replay/position.h"
#include "study/moves/listing.h"
#include "study/sheet.h"

static void show_score(const struct options *options, const struct verdict *verdict, struct text *out)
{
    (void)options;
    struct text remarks = {0};
    print_sheet(&verdict->match, &verdict->standing, verdict->over, out);
    if (!verdict->final)
        position_remarks(&verdict->match, verdict->state, &remarks);
    text_add(out, remarks.length ? "remarks\n" : "");
    const char *lines = text_string(&remarks);
    while (*lines) {
        size_t length = strcspn(lines, "\n");
        text_format(out, "  %.*s\n", (int)length, lines);
        lines += length + (lines[length] == '\n');
    }
    text_free(&remarks);
}

int run_score(const struct options *options)
{
    return show_position(options, show_score);
}

static void show_moves(const struct options *options, const struct verdict *verdict, struct text *out)
{
    print_listing(&verdict->match, verdict->state, options->operands + 1, output_is_terminal() && !options->all, out);
}

int run_moves(const struct options *options)
{
    return show_position(options, show_moves);
}

static void show_table(const struct options *options, const struct verdict *verdict, struct text *out)
{
    (void)options;
    struct arena arena = {0};
    text_add(out, "table:\n");
    node_print(position_write(&verdict->match, verdict->state, &arena), 2, out);
    arena_free(&arena);
}

int run_table(const struct options *options)
{
    return show_position(options, show_table);
}
