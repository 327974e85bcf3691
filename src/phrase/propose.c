/* Proposes entries for a line that is not read: reads it without some of its words, or spelt right, and compares it with
   what is legal. */
#include "phrase/propose.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "game/hearing.h"
#include "game/move.h"
#include "phrase/line.h"

enum { MOST_READ = 100, MOST_COMPARED = 4000, MOST_VALUES = 200, MOST_CUTS = 5, LONGEST_LINE = 400 };

/* What a word of the line is, and what it costs to leave it out. */
enum class { IS_SIGN, IS_SMALL, IS_RULING, IS_POINTING, IS_UNKNOWN, IS_OF_GAME, IS_VERB, IS_DENYING, IS_VALUE };
static const int cost_of_class[] = {0, 0, 0, 1, 2, 1, 8, 3, 8};
enum {
    COST_SPELT = 1,
    COST_TABLE = 3,
    COST_ACTOR = 1,
    COST_ORDER = 1,
    COST_MOVED = 3,
    COST_UNSAID = 4,
    COST_VERB = 3,
    COST_CUT = 1
};
enum { COST_LISTED = 1, COST_CHANGED = 4, COST_ILLEGAL = 4, COST_IMPOSSIBLE = 6, COST_MOST = 40 };

enum { TOLD_SAID = 1, TOLD_BESIDE = 2 };

/* A value that is said from one word on to another. */
struct said_there {
    const char *text;
    int from, to;
};

/* What a part of the line may mean. */
struct guess {
    int cost, count;
    bool unsure, voids; /* `voids`: the line says that the entry was taken back */
    struct move move[MOST_ENTRIES];
    const char *left_out;
};

struct guesses {
    int count, cost;
    struct guess guess[MOST_PROPOSALS];
};

struct proposer {
    struct reader r;
    struct arena *arena, scratch; /* the latter for one reading */
    enum class *class;
    bool *left; /* words that are left out anyway */
    struct said_there value[MOST_VALUES];
    unsigned char *told; /* of each verb at each word: is it said there, or is the word one of its fields? */
    int values, read;
    bool voids;
};

/* ---- the words ------------------------------------------------------------------------------------------------------ */

static void add_value(struct proposer *p, const char *text, int from, int to)
{
    if (!strpbrk(text, " ,~\n") && p->values < MOST_VALUES) /* the values of others are known by themselves */
        p->value[p->values++] = (struct said_there){arena_string(p->arena, text), from, to};
}

/* The verb that an entry of this line of the tables has; -1: several. */
static int verb_of_line(const struct proposer *p, const struct says_line *line)
{
    const char *text = p->r.says->texts + line->writes;
    return verb_named(p->r.match->game, arena_copy(p->arena, text, strcspn(text, " ")));
}

/* Notes that these words say the verb (IS_VERB), or beside it what only it may have ("dummy"), or anything (IS_OF_GAME). */
static void tell(struct proposer *p, int verb, const struct hit *hit, int from, enum class class, bool said)
{
    for (; hit && verb >= 0; hit = hit->next)
        for (int at = from; at < hit->end; at++) {
            p->told[verb * p->r.count + at] |= said ? TOLD_SAID : TOLD_BESIDE;
            if (class == IS_VERB && !(p->r.token[at].flags & WORD_SMALL))
                p->class[at] = IS_VERB;
        }
}

