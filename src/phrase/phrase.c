/* The search: part after part, each on the position after the one before. The cheapest meanings are kept. */
#include "phrase/phrase.h"

#include <string.h>

#include "base/words.h"
#include "phrase/doubt.h"
#include "phrase/hints.h"
#include "phrase/remark.h"
#include "phrase/who.h"

enum {
    COST_WEAK = 1,   /* a head that also means other things */
    COST_ECHO = 2,   /* the verb is shared with the part before */
    COST_BARE = 3,   /* no verb at all */
    COST_MOMENT = 4, /* not its moment */
    COST_MORE = 1,   /* for each further entry */
    COST_VERB = 5,   /* for each verb after a joiner in a line with LINE_APART */
    COST_LEAD = 4,   /* small words before a comma at the beginning: they may be a part by themselves */
    STEPS_MAX = 60000,
    PARTS_MAX = 12,
};

/* Where the search is: what was read, and which actors and things the next part may refer to. */
struct thread {
    const struct thread *before;
    int at, cost, parts, entries;
    struct actors actors;
    struct moment *moment;
    unsigned moments;
    const struct part *part;       /* the latest part; NULL: none yet */
    const struct filling *filling; /* the fields of that part */
    const struct phrase_entry *entry;
    int entry_count;
};

struct search {
    struct reader reader;
    struct phrase_reading *reading;
    const struct phrase_view *view;
    int prefix;    /* a seat or CHANCE before the colon, or NOBODY_ACTS */
    bool labelled; /* the player of the part being tried is before a colon: "carl: u-ar from c4" */
    bool headed;   /* only with a verb */
    enum reading_for aim;
};

const char *phrase_fault(const struct book *book)
{
    return book->fault;
}

/* ---- meanings ---------------------------------------------------------------------------------------------------- */

bool means_the_same(const struct match *match, const struct phrase_meaning *a, const struct phrase_entry *entry,
                    int count)
{
    if (a->count != count)
        return false;
    for (int i = 0; i < count; i++)
        if (!same(a->entry[i].said, entry[i].said)
            && !(match->game->lists.same_meaning
                 && match->game->lists.same_meaning(match, &a->entry[i].move, &entry[i].move)))
            return false;
    return true;
}

static void collect(const struct thread *thread, struct phrase_entry *entry, int count)
{
    for (; thread; thread = thread->before) {
        count -= thread->entry_count;
        for (int i = 0; i < thread->entry_count; i++)
            entry[count + i] = thread->entry[i];
    }
}

static void keep_meaning(struct search *search, const struct thread *thread)
{
    struct phrase_reading *reading = search->reading;
    if (thread->entries == 0 || (reading->count && thread->cost > reading->meaning[0].cost))
        return;
    struct phrase_entry *entry = arena_raw(search->reader.arena, (size_t)thread->entries * sizeof *entry);
    collect(thread, entry, thread->entries);
    if (reading->count && thread->cost < reading->meaning[0].cost)
        reading->count = 0;
    for (int i = 0; i < reading->count; i++)
        if (means_the_same(search->reader.match, &reading->meaning[i], entry, thread->entries))
            return;
    if (reading->count < MEANINGS_MAX)
        reading->meaning[reading->count++] =
            (struct phrase_meaning){.count = thread->entries, .cost = thread->cost, .entry = entry};
}

/* Is the cost higher than that of a meaning already found? */
static bool is_beaten(const struct search *search, int cost)
{
    return search->reading->count && cost > search->reading->meaning[0].cost;
}

/* ---- parts ------------------------------------------------------------------------------------------------------- */

static void search_on(struct search *search, struct thread *thread);

/* "bought a second one": does it refer to something named before? */
static bool speaks_of_another(const struct search *search, int from, int to)
{
    for (int at = from; at < to; at++)
        if (one_of("one another second third it them same more", search->reader.sentence->word[at].text))
            return true;
    return false;
}

