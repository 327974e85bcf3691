/* Lexicon: entries read with it. */
#include <stddef.h>
#include <string.h>

#include "game/entry.h"
#include "game/lexicon_internal.h"

enum {
    MOST_WORDS = 32, /* of one field */
    LONGEST_ENTRY = 1000,
};

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
    const struct sense *sense = next_word(&text, &word) ? lexicon_look_up(saying->lexicon, saying->scratch, &word,
                                                                          saying->move->verb, saying->field)
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
    const struct sense *sense =
        lexicon_look_up(saying->lexicon, saying->scratch, word, saying->move->verb, saying->field);
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
    const struct sense *sense =
        lexicon_look_up(saying->lexicon, saying->scratch, &word, saying->move->verb, saying->field);
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
    map->first->key->value = saying->field;
    saying->move->map = map;
    if (!take_pair(saying, map->first))
        return false;
    for (const struct node *child = map->first->next; child; child = child->next) {
        const char *text = child->key->text;
        struct spelling word;
        const struct sense *sense =
            next_word(&text, &word) && !*text
                ? lexicon_look_up(saying->lexicon, saying->scratch, &word, saying->move->verb, 0)
                : NULL;
        if (!sense || sense->begins <= 0)
            return false;
        saying->field = child->key->value = sense->begins;
        if (!take_pair(saying, child))
            return false;
    }
    return true;
}

/* Sets out with the verb; false if it is none. */
static bool take_verb(struct saying *saying, struct lexicon *lexicon, struct arena *scratch,
                      const struct spelling *word, int actor)
{
    const struct sense *sense = lexicon_look_up(lexicon, scratch, word, OF_VERBS, 0);
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