static void find_verbs(struct proposer *p, int at)
{
    struct reader *r = &p->r;
    tell(p, verb_named(r->match->game, r->token[at].text), &(struct hit){.end = at + 1}, at, IS_VERB, true);
    for (int i = 0; i < r->says->lines; i++) {
        const struct says_line *line = &r->says->line[i];
        int verb = verb_of_line(p, line);
        if (line->heads && may_match(r, line->heads))
            tell(p, verb, hits_of(r, line->heads, at), at, IS_VERB, true);
        for (int j = line->field; j < line->field + line->fields; j++) {
            const struct says_field *field = &r->says->field[j];
            bool must = field->flags & FIELD_MUST && !r->says->texts[field->name];
            if (may_match(r, field->pattern))
                tell(p, verb, hits_of(r, field->pattern, at), at, must ? IS_VERB : IS_OF_GAME, false);
        }
    }
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
    bool number = token->flags & (WORD_NUMBER | WORD_ORDINAL);
    if (token->flags & WORD_NUMBER)
        add_value(p, arena_format(p->arena, "%d", token->number), at, at + 1);
    else if (!number && strpbrk(token->text, "0123456789"))
        add_value(p, token->text, at, at + 1);
    if (number || strpbrk(token->text, "0123456789"))
        p->class[at] = IS_VALUE;
    for (int kind = KINDS_BUILT_IN; kind < KINDS_BUILT_IN + r->says->kinds; kind++) {
        bool count = same(r->says->texts + r->says->kind_name[kind - KINDS_BUILT_IN], "COUNT");
        for (const struct hit *hit = kind_hits(r, kind, at); hit; hit = hit->next) {
            add_value(p, hit->values->text, at, hit->end);
            for (int i = at; i < hit->end && !count; i++)
                if (r->token[i].flags & WORD_OF_GAME || !(r->token[i].flags || is_joiner(r, i)))
                    p->class[i] = IS_VALUE;
        }
    }
}

static void classify(struct proposer *p)
{
    struct reader *r = &p->r;
    for (int at = 0; at < r->count; at++) {
        const struct token *token = &r->token[at];
        bool forbids = token->flags & WORD_FORBIDS || strstr(token->text, "n't") || *token->text == '?';
        p->class[at] = token->flags & WORD_SMALL                                   ? IS_SMALL
                       : token->flags & WORD_RULES                                 ? IS_RULING
                       : token->flags & WORD_POINTS                                ? IS_POINTING
                       : forbids                                                   ? IS_DENYING
                       : is_joiner(r, at) || !isalnum((unsigned char)*token->text) ? IS_SIGN
                       : token->flags || token->count                              ? IS_OF_GAME
                                                                                   : IS_UNKNOWN;
    }
    for (int at = 0; at < r->count; at++)
        find_verbs(p, at);
    for (int at = 0; at < r->count; at++)
        find_values(p, at);
    for (int at = 0; at < r->count; at++)
        p->voids |= p->class[at] == IS_RULING;
    for (int at = 0; at < r->count; at++) {
        enum class class = p->class[at] = p->voids && p->class[at] == IS_DENYING ? IS_RULING : p->class[at];
        bool stray = class == IS_SIGN && !r->token[at].count
                     && (same(r->token[at].text, "--") || !strpbrk(r->token[at].text, ",;.:->"));
        if (class == IS_RULING && at && p->class[at - 1] >= IS_UNKNOWN && is_sign(r, at, "back")) /* taken back */
            p->left[at - 1] = true, p->class[at - 1] = IS_RULING;
        p->left[at] = stray || class == IS_UNKNOWN || class == IS_POINTING || class == IS_DENYING || class == IS_RULING;
    }
}

/* The words of the line from `from` to `to` that are among `left`; those of them that say something. */
static const char *words_left(const struct proposer *p, const bool *left, int from, int to)
{
    struct text out = {0};
    for (int at = from; at < to; at++)
        if (left[at] && p->class[at] > IS_RULING && p->class[at] != IS_OF_GAME)
            text_format(&out, "%s%s", out.length ? " " : "", p->r.token[at].text);
    return arena_keep(p->arena, &out);
}

/* What leaving these words out costs; is the rest then unsure? */
static int cost_of(const struct proposer *p, const bool *left, int from, int to, bool *unsure)
{
    int cost = 0;
    for (int at = from; at < to; at++)
        if (left[at]) {
            cost += cost_of_class[p->class[at]];
            *unsure |= p->class[at] == IS_POINTING || p->class[at] >= IS_OF_GAME;
        }
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
        guesses->count = 0;
    guesses->cost = guess->cost;
    for (int i = 0; i < guesses->count; i++)
        if (same_moves(p, &guesses->guess[i], guess))
            return;
    if (guesses->count < MOST_PROPOSALS)
        guesses->guess[guesses->count++] = *guess;
}