/* "a port on c3, 2", "a priest, four now": the meaning of the number is not clear. */
static bool is_number_alone(const struct search *search, const struct part *part, enum subject named)
{
    const struct filled *last = part->filled;
    const struct word *word = &search->reader.sentence->word[(last ? last->end : part->end) - 1];
    bool only = last && !last->before && named != SUBJECT_NAME;
    return word->number >= 0 && part->end > 1 && (word[-1].joiner || (only && word->number > 1));
}

/* After a part with LINE_OPENS a verb may be missing; but not in "to ...", nor for entries of the table. */
static bool may_open(const struct search *search, const struct thread *thread, const struct says_line *says)
{
    return thread->part->line->says->flags & LINE_OPENS && !(says->flags & LINE_TABLE)
           && !same(said_at(&search->reader, thread->at), "to");
}

/* What it costs that the line is not for this moment; -1: then it is not read, and not proposed in several parts. */
static int moment_cost(const struct search *search, const struct thread *thread, const struct says_line *says, int end)
{
    bool whole = search->aim != TO_READ && !thread->part && end >= search->reader.sentence->count;
    return !says->at || says->at & thread->moments ? 0 : whole ? COST_MOMENT : -1;
}

/* Does the part before make entries with this verb? Where it says no verb, it may make others. */
static bool made(const struct search *search, const struct thread *thread, const char *verb)
{
    const struct verb *verbs = search->reader.match->game->verbs;
    return thread->entry_count && same(verbs[thread->entry[thread->entry_count - 1].move.verb].name, verb);
}

/* Does the line go on with the verb of the part before? */
static bool goes_on_with(const struct search *search, const struct thread *thread, const struct book_line *line)
{
    const struct part *part = thread->part;
    return part && same(part->line->verb, line->verb)
           && (part->headed || part->line == line || made(search, thread, line->verb));
}

/* What the head costs at this moment; -1: it is not enough. A later part without a verb continues the one before. If
   its subject is named it may also say everything else again: "ben h8 and carl g3"; it must if nothing is left to be
   seen. */
static int head_cost(const struct search *search, const struct thread *thread, const struct part *part,
                     enum subject named, bool *echo, bool *again)
{
    const struct says_line *says = part->line->says;
    int late = moment_cost(search, thread, says, part->end);
    bool goes_on = goes_on_with(search, thread, part->line);
    *echo = goes_on && says->flags & (LINE_ECHO | LINE_TOGETHER)
            && (!part->headed || speaks_of_another(search, thread->at, part->end));
    if (*echo && !part->headed && is_number_alone(search, part, named))
        return -1;
    if (search->headed && !part->headed)
        return -1;
    if (part->headed == STRONG_HEAD)
        return late ? COST_MOMENT : 0;
    if (part->headed == WEAK_HEAD)
        return late < 0 ? -1 : COST_WEAK + late;
    if (*echo)
        return part->filled || says->flags & LINE_TOGETHER ? COST_ECHO : -1;
    bool begins = !thread->part || (goes_on && named == SUBJECT_NAME) || search->labelled
                  || may_open(search, thread, says)
                  || part->line->must_kind >= 0; /* "takes a priest and robs Ben with the Dryad" */
    *again = !begins && goes_on && says->flags & LINE_AGAIN;
    return (*again || (begins && late >= 0)) && says->flags & LINE_BARE && part->filled && search->aim != TO_KEEP
               ? COST_BARE + (late > 0 ? late : 0)
               : -1;
}

/* The position after these entries; "there" is the last place they name. */
static struct moment *moment_after(struct search *search, const struct thread *thread, const struct entries *entries,
                                   const struct filling *filling)
{
    struct reader *reader = &search->reader;
    void *state = state_copy(reader->match, reader->arena, thread->moment->state);
    for (int i = 0; i < entries->count && search->view->after; i++)
        search->view->after(search->view->context, state, &entries->entry[i].move);
    struct moment *moment = moment_like(reader, thread->moment, state, thread->moment->actor);
    for (int i = 0; i < filling->count; i++) {
        int kind = filling->value[i].kind;
        if (kind >= COMMON_KINDS && reader->book->kinds[kind].says->flags & KIND_PLACE) {
            moment->place = filling->value[i].value;
            moment->place_kind = kind;
        }
    }
    return moment;
}

