/* What would have been legal instead of an entry, for its findings. */
#include <string.h>

#include "base/words.h"
#include "replay/judge.h"
#include "replay/legal.h"
#include "replay/position.h"

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

static bool same_field(const struct move *a, const struct move *b, int field)
{
    if (given(a, field) != given(b, field) || items(a, field) != items(b, field))
        return false;
    for (int i = 0; i < items(a, field); i++)
        if (item(a, field, i) != item(b, field, i))
            return false;
    return true;
}

static int fields_apart(const struct match *match, const struct move *a, const struct move *b)
{
    int apart = 0;
    for (int field = 0; match->game->verbs[a->verb].fields[field].shape; field++)
        apart += !same_field(a, b, field);
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

static void look_near(struct suggestions *suggestions, const struct move *move)
{
    struct vicinity *near = (struct vicinity *)suggestions;
    if (move->actor != near->wanted->actor)
        return;
    int distance = OTHER_FIELD * fields_apart(near->match, near->wanted, move);
    if (!is_near(near, distance))
        return;
    distance += words_apart(near, move);
    if (is_near(near, distance) && is_legal(near->match, near->state, move, NULL))
        keep_near(near, move, distance);
}

static bool is_field(const struct verb *verb, const char *word)
{
    const struct field *field = verb->fields;
    while (field->shape && !same(field->name, word))
        field++;
    return field->shape != NULL;
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
        if (!number && !same(text_string(&word), verb->name) && !is_field(verb, text_string(&word)))
            text_format(out, "%s ", text_string(&word));
    }
    text_free(&value);
    text_free(&word);
}

/* Takes an entry with another verb and the same space or piece. */
static void look_beside(struct suggestions *suggestions, const struct move *move)
{
    struct vicinity *near = (struct vicinity *)suggestions;
    struct text own = {0};
    if (move->actor == near->wanted->actor)
        print_own_words(near->match, move, &own);
    int distance = own.length && line_shares(near->own, text_string(&own)) ? words_apart(near, move) : OTHER_FIELD;
    if (distance < OTHER_FIELD && is_near(near, distance) && is_legal(near->match, near->state, move, NULL))
        keep_near(near, move, distance);
    text_free(&own);
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
    near.suggestions = (struct suggestions){look_beside};
    for (int verb = 0; beside && match->game->verbs[verb].name; verb++)
        if (verb != move->verb)
            suggest_moves(match, state, verb, &near.suggestions);
    for (int i = 0; i < near.count; i++) {
        text_add(out, i ? ", " : "");
        position_list_entry(match, &near.move[i], out);
    }
    text_free(&written);
    text_free(&own);
}

/* ---- where everything is listed -------------------------------------------------------------------------------- */

static void print_other_verbs(const struct match *match, const void *state, const struct move *move, struct text *out)
{
    struct text verbs = {0};
    for (int verb = 0; match->game->verbs[verb].name; verb++) {
        struct moves moves = {0};
        if (verb != move->verb)
            legal_moves_folding(match, state, move->actor, verb, 1, &moves);
        if (moves.count)
            text_join(&verbs, match->game->verbs[verb].name);
        moves_free(&moves);
    }
    if (verbs.length)
        text_format(out, "%s%s", out->length ? "; also: " : "", text_string(&verbs));
    text_free(&verbs);
}

/* A command that can be run as printed. None if `moves` cannot get there: after an entry from the command line or
   assumed entries, in a later document, or in a pipe. */
static void print_command(const struct judge *judge, struct text *out)
{
    const struct verdict *verdict = judge->verdict;
    bool beyond = (judge->quoted && judge->entry > judge->logged + 1) || judge->assumed.count;
    if (beyond || verdict->document > 1 || !verdict->file || same(verdict->file, "standard input"))
        return;
    text_add(out, "referee moves ");
    /* Prints the name in quotes for a shell if needed; FILE if it cannot be printed as it is. */
    const char *file = verdict->file;
    bool shown = same(file, printable(judge->verdict->docket.arena, file)) && !strchr(file, '\'')
                 && !strstr(file, "##["); /* would begin a command in the logs of workflows */
    bool plain = !file[strspn(file, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._/+,@%-")];
    text_format(out, plain || !shown ? "%s" : "'%s'", shown ? file : "FILE");
    text_format(out, " --at %d", judge->entry - 1);
    text_add(out, judge->how->on_illegal == ILLEGAL_VOID ? " --on-illegal void" : "");
}

/* ---- all of it ------------------------------------------------------------------------------------------------- */

/* Collects the legal entries of that player, with any verb; if there are none, those of all players. */
static void collect(const struct match *match, const void *state, const struct move *move, struct moves *moves)
{
    legal_moves_folding(match, state, move->actor, -1, SHORT_LIST, moves);
    if (moves->count == 0)
        legal_moves_folding(match, state, -1, -1, SHORT_LIST, moves);
}

static bool one_to_act(const struct match *match, const void *state)
{
    unsigned to_act = position_to_act(match, state);
    return to_act && (to_act & (to_act - 1)) == 0;
}

/* Keeps the text in the arena; NULL if it is empty. */
static const char *kept(struct judge *judge, struct text *said)
{
    if (said->length)
        return arena_keep(judge->verdict->docket.arena, said);
    text_free(said);
    return NULL;
}

/* Too many to list: describes the nearest to the entry, for its actor or the only player to act. */
static void summarise(struct judge *judge, const void *state, const struct move *move, const struct moves *moves,
                      struct finding *finding)
{
    const struct match *match = &judge->verdict->match;
    struct text summary = {0}, command = {0};
    if (!moves->count)
        return;
    if (!fold_moves(match, moves, SHORT_LIST, &summary)) {
        struct move nearby = *move;
        text_clear(&summary);
        nearby.actor = moves->move[0].actor;
        if (nearby.actor == move->actor || one_to_act(match, state)) {
            print_nearest(match, state, &nearby, &summary);
            print_other_verbs(match, state, &nearby, &summary);
        }
        if (state == judge->before)
            print_command(judge, &command);
    }
    finding->legal_summary = kept(judge, &summary);
    finding->legal_command = kept(judge, &command);
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
    collect(match, state, move, &moves);
    summarise(judge, state, move, &moves, &list);
    for (int i = 0; i < moves.count && moves.count <= LONG_LIST; i++) {
        struct text one = {0};
        position_list_entry(match, &moves.move[i], &one);
        strings_add(arena, &list.legal, arena_keep(arena, &one));
    }
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
    if (to_act || !match->game->give_turn) {
        list_in(judge, judge->before, move, first, false);
        return;
    }
    void *state =
        memcpy(arena_raw(&judge->entry_arena, match->game->state_size), judge->before, match->game->state_size);
    match->game->give_turn(match, state, move->actor);
    list_in(judge, state, move, first, false);
}
