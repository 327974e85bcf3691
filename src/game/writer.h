/* Writer: a game writes its position in the words of `table:`, whatever the tree is used for. */
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
void write_unknown(struct writer *w, const char *key); /* a count that is not known */
void write_halves(struct writer *w, const char *key, int halves);
void write_flag(struct writer *w, const char *key, bool flag);
void write_list(struct writer *w, const char *key); /* items follow until write_end */
void write_map(struct writer *w, const char *key);  /* keyed values follow until write_end */
void write_end(struct writer *w);
void write_end_if_any(struct writer *w); /* hides the list or map if it is empty or all in it is hidden */

void write_count(struct writer *w, const char *key, int count); /* below 0 it is unknown */
void write_counts(struct writer *w, const char *key, const char *const *names, int count,
                  const int *counts); /* a map from names to counts */
void write_numbers(struct writer *w, const char *key, const int *numbers, int count);
void write_words(struct writer *w, const char *key, const char *const *words, const int *which,
                 int count); /* a list of the words with these numbers */
void write_names(struct writer *w, const char *key, const char *const *names,
                 unsigned which); /* those whose bit is set */
void write_bag(struct writer *w, const char *key, const char *const *names,
               const int *times); /* a list of the NULL-terminated names, each so many times */

/* Hides the next value, with everything in it, if `hidden`: it can be claimed but is not printed. Returns the writer:
   `write_number(write_hidden_if(w, troops == 0), "troops", troops)`. */
struct writer *write_hidden_if(struct writer *w, bool hidden);

/* The name of the player in that seat; hidden, `nobody` if there is no such seat. */
struct match;
void write_seat(struct writer *w, const struct match *match, const char *key, int seat, const char *nobody);

/* Prints the tree as YAML, with `indent` spaces before every line, without hidden parts. */
struct text;
void node_print(const struct node *map, int indent, struct text *out);

/* Prints it on one line: `{anna: 3, ben: 4}`. */
void node_print_line(const struct node *node, struct text *out);

/* The same, owned by the arena. */
const char *node_line(struct arena *arena, const struct node *node);

/* Are both NULL, or printed alike on one line? */
bool nodes_print_alike(const struct node *a, const struct node *b);

/* Is the word read back unchanged without quotes? */
bool is_one_word(const char *word);

/* Prints one word, in quotes if needed; printed_word returns it in the arena. */
void print_word(const char *word, struct text *out);
const char *printed_word(struct arena *arena, const char *word);

#endif
