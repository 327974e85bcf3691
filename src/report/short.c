/* The short format: one line per finding, for editors and grep. */
#include "base/words.h"
#include "report/formats.h"

void short_record(struct report *report, const struct verdict *verdict, struct source *source)
{
    (void)source;
    struct arena scratch = {0};
    const char *file = shown_file(&scratch, verdict->file);
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (report->all || finding->ruling != RULING_NOTED)
            text_format(&report->out, "%s:%d:%d: %s %s: %s\n", file, finding->at.line, finding->at.column,
                        ruling_names[finding->ruling], finding->rule->code, finding->message);
    struct text notes = {0};
    if (report->all && print_notes(verdict, &notes))
        text_format(&report->out, "%s: %s\n", file, text_string(&notes));
    text_free(&notes);
    if (is_partial(verdict)) {
        text_format(&report->out, "%s: ", file);
        print_partial(verdict, &report->out);
        text_char(&report->out, '\n');
    }
    arena_free(&scratch);
}
