/* damage SEED SEEDS [GAME...]: random games with one damaged entry each; how many mistakes are found, is the record mended?
   Every game with every number of players, SEEDS games of each, every other with the box compared; what is reported in the end are shares, no verdict of a test.
   TELL=1 prints every record that gives more than one mistake or is not mended; RECORDS=FOLDER keeps them all there, to be read. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "measure.h"
#include "random_walk.h"
#include "replay/registry.h"
#include "study/mend/mend.h"
#include "study/mend/repair.h"

enum { LONGEST_GAME = 400 };

enum damage {
    MISSPELT,
    OTHER_VALUE,
    OTHER_PLAYER,
    LEFT_OUT,
    DOUBLED,
    SWAPPED,
    EXCHANGED,
    TWO_IN_ONE,
    ONE_IN_TWO,
    DAMAGES
};
static const char *const damage_names[] = {"misspelt", "other value",       "other player", "left out",  "doubled",
                                           "swapped",  "players exchanged", "two in one",   "one in two"};

struct tally {
    int records, single, mended, original, findings, most, cut_off;
    long entries, judged, mend_judged;
    double check, plain;
};

static bool listed[WALK_ENTRIES];

/* A whole game; listed[i] tells whether entry i could be listed where it stands. */
static bool make_game(struct walk *walk, const struct game *game, int seats, uint64_t seed)
{
    *walk =
        (struct walk){.random = random_seeded(seed), .game = game, .seed = seed, .seats = seats, .names = walk_names};
    text_format(&walk->head, "game: %s\n%splayers: [", game->id, seed % 2 ? "box: built-in\n" : "");
    for (int seat = 0; seat < seats; seat++)
        text_format(&walk->head, "%s%s", seat ? ", " : "", walk_names[seat]);
    text_add(&walk->head, "]\n");
    if (!walk_begin(walk))
        return false;
    for (int i = 0; i < LONGEST_GAME; i++) {
        walk_list(walk);
        struct moves before = walk->legal;
        walk->legal = (struct moves){0};
        bool played = walk_step(walk);
        listed[i] = false;
        for (int k = 0; played && k < before.count && !listed[i]; k++) {
            struct text line = {0};
            move_print(&walk->opening.match, &before.move[k], &line);
            listed[i] = same(text_string(&line), walk->line[walk->lines - 1]);
            text_free(&line);
        }
        moves_free(&before);
        if (!played)
            break;
    }
    return !walk->broken && walk->lines > 3;
}

static void print_log(const struct walk *walk, char *const *line, int lines, struct text *out)
{
    text_format(out, "%slog:\n", text_string(&walk->head));
    for (int i = 0; i < lines; i++)
        text_format(out, "  - %s\n", line[i]);
}

/* Another word in the place of one after the actor, taken from another entry of the same verb. */
static char *with_other_value(struct walk *walk, int at)
{
    const char *line = walk->line[at];
    for (int tries = 0; tries < 40; tries++) {
        const char *other = walk->line[random_below(&walk->random, walk->lines)];
        char mine[20][40], theirs[20][40];
        int mine_count = 0, theirs_count = 0;
        for (const char *c = line; *c && mine_count < 20; mine_count++) {
            size_t n = strcspn(c, " ");
            snprintf(mine[mine_count], 40, "%.*s", (int)n, c);
            c += n + (c[n] == ' ');
        }
        for (const char *c = other; *c && theirs_count < 20; theirs_count++) {
            size_t n = strcspn(c, " ");
            snprintf(theirs[theirs_count], 40, "%.*s", (int)n, c);
            c += n + (c[n] == ' ');
        }
        if (mine_count < 3 || mine_count != theirs_count || !same(mine[1], theirs[1]))
            continue;
        int word = 2 + random_below(&walk->random, mine_count - 2);
        if (same(mine[word], theirs[word]) || strpbrk(mine[word], "{}[],:"))
            continue;
        struct text text = {0};
        for (int i = 0; i < mine_count; i++)
            text_format(&text, "%s%s", i ? " " : "", i == word ? theirs[word] : mine[i]);
        return text.bytes;
    }
    return NULL;
}

static char *with_misspelling(struct walk *walk, int at)
{
    char *line = must_copy(walk->line[at]);
    char *verb = strchr(line, ' ') + 1;
    size_t length = strcspn(verb, " ");
    if (length < 3 || strpbrk(verb, "{["))
        return free(line), NULL;
    size_t letter = (size_t)random_below(&walk->random, (int)length - 1);
    char kept = verb[letter];
    verb[letter] = verb[letter + 1];
    verb[letter + 1] = kept;
    return line;
}

static char *with_other_player(struct walk *walk, int at)
{
    const char *colon = strchr(walk->line[at], ':');
    if (strncmp(walk->line[at], "table:", 6) == 0)
        return NULL;
    struct text text = {0};
    text_format(&text, "%s%s", walk_names[random_below(&walk->random, walk->seats)], colon);
    return text.bytes;
}

static char *joined(const char *a, size_t length, const char *between, const char *b)
{
    struct text text = {0};
    text_format(&text, "%.*s%s%s", (int)length, a, between, b);
    return text.bytes;
}

