/* The commands try and add: judge entries after the log; add also writes them. */
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "cli/cli.h"
#include "cli/rewrite.h"
#include "replay/position.h"
#include "replay/script.h"
#include "study/append.h"

/* ---- entries from the command line ---- */

/* Filled while the record is judged. given_free when done. */
struct given_entries {
    const char **entry; /* as given, words joined; NULL-terminated */
    int count;
    int after;           /* entries of the log before them */
    struct text written; /* the readable ones as `fmt` writes them, one per line */
    struct text account; /* what each did */
    bool unread;
};

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

/* Joins words to entries: `ada: bid ares 2` may be one word or several. Returns STATUS_FINE, or STATUS_USAGE after a
   complaint. */
static int given_join(struct given_entries *given, char *const *words)
{
    *given = (struct given_entries){.entry = must_alloc(sizeof *given->entry)};
    given->entry[0] = NULL;
    while (*words) {
        struct text entry = {0};
        if (says_nothing(*words))
            return complain(STATUS_USAGE, "an entry is empty; write a player and a move, as in 'ben: pass'");
        bool whole = strchr(*words, ' '); /* then a sentence after it is an entry too */
        text_add(&entry, *words++);
        for (; *words && !(whole && strchr(*words, ' ')) && !begins_entry(*words, text_string(&entry)); words++)
            text_format(&entry, " %s", *words);
        keep_entries(given, entry.bytes);
        text_free(&entry);
    }
    return STATUS_FINE;
}

static void given_free(struct given_entries *given)
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
        given->after = step->waiting ? given->after : step->entry;
        return;
    }
    given->unread |= step->waiting;
    step_print(step, &given->written);
    text_char(&given->written, '\n');
    if (*step->sums)
        text_format(&given->account, "%s\n", step->sums);
}

/* Lets the record be judged with them. */
static void given_judging(struct given_entries *given, struct judging *how)
{
    how->further = given->entry;
    how->watch = watch;
    how->reads_on = true;
    how->context = given;
}

/* Keeps only findings about these entries; mistakes of the log are for `check`. A note is one line; what a `set` changes
   is in its account line. */
static void sort_findings(struct verdict *verdict, int entries, struct text *notes)
{
    struct docket *docket = &verdict->docket;
    struct finding **link = &docket->first;
    docket->last = NULL;
    while (*link) {
        bool given = (*link)->entry > entries, note = (*link)->ruling == RULING_NOTED;
        if (given && note && !same((*link)->rule->code, "log.set"))
            text_format(notes, "%s\n", (*link)->message);
        if (given && !note) {
            docket->last = *link;
            link = &(*link)->next;
        } else
            *link = (*link)->next;
    }
    docket_count(docket);
}

/* Prints their findings, what they did and who acts then. */
static void given_print(struct given_entries *given, struct loaded_record *loaded, const struct options *options,
                        struct text *out)
{
    struct report report = {.format = format_among(formats, "text"),
                            .strict = options->strict,
                            .colour = options->colour == COLOUR_ALWAYS,
                            .all = true};
    sort_findings(&loaded->verdict, given->after, out);
    report_record(&report, &loaded->verdict, &loaded->source);
    text_add(out, text_string(&given->account));
    text_add(out, text_string(&report.out));
    unsigned to_act = verdict_to_act(&loaded->verdict);
    text_add(out, "then: ");
    position_actors(&loaded->verdict.match, to_act, out);
    text_add(out, to_act ? " to act\n" : loaded->verdict.over ? "the game is over\n" : "nobody can act\n");
    report_free(&report);
}

int run_try(const struct options *options)
{
    struct loaded_record loaded = {0};
    struct judging how = judging_usual(NULL);
    struct given_entries given;
    struct text out = {0};
    int status = given_join(&given, options->operands + 1);
    given_judging(&given, &how);
    if (status == STATUS_FINE && judge_one(&loaded, options, &how, options->operands[0], &status)) {
        bool past = options->at > given.after;
        if (!past)
            given_print(&given, &loaded, options, &out);
        status = past ? past_the_end(options->operands[0], given.after)
                      : (int)verdict_status(&loaded.verdict, options->strict);
    }
    put_coloured(&out);
    given_free(&given);
    loaded_free(&loaded);
    return status;
}

