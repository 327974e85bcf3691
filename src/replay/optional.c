/* Optional entries: those that are assumed because what follows is legal only after them. */
#include <string.h>

#include "base/words.h"
#include "replay/judge.h"
#include "replay/position.h"
#include "replay/worlds.h"

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
    if (!match->game->optional.entry)
        return;
    void *state = open_room(judge);
    enum meeting meeting = MEETS_FINDING;
    for (int made = 1; made <= MOST_ASSUMED && meeting != MEETS_NOTHING; made++) {
        struct move *move = &assumed->move[made - 1];
        enum optional kind = match->game->optional.entry(match, state, search->next, move);
        if (kind == NOT_OPTIONAL || (kind == CHOICE && !search->next))
            break;
        assumed->kind[made - 1] = kind;
        if (try_move(match, state, move, state, true) == TRIED_REFUSED)
            break;
        meeting = search->meets(judge, state, search->what);
        bool timely = meeting == MEETS_NONE_AS_TO_MOMENT && search->untimely && !assumed->count;
        if (meeting == MEETS_NOTHING || timely)
            assumed->count = made;
    }
}

void *after_assumed(struct judge *judge)
{
    void *state = open_room(judge);
    for (int i = 0; i < judge->assumed.count; i++)
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
    for (; first; first = first->next)
        if (!breaks_rule(left, first->rule))
            finding_hangs_on(&judge->verdict->match, judge->verdict->docket.arena, first, row, 0);
}

/* ---- choices ----------------------------------------------------------------------------------------------------- */

static void keep_choice(struct judge *judge, const struct move *move, const void *state)
{
    const struct match *match = &judge->verdict->match;
    struct arena *arena = &judge->verdict->arena;
    if (!judge->choice) {
        judge->choice = arena_take(arena, MOST_CHOICES * sizeof *judge->choice);
        for (int i = 0; i < MOST_CHOICES; i++)
            judge->choice[i].before = arena_raw(arena, size_of_state(match));
    }
    struct choice *choice = &judge->choice[judge->choices++ % MOST_CHOICES];
    choice->move = *move;
    choice->entry = judge->entry;
    memcpy(choice->before, state, size_of_state(match));
}

/* The last choice that could have been this entry, or NULL. */
static const struct choice *choice_meant(struct judge *judge, const struct move *move)
{
    for (int i = judge->choices - 1; i >= 0 && i >= judge->choices - MOST_CHOICES; i--) {
        const struct choice *choice = &judge->choice[i % MOST_CHOICES];
        if (choice->move.actor == move->actor
            && try_move(&judge->verdict->match, choice->before, move, NULL, false) == TRIED_LEGAL)
            return choice;
    }
    return NULL;
}

static void tell(const struct match *match, const void *state, const struct move *move, struct text *out)
{
    if (match->game->optional.tell) {
        match->game->optional.tell(match, state, move, out);
        return;
    }
    text_format(out, "%s ", actor_name(match, move->actor));
    move_print_value(match, move, out);
}

void tell_where_it_belongs(struct judge *judge, const struct move *move, struct finding *first)
{
    const struct match *match = &judge->verdict->match;
    struct text assumed = {0};
    while (first && first->ruling != RULING_ILLEGAL && first->ruling != RULING_IMPOSSIBLE)
        first = first->next;
    const struct choice *choice = first ? choice_meant(judge, move) : NULL;
    if (!choice)
        return;
    tell(match, choice->before, &choice->move, &assumed);
    first->belongs = choice->entry;
    first->message = printable(judge->verdict->docket.arena,
                               arena_format(judge->verdict->docket.arena,
                                            "%s; this choice belongs before entry %d, where `%s` was assumed",
                                            first->message, choice->entry, text_string(&assumed)));
    text_free(&assumed);
}

void forget_choices(struct judge *judge)
{
    judge->choices = 0;
    judge->undecided = judge->given_up = NULL;
}

