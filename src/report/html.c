/* The HTML format: one page, in which every record can be stepped through. */
#include "draw/page.h"
#include "report/formats.h"

void html_begin(struct report *report)
{
    page_begin("referee", &report->out);
}

void html_record(struct report *report, const struct verdict *verdict, struct source *source)
{
    static const struct frames none;
    (void)source;
    page_record(report->frames ? report->frames : &none, verdict, &report->out);
}

void html_end(struct report *report)
{
    if (report->left_out) {
        text_add(&report->out, "<p>");
        print_records_left_out(report, &report->out);
        text_add(&report->out, "</p>\n");
    }
    page_end(&report->out);
}
