/* Entries from the command line. */
#include "cli/further.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "replay/position.h"
#include "replay/script.h"

/* Spaces and comments. */
static bool says_nothing(const char *entry)
{
    entry += strspn(entry, " \t\n");
    while (*entry == '#') {
        entry += strcspn(entry, "\n");
        entry += strspn(entry, " \t\n");
    }
    return *entry == '\0';
}

/* Does the word begin an entry: `ada:`, `ada: bid ares`, `{ada: ...}`? After a single word it ends a name: `José María:`. */
static bool begins_entry(const char *word, const char *before)
{
    const char *colon = strchr(word, ':');
    return colon && (colon[1] == '\0' || colon[1] == ' ') && strpbrk(before, " :");
}

int further_join(struct further *further, char *const *words)
{
    *further = (struct further){0};
    size_t given = 0;
    while (words[given])
        given++;
    further->entry = must_alloc((given + 1) * sizeof *further->entry);
    for (size_t i = 0; i < given;) {
        struct text entry = {0};
        if (says_nothing(words[i]))
            return complain(STATUS_USAGE, "an entry is empty; write a player and a move, as in 'ben: pass'");
        text_add(&entry, words[i++]);
        for (; i < given && !begins_entry(words[i], text_string(&entry)); i++)
            text_format(&entry, " %s", words[i]);
        further->entry[further->count++] = entry.bytes;
    }
    further->entry[further->count] = NULL;
    return STATUS_FINE;
}

void further_free(struct further *further)
{
    for (int i = 0; i < further->count; i++)
        free((char *)further->entry[i]);
    free(further->entry);
    text_free(&further->written);
    text_free(&further->account);
}

static void watch(void *whom, const struct step *step)
{
    struct further *further = whom;
    if (!step->further) {
        further->after = step->entry;
        return;
    }
    further->unread |= !step->move && !step->claims && !step->set;
    step_print(step, &further->written);
    text_char(&further->written, '\n');
    if (*step->sums)
        text_format(&further->account, "%s\n", step->sums);
}

void further_judging(struct further *further, struct judging *how)
{
    how->further = further->entry;
    how->watch = watch;
    how->whom = further;
}

/* Only what is said about these entries; what the log itself does wrong is for `check`. A note is one line. */
static void sort_findings(struct verdict *verdict, int entries, struct text *notes)
{
    struct docket *docket = &verdict->docket;
    struct finding **link = &docket->first;
    docket->last = NULL;
    while (*link) {
        bool further = (*link)->entry > entries, note = (*link)->ruling == RULING_NOTED;
        if (further && note)
            text_format(notes, "%s\n", (*link)->message);
        if (further && !note) {
            docket->last = *link;
            link = &(*link)->next;
        } else
            *link = (*link)->next;
    }
    docket_count(docket);
}

static void print_next(const struct verdict *verdict, struct text *out)
{
    text_add(out, "then: ");
    position_actors(&verdict->match, verdict->to_act, out);
    text_add(out, verdict->to_act ? " to act\n" : verdict->over ? "the game is over\n" : "nobody can act\n");
}

void further_print(struct further *further, struct loaded_record *loaded, const struct options *options,
                   struct text *out)
{
    struct report report = {
        .format = format_named("text"), .strict = options->strict, .colour = options->colour, .all = true};
    sort_findings(&loaded->verdict, further->after, out);
    report_record(&report, &loaded->verdict, &loaded->source);
    text_add(out, text_string(&further->account));
    text_add(out, text_string(&report.out));
    print_next(&loaded->verdict, out);
    report_free(&report);
}
