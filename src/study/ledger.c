/* The ledger: where a number comes from, booking by booking. */
#include "study/ledger.h"

#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "replay/position.h"
#include "study/outcome.h"

static int *balances(struct arena *arena, const struct match *match, const void *state)
{
    int accounts = account_count(match->game), rows = holder_count(match) * accounts;
    int *balance = arena_take(arena, sizeof *balance * (size_t)(rows + 1));
    for (int i = 0; i < rows; i++)
        balance[i] = position_balance(match, state, i / accounts, i % accounts);
    return balance;
}

void books_watch(void *whom, const struct step *step)
{
    struct books *books = whom;
    if (step->entry == 1) /* the log begins, or begins again when part of the head follows it */
        books->opening = balances(&books->arena, step->match, step->before);
    if (step->entry >= books->room) {
        int room = 2 * step->entry + 64;
        const char **entry = arena_take(&books->arena, sizeof *entry * (size_t)room);
        if (books->entry)
            memcpy(entry, books->entry, sizeof *entry * (size_t)books->room);
        books->entry = entry;
        books->room = room;
    }
    if (!step->move)
        return;
    struct text line = {0};
    print_brief_entry(step->match, step->move, &line);
    books->entry[step->entry] = arena_copy(&books->arena, text_string(&line), line.length);
    text_free(&line);
}

static bool moved(const struct verdict *verdict, int seat, int account)
{
    for (const struct booking *booking = verdict->docket.bookings; booking; booking = booking->next)
        if (booking->seat == seat && booking->account == account)
            return true;
    return false;
}

static void print_row(const char *when, int amount, int balance, const char *why, const char *entry, struct text *out)
{
    char change[18] = "", kept[16], room[16];
    if (amount)
        snprintf(change, sizeof change, "%s%s", amount > 0 ? "+" : "", halves_string(room, amount));
    text_format(out, "  %-10s %8s %8s   ", when, change, halves_string(kept, balance));
    if (entry)
        text_format(out, "%-32s %s\n", why, entry);
    else
        text_format(out, "%s\n", why);
}

/* The first account is the score, as far as a score is counted while the game goes on. */
static void compare_with_sheet(const struct sheet *sheet, int balance, char *remark, size_t size)
{
    char room[16];
    if (sheet->open)
        snprintf(remark, size, "at the end; the score itself is not settled");
    else if (sheet->total == balance)
        snprintf(remark, size, "at the end, as on the score sheet");
    else
        snprintf(remark, size, "at the end; the score sheet has %s", halves_string(room, sheet->total));
}

/* Returns false if the bookings do not lead to what is there: our own fault. */
static bool print_account(const struct verdict *verdict, struct books *books, const int *closing, int seat, int account,
                          struct text *out)
{
    const struct match *match = &verdict->match;
    int row = seat * account_count(match->game) + account;
    int balance = books->opening ? books->opening[row] : closing[row];
    char when[24], remark[80], room[16];
    if (!balance && !moved(verdict, seat, account))
        return true;
    text_format(out, "%s, %s\n", printable(&books->arena, holder_name(match, seat)), match->game->accounts[account]);
    print_row("", 0, balance, "at the start", NULL, out);
    for (const struct booking *booking = verdict->docket.bookings; booking; booking = booking->next) {
        if (booking->seat != seat || booking->account != account)
            continue;
        balance += booking->amount;
        snprintf(when, sizeof when, "entry %d", booking->entry);
        print_row(when, booking->amount, balance, booking->rule->code,
                  booking->entry < books->room ? books->entry[booking->entry] : NULL, out);
        if (booking->why)
            text_format(out, "%33s%s\n", "", booking->why);
    }
    if (account == 0 && seat < match->seats)
        compare_with_sheet(&verdict->standing.seat[seat], closing[row], remark, sizeof remark);
    else
        snprintf(remark, sizeof remark, "at the end");
    print_row("", 0, closing[row], remark, NULL, out);
    if (balance != closing[row])
        text_format(out, "  not explained: %s\n", halves_string(room, closing[row] - balance));
    return balance == closing[row];
}

bool print_ledger(const struct verdict *verdict, struct books *books, int only, struct text *out)
{
    const struct match *match = &verdict->match;
    const int *closing = balances(&books->arena, match, verdict->state);
    int accounts = account_count(match->game);
    size_t before = out->length;
    bool explained = true;
    for (int seat = 0; seat < holder_count(match); seat++)
        for (int account = 0; account < accounts; account++)
            if (only < 0 || only == seat)
                explained = print_account(verdict, books, closing, seat, account, out) && explained;
    if (out->length == before)
        text_add(out, accounts ? "nothing was gained or spent\n" : "this game has no accounts\n");
    return explained;
}

void books_free(struct books *books)
{
    arena_free(&books->arena);
}
