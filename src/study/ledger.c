/* The ledger: where a number comes from, booking by booking. */
#include "study/ledger.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "replay/position.h"
#include "study/outcome.h"
#include "study/sheet.h"

static struct balance *balances(struct arena *arena, const struct match *match, const void *state)
{
    int accounts = account_count(match->game), rows = holder_count(match) * accounts;
    struct balance *balance = arena_take(arena, sizeof *balance * (size_t)(rows + 1));
    for (int i = 0; i < rows; i++)
        balance[i] = position_balance(match, state, i / accounts, i % accounts);
    return balance;
}

/* "season 2"; "play" in games without rounds. */
static const char *period_of(struct arena *arena, const struct step *step, const char *last)
{
    struct text period = {0};
    position_round(step->match, step->before, &period);
    if (!period.length)
        position_stage(step->match, step->before, &period);
    if (!last || !same(last, text_string(&period)))
        last = arena_copy(arena, text_string(&period), period.length);
    text_free(&period);
    return last;
}

void books_watch(void *context, const struct step *step)
{
    struct books *books = context;
    if (step_opens(step)) {
        books->opening = balances(&books->arena, step->match, step->before);
        books->count = 0;
    }
    struct booked_entry entry = {
        .number = step->entry, .part = step->part, .period = period_of(&books->arena, step, books->last_period)};
    books->last_period = entry.period;
    if (step->sums && *step->sums)
        entry.sums = arena_string(&books->arena, step->sums);
    entry.says = step->claims ? "claims" : step->set ? "set" : NULL;
    if (step->move) {
        struct text line = {0};
        print_brief_entry(step->match, step->move, &line);
        entry.says = arena_keep(&books->arena, &line);
    }
    books->entry = must_make_room(books->entry, books->count, &books->room, sizeof *books->entry);
    books->entry[books->count++] = entry;
}

static int by_number(const void *key, const void *row)
{
    const struct booking *booking = key;
    const struct booked_entry *entry = row;
    return booking->entry != entry->number ? booking->entry - entry->number : booking->part - entry->part;
}

static struct booked_entry entry_of(const struct books *books, const struct booking *booking)
{
    struct booked_entry *entry = books->count && booking->entry
                                     ? bsearch(booking, books->entry, (size_t)books->count, sizeof *entry, by_number)
                                     : NULL;
    return entry ? *entry : books->closing;
}

static bool same_part(const struct booking *a, const struct booking *b)
{
    return a->entry == b->entry && a->part == b->part;
}

static const char *name_of_entry(int entry, char *room, size_t size)
{
    if (!entry)
        return "claims";
    snprintf(room, size, "entry %d", entry);
    return room;
}

/* `balance` is the one after the change; `known`: so are this and the one before. */
static void print_row(const char *when, int amount, struct balance balance, bool known, const char *why,
                      const char *entry, struct text *out)
{
    char change[18] = "", room[16];
    int width = (int)strlen(when) > 10 ? 18 - (int)strlen(when) : 8;
    if (*when && known)
        snprintf(change, sizeof change, "%s%s", amount >= 0 ? "+" : "", halves_string(room, amount));
    text_format(out, "  %-10s %*s %8s   ", when, width > 0 ? width : 0, *when && !known ? "?" : change,
                balance.unknown ? "?" : halves_string(room, balance.halves));
    if (entry)
        text_format(out, "%-32s %s\n", why, entry);
    else
        text_format(out, "%s\n", why);
}

/* How an account stands at the start or the end. */
static void print_standing(struct balance balance, const char *when, const char *remark, struct text *out)
{
    if (balance.unknown)
        text_format(out, "  %28s   %s%snot in the record\n", "?", when, *when ? ": " : "");
    else {
        char why[96];
        snprintf(why, sizeof why, "%s%s", when, remark);
        print_row("", 0, balance, true, why, NULL, out);
    }
}

/* Changes of one account that are printed together: of one entry or, folded, of a whole season or cycle. */
struct changes_told {
    const struct booking *first, *last;
    int amount, count, entries;
    unsigned knowledge;
};

static const struct booking *next_of_account(const struct booking *booking, int seat, int account)
{
    while (booking && (booking->seat != seat || booking->account != account))
        booking = booking->next;
    return booking;
}

static struct changes_told gather(const struct books *books, const struct booking *first)
{
    struct changes_told told = {.first = first};
    const char *period = books->folded ? entry_of(books, first).period : NULL;
    for (const struct booking *booking = first; booking;
         booking = next_of_account(booking->next, first->seat, first->account)) {
        const char *other = entry_of(books, booking).period;
        if (!same_part(booking, first) && !(period && other && same(period, other)))
            break;
        told.entries += !told.last || told.last->entry != booking->entry;
        if (booking->knowledge)
            told.knowledge = booking->knowledge;
        told.last = booking;
        told.amount += booking->amount;
        told.count++;
    }
    return told;
}