/* Two entries of different players, each with the name of the other. */
static bool exchange(char *one[2], char *made[2])
{
    const char *rest = strchr(one[0], ':'), *other = strchr(one[1], ':');
    size_t length = (size_t)(rest - one[0]), other_length = (size_t)(other - one[1]);
    bool table = strncmp(one[0], "table:", 6) == 0 || strncmp(one[1], "table:", 6) == 0;
    if (table || (length == other_length && strncmp(one[0], one[1], length) == 0))
        return false;
    made[0] = joined(one[1], other_length, "", rest);
    made[1] = joined(one[0], length, "", other);
    return true;
}

/* Two entries of one player on one line. */
static char *two_in_one(char *const *line)
{
    const char *colon = strchr(line[0], ':');
    size_t actor = (size_t)(colon + 2 - line[0]);
    bool fits = strncmp(line[0], line[1], actor) == 0 && !strpbrk(line[0], "{[") && !strpbrk(line[1], "{[");
    return fits ? joined(line[0], strlen(line[0]), "; ", line[1] + actor) : NULL;
}

/* An entry on two lines, each with the name of its player, cut before a word after the verb. */
static bool one_in_two(struct walk *walk, const char *line, char *made[2])
{
    const char *colon = strchr(line, ':'), *blank = colon + 1;
    int words = 0;
    for (const char *c = colon + 2; *c; c++)
        words += *c == ' ';
    if (words == 0 || strpbrk(line, "{["))
        return false;
    for (int cut = 1 + random_below(&walk->random, words); cut > 0; cut--)
        blank = strchr(blank + 1, ' ');
    made[0] = joined(line, (size_t)(blank - line), "", "");
    made[1] = joined(line, (size_t)(colon + 2 - line), "", blank + 1);
    return true;
}

/* The log with one damage; NULL if none came out. `*at` is where. */
static struct text *damaged(struct walk *walk, enum damage damage, int at)
{
    static struct text out;
    char *line[WALK_ENTRIES + 1];
    int lines = walk->lines;
    memcpy(line, walk->line, sizeof *line * (size_t)lines);
    char *made = NULL, *both[2] = {NULL};
    switch (damage) {
    case MISSPELT:
        line[at] = made = with_misspelling(walk, at);
        break;
    case OTHER_VALUE:
        line[at] = made = with_other_value(walk, at);
        break;
    case OTHER_PLAYER:
        line[at] = made = with_other_player(walk, at);
        break;
    case LEFT_OUT:
        memmove(line + at, line + at + 1, sizeof *line * (size_t)(lines-- - at - 1));
        break;
    case DOUBLED:
        memmove(line + at + 1, line + at, sizeof *line * (size_t)(lines++ - at));
        break;
    case EXCHANGED:
        if (at + 1 >= lines || !exchange(line + at, both))
            return NULL;
        line[at] = both[0], line[at + 1] = both[1];
        break;
    case TWO_IN_ONE:
        if (at + 1 >= lines || !(both[0] = two_in_one(line + at)))
            return NULL;
        line[at] = both[0];
        memmove(line + at + 1, line + at + 2, sizeof *line * (size_t)(lines-- - at - 2));
        break;
    case ONE_IN_TWO:
        if (!one_in_two(walk, line[at], both))
            return NULL;
        memmove(line + at + 1, line + at, sizeof *line * (size_t)(lines++ - at));
        line[at] = both[0], line[at + 1] = both[1];
        break;
    default:
        if (at + 1 >= lines)
            return NULL;
        made = line[at], line[at] = line[at + 1], line[at + 1] = made, made = NULL;
    }
    bool same_as_before = damage <= OTHER_PLAYER && (!made || same(made, walk->line[at]));
    text_clear(&out);
    if (!same_as_before)
        print_log(walk, line, lines, &out);
    free(both[0]);
    free(both[1]);
    free(made);
    return same_as_before ? NULL : &out;
}

/* Does the first proposal give a record without a finding, and is it the entry that was damaged? */
static void mend(struct tally *tally, struct source *source, const struct verdict *verdict, int first,
                 const char *original)
{
    struct script script;
    struct course course;
    struct repair repairs[MOST_REPAIRS];
    struct judging how = judging_usual(NULL);
    bool complete;
    if (script_load(&script, source, verdict, &how)) {
        long budget = search_budget(script.count);
        course_open(&course, &script, budget);
        int target = first - 1;
        bool alone = course.total == course.found[target];
        int found = find_repairs(&course, target, alone, false, repairs, &complete);
        tally->mend_judged += budget - course.budget - course.for_gaps;
        tally->cut_off += !complete;
        if (found && repairs[0].lifted == course.total) {
            tally->mended++;
            struct text log = {0}, *wanted = &log;
            course_change(&course, &repairs[0]);
            for (int i = 0; i < course.count; i++)
                text_format(wanted, "%s\n", course.entry[i].text);
            tally->original += same(text_string(&log), original);
            text_free(&log);
        }
        course_free(&course);
    }
    script_free(&script);
}

