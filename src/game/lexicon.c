/* Lexicon: what words of entries mean in a match. The shapes say it once; then it is looked up by the word's own bytes. */
#include "game/lexicon.h"

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "game/entry.h"
#include "game/game.h"
#include "game/short_forms.h"

enum {
    BUCKET_BITS = 9,
    FIRST_BITS = 5,
    MOST_LETTERS = 16, /* of two numbers */
    MOST_WORDS = 32,   /* of one field */
    LONGEST_ENTRY = 1000,
    NAME_ROOM = 64,
    OF_VERBS = -1, /* in place of a verb: the word stands where a verb does */
};

/* What a word means as the value of a field, or as an item of its list. */
struct meaning {
    int value;
    bool fits;
    bool bare; /* it says that the field is there, and nothing else */
};

/* A word of an entry. Its letters are compared as two numbers: the last eight, and those before them. */
struct spelling {
    const char *text;
    size_t length;
    uint64_t head, tail;
};

/* A word at a place: of which verb, and behind which of its fields. */
struct sense {
    uint64_t head, tail; /* no tail: nothing is kept here */
    short place;
    signed char begins; /* as entry_begins */
    struct meaning meaning;
};

/* What is looked up at one number: the word learnt last, and the one before it. */
struct bucket {
    struct sense newer, older;
};

struct lexicon {
    const struct match *match;
    struct match known; /* what words can mean as in this match; its names are below */
    char name[SEATS_MAX][NAME_ROOM];
    int bits, learnt; /* so many bits number a bucket: few for a short record, all when that many words were learnt */
    struct bucket bucket[1 << BUCKET_BITS];
    struct short_forms forms;
};

static bool same_words(const struct match *a, const struct match *b)
{
    for (int seat = 0; seat < a->seats && seat < b->seats; seat++)
        if (!same(a->names[seat], b->names[seat]))
            return false;
    return a->game == b->game && a->seats == b->seats && a->box == b->box && !a->other_names && !b->other_names
           && memcmp(a->house, b->house, sizeof a->house) == 0;
}

static void forget(struct lexicon *lexicon, int bits)
{
    lexicon->bits = bits;
    lexicon->learnt = 0;
    memset(lexicon->bucket, 0, sizeof *lexicon->bucket << bits);
}

/* Names that have no room are nobody's. */
static void know(struct lexicon *lexicon, const struct match *match)
{
    forget(lexicon, FIRST_BITS);
    short_forms_forget(&lexicon->forms);
    lexicon->known = *match;
    for (int seat = 0; seat < match->seats; seat++) {
        snprintf(lexicon->name[seat], NAME_ROOM, "%s", match->names[seat]);
        lexicon->known.names[seat] = lexicon->name[seat];
    }
}

struct lexicon *lexicon_new(struct arena *arena, const struct match *match)
{
    struct lexicon *lexicon = arena_raw(arena, sizeof *lexicon);
    lexicon->match = match;
    know(lexicon, match);
    return lexicon;
}

void lexicon_turn_to(struct lexicon *lexicon, const struct match *match)
{
    lexicon->match = match;
    if (!same_words(&lexicon->known, match))
        know(lexicon, match);
}

/* ---- learning -------------------------------------------------------------------------------------------------- */

static bool is_list(const struct shape *shape)
{
    return shape->form == FORM_LIST || shape->form == FORM_BAG;
}

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
    sense->meaning = (struct meaning){node.value, fits, may_be_bare(shape) && same(word, "true")};
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
    if (verb != OF_VERBS) {
        learn_value(match, scratch, word, &match->game->verbs[verb], field, sense);
        return sense;
    }
    sense->meaning.value = verb_named(match->game, word);
    sense->meaning.fits = sense->meaning.value >= 0;
    return sense;
}

/* ---- looking up ------------------------------------------------------------------------------------------------ */

/* False if there is none. */
static bool next_word(const char **text, struct spelling *word)
{
    const char *at = *text;
    while (*at == ' ')
        at++;
    uint64_t head = 0, tail = 0;
    word->text = at;
    for (; *at && *at != ' '; at++)
        tail = tail << 8 | (unsigned char)*at;
    for (const char *letter = word->text; at - letter > 8; letter++)
        head = head << 8 | (unsigned char)*letter;
    word->length = (size_t)(at - word->text);
    word->head = head;
    word->tail = tail;
    *text = at;
    return tail;
}

static bool is_sense(const struct sense *sense, const struct spelling *word, short place)
{
    return sense->tail == word->tail && sense->head == word->head && sense->place == place;
}

/* NULL if the word is too long to be kept. */
static const struct sense *look_up(struct lexicon *lexicon, struct arena *scratch, const struct spelling *word,
                                   int verb, int field)
{
    if (word->length > MOST_LETTERS)
        return NULL;
    short place = place_of(verb, field);
    uint64_t mixed = (word->tail ^ word->head * 31 ^ (uint64_t)place << 48) * 0x9e3779b97f4a7c15u;
    struct bucket *bucket = &lexicon->bucket[mixed >> (64 - lexicon->bits)];
    if (is_sense(&bucket->newer, word, place))
        return &bucket->newer;
    if (is_sense(&bucket->older, word, place))
        return &bucket->older;
    if (lexicon->bits < BUCKET_BITS && ++lexicon->learnt > 1 << lexicon->bits) {
        forget(lexicon, BUCKET_BITS);
        bucket = &lexicon->bucket[mixed >> (64 - BUCKET_BITS)];
    }
    return learn(lexicon->match, scratch, word, verb, field, bucket);
}

