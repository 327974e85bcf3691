/* Myst: other words, read as they are meant. */
#include <string.h>

#include "base/arena.h"
#include "base/words.h"
#include "game/phrase.h"
#include "games/myst/myst.h"

enum { LONGEST = 80, MOST_JOINED = 8 };

const struct other_word myst_other_words[] = {
    {"leader", "went-first"},
    {"colors", "colours"},
    {"color", "colours"},
    {0},
};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Lower case, without blanks, hyphens and underscores but behind a number, and without `the` before it. */
static void squeeze(const char *word, char out[LONGEST])
{
    size_t used = 0;
    if ((word[0] | 32) == 't' && (word[1] | 32) == 'h' && (word[2] | 32) == 'e' && word[3] == ' ')
        word += 4;
    for (; *word && used + 1 < LONGEST; word++) {
        bool joint = *word == ' ' || *word == '-' || *word == '_', number = used && is_digit(out[used - 1]);
        if (!joint || number)
            out[used++] = (char)(*word >= 'A' && *word <= 'Z' ? *word - 'A' + 'a' : *word);
    }
    out[used] = '\0';
}

/* The landmark whose letters the squeezed word begins with, the longest one; `*rest` is what follows them. */
static int landmark_meant(const struct myst_box *box, const char *squeezed, const char **rest)
{
    int best = -1;
    size_t longest = 0;
    for (int i = 0; box && i < box->landmarks; i++) {
        char known[LONGEST];
        squeeze(box->landmark[i], known);
        size_t length = strlen(known);
        if (length > longest && strncmp(squeezed, known, length) == 0) {
            best = i;
            longest = length;
        }
    }
    *rest = squeezed + longest;
    return best;
}

const char *myst_meant_place(const struct match *match, const char *word, char room[WORD_ROOM])
{
    char squeezed[LONGEST];
    const char *rest;
    squeeze(word, squeezed);
    int landmark = landmark_meant(myst_box_of(match), squeezed, &rest);
    if (landmark < 0 || *rest)
        return NULL;
    put_string(room, WORD_ROOM, "%s", myst_box_of(match)->landmark[landmark]);
    return room;
}

const char *myst_meant_face(const struct match *match, const char *word, char room[WORD_ROOM])
{
    static const char *const books[] = {"book", "linkingbook", NULL};
    char squeezed[LONGEST];
    const char *rest;
    long value = 0;
    squeeze(word, squeezed);
    if (among(books, squeezed))
        return "linking-book";
    int landmark = landmark_meant(myst_box_of(match), squeezed, &rest);
    if (landmark < 0 || *rest < '1' || *rest > '9' || !read_number(rest, 1, CARD_VALUE_MAX, &value))
        return NULL;
    put_string(room, WORD_ROOM, "%s-%ld", myst_box_of(match)->landmark[landmark], value);
    return room;
}

const char *myst_meant_card(const struct match *match, const char *word, char room[WORD_ROOM])
{
    static const char *const hidden[] = {"?", "hidden", "x", NULL};
    char squeezed[LONGEST];
    squeeze(word, squeezed);
    return among(hidden, squeezed) ? "unknown" : myst_meant_face(match, word, room);
}

/* Words that say nothing of their own, and words between two positions. */
static const char *const fillers[] = {"the", "a", "to", "piece", "card", "key", "space", "and", NULL},
                         *const joints[] = {"on", "onto", "in", NULL};

/* Does a name of several words begin with it? */
static bool begins_landmark(const struct myst_box *box, const char *word)
{
    size_t length = strlen(word);
    for (int i = 0; box && i < box->landmarks; i++)
        if (strncmp(box->landmark[i], word, length) == 0 && box->landmark[i][length] == '-')
            return true;
    return false;
}

/* A verb, or another word for one. */
static bool says_what_is_done(const char *word)
{
    for (const struct verb *verb = myst_verbs; verb->name; verb++)
        if (same(verb->name, word) || (verb->other && among(verb->other, word)))
            return true;
    return false;
}

bool myst_means_something(const struct match *match, const char *word)
{
    char room[WORD_ROOM];
    return says_what_is_done(word) || among(fillers, word) || among(joints, word)
           || begins_landmark(myst_box_of(match), word) || myst_meant_place(match, word, room);
}

