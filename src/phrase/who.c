/* Who acts in a sentence. */
#include "phrase/who.h"

#include <string.h>

#include "base/words.h"

const struct actors nobody = {0};

bool same_actors(const struct actors *a, const struct actors *b)
{
    return a->count == b->count && memcmp(a->seat, b->seat, (size_t)a->count * sizeof *a->seat) == 0;
}

static void add_name(struct setting *in, const char *name, int seat)
{
    in->name[in->name_count++] = (struct known_name){seat, words_cut(in, plain_letters(in->arena, name))};
}

void find_players(struct setting *in, const void *state)
{
    const struct match *match = in->match;
    const struct says *says = in->book->says;
    int count = 2 * match->seats;
    for (const struct other_name *other = match->other_names; other; other = other->next)
        count++;
    in->name = arena_raw(in->arena, (size_t)count * sizeof *in->name);
    for (int seat = 0; seat < match->seats; seat++)
        add_name(in, match->names[seat], seat);
    for (const struct other_name *other = match->other_names; other; other = other->next)
        add_name(in, other->name, other->seat);
    for (int seat = 0; says->called && seat < match->seats; seat++) {
        const char *called = says->called(match, state, seat);
        if (called && seat_named(match, called) < 0)
            add_name(in, called, seat);
    }
}

int find_prefix(struct reader *reader, int *prefix)
{
    int end, seat = name_at(reader, 0, &end);
    if (seat < 0 && same(said_at(reader, 0), "table")) {
        seat = CHANCE;
        end = 1;
    }
    bool colon = seat >= 0 && same(said_at(reader, end), ":");
    bool subject = seat == CHANCE && end < reader->sentence->count; /* "Table deals five cards to blue" */
    *prefix = colon || subject ? seat : NOBODY_ACTS;
    return colon ? end + 1 : subject ? end : 0;
}

enum subject subject_at(struct reader *reader, int at, struct actors *actors, int *end)
{
    int next;
    *actors = nobody;
    if (same(said_at(reader, at), "both") && name_at(reader, at + 1, &next) >= 0 && same(said_at(reader, next), "and"))
        at++; /* "both Carl and Anna" */
    for (int seat; (seat = name_at(reader, at, end)) >= 0 && actors->count < SEATS_MAX;) {
        actors->seat[actors->count++] = seat;
        if (same(said_at(reader, *end), "'s")) {
            bool turn = one_of("turn move", said_at(reader, *end + 1))
                        && one_of(": , --", said_at(reader, *end + 2)); /* "Anna's turn: she spins a 4" */
            *end += turn ? 3 : 1;
            return turn ? SUBJECT_NAME : actors->count == 1 ? SUBJECT_OWNER : SUBJECT_NONE;
        }
        bool more = one_of("and & ,", said_at(reader, *end));
        int other = *end + 1 + same(said_at(reader, *end + 1), "then"); /* "Carl and then Anna" */
        if (!more || name_at(reader, other, &next) < 0)
            return SUBJECT_NAME;
        at = other;
    }
    return SUBJECT_NONE;
}

/* ---- names after what they do ------------------------------------------------------------------------------------ */

int past_saying(struct reader *reader, int at)
{
    int end, next = class_at(reader->sentence, at, SAYING) ? at + 1 : at;
    bool quotes =
        next > at && (one_of("that he she it they there", said_at(reader, next)) || name_at(reader, next, &end) >= 0);
    return quotes ? at : next;
}

/* A sentence while names are moved to the front: the words so far, where their clause begins, and whether a player
   opens it. */
struct fronting {
    struct reader *reader;
    struct word *word;
    int count, clause;
    bool opened, changed, named, gets; /* gets: "g6 gets a fortress from Anna" */
};

static void put_in_front(struct fronting *fronting, int place, int from, int to)
{
    const struct word *words = fronting->reader->sentence->word;
    memmove(fronting->word + place + (to - from), fronting->word + place,
            (size_t)(fronting->count - place) * sizeof *fronting->word);
    memcpy(fronting->word + place, words + from, (size_t)(to - from) * sizeof *fronting->word);
    fronting->count += to - from;
    fronting->changed = true;
}

/* "by Anna", "for Anna", "says Anna", "thanks to Anna": how many words are before the name there; 0: none; -1: "Anna
   says". */
static int agent_words(struct reader *reader, int at, bool gets)
{
    static const char markers[] = "by for", at_end[] = "joins joined";
    static const char states[] = "followed owned held controlled occupied accompanied preceded";
    const char *text = said_at(reader, at);
    int end, words = same(text, "thanks") && same(said_at(reader, at + 1), "to") ? 2 : 1;
    if (at > 0 && name_at(reader, at, &end) >= 0
        && (class_at(reader->sentence, end, SAYING) || class_at(reader->sentence, end, DECLARING))
        && reader->sentence->word[at - 1].joiner
        && (end + 1 >= reader->sentence->count || reader->sentence->word[end + 1].joiner))
        return -1; /* "the left one, Ben says" */
    if (name_at(reader, at + words, &end) < 0 || same(said_at(reader, end), "'s"))
        return 0;
    bool last = end == reader->sentence->count, held = at > 0 && one_of(states, said_at(reader, at - 1));
    return words == 2 || (one_of(markers, text) && !held) || class_at(reader->sentence, at, SAYING)
                   || (last && one_of(at_end, text)) || (gets && same(text, "from"))
               ? words
               : 0;
}

