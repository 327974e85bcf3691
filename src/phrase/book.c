/* A book: the tables of a game, prepared for searching. */
#include "phrase/book.h"

#include <ctype.h>
#include <string.h>

#include "base/words.h"
#include "phrase/english.h"
#include "phrase/pattern.h"
#include "phrase/phrase.h"

enum { WORD_SLOTS = 8192 };

static unsigned hash_of(const char *text)
{
    unsigned hash = 2166136261u;
    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * 16777619u;
    return hash ^ hash >> 15;
}

static struct book_word *word_slot(const struct book *book, const char *text)
{
    unsigned at = hash_of(text) & book->words_mask;
    while (book->words[at].text && !same(book->words[at].text, text))
        at = (at + 1) & book->words_mask;
    return &book->words[at];
}

int book_word(const struct book *book, const char *text)
{
    const struct book_word *slot = word_slot(book, text);
    return slot->text ? slot->number : -1;
}

int book_add_word(struct book *book, const char *bytes, size_t length)
{
    char text[BASE_ROOM] = "";
    if (length >= BASE_ROOM || book->word_count > WORD_SLOTS / 2) {
        book->fault = "too many words, or too long a word";
        return 0;
    }
    memcpy(text, bytes, length);
    struct book_word *slot = word_slot(book, text);
    if (!slot->text)
        *slot = (struct book_word){arena_string(book->arena, text), book->word_count++};
    return slot->number;
}

int book_kind(const struct book *book, const char *name, size_t length)
{
    for (int kind = 0; kind < book->kind_count; kind++)
        if (strlen(book->kinds[kind].name) == length && memcmp(book->kinds[kind].name, name, length) == 0)
            return kind;
    return -1;
}

/* ---- kinds ------------------------------------------------------------------------------------------------------- */

static void add_kind(struct book *book, const char *name, const struct says_kind *says)
{
    if (book->kind_count == KINDS_MAX) {
        book->fault = "too many kinds";
        return;
    }
    book->kinds[book->kind_count++] =
        (struct book_kind){.name = name, .says = says, .names = NO_PATTERN, .nouns = NO_PATTERN};
}

/* The value of a strict word. */
int kind_value(const struct says_kind *says, const char *word)
{
    if (says->words)
        for (int row = 0; says->words->list && says->words->list[row]; row++)
            if (same(says->words->list[row], word))
                return says->words->base + row;
    for (int row = 0; !says->words && says->names && says->names[row].word; row++)
        if (same(says->names[row].word, word))
            return row;
    return NOT_TOLD;
}

/* "large-temple" is said with a space. */
static const char *with_blanks(struct arena *arena, const char *word)
{
    char *said = arena_string(arena, word);
    for (char *at = said; (at = strpbrk(at, "-_"));)
        *at = ' ';
    return said;
}

static void read_names(struct book *book, struct book_kind *kind)
{
    struct names_pattern names = {.book = book};
    const struct says_kind *says = kind->says;
    const char *const *list = says->words ? says->words->list : NULL;
    for (int row = 0; list && list[row]; row++)
        names_add(&names, with_blanks(book->arena, list[row]), says->words->base + row);
    for (const struct says_name *name = says->names; name && name->word; name++) {
        int value = kind_value(says, name->word);
        if (value == NOT_TOLD)
            book->fault = name->word;
        names_add(&names, name->said, value);
    }
    kind->names = names_end(&names);
}

static void read_kind(struct book *book, struct book_kind *kind)
{
    const struct says_kind *says = kind->says;
    int rows = 0;
    while (says->rows && says->rows[rows].said)
        rows++;
    read_names(book, kind);
    kind->nouns = says->nouns ? pattern_read(book, says->nouns, false) : NO_PATTERN;
    kind->rows = arena_take(book->arena, (size_t)(rows + 1) * sizeof *kind->rows);
    for (int row = 0; row < rows; row++)
        kind->rows[row] = pattern_read(book, says->rows[row].said, false);
    for (int row = -2; row < rows; row++) {
        int pattern = row == -2 ? kind->names : row == -1 ? kind->nouns : kind->rows[row];
        if (pattern >= 0)
            book->patterns[pattern].kinds |= UINT64_C(1) << (kind - book->kinds);
    }
}

/* ---- lines ------------------------------------------------------------------------------------------------------- */

/* The next `|` at the top level, or the end of the string. */
static const char *next_bar(const char *at)
{
    for (int depth = 0; *at && (depth || *at != '|'); at++)
        depth += *at == '(' || *at == '[' ? 1 : *at == ')' || *at == ']' ? -1 : 0;
    return at;
}

