/* The items of a group as SVG elements. Attributes are in single quotes, so that scripts can contain them unescaped. */
#include <limits.h>

#include "base/words.h"
#include "base/xml.h"
#include "draw/picture.h"

/* ---- measures -------------------------------------------------------------------------------------------------- */

static const struct box nothing = {INT_MAX / 2, INT_MAX / 2, INT_MIN / 2, INT_MIN / 2};

/* The smallest box around both. */
static struct box around(struct box a, struct box b)
{
    return (struct box){a.left < b.left ? a.left : b.left, a.top < b.top ? a.top : b.top,
                        a.right > b.right ? a.right : b.right, a.bottom > b.bottom ? a.bottom : b.bottom};
}

struct box item_box(const struct item *item)
{
    if (item->kind == ITEM_CIRCLE)
        return (struct box){item->x - item->size, item->y - item->size, item->x + item->size, item->y + item->size};
    if (item->kind == ITEM_LABEL) {
        int width = canvas_width_of(item->text, item->size), left = item->left ? item->x : item->x - width / 2;
        return (struct box){left, item->y - item->size * 6 / 10, left + width, item->y + item->size * 6 / 10};
    }
    if (item->kind == ITEM_PIECE)
        return (struct box){item->x - item->size / 2, item->y - item->tall / 2, item->x + item->size / 2,
                            item->y + item->tall / 2};
    struct box box = nothing;
    for (int i = 0; i < item->count; i++) {
        struct point point = item->points[i];
        box = around(box, (struct box){point.x, point.y, point.x, point.y});
    }
    return box;
}

static bool is_painted(const struct item *item)
{
    const struct paint *paint = &item->paint;
    return item->kind == ITEM_PIECE || paint->fill != INK_NONE || paint->line != INK_NONE || paint->hatched
           || paint->texture;
}

bool group_is_painted(const struct group *group)
{
    for (const struct item *item = group->first; item; item = item->next)
        if (is_painted(item))
            return true;
    return false;
}

static bool is_closed(const struct item *item)
{
    return item->kind == ITEM_CIRCLE || (item->kind == ITEM_POLYGON && item->count > 0);
}

/* The box around the closed shapes, or around everything drawn. */
static struct box group_frame(const struct group *group, bool closed)
{
    struct box all = nothing;
    for (const struct item *item = group->first; item; item = item->next)
        if (!closed || is_closed(item))
            all = around(all, item_box(item));
    return all;
}

static long area_of(struct box box)
{
    return (long)(box.right - box.left) * (box.bottom - box.top);
}

/* The largest closed shape; among equals one with a line. NULL: none is large enough to outline the whole group. */
static const struct item *outline_of(const struct group *group)
{
    const struct item *best = NULL;
    for (const struct item *item = group->first; item; item = item->next) {
        if (!is_closed(item))
            continue;
        long more = best ? area_of(item_box(item)) - area_of(item_box(best)) : 1;
        if (more > 0 || (more == 0 && best->paint.line == INK_NONE))
            best = item;
    }
    return best && 2 * area_of(item_box(best)) > area_of(group_frame(group, true)) ? best : NULL;
}

struct box group_box(const struct group *group)
{
    return group_frame(group, false);
}

static bool holds(const struct item *item, int x, int y)
{
    bool inside = false;
    if (item->kind == ITEM_CIRCLE) {
        long across = x - item->x, down = y - item->y;
        return across * across + down * down <= (long)item->size * item->size;
    }
    for (int i = 0, j = item->count - 1; item->kind == ITEM_POLYGON && i < item->count; j = i++) {
        struct point a = item->points[i], b = item->points[j];
        if ((a.y > y) == (b.y > y))
            continue;
        long side = (long)(b.x - a.x) * (y - a.y) - (long)(x - a.x) * (b.y - a.y);
        if ((side > 0) == (b.y > a.y))
            inside = !inside;
    }
    return inside;
}

