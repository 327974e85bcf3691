/* Cyclades: the picture of a table: the map, drawn and as text, the legend, and all of it. */
#include "games/cyclades/draw.h"
#include "game/marks.h"
#include "games/cyclades/cyclades.h"

/* The short names printed for figures. */
static const char *const figure_signs[FIGURES] = {"Kra", "Chi", "Med", "Min", "Pol"};

struct cyc_drawing cyc_drawing_of(const struct match *match, const void *state, struct canvas *canvas)
{
    struct cyc_drawing d = {.match = match, .b = match->box, .s = state, .canvas = canvas};
    for (int row = 0; row < d.b->rows; row++) {
        int length = d.b->row_start[row + 1] - d.b->row_start[row];
        d.longest = length > d.longest ? length : d.longest;
    }
    for (int seat = 0; seat < match->seats && seat < SEATS_MAX; seat++)
        d.mark[seat] = seat_mark(match, seat);
    return d;
}

/* ---- the map: a honeycomb of circles, and the pieces that lie on it ------------------------------------------------ */

struct point cyc_centre(const struct cyc_drawing *d, int circle)
{
    int row = d->b->row[circle], start = d->b->row_start[row], length = d->b->row_start[row + 1] - start;
    return (struct point){CYC_MARGIN + (d->longest - length) * CYC_HALF + (circle - start) * CYC_PITCH + CYC_HALF,
                          CYC_MARGIN + row * CYC_ROW + CYC_TIP};
}

void cyc_draw_units(struct cyc_drawing *d, struct point at, const char *name, enum ink ink, const char *words)
{
    int width = CYC_UNIT + canvas_width_of(words, LEAST_WRITING) + 1;
    canvas_piece(d->canvas, at.x - (width - CYC_UNIT) / 2, at.y, CYC_UNIT, ink, name);
    canvas_words(d->canvas, at.x - width / 2 + CYC_UNIT + 1, at.y, LEAST_WRITING, INK_PLAIN, words);
}

static void draw_sea(struct cyc_drawing *d, int sea)
{
    const struct cyc_sea *stack = &d->s->sea[sea];
    const char *name = d->b->name[sea];
    struct point at = cyc_centre(d, sea);
    char title[160];
    put_string(title, sizeof title, "sea %s%s", name, d->b->trade[sea] ? " with a cornucopia" : "");
    if (stack->fleets > 0)
        append_string(title, sizeof title, ", %d fleet%s of %.60s", stack->fleets, plural(stack->fleets),
                      d->match->names[stack->owner]);
    canvas_group(d->canvas, canvas_id(d->canvas, "space-%s", name), "%s", title);
    canvas_circle(d->canvas, at.x, at.y, CYC_RADIUS, (struct paint){.fill = INK_SEA, .line = INK_FAINT});
    if (cyc_is_closed(d->b, d->s, sea))
        for (int side = -19; side <= 19; side += 38)
            canvas_line(d->canvas, (struct point){at.x - 19, at.y + side}, (struct point){at.x + 19, at.y - side},
                        (struct paint){.line = INK_FAINT, .width = 3});
    canvas_label(d->canvas, at.x, at.y - 19, LEAST_WRITING, INK_PLAIN, name);
    if (d->b->trade[sea])
        canvas_piece(d->canvas, at.x + 21, at.y - 15, 17, INK_YELLOW, "horn");
    if (stack->fleets > 0)
        cyc_draw_units(d, (struct point){at.x, at.y + 6}, "fleet", cyc_seat_ink(stack->owner),
                       canvas_id(d->canvas, "%c%d", d->mark[stack->owner], stack->fleets));
    if (cyc_kraken_in(d->s, sea))
        canvas_piece(d->canvas, at.x, at.y + (stack->fleets > 0 ? 23 : 8), CYC_UNIT + 4, INK_STONE, "kraken");
}

/* ---- the text picture: the map, three signs a circle, and the isles below it --------------------------------------- */

int cyc_text_column(const struct cyc_drawing *d, int circle)
{
    int start = d->b->row_start[d->b->row[circle]], length = d->b->row_start[d->b->row[circle] + 1] - start;
    return 3 + (d->longest - length) * 2 + (circle - start) * 4;
}