/* Makes the entries of several actors who do the same one after the other. */
static bool make_entries(struct search *search, const struct part *part, const struct filling *before,
                         const struct actors *actors, struct filling *filling, struct entries *entries, int *cost)
{
    search->reader.together = 0;
    for (int i = 0; i < actors->count; i++)
        search->reader.together |= 1u << actors->seat[i];
    if (part->line->says->flags & LINE_TABLE)
        return part_entries(&search->reader, part, before, CHANCE, filling, entries, cost);
    if (actors->count == 1)
        return part_entries(&search->reader, part, before, actors->seat[0], filling, entries, cost);
    int count = 0;
    struct entries *one = arena_raw(search->reader.arena, sizeof *one);
    for (int i = 0; i < actors->count; i++) {
        if (!part_entries(&search->reader, part, before, actors->seat[i], filling, one, cost)
            || count + one->count > ENTRIES_MAX)
            return false;
        memcpy(&entries->entry[count], one->entry, (size_t)one->count * sizeof *one->entry);
        count += one->count;
    }
    entries->count = count;
    return count > 0;
}

/* Did one of these players already do something with LINE_ONCE? */
static bool did_before(const struct thread *thread, const struct actors *actors)
{
    for (; thread->part; thread = thread->before)
        if (thread->part->line->says->flags & LINE_ONCE && same_actors(&thread->actors, actors))
            return true;
    return false;
}

/* After a part: continues with the next, or ends the sentence. */
static void go_on(struct search *search, struct thread *next, const struct entries *entries)
{
    struct reader *reader = &search->reader;
    if (next->at >= reader->sentence->count) {
        keep_meaning(search, next);
        return;
    }
    struct moment *now = reader->now;
    next->moment = reader->now = moment_after(search, next->before, entries, next->filling);
    search_on(search, next);
    reader->now = now;
}

static void try_part(struct search *search, const struct thread *thread, const struct part *part,
                     const struct actors *actors, enum subject named)
{
    bool echo, again = false;
    unsigned flags = part->line->says->flags;
    int cost = head_cost(search, thread, part, named, &echo, &again), said = cost + COST_VERB * part->verbs;
    if (cost < 0 || (search->aim != TO_READ && !writes_all(part)) || is_beaten(search, thread->cost + cost))
        return;
    if (flags & LINE_ONCE && named != SUBJECT_NAME && did_before(thread, actors)) {
        if (part->end == search->reader.sentence->count && same(thread->part->line->verb, part->line->verb))
            search->reader.why = arena_format(
                search->reader.arena, "a sentence can have only one `%s` of a player; write an entry for each turn",
                part->line->verb);
        return;
    }
    cost = said;
    struct filling *filling = arena_raw(search->reader.arena, sizeof *filling);
    struct entries *entries = arena_raw(search->reader.arena, sizeof *entries);
    if (!make_entries(search, part, echo ? thread->filling : NULL, actors, filling, entries, &cost)
        || (again && cost > said + 1))
        return;
    int more = entries->count - (thread->entries == 0 && entries->count > 0);
    struct thread next = {.before = thread,
                          .at = part->end,
                          .cost = thread->cost + cost + COST_MORE * more,
                          .parts = thread->parts + 1,
                          .entries = thread->entries + entries->count,
                          .actors = flags & LINE_TABLE ? thread->actors : *actors,
                          .part = part,
                          .filling = filling,
                          .entry = entries->entry,
                          .entry_count = entries->count};
    if (!is_beaten(search, next.cost))
        go_on(search, &next, entries);
}

