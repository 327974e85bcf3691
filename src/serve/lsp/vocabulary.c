/* Vocabulary: words from the shapes of a game, which its reader and its schema use. */
#include <string.h>

#include "base/words.h"
#include "replay/record_keys.h"
#include "replay/registry.h"
#include "serve/lsp/server.h"

struct listing {
    const struct game *game;   /* NULL: not known */
    const struct match *match; /* as far as the head was read; NULL: the game is not known */
    const struct whereabouts *where;
    void (*take)(void *context, const struct known_word *word);
    void *context;
};

static void give(const struct listing *listing, const char *word, const char *about, bool key)
{
    listing->take(listing->context, &(struct known_word){word, about, key});
}

/* ---- words of shapes ---- */

static void give_words(const struct listing *listing, const struct words *words, const char *about, bool key)
{
    char room[WORD_ROOM];
    for (const char *const *word = words ? words->list : NULL; word && *word; word++)
        give(listing, *word, about, key);
    if (!words || !words->count || !words->name || !listing->match || !listing->match->box)
        return;
    for (int i = 0, count = words->count(listing->match); i < count; i++) {
        const char *name = words->name(listing->match, i, room);
        if (name)
            give(listing, name, about, key);
    }
}

static void give_names(const struct listing *listing, const char *about, bool key)
{
    for (int i = 0; listing->match && i < listing->match->seats; i++)
        give(listing, listing->match->names[i], about, key);
}

static void list_keys(const struct listing *listing, const struct shape *shape)
{
    for (const struct field *field = shape->fields; shape->form == FORM_MAP && field && field->shape; field++)
        give(listing, field->name, field->doc ? field->doc : field->shape->what, true);
    if (shape->form != FORM_EACH)
        return;
    if (shape->by_name)
        give_names(listing, shape->of->what, true);
    give_words(listing, shape->words, shape->of->what, true);
}

static void list_values(const struct listing *listing, const struct shape *shape, const char *about)
{
    about = about ? about : shape->what;
    if (shape->form == FORM_FLAG) {
        give(listing, "true", about, false);
        give(listing, "false", about, false);
    }
    if (shape->form == FORM_NAME)
        give_names(listing, about, false);
    if (shape->form == FORM_WORD || shape->form == FORM_NAME)
        give_words(listing, shape->words, about, false);
}

/* Lists what may follow the keys so far. */
static void list_shape(const struct listing *listing, const struct shape *shape, int depth, const char *about)
{
    bool there = depth >= listing->where->depth;
    const struct field *fields = shape->fields;
    if (is_list(shape))
        list_shape(listing, shape->of, depth, about);
    else if (shape->form == FORM_EITHER || shape->form == FORM_TUPLE)
        for (const struct field *field = fields; field && field->shape; field++)
            list_shape(listing, field->shape, depth, field->doc ? field->doc : about);
    else if (there && listing->where->value)
        list_values(listing, shape, about);
    else if (there)
        list_keys(listing, shape);
    else if (shape->form == FORM_EACH)
        list_shape(listing, shape->of, depth + 1, shape->of->what);
    else if (shape->form == FORM_MAP)
        for (const struct field *field = fields; field && field->shape; field++)
            if (same(field->name, listing->where->key[depth]))
                list_shape(listing, field->shape, depth + 1, field->doc);
}

/* ---- the parts of a record ---- */

static void list_house(const struct listing *listing)
{
    const struct whereabouts *where = listing->where;
    bool answers = where->depth == 2 && where->value;
    if (answers && same(where->key[1], "as"))
        for (const struct preset *preset = listing->game->presets; preset && preset->name; preset++)
            give(listing, preset->name, preset->about, false);
    if (where->depth == 1 && !where->value && listing->game->presets)
        give(listing, "as", "a named set of answers", true);
    for (const struct question *question = listing->game->house; question->name; question++) {
        if (where->depth == 1)
            give(listing, question->name, question->asks, true);
        if (!answers || !same(where->key[1], question->name))
            continue;
        struct text usual = {0};
        text_format(&usual, "default: %s", question->reason);
        for (int i = 0; question->answers[i]; i++)
            give(listing, question->answers[i], i == question->usual ? text_string(&usual) : question->asks, false);
        text_free(&usual);
    }
}

static void list_box(const struct listing *listing)
{
    if (listing->where->depth == 1 && listing->where->value && !listing->where->braces)
        give(listing, "built-in", "your copy matches `referee box`", false);
    list_shape(listing, listing->game->box, 1, NULL);
}

static void list_claims(const struct listing *listing)
{
    struct field fields[CLAIM_KINDS + 1];
    struct shape claims = claims_shape(listing->game, false, fields);
    list_shape(listing, &claims, 1, NULL);
}

static void list_table(const struct listing *listing)
{
    list_shape(listing, listing->game->table, 1, NULL);
}

static void list_final(const struct listing *listing)
{
    struct shape players = {FORM_EACH, .what = "what each player has", .by_name = true};
    if (!listing->game->count)
        return;
    players.of = listing->game->count->player;
    list_shape(listing, &players, 1, NULL);
}

static const struct {
    const char *key;
    void (*list)(const struct listing *listing);
} parts[] = {{"house", list_house}, {"box", list_box},       {"table", list_table},
             {"set", list_table},   {"claims", list_claims}, {"final", list_final}};

void list_words(const struct record_part *part, const struct whereabouts *where,
                void (*take)(void *context, const struct known_word *word), void *context)
{
    const struct verdict *verdict = part ? session_verdict(part->session) : NULL;
    struct whereabouts inside = *where;
    if (in_checkpoint(where)) {
        memmove(inside.key[0], inside.key[1], sizeof inside.key - sizeof inside.key[0]);
        inside.depth--;
        where = &inside;
    }
    struct listing listing = {verdict ? verdict->game : NULL, verdict && verdict->game ? &verdict->match : NULL, where,
                              take, context};
    if (where->depth == 0 && !where->value)
        for (const struct record_key *row = record_keys; row->name; row++)
            if (game_has_key(listing.game, row->name))
                give(&listing, row->name, row->about, true);
    if (where->depth == 1 && where->value && same(where->key[0], "game"))
        for (const struct game *const *game = games; *game; game++)
            give(&listing, (*game)->id, (*game)->title, false);
    for (size_t i = 0; listing.game && i < sizeof parts / sizeof *parts; i++)
        if (is_under(where, parts[i].key))
            parts[i].list(&listing);
}
