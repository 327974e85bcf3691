/* The board in the frames of a record: its parts, and the things on them through all entries. */
#include "draw/frames_board.h"

#include <string.h>

#include "base/words.h"
#include "draw/picture.h"

/* ---- parts ----------------------------------------------------------------------------------------------------- */

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

static void keep_parts(struct frames *frames, const struct canvas *canvas)
{
    for (const struct part *part = canvas->parts; part; part = part->next) {
        struct frame_part *kept = find_part(frames, part);
        kept->width = part->width > kept->width ? part->width : kept->width;
        kept->height = part->height > kept->height ? part->height : kept->height;
    }
}

static void keep_writing(struct frame_part *part, const struct group *group)
{
    for (const struct item *item = group->first; item; item = item->next)
        if (item->kind == ITEM_LABEL && (!part->least_writing || item->size < part->least_writing))
            part->least_writing = item->size;
}

/* ---- tracks ---------------------------------------------------------------------------------------------------- */

/* Groups mostly come in the same order as before: first what follows the last one, then the others.
   One that was shown in this frame already is another group of the same name. */
static struct track *find_track(const struct frames *frames, const struct track *after, const char *id)
{
    for (struct track *track = after ? after->next : frames->tracks; track; track = track->next)
        if (track->frame < frames->count && same(track->id, id))
            return track;
    for (struct track *track = frames->tracks; after && track != after->next; track = track->next)
        if (track->frame < frames->count && same(track->id, id))
            return track;
    return NULL;
}

static struct track *add_track(struct frames *frames, struct track *after, const struct group *group)
{
    struct track *track = arena_take(&frames->arena, sizeof *track);
    struct track **link = after ? &after->next : &frames->tracks;
    *track = (struct track){.id = arena_copy(&frames->arena, group->id, strlen(group->id)),
                            .number = frames->track_count++,
                            .part = find_part(frames, group->part)->number,
                            .changes = frames->count > 1,
                            .next = *link};
    *link = track;
    return track;
}

static void show_on_track(struct frames *frames, struct track *track, int string, const char **between)
{
    if (track->shown == string)
        return;
    text_add(&frames->script, *between);
    text_number(&frames->script, track->number);
    text_char(&frames->script, ',');
    text_number(&frames->script, string);
    frames->lexicon.lexeme[string].shown++;
    track->shown = string;
    track->changes++;
    *between = ",";
}

static bool alike_for_sure(const struct group *a, const struct group *b)
{
    return a == b || (a->remembered && a->remembered == b->remembered);
}

/* Spares the making of shapes that are the same as before. */
static bool unchanged(const struct track *track, const struct group *group)
{
    const struct group *drawn = track->drawn;
    return drawn
           && (alike_for_sure(drawn, group) || (same(drawn->title, group->title) && same_drawing(drawn, group, true)));
}

/* The string of its shapes. */
static int string_of(struct frames *frames, const struct track *track, const struct group *group)
{
    int known = group->remembered ? group->remembered->made : 0;
    if (known)
        return known;
    text_clear(&frames->shapes);
    group_shapes(group, &frames->shapes);
    keep_writing(find_part(frames, group->part), group);
    known = lexicon_number(&frames->lexicon, &frames->shapes, track->shown ? track->shown : -1);
    if (group->remembered)
        group->remembered->made = known;
    return known;
}

static struct track *follow_group(struct frames *frames, struct track *latest, const struct group *group,
                                  const char **between)
{
    struct track *track = find_track(frames, latest, group->id);
    if (!track)
        track = add_track(frames, latest, group);
    if (!unchanged(track, group))
        show_on_track(frames, track, string_of(frames, track, group), between);
    return track;
}

static struct track *next_drawn(struct track *track)
{
    while (track && !track->drawn)
        track = track->next;
    return track;
}

void write_board(struct frames *frames, const struct canvas *canvas)
{
    struct track *latest = NULL;
    const char *between = "";
    keep_parts(frames, canvas);
    text_char(&frames->script, '[');
    for (const struct group *group = canvas->first; group; group = group->next) {
        struct track *next = next_drawn(latest ? latest->next : frames->tracks);
        if (next && alike_for_sure(next->drawn, group))
            latest = next;
        else if (group_is_drawn(group))
            latest = follow_group(frames, latest, group, &between);
        else
            continue;
        latest->frame = frames->count;
        latest->drawn = group;
    }
    for (struct track *track = frames->tracks; track; track = track->next)
        if (track->drawn && track->frame < frames->count) {
            show_on_track(frames, track, 0, &between);
            track->drawn = NULL;
        }
    text_char(&frames->script, ']');
}

/* ---- marks ----------------------------------------------------------------------------------------------------- */

/* Marks come in the order of the groups. */
void write_marks(struct frames *frames, const struct mark *mark)
{
    const char *between = "[";
    const struct track *track = frames->tracks;
    for (; mark; mark = mark->next) {
        const struct track *begin = track;
        while (track && !(track->drawn && same(track->id, mark->id)))
            track = track->next;
        if (!track)
            for (track = frames->tracks; track != begin && !(track->drawn && same(track->id, mark->id));)
                track = track->next;
        if (!track || !track->drawn || !same(track->id, mark->id))
            continue;
        text_add(&frames->script, between);
        text_number(&frames->script, track->number);
        between = ",";
    }
    text_add(&frames->script, *between == '[' ? "[]" : "]");
}
