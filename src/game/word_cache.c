/* Word cache: what each word of an entry means in a match. The shapes say it once; then it is looked up by the word's
   bytes. */
#include "game/word_cache.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/words.h"
#include "doc/map_text.h"
#include "game/entry.h"
#include "game/game.h"

enum {
    FIRST_BITS = 5,
    BUCKET_BITS = 9,
    MOST_LETTERS = 15, /* that fit into two numbers */
    NAME_ROOM = 64,
    OF_VERBS = -1, /* as a verb: the word is where a verb belongs */
};

/* What a word means as the value of a field, or as an item of its list. */
struct meaning {
    int value;
    bool fits;
    bool bare;  /* it only says that the field is given */
    bool alone; /* it is the value of a field without words */
};

/* A word of an entry. Its bytes are compared as two numbers, each with the first byte lowest. */
struct spelling {
    const char *text;
    size_t length;
    uint64_t head, tail;
};

/* What a word means after a field of a verb, which `place` numbers. */
struct sense {
    uint64_t head, tail; /* head 0: unused */
    short place;
    signed char begins; /* as entry_begins */
    struct meaning meaning;
};

/* The words with one hash: the one learnt last and the one before. */
struct bucket {
    struct sense newer, older;
};

struct word_cache {
    const struct match *match;
    struct match known; /* the match the cache was learnt for; its names are in `name` */
    char name[SEATS_MAX][NAME_ROOM];
    int bits, learnt; /* bits of a bucket's number: few at first, BUCKET_BITS once that many words were learnt */
    struct bucket bucket[1 << BUCKET_BITS];
};

/* The bytes before the next space or the end, at most eight, as a number. */
static uint64_t letters_at(const char *text, size_t *count)
{
    const uint64_t each = UINT64_C(0x0101010101010101);
    uint64_t eight;
    memcpy(&eight, text, sizeof eight);
    if (__BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__)
        eight = __builtin_bswap64(eight);
    uint64_t spaces = eight ^ each * ' ';
    uint64_t stops = (((eight - each) & ~eight) | ((spaces - each) & ~spaces)) & each * 0x80;
    *count = stops ? (size_t)__builtin_ctzll(stops) / 8 : 8;
    return eight & (((stops & (0 - stops)) >> 7) - 1); /* the bytes below the first stop, or all */
}

/* The next word of the text. Only sixteen bytes of a longer word are taken, which is too long to be kept. False at the
   end. */
static bool next_word(const char **text, struct spelling *word)
{
    const char *at = *text;
    size_t more = 0;
    while (*at == ' ')
        at++;
    word->text = at;
    word->head = letters_at(at, &word->length);
    word->tail = word->length == 8 ? letters_at(at + 8, &more) : 0;
    word->length += more;
    *text = at + word->length;
    return word->head;
}

static struct spelling spelling_of(const char *first, const char *end)
{
    struct spelling word = {.text = first, .length = (size_t)(end - first)};
    for (size_t i = 0; i < word.length && i <= MOST_LETTERS; i++)
        *(i < 8 ? &word.head : &word.tail) |= (uint64_t)(unsigned char)first[i] << i % 8 * 8;
    return word;
}

static bool same_words(const struct match *a, const struct match *b)
{
    for (int seat = 0; seat < a->seats && seat < b->seats; seat++)
        if (!same(a->names[seat], b->names[seat]))
            return false;
    return a->game == b->game && a->seats == b->seats && a->box == b->box && !a->other_names && !b->other_names
           && memcmp(a->house, b->house, sizeof a->house) == 0;
}

static void forget(struct word_cache *cache, int bits)
{
    cache->bits = bits;
    cache->learnt = 0;
    memset(cache->bucket, 0, sizeof *cache->bucket << bits);
}

/* A name without room is cut, so that it never compares equal. */
static void know(struct word_cache *cache, const struct match *match)
{
    forget(cache, FIRST_BITS);
    cache->known = *match;
    for (int seat = 0; seat < match->seats; seat++) {
        put_string(cache->name[seat], NAME_ROOM, "%s", match->names[seat]);
        cache->known.names[seat] = cache->name[seat];
    }
}

struct word_cache *word_cache_new(struct arena *arena, const struct match *match)
{
    struct word_cache *cache = arena_raw(arena, sizeof *cache);
    cache->match = match;
    know(cache, match);
    return cache;
}

void word_cache_turn_to(struct word_cache *cache, const struct match *match)
{
    cache->match = match;
    if (!same_words(&cache->known, match))
        know(cache, match);
}

/* ---- learning -------------------------------------------------------------------------------------------------- */

static void learn_value(const struct match *match, struct arena *scratch, const char *word, const struct verb *verb,
                        int field, struct sense *sense)
{
    const struct shape *shape = verb->fields[field].shape;
    sense->begins = (signed char)entry_begins(verb, word);
    if (sense->begins)
        return;
    struct fault silent = {.match = match, .scratch = scratch};
    struct node node = {.kind = NODE_WORD, .text = word, .plain = true};
    bool fits = shape_fits(is_list(shape) ? shape->of : shape, &node, &silent);
    bool bare = may_be_bare(shape) && same(word, "true");
    sense->meaning = (struct meaning){node.value, fits, bare, same(word, bare_value(verb, field))};
}

