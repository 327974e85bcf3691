/* Writer: a game writes its table in the words of `table:`; what becomes of it is not its business. */
#ifndef GAME_WRITER_H
#define GAME_WRITER_H

#include <stdbool.h>

#include "doc/node.h"

enum { WRITER_DEPTH = 8 };

/* Made by writer_new; the finished tree is `root`. Keys and words are copied. */
struct writer {
    struct arena *arena;
    struct node *root;
    struct node *open[WRITER_DEPTH];
    int depth;
    bool hide;
};

struct writer writer_new(struct arena *arena);

/* `key` is NULL for items of a list. */
void write_word(struct writer *w, const char *key, const char *word);
void write_number(struct writer *w, const char *key, int number);
void write_unknown(struct writer *w, const char *key); /* a count that nobody knows */
void write_halves(struct writer *w, const char *key, int halves);
void write_flag(struct writer *w, const char *key, bool flag);
void write_list(struct writer *w, const char *key); /* items follow until write_end */
void write_map(struct writer *w, const char *key);  /* keyed values follow until write_end */
void write_end(struct writer *w);

void write_count(struct writer *w, const char *key, int count); /* below 0 it is unknown */
void write_names(struct writer *w, const char *key, const char *const *names,
                 unsigned which); /* those whose bit is set */

/* The next value (with all that is in it) is true of the table, so it can be claimed, but it is not printed. */
void write_hidden(struct writer *w);
void write_hidden_if(struct writer *w, bool hidden);

/* The tree as YAML text, `indent` spaces in front of every line; hidden parts left out. */
struct text;
void node_print(const struct node *map, int indent, struct text *out);

/* The same on one line: `{anna: 3, ben: 4}`. */
void node_print_line(const struct node *node, struct text *out);

/* Are both NULL, or the same on one line? */
bool nodes_print_alike(const struct node *a, const struct node *b);

/* Would YAML read it back as it is? */
bool is_one_word(const char *word);

/* One word, quoted if not. */
void print_word(const char *word, struct text *out);

#endif
