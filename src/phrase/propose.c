/* Proposes entries for a line that is not read. Two sources: the fields of the tables, laid over the words with others
   left out between them; and what is legal. The one that leaves out least is proposed. */
#include "phrase/propose.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "game/hearing.h"
#include "game/move.h"
#include "phrase/line.h"

enum { MOST_COMPARED = 4000, MOST_VALUES = 200, MOST_CUTS = 6, MOST_LAID = 4000, MOST_WORDS = 63, SHORT_WORD = 2 };

/* What a word of the line is, and what it costs to leave it out. From IS_POINTING to IS_UNKNOWN it is left out anyway. */
enum class {
    IS_SIGN,
    IS_SMALL,
    IS_PLAIN,
    IS_OF_GAME,
    IS_RULING,
    IS_POINTING,
    IS_DENYING,
    IS_UNKNOWN,
    IS_VERB,
    IS_VALUE
};
static const int cost_of_class[] = {[IS_OF_GAME] = 1, [IS_VERB] = 6, [IS_VALUE] = 8};
enum { COST_SPELT = 1, COST_TABLE = 3, COST_ACTOR = 1, COST_ORDER = 1, COST_CUT = 1, COST_VERB = 3, COST_CARRIED = 1 };
enum {
    COST_LISTED = 1,
    COST_UNSAID = 4,
    COST_STEM = 2,
    COST_CHANGED = 4,
    COST_ILLEGAL = 4,
    COST_IMPOSSIBLE = 6,
    COST_MOST = 40
};

/* A value that is said by these words. */
struct said_there {
    const char *text;
    int from, to;
};

/* What a part of the line may mean; `used`: its words, a bit each. */
struct guess {
    int cost, count, unsaid; /* values that nobody said */
    bool unsure;
    uint64_t used;
    struct move move[MOST_ENTRIES];
};

struct guesses {
    int count, cost;
    bool more; /* than there is room for */
    struct guess guess[MOST_PROPOSALS];
};

/* A part of the line, and what is known of it from the part before. `to_act`: who may act if it names nobody. */
struct part {
    int from, to, verb; /* -1: not known */
    unsigned to_act;
    const void *state;
    struct actors actors;
    uint64_t named;     /* the words that name them */
    bool carried, told; /* it follows another part; it says a verb */
    struct guesses *found;
};

struct proposer {
    struct reader r, shown; /* without what is left out anyway, and all of the line */
    struct arena *arena;
    enum class class[MOST_WORDS + 1];
    int dropped[MOST_WORDS + 1]; /* of each word of `shown` its class, if it is left out anyway, or -1 */
    int drops[IS_VALUE + 1];     /* how many of each class are, outside of brackets */
    uint64_t aside, corrected,
        respelt;    /* words in brackets; those whose spelling was corrected, and short ones of them */
    uint64_t *told; /* of each verb, the words that say it */
    size_t verbs;
    struct said_there value[MOST_VALUES];
    int values, laid;
    void *after;
};

static uint64_t bits(int from, int to)
{
    return ((uint64_t)1 << to) - ((uint64_t)1 << from);
}

static bool has(uint64_t words, int at)
{
    return words >> at & 1;
}

/* ---- the words ------------------------------------------------------------------------------------------------------ */

/* The verb that an entry of this line of the tables has; -1: several. */
static int verb_of_line(const struct proposer *p, const struct says_line *line)
{
    const char *text = p->r.says->texts + line->writes;
    return verb_named(p->r.match->game, arena_copy(p->arena, text, strcspn(text, " ")));
}

static void tell(struct proposer *p, int verb, int from, int to)
{
    if (bits(from, to) & p->respelt)
        return;
    for (int at = from; at < to; at++)
        if (p->class[at] != IS_SMALL)
            p->class[at] = IS_VERB;
    if (verb >= 0)
        p->told[verb] |= bits(from, to);
}

