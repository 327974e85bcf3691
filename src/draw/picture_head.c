/* The head of an SVG picture: the game, the moment, the players to act, the last entry with its account line, and the
   findings. */
#include <ctype.h>
#include <string.h>

#include "base/words.h"
#include "base/xml.h"
#include "draw/picture.h"
#include "game/marks.h"
#include "study/sheet.h"
#include "study/wording.h"

enum { TITLE = 26, WORDS = 16, ROW = 42, PILL = 30, SWATCH = 16, GAP = 16, INSET = 36 };

/* The row of the title; what does not fit goes to the next row. */
struct row {
    struct text *out;
    int left, right, x, y;
};

/* Bold letters are wider than others. */
static int bold_width(const char *words, int size)
{
    return canvas_width_of(words, size) * 7 / 6;
}

static int take(struct row *row, int width)
{
    if (row->x > row->left && row->x + width > row->right) {
        row->x = row->left;
        row->y += ROW;
    }
    int at = row->x;
    row->x += width + GAP;
    return at;
}

static void write_title(struct row *row, const struct verdict *verdict, const char *moment, struct arena *arena)
{
    const char *title = verdict->game->title, *record = verdict->title ? printable(arena, verdict->title) : "";
    int width = bold_width(title, TITLE) + GAP + canvas_width_of(moment, WORDS);
    width += record[0] ? GAP + canvas_width_of(record, WORDS) : 0;
    xml_format(row->out,
               "<text x='%d' y='%d'><tspan class='head' font-size='%d'>%s</tspan><tspan dx='%d' class='t-faint'>",
               take(row, width), row->y + ROW * 2 / 3, TITLE, title, GAP);
    xml_text(moment, row->out);
    if (record[0]) {
        text_format(row->out, "</tspan><tspan dx='%d' class='t-plain'>", GAP);
        xml_text(record, row->out);
    }
    text_add(row->out, "</tspan></text>\n");
}

/* "ben to act" in ben's colour; `seat` may be the table, which has no colour. */
static void write_pill(struct row *row, const struct match *match, const struct canvas *canvas, int seat,
                       const char *words)
{
    bool player = seat < match->seats;
    enum ink ink = player ? canvas_worn(canvas, seat) : INK_PLAIN;
    int indent = player ? SWATCH + 18 : 14, width = indent + bold_width(words, WORDS) + 14, x = take(row, width);
    int y = row->y + (ROW - PILL) / 2;
    text_format(row->out, "<rect x='%d' y='%d' width='%d' height='%d' rx='%d' class='f-paper l-%s' stroke-width='3'/>",
                x, y, width, PILL, PILL / 2, ink_name(ink));
    /* A square in the colour and pattern of the seat. */
    int left = x + 11, top = y + (PILL - SWATCH) / 2;
    if (player)
        text_format(row->out, "<path d='M%d,%dh%dv%dh-%dz' class='f-%s l-plain'/>", left, top, SWATCH, SWATCH, SWATCH,
                    ink_name(ink));
    if (player && seat && ink < INK_SEAT)
        text_format(row->out, "<path d='M%d,%dh%dv%dh-%dz' class='f-texture%d'/>", left, top, SWATCH, SWATCH, SWATCH,
                    seat);
    xml_format(row->out, "<text x='%d' y='%d' class='head'>%s</text>\n", x + indent, y + PILL / 2 + 6, words);
}

/* Is that word written on the board? */
static bool is_written(const struct canvas *canvas, const char *word)
{
    for (int i = 0; i < canvas->groups; i++)
        for (const struct item *item = canvas->group[i]->first; item; item = item->next) {
            const char *at = item->kind == ITEM_LABEL ? strstr(item->text, word) : NULL;
            if (at && canvas->group[i]->kind != GROUP_LEGEND && (at == item->text || at[-1] == ' ')
                && !isalnum((unsigned char)at[strlen(word)]))
                return true;
        }
    return false;
}

