/* The page: a record that can be stepped through in a browser. */
#include "draw/page.h"

#include "base/words.h"
#include "base/xml.h"
#include "draw/frames.h"
#include "draw/picture.h"
#include "study/explain/footnotes.h"
#include "study/finding_quota.h"
#include "study/wording.h"

enum { MOST_SHOWN = 1000 }; /* findings of one record */

void page_begin(const char *title, struct text *out)
{
    text_add(out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                  "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                  "<meta name=\"color-scheme\" content=\"light dark\">\n"
                  "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; base-uri 'none'; "
                  "form-action 'none'; style-src 'unsafe-inline'; script-src 'sha256-");
    xml_format(out, "%s'\">\n<title>%s</title>\n<style>\n", page_js_hash, title);
    palette_style(NULL, out);
    text_add(out, page_css);
    text_add(out, "</style>\n</head>\n<body>\n<main>\n");
}

void page_end(struct text *out)
{
    text_add(out, "</main>\n<footer>referee " VERSION "</footer>\n<script>");
    text_add(out, page_js);
    text_add(out, "</script>\n</body>\n</html>\n");
}

/* ---- the head -------------------------------------------------------------------------------------------------- */

void page_heading(const struct verdict *verdict, struct text *out)
{
    if (verdict->title) {
        text_add(out, verdict->title);
        return;
    }
    if (!verdict->game || !verdict->match.seats) {
        print_file(verdict, out);
        return;
    }
    text_format(out, "%s:", verdict->game->title);
    for (int seat = 0; seat < verdict->match.seats; seat++)
        text_format(out, "%s%s", seat ? ", " : " ", verdict->match.names[seat]);
}

static void print_head(const struct verdict *verdict, struct text *out)
{
    struct text line = {0};
    page_heading(verdict, &line);
    xml_format(out, "<header><h1>%s</h1>", text_string(&line));
    text_clear(&line);
    print_summary(verdict, &line);
    xml_format(out, "<p class='verdict'>%s</p>", text_string(&line));
    text_clear(&line);
    if (verdict->game)
        text_format(&line, "%s, ", verdict->game->title);
    print_file(verdict, &line);
    struct text notes = {0};
    print_notes(verdict, &notes);
    if (notes.length)
        text_format(&line, "; %s", text_string(&notes));
    xml_format(out, "<p class='source'>%s</p></header>\n", text_string(&line));
    text_free(&notes);
    text_free(&line);
}

/* ---- tables ---------------------------------------------------------------------------------------------------- */

static void print_sheet_table(const struct frames *frames, const struct verdict *verdict, struct text *out)
{
    int side = 2 * TEXTURE_SIDE;
    text_add(out, "<section class='sheet'><h2>Score</h2><table><thead><tr><td></td>");
    for (int seat = 0; seat < verdict->match.seats; seat++) {
        text_format(out,
                    "<th scope='col'><svg class='swatch' viewBox='0 0 %d %d' aria-hidden='true'><rect width='%d' "
                    "height='%d' class='f-%s'/></svg> ",
                    side, side, side, side, ink_name(canvas_worn(&frames->picture[frames->turn].canvas, seat)));
        xml_format(out, "%s</th>", verdict->match.names[seat]);
    }
    text_add(out, "</tr></thead><tbody class='rows'>");
    page_rows(&frames->strings, &frames->sheet, out);
    text_add(out, "</tbody></table></section>\n");
}

/* ---- the record ------------------------------------------------------------------------------------------------ */

/* A name that no other record on the page has. Records are rendered separately, so they cannot be numbered. */
static unsigned name_of(const struct verdict *verdict)
{
    unsigned name = 2166136261u ^ (unsigned)verdict->document;
    for (const unsigned char *c = (const unsigned char *)verdict->file; *c; c++)
        name = (name ^ *c) * 16777619u;
    return name;
}

static void open_article(const struct verdict *verdict, const char *prefix, struct text *out)
{
    struct arena arena = {0};
    const char *scope = arena_format(&arena, "#r%x ", name_of(verdict));
    text_format(out, "<article id='r%x'>\n<style>", name_of(verdict));
    texture_style(scope, prefix, NULL, out);
    /* On a narrow screen every number has its player's name before it. Any name is escaped within its CSS string. */
    for (int seat = 0; seat < verdict->match.seats; seat++) {
        text_format(out, "%s.sheet td:nth-of-type(%d){--of:\"", scope, seat + 1);
        for (const char *c = printable(&arena, verdict->match.names[seat]); *c; c++)
            if ((*c >= '0' && *c <= '9') || (*c >= 'a' && *c <= 'z') || (*c >= 'A' && *c <= 'Z') || (*c & 0x80))
                text_char(out, *c);
            else
                text_format(out, "\\%x ", (unsigned)(unsigned char)*c);
        text_add(out, "\"}");
    }
    text_add(out, "</style>\n");
    arena_free(&arena);
}

