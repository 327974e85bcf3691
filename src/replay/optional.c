/* Optional entries: those that are assumed because what follows is legal only after them. */
#include <string.h>

#include "base/words.h"
#include "replay/judge.h"
#include "replay/position.h"

static void *open_room(struct judge *judge)
{
    struct verdict *verdict = judge->verdict;
    struct assumed *assumed = &judge->assumed;
    if (!judge->room) {
        judge->room = arena_raw(&verdict->arena, verdict->game->state_size);
        judge->trial = arena_raw(&verdict->arena, verdict->game->state_size);
        assumed->move = arena_raw(&verdict->arena, MOST_ASSUMED * sizeof *assumed->move);
        assumed->kind = arena_raw(&verdict->arena, MOST_ASSUMED * sizeof *assumed->kind);
    }
    return memcpy(judge->room, judge->before, verdict->game->state_size);
}

/* ---- looking for them ------------------------------------------------------------------------------------------- */

/* Plays one more optional entry on the state, as row `made`. */
static bool make_next(struct judge *judge, const struct search *search, void *state, int made)
{
    const struct match *match = &judge->verdict->match;
    struct move *move = &judge->assumed.move[made];
    enum optional kind = match->game->optional.entry(match, state, search->next, move);
    if (kind == NOT_OPTIONAL || (kind != HARMLESS && !search->sacrifices))
        return false;
    judge->assumed.kind[made] = kind;
    judge->tries = kind > judge->tries ? kind : judge->tries;
    return try_move(match, state, move, state, true) != TRIED_REFUSED;
}

static int smallest_number(struct judge *judge, const struct search *search)
{
    void *state = open_room(judge);
    int timely = 0;
    judge->tries = NOT_OPTIONAL;
    for (int made = 0; made < MOST_ASSUMED && make_next(judge, search, state, made);) {
        made++;
        enum meeting meeting = search->meets(judge, state, search->what);
        if (meeting == MEETS_NOTHING)
            return made;
        if (meeting == MEETS_NONE_AS_TO_MOMENT && search->untimely && !timely)
            timely = made;
    }
    return timely;
}

void find_optional(struct judge *judge, const struct search *search)
{
    bool any = judge->verdict->game->optional.entry;
    judge->assumed.count = any ? smallest_number(judge, search) : 0;
    judge->tries = NOT_OPTIONAL;
}

void *after_assumed(struct judge *judge, int count)
{
    void *state = open_room(judge);
    for (int i = 0; i < count; i++)
        try_move(&judge->verdict->match, state, &judge->assumed.move[i], state, true);
    return state;
}

/* ---- the house -------------------------------------------------------------------------------------------------- */

static int optional_question(const struct judge *judge)
{
    return question_named(judge->verdict->game, "unwritten");
}

bool optional_are_implied(const struct judge *judge)
{
    int question = optional_question(judge);
    return question < 0 || judge->verdict->match.house[question] == 0;
}

static bool breaks(const struct finding *finding, const struct rule *rule)
{
    while (finding && finding->rule != rule)
        finding = finding->next;
    return finding;
}

void hang_on_optional(struct judge *judge, struct finding *first, const struct finding *left)
{
    const struct question *question = &judge->verdict->game->house[optional_question(judge)];
    struct arena *arena = judge->verdict->docket.arena;
    const char *answer = arena_format(arena, "%s: %s", question->name, question->answers[0]);
    for (; first != left; first = first->next)
        if (!strings_have(first->house, answer) && !breaks(left, first->rule)) {
            tell_source(&judge->verdict->match, arena, first, optional_question(judge));
            strings_add(arena, &first->house, answer);
        }
}

/* ---- assuming them ---------------------------------------------------------------------------------------------- */

static void tell(const struct match *match, const void *state, const struct move *optional, struct text *out)
{
    text_add(out, out->length ? ", " : "");
    if (match->game->optional.tell) {
        match->game->optional.tell(match, state, optional, out);
        return;
    }
    text_format(out, "%s ", actor_name(match, optional->actor));
    move_print_value(match, optional, out);
}

/* Describes what is not written before this entry; `made` describes all assumed entries. */
static void tell_assumed(struct judge *judge, int sacrifices, const struct text *made, struct text *out)
{
    const struct match *match = &judge->verdict->match;
    if (sacrifices > MOST_SACRIFICES) {
        /* "the survey of season 1 is not written" */
        if (match->game->optional.name_gap)
            match->game->optional.name_gap(match, judge->before, out);
        else
            position_moment(match, judge->before, out);
        text_add(out, " is not written");
    } else if (sacrifices && match->game->optional.tell_sacrifices) {
        text_add(out, "not written: ");
        match->game->optional.tell_sacrifices(match, judge->before, judge->assumed.move, judge->assumed.count,
                                              TELL_THERE, out);
    } else
        text_format(out, "%s%s", sacrifices ? "not written, and assumed: " : "assumed: ", text_string(made));
}

