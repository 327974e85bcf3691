/* A hearing: how a game says what it finds. */
#include "game/hearing.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "game/box.h"
#include "game/game.h"

bool is_untimely(const struct rule *rule)
{
    return strncmp(rule->code, "log.", 4) == 0 && rule != &common_rules[LOG_UNREADABLE];
}

enum outcome play_booked(struct hearing *h)
{
    const struct game *game = h->match->game;
    play_function *play = game->verbs[h->move->verb].play;
    return game->books.keep && books_are_kept(h) ? game->books.keep(h, play) : play(h);
}

enum tried try_move(const struct match *match, const void *state, const struct move *move, void *after, bool assumed)
{
    void *room = after ? after : must_alloc(size_of_state(match));
    if (room != state)
        memcpy(room, state, size_of_state(match));
    struct hearing silent = {.match = match, .state = room, .move = move, .is_assumed = assumed};
    enum outcome outcome = match->game->verbs[move->verb].play(&silent);
    if (!after)
        free(room);
    return outcome == REFUSED                                 ? TRIED_REFUSED
           : silent.untimely                                  ? TRIED_UNTIMELY
           : silent.broken                                    ? TRIED_ILLEGAL
           : match->game->lists.known_only && silent.unknowns ? TRIED_UNKNOWN
                                                              : TRIED_LEGAL;
}

/* The latest finding rests on something assumed. */
static void rest_on(struct hearing *h, const char *path)
{
    h->latest->idle |= h->latest->ruling == RULING_IMPOSSIBLE && h->move;
    finding_rest_on(h->latest, h->docket->arena, path);
}

static void rest_on_path(struct hearing *h, const char *path)
{
    struct arena *arena = h->docket->arena;
    if (box_said_by_club(h->match, path))
        strings_add(arena, &h->latest->sources, arena_format(arena, "`box: %s` comes from %s", path, h->match->club));
    if (box_provenance(h->match, path) == ASSUMED)
        rest_on(h, arena_string(arena, path));
}

void rests_on_table(struct hearing *h, const char *key)
{
    if (h->latest)
        rest_on(h, arena_format(h->docket->arena, "table.%s", key));
}

static void say(struct hearing *h, enum ruling ruling, const struct rule *rule, const char *format, va_list args)
    __attribute__((format(printf, 4, 0)));

static void say(struct hearing *h, enum ruling ruling, const struct rule *rule, const char *format, va_list args)
{
    h->said++;
    if (!h->docket)
        return;
    const struct node *node = h->move ? move_node(h->move, 0) : NULL;
    char message[512];
    format_string(message, sizeof message, format, args);
    h->latest = docket_add(h->docket, ruling, rule, printable(h->docket->arena, message));
    h->latest->at = node ? node->at : (struct place){0};
    h->latest->entry = h->entry;
    if (h->move)
        h->latest->player = actor_name(h->match, h->move->actor);
    for (const char *const *path = rule->rests_on; path && *path; path++)
        rest_on_path(h, *path);
}

enum outcome report_finding(struct hearing *h, enum ruling ruling, int rule, const char *format, ...)
{
    const struct rule *cited = rule < 0 ? &common_rules[COMMON_ROW(rule)] : &h->match->game->rules[rule];
    bool against = ruling <= RULING_DOUBTFUL;
    va_list args;
    h->latest = NULL;
    if (ruling == RULING_NOTED && h->docket && !docket_takes_note(h->docket))
        return REFUSED;
    h->broken += against;
    h->untimely += against && is_untimely(cited);
    h->doubts += ruling == RULING_DOUBTFUL;
    va_start(args, format);
    say(h, ruling, cited, format, args);
    va_end(args);
    return REFUSED;
}

void unknown(struct hearing *h, int rule, const char *fact, const char *format, ...)
{
    const struct docket *reported = h->docket ? h->docket : h->reported;
    h->latest = NULL;
    h->unknowns++;
    if (reported && docket_has_fact(reported, fact))
        return;
    va_list args;
    va_start(args, format);
    say(h, RULING_UNSETTLED, &common_rules[LOG_UNKNOWN], format, args);
    va_end(args);
    if (h->docket)
        docket_keep_fact(h->docket, h->latest, fact, &h->match->game->rules[rule]);
}

void unknown_of(struct hearing *h, int rule, int seat, const char *key, const char *what, const char *example)
{
    const char *name = h->match->names[seat];
    char fact[128];
    put_string(fact, sizeof fact, "%s.%s", key, name);
    unknown(h, rule, fact, "%s's %s not in the record; write `%s: {%s: %s}`", name, what, key, name, example);
}

void withdraw_finding(struct hearing *h, int rule, int entry)
{
    if (h->docket && entry > 0)
        docket_withdraw(h->docket, &h->match->game->rules[rule], entry);
}

void point_to(struct hearing *h, const struct node *node)
{
    if (h->latest && node)
        h->latest->at = node->at;
}

bool blame(struct hearing *h, const struct node *node, enum outcome outcome)
{
    point_to(h, node);
    return outcome == STANDS;
}

bool blame_unless_doubtful(struct hearing *h, const struct node *node, enum outcome outcome)
{
    return blame(h, node, outcome) || (h->latest && h->latest->ruling == RULING_DOUBTFUL);
}

void did_you_mean(struct hearing *h, struct hint hint)
{
    if (h->latest)
        finding_hint(h->latest, h->docket->arena, hint);
}

void lacks_words(struct hearing *h, const char *one, const char *other)
{
    if (!h->latest || h->entry)
        return;
    struct change *fix = arena_take(h->docket->arena, sizeof *fix);
    *fix = (struct change){.kind = CHANGE_TABLE, .text = arena_format(h->docket->arena, "table: {%s, %s}", one, other)};
    h->latest->fix = fix;
}

