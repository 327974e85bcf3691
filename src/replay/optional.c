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
        judge->room = arena_raw(&verdict->arena, size_of_state(&verdict->match));
        judge->trial = arena_raw(&verdict->arena, size_of_state(&verdict->match));
        assumed->move = arena_raw(&verdict->arena, MOST_ASSUMED * sizeof *assumed->move);
        assumed->kind = arena_raw(&verdict->arena, MOST_ASSUMED * sizeof *assumed->kind);
    }
    return memcpy(judge->room, judge->before, size_of_state(&verdict->match));
}

/* ---- looking for them ------------------------------------------------------------------------------------------- */

void find_optional(struct judge *judge, const struct search *search)
{
    const struct match *match = &judge->verdict->match;
    struct assumed *assumed = &judge->assumed;
    assumed->count = 0;
    judge->tries = NOT_OPTIONAL;
    if (!match->game->optional.entry)
        return;
    void *state = open_room(judge);
    enum meeting meeting = MEETS_FINDING;
    for (int made = 1; made <= MOST_ASSUMED && meeting != MEETS_NOTHING; made++) {
        struct move *move = &assumed->move[made - 1];
        enum optional kind = match->game->optional.entry(match, state, search->next, move);
        if (kind == NOT_OPTIONAL || (kind != HARMLESS && !search->sacrifices))
            break;
        assumed->kind[made - 1] = kind;
        judge->tries = kind > judge->tries ? kind : judge->tries;
        if (try_move(match, state, move, state, true) == TRIED_REFUSED)
            break;
        meeting = search->meets(judge, state, search->what);
        bool timely = meeting == MEETS_NONE_AS_TO_MOMENT && search->untimely && !assumed->count;
        if (meeting == MEETS_NOTHING || timely)
            assumed->count = made;
    }
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

bool optional_are_implied(const struct judge *judge)
{
    int question = question_named(judge->verdict->game, "unwritten");
    return question < 0 || judge->verdict->match.house[question] == 0;
}

void hang_on_optional(struct judge *judge, struct finding *first, const struct finding *left)
{
    int row = question_named(judge->verdict->game, "unwritten");
    for (; first != left; first = first->next)
        if (!breaks_rule(left, first->rule))
            finding_hangs_on(&judge->verdict->match, judge->verdict->docket.arena, first, row, 0);
}

/* ---- assuming them ---------------------------------------------------------------------------------------------- */

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
    } else if (match->game->optional.tell_all && (sacrifices || !match->game->optional.tell)) {
        text_add(out, sacrifices ? "not written: " : "assumed: ");
        match->game->optional.tell_all(match, judge->before, judge->assumed.move, judge->assumed.count, TELL_THERE,
                                       out);
    } else
        text_format(out, "%s%s", sacrifices ? "not written, and assumed: " : "assumed: ", text_string(made));
}

/* Plays the assumed entries on the state, adds their findings, and describes them. */
static struct text play_assumed(struct judge *judge, void *state)
{
    struct verdict *verdict = judge->verdict;
    const struct game_optional *optional = &verdict->game->optional;
    struct text made = {0};
    for (int i = 0; i < judge->assumed.count; i++) {
        struct hearing hearing = {.match = &verdict->match,
                                  .state = state,
                                  .move = &judge->assumed.move[i],
                                  .docket = &verdict->docket,
                                  .sums = judge->how->watch ? &judge->sums : NULL,
                                  .entry = judge->entry,
                                  .is_assumed = true};
        text_add(&made, made.length ? ", " : "");
        if (optional->tell)
            optional->tell(&verdict->match, state, hearing.move, &made);
        else {
            text_format(&made, "%s ", actor_name(&verdict->match, hearing.move->actor));
            move_print_value(&verdict->match, hearing.move, &made);
        }
        if (judge->assumed.kind[i] != HARMLESS)
            pending_sacrifice(judge, i, state);
        play_booked(&hearing);
    }
    return made;
}

void push_undecided(struct judge *judge, const struct undecided *like)
{
    struct undecided *undecided = arena_take(&judge->verdict->arena, sizeof *undecided);
    *undecided = *like;
    undecided->next = judge->undecided;
    undecided->first = judge->undecided ? judge->undecided->first : undecided;
    undecided->count = judge->undecided ? judge->undecided->count + 1 : 1;
    judge->undecided = undecided;
}

/* Describes all that is assumed before the entry, in the words of the game; for a gap, the message. */
static const char *tell_later(struct judge *judge, enum in_words how, bool gap, const char *message)
{
    const struct match *match = &judge->verdict->match;
    if (gap || !match->game->optional.tell_all)
        return arena_string(&judge->verdict->arena, message);
    struct text words = {0};
    text_add(&words, how == TELL_ASSUMED ? "assumed: " : "the log leaves out ");
    match->game->optional.tell_all(match, judge->before, judge->assumed.move, judge->assumed.count, how, &words);
    return arena_keep(&judge->verdict->arena, &words);
}

/* Remembers that who won depends on these entries. Beyond a number of them the rest count as a gap. */
static void keep_undecided(struct judge *judge, bool gap, const char *message)
{
    enum { MOST_UNDECIDED = 4096 };
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
        if (judge->undecided && judge->undecided->count == MOST_UNDECIDED)
            judge->undecided->gap = true;
        else
            push_undecided(judge, &undecided);
    }
}

void assume_optional(struct judge *judge, struct place at)
{
    struct verdict *verdict = judge->verdict;
    struct finding *last = verdict->docket.last;
    int sacrifices = 0; /* that no later entry confirms */
    for (int i = 0; i < judge->assumed.count; i++)
        sacrifices += judge->assumed.kind[i] != HARMLESS && !pending_confirmed(judge, i);
    bool gap = sacrifices > MOST_SACRIFICES;
    void *state = open_room(judge);
    text_clear(&judge->sums);
    /* The finding comes before those of the assumed entries, which are needed for its message. */
    struct finding *finding =
        sacrifices ? judge_find(judge, RULING_UNSETTLED, &common_rules[gap ? LOG_GAP : LOG_UNWRITTEN], at, "assumed")
                   : judge_note(judge, LOG_UNWRITTEN, at, "assumed");
    struct text made = play_assumed(judge, state), message = {0};
    tell_assumed(judge, sacrifices, &made, &message);
    if (finding)
        finding->message = printable(verdict->docket.arena, text_string(&message));
    keep_undecided(judge, gap, text_string(&message));
    for (struct finding *found = findings_after(judge, last); found; found = found->next)
        found->at = at;
    verdict->docket.decided += sacrifices ? 0 : judge->assumed.count;
    judge->room = judge->before;
    judge->before = state;
    text_free(&made);
    text_free(&message);
}
