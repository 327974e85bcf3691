/* Matches one line from one word on: all ways to read every word up to a joiner or the end. */
#include <string.h>

#include "base/words.h"
#include "phrase/reader.h"

/* A place in the search. `rest`: the second half of a head that must still follow. */
struct spot {
    struct spot *next;
    int at, rest;
    enum headed headed;
    const struct filled *filled;
};

struct walk {
    struct reader *reader;
    const struct book_line *line;
    int start;
    struct spot *todo;
    int seen_count;
    const struct part *parts;
};

/* A start value far from the small numbers that are mixed in: fields, words, values. */
#define UNFILLED UINT64_C(0x51ed270b9f2d8c35)

static uint64_t mix(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 29;
}

static bool is_new(struct walk *walk, const struct spot *spot)
{
    struct attempt *attempt = walk->reader->attempt;
    uint64_t hash =
        mix(mix(mix(spot->filled ? spot->filled->hash : UNFILLED, (uint64_t)spot->at), (uint64_t)(spot->rest + 2)),
            spot->headed + 1u);
    struct seen_spot *seen = &attempt->seen[(hash >> 40) % SEEN_SLOTS];
    while (seen->walk == attempt->walks && seen->hash != (uint32_t)hash)
        seen = seen + 1 < attempt->seen + SEEN_SLOTS ? seen + 1 : attempt->seen;
    if (seen->walk == attempt->walks || walk->seen_count++ > SEEN_SLOTS / 2 || --attempt->steps < 0)
        return false;
    *seen = (struct seen_spot){(uint32_t)hash, attempt->walks};
    return true;
}

static void go(struct walk *walk, struct spot spot)
{
    if (!is_new(walk, &spot))
        return;
    struct spot *todo = arena_raw(walk->reader->arena, sizeof *todo);
    *todo = spot;
    todo->next = walk->todo;
    walk->todo = todo;
}

/* The same spot at a later word. */
static struct spot spot_at(const struct spot *spot, int at)
{
    struct spot further = *spot;
    further.at = at;
    return further;
}

/* ---- steps ------------------------------------------------------------------------------------------------------- */

static void pass_words(struct walk *walk, const struct spot *spot, int pattern)
{
    const struct hit *hit = pattern >= 0 ? pattern_hits(walk->reader, pattern, spot->at) : NULL;
    for (; hit; hit = hit->next)
        if (hit->end > spot->at)
            go(walk, spot_at(spot, hit->end));
}

/* Takes a head, also as an infinitive. A second head of the same line is one more word for it. */
static void take_heads(struct walk *walk, const struct spot *spot, int from)
{
    if (from >= walk->reader->sentence->count)
        return;
    const uint64_t *begins = walk->reader->sentence->word[from].patterns;
    for (int i = 0; i < walk->line->head_count; i++) {
        const struct line_head *head = &walk->line->heads[i];
        if (!has_bit(begins, head->pattern))
            continue;
        enum headed headed = head->strong ? STRONG_HEAD : WEAK_HEAD;
        if (spot->rest >= 0 && head->rest >= 0)
            continue;
        for (const struct hit *hit = pattern_hits(walk->reader, head->pattern, from); hit; hit = hit->next) {
            struct spot next = spot_at(spot, hit->end);
            next.headed = headed < spot->headed ? spot->headed : headed;
            next.rest = head->rest >= 0 ? head->rest : spot->rest;
            go(walk, next);
        }
    }
    if (spot->rest < 0)
        return;
    for (const struct hit *hit = pattern_hits(walk->reader, spot->rest, from); hit; hit = hit->next) {
        struct spot next = spot_at(spot, hit->end);
        next.rest = NO_PATTERN;
        go(walk, next);
    }
}

static const struct filled *last_filled(const struct filled *filled, int field)
{
    while (filled && filled->field != field)
        filled = filled->before;
    return filled;
}