/* ---- who acts ---------------------------------------------------------------------------------------------------- */

/* May these players be the subject of the line? `named`: by the words just before it. */
static bool may_act(const struct search *search, const struct thread *thread, const struct says_line *line,
                    const struct actors *actors, enum subject named)
{
    bool by_player = search->prefix >= 0 && search->prefix != CHANCE;
    if (line->flags & LINE_TABLE)
        return named == SUBJECT_NONE && (thread->part || !by_player || line->flags & LINE_SUBJECT);
    if ((named == SUBJECT_OWNER && line->flags & LINE_OTHERS)
        || (named == SUBJECT_NONE && thread->part && line->flags & LINE_NAMED))
        return false; /* "Ben's ship is pushed" does not say who pushes it */
    return actors->count == 1 ? actors->seat[0] != CHANCE : actors->count > 1 && line->flags & LINE_TOGETHER;
}

/* May the line be said here without its verb? */
static bool may_be_bare(const struct search *search, const struct thread *thread, const struct book_line *line)
{
    const struct says_line *says = line->says;
    bool goes_on = goes_on_with(search, thread, line);
    return goes_on ? says->flags & (LINE_BARE | LINE_ECHO | LINE_TOGETHER)
                   : says->flags & LINE_BARE && moment_cost(search, thread, says, INT_MAX) >= 0;
}

static void try_lines(struct search *search, const struct thread *thread, int at, const struct actors *actors,
                      enum subject named)
{
    struct reader *reader = &search->reader;
    struct moment *now = reader->now;
    int seat = actors->count ? actors->seat[0] : NOBODY_ACTS;
    if (seat != now->actor)
        reader->now = moment_like(reader, thread->moment, thread->moment->state, seat);
    for (int i = 0; i < reader->book->line_count; i++) {
        const struct book_line *line = &reader->book->lines[i];
        if (!(has_bit(reader->sentence->headed, i) || may_be_bare(search, thread, line))
            || !may_act(search, thread, line->says, actors, named))
            continue;
        for (const struct part *part = line_parts(reader, line, at); part; part = part->next)
            try_part(search, thread, part, actors, named);
    }
    reader->now = now;
}

/* "and so does Anna", "Anna too": repeats the part for another player. */
static void try_echo(struct search *search, const struct thread *thread, int at, const struct actors *actors)
{
    struct reader *reader = &search->reader;
    while (one_of("too also as well likewise does did do so the same", said_at(reader, at)))
        at++;
    if (!thread->part || !(thread->part->line->says->flags & LINE_TOGETHER)
        || (at < reader->sentence->count && !reader->sentence->word[at].joiner))
        return;
    struct part *part = arena_raw(reader->arena, sizeof *part);
    *part = (struct part){.line = thread->part->line, .filled = thread->part->filled, .end = at};
    try_part(search, thread, part, actors, SUBJECT_NAME);
}

/* The lines from there on, and after what only tells how it came about: "Anna shrugs and ...". */
static void try_after(struct search *search, const struct thread *thread, int at, const struct actors *actors,
                      enum subject named)
{
    try_lines(search, thread, at, actors, named);
    for (const struct hit *hit = pattern_hits(&search->reader, search->reader.book->asides, at); hit; hit = hit->next)
        try_lines(search, thread, hit->end, actors, named);
    search->headed = true;
    for (const struct hit *hit = pattern_hits(&search->reader, search->reader.book->choices, at); hit; hit = hit->next)
        try_lines(search, thread, hit->end, actors, named);
    search->headed = false;
}

