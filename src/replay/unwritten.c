/* Unwritten decisions: quiet entries that are taken as made because what follows only fits after them. */
#include <string.h>

#include "base/words.h"
#include "replay/internal.h"

static enum outcome play_silently(const struct match *match, const struct move *move, void *state)
{
    struct hearing silent = {.match = match, .state = state, .move = move};
    return match->game->verbs[move->verb].play(&silent);
}

static void *open_room(struct judge *judge)
{
    struct verdict *verdict = judge->verdict;
    if (!judge->room) {
        judge->room = arena_raw(&verdict->arena, verdict->game->state_size);
        judge->trial = arena_raw(&verdict->arena, verdict->game->state_size);
        judge->unwritten.move = arena_raw(&verdict->arena, MOST_UNWRITTEN * sizeof *judge->unwritten.move);
    }
    return memcpy(judge->room, judge->before, verdict->game->state_size);
}

void find_unwritten(struct judge *judge, const struct move *next, bool untimely,
                    enum meeting (*meets)(struct judge *judge, const void *state, const void *what), const void *what,
                    struct unwritten *unwritten)
{
    const struct match *match = &judge->verdict->match;
    int timely = 0;
    unwritten->count = 0;
    if (!match->game->quiet)
        return;
    void *state = open_room(judge);
    for (int made = 0; made < MOST_UNWRITTEN && match->game->quiet(match, state, next, &unwritten->move[made]);) {
        if (play_silently(match, &unwritten->move[made++], state) == REFUSED)
            break;
        enum meeting meeting = meets(judge, state, what);
        if (meeting == MEETS_NONE_AS_TO_MOMENT && untimely && !timely)
            timely = made;
        if (meeting != MEETS_NOTHING)
            continue;
        unwritten->count = made;
        return;
    }
    unwritten->count = timely;
}

static int unwritten_question(const struct judge *judge)
{
    return question_named(judge->verdict->game, "unwritten");
}

bool unwritten_implied(const struct judge *judge)
{
    int question = unwritten_question(judge);
    return question < 0 || judge->verdict->match.house[question] == 0;
}

static bool breaks(const struct finding *finding, const struct rule *rule)
{
    while (finding && finding->rule != rule)
        finding = finding->next;
    return finding;
}

void hang_on_unwritten(struct judge *judge, struct finding *first, const struct finding *left)
{
    const struct question *question = &judge->verdict->game->house[unwritten_question(judge)];
    struct arena *arena = judge->verdict->docket.arena;
    const char *answer = arena_format(arena, "%s: %s", question->name, question->answers[0]);
    for (; first != left; first = first->next)
        if (!strings_have(first->house, answer) && !breaks(left, first->rule)) {
            tell_source(&judge->verdict->match, arena, first, unwritten_question(judge));
            strings_add(arena, &first->house, answer);
        }
}

void hear_after_unwritten(struct judge *judge, const struct move *move)
{
    struct hearing hearing = {
        .match = &judge->verdict->match, .state = open_room(judge), .move = move, .docket = &judge->verdict->docket};
    for (int i = 0; i < judge->unwritten.count; i++)
        play_silently(hearing.match, &judge->unwritten.move[i], hearing.state);
    hearing.match->game->verbs[move->verb].play(&hearing);
}

static void tell(const struct match *match, const void *state, const struct move *quiet, struct text *out)
{
    text_add(out, out->length ? ", " : "");
    if (match->game->tell_quiet) {
        match->game->tell_quiet(match, state, quiet, out);
        return;
    }
    text_format(out, "%s ", actor_name(match, quiet->actor));
    move_print_value(match, quiet, out);
}

void make_unwritten(struct judge *judge, const struct unwritten *unwritten, struct place at)
{
    struct verdict *verdict = judge->verdict;
    const struct match *match = &verdict->match;
    struct finding *last = verdict->docket.last;
    struct text made = {0};
    void *state = open_room(judge);
    struct finding *note = NULL;
    text_clear(&judge->sums);
    if (docket_takes_note(&verdict->docket))
        note = judge_find(judge, RULING_NOTED, &common_rules[LOG_UNWRITTEN], at, "taken as made");
    for (int i = 0; i < unwritten->count; i++) {
        struct hearing hearing = {.match = match,
                                  .state = state,
                                  .move = &unwritten->move[i],
                                  .docket = &verdict->docket,
                                  .sums = judge->how->watch ? &judge->sums : NULL,
                                  .entry = judge->entry};
        tell(match, state, &unwritten->move[i], &made);
        match->game->verbs[unwritten->move[i].verb].play(&hearing);
    }
    if (note)
        note->message = printable(verdict->docket.arena,
                                  arena_format(&judge->entry_arena, "taken as made: %s", text_string(&made)));
    for (struct finding *finding = docket_after(&verdict->docket, last); finding; finding = finding->next)
        finding->at = at;
    verdict->docket.decided += unwritten->count;
    judge->room = judge->before;
    judge->before = state;
    text_free(&made);
}