static short place_of(int verb, int field)
{
    return (short)(verb * MOVE_FIELDS + field);
}

__attribute__((noinline, cold)) static const struct sense *learn(const struct match *match, struct arena *scratch,
                                                                 const struct spelling *spelling, int verb, int field,
                                                                 struct bucket *bucket)
{
    char word[MOST_LETTERS + 1];
    memcpy(word, spelling->text, spelling->length);
    word[spelling->length] = '\0';
    struct sense *sense = &bucket->newer;
    bucket->older = *sense;
    *sense = (struct sense){.head = spelling->head, .tail = spelling->tail, .place = place_of(verb, field)};
    if (verb >= 0) {
        learn_value(match, scratch, word, &match->game->verbs[verb], field, sense);
        return sense;
    }
    sense->meaning.value = verb_named(match->game, word);
    sense->meaning.fits = sense->meaning.value >= 0;
    return sense;
}

/* ---- looking up ------------------------------------------------------------------------------------------------ */

static bool is_sense(const struct sense *sense, const struct spelling *word, short place)
{
    return sense->head == word->head && sense->tail == word->tail && sense->place == place;
}

/* What the word means there; the shapes say it the first time. NULL if the word is too long to be kept. */
static const struct sense *look_up(struct word_cache *cache, struct arena *scratch, const struct spelling *word,
                                   int verb, int field)
{
    if (word->length > MOST_LETTERS)
        return NULL;
    short place = place_of(verb, field);
    uint64_t mixed = (word->head ^ word->tail * 31 ^ (uint64_t)place << 48) * 0x9e3779b97f4a7c15u;
    struct bucket *bucket = &cache->bucket[mixed >> (64 - cache->bits)];
    if (is_sense(&bucket->newer, word, place))
        return &bucket->newer;
    if (is_sense(&bucket->older, word, place))
        return &bucket->older;
    if (cache->bits < BUCKET_BITS && ++cache->learnt > 1 << cache->bits) {
        forget(cache, BUCKET_BITS);
        bucket = &cache->bucket[mixed >> (64 - BUCKET_BITS)];
    }
    return learn(cache->match, scratch, word, verb, field, bucket);
}

/* ---- reading entries -------------------------------------------------------------------------------------------- */

enum {
    MOST_WORDS = MAP_TEXT_WORDS, /* of one field */
    LONGEST_ENTRY = 1000,
};

/* An entry while it is read: the words after the verb or field read last. */
struct saying {
    struct word_cache *cache;
    struct arena *scratch;
    const struct verb *verb;
    struct move *move;
    struct written *written;
    int field, count;
    struct meaning meaning[MOST_WORDS];
};

static bool put_list(struct saying *saying, const struct shape *shape)
{
    bool counted =
        (shape->low == 0 && shape->high == 0) || (saying->count >= shape->low && saying->count <= shape->high);
    if (!is_list(shape) || !counted)
        return false;
    move_put_list(saying->move, saying->field, 0, NULL);
    for (int i = 0; i < saying->count; i++) {
        if (!saying->meaning[i].fits)
            return false;
        move_put(saying->move, saying->field, saying->meaning[i].value);
    }
    return true;
}

static bool put_word(struct saying *saying, const struct meaning *meaning)
{
    if (!meaning->fits)
        return false;
    move_give(saying->move, saying->field);
    if (!meaning->bare)
        move_put(saying->move, saying->field, meaning->value);
    return true;
}

/* Gives a field without words the value `true`, if it allows that. */
static bool put_alone(struct saying *saying)
{
    static const struct spelling word = {.text = "true", .length = 4, .head = 'e' << 24 | 'u' << 16 | 'r' << 8 | 't'};
    const struct sense *sense = look_up(saying->cache, saying->scratch, &word, saying->move->verb, saying->field);
    return sense->meaning.alone && put_word(saying, &sense->meaning);
}

static bool put_field(struct saying *saying)
{
    const struct shape *shape = saying->verb->fields[saying->field].shape;
    if (saying->move->used + saying->count > MOVE_ITEMS)
        return false;
    if (saying->count > 1 || (is_list(shape) && !shape->one))
        return put_list(saying, shape);
    return saying->count ? put_word(saying, saying->meaning) : put_alone(saying);
}

/* The place of a field is that of the words after it, or of its own word if there are none. */
static void note_place(struct saying *saying, const struct spelling *word)
{
    size_t from = (size_t)(word->text - saying->written->text);
    if (saying->count <= 1)
        saying->written->field[saying->field].from = (unsigned short)from;
    saying->written->field[saying->field].to = (unsigned short)(from + word->length);
}

