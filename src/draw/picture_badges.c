/* Marks on a picture: frames around things, and numbers of entries beside them, where they hide nothing. */
#include "base/words.h"
#include "draw/picture_svg.h"

enum { BADGE = 11, DOUBT = 8, GAP = 3, SIDES = 8, FARTHEST = 3, MOST_BADGES = 64 };

/* The numbers on one part. */
struct badges {
    const struct canvas *canvas;
    const struct part *part;
    struct box taken[MOST_BADGES];
    int count;
};

static bool meet(struct box a, struct box b)
{
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/* The cost of hiding an item: writing and pieces matter, backgrounds do not. */
enum { HIDES_WORDS = 8, HIDES_PIECE = 2, HIDES_BADGE = 100, OUTSIDE = 1000, FARTHER = 3 };

static int worth(const struct item *item)
{
    struct box box = item_box(item);
    bool piece = (item->kind == ITEM_CIRCLE || item->kind == ITEM_POLYGON) && box.right - box.left <= 40;
    return item->kind == ITEM_LABEL ? HIDES_WORDS : piece ? HIDES_PIECE : 0;
}

static int hides(const struct badges *badges, struct box box)
{
    int hidden = 0;
    const struct part *part = badges->part;
    if (box.left < 0 || box.top < 0 || box.right > part->width || box.bottom > part->height)
        return OUTSIDE;
    for (int i = 0; i < badges->count; i++)
        hidden += meet(box, badges->taken[i]) ? HIDES_BADGE : 0;
    for (int i = 0; i < badges->canvas->groups; i++) {
        const struct group *group = badges->canvas->group[i];
        if (group->part != part->number || !group_is_drawn(group) || !meet(box, group_box(group)))
            continue;
        for (const struct item *item = group->first; item; item = item->next)
            hidden += meet(box, item_box(item)) ? worth(item) : 0;
    }
    return hidden;
}

/* Tries places around the thing, farther and farther away, until nothing is hidden; else takes the place that hides
   least. */
static struct point place_badge(struct badges *badges, struct box thing, int radius)
{
    static const struct point side[SIDES] = {{1, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, 0}, {0, -1}, {-1, 0}, {0, 1}};
    struct point best = {thing.right, thing.top};
    int least = 2000, x = (thing.left + thing.right) / 2, y = (thing.top + thing.bottom) / 2;
    for (int i = 0; i < SIDES * FARTHEST && least > 0; i++) {
        int off = radius + GAP + i / SIDES * radius, inside = i % SIDES < 4 ? radius / 2 : 0;
        struct point at = {x + side[i % SIDES].x * ((thing.right - thing.left) / 2 + off - inside),
                           y + side[i % SIDES].y * ((thing.bottom - thing.top) / 2 + off - inside)};
        int hidden = hides(badges, (struct box){at.x - radius, at.y - radius, at.x + radius, at.y + radius})
                     + i / SIDES * FARTHER;
        if (hidden < least) {
            least = hidden;
            best = at;
        }
    }
    if (badges->count < MOST_BADGES)
        badges->taken[badges->count++] =
            (struct box){best.x - radius, best.y - radius, best.x + radius, best.y + radius};
    return best;
}

static void draw_badge(struct badges *badges, const struct group *group, const struct mark *mark, struct text *out)
{
    bool doubt = mark->kind == MARK_DOUBT;
    int radius = doubt ? DOUBT : BADGE;
    struct point at = place_badge(badges, group_box(group), radius);
    text_format(out,
                "<circle cx='%d' cy='%d' r='%d' class='%s'/><text x='%d' y='%d' dy='.35em' font-size='%d' class='%s'>",
                at.x, at.y, radius, doubt ? "doubt-badge" : "badge", at.x, at.y,
                doubt              ? 12
                : mark->entry > 99 ? 11
                                   : 14,
                doubt ? "doubt-sign" : "badge-number");
    if (doubt)
        text_add(out, "?</text>");
    else
        text_format(out, "%d</text>", mark->entry);
}

static void draw_frame(const struct group *group, const struct mark *mark, struct text *out)
{
    static const char *const classes[] = {[MARK_MOVED] = "last", [MARK_FOUND] = "found", [MARK_DOUBT] = "doubt"};
    if (group->kind == GROUP_GHOST)
        return;
    if (mark->kind != MARK_DOUBT) {
        text_format(out, "<g stroke-width='%d'>", 2 * FRAME_WEIGHT);
        group_outline(group, "case", out);
        text_add(out, "</g>");
    }
    text_format(out, "<g stroke-width='%d'", mark->kind == MARK_DOUBT ? 1 : FRAME_WEIGHT);
    if (mark->kind != MARK_MOVED)
        text_format(out, " stroke-dasharray='%d %d'", 2 * FRAME_WEIGHT, FRAME_WEIGHT);
    text_char(out, '>');
    group_outline(group, classes[mark->kind], out);
    text_add(out, "</g>");
}

static const struct group *marked(const struct canvas *canvas, const struct part *part, const struct mark *mark)
{
    for (int i = 0; i < canvas->groups; i++) {
        const struct group *group = canvas->group[i];
        if (group->part == part->number && same(group->id, mark->id))
            return group_is_drawn(group) ? group : NULL;
    }
    return NULL;
}

/* Labels in a thing, or across its edge, are drawn above its frame. */
void draw_frames(const struct canvas *canvas, const struct part *part, const struct mark *marks, struct text *out)
{
    for (const struct mark *mark = marks; mark; mark = mark->next) {
        const struct group *group = marked(canvas, part, mark);
        if (group)
            draw_frame(group, mark, out);
    }
    for (const struct mark *mark = marks; mark; mark = mark->next) {
        const struct group *group = marked(canvas, part, mark);
        if (group && group->kind != GROUP_GHOST)
            group_labels(group, out);
    }
    text_char(out, '\n');
}

/* One number at the first thing is enough for everything that an entry is about. */
void draw_badges(const struct canvas *canvas, const struct part *part, const struct mark *marks, struct text *out)
{
    struct badges badges = {.canvas = canvas, .part = part};
    int numbered = 0;
    for (const struct mark *mark = marks; mark; mark = mark->next) {
        const struct group *group = marked(canvas, part, mark);
        if (!group || mark->kind == MARK_MOVED || mark->entry == numbered)
            continue;
        draw_badge(&badges, group, mark, out);
        numbered = mark->entry;
    }
    text_char(out, '\n');
}