/* The fill below the middle of the item, within its group; INK_NONE for the background. */
static enum ink ground_of(const struct group *group, const struct item *item)
{
    struct box box = item_box(item);
    int x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    enum ink ground = INK_NONE;
    for (const struct item *below = group->first; below != item; below = below->next)
        if (below->paint.fill != INK_NONE && holds(below, x, y))
            ground = below->paint.fill;
    return ground;
}

static bool is_neutral(enum ink ink)
{
    return ink == INK_PLAIN || ink == INK_PAPER || ink == INK_BLACK || ink == INK_WHITE;
}

/* ---- elements -------------------------------------------------------------------------------------------------- */

/* Adds a pair of numbers after a command or another number: a minus separates as well as a comma. */
static void add_pair(struct text *out, char before, int x, int y)
{
    text_char(out, before);
    text_number(out, x);
    if (y >= 0)
        text_char(out, ',');
    text_number(out, y);
}

/* Rounds each corner, from the middle of one side to that of the next. */
static void add_smooth_path(const struct item *item, struct text *out)
{
    const struct point *point = item->points;
    struct point at = {0, 0};
    for (int i = 0; i <= item->count; i++) {
        struct point corner = point[i % item->count], to = point[(i + 1) % item->count];
        struct point next = {(corner.x + to.x) / 2, (corner.y + to.y) / 2};
        if (i > 0)
            add_pair(out, 'q', corner.x - at.x, corner.y - at.y);
        add_pair(out, i ? ' ' : 'M', i ? next.x - at.x : next.x, i ? next.y - at.y : next.y);
        at = next;
    }
}

static void add_path(const struct item *item, struct text *out)
{
    const struct point *point = item->points;
    if (item->kind == ITEM_CIRCLE) {
        text_attribute(out, "<circle cx='", item->x);
        text_attribute(out, " cy='", item->y);
        text_attribute(out, " r='", item->size);
        return;
    }
    bool smooth = item->paint.smooth && item->kind == ITEM_POLYGON && item->count > 2;
    text_add(out, "<path d='");
    if (smooth)
        add_smooth_path(item, out);
    else
        add_pair(out, 'M', point[0].x, point[0].y);
    for (int i = 1; i < item->count && !smooth; i++) {
        int across = point[i].x - point[i - 1].x, down = point[i].y - point[i - 1].y;
        if (across && down)
            add_pair(out, 'l', across, down);
        else if (across || down) {
            text_char(out, across ? 'h' : 'v');
            text_number(out, across ? across : down);
        }
    }
    text_add(out, item->kind == ITEM_LINE ? "'" : "z'");
}

/* Neutral lines on a colour become black or white, as text does. */
static void add_paint(const struct group *group, const struct item *item, struct text *out)
{
    struct paint paint = item->paint;
    int width = paint.width > 0 ? paint.width : 1;
    enum ink ground = is_neutral(paint.line) && !paint.rim ? ground_of(group, item) : INK_NONE;
    text_add(out, "f-");
    text_add(out, item->kind != ITEM_LINE ? ink_name(paint.fill) : "none");
    if (paint.line != INK_NONE) {
        text_add(out, paint.rim ? " r-" : ground == INK_NONE ? " l-" : " e-");
        text_add(out, ink_name(ground == INK_NONE ? paint.line : ground));
    }
    if (paint.line != INK_NONE && width > 1)
        text_format(out, " s%d", width < WIDEST_LINE ? width : WIDEST_LINE);
    if (paint.line != INK_NONE && paint.dashed)
        text_add(out, " d");
    text_char(out, '\'');
}

static void add_shape(const struct group *group, const struct item *item, bool outline, struct text *out)
{
    add_path(item, out);
    text_add(out, outline ? " class='o " : " class='");
    add_paint(group, item, out);
    text_add(out, "/>");
    if (item->paint.hatched) {
        add_path(item, out);
        text_add(out, " class='f-hatch'/>");
    }
    if (item->paint.texture) {
        add_path(item, out);
        text_format(out, " class='f-texture%d'/>", item->paint.texture);
    }
}

