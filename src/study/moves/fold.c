/* Folding: entries as rows of words; rows that differ in one word are joined. */
#include "study/moves/fold.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/unicode.h"
#include "base/words.h"

enum { MOST_WORDS = 24, WIDTH = 100 };

/* A word without the punctuation around it, and where it is in its entry. */
struct word {
    const char *text;
    int from, to;
};

struct row {
    const struct foldable *line;
    struct word word[MOST_WORDS];
    int words, verb; /* `verb`: index of the verb */
    bool done;
};

/* The entry with one word left open. */
struct blank {
    uint64_t hash;
    int row, word;
};

struct sheaf {
    struct row *row;
    int rows;
    struct blank *blank; /* sorted by hash, then by row */
    int blanks;
    struct arena *scratch;
    struct text *out;
    bool whatever; /* fold entries that earn different amounts */
};

/* ---- words ----------------------------------------------------------------------------------------------------- */

static void split(struct arena *arena, struct row *row)
{
    const char *entry = row->line->entry;
    int from = 0;
    row->verb = -1;
    while (entry[from] && row->words < MOST_WORDS) {
        from += (int)strspn(entry + from, " {[");
        int next = from + (int)strcspn(entry + from, " "), to = next;
        while (to > from && strchr(",}]:", entry[to - 1]))
            to--;
        if (row->verb < 0 && to > row->line->verb)
            row->verb = row->words;
        row->word[row->words++] = (struct word){arena_copy(arena, entry + from, (size_t)(to - from)), from, to};
        from = next;
    }
}

static bool differ_only_in(const struct sheaf *sheaf, const struct row *a, const struct row *b, int first, int last)
{
    if (a->words != b->words || (!sheaf->whatever && !same(a->line->earns, b->line->earns)))
        return false;
    for (int word = 0; word < a->words; word++)
        if ((word < first || word > last) && !same(a->word[word].text, b->word[word].text))
            return false;
    return true;
}

/* ---- lines ----------------------------------------------------------------------------------------------------- */

void print_entry_line(const struct foldable *line, struct text *out)
{
    text_format(out, *line->earns ? "  - %s   # %s\n" : "  - %s\n", line->entry, line->earns);
}

/* Where to break a line that is too wide: after the last space or slash before the limit. */
static size_t fitting(const char *line, int width)
{
    size_t length = strcspn(line, "\n"), fits = 0;
    const char *end = skip_points(line, width);
    if (end >= line + length)
        return length;
    for (size_t i = 1; line + i <= end; i++)
        if (line[i - 1] == ' ' || line[i - 1] == '/')
            fits = i;
    return fits ? fits : strcspn(line, " \n");
}

void print_comment_lines(const char *lines, struct text *out)
{
    const char *indent = "  # ";
    while (*lines) {
        size_t length = fitting(lines, WIDTH - (int)strlen(indent)), printed = length;
        while (printed > 0 && lines[printed - 1] == ' ')
            printed--;
        text_format(out, "%s%.*s\n", indent, (int)printed, lines);
        lines += length;
        indent = *lines == '\n' ? "  # " : "  #     ";
        lines += *lines == '\n';
    }
}

/* ---- amounts that differ only in their number become a range ---- */

struct range {
    struct earning least;
    int most;
    int found; /* in how many entries */
};

static void widen(struct range *known, int halves)
{
    known->least.halves = halves < known->least.halves ? halves : known->least.halves;
    known->most = halves > known->most ? halves : known->most;
}

const char *earn_together(const struct earnings *const *earns, int count, struct arena *arena)
{
    struct range range[MOST_EARNINGS];
    int ranges = 0;
    struct text out = {0};
    for (int i = 0; i < count; i++)
        for (int part = 0; part < earns[i]->count; part++) {
            const struct earning *earning = &earns[i]->part[part];
            int known = 0;
            while (known < ranges
                   && !(same(range[known].least.who, earning->who) && range[known].least.one == earning->one))
                known++;
            if (known == MOST_EARNINGS)
                continue;
            if (known == ranges)
                range[ranges++] = (struct range){*earning, earning->halves, 0};
            widen(&range[known], earning->halves);
            range[known].found++;
        }
    for (int i = 0; i < ranges; i++) {
        if (range[i].found < count)
            widen(&range[i], 0);
        text_add(&out, i ? ", " : "");
        earning_print(&range[i].least, range[i].most, &out);
    }
    return arena_keep(arena, &out);
}

