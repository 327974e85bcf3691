/* The short format: one line per finding, for editors and grep. */
#include "report/formats.h"

void short_record(struct report *report, const struct verdict *verdict, struct source *source)
{
    (void)source;
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        text_format(&report->out, "%s:%d:%d: %s %s: %s\n", verdict->file, finding->at.line, finding->at.column, word_names[finding->word],
                    finding->rule->code, finding->message);
}