static int pattern_of(struct book *book, const char *bytes, size_t length)
{
    return pattern_read(book, arena_copy(book->arena, bytes, length), false);
}

/* Heads in two halves are kept one by one; the others together are one pattern. */
static void read_heads(struct book *book, struct book_line *line, const char *text, bool strong)
{
    struct text whole = {0};
    for (const char *at = text; at && *at;) {
        const char *end = next_bar(at), *gap = strstr(at, "..");
        if (gap && gap < end)
            line->heads[line->head_count++] = (struct line_head){
                pattern_of(book, at, (size_t)(gap - at)), pattern_of(book, gap + 2, (size_t)(end - gap - 2)), strong};
        else {
            text_add(&whole, whole.length ? "|" : "");
            text_add_bytes(&whole, at, (size_t)(end - at));
        }
        at = end + (*end == '|');
    }
    if (whole.length)
        line->heads[line->head_count++] = (struct line_head){
            pattern_read(book, arena_string(book->arena, text_string(&whole)), false), NO_PATTERN, strong};
    text_free(&whole);
}

static int gaps(const char *text)
{
    int count = 0;
    for (; text && (text = strstr(text, "..")); text += 2)
        count++;
    return count;
}

const char *place_written(const struct says_line *says, const char *field)
{
    size_t length = strlen(field);
    for (const char *at = says->writes; (at = strstr(at, field)); at++)
        if (!isupper((unsigned char)at[length]) && (at == says->writes || !isupper((unsigned char)at[-1])))
            return at;
    return NULL;
}

/* The word that the entry writes before a field is also a marker of the field: "gold 4". NULL: only the verb is before
   it. */
static const char *written_before(struct book *book, const struct says_line *says, const char *field)
{
    const char *end = place_written(says, field), *begin = end;
    while (end && begin > says->writes && (islower((unsigned char)begin[-1]) || begin[-1] == ' '))
        begin--;
    if (!end || begin == says->writes)
        return NULL;
    begin += strspn(begin, " ");
    return begin < end ? arena_copy(book->arena, begin, (size_t)(end - begin) - 1) : NULL;
}

static int read_field(struct book *book, const struct says_line *says, const struct says_field *field)
{
    const char *marker = written_before(book, says, field->name);
    return pattern_read(book, marker ? arena_format(book->arena, "[%s] (%s)", marker, field->said) : field->said,
                        false);
}

/* The only value that a pattern takes, whatever is before it. */
static const struct pattern_step *only_kind(const struct pattern_step *step)
{
    const struct pattern_step *found = NULL;
    for (; step && step->op != OP_END; step = step->next) {
        if (step->op == OP_FORK && step->other) {
            const struct pattern_step *other = only_kind(step->other);
            if (other && found && other != found)
                return NULL;
            found = other ? other : found;
        }
        if (step->op == OP_KIND)
            return found && found != step ? NULL : step;
    }
    return found;
}

/* A line whose subject is not named need not be tried: "call harpy" without a Harpy. */
static void find_must(struct book *book, struct book_line *line)
{
    line->must_kind = -1;
    for (int field = 0; field < line->field_count; field++) {
        const struct says_field *says = &line->says->fields[field];
        if (!(says->flags & FIELD_MUST) || says->flags & FIELD_SHARED || says->seen)
            continue;
        const struct pattern_step *step = only_kind(book->patterns[line->fields[field]].start);
        if (step && step->value == step->most) {
            line->must_kind = step->word;
            line->must_value = step->value;
        }
    }
}

static void read_line(struct book *book, struct book_line *line)
{
    const struct says_line *says = line->says;
    int most = gaps(says->heads) + gaps(says->weak) + 2;
    line->heads = arena_take(book->arena, (size_t)most * sizeof *line->heads);
    read_heads(book, line, says->heads, true);
    read_heads(book, line, says->weak, false);
    line->own = says->own ? pattern_read(book, says->own, false) : NO_PATTERN;
    while (says->fields && says->fields[line->field_count].name)
        line->field_count++;
    line->fields = arena_take(book->arena, (size_t)(line->field_count + 1) * sizeof *line->fields);
    for (int field = 0; field < line->field_count; field++)
        line->fields[field] = read_field(book, says, &says->fields[field]);
    find_must(book, line);
    line->verb = arena_copy(book->arena, says->writes, strcspn(says->writes, " ["));
}

