/* Findings on the page: kind, rule, what happened, why, the fix, and what would have been legal. */
#include "base/words.h"
#include "base/xml.h"
#include "draw/page.h"
#include "study/explain/footnotes.h"
#include "study/wording.h"

/* The entry on this line of the file; 0 if there is none. */
static int entry_on_line(const struct frames *frames, int line)
{
    int entry = 0;
    for (const struct frame *frame = frames->first; frame && frame->line <= line; frame = frame->next)
        if (frame->entry && line <= frame->last_line)
            entry = frame->entry;
    return entry;
}

static void open_line(const char *term, struct text *out)
{
    text_format(out, "<dt>%s</dt><dd>", term);
}

static void print_entry_link(int entry, struct text *out)
{
    text_format(out, "<a href='#%d' data-go='%d'>entry %d</a>", entry, entry, entry);
}

static void list_causes(const struct frames *frames, const struct finding *finding, struct text *out)
{
    for (const struct related *related = finding->related; related; related = related->next) {
        int entry = entry_on_line(frames, related->at.line);
        open_line("because", out);
        if (entry) {
            print_entry_link(entry, out);
            text_add(out, ": ");
        } else
            text_format(out, "line %d: ", related->at.line);
        xml_text(related->message, out);
        text_add(out, "</dd>");
    }
}

struct page_footnotes {
    struct footnotes footnotes; /* must be first: it is cast */
    struct text *out;
};

static void print_footnote(struct footnotes *footnotes, const char *label, const char *sentence)
{
    struct text *out = ((struct page_footnotes *)footnotes)->out;
    open_line(*label ? label : "also", out);
    xml_text(sentence, out);
    text_add(out, "</dd>");
}

/* How an unclear rule is interpreted. */
static void print_interpretation(const struct finding *finding, struct text *out)
{
    const struct rule *rule = finding_rule(finding);
    if (finding->ruling == RULING_UNREADABLE || !rule->reading)
        return;
    open_line("interpretation", out);
    xml_text(rule->reading, out);
    text_add(out, "</dd>");
}

/* Prints a note, or a finding that follows from another, on one line. */
static void print_folded(const struct finding *finding, struct text *out)
{
    text_add(out, "<p class='folded'>");
    if (finding->follows && finding->entry) {
        print_entry_link(finding->entry, out);
        text_add(out, ": ");
    }
    text_format(out, "<b>%s</b> ", ruling_names[finding->ruling]);
    xml_text(finding->message, out);
    text_add(out, "</p>");
}

void page_finding(const struct frames *frames, const struct verdict *verdict, const struct finding *finding,
                  struct text *out)
{
    if (is_folded(finding)) {
        print_folded(finding, out);
        return;
    }
    text_format(out, "<div class='finding %s'><p><b>%s</b> ", loudness(finding->ruling, false),
                ruling_names[finding->ruling]);
    xml_text(finding->message, out);
    text_add(out, "</p>");
    struct text lines = {0};
    list_causes(frames, finding, &lines);
    print_footnotes(verdict, finding, &(struct page_footnotes){{print_footnote}, &lines}.footnotes);
    print_interpretation(finding, &lines);
    text_format(out, lines.length ? "<dl>%s</dl></div>" : "%s</div>", text_string(&lines));
    text_free(&lines);
}