/* Neutral text becomes black or white, whichever is legible on the colour below; on the background and on cards it
   needs no class. */
static void add_label(const struct group *group, const struct item *item, struct text *out)
{
    enum ink ground = ground_of(group, item), ink = item->paint.fill;
    bool adapts = is_neutral(ink) && ground != INK_NONE;
    text_attribute(out, "<text x='", item->x);
    text_attribute(out, " y='", item->y + (item->size * 35 + 50) / 100);
    if (item->size != USUAL_WRITING)
        text_attribute(out, " font-size='", item->size);
    if (adapts ? ground == INK_PAPER : ink == INK_PLAIN)
        text_add(out, item->left ? " class='b'" : "");
    else
        text_format(out, " class='%s%s-%s'", item->left ? "b " : "", adapts ? "o" : "t",
                    ink_name(adapts ? ground : ink));
    text_char(out, '>');
    xml_text(item->text, out);
    text_add(out, "</text>");
}

/* `touched`: also what is not painted, and the outline. */
static void add_group(const struct group *group, bool touched, struct text *out)
{
    const struct item *outline = touched && group->kind != GROUP_GHOST ? outline_of(group) : NULL;
    if (group->title[0])
        xml_format(out, "<title>%s</title>", group->title);
    for (const struct item *item = group->first; item; item = item->next) {
        if (item->kind == ITEM_PIECE) {
            text_format(out, "<use href='#%s%s'", group->prefix, item->text);
            text_attribute(out, " x='", item->x - item->size / 2);
            text_attribute(out, " y='", item->y - item->tall / 2);
            text_attribute(out, " width='", item->size);
            text_attribute(out, " height='", item->tall);
            if (item->paint.fill != INK_NONE)
                text_format(out, " class='c-%s'", ink_name(item->paint.fill));
            text_add(out, "/>");
        } else if (item->kind == ITEM_LABEL)
            add_label(group, item, out);
        else if (touched || is_painted(item))
            add_shape(group, item, item == outline, out);
    }
    if (touched && group->kind == GROUP_THING && !outline && group_is_drawn(group))
        group_outline(group, "o f-none", out);
}

void group_shapes(const struct group *group, struct text *out)
{
    add_group(group, true, out);
}

void group_picture(const struct group *group, struct text *out)
{
    add_group(group, false, out);
}

/* Is the item well within a rectangular outline, so that the frame hides nothing of it? */
static bool is_within(const struct item *item, const struct item *outline)
{
    const struct point *p = outline ? outline->points : NULL;
    bool is_box = outline && outline->kind == ITEM_POLYGON && outline->count == 4 && p[0].y == p[1].y
                  && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x;
    struct box box = item_box(item), all = is_box ? item_box(outline) : nothing;
    return box.left > all.left + FRAME_WEIGHT && box.right < all.right - FRAME_WEIGHT
           && box.top > all.top + FRAME_WEIGHT && box.bottom < all.bottom - FRAME_WEIGHT;
}

void group_labels(const struct group *group, struct text *out)
{
    const struct item *outline = outline_of(group);
    for (const struct item *item = group->first; item; item = item->next)
        if (item->kind == ITEM_LABEL && !is_within(item, outline))
            add_label(group, item, out);
}

void group_outline(const struct group *group, const char *class, struct text *out)
{
    const struct item *outline = outline_of(group);
    if (outline)
        add_path(outline, out);
    else {
        struct box box = group_frame(group, false);
        text_format(out, "<rect x='%d' y='%d' width='%d' height='%d'", box.left - 5, box.top - 3,
                    box.right - box.left + 10, box.bottom - box.top + 6);
    }
    text_format(out, " class='%s'/>", class);
}