/* What it costs that the entries are not legal one after the other. `after` gets the state after them, or is NULL. */
static int cost_of_playing(struct proposer *p, const struct guess *guess, const void *state, void *after)
{
    static const int cost[] = {
        [TRIED_ILLEGAL] = COST_ILLEGAL, [TRIED_UNTIMELY] = COST_ILLEGAL, [TRIED_REFUSED] = COST_IMPOSSIBLE};
    const struct match *match = p->r.match;
    int worst = 0;
    if (!state || (p->voids && !after)) /* what was taken back need not be legal */
        return 0;
    after = after ? after : arena_raw(&p->scratch, size_of_state(match));
    memcpy(after, state, size_of_state(match));
    for (int i = 0; i < guess->count; i++) {
        enum tried tried = try_move(match, after, &guess->move[i], after, false);
        worst = cost[tried] > worst ? cost[tried] : worst;
    }
    return worst;
}

/* ---- by reading ----------------------------------------------------------------------------------------------------- */

/* A part of the line, with who acts if it does not say so. */
struct part {
    int from, to, actor, verb; /* -1: not known */
    const void *state;
};

static bool begins_with_name(const struct proposer *p, const struct part *part, const bool *left)
{
    int at = part->from, end;
    while (at < part->to && (left[at] || p->class[at] <= IS_SMALL))
        at++;
    return at < part->to && (name_at(&p->r, at, &end) >= 0 || is_sign(&p->r, at, "table"));
}

/* The words of the part that are not among `left`, those from `moved` before `place`. */
static const char *text_of(struct proposer *p, const struct part *part, const bool *left, int moved, int place)
{
    const struct token *token = p->r.token;
    struct text out = {0};
    for (int at = part->from; at <= part->to; at++) {
        if (at == place)
            text_format(&out, " %s ", token[moved].text);
        bool owns = at > part->from && left[at - 1] && is_sign(&p->r, at, "'s");
        if (at == part->to || left[at] || owns || at == moved || (!out.length && p->class[at] <= IS_SMALL))
            continue;
        bool apart = at == part->from || left[at - 1] || token[at].from > token[at - 1].to;
        text_format(&out, "%s%s", apart && out.length ? " " : "", token[at].text);
    }
    return arena_keep(&p->scratch, &out);
}

static void read_as(struct proposer *p, const struct part *part, const char *text, int cost, const struct guess *like,
                    struct guesses *guesses)
{
    struct phrase_reading reading;
    p->read++;
    phrase_read(p->r.match, &p->scratch, text, &reading);
    for (int i = 0; i < reading.all; i++) {
        struct guess guess = *like;
        const struct phrase_meaning *meaning = &reading.each[i];
        guess.count = meaning->count;
        for (int j = 0; j < meaning->count && j < MOST_ENTRIES; j++)
            guess.move[j] = meaning->entry[j].move;
        if (meaning->count > MOST_ENTRIES)
            continue;
        int illegal = cost_of_playing(p, &guess, part->state, NULL);
        guess.cost = cost + illegal;
        guess.unsure |= illegal && cost > COST_ACTOR + COST_SPELT;
        for (int j = 0; j < meaning->count; j++)
            guess.move[j].map = NULL;
        add_guess(p, guesses, &guess);
    }
}

/* Reads the part without the words that are left out, as said by the player who acts. */
static void read_without(struct proposer *p, const struct part *part, const bool *left, int moved, int place, int more,
                         struct guesses *guesses)
{
    const struct match *match = p->r.match;
    struct guess like = {0};
    int cost = cost_of(p, left, part->from, part->to, &like.unsure) + more;
    if (cost > guesses->cost || p->read > MOST_READ)
        return;
    arena_reset(&p->scratch);
    const char *text = text_of(p, part, left, moved, place);
    like.left_out = words_left(p, left, part->from, part->to);
    unsigned to_act = part->actor >= 0 ? 1u << part->actor : part->state ? match->game->to_act(match, part->state) : 0;
    if (begins_with_name(p, part, left))
        to_act = 0;
    read_as(p, part, text, cost, &like, guesses);
    for (int seat = 0; seat < match->seats; seat++)
        if (to_act >> seat & 1)
            read_as(p, part, arena_format(&p->scratch, "%s: %s", match->names[seat], text), cost + COST_ACTOR, &like,
                    guesses);
    if (to_act >> CHANCE & 1)
        read_as(p, part, arena_format(&p->scratch, "table: %s", text), cost + COST_ACTOR, &like, guesses);
}

