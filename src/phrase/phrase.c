/* Reads a line: collects all ways in which clauses use up its words. */
#include "phrase/phrase.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "doc/reader.h"
#include "game/move.h"
#include "phrase/line.h"

enum { MOST_MEANINGS = 24, MOST_TIMES = 30, HEAD = 31 };

/* A clause that can be read from one word on, up to `end`. */
struct clause {
    const struct clause *next;
    int end;
    unsigned flags;
    const char *entries; /* one line each */
};

/* The clauses that were read so far, the newest first. */
struct part {
    const struct part *before;
    const struct clause *clause;
    const struct actors *actors;
};

/* What may be meant: `who` has the actor of each line of `entries`. */
struct candidate {
    const char *key;
    int count;
    struct phrase_entry *entry;
};

/* What a line of the tables needs and what it may have, as bits of its fields, by the words that are there. */
struct needs {
    bool known, none; /* `none`: it lacks something */
    unsigned must, may;
};

struct search {
    struct reader r;
    struct needs *needs;              /* of each line */
    bool verbless;                    /* no line has its verb in it */
    bool several;                     /* more meanings than there is room for */
    const struct clause **clauses[2]; /* from each word on, of players and of the table */
    bool *known[2], *dead[3];
    struct candidate candidate[MOST_MEANINGS];
    int candidates;
};

/* ---- a clause ---------------------------------------------------------------------------------------------------- */

struct filling {
    struct search *search;
    const struct says_line *line;
    unsigned must, may; /* bits of its fields */
    const struct clause **clauses;
};

static bool is_end(const struct reader *r, int at)
{
    return at == r->count || is_joiner(r, at);
}

static void add_clause(struct reader *r, const struct clause **clauses, const struct clause *clause)
{
    for (const struct clause *other = *clauses; other; other = other->next)
        if (other->end == clause->end && other->flags == clause->flags && same(other->entries, clause->entries))
            return;
    struct clause *added = arena_raw(r->arena, sizeof *added);
    *added = *clause;
    added->next = *clauses;
    *clauses = added;
}

static int words_in(const char *text)
{
    int count = 0;
    for (; *(text += strspn(text, " ")); text += strcspn(text, " "))
        count++;
    return count;
}

/* Are there as many values as were said? */
static bool counts_hold(struct reader *r, const struct value *values)
{
    for (const struct value *value = values; value; value = value->before)
        if (*value->name == '#') {
            const char *counted = joined_values(r, values, value->name + 1);
            if (atoi(value->text) != words_in(counted ? counted : ""))
                return false;
        }
    return true;
}

const char *entries_said(struct reader *r, const struct says_line *line, const struct value *values)
{
    if (!counts_hold(r, values))
        return NULL;
    const char *text = compose(r, r->says->texts + line->writes, values);
    struct text out = {0};
    if (line->by >= 0 && !r->says->by[line->by](&(struct said){values, r->arena}, r->match, &out)) {
        text_free(&out);
        return NULL;
    }
    if (line->times >= 0) {
        const char *said = joined_values(r, values, r->says->texts + r->says->field[line->field + line->times].name);
        int times = said ? atoi(said) : 1;
        if (times < 1 || times > MOST_TIMES)
            return NULL;
        while (times--)
            text_format(&out, "%s%s", text, times ? "\n" : "");
    }
    return out.length ? arena_keep(r->arena, &out) : text;
}

static void end_clause(struct filling *f, int at, const struct value *values)
{
    struct reader *r = &f->search->r;
    const char *entries = entries_said(r, f->line, values);
    if (entries)
        add_clause(r, f->clauses, &(struct clause){.end = at, .flags = f->line->flags, .entries = entries});
}

