/* Entry cache: what an entry means in a match. The shapes say it once; then it is looked up by the bytes of its text. */
#include "game/entry_cache.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "doc/map_text.h"
#include "game/entry.h"
#include "game/game.h"

enum {
    ROW_BITS = 12,
    BUCKETS = 1 << ROW_BITS,
    MOST_LETTERS = 64, /* of an entry that is kept */
    MOST_FIELDS = 6,
    MOST_ITEMS = 10,
    LONGEST_ENTRY = 1000,
    NAME_ROOM = 64,
};

struct known_field {
    unsigned char field;
    unsigned char from, to; /* of the text */
    struct move_field values;
};

/* The text has NULs after its end, as that of `written`, so that it can be compared eight bytes at a time. */
struct known_entry {
    char text[MOST_LETTERS];
    int length, verb;
    bool map;
    unsigned char fields, used;
    struct known_field field[MOST_FIELDS];
    int item[MOST_ITEMS];
};

/* The entries with one hash: the one learnt last and the one before. */
struct bucket {
    struct known_entry newer, older;
};

struct entry_cache {
    const struct match *match;
    struct match known; /* the match the cache was learnt for; its names are in `name` */
    char name[SEATS_MAX][NAME_ROOM];
    uint16_t hash[BUCKETS][2]; /* of the newer and the older; 0: unused */
    struct bucket bucket[BUCKETS];
};

static bool same_words(const struct match *a, const struct match *b)
{
    for (int seat = 0; seat < a->seats && seat < b->seats; seat++)
        if (!same(a->names[seat], b->names[seat]))
            return false;
    return a->game == b->game && a->seats == b->seats && a->box == b->box && !a->other_names && !b->other_names
           && memcmp(a->house, b->house, sizeof a->house) == 0;
}

/* A name without room is cut, so that it never compares equal. */
static void know(struct entry_cache *cache, const struct match *match)
{
    memset(cache->hash, 0, sizeof cache->hash);
    cache->known = *match;
    for (int seat = 0; seat < match->seats; seat++) {
        put_string(cache->name[seat], NAME_ROOM, "%s", match->names[seat]);
        cache->known.names[seat] = cache->name[seat];
    }
}

struct entry_cache *entry_cache_new(struct arena *arena, const struct match *match)
{
    struct entry_cache *cache = arena_raw(arena, sizeof *cache);
    cache->match = match;
    know(cache, match);
    return cache;
}

void entry_cache_turn_to(struct entry_cache *cache, const struct match *match)
{
    cache->match = match;
    if (!same_words(&cache->known, match))
        know(cache, match);
}

/* ---- reading with the shapes ----------------------------------------------------------------------------------- */

static struct place place_of(const char *text, const char *first, const char *end)
{
    return (struct place){1, (int)(first - text) + 1, 1, (int)(end - text) + 1};
}

static struct node *value_node(struct arena *scratch, const char *text, const struct map_value *value)
{
    struct node *list = node_new(scratch, NODE_LIST, place_of(text, value->first, value->end)), *word = NULL;
    for (int i = 0; i < value->count; i++) {
        const struct map_word *each = &value->word[i];
        word =
            node_spelt(scratch, each->first, (size_t)(each->end - each->first), place_of(text, each->first, each->end));
        if (value->list)
            node_append(list, NULL, word);
    }
    return value->list ? list : word;
}

/* The text of a map as nodes; NULL if it is not certain what it means. */
static const struct node *map_node(struct arena *scratch, const char *text)
{
    struct map_text reading = map_text_of(text);
    struct node *map = node_new(scratch, NODE_MAP, (struct place){0});
    struct map_word word;
    struct map_value value;
    while (map_text_key(&reading, &word)) {
        struct node *key = node_spelt(scratch, word.first, (size_t)(word.end - word.first), (struct place){0});
        if (node_get(map, key->text) || !map_text_value(&reading, &value))
            return NULL;
        node_append(map, key, value_node(scratch, text, &value));
    }
    return reading.ended ? map : NULL;
}

static bool is_ascii(const char *text)
{
    while (*text && (unsigned char)*text < 0x80)
        text++;
    return !*text;
}