static void print_circle(struct cyc_drawing *d, int circle, int column, int row)
{
    int isle = d->b->isle_of[circle], owner = isle == NOWHERE ? d->s->sea[circle].owner : d->s->isle[isle].owner;
    enum ink ink = owner == NOBODY ? INK_FAINT : cyc_seat_ink(owner);
    if (isle != NOWHERE)
        canvas_glyphs(d->canvas, column, row, ink, owner == NOBODY ? "###" : "#%c#",
                      owner == NOBODY ? ' ' : d->mark[owner]);
    else if (owner != NOBODY)
        canvas_glyphs(d->canvas, column, row, ink, "%c%d", d->mark[owner], d->s->sea[circle].fleets);
    else if (cyc_kraken_in(d->s, circle))
        canvas_glyphs(d->canvas, column, row, INK_PLAIN, "Kra");
    else if (cyc_polyphemus_beside(d->b, d->s, circle))
        canvas_glyphs(d->canvas, column, row, INK_PLAIN, "x");
    else
        canvas_glyphs(d->canvas, column, row, ink, d->b->trade[circle] ? "$" : ".");
}

static void print_isle(struct cyc_drawing *d, int isle, int row)
{
    const struct cyc_isle *ground = &d->s->isle[isle];
    char built[41] = "";
    int figure = cyc_figure_on(d->s, isle);
    for (int type = PORT; type < BUILDINGS; type++)
        for (int i = 0; i < ground->building[type]; i++)
            append_string(built, sizeof built, "%c", "PFTU"[type]);
    for (int i = 0; i < cyc_free_squares(d->b, d->s, isle); i++)
        append_string(built, sizeof built, "_");
    canvas_glyphs(d->canvas, 0, row, ground->owner == NOBODY ? INK_FAINT : cyc_seat_ink(ground->owner),
                  "%-4s%c %d  %-5s%s  horns %d%s%s", cyc_isle_name(d->b, isle),
                  ground->owner == NOBODY ? '-' : d->mark[ground->owner], ground->troops, built,
                  ground->metropolis ? "M" : " ", d->b->isle[isle].horns + ground->prosperity,
                  figure == NOWHERE ? "" : "  ", figure == NOWHERE ? "" : figure_signs[figure]);
}

/* Every row has the names of its first and last circle, so that you can count the circles between. */
static void print_map(struct cyc_drawing *d)
{
    if (d->canvas->no_glyphs)
        return;
    for (int row = 0; row < d->b->rows; row++) {
        int start = d->b->row_start[row], length = d->b->row_start[row + 1] - start;
        canvas_glyphs(d->canvas, 0, row, INK_FAINT, "%c", 'a' + row);
        for (int i = 0; i < length; i++)
            print_circle(d, start + i, cyc_text_column(d, start + i), row);
        canvas_glyphs(d->canvas, 5 + d->longest * 4, row, INK_FAINT, "%s..%s", d->b->name[start],
                      d->b->name[start + length - 1]);
    }
    canvas_glyphs(d->canvas, 0, d->b->rows + 1, INK_FAINT, "isle: owner, troops, squares, horns");
    for (int isle = 0; isle < d->b->isles; isle++)
        print_isle(d, isle, d->b->rows + 2 + isle);
}

/* ---- what the signs of the picture mean; only those that occur in it ----------------------------------------------- */

static void explain_pieces(struct cyc_drawing *d)
{
    enum ink own = cyc_seat_ink(0);
    const struct {
        const char *sign, *piece, *words;
        enum ink ink;
    } pieces[] = {{NULL, "troop", "troops", own},
                  {NULL, "fleet", "fleets", own},
                  {NULL, "territory", "held without troops", own},
                  {"P", "port", "port", INK_STONE},
                  {"F", "fortress", "fortress", INK_STONE},
                  {"T", "temple", "temple", INK_STONE},
                  {"U", "university", "university", INK_STONE},
                  {"M", "metropolis", "metropolis", own},
                  {NULL, "horn", "horn: income", INK_YELLOW},
                  {NULL, "gold", "gold", INK_YELLOW},
                  {NULL, "priest", "priests", own},
                  {NULL, "philosopher", "philosophers", own}};
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++)
        canvas_explain(d->canvas, pieces[i].sign, pieces[i].piece, pieces[i].ink, pieces[i].words);
}

