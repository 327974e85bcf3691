/* Kind reading: from what was written to the one entry it can mean. */
#include "game/kind.h"

#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "game/entry.h"
#include "game/fill.h"
#include "game/kind_internal.h"

/* ---- from the entry to a phrase -------------------------------------------------------------------------------- */

static const char *aside_meant(const char *key)
{
    for (const char *const *word = entry_asides; *word; word++)
        if (names_alike(*word, key))
            return *word;
    return NULL;
}

static struct node *lower_word(struct arena *arena, const struct node *word)
{
    struct phrase one = {.arena = arena};
    phrase_add(&one, word->text, strlen(word->text), word->at, PART_ANY);
    return node_word(arena, one.word[0].text, word->at);
}

static void add_aside(struct kind *kind, const char *key, struct place at, struct node *value)
{
    struct node *name = node_word(kind->arena, key, at);
    name->value = NO_FIELD;
    if (node_get(&kind->asides, key))
        kind->repeated = name;
    node_append(&kind->asides, name, value);
}

/* A word of a short form that begins what the entry says about itself takes the words that belong to it. */
static int take_aside(struct kind *kind, int at)
{
    const struct phrase *phrase = &kind->phrase;
    bool codes = same(phrase->word[at].text, "illegal");
    struct node *list = node_new(kind->arena, NODE_LIST, phrase->word[at].at);
    int end = at + 1;
    for (; end < phrase->count && (end == at + 1 || (codes && strchr(phrase->word[end].text, '.'))); end++)
        node_append(list, NULL, node_word(kind->arena, phrase->word[end].text, phrase->word[end].at));
    if (list->count)
        list->at = list->first->at;
    add_aside(kind, codes ? "illegal" : "ruled", phrase->word[at].at, codes || !list->count ? list : list->first);
    return end - at;
}

static bool phrase_of_words(struct kind *kind, const struct node *value)
{
    if (!phrase_cut(&kind->phrase, value, PART_ANY))
        return false;
    for (int i = 1; i < kind->phrase.count;) {
        bool aside = phrase_has(&kind->phrase, i, "illegal") || phrase_has(&kind->phrase, i, "ruled");
        if (aside && !kind->phrase.word[i].item)
            phrase_replace(&kind->phrase, i, take_aside(kind, i), "");
        else
            i++;
    }
    return kind->phrase.count > 0;
}

static void split_asides(struct kind *kind, const struct node *map)
{
    for (struct node *child = map->first; child; child = child->next) {
        const char *aside = aside_meant(child->key->text);
        if (!aside)
            continue;
        struct node *copy = node_new(kind->arena, child->kind, child->at);
        *copy = *child;
        copy->next = NULL;
        if (!same(aside, "note") && copy->kind == NODE_WORD)
            copy = lower_word(kind->arena, child);
        add_aside(kind, aside, child->key->at, copy);
    }
}

static bool add_value(struct phrase *phrase, const struct node *value)
{
    if (value->kind == NODE_WORD)
        return phrase_cut(phrase, value, PART_VALUE);
    if (value->kind == NODE_MAP)
        return false;
    for (const struct node *item = value->first; item; item = item->next) {
        if (item->kind != NODE_WORD)
            return false;
        int first = phrase->count;
        if (!phrase_cut(phrase, item, PART_VALUE))
            return false;
        phrase->items++;
        for (int i = first; i < phrase->count; i++)
            phrase->word[i].item = phrase->items;
    }
    if (!value->first) {
        phrase_add(phrase, "", 0, value->at, PART_VALUE);
        phrase->word[phrase->count - 1].item = ++phrase->items;
    }
    return true;
}

static void add_key(struct phrase *phrase, const struct node *key)
{
    phrase_add(phrase, key->text, strlen(key->text), key->at, PART_KEY);
}