static void try_place(struct search *search, const struct thread *thread, int at)
{
    struct reader *reader = &search->reader;
    struct actors named;
    int end;
    enum subject subject = subject_at(reader, at, &named, &end);
    bool first = !thread->part, owned = first && search->prefix >= 0 && search->prefix != CHANCE;
    bool own = owned && named.count == 1 && named.seat[0] == search->prefix;
    if (subject != SUBJECT_NONE && (!owned || own)) {
        end += thread->part && subject == SUBJECT_NAME && same(said_at(reader, end), "then"); /* "Ben then goes" */
        int saying = past_saying(reader, end);
        search->labelled = subject == SUBJECT_NAME && same(said_at(reader, end), ":");
        try_after(search, thread, end, &named, subject);
        search->labelled = false;
        if (saying > end)
            try_lines(search, thread, saying, &named, subject);
        try_echo(search, thread, end, &named);
    }
    bool again =
        owned && !own && at > 0 && reader->sentence->word[at - 1].joiner && !same(said_at(reader, at - 1), ":");
    bool other = subject == SUBJECT_NAME && (!owned || again); /* a bare name in front is the subject */
    (owned ? try_after : try_lines)(search, thread, at, other ? &nobody : &thread->actors, SUBJECT_NONE);
}

static bool leads_to_name(struct reader *reader, int at)
{
    int end;
    at += at < reader->sentence->count && reader->sentence->word[at].comma;
    return name_at(reader, at, &end) >= 0;
}

/* Passes joiners and small words to every place where the next part may begin. */
static void search_on(struct search *search, struct thread *thread)
{
    struct reader *reader = &search->reader;
    bool reached[WORDS_MAX + 2] = {[0] = false}, led = false;
    int cost = thread->cost;
    thread->moments = moments_now(reader->book, reader->match, thread->moment->state);
    reached[thread->at] = true;
    for (int at = thread->at; at < reader->sentence->count && thread->parts < PARTS_MAX; at++) {
        if (!reached[at])
            continue;
        led |= !thread->part && at > thread->at && reader->sentence->word[at - 1].joiner && at - 1 > thread->at;
        thread->cost = led ? cost + COST_LEAD : cost;
        if (!thread->part || at > thread->at)
            try_place(search, thread, at);
        bool purpose = at == thread->at && thread->part && ends_before(reader, thread->part->line, at);
        if (reader->sentence->word[at].joiner || purpose)
            reached[at + 1] = true;
        for (const struct hit *hit = pattern_hits(reader, reader->book->small, at); hit; hit = hit->next)
            reached[hit->end] = true;
        for (const struct hit *hit = pattern_hits(reader, reader->book->leads, at); hit; hit = hit->next)
            reached[hit->end] |= leads_to_name(reader, hit->end);
        if (!thread->part && reader->book->game_small >= 0) /* "Team blue places a4" */
            for (const struct hit *hit = pattern_hits(reader, reader->book->game_small, at); hit; hit = hit->next)
                reached[hit->end] = true;
    }
    thread->cost = cost;
    if (reached[reader->sentence->count])
        keep_meaning(search, thread);
}

/* ---- the whole --------------------------------------------------------------------------------------------------- */

static void search_from(struct search *search, const struct sentence *sentence, int at, int acts)
{
    struct reader *reader = &search->reader;
    struct thread start = {.at = at};
    reader->sentence = sentence;
    reader->now = start.moment = moment_new(reader, search->view->state, acts);
    if (acts >= 0)
        start.actors = (struct actors){.count = 1, .seat = {acts}};
    if (at < sentence->count)
        search_on(search, &start);
}

