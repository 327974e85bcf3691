/* A pen: writes text into an SVG picture, or as lines. */
#include "draw/pen.h"

#include <string.h>

#include "base/arena.h"
#include "base/words.h"
#include "base/xml.h"

/* Average width of a letter, in hundredths of its height. */
enum { BROAD = 54 };

int pen_tall(const struct pen *pen)
{
    return pen->size ? pen->size * 4 / 3 : LINE_HEIGHT;
}

int pen_y(const struct pen *pen)
{
    return pen->top + pen->line * pen_tall(pen) + pen_tall(pen) * 3 / 4;
}

int pen_signs(int size, int width)
{
    return width * 100 / (size * BROAD);
}

void pen_new_line(struct pen *pen, int column)
{
    if (pen->plain)
        text_char(&pen->out, '\n');
    pen->line++;
    pen->at = 0;
    pen->column = column;
}

static void write_piece(struct pen *pen, const char *from, size_t length)
{
    struct text piece = {0};
    text_add_bytes(&piece, from, length);
    int indent = (int)strspn(text_string(&piece), " ");
    pen->column += indent;
    int x = pen->left + (pen->size ? pen->column * pen->size * BROAD / 100 : pen->column * SIGN_WIDTH / 10);
    if (pen->plain) {
        text_repeat(&pen->out, ' ', pen->column - pen->at);
        text_add(&pen->out, text_string(&piece) + indent);
    } else if ((size_t)indent < length)
        xml_format(&pen->out, "<text x='%d' y='%d' class='%s'>%s</text>\n", x, pen_y(pen), pen->class,
                   text_string(&piece) + indent);
    pen->column += display_width(text_string(&piece) + indent);
    pen->at = pen->column;
    pen->widest = pen->column > pen->widest ? pen->column : pen->widest;
    text_free(&piece);
}

/* How many bytes of the text fit, up to a space if there is one; all of a word that is too long for any line. */
static size_t fitting(const char *text, int room)
{
    struct arena scratch = {0};
    size_t fits = 0;
    int width = 0;
    while (text[fits]) {
        size_t length = strspn(text + fits, " ");
        length += strcspn(text + fits + length, " ");
        width += display_width(arena_copy(&scratch, text + fits, length));
        if (fits && width > room)
            break;
        fits += length;
    }
    arena_free(&scratch);
    return fits;
}

void pen_words(struct pen *pen, const char *words)
{
    int indent = (pen->column < pen->signs / 2 ? pen->column : HANGING) + (int)strspn(words, " ");
    indent = indent < pen->signs / 2 ? indent : HANGING;
    for (const char *rest = words; *rest;) {
        size_t length = fitting(rest, pen->signs - pen->column);
        write_piece(pen, rest, length);
        rest += length;
        rest += strspn(rest, " ");
        if (*rest)
            pen_new_line(pen, indent);
    }
}

void pen_line(struct pen *pen, const char *class, const char *words)
{
    pen->class = class;
    pen_words(pen, words);
    pen_new_line(pen, 0);
}