/* Takes one more word of the field, or begins another field. Each field may be given once. */
static bool take_word(struct saying *saying, const struct spelling *word)
{
    const struct sense *sense = look_up(saying->cache, saying->scratch, word, saying->move->verb, saying->field);
    int begins = sense ? sense->begins : NO_FIELD;
    if (!begins && saying->count < MOST_WORDS) {
        saying->meaning[saying->count++] = sense->meaning;
        note_place(saying, word);
        return true;
    }
    if (begins <= 0 || !put_field(saying) || given(saying->move, begins))
        return false;
    saying->field = begins;
    saying->count = 0;
    note_place(saying, word);
    return true;
}

static bool all_there(const struct verb *verb, const struct move *move)
{
    for (int field = 1; verb->fields[field].shape; field++)
        if (verb->fields[field].required && !given(move, field))
            return false;
    return true;
}

static bool take_short(struct saying *saying, const char *text)
{
    struct spelling word;
    while (next_word(&text, &word))
        if (!take_word(saying, &word))
            return false;
    return put_field(saying);
}

/* Begins with the verb. False if the word is not a verb of this actor. */
static bool take_verb(struct saying *saying, struct word_cache *cache, struct arena *scratch,
                      const struct spelling *word, int actor)
{
    const struct sense *sense = look_up(cache, scratch, word, OF_VERBS, 0);
    if (!sense || !sense->meaning.fits || !may_speak(&cache->match->game->verbs[sense->meaning.value], actor))
        return false;
    saying->cache = cache;
    saying->scratch = scratch;
    saying->verb = &cache->match->game->verbs[sense->meaning.value];
    saying->field = saying->count = 0;
    memset(saying->move, 0, offsetof(struct move, item));
    saying->move->actor = actor;
    saying->move->verb = sense->meaning.value;
    return true;
}

static bool read_words(struct word_cache *cache, struct arena *scratch, int actor, struct move *move,
                       struct written *written)
{
    const char *text = written->text;
    struct spelling word;
    struct saying saying; /* not initialised: its meanings are many, and set one by one */
    saying.move = move;
    saying.written = written;
    if (written->length > LONGEST_ENTRY || !next_word(&text, &word)
        || !take_verb(&saying, cache, scratch, &word, actor))
        return false;
    note_place(&saying, &word);
    return take_short(&saying, text) && all_there(saying.verb, move);
}

/* ---- long forms ------------------------------------------------------------------------------------------------- */

static bool look_up_value(struct saying *saying, const struct map_value *value)
{
    for (int i = 0; i < value->count; i++) {
        struct spelling word = spelling_of(value->word[i].first, value->word[i].end);
        const struct sense *sense = look_up(saying->cache, saying->scratch, &word, saying->move->verb, saying->field);
        if (!sense || sense->begins)
            return false;
        saying->meaning[i] = sense->meaning;
    }
    saying->count = value->count;
    return true;
}

/* Reads the value of the field read last. */
static bool take_value(struct saying *saying, struct map_text *map)
{
    const struct shape *shape = saying->verb->fields[saying->field].shape;
    struct map_value value;
    if (!map_text_value(map, &value) || !look_up_value(saying, &value)
        || saying->move->used + saying->count > MOVE_ITEMS || (!value.list && is_list(shape) && !shape->one))
        return false;
    const char *text = saying->written->text;
    saying->written->field[saying->field] =
        (struct written_field){(unsigned short)(value.first - text), (unsigned short)(value.end - text)};
    return value.list ? put_list(saying, shape) : saying->count == 1 && put_word(saying, saying->meaning);
}

/* The first key is the verb, and the others are its fields, each once. */
static bool take_fields(struct saying *saying, struct map_text *map)
{
    struct map_word key;
    if (!take_value(saying, map))
        return false;
    while (map_text_key(map, &key)) {
        struct spelling word = spelling_of(key.first, key.end);
        const struct sense *sense = look_up(saying->cache, saying->scratch, &word, saying->move->verb, 0);
        if (!sense || sense->begins <= 0 || given(saying->move, sense->begins))
            return false;
        saying->field = sense->begins;
        if (!take_value(saying, map))
            return false;
    }
    return map->ended;
}

static bool read_map(struct word_cache *cache, struct arena *scratch, int actor, struct move *move,
                     struct written *written)
{
    struct map_text map = map_text_of(written->text);
    struct map_word verb;
    struct saying saying;
    saying.move = move;
    saying.written = written;
    if (written->length > LONGEST_ENTRY || !map_text_key(&map, &verb))
        return false;
    struct spelling word = spelling_of(verb.first, verb.end);
    return take_verb(&saying, cache, scratch, &word, actor) && take_fields(&saying, &map)
           && all_there(saying.verb, move);
}

/* ---- both ------------------------------------------------------------------------------------------------------- */

bool word_cache_read(struct word_cache *cache, struct arena *scratch, const char *name, struct move *move,
                     struct written *written)
{
    int actor = actor_named(cache->match, name);
    if (actor < 0)
        return false;
    return written->map ? read_map(cache, scratch, actor, move, written)
                        : read_words(cache, scratch, actor, move, written);
}
