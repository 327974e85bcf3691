/* Wording: what every renderer says alike about a finding and a verdict. */
#include "study/wording.h"

#include "base/words.h"
#include "replay/position.h"

const char *loudness(enum ruling ruling, bool strict)
{
    switch (ruling) {
    case RULING_ILLEGAL:
    case RULING_IMPOSSIBLE:
    case RULING_FALSE:
    case RULING_UNREADABLE:
        return "error";
    case RULING_DOUBTFUL:
    case RULING_UNSETTLED:
        return strict ? "error" : "warning";
    default:
        return "note";
    }
}

void print_whereabouts(const struct finding *finding, struct text *out)
{
    const char *between = "";
    if (finding->entry) {
        text_format(out, "entry %d", finding->entry);
        between = ", ";
    }
    if (finding->moment) {
        text_format(out, "%s%s", between, finding->moment);
        between = ", ";
    }
    if (finding->player)
        text_format(out, "%s%s", between, finding->player);
}

static void count_words(const struct verdict *verdict, struct text *out)
{
    static const char *const one[RULING_COUNT] = {"illegal move", "impossible entry", "false claim", "unreadable part",
                                                  "doubt",        "open question",    "confirmed",   "waived",
                                                  "note"};
    static const char *const many[RULING_COUNT] = {
        "illegal moves", "impossible entries", "false claims", "unreadable parts",
        "doubts",        "open questions",     "confirmed",    "waived",
        "notes"};
    const char *between = "";
    for (int ruling = 0; ruling < RULING_COUNT; ruling++) {
        int count = verdict->docket.count[ruling];
        const char *const *thing = count == 1 ? one : many;
        if (count && ruling == RULING_IMPOSSIBLE
            && !verdict->judged) /* it is the table or the box, and no entry was looked at */
            text_format(out, "%s%d impossible part%s", between, count, count == 1 ? "" : "s");
        else if (count)
            text_format(out, "%s%d %s", between, count, thing[ruling]);
        if (count)
            between = ", ";
    }
    if (verdict->docket.dropped)
        text_format(out, "%s%d of them not shown", between, verdict->docket.dropped);
    else if (!*between)
        text_add(out, verdict->docket.known ? "nothing new" : "nothing to object");
    if (verdict->docket.known)
        text_format(out, ", %d known", verdict->docket.known);
}

static void list_best(const struct verdict *verdict, struct text *out)
{
    unsigned best = verdict->standing.winners, first = 0;
    bool open = false;
    for (int seat = 0; seat < verdict->match.seats; seat++) {
        first |= verdict->standing.seat[seat].rank == 1 ? 1u << seat : 0;
        open = open || verdict->standing.seat[seat].open;
    }
    if (!best && !open && first + 1 != 1u << verdict->match.seats)
        best = first;
    if (!best || (verdict->over && verdict->standing.winners_open))
        return;
    bool several = (best & (best - 1)) != 0;
    text_add(out, verdict->over ? (several ? "; winners " : "; winner ") : several ? "; leaders " : "; leader ");
    const char *between = "";
    for (int seat = 0; seat < verdict->match.seats; seat++)
        if (best & (1u << seat)) {
            text_format(out, "%s%s", between, printable((struct arena *)&verdict->arena, verdict->match.names[seat]));
            between = " and ";
        }
}

void print_summary(const struct verdict *verdict, struct text *out)
{
    count_words(verdict, out);
    if (!verdict->judged) {
        text_add(out, "; not judged any further");
        return;
    }
    text_format(out, "; replayed %d %s; ", verdict->entries, verdict->entries == 1 ? "entry" : "entries");
    position_moment(&verdict->match, verdict->state, out);
    list_best(verdict, out);
    if (verdict->partial)
        text_add(out, "; broken off there");
}

bool is_partial(const struct verdict *verdict)
{
    return verdict->partial || verdict->docket.dropped;
}

void print_partial(const struct verdict *verdict, struct text *out)
{
    if (verdict->partial && verdict->entries)
        text_format(out, "broken off after entry %d", verdict->entries);
    else if (verdict->partial)
        text_add(out, "broken off before the first entry");
    if (verdict->docket.dropped)
        text_format(out, "%s%d more findings are not listed", verdict->partial ? ", " : "", verdict->docket.dropped);
}

void print_file(const struct verdict *verdict, struct text *out)
{
    struct arena scratch = {0};
    text_add(out, printable(&scratch, verdict->file));
    if (verdict->document > 1)
        text_format(out, " #%d", verdict->document);
    arena_free(&scratch);
}