static void find_verbs(struct proposer *p, int at)
{
    struct reader *r = &p->r;
    int verb = verb_named(r->match->game, r->token[at].text);
    if (verb >= 0)
        tell(p, verb, at, at + 1);
    for (int i = 0; i < r->says->lines; i++) {
        const struct says_line *line = &r->says->line[i];
        const struct hit *hit = line->heads && may_match(r, line->heads) ? hits_of(r, line->heads, at) : NULL;
        for (; hit; hit = hit->next)
            tell(p, verb_of_line(p, line), at, hit->end);
    }
}

static void add_value(struct proposer *p, const char *text, int from, int to)
{
    if (!strpbrk(text, " ,~\n") && p->values < MOST_VALUES) /* the values of others are known by themselves */
        p->value[p->values++] = (struct said_there){text, from, to};
}

static void find_values(struct proposer *p, int at)
{
    struct reader *r = &p->r;
    const struct token *token = &r->token[at];
    int end, seat = name_at(r, at, &end);
    if (seat >= 0)
        add_value(p, r->match->names[seat], at, end);
    for (int i = at; seat >= 0 && i < end; i++)
        p->class[i] = IS_VALUE;
    bool number = token->flags & (WORD_NUMBER | WORD_ORDINAL), digits = strpbrk(token->text, "0123456789");
    if (token->flags & WORD_NUMBER)
        add_value(p, arena_format(p->arena, "%d", token->number), at, at + 1);
    else if (!number && digits)
        add_value(p, token->text, at, at + 1);
    if (number || digits)
        p->class[at] = IS_VALUE;
    for (int kind = KINDS_BUILT_IN; kind < KINDS_BUILT_IN + r->says->kinds; kind++) {
        bool count = same(r->says->texts + r->says->kind_name[kind - KINDS_BUILT_IN], "COUNT");
        for (const struct hit *hit = kind_hits(r, kind, at); hit; hit = hit->next) {
            add_value(p, hit->values->text, at, hit->end);
            for (int i = at; i < hit->end && !count; i++)
                if (p->class[i] == IS_OF_GAME || p->class[i] >= IS_UNKNOWN)
                    p->class[i] = IS_VALUE;
        }
    }
}

static enum class class_of(const struct proposer *p, int at) {
    const struct token *token = &p->r.token[at];
    return token->flags & WORD_SMALL                                                               ? IS_SMALL
           : token->flags & WORD_RULES                                                             ? IS_RULING
           : token->flags & WORD_POINTS                                                            ? IS_POINTING
           : token->flags & WORD_FORBIDS || strstr(token->text, "n't") || same(token->text, "?")   ? IS_DENYING
           : is_joiner(&p->r, at) || !(isalnum((unsigned char)*token->text) || *token->text & 128) ? IS_SIGN
           : token->flags & WORD_OF_GAME                                                           ? IS_OF_GAME
           : token->flags || token->count                                                          ? IS_PLAIN
           : one_of("has have had is", token->text) ? IS_DENYING /* that is how it stands, not what was done */
                                                    : IS_UNKNOWN;
}

static void find_words(struct proposer *p)
{
    for (int at = 0; at < p->r.count; at++)
        p->class[at] = class_of(p, at);
    for (int at = 0; at < p->r.count; at++)
        find_verbs(p, at);
    for (int at = 0; at < p->r.count; at++)
        find_values(p, at);
}

/* Is the word left out anyway? */
static bool is_dropped(const struct proposer *p, int at)
{
    const struct reader *r = &p->r;
    bool stray = p->class[at] == IS_SIGN && (!strpbrk(r->token[at].text, ",;.:->'/+") || is_sign(r, at, "--")),
         dot = at && is_sign(r, at, ".") && has(p->corrected, at - 1);
    return (stray && !is_joiner(r, at)) || dot || (p->class[at] >= IS_RULING && p->class[at] <= IS_UNKNOWN);
}

