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

/* A track that was already redrawn in this frame belongs to another group with the same name. */
static bool is_track_of(const struct track *track, const struct frames *frames, const char *id, int part)
{
    return track->frame < frames->count && track->part == part && same(track->id, id);
}

/* Groups are usually in the same order as before, so the tracks after the last one are tried first. */
static struct track *find_track(const struct frames *frames, const struct track *after, const char *id, int part)
{
    for (struct track *track = after ? after->next : frames->tracks; track; track = track->next)
        if (is_track_of(track, frames, id, part))
            return track;
    for (struct track *track = frames->tracks; after && track != after->next; track = track->next)
        if (is_track_of(track, frames, id, part))
            return track;
    return NULL;
}

static struct track *add_track(struct frames *frames, struct track *after, const struct group *group,
                               const struct frame_part *part)
{
    struct track *track = arena_take(&frames->arena, sizeof *track);
    struct track **link = after ? &after->next : &frames->tracks;
    *track = (struct track){.id = arena_copy(&frames->arena, group->id, strlen(group->id)),
                            .number = frames->track_count++,
                            .part = part->number,
                            .ghost = group->kind == GROUP_GHOST,
                            .changes = frames->count > 1,
                            .next = *link};
    *link = track;
    return track;
}

/* The number of the string with its shapes. */
static int string_of(struct frames *frames, const struct track *track, const struct group *group,
                     struct frame_part *part)
{
    text_clear(&frames->shapes);
    group_shapes(group, &frames->shapes);
    for (const struct item *item = group->first; item; item = item->next)
        if (item->kind == ITEM_LABEL && (!part->least_writing || item->size < part->least_writing))
            part->least_writing = item->size;
    for (const struct item *item = group->first; item; item = item->next) {
        if (item->kind != ITEM_PIECE || is_among_pieces(frames->pieces, item->text))
            continue;
        struct drawn_piece *piece = arena_take(&frames->arena, sizeof *piece);
        *piece = (struct drawn_piece){arena_copy(&frames->arena, item->text, strlen(item->text)), frames->pieces};
        frames->pieces = piece;
    }
    return string_table_number(&frames->strings, &frames->shapes, track->shown ? track->shown : -1);
}

/* ---- from picture to picture ----------------------------------------------------------------------------------- */

/* The comparison of a picture with the one before. */
struct way {
    struct frames *frames;
    struct frame_part *const *part; /* by number */
    struct moved *moved;
    struct track *latest; /* track of the group before; NULL: none */
    bool left;            /* something is no longer in its place */
    int told;             /* how many are shown differently */
};

static void show_on_track(struct way *way, struct track *track, int string)
{
    struct frames *frames = way->frames;
    if (track->shown == string)
        return;
    if (way->told++)
        text_char(&frames->script, ',');
    text_number(&frames->script, track->number);
    text_char(&frames->script, ',');
    text_number(&frames->script, string);
    frames->strings.row[string].shown++;
    track->shown = string;
    track->changes++;
}

static void leave(struct way *way, struct group *const *group, int from, int to)
{
    for (int i = from; i < to; i++)
        if (group[i]->track) {
            group[i]->track->left = way->frames->count;
            way->left = true;
        }
}

static void follow_group(struct way *way, struct group *before, struct group *group)
{
    struct frames *frames = way->frames;
    struct frame_part *part = way->part[group->part];
    struct track *track = before ? before->track : NULL;
    if (track && track->part != part->number) {
        leave(way, &before, 0, 1);
        track = NULL;
    }
    if (!track)
        track = find_track(frames, way->latest, group->id, part->number);
    if (!track)
        track = add_track(frames, way->latest, group, part);
    /* Avoids making shapes again that are the same as before. */
    const struct group *drawn = track->drawn;
    if (!drawn || !same(drawn->title, group->title) || !same_drawing(drawn, group, true)) {
        struct moved *moved = way->moved;
        show_on_track(way, track, string_of(frames, track, group, part));
        if (group->kind == GROUP_THING && !(drawn && same_drawing(drawn, group, false)) && moved->count++ < MOST_MOVED)
            moved->track[moved->count - 1] = track->number;
    }
    track->drawn = group;
    track->frame = frames->count;
    group->track = track;
}

/* Compares the group with the one of its name before, from `next` on; returns where to search for the next. */
static int follow_next(struct way *way, struct group *const *before, int next, int count, struct group *group)
{
    int at = next;
    while (at < count && !(before[at]->sum == group->sum && same(before[at]->id, group->id)))
        at++;
    struct group *old = at < count ? before[at] : NULL;
    if (group_is_drawn(group))
        follow_group(way, old, group);
    else
        leave(way, &old, 0, old != NULL);
    if (!old)
        return next;
    leave(way, before, next, at);
    return at + 1;
}

void write_board(struct frames *frames, const struct picture *before, struct picture *now, struct moved *moved)
{
    /* Parts and groups are usually in the same order as before. */
    const struct part *old = before->canvas.parts;
    now->part = arena_raw(&now->arena, (size_t)now->canvas.part_count * sizeof(struct frame_part *));
    for (const struct part *part = now->canvas.parts; part; part = part->next) {
        bool shares = old && same(old->id, part->id);
        struct frame_part *kept = shares ? before->part[old->number] : find_part(frames, part);
        kept->width = part->width > kept->width ? part->width : kept->width;
        kept->height = part->height > kept->height ? part->height : kept->height;
        now->part[part->number] = kept;
        old = old ? old->next : NULL;
    }
    struct way way = {.frames = frames, .part = now->part, .moved = moved};
    text_char(&frames->script, '[');
    int next = 0;
    for (int i = 0; i < now->canvas.groups; i++) {
        struct group *group = now->canvas.group[i];
        next = follow_next(&way, before->canvas.group, next, before->canvas.groups, group);
        way.latest = group->track ? group->track : way.latest;
    }
    leave(&way, before->canvas.group, next, before->canvas.groups);
    for (struct track *track = way.left ? frames->tracks : NULL; track; track = track->next)
        if (track->drawn && track->left == frames->count && track->frame < frames->count) {
            show_on_track(&way, track, 0);
            track->drawn = NULL;
        }
    text_char(&frames->script, ']');
}
