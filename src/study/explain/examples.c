/* Examples: shipped scenarios and the pages of `explain`, built into the program. */
#include "study/explain/examples.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

const char shared_pages[] = "shared";

/* One after the other: GAME/PART/, WORD and the text, each with its NUL. No pointers, so that nothing must be
   relocated. */
static const char examples[] =
#define EXAMPLE(game, part, word, text) game "/" part "\0" word "\0" text "\0"
#include "examples.def"
#undef EXAMPLE
    "";

static const char *behind(const char *string)
{
    return string + strlen(string) + 1;
}

static bool is_part(const char *row, const char *game, const char *part)
{
    size_t length = strlen(game);
    return strncmp(row, game, length) == 0 && row[length] == '/' && strcmp(row + length + 1, part) == 0;
}

const char *page_of(const char *game, const char *word, const char *part)
{
    for (const char *row = examples; *row; row = behind(behind(behind(row))))
        if (is_part(row, game, part) && strcmp(behind(row), word) == 0)
            return behind(behind(row));
    return NULL;
}

const char *next_page(const char *game, const char *part, const char *after)
{
    for (const char *row = after ? behind(behind(after)) : examples; *row; row = behind(behind(behind(row))))
        if (is_part(row, game, part))
            return behind(row);
    return NULL;
}

const char *example_of(const char *game, const char *word, enum example_kind kind)
{
    static const char *const folders[] = {"illegal", "near", "consequence", "verbs"};
    return page_of(game, word, folders[kind]);
}