/* Finds out what each word is, and drops those that are left out anyway. */
static void classify(struct proposer *p)
{
    struct reader *r = &p->r;
    uint64_t respelt = p->respelt;
    int kept = 0;
    bool bracket = false;
    find_words(p);
    for (int at = 0; at < r->count; at++)
        if (p->class[at] == IS_OF_GAME && has(p->corrected, at)) /* "joins" is not "coins" */
            p->class[at] = IS_UNKNOWN;
    for (int at = 1; at < r->count; at++)
        if (p->class[at] == IS_RULING && p->class[at - 1] >= IS_UNKNOWN && is_sign(r, at, "back")) /* taken back */
            p->class[at - 1] = IS_RULING;
    p->respelt = 0;
    for (int at = 0; at < r->count; at++) {
        bracket = (bracket && !is_sign(r, at, ")")) || is_sign(r, at, "(") || (at && is_sign(r, at, "--"));
        p->dropped[at] = is_dropped(p, at) ? (int)p->class[at] : -1;
        if (p->dropped[at] >= 0) {
            p->drops[p->class[at]] += !bracket || p->class[at] == IS_RULING;
            continue;
        }
        p->aside |= bracket ? bits(kept, kept + 1) : 0;
        p->respelt |= has(respelt, at) ? bits(kept, kept + 1) : 0;
        r->token[kept++] = r->token[at];
    }
    r->count = kept;
    p->values = 0;
    memset(p->told, 0, p->verbs * sizeof *p->told);
    line_begin(r);
    find_words(p);
}

/* The words among these whose class is at least this. */
static uint64_t of_class(const struct proposer *p, uint64_t words, enum class least)
{
    for (int at = 0; at < p->r.count; at++)
        if (p->class[at] < least)
            words &= ~bits(at, at + 1);
    return words;
}

static int count_of(uint64_t words)
{
    int count = 0;
    for (; words; words &= words - 1)
        count++;
    return count;
}

/* What it costs to leave these words out. */
static int cost_of(const struct proposer *p, uint64_t words)
{
    int cost = 0;
    for (int at = 0; at < p->r.count; at++)
        if (has(words, at))
            cost += has(p->aside, at) && cost_of_class[p->class[at]] ? 1 : cost_of_class[p->class[at]];
    return cost;
}

/* ---- what was found ------------------------------------------------------------------------------------------------- */

static bool same_moves(const struct proposer *p, const struct guess *a, const struct guess *b)
{
    bool equal = a->count == b->count;
    for (int i = 0; equal && i < a->count; i++)
        equal = move_same(p->r.match, &a->move[i], &b->move[i]);
    return equal;
}

static void add_guess(const struct proposer *p, struct guesses *guesses, const struct guess *guess)
{
    if (guess->cost > guesses->cost)
        return;
    if (guess->cost < guesses->cost)
        guesses->count = guesses->more = 0;
    guesses->cost = guess->cost;
    for (int i = 0; i < guesses->count; i++)
        if (same_moves(p, &guesses->guess[i], guess))
            return;
    if (guesses->count < MOST_PROPOSALS)
        guesses->guess[guesses->count++] = *guess;
    else
        guesses->more = true;
}

/* What it costs that the entries are not legal one after the other; p->after is the state after them. */
static int cost_of_playing(struct proposer *p, const struct guess *guess, const void *state)
{
    static const int cost[] = {
        [TRIED_ILLEGAL] = COST_ILLEGAL, [TRIED_UNTIMELY] = COST_ILLEGAL, [TRIED_REFUSED] = COST_IMPOSSIBLE};
    int worst = 0;
    if (!state)
        return 0;
    memcpy(p->after, state, size_of_state(p->r.match));
    for (int i = 0; i < guess->count; i++) {
        enum tried tried = try_move(p->r.match, p->after, &guess->move[i], p->after, false);
        worst = cost[tried] > worst ? cost[tried] : worst;
    }
    return p->drops[IS_RULING] ? 0 : worst; /* what was taken back need not be legal */
}

/* Are half of the words that say something in the entries? */
static bool is_near(const struct proposer *p, int from, int to, uint64_t used, int unknown)
{
    uint64_t content = of_class(p, bits(from, to) & ~p->aside, IS_VERB);
    return 2 * count_of(content & used) >= count_of(content) + unknown;
}

/* Adds what these entries of the part cost: words that they leave out, values that were not said. Far-fetched ones are
   not added. */
