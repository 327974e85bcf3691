/* The command fmt: formats records. */
#include <string.h>
#include <unistd.h>

#include "base/words.h"
#include "cli/cli.h"
#include "cli/rewrite.h"
#include "study/format.h"
#include "study/wording.h"

static bool is_standard_input(const struct seen_file *seen)
{
    return same(seen->path, "-");
}

/* Writes the file, shows it, or only reports it. */
static int finish_file(const struct options *options, struct seen_file *seen, const struct patch *patch)
{
    struct text out = {0};
    struct arena scratch = {0};
    const char *name = is_standard_input(seen) ? "standard input" : shown_file(&scratch, seen->path);
    bool different = patch_changed(patch), ask = options->check || options->diff;
    int status = different && ask ? STATUS_MISTAKE : STATUS_FINE;
    if (options->diff)
        patch_diff(patch, name, &out);
    else if (options->check && different)
        text_format(&out, "%s would change\n", name);
    else if (is_standard_input(seen) && !options->check)
        patch_text(patch, &out);
    ask ? put_text(&out) : put_document(&out);
    if (different && options->accept && !ask && !is_standard_input(seen)) {
        patch_diff(patch, name, &out);
        put_text(&out);
        text_clear(&out);
    }
    if (different && !ask && !is_standard_input(seen)) {
        patch_text(patch, &out);
        status = seen_rewrite(seen, &out);
    }
    text_free(&out);
    arena_free(&scratch);
    return status;
}

/* Names the unread lines, which stay; or says why the record is left alone. */
static int name_unread(const char *name, const struct verdict *verdict)
{
    int last = 0;
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        bool waits = is_unread(verdict, finding);
        if (finding->ruling != RULING_UNREADABLE || (waits && finding->entry == last))
            continue;
        last = waits ? finding->entry : 0;
        complain(STATUS_UNREADABLE, "%s:%d: %s%s", name, finding->at.line, finding->message,
                 verdict->judged ? "" : " (the record was not changed)");
    }
    if (verdict->docket.dropped_by_ruling[RULING_UNREADABLE])
        complain(STATUS_UNREADABLE, "%s: %d more", name, verdict->docket.dropped_by_ruling[RULING_UNREADABLE]);
    if (!verdict->docket.count[RULING_UNREADABLE])
        complain(STATUS_UNREADABLE, "%s was not judged to its end; see referee check", name);
    return STATUS_UNREADABLE;
}

/* Formats every record of the file. Returns STATUS_UNREADABLE, after a complaint, if something in it is unread. */
static int format_records(const struct options *options, struct loaded_record *loaded, const struct judging *how,
                          struct patch *patch)
{
    int status = STATUS_FINE;
    source_seek(&loaded->source, 0);
    struct reader *reader = reader_open(&loaded->source);
    struct verdict verdict;
    for (int document = 1; judge_record(reader, how, loaded->source.name, document, &verdict); document++) {
        verdict_free(&loaded->verdict);
        loaded->verdict = verdict;
        if (verdict_status(&verdict, false) == STATUS_UNREADABLE)
            status = name_unread(loaded->source.name, &verdict);
        if (verdict.judged && (!verdict.partial || verdict.unread))
            format_record(loaded, how, options->full, patch);
    }
    reader_close(reader);
    return status;
}

static int format_loaded(const struct options *options, struct loaded_record *loaded, const struct judging *how,
                         struct seen_file *seen)
{
    struct patch patch;
    patch_open(&patch, text_string(&seen->text), seen->text.length);
    int unread = format_records(options, loaded, how, &patch);
    int status = finish_file(options, seen, &patch);
    patch_free(&patch);
    return unread > status ? unread : status;
}

static int format_file(const struct options *options, const char *path)
{
    struct seen_file seen = {.path = path};
    struct loaded_record loaded = {0};
    struct judging how = judging_usual(NULL);
    how.quiet = true;
    how.accept = options->accept;
    int status = is_standard_input(&seen) ? STATUS_FINE : seen_read(&seen, path);
    if (status == STATUS_FINE && load_one(&loaded, options, &how, path, &status)) {
        status = is_standard_input(&seen) ? seen_take(&seen, &loaded.source) : STATUS_FINE;
        if (status == STATUS_FINE)
            status = format_loaded(options, &loaded, &how, &seen);
    }
    loaded_free(&loaded);
    seen_free(&seen);
    return status;
}

int run_fmt(const struct options *options)
{
    int worst = STATUS_FINE;
    if (options->operand_count == 0)
        return isatty(STDIN_FILENO) ? complain(STATUS_USAGE, "which record? name a file, or see referee fmt --help")
                                    : format_file(options, "-");
    for (int i = 0; i < options->operand_count; i++) {
        int status = format_file(options, options->operands[i]);
        worst = status > worst ? status : worst;
    }
    return worst;
}
