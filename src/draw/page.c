/* The page: a record that can be stepped through in a browser. */
#include "draw/page.h"

#include <string.h>

#include "base/json.h"
#include "base/sha256.h"
#include "base/words.h"
#include "base/xml.h"
#include "draw/picture.h"
#include "study/shown.h"
#include "study/wording.h"

void page_begin(const char *title, struct text *out)
{
    char hash[SHA256_BASE64];
    sha256_base64(page_js, strlen(page_js), hash);
    text_add(out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                  "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                  "<meta name=\"color-scheme\" content=\"light dark\">\n"
                  "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; base-uri 'none'; "
                  "form-action 'none'; style-src 'unsafe-inline'; script-src 'sha256-");
    text_format(out, "%s'\">\n<title>", hash);
    xml_text(title, out);
    text_add(out, "</title>\n<style>\n");
    palette_style(out);
    text_add(out, page_css);
    text_add(out, "</style>\n</head>\n<body>\n");
}

void page_end(struct text *out)
{
    text_format(out, "<footer>referee " VERSION "</footer>\n<script>%s</script>\n</body>\n</html>\n", page_js);
}

/* ---- the board ------------------------------------------------------------------------------------------------- */

static void add_part(const struct frames *frames, const struct frame_part *part, struct text *out)
{
    text_format(out, "<svg class='board' viewBox='0 0 %d %d' style='--unit:%d;--shape:%d/%d' role='group' aria-label='",
                part->width, part->height, FRAME_WEIGHT, part->width, part->height);
    xml_text(part->title, out);
    text_add(out, "'>\n");
    for (const struct frame_list *frame_list = frames->reels; frame_list; frame_list = frame_list->next)
        if (frame_list->part == part->number)
            text_format(out, "<g data-reel='%d'>%s</g>\n", frame_list->number,
                        frames->lexicon.string[frame_list->shown]);
    text_add(out, "<g class='marks'></g></svg>\n");
}

static void add_board(const struct frames *frames, const char *prefix, struct text *out)
{
    text_add(out, "<div class='table'>\n<svg class='textures' aria-hidden='true'>");
    texture_definitions(prefix, out);
    text_add(out, "</svg>\n");
    for (const struct frame_part *part = frames->parts; part; part = part->next)
        add_part(frames, part, out);
    text_add(out, "</div>\n");
}

static void add_button(const char *name, const char *label, const char *sign, struct text *out)
{
    text_format(out, "<button type='button' data-step='%s' aria-label='%s' title='%s'>%s</button>", name, label, label,
                sign);
}

/* Shown by the script only: without it there is nothing to step. */
static void add_controls(const struct frames *frames, bool findings, struct text *out)
{
    text_add(out, "<div class='controls' hidden>\n<p class='now' aria-live='polite'></p>\n<div class='slide'><div "
                  "class='ticks'></div>");
    text_format(out, "<input type='range' min='0' max='%d' value='%d' aria-label='entry'></div>\n<div class='buttons'>",
                frames->frames - 1, frames->frames - 1);
    add_button("first", "before the log (Home)", "&#x21e4;", out);
    add_button("back", "one entry back (left arrow)", "&#x2190;", out);
    add_button("on", "one entry on (right arrow)", "&#x2192;", out);
    add_button("last", "last entry (End)", "&#x21e5;", out);
    if (findings) {
        add_button("finding-back", "finding before (p)", "&#x2190;&#xfe0e;!", out);
        add_button("finding-on", "next finding (n)", "!&#xfe0e;&#x2192;", out);
    }
    text_add(out, "</div>\n</div>\n");
}

/* ---- the entries ----------------------------------------------------------------------------------------------- */

enum { MOST_SHOWN = 1000 }; /* findings of one record */

static const struct finding *finding_of(const struct finding *from, int entry)
{
    while (from && from->entry != entry)
        from = from->next;
    return from;
}

/* The findings are in the order of the entries: `*from` goes on with the frames. */
static const struct finding *next_of(const struct finding **from, int entry)
{
    while (*from && (*from)->entry < entry)
        *from = (*from)->next;
    return *from && (*from)->entry == entry ? *from : NULL;
}

/* The findings of an entry, or those about the record as a whole (0). */
static void add_findings(const struct frames *frames, const struct verdict *verdict, const struct finding *finding,
                         struct shown *shown, struct text *out)
{
    int entry = finding ? finding->entry : 0;
    for (; finding && (!entry || !finding->entry || finding->entry == entry); finding = finding->next)
        if (finding->entry == entry && shown_next(shown, finding))
            page_finding(frames, verdict, finding, out);
}

static void add_entry(const struct frames *frames, const struct verdict *verdict, const struct frame *frame,
                      const struct finding *finding, struct shown *shown, struct text *out)
{
    text_format(out, "<li data-entry='%d'%s><a href='#%d' data-go='%d'><span class='number'>%d</span> ", frame->entry,
                finding ? " data-found" : "", frame->entry, frame->entry, frame->entry);
    xml_text(frame->said ? frame->said : "before the log", out);
    text_add(out, "</a>");
    if (frame->note) {
        text_add(out, "<p class='remark'>");
        xml_text(frame->note, out);
        text_add(out, "</p>");
    }
    if (frame->entry)
        add_findings(frames, verdict, finding, shown, out);
    text_add(out, "</li>\n");
}

