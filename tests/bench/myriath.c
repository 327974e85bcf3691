/* myriath TIMES RECORD...: judges the first pass of each finished record so often. Prints how many passes that were, how many
   placements (of a tile in hand, in a pose, on a crossing) had to be ruled out for them, and the CPU time in milliseconds. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "games/myriath/myriath.h"
#include "replay/legal.h"
#include "replay/record.h"

struct tally {
    long passes;
    double placements, milliseconds;
};

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1000 + (double)time.tv_nsec / 1000000;
}

static int placements(const struct match *match, const struct myr_state *s)
{
    const struct myr_box *box = match->box;
    int kinds = 0, crossings = 0;
    for (int i = 0; i < box->tiles; i++)
        kinds += !box->tile[i].ring && !(s->spent[s->turn] >> i & 1u);
    for (int row = 0; row <= box->rows; row++)
        crossings += __builtin_popcount(box->board.row[NORTH][row]);
    return kinds * POSES * crossings;
}

static bool judge_file(const char *path, int at, struct box_cache *cache, struct verdict *verdict)
{
    struct source source;
    struct judging how = judging_usual(cache);
    how.at = at;
    if (!source_open(&source, path, path))
        return false;
    struct reader *reader = reader_open(&source);
    bool found = judge_record(reader, &how, path, 1, verdict);
    reader_close(reader);
    source_close(&source);
    return found;
}

/* The game ends when all have passed: before its last entries nothing can be placed. */
static bool stop_before_passes(const char *path, struct box_cache *cache, struct verdict *verdict)
{
    if (!judge_file(path, -1, cache, verdict))
        return false;
    int at = verdict->over ? verdict->entries - verdict->match.seats : 0;
    verdict_free(verdict);
    return judge_file(path, at, cache, verdict);
}

static bool judge_passes(const struct verdict *verdict, int times, struct tally *tally)
{
    struct moves legal = {0};
    legal_moves(&verdict->match, verdict->state, &legal);
    bool must_pass = legal.count == 1 && legal.move[0].verb == VERB_PASS;
    double start = now();
    for (int i = 0; i < times && must_pass; i++)
        must_pass = is_legal(&verdict->match, verdict->state, &legal.move[0], NULL);
    tally->milliseconds += now() - start;
    tally->passes += times;
    tally->placements += (double)times * placements(&verdict->match, verdict->state);
    moves_free(&legal);
    return must_pass;
}

int main(int argc, char **argv)
{
    struct tally tally = {0};
    struct box_cache cache = {0};
    for (int i = 2; i < argc; i++) {
        struct verdict verdict;
        if (!stop_before_passes(argv[i], &cache, &verdict) || !judge_passes(&verdict, atoi(argv[1]), &tally)) {
            fprintf(stderr, "myriath: %s does not end with passes\n", argv[i]);
            return 1;
        }
        verdict_free(&verdict);
    }
    box_cache_free(&cache);
    printf("%ld %.0f %.2f\n", tally.passes, tally.placements, tally.milliseconds);
    return 0;
}
