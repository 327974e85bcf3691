/* Matching: from which words on patterns match, and which values they keep. Everything is found once for each
   moment. */
#include <string.h>

#include "base/words.h"
#include "phrase/reader.h"

/* Marks what was searched and not found, or is being searched. */
static const struct hit nothing = {0};

struct meeting {
    struct reader *reader;
    const struct hit *hits;
    int start;
    int count;
    struct kept kept[KEPT_MAX];
};

static const struct word *word_at(const struct reader *reader, int at)
{
    return &reader->sentence->word[at];
}

struct reader reader_of(struct attempt *attempt, const struct sentence *sentence)
{
    const struct setting *in = &attempt->in;
    return (struct reader){
        .attempt = attempt, .book = in->book, .match = in->match, .arena = in->arena, .sentence = sentence};
}

struct moment *moment_new(struct reader *reader, const void *state, int actor)
{
    struct moment *moment = arena_take(reader->arena, sizeof *moment);
    *moment = (struct moment){.state = state, .actor = actor, .place = NOT_TOLD, .place_kind = -1};
    moment->patterns = arena_take(reader->arena, (size_t)reader->sentence->rows * sizeof *moment->patterns);
    moment->kinds = arena_take(reader->arena, (size_t)reader->sentence->kind_rows * sizeof *moment->kinds);
    return moment;
}

struct moment *moment_like(struct reader *reader, const struct moment *moment, const void *state, int actor)
{
    struct moment *other = moment_new(reader, state, actor);
    other->place = moment->place;
    other->place_kind = moment->place_kind;
    return other;
}

static void add_hit(struct reader *reader, const struct hit **hits, int end, int count, const struct kept *kept)
{
    for (const struct hit *hit = *hits; hit; hit = hit->next) {
        int i = hit->end == end && hit->count == count ? 0 : count + 1;
        while (i < count && hit->kept[i].kind == kept[i].kind && hit->kept[i].value == kept[i].value
               && hit->kept[i].plural == kept[i].plural && hit->kept[i].at == kept[i].at)
            i++;
        if (i == count)
            return;
    }
    struct hit *hit = arena_raw(reader->arena, sizeof *hit + (size_t)count * sizeof *kept);
    *hit = (struct hit){.next = *hits, .end = end, .count = count};
    if (count)
        memcpy(hit->kept, kept, (size_t)count * sizeof *kept);
    *hits = hit;
}

/* ---- patterns ---------------------------------------------------------------------------------------------------- */

static const enum bend *bend_of(const struct word *word, int number)
{
    for (int i = 0; i < word->forms; i++)
        if (word->form[i].word == number)
            return &word->form[i].bend;
    return NULL;
}

static void meet(struct meeting *meeting, const struct pattern_step *step, int at);

static void meet_word(struct meeting *meeting, const struct pattern_step *step, int at)
{
    const enum bend *bend = bend_of(word_at(meeting->reader, at), step->word);
    if (bend && (step->op == OP_WORD || *bend == BENT_NOT))
        meet(meeting, step->next, at + 1);
}

static void meet_kind(struct meeting *meeting, const struct pattern_step *step, int at)
{
    if (meeting->count == KEPT_MAX)
        return;
    for (const struct hit *hit = kind_hits(meeting->reader, step->word, at); hit; hit = hit->next)
        if (step->value <= hit->kept[0].value && hit->kept[0].value <= step->most) {
            meeting->kept[meeting->count++] = hit->kept[0];
            meet(meeting, step->next, hit->end);
            meeting->count--;
        }
}

/* Articles may be before any word of a pattern except the first. */
static void meet_here(struct meeting *meeting, const struct pattern_step *step, int at)
{
    const struct sentence *sentence = meeting->reader->sentence;
    for (bool first = at == meeting->start;; at++) {
        if (at >= sentence->count)
            return;
        if (step->op == OP_KIND)
            meet_kind(meeting, step, at);
        else
            meet_word(meeting, step, at);
        if (first || !sentence->word[at].article)
            return;
    }
}

static void put_value(struct meeting *meeting, const struct pattern_step *step, int at)
{
    if (meeting->count == KEPT_MAX)
        return;
    meeting->kept[meeting->count++] = (struct kept){
        -1, step->value, meeting->start, at > meeting->start && is_bent(word_at(meeting->reader, at - 1), BENT_S)};
    meet(meeting, step->next, at);
    meeting->count--;
}

