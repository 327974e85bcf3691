/* Wording: what every renderer says alike about a finding and a verdict. */
#include "study/wording.h"

#include <string.h>

#include "base/words.h"
#include "replay/position.h"
#include "study/outcome.h"

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

bool is_folded(const struct finding *finding)
{
    return finding->ruling == RULING_NOTED || (finding->mistake && !finding->first);
}

void print_entries(const char *lines, struct text *out)
{
    for (const char *line = lines; *line; line += *line == '\n') {
        size_t length = strcspn(line, "\n");
        text_format(out, "%s`%.*s`", line == lines ? "" : ", then ", (int)length, line);
        line += length;
    }
}

void print_gap(const char *lines, int entry, bool several, struct text *out)
{
    bool one = !strchr(lines, '\n');
    text_add(out, !several ? "" : one ? "an entry such as " : "entries such as ");
    print_entries(lines, out);
    text_format(out, " %s missing before entry %d", one ? "is" : "are", entry);
}

void print_meant(const struct finding *finding, struct text *out)
{
    const struct meant *meant = finding->meant;
    if (!meant) {
        text_format(out, "%s, before this entry; what it was only the table knows", finding->missing);
        return;
    }
    switch (meant->change) {
    case CHANGE_REPLACE:
        if (meant->entry != finding->entry)
            text_format(out, "entry %d as ", meant->entry);
        text_format(out, "%s%s", meant->several ? "something like " : "", meant->text);
        return;
    case CHANGE_INSERT:
        print_gap(meant->text, meant->entry, meant->several, out);
        return;
    case CHANGE_DELETE:
        if (meant->last > meant->entry)
            text_format(out, "entries %d to %d are written twice", meant->entry, meant->last);
        else
            text_format(out, "entry %d, `%s`, is one too many", meant->entry, meant->text);
        return;
    case CHANGE_PLAYERS:
    case CHANGE_SPLIT:
        if (meant->change == CHANGE_PLAYERS)
            text_format(out, "entries %d and %d with their players exchanged: ", meant->entry, meant->entry + 1);
        print_entries(meant->text, out);
        return;
    case CHANGE_JOIN:
        text_format(out, "entries %d and %d are one: %s", meant->entry, meant->entry + 1, meant->text);
        return;
    case CHANGE_RENAME:
        text_format(out, "%s, wherever the record says %s", meant->text, meant->written);
        return;
    default:
        text_format(out, "entries %d and %d the other way round", meant->entry, meant->entry + 1);
    }
}

void print_followers(const struct finding *finding, struct text *out)
{
    text_format(out, "%d finding%s", finding->followers, plural(finding->followers));
    if (finding->from_entry == finding->entry)
        text_add(out, finding->to_entry == finding->entry ? " more about it" : " from this entry on");
    else if (finding->from_entry)
        text_format(out, finding->followers == 1 ? " at entry %d" : " from entry %d on", finding->from_entry);
    if (finding->meant)
        text_add(out, " would not be there with that");
}

void print_legal(const struct finding *finding, struct text *out)
{
    const char *summary = finding->legal_summary, *command = finding->legal_command;
    text_format(out, "%s%s%s", summary ? summary : "", summary && command ? "; all of them: " : "",
                command ? command : "");
}

struct noted notes_of(const struct verdict *verdict)
{
    struct noted noted = {.entries = verdict->docket.spelt, .assumed = verdict->docket.decided};
    int last = 0;
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        if (finding->rule != &common_rules[LOG_SPELLING])
            continue;
        noted.words += !finding->entry;
        noted.entries += finding->entry && finding->entry != last;
        last = finding->entry;
    }
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
    return noted.entries + noted.words + noted.assumed;
}

