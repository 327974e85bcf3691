/* Tells an entry as people might. */
#include "teller.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "game/move.h"
#include "told_rows.h"

enum { WORDS_OF_ENTRY = 40, BOUND_MAX = 24, TRIES = 12 };

/* ---- the entry against what a line writes ---------------------------------------------------------------------------------- */

struct bound {
    int field;
    const char *word; /* as the entry has it */
};

struct binding {
    const struct teller *teller;
    const struct book_line *line;
    const char *word[WORDS_OF_ENTRY]; /* of the entry */
    int words;
    struct bound bound[BOUND_MAX];
    int count;
};

static int field_of(const struct book_line *line, const char *name, size_t length)
{
    for (int field = 0; field < line->field_count; field++)
        if (strlen(line->says->fields[field].name) == length
            && memcmp(line->says->fields[field].name, name, length) == 0)
            return field;
    return -1;
}

/* Does the template, from `at` on, write the words from `word` on? Brackets may be left out. */
static bool bind(struct binding *binding, const char *at, int word, int count)
{
    at += strspn(at, " ]");
    binding->count = count;
    if (!*at)
        return word == binding->words;
    if (*at == '[') {
        const char *end = strchr(at, ']') + 1;
        return bind(binding, at + 1, word, count) || bind(binding, end, word, count);
    }
    size_t length = strcspn(at, " []");
    if (word >= binding->words)
        return false;
    if (islower((unsigned char)*at))
        return strlen(binding->word[word]) == length && memcmp(at, binding->word[word], length) == 0
               && bind(binding, at + length, word + 1, count);
    int field = field_of(binding->line, at, length);
    bool many = field >= 0 && binding->line->says->fields[field].flags & FIELD_MANY;
    for (int last = word + 1; field >= 0 && last <= (many ? binding->words : word + 1); last++) {
        for (int i = word; i < last && count + i - word < BOUND_MAX; i++)
            binding->bound[count + i - word] = (struct bound){field, binding->word[i]};
        if (count + last - word < BOUND_MAX && bind(binding, at + length, last, count + last - word))
            return true;
    }
    return false;
}

/* ---- saying a pattern -------------------------------------------------------------------------------------------------------- */

struct saying {
    const struct teller *teller;
    const char *word; /* the value that its first kind is to have, as the entry has it; NULL: none */
    bool said;        /* it was said */
    struct text *out;
};

static void say(struct saying *saying, const char *word)
{
    text_format(saying->out, "%s%s", saying->out->length ? " " : "", word);
}

static const char *word_of(const struct book *book, int number)
{
    for (unsigned slot = 0; slot <= book->words_mask; slot++)
        if (book->words[slot].text && book->words[slot].number == number)
            return book->words[slot].text;
    return "";
}

static bool say_from(struct saying *saying, const struct pattern_step *step);

/* One of the names of a value: the forks of the names' pattern are its names. */
static bool say_name(struct saying *saying, const struct book_kind *kind, int value)
{
    struct random *random = saying->teller->random;
    const struct pattern_step *names = kind->names < 0 ? NULL : saying->teller->book->patterns[kind->names].start;
    for (int tries = 0; tries < TRIES; tries++) {
        int skip = random_below(random, 40);
        const struct pattern_step *step = names;
        for (int seen = 0; step && step->op == OP_FORK; step = step->other) {
            const struct pattern_step *end = step->next;
            while (end->op != OP_VALUE && end->op != OP_END)
                end = end->next;
            if (end->op == OP_VALUE && end->value == value && seen++ >= skip % 3) {
                size_t before = saying->out->length;
                if (say_from(saying, step->next))
                    return true;
                text_cut(saying->out, before);
            }
        }
    }
    return false;
}

static bool say_number(struct saying *saying, int number, bool amount)
{
    static const char *const words[] = {"zero", "one",   "two",   "three", "four", "five",
                                        "six",  "seven", "eight", "nine",  "ten"};
    int way = random_below(saying->teller->random, 3);
    char digits[16];
    snprintf(digits, sizeof digits, "%d", number);
    if (amount && number == 1 && way == 0)
        say(saying, "a");
    else
        say(saying, way == 1 && number <= 10 ? words[number] : digits);
    return true;
}