static void meet(struct meeting *meeting, const struct pattern_step *step, int at)
{
    if (--meeting->reader->attempt->steps < 0)
        return;
    for (; step->op == OP_GO || step->op == OP_FORK; step = step->next)
        if (step->op == OP_FORK && step->other)
            meet(meeting, step->other, at);
    if (step->op == OP_END)
        add_hit(meeting->reader, &meeting->hits, at, meeting->count, meeting->kept);
    else if (step->op == OP_VALUE)
        put_value(meeting, step, at);
    else if (step->op == OP_SINGULAR || step->op == OP_PLURAL) {
        bool plural = at > 0 && is_bent(word_at(meeting->reader, at - 1), BENT_S);
        if (plural == (step->op == OP_PLURAL))
            meet(meeting, step->next, at);
    } else
        meet_here(meeting, step, at);
}

/* Tries the first steps; of those with words only the ones for this word. */
static void meet_first(struct meeting *meeting, const struct pattern *pattern, const struct word *word)
{
    for (int form = 0; form < word->forms; form++) {
        int low = 0, high = pattern->words, wanted = word->form[form].word;
        while (low < high) {
            int middle = (low + high) / 2;
            if (pattern->begins[middle]->word < wanted)
                low = middle + 1;
            else
                high = middle;
        }
        for (; low < pattern->words && pattern->begins[low]->word == wanted; low++)
            if (pattern->begins[low]->op == OP_WORD || word->form[form].bend == BENT_NOT)
                meet(meeting, pattern->begins[low]->next, meeting->start + 1);
    }
    for (int i = pattern->words; i < pattern->words + pattern->others; i++)
        meet(meeting, pattern->begins[i], meeting->start);
}

const struct hit *pattern_hits(struct reader *reader, int pattern, int at)
{
    if (at >= reader->sentence->count || !has_bit(word_at(reader, at)->patterns, pattern))
        return NULL;
    const struct word *word = word_at(reader, at);
    uint64_t before = word->patterns[pattern / 64] & ((UINT64_C(1) << pattern % 64) - 1);
    const struct hit **found = &reader->now->patterns[word->rows[pattern / 64] + __builtin_popcountll(before)];
    if (!*found) {
        struct meeting meeting = {.reader = reader, .start = at};
        *found = &nothing;
        meet_first(&meeting, &reader->book->patterns[pattern], word);
        if (meeting.hits)
            *found = meeting.hits;
    }
    return *found == &nothing ? NULL : *found;
}

/* ---- kinds: vocabulary and descriptions -------------------------------------------------------------------------- */

struct thing {
    struct reader *reader;
    const struct book_kind *kind;
    int row;
    const struct hit *hits;
};

static void add_thing(struct thing *thing, int at, int end, int value, bool plural)
{
    struct kept kept = {thing->row, value, at, plural};
    add_hit(thing->reader, &thing->hits, end, 1, &kept);
}

static void find_names(struct thing *thing, int at)
{
    struct reader *reader = thing->reader;
    const struct words *words = thing->kind->says->words;
    int value;
    if (words && words->read && words->read(reader->match, word_at(reader, at)->text, &value))
        add_thing(thing, at, at + 1, value, false);
    const struct hit *hit = thing->kind->names >= 0 ? pattern_hits(reader, thing->kind->names, at) : NULL;
    for (; hit; hit = hit->next)
        add_thing(thing, at, hit->end, hit->kept[0].value, hit->kept[0].plural);
    const struct moment *now = reader->now;
    if (thing->kind->says->flags & KIND_PLACE && now->place_kind == thing->row
        && same(word_at(reader, at)->text, "there"))
        add_thing(thing, at, at + 1, now->place, false);
}

/* "Pos.": a beginning with a full stop that only one of the names has. Beginnings without a full stop are rows of the
   tables. */
static void find_shortened(struct thing *thing, int at)
{
    const struct sentence *sentence = thing->reader->sentence;
    const struct word *word = word_at(thing->reader, at);
    const struct words *words = thing->kind->says->words;
    size_t length = strlen(word->text);
    bool dotted = at + 1 < sentence->count && same(word_at(thing->reader, at + 1)->text, ".");
    if (!dotted || word->forms > 0 || length < 2 || !words || !words->list)
        return;
    int found = 0, value = 0;
    for (int row = 0; words->list[row]; row++)
        if (strncmp(words->list[row], word->text, length) == 0) {
            found++;
            value = words->base + row;
        }
    if (found == 1)
        add_thing(thing, at, at + 2, value, false);
}