static void print_folded(const char *period, const struct changes_told *told, struct balance balance, bool known,
                         struct text *out)
{
    char why[64], room[24];
    if (told->entries == 1)
        snprintf(why, sizeof why, "%s", name_of_entry(told->first->entry, room, sizeof room));
    else if (!told->last->entry)
        snprintf(why, sizeof why, "from entry %d to the claims", told->first->entry);
    else
        snprintf(why, sizeof why, "%d entries, %d to %d", told->entries, told->first->entry, told->last->entry);
    print_row(period ? period : "", told->amount, balance, known, why, NULL, out);
}

/* Prints what the entry did to that player: "anna receives 2; ben receives 3" has two parts. A part that does not begin
   with a player's name belongs to the one before it. */
static void print_own_sums(const struct match *match, const char *sums, int seat, struct text *out)
{
    struct text own = {0};
    int whose = seat;
    for (const char *part = sums, *end; *part; part = end) {
        end = strstr(part, "; ");
        end = end ? end : part + strlen(part);
        for (int named = 0; named < match->seats; named++) {
            size_t bytes = strlen(match->names[named]);
            if ((size_t)(end - part) > bytes && strncmp(part, match->names[named], bytes) == 0
                && (part[bytes] == ' ' || part[bytes] == '\'')) {
                whose = named;
                break;
            }
        }
        if (whose == seat)
            text_format(&own, "%s%.*s", own.length ? "; " : "", (int)(end - part), part);
        end += *end ? strlen("; ") : 0;
    }
    if (own.length || seat >= match->seats)
        text_format(out, "%33s= %s\n", "", seat < match->seats ? text_string(&own) : sums);
    text_free(&own);
}

static void print_changes(const struct match *match, const struct books *books, const struct changes_told *told,
                          struct balance balance, bool known, struct text *out)
{
    const struct booking *first = told->first, *part = first;
    struct booked_entry entry = entry_of(books, first);
    if (books->folded) {
        print_folded(entry.period, told, balance, known, out);
        return;
    }
    char room[24], several[32];
    snprintf(several, sizeof several, "%d changes", told->count);
    print_row(name_of_entry(first->entry, room, sizeof room), told->amount, balance, known,
              told->count > 1 ? several : first->rule->code, entry.says, out);
    if (told->count == 1 && first->why)
        text_format(out, "%33s%s\n", "", first->why);
    /* If an entry changed the account more than once, each change is below their sum. */
    for (int i = 0; told->count > 1 && i < told->count; i++) {
        char amount[16];
        text_format(out, "%33s%s%s %s%s%s\n", "", part->amount > 0 ? "+" : "", halves_string(amount, part->amount),
                    part->rule->code, part->why ? ": " : "", part->why ? part->why : "");
        part = next_of_account(part->next, first->seat, first->account);
    }
    if (entry.sums)
        print_own_sums(match, entry.sums, first->seat, out);
}

/* False if the bookings do not lead to the balance, which is an internal error. */
static bool print_account(const struct verdict *verdict, struct books *books, const struct balance *closing, int seat,
                          int account, struct text *out)
{
    const struct match *match = &verdict->match;
    int row = seat * account_count(match->game) + account;
    struct balance opens = books->opening[row], closes = closing[row];
    struct balance balance = opens;
    char remark[80] = "", room[16];
    const struct booking *booking = next_of_account(verdict->docket.bookings, seat, account);
    if (!balance.halves && !booking && !closes.unknown && !opens.unknown)
        return true;
    text_format(out, "%s, %s\n", printable(&books->arena, holder_name(match, seat)),
                match->game->books.accounts[account]);
    if (closes.unknown && opens.unknown && !booking) {
        print_standing(closes, "", "", out);
        return true;
    }
    print_standing(opens, "at the start", "", out);
    while (booking) {
        struct changes_told told = gather(books, booking);
        bool known = !balance.unknown && told.knowledge != BECOMES_UNKNOWN;
        balance.halves += told.amount;
        balance.unknown = told.knowledge ? told.knowledge == BECOMES_UNKNOWN : balance.unknown;
        print_changes(match, books, &told, balance, known, out);
        booking = next_of_account(told.last->next, seat, account);
    }
    /* The first account is the score, as far as points are counted during the game. */
    const struct sheet *sheet = account == 0 && seat < match->seats ? &verdict->standing.seat[seat] : NULL;
    if (sheet && sheet->open)
        put_string(remark, sizeof remark, "; the score is not settled");
    else if (sheet && sheet->total == closes.halves)
        put_string(remark, sizeof remark, ", as on the score sheet");
    else if (sheet)
        put_string(remark, sizeof remark, "; the score sheet has %s", halves_string(room, sheet->total));
    print_standing(closes, "at the end", remark, out);
    if (balance.halves != closes.halves)
        text_format(out, "  unexplained: %s\n", halves_string(room, closes.halves - balance.halves));
    return balance.halves == closes.halves;
}

