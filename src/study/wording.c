/* Wording: how all renderers describe a finding and a verdict. */
#include "study/wording.h"

#include <string.h>

#include "base/words.h"
#include "replay/position.h"
#include "study/outcome.h"

const char *const loudness_names[] = {"error", "warning", "note"};

enum loudness loudness(enum ruling ruling, bool strict)
{
    if (ruling == RULING_DOUBTFUL || ruling == RULING_UNSETTLED)
        return strict ? LOUD_ERROR : LOUD_WARNING;
    return ruling < RULING_DOUBTFUL ? LOUD_ERROR : LOUD_NOTE;
}

bool is_folded(const struct finding *finding)
{
    return finding->ruling == RULING_NOTED || (finding->mistake && !finding->first);
}

struct noted notes_of(const struct verdict *verdict)
{
    struct noted noted = {.entries = verdict->docket.spelt,
                          .assumed = verdict->docket.decided,
                          .dates = verdict->date_text && !verdict->date};
    int last = 0;
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        if (finding->rule != &common_rules[LOG_SPELLING])
            continue;
        noted.words += !finding->entry;
        noted.entries += finding->entry && finding->entry != last;
        last = finding->entry;
    }
    noted.words -= noted.words ? noted.dates : 0;
    return noted;
}

int print_noted(struct noted noted, struct text *out)
{
    bool read = noted.entries || noted.words;
    if (noted.entries)
        text_format(out, "%d %s", noted.entries, noted.entries == 1 ? "entry" : "entries");
    if (noted.words)
        text_format(out, "%s%d word%s outside the log", noted.entries ? " and " : "", noted.words, plural(noted.words));
    text_add(out, read ? " read in other words" : "");
    if (noted.assumed)
        text_format(out, "%s%d optional %s assumed", read ? ", " : "", noted.assumed,
                    noted.assumed == 1 ? "entry" : "entries");
    if (noted.dates)
        text_format(out, "%s%d date%s that cannot be read", read || noted.assumed ? ", " : "", noted.dates,
                    plural(noted.dates));
    return noted.entries + noted.words + noted.assumed + noted.dates;
}

void print_notes(const struct verdict *verdict, struct text *out)
{
    print_noted(notes_of(verdict), out);
}

const char *where_found(struct arena *arena, const struct finding *finding)
{
    const char *moment = finding->moment ? finding->moment : "";
    return finding->entry ? arena_format(arena, "entry %d%s%s", finding->entry, *moment ? ", " : "", moment) : moment;
}

/* "2 mistakes (1 illegal, 1 unreadable)", "1 mistake (illegal)" once mistakes are numbered; then the rest. */
static void count_words(const struct verdict *verdict, struct text *out)
{
    const struct docket *docket = &verdict->docket;
    int mistakes = 0, count[RULING_COUNT] = {0};
    for (const struct finding *finding = docket->first; finding; finding = finding->next)
        count[finding->ruling] += finding->mistake && finding->first;
    for (int ruling = 0; ruling < RULING_DOUBTFUL; ruling++)
        mistakes += docket->count[ruling];
    if (docket->mistakes > 0) {
        const char *between = "";
        text_format(out, "%d mistake%s (", docket->mistakes, plural(docket->mistakes));
        for (int ruling = 0; ruling < RULING_COUNT; ruling++)
            if (count[ruling]) {
                text_add(out, between);
                if (docket->mistakes > 1)
                    text_format(out, "%d ", count[ruling]);
                text_add(out, ruling_names[ruling]);
                between = ", ";
            }
        text_char(out, ')');
        if (docket->searched_from > 1)
            text_format(out, ", causes searched from entry %d", docket->searched_from);
        if (docket->cut)
            text_add(out, ", not every change was tried");
        if (docket->unproposed)
            text_format(out, ", no proposals for the last %d", docket->unproposed);
    } else if (!mistakes)
        text_add(out, docket->known ? "no new mistakes" : "no mistakes found");
    for (int ruling = docket->mistakes > 0 ? RULING_DOUBTFUL : 0; ruling < RULING_NOTED; ruling++)
        if (docket->count[ruling])
            text_format(out, "%s%d %s", out->length ? ", " : "", docket->count[ruling], ruling_names[ruling]);
    if (docket->dropped)
        text_format(out, ", %d more not listed", docket->dropped);
    if (docket->known)
        text_format(out, ", %d known", docket->known);
}

/* Who leads or has won, and what that depends on: assumed parts of the position and of the log; for a final count also
   of the box. */