/* Reads the part, which says no verb, with that of the part before: "Anna passes, so does Ben". */
static void read_with_verb(struct proposer *p, const struct part *part, struct guesses *guesses)
{
    bool *left = arena_raw(p->arena, (size_t)p->r.count + 1);
    const struct match *match = p->r.match;
    int actor = part->actor, end;
    for (int at = part->from; at < part->to; at++) {
        if (p->class[at] == IS_VERB || part->verb < 0)
            return;
        left[at] = p->class[at] != IS_VALUE;
    }
    for (int at = part->from; at < part->to; at++)
        if (!left[at] && name_at(&p->r, at, &end) >= 0) {
            actor = name_at(&p->r, at, &end);
            memset(left + at, 1, (size_t)(end - at));
            break;
        }
    if (actor < 0)
        return;
    struct guess like = {.left_out = ""};
    int cost = COST_ACTOR + cost_of(p, p->left, part->from, part->to, &like.unsure);
    arena_reset(&p->scratch);
    read_as(p, part,
            arena_format(&p->scratch, "%s: %s %s", actor_name(match, actor), match->game->verbs[part->verb].name,
                         text_of(p, part, left, -1, -1)),
            cost, &like, guesses);
}

/* Reads the part with a stretch of further words left out, the cheapest first; and with one word elsewhere. */
static void read_shortened(struct proposer *p, const struct part *part, struct guesses *guesses)
{
    bool *left = arena_raw(p->arena, (size_t)p->r.count + 1);
    memcpy(left, p->left, (size_t)p->r.count);
    int strict = part->from;
    while (strict < part->to && verb_named(p->r.match->game, p->r.token[strict].text) < 0)
        strict++;
    read_without(p, part, left, -1, -1, 0, guesses);
    for (int with_commas = 0; with_commas < 2; with_commas++) {
        for (int at = part->from; at < part->to; at++)
            left[at] |= is_joiner(&p->r, at) && (with_commas || p->r.token[at].text[1]);
        read_without(p, part, left, -1, -1, COST_CUT, guesses);
    }
    memcpy(left, p->left, (size_t)p->r.count);
    for (int cost = 1; cost < COST_MOST && cost < guesses->cost && p->read < MOST_READ; cost++) {
        for (int from = part->from; from < part->to; from++) {
            int sum = 0;
            for (int to = from; to < part->to && !left[from] && sum <= cost; to++) {
                sum += left[to] ? 0 : cost_of_class[p->class[to]];
                if (sum != cost || left[to] || !cost_of_class[p->class[to]])
                    continue;
                memset(left + from, 1, (size_t)(to + 1 - from));
                read_without(p, part, left, -1, -1, 0, guesses);
                memcpy(left, p->left, (size_t)p->r.count);
            }
        }
        for (int at = strict + 1; cost == COST_MOVED && at < part->to; at++)
            for (int place = strict + 1; !left[at] && place <= part->to; place++)
                if (place != at && place != at + 1)
                    read_without(p, part, left, at, place, COST_MOVED, guesses);
    }
}

/* ---- by what is legal ----------------------------------------------------------------------------------------------- */

struct comparing {
    struct suggestions suggestions; /* must be first: it is cast */
    struct proposer *p;
    const struct part *part;
    struct guesses *guesses;
    int named, named_end, compared; /* who the part begins with; -1: nobody */
    bool *used;
};

/* The said value with that text whose words are not used, the nearest after `after` first; NULL: none. */
static const struct said_there *value_said(const struct comparing *c, const char *text, int after)
{
    const struct said_there *best = NULL;
    for (int i = 0; i < c->p->values; i++) {
        const struct said_there *value = &c->p->value[i];
        bool free = value->from >= c->part->from && value->to <= c->part->to && same(value->text, text);
        for (int at = value->from; free && at < value->to; at++)
            free = !c->used[at];
        bool later = free && value->from >= after;
        if (free
            && (!best || (later && best->from < after)
                || (later == (best->from >= after) && value->to > best->to && value->from <= best->from)))
            best = value;
    }
    return best;
}