/* ---- reading --------------------------------------------------------------------------------------------------- */

/* An entry while it is read: the words behind the verb, or the field, that was met last. */
struct saying {
    struct lexicon *lexicon;
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

/* A field without words behind it says `true`, where that can be meant. */
static bool put_alone(struct saying *saying)
{
    const char *text = bare_value(saying->verb, saying->field);
    struct spelling word;
    const struct sense *sense =
        next_word(&text, &word) ? look_up(saying->lexicon, saying->scratch, &word, saying->move->verb, saying->field)
                                : NULL;
    return sense && put_word(saying, &sense->meaning);
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

/* The place of a field is that of the words behind it, or its own if there are none. */
static void note_place(struct saying *saying, const struct spelling *word)
{
    size_t from = (size_t)(word->text - saying->written->text);
    if (saying->count <= 1)
        saying->written->field[saying->field].from = (unsigned short)from;
    saying->written->field[saying->field].to = (unsigned short)(from + word->length);
}

/* One more word behind the field, or a field, each once. */
static bool take_word(struct saying *saying, const struct spelling *word)
{
    const struct sense *sense = look_up(saying->lexicon, saying->scratch, word, saying->move->verb, saying->field);
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

/* What a word alone means in the field that was met last. */
static bool take_value(struct saying *saying, const struct node *node)
{
    const char *text = node->text;
    struct spelling word;
    if (node->kind != NODE_WORD || !node->plain || saying->count == MOST_WORDS || !next_word(&text, &word) || *text)
        return false;
    const struct sense *sense = look_up(saying->lexicon, saying->scratch, &word, saying->move->verb, saying->field);
    if (!sense || sense->begins)
        return false;
    saying->meaning[saying->count++] = sense->meaning;
    return true;
}

static bool take_pair(struct saying *saying, const struct node *value)
{
    const struct shape *shape = saying->verb->fields[saying->field].shape;
    bool list = value->kind == NODE_LIST;
    saying->count = 0;
    saying->move->node[saying->field] = value;
    for (const struct node *node = list ? value->first : value; node; node = list ? node->next : NULL)
        if (!take_value(saying, node))
            return false;
    if (saying->move->used + saying->count > MOVE_ITEMS || (!list && is_list(shape) && !shape->one))
        return false;
    return list ? put_list(saying, shape) : put_word(saying, saying->meaning);
}

/* The verb is the first key, and the others are its fields. */
static bool take_long(struct saying *saying, const struct node *map)
{
    if (!take_pair(saying, map->first))
        return false;
    for (const struct node *child = map->first->next; child; child = child->next) {
        const char *text = child->key->text;
        struct spelling word;
        const struct sense *sense = next_word(&text, &word) && !*text
                                        ? look_up(saying->lexicon, saying->scratch, &word, saying->move->verb, 0)
                                        : NULL;
        if (!sense || sense->begins <= 0)
            return false;
        saying->field = sense->begins;
        if (!take_pair(saying, child))
            return false;
    }
    return true;
}

/* Sets out with the verb; false if it is none. */
static bool take_verb(struct saying *saying, struct lexicon *lexicon, struct arena *scratch,
                      const struct spelling *word, int actor)
{
    const struct sense *sense = look_up(lexicon, scratch, word, OF_VERBS, 0);
    if (!sense || !sense->meaning.fits || !may_speak(&lexicon->match->game->verbs[sense->meaning.value], actor))
        return false;
    saying->lexicon = lexicon;
    saying->scratch = scratch;
    saying->verb = &lexicon->match->game->verbs[sense->meaning.value];
    saying->field = saying->count = 0;
    memset(saying->move, 0, offsetof(struct move, item));
    saying->move->actor = actor;
    saying->move->verb = sense->meaning.value;
    return true;
}

static bool read_words(struct lexicon *lexicon, struct arena *scratch, int actor, struct move *move,
                       struct written *written)
{
    const char *text = written->text;
    struct spelling word;
    struct saying saying; /* its meanings are many, and set as they come */
    saying.move = move;
    saying.written = written;
    if (written->length > LONGEST_ENTRY || !next_word(&text, &word)
        || !take_verb(&saying, lexicon, scratch, &word, actor))
        return false;
    note_place(&saying, &word);
    return take_short(&saying, text) && all_there(saying.verb, move);
}

bool lexicon_read_words(struct lexicon *lexicon, struct arena *scratch, int actor, struct move *move,
                        struct written *written)
{
    struct short_form *form = short_forms_find(&lexicon->forms, written->text, written->length);
    if (form && form->known) {
        short_form_recall(form, move, written);
        move->actor = actor;
        return may_speak(&lexicon->match->game->verbs[move->verb], actor);
    }
    bool read = read_words(lexicon, scratch, actor, move, written);
    if (form && read)
        short_form_learn(form, move, written);
    return read;
}

bool lexicon_read_map(struct lexicon *lexicon, struct arena *scratch, int actor, const struct node *map,
                      struct move *move)
{
    const char *text = map->first ? map->first->key->text : "";
    struct spelling word;
    struct saying saying;
    saying.move = move;
    return next_word(&text, &word) && !*text && take_verb(&saying, lexicon, scratch, &word, actor)
           && take_long(&saying, map) && all_there(saying.verb, move);
}
