/* Listings: the legal entries of a position as lines of a log. */
#include "study/moves/listing.h"

#include <string.h>
#include <strings.h>

#include "base/arena.h"
#include "base/words.h"
#include "replay/legal.h"
#include "replay/position.h"
#include "study/moves/fold.h"

static const char between[] = " ,:{}[]";

/* Is the word in the line, ignoring brackets and commas? */
static bool has_word(const char *line, const char *word)
{
    return word_in(line, word, between);
}

/* A word to search for, and what records write for it: "harbour", "port". The last has no word. */
struct sought {
    const char *word, *meant;
};

/* The words one by one, also of a sentence, without what they mean; a player's name is one word. */
static struct sought *single_words(const struct match *match, char *const *words, struct arena *arena)
{
    size_t count = 0;
    for (char *const *word = words; *word; word++)
        count += strlen(*word) + 1;
    struct sought *single = arena_take(arena, (count + 1) * sizeof *single), *next = single;
    for (; *words; words++)
        for (const char *at = *words; *at; at += strspn(at, between)) {
            size_t length = seat_named(match, *words) >= 0 ? strlen(at) : strcspn(at, between);
            if (length)
                *next++ = (struct sought){arena_copy(arena, at, length), ""};
            at += length;
        }
    return single;
}

static const char *joined(struct arena *arena, const struct sought *words, int count)
{
    struct text text = {0};
    for (int i = 0; i < count && words[i].word; i++)
        text_format(&text, "%s%s", i ? " " : "", words[i].word);
    return arena_keep(arena, &text);
}

enum { NAME_WORDS = 3 };

/* Finds the longest name that begins here; returns how many words it has. 0: the word means nothing, such as "on" in
   "bids on ares". */
static int sought_at(const struct match *match, const struct sought *words, const char *entries, struct arena *arena,
                     struct sought *sought)
{
    int count = 0;
    while (count < NAME_WORDS && words[count].word)
        count++;
    for (;; count--) {
        struct text meant = {0};
        sought->word = joined(arena, words, count);
        bool known = position_words_meant(match, sought->word, &meant);
        sought->meant = arena_keep(arena, &meant);
        if (*sought->meant || count == 1)
            return *sought->meant || !known || has_word(entries, sought->word) ? count : 0;
    }
}

static const struct sought *sought_words(const struct match *match, const struct sought *words, int count,
                                         const char *entries, struct arena *arena)
{
    struct sought *sought = arena_take(arena, (size_t)(count + 1) * sizeof *sought), *next = sought;
    for (int length; words->word; words += length ? length : 1) {
        length = sought_at(match, words, entries, arena, next);
        next += length > 0;
    }
    next->word = NULL;
    return sought;
}

/* What the words say as a sentence; if nothing, NULL. */
static const struct sought *told_words(const struct match *match, const void *state, const struct sought *words,
                                       int count, struct arena *arena)
{
    struct text said = {0};
    position_sentence_words(match, state, joined(arena, words, count), &said);
    char *line[] = {(char *)arena_keep(arena, &said), NULL};
    return single_words(match, line, arena);
}

static bool has_meant(const char *line, const struct sought *sought)
{
    bool found = has_word(line, sought->word);
    struct text word = {0};
    for (const char *at = sought->meant; *at && !found; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        text_clear(&word);
        text_add_bytes(&word, at, length);
        found = has_word(line, text_string(&word));
        at += length;
    }
    text_free(&word);
    return found;
}

/* Is every word in the entry as listed, as the game spells it, or among its search words? */
static bool is_wanted(const struct match *match, const struct move *move, const char *listed,
                      const struct sought *words)
{
    struct text names = {0};
    bool wanted = true;
    if (words->word) {
        text_format(&names, "%s ", listed);
        move_print_value(match, move, &names);
        text_char(&names, ' ');
        position_list_words(match, move, &names);
    }
    for (; words->word && wanted; words++)
        wanted = has_meant(text_string(&names), words);
    text_free(&names);
    return wanted;
}

static const char *keep(struct arena *arena, struct text *text)
{
    const char *kept = arena_copy(arena, text_string(text), text->length);
    text_clear(text);
    return kept;
}

static int collect(const struct match *match, const void *state, const struct moves *moves, const struct sought *words,
                   struct foldable *line, struct arena *arena)
{
    struct text text = {0};
    int count = 0;
    for (int i = 0; i < moves->count; i++) {
        const struct move *move = &moves->move[i];
        print_word(actor_name(match, move->actor), &text);
        int verb = (int)text.length + 2;
        text_clear(&text);
        move_print(match, move, &text);
        if (is_wanted(match, move, text_string(&text), words)) {
            struct earnings *earnings = arena_take(arena, sizeof *earnings);
            position_earns(match, state, move, earnings);
            const char *entry = keep(arena, &text);
            earnings_print(earnings, &text);
            line[count++] =
                (struct foldable){.entry = entry, .earns = keep(arena, &text), .verb = verb, .earnings = earnings};
        }
        text_clear(&text);
    }
    text_free(&text);
    return count;
}