/* Reads the entry as if it were all of line 1, so that columns are bytes of its text. */
static bool read_by_shapes(const struct match *match, struct arena *scratch, int actor, struct move *move,
                           struct written *written)
{
    const char *text = written->text;
    struct node words = {
        .kind = NODE_WORD, .plain = true, .at = place_of(text, text, text + written->length), .text = text};
    struct fault silent = {.match = match, .scratch = scratch};
    const struct node *node = written->map ? map_node(scratch, text) : &words;
    if (!node || written->length > LONGEST_ENTRY || !is_ascii(text)
        || !move_read(match, scratch, actor, node, &silent, move))
        return false;
    const struct node *map = move->map;
    move->map = NULL;
    for (const struct node *child = map->first; child; child = child->next) {
        if (child->key->value == NO_FIELD)
            return false;
        written->field[child->key->value] =
            (struct written_field){(unsigned short)(child->at.column - 1), (unsigned short)(child->at.end_column - 1)};
    }
    return true;
}

/* ---- remembering ------------------------------------------------------------------------------------------------ */

static uint64_t eight_at(const char *text)
{
    uint64_t eight;
    memcpy(&eight, text, sizeof eight);
    return eight;
}

/* Never 0. */
static uint64_t hash_of(const struct written *written)
{
    uint64_t mixed = written->map;
    for (int i = 0; i < written->length; i += 8) {
        mixed = (mixed ^ eight_at(written->text + i)) * 0x9e3779b97f4a7c15u;
        mixed ^= mixed >> 32;
    }
    return mixed | 1;
}

static bool is_known(const struct known_entry *entry, const struct written *written)
{
    if (entry->length != written->length || entry->map != written->map)
        return false;
    for (int i = 0; i < entry->length; i += 8)
        if (eight_at(entry->text + i) != eight_at(written->text + i))
            return false;
    return true;
}

static void learn(struct entry_cache *cache, uint16_t hash, int row, const struct move *move,
                  const struct written *written)
{
    int fields = 0;
    for (int field = 0; cache->match->game->verbs[move->verb].fields[field].shape; field++)
        fields += given(move, field);
    if (move->used > MOST_ITEMS || fields > MOST_FIELDS)
        return;
    struct bucket *bucket = &cache->bucket[row];
    struct known_entry *entry = &bucket->newer;
    if (cache->hash[row][0])
        bucket->older = *entry;
    cache->hash[row][1] = cache->hash[row][0];
    cache->hash[row][0] = hash;
    memset(entry->text, 0, sizeof entry->text);
    memcpy(entry->text, written->text, (size_t)written->length);
    entry->length = written->length;
    entry->map = written->map;
    entry->verb = move->verb;
    entry->used = (unsigned char)move->used;
    entry->fields = 0;
    for (int field = 0; field < MOVE_FIELDS; field++)
        if (given(move, field))
            entry->field[entry->fields++] =
                (struct known_field){(unsigned char)field, (unsigned char)written->field[field].from,
                                     (unsigned char)written->field[field].to, move->field[field]};
    memcpy(entry->item, move->item, sizeof *move->item * (size_t)move->used);
}

static bool recall(const struct match *match, const struct known_entry *entry, int actor, struct move *move,
                   struct written *written)
{
    memset(move, 0, offsetof(struct move, item));
    move->actor = actor;
    move->verb = entry->verb;
    move->used = entry->used;
    for (int i = 0; i < entry->fields; i++) {
        const struct known_field *known = &entry->field[i];
        move->field[known->field] = known->values;
        written->field[known->field] = (struct written_field){known->from, known->to};
    }
    for (int i = 0; i < entry->used; i++)
        move->item[i] = entry->item[i];
    return may_speak(&match->game->verbs[entry->verb], actor);
}

bool entry_cache_read(struct entry_cache *cache, struct arena *scratch, const char *name, struct move *move,
                      struct written *written)
{
    const struct match *match = cache->match;
    int actor = actor_named(match, name);
    if (actor < 0)
        return false;
    if (written->length > MOST_LETTERS)
        return read_by_shapes(match, scratch, actor, move, written);
    uint64_t hash = hash_of(written);
    uint16_t tag = (uint16_t)hash;
    int row = (int)(hash >> (64 - ROW_BITS));
    const struct bucket *bucket = &cache->bucket[row];
    if (cache->hash[row][0] == tag && is_known(&bucket->newer, written))
        return recall(match, &bucket->newer, actor, move, written);
    if (cache->hash[row][1] == tag && is_known(&bucket->older, written))
        return recall(match, &bucket->older, actor, move, written);
    if (!read_by_shapes(match, scratch, actor, move, written))
        return false;
    learn(cache, tag, row, move, written);
    return true;
}
