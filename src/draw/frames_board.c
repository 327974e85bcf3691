/* The board in the frames of a record: its parts, and the things on them through all entries. */
#include <string.h>

#include "base/words.h"
#include "draw/frames.h"

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

bool is_among_pieces(void *context, const char *name)
{
    const struct drawn_piece *piece = context;
    while (piece && !same(piece->name, name))
        piece = piece->next;
    return piece != NULL;
}

/* ---- tracks ---------------------------------------------------------------------------------------------------- */

/* A track that was already drawn in this frame belongs to another group with the same name. */
static bool is_track_of(const struct track *track, const struct frames *frames, const struct group *group, int part)
{
    return track->frame < frames->count && track->part == part && same(track->id, group->id);
}

/* The track of the group, or a new one after the latest. Groups are usually in the same order as before, so the tracks
   after the latest are tried first. */
static struct track *track_of(struct frames *frames, struct track *latest, const struct group *group, int part)
{
    struct track **next = latest ? &latest->next : &frames->tracks;
    for (struct track *track = *next; track; track = track->next)
        if (is_track_of(track, frames, group, part))
            return track;
    for (struct track *track = frames->tracks; track != *next; track = track->next)
        if (is_track_of(track, frames, group, part))
            return track;
    struct track *track = arena_take(&frames->arena, sizeof *track);
    *track = (struct track){.id = arena_copy(&frames->arena, group->id, strlen(group->id)),
                            .number = frames->track_count++,
                            .part = part,
                            .ghost = group->kind == GROUP_GHOST,
                            .changes = frames->count > 1,
                            .next = *next};
    return *next = track;
}

/* The number of the string with its shapes. */
static int string_of(struct frames *frames, const struct track *track, const struct group *group,
                     struct frame_part *part)
{
    text_clear(&frames->shapes);
    group_shapes(group, &frames->shapes);
    for (const struct item *item = group->first; item; item = item->next) {
        if (item->kind == ITEM_LABEL && (!part->least_writing || item->size < part->least_writing))
            part->least_writing = item->size;
        if (item->kind != ITEM_PIECE || is_among_pieces(frames->pieces, item->text))
            continue;
        struct drawn_piece *piece = arena_take(&frames->arena, sizeof *piece);
        *piece = (struct drawn_piece){arena_copy(&frames->arena, item->text, strlen(item->text)), frames->pieces};
        frames->pieces = piece;
    }
    return string_table_number(&frames->strings, &frames->shapes, track->shown ? track->shown : -1);
}

/* ---- from picture to picture ----------------------------------------------------------------------------------- */

static void show_on_track(struct frames *frames, struct track *track, int string)
{
    if (track->shown == string)
        return;
    if (frames->script.bytes[frames->script.length - 1] != '[')
        text_char(&frames->script, ',');
    text_numbers(&frames->script, (int[]){track->number, string}, 2);
    frames->strings.row[string].shown++;
    track->shown = string;
    track->changes++;
}

/* Shapes that are the same as in the frame before are not made again. */
static void follow_group(struct frames *frames, struct track *track, const struct group *group, struct frame_part *part,
                         struct moved *moved)
{
    const struct group *drawn = track->drawn;
    track->drawn = group;
    track->frame = frames->count;
    if (drawn && same(drawn->title, group->title) && same_drawing(drawn, group, true))
        return;
    show_on_track(frames, track, string_of(frames, track, group, part));
    if (group->kind == GROUP_THING && !(drawn && same_drawing(drawn, group, false)) && moved->count++ < MOST_MOVED)
        moved->track[moved->count - 1] = track->number;
}

void write_board(struct frames *frames, const struct canvas *now, struct moved *moved)
{
    struct frame_part **part = arena_raw(now->arena, (size_t)now->part_count * sizeof *part);
    struct track *latest = NULL;
    for (const struct part *drawn = now->parts; drawn; drawn = drawn->next) {
        struct frame_part *kept = part[drawn->number] = find_part(frames, drawn);
        kept->width = larger(kept->width, drawn->width);
        kept->height = larger(kept->height, drawn->height);
    }
    text_char(&frames->script, '[');
    for (int i = 0; i < now->groups; i++) {
        const struct group *group = now->group[i];
        if (!group_is_drawn(group))
            continue;
        struct frame_part *on = part[group->part];
        latest = track_of(frames, latest, group, on->number);
        follow_group(frames, latest, group, on, moved);
    }
    for (struct track *track = frames->tracks; track; track = track->next)
        if (track->drawn && track->frame < frames->count) {
            show_on_track(frames, track, 0);
            track->drawn = NULL;
        }
    text_char(&frames->script, ']');
}