static int row_values(const struct thing *thing, int row, const struct hit *hit, int *values)
{
    const struct says_row *says = &thing->kind->says->rows[row];
    struct reader *reader = thing->reader;
    int said[KEPT_MAX];
    const struct telling telling = {.match = reader->match,
                                    .state = reader->now->state,
                                    .actor = reader->now->actor,
                                    .why = &reader->why,
                                    .arena = reader->arena,
                                    .said = said,
                                    .said_count = hit->count,
                                    .row = says->value};
    for (int i = 0; i < hit->count; i++)
        said[i] = hit->kept[says->turned ? hit->count - 1 - i : i].value;
    if (says->means)
        return says->means(&telling, values);
    const int *times = says->times;
    values[0] = says->value;
    for (int i = 0; i < hit->count && i < 4; i++)
        values[0] += times[i] * said[i];
    if (!times[0] && !times[1] && says->value == 0 && hit->count == 1)
        values[0] = said[0];
    return 1;
}

static bool is_among(int value, const int *values, int count)
{
    for (int i = 0; i < count; i++)
        if (values[i] == value)
            return true;
    return false;
}

/* Leaves each value once, and with `fit` only those that are also there. */
static int only_shared(int count, int *values, const int *fit, int fits)
{
    int left = 0;
    for (int i = 0; i < count; i++)
        if (!is_among(values[i], values, left) && (!fit || is_among(values[i], fit, fits)))
            values[left++] = values[i];
    return left;
}

/* Matches one description after the other from `at` on; `count` values match all so far. */
static void describe(struct thing *thing, int start, int at, int count, const int *fit, int depth)
{
    const struct says_kind *says = thing->kind->says;
    for (int row = 0; says->rows[row].said && depth < 5; row++)
        for (const struct hit *hit = pattern_hits(thing->reader, thing->kind->rows[row], at); hit; hit = hit->next) {
            int values[VALUES_MAX];
            if (hit->end == at)
                continue;
            int left = only_shared(row_values(thing, row, hit, values), values, fit, count);
            if (left == 1)
                add_thing(thing, start, hit->end, values[0], false);
            if (left == 0 || !(says->flags & KIND_DESCRIBED))
                continue;
            int next = hit->end;
            do
                describe(thing, start, next, left, values, depth + 1);
            while (next < thing->reader->sentence->count && word_at(thing->reader, next++)->article);
        }
}

/* "isle g6", "g6 island". */
static void wrap_in_nouns(struct thing *thing, int at)
{
    const struct hit *plain = thing->hits;
    if (thing->kind->nouns < 0)
        return;
    for (const struct hit *hit = plain; hit; hit = hit->next)
        for (const struct hit *noun = pattern_hits(thing->reader, thing->kind->nouns, hit->end); noun;
             noun = noun->next)
            add_thing(thing, at, noun->end, hit->kept[0].value, hit->kept[0].plural);
    for (const struct hit *noun = pattern_hits(thing->reader, thing->kind->nouns, at); noun; noun = noun->next) {
        int next = past_articles(thing->reader->sentence, noun->end);
        const struct hit *hit = next > at ? kind_hits(thing->reader, thing->row, next) : NULL;
        for (; hit; hit = hit->next)
            add_thing(thing, at, hit->end, hit->kept[0].value, hit->kept[0].plural);
    }
}

const struct hit *kind_hits(struct reader *reader, int kind, int at)
{
    const struct word *word = word_at(reader, at);
    if (at >= reader->sentence->count || !(word->kinds >> kind & 1))
        return NULL;
    uint64_t before = word->kinds & ((UINT64_C(1) << kind) - 1);
    const struct hit **found = &reader->now->kinds[word->kind_row + __builtin_popcountll(before)];
    if (!*found) {
        struct thing thing = {reader, &reader->book->kinds[kind], kind, NULL};
        *found = &nothing;
        if (kind < COMMON_KINDS)
            find_common(reader, kind, at, &thing.hits);
        else {
            find_names(&thing, at);
            if (thing.kind->says->flags & KIND_SHORT)
                find_shortened(&thing, at);
            if (thing.kind->says->rows)
                describe(&thing, at, at, 0, NULL, 0);
            wrap_in_nouns(&thing, at);
        }
        if (thing.hits)
            *found = thing.hits;
    }
    return *found == &nothing ? NULL : *found;
}

void keep_hit(struct reader *reader, const struct hit **hits, int kind, int at, int end, int value)
{
    struct kept kept = {kind, value, at, false};
    add_hit(reader, hits, end, 1, &kept);
}
