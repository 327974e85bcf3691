/* Outcomes: the result of a record in a few words, and whether two results differ. */
#include "study/outcome.h"

#include <string.h>

#include "base/words.h"
#include "game/box.h"
#include "study/sheet.h"

enum { LONGEST_ENTRY = 60 };

bool print_brief_entry(const struct match *match, const struct move *move, struct text *out)
{
    struct text line = {0};
    move_print(match, move, &line);
    size_t length = cut_length(text_string(&line), line.length, LONGEST_ENTRY);
    bool whole = length == line.length;
    text_format(out, "%.*s%s", (int)length, text_string(&line), whole ? "" : "...");
    text_free(&line);
    return whole;
}

void list_actors(const struct match *match, unsigned actors, const char *between, const char *last, struct text *out)
{
    for (int actor = 0; actors; actor++, actors >>= 1)
        if (actors & 1) {
            unsigned left = actors >> 1;
            add_printable(actor_name(match, actor), out);
            text_add(out, !left ? "" : left & (left - 1) ? between : last);
        }
}

int leading_seat(const struct match *match, const struct standing *standing)
{
    for (int seat = 0; seat < match->seats; seat++) {
        const struct sheet *own = &standing->seat[seat];
        bool ahead = !sheet_unknown(own);
        for (int other = 0; other < match->seats && ahead; other++) {
            const struct sheet *sheet = &standing->seat[other];
            int most = sheet->open ? sheet->high : sheet->total, least = own->open ? own->low : own->total;
            ahead = other == seat || (!sheet_unknown(sheet) && most < least);
        }
        if (ahead)
            return seat;
    }
    return -1;
}

unsigned best_seats(const struct verdict *verdict)
{
    if (verdict->over)
        return verdict->standing.winners_open ? 0 : verdict->standing.winners;
    int leader = leading_seat(&verdict->match, &verdict->standing);
    return leader < 0 ? 0 : 1u << leader;
}

const char *why_undecided(const struct verdict *verdict)
{
    if (verdict->partial)
        return "the record was not judged to its end";
    if (!verdict->over || !verdict->standing.winners_open)
        return NULL;
    return verdict->standing.needs[0] ? verdict->standing.needs
           : verdict->undecided       ? verdict->undecided
                                      : "the record does not say enough";
}

bool rests_on_position(const char *path)
{
    return strncmp(path, "table.", 6) == 0;
}

static int add_rests(const struct match *match, const char *const *paths, const char *rests[], int count)
{
    for (int i = 0; i < SHEET_RESTS && paths[i]; i++) {
        int known = 0;
        while (known < count && !same(rests[known], paths[i]))
            known++;
        bool assumed_datum = rests_on_position(paths[i]) || box_provenance(match, paths[i]) == ASSUMED;
        if (known == count && assumed_datum && count < MOST_RESTS)
            rests[count++] = paths[i];
    }
    return count;
}

int list_rests(const struct match *match, const struct standing *standing, bool winners, const char *rests[MOST_RESTS])
{
    int count = winners ? add_rests(match, standing->winners_rests_on, rests, 0) : 0;
    for (int seat = 0; seat < match->seats; seat++)
        count = add_rests(match, standing->seat[seat].rests_on, rests, count);
    return count;
}

const char *decided_word(const struct verdict *verdict)
{
    const char *const *path = verdict->standing.winners_rests_on;
    bool open = verdict->standing.winners_open;
    if (!verdict->judged || !verdict->over || verdict->partial)
        return "no";
    for (int i = 0; i < SHEET_RESTS && path[i]; i++)
        open = open || rests_on_position(path[i]);
    return open ? "unknown" : "yes";
}

void print_winners(const struct verdict *verdict, struct text *out)
{
    unsigned best = best_seats(verdict);
    bool several = (best & (best - 1)) != 0;
    list_actors(&verdict->match, best, " and ", " and ", out);
    if (best)
        text_add(out, verdict->over ? (several ? " win" : " wins") : several ? " lead" : " leads");
    else
        text_add(out, !verdict->over                   ? "nobody leads"
                      : verdict->standing.winners_open ? "who won is not certain"
                                                       : "nobody wins");
}

void print_outcome(const struct verdict *verdict, struct text *out)
{
    /* "anna 12, ben 9, carl 14" */
    char room[SHEET_TOTAL];
    for (int seat = 0; seat < verdict->match.seats; seat++) {
        const struct sheet *sheet = &verdict->standing.seat[seat];
        text_add(out, seat ? ", " : "");
        add_printable(verdict->match.names[seat], out);
        text_format(out, " %s", sheet_total(sheet, room));
    }
    text_add(out, "; ");
    print_winners(verdict, out);
    unsigned best = best_seats(verdict);
    for (int seat = 0; seat < verdict->match.seats; seat++)
        if (best == 1u << seat && verdict->standing.seat[seat].tie_break[0])
            text_format(out, " (%s)", verdict->standing.seat[seat].tie_break);
}

bool same_scores(const struct verdict *a, const struct verdict *b)
{
    for (int seat = 0; seat < a->match.seats; seat++) {
        const struct sheet *one = &a->standing.seat[seat], *other = &b->standing.seat[seat];
        bool alike = one->open ? one->low == other->low && one->high == other->high : one->total == other->total;
        if (one->open != other->open || !alike)
            return false;
    }
    return true;
}

bool same_winners(const struct verdict *a, const struct verdict *b)
{
    return a->over == b->over && a->standing.winners_open == b->standing.winners_open && best_seats(a) == best_seats(b);
}