static const struct filled *fill(struct walk *walk, const struct spot *spot, int field, const struct hit *hit)
{
    struct filled *filled = arena_raw(walk->reader->arena, sizeof *filled);
    uint64_t hash = mix(spot->filled ? spot->filled->hash : UNFILLED, (uint64_t)field);
    for (int i = 0; i < hit->count; i++)
        hash = mix(mix(hash, (uint64_t)hit->kept[i].value), (uint64_t)(hit->kept[i].kind * 2 + hit->kept[i].plural));
    *filled = (struct filled){.before = spot->filled,
                              .field = field,
                              .at = spot->at,
                              .end = hit->end,
                              .bare = hit->count && hit->kept[0].at == spot->at,
                              .hit = hit,
                              .hash = hash};
    return filled;
}

/* "Anna loses her port": does the pattern say what happens to the named player? */
static bool says_more_of(struct reader *reader, const struct hit *hit)
{
    int end;
    name_at(reader, hit->kept[0].at, &end);
    const struct word *behind = &reader->sentence->word[end];
    return hit->end > end && (is_bent(behind, BENT_S) || is_bent(behind, BENT_ED));
}

/* A name before a colon, or a bare one after a joiner, is the player who acts next. */
static bool opens_part(const struct walk *walk, const struct spot *spot, const struct hit *hit)
{
    const struct sentence *sentence = walk->reader->sentence;
    if (!hit->count || hit->kept[0].kind != KIND_NAME || walk->line->says->flags & LINE_TABLE
        || says_more_of(walk->reader, hit))
        return false;
    bool colon =
        same(text_at(sentence, hit->end), ":") && (spot->at == walk->start || sentence->word[spot->at - 1].joiner);
    bool joined = spot->at > walk->start && hit->kept[0].at == spot->at && sentence->word[spot->at - 1].joiner
                  && hit->end < sentence->count;
    return colon
           || (joined && !same(text_at(sentence, hit->end), "'s") && !same(sentence->word[hit->end - 1].text, "'s"));
}

/* "e8, three squares below Anna's": the same place again, in other words. */
static bool says_otherwise(const struct walk *walk, int at, const struct hit *hit, const struct filled *last)
{
    int kind = hit->count ? hit->kept[0].kind : -1;
    const struct says_kind *says = kind >= COMMON_KINDS ? walk->reader->book->kinds[kind].says : NULL;
    return says && (says->rows || says->flags & KIND_PLACE) && hit->end - at != last->end - last->at;
}

/* A list does not continue in brackets; a value said twice must agree. */
static void take_field(struct walk *walk, const struct spot *spot, int field)
{
    const struct sentence *sentence = walk->reader->sentence;
    const struct word *words = sentence->word;
    bool many = walk->line->says->fields[field].flags & (FIELD_MANY | FIELD_EACH);
    const struct filled *last = last_filled(spot->filled, field);
    bool listed = last && spot->at > 0 && words[spot->at - 1].comma && last->end == spot->at - 1;
    if (many && last && words[last->at].depth != words[spot->at].depth)
        return;
    for (const struct hit *hit = pattern_hits(walk->reader, walk->line->fields[field], spot->at); hit;
         hit = hit->next) {
        struct spot next = spot_at(spot, hit->end);
        bool again = last && hit->count && last->hit->count && hit->kept[0].kind == last->hit->kept[0].kind
                     && hit->kept[0].value == last->hit->kept[0].value;
        if (hit->end == spot->at || (last && !many && !again) || opens_part(walk, spot, hit))
            continue;
        if (last && !many && hit->count && hit->kept[0].kind <= KIND_COUNT
            && same(text_at(sentence, spot->at - 1), "'s"))
            continue; /* "with two, attacks Ben's two" */
        if (listed && !many && !says_otherwise(walk, spot->at, hit, last))
            continue; /* "a philosopher, a philosopher" are two */
        if (!last || many)
            next.filled = fill(walk, spot, field, hit);
        go(walk, next);
    }
}

/* Are two fields without markers that take the same kind in the order of the table? */
static bool in_order(const struct part *part)
{
    for (const struct filled *later = part->filled; later; later = later->before)
        for (const struct filled *earlier = later->before; earlier; earlier = earlier->before)
            if (later->bare && earlier->bare && later->field < earlier->field
                && later->hit->kept[0].kind == earlier->hit->kept[0].kind)
                return false;
    return true;
}

