/* Signs of a record. */
#include "replay/signs.h"

#include <ctype.h>
#include <string.h>

#include "base/words.h"
#include "replay/registry.h"

enum { GAME, KEYS = 5 };
static const char *const keys[KEYS] = {[GAME] = "game", "players", "log", "table", "final"};

static bool same_letter(char a, char b)
{
    return tolower((unsigned char)a) == tolower((unsigned char)b);
}

static bool same_rest(const char *a, const char *b)
{
    while (*a && same_letter(*a, *b)) {
        a++;
        b++;
    }
    return !*a && !*b;
}

/* Is at most one letter wrong, missing, extra or swapped with the next? */
static bool nearly(const char *written, const char *key)
{
    while (*written && same_letter(*written, *key)) {
        written++;
        key++;
    }
    if (!*written || !*key)
        return strlen(written) + strlen(key) <= 1;
    bool swapped = same_letter(written[0], key[1]) && key[1] && same_letter(written[1], key[0]);
    return same_rest(written + 1, key + 1) || same_rest(written + 1, key) || same_rest(written, key + 1)
           || (swapped && same_rest(written + 2, key + 2));
}

/* Is it nearly the name of a known game? Without this check `name` would be taken for a misspelt `game`. */
static bool names_game(const struct node *value)
{
    if (!value || value->kind != NODE_WORD)
        return false;
    for (const struct game *const *game = games; *game; game++)
        if (names_alike(value->text, (*game)->id) || nearly(value->text, (*game)->id))
            return true;
    return false;
}

void signs_take(struct signs *signs, const char *key, const struct node *value)
{
    for (int i = 0; i < KEYS; i++)
        if (nearly(key, keys[i]) && (i != GAME || names_game(value)))
            signs->keys |= 1u << i;
}

void signs_within(struct signs *signs, const struct node *value)
{
    for (const struct node *child = value ? value->first : NULL; child; child = child->next)
        if (value->kind == NODE_MAP)
            signs_take(signs, child->key->text, child);
        else if (child->kind == NODE_MAP)
            signs_within(signs, child);
}

bool signs_of_record(const struct signs *signs)
{
    unsigned others = signs->keys & ~(1u << GAME);
    return others != signs->keys || (others & (others - 1)) != 0;
}