static void keep_record(const struct walk *walk, const struct text *record, enum damage damage, int at)
{
    char name[200];
    struct text text = {0};
    snprintf(name, sizeof name, "%s-%d-%" PRIu64 "-%d", walk->game->id, walk->seats, walk->seed, (int)damage);
    text_format(&text, "# %s at entry %d: %s\n%s", damage_names[damage], at + 1, walk->line[at], text_string(record));
    keep_text(name, text_string(&text));
    text_free(&text);
}

static void measure(struct tally *tally, const struct walk *walk, const struct text *record, const char *original,
                    enum damage damage, int at)
{
    struct source source;
    struct verdict verdict;
    struct judging how = judging_usual(NULL);
    double begun = now();
    if (!judge_text(text_string(record), record->length, NULL, &verdict))
        return;
    double judged = now();
    int found = count_against(&verdict);
    if (found && text_source(&source, text_string(record), record->length)) {
        find_mistakes(&verdict, &source, &how);
        tally->records++;
        keep_record(walk, record, damage, at);
        tally->plain += judged - begun;
        tally->check += now() - begun;
        tally->single += verdict.docket.mistakes == 1;
        tally->findings += found;
        tally->most = found > tally->most ? found : tally->most;
        tally->entries += verdict.entries;
        int first = 0, mended = tally->mended;
        for (const struct finding *f = verdict.docket.first; f && !first; f = f->next)
            first = counts_against(f) ? f->entry : 0;
        if (first)
            mend(tally, &source, &verdict, first, original);
        if (getenv("TELL") && (verdict.docket.mistakes > 1 || mended == tally->mended)) {
            printf("--- %s %d players seed %" PRIu64
                   ": %s at entry %d (%s): %d mistakes, %d findings, first at %d, %s\n",
                   walk->game->id, walk->seats, walk->seed, damage_names[damage], at + 1, walk->line[at],
                   verdict.docket.mistakes, found, first, mended == tally->mended ? "not mended" : "mended");
            if (atoi(getenv("TELL")) > 1)
                printf("%s", text_string(record));
        }
        source_close(&source);
    }
    verdict_free(&verdict);
}

static void original_log(const struct walk *walk, struct text *out)
{
    for (int i = 0; i < walk->lines; i++)
        text_format(out, "%s\n", walk->line[i]);
}

static void damage_game(struct tally tally[DAMAGES], const struct game *game, int seats, uint64_t seed)
{
    struct walk walk;
    if (make_game(&walk, game, seats, seed)) {
        struct text original = {0};
        original_log(&walk, &original);
        for (enum damage damage = 0; damage < DAMAGES; damage++) {
            int at = random_below(&walk.random, walk.lines);
            struct text *record = listed[at] ? damaged(&walk, damage, at) : NULL;
            if (record)
                measure(&tally[damage], &walk, record, text_string(&original), damage, at);
        }
        text_free(&original);
    }
    walk_close(&walk);
}

static void tell(const char *name, const struct tally *t)
{
    if (!t->records)
        return;
    double n = t->records;
    printf("%-24s %5d %6.1f%% %6.1f%% %6.1f%% %7.1f %5d %8.1f %6.1fx %4d\n", name, t->records, 100 * t->single / n,
           100 * t->mended / n, 100 * t->original / n, t->findings / n, t->most,
           (double)t->mend_judged / (double)t->entries, t->plain > 0 ? t->check / t->plain : 0, t->cut_off);
}

static void add(struct tally *sum, const struct tally *t)
{
    sum->records += t->records, sum->single += t->single, sum->mended += t->mended, sum->original += t->original;
    sum->findings += t->findings, sum->entries += t->entries, sum->mend_judged += t->mend_judged;
    sum->check += t->check, sum->plain += t->plain, sum->cut_off += t->cut_off;
    sum->most = t->most > sum->most ? t->most : sum->most;
}

int main(int argc, char **argv)
{
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    int seeds = argc > 2 ? atoi(argv[2]) : 4;
    struct tally all = {0};
    printf("seed %" PRIu64 ", %d games of each number of players\n", seed, seeds);
    printf("%-24s %5s %7s %7s %7s %7s %5s %8s %7s %4s\n", "", "games", "one", "mended", "exact", "found", "most",
           "judged/n", "time", "cut");
    for (const struct game *const *game = games; *game; game++) {
        bool wanted = is_wanted(*game, argc, argv);
        struct tally sum = {0}, tally[DAMAGES] = {0};
        for (int seats = (*game)->seats_min; wanted && seats <= (*game)->seats_max; seats++)
            for (int i = 0; i < seeds; i++)
                damage_game(tally, *game, seats, seed + (uint64_t)i);
        for (int i = 0; i < DAMAGES; i++) {
            char name[60];
            snprintf(name, sizeof name, "%s, %s", (*game)->id, damage_names[i]);
            tell(name, &tally[i]);
            add(&sum, &tally[i]);
        }
        tell((*game)->id, &sum);
        add(&all, &sum);
    }
    tell("all", &all);
    return 0;
}
