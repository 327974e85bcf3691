/* The board in the frames of a record: its parts, and the things on them through all entries. */
#include "draw/frames_board.h"

#include <string.h>

#include "base/words.h"

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

/* Parts mostly come in the same order as before. */
static void keep_parts(struct frames *frames, struct picture *picture)
{
    struct frame_part *next = frames->parts;
    picture->part = arena_raw(&picture->arena, (size_t)picture->canvas.part_count * sizeof(struct frame_part *));
    for (const struct part *part = picture->canvas.parts; part; part = part->next) {
        struct frame_part *kept = next && same(next->id, part->id) ? next : find_part(frames, part);
        kept->width = part->width > kept->width ? part->width : kept->width;
        kept->height = part->height > kept->height ? part->height : kept->height;
        picture->part[part->number] = kept;
        next = kept->next;
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
   One that was drawn anew in this frame already is another group of the same name. */
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

static struct track *add_track(struct frames *frames, struct track *after, const struct group *group,
                               const struct frame_part *part)
{
    struct track *track = arena_take(&frames->arena, sizeof *track);
    struct track **link = after ? &after->next : &frames->tracks;
    *track = (struct track){.id = arena_copy(&frames->arena, group->id, strlen(group->id)),
                            .number = frames->track_count++,
                            .part = part->number,
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

/* Spares the making of shapes that are the same as before. */
static bool unchanged(const struct track *track, const struct group *group)
{
    const struct group *drawn = track->drawn;
    return drawn && (drawn == group || (same(drawn->title, group->title) && same_drawing(drawn, group, true)));
}

/* The string of its shapes. */
static int string_of(struct frames *frames, const struct track *track, struct group *group, struct frame_part *part)
{
    if (group->made)
        return group->made;
    text_clear(&frames->shapes);
    group_shapes(group, &frames->shapes);
    keep_writing(part, group);
    return group->made = lexicon_number(&frames->lexicon, &frames->shapes, track->shown ? track->shown : -1);
}

static void add_moved(struct moved *moved, const struct track *track, const struct group *group)
{
    if (group->kind != GROUP_THING || (track->drawn && same_drawing(track->drawn, group, false)))
        return;
    if (moved->count < MOST_MOVED)
        moved->track[moved->count] = track->number;
    moved->count++;
}

/* On the way through a picture, from group to group, beside the one before. */
struct way {
    struct frames *frames;
    const struct picture *before;
    struct picture *now;
    struct moved *moved;
    int at, next; /* the group, and the one of the picture before that is likely to be the same */
    const char *between;
};

/* Most groups are the very same as before, and in the same order: what is known of them stays. */
static void pass_unchanged(struct way *way)
{
    const struct canvas *before = &way->before->canvas, *now = &way->now->canvas;
    int run = 0, most = before->groups - way->next;
    most = now->groups - way->at < most ? now->groups - way->at : most;
    while (run < most && before->group[way->next + run] == now->group[way->at + run])
        run++;
    if (!run)
        return;
    memcpy(way->now->track + way->at, way->before->track + way->next, (size_t)run * sizeof(struct track *));
    for (int i = way->at; way->at != way->next && i < way->at + run; i++)
        if (way->now->track[i])
            way->now->track[i]->place = i;
    way->at += run;
    way->next += run;
}

static struct track *latest_track(const struct way *way)
{
    int i = way->at - 1;
    while (i >= 0 && !way->now->track[i])
        i--;
    return i < 0 ? NULL : way->now->track[i];
}

static struct track *follow_group(struct way *way, struct group *group)
{
    struct frame_part *part = way->now->part[group->part];
    struct track *latest = latest_track(way), *track = find_track(way->frames, latest, group->id);
    if (!track)
        track = add_track(way->frames, latest, group, part);
    if (!unchanged(track, group)) {
        show_on_track(way->frames, track, string_of(way->frames, track, group, part), &way->between);
        add_moved(way->moved, track, group);
    }
    if (track->drawn)
        way->next = track->place + 1;
    else
        way->frames->drawn++;
    track->drawn = group;
    track->place = way->at;
    track->frame = way->frames->count;
    return track;
}

/* A group that may be drawn otherwise than before. */
static void pass_changed(struct way *way)
{
    struct group *group = way->now->canvas.group[way->at];
    bool drawn = group_is_drawn(group);
    if (!drawn && way->next < way->before->canvas.groups && !way->before->track[way->next])
        way->next++;
    way->now->track[way->at] = drawn ? follow_group(way, group) : NULL;
    way->at++;
}

/* What was drawn before and is not any more. */
static void clear_tracks(struct way *way)
{
    for (int i = 0; i < way->now->canvas.groups; i++)
        if (way->now->track[i])
            way->now->track[i]->frame = way->frames->count;
    for (struct track *track = way->frames->tracks; track; track = track->next)
        if (track->drawn && track->frame < way->frames->count) {
            show_on_track(way->frames, track, 0, &way->between);
            track->drawn = NULL;
            way->frames->drawn--;
        }
}

static int count_drawn(const struct picture *picture)
{
    int count = 0;
    for (int i = 0; i < picture->canvas.groups; i++)
        count += picture->track[i] != NULL;
    return count;
}

void write_board(struct frames *frames, const struct picture *before, struct picture *now, struct moved *moved)
{
    struct way way = {.frames = frames, .before = before, .now = now, .moved = moved, .between = ""};
    keep_parts(frames, now);
    now->track = arena_raw(&now->arena, (size_t)now->canvas.groups * sizeof(struct track *));
    text_char(&frames->script, '[');
    for (pass_unchanged(&way); way.at < now->canvas.groups; pass_unchanged(&way))
        pass_changed(&way);
    if (count_drawn(now) < frames->drawn)
        clear_tracks(&way);
    text_char(&frames->script, ']');
}

/* ---- marks ----------------------------------------------------------------------------------------------------- */

void write_moved(struct frames *frames, const struct moved *moved)
{
    text_char(&frames->script, '[');
    for (int i = 0; moved->count <= MOST_MOVED && i < moved->count; i++) {
        if (i)
            text_char(&frames->script, ',');
        text_number(&frames->script, moved->track[i]);
    }
    text_char(&frames->script, ']');
}

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
