/* Reading again: with the fast list and with libyaml, with large buffers and small ones, at once and piece by piece. */
#include "reread.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/random.h"
#include "base/words.h"
#include "doc/events.h"

/* A way to read. */
struct manner {
    const char *name;
    bool by_the_book, piecemeal, small;
};

static const struct manner manners[] = {
    {"by the book", .by_the_book = true},
    {"fast", .by_the_book = false},
    {"fast, piece by piece, with a small buffer", .piecemeal = true, .small = true},
    {"by the book, piece by piece, with a small buffer", .by_the_book = true, .piecemeal = true, .small = true},
    {"fast, with a small buffer", .small = true},
    {"fast, piece by piece", .piecemeal = true},
};

/* What a reader said, a line for everything it gave and one for every complaint. */
struct transcript {
    struct text given, complaints;
    bool broken;
};

static void write_place(struct place at, struct text *out)
{
    text_format(out, " %d:%d-%d:%d", at.line, at.column, at.end_line, at.end_column);
}

static void write_tree(const struct node *node, struct text *out)
{
    text_format(out, " %s%s", node_kind_name(node), node->plain ? "," : "");
    write_place(node->at, out);
    if (node->text)
        text_format(out, " <%s>", node->text);
    for (const struct node *child = node->first; child; child = child->next) {
        if (child->key)
            write_tree(child->key, out);
        text_add(out, child->key ? " =" : " -");
        write_tree(child, out);
    }
    text_add(out, " ;");
}

static void hear(void *context, struct place at, const char *sentence)
{
    struct transcript *transcript = context;
    write_place(at, &transcript->complaints);
    text_format(&transcript->complaints, " %s\n", sentence);
}

static void hear_nothing(void *context, struct place at, const char *sentence)
{
    (void)context;
    (void)at;
    (void)sentence;
}

/* So many items are looked at; the rest is passed over, and nobody wants to hear about it. */
static void read_list(struct reader *reader, struct random *lot, struct transcript *transcript)
{
    struct arena arena = {0};
    int wanted = random_below(lot, 3) ? INT_MAX : random_below(lot, 4);
    for (struct list_item item; reader_item(reader, &arena, &item); arena_reset(&arena)) {
        if (wanted-- <= 0) {
            reader_complain_to(reader, (struct complaints){hear_nothing, NULL});
            reader_pass_items(reader);
            continue;
        }
        text_add(&transcript->given, item.sound ? "item" : "unsound");
        write_tree(list_item_node(&arena, &item), &transcript->given);
        text_char(&transcript->given, '\n');
    }
    reader_complain_to(reader, (struct complaints){hear, transcript});
    arena_free(&arena);
}

/* What follows a key is entered as a list, passed over or taken, by lot; a log is usually entered. */
static void read_part(struct reader *reader, struct random *lot, struct arena *arena, const struct node *key,
                      struct transcript *transcript)
{
    int drawn = random_below(lot, 4);
    bool enter = same(key->text, "log") ? drawn > 0 : drawn == 1;
    struct node *value = NULL;
    if (enter && reader_enter_list(reader))
        read_list(reader, lot, transcript);
    else if (drawn == 0)
        reader_skip(reader);
    else
        value = reader_value(reader, arena);
    if (value)
        write_tree(value, &transcript->given);
    text_char(&transcript->given, '\n');
}

enum { SMALL_BUFFER = 512, SMALL_AHEAD = 96 };

static void shrink_buffer(struct line_buffer *buffer, struct random *random)
{
    bool tiny = random_below(random, 4) == 0;
    buffer->room = tiny ? 1 + (size_t)random_below(random, SMALL_BUFFER) : SMALL_BUFFER;
    buffer->ahead = tiny ? (size_t)random_below(random, SMALL_BUFFER) : SMALL_AHEAD;
}

static struct transcript read_all(struct source source, uint64_t seed, const struct manner *manner)
{
    struct random random = random_seeded(seed), lot = random_seeded(seed);
    struct transcript transcript = {0};
    struct arena arena = {0};
    int line;
    source.piecemeal = manner->piecemeal ? &random : NULL;
    struct reader *reader = reader_open(&source);
    reader_complain_to(reader, (struct complaints){hear, &transcript});
    if (manner->small)
        shrink_buffer(reader->buffer, &random);
    if (manner->by_the_book)
        reader_by_the_book(reader);
    for (bool more = true; more;) {
        size_t heard = transcript.complaints.length;
        bool map = reader_document(reader, &line);
        more = map || transcript.complaints.length > heard;
        text_format(&transcript.given, "document %d\n", map ? line : 0);
        for (struct node *key; map && (key = reader_key(reader, &arena));) {
            write_tree(key, &transcript.given);
            read_part(reader, &lot, &arena, key, &transcript);
        }
    }
    transcript.broken = reader_broken(reader);
    reader_close(reader);
    free(source.known);
    arena_free(&arena);
    return transcript;
}

static bool alike(const struct transcript *other, const struct transcript *book)
{
    return other->broken == book->broken && same(text_string(&other->given), text_string(&book->given))
           && same(text_string(&other->complaints), text_string(&book->complaints));
}

static void free_transcript(struct transcript *transcript)
{
    text_free(&transcript->given);
    text_free(&transcript->complaints);
}

bool reread_alike(const char *bytes, size_t length, struct text *difference)
{
    bool right = true;
    struct source source;
    if (!text_source(&source, bytes, length))
        abort();
    struct transcript book = read_all(source, length, &manners[0]);
    for (size_t i = 1; right && i < sizeof manners / sizeof *manners; i++) {
        struct transcript other = read_all(source, length, &manners[i]);
        right = alike(&other, &book);
        if (!right)
            text_format(difference, "%s:\n%s%s\n%s:\n%s%s\n", manners[i].name, text_string(&other.given),
                        text_string(&other.complaints), manners[0].name, text_string(&book.given),
                        text_string(&book.complaints));
        free_transcript(&other);
    }
    free_transcript(&book);
    source_close(&source);
    return right;
}

bool reread_right(const char *name, const char *bytes, size_t length)
{
    struct text difference = {0};
    bool right = reread_alike(bytes, length, &difference);
    if (!right)
        printf("\n%s:\n%s\n%s\n", name, bytes, text_string(&difference));
    text_free(&difference);
    return right;
}
