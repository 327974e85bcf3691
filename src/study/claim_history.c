/* How a wrong number came about. */
#include "study/claim_history.h"

#include "base/words.h"

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

/* "it is 10: + 11 at entry 1, - 1 at entry 2". */
static void tell(const struct docket *books, struct finding *finding, struct arena *arena)
{
    struct text changes = {0};
    int count = 0, passed = 0;
    for (const struct booking *booking = books->bookings; booking; booking = booking->next)
        count += concerns(booking, finding);
    for (const struct booking *booking = books->bookings; booking; booking = booking->next) {
        char room[16];
        if (!concerns(booking, finding) || passed++ < count - LAST_CHANGES)
            continue;
        int amount = booking->amount;
        text_format(&changes, "%s%s %s at entry %d", changes.length ? ", " : "", amount < 0 ? "-" : "+",
                    halves_string(room, amount < 0 ? -amount : amount), booking->entry);
    }
    if (changes.length)
        finding->message = arena_format(arena, "%s: %s%s", finding->message, count > LAST_CHANGES ? "lately " : "",
                                        text_string(&changes));
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
    off_t next = source->next;
    struct reader *reader = reader_open(source, (struct complaints){0});
    reader_return(reader, verdict->line);
    struct verdict again;
    bool found = judge_record(reader, &booked, verdict->file, verdict->document, &again);
    for (; found && first; first = first->next)
        if (is_tied(first))
            tell(&again.docket, first, &verdict->arena);
    reader_close(reader);
    source_seek(source, next);
    verdict_free(&again);
    box_cache_free(&cache);
}
