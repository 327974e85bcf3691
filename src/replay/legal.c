/* The legal entries of a position, and what would have been legal instead of an entry. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/words.h"
#include "replay/judge.h"
#include "replay/legal.h"
#include "replay/position.h"
#include "replay/worlds.h"

enum { MOST_LISTED = 200, SHORT_LIST = 8, LONG_LIST = 12, MOST_NEAR = 3, OTHER_FIELD = 100 };

/* ---- what is nearest ------------------------------------------------------------------------------------------- */

/* Keeps the legal entries nearest to an illegal one. Most candidates are too far away to be tried. */
struct vicinity {
    struct suggestions suggestions; /* must be first: it is cast */
    const struct match *match;
    const void *state;
    const struct move *wanted;
    const char *written, *own; /* the line of the entry, and its words that name something */
    struct move move[MOST_NEAR];
    int distance[MOST_NEAR], count;
};

static int fields_apart(const struct match *match, const struct move *a, const struct move *b)
{
    int apart = 0;
    for (int field = 0; match->game->verbs[a->verb].fields[field].shape; field++)
        apart += !move_same_field(a, b, field);
    return apart;
}

static int words_apart(const struct vicinity *near, const struct move *move)
{
    struct text line = {0};
    move_print(near->match, move, &line);
    int apart = line_distance(near->written, text_string(&line));
    text_free(&line);
    return apart < OTHER_FIELD ? apart : OTHER_FIELD - 1;
}

static bool is_near(const struct vicinity *near, int distance)
{
    return near->count < MOST_NEAR || distance < near->distance[near->count - 1];
}

static void keep_near(struct vicinity *near, const struct move *move, int distance)
{
    int place = near->count < MOST_NEAR ? near->count++ : near->count - 1;
    for (; place > 0 && near->distance[place - 1] > distance; place--) {
        near->move[place] = near->move[place - 1];
        near->distance[place] = near->distance[place - 1];
    }
    near->move[place] = *move;
    near->distance[place] = distance;
}

/* ---- what play() accepts without a finding, out of what the game suggests ---- */

struct trial {
    const struct match *match;
    const struct move *move;
    bool legal;
};

static bool is_legal_there(void *context, const void *state)
{
    struct trial *trial = context;
    trial->legal = try_move(trial->match, state, trial->move, NULL, false) == TRIED_LEGAL;
    return trial->legal;
}

bool is_legal(const struct match *match, const void *state, const struct move *move, void *after)
{
    struct trial trial = {match, move, try_move(match, state, move, after, false) == TRIED_LEGAL};
    if (trial.legal && match->worlds)
        worlds_each(match, state, is_legal_there, &trial);
    return trial.legal;
}

/* Tries each candidate on a copy of the state and keeps those that are legal. */
struct sieve {
    struct suggestions suggestions; /* must be first: it is cast */
    const struct match *match;
    const void *state;
    void *room;
    int actor, verb;
    int pieces; /* stop when the entries fold into more pieces than this; 0: list all */
    bool enough;
    struct moves *moves;
};

static int run_length(const struct match *match, const struct moves *moves, int first, int *field);

void moves_add(struct moves *moves, const struct move *move)
{
    moves->move = must_make_room(moves->move, moves->count, &moves->room, sizeof *moves->move);
    moves->move[moves->count++] = *move;
}

static void sift(struct suggestions *suggestions, const struct move *move)
{
    enum { NOW_AND_THEN = 32 };
    struct sieve *sieve = (struct sieve *)suggestions;
    struct moves *moves = sieve->moves;
    bool asked = (sieve->actor < 0 || sieve->actor == move->actor) && (sieve->verb < 0 || sieve->verb == move->verb);
    if (sieve->enough || !asked || !is_legal(sieve->match, sieve->state, move, sieve->room))
        return;
    moves_add(moves, move);
    if (!sieve->pieces || moves->count % NOW_AND_THEN)
        return;
    /* More moves never make fewer pieces, so it is enough to look now and then. */
    int pieces = 0, field;
    for (int i = 0; i < moves->count && pieces <= sieve->pieces; pieces++)
        i += run_length(sieve->match, moves, i, &field);
    sieve->enough = pieces > sieve->pieces;
}

/* Like legal_moves_of, but stops once the entries cannot be folded into `pieces`; the list is then not complete. */
static void legal_moves_folding(const struct match *match, const void *state, int actor, int verb, int pieces,
                                struct moves *moves)
{
    struct sieve sieve = {.suggestions = {sift},
                          .match = match,
                          .state = state,
                          .room = must_alloc(size_of_state(match)),
                          .actor = actor,
                          .verb = verb,
                          .pieces = pieces,
                          .moves = moves};
    suggest_moves(match, state, verb, &sieve.suggestions);
    free(sieve.room);
}

void legal_moves_of(const struct match *match, const void *state, int actor, int verb, struct moves *moves)
{
    legal_moves_folding(match, state, actor, verb, 0, moves);
}

void legal_moves(const struct match *match, const void *state, struct moves *moves)
{
    legal_moves_of(match, state, -1, -1, moves);
}