static void weigh(struct proposer *p, const struct part *part, struct guess *guess)
{
    uint64_t left = bits(part->from, part->to) & ~guess->used;
    int lost = count_of(of_class(p, left & ~p->aside, IS_VALUE)), unsaid = guess->unsaid;
    bool whole = part->to - part->from == p->r.count,
         any = part->carried || of_class(p, guess->used & ~part->named, IS_VERB);
    guess->cost += cost_of(p, left) + unsaid * COST_UNSAID + (unsaid < lost ? unsaid : lost) * COST_CHANGED;
    if (!any || guess->cost > part->found->cost
        || !is_near(p, part->from, part->to, guess->used, whole ? p->drops[IS_UNKNOWN] : 0))
        return;
    int illegal = cost_of_playing(p, guess, part->state);
    guess->unsure |= (illegal && guess->cost > COST_ACTOR) || (part->carried && !part->told && !part->actors.count)
                     || part->actors.count > 1; /* each of them, or together? */
    guess->cost += illegal;
    add_guess(p, part->found, guess);
}

/* Adds the entries (one line each) as made by those who may act. */
static void add_entries(struct proposer *p, const struct part *part, const char *entries, bool table,
                        const struct guess *like)
{
    struct actors actors = part->actors;
    unsigned to_act = table || actors.count ? 1 : part->to_act;
    for (int seat = 0; seat <= CHANCE; seat++) {
        struct guess guess = *like;
        bool fits = to_act >> seat & 1;
        guess.used |= table && actors.actor[0] != CHANCE ? 0 : part->named;
        guess.cost += !table && !actors.count && !part->carried ? COST_ACTOR : 0;
        if (table || !part->actors.count)
            actors = (struct actors){1, {(signed char)(table ? CHANCE : seat)}};
        for (int i = 0; fits && i < actors.count; i++)
            for (const char *at = entries; fits && *at; at += strcspn(at, "\n"), at += *at == '\n')
                fits = guess.count < MOST_ENTRIES
                       && entry_said(&p->r, actors.actor[i], arena_copy(p->arena, at, strcspn(at, "\n")),
                                     &guess.move[guess.count++]);
        if (table && part->named & ~guess.used) /* "Ben reveals Pan" */
            guess.cost += COST_TABLE - cost_of(p, part->named & ~guess.used);
        if (fits && guess.count)
            weigh(p, part, &guess);
    }
}

/* ---- by the tables -------------------------------------------------------------------------------------------------- */

/* A line of the tables that is laid over the words. */
struct laying {
    struct proposer *p;
    const struct part *part;
    const struct says_line *line;
    const struct hit **hits; /* of each field, at each word */
    unsigned must;
    bool verbless;
};

static void lay(const struct laying *l, int at, unsigned done, const struct value *values, const struct guess *so_far)
{
    struct proposer *p = l->p;
    struct reader *r = &p->r;
    if (++p->laid > MOST_LAID || so_far->cost > l->part->found->cost)
        return;
    if (at == l->part->to) {
        const char *entries = done && !(l->must & ~done) ? entries_said(r, l->line, values) : NULL;
        struct guess guess = *so_far;
        uint64_t left = bits(l->part->from, at) & ~(so_far->used | l->part->named);
        guess.cost -= cost_of(p, left);
        bool far = l->verbless
                   && count_of(of_class(p, left & ~p->aside, IS_VALUE))
                          > count_of(of_class(p, so_far->used & ~l->part->named, IS_VALUE));
        if (entries && !far)
            add_entries(p, l->part, entries, l->line->flags & LINE_TABLE, &guess);
        return;
    }
    for (int i = 0; i <= l->line->fields; i++) {
        const struct hit *hit = done >> i & 1 ? NULL : l->hits[i * r->count + at];
        for (; hit; hit = hit->next) {
            if (hit->end <= at || hit->end > l->part->to)
                continue;
            const char *name = i ? r->says->texts + r->says->field[l->line->field + i - 1].name : "";
            const char *said = *name ? joined_values(r, hit->values, NULL) : NULL;
            struct guess guess = *so_far;
            guess.used |= bits(at, hit->end);
            lay(l, hit->end, done | 1u << i, with_value(r, values, name, said ? said : "yes"), &guess);
        }
    }
    struct guess guess = *so_far;
    guess.cost += has(l->part->named, at) ? 0 : cost_of(p, bits(at, at + 1));
    lay(l, at + 1, done, values, &guess);
}