/* Lays the fields that are left over the words from `at` on. */
static void fill(struct filling *f, int at, unsigned done, const struct value *values)
{
    struct reader *r = &f->search->r;
    const char *texts = r->says->texts;
    bool whole = f->line->flags & LINE_WHOLE;
    for (int to = at;; to++) {
        r->furthest = done && to > r->furthest ? to : r->furthest;
        if (done && !(f->must & ~done) && (whole ? to == r->count : is_end(r, to)))
            end_clause(f, to, values);
        for (unsigned left = f->may & ~done, i = 0; left; left >>= 1, i++) {
            if (!(left & 1) || r->steps > MOST_STEPS)
                continue;
            const struct says_field *field = i == HEAD ? NULL : &r->says->field[f->line->field + i];
            const struct hit *hit = hits_of(r, field ? field->pattern : f->line->heads, to);
            for (; hit; hit = hit->next) {
                const char *name = field ? texts + field->name : "";
                const char *said = *name ? joined_values(r, hit->values, NULL) : NULL;
                struct value value = {values, name, said ? said : "yes"};
                struct value *kept = hit->end > to ? arena_raw(r->arena, sizeof value) : NULL;
                if (!kept)
                    continue;
                *kept = value;
                fill(f, hit->end, done | 1u << i, kept);
            }
        }
        if (!(is_small(r, to) || is_sign(r, to, ",")))
            break;
    }
}

static struct needs needs_of(const struct search *search, const struct says_line *line)
{
    const struct reader *r = &search->r;
    struct needs needs = {.known = true};
    bool bare = search->verbless && !(line->flags & LINE_WHOLE);
    needs.none = bare          ? line->flags & LINE_SAID
                 : line->heads ? !may_match(r, line->heads)
                               : !(line->flags & LINE_WHOLE);
    for (int i = 0; !needs.none && i < line->fields; i++) {
        const struct says_field *field = &r->says->field[line->field + i];
        bool may = may_match(r, field->pattern), must = field->flags & FIELD_MUST;
        needs.none = must && !may;
        needs.may |= may ? 1u << i : 0;
        needs.must |= must ? 1u << i : 0;
    }
    needs.none |= bare && !needs.must;
    if (line->heads && !bare) {
        needs.may |= 1u << HEAD;
        needs.must |= 1u << HEAD;
    }
    return needs;
}

/* All that the line can mean from `at` on. */
static void read_with(struct search *search, const struct says_line *line, int at, const struct clause **clauses)
{
    struct needs *needs = &search->needs[line - search->r.says->line];
    if (!needs->known)
        *needs = needs_of(search, line);
    if (!needs->none)
        fill(&(struct filling){search, line, needs->must, needs->may, clauses}, at, 0, NULL);
}

/* Where a clause is in the strict form. */
static void read_strictly(struct search *search, int at, bool table, const struct clause **clauses)
{
    struct reader *r = &search->r;
    const struct match *match = r->match;
    int verb = 0;
    const char *line = at < r->count ? r->line + r->token[at].from : "";
    while (match->game->verbs[verb].name) {
        size_t length = strlen(match->game->verbs[verb].name);
        if (strncmp(line, match->game->verbs[verb].name, length) == 0
            && (!line[length] || strchr(" ,;.", line[length])))
            break;
        verb++;
    }
    enum speaker by = match->game->verbs[verb].by;
    if (!match->game->verbs[verb].name || table != (by == BY_TABLE || by == USUALLY_TABLE))
        return;
    /* `illegal` and `void` are keys of a whole entry. */
    for (int end = at + 1; end <= r->count && !(r->token[end - 1].flags & WORD_RULES); end++) {
        struct move move;
        if (!is_end(r, end))
            continue;
        char *text = arena_copy(r->arena, line, (size_t)(r->token[end - 1].to - r->token[at].from));
        for (char *sign = text; *sign; sign++)
            *sign = strchr(",;", *sign) ? ' ' : *sign;
        const struct node *node = node_word(r->arena, text, (struct place){0});
        if (move_read(match, r->arena, table ? CHANCE : 0, node, SILENT(match, r->arena), &move))
            add_clause(r, clauses, &(struct clause){.end = end, .flags = table ? LINE_TABLE : 0, .entries = text});
    }
}

static const struct clause *clauses_at(struct search *search, int at, bool table)
{
    const struct says *says = search->r.says;
    if (!search->known[table][at]) {
        const struct clause *clauses = NULL;
        read_strictly(search, at, table, &clauses);
        for (int i = 0; i < says->lines; i++)
            if (!(says->line[i].flags & LINE_WHOLE) && table == !!(says->line[i].flags & LINE_TABLE))
                read_with(search, &says->line[i], at, &clauses);
        search->clauses[table][at] = clauses;
        search->known[table][at] = true;
    }
    return search->clauses[table][at];
}

/* ---- meanings ---------------------------------------------------------------------------------------------------- */