static void print_lines(const struct foldable *line, int count, bool folded, struct arena *scratch, struct text *out)
{
    for (int i = 0; i < count && !folded; i++)
        print_entry_line(&line[i], out);
    int away = folded ? print_folded(line, count, scratch, out) : 0;
    if (away)
        text_format(out, "  # %d entries in %d line%s; --all lists them one by one\n", count, count - away,
                    plural(count - away));
    if (count - away > A_SCREENFUL && folded)
        text_add(out, "  # add words to narrow the list down: a player, a verb, a space, a piece\n");
}

/* Adds the kinds of entries that are described and not listed, one per line, if they match the words: if the line has
   every word or, when no listed entry has them (`none`), its verb is one of them. */
static void add_described(const struct match *match, const void *state, const struct sought *words, bool none,
                          struct text *out)
{
    struct arena arena = {0};
    struct text line = {0};
    for (const struct unlisted *one = position_unlisted(match, state, &arena); one; one = one->next) {
        bool all = true, named = false;
        text_clear(&line);
        unlisted_print(match, one, &line);
        for (const struct sought *sought = words; sought->word; sought++) {
            all = all && has_word(text_string(&line), sought->word);
            named = named || strcasecmp(match->game->verbs[one->verb].name, sought->word) == 0;
        }
        if (all || (none && named))
            text_format(out, "%s\n", text_string(&line));
    }
    text_free(&line);
    arena_free(&arena);
}

/* "; did you mean apollo?" for the first word that no legal entry has. */
static void print_guess(const char *entries, const struct sought *words, struct text *out)
{
    struct text word = {0};
    struct arena arena = {0};
    while (words->word && has_meant(entries, words))
        words++;
    struct nearest nearest = {.written = words->word ? words->word : ""};
    for (const char *at = entries; words->word && *(at += strspn(at, between));) {
        size_t length = strcspn(at, between);
        text_add_bytes(&word, at, length);
        nearest_try(&nearest, keep(&arena, &word));
        at += length;
    }
    if (nearest.best)
        text_format(out, "; did you mean `%s`?", nearest.best);
    arena_free(&arena);
    text_free(&word);
}

/* Says who can act and with which verbs, if no entry has the words. */
static void print_no_such(const struct match *match, const struct moves *moves, const char *entries,
                          const struct sought *words, struct text *out)
{
    struct text verbs = {0};
    text_add(out, "  # no legal entry has these words");
    size_t before = out->length;
    print_guess(entries, words, out);
    if (out->length == before) {
        unsigned actors = 0;
        unsigned long long met = 0;
        for (int i = 0; i < moves->count; i++) {
            const struct move *move = &moves->move[i];
            actors |= 1u << move->actor;
            if (!(met >> move->verb & 1))
                text_join(&verbs, match->game->verbs[move->verb].name);
            met |= 1ULL << move->verb;
        }
        text_add(out, "; to act: ");
        position_actors(match, actors, out);
        text_format(out, "; verbs: %s", text_string(&verbs));
        text_add(out, "; players: ");
        for (int seat = 0; seat < match->seats; seat++)
            text_format(out, "%s%s", seat ? ", " : "", match->names[seat]);
    }
    text_char(out, '\n');
    text_free(&verbs);
}

void print_listing(const struct match *match, const void *state, char *const *asked, bool folded, struct text *out)
{
    struct moves moves = {0};
    struct arena arena = {0};
    struct text more = {0}, all = {0};
    legal_moves(match, state, &moves);
    struct foldable *line = arena_take(&arena, sizeof *line * (size_t)moves.count);
    const struct sought *words = single_words(match, asked, &arena);
    int said = 0;
    while (words[said].word)
        said++;
    for (int i = 0; said && i < moves.count; i++) {
        move_print(match, &moves.move[i], &all);
        text_char(&all, ' ');
    }
    const char *entries = text_string(&all);
    const struct sought *sought = sought_words(match, words, said, entries, &arena);
    int count = collect(match, state, &moves, sought, line, &arena);
    if (!count && said > 1) { /* "march two troops from g6" */
        const struct sought *told = told_words(match, state, words, said, &arena);
        count = told->word ? collect(match, state, &moves, told, line, &arena) : 0;
    }
    print_lines(line, count, folded, &arena, out);
    add_described(match, state, words, !count, &more);
    if (moves.count && !count && !more.length)
        print_no_such(match, &moves, entries, sought, out);
    print_comment_lines(text_string(&more), out);
    if (!moves.count && !more.length)
        text_add(out, position_over(match, state) ? "  # none: the game is over\n" : "  # none\n");
    text_free(&all);
    text_free(&more);
    moves_free(&moves);
    arena_free(&arena);
}
