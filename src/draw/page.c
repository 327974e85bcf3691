/* The page: a record that can be stepped through in a browser. */
#include "draw/page.h"

#include "base/words.h"
#include "base/xml.h"
#include "draw/picture.h"
#include "draw/sheet_svg.h"
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
    text_format(out, "%s'\">\n<title>", page_js_hash);
    xml_text(title, out);
    text_add(out, "</title>\n<style>\n");
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
    text_add(out, "<header><h1>");
    xml_text(text_string(&line), out);
    text_add(out, "</h1><p class='verdict'>");
    text_clear(&line);
    print_summary(verdict, &line);
    xml_text(text_string(&line), out);
    text_add(out, "</p><p class='source'>");
    text_clear(&line);
    if (verdict->game)
        text_format(&line, "%s, ", verdict->game->title);
    print_file(verdict, &line);
    struct text notes = {0};
    print_notes(verdict, &notes);
    if (notes.length)
        text_format(&line, "; %s", text_string(&notes));
    xml_text(text_string(&line), out);
    text_add(out, "</p></header>\n");
    text_free(&notes);
    text_free(&line);
}

static void print_left_out_of(const struct finding_quota *quota, struct text *out)
{
    if (!quota->left_out)
        return;
    text_add(out, "<p class='left-out'>");
    print_left_out(quota, out);
    text_add(out, "</p>\n");
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
                    side, side, side, side, ink_name(frames->worn[seat]));
        xml_text(verdict->match.names[seat], out);
        text_add(out, "</th>");
    }
    text_add(out, "</tr></thead><tbody class='rows'>");
    page_rows(&frames->strings, &frames->sheet, out);
    text_add(out, "</tbody></table></section>\n");
}

static void print_panel_tables(const struct frames *frames, struct text *out)
{
    text_add(out, "<section class='panel'><h2>Table</h2><p class='moment'>");
    xml_text(text_string(&frames->moment), out);
    text_add(out, "</p><div class='rows'><table>");
    page_rows(&frames->strings, &frames->panel, out);
    text_add(out, "</table></div></section>\n");
}

/* On a narrow screen every number has its player's name before it. Any name is escaped within its CSS string. */
static void name_cells(const struct verdict *verdict, const char *scope, struct text *out)
{
    struct arena arena = {0};
    for (int seat = 0; seat < verdict->match.seats; seat++) {
        text_format(out, "%s.sheet td:nth-of-type(%d){--of:\"", scope, seat + 1);
        for (const char *c = printable(&arena, verdict->match.names[seat]); *c; c++)
            if ((*c >= '0' && *c <= '9') || (*c >= 'a' && *c <= 'z') || (*c >= 'A' && *c <= 'Z') || (*c & 0x80))
                text_char(out, *c);
            else
                text_format(out, "\\%x ", (unsigned)(unsigned char)*c);
        text_add(out, "\"}");
    }
    arena_free(&arena);
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
    struct text scope = {0};
    text_format(&scope, "#r%x ", name_of(verdict));
    text_format(out, "<article id='r%x'>\n<style>", name_of(verdict));
    texture_style(text_string(&scope), prefix, NULL, out);
    name_cells(verdict, text_string(&scope), out);
    text_add(out, "</style>\n");
    text_free(&scope);
}

/* A final count has no board and no entries: its sheet is the picture. */
static void print_final_sheet(const struct verdict *verdict, struct text *out)
{
    text_add(out, "<div class='side'>\n");
    sheet_svg(&verdict->match, &verdict->standing, true, out);
    text_add(out, "</div>\n");
}

void page_record(const struct frames *frames, const struct verdict *verdict, struct text *out)
{
    struct text prefix = {0};
    struct finding_quota quota = quota_of(&verdict->docket, MOST_SHOWN, true);
    text_format(&prefix, "r%x-", name_of(verdict));
    open_article(verdict, text_string(&prefix), out);
    print_head(verdict, out);
    print_left_out_of(&quota, out);
    if (frames->count) {
        page_board(frames, verdict, text_string(&prefix), out);
        text_add(out, "<div class='side'>\n");
        print_panel_tables(frames, out);
        print_sheet_table(frames, verdict, out);
        text_add(out, "</div>\n<div class='told'>\n");
        page_entries(frames, verdict, &quota, out);
    } else {
        if (verdict->judged && verdict->final)
            print_final_sheet(verdict, out);
        text_add(out, "<div class='told'>\n");
    }
    page_whole(frames, verdict, &quota, out);
    text_add(out, "</div>\n");
    if (frames->count) {
        text_add(out, "<script type='application/json'>");
        frames_json(frames, out);
        text_add(out, "</script>\n");
    }
    text_add(out, "</article>\n");
    text_free(&prefix);
}
