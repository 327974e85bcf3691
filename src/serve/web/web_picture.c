/* The exports of the page: the picture of a position, part by part and thing by thing, so that things can be tapped. */
#include <limits.h>
#include <string.h>

#include "draw/picture.h"
#include "replay/position.h"
#include "serve/web/web_answer.h"

/* The box without labels, for a small picture. */
static void shapes_box(struct json *json, const struct group *group)
{
    struct box all = {INT_MAX, INT_MAX, INT_MIN, INT_MIN};
    for (const struct item *item = group->first; item; item = item->next) {
        struct box box = item_box(item);
        if (item->kind == ITEM_LABEL || box.left > box.right)
            continue;
        all.left = box.left < all.left ? box.left : all.left;
        all.top = box.top < all.top ? box.top : all.top;
        all.right = box.right > all.right ? box.right : all.right;
        all.bottom = box.bottom > all.bottom ? box.bottom : all.bottom;
    }
    json_format(json, "box", "%d %d %d %d", all.left - 2, all.top - 2, all.right - all.left + 4,
                all.bottom - all.top + 4);
}

static void thing_row(struct json *json, const struct group *group, const struct mark *marks)
{
    static const char *const kinds[] = {[MARK_MOVED] = "moved", [MARK_FOUND] = "found", [MARK_DOUBT] = "doubt"};
    struct text shapes = {0}, frame = {0};
    const struct mark *mark = mark_of(marks, group->id);
    bool thing = group->kind == GROUP_THING;
    group_shapes(group, &shapes);
    json_write(json, "{id: %s, title: %s, thing: %b, shapes: %s", group->id, group->title, thing, text_string(&shapes));
    shapes_box(json, group);
    if (thing) {
        group_outline(group, "frame", &frame);
        json_word(json, "frame", text_string(&frame));
    }
    if (mark)
        json_word(json, "mark", kinds[mark->kind]);
    json_end_map(json);
    text_free(&shapes);
    text_free(&frame);
}

/* The panel: tables of rows of columns. */
static void panel_list(struct json *json, const struct canvas *canvas, struct arena *arena)
{
    struct panel panel = panel_of(canvas, true, arena);
    json_list(json, "panel");
    for (int i = 0; i < panel.count; i++) {
        const char *column[PANEL_COLUMNS];
        int count = panel_columns(panel.line[i].text, column, arena);
        json_write(json, "{id: %s, ink: %s, continues: %b, columns: [", panel.line[i].id, ink_name(panel.line[i].ink),
                   panel.line[i].continues);
        for (int c = 0; c < count; c++)
            json_word(json, NULL, column[c]);
        json_write(json, "]}");
    }
    json_end_list(json);
}

/* The states around the latest entry are valid only until the next question to the session, so they are drawn one after
   the other. */
static struct canvas draw_latest(struct web *web, int after, struct arena *arena, struct mark **marks)
{
    const struct match *match = web_match(web);
    const struct session_entry *entry = after ? session_entry(web->session, after) : NULL;
    struct canvas before = {0}, now;
    enum mark_kind kind;
    *marks = NULL;
    if (entry)
        before = position_draw(match, session_state(web->session, after - 1), arena);
    now = position_draw(match, session_state(web->session, after), arena);
    if (entry && mark_kind_of(entry->findings, after, &kind) && entry->logged->kind == SCRIPT_MOVE)
        *marks = marks_found(arena, &before, &now, after, kind);
    else if (entry)
        *marks = marks_moved(arena, &before, &now, after);
    return now;
}

/* All pieces of the game, since what the next entry adds is previewed too. */
EXPORTED("pieces") void web_pieces(struct web *web)
{
    text_clear(&web->answer);
    texture_definitions("", NULL, &web->answer);
    if (web_match(web))
        piece_symbols(web_match(web)->game, NULL, NULL, &web->answer);
}

EXPORTED("picture") void web_picture(struct web *web, int after)
{
    struct arena arena = {0};
    struct json json = web_json(web);
    json_map(&json, NULL);
    if (session_state(web->session, after)) {
        struct mark *marks;
        struct canvas canvas = draw_latest(web, after, &arena, &marks);
        json_list(&json, "parts");
        for (const struct part *part = canvas.parts; part; part = part->next) {
            json_write(&json, "{id: %s, title: %s, width: %d, height: %d, things: [", part->id, part->title,
                       part->width, part->height);
            for (int i = 0; i < canvas.groups; i++)
                if (canvas.group[i]->part == part->number && group_is_drawn(canvas.group[i]))
                    thing_row(&json, canvas.group[i], marks);
            json_write(&json, "]}");
        }
        json_end_list(&json);
        panel_list(&json, &canvas, &arena);
    }
    json_end_map(&json);
    arena_free(&arena);
}

static const struct group *group_called(const struct canvas *canvas, const char *id)
{
    const struct group *group = canvas_find(canvas, id, &(int){0});
    return group && group_is_drawn(group) ? group : NULL;
}

/* A thing as it would look, or what is left of it where it was. */
static void ghost_row(struct json *json, const struct canvas *before, const struct canvas *now, const char *id)
{
    const struct group *there = group_called(now, id), *group = there ? there : group_called(before, id);
    struct text shapes = {0};
    if (!group)
        return;
    if (there)
        group_shapes(group, &shapes);
    group_outline(group, "frame", &shapes);
    json_map(json, NULL);
    for (const struct part *part = (there ? now : before)->parts; part; part = part->next)
        if (part->number == group->part)
            json_word(json, "part", part->id);
    json_word(json, "shapes", text_string(&shapes));
    shapes_box(json, group);
    json_end_map(json);
    text_free(&shapes);
}

EXPORTED("ghost") void web_ghost(struct web *web, int after, size_t entry)
{
    (void)entry;
    struct arena arena = {0};
    struct canvas before = {0}, now = {0};
    const void *state = session_state(web->session, after);
    if (state)
        before = position_draw(web_match(web), state, &arena);
    const struct session_trial *trial = state ? session_try(web->session, after, web->room.bytes) : NULL;
    struct json json = web_json(web);
    json_list(&json, NULL);
    if (trial && trial->entry) {
        now = position_draw(web_match(web), trial->state, &arena);
        for (const struct mark *mark = marks_moved(&arena, &before, &now, after + 1); mark; mark = mark->next)
            ghost_row(&json, &before, &now, mark->id);
    }
    json_end_list(&json);
    arena_free(&arena);
}