/* ---- phrases --------------------------------------------------------------------------------------------------- */

/* As many words from here on, of one item, in one. A number ends it. */
static bool join(const struct phrase *phrase, int at, int count, char out[LONGEST])
{
    size_t used = 0;
    for (int i = at; i < at + count; i++) {
        size_t length = strlen(phrase->word[i].text);
        bool ends = length > 0 && is_digit(phrase->word[i].text[length - 1]);
        if (phrase->word[i].item != phrase->word[at].item || phrase->word[i].part != phrase->word[at].part
            || (ends && i + 1 < at + count) || used + length + 2 > LONGEST)
            return false;
        memcpy(out + used, phrase->word[i].text, length);
        used += length;
    }
    out[used] = '\0';
    return true;
}

/* `clock tower`, `rocket-ship 5`, `linking book` are one word each. */
static void join_words(const struct match *match, struct phrase *phrase,
                       const char *(*meant)(const struct match *, const char *, char[WORD_ROOM]))
{
    for (int at = 1; at < phrase->count; at++)
        for (int count = phrase->count - at < MOST_JOINED ? phrase->count - at : MOST_JOINED; count > 1; count--) {
            char word[LONGEST], room[WORD_ROOM];
            const char *one = join(phrase, at, count, word) ? meant(match, word, room) : NULL;
            if (!one)
                continue;
            phrase_replace(phrase, at, count, one);
            break;
        }
}

/* A word of the box keeps its meaning, and so does a name where one may stand. */
static void drop_fillers(const struct match *match, struct phrase *phrase, bool names)
{
    for (int at = phrase->count - 1; at > 0; at--) {
        const struct phrase_word *word = &phrase->word[at];
        bool kept = word->part != PART_ANY || myst_position(myst_box_of(match), word->text) >= 0
                    || (names && seat_named(match, word->written) >= 0);
        if (!kept && among(fillers, word->text))
            phrase_replace(phrase, at, 1, "");
    }
}

/* In the place of the first of these words, from there on. */
static void rename_field(struct phrase *phrase, int from, const char *const *words, const char *field)
{
    for (int at = from; at < phrase->count; at++)
        if (among(words, phrase->word[at].text) && phrase->word[at].part != PART_VALUE) {
            phrase_replace(phrase, at, 1, field);
            return;
        }
}

/* `stay`, and `{stay: true, ..}`. */
static bool says_stay(const struct phrase *phrase)
{
    static const char *const stays[] = {"stay", "stays", "pass", NULL};
    bool alone = phrase->count == 1
                 || (phrase->count == 2 && phrase_has(phrase, 1, "true") && phrase->word[1].part == PART_VALUE);
    return alone && phrase->actor != CHANCE && among(stays, phrase->word[0].text);
}

/* Who stays walks to the own space; without a pawn on the board, nowhere. */
static bool reword_stay(const struct match *match, const struct myst_state *s, struct phrase *phrase)
{
    if (!says_stay(phrase))
        return false;
    int pawn = s->team[phrase->actor].pawn;
    char entry[LONGEST];
    put_string(entry, sizeof entry, "walk %s", pawn == NONE ? "nowhere" : myst_box_of(match)->id[pawn]);
    phrase_replace(phrase, 0, phrase->count, entry);
    return true;
}

/* "`ada: lay library`, `ada: remove library` or `ada: lift library`". */
static void advise_verbs(const struct match *match, struct phrase *phrase, const char *verbs, const char *word)
{
    struct myst_text all = {0};
    char verb[LONGEST];
    for (const char *at = verbs; *at; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        put_string(verb, sizeof verb, "%.*s", (int)length, at);
        at += length;
        myst_add(&all, "%s`%s: %s %s`",
                 !all.used ? ""
                 : *at     ? ", "
                           : " or ",
                 actor_name(match, phrase->actor), verb, word);
    }
    phrase_advise(phrase, "several things could be meant: write %s", all.text);
}

static const char *position_at(const struct match *match, const struct phrase *phrase, int at, char room[WORD_ROOM])
{
    if (at >= phrase->count)
        return NULL;
    const char *word = phrase->word[at].text;
    return myst_position(myst_box_of(match), word) < 0 ? myst_meant_place(match, word, room) : word;
}

