/* Registry: the list of games. */
#include "replay/registry.h"

#include "base/words.h"
#include "replay/record.h"

#define GAME(id) extern const struct game id##_game;
#include "listed-games.def"
#undef GAME

const struct game *const games[] = {
#define GAME(id) &id##_game,
#include "listed-games.def"
#undef GAME
    NULL};

_Static_assert(sizeof games / sizeof *games - 1 <= CACHED_GAMES, "a cache has no room for the box of every game");

const struct game *game_named(const char *id)
{
    for (const struct game *const *game = games; *game; game++)
        if (same((*game)->id, id))
            return *game;
    return NULL;
}

const struct game *game_meant(const char *id)
{
    for (const struct game *const *game = games; *game; game++)
        if (names_alike((*game)->id, id))
            return *game;
    return NULL;
}

int row_of_game(const struct game *wanted)
{
    int row = 0;
    while (games[row] != wanted)
        row++;
    return row;
}

const struct game *game_of_code(const char *code, const char **rest)
{
    for (const struct game *const *game = games; *game; game++) {
        size_t length = strlen((*game)->id);
        if (strncmp((*game)->id, code, length) == 0 && code[length] == '.') {
            *rest = code + length + 1;
            return *game;
        }
    }
    return NULL;
}
