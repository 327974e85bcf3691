/* Results: one row per player and record, as data. */
#include "study/results/results.h"

#include <search.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/unicode.h"
#include "base/words.h"
#include "replay/club.h"
#include "study/outcome.h"

const struct result_heading result_headings[RESULT_COLUMNS] = {
#define COLUMN(name, heading, kind) [COLUMN_##name] = {heading, CELL_##kind},
#include "study/results/columns.def"
#undef COLUMN
};

/* ---- writing ---------------------------------------------------------------------------------------------------- */

static void put(struct text *cells, const char *cell)
{
    text_add_bytes(cells, cell ? cell : "", cell ? strlen(cell) + 1 : 1);
}

static void put_number(struct text *cells, int number)
{
    text_number(cells, number);
    text_char(cells, '\0');
}

static void put_halves(struct text *cells, bool known, int halves)
{
    char room[16];
    put(cells, known ? halves_string(room, halves) : "");
}

static void put_lines(struct text *cells, const struct sheet *sheet)
{
    char room[16];
    const char *between = "";
    for (int i = 0; i < sheet->lines; i++) {
        const struct sheet_line *line = &sheet->line[i];
        if (line->extra)
            continue;
        text_format(cells, "%s%s=%s", between, line->label, line->unknown ? "" : halves_string(room, line->points));
        between = ";";
    }
    text_char(cells, '\0');
}

/* Writes the house rules that differ from the default, wherever they were chosen. */
static void put_house(struct text *cells, const struct match *match)
{
    const char *between = "";
    for (int i = 0; match->game->house && match->game->house[i].name; i++) {
        const struct question *question = &match->game->house[i];
        if (match->house[i] == question->usual || !question_matters(question, match->seats))
            continue;
        text_format(cells, "%s%s=%s", between, question->name, question->answers[match->house[i]]);
        between = ";";
    }
    text_char(cells, '\0');
}

/* Writes the cells that the rows of a record do not share, in the order of the columns. */
static void write_row(const struct verdict *verdict, int seat, struct text *cells)
{
    const struct sheet *sheet = &verdict->standing.seat[seat];
    bool decided = same(decided_word(verdict), "yes"), ranked = decided && sheet->rank > 0;
    unsigned winners = verdict->standing.winners;
    put(cells, verdict->match.names[seat]);
    put_number(cells, seat + 1);
    put(cells, !verdict->started ? "" : verdict->started == seat + 1 ? "yes" : "no");
    bool ranged = sheet->open && sheet->low <= sheet->high;
    put_halves(cells, !sheet->open, sheet->total);
    put_halves(cells, ranged, sheet->low);
    put_halves(cells, ranged && sheet->high < NO_LIMIT, sheet->high);
    if (ranked)
        put_number(cells, sheet->rank);
    else
        put(cells, "");
    put(cells, !decided                    ? "undecided"
               : !(winners & (1u << seat)) ? "no"
               : (winners & (winners - 1)) ? "shared"
                                           : "yes");
    put(cells, ranked ? sheet->tie_break : "");
    put_lines(cells, sheet);
    put_house(cells, &verdict->match);
    put_number(cells, verdict->docket.mistakes);
    put(cells, verdict->over && !verdict->partial ? "yes" : "no");
}

void write_result_rows(const struct verdict *verdict, struct text *cells)
{
    size_t shared = 0;
    for (int seat = 0; verdict->judged && seat < verdict->match.seats; seat++) {
        if (seat) {
            text_make_room(cells, shared);
            text_add_bytes(cells, text_string(cells), shared);
        } else {
            put(cells, verdict->file);
            put_number(cells, verdict->document);
            put(cells, verdict->date);
            put(cells, verdict->place);
            put(cells, verdict->title);
            put(cells, verdict->game->id);
            put_number(cells, verdict->match.seats);
            shared = cells->length;
        }
        write_row(verdict, seat, cells);
    }
}

/* ---- taking ----------------------------------------------------------------------------------------------------- */

static bool is_wanted(struct results *results, const struct result_row *row)
{
    const struct results_wanted *wanted = &results->wanted;
    const char *date = row->cell[COLUMN_DATE];
    bool other_game = wanted->game && !same(wanted->game, row->cell[COLUMN_GAME]);
    bool undated = (wanted->since || wanted->until) && !*date;
    bool other_day =
        (wanted->since && strcmp(date, wanted->since) < 0) || (wanted->until && strcmp(date, wanted->until) > 0);
    results->undated += undated && !other_game;
    results->left_out += other_game || (other_day && !undated);
    return !other_game && !undated && !other_day;
}

/* ---- which persons the names in many records belong to ---- */

/* A name as written in records of one club, or folded (`club` is then `folds`). Most rows need one lookup. */
struct known_name {
    const void *club;
    const char *name;
    struct person *person;
};

enum { MOST_TOLD = 5 };

static const char folds[] = "folds";

static int by_name(const void *a, const void *b)
{
    const struct known_name *left = a, *right = b;
    uintptr_t one = (uintptr_t)left->club, other = (uintptr_t)right->club;
    return one == other ? strcmp(left->name, right->name) : one < other ? -1 : 1;
}

static struct person *remember(struct people *people, const void *club, const char *name, struct person *person)
{
    struct known_name *known = arena_take(&people->arena, sizeof *known);
    *known = (struct known_name){club, arena_string(&people->arena, name), person};
    if (!tsearch(known, &people->names, by_name))
        out_of_memory();
    return person;
}

