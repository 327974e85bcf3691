/* The renderers, one file each. */
#ifndef REPORT_FORMATS_H
#define REPORT_FORMATS_H

#include "report/report.h"

void text_record(struct report *report, const struct verdict *verdict, struct source *source);
void text_end(struct report *report);

void short_record(struct report *report, const struct verdict *verdict, struct source *source);

#endif
