/* Canvas: a game says what is where; the reporters make text, SVG and HTML of it. */
#include "game/canvas.h"

#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include "base/text.h"
#include "base/words.h"

enum { LONGEST_STRING = 512 };

/* A string that is too long is cut between two characters. The unused room is returned to the arena. */
const char *canvas_id(struct canvas *c, const char *format, ...)
{
    va_list args;
    char *string = arena_raw(c->arena, LONGEST_STRING);
    va_start(args, format);
    int length = format_string(string, LONGEST_STRING, format, args);
    va_end(args);
    if (length >= LONGEST_STRING)
        for (length = LONGEST_STRING - 4; length > 0 && ((unsigned char)string[length] & 0xc0) == 0x80;)
            length--;
    string[length] = '\0';
    c->arena->next = string;
    return arena_raw(c->arena, (size_t)length + 1);
}

void canvas_wear(struct canvas *c, int seat, enum ink ink)
{
    if (seat >= 0 && seat < CANVAS_SEATS)
        c->worn[seat] = ink;
}

enum ink canvas_worn(const struct canvas *c, int seat)
{
    bool own = seat >= 0 && seat < CANVAS_SEATS && c->worn[seat] != INK_NONE;
    return own ? c->worn[seat] : seat_ink(seat);
}

static unsigned sum_of(const char *name)
{
    unsigned sum = 0;
    for (; *name; name++)
        sum = sum * 5 + (unsigned char)*name;
    return sum;
}

/* ---- parts and groups ------------------------------------------------------------------------------------------ */

static struct part *add_part(struct canvas *c, const struct part *like)
{
    struct part *part = arena_raw(c->arena, sizeof *part);
    *part = *like;
    part->number = c->part_count++;
    *(c->last_part ? &c->last_part->next : &c->parts) = part;
    c->last_part = part;
    return part;
}

void canvas_part(struct canvas *c, const char *id, const char *title, int width, int height)
{
    c->part = add_part(c, &(struct part){.id = id, .title = title, .width = width, .height = height});
}

void canvas_return(struct canvas *c, const char *id)
{
    c->part = c->parts;
    for (struct part *part = c->parts; part; part = part->next)
        if (strcmp(part->id, id) == 0)
            c->part = part;
}

/* A list of pointers with room for one more. */
static void *grown(struct canvas *c, void *list, int count, int *room)
{
    enum { FIRST_ROOM = 256 };
    if (count < *room)
        return list;
    *room = count ? 2 * count : FIRST_ROOM;
    void *larger = arena_raw(c->arena, (size_t)*room * sizeof(void *));
    return count ? memcpy(larger, list, (size_t)count * sizeof(void *)) : larger;
}

struct group *canvas_open(struct canvas *c, enum group_kind kind, const char *id, const char *title)
{
    struct group *group = arena_raw(c->arena, sizeof *group);
    *group = (struct group){
        .kind = kind, .id = id, .title = title, .prefix = c->prefix, .part = c->part ? c->part->number : NO_PART};
    c->group = grown(c, c->group, c->groups, &c->group_room);
    c->group[c->groups++] = group;
    c->last = group;
    c->origin = (struct point){0, 0};
    return group;
}

struct group *canvas_find(const struct canvas *c, const char *id, int *from)
{
    for (int i = *from; i < *from + c->groups; i++) {
        struct group *group = c->group[i % c->groups];
        if (same(group->id, id)) {
            *from = i % c->groups + 1;
            return group;
        }
    }
    return NULL;
}

void canvas_go_on(struct canvas *c, const char *id)
{
    struct group *group = canvas_find(c, id, &(int){0});
    c->last = group ? group : c->last;
}

struct paint ghost_paint(enum fate fate)
{
    return fate == FATE_FINE ? (struct paint){.line = INK_MARK, .width = 3}
                             : (struct paint){.line = INK_RED, .width = 3, .dashed = true};
}

