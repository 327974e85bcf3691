/* Commands on one position: score, moves, try, table. */
#include <string.h>

#include "cli/cli.h"
#include "replay/position.h"
#include "study/listing.h"
#include "study/sheet.h"

/* Runs `show` on the position of the first operand and prints what it made. */
static int with_position(const struct options *options, struct judging *how,
                         void (*show)(const struct verdict *, struct text *))
{
    struct loaded_record loaded = {0};
    struct text out = {0};
    int status;
    bool judged = judge_one(&loaded, options, how, options->operands[0], &status);
    if (judged) {
        show(&loaded.verdict, &out);
        put_text(&out);
        status = STATUS_FINE;
    }
    text_free(&out);
    loaded_free(&loaded);
    return status;
}

static void print_indented(const char *indent, const char *lines, struct text *out)
{
    while (*lines) {
        size_t length = strcspn(lines, "\n");
        text_format(out, "%s%.*s\n", indent, (int)length, lines);
        lines += length + (lines[length] == '\n');
    }
}

static void show_score(const struct verdict *verdict, struct text *out)
{
    struct text remarks = {0};
    print_sheet(&verdict->match, &verdict->standing, verdict->over, out);
    position_remarks(&verdict->match, verdict->state, &remarks);
    text_add(out, remarks.length ? "remarks\n" : "");
    print_indented("  ", text_string(&remarks), out);
    text_free(&remarks);
}

int run_score(const struct options *options)
{
    struct judging how = judging_usual(NULL);
    how.quiet = true;
    return with_position(options, &how, show_score);
}

int run_moves(const struct options *options)
{
    struct loaded_record loaded = {0};
    struct text out = {0};
    struct judging how = judging_usual(NULL);
    int status;
    how.quiet = true;
    if (judge_one(&loaded, options, &how, options->operands[0], &status)) {
        print_listing(&loaded.verdict.match, loaded.verdict.state, options->operands + 1,
                      output_is_terminal() && !options->all, &out);
        put_text(&out);
        status = STATUS_FINE;
    }
    text_free(&out);
    loaded_free(&loaded);
    return status;
}

static void show_table(const struct verdict *verdict, struct text *out)
{
    struct arena arena = {0};
    text_add(out, "table:\n");
    node_print(position_write(&verdict->match, verdict->state, &arena), 2, out);
    arena_free(&arena);
}

int run_table(const struct options *options)
{
    struct judging how = judging_usual(NULL);
    how.quiet = true;
    return with_position(options, &how, show_table);
}