/* Prints one line per account: opening balance, gains, losses, closing balance. */
static void print_totals(const struct verdict *verdict, struct books *books, int only_account, struct text *out)
{
    const struct match *match = &verdict->match;
    int accounts = account_count(match->game);
    char start[16], gain[16], loss[16], end[16];
    for (int row = 0; row < holder_count(match) * accounts; row++) {
        int seat = row / accounts, account = row % accounts, gained = 0, spent = 0;
        const struct booking *booking = next_of_account(verdict->docket.bookings, seat, account);
        bool wanted = booking && (only_account < 0 || only_account == account);
        for (; booking; booking = next_of_account(booking->next, seat, account))
            *(booking->amount > 0 ? &gained : &spent) += abs(booking->amount);
        if (wanted)
            text_format(out, "%s, %s: %s at the start, +%s -%s, %s at the end\n",
                        printable(&books->arena, holder_name(match, seat)), match->game->books.accounts[account],
                        halves_string(start, books->opening[row].halves), halves_string(gain, gained),
                        halves_string(loss, spent), halves_string(end, books->opening[row].halves + gained - spent));
    }
}

static bool print_accounts(const struct verdict *verdict, struct books *books, int only, int only_account,
                           struct text *out)
{
    const struct match *match = &verdict->match;
    int accounts = account_count(match->game);
    const struct balance *closing = balances(&books->arena, match, verdict->state);
    bool explained = true;
    /* Entries assumed before the closing claims are booked as entry 0. */
    struct text line = {0};
    for (int i = 0; i < verdict->assumed_count; i++) {
        text_add(&line, i ? ", " : "");
        print_brief_entry(&verdict->match, &verdict->assumed[i], &line);
    }
    books->closing =
        (struct booked_entry){.says = arena_keep(&books->arena, &line),
                              .sums = verdict->assumed_sums && *verdict->assumed_sums ? verdict->assumed_sums : NULL,
                              .period = books->last_period};
    if (!books->opening) { /* a record without entries */
        books->opening = balances(&books->arena, match, verdict->state);
        for (const struct booking *booking = verdict->docket.bookings; booking; booking = booking->next)
            books->opening[booking->seat * accounts + booking->account].halves -= booking->amount;
    }
    for (int seat = 0; seat < holder_count(match); seat++)
        for (int account = 0; account < accounts; account++)
            if ((only < 0 || only == seat) && (only_account < 0 || only_account == account))
                explained = print_account(verdict, books, closing, seat, account, out) && explained;
    return explained;
}

/* A final count has no bookings: prints the sums of the score sheet. */
static void print_sums(const struct verdict *verdict, int only, struct text *out)
{
    char room[SHEET_TOTAL];
    for (int seat = 0; seat < verdict->match.seats; seat++) {
        const struct sheet *sheet = &verdict->standing.seat[seat];
        if (only >= 0 && only != seat)
            continue;
        text_format(out, "%s\n", verdict->match.names[seat]);
        for (int i = 0; i < sheet->lines; i++)
            text_format(out, "  %8s   %s%s%s\n", line_number(&sheet->line[i], room), sheet->line[i].label,
                        sheet->line[i].detail[0] ? ": " : "", sheet->line[i].detail);
        text_format(out, "  %8s   total\n", sheet_total(sheet, room));
    }
}

bool print_ledger(const struct verdict *verdict, struct books *books, int only, int account, int most, struct text *out)
{
    struct text whole = {0};
    if (verdict->final) {
        print_sums(verdict, only, out);
        return true;
    }
    books->folded = false;
    bool explained = print_accounts(verdict, books, only, account, &whole);
    int lines = 0;
    for (const char *at = text_string(&whole); (at = strchr(at, '\n')); at++)
        lines++;
    if (most && lines > most) {
        text_clear(&whole);
        books->folded = true;
        if (only < 0)
            print_totals(verdict, books, account, &whole);
        print_accounts(verdict, books, only, account, &whole);
        text_format(&whole, "%d lines were folded; --all shows every entry (add a player and an account to see less)\n",
                    lines);
    }
    if (!whole.length)
        text_add(&whole, account_count(verdict->match.game) ? "no player gained or spent anything\n"
                                                            : "this game has no accounts\n");
    text_add(out, text_string(&whole));
    text_free(&whole);
    return explained;
}

void books_free(struct books *books)
{
    free(books->entry);
    arena_free(&books->arena);
}