/* Describes what is assumed before the entry, in the words of the game; for a gap, the message. */
static const char *tell_later(struct judge *judge, enum in_words how, const char *message)
{
    const struct match *match = &judge->verdict->match;
    struct text words = {0};
    if (message || !match->game->optional.tell_all)
        return message;
    text_add(&words, how == TELL_ASSUMED ? "assumed: " : "the log leaves out ");
    match->game->optional.tell_all(match, judge->before, judge->assumed.move, judge->assumed.count, how, &words);
    return arena_keep(&judge->verdict->arena, &words);
}

/* Remembers the first choice that was assumed: who won depends on it. */
static void keep_undecided(struct judge *judge, bool gap, const char *message)
{
    if (judge->undecided)
        return;
    bool plain = gap || !judge->verdict->game->optional.tell_all;
    const char *kept = plain ? arena_string(&judge->verdict->arena, message) : NULL;
    judge->undecided = tell_later(judge, TELL_LATER, kept);
    judge->given_up = tell_later(judge, TELL_ASSUMED, kept);
}

/* ---- assuming them ---------------------------------------------------------------------------------------------- */

/* Describes what is not written before this entry; `made` describes all assumed entries. */
static void tell_assumed(struct judge *judge, int choices, const struct text *made, struct text *out)
{
    const struct match *match = &judge->verdict->match;
    if (choices > MOST_CHOICES) {
        /* "the survey of season 1 is not written" */
        if (match->game->optional.name_gap)
            match->game->optional.name_gap(match, judge->before, out);
        else
            position_moment(match, judge->before, out);
        text_add(out, " is not written");
    } else if (match->game->optional.tell_all && (choices || !match->game->optional.tell)) {
        text_add(out, choices ? "not written: " : "assumed: ");
        match->game->optional.tell_all(match, judge->before, judge->assumed.move, judge->assumed.count, TELL_THERE,
                                       out);
    } else
        text_format(out, "%s%s", choices ? "not written, and assumed: " : "assumed: ", text_string(made));
}

/* Plays the assumed entries on the state, adds their findings, and describes them. */
static struct text play_assumed(struct judge *judge, void *state, bool gap)
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
        text_add(&made, made.length ? ", " : "");
        tell(&verdict->match, state, hearing.move, &made);
        if (judge->assumed.kind[i] == CHOICE) {
            keep_choice(judge, hearing.move, state);
            worlds_choose(judge, state, gap ? NULL : hearing.move);
        }
        play_booked(&hearing);
    }
    return made;
}

void assume_optional(struct judge *judge, struct place at)
{
    struct verdict *verdict = judge->verdict;
    struct finding *last = verdict->docket.last;
    int choices = 0;
    for (int i = 0; i < judge->assumed.count; i++)
        choices += judge->assumed.kind[i] == CHOICE;
    bool gap = choices > MOST_CHOICES;
    void *state = open_room(judge);
    struct booking *booked = verdict->docket.last_booking;
    text_clear(&judge->sums);
    /* The finding comes before those of the assumed entries, which are needed for its message. */
    struct finding *finding =
        choices ? judge_find(judge, RULING_UNSETTLED, &common_rules[gap ? LOG_GAP : LOG_UNWRITTEN], at, "assumed")
                : judge_note(judge, LOG_UNWRITTEN, at, "assumed");
    struct text made = play_assumed(judge, state, gap), message = {0};
    tell_assumed(judge, choices, &made, &message);
    if (finding)
        finding->message = printable(verdict->docket.arena, text_string(&message));
    if (choices)
        keep_undecided(judge, gap, text_string(&message));
    for (struct finding *found = findings_after(judge, last); found; found = found->next)
        found->at = at;
    verdict->docket.decided += choices ? 0 : judge->assumed.count;
    book_changes(judge, judge->before, state, booked, NULL);
    judge->room = judge->before;
    judge->before = state;
    text_free(&made);
    text_free(&message);
}