static void say_legend(struct cyc_drawing *d)
{
    bool polyphemus = d->s->figure[FIGURE_POLYPHEMUS].at != NOWHERE, site = false, square = false;
    for (int isle = 0; isle < d->b->isles; isle++) {
        site = site || !d->s->isle[isle].metropolis;
        square = square || cyc_free_squares(d->b, d->s, isle) > 0;
    }
    /* A sign for each player in the text picture; in the drawn one the players' cards show their discs. */
    for (int seat = 0; seat < d->match->seats; seat++)
        canvas_sign(d->canvas, canvas_id(d->canvas, "%c", d->mark[seat]), "%s", d->match->names[seat]);
    /* Signs of the text picture only. */
    canvas_sign(d->canvas, canvas_id(d->canvas, "%c1", d->mark[0]), "fleets of %c", d->mark[0]);
    canvas_sign(d->canvas, canvas_id(d->canvas, "#%c#", d->mark[0]), "isle of %c", d->mark[0]);
    canvas_sign(d->canvas, ".", "sea");
    canvas_sign(d->canvas, "$", "sea with a horn");
    if (square)
        canvas_sign(d->canvas, "_", "free square");
    explain_pieces(d);
    if (site) {
        canvas_legend(d->canvas, NULL, "place for a metropolis");
        canvas_box(d->canvas, 4, 2, SAMPLE_WIDTH - 8, SAMPLE_HEIGHT - 4,
                   (struct paint){.fill = INK_PAPER, .line = INK_BLACK, .width = 2, .dashed = true});
    }
    for (int figure = 0; figure < FIGURES; figure++)
        if (d->s->figure[figure].at != NOWHERE)
            canvas_explain(d->canvas, figure_signs[figure], cyc_creature_names[cyc_figure_card[figure]], INK_STONE,
                           cyc_creature_titles[cyc_figure_card[figure]]);
    if (polyphemus)
        canvas_sign(d->canvas, "x", "closed sea");
    if (polyphemus || d->s->figure[FIGURE_KRAKEN].at != NOWHERE) {
        struct point middle = {SAMPLE_WIDTH / 2, SAMPLE_HEIGHT / 2};
        canvas_legend(d->canvas, NULL, "closed sea");
        canvas_circle(d->canvas, middle.x, middle.y, 11, (struct paint){.fill = INK_SEA, .line = INK_FAINT});
        for (int side = -7; side <= 7; side += 14)
            canvas_line(d->canvas, (struct point){middle.x - 7, middle.y - side},
                        (struct point){middle.x + 7, middle.y + side}, (struct paint){.line = INK_FAINT, .width = 3});
    }
}

/* ---- all of it ----------------------------------------------------------------------------------------------------- */

void cyc_draw(const struct match *match, const void *state, struct canvas *canvas)
{
    struct cyc_drawing d = cyc_drawing_of(match, state, canvas);
    canvas_part(canvas, "map", "the map", 2 * CYC_MARGIN + d.longest * CYC_PITCH,
                2 * CYC_MARGIN + (d.b->rows - 1) * CYC_ROW + 2 * CYC_TIP);
    canvas_caption(canvas, "water", "%s", "");
    canvas_box(canvas, 0, 0, canvas->part->width, canvas->part->height, (struct paint){.fill = INK_WATER});
    for (int isle = 0; isle < d.b->isles; isle++)
        cyc_draw_isle(&d, isle);
    for (int circle = 0; circle < d.b->circles; circle++)
        if (d.b->isle_of[circle] == NOWHERE)
            draw_sea(&d, circle);
    cyc_draw_battle(&d);
    print_map(&d);
    cyc_draw_gods(&d);
    cyc_draw_players(&d);
    say_legend(&d);
}
