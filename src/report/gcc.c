/* The gcc format: a line per finding as compilers write it, which every editor can jump to. */
#include "report/formats.h"

void gcc_record(struct report *report, const struct verdict *verdict, struct source *source)
{
    (void)source;
    struct arena scratch = {0};
    const char *file = shown_file(&scratch, verdict->file);
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        if (!report->all && is_folded(finding))
            continue;
        text_format(&report->out, "%s:%d:%d: %s: %s: %s [%s]\n", file, finding->at.line, finding->at.column,
                    loudness(finding->ruling, report->strict), ruling_names[finding->ruling], finding->message,
                    finding->rule->code);
        for (const struct related *related = finding->related; related; related = related->next)
            text_format(&report->out, "%s:%d:%d: note: %s\n", file, related->at.line, related->at.column,
                        related->message);
    }
    struct text notes = {0};
    if (report->all && print_notes(verdict, &notes))
        text_format(&report->out, "%s: note: %s\n", file, text_string(&notes));
    text_free(&notes);
    if (is_partial(verdict)) {
        text_format(&report->out, "%s: warning: ", file);
        print_partial(verdict, &report->out);
        text_char(&report->out, '\n');
    }
    arena_free(&scratch);
}