static void lay_line(struct proposer *p, const struct part *part, const struct says_line *line, bool verbless)
{
    struct reader *r = &p->r;
    struct laying l = {
        .p = p, .part = part, .line = line, .must = line->heads && !verbless, .verbless = verbless && !part->carried};
    struct guess none = {.cost = verbless ? COST_VERB : 0};
    int verb = verb_of_line(p, line);
    if (verbless && part->verb >= 0 && verb == part->verb)
        none.cost = COST_CARRIED;
    else if (verbless && line->flags & LINE_SAID)
        return;
    l.hits = arena_take(p->arena, (size_t)(line->fields + 1) * (size_t)r->count * sizeof *l.hits);
    r->steps = p->laid = 0;
    for (int i = 0; i <= line->fields; i++) {
        const struct says_field *field = i ? &r->says->field[line->field + i - 1] : NULL;
        int pattern = field ? field->pattern : line->heads;
        bool any = false, must = field ? field->flags & FIELD_MUST : l.must;
        for (int at = part->from; pattern && at < part->to && may_match(r, pattern); at++)
            if (field || !has(p->respelt, at))
                any |= (l.hits[i * r->count + at] = hits_of(r, pattern, at)) != NULL;
        if (must && !any)
            return;
        l.must |= must ? 1u << i : 0;
    }
    if (l.must)
        lay(&l, part->from, 0, NULL, &none);
}

/* ---- by what is legal ----------------------------------------------------------------------------------------------- */

struct comparing {
    struct suggestions suggestions; /* must be first: it is cast */
    struct proposer *p;
    const struct part *part;
    int compared;
};

/* The said value with that text whose words are not used, the nearest after `after` first; NULL: none. */
static const struct said_there *value_said(const struct comparing *c, const char *text, uint64_t used, int after)
{
    const struct said_there *best = NULL;
    for (int i = 0; i < c->p->values; i++) {
        const struct said_there *value = &c->p->value[i];
        bool free = value->from >= c->part->from && value->to <= c->part->to && same(value->text, text)
                    && !(bits(value->from, value->to) & used);
        bool later = free && value->from >= after;
        if (free
            && (!best || (later && best->from < after)
                || (later == (best->from >= after) && value->to > best->to && value->from <= best->from)))
            best = value;
    }
    return best;
}

