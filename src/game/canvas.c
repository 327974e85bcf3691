/* Canvas: a game says what lies where; the reporters make text, SVG and HTML of it. */
#include "game/canvas.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { LONGEST_STRING = 512 };

static const char *kept_string(struct canvas *c, const char *format, va_list args)
    __attribute__((format(printf, 2, 0)));

/* What is too long is cut between two characters. */
static const char *kept_string(struct canvas *c, const char *format, va_list args)
{
    char string[LONGEST_STRING];
    int length = vsnprintf(string, sizeof string, format, args);
    if (length < 0)
        length = 0;
    if (length >= LONGEST_STRING)
        for (length = LONGEST_STRING - 4; length > 0 && ((unsigned char)string[length] & 0xc0) == 0x80;)
            length--;
    return arena_copy(c->arena, string, (size_t)length);
}

void canvas_size(struct canvas *c, int width, int height)
{
    c->width = width;
    c->height = height;
}

void canvas_wear(struct canvas *c, int seat, enum ink ink)
{
    if (seat >= 0 && seat < CANVAS_SEATS)
        c->worn[seat] = ink;
}

enum ink canvas_worn(const struct canvas *c, int seat)
{
    bool own = seat >= 0 && seat < CANVAS_SEATS && c->worn[seat] != INK_NONE;
    return own ? c->worn[seat] : (enum ink)((int)INK_SEAT + seat);
}

void canvas_group(struct canvas *c, const char *id, const char *title_format, ...)
{
    va_list args;
    va_start(args, title_format);
    struct group *group = arena_take(c->arena, sizeof *group);
    group->id = arena_copy(c->arena, id, strlen(id));
    group->title = kept_string(c, title_format, args);
    va_end(args);
    if (c->last)
        c->last->next = group;
    else
        c->first = group;
    c->last = group;
}

static struct item *add_item(struct canvas *c, enum item_kind kind, struct paint paint)
{
    if (!c->last)
        canvas_group(c, "board", "%s", "");
    struct group *group = c->last;
    struct item *item = arena_take(c->arena, sizeof *item);
    item->kind = kind;
    item->paint = paint;
    if (group->last)
        group->last->next = item;
    else
        group->first = item;
    group->last = item;
    return item;
}

static void add_points(struct canvas *c, enum item_kind kind, const struct point *points, int count, struct paint paint)
{
    struct item *item = add_item(c, kind, paint);
    struct point *kept = arena_take(c->arena, (size_t)count * sizeof *kept);
    memcpy(kept, points, (size_t)count * sizeof *kept);
    item->points = kept;
    item->count = count;
}

void canvas_polygon(struct canvas *c, const struct point *points, int count, struct paint paint)
{
    add_points(c, ITEM_POLYGON, points, count, paint);
}

void canvas_box(struct canvas *c, int x, int y, int width, int height, struct paint paint)
{
    const struct point corners[] = {{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}};
    add_points(c, ITEM_POLYGON, corners, 4, paint);
}

void canvas_line(struct canvas *c, struct point from, struct point to, struct paint paint)
{
    const struct point ends[] = {from, to};
    add_points(c, ITEM_LINE, ends, 2, paint);
}

void canvas_circle(struct canvas *c, int x, int y, int radius, struct paint paint)
{
    struct item *item = add_item(c, ITEM_CIRCLE, paint);
    item->x = x;
    item->y = y;
    item->size = radius;
}

static void add_text(struct canvas *c, enum item_kind kind, int x, int y, int size, enum ink ink, const char *text)
{
    struct item *item = add_item(c, kind, (struct paint){.fill = ink});
    item->x = x;
    item->y = y;
    item->size = size;
    item->text = text;
}

void canvas_label(struct canvas *c, int x, int y, int height, enum ink ink, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add_text(c, ITEM_LABEL, x, y, height, ink, kept_string(c, format, args));
    va_end(args);
}

void canvas_glyphs(struct canvas *c, int column, int row, enum ink ink, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add_text(c, ITEM_GLYPHS, column, row, 0, ink, kept_string(c, format, args));
    va_end(args);
}

void canvas_say(struct canvas *c, enum ink ink, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add_text(c, ITEM_SAY, 0, 0, 0, ink, kept_string(c, format, args));
    va_end(args);
}