/* The value of an entry as a node. `deal violet~2 lemon` has values of several words: it is a list in the long form;
   `{dice: {"ben":1, "ada":2}}` is in the long form. NULL: it cannot be read. */
static const struct node *node_of(struct arena *arena, const char *text)
{
    struct place nowhere = {0};
    if (*text == '{')
        return read_text(text, arena, (struct complaints){0});
    if (!strchr(text, '~'))
        return node_word(arena, text, nowhere);
    struct node *map = node_new(arena, NODE_MAP, nowhere), *list = node_new(arena, NODE_LIST, nowhere);
    size_t verb = strcspn(text, " ");
    node_append(map, node_word(arena, arena_copy(arena, text, verb), nowhere), list);
    for (text += verb; *(text += strspn(text, " ")); text += strcspn(text, " ")) {
        char *item = arena_copy(arena, text, strcspn(text, " "));
        for (char *at = item; (at = strchr(at, '~'));)
            *at = ' ';
        node_append(list, NULL, node_word(arena, item, nowhere));
    }
    return map;
}

bool entry_said(struct reader *r, int actor, const char *text, struct move *move)
{
    const struct node *node = node_of(r->arena, text);
    return node && move_read(r->match, r->arena, actor, node, SILENT(r->match, r->arena), move);
}

/* Adds the entries of a clause. False: the strict form does not accept one of them. */
static bool add_entries(struct search *search, struct candidate *candidate, const struct part *part, struct text *key)
{
    struct reader *r = &search->r;
    for (int i = 0; i < part->actors->count; i++)
        for (const char *at = part->clause->entries; *at; at += strcspn(at, "\n"), at += *at == '\n') {
            struct phrase_entry *entry = &candidate->entry[candidate->count];
            const char *text = arena_copy(r->arena, at, strcspn(at, "\n"));
            if (candidate->count == MOVE_ITEMS || !entry_said(r, part->actors->actor[i], text, &entry->move))
                return false;
            entry->said = move_line(r->arena, r->match, &entry->move);
            text_format(key, "%s\n", entry->said);
            candidate->count++;
        }
    return true;
}

static bool add_parts(struct search *search, struct candidate *candidate, const struct part *part, struct text *key)
{
    return !part || (add_parts(search, candidate, part->before, key) && add_entries(search, candidate, part, key));
}

static bool same_actors(const struct actors *a, const struct actors *b)
{
    return a->count == b->count && memcmp(a->actor, b->actor, (size_t)a->count) == 0;
}

static void add_candidate(struct search *search, const struct part *last)
{
    struct arena *arena = search->r.arena;
    for (const struct part *part = last; part; part = part->before) {
        const struct part *before = part->before;
        if (part->clause->flags & LINE_ALONE && last->before)
            return;
        if (part->clause->flags & LINE_ONCE && before && same(part->clause->entries, before->clause->entries)
            && same_actors(part->actors, before->actors))
            return;
    }
    size_t most = 1;
    for (const struct part *part = last; part; part = part->before)
        for (const char *at = part->clause->entries; at; at = strchr(at, '\n'), at += at ? 1 : 0)
            most += (size_t)part->actors->count;
    struct candidate candidate = {.entry = arena_take(arena, most * sizeof *candidate.entry)};
    struct text key = {0};
    bool fits = add_parts(search, &candidate, last, &key);
    candidate.key = arena_keep(arena, &key);
    for (int i = 0; fits && i < search->candidates; i++)
        fits = !same(candidate.key, search->candidate[i].key);
    search->several |= fits && search->candidates == MOST_MEANINGS;
    if (fits && !search->several)
        search->candidate[search->candidates++] = candidate;
}

int actors_said(const struct reader *r, int at, struct actors *actors)
{
    int end = at, seat;
    actors->count = 0;
    while (name_at(r, at, &end) < 0 && is_small(r, at)) /* the blue team */
        at++;
    if (is_sign(r, at, "table") && is_sign(r, at + 1, ":")) {
        *actors = (struct actors){1, {CHANCE}};
        return at + 2;
    }
    for (bool last = false; (seat = name_at(r, at, &end)) >= 0;) {
        for (int i = 0; i < actors->count; i++)
            if (actors->actor[i] == seat)
                return 0;
        if (actors->count == ACTORS_MAX)
            return 0;
        actors->actor[actors->count++] = (signed char)seat;
        at = end;
        bool comma = is_sign(r, at, ","), and = is_sign(r, at + comma, "and");
        if (last || (!comma && !and) || name_at(r, at + comma + and, &end) < 0)
            return actors->count > 1 && !last ? 0 : at + is_sign(r, at, ":");
        last = and;
        at += comma + and;
    }
    return 0;
}