static void compare_suggested(struct suggestions *suggestions, const struct move *move)
{
    struct comparing *c = (struct comparing *)suggestions;
    struct proposer *p = c->p;
    const struct part *part = c->part;
    const struct match *match = p->r.match;
    const struct verb *verb = &match->game->verbs[move->verb];
    bool named = part->actors.count == 1 && part->actors.actor[0] == move->actor, chance = move->actor == CHANCE;
    if ((!named && !chance && (part->actors.count || !(part->to_act >> move->actor & 1)))
        || c->compared++ > MOST_COMPARED)
        return;
    uint64_t telling = p->told[move->verb] & bits(part->from, part->to);
    telling &= ~(telling + (telling & (~telling + 1))); /* the first words that say it */
    struct guess guess = {.cost = COST_LISTED, .count = 1, .used = telling | (chance && !named ? 0 : part->named)};
    struct text line = {0};
    const char *before = "";
    int again = 1, after = 0, kept = 0, unsaid = 0;
    move_print_value(match, move, &line);
    for (char *at = (char *)text_string(&line), *end; *(at += strspn(at, " ,:{}[]")); at = end) {
        end = at + strcspn(at, " ,:{}[]");
        end += *end ? (*end = '\0', 1) : 0;
        if (same(at, verb->name) || field_named(verb, at) >= 0)
            continue;
        const struct said_there *said = value_said(c, at, guess.used, after);
        again = !said && same(at, before) ? again + 1 : 1;
        before = at;
        char *number_of = strrchr(at, '-');
        if (!said && number_of && isdigit((unsigned char)number_of[1])) { /* "the marble" is marble-2 */
            said = value_said(c, arena_copy(p->arena, at, (size_t)(number_of - at)), guess.used, after);
            guess.cost += said ? COST_STEM : 0;
            guess.unsure |= said != NULL;
        }
        char number[12];
        put_string(number, sizeof number, "%d", again);
        const struct said_there *times = again > 1 ? value_said(c, number, guess.used, 0) : NULL;
        if (times && times->to == after - 1) { /* "3 stone" */
            guess.used |= bits(times->from, times->to);
            unsaid -= again - 2;
            continue;
        }
        unsaid += !said;
        kept += said != NULL;
        guess.cost += said && said->from < after ? COST_ORDER : 0;
        if (said) {
            bool marked = said->from > part->from && p->class[said->from - 1] == IS_PLAIN;
            guess.used |= bits(said->from - marked, said->to);
            after = said->to;
        }
    }
    text_free(&line);
    guess.cost += (chance && part->actors.count          ? COST_TABLE
                   : !named && !chance && !part->carried ? COST_ACTOR
                                                         : 0)
                  + (telling                    ? 0
                     : move->verb == part->verb ? COST_CARRIED
                                                : COST_VERB);
    uint64_t left = bits(part->from, part->to) & ~guess.used;
    bool again_said = part->verb == move->verb && named && !part->told;
    bool clear = again_said ? !of_class(p, left, IS_VALUE)
                 : telling  ? kept || !(of_class(p, left, IS_VALUE) || p->drops[IS_UNKNOWN] || p->corrected)
                 : unsaid   ? kept > 1 && !part->told
                            : kept >= count_of(of_class(p, left, IS_VALUE));
    unsaid = kept || !unsaid ? unsaid : 1; /* any of them */
    if (!clear || guess.cost > part->found->cost || try_move(match, part->state, move, NULL, false) != TRIED_LEGAL)
        return;
    guess.move[0] = *move;
    guess.move[0].map = NULL;
    guess.unsaid = unsaid;
    weigh(p, part, &guess);
}

/* ---- the line ------------------------------------------------------------------------------------------------------- */

/* Finds who acts: named before what is done. */
static void find_actors(const struct proposer *p, struct part *part)
{
    for (int at = part->from, end; at < part->to && p->class[at] != IS_VERB; at++) {
        int after = actors_said(&p->r, at, &part->actors);
        if (!after && name_at(&p->r, at, &end) >= 0) { /* "Anna, Ben passes" */
            part->actors = (struct actors){1, {(signed char)name_at(&p->r, at, &end)}};
            after = end;
        }
        if (after && after <= part->to) {
            part->named = bits(at, after);
            return;
        }
        part->actors.count = 0;
        if (p->class[at] == IS_VALUE)
            return;
    }
}

static void propose_part(struct proposer *p, struct part *part)
{
    const struct match *match = p->r.match;
    struct comparing c = {{compare_suggested}, p, part, 0};
    uint64_t words = bits(part->from, part->to);
    find_actors(p, part);
    for (int verb = 0; match->game->verbs[verb].name; verb++)
        part->told |= p->told[verb] & words;
    for (int i = 0; i < p->r.says->lines; i++) {
        const struct says_line *line = &p->r.says->line[i];
        if (line->heads)
            lay_line(p, part, line, false);
        if (!line->heads || !part->told)
            lay_line(p, part, line, true);
    }
    for (int told = 1; told >= 0 && part->state && part->found->cost > COST_VERB; told--)
        for (int verb = 0; match->game->verbs[verb].name; verb++)
            if (told == !!(p->told[verb] & words))
                suggest_moves(match, part->state, verb, &c.suggestions);
}