static bool kind_reads(const struct saying *saying, const struct book_kind *kind, int *value)
{
    if (kind->says->words)
        return words_read(kind->says->words, saying->teller->match, saying->word, value);
    for (int row = 0; kind->says->names && kind->says->names[row].word; row++)
        if (same(kind->says->names[row].word, saying->word)) {
            *value = row;
            return true;
        }
    return false;
}

/* The value itself, in one of its names or as records write it. */
static bool say_value(struct saying *saying, const struct pattern_step *step)
{
    const struct book_kind *kind = &saying->teller->book->kinds[step->word];
    int value = step->value;
    long number;
    bool first = !saying->said && saying->word;
    saying->said |= first;
    if (step->word == KIND_NAME && first) {
        say(saying, saying->word);
        return seat_named(saying->teller->match, saying->word) >= 0;
    }
    if (step->word <= KIND_COUNT)
        return first && read_number(saying->word, 0, 999, &number) && (value == NOT_TOLD || value == number)
               && say_number(saying, (int)number, step->word == KIND_COUNT);
    if (step->word < COMMON_KINDS || (!first && value == NOT_TOLD))
        return false;
    if (first && (!kind_reads(saying, kind, &value) || (step->value != NOT_TOLD && step->value != value)))
        return false;
    if (random_below(saying->teller->random, 2) && say_name(saying, kind, value))
        return true;
    if (first) {
        say(saying, saying->word);
        return !strchr(saying->word, '-');
    }
    return say_name(saying, kind, value);
}

static bool say_from(struct saying *saying, const struct pattern_step *step)
{
    for (; step->op != OP_END && step->op != OP_VALUE; step = step->next) {
        if (step->op == OP_FORK && step->other && random_below(saying->teller->random, 2))
            return say_from(saying, step->other);
        if (step->op == OP_WORD || step->op == OP_EXACT)
            say(saying, word_of(saying->teller->book, step->word));
        if (step->op == OP_KIND && !say_value(saying, step))
            return false;
    }
    return true;
}

static bool say_pattern(const struct teller *teller, int pattern, const char *word, struct text *out)
{
    for (int tries = 0; tries < TRIES; tries++) {
        struct saying saying = {teller, word, false, out};
        size_t before = out->length;
        if (say_from(&saying, teller->book->patterns[pattern].start) && saying.said == (word != NULL)
            && out->length > before)
            return true;
        text_cut(out, before);
    }
    return false;
}

/* ---- sentences ---------------------------------------------------------------------------------------------------------------- */

/* The first word in the third person, now and then. */
static void inflect(const struct teller *teller, struct text *head)
{
    static const char *const stiff[] = {"next", "that", "another", "thats", "not", NULL};
    size_t end = strcspn(text_string(head), " ");
    for (const char *const *word = stiff; *word; word++)
        if (strlen(*word) == end && strncmp(*word, text_string(head), end) == 0)
            return;
    if (end > 2 && (head->bytes[end - 1] == 's' || strncmp(head->bytes + end - 2, "ed", 2) == 0))
        return; /* it is bent already */
    if (!end || random_below(teller->random, 2) || !islower((unsigned char)head->bytes[end - 1]))
        return;
    struct text out = {0};
    const char *word = text_string(head);
    bool es = strchr("sxzo", word[end - 1]) || (end > 1 && word[end - 1] == 'h' && strchr("cs", word[end - 2]));
    bool y = word[end - 1] == 'y' && end > 1 && !strchr("aeiou", word[end - 2]);
    text_format(&out, "%.*s%s%s", (int)(y ? end - 1 : end), word, y ? "ies" : es ? "es" : "s", word + end);
    text_clear(head);
    text_add(head, text_string(&out));
    text_free(&out);
}

static bool say_head(const struct teller *teller, const struct book_line *line, struct text *out)
{
    unsigned moments = moments_now(teller->book, teller->match, teller->state);
    bool timely = !line->says->at || line->says->at & moments;
    for (int tries = 0; tries < TRIES && line->head_count; tries++) {
        const struct line_head *head = &line->heads[random_below(teller->random, line->head_count)];
        struct text said = {0};
        bool may = (head->strong || timely) && head->rest < 0 && say_pattern(teller, head->pattern, NULL, &said);
        if (may) {
            inflect(teller, &said);
            bool denies = strncmp(text_string(&said), "not ", 4) == 0;
            text_format(out, "%s %s", denies ? " does" : "", text_string(&said));
        }
        text_free(&said);
        if (may)
            return true;
    }
    return false;
}