/* A long form with this key as its verb. */
static bool phrase_of_map(struct kind *kind, const struct node *map, const struct node *verb)
{
    kind->phrase = (struct phrase){.arena = kind->arena, .actor = kind->actor};
    if (!phrase_cut(&kind->phrase, verb->key, PART_ANY) || !kind->phrase.count || !add_value(&kind->phrase, verb))
        return false;
    for (const struct node *child = map->first; child; child = child->next) {
        if (child == verb || aside_meant(child->key->text))
            continue;
        add_key(&kind->phrase, child->key);
        if (!add_value(&kind->phrase, child))
            return false;
    }
    return true;
}

/* ---- from the phrase to readings ------------------------------------------------------------------------------- */

static struct node *reading_map(const struct filler *filler, const struct filling *filling)
{
    const struct phrase *phrase = filler->phrase;
    struct node *map = node_new(filler->arena, NODE_MAP, phrase->word[0].at);
    map->at.end_line = phrase->word[phrase->count - 1].at.end_line;
    map->at.end_column = phrase->word[phrase->count - 1].at.end_column;
    for (int i = 0; i < filling->fields; i++) {
        const struct filled *part = &filling->part[i];
        if (!part->given && part->field)
            continue;
        struct place at = phrase->word[part->key >= 0 ? part->key : part->field ? part->from : 0].at;
        struct node *key = node_word(filler->arena, filler->verb->fields[part->field].name, at);
        key->value = part->field;
        node_append(map, key, part->given ? filled_node(filler, part) : node_word(filler->arena, "true", at));
    }
    return map;
}

static void keep_reading(struct filler *filler, const struct filling *filling)
{
    struct kind *kind = filler->whom;
    struct fault silent = {.match = filler->match, .scratch = filler->arena};
    struct node *map = reading_map(filler, filling);
    struct move move;
    int verb = (int)(filler->verb - filler->match->game->verbs);
    if (!move_read_long(filler->match, filler->phrase->actor, verb, map, &silent, &move))
        return;
    for (int i = 0; i < kind->readings; i++)
        if (move_same(kind->match, &kind->reading[i].move, &move))
            return;
    if (kind->readings < MOST_READINGS)
        kind->reading[kind->readings++] = (struct candidate){.map = map, .move = move};
}

static bool begins_with(const struct phrase *phrase, int at, const char *words, int *count)
{
    int found = 0;
    for (const char *text = words; *(text += strspn(text, " ")); found++) {
        size_t length = strcspn(text, " ");
        const struct phrase_word *word = at + found < phrase->count ? &phrase->word[at + found] : NULL;
        if (!word || strncmp(word->text, text, length) != 0 || word->text[length]
            || word->item != phrase->word[at].item)
            return false;
        text += length;
    }
    *count = found;
    return found > 0;
}

/* Does the game use it as a player's name, in a place where a name may stand? */
static bool is_somebody(const struct kind *kind, const struct verb *verb, const struct phrase_word *word)
{
    bool named = name_meant(kind->match, word->text), taken = false;
    for (const struct field *field = verb ? verb->fields : NULL; named && field && field->shape; field++) {
        struct softening silent = {.match = kind->match, .arena = kind->arena, .own_words = true};
        struct node *node = node_word(kind->arena, word->written, word->at);
        taken = taken || shape_fits_kindly(field->shape, node, &silent)
                || (field->shape->of && shape_fits_kindly(field->shape->of, node, &silent));
    }
    return taken;
}

static void replace_other_words(struct kind *kind, struct phrase *phrase)
{
    int row = verb_named(kind->match->game, phrase->word[0].text), count = 0;
    const struct verb *verb = row >= 0 ? &kind->match->game->verbs[row] : NULL;
    for (int at = 1; at < phrase->count; at++) {
        const struct phrase_word *word = &phrase->word[at];
        if (is_somebody(kind, verb, word))
            continue;
        const struct other_word *other = kind->match->game->other_words;
        while (other && other->written && !begins_with(phrase, at, other->written, &count))
            other++;
        bool known = count == 1 && verb && word_has_place(kind->match, kind->arena, verb, word);
        if (!other || !other->written || known)
            continue;
        struct phrase_word like = *word;
        int before = phrase->count;
        phrase_replace(phrase, at, count, other->read);
        int come = phrase->count - before + count;
        for (int i = at; i < at + come; i++)
            phrase->word[i].part = like.part;
        at += come - 1;
    }
}