int print_notes(const struct verdict *verdict, struct text *out)
{
    return print_noted(notes_of(verdict), out);
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

static const char *const rulings_of_one[RULING_COUNT] = {
    "illegal move", "impossible entry", "false claim", "unreadable part", "doubt", "open question",
    "confirmed",    "waived",           "note"};
static const char *const rulings_of_many[RULING_COUNT] = {
    "illegal moves", "impossible entries", "false claims", "unreadable parts",
    "doubts",        "open questions",     "confirmed",    "waived",
    "notes"};

/* "2 mistakes (1 illegal, 1 unreadable), 24 findings follow from them": once they were told apart. */
static void count_mistakes(const struct docket *docket, struct text *out)
{
    int count[RULING_COUNT] = {0};
    const char *between = "";
    for (const struct finding *finding = docket->first; finding; finding = finding->next)
        count[finding->ruling] += finding->mistake && finding->first;
    text_format(out, "%d mistake%s (", docket->mistakes, plural(docket->mistakes));
    for (int ruling = 0; ruling < RULING_COUNT; ruling++)
        if (count[ruling]) {
            text_format(out, "%s%d %s", between, count[ruling], ruling_names[ruling]);
            between = ", ";
        }
    text_char(out, ')');
    if (docket->following)
        text_format(out, ", %d finding%s from %s", docket->following, docket->following == 1 ? " follows" : "s follow",
                    docket->mistakes == 1 ? "it" : "them");
    if (docket->searched_from > 1)
        text_format(out, ", their causes looked for from entry %d on", docket->searched_from);
}

static void count_words(const struct verdict *verdict, struct text *out)
{
    const struct docket *docket = &verdict->docket;
    const char *between = "";
    bool told_apart = docket->mistakes > 0;
    if (told_apart) {
        count_mistakes(docket, out);
        between = ", ";
    }
    for (int ruling = told_apart ? RULING_DOUBTFUL : 0; ruling < RULING_NOTED; ruling++) {
        int count = docket->count[ruling];
        const char *const *thing = count == 1 ? rulings_of_one : rulings_of_many;
        if (!count)
            continue;
        if (ruling == RULING_IMPOSSIBLE && !verdict->judged) /* the table or the box; no entry was looked at */
            text_format(out, "%s%d impossible part%s", between, count, plural(count));
        else
            text_format(out, "%s%d %s", between, count, thing[ruling]);
        between = ", ";
    }
    if (docket->dropped)
        text_format(out, told_apart ? "%s%d more not listed" : "%s%d of them not shown", between, docket->dropped);
    else if (!*between)
        text_add(out, docket->known ? "nothing new" : "nothing to object");
    if (docket->known)
        text_format(out, ", %d known", docket->known);
}

/* What of the position is assumed and the result rests on. */
static void list_assumed(const struct verdict *verdict, struct text *out)
{
    const char *rests[MOST_RESTS];
    int count = list_rests(verdict, rests), told = 0;
    for (int i = 0; i < count; i++)
        if (rests_on_position(rests[i]))
            text_format(out, "%s%s", told++ ? ", " : "; assumed: ", rests[i]);
}

static void list_best(const struct verdict *verdict, struct text *out)
{
    unsigned best = best_seats(verdict);
    bool several = (best & (best - 1)) != 0;
    const char *between = "";
    if (best)
        text_add(out, verdict->over ? (several ? "; winners " : "; winner ") : "; leader ");
    for (int seat = 0; seat < verdict->match.seats; seat++)
        if (best & (1u << seat)) {
            text_format(out, "%s%s", between, printable((struct arena *)&verdict->arena, verdict->match.names[seat]));
            between = " and ";
        }
    if (why_undecided(verdict))
        text_format(out, "; who won cannot be told: %s", why_undecided(verdict));
    if (best)
        list_assumed(verdict, out);
}

void print_summary(const struct verdict *verdict, struct text *out)
{
    count_words(verdict, out);
    if (!verdict->judged) {
        text_add(out, "; not judged any further");
        return;
    }
    text_format(out, "; replayed %d %s; ", verdict->entries, verdict->entries == 1 ? "entry" : "entries");
    if (verdict->final)
        text_add(out, "final count");
    else
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
        text_format(out, "%s%d more finding%s not listed", verdict->partial ? ", " : "", verdict->docket.dropped,
                    verdict->docket.dropped == 1 ? " is" : "s are");
}

/* Runs of commands in a log begin a line with `::`, or have `##[` anywhere in it. */
static const char *harmless(struct arena *arena, const char *file)
{
    struct text name = {0};
    if (file[strspn(file, " ")] == ':')
        text_add(&name, "./");
    for (const char *hash; (hash = strstr(file, "##[")); file = hash + 2) {
        text_add_bytes(&name, file, (size_t)(hash - file));
        text_add(&name, "\\x23\\x23");
    }
    text_add(&name, file);
    return arena_keep(arena, &name);
}

const char *shown_file(struct arena *arena, const char *file)
{
    return harmless(arena, printable(arena, file));
}

void print_file(const struct verdict *verdict, struct text *out)
{
    struct arena scratch = {0};
    text_add(out, shown_file(&scratch, verdict->file));
    if (verdict->document > 1)
        text_format(out, " #%d", verdict->document);
    arena_free(&scratch);
}
