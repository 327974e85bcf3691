/* Lexicon: entries read with it. */
#include <stddef.h>
#include <string.h>

#include "doc/map_text.h"
#include "game/entry.h"
#include "game/lexicon_internal.h"

enum {
    MOST_WORDS = MAP_TEXT_WORDS, /* of one field */
    LONGEST_ENTRY = 1000,
};

/* An entry while it is read: the words after the verb, or the field, that was met last. */
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

/* A field without words after it says `true`, where that can be meant. */
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

/* The place of a field is that of the words after it, or its own if there are none. */
static void note_place(struct saying *saying, const struct spelling *word)
{
    size_t from = (size_t)(word->text - saying->written->text);
    if (saying->count <= 1)
        saying->written->field[saying->field].from = (unsigned short)from;
    saying->written->field[saying->field].to = (unsigned short)(from + word->length);
}

/* One more word after the field, or a field, each once. */
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

/* ---- long forms ------------------------------------------------------------------------------------------------- */

static bool look_up_value(struct saying *saying, const struct map_value *value)
{
    for (int i = 0; i < value->count; i++) {
        struct spelling word = spelling_of(value->word[i].first, value->word[i].end);
        const struct sense *sense =
            lexicon_look_up(saying->lexicon, saying->scratch, &word, saying->move->verb, saying->field);
        if (!sense || sense->begins)
            return false;
        saying->meaning[i] = sense->meaning;
    }
    saying->count = value->count;
    return true;
}

/* What the field that was met last has. */
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

/* The verb is the first key, and the others are its fields, each once. */
static bool take_fields(struct saying *saying, struct map_text *map)
{
    struct map_word key;
    if (!take_value(saying, map))
        return false;
    while (map_text_key(map, &key)) {
        struct spelling word = spelling_of(key.first, key.end);
        const struct sense *sense = lexicon_look_up(saying->lexicon, saying->scratch, &word, saying->move->verb, 0);
        if (!sense || sense->begins <= 0 || given(saying->move, sense->begins))
            return false;
        saying->field = sense->begins;
        if (!take_value(saying, map))
            return false;
    }
    return map->ended;
}

static bool read_map(struct lexicon *lexicon, struct arena *scratch, int actor, struct move *move,
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
    return take_verb(&saying, lexicon, scratch, &word, actor) && take_fields(&saying, &map)
           && all_there(saying.verb, move);
}

/* ---- both ------------------------------------------------------------------------------------------------------- */

bool lexicon_read(struct lexicon *lexicon, struct arena *scratch, int actor, struct move *move, struct written *written)
{
    struct short_form *form = short_forms_find(&lexicon->forms, written);
    if (form && form->known) {
        short_form_recall(form, move, written);
        move->actor = actor;
        return may_speak(&lexicon->match->game->verbs[move->verb], actor);
    }
    bool read = written->map ? read_map(lexicon, scratch, actor, move, written)
                             : read_words(lexicon, scratch, actor, move, written);
    if (form && read)
        short_form_learn(form, move, written);
    return read;
}
