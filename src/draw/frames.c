/* A frames: the pictures of a record entry by entry. */
#include "draw/frames.h"

#include <string.h>

#include "base/words.h"
#include "draw/page.h"
#include "draw/picture.h"

/* ---- parts ----------------------------------------------------------------------------------------------------- */

/* The smallest writing of a part, in its units. */
static int least_writing(const struct canvas *canvas, const struct part *part)
{
    int least = part->width;
    for (const struct group *group = canvas->first; group; group = group->next)
        for (const struct item *item = group->part == part ? group->first : NULL; item; item = item->next)
            least = item->kind == ITEM_LABEL && item->size < least ? item->size : least;
    return least;
}

static struct frame_part *find_part(struct frames *frames, const struct part *part)
{
    struct frame_part **link = &frames->parts;
    int number = 0;
    for (; *link && !same((*link)->id, part->id); link = &(*link)->next)
        number++;
    if (!*link) {
        *link = arena_take(&frames->arena, sizeof **link);
        **link = (struct frame_part){.id = arena_copy(&frames->arena, part->id, strlen(part->id)),
                                     .title = arena_copy(&frames->arena, part->title, strlen(part->title)),
                                     .number = number};
    }
    return *link;
}

static void frames_parts(struct frames *frames, const struct canvas *canvas)
{
    enum { LEGIBLE = 12 };
    for (const struct part *part = canvas->parts; part; part = part->next) {
        struct frame_part *kept = find_part(frames, part);
        if (part->width > kept->width || !kept->least_width) {
            int needed = part->width * LEGIBLE / least_writing(canvas, part);
            kept->least_width = needed > kept->least_width ? needed : kept->least_width;
        }
        kept->width = part->width > kept->width ? part->width : kept->width;
        kept->height = part->height > kept->height ? part->height : kept->height;
    }
}

/* ---- reels ----------------------------------------------------------------------------------------------------- */

/* Groups mostly come in the same order as before: first what follows the last one, then the others.
   One that was shown in this frame already is another group of the same name. */
static struct frame_list *find_reel(struct frames *frames, struct frame_list *after, const char *id)
{
    for (struct frame_list *frame_list = after ? after->next : frames->reels; frame_list; frame_list = frame_list->next)
        if (frame_list->frame < frames->frames && same(frame_list->id, id))
            return frame_list;
    for (struct frame_list *frame_list = frames->reels; frame_list; frame_list = frame_list->next)
        if (frame_list->frame < frames->frames && same(frame_list->id, id))
            return frame_list;
    return NULL;
}

static struct frame_list *add_reel(struct frames *frames, struct frame_list *after, const struct group *group)
{
    struct frame_list *frame_list = arena_take(&frames->arena, sizeof *frame_list);
    struct frame_list **link = after ? &after->next : &frames->reels;
    *frame_list = (struct frame_list){.id = arena_copy(&frames->arena, group->id, strlen(group->id)),
                                      .number = frames->frame_list_count++,
                                      .part = find_part(frames, group->part)->number,
                                      .next = *link};
    *link = frame_list;
    return frame_list;
}

static void show_on_reel(struct frames *frames, struct frame_list *frame_list, const char *shapes, const char **between)
{
    int string = lexicon_number(&frames->lexicon, shapes);
    frame_list->frame = frames->frames;
    if (frame_list->shown == string)
        return;
    text_format(&frames->script, "%s%d,%d", *between, frame_list->number, string);
    frame_list->shown = string;
    *between = ",";
}

/* Spares the making of shapes that are the same as before. */
static bool unchanged(const struct frame_list *frame_list, const struct group *group)
{
    return frame_list->drawn && same(frame_list->drawn->title, group->title)
           && same_drawing(frame_list->drawn, group, true);
}

static void frames_groups(struct frames *frames, const struct canvas *canvas)
{
    struct text shapes = {0};
    struct frame_list *latest = NULL;
    const char *between = "";
    for (const struct group *group = canvas->first; group; group = group->next) {
        if (!group_is_drawn(group))
            continue;
        struct frame_list *frame_list = find_reel(frames, latest, group->id);
        latest = frame_list ? frame_list : add_reel(frames, latest, group);
        text_clear(&shapes);
        if (unchanged(latest, group))
            latest->frame = frames->frames;
        else {
            group_shapes(group, &shapes);
            show_on_reel(frames, latest, text_string(&shapes), &between);
        }
        latest->drawn = group;
    }
    for (struct frame_list *frame_list = frames->reels; frame_list; frame_list = frame_list->next)
        if (frame_list->frame < frames->frames) {
            show_on_reel(frames, frame_list, "", &between);
            frame_list->drawn = NULL;
        }
    text_free(&shapes);
}

static void frames_marks(struct frames *frames, const struct mark *mark)
{
    const char *between = "";
    for (; mark; mark = mark->next)
        for (const struct frame_list *frame_list = frames->reels; frame_list; frame_list = frame_list->next)
            if (same(frame_list->id, mark->id)) {
                text_format(&frames->script, "%s%d", between, frame_list->number);
                between = ",";
                break;
            }
}

