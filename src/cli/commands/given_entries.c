/* Entries from the command line. */
#include "cli/commands/given_entries.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "replay/position.h"
#include "replay/script.h"

/* Has the entry only spaces and comments? */
static bool says_nothing(const char *entry)
{
    entry += strspn(entry, " \t\n");
    while (*entry == '#') {
        entry += strcspn(entry, "\n");
        entry += strspn(entry, " \t\n");
    }
    return *entry == '\0';
}

/* Does the word begin an entry: `ada:`, `ada: bid ares`, `{ada: ...}`? After a single word it may end a name: `José
   María:`. */
static bool begins_entry(const char *word, const char *before)
{
    const char *colon = strchr(word, ':');
    return colon && (colon[1] == '\0' || colon[1] == ' ') && strpbrk(before, " :");
}

static void keep_entry(struct given_entries *given, const char *text, size_t length)
{
    struct text entry = {0};
    text_add_bytes(&entry, text, length);
    given->entry = must_grow(given->entry, ((size_t)given->count + 2) * sizeof *given->entry);
    given->entry[given->count++] = entry.bytes;
    given->entry[given->count] = NULL;
}

/* Where the next item of a list begins: at a dash two columns before the text of the first item, whose own dash was
   removed. NULL: not a list, or the last item. */
static char *next_item(char *list)
{
    size_t text = strspn(list, " ");
    char *line = list;
    while (text >= 2 && (line = strchr(line, '\n')) && strncmp(++line, "---", 3) != 0)
        if (strspn(line, " ") == text - 2 && strncmp(line + text - 2, "- ", 2) == 0)
            return line;
    return NULL;
}

/* Keeps each item of a list as an entry. */
static void keep_entries(struct given_entries *given, char *list)
{
    for (char *next; (next = next_item(list)); list = next) {
        keep_entry(given, list, (size_t)(next - list));
        next[strspn(next, " ")] = ' ';
    }
    keep_entry(given, list, strlen(list));
}

int given_join(struct given_entries *given, char *const *words)
{
    *given = (struct given_entries){.entry = must_alloc(sizeof *given->entry)};
    given->entry[0] = NULL;
    while (*words) {
        struct text entry = {0};
        if (says_nothing(*words))
            return complain(STATUS_USAGE, "an entry is empty; write a player and a move, as in 'ben: pass'");
        text_add(&entry, *words++);
        for (; *words && !begins_entry(*words, text_string(&entry)); words++)
            text_format(&entry, " %s", *words);
        keep_entries(given, entry.bytes);
        text_free(&entry);
    }
    return STATUS_FINE;
}

void given_free(struct given_entries *given)
{
    for (int i = 0; i < given->count; i++)
        free((char *)given->entry[i]);
    free(given->entry);
    text_free(&given->written);
    text_free(&given->account);
}

static void watch(void *context, const struct step *step)
{
    struct given_entries *given = context;
    if (!step->further) {
        given->after = step->entry;
        return;
    }
    given->unread |= !step->move && !step->claims && !step->set;
    step_print(step, &given->written);
    text_char(&given->written, '\n');
    if (*step->sums)
        text_format(&given->account, "%s\n", step->sums);
}

void given_judging(struct given_entries *given, struct judging *how)
{
    how->further = given->entry;
    how->watch = watch;
    how->context = given;
}

/* Keeps only findings about these entries, or that appear with them: an entry of the log came too early. Mistakes of
   the log are for `check`. A note is one line; what a `set` changes is in its account line. */
static void sort_findings(struct verdict *verdict, int entries, struct text *notes)
{
    struct docket *docket = &verdict->docket;
    struct finding **link = &docket->first;
    docket->last = NULL;
    while (*link) {
        bool given = (*link)->entry > entries || (*link)->late > entries, note = (*link)->ruling == RULING_NOTED;
        if (given && note && !same((*link)->rule->code, "log.set"))
            text_format(notes, "%s\n", (*link)->message);
        if ((*link)->late > entries)
            (*link)->related = NULL; /* this place is not in the file */
        if (given && !note) {
            docket->last = *link;
            link = &(*link)->next;
        } else
            *link = (*link)->next;
    }
    docket_count(docket);
}

static void print_next(const struct verdict *verdict, struct text *out)
{
    unsigned to_act = verdict_to_act(verdict);
    text_add(out, "then: ");
    position_actors(&verdict->match, to_act, out);
    text_add(out, to_act ? " to act\n" : verdict->over ? "the game is over\n" : "nobody can act\n");
}

void given_print(struct given_entries *given, struct loaded_record *loaded, const struct options *options,
                 struct text *out)
{
    struct report report = {
        .format = format_named("text"), .strict = options->strict, .colour = options->colour, .all = true};
    sort_findings(&loaded->verdict, given->after, out);
    report_record(&report, &loaded->verdict, &loaded->source);
    text_add(out, text_string(&given->account));
    text_add(out, text_string(&report.out));
    print_next(&loaded->verdict, out);
    report_free(&report);
}