void moves_free(struct moves *moves)
{
    free(moves->move);
    *moves = (struct moves){0};
}

/* ---- folding --------------------------------------------------------------------------------------------------- */

/* The only number field in which b is `step` more than a with everything else equal; -1: none. */
static int step_field(const struct match *match, const struct move *a, const struct move *b, int step)
{
    const struct field *fields = match->game->verbs[a->verb].fields;
    for (int field = 0; a->verb == b->verb && a->actor == b->actor && fields[field].shape; field++) {
        bool number = fields[field].shape->form == FORM_NUMBER && items(a, field) == 1 && items(b, field) == 1;
        struct move raised = *a;
        if (!number)
            continue;
        raised.item[raised.field[field].from] += step;
        if (move_same(match, &raised, b))
            return field;
    }
    return -1;
}

static int run_length(const struct match *match, const struct moves *moves, int first, int *field)
{
    *field = -1;
    int length = 1;
    while (first + length < moves->count) {
        int f = step_field(match, &moves->move[first], &moves->move[first + length], length);
        if (f < 0 || (*field >= 0 && f != *field))
            break;
        *field = f;
        length++;
    }
    return length;
}

/* "bid athena gold 1-7": the number follows the name of its field. */
static void print_range(const struct match *match, const struct move *first, int field, int length, struct text *out)
{
    struct text line = {0}, named = {0};
    int low = item(first, field, 0), high = low + length - 1;
    move_print(match, first, &line);
    text_format(&named, "%s %d", match->game->verbs[first->verb].fields[field].name, low);
    const char *at = strstr(text_string(&line), text_string(&named));
    if (at)
        text_format(out, "%.*s-%d%s", (int)(at - line.bytes + (ptrdiff_t)named.length), line.bytes, high,
                    at + named.length);
    else
        text_format(out, "%s ... %d", text_string(&line), high);
    text_free(&line);
    text_free(&named);
}

/* Prints the moves folded: runs of numbers become ranges ("bid athena 1-7"). False if more than `most` pieces
   remain. */
static bool fold_moves(const struct match *match, const struct moves *moves, int most, struct text *out)
{
    int pieces = 0;
    for (int i = 0; i < moves->count;) {
        int field, length = run_length(match, moves, i, &field);
        if (++pieces > most)
            return false;
        text_add(out, i == 0 ? "" : i + length < moves->count ? ", " : ", or ");
        if (length > 1)
            print_range(match, &moves->move[i], field, length, out);
        else
            move_print(match, &moves->move[i], out);
        i += length;
    }
    return true;
}

/* Adds spaces, pieces and players: no verb, no names of fields, no numbers. */
static void print_own_words(const struct match *match, const struct move *move, struct text *out)
{
    static const char between[] = " ,:[]{}";
    const struct verb *verb = &match->game->verbs[move->verb];
    struct text value = {0}, word = {0};
    move_print_value(match, move, &value);
    for (const char *at = text_string(&value); *(at += strspn(at, between)); at += strcspn(at, between)) {
        text_clear(&word);
        text_add_bytes(&word, at, strcspn(at, between));
        bool number = strspn(text_string(&word), "0123456789") == word.length;
        if (!number && !same(text_string(&word), verb->name) && field_named(verb, text_string(&word)) < 0)
            text_format(out, "%s ", text_string(&word));
    }
    text_free(&value);
    text_free(&word);
}

/* Takes entries with the same verb, or with another verb and the same space or piece. */
static void look_near(struct suggestions *suggestions, const struct move *move)
{
    struct vicinity *near = (struct vicinity *)suggestions;
    bool beside = move->verb != near->wanted->verb, shares = true;
    int distance = beside ? 0 : OTHER_FIELD * fields_apart(near->match, near->wanted, move);
    if (move->actor != near->wanted->actor || !is_near(near, distance))
        return;
    if (beside) {
        struct text own = {0};
        print_own_words(near->match, move, &own);
        shares = own.length && line_shares(near->own, text_string(&own));
        text_free(&own);
    }
    distance += shares ? words_apart(near, move) : 0;
    if (shares && is_near(near, distance) && is_legal(near->match, near->state, move, NULL))
        keep_near(near, move, distance);
}

/* Names the verbs with legal entries of which none is among the nearest. */
static void print_other_verbs(const struct vicinity *near, struct text *out)
{
    const struct match *match = near->match;
    struct text verbs = {0};
    for (int verb = 0; match->game->verbs[verb].name; verb++) {
        struct moves moves = {0};
        bool named = verb == near->wanted->verb;
        for (int i = 0; i < near->count; i++)
            named |= near->move[i].verb == verb;
        if (!named)
            legal_moves_folding(match, near->state, near->wanted->actor, verb, 1, &moves);
        if (moves.count)
            text_join(&verbs, match->game->verbs[verb].name);
        moves_free(&moves);
    }
    if (verbs.length)
        text_format(out, "%s%s", out->length ? "; also: " : "", text_string(&verbs));
    text_free(&verbs);
}

