/* Random games with one illegal entry each: what weigh calls decisive is so in two records judged apart. SEED and SEEDS choose others. */
#include "greatest.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random_walk.h"
#include "replay/registry.h"
#include "study/outcome.h"
#include "study/weigh.h"
#include "suites.h"

enum { MOST_STEPS = 400, TOLERATED = 3 };

static int weighed, decisive, incomparable; /* of all games */

static void judge_walk(struct walk *walk, struct verdict *verdict)
{
    struct text record = {0};
    struct judging how = judging_usual(NULL);
    how.quiet = true;
    walk_record(walk, NULL, 0, &record);
    judge_text(text_string(&record), record.length, &how, verdict);
    text_free(&record);
}

static int findings_at(const struct verdict *verdict, int entry)
{
    int count = 0;
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        count += finding->entry == entry && finding->ruling <= RULING_UNREADABLE;
    return count;
}

static int misfits_behind(int entry, const struct verdict *played, const struct verdict *other)
{
    int misfits = 0;
    for (int i = entry + 1; i <= played->entries; i++)
        misfits += findings_at(other, i) > findings_at(played, i);
    return misfits;
}

static bool any_open(const struct verdict *verdict)
{
    for (int seat = 0; seat < verdict->match.seats; seat++)
        if (verdict->standing.seat[seat].open)
            return true;
    return false;
}

/* The record with that entry in the place of the illegal one, or with nothing there, must differ as was said. */
static void judge_other(struct walk *walk, int entry, const char *instead, struct verdict *other)
{
    char *written = walk->line[entry - 1];
    struct text line = {0};
    text_add(&line, strcmp(instead, "nothing") == 0 ? written : instead);
    if (strcmp(instead, "nothing") == 0 && line.bytes[line.length - 1] == '}') {
        text_cut(&line, line.length - 1);
        text_add(&line, ", ruled: void}");
    } else if (strcmp(instead, "nothing") == 0)
        text_add(&line, " ruled void");
    walk->line[entry - 1] = line.bytes;
    judge_walk(walk, other);
    walk->line[entry - 1] = written;
    text_free(&line);
}

/* `ends`: it decides whether the game is over. */
static void check_decision(struct walk *walk, int entry, const char *instead, bool ends)
{
    struct verdict played, other;
    judge_walk(walk, &played);
    judge_other(walk, entry, instead, &other);
    if ((played.over != other.over) != ends)
        walk_fail(walk, ends ? "both games end, or neither" : "one game ends, the other does not", NULL);
    else if (misfits_behind(entry, &played, &other) > TOLERATED)
        walk_fail(walk, "later entries do not fit", NULL);
    else if (same_winners(&played, &other))
        walk_fail(walk, "the same players win or lead", NULL);
    else if (!ends
             && (played.over ? played.standing.winners_open || other.standing.winners_open
                             : any_open(&played) || any_open(&other)))
        walk_fail(walk, "not settled", NULL);
    verdict_free(&played);
    verdict_free(&other);
}

static void weigh_walk(struct walk *walk, struct text *out)
{
    struct text record = {0};
    struct loaded_record loaded = {0};
    struct scales *scales = calloc(1, sizeof *scales);
    struct judging how = judging_usual(NULL);
    how.watch = scales_watch;
    how.context = scales;
    walk_record(walk, NULL, 0, &record);
    if (scales && load_text(&loaded, "text", text_string(&record), &how))
        print_weights(scales, &loaded, out);
    scales_free(scales);
    free(scales);
    loaded_free(&loaded);
    text_free(&record);
}

static void check_weights(struct walk *walk, int entry)
{
    struct text out = {0};
    char said[40], instead[2000] = "";
    weigh_walk(walk, &out);
    snprintf(said, sizeof said, "  => entry %d decides", entry);
    const char *line = strstr(text_string(&out), "  instead     "), *decides = strstr(text_string(&out), said);
    if (line)
        snprintf(instead, sizeof instead, "%.*s", (int)strcspn(line + 14, "\n"), line + 14);
    weighed += line != NULL;
    incomparable += line && strstr(text_string(&out), "  => cannot be compared");
    if (line && decides) {
        decisive++;
        check_decision(walk, entry, instead, strncmp(decides + strlen(said), " whether", 8) == 0);
    }
    text_free(&out);
}

/* How many entries the game has that is played from this seed. */
static int length_of(const struct game *game, int seats, uint64_t seed)
{
    struct walk walk = {0};
    if (walk_open(&walk, game, seats, seed, walk_names))
        while (walk.lines < MOST_STEPS && walk_step(&walk))
            ;
    int length = walk.lines;
    walk_close(&walk);
    return length;
}

/* Legal entries, an illegal one, legal entries again: by turns somewhere in the game and near its end, where it may decide. */
static void weigh_game(const struct game *game, uint64_t seed)
{
    struct walk walk = {0};
    struct move mutant;
    int entry = 0, seats = game->seats_min + (int)(seed % (uint64_t)(game->seats_max - game->seats_min + 1));
    int length = length_of(game, seats, seed), before = seed % 3 ? length - 1 - (int)(seed % 7) : length / 3;
    if (walk_open(&walk, game, seats, seed, walk_names)) {
        while (walk.lines < before && walk_step(&walk))
            ;
        for (int tries = 0; tries < 60 && !entry; tries++) {
            walk_list(&walk);
            if (walk_mutant(&walk, &mutant) && !is_legal(&walk.opening.match, walk.state, &mutant, NULL)) {
                memcpy(walk.after, walk.state, size_of_state(&walk.opening.match));
                struct hearing hearing = {.match = &walk.opening.match, .state = walk.after, .move = &mutant};
                if (game->verbs[mutant.verb].play(&hearing) == REFUSED)
                    continue;
                walk.wild = true;
                walk_play(&walk, &mutant);
                entry = walk.lines;
            }
        }
        while (entry && walk.lines < MOST_STEPS && walk_step(&walk))
            ;
        if (entry && !walk.broken)
            check_weights(&walk, entry);
    }
    weighed += walk.broken ? -1000000 : 0;
    walk_close(&walk);
}

TEST what_decides_is_so_in_two_comparable_games(const struct game *game)
{
    uint64_t seeds = seed_from("SEEDS", 12), first = seed_from("SEED", 1);
    weighed = decisive = incomparable = 0;
    for (uint64_t seed = first; seed < first + seeds; seed++)
        weigh_game(game, seed);
    printf("%s: %d weighed, %d decisive, %d cannot be compared\n", game->id, weighed, decisive, incomparable);
    ASSERT(weighed >= 0);
    PASS();
}

SUITE(weigh_random)
{
    for (const struct game *const *game = games; *game; game++) {
        greatest_set_test_suffix((*game)->id);
        RUN_TESTp(what_decides_is_so_in_two_comparable_games, *game);
    }
}