/* The players to act and the winners; all players with their points if the game does not draw them. */
static void write_players(struct row *row, const struct verdict *verdict, const struct canvas *canvas,
                          struct arena *arena)
{
    const struct match *match = &verdict->match;
    unsigned all = (1u << match->seats) - 1, to_act = verdict_to_act(verdict);
    if (match->seats > 2 && (to_act & all) == all && is_written(canvas, match->names[0])) {
        write_pill(row, match, canvas, CHANCE, "any player to act");
        return;
    }
    for (int seat = 0; seat < match->seats; seat++) {
        const char *name = printable(arena, match->names[seat]), mark[2] = {seat_mark(match, seat), '\0'};
        bool acts = to_act & (1u << seat), wins = verdict->standing.winners & (1u << seat);
        char points[SHEET_TOTAL];
        /* "B ben" if the board marks the player so. */
        if (is_written(canvas, mark) && isalpha((unsigned char)mark[0]))
            name = arena_format(arena, "%s %s", mark, name);
        if (!is_written(canvas, match->names[seat]))
            name = arena_format(arena, "%s  %s", name, sheet_total(&verdict->standing.seat[seat], points));
        else if (!acts && !wins)
            continue;
        write_pill(row, match, canvas, seat, arena_format(arena, "%s%s", name, wins ? " wins" : acts ? " to act" : ""));
    }
    if (to_act & 1u << CHANCE)
        write_pill(row, match, canvas, CHANCE, "table to act");
}

/* ---- findings --------------------------------------------------------------------------------------------------- */

/* Returns whether one of them is more than a doubt. */
static bool write_findings(struct pen *pen, const struct verdict *verdict, struct arena *arena)
{
    int left = MOST_FINDINGS;
    bool wrong = false;
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        if (finding->ruling == RULING_NOTED)
            continue;
        if (left-- == 0) {
            pen_line(pen, "t-red", "and more; referee check lists all of them");
            break;
        }
        const char *entry = finding->entry ? arena_format(arena, "entry %d ", finding->entry) : "";
        /* The number of its entry, as on the board; `!` if it is not about an entry. */
        const char *sign = finding->entry ? arena_format(arena, "%d", finding->entry) : "!";
        draw_badge((struct point){pen->left - 18, pen_y(pen) - WORDS / 3}, 10, strlen(sign) > 2 ? 9 : 12,
                   is_doubt(finding), " text-anchor='middle'", sign, &pen->out);
        text_char(&pen->out, '\n');
        pen_line(pen, is_doubt(finding) ? "t-plain" : "t-red",
                 arena_format(arena, "%s%s: %s", entry, ruling_names[finding->ruling], finding->message));
        wrong = wrong || !is_doubt(finding);
    }
    return wrong;
}

/* A dashed box around the findings; without findings its height is 0. */
static int box_findings(const struct verdict *verdict, int left, int top, int width, struct arena *arena,
                        struct text *out)
{
    struct pen pen = {
        .left = left + INSET, .top = top + 6, .size = WORDS, .signs = pen_signs(WORDS, width - INSET - GAP)};
    bool wrong = write_findings(&pen, verdict, arena);
    int height = pen.line ? pen.line * pen_tall(&pen) + 12 : 0;
    if (height)
        text_format(out,
                    "<rect x='%d' y='%d' width='%d' height='%d' rx='6' class='%s' stroke-width='2' "
                    "stroke-dasharray='7 5'/>\n%s",
                    left, top, width, height, wrong ? "verdict" : "f-none l-faint", text_string(&pen.out));
    text_free(&pen.out);
    return height ? height + 8 : 0;
}

/* ---- the whole -------------------------------------------------------------------------------------------------- */

int draw_head(const struct verdict *verdict, const struct view *view, const struct canvas *canvas, int width,
              struct text *out)
{
    const struct kept_entry *latest = &view->latest;
    struct arena arena = {0};
    struct text moment = {0}, notes = {0};
    struct row row = {out, PICTURE_MARGIN, PICTURE_MARGIN + width, PICTURE_MARGIN, 8};
    position_moment(&verdict->match, verdict->state, &moment);
    text_format(out, "<g class='above' font-size='%d'>\n", WORDS);
    write_title(&row, verdict, text_string(&moment), &arena);
    write_players(&row, verdict, canvas, &arena);
    struct pen pen = {.left = PICTURE_MARGIN, .top = row.y + ROW, .size = WORDS, .signs = pen_signs(WORDS, width)};
    if (latest->number)
        pen_line(&pen, "t-mark",
                 arena_format(&arena, "%s %d: %s", latest->fate == FATE_REFUSED ? "entry" : "after entry",
                              latest->number, text_string(&latest->said)));
    if (latest->sums.length)
        pen_line(&pen, "t-plain", printable(&arena, text_string(&latest->sums)));
    print_notes(verdict, &notes);
    if (notes.length)
        pen_line(&pen, "t-faint", text_string(&notes));
    text_add(out, text_string(&pen.out));
    int top = pen.top + pen.line * pen_tall(&pen) + 8;
    top += box_findings(verdict, PICTURE_MARGIN, top, width, &arena, out);
    text_add(out, "</g>\n");
    text_free(&moment);
    text_free(&notes);
    text_free(&pen.out);
    arena_free(&arena);
    return top - PICTURE_MARGIN;
}
