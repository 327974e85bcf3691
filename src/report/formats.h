/* The renderers, one file each. */
#ifndef REPORT_FORMATS_H
#define REPORT_FORMATS_H

#include "report/report.h"

/* What `print` says of the record: its file, its summary, what is partial, its notes. In the scratch arena, as are the
   next two. */
typedef void print_words(const struct verdict *verdict, struct text *out);
const char *words_about(struct report *report, print_words *print, const struct verdict *verdict);

/* "3 records are left out because the report would be too long; --format json has them"; "" if there are none. */
const char *records_left_out(struct report *report);

/* "3 other files passed over", with their names after a colon if the reader wants them; "" if there are none. */
const char *files_unjudged(struct report *report);
bool any_unjudged(const struct report *report);

/* The name after `before` (NULL: the first) in a text of names, each ended by NUL; NULL: there is none. */
const char *next_name(const struct text *names, const char *before);

/* The same on a separate line, for formats that consist of lines. */
void lines_end(struct report *report);

/* Prints one finding as people see it, with excerpt and footnotes. */
void text_finding(struct report *report, const struct verdict *verdict, const struct finding *finding);

/* The same without colours, in the scratch arena; `all` as in the report. */
const char *plain_finding(struct report *report, const struct verdict *verdict, const struct finding *finding,
                          bool all);

void text_record(struct report *report, const struct verdict *verdict);
void text_add_record(struct report *report, const struct verdict *verdict, const struct text *body);
void text_end(struct report *report);

/* The keys of a finding, and of a record's head, within an open map. */
void json_finding_keys(struct json *json, const struct finding *finding);
void json_record_keys(struct json *json, const struct verdict *verdict);
void json_strings(struct json *json, const char *key, const struct strings *list);
void json_passed_over(struct json *json, const struct report *report);
void json_counts(struct json *json, const int count[RULING_COUNT]);

extern const char json_opening[];
void json_record(struct report *report, const struct verdict *verdict);
void json_join(struct report *report, const struct verdict *verdict);
void json_end(struct report *report);

extern const char sarif_opening[];
void sarif_record(struct report *report, const struct verdict *verdict);
void sarif_join(struct report *report, const struct verdict *verdict);
void sarif_end(struct report *report);

void junit_record(struct report *report, const struct verdict *verdict);
void junit_join(struct report *report, const struct verdict *verdict);
void junit_end(struct report *report);

void github_record(struct report *report, const struct verdict *verdict);
void github_end(struct report *report);

void markdown_record(struct report *report, const struct verdict *verdict);
void markdown_end(struct report *report);

/* The rows of a record, for formats of results and standings. */
void rows_record(struct report *report, const struct verdict *verdict);

#endif
