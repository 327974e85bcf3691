/* Myst: the board in letters. Two lines a row: what is there, and the landmark or the name of a piece astray. */
#include <string.h>

#include "games/myst/draw.h"

enum { MARGIN = 3, WIDE = 9, NARROW = 6, WIDE_MOST = 12 };

static int width_of(const struct myst_drawing *d)
{
    return d->box->cols - d->col <= WIDE_MOST ? WIDE : NARROW;
}

struct point myst_glyph_at(const struct myst_drawing *d, int position)
{
    return (struct point){MARGIN + width_of(d) * (d->box->col[position] - d->col),
                          2 * (d->box->row[position] - d->row)};
}

/* "b" a blue piece, "b/y" blue on top of yellow, "." open, "*" a first piece, "(B)" a pawn, "'" a switch, "+" within
   reach. */
static void glyphs_of(const struct myst_drawing *d, int position, char *out, size_t room)
{
    const struct myst_state *s = d->s;
    int landmark = d->box->landmark_at[position], team = myst_visible(d, position),
        piece = myst_is_open(s, position) ? position : myst_piece_on(s, position);
    put_string(out, room, "%c", team == NOBODY ? '.' : myst_letter(d, team));
    if (landmark >= 0 && s->cover[landmark] >= 0)
        append_string(out, room, "/%c", myst_letter(d, myst_owner(s, position)));
    if (s->team[0].first == position || s->team[1].first == position)
        append_string(out, room, "*");
    for (int i = 0; i < TEAMS; i++) {
        if (s->team[i].pawn == position)
            append_string(out, room, "(%c)", myst_capital(d, i));
        if (d->may[i][position])
            append_string(out, room, "%c", s->phase == PHASE_PUZZLE ? myst_letter(d, i) : '+');
    }
    for (int i = 0; i < d->box->switches[piece] && i < 3; i++)
        append_string(out, room, "'");
}

/* The room below a position, including that below the next position if nothing is written there. */
static int room_below(const struct myst_drawing *d, int position)
{
    int width = width_of(d), next = myst_at_offset(d->box, position, 0, 1);
    bool written = next >= 0 && (d->box->landmark_at[next] >= 0 || myst_astray(d, next) || !d->box->grid);
    return written ? width - 1 : 2 * width - 1;
}

/* The length of the whole name, or of its first word if the name is too long and that word is unique. */
static int short_length(const struct myst_box *box, int landmark, int most)
{
    const char *name = box->landmark[landmark];
    size_t word = strcspn(name, "-");
    bool fits = (int)strlen(name) <= most || (int)word >= most;
    for (int i = 0; i < box->landmarks && !fits; i++)
        fits = i != landmark && strncmp(box->landmark[i], name, word + 1) == 0;
    return fits ? most : (int)word;
}

void myst_draw_glyphs(struct myst_drawing *d)
{
    const struct myst_box *box = d->box;
    int width = width_of(d);
    if (d->canvas->no_glyphs)
        return;
    for (int position = 0; position < box->positions; position++) {
        char word[32];
        struct point at = myst_glyph_at(d, position);
        int landmark = box->landmark_at[position], team = myst_visible(d, position);
        glyphs_of(d, position, word, sizeof word);
        canvas_glyphs(d->canvas, at.x, at.y, team == NOBODY ? INK_FAINT : myst_ink(d, team), "%.*s", width - 1, word);
        if (myst_astray(d, position))
            canvas_glyphs(d->canvas, at.x, at.y + 1, INK_RED, "!%.*s", width - 2,
                          box->id[myst_piece_on(d->s, position)]);
        else if (landmark >= 0)
            canvas_glyphs(d->canvas, at.x, at.y + 1, INK_PLAIN, "%.*s",
                          short_length(box, landmark, room_below(d, position)), box->landmark[landmark]);
        else if (!box->grid)
            canvas_glyphs(d->canvas, at.x, at.y + 1, INK_FAINT, "%.*s", width - 1, box->id[position]);
    }
    for (int row = 0; row < box->rows && box->grid; row++)
        canvas_glyphs(d->canvas, 0, 2 * row, INK_FAINT, "%c", 'a' + row);
    for (int col = 0; col < box->cols && box->grid; col++)
        canvas_glyphs(d->canvas, MARGIN + width * col, 2 * box->rows, INK_FAINT, "%d", col + 1);
}