/* Prints the first of these rows with `instead` for some of its words, and what they earn. */
static void print_fold(struct sheaf *sheaf, struct row *const *like, int count, int first, int last,
                       const char *instead)
{
    struct text line = {0};
    const struct row *row = like[0];
    const char *entry = row->line->entry;
    const struct earnings **earns = arena_take(sheaf->scratch, sizeof *earns * (size_t)count);
    for (int i = 0; i < count; i++)
        earns[i] = like[i]->line->earnings;
    const char *together = earn_together(earns, count, sheaf->scratch);
    text_add_bytes(&line, entry, (size_t)row->word[first].from);
    text_add(&line, instead);
    text_add(&line, entry + row->word[last].to);
    if (*together)
        text_format(&line, "   (%s)", together);
    print_comment_lines(text_string(&line), sheaf->out);
    text_free(&line);
}

/* ---- one place ------------------------------------------------------------------------------------------------- */

static uint64_t add_bytes(uint64_t hash, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)bytes[i]) * 0x100000001b3u;
    return hash;
}

static uint64_t hash_without(const struct sheaf *sheaf, const struct row *row, int word)
{
    const char *entry = row->line->entry;
    uint64_t hash = add_bytes(0xcbf29ce484222325u + (uint64_t)word, entry, (size_t)row->word[word].from);
    hash = add_bytes(hash, entry + row->word[word].to, strlen(entry + row->word[word].to));
    return sheaf->whatever ? hash : add_bytes(hash, row->line->earns, strlen(row->line->earns));
}

static int by_hash(const void *a, const void *b)
{
    const struct blank *x = a, *y = b;
    if (x->hash != y->hash)
        return x->hash < y->hash ? -1 : 1;
    return x->row - y->row;
}

/* Puts the open rows that differ from this one only in that word, itself included, into `like`; returns how many. */
static int find_like(const struct sheaf *sheaf, const struct row *row, int word, struct row **like)
{
    uint64_t hash = hash_without(sheaf, row, word);
    int count = 0, first = 0, behind = sheaf->blanks;
    while (first < behind) {
        int middle = (first + behind) / 2;
        if (sheaf->blank[middle].hash < hash)
            first = middle + 1;
        else
            behind = middle;
    }
    for (int i = first; i < sheaf->blanks && sheaf->blank[i].hash == hash; i++) {
        struct row *other = &sheaf->row[sheaf->blank[i].row];
        if (!other->done && sheaf->blank[i].word == word && differ_only_in(sheaf, row, other, word, word))
            like[count++] = other;
    }
    return count;
}

/* "f3/g3/h4"; consecutive numbers are "1-7". */
static void join_words(struct row *const *like, int count, int word, struct text *out)
{
    for (int i = 0; i < count;) {
        const char *first = like[i]->word[word].text;
        long number, next;
        int length = 1;
        if (read_number(first, 0, 1000000, &number))
            while (i + length < count && read_number(like[i + length]->word[word].text, 0, 1000000, &next)
                   && next == number + length)
                length++;
        text_format(out, "%s%s", out->length ? "/" : "", first);
        if (length > 1)
            text_format(out, "-%ld", number + length - 1);
        i += length;
    }
}

static void fold_one_place(struct sheaf *sheaf, struct row *row, struct row **like)
{
    int best = 1, place = -1;
    for (int word = 0; word < row->words; word++) {
        int count = word == row->verb ? 0 : find_like(sheaf, row, word, like);
        if (count > 1 && count >= best) {
            best = count;
            place = word;
        }
    }
    if (place < 0) {
        row->done = true;
        print_entry_line(row->line, sheaf->out);
        return;
    }
    struct text words = {0};
    int count = find_like(sheaf, row, place, like);
    for (int i = 0; i < count; i++)
        like[i]->done = true;
    join_words(like, count, place, &words);
    print_fold(sheaf, like, count, place, place, text_string(&words));
    text_free(&words);
}

/* ---- several of them ------------------------------------------------------------------------------------------- */

/* The things named in a range of words, in order of appearance. */
struct choice {
    int first, last;
    const char **thing;
    int things;
    bool rising; /* every row names them in that order */
};

/* False: a row names something twice. */
static bool take_row(struct choice *choice, const struct row *row)
{
    int previous = -1;
    for (int word = choice->first; word <= choice->last; word++) {
        const char *written = row->word[word].text;
        int thing = 0;
        for (int other = choice->first; other < word; other++)
            if (same(row->word[other].text, written))
                return false;
        while (thing < choice->things && !same(choice->thing[thing], written))
            thing++;
        if (thing == choice->things)
            choice->thing[choice->things++] = written;
        choice->rising &= thing > previous;
        previous = thing;
    }
    return true;
}