static bool read_on(struct search *search, int at, const struct actors *carried, const struct part *before);

/* "Anna and Ben take 2": each, or together? */
static bool is_shared(const struct reader *r, const struct actors *actors, int at, int end)
{
    for (; actors->count > 1 && at < end; at++)
        if (r->token[at].flags & (WORD_NUMBER | WORD_ORDINAL))
            return true;
    return false;
}

/* Reads a clause from `at` on, and what follows it. */
static bool read_clause(struct search *search, int at, const struct actors *actors, bool table,
                        const struct part *before)
{
    struct reader *r = &search->r;
    bool any = false;
    for (const struct clause *clause = clauses_at(search, at, table); clause; clause = clause->next) {
        struct part part = {before, clause, actors};
        int next = clause->end;
        if (is_shared(r, actors, at, next))
            continue;
        while (is_joiner(r, next))
            next++;
        if (clause->end == r->count) {
            add_candidate(search, &part);
            any = true;
        } else if (next < r->count)
            any |= read_on(search, next, actors->count == 1 ? actors : NULL, &part);
    }
    return any;
}

static bool read_on(struct search *search, int at, const struct actors *carried, const struct part *before)
{
    static const struct actors of_table = {1, {CHANCE}};
    struct actors *named = arena_raw(search->r.arena, sizeof *named);
    bool *dead = &search->dead[carried ? 1 + (carried->actor[0] == CHANCE) : 0][at], any = false;
    if (*dead || search->r.steps > MOST_STEPS || search->several)
        return false;
    int after = actors_said(&search->r, at, named);
    after += after && is_sign(&search->r, after, "then");
    search->r.furthest = after > search->r.furthest ? after : search->r.furthest;
    if (after && after < search->r.count)
        any |= read_clause(search, after, named, named->actor[0] == CHANCE, before);
    /* A clause without a verb names who acts: "ben: c3 and c4" is one entry or none. */
    if (carried && carried->actor[0] != CHANCE && !search->verbless)
        any |= read_clause(search, at, carried, false, before);
    any |= read_clause(search, at, &of_table, true, before);
    *dead = !any;
    return any;
}

/* Lines that are the whole sentence. */
static void read_whole(struct search *search)
{
    const struct says *says = search->r.says;
    static const struct actors of_table = {1, {CHANCE}};
    struct actors *named = arena_raw(search->r.arena, sizeof *named);
    for (int i = 0; i < says->lines; i++) {
        const struct clause *clauses = NULL;
        bool table = says->line[i].flags & LINE_TABLE;
        if (!(says->line[i].flags & LINE_WHOLE))
            continue;
        int at = actors_said(&search->r, 0, named);
        bool said = at && table == (named->actor[0] == CHANCE);
        if (!table && !said)
            continue;
        read_with(search, &says->line[i], said ? at : 0, &clauses);
        for (; clauses; clauses = clauses->next)
            add_candidate(search, &(struct part){NULL, clauses, said ? named : &of_table});
    }
}

/* ---- a line ------------------------------------------------------------------------------------------------------ */

/* Is a verb said anywhere in the line? */
static bool has_verb(struct reader *r)
{
    for (int i = 0; i < r->says->lines; i++) {
        int heads = r->says->line[i].heads;
        bool may = heads && may_match(r, heads);
        for (int at = 0; may && at < r->count; at++)
            if (hits_of(r, heads, at))
                return true;
    }
    for (int at = 0; at < r->count; at++)
        for (const struct verb *verb = r->match->game->verbs; verb->name; verb++)
            if (same(r->token[at].text, verb->name))
                return true;
    return false;
}