/* Plays the assumed entries on the state, adds their findings, and describes them. */
static struct text play_assumed(struct judge *judge, void *state)
{
    struct verdict *verdict = judge->verdict;
    struct text made = {0};
    for (int i = 0; i < judge->assumed.count; i++) {
        struct hearing hearing = {.match = &verdict->match,
                                  .state = state,
                                  .move = &judge->assumed.move[i],
                                  .docket = &verdict->docket,
                                  .sums = judge->how->watch ? &judge->sums : NULL,
                                  .entry = judge->entry,
                                  .is_assumed = true};
        tell(&verdict->match, state, hearing.move, &made);
        if (judge->assumed.kind[i] != HARMLESS)
            pending_sacrifice(judge, i, state);
        play_booked(&hearing);
    }
    return made;
}

/* Beyond this number the rest count as a gap. */
enum { MOST_UNDECIDED = 4096 };

void push_undecided(struct judge *judge, struct undecided *undecided)
{
    undecided->next = judge->undecided;
    undecided->first = judge->undecided ? judge->undecided->first : undecided;
    undecided->count = judge->undecided ? judge->undecided->count + 1 : 1;
    judge->undecided = undecided;
}

static void add_undecided(struct judge *judge, struct undecided undecided)
{
    if (judge->undecided && judge->undecided->count == MOST_UNDECIDED) {
        judge->undecided->gap = true;
        return;
    }
    struct undecided *kept = arena_take(&judge->verdict->arena, sizeof *kept);
    *kept = undecided;
    push_undecided(judge, kept);
}

/* Describes all that is assumed before the entry, in the words of the game; for a gap, the message. */
static const char *tell_later(struct judge *judge, enum in_words how, bool gap, const char *message)
{
    const struct match *match = &judge->verdict->match;
    if (gap || !match->game->optional.tell_sacrifices)
        return arena_string(&judge->verdict->arena, message);
    struct text words = {0};
    text_add(&words, how == TELL_ASSUMED ? "assumed: " : "not written: ");
    match->game->optional.tell_sacrifices(match, judge->before, judge->assumed.move, judge->assumed.count, how, &words);
    const char *told = arena_string(&judge->verdict->arena, text_string(&words));
    text_free(&words);
    return told;
}

/* Remembers that who won depends on these entries. */
static void keep_undecided(struct judge *judge, bool gap, const char *message)
{
    struct undecided undecided = {.gap = gap};
    for (int i = 0; i < judge->assumed.count; i++) {
        enum optional kind = judge->assumed.kind[i];
        if (kind == HARMLESS || (kind != DECIDING && !gap) || pending_confirmed(judge, i))
            continue;
        if (!undecided.why) {
            undecided.why = tell_later(judge, TELL_LATER, gap, message);
            undecided.assumed = tell_later(judge, TELL_ASSUMED, gap, message);
        }
        undecided.move = judge->assumed.move[i];
        add_undecided(judge, undecided);
    }
}

/* Adds the finding that names the assumed entries, without its message yet; NULL: it is only counted. */
static struct finding *announce(struct judge *judge, int sacrifices, struct place at)
{
    const struct rule *rule = &common_rules[sacrifices > MOST_SACRIFICES ? LOG_GAP : LOG_UNWRITTEN];
    if (!sacrifices && !docket_takes_note(&judge->verdict->docket))
        return NULL;
    return judge_find(judge, sacrifices ? RULING_UNSETTLED : RULING_NOTED, rule, at, "assumed");
}

void assume_optional(struct judge *judge, struct place at)
{
    struct verdict *verdict = judge->verdict;
    struct finding *last = verdict->docket.last;
    int sacrifices = 0; /* that no later entry confirms */
    for (int i = 0; i < judge->assumed.count; i++)
        sacrifices += judge->assumed.kind[i] != HARMLESS && !pending_confirmed(judge, i);
    void *state = open_room(judge);
    text_clear(&judge->sums);
    struct finding *finding = announce(judge, sacrifices, at);
    struct text made = play_assumed(judge, state), message = {0};
    tell_assumed(judge, sacrifices, &made, &message);
    if (finding)
        finding->message = printable(verdict->docket.arena, text_string(&message));
    keep_undecided(judge, sacrifices > MOST_SACRIFICES, text_string(&message));
    for (struct finding *found = docket_after(&verdict->docket, last); found; found = found->next)
        found->at = at;
    verdict->docket.decided += sacrifices ? 0 : judge->assumed.count;
    judge->room = judge->before;
    judge->before = state;
    text_free(&made);
    text_free(&message);
}