static void list_best(const struct verdict *verdict, struct text *out)
{
    unsigned best = best_seats(verdict);
    bool open = false;
    if (verdict->partial) /* the summary says so */
        return;
    for (int seat = 0; seat < verdict->match.seats; seat++)
        open = open || verdict->standing.seat[seat].open;
    if (best) {
        text_char(out, ' ');
        list_actors(&verdict->match, best, ", ", " and ", out);
        text_add(out, verdict->over ? " won" : " leads");
    } else if (why_undecided(verdict)) {
        bool said = verdict->standing.needs[0]; /* by a finding */
        text_format(out, said ? " Who won is not certain." : " Who won is not certain: %s.", why_undecided(verdict));
        return;
    } else if (verdict->over || open)
        return;
    else
        text_add(out, " Nobody leads");
    const char *rests[MOST_RESTS];
    int count = list_rests(&verdict->match, &verdict->standing, true, rests), told = 0;
    for (int i = 0; i < count; i++)
        if (verdict->final || rests_on_position(rests[i]))
            text_format(out, "%s%s%s", told++ ? ", " : " (assumed: ", rests_on_position(rests[i]) ? "" : "box.",
                        rests[i]);
    text_add(out, told ? ")" : "");
    if (verdict->standing.given_up)
        text_format(out, " (%s)", printable((struct arena *)&verdict->arena, verdict->standing.given_up));
    text_char(out, '.');
}

void print_summary(const struct verdict *verdict, struct text *out)
{
    struct text words = {0};
    count_words(verdict, &words);
    text_format(out, "%s.", text_string(&words));
    text_free(&words);
    if (!verdict->judged) {
        text_add(out, " The rest was not judged.");
        return;
    }
    text_format(out, " %d %s, ", verdict->entries, verdict->entries == 1 ? "entry" : "entries");
    if (verdict->final)
        text_add(out, "final count");
    else
        position_moment(&verdict->match, verdict->state, out);
    text_char(out, '.');
    list_best(verdict, out);
    if (verdict->partial)
        text_add(out, " The rest was not judged.");
}

bool is_unread(const struct verdict *verdict, const struct finding *finding)
{
    return verdict->unread && finding->ruling == RULING_UNREADABLE && finding->entry >= verdict->unread;
}

bool is_partial(const struct verdict *verdict)
{
    return verdict->partial || verdict->docket.dropped;
}

/* "judged up to entry 11; line 24 could not be read, and the 60 lines after it wait for it" */
static void print_waiting(const struct verdict *verdict, struct text *out)
{
    int lines = 0, proposals = 0, alone = 0, last = 0;
    if (verdict->entries)
        text_format(out, "judged up to entry %d", verdict->entries);
    else
        text_add(out, "no entry was judged");
    text_format(out, "; line %d could not be read", verdict->unread_line);
    if (verdict->waiting == 1)
        text_add(out, ", and the line after it waits for it");
    else if (verdict->waiting)
        text_format(out, ", and the %d lines after it wait for it", verdict->waiting);
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        if (!is_unread(verdict, finding))
            continue;
        lines += finding->entry != last;
        last = finding->entry;
        proposals += finding->fix != NULL;
        alone += finding->fix && !finding->fix->next;
    }
    if (alone && lines == 1)
        text_add(out, "; `referee fmt --accept` takes the proposal");
    else if (alone)
        text_format(out, "; `referee fmt --accept` takes %d of the %d proposals", alone, proposals);
}

void print_partial(const struct verdict *verdict, struct text *out)
{
    if (verdict->unread_line)
        print_waiting(verdict, out);
    else if (verdict->partial && verdict->entries)
        text_format(out, "judged only up to entry %d", verdict->entries);
    else if (verdict->partial)
        text_add(out, "no entry was judged");
    if (verdict->docket.dropped)
        text_format(out, "%s%d more finding%s not listed", verdict->partial ? ", " : "", verdict->docket.dropped,
                    verdict->docket.dropped == 1 ? " is" : "s are");
}

/* Workflows take `::` at the beginning of a line for a command. */
const char *shown_file(struct arena *arena, const char *file)
{
    file = printable(arena, file);
    return file[strspn(file, " ")] == ':' ? arena_format(arena, "./%s", file) : file;
}

void print_file(const struct verdict *verdict, struct text *out)
{
    struct arena scratch = {0};
    text_add(out, shown_file(&scratch, verdict->file));
    if (verdict->document > 1)
        text_format(out, " #%d", verdict->document);
    arena_free(&scratch);
}