/* Makes everything known about clauses unknown again. */
static void begin_search(struct search *search)
{
    size_t count = (size_t)search->r.count + 1;
    search->needs = arena_take(search->r.arena, (size_t)search->r.says->lines * sizeof *search->needs);
    for (int i = 0; i < 2; i++) {
        search->clauses[i] = arena_take(search->r.arena, count * sizeof *search->clauses[i]);
        search->known[i] = arena_take(search->r.arena, count);
    }
    for (int i = 0; i < 3; i++)
        search->dead[i] = arena_take(search->r.arena, count);
}

void line_begin(struct reader *r)
{
    size_t places = (size_t)(r->says->kinds + KINDS_BUILT_IN) * ((size_t)r->count + 1);
    r->kind_hits = arena_raw(r->arena, places * sizeof *r->kind_hits);
    r->kind_known = arena_take(r->arena, places);
}

bool line_open(struct reader *r, const struct match *match, struct arena *arena, const char *line)
{
    const struct says *says = match->game->says;
    *r = (struct reader){.says = says, .match = match, .arena = arena, .line = line};
    r->seen = says ? arena_take(arena, (size_t)says->words + 1) : NULL;
    if (!says || !line_cut(r))
        return false;
    line_begin(r);
    return true;
}

void phrase_read(const struct match *match, struct arena *arena, const char *line, struct phrase_reading *reading)
{
    struct search search = {0};
    struct reader *r = &search.r;
    *reading = (struct phrase_reading){.line = line};
    if (!line_open(r, match, arena, plain_letters(arena, line)))
        return;
    const char *note = line_note(r);
    if (!r->count)
        return;
    search.verbless = !has_verb(r);
    begin_search(&search);
    read_whole(&search);
    read_on(&search, 0, NULL, NULL);
    int furthest = r->furthest < r->count ? r->furthest : r->count;
    reading->understood = furthest ? letters_within(line, (size_t)r->token[furthest - 1].to) : 0;
    bool gave_up = search.several || r->steps > MOST_STEPS;
    reading->meanings = gave_up || search.candidates > 1 ? 2 : search.candidates;
    reading->all = gave_up ? 0 : search.candidates;
    struct phrase_meaning *each = arena_raw(arena, (size_t)(reading->all + 1) * sizeof *each);
    for (int i = 0; i < reading->all; i++)
        each[i] = (struct phrase_meaning){search.candidate[i].count, search.candidate[i].entry, note};
    reading->each = each;
    if (reading->meanings == 1)
        reading->meaning = each[0];
}

/* ---- single words ------------------------------------------------------------------------------------------------ */

bool phrase_words(const struct match *match, const char *word, struct text *out)
{
    const struct says *says = match->game->says;
    struct arena arena = {0};
    struct reader r;
    bool known = line_open(&r, match, &arena, plain_letters(&arena, word)) && r.count == 1 && r.token[0].flags;
    for (int row = 0; known && row < says->kind_row[says->kinds]; row++) {
        const char *writes = says->texts + says->row[row].writes;
        if (*writes && hits_of(&r, says->row[row].pattern, 0))
            text_format(out, "%s ", writes);
    }
    bool verb = known && verb_named(match->game, r.token[0].text) >= 0;
    for (int i = 0; known && !verb && i < says->lines; i++) {
        const char *writes = says->texts + says->line[i].writes;
        if (says->line[i].heads && hits_of(&r, says->line[i].heads, 0))
            text_format(out, "%.*s ", (int)strcspn(writes, " "), writes);
    }
    if (verb)
        text_format(out, "%s ", r.token[0].text);
    if (known && r.token[0].flags & WORD_NUMBER)
        text_format(out, "%d ", r.token[0].number);
    arena_free(&arena);
    return known;
}

extern const struct says english_says;

int number_said(const char *word)
{
    long number;
    const struct says_form *form = says_find(&english_says, word);
    if (read_number(word, 0, 9999, &number))
        return (int)number;
    return form && form->flags & WORD_NUMBER ? form->number : -1;
}

bool english_small(const char *word)
{
    const struct says_form *form = says_find(&english_says, word);
    for (; form && form < english_says.form + english_says.forms && same(english_says.texts + form->text, word); form++)
        if (form->flags & WORD_SMALL)
            return true;
    return false;
}

void english_small_words(struct text *out)
{
    for (int i = 0; i < english_says.forms; i++)
        if (english_says.form[i].flags & WORD_SMALL)
            text_format(out, "%s%s", out->length ? " " : "", english_says.texts + english_says.form[i].text);
}