/* The player may be named at the end or in the middle; if that has no meaning, the name is an ordinary field. */
void read_words(struct attempt *attempt, const struct sentence *sentence, enum reading_for aim,
                struct phrase_reading *reading)
{
    const struct phrase_view *view = attempt->view;
    struct search search = {.reading = reading, .view = view, .aim = aim};
    struct reader *reader = &search.reader;
    *reader = reader_of(attempt, sentence);
    int at = find_prefix(reader, &search.prefix), acts = search.prefix >= 0 ? search.prefix : view->actor, agent;
    struct sentence active;
    if (acts < 0 && agents_in_front(reader, &active))
        search_from(&search, &active, 0, acts);
    reader->sentence = sentence;
    if (reading->count == 0 && acts < 0 && subject_behind(reader, &active, &agent)) {
        int prefix = search.prefix;
        search.prefix = agent; /* only this player acts */
        search_from(&search, &active, at, agent);
        search.prefix = prefix;
    }
    if (reading->count == 0)
        search_from(&search, sentence, at, acts);
    if (attempt->steps < 0)
        reading->count = 0; /* other meanings are possible */
    if (reading->count == 0 && reader->why)
        reading->why = reader->why;
    if (reading->count == 0 && !reading->missing)
        reading->missing = reader->missing;
}

void phrase_read(const struct book *book, const struct phrase_view *view, struct arena *arena, const char *line,
                 struct phrase_reading *reading)
{
    struct attempt attempt = {{book, view->match, arena}, view, STEPS_MAX};
    *reading = (struct phrase_reading){0};
    find_players(&attempt.in, view->state);
    struct sentence sentence = sentence_cut(&attempt.in, plain_letters(arena, line)), told;
    struct remarking remarking = {.sentence = &sentence};
    if (without_question(&remarking, &told))
        sentence = told;
    for (int at = 0; at < sentence.count; at++)
        reading->points |= counts_points(&sentence, at);
    if (sentence.torn || book->fault || (reading->doubt = doubt_of(&sentence)))
        return;
    attempt.seen = arena_take(arena, SEEN_SLOTS * sizeof *attempt.seen);
    struct sentence rest = sentence;
    do
        read_words(&attempt, &rest, TO_READ, reading);
    while (reading->count == 0 && attempt.steps > 0 && without_remark(&remarking, &rest));
    for (int i = 0; i < reading->count; i++)
        reading->meaning[i].remark = remarking.remark;
    if (view->hints && reading->count == 0 && attempt.steps > 0)
        look_for_fix(&attempt, &sentence, reading);
}

/* ---- single words ------------------------------------------------------------------------------------------------ */

static void add_values(struct reader *reader, const struct book_kind *kind, struct text *out)
{
    char room[WORD_ROOM];
    const struct hit *hit = kind->names >= 0 ? pattern_hits(reader, kind->names, 0) : NULL;
    for (; hit; hit = hit->next) {
        const char *word = kind->says->words ? words_name(kind->says->words, reader->match, hit->kept[0].value, room)
                                             : kind->says->names[hit->kept[0].value].word;
        if (word && hit->end == reader->sentence->count)
            text_format(out, "%s ", word);
    }
}

bool phrase_words(const struct book *book, const struct match *match, const char *word, struct text *out)
{
    struct arena arena = {0};
    struct attempt attempt = {{book, match, &arena}, .steps = STEPS_MAX};
    struct sentence sentence = sentence_cut(&attempt.in, plain_letters(&arena, word));
    struct reader reader = reader_of(&attempt, &sentence);
    reader.now = moment_new(&reader, NULL, NOBODY_ACTS);
    for (int kind = COMMON_KINDS; kind < book->kind_count && sentence.count; kind++)
        add_values(&reader, &book->kinds[kind], out);
    for (int line = 0; line < book->line_count && sentence.count; line++)
        for (int head = 0; head < book->lines[line].head_count; head++)
            for (const struct hit *hit = pattern_hits(&reader, book->lines[line].heads[head].pattern, 0); hit;
                 hit = hit->next)
                if (hit->end == sentence.count)
                    text_format(out, "%s ", book->lines[line].verb);
    if (sentence.count == 1 && sentence.word[0].number >= 0)
        text_format(out, "%d ", sentence.word[0].number);
    bool known = true;
    for (int at = 0; at < sentence.count; at++)
        known &= sentence.word[at].forms > 0 || sentence.word[at].joiner || sentence.word[at].article;
    arena_free(&arena);
    return known;
}
