/* Lexicon: what words of short entries mean in a match. The shapes say it once; then it is looked up by the word's own bytes. */
#include "game/lexicon.h"

#include <stddef.h>
#include <string.h>

#include "base/words.h"
#include "game/entry.h"
#include "game/game.h"

enum {
    SENSES = 256, /* a power of two */
    WORD_BYTES = 18,
    MOST_WORDS = 32, /* of one field */
    LONGEST_ENTRY = 1000,
    OF_ACTORS = -2, /* in place of a verb: the word stands where a player's name does, or a verb */
    OF_VERBS = -1,
};

/* What a word means as the value of a field, or as an item of its list. */
struct meaning {
    bool fits;
    bool bare; /* it says that the field is there, and nothing else */
    int value;
};

/* A word at a place: of which verb, and behind which of its fields. */
struct sense {
    char word[WORD_BYTES];
    unsigned char length; /* 0: nothing is kept here */
    signed char verb, field;
    signed char begins; /* as entry_begins */
    struct meaning meaning;
};

struct lexicon {
    const struct match *match;
    struct sense sense[SENSES];
};

struct lexicon *lexicon_new(struct arena *arena, const struct match *match)
{
    struct lexicon *lexicon = arena_take(arena, sizeof *lexicon);
    lexicon->match = match;
    return lexicon;
}

/* ---- learning -------------------------------------------------------------------------------------------------- */

static bool is_list(const struct shape *shape)
{
    return shape->form == FORM_LIST || shape->form == FORM_BAG;
}

static void learn_value(const struct match *match, struct arena *scratch, const char *word, struct sense *sense)
{
    const struct verb *verb = &match->game->verbs[sense->verb];
    const struct shape *shape = verb->fields[sense->field].shape;
    sense->begins = (signed char)entry_begins(verb, word);
    if (sense->begins)
        return;
    struct fault silent = {.match = match, .scratch = scratch};
    struct node node = {.kind = NODE_WORD, .text = word, .plain = true};
    bool fits = shape_fits(is_list(shape) ? shape->of : shape, &node, &silent);
    sense->meaning = (struct meaning){fits, may_be_bare(shape) && same(word, "true"), node.value};
}

static void learn(const struct match *match, struct arena *scratch, struct sense *sense)
{
    char word[WORD_BYTES + 1];
    memcpy(word, sense->word, sense->length);
    word[sense->length] = '\0';
    if (sense->verb >= 0) {
        learn_value(match, scratch, word, sense);
        return;
    }
    int value = sense->verb == OF_VERBS ? verb_named(match->game, word)
                : same(word, "table")   ? CHANCE
                                        : seat_named(match, word);
    sense->meaning = (struct meaning){.fits = value >= 0, .value = value};
}

/* ---- looking up ------------------------------------------------------------------------------------------------ */

/* A word of an entry, or a player's name. */
struct spelling {
    const char *text;
    size_t length;
    unsigned hash;
};

static struct spelling next_word(const char **text)
{
    const char *at = *text;
    while (*at == ' ')
        at++;
    struct spelling word = {.text = at};
    for (; *at && *at != ' '; at++)
        word.hash = word.hash * 31 + (unsigned char)*at;
    word.length = (size_t)(at - word.text);
    *text = at;
    return word;
}

/* NULL if there is no word, or it is too long to be kept. */
static const struct sense *look_up(struct lexicon *lexicon, struct arena *scratch, struct spelling word, int verb,
                                   int field)
{
    if (!word.length || word.length > WORD_BYTES)
        return NULL;
    unsigned mixed = (word.hash + (unsigned)verb * 0x9e3779b1u + (unsigned)field * 0x85ebca6bu) * 0xc2b2ae35u;
    struct sense *sense = &lexicon->sense[mixed >> 16 & (SENSES - 1)];
    if (sense->length == word.length && sense->verb == verb && sense->field == field
        && memcmp(sense->word, word.text, word.length) == 0)
        return sense;
    *sense =
        (struct sense){.length = (unsigned char)word.length, .verb = (signed char)verb, .field = (signed char)field};
    memcpy(sense->word, word.text, word.length);
    learn(lexicon->match, scratch, sense);
    return sense;
}

int lexicon_actor(struct lexicon *lexicon, const char *name)
{
    struct spelling word = {.text = name, .length = strlen(name)};
    for (size_t i = 0; i < word.length; i++)
        word.hash = word.hash * 31 + (unsigned char)name[i];
    const struct sense *sense = look_up(lexicon, NULL, word, OF_ACTORS, 0);
    return sense && sense->meaning.fits ? sense->meaning.value : -1;
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
    const char *word = bare_value(saying->verb, saying->field);
    const struct sense *sense =
        look_up(saying->lexicon, saying->scratch, next_word(&word), saying->move->verb, saying->field);
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
static void note_place(struct saying *saying, struct spelling word)
{
    size_t from = (size_t)(word.text - saying->written->value->text);
    if (saying->count <= 1)
        saying->written->field[saying->field].from = (unsigned short)from;
    saying->written->field[saying->field].to = (unsigned short)(from + word.length);
}

/* One more word behind the field, or a field, each once. */
static bool take_word(struct saying *saying, struct spelling word)
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

bool lexicon_read(struct lexicon *lexicon, struct arena *scratch, int actor, const struct node *value,
                  struct move *move, struct written *written)
{
    const char *text = value->text;
    struct spelling first = next_word(&text);
    const struct sense *sense = look_up(lexicon, scratch, first, OF_VERBS, 0);
    if (!sense || !sense->meaning.fits || strlen(text) > LONGEST_ENTRY)
        return false;
    struct saying saying; /* its meanings are many, and set as they come */
    saying.lexicon = lexicon;
    saying.scratch = scratch;
    saying.verb = &lexicon->match->game->verbs[sense->meaning.value];
    saying.move = move;
    saying.written = written;
    saying.field = saying.count = 0;
    memset(move, 0, offsetof(struct move, item));
    move->actor = actor;
    move->verb = sense->meaning.value;
    written->value = value;
    note_place(&saying, first);
    for (struct spelling word; (word = next_word(&text)).length;)
        if (!take_word(&saying, word))
            return false;
    return put_field(&saying) && all_there(saying.verb, move) && may_speak(saying.verb, actor);
}