/* Are there as many rows as ways to name so many of these things, in any order or in one? The rows differ, so these are
   all. */
static bool is_complete(const struct choice *choice, int rows)
{
    int taken = choice->last - choice->first + 1;
    double ways = 1;
    for (int i = 0; i < taken; i++)
        ways *= choice->rising ? (double)(choice->things - i) / (i + 1) : choice->things - i;
    return ways > rows - 0.5 && ways < rows + 0.5;
}

static bool same_group(const struct sheaf *sheaf, const struct row *a, const struct row *b)
{
    return a->words == b->words && a->verb == b->verb && differ_only_in(sheaf, a, b, a->verb + 1, a->words - 1);
}

/* The words in which the rows of that group differ. */
static struct choice find_window(const struct sheaf *sheaf, const struct row *row)
{
    struct choice choice = {.first = row->words, .last = -1, .rising = true};
    for (int i = 0; i < sheaf->rows; i++)
        for (int word = row->verb + 1; same_group(sheaf, row, &sheaf->row[i]) && word < row->words; word++)
            if (!same(row->word[word].text, sheaf->row[i].word[word].text)) {
                choice.first = word < choice.first ? word : choice.first;
                choice.last = word > choice.last ? word : choice.last;
            }
    return choice;
}

static void print_choice(struct sheaf *sheaf, struct row *const *like, int count, const struct choice *choice)
{
    struct text words = {0};
    int taken = choice->last - choice->first + 1;
    if (taken < choice->things)
        text_format(&words, "%d of: ", taken);
    for (int i = 0; i < choice->things; i++)
        text_format(&words, "%s%s", i ? ", " : "", choice->thing[i]);
    if (taken == choice->things)
        text_add(&words, " in any order");
    print_fold(sheaf, like, count, choice->first, choice->last, text_string(&words));
    text_free(&words);
}

/* "draw 2 of: harpy, medusa, sirens"; false: these are not all entries of this kind. */
static bool fold_choice(struct sheaf *sheaf, struct row *row, struct row **like)
{
    struct choice choice = find_window(sheaf, row);
    int rows = 0;
    if (choice.last <= choice.first)
        return false;
    choice.thing = arena_take(sheaf->scratch, sizeof *choice.thing * (size_t)(sheaf->rows * MOST_WORDS));
    for (int i = 0; i < sheaf->rows; i++)
        if (same_group(sheaf, row, &sheaf->row[i])) {
            like[rows++] = &sheaf->row[i];
            if (sheaf->row[i].done || !take_row(&choice, &sheaf->row[i]))
                return false;
        }
    if (!is_complete(&choice, rows))
        return false;
    for (int i = 0; i < rows; i++)
        like[i]->done = true;
    print_choice(sheaf, like, rows, &choice);
    return true;
}

static int fold(const struct foldable *line, int count, bool whatever, struct arena *scratch, struct text *out)
{
    struct sheaf sheaf = {.rows = count, .scratch = scratch, .out = out, .whatever = whatever};
    struct row **like = arena_take(scratch, sizeof *like * (size_t)count);
    int printed = 0;
    sheaf.row = arena_take(scratch, sizeof *sheaf.row * (size_t)count);
    for (int i = 0; i < count; i++) {
        sheaf.row[i].line = &line[i];
        split(scratch, &sheaf.row[i]);
    }
    sheaf.blank = arena_take(scratch, sizeof *sheaf.blank * (size_t)(count * MOST_WORDS));
    for (int i = 0; i < count; i++)
        for (int word = 0; word < sheaf.row[i].words; word++)
            if (word != sheaf.row[i].verb)
                sheaf.blank[sheaf.blanks++] = (struct blank){hash_without(&sheaf, &sheaf.row[i], word), i, word};
    qsort(sheaf.blank, (size_t)sheaf.blanks, sizeof *sheaf.blank, by_hash);
    for (int i = 0; i < count; i++)
        if (!sheaf.row[i].done) {
            printed++;
            if (!fold_choice(&sheaf, &sheaf.row[i], like))
                fold_one_place(&sheaf, &sheaf.row[i], like);
        }
    return count - printed;
}

int print_folded(const struct foldable *line, int count, struct arena *scratch, struct text *out)
{
    struct text lines = {0};
    int away = fold(line, count, false, scratch, &lines);
    if (count - away > A_SCREENFUL) {
        text_clear(&lines);
        away = fold(line, count, true, scratch, &lines);
    }
    text_add(out, text_string(&lines));
    text_free(&lines);
    return away;
}