/* Judges the last record of the file again, with the entries after its log. */
static bool judge_last(struct loaded_record *loaded, struct given_entries *given, struct judging *how)
{
    struct verdict verdict, last = {0};
    struct judging plain = *how;
    int documents = 0;
    source_seek(&loaded->source, 0);
    struct reader *reader = reader_open(&loaded->source);
    while (judge_record(reader, &plain, loaded->source.name, documents + 1, &verdict)) {
        verdict_free(&last);
        last = verdict;
        documents++;
    }
    given_judging(given, how);
    reader_return(reader, last.line);
    verdict_free(&loaded->verdict);
    loaded->have_verdict = judge_record(reader, how, loaded->source.name, documents, &loaded->verdict);
    verdict_free(&last);
    reader_close(reader);
    return loaded->have_verdict && loaded->verdict.judged;
}

static int write_entries(struct seen_file *seen, const struct loaded_record *loaded, const struct given_entries *given)
{
    struct patch patch;
    struct text changed = {0};
    patch_open(&patch, text_string(&seen->text), seen->text.length);
    bool added = append_entries(&patch, loaded->verdict.line, text_string(&given->written), NULL);
    patch_text(&patch, &changed);
    int status =
        added ? seen_rewrite(seen, &changed)
              : complain(STATUS_UNREADABLE, "%s: the log is in brackets or unusual; nothing was added", seen->path);
    patch_free(&patch);
    text_free(&changed);
    return status;
}

/* Shows claims at the end of the record that are no longer true; these are not findings. */
static void show_stale_claims(const struct options *options, const char *path, struct text *out)
{
    struct loaded_record loaded = {0};
    struct judging how = judging_usual(NULL);
    int status;
    how.quiet = true;
    if (judge_one(&loaded, options, &how, path, &status))
        for (const struct finding *finding = loaded.verdict.docket.first; finding; finding = finding->next)
            if (finding->entry == 0 && finding->ruling == RULING_FALSE)
                text_format(out, "%s:%d: a closing claim is now false; %s\n", printable(&loaded.verdict.arena, path),
                            finding->at.line, finding->message);
    loaded_free(&loaded);
}

static int add_to(const struct options *options, struct loaded_record *loaded, struct given_entries *given,
                  struct seen_file *seen)
{
    struct text out = {0};
    given_print(given, loaded, options, &out);
    int verdict = (int)verdict_status(&loaded->verdict, options->strict);
    int status = given->unread ? (int)STATUS_UNREADABLE : verdict;
    bool wanted = status == STATUS_FINE || (status == STATUS_MISTAKE && options->illegal);
    int written = wanted ? write_entries(seen, loaded, given) : STATUS_FINE;
    seen_unlock(seen);
    if (written != STATUS_FINE)
        text_clear(&out); /* it describes what the entries would have done */
    if (wanted && written == STATUS_FINE)
        show_stale_claims(options, seen->path, &out);
    else
        text_add(&out, "nothing was added\n");
    put_coloured(&out);
    return written == STATUS_FINE ? status : written;
}

int run_add(const struct options *options)
{
    const char *path = options->operands[0];
    if (same(path, "-"))
        return complain(STATUS_USAGE, "add needs a file, not standard input");
    struct loaded_record loaded = {0};
    struct judging how = judging_usual(NULL);
    struct given_entries given;
    struct seen_file seen = {0};
    int status = given_join(&given, options->operands + 1);
    if (status == STATUS_FINE)
        status = seen_lock(&seen, path); /* so that the file that is judged is the one that is written */
    if (status == STATUS_FINE)
        status = seen_read(&seen, path);
    if (status == STATUS_FINE && judge_one(&loaded, options, &how, path, &status))
        status = judge_last(&loaded, &given, &how) ? add_to(options, &loaded, &given, &seen) : STATUS_UNREADABLE;
    given_free(&given);
    loaded_free(&loaded);
    seen_free(&seen);
    return status;
}
