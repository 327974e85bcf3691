/* Claim history: how a falsely claimed number came about. */
#include "study/claim_history.h"

#include "base/words.h"
#include "replay/position.h"

enum { LAST_CHANGES = 4 };

static bool is_tied(const struct finding *finding)
{
    return finding->claimed_account && finding->ruling == RULING_FALSE;
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
    while (first && !is_tied(first))
        first = first->next;
    if (!first || !source)
        return;
    struct box_cache cache = {0};
    struct judging booked = judging_like(how);
    booked.cache = &cache;
    booked.quiet = booked.keep_books = true;
    struct verdict again;
    bool found = judge_record_again(source, verdict, &booked, &again);
    for (; found && again.state && first; first = first->next)
        if (is_tied(first))
            tell(&again, first, &verdict->arena);
    verdict_free(&again);
    box_cache_free(&cache);
}
