/* Writer: positions as trees, and trees as YAML text. */
#include "game/writer.h"

#include <string.h>

#include "base/text.h"
#include "base/unicode.h"
#include "base/words.h"
#include "game/game.h"

enum { LINE_WIDTH = 100 };

struct writer writer_new(struct arena *arena)
{
    struct writer writer = {.arena = arena};
    writer.root = writer.open[0] = node_new(arena, NODE_MAP, (struct place){0});
    return writer;
}

static struct node *add(struct writer *w, const char *key, struct node *node)
{
    node->hidden = w->hide;
    w->hide = false;
    struct node *key_node = key ? node_spelt(w->arena, key, strlen(key), (struct place){0}) : NULL;
    node_append(w->open[w->depth], key_node, node);
    return node;
}

void write_word(struct writer *w, const char *key, const char *word)
{
    add(w, key, node_spelt(w->arena, word, strlen(word), (struct place){0}));
}

void write_number(struct writer *w, const char *key, int number)
{
    char digits[16];
    put_string(digits, sizeof digits, "%d", number);
    write_word(w, key, digits);
}

void write_unknown(struct writer *w, const char *key)
{
    write_word(w, key, "unknown");
}

void write_halves(struct writer *w, const char *key, int halves)
{
    char room[16];
    write_word(w, key, halves_string(room, halves));
}

void write_flag(struct writer *w, const char *key, bool flag)
{
    write_word(w, key, flag ? "true" : "false");
}

static void enter(struct writer *w, const char *key, enum node_kind kind)
{
    struct node *node = add(w, key, node_new(w->arena, kind, (struct place){0}));
    if (w->depth + 1 < WRITER_DEPTH)
        w->open[++w->depth] = node;
}

void write_list(struct writer *w, const char *key)
{
    enter(w, key, NODE_LIST);
}

void write_map(struct writer *w, const char *key)
{
    enter(w, key, NODE_MAP);
}

void write_end(struct writer *w)
{
    w->depth--;
}

void write_end_if_any(struct writer *w)
{
    const struct node *shown = w->open[w->depth]->first;
    while (shown && shown->hidden)
        shown = shown->next;
    w->open[w->depth--]->hidden |= !shown;
}

void write_count(struct writer *w, const char *key, int count)
{
    if (count < 0)
        write_unknown(w, key);
    else
        write_number(w, key, count);
}

void write_counts(struct writer *w, const char *key, const char *const *names, int count, const int *counts)
{
    write_map(w, key);
    for (int i = 0; i < count; i++)
        write_count(w, names[i], counts[i]);
    write_end(w);
}

void write_numbers(struct writer *w, const char *key, const int *numbers, int count)
{
    write_list(w, key);
    for (int i = 0; i < count; i++)
        write_number(w, NULL, numbers[i]);
    write_end(w);
}

void write_words(struct writer *w, const char *key, const char *const *words, const int *which, int count)
{
    write_list(w, key);
    for (int i = 0; i < count; i++)
        write_word(w, NULL, words[which[i]]);
    write_end(w);
}

void write_seat(struct writer *w, const struct match *match, const char *key, int seat, const char *nobody)
{
    bool there = seat >= 0 && seat < match->seats;
    write_word(write_hidden_if(w, !there), key, there ? match->names[seat] : nobody);
}

void write_names(struct writer *w, const char *key, const char *const *names, unsigned which)
{
    write_list(w, key);
    for (int i = 0; which >> i; i++)
        if (which >> i & 1)
            write_word(w, NULL, names[i]);
    write_end(w);
}

void write_bag(struct writer *w, const char *key, const char *const *names, const int *times)
{
    write_list(w, key);
    for (int name = 0; names[name]; name++)
        for (int i = 0; i < times[name]; i++)
            write_word(w, NULL, names[name]);
    write_end(w);
}

struct writer *write_hidden_if(struct writer *w, bool hidden)
{
    w->hide |= hidden;
    return w;
}

static bool plain_start(char c)
{
    return c && !strchr("-?:,[]{}#&*!|>'\"%@` \t", c);
}

/* The code point at `at` if it must be escaped: unseen characters, U+FFFE and U+FFFF, and bytes that are not UTF-8;
   else 0. */
static unsigned point_to_escape(const char *at)
{
    size_t length = utf8_length(at);
    if (length == 0)
        return (unsigned char)*at;
    if (length == 3 && (memcmp(at, "\xef\xbf\xbe", 3) == 0 || memcmp(at, "\xef\xbf\xbf", 3) == 0))
        return 0xffc0u | (unsigned char)at[2];
    return unseen_point(at);
}