static void print_nearest(const struct match *match, const void *state, const struct move *move, struct text *out)
{
    struct text written = {0}, own = {0};
    move_print(match, move, &written);
    print_own_words(match, move, &own);
    struct vicinity near = {.suggestions = {look_near},
                            .match = match,
                            .state = state,
                            .wanted = move,
                            .written = text_string(&written),
                            .own = text_string(&own)};
    suggest_moves(match, state, move->verb, &near.suggestions);
    bool beside = !near.count && own.length;
    for (int verb = 0; beside && match->game->verbs[verb].name; verb++)
        if (verb != move->verb)
            suggest_moves(match, state, verb, &near.suggestions);
    for (int i = 0; i < near.count; i++) {
        text_add(out, i ? ", " : "");
        move_print(match, &near.move[i], out);
    }
    print_other_verbs(&near, out);
    text_free(&written);
    text_free(&own);
}

/* ---- where everything is listed -------------------------------------------------------------------------------- */

/* A command that can be run as printed. None if `moves` cannot get there: after an entry from the command line or
   assumed entries, in a later document, or in a pipe. */
static void print_command(const struct judge *judge, struct text *out)
{
    const struct verdict *verdict = judge->verdict;
    bool beyond = (judge->quoted && judge->entry > judge->logged + 1) || judge->assumed.count;
    if (beyond || verdict->document > 1 || !verdict->file || same(verdict->file, "standard input"))
        return;
    text_add(out, "referee moves ");
    /* A shell may need quotes; what cannot be printed as it is becomes FILE. */
    const char *file = verdict->file;
    bool shown = same(file, printable(verdict->docket.arena, file)) && !strchr(file, '\'')
                 && !strstr(file, "##["); /* would begin a command in the logs of workflows */
    bool plain = !file[strspn(file, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._/+,@%-")];
    text_format(out, plain || !shown ? "%s" : "'%s'", shown ? file : "FILE");
    text_format(out, " --at %d", judge->entry - 1);
    text_add(out, judge->how->on_illegal == ILLEGAL_VOID ? " --on-illegal void" : "");
}

/* ---- all of it ------------------------------------------------------------------------------------------------- */

/* Too many to list: describes the nearest to the entry, for its actor or the only player to act. */
static void summarise(struct judge *judge, const void *state, const struct move *move, const struct moves *moves,
                      struct finding *finding)
{
    const struct match *match = &judge->verdict->match;
    struct arena *arena = judge->verdict->docket.arena;
    struct text summary = {0}, command = {0};
    if (!moves->count)
        return;
    if (!fold_moves(match, moves, SHORT_LIST, &summary)) {
        struct move nearby = *move;
        unsigned to_act = position_to_act(match, state);
        text_clear(&summary);
        nearby.actor = moves->move[0].actor;
        if (nearby.actor == move->actor || (to_act && !(to_act & (to_act - 1))))
            print_nearest(match, state, &nearby, &summary);
        if (state == judge->before)
            print_command(judge, &command);
    }
    finding->legal_summary = summary.length ? arena_string(arena, text_string(&summary)) : NULL;
    finding->legal_command = command.length ? arena_string(arena, text_string(&command)) : NULL;
    text_free(&summary);
    text_free(&command);
}

/* Adds what is legal in that state to the findings about the moment (`untimely`), or to the others. */
static void list_in(struct judge *judge, const void *state, const struct move *move, struct finding *finding,
                    bool untimely)
{
    const struct match *match = &judge->verdict->match;
    struct arena *arena = judge->verdict->docket.arena;
    struct moves moves = {0};
    struct finding list = {0};
    while (finding && is_untimely(finding->rule) != untimely)
        finding = finding->next;
    if (!finding)
        return;
    /* Those of that player, with any verb; if there are none, those of all players. */
    legal_moves_folding(match, state, move->actor, -1, SHORT_LIST, &moves);
    if (moves.count == 0)
        legal_moves_folding(match, state, -1, -1, SHORT_LIST, &moves);
    summarise(judge, state, move, &moves, &list);
    for (int i = 0; i < moves.count && moves.count <= LONG_LIST; i++)
        strings_add(arena, &list.legal, move_line(arena, match, &moves.move[i]));
    for (; finding; finding = finding->next)
        if (is_untimely(finding->rule) == untimely) {
            finding->legal_summary = list.legal_summary;
            finding->legal_command = list.legal_command;
            finding->legal = list.legal;
        }
    moves_free(&moves);
}

void list_alternatives(struct judge *judge, const struct move *move, struct finding *first)
{
    const struct match *match = &judge->verdict->match;
    if (judge->how->quiet || judge->listed++ >= MOST_LISTED)
        return;
    bool to_act = move->actor == CHANCE || position_to_act(match, judge->before) >> move->actor & 1;
    list_in(judge, judge->before, move, first, true);
    void *state = judge->before;
    if (!to_act && match->game->give_turn) {
        state = state_copy(match, &judge->entry_arena, judge->before);
        match->game->give_turn(match, state, move->actor);
    }
    list_in(judge, state, move, first, false);
}