/* ---- kind, rule, what happened, why, the fix, and what would have been legal ---- */

static void print_entry_link(int entry, struct text *out)
{
    text_format(out, "<a href='#%d' data-go='%d'>entry %d</a>", entry, entry, entry);
}

static void list_causes(const struct frames *frames, const struct finding *finding, struct text *out)
{
    for (const struct related *related = finding->related; related; related = related->next) {
        int entry = 0, line = related->at.line;
        for (const struct frame *frame = frames->first; frame && frame->line <= line; frame = frame->next)
            if (frame->entry && line <= frame->last_line)
                entry = frame->entry;
        text_add(out, "<dt>because</dt><dd>");
        if (entry)
            print_entry_link(entry, out);
        else
            text_format(out, "line %d", line);
        xml_format(out, ": %s</dd>", related->message);
    }
}

/* A finding with its rule, causes and fixes; a folded one on one line. Entries become links. */
static void page_finding(const struct frames *frames, const struct verdict *verdict, const struct finding *finding,
                         struct text *out)
{
    if (is_folded(finding)) {
        text_add(out, "<p class='folded'>");
        if (finding->follows && finding->entry) {
            print_entry_link(finding->entry, out);
            text_add(out, ": ");
        }
        xml_format(out, "<b>%s</b> %s</p>", ruling_names[finding->ruling], finding->message);
        return;
    }
    xml_format(out, "<div class='finding %s'><p><b>%s</b> %s</p>", loudness_names[loudness(finding->ruling, false)],
               ruling_names[finding->ruling], finding->message);
    struct text lines = {0};
    list_causes(frames, finding, &lines);
    struct arena scratch = {0};
    for (const struct footnote *note = footnotes_of(verdict, finding, false, &scratch); note; note = note->next)
        xml_format(&lines, "<dt>%s</dt><dd>%s</dd>", *note->label ? note->label : "also", note->sentence);
    arena_free(&scratch);
    const struct rule *rule = finding_rule(finding);
    if (finding->ruling != RULING_UNREADABLE && rule->reading)
        xml_format(&lines, "<dt>interpretation</dt><dd>%s</dd>", rule->reading);
    text_format(out, lines.length ? "<dl>%s</dl></div>" : "%s</div>", text_string(&lines));
    text_free(&lines);
}

/* ---- the words, the account line and the findings ---- */

/* Is it listed with the mistake it follows from? Hundreds may follow from one. */
static bool is_listed_there(const struct finding *finding)
{
    return is_folded(finding) && finding->follows && finding->follows != finding->entry;
}

/* Prints the shown or the folded findings of one entry, from its first finding on; entry 0: of the whole record. */
static int print_findings(const struct frames *frames, const struct verdict *verdict, const struct finding *finding,
                          bool folded, struct finding_quota *quota, struct text *out)
{
    int entry = finding ? finding->entry : 0, count = 0;
    for (; finding && (!entry || !finding->entry || finding->entry == entry); finding = finding->next)
        if (finding->entry == entry && is_folded(finding) == folded && !is_listed_there(finding)
            && quota_takes(quota, finding)) {
            page_finding(frames, verdict, finding, out);
            count++;
        }
    return count;
}

/* Hidden until the reader opens them. */
static void print_folded(const struct frames *frames, const struct verdict *verdict, const struct finding *finding,
                         struct finding_quota *quota, struct text *out)
{
    struct text folded = {0};
    int count = print_findings(frames, verdict, finding, true, quota, &folded);
    if (count)
        text_format(out, "<details><summary>%d %s%s</summary>%s</details>", count,
                    finding->ruling == RULING_NOTED ? "note" : "more finding", plural(count), text_string(&folded));
    text_free(&folded);
}

/* All that follows from the mistakes of an entry, on one line until the reader opens it. */
static void print_all_followers(const struct frames *frames, const struct verdict *verdict,
                                const struct finding *finding, struct finding_quota *quota, struct text *out)
{
    int entry = finding->entry, count = 0;
    struct text followers = {0};
    while (finding && finding->entry == entry && !finding->followers)
        finding = finding->next;
    if (!finding || finding->entry != entry)
        return;
    for (finding = verdict->docket.first; finding; finding = finding->next)
        if (finding->follows == entry && is_listed_there(finding) && quota_takes(quota, finding)) {
            page_finding(frames, verdict, finding, &followers);
            count++;
        }
    if (count)
        text_format(out, "<details><summary>%d later finding%s</summary>%s</details>", count, plural(count),
                    text_string(&followers));
    text_free(&followers);
}

