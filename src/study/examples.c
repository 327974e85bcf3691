/* Examples: the shipped scenarios that break a rule, or just do not, or show it at work, built into the program. */
#include "study/examples.h"

#include <stddef.h>
#include <string.h>

/* One after the other: GAME/FOLDER/CODE and the record, each with its NUL. Pointers to them would be work for the loader. */
static const char examples[] =
#define EXAMPLE(game, folder, code, text) game "/" folder "/" code "\0" text "\0"
#include "examples.def"
#undef EXAMPLE
    "";

/* The text behind GAME/FOLDER/CODE, if it is that one. */
static const char *text_behind(const char *name, const char *game, const char *folder, const char *code)
{
    const char *const parts[] = {game, "/", folder, "/", code};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        size_t length = strlen(parts[i]);
        if (strncmp(name, parts[i], length) != 0)
            return NULL;
        name += length;
    }
    return *name ? NULL : name + 1;
}

const char *example_of(const char *game, const char *code, enum example_kind kind)
{
    static const char *const folders[] = {"illegal", "near", "consequence"};
    for (const char *name = examples; *name;) {
        const char *text = text_behind(name, game, folders[kind], code);
        if (text)
            return text;
        name += strlen(name) + 1;
        name += strlen(name) + 1;
    }
    return NULL;
}
