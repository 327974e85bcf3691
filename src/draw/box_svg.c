/* The components of a box as one SVG file: its pieces, and the shapes that the game draws, without a panel. */
#include <string.h>

#include "base/words.h"
#include "base/xml.h"
#include "draw/picture.h"

/* A sheet of pieces: each in three sizes, in the colours of two players. */
enum { CELL_WIDTH = 235, CELL_HEIGHT = 100, ACROSS = 4 };

struct sheet_of_pieces {
    struct canvas *canvas;
    int count;
};

/* A name with a number is a detail of a picture, which has no meaning alone. */
static bool lay_piece(void *context, const char *name)
{
    if (strpbrk(name, "123456789"))
        return false;
    static const struct {
        int x, side;
        enum ink ink;
    } looks[] = {{14, 16, INK_SEAT}, {46, 32, INK_SEAT}, {104, 64, INK_SEAT}, {180, 64, INK_SEAT + 1}};
    struct sheet_of_pieces *sheet = context;
    int x = sheet->count % ACROSS * CELL_WIDTH, y = sheet->count / ACROSS * CELL_HEIGHT;
    const char *word = canvas_id(sheet->canvas, "%s", name);
    canvas_group(sheet->canvas, word, "%s", word);
    for (size_t i = 0; i < sizeof looks / sizeof *looks; i++)
        canvas_piece(sheet->canvas, x + looks[i].x, y + 36, looks[i].side, looks[i].ink, word);
    canvas_words(sheet->canvas, x + 6, y + 82, LEAST_WRITING, INK_PLAIN, word);
    sheet->count++;
    return true;
}

static bool draw_pieces(const struct game *game, struct canvas *canvas)
{
    struct sheet_of_pieces sheet = {canvas, 0};
    struct text unused = {0};
    canvas_part(canvas, "pieces", "the pieces", ACROSS * CELL_WIDTH, 0);
    piece_symbols(game, lay_piece, &sheet, &unused);
    canvas->part->height = (sheet.count + ACROSS - 1) / ACROSS * CELL_HEIGHT;
    text_free(&unused);
    return sheet.count > 0;
}

bool box_svg(const struct match *match, struct text *out)
{
    struct arena arena = {0};
    struct canvas canvas = {.arena = &arena, .prefix = match->game->picture.prefix};
    bool pieces = match->game->picture.artwork && draw_pieces(match->game, &canvas);
    bool shapes = position_draw_box(match, &canvas);
    if (pieces || shapes) {
        struct layout layout = layout_of(&canvas, &arena);
        struct text described = {0}, body = {0};
        xml_format(&described, "<title id='title'>%s, the components of the box</title>\n<desc id='desc'>",
                   match->game->title);
        for (const struct part *part = canvas.parts; part; part = part->next) {
            text_add(&described, part == canvas.parts ? "" : "; ");
            xml_text(part->title, &described);
            draw_part(&canvas, part, layout.part[part->number], NULL, &body);
        }
        text_add(&described, ".</desc>\n");
        write_file(match->game, &canvas, layout.width + PICTURE_MARGIN, layout.height, text_string(&described),
                   text_string(&body), out);
        text_free(&described);
        text_free(&body);
    }
    arena_free(&arena);
    return pieces || shapes;
}
