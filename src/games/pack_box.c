/* pack_box GAME <box.yaml: prints the built-in box of a game as C. Runs where the program is built, not where it will
   run. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/words.h"
#include "doc/reader.h"
#include "game/built_in.h"

static _Noreturn void fail(struct place at, const char *sentence)
{
    fprintf(stderr, "box.yaml:%d:%d: %s\n", at.line, at.column, sentence);
    exit(1);
}

static void complain(void *context, struct place at, const char *sentence)
{
    (void)context;
    fail(at, sentence);
}

static void print_string(const char *text)
{
    putchar('"');
    for (; *text; text++) {
        if (*text == '"' || *text == '\\' || *text == '?')
            putchar('\\');
        if (*text == '\n')
            fputs(text[1] ? "\\n\"\n    \"" : "\\n", stdout);
        else
            putchar(*text);
    }
    putchar('"');
}

static int fitting(const struct node *node, size_t number)
{
    if (number > USHRT_MAX)
        fail(node->at, "the box is too large to be packed");
    return (int)number;
}

static void print_packed(const struct node *node, size_t *words)
{
    printf("    {%d, %d, %d, %d},\n", node->kind, node->plain, fitting(node, (size_t)node->count),
           node->text ? fitting(node, *words) : 0);
    if (node->text)
        *words += strlen(node->text) + 1;
    for (const struct node *child = node->first; child; child = child->next) {
        if (child->key)
            print_packed(child->key, words);
        print_packed(child, words);
    }
}

static void print_tree(const char *name, const struct node *tree, size_t *words)
{
    printf("static const struct packed_node %s[] = {\n", name);
    print_packed(tree, words);
    puts("};\n");
}

/* In the same order. */
static void print_words(const struct node *node)
{
    if (node->text) {
        fputs("    ", stdout);
        print_string(node->text);
        puts(" \"\\0\"");
    }
    for (const struct node *child = node->first; child; child = child->next) {
        if (child->key)
            print_words(child->key);
        print_words(child);
    }
}

/* Takes it out of the box. */
static struct node *take_provenance(struct node *box, struct arena *arena)
{
    struct node *provenance = node_new(arena, NODE_MAP, box->at), *child = box->first;
    box->first = box->last = NULL;
    box->count = 0;
    for (struct node *next; child; child = next) {
        next = child->next;
        child->next = NULL;
        if (same(child->key->text, "provenance"))
            provenance = child;
        else
            node_append(box, child->key, child);
    }
    provenance->key = NULL;
    return provenance;
}

static void print_box(const char *game, const char *text, struct node *box, const struct node *provenance)
{
    size_t words = 0;
    printf("/* %s: the built-in box, packed. */\n#include \"game/built_in.h\"\n\n", game);
    print_tree("tree", box, &words);
    print_tree("provenance", provenance, &words);
    puts("static const char words[] =");
    print_words(box);
    print_words(provenance);
    fputs("    ;\n\nstatic const char text[] =\n    ", stdout);
    print_string(text);
    printf(";\n\nextern const struct built_in_box %s_box;\n", game);
    printf("const struct built_in_box %s_box = {text, tree, provenance, words};\n", game);
}

int main(int argc, char **argv)
{
    struct text text = {0};
    struct arena arena = {0};
    for (int byte; (byte = getchar()) != EOF;)
        text_char(&text, (char)byte);
    struct node *box = read_text(text_string(&text), &arena, (struct complaints){complain, NULL});
    if (argc != 2 || !box || box->kind != NODE_MAP)
        fail((struct place){1, 1, 1, 2}, "a box is a map");
    print_box(argv[1], text_string(&text), box, take_provenance(box, &arena));
    arena_free(&arena);
    text_free(&text);
    return ferror(stdout) || fflush(stdout) != 0;
}
