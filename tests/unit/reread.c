/* Reading twice: with the lane and by the book. */
#include "reread.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"

/* What a reader said, a line for everything it gave and one for every complaint. */
struct transcript {
    struct text given, complaints;
    int sound; /* bytes given before the first unsound item */
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

static void hear(void *whom, struct place at, const char *sentence)
{
    struct transcript *transcript = whom;
    write_place(at, &transcript->complaints);
    text_format(&transcript->complaints, " %s\n", sentence);
}

static void read_list(struct reader *reader, struct transcript *transcript)
{
    struct arena arena = {0};
    bool sound;
    for (struct node *item; (item = reader_item(reader, &arena, &sound)); arena_reset(&arena)) {
        if (!sound && transcript->sound < 0)
            transcript->sound = (int)transcript->given.length;
        text_add(&transcript->given, sound ? "item" : "unsound");
        write_tree(item, &transcript->given);
        text_char(&transcript->given, '\n');
    }
    arena_free(&arena);
}

static struct transcript read_all(const char *bytes, size_t length, bool by_the_book)
{
    struct transcript transcript = {.sound = -1};
    struct arena arena = {0};
    struct source source;
    int line;
    if (!text_source(&source, bytes, length))
        abort();
    struct reader *reader = reader_open(&source, (struct complaints){hear, &transcript});
    if (by_the_book)
        reader_by_the_book(reader);
    while (reader_document(reader, &line)) {
        text_format(&transcript.given, "document %d\n", line);
        for (struct node *key; (key = reader_key(reader, &arena)); text_char(&transcript.given, '\n')) {
            write_tree(key, &transcript.given);
            struct node *value = reader_enter_list(reader) ? NULL : reader_value(reader, &arena);
            if (value)
                write_tree(value, &transcript.given);
            else
                read_list(reader, &transcript);
        }
    }
    transcript.broken = reader_broken(reader);
    reader_close(reader);
    source_close(&source);
    arena_free(&arena);
    return transcript;
}

static bool alike(const struct transcript *fast, const struct transcript *book)
{
    if (fast->broken != book->broken || !same(text_string(&fast->complaints), text_string(&book->complaints)))
        return false;
    if (!book->broken || book->sound < 0)
        return same(text_string(&fast->given), text_string(&book->given));
    return fast->given.length >= (size_t)book->sound
           && memcmp(fast->given.bytes, book->given.bytes, (size_t)book->sound) == 0;
}

bool reread_alike(const char *bytes, size_t length, struct text *difference)
{
    struct transcript fast = read_all(bytes, length, false), book = read_all(bytes, length, true);
    bool right = alike(&fast, &book);
    if (!right)
        text_format(difference, "in the lane:\n%s%s\nby the book:\n%s%s\n", text_string(&fast.given),
                    text_string(&fast.complaints), text_string(&book.given), text_string(&book.complaints));
    text_free(&fast.given);
    text_free(&fast.complaints);
    text_free(&book.given);
    text_free(&book.complaints);
    return right;
}