static struct person *known(const struct people *people, const void *club, const char *name)
{
    struct known_name *const *found = tfind(&(struct known_name){club, name, NULL}, &people->names, by_name);
    return found ? (*found)->person : NULL;
}

/* The person with that name, ignoring case. */
static struct person *person_named(struct people *people, const char *name)
{
    char *fold = folded_name(name);
    struct person *person = known(people, folds, fold);
    if (!person) {
        people->person = must_make_room(people->person, people->count, &people->room, sizeof *people->person);
        person = people->person[people->count] = arena_take(&people->arena, sizeof *person);
        person->name = arena_string(&people->arena, name);
        person->number = people->count++;
        remember(people, folds, fold, person);
    }
    free(fold);
    return person;
}

static struct person *person_meant(struct people *people, const struct club *club, const char *written)
{
    struct person *person = known(people, club, written);
    if (person)
        return person;
    const char *said = club_person(club, written);
    person = person_named(people, said ? said : written);
    if (!said && !same(person->name, written) && !strings_have(person->joined, written))
        strings_add(&people->arena, &person->joined, arena_string(&people->arena, written));
    return remember(people, club, written, person);
}

/* The club joins two names of one record: they stay two people. */
static void keep_apart(struct people *people, struct result_row rows[], int seat)
{
    const char *name = rows[seat].cell[COLUMN_PLAYER];
    for (int other = 0; other < seat; other++)
        if (rows[other].person == rows[seat].person) {
            const char *other_name = rows[other].cell[COLUMN_PLAYER];
            rows[other].person = person_named(people, other_name);
            rows[seat].person = person_named(people, name);
            if (people->apart++ < MOST_TOLD)
                strings_add(&people->arena, &people->kept_apart,
                            arena_format(&people->arena, "%s: `%s` and `%s` play in one game and are not joined there",
                                         rows[0].cell[COLUMN_FILE], other_name, name));
            return;
        }
}

int results_take(struct results *results, const struct verdict *verdict, const struct text *cells,
                 struct result_row rows[SEATS_MAX])
{
    const struct club *club = verdict->club;
    const char *at = text_string(cells), *end = at + cells->length;
    int count = 0;
    for (; at < end && count < SEATS_MAX; count++)
        for (int column = 0; column < RESULT_COLUMNS; column++) {
            rows[count].cell[column] = at;
            at += at < end ? strlen(at) + 1 : 0;
        }
    results->taken++;
    results->unjudged += !verdict->judged;
    results->unread += verdict->judged && verdict_status(verdict, false) == STATUS_UNREADABLE;
    if (count == 0 || !is_wanted(results, &rows[0]))
        return 0;
    /* A player is a person by the club file, else by the first spelling of names that differ only in case. Two players
       of one record are never the same person. */
    for (int seat = 0; seat < count; seat++) {
        rows[seat].person = person_meant(&results->people, club, rows[seat].cell[COLUMN_PLAYER]);
        keep_apart(&results->people, rows, seat);
    }
    /* --player may be the name as written, or one that means the same in the club. */
    const char *asked = results->wanted.player, *meant = asked ? club_person(club, asked) : NULL;
    meant = meant ? meant : asked;
    for (int i = 0; i < count; i++) {
        struct person *person = rows[i].person;
        if (asked && (names_alike(asked, rows[i].cell[COLUMN_PLAYER]) || names_alike(meant, person->name)))
            person->asked = true;
        rows[i].cell[COLUMN_PLAYER] = person->name;
    }
    results->records++;
    return count;
}

bool results_shows(const struct results *results, const struct person *person)
{
    return !results->wanted.player || person->asked;
}

void results_keep(struct results *results, const struct text *cells, const struct result_row *rows, int count)
{
    const char *from = text_string(cells), *to = arena_copy(&results->arena, from, cells->length);
    for (int i = 0; i < count; i++) {
        results->kept = must_make_room(results->kept, results->kept_count, &results->kept_room, sizeof *results->kept);
        struct result_row *row = &results->kept[results->kept_count++];
        for (int column = 0; column < RESULT_COLUMNS; column++)
            row->cell[column] = to + (rows[i].cell[column] - from);
        row->person = rows[i].person;
        row->cell[COLUMN_PLAYER] = row->person->name;
    }
}

int cell_number(const char *cell)
{
    long number = 0;
    return read_number(cell, 0, INT_MAX, &number) ? (int)number : 0;
}

static int in_order(const void *a, const void *b)
{
    static const enum result_column numbers[] = {COLUMN_DOCUMENT, COLUMN_SEAT};
    const struct result_row *left = a, *right = b;
    int order = strcmp(left->cell[COLUMN_DATE], right->cell[COLUMN_DATE]);
    order = order ? order : strcmp(left->cell[COLUMN_FILE], right->cell[COLUMN_FILE]);
    for (int i = 0; i < 2 && !order; i++)
        order = cell_number(left->cell[numbers[i]]) - cell_number(right->cell[numbers[i]]);
    return order;
}

void results_sort(struct results *results)
{
    if (results->kept_count)
        qsort(results->kept, (size_t)results->kept_count, sizeof *results->kept, in_order);
}

void results_free(struct results *results)
{
    struct people *people = &results->people;
    while (people->names)
        tdelete(*(struct known_name **)people->names, &people->names, by_name);
    free(people->person);
    arena_free(&people->arena);
    *people = (struct people){0};
    arena_free(&results->arena);
    free(results->kept);
}
