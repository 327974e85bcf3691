/* Findings on the page: word, rule, what happened, why, what was meant, and what would have been legal. */
#include "base/words.h"
#include "base/xml.h"
#include "draw/page.h"
#include "study/wording.h"

/* The entry that stands on this line of the file; 0 if none does. */
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

static void print_said(const char *term, void (*print)(const struct finding *, struct text *),
                       const struct finding *finding, struct text *out)
{
    struct text said = {0};
    print(finding, &said);
    open_line(term, out);
    xml_text(text_string(&said), out);
    text_add(out, "</dd>");
    text_free(&said);
}

static void list_ways_out(const struct finding *finding, struct text *out)
{
    for (const struct strings *datum = finding->rests_on; datum; datum = datum->next) {
        open_line("rests on", out);
        text_add(out, "<code>");
        xml_text(datum->text, out);
        text_add(out, "</code>, which is assumed: compare it with your own copy</dd>");
    }
    for (const struct strings *source = finding->sources; source; source = source->next) {
        open_line("club", out);
        xml_text(source->text, out);
        text_add(out, "</dd>");
    }
    for (const struct strings *house = finding->house; house; house = house->next) {
        open_line("house", out);
        text_add(out, "with <code>house: {");
        xml_text(house->text, out);
        text_add(out, "}</code> this would be no finding</dd>");
    }
    if (finding->meant || finding->missing)
        print_said(finding->meant ? "meant" : "missing", print_meant, finding, out);
    if (finding->followers)
        print_said("follows", print_followers, finding, out);
    if (finding->legal_summary || finding->legal_command)
        print_said("legal now", print_legal, finding, out);
}

static void cite_rule(const struct verdict *verdict, const struct finding *finding, struct text *out)
{
    const struct rule *rule = finding_rule(finding);
    bool common = rule >= common_rules && rule < common_rules + COMMON_RULES;
    if (finding->ruling == RULING_UNREADABLE)
        return;
    open_line("rule", out);
    if (rule->sentence) {
        xml_text(rule->sentence, out);
        text_char(out, ' ');
    }
    text_add(out, "<cite>");
    if (!common)
        text_format(out, "%s, ", verdict->game->title);
    xml_text(rule->cite, out);
    text_format(out, "</cite> <code>%s</code></dd>", rule->code);
    if (rule->reading) {
        open_line("reading", out);
        xml_text(rule->reading, out);
        text_add(out, "</dd>");
    }
}

/* A note, or what follows from a mistake: one line. */
static void print_folded(const struct finding *finding, struct text *out)
{
    text_format(out, "<p class='folded'><b>%s</b> ", ruling_names[finding->ruling]);
    xml_text(finding->message, out);
    if (finding->follows) {
        text_add(out, " (follows from ");
        print_entry_link(finding->follows, out);
        text_char(out, ')');
    }
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
    text_add(out, finding->idle ? ", and changed nothing</p>" : "</p>");
    struct text lines = {0};
    list_causes(frames, finding, &lines);
    list_ways_out(finding, &lines);
    cite_rule(verdict, finding, &lines);
    text_format(out, lines.length ? "<dl>%s</dl></div>" : "%s</div>", text_string(&lines));
    text_free(&lines);
}