const char *canvas_number(struct canvas *c, int number)
{
    static const char most[][2] = {"?", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
    return number >= -1 && number < 10 ? most[number + 1] : canvas_id(c, "%d", number);
}

void canvas_point_at(struct canvas *c, const char *id)
{
    struct pointed *pointed = arena_take(c->arena, sizeof *pointed);
    *pointed = (struct pointed){id, c->pointed};
    c->pointed = pointed;
}

static struct group *group_at_hand(struct canvas *c)
{
    return c->last ? c->last : canvas_open(c, GROUP_THING, "board", "");
}

/* Adds an item with `room` bytes after it for points or text. */
static struct item *add_item(struct canvas *c, enum item_kind kind, struct paint paint, size_t room)
{
    struct group *group = group_at_hand(c);
    struct item *item = arena_raw(c->arena, sizeof *item + room);
    *item = (struct item){.bytes = (int)(sizeof *item - offsetof(struct item, kind)), .kind = kind, .paint = paint};
    if (group->last)
        group->last->next = item;
    else
        group->first = item;
    group->last = item;
    return item;
}

/* ---- shapes ---------------------------------------------------------------------------------------------------- */

static struct point moved(const struct canvas *c, int x, int y)
{
    return (struct point){x + c->origin.x, y + c->origin.y};
}

static void add_points(struct canvas *c, enum item_kind kind, const struct point *points, int count, struct paint paint)
{
    size_t size = (size_t)count * sizeof *points;
    struct item *item = add_item(c, kind, paint, size);
    struct point *kept = (struct point *)(item + 1);
    for (int i = 0; i < count; i++)
        kept[i] = moved(c, points[i].x, points[i].y);
    item->points = kept;
    item->count = count;
    item->bytes += (int)size;
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

/* The head has two straight strokes at 45 degrees to the line. */
void canvas_arrow(struct canvas *c, struct point from, struct point to, struct paint paint)
{
    enum { HEAD = 9 };
    int across = to.x - from.x, down = to.y - from.y;
    int length = (across < 0 ? -across : across) + (down < 0 ? -down : down);
    canvas_line(c, from, to, paint);
    if (length == 0)
        return;
    paint.dashed = false;
    int x = HEAD * across / length, y = HEAD * down / length;
    canvas_line(c, (struct point){to.x - x - y, to.y - y + x}, to, paint);
    canvas_line(c, (struct point){to.x - x + y, to.y - y - x}, to, paint);
}

void canvas_circle(struct canvas *c, int x, int y, int radius, struct paint paint)
{
    struct item *item = add_item(c, ITEM_CIRCLE, paint, 0);
    item->x = x + c->origin.x;
    item->y = y + c->origin.y;
    item->size = radius;
}

static struct item *add_text(struct canvas *c, enum item_kind kind, struct point at, int size, enum ink ink,
                             const char *text)
{
    struct item *item = add_item(c, kind, (struct paint){.fill = ink}, 0);
    item->x = at.x;
    item->y = at.y;
    item->size = size;
    item->text = text;
    return item;
}

void canvas_write(struct canvas *c, int left, int x, int y, int height, enum ink ink, const char *text)
{
    add_text(c, ITEM_LABEL, moved(c, x, y), height, ink, text)->left = left;
}

bool canvas_shows(const struct canvas *c, const char *piece)
{
    const struct shown_piece *shown = c->piece[sum_of(piece) % CANVAS_PIECES];
    while (shown && shown->name != piece && !same(shown->name, piece))
        shown = shown->next;
    return shown;
}

void canvas_strip(struct canvas *c, int x, int y, int width, int height, enum ink ink, const char *name)
{
    if (!canvas_shows(c, name)) {
        struct shown_piece *piece = arena_raw(c->arena, sizeof *piece),
                           **first = &c->piece[sum_of(name) % CANVAS_PIECES];
        *piece = (struct shown_piece){name, *first};
        *first = piece;
    }
    add_text(c, ITEM_PIECE, moved(c, x, y), width, ink, name)->tall = height;
}

int canvas_width_of(const char *words, int height)
{
    return display_width(words) * height * 56 / 100;
}

void canvas_spell(struct canvas *c, int column, int row, enum ink ink, const char *text)
{
    struct group *last = c->last;
    c->last = &c->glyphs;
    add_text(c, ITEM_GLYPHS, (struct point){column, row}, 0, ink, text);
    c->last = last;
}

void canvas_add_line(struct canvas *c, enum ink ink, const char *text)
{
    struct saying *line = arena_raw(c->arena, sizeof *line);
    if (!is_plain(text))
        text = printable(c->arena, text);
    bool columns = strstr(text + strspn(text, " "), "  ");
    *line = (struct saying){ink, text, columns, group_at_hand(c)};
    c->line = grown(c, c->line, c->lines, &c->line_room);
    c->line[c->lines++] = line;
}

/* ---- the legend ------------------------------------------------------------------------------------------------ */

enum { LEGEND_LINE = 28, LEGEND_GAP = 16, LEGEND_EDGE = 4 };

/* Puts the pen beside the last line of the legend if there is room, else below it. */
void canvas_sample(struct canvas *c)
{
    const char *words = c->last->title;
    int width = SAMPLE_WIDTH + LEGEND_GAP + canvas_width_of(words, LEAST_WRITING);
    if (!c->legend)
        c->legend = add_part(c, &(struct part){.id = "legend", .title = "legend", .width = PART_WIDTH});
    if (c->pen.x == 0 || c->pen.x + width > PART_WIDTH) {
        c->legend->height += LEGEND_LINE;
        c->pen = (struct point){LEGEND_EDGE, c->legend->height - LEGEND_LINE + LEGEND_EDGE};
    }
    c->last->part = c->legend->number;
    c->origin = c->pen;
    c->pen.x += width + LEGEND_GAP;
    canvas_words(c, SAMPLE_WIDTH + LEGEND_GAP / 2, SAMPLE_HEIGHT / 2, LEAST_WRITING, INK_PLAIN, words);
}

void canvas_explain_sign(struct canvas *c, const char *sign, const char *meaning)
{
    struct group *group = canvas_open(c, GROUP_LEGEND, canvas_id(c, "legend-%d", ++c->legends), meaning);
    group->sign = sign;
    group->part = NO_PART;
}

/* Is this character in the text picture? Only for signs of one character; longer ones are samples. */
static bool is_spelt(const struct canvas *c, const char *sign)
{
    for (const struct item *item = sign[1] ? NULL : c->glyphs.first; item; item = item->next)
        if (strchr(item->text, sign[0]))
            return true;
    return sign[1] != '\0';
}

void canvas_explain(struct canvas *c, const char *sign, const char *piece, enum ink ink, const char *words)
{
    if (!canvas_shows(c, piece))
        return;
    canvas_explain_sign(c, sign && is_spelt(c, sign) ? sign : NULL, words);
    canvas_sample(c);
    canvas_piece(c, SAMPLE_WIDTH / 2, SAMPLE_HEIGHT / 2, SAMPLE_HEIGHT, ink, piece);
}
