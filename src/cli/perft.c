/* The command perft: legal continuations counted by depth. */
#include <inttypes.h>

#include "cli/cli.h"
#include "replay/perft.h"

enum { USUAL_DEPTH = 1 };

static void print_counts(const struct perft *counts, int depth, struct text *out)
{
    text_format(out, "%5s %20s %14s\n", "depth", "ways", "ends of game");
    for (int i = 1; i <= depth; i++)
        text_format(out, "%5d %20" PRIu64 " %14" PRIu64 "\n", i, counts[i].ways, counts[i].over);
    if (counts[0].unlisted)
        text_add(out, "the table is to act, and its entries are too many to list\n");
    for (int i = 1; i < depth; i++)
        if (counts[i].unlisted)
            text_format(
                out, "after depth %d, %" PRIu64 " of the ways wait for the table, whose entries are too many to list\n",
                i, counts[i].unlisted);
}

int run_perft(const struct options *options)
{
    struct loaded_record loaded = {0};
    struct text out = {0};
    struct judging how = judging_usual(NULL);
    struct perft counts[PERFT_DEPTH + 1];
    int depth = options->depth >= 0 ? options->depth : USUAL_DEPTH, status;
    how.quiet = true;
    if (judge_one(&loaded, options, &how, options->operands[0], &status)) {
        count_ways(&loaded.verdict.match, loaded.verdict.state, depth, counts);
        print_counts(counts, depth, &out);
        put_text(&out);
        status = STATUS_FINE;
    }
    text_free(&out);
    loaded_free(&loaded);
    return status;
}