/* Marks the words of a verb; false: it is not said. */
static bool use_verb(const struct comparing *c, int verb)
{
    bool is_said = false;
    for (int at = c->part->from; at < c->part->to; at++) {
        unsigned told = c->p->told[verb * c->p->r.count + at];
        c->used[at] |= told && c->p->class[at] != IS_VALUE;
        is_said |= told & TOLD_SAID;
    }
    return is_said;
}

/* What it costs that the entry does not say what the part says; marks the words that it says. */
static int compare(const struct comparing *c, const struct move *move)
{
    const struct proposer *p = c->p;
    const struct verb *verb = &p->r.match->game->verbs[move->verb];
    struct text line = {0};
    char before[60] = "", number[60];
    int again = 1, cost = COST_LISTED, after = 0, kept = 0, unsaid = 0, lost = 0;
    memcpy(c->used, p->left, (size_t)p->r.count);
    for (int at = c->named_end - 1; c->named >= 0 && at >= c->part->from; at--)
        c->used[at] = true;
    move_print_value(p->r.match, move, &line);
    for (const char *at = text_string(&line); *(at += strspn(at, " ,:{}[]")); at += strcspn(at, " ,:{}[]")) {
        char word[60];
        put_string(word, sizeof word, "%.*s", (int)strcspn(at, " ,:{}[]"), at);
        if (same(word, verb->name) || (field_named(verb, word) >= 0))
            continue;
        const struct said_there *said = value_said(c, word, after);
        again = !said && same(word, before) ? again + 1 : 1;
        put_string(before, sizeof before, "%s", word);
        put_string(number, sizeof number, "%d", again);
        const struct said_there *times = again > 1 ? value_said(c, number, 0) : NULL;
        if (times && times->to == after - 1) { /* "3 stone" */
            c->used[times->from] = true;
            unsaid -= again - 2;
            cost -= (again - 2) * COST_UNSAID;
            continue;
        }
        unsaid += !said;
        kept += said != NULL;
        cost += !said ? COST_UNSAID : said->from < after ? COST_ORDER : 0;
        if (said) {
            memset(c->used + said->from, 1, (size_t)(said->to - said->from));
            after = said->to;
        }
    }
    text_free(&line);
    bool is_said = use_verb(c, move->verb);
    cost += is_said ? 0 : move->verb == c->part->verb ? 1 : COST_VERB;
    for (int at = c->part->from; at < c->part->to; at++) {
        cost += c->used[at] ? 0 : cost_of_class[p->class[at]];
        lost += !c->used[at] && p->class[at] == IS_VALUE;
    }
    if (!is_said && !kept)
        return COST_MOST + 1;
    return cost + COST_CHANGED * (unsaid < lost ? unsaid : lost);
}

static void compare_suggested(struct suggestions *suggestions, const struct move *move)
{
    struct comparing *c = (struct comparing *)suggestions;
    struct proposer *p = c->p;
    const struct match *match = p->r.match;
    bool to_act = match->game->to_act(match, c->part->state) >> move->actor & 1;
    bool acts = c->named >= 0         ? move->actor == c->named || (move->actor == CHANCE && to_act)
                : c->part->actor >= 0 ? move->actor == c->part->actor
                                      : to_act;
    if (!acts || c->compared++ > MOST_COMPARED)
        return;
    struct guess guess = {.count = 1};
    int left = cost_of(p, p->left, c->part->from, c->part->to, &guess.unsure);
    guess.cost = left + compare(c, move)
                 + (c->named == move->actor ? 0
                    : move->actor == CHANCE ? COST_TABLE
                                            : COST_ACTOR);
    if (guess.cost > COST_MOST || guess.cost > c->guesses->cost
        || try_move(match, c->part->state, move, NULL, false) != TRIED_LEGAL)
        return;
    for (int at = c->part->from; at < c->part->to; at++) {
        c->used[at] = p->left[at] || !c->used[at];
        guess.unsure |= c->used[at] && p->class[at] >= IS_OF_GAME;
    }
    guess.left_out = words_left(p, c->used, c->part->from, c->part->to);
    guess.move[0] = *move;
    guess.move[0].map = NULL;
    add_guess(p, c->guesses, &guess);
}