/* How the list and the slider show the finding: as a mistake, or as one that only follows from one. */
static const char *standing_of(const struct finding *finding)
{
    int entry = finding ? finding->entry : 0;
    const char *standing = "";
    for (; finding && (!finding->entry || finding->entry == entry); finding = finding->next) {
        if (finding->entry != entry || finding->ruling == RULING_NOTED)
            continue;
        if (!is_folded(finding))
            return " data-found";
        standing = " data-follows";
    }
    return standing;
}

static void print_frame(const struct frames *frames, const struct verdict *verdict, const struct frame *frame,
                        const struct finding *finding, struct finding_quota *quota, struct text *out)
{
    int entry = frame->entry;
    text_format(out, "<li data-entry='%d'%s><a href='#%d' data-go='%d'><span class='number'>%d</span> %s</a>%s", entry,
                standing_of(finding), entry, entry, entry, frame->said, frame->sums);
    if (finding) {
        print_findings(frames, verdict, finding, false, quota, out);
        print_folded(frames, verdict, finding, quota, out);
        print_all_followers(frames, verdict, finding, quota, out);
    }
    text_add(out, "</li>\n");
}

/* The log with its account lines and findings, which are in the order of the entries. */
static void page_entries(const struct frames *frames, const struct verdict *verdict, struct finding_quota *quota,
                         struct text *out)
{
    const struct finding *from = verdict->docket.first;
    text_add(out, "<section class='log'><h2>Entries</h2>\n<ol>\n");
    for (const struct frame *frame = frames->first; frame; frame = frame->next) {
        while (from && frame->entry && from->entry < frame->entry)
            from = from->next;
        bool found = from && frame->entry && from->entry == frame->entry;
        print_frame(frames, verdict, frame, found ? from : NULL, quota, out);
    }
    text_add(out, "</ol></section>\n");
}

static void page_whole(const struct frames *frames, const struct verdict *verdict, struct finding_quota *quota,
                       struct text *out)
{
    const struct finding *finding = verdict->docket.first;
    while (finding && finding->entry != 0)
        finding = finding->next;
    struct text whole = {0};
    print_findings(frames, verdict, finding, false, quota, &whole);
    print_folded(frames, verdict, finding, quota, &whole);
    if (whole.length)
        text_format(out, "<section class='whole'><h2>About the record as a whole</h2>\n%s</section>\n",
                    text_string(&whole));
    text_free(&whole);
}

/* ---- its parts, the meaning of marks, and the controls to step through ---- */

static void print_tracks(const struct frames *frames, int part, bool ghosts, struct text *out)
{
    for (const struct track *track = frames->tracks; track; track = track->next)
        if (track->part == part && track->ghost == ghosts)
            text_format(out, "<g data-track='%d'>%s</g>\n", track->number, frames->strings.row[track->shown].string);
}

/* Ghosts are above the marks, as in a picture of one position. */
static void print_part(const struct frames *frames, const struct frame_part *part, struct text *out)
{
    enum { LEGIBLE = 12, USUAL = 16 }; /* of letters, in pixels */
    text_format(out,
                "<div class='part' style='--least:%dpx'><svg viewBox='0 0 %d %d' style='--unit:%d' role='group' "
                "aria-label=\"",
                part->width * LEGIBLE / (part->least_writing ? part->least_writing : USUAL), part->width, part->height,
                FRAME_WEIGHT);
    xml_text(part->title, out);
    text_add(out, "\">\n");
    print_tracks(frames, part->number, false, out);
    text_add(out, "<g class='marks'></g>\n");
    print_tracks(frames, part->number, true, out);
    text_add(out, "</svg></div>\n");
}

static void explain_mark(const char *class, const char *words, struct text *out)
{
    text_format(
        out,
        "<li><svg class='sample' viewBox='0 0 28 20' style='--unit:3' aria-hidden='true'><g class='marks'><rect x='3' "
        "y='3' width='22' height='14' class='%s'/></g></svg> %s</li>",
        class, words);
}

static void print_button(const char *name, const char *label, const char *sign, struct text *out)
{
    text_format(out, "<button type='button' data-step='%s' aria-label='%s' title='%s'>%s</button>", name, label, label,
                sign);
}