/* ---- frames ---------------------------------------------------------------------------------------------------- */

/* The list if it is another than before, else 0. */
static void frames_list(struct frames *frames, struct text *latest, const struct text *now)
{
    bool changed = !latest->length || !same(text_string(latest), text_string(now));
    text_format(&frames->script, ",%s", changed ? text_string(now) : "0");
    text_clear(latest);
    text_add(latest, text_string(now));
}

static void frames_words(struct frames *frames, const struct match *match, const void *state,
                         const struct canvas *canvas)
{
    struct text now = {0};
    page_panel(canvas, &frames->lexicon, &now);
    frames_list(frames, &frames->panel, &now);
    text_clear(&now);
    page_sheet(match, state, &frames->lexicon, &now);
    frames_list(frames, &frames->sheet, &now);
    text_clear(&now);
    print_moment(match, state, &now);
    text_format(&frames->script, ",%d", lexicon_number(&frames->lexicon, text_string(&now)));
    text_clear(&frames->moment);
    text_add(&frames->moment, text_string(&now));
    text_free(&now);
}

/* Writes [[frame_list, string, ...], panel, sheet, moment, [touched frame_list, ...], [found frame_list, ...], [found row, ...]].
   The last list is left out if it is empty. */
static void frames_frame(struct frames *frames, const struct match *match, const void *state, const struct step *step)
{
    struct canvas *before = &frames->canvas[frames->turn], *canvas = &frames->canvas[!frames->turn];
    struct arena *scratch = &frames->scratch[!frames->turn], marks = {0};
    struct text rows = {0};
    arena_reset(scratch);
    *canvas = position_draw(match, state, scratch);
    if (step && step->move)
        position_draw_move(match, step->heard ? step->heard : step->before, step->move, fate_of(step), canvas);
    frames_parts(frames, canvas);
    text_add(&frames->script, frames->frames ? ",\n[[" : "[[");
    frames->frames++;
    frames_groups(frames, canvas);
    text_char(&frames->script, ']');
    frames_words(frames, match, state, canvas);
    text_add(&frames->script, ",[");
    frames_marks(frames, step ? marks_moved(&marks, before, canvas, step->entry) : NULL);
    text_add(&frames->script, "],[");
    enum mark_kind kind;
    bool about = step && step->move && mark_kind_of(step->findings, step->entry, &kind);
    const struct mark *found = about ? marks_found(&marks, before, canvas, step->entry, kind) : NULL;
    frames_marks(frames, found);
    text_add(&frames->script, "]");
    if (found)
        page_panel_found(canvas, found, &frames->lexicon, &rows);
    text_format(&frames->script, "%s%s]", rows.length ? "," : "", text_string(&rows));
    text_free(&rows);
    frames->turn = !frames->turn;
    arena_free(&marks);
}

static void add_frame(struct frames *frames, const struct step *step)
{
    struct frame *frame = arena_take(&frames->arena, sizeof *frame);
    if (step) {
        const struct node *note = step->item->kind == NODE_MAP ? node_get(step->item->first, "note") : NULL;
        struct text said = {0};
        print_entry(step, &said);
        frame->said = arena_copy(&frames->arena, text_string(&said), said.length);
        frame->note = note && note->kind == NODE_WORD ? printable(&frames->arena, note->text) : NULL;
        frame->entry = step->entry;
        frame->at = step->at;
        frame->sums = arena_copy(&frames->arena, step->sums ? step->sums : "", step->sums ? strlen(step->sums) : 0);
        text_free(&said);
    }
    if (frames->last)
        frames->last->next = frame;
    else
        frames->first = frame;
    frames->last = frame;
}

void frames_begin(struct frames *frames)
{
    frames_free(frames);
    *frames = (struct frames){0};
}

static void begin(struct frames *frames, const struct match *match, const void *state)
{
    frames_begin(frames);
    frames->lexicon.arena = &frames->arena;
    lexicon_number(&frames->lexicon, "");
    frames_frame(frames, match, state, NULL);
    add_frame(frames, NULL);
    const struct canvas *canvas = &frames->canvas[frames->turn];
    for (int seat = 0; seat < CANVAS_SEATS; seat++)
        frames->worn[seat] = canvas_worn(canvas, seat);
}

/* The log is judged twice when part of the head comes after it; the second time counts. */
void frames_watch(void *whom, const struct step *step)
{
    struct frames *frames = whom;
    if (step->entry == 1)
        begin(frames, step->match, step->before);
    frames_frame(frames, step->match, step->after, step);
    add_frame(frames, step);
}

void frames_end(struct frames *frames, const struct verdict *verdict)
{
    if (!verdict->judged)
        frames_begin(frames);
    else if (!frames->frames)
        begin(frames, &verdict->match, verdict->state);
}

void frames_free(struct frames *frames)
{
    lexicon_free(&frames->lexicon);
    text_free(&frames->script);
    text_free(&frames->panel);
    text_free(&frames->sheet);
    text_free(&frames->moment);
    arena_free(&frames->scratch[0]);
    arena_free(&frames->scratch[1]);
    arena_free(&frames->arena);
}
