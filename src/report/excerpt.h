/* Excerpts: the lines of the record that a finding is about, with carets. */
#ifndef REPORT_EXCERPT_H
#define REPORT_EXCERPT_H

#include "report/report.h"

enum tone { TONE_ERROR, TONE_WARNING, TONE_NOTE, TONE_BLUE, TONE_BOLD };

/* Colours, if the report has them. */
void tone(const struct report *report, enum tone tone, struct text *out);
void end_tone(const struct report *report, struct text *out);
enum tone tone_of(const struct report *report, const struct finding *finding);

/* Prints the lines of the finding and of its related places, oldest first, each with its mark. */
void print_excerpt(struct report *report, const struct finding *finding, struct source *source, int margin);

#endif
