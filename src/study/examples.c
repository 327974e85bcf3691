/* Examples: the shipped scenarios that break a rule, or just do not, built into the program. */
#include "study/examples.h"

#include <stddef.h>

#include "base/words.h"

static const struct example {
    const char *game, *folder, *code, *text;
} examples[] = {
#define EXAMPLE(game, folder, code, text) {game, folder, code, text},
#include "examples.def"
#undef EXAMPLE
    {0},
};

const char *example_of(const char *game, const char *code, enum example_kind kind)
{
    const char *folder = kind == EXAMPLE_FIRING ? "illegal" : "near";
    for (const struct example *example = examples; example->game; example++)
        if (same(example->game, game) && same(example->code, code) && same(example->folder, folder))
            return example->text;
    return NULL;
}