/* Compares the part with what is legal now. */
static void compare_with_legal(struct proposer *p, const struct part *part, struct guesses *guesses)
{
    struct comparing c = {.suggestions = {compare_suggested}, .p = p, .part = part, .guesses = guesses, .named = -1};
    const struct match *match = p->r.match;
    if (!part->state)
        return;
    c.used = arena_raw(p->arena, (size_t)p->r.count + 1);
    for (int at = part->from; at < part->to && c.named < 0; at++)
        c.named = name_at(&p->r, at, &c.named_end);
    if (c.named >= 0 && c.named_end == part->to && part->from + 1 < part->to && c.named != part->actor)
        c.named_end = part->to;
    for (int verb = 0; match->game->verbs[verb].name; verb++)
        suggest_moves(match, part->state, verb, &c.suggestions);
}

/* ---- the line ------------------------------------------------------------------------------------------------------- */

static void propose_part(struct proposer *p, const struct part *part, struct guesses *guesses)
{
    p->read = 0;
    compare_with_legal(p, part, guesses);
    read_with_verb(p, part, guesses);
    read_shortened(p, part, guesses);
}

static bool has_verb_or_name(const struct proposer *p, int from, int to)
{
    int end;
    for (int at = from; at < to; at++)
        if (p->class[at] == IS_VERB || name_at(&p->r, at, &end) >= 0)
            return true;
    return false;
}

/* Cuts the line at joiners: the cheapest way to read its parts one after the other. */
static void propose_parts(struct proposer *p, const void *state, struct guesses *guesses)
{
    const struct match *match = p->r.match;
    struct end {
        int at;
        struct guess guess;
        void *state;
    } *end = arena_take(p->arena, (MOST_CUTS + 2) * sizeof *end);
    int ends = 1;
    for (int at = 1; at < p->r.count && ends <= MOST_CUTS; at++)
        if (is_joiner(&p->r, at) && !is_joiner(&p->r, at - 1))
            end[ends++] = (struct end){.at = at, .guess = {.cost = COST_MOST}};
    end[ends++] = (struct end){.at = p->r.count, .guess = {.cost = COST_MOST}};
    end[0].state = state ? state_copy(match, p->arena, state) : NULL;
    for (int to = 1; to < ends; to++)
        for (int from = 0; from < to && ends > 2; from++) {
            const struct guess *before = &end[from].guess;
            if (before->cost >= COST_MOST || !has_verb_or_name(p, end[from].at, end[to].at))
                continue;
            const struct move *last = before->count ? &before->move[before->count - 1] : NULL;
            struct part part = {end[from].at, end[to].at, last ? last->actor : -1, last ? last->verb : -1,
                                end[from].state};
            struct guesses found = {.cost = end[to].guess.cost - before->cost - COST_CUT};
            propose_part(p, &part, &found);
            const struct guess *guess = &found.guess[0];
            if (!found.count || before->count + guess->count > MOST_ENTRIES)
                continue;
            struct guess *whole = &end[to].guess;
            *whole = *before;
            whole->cost += guess->cost + COST_CUT;
            whole->unsure |= guess->unsure || found.count > 1;
            memcpy(whole->move + whole->count, guess->move, (size_t)guess->count * sizeof *guess->move);
            whole->count += guess->count;
            bool both = before->left_out && *before->left_out && *guess->left_out;
            whole->left_out = arena_format(p->arena, "%s%s%s", before->left_out ? before->left_out : "",
                                           both ? " " : "", guess->left_out);
            if (state) {
                end[to].state = arena_raw(p->arena, size_of_state(match));
                cost_of_playing(p, guess, end[from].state, end[to].state);
            }
        }
    if (end[ends - 1].guess.count > 1)
        add_guess(p, guesses, &end[ends - 1].guess);
}

