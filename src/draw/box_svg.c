/* The components of a box as one SVG file: what the game draws of them, without a panel. */
#include "draw/box_svg.h"

#include "base/xml.h"
#include "draw/picture_svg.h"

bool box_svg(const struct match *match, struct text *out)
{
    struct arena arena = {0};
    struct canvas canvas = {.arena = &arena};
    bool drawn = position_draw_box(match, &canvas);
    if (drawn) {
        struct layout layout = layout_of(&canvas, &arena);
        open_file(layout.width, layout.height, out);
        text_add(out, "<title id='title'>");
        xml_text(match->game->title, out);
        text_add(out, ", the components of the box</title>\n<desc id='desc'>");
        for (const struct part *part = canvas.parts; part; part = part->next) {
            text_add(out, part == canvas.parts ? "" : "; ");
            xml_text(part->title, out);
        }
        text_add(out, ".</desc>\n");
        add_style(out);
        texture_definitions("", out);
        text_format(out, "<rect width='%d' height='%d' class='ground'/>\n", layout.width, layout.height);
        for (const struct part *part = canvas.parts; part; part = part->next)
            draw_part(&canvas, part, layout.part[part->number], NULL, out);
        text_add(out, "</svg>\n");
    }
    arena_free(&arena);
    return drawn;
}
