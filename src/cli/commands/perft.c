/* The command perft: counts legal continuations by depth. */
#include <inttypes.h>

#include "cli/cli.h"
#include "replay/perft.h"

enum { USUAL_DEPTH = 1 };

/* At depth 0 names what is not listed; deeper it may differ on every way. */
static void print_unlisted(int depth, const struct perft *counts, struct text *out)
{
    if (depth == 0)
        text_add(out, "not counted: entries of verbs with too many choices to list; referee moves names them\n");
    else
        text_format(out,
                    "not counted: on %" PRIu64 " of the %" PRIu64
                    " lines of depth %d, entries of verbs with too many choices to list\n",
                    counts->unlisted, counts->ways, depth);
}

static void show_counts(const struct options *options, const struct verdict *verdict, struct text *out)
{
    struct perft counts[PERFT_DEPTH + 1];
    int depth = options->depth >= 0 ? options->depth : USUAL_DEPTH;
    count_ways(&verdict->match, verdict->state, depth, counts);
    text_format(out, "%5s %20s %14s\n", "depth", "ways", "ends of game");
    for (int i = 1; i <= depth; i++)
        text_format(out, "%5d %20" PRIu64 " %14" PRIu64 "\n", i, counts[i].ways, counts[i].over);
    for (int i = 0; i < depth; i++)
        if (counts[i].unlisted)
            print_unlisted(i, &counts[i], out);
    text_add(out, "not counted: entries that need an optional entry first, and other spellings of an entry\n");
}

int run_perft(const struct options *options)
{
    return show_position(options, show_counts);
}