/* Cuts the line at joiners: the cheapest way to read its parts one after the other. */
static void propose_parts(struct proposer *p, const struct part *line, struct guesses *guesses)
{
    const struct match *match = p->r.match;
    struct end {
        int at;
        struct guess guess;
        const void *state;
    } *end = arena_take(p->arena, (MOST_CUTS + 2) * sizeof *end);
    int ends = 1;
    end[0].state = line->state;
    for (int at = 1; at <= p->r.count && ends <= MOST_CUTS + 1; at++)
        if (at == p->r.count || (ends <= MOST_CUTS && is_joiner(&p->r, at) && !is_joiner(&p->r, at - 1)))
            end[ends++] = (struct end){.at = at, .guess = {.cost = COST_MOST}};
    for (int to = 1; to < ends && ends > 2; to++)
        for (int from = 0; from < to; from++) {
            const struct guess *before = &end[from].guess;
            const struct move *last = before->count ? &before->move[before->count - 1] : NULL;
            struct guesses found = {.cost = end[to].guess.cost - before->cost - COST_CUT};
            struct part part = {.from = end[from].at,
                                .to = end[to].at,
                                .verb = last ? last->verb : -1,
                                .to_act = last && last->actor != CHANCE ? 1u << last->actor : line->to_act,
                                .state = end[from].state,
                                .found = &found,
                                .carried = last};
            struct guess nothing = {.cost = cost_of(p, bits(part.from, part.to))};
            if (found.cost <= 0 || before->cost >= COST_MOST)
                continue;
            propose_part(p, &part);
            add_guess(p, &found, &nothing);
            const struct guess *guess = &found.guess[0];
            if (!found.count || found.more || before->count + guess->count > MOST_ENTRIES)
                continue;
            struct guess *whole = &end[to].guess;
            *whole = *before;
            whole->cost += guess->cost + (found.count > 1 ? COST_UNSAID : COST_CUT);
            whole->unsure |= guess->unsure || found.count > 1;
            whole->unsaid += guess->unsaid;
            whole->used |= guess->used;
            memcpy(whole->move + whole->count, guess->move, (size_t)guess->count * sizeof *guess->move);
            whole->count += guess->count;
            if (line->state) {
                cost_of_playing(p, guess, end[from].state);
                end[to].state = state_copy(match, p->arena, p->after);
            }
        }
    const struct guess *whole = &end[ends - 1].guess;
    if (whole->count && is_near(p, 0, p->r.count, whole->used, p->drops[IS_UNKNOWN]))
        add_guess(p, guesses, whole);
}

/* ---- spelling ------------------------------------------------------------------------------------------------------- */

/* The only known word that is spelt most like it; NULL: there is none. */
static const char *spelt(const struct reader *r, const char *word)
{
    size_t length = strlen(word);
    const struct says *says = r->says;
    const char *best = NULL;
    int least = length < 8 ? 1 : 2, meant = -1;
    for (int i = 0; i < says->forms; i++) {
        const struct says_form *form = &says->form[i];
        const char *text = says->texts + form->text;
        int wrong = !(form->flags & WORD_OF_GAME) || strlen(text) < 3 || (length < 4 && *text != *word)
                        ? 9
                        : letters_wrong(word, text);
        if (wrong > least || (wrong == least && best && meant == form->word))
            continue;
        best = wrong == least && best ? "" : text;
        least = wrong;
        meant = form->word;
    }
    for (int i = 0; i < r->match->seats; i++) {
        int wrong = letters_wrong(word, r->match->names[i]);
        if (wrong <= least && length > 2) {
            best = wrong == least && best ? "" : r->match->names[i];
            least = wrong;
        }
    }
    meant = -1;
    for (int i = 0; i < says->forms && !best && length > 2; i++) { /* "lib." */
        const struct says_form *form = &says->form[i];
        if (form->flags & WORD_OF_GAME && form->word != meant && strncmp(says->texts + form->text, word, length) == 0) {
            best = meant < 0 ? says->texts + form->text : "";
            meant = form->word;
        }
    }
    return best && *best ? best : NULL;
}

/* Are only letters swapped? */
static bool is_swapped(const char *one, const char *other)
{
    return strlen(one) == strlen(other) && !one[strspn(one, other)] && !other[strspn(other, one)];
}