static void read_lines(struct book *book)
{
    while (book->tables->lines[book->line_count].writes)
        book->line_count++;
    book->lines = arena_take(book->arena, (size_t)(book->line_count + 1) * sizeof *book->lines);
    for (int line = 0; line < book->line_count; line++) {
        book->lines[line].says = &book->tables->lines[line];
        read_line(book, &book->lines[line]);
    }
}

static void gather_patterns(struct book *book, struct book_line *line)
{
    line->patterns = arena_take(book->arena, (size_t)book->pattern_bits * sizeof *line->patterns);
    for (int head = 0; head < line->head_count; head++) {
        set_bit(line->patterns, line->heads[head].pattern);
        set_bit(book->heads, line->heads[head].pattern);
        set_bit(line->patterns, line->heads[head].rest);
    }
    set_bit(line->patterns, line->own);
    for (int field = 0; field < line->field_count; field++)
        set_bit(line->patterns, line->fields[field]);
}

/* A value of one kind may begin with one of another: a city with "level 2". A pattern that begins with a kind begins
   with all of these. */
static void close_kinds(struct book *book)
{
    int size = book->pattern_bits;
    uint64_t *with = book->with_kind;
    for (int kind = 0; kind < book->kind_count; kind++)
        with[kind] = UINT64_C(1) << kind;
    for (int row = 0; row < book->pattern_count; row++)
        for (int kind = 0; kind < book->kind_count; kind++)
            if (book->patterns[row].first_kinds >> kind & 1)
                with[kind] |= book->patterns[row].kinds;
    for (int link = 0; link < book->kind_count; link++)
        for (int kind = 0; kind < book->kind_count; kind++)
            if (with[kind] >> link & 1)
                with[kind] |= with[link];
    for (int kind = 0; kind < book->kind_count; kind++)
        for (int other = 0; other < book->kind_count; other++)
            for (int i = 0; i < size && with[kind] >> other & 1; i++)
                book->by_kind[kind * size + i] |= book->by_kind[other * size + i];
}

static void find_adjectives(struct book *book)
{
    book->adjectives = arena_take(book->arena, ((size_t)book->word_count / 64 + 1) * sizeof(uint64_t));
    for (const char *at = book->tables->small; at && *at; at += *at == '|') {
        size_t length = strcspn(at, "|");
        int word = memchr(at, ' ', length) ? -1 : book_word(book, arena_copy(book->arena, at, length));
        set_bit(book->adjectives, word);
        at += length;
    }
}

static void find_classes(struct book *book)
{
    book->pattern_words = book->word_count;
    book->classes = arena_take(book->arena, WORD_SLOTS * sizeof *book->classes);
    for (int class = 0; class < CLASSES; class ++)
        for (const char *at = english_words[class]; *at; at += strspn(at, " ")) {
            size_t length = strcspn(at, " ");
            book->classes[book_add_word(book, at, length)] |= 1u << class;
            at += length;
        }
}

struct book *phrase_book(const struct game *game, struct arena *arena)
{
    const struct says *says = game->says;
    static const char *const common[COMMON_KINDS] = {"NUM", "COUNT", "ORD", "NAME"};
    struct book *book = arena_take(arena, sizeof *book);
    const struct says_tables *tables = says_unpack(says, arena);
    *book = (struct book){.says = says, .tables = tables, .arena = arena, .words_mask = WORD_SLOTS - 1};
    book->words = arena_take(arena, WORD_SLOTS * sizeof *book->words);
    book->patterns = arena_raw(arena, PATTERNS_MAX * sizeof *book->patterns);
    for (int kind = 0; kind < COMMON_KINDS; kind++)
        add_kind(book, common[kind], NULL);
    for (const struct says_kind *kind = tables->kinds; kind->name; kind++)
        add_kind(book, kind->name, kind);
    for (int kind = COMMON_KINDS; kind < book->kind_count; kind++)
        read_kind(book, &book->kinds[kind]);
    book->small = pattern_read(book, english_small, true);
    book->game_small = tables->small ? pattern_read(book, tables->small, true) : NO_PATTERN;
    read_lines(book);
    book->aside_words = book->word_count;
    book->leads = pattern_read(book, english_leads, true);
    book->asides = pattern_read(book, english_asides, true);
    book->choices = pattern_read(book, english_choices, true);
    patterns_begin(book);
    close_kinds(book);
    book->heads = arena_take(book->arena, (size_t)book->pattern_bits * sizeof *book->heads);
    for (int line = 0; line < book->line_count; line++)
        gather_patterns(book, &book->lines[line]);
    find_adjectives(book);
    find_classes(book);
    return book;
}