void read_phrase(struct kind *kind, struct phrase phrase)
{
    const struct game *game = kind->match->game;
    replace_other_words(kind, &phrase);
    if (game->reword && kind->state)
        game->reword(kind->match, kind->state, &phrase);
    if (phrase.advice) {
        kind->advice = phrase.advice;
        kind->entries = phrase.entries;
    }
    int verb = phrase.count ? verb_named(game, phrase.word[0].text) : -1;
    if (phrase.advice || verb < 0)
        return;
    kind->understood = phrase_copy(&phrase);
    kind->verb = &game->verbs[verb];
    struct filler filler = {.match = kind->match,
                            .arena = kind->arena,
                            .verb = kind->verb,
                            .phrase = &kind->understood,
                            .found = keep_reading,
                            .whom = kind};
    fill_fields(&filler);
}

/* By its own name, or by every verb for which the first words are another one; else as it is, for the game to reword. */
void read_with_verb(struct kind *kind)
{
    const struct game *game = kind->match->game;
    bool any = verb_named(game, kind->phrase.word[0].text) >= 0;
    for (const struct verb *verb = game->verbs; verb->name && verb_named(game, kind->phrase.word[0].text) < 0; verb++) {
        int best = 0, count;
        for (const char *const *other = verb->other; other && *other; other++)
            if (begins_with(&kind->phrase, 0, *other, &count) && count > best)
                best = count;
        if (!best)
            continue;
        struct phrase phrase = phrase_copy(&kind->phrase);
        phrase_replace(&phrase, 0, best, verb->name);
        read_phrase(kind, phrase);
        any = true;
    }
    if (!any || verb_named(game, kind->phrase.word[0].text) >= 0)
        read_phrase(kind, phrase_copy(&kind->phrase));
}

static void read_value(struct kind *kind, const struct node *value)
{
    if (value->kind == NODE_WORD && phrase_of_words(kind, value))
        read_with_verb(kind);
    if (value->kind != NODE_MAP || value->count > MOST_KEYS)
        return;
    split_asides(kind, value);
    for (const struct node *child = value->first; child; child = child->next)
        if (!aside_meant(child->key->text) && phrase_of_map(kind, value, child))
            read_with_verb(kind);
}

/* ---- what came out --------------------------------------------------------------------------------------------- */

static const char *several_readings(struct kind *kind)
{
    struct text all = {0};
    for (int i = 0; i < kind->readings; i++) {
        text_add(&all, i == 0 ? "this can be read as `" : i < kind->readings - 1 ? "`, `" : "` or `");
        move_print(kind->match, &kind->reading[i].move, &all);
    }
    text_add(&all, "`; write which is meant");
    return arena_keep(kind->arena, &all);
}

void take_advice(const struct kind *kind, struct kind_reading *reading)
{
    reading->instead = kind->advice;
    reading->entries = kind->entries;
}

void kind_read(const struct match *match, const void *state, struct arena *arena, int actor, const struct node *value,
               bool hints, struct kind_reading *reading)
{
    *reading = (struct kind_reading){0};
    struct kind *kind = arena_take(arena, sizeof *kind);
    *kind = (struct kind){.match = match,
                          .state = state,
                          .arena = arena,
                          .actor = actor,
                          .phrase = {.arena = arena, .actor = actor},
                          .asides = {.kind = NODE_MAP}};
    read_value(kind, value);
    if (kind->repeated)
        reading->wrong = (struct complaint){
            .at = kind->repeated->at, .sentence = arena_format(arena, "`%s` is said twice", kind->repeated->text)};
    else if (kind->readings == 1) {
        struct node *map = kind->reading[0].map;
        for (struct node *aside = kind->asides.first, *next; aside; aside = next) {
            next = aside->next;
            aside->next = NULL;
            node_append(map, aside->key, aside);
        }
        reading->map = map;
        reading->move = kind->reading[0].move;
    } else if (kind->readings > 1)
        reading->instead = several_readings(kind);
    else if (kind->advice)
        take_advice(kind, reading);
    else if (hints)
        kind_hint(kind, value, reading);
}
