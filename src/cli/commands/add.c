/* The commands try and add: judge entries after the log; add also writes them. */
#include <string.h>

#include "base/words.h"
#include "cli/commands/given_entries.h"
#include "cli/rewrite.h"
#include "study/append.h"

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
    text_free(&out);
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
    text_free(&out);
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