bool ends_before(const struct reader *reader, const struct book_line *line, int at)
{
    if (at >= reader->sentence->count)
        return true;
    const struct word *word = &reader->sentence->word[at];
    bool purpose = one_of("to for on", word->text);
    return word->joiner || (purpose && line->says->flags & LINE_OPENS);
}

/* Does the line itself have more to say from there on: "goes on to", "leaves one"? */
static bool goes_on(const struct walk *walk, int at)
{
    const struct hit *hit = walk->line->own >= 0 ? pattern_hits(walk->reader, walk->line->own, at) : NULL;
    bool more = false;
    for (; hit; hit = hit->next)
        more |= hit->end > at + 1;
    for (int field = 0; field < walk->line->field_count && !more; field++)
        more = pattern_hits(walk->reader, walk->line->fields[field], at);
    return more;
}

/* Words after "and", "then" or a comma that announce something of their own in the tables. */
static int further_verbs(const struct walk *walk, int end)
{
    const struct reader *reader = walk->reader;
    const struct word *word = reader->sentence->word;
    int count = 0;
    for (int at = walk->start + 1; at < end && walk->line->says->flags & LINE_APART; at++)
        count += word[at - 1].joiner && !word[at].joiner
                 && any_bit(word[at].patterns, reader->book->heads, reader->book->pattern_bits) && !goes_on(walk, at);
    return count;
}

static void end_part(struct walk *walk, const struct spot *spot)
{
    if (spot->rest >= 0 || spot->at == walk->start || !ends_before(walk->reader, walk->line, spot->at))
        return;
    struct part *part = arena_raw(walk->reader->arena, sizeof *part);
    *part = (struct part){walk->parts, walk->line, spot->headed, spot->at, spot->filled, further_verbs(walk, spot->at)};
    if (in_order(part))
        walk->parts = part;
}

static void step_on(struct walk *walk, const struct spot *spot)
{
    struct reader *reader = walk->reader;
    end_part(walk, spot);
    if (spot->at >= reader->sentence->count)
        return;
    const struct word *word = &reader->sentence->word[spot->at];
    bool doing = same(word->text, "by") && spot->at + 1 < reader->sentence->count
                 && is_bent(&word[1], BENT_ING); /* "recovers it by taking away the cover" */
    if (word->comma)
        go(walk, spot_at(spot, spot->at + 1));
    pass_words(walk, spot, reader->book->small);
    pass_words(walk, spot, reader->book->game_small);
    if (same(word->text, "to") || doing)
        take_heads(walk, spot, spot->at + 1);
    if (!any_bit(word->patterns, walk->line->patterns, reader->book->pattern_bits))
        return;
    pass_words(walk, spot, walk->line->own);
    take_heads(walk, spot, spot->at);
    for (int field = 0; field < walk->line->field_count; field++)
        if (has_bit(word->patterns, walk->line->fields[field]))
            take_field(walk, spot, field);
}

static bool is_spoken_of(struct reader *reader, int kind, int value, int from)
{
    for (int at = from; at < reader->sentence->count; at++)
        for (const struct hit *hit = kind_hits(reader, kind, at); hit; hit = hit->next)
            if (hit->kept[0].value == value)
                return true;
    return false;
}

/* Can the line begin with this word? */
static bool may_start(struct reader *reader, const struct book_line *line, int at)
{
    const struct book *book = reader->book;
    const struct word *word = &reader->sentence->word[at];
    bool small =
        has_bit(word->patterns, book->small) || (book->game_small >= 0 && has_bit(word->patterns, book->game_small));
    return (small || word->comma || same(word->text, "to") || same(word->text, "by")
            || any_bit(word->patterns, line->patterns, book->pattern_bits))
           && (line->must_kind < 0 || is_spoken_of(reader, line->must_kind, line->must_value, at));
}

const struct part *line_parts(struct reader *reader, const struct book_line *line, int at)
{
    if (at >= reader->sentence->count || !may_start(reader, line, at))
        return NULL;
    struct walk walk = {.reader = reader, .line = line, .start = at};
    reader->attempt->walks++;
    go(&walk, (struct spot){.at = at, .rest = NO_PATTERN});
    while (walk.todo) {
        struct spot *spot = walk.todo;
        walk.todo = spot->next;
        step_on(&walk, spot);
    }
    return walk.parts;
}
