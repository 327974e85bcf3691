/* The HTML format: one page, on which every record can be stepped through. */
#include <string.h>

#include "base/words.h"
#include "base/xml.h"
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

/* `aside` has the names of the games whose pieces are already on the page. */
void html_join(struct report *report, const struct verdict *verdict)
{
    char name[64];
    put_string(name, sizeof name, " %s ", verdict->game ? verdict->game->id : "");
    if (!verdict->game || strstr(text_string(&report->aside), name))
        return;
    text_add(&report->aside, name);
    page_pieces(verdict->game, NULL, &report->out);
}

static void paragraph(struct report *report, void (*print)(const struct report *report, struct text *out))
{
    struct text words = {0};
    print(report, &words);
    text_add(&report->out, "<p>");
    xml_text(text_string(&words), &report->out);
    text_add(&report->out, "</p>\n");
    text_free(&words);
}

void html_end(struct report *report)
{
    if (report->left_out)
        paragraph(report, print_records_left_out);
    if (any_unjudged(report))
        paragraph(report, print_unjudged);
    page_end(&report->out);
}