/* `walk from c4 to d6`: the space where the pawn stands is no step of its way. */
static void advise_walk(const struct match *match, struct phrase *phrase)
{
    static const char *const between[] = {"from", "to", "over", "via", "the", "and", NULL};
    const char *way = "";
    int spaces = 0;
    bool from = false;
    for (int i = 1; i < phrase->count; i++) {
        char room[WORD_ROOM];
        from = from || phrase_has(phrase, i, "from");
        if (among(between, phrase->word[i].text))
            continue;
        const char *word = position_at(match, phrase, i, room);
        if (!word)
            return;
        if (spaces++ > 0)
            way = arena_format(phrase->arena, "%s %s", way, word);
    }
    if (*way && from)
        phrase_write_instead(phrase, "a walk is written as where it ends, or as the spaces entered", "%s: walk%s",
                             actor_name(match, phrase->actor), way);
}

/* No verb: what it might be. */
static void advise_verb(const struct match *match, const struct myst_state *s, struct phrase *phrase)
{
    char rooms[2][WORD_ROOM];
    struct phrase_word *first = &phrase->word[0];
    bool race = s->phase <= PHASE_TURNS;
    const char *alone = position_at(match, phrase, 0, rooms[0]), *second = position_at(match, phrase, 1, rooms[1]);
    if (phrase->actor == CHANCE)
        return;
    if (same(first->text, "take") && second)
        advise_verbs(match, phrase, "lay remove lift", second);
    else if (same(first->text, "play") && second)
        advise_verbs(match, phrase, "place link", second);
    else if (same(first->text, "turn"))
        phrase_advise(phrase, "several things could be meant: write `%s: flip CARD` or `table: turns NUMBER`",
                      actor_name(match, phrase->actor));
    else if (alone && s->phase != PHASE_SCORING)
        advise_verbs(match, phrase, race ? "place link" : "walk link lay remove", alone);
}

static void reword_deal(const struct match *match, struct phrase *phrase)
{
    static const char *const hands[] = {"hand", "gets", NULL};
    rename_field(phrase, 2, hands, "cards");
    if (phrase->count == 1)
        phrase_advise(phrase, "deal needs a team: write `table: deal %s` or `table: deal %s`", match->names[0],
                      match->names[1]);
}

/* Several positions are several pieces: a place to lay one on is always named. */
static void bind_pieces(struct phrase *phrase)
{
    for (int at = 1; at < phrase->count; at++)
        if (phrase->word[at].item || phrase->word[at].part != PART_ANY || phrase_has(phrase, at, "at"))
            return;
    for (int at = 1; at < phrase->count && phrase->count > 2; at++)
        phrase->word[at].item = ++phrase->items;
}

void myst_reword(const struct match *match, const void *state, struct phrase *phrase)
{
    static const char *const totals[] = {"now", "makes", "sum", "=", NULL};
    if (same(phrase->word[0].text, "walk"))
        advise_walk(match, phrase);
    if (!reword_stay(match, state, phrase)) {
        drop_fillers(match, phrase, same(phrase->word[0].text, "deal"));
        bool cards = same(phrase->word[0].text, "deal") || same(phrase->word[0].text, "flip");
        join_words(match, phrase, cards ? myst_meant_card : myst_meant_place);
    }
    int verb = verb_named(match->game, phrase->word[0].text);
    if (verb < 0)
        advise_verb(match, state, phrase);
    else if (myst_verbs[verb].by == BY_TABLE)
        phrase->actor = CHANCE;
    if (verb == VERB_DEAL)
        reword_deal(match, phrase);
    if (verb == VERB_FLIP)
        rename_field(phrase, 2, totals, "total");
    if ((verb == VERB_PLACE || verb == VERB_LINK) && phrase->count == 4)
        rename_field(phrase, 2, joints, "at");
    if (verb == VERB_PLACE)
        bind_pieces(phrase);
}

int myst_other_actor(const struct match *match, const void *state, const char *written)
{
    const struct myst_state *s = state;
    (void)match;
    for (int team = 0; team < TEAMS && s->colours_given; team++)
        if (names_alike(myst_colour(s, team), written))
            return team;
    return -1;
}
