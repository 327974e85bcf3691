/* Patterns of words, read from the text of a table. */
#include "phrase/pattern.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"

/* A piece of a state machine: where it begins, and the step whose `next` leads on. */
struct piece {
    struct pattern_step *start, *end;
};

struct source {
    struct book *book;
    const char *at;
    bool exact; /* words are not inflected */
};

static struct pattern_step *new_step(struct book *book, enum op op)
{
    struct pattern_step *step = arena_take(book->arena, sizeof *step);
    step->op = op;
    step->value = NOT_TOLD;
    step->most = INT_MAX;
    return step;
}

static struct piece piece_of(struct pattern_step *step)
{
    return (struct piece){step, step};
}

static void fail(struct source *source, const char *why)
{
    if (!source->book->fault)
        source->book->fault = why;
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

static size_t word_length(const char *at)
{
    if (at[0] == '-' && at[1] == '>')
        return 2;
    if (at[0] == '\'' && at[1] == 's' && !isalnum((unsigned char)at[2]))
        return 2;
    size_t length = 0;
    while (at[length]
           && (isalnum((unsigned char)at[length]) || at[length] == '\'' || (unsigned char)at[length] >= 0x80))
        length++;
    return length ? length : 1;
}

static struct piece read_kind(struct source *source, size_t length)
{
    struct pattern_step *step = new_step(source->book, OP_KIND);
    int kind = book_kind(source->book, source->at, length);
    if (kind < 0)
        fail(source, arena_copy(source->book->arena, source->at, length));
    step->word = kind < 0 ? 0 : kind;
    source->at += length;
    if (*source->at == '=') {
        size_t value = strcspn(++source->at, " |()[]");
        const char *word = arena_copy(source->book->arena, source->at, value);
        char *end = NULL;
        step->value =
            kind < COMMON_KINDS ? (int)strtol(word, &end, 10) : kind_value(source->book->kinds[kind].says, word);
        step->most = end && strncmp(end, "..", 2) == 0 ? (int)strtol(end + 2, &end, 10) : step->value;
        if (step->value == NOT_TOLD || (end && (end == word || *end)))
            fail(source, word);
        source->at += value;
    }
    return piece_of(step);
}

static struct piece read_word(struct source *source)
{
    size_t length = word_length(source->at);
    bool singular = strncmp(source->at, "SG", 2) == 0;
    if (length == 2 && (singular || strncmp(source->at, "PL", 2) == 0)) {
        source->at += 2;
        return piece_of(new_step(source->book, singular ? OP_SINGULAR : OP_PLURAL));
    }
    if (isupper((unsigned char)*source->at))
        return read_kind(source, length);
    bool exact = *source->at == '=' && (isalpha((unsigned char)source->at[1]) || strchr("()", source->at[1]));
    if (exact)
        length = word_length(++source->at);
    exact |= source->exact;
    struct pattern_step *step = new_step(source->book, exact ? OP_EXACT : OP_WORD);
    step->word = book_add_word(source->book, source->at, length);
    source->at += length;
    return piece_of(step);
}

/* ---- alternatives ------------------------------------------------------------------------------------------------ */

static struct piece read_either(struct source *source);

static struct piece fork_to(struct book *book, struct piece one, struct piece other)
{
    struct pattern_step *fork = new_step(book, OP_FORK), *end = new_step(book, OP_GO);
    fork->next = one.start;
    fork->other = other.start;
    one.end->next = other.end->next = end;
    return (struct piece){fork, end};
}

static struct piece read_bracket(struct source *source)
{
    bool optional = *source->at++ == '[';
    struct piece inside = read_either(source);
    if (*source->at != (optional ? ']' : ')'))
        fail(source, "a bracket is not closed");
    else
        source->at++;
    return optional ? fork_to(source->book, inside, piece_of(new_step(source->book, OP_GO))) : inside;
}

static struct piece read_row(struct source *source)
{
    struct piece row = piece_of(new_step(source->book, OP_GO));
    for (;;) {
        source->at += strspn(source->at, " \n");
        if (!*source->at || strchr("|)]", *source->at))
            return row;
        struct piece next = strchr("([", *source->at) ? read_bracket(source) : read_word(source);
        row.end->next = next.start;
        row.end = next.end;
    }
}

static struct piece read_either(struct source *source)
{
    struct piece either = read_row(source);
    while (*source->at == '|') {
        source->at++;
        either = fork_to(source->book, either, read_row(source));
    }
    return either;
}

/* ---- patterns ---------------------------------------------------------------------------------------------------- */

static int add_pattern(struct book *book, const char *text, struct pattern_step *start)
{
    if (book->pattern_count == PATTERNS_MAX) {
        book->fault = "too many patterns";
        return 0;
    }
    book->patterns[book->pattern_count] = (struct pattern){.text = text, .start = start};
    return book->pattern_count++;
}

int pattern_read(struct book *book, const char *text, bool exact)
{
    for (int pattern = 0; pattern < book->pattern_count; pattern++)
        if (same(book->patterns[pattern].text, text))
            return pattern;
    struct source source = {book, text, exact};
    struct piece piece = read_either(&source);
    if (*source.at)
        fail(&source, "a bracket is closed that was not opened");
    piece.end->next = new_step(book, OP_END);
    return add_pattern(book, text, piece.start);
}

void names_add(struct names_pattern *names, const char *said, int value)
{
    struct source source = {names->book, said, false};
    struct piece piece = read_either(&source);
    struct pattern_step *put = new_step(names->book, OP_VALUE);
    if (!names->end)
        names->end = new_step(names->book, OP_END);
    put->value = value;
    put->next = names->end;
    piece.end->next = put;
    struct pattern_step *fork = new_step(names->book, OP_FORK);
    fork->next = piece.start;
    fork->other = names->first;
    names->first = fork;
}

int names_end(struct names_pattern *names)
{
    return names->first ? add_pattern(names->book, "", names->first) : NO_PATTERN;
}

/* ---- what they begin with ---------------------------------------------------------------------------------------- */

struct beginnings {
    const struct pattern_step *step[1024];
    int count;
    bool full;
};

/* Collects every step that can be the first. */
static void collect(struct beginnings *beginnings, const struct pattern_step *step)
{
    for (; step->op == OP_GO || step->op == OP_FORK; step = step->next)
        if (step->op == OP_FORK && step->other)
            collect(beginnings, step->other);
    for (int i = 0; i < beginnings->count; i++)
        if (beginnings->step[i] == step)
            return;
    beginnings->full |= beginnings->count == (int)(sizeof beginnings->step / sizeof *beginnings->step);
    if (!beginnings->full)
        beginnings->step[beginnings->count++] = step;
}

static bool is_word_step(const struct pattern_step *step)
{
    return step->op == OP_WORD || step->op == OP_EXACT;
}

static int by_word(const void *a, const void *b)
{
    const struct pattern_step *one = *(const struct pattern_step *const *)a,
                              *other = *(const struct pattern_step *const *)b;
    if (is_word_step(one) != is_word_step(other))
        return is_word_step(one) ? -1 : 1;
    return is_word_step(one) ? (one->word > other->word) - (one->word < other->word) : 0;
}

static void begin(struct book *book, int row)
{
    static const size_t size = sizeof(struct pattern_step *);
    struct pattern *pattern = &book->patterns[row];
    struct beginnings beginnings = {.count = 0};
    collect(&beginnings, pattern->start);
    if (beginnings.full)
        book->fault = "too many alternatives in one pattern";
    qsort(beginnings.step, (size_t)beginnings.count, size, by_word);
    pattern->begins = memcpy(arena_raw(book->arena, (size_t)beginnings.count * size), beginnings.step,
                             (size_t)beginnings.count * size);
    for (int i = 0; i < beginnings.count; i++) {
        const struct pattern_step *step = beginnings.step[i];
        uint64_t *bits = is_word_step(step) ? &book->by_word[step->word * book->pattern_bits] : NULL;
        if (bits)
            book->kinds_by[step->word] |= pattern->kinds;
        if (step->op == OP_KIND) {
            pattern->first_kinds |= UINT64_C(1) << step->word;
            bits = &book->by_kind[step->word * book->pattern_bits];
        }
        if (bits)
            set_bit(bits, row);
        pattern->words += is_word_step(step);
        pattern->others += !is_word_step(step);
    }
}

void patterns_begin(struct book *book)
{
    book->pattern_bits = book->pattern_count / 64 + 1;
    size_t size = (size_t)book->pattern_bits * sizeof(uint64_t);
    book->by_word = arena_take(book->arena, size * (size_t)(book->word_count + 1));
    book->kinds_by = arena_take(book->arena, (size_t)(book->word_count + 1) * sizeof *book->kinds_by);
    book->by_kind = arena_take(book->arena, size * KINDS_MAX);
    for (int pattern = 0; pattern < book->pattern_count; pattern++)
        begin(book, pattern);
}