/* Adds what the line may mean, `cost` besides. */
static void propose_line(const struct match *match, struct arena *arena, const char *line, const void *state, int cost,
                         struct guesses *guesses)
{
    struct proposer *p = arena_take(arena, sizeof *p);
    if (!line_open(&p->r, match, arena, line) || !p->r.count)
        return;
    size_t count = (size_t)p->r.count + 1;
    p->arena = arena;
    p->class = arena_take(arena, count * sizeof *p->class);
    p->left = arena_take(arena, count);
    int verbs = 0;
    while (match->game->verbs[verbs].name)
        verbs++;
    p->told = arena_take(arena, count * (size_t)verbs);
    classify(p);
    struct guesses found = {.cost = guesses->cost - cost};
    propose_part(p, &(struct part){0, p->r.count, -1, -1, state}, &found);
    if (found.cost > COST_VERB)
        propose_parts(p, state, &found);
    for (int i = 0; i < found.count; i++) {
        found.guess[i].cost += cost;
        found.guess[i].voids = p->voids;
        found.guess[i].unsure |= p->voids && found.guess[i].count > 1;
        add_guess(p, guesses, &found.guess[i]);
    }
    arena_free(&p->scratch);
}

/* The only known word that is spelt most like it; NULL: there is none. */
static const char *spelt(const struct reader *r, const char *word)
{
    size_t length = strlen(word);
    const struct says *says = r->says;
    const char *best = NULL;
    int least = length < 7 ? 1 : 2, meant = -1;
    for (int i = 0; i < says->forms; i++) {
        const struct says_form *form = &says->form[i];
        const char *text = says->texts + form->text;
        int wrong = !form->word || strlen(text) < 3 || (length < 4 && *text != *word) ? 9 : letters_wrong(word, text);
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
        if (form->word && form->word != meant && strncmp(says->texts + form->text, word, length) == 0) {
            best = meant < 0 ? says->texts + form->text : "";
            meant = form->word;
        }
    }
    return best && *best ? best : NULL;
}

/* The line with its unknown words spelt right; `count`: how many. */
static const char *spelt_right(const struct match *match, struct arena *arena, const char *line, int *count)
{
    struct reader r;
    struct text out = {0};
    int at = 0, end;
    *count = 0;
    if (!line_open(&r, match, arena, line))
        return line;
    for (int i = 0; i < r.count; i++) {
        const struct token *token = &r.token[i];
        bool known = token->flags || token->count || strlen(token->text) < 3 || !isalpha((unsigned char)*token->text)
                     || strpbrk(token->text, "0123456789") || name_at(&r, i, &end) >= 0
                     || verb_named(match->game, token->text) >= 0;
        const char *right = known ? NULL : spelt(&r, token->text);
        text_format(&out, "%.*s%s", token->from - at, line + at, right ? right : token->text);
        at = token->to + (right && line[token->to] == '.' && line[token->to + 1]);
        *count += right != NULL;
    }
    return arena_keep(arena, &out);
}

void phrase_propose(const struct match *match, struct arena *arena, const char *line, const void *state,
                    struct proposals *proposals)
{
    struct guesses guesses = {.cost = COST_MOST};
    *proposals = (struct proposals){0};
    line = plain_letters(arena, line);
    if (!match->game->says || strlen(line) > LONGEST_LINE)
        return;
    int corrected;
    const char *right = spelt_right(match, arena, line, &corrected);
    propose_line(match, arena, line, state, 0, &guesses);
    if (corrected)
        propose_line(match, arena, right, state, corrected * COST_SPELT, &guesses);
    for (int i = 0; i < guesses.count; i++) {
        const struct guess *guess = &guesses.guess[i];
        struct text out = {0};
        for (int j = 0; j < guess->count; j++)
            text_format(&out, "%s%s%s", j ? "\n" : "", move_line(arena, match, &guess->move[j]),
                        guess->voids ? " ruled void" : "");
        proposals->proposal[proposals->count++] = (struct proposal){arena_keep(arena, &out), guess->left_out};
    }
    proposals->sure = guesses.count == 1 && !guesses.guess[0].unsure;
}
