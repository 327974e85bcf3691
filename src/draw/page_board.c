/* The board of the page: its parts, the meaning of marks, and the controls to step through. */
#include "base/words.h"
#include "base/xml.h"
#include "draw/frames_board.h"
#include "draw/page.h"
#include "draw/picture.h"

/* In pixels: below this width its smallest letters are not legible. */
static int least_width(const struct frame_part *part)
{
    enum { LEGIBLE = 12, USUAL = 16 };
    return part->width * LEGIBLE / (part->least_writing ? part->least_writing : USUAL);
}

static void print_tracks(const struct frames *frames, int part, bool ghosts, struct text *out)
{
    for (const struct track *track = frames->tracks; track; track = track->next)
        if (track->part == part && track->ghost == ghosts)
            text_format(out, "<g data-track='%d'>%s</g>\n", track->number, frames->strings.row[track->shown].string);
}

/* Ghosts are above the marks, as in a picture of one position. */
static void print_part(const struct frames *frames, const struct frame_part *part, struct text *out)
{
    text_format(out,
                "<div class='part' style='--least:%dpx'><svg viewBox='0 0 %d %d' style='--unit:%d' role='group' "
                "aria-label=\"",
                least_width(part), part->width, part->height, FRAME_WEIGHT);
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