/* Where a thing comes from and where it goes differ in their markers: nobody says "marches 1 c3 at e5". */
static bool is_told_apart(const struct book_line *line, int field, const char *said)
{
    static const char *const other[] = {"at ", "on ", "in ", "of ", "against ", "then ", "and ", "to ", "from ", NULL};
    const char *name = line->says->fields[field].name;
    const char *marker = same(name, "FROM") ? "from " : same(name, "TO") ? "to " : NULL;
    bool two = false;
    for (int i = 0; i < line->field_count; i++)
        two |= same(line->says->fields[i].name, same(name, "TO") ? "FROM" : "TO");
    if (!marker || !two)
        return true;
    said += strspn(said, " ");
    if (strncmp(said, marker, strlen(marker)) != 0)
        return false;
    for (const char *const *word = other; *word; word++)
        if (strncmp(said + strlen(marker), *word, strlen(*word)) == 0)
            return false;
    return true;
}

static bool say_field(const struct teller *teller, const struct book_line *line, int field, const char *word,
                      struct text *out)
{
    for (int tries = 0; tries < TRIES * TRIES; tries++) {
        size_t before = out->length;
        if (!say_pattern(teller, line->fields[field], word, out))
            return false;
        if (is_told_apart(line, field, text_string(out) + before))
            return true;
        text_cut(out, before);
    }
    return false;
}

/* Every field that the entry has, and those that the line must have; markers and words come from their patterns. */
static bool say_fields(const struct binding *binding, struct text *out)
{
    const struct teller *teller = binding->teller;
    const struct book_line *line = binding->line;
    for (int field = 0; field < line->field_count; field++) {
        bool bound = false;
        for (int i = 0; i < binding->count; i++)
            if (binding->bound[i].field == field) {
                bound = true;
                if (!say_field(teller, line, field, binding->bound[i].word, out))
                    return false;
            }
        if (!bound && line->says->fields[field].flags & FIELD_MUST
            && !say_pattern(teller, line->fields[field], NULL, out))
            return false;
    }
    return true;
}

static void say_small(const struct teller *teller, struct text *out)
{
    static const char *const small[] = {"then", "now", "also", "just", "finally", "simply"};
    if (random_below(teller->random, 6) == 0)
        text_format(out, "%s%s", out->length ? " " : "", small[random_below(teller->random, 6)]);
}

static bool say_line(const struct teller *teller, const struct book_line *line, const struct move *move,
                     const char *value, struct text *out)
{
    struct binding binding = {.teller = teller, .line = line};
    struct arena arena = {0};
    bool by_table = line->says->flags & LINE_TABLE;
    for (const char *at = value; *at && binding.words < WORDS_OF_ENTRY; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        binding.word[binding.words++] = arena_copy(&arena, at, length);
        at += length;
    }
    bool told = !line->says->make && by_table == (move->actor == CHANCE) && bind(&binding, line->says->writes, 0, 0);
    if (told) {
        text_format(out, random_below(teller->random, 2) || by_table ? "%s:" : "%s",
                    actor_name(teller->match, move->actor));
        say_small(teller, out);
        told = say_head(teller, line, out) && say_fields(&binding, out);
        if (random_below(teller->random, 4) == 0)
            text_char(out, '.');
    }
    arena_free(&arena);
    return told;
}

bool tell_entry(const struct teller *teller, const struct move *move, struct text *out)
{
    struct text value = {0};
    bool told = false;
    move_print_value(teller->match, move, &value);
    int first = random_below(teller->random, teller->book->line_count);
    for (int i = 0; i < teller->book->line_count && !told && *text_string(&value) != '{'; i++) {
        text_clear(out);
        told = say_line(teller, &teller->book->lines[(first + i) % teller->book->line_count], move, text_string(&value),
                        out);
    }
    if (!told) {
        text_clear(out);
        told = tell_by_row(teller, move->actor, text_string(&value), out);
    }
    text_free(&value);
    return told;
}