static void add_entries(const struct frames *frames, const struct verdict *verdict, struct shown *shown,
                        struct text *out)
{
    const struct finding *from = verdict->docket.first;
    text_add(out, "<section class='log'><h2>Entries</h2>\n<ol>\n");
    for (const struct frame *frame = frames->first; frame; frame = frame->next)
        add_entry(frames, verdict, frame,
                  frame->entry ? next_of(&from, frame->entry) : finding_of(verdict->docket.first, 0), shown, out);
    text_add(out, "</ol></section>\n");
}

/* Findings about the head, the table and the closing claims. */
static void add_whole(const struct frames *frames, const struct verdict *verdict, struct shown *shown, struct text *out)
{
    const struct finding *finding = finding_of(verdict->docket.first, 0);
    if (!finding)
        return;
    text_add(out, "<section class='whole'><h2>About the record as a whole</h2>\n");
    add_findings(frames, verdict, finding, shown, out);
    text_add(out, "</section>\n");
}

/* ---- the rest -------------------------------------------------------------------------------------------------- */

static void add_head(const struct verdict *verdict, struct text *out)
{
    struct text line = {0};
    text_add(out, "<header><h1>");
    print_file(verdict, &line);
    xml_text(verdict->title ? verdict->title : text_string(&line), out);
    text_add(out, "</h1><p>");
    if (verdict->game)
        text_format(out, "%s &#183; ", verdict->game->title);
    xml_text(text_string(&line), out);
    text_add(out, " &#183; ");
    text_clear(&line);
    print_summary(verdict, &line);
    xml_text(text_string(&line), out);
    text_add(out, "</p></header>\n");
    text_free(&line);
}

static void add_sheet(const struct frames *frames, const struct verdict *verdict, struct text *out)
{
    int side = 2 * TEXTURE_SIDE;
    text_add(out, "<section class='sheet'><h2>Score</h2><div class='wide'><table><thead><tr><th></th>");
    for (int seat = 0; seat < verdict->match.seats; seat++) {
        text_format(out,
                    "<th><svg class='swatch' viewBox='0 0 %d %d' aria-hidden='true'><rect width='%d' height='%d' "
                    "class='f-%s'/></svg> ",
                    side, side, side, side, ink_name(frames->worn[seat]));
        xml_text(verdict->match.names[seat], out);
        text_add(out, "</th>");
    }
    text_add(out, "</tr></thead><tbody class='rows'>");
    page_rows(&frames->lexicon, text_string(&frames->sheet), out);
    text_add(out, "</tbody></table></div></section>\n");
}

static void add_panel(const struct frames *frames, struct text *out)
{
    text_add(out, "<section class='panel'><h2>Table</h2><p class='moment'>");
    xml_text(text_string(&frames->moment), out);
    text_add(out, "</p><div class='wide rows'><table>");
    page_rows(&frames->lexicon, text_string(&frames->panel), out);
    text_add(out, "</table></div></section>\n");
}

/* JSON within a script element: nothing in it may close that. What the board shows at the end stands there already: 0. */
static void add_script(const struct frames *frames, struct text *out)
{
    struct text string = {0};
    struct arena arena = {0};
    bool *drawn = arena_take(&arena, (size_t)frames->lexicon.count);
    for (const struct frame_list *frame_list = frames->reels; frame_list; frame_list = frame_list->next)
        drawn[frame_list->shown] = frame_list->shown != 0;
    text_add(out, "<script type='application/json'>{\"strings\":[\n");
    for (int i = 0; i < frames->lexicon.count; i++) {
        text_add(out, i ? ",\n" : "");
        text_clear(&string);
        if (drawn[i])
            text_char(&string, '0');
        else
            json_string(frames->lexicon.string[i], &string);
        text_add_bytes(out, text_string(&string), string.length);
    }
    text_format(out, "],\n\"frames\":[\n%s]}</script>\n", text_string(&frames->script));
    arena_free(&arena);
    text_free(&string);
}

/* A name for the record that no other one on the page has: records are rendered apart and cannot be counted. */
static unsigned name_of(const struct verdict *verdict)
{
    unsigned name = 2166136261u ^ (unsigned)verdict->document;
    for (const unsigned char *c = (const unsigned char *)verdict->file; *c; c++)
        name = (name ^ *c) * 16777619u;
    return name;
}

void page_record(const struct frames *frames, const struct verdict *verdict, struct text *out)
{
    struct text prefix = {0}, scope = {0};
    text_format(&prefix, "r%x-", name_of(verdict));
    text_format(&scope, "#r%x ", name_of(verdict));
    text_format(out, "<article id='r%x'>\n<style>", name_of(verdict));
    texture_style(text_string(&scope), text_string(&prefix), out);
    text_add(out, "</style>\n");
    add_head(verdict, out);
    struct shown shown = shown_of(&verdict->docket, MOST_SHOWN, true);
    if (shown.left_out) {
        text_add(out, "<p>");
        print_left_out(&shown, out);
        text_add(out, "</p>\n");
    }
    if (frames->frames) {
        text_add(out, "<main>\n");
        if (frames->parts)
            add_board(frames, text_string(&prefix), out);
        add_controls(frames, verdict->docket.first != NULL, out);
        add_panel(frames, out);
        add_sheet(frames, verdict, out);
        text_add(out, "</main>\n<aside>\n");
        add_entries(frames, verdict, &shown, out);
    } else
        text_add(out, "<aside>\n");
    add_whole(frames, verdict, &shown, out);
    text_add(out, "</aside>\n");
    if (frames->frames)
        add_script(frames, out);
    text_add(out, "</article>\n");
    text_free(&prefix);
    text_free(&scope);
}
