/* Who acts. */
#include "phrase/who.h"

#include <string.h>

#include "base/words.h"

const struct actors nobody = {0};

bool same_actors(const struct actors *a, const struct actors *b)
{
    return a->count == b->count && memcmp(a->seat, b->seat, (size_t)a->count * sizeof *a->seat) == 0;
}

static const char *text_at(const struct reader *reader, int at)
{
    return at < reader->sentence->count ? reader->sentence->word[at].text : "";
}

static void add_name(struct reader *reader, const char *name, int seat)
{
    struct known_name *known = &reader->name[reader->name_count++];
    known->seat = seat;
    known->cut = sentence_cut(reader->book, reader->match, reader->arena, plain_letters(reader->arena, name));
}

void find_players(struct reader *reader, const void *state)
{
    const struct match *match = reader->match;
    const struct says *says = reader->book->says;
    int count = 2 * match->seats;
    for (const struct other_name *other = match->other_names; other; other = other->next)
        count++;
    reader->name = arena_take(reader->arena, (size_t)count * sizeof *reader->name);
    for (int seat = 0; seat < match->seats; seat++)
        add_name(reader, match->names[seat], seat);
    for (const struct other_name *other = match->other_names; other; other = other->next)
        add_name(reader, other->name, other->seat);
    for (int seat = 0; says->called && seat < match->seats; seat++) {
        const char *called = says->called(match, state, seat);
        if (called && seat_named(match, called) < 0)
            add_name(reader, called, seat);
    }
}

int find_prefix(struct reader *reader, int *prefix)
{
    int end, seat = name_at(reader, 0, &end);
    if (seat < 0 && same(text_at(reader, 0), "table")) {
        seat = CHANCE;
        end = 1;
    }
    bool colon = seat >= 0 && same(text_at(reader, end), ":");
    bool subject = seat == CHANCE && end < reader->sentence->count; /* "Table deals five cards to blue" */
    *prefix = colon || subject ? seat : NOBODY_ACTS;
    return colon ? end + 1 : subject ? end : 0;
}

enum subject subject_at(struct reader *reader, int at, struct actors *actors, int *end)
{
    int next;
    *actors = nobody;
    if (same(text_at(reader, at), "both") && name_at(reader, at + 1, &next) >= 0 && same(text_at(reader, next), "and"))
        at++; /* "both Carl and Anna" */
    for (int seat; (seat = name_at(reader, at, end)) >= 0 && actors->count < SEATS_MAX;) {
        actors->seat[actors->count++] = seat;
        if (same(text_at(reader, *end), "'s")) {
            ++*end;
            return actors->count == 1 ? SUBJECT_OWNER : SUBJECT_NONE;
        }
        bool more =
            same(text_at(reader, *end), "and") || same(text_at(reader, *end), "&") || same(text_at(reader, *end), ",");
        if (!more || name_at(reader, *end + 1, &next) < 0)
            return SUBJECT_NAME;
        at = *end + 1;
    }
    return SUBJECT_NONE;
}

bool agent_at_end(struct reader *reader, struct sentence *active, int *seat)
{
    const struct sentence *sentence = reader->sentence;
    for (int at = 1; at + 1 < sentence->count; at++) {
        int end;
        bool marked = same(text_at(reader, at), "by") || same(text_at(reader, at), "for");
        if (!marked || name_at(reader, at + 1, &end) < 0 || end != sentence->count)
            continue;
        *seat = name_at(reader, at + 1, &end);
        *active = *sentence;
        active->count = at;
        return true;
    }
    return false;
}

bool subject_behind(struct reader *reader, struct sentence *active, int *seat)
{
    static const char *const fronts[] = {"with", "using",   "for",   "on", "at",    "in",     "from", "to",
                                         "via",  "through", "after", "as", "being", "thanks", NULL};
    const struct sentence *sentence = reader->sentence;
    int at = 1, end = 0;
    while (at < sentence->count && name_at(reader, at, &end) < 0)
        at++;
    if (!among(fronts, text_at(reader, 0)) || at + 1 >= sentence->count || same(text_at(reader, end), "'s")
        || among(fronts, text_at(reader, at - 1)))
        return false;
    *seat = name_at(reader, at, &end);
    *active = *sentence;
    active->word = arena_raw(reader->arena, (size_t)sentence->count * sizeof *active->word);
    memcpy(active->word, sentence->word, (size_t)at * sizeof *active->word);
    memcpy(active->word + at, sentence->word + end, (size_t)(sentence->count - end) * sizeof *active->word);
    active->count = sentence->count - (end - at);
    return true;
}

bool is_echo_word(const char *word)
{
    static const char *const words[] = {"too", "also", "as", "well", "likewise", "does",
                                        "did", "do",   "so", "the",  "same",     NULL};
    return among(words, word);
}