/* Only letters, digits and dashes, as nearly all words? */
static bool is_simple(const char *word)
{
    const char *c = word;
    if (*c < 'a' || *c > 'z' || same(word, "null"))
        return false;
    while ((*c >= 'a' && *c <= 'z') || (*c >= '0' && *c <= '9') || *c == '-')
        c++;
    return !*c;
}

/* A record reads plain words as text, even those that YAML would not. Quotes are only for what would not be one
   word. */
bool is_one_word(const char *word)
{
    if (is_simple(word))
        return true;
    bool dash_word = word[0] == '-' && word[1] && word[1] != ' ' && plain_start(word[1]);
    if (!plain_start(word[0]) && !dash_word)
        return false;
    for (const char *c = word; *c; c++) {
        bool colon = *c == ':' && strchr(" ,:?[]{}", c[1]); /* the list includes the end of the word */
        bool begins = (*c & 0xc0) != 0x80;
        if ((begins && point_to_escape(c)) || strchr(",[]{}", *c) || colon || (*c == '#' && c > word && c[-1] == ' '))
            return false;
    }
    size_t length = strlen(word);
    return word[length - 1] != ' ' && !same(word, "~") && !same(word, "null") && !same(word, "---")
           && !same(word, "...");
}

static void print_quoted(const char *word, struct text *out)
{
    text_char(out, '"');
    for (const char *c = word; *c;) {
        size_t length = utf8_length(c);
        unsigned point = point_to_escape(c);
        if (*c == '"' || *c == '\\')
            text_format(out, "\\%c", *c);
        else if (point)
            text_format(out, point < 0x100 ? "\\x%02x" : point < 0x10000 ? "\\u%04x" : "\\U%08x", point);
        else
            text_add_bytes(out, c, length);
        c += length ? length : 1;
    }
    text_char(out, '"');
}

void print_word(const char *word, struct text *out)
{
    if (is_one_word(word))
        text_add(out, word);
    else
        print_quoted(word, out);
}

const char *printed_word(struct arena *arena, const char *word)
{
    struct text out = {0};
    print_word(word, &out);
    return arena_keep(arena, &out);
}

void node_print_line(const struct node *node, struct text *out)
{
    if (node->kind == NODE_WORD) {
        bool takes_out = node->plain && node->at.line && *node->text && means_null(node->text);
        if (takes_out)
            text_add(out, node->text);
        else
            print_word(node->text, out);
        return;
    }
    bool map = node->kind == NODE_MAP;
    const char *between = "";
    text_char(out, map ? '{' : '[');
    for (const struct node *child = node->first; child; child = child->next) {
        if (child->hidden)
            continue;
        text_add(out, between);
        between = ", ";
        if (map) {
            print_word(child->key->text, out);
            text_add(out, ": ");
        }
        node_print_line(child, out);
    }
    text_char(out, map ? '}' : ']');
}

const char *node_line(struct arena *arena, const struct node *node)
{
    struct text line = {0};
    node_print_line(node, &line);
    return arena_keep(arena, &line);
}

bool nodes_print_alike(const struct node *a, const struct node *b)
{
    struct text here = {0}, there = {0};
    if (a)
        node_print_line(a, &here);
    if (b)
        node_print_line(b, &there);
    bool alike = (!a == !b) && same(text_string(&here), text_string(&there));
    text_free(&here);
    text_free(&there);
    return alike;
}

static void print_block(const struct node *node, int indent, struct text *out)
{
    for (const struct node *child = node->first; child; child = child->next) {
        if (child->hidden)
            continue;
        text_repeat(out, ' ', indent);
        if (node->kind == NODE_LIST)
            text_add(out, "- ");
        else {
            print_word(child->key->text, out);
            text_add(out, ":");
        }
        struct text flow = {0};
        node_print_line(child, &flow);
        bool block = child->first && child->kind != NODE_WORD && node->kind == NODE_MAP
                     && indent + (int)flow.length + (int)strlen(child->key->text) + 2 > LINE_WIDTH;
        if (block) {
            text_char(out, '\n');
            print_block(child, indent + 2, out);
        } else
            text_format(out, "%s%s\n", node->kind == NODE_MAP ? " " : "", text_string(&flow));
        text_free(&flow);
    }
}

void node_print(const struct node *map, int indent, struct text *out)
{
    print_block(map, indent, out);
}