/* Opens the line with its unknown words spelt right. False: that is another line. */
static bool spell_right(struct proposer *p)
{
    const struct reader *shown = &p->shown;
    struct text out = {0};
    int at = 0, end;
    for (int i = 0; i < shown->count; i++) {
        const struct token *token = &shown->token[i];
        bool known = token->flags || token->count || strlen(token->text) < 3 || !isalpha((unsigned char)*token->text)
                     || strpbrk(token->text, "0123456789") || name_at(shown, i, &end) >= 0
                     || verb_named(shown->match->game, token->text) >= 0;
        const char *right = known ? NULL : spelt(shown, token->text);
        text_format(&out, "%.*s%s", token->from - at, shown->line + at, right ? right : token->text);
        at = token->to;
        p->corrected |= right ? bits(i, i + 1) : 0;
        p->respelt |=
            right && strlen(token->text) <= SHORT_WORD && !is_swapped(token->text, right) ? bits(i, i + 1) : 0;
    }
    const char *line = plain_letters(p->arena, arena_keep(p->arena, &out));
    return line_open(&p->r, shown->match, p->arena, line) && p->r.count == shown->count;
}

/* ---- proposals ------------------------------------------------------------------------------------------------------ */

/* The words of the line, as written, that say something and that the guess does not use. */
static const char *words_left(const struct proposer *p, const char *written, uint64_t used)
{
    struct text out = {0};
    enum class least = p->drops[IS_RULING] ? IS_UNKNOWN : IS_POINTING;
    for (int i = 0, at = 0; i < p->shown.count; i++) {
        bool dropped = p->dropped[i] >= 0;
        if (dropped ? p->dropped[i] >= (int)least : !has(used, at) && p->class[at] >= IS_VERB) {
            size_t from = letters_within(written, (size_t)p->shown.token[i].from),
                   to = letters_within(written, (size_t)p->shown.token[i].to);
            text_format(&out, "%s%.*s", out.length ? " " : "", (int)(to - from), written + from);
        }
        at += !dropped;
    }
    return arena_keep(p->arena, &out);
}

void phrase_propose(const struct match *match, struct arena *arena, const char *line, const void *state,
                    struct proposals *proposals)
{
    struct proposer *p = arena_take(arena, sizeof *p);
    p->arena = arena;
    *proposals = (struct proposals){.verb = -1};
    while (match->game->verbs[p->verbs].name)
        p->verbs++;
    p->told = arena_take(arena, p->verbs * sizeof *p->told);
    p->after = arena_raw(arena, size_of_state(match));
    if (!line_open(&p->shown, match, arena, plain_letters(arena, line)) || !p->shown.count
        || p->shown.count > MOST_WORDS || !spell_right(p))
        return;
    classify(p);
    for (int verb = 0, said = 0; verb < (int)p->verbs; verb++)
        if (p->told[verb])
            proposals->verb = said++ ? -1 : verb;
    struct guesses *found = arena_take(arena, sizeof *found);
    struct part part = {.to = p->r.count, .verb = -1, .state = state, .found = found};
    part.to_act = state ? match->game->to_act(match, state) : 0;
    found->cost = COST_MOST;
    propose_part(p, &part);
    if (found->cost > COST_VERB)
        propose_parts(p, &part, found);
    if (found->more)
        return;
    bool voids = p->drops[IS_RULING];
    for (int i = 0; i < found->count; i++) {
        const struct guess *guess = &found->guess[i];
        struct text out = {0};
        for (int j = 0; j < guess->count; j++)
            text_format(&out, "%s%s%s", j ? "\n" : "", move_line(arena, match, &guess->move[j]),
                        voids ? " ruled void" : "");
        const char *left = words_left(p, line, guess->used);
        proposals->proposal[proposals->count++] = (struct proposal){arena_keep(arena, &out), left};
    }
    const struct guess *guess = &found->guess[0];
    bool keeps = !of_class(p, bits(0, p->r.count) & ~guess->used, IS_PLAIN) && (voids || !p->drops[IS_DENYING]);
    proposals->sure = found->count == 1 && keeps && !guess->unsure && guess->unsaid == p->drops[IS_POINTING]
                      && (!voids || guess->count == 1);
}