/* Shown by the script only: without it there is nothing to step through. */
static void print_controls(const struct frames *frames, bool findings, struct text *out)
{
    text_format(out,
                "<div class='stepping' hidden>\n<div class='now' aria-live='polite'></div>\n<div class='slide'><div "
                "class='ticks'></div><input type='range' min='0' "
                "max='%d' value='%d' aria-label='entry'></div>\n<div class='buttons'>",
                frames->count - 1, frames->count - 1);
    print_button("first", "before the log (Home)", "&#x21e4;", out);
    print_button("back", "one entry back (left arrow)", "&#x2190;", out);
    print_button("on", "one entry forward (right arrow)", "&#x2192;", out);
    print_button("last", "last entry (End)", "&#x21e5;", out);
    if (findings) {
        print_button("finding-back", "previous finding (p)", "&#x2190;&#xfe0e;!", out);
        print_button("finding-on", "next finding (n)", "!&#xfe0e;&#x2192;", out);
    }
    text_add(out, "</div>\n</div>\n");
}

void page_pieces(const struct game *game, const struct frames *frames, struct text *out)
{
    text_add(out, "<svg class='textures' aria-hidden='true'>");
    piece_symbols(game, frames ? is_among_pieces : NULL, frames ? frames->pieces : NULL, out);
    text_add(out, "</svg>\n");
}

void page_board(const struct frames *frames, const struct verdict *verdict, const char *prefix, struct text *out)
{
    text_add(out, "<div class='stage'>\n");
    if (frames->parts) {
        text_add(out, "<svg class='textures' aria-hidden='true'>");
        texture_definitions(prefix, NULL, out);
        text_add(out, "</svg>\n<div class='parts'>\n");
        for (const struct frame_part *part = frames->parts; part; part = part->next)
            print_part(frames, part, out);
        text_add(out, "</div>\n");
        const int *count = verdict->docket.count;
        int doubts = count[RULING_DOUBTFUL] + count[RULING_UNSETTLED], all = 0;
        for (int ruling = 0; ruling < RULING_NOTED; ruling++)
            all += count[ruling];
        text_add(out, "<ul class='legend' aria-label='marks'>");
        explain_mark("last", "changed by this entry", out);
        if (all > doubts)
            explain_mark("found", "what the finding is about", out);
        if (doubts)
            explain_mark("doubt", "in doubt", out);
        text_add(out, "</ul>\n");
    }
    print_controls(frames, verdict->docket.first != NULL, out);
    text_add(out, "</div>\n");
}

/* The frames as JSON, without what never changes. */
static void print_script(const struct frames *frames, struct text *out)
{
    text_add(out, "<script type='application/json'>{\"strings\":");
    string_table_json(&frames->strings, out);
    text_add(out, ",\n\"frames\":[\n");
    for (const struct frame *frame = frames->first; frame; frame = frame->next) {
        text_add_bytes(out, frame->script, (size_t)frame->script_length);
        text_add(out, frame->next ? ",\n" : "");
    }
    text_add(out, "]}</script>\n");
}

void page_record(const struct frames *frames, const struct verdict *verdict, struct text *out)
{
    struct text prefix = {0};
    struct finding_quota quota = quota_of(&verdict->docket, MOST_SHOWN, true);
    text_format(&prefix, "r%x-", name_of(verdict));
    open_article(verdict, text_string(&prefix), out);
    print_head(verdict, out);
    if (quota.left_out) {
        text_add(out, "<p class='left-out'>");
        print_left_out(&quota, out);
        text_add(out, "</p>\n");
    }
    if (frames->count) {
        page_board(frames, verdict, text_string(&prefix), out);
        text_add(out, "<div class='side'>\n");
        xml_format(out, "<section class='panel'><h2>Table</h2><p class='moment'>%s</p><div class='rows'><table>",
                   text_string(&frames->moment));
        page_rows(&frames->strings, &frames->panel, out);
        text_add(out, "</table></div></section>\n");
        print_sheet_table(frames, verdict, out);
        text_add(out, "</div>\n<div class='told'>\n");
        page_entries(frames, verdict, &quota, out);
    } else {
        /* A final count has no board and no entries: its sheet is the picture. */
        if (verdict->judged && verdict->final) {
            text_add(out, "<div class='side'>\n");
            sheet_svg(&verdict->match, &verdict->standing, true, out);
            text_add(out, "</div>\n");
        }
        text_add(out, "<div class='told'>\n");
    }
    page_whole(frames, verdict, &quota, out);
    text_add(out, "</div>\n");
    if (frames->count)
        print_script(frames, out);
    text_add(out, "</article>\n");
    text_free(&prefix);
}