void point_at(struct hearing *h, int field, int index)
{
    const struct node *node = h->latest && h->move ? move_node(h->move, field >= 0 ? field : 0) : NULL;
    const struct node *one = node && index >= 0 && node->kind == NODE_LIST ? node_item(node, index) : NULL;
    point_to(h, field == AT_ACTOR ? h->actor_node : field == AT_VERB && node ? node->key : one ? one : node);
}

enum outcome refused_at(struct hearing *h, int field, int index, enum outcome outcome)
{
    point_at(h, field, index);
    return outcome;
}

void point_at_actor(struct hearing *h)
{
    point_at(h, AT_ACTOR, -1);
}

void point_at_verb(struct hearing *h)
{
    point_at(h, AT_VERB, -1);
}

void because(struct hearing *h, struct place at, const char *format, ...)
{
    if (!h->latest || at.line == 0)
        return;
    char message[256];
    FORMAT_ARGUMENTS(message, format);
    finding_relate(h->latest, h->docket->arena, at, printable(h->docket->arena, message));
}

void finding_hangs_on(const struct match *match, struct arena *arena, struct finding *finding, int question, int answer)
{
    const struct question *asked = &match->game->house[question];
    const char *said = arena_format(arena, "%s: %s", asked->name, asked->answers[answer]);
    if (strings_have(finding->house, said))
        return;
    strings_add(arena, &finding->house, said);
    if (match->house_said_by[question] == SAID_BY_CLUB)
        strings_add(arena, &finding->sources,
                    arena_format(arena, "`house: {%s: %s}` comes from %s", asked->name,
                                 asked->answers[match->house[question]], match->club));
}

void hangs_on(struct hearing *h, int question, int answer)
{
    if (h->latest)
        finding_hangs_on(h->match, h->docket->arena, h->latest, question, answer);
}

void rests_on(struct hearing *h, const char *format, ...)
{
    if (!h->latest)
        return;
    char path[256];
    FORMAT_ARGUMENTS(path, format);
    rest_on_path(h, path);
}

bool assumed(const struct match *match, const char *format, ...)
{
    char path[256];
    FORMAT_ARGUMENTS(path, format);
    return box_provenance(match, path) == ASSUMED;
}

/* The text of a map begins where the map does, and each of its lines at the left edge. */
__attribute__((noinline)) static struct place place_in_map(const struct written *written, int from, int to)
{
    int line = written->at.line, column = written->at.column + from;
    for (int i = 0; i < from; i++)
        if (written->text[i] == '\n') {
            line++;
            column = from - i;
        }
    return (struct place){line, column, line, column + to - from};
}

/* Place of these bytes of a short form; place of the whole entry if its text is not exactly as written, on one line. */
static struct place place_within(const struct written *written, int from, int to)
{
    const struct place *at = &written->at;
    if (!written->plain || at->line != at->end_line)
        return written->map ? place_in_map(written, from, to) : *at;
    return (struct place){at->line, at->column + from, at->line, at->column + to};
}

struct place here(const struct hearing *h, int field)
{
    if (!h->move || !given(h->move, field))
        return (struct place){0};
    const struct node *node = h->move->map ? move_node(h->move, field) : NULL;
    if (node)
        return node->at;
    return h->written ? place_within(h->written, h->written->field[field].from, h->written->field[field].to)
                      : (struct place){0};
}

struct place here_item(const struct hearing *h, int field, int index)
{
    const struct node *node = h->move ? move_node(h->move, field) : NULL;
    if (node)
        return node_item(node, index)->at;
    if (!h->written)
        return (struct place){0};
    const char *text = h->written->text, *between = h->written->map ? " ,[]" : " ";
    const char *word = text + h->written->field[field].from;
    for (word += strspn(word, between); index > 0; index--) {
        word += strcspn(word, between);
        word += strspn(word, between);
    }
    return place_within(h->written, (int)(word - text), (int)(word - text + (int)strcspn(word, between)));
}

static int row_coded(const struct game *game, const char *code)
{
    return (int)(rule_coded(game, code) - game->rules);
}

void test_whose_turn(struct hearing *h, int turn, struct place since)
{
    const struct game *game = h->match->game;
    const char *const *names = h->match->names;
    if (game->over(h->match, h->state)) {
        illegal(h, row_coded(game, "log.over"), "%s cannot play: the game is over", names[h->move->actor]);
        point_at_verb(h);
    } else if (turn != h->move->actor) {
        illegal(h, row_coded(game, "log.turn"), "it is %s's turn, not %s's", names[turn], names[h->move->actor]);
        point_at_actor(h);
        because(h, since, "after this it is the turn of %s", names[turn]);
    }
}

void book(struct hearing *h, int seat, int account, int amount, int rule)
{
    if (books_are_kept(h) && amount != 0)
        docket_book(h->docket, (struct booking){.entry = h->entry,
                                                .seat = seat,
                                                .account = account,
                                                .amount = amount,
                                                .rule = &h->match->game->rules[rule]});
}

void add_why(struct hearing *h, const char *format, ...)
{
    char why[300];
    FORMAT_ARGUMENTS(why, format);
    h->docket->last_booking->why = printable(h->docket->facts_arena ? h->docket->facts_arena : h->docket->arena, why);
}

void add_sum(struct hearing *h, const char *format, ...)
{
    text_add(h->sums, h->sums->length ? "; " : "");
    TEXT_ARGUMENTS(h->sums, format);
}
