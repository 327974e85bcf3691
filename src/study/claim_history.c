/* Claim history: how a falsely claimed number came about, and when a game ended that is claimed to go on. */
#include "study/claim_history.h"

#include <string.h>

#include "base/words.h"
#include "replay/position.h"

enum { LAST_CHANGES = 4 };

/* The last entry that ended the game, and what its account line says about that. */
struct ending {
    int entry; /* 0: none */
    struct place at;
    char said[120];
};

static bool about_end(const struct verdict *verdict, const struct finding *finding)
{
    return finding->cited && finding->cited == rule_coded(verdict->game, "log.over");
}

static bool is_tied(const struct verdict *verdict, const struct finding *finding)
{
    return finding->ruling == RULING_FALSE && (finding->claimed_account || about_end(verdict, finding));
}

/* "carl has no isle: out; ben has 2 metropolises: the game is over": the last part. */
static void note_end(void *context, const struct step *step)
{
    struct ending *ending = context;
    if (position_over(step->match, step->before) || !position_over(step->match, step->after))
        return;
    const char *end = strstr(step->sums, "the game is over"), *from = end;
    while (from > step->sums && from[-1] != ';')
        from--;
    *ending = (struct ending){.entry = step->entry, .at = step->at};
    put_string(ending->said, sizeof ending->said, "%s", end ? from + strspn(from, " ") : "this ended the game");
    ending->said[strcspn(ending->said, ";")] = '\0';
}

static void tell_end(const struct verdict *verdict, const struct ending *ending, struct finding *finding,
                     struct arena *arena)
{
    if (!ending->entry && !verdict->final)
        finding->message = arena_format(arena, "%s; the position before the log says so", finding->message);
    else if (ending->entry && (!finding->entry || ending->entry < finding->entry))
        finding_relate(finding, arena, ending->at, arena_string(arena, ending->said));
}

static bool concerns(const struct booking *booking, const struct finding *finding)
{
    return booking->seat == finding->claimed_seat - 1 && booking->account == finding->claimed_account - 1
           && (!finding->entry || booking->entry <= finding->entry);
}

/* "it is 10: + 11 at entry 1, - 1 at entry 2"; "it is 5: 7 at the start, - 2 at entry 4"; "it is 6: 9 before, ...". */
static void tell(const struct verdict *verdict, struct finding *finding, struct arena *arena)
{
    int seat = finding->claimed_seat - 1, account = finding->claimed_account - 1, count = 0, passed = 0;
    /* The balance before the last few changes: the final balance less these and all later ones. */
    int held = position_balance(&verdict->match, verdict->state, seat, account).halves;
    struct text changes = {0};
    char room[16];
    for (const struct booking *booking = verdict->docket.bookings; booking; booking = booking->next)
        count += concerns(booking, finding);
    int older = count > LAST_CHANGES ? count - LAST_CHANGES : 0;
    for (const struct booking *booking = verdict->docket.bookings; booking; booking = booking->next)
        if (booking->seat == seat && booking->account == account && passed++ >= older)
            held -= booking->amount;
    if (held)
        text_format(&changes, "%s %s", halves_string(room, held), older ? "before" : "at the start");
    passed = 0;
    for (const struct booking *booking = verdict->docket.bookings; booking; booking = booking->next) {
        if (!concerns(booking, finding) || passed++ < older)
            continue;
        int amount = booking->amount;
        text_format(&changes, "%s%s %s at entry %d", changes.length ? ", " : "", amount < 0 ? "-" : "+",
                    halves_string(room, amount < 0 ? -amount : amount), booking->entry);
    }
    if (count)
        finding->message = arena_format(arena, "%s: %s", finding->message, text_string(&changes));
    text_free(&changes);
}

void tell_claim_history(struct verdict *verdict, struct source *source, const struct judging *how)
{
    struct finding *first = verdict->docket.first;
    while (first && !is_tied(verdict, first))
        first = first->next;
    if (!first || !source)
        return;
    struct box_cache cache = {0};
    struct ending ending = {0};
    struct judging booked = judging_like(how);
    booked.watch = note_end;
    booked.context = &ending;
    booked.cache = &cache;
    booked.quiet = booked.keep_books = true;
    struct verdict again;
    bool found = judge_record_again(source, verdict, &booked, &again);
    for (; found && again.state && first; first = first->next)
        if (about_end(verdict, first))
            tell_end(&again, &ending, first, &verdict->arena);
        else if (is_tied(verdict, first))
            tell(&again, first, &verdict->arena);
    verdict_free(&again);
    box_cache_free(&cache);
}