/* "two of Ben's ships", "all of Ben's": where that ends; 0: it is not such a phrase. */
static int owner_end(struct reader *reader, int at)
{
    int end;
    bool noun = at > 1 /* "two troops of Anna's" */
                && (reader->sentence->word[at - 2].number >= 0 || one_of("a an another", said_at(reader, at - 2)));
    bool amount =
        noun
        || (at > 0
            && (reader->sentence->word[at - 1].number >= 0 || one_of("all both each most", said_at(reader, at - 1))));
    if (!amount || !same(said_at(reader, at), "of") || name_at(reader, at + 1, &end) < 0)
        return 0;
    return same(said_at(reader, end), "'s") ? end + 1 : 0;
}

static bool owners_act(const struct reader *reader)
{
    const char *words = reader->book->tables->owners_act;
    for (int at = 0; words && at < reader->sentence->count; at++)
        if (one_of(words, said_at(reader, at)))
            return true;
    return false;
}

/* Copies one word, or a name with its marker; returns where the next begins. */
static int front_next(struct fronting *fronting, int at)
{
    static const char clefts[] = "what where";  /* "c3 is where Anna starts" */
    static const char is[] = "is are was were"; /* "the gears are Anna's first landmark" */
    static const char ends[] = "ends ended finishes finished concludes completes closes";
    struct reader *reader = fronting->reader;
    int end, marker = fronting->opened ? 0 : agent_words(reader, at, fronting->gets), owner = owner_end(reader, at);
    if (marker) {
        int name = marker < 0 ? at : at + marker;
        name_at(reader, name, &end);
        put_in_front(fronting, fronting->named ? fronting->clause : 0, name, end);
        fronting->named = true;
        fronting->opened = true;
        return end + (marker < 0);
    }
    bool free = at > 0 && !fronting->opened && name_at(reader, at, &end) >= 0;
    bool owns = free && same(said_at(reader, end), "'s"), led = free && same(said_at(reader, end), "to");
    bool brings = free && class_at(reader->sentence, at - 1, GETTING) /* "the griffon gets Ben 3 gold from Anna" */
                  && end < reader->sentence->count && reader->sentence->word[end].number >= 0;
    bool cleft = free && !owns && one_of(clefts, said_at(reader, at - 1)) && !one_of(is, said_at(reader, end))
                 && !(one_of("has had", said_at(reader, end)) && end + 1 >= reader->sentence->count);
    if (free
        && (owns ? fronting->gets || (one_of(is, said_at(reader, at - 1)) && end + 1 < reader->sentence->count)
                       || (one_of(ends, said_at(reader, at - 1)) && same(said_at(reader, end + 1), "turn"))
                 : cleft || class_at(reader->sentence, at - 1, HELPING) || brings
                       || (led && class_at(reader->sentence, at - 1, LEADING)))) {
        put_in_front(fronting, fronting->clause, at, end);
        fronting->opened = true;
        return end + owns;
    }
    if (free && owns && owners_act(reader) && !fronting->named) {
        put_in_front(fronting, 0, at, end + 1);
        fronting->named = fronting->opened = true;
        return end + 1;
    }
    if (owner && fronting->count - fronting->clause <= 2) {
        put_in_front(fronting, owners_act(reader) ? 0 : fronting->clause, at + 1, owner);
        return owner;
    }
    fronting->word[fronting->count++] = reader->sentence->word[at];
    fronting->gets |= class_at(reader->sentence, at, GETTING);
    bool shortened = same(said_at(reader, at), ".") && fronting->count - fronting->clause == 2; /* "Mrs. Blackmore" */
    if (!reader->sentence->word[at].joiner || shortened)
        return at + 1;
    fronting->clause = fronting->count;
    fronting->gets = false;
    fronting->opened = name_at(reader, at + 1, &end) >= 0 && !same(said_at(reader, end), "'s")
                       && agent_words(reader, at + 1, false) >= 0;
    return at + 1;
}

bool agents_in_front(struct reader *reader, struct sentence *active)
{
    const struct sentence *sentence = reader->sentence;
    int end;
    struct fronting fronting = {.reader = reader};
    fronting.word = arena_raw(reader->arena, (size_t)sentence->count * sizeof *fronting.word);
    fronting.opened = fronting.named = name_at(reader, 0, &end) >= 0 && !same(said_at(reader, end), "'s");
    for (int at = 0; at < sentence->count;)
        at = front_next(&fronting, at);
    *active = *sentence;
    active->word = fronting.word;
    active->count = fronting.count;
    return fronting.changed;
}

/* "With three troops I attack Carl". */
static bool speaks_before(struct reader *reader, int to)
{
    for (int at = 0; at < to; at++)
        if (one_of("i we he she they", said_at(reader, at)))
            return true;
    return false;
}

bool subject_behind(struct reader *reader, struct sentence *active, int *seat)
{
    static const char fronts[] =
        "with using for on at in from to via through after as being thanks before because since";
    static const char done_to[] =
        "outbid beaten driven forced kicked pushed thrown knocked shut cut blocked stuck surrounded";
    const struct sentence *sentence = reader->sentence;
    int at = 1, end = 0;
    while (at < sentence->count && name_at(reader, at, &end) < 0)
        at++;
    bool labelled = at > 1 && same(said_at(reader, at - 1), ":"); /* "Harpy: Anna kills a troop" */
    if (!(labelled || one_of(fronts, said_at(reader, 0)) || one_of(done_to, said_at(reader, 0)))
        || at + 1 >= sentence->count || same(said_at(reader, end), "'s") || one_of(fronts, said_at(reader, at - 1))
        || one_of(fronts, said_at(reader, end)) || speaks_before(reader, at))
        return false;
    *seat = name_at(reader, at, &end);
    *active = sentence_without(sentence, at, end);
    return true;
}
