/* Lexicon: what words of entries mean in a match. The shapes say it once; then it is looked up by the word's own bytes. */
#include <string.h>

#include "base/words.h"
#include "game/entry.h"
#include "game/lexicon_internal.h"

enum { FIRST_BITS = 5 };

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
        put_string(lexicon->name[seat], NAME_ROOM, "%s", match->names[seat]);
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

static bool is_sense(const struct sense *sense, const struct spelling *word, short place)
{
    return sense->tail == word->tail && sense->head == word->head && sense->place == place;
}

const struct sense *lexicon_look_up(struct lexicon *lexicon, struct arena *scratch, const struct spelling *word,
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
