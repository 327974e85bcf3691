/* Frames: the pictures of a record, entry by entry. */
#include "draw/frames.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/words.h"
#include "base/xml.h"
#include "draw/page.h"
#include "draw/picture.h"

/* ---- a table of the page as a list of its rows ---- */

void rows_free(struct rows *rows)
{
    free(rows->row);
    *rows = (struct rows){0};
}

/* ---- words ----------------------------------------------------------------------------------------------------- */

/* Writes what differs from the frame before, as "[equal rows at the beginning, at the end, those between...]", or 0; the
   first frame writes all. */
static void add_rows(struct frames *frames, struct rows *latest)
{
    struct rows before = *latest, now = frames->rows;
    struct text *out = &frames->script;
    int most = before.count < now.count ? before.count : now.count, start = 0, end = 0;
    while (start < most && before.row[start] == now.row[start])
        start++;
    text_char(out, ',');
    if (start == before.count && start == now.count) {
        text_add(out, frames->count > 1 ? "0" : "[0,0]");
        return;
    }
    while (end < most - start && before.row[before.count - 1 - end] == now.row[now.count - 1 - end])
        end++;
    text_char(out, '[');
    text_numbers(out, (int[]){start, end}, 2);
    if (start + end < now.count) {
        text_char(out, ',');
        text_numbers(out, now.row + start, now.count - start - end);
    }
    text_char(out, ']');
    *latest = now;
    frames->rows = before;
}

static void add_sheet(struct frames *frames, const struct match *match, const void *state)
{
    struct standing *latest = frames->standing, *standing = frames->next_standing;
    bool over = position_over(match, state);
    position_score(match, state, standing);
    if (frames->count > 1 && over == frames->over && standing_same(standing, latest, match->seats)) {
        text_add(&frames->script, ",0");
        return;
    }
    frames->standing = standing;
    frames->next_standing = latest;
    frames->over = over;
    frames->rows.count = 0;
    page_sheet(match, standing, over, frames, &frames->rows);
    add_rows(frames, &frames->sheet);
}

/* ---- frames ---------------------------------------------------------------------------------------------------- */

static void add_list(const int *numbers, int count, struct text *out)
{
    text_add(out, ",[");
    text_numbers(out, numbers, count);
    text_char(out, ']');
}

/* Adds the track with the mark that has no other. */
static void mark_track(const struct frames *frames, const struct mark *mark, struct rows *found)
{
    struct track *track = frames->tracks;
    while (track && !(track->drawn && track->marked < frames->count && same(track->id, mark->id)))
        track = track->next;
    if (!track)
        return;
    track->marked = frames->count;
    rows_add(found, track->number);
}

/* Writes [moved tracks], [tracks that findings are about], [such rows of the panel], and 1 for a doubt; the last two
   only if there are any. */
static void add_marks(struct frames *frames, const struct canvas *before, const struct canvas *canvas,
                      const struct moved *moved, const struct step *step)
{
    struct text *out = &frames->script;
    struct rows rows = {0}, tracks = {0};
    enum mark_kind kind = MARK_MOVED;
    bool about = step && step->move && mark_kind_of(step->findings, step->entry, &kind);
    const struct mark *found = about ? marks_found(canvas->arena, before, canvas, step->entry, kind) : NULL;
    for (const struct mark *mark = found; mark; mark = mark->next)
        mark_track(frames, mark, &tracks);
    page_panel_found(canvas, found, frames, &rows);
    add_list(moved->track, step && moved->count <= MOST_MOVED ? moved->count : 0, out);
    add_list(tracks.row, tracks.count, out);
    bool doubt = about && kind == MARK_DOUBT;
    if (rows.count || doubt)
        add_list(rows.row, rows.count, out);
    text_add(out, doubt ? ",1" : "");
    rows_free(&tracks);
    rows_free(&rows);
}

/* Writes [[track, string, ...], panel, sheet, moment, marks...]. */
static void add_picture(struct frames *frames, const struct match *match, const void *state, const struct step *step)
{
    struct picture *before = &frames->picture[frames->turn], *now = &frames->picture[!frames->turn];
    struct moved moved = {.count = 0};
    arena_reset(&now->arena);
    now->canvas = (struct canvas){.arena = &now->arena, .no_glyphs = true};
    position_draw_on(match, state, &now->canvas);
    if (step && step->move)
        position_draw_move(match, step->heard ? step->heard : step->before, step->move, fate_of(step), &now->canvas);
    frames->count++;
    text_clear(&frames->script);
    text_char(&frames->script, '[');
    write_board(frames, &now->canvas, &moved);
    frames->rows.count = 0;
    page_panel(&now->canvas, match, state, frames, &frames->rows);
    add_rows(frames, &frames->panel);
    add_sheet(frames, match, state);
    text_clear(&frames->moment);
    print_moment(match, state, &frames->moment);
    text_char(&frames->script, ',');
    text_number(&frames->script, string_table_number(&frames->strings, &frames->moment, -1));
    add_marks(frames, &before->canvas, &now->canvas, &moved, step);
    text_char(&frames->script, ']');
    frames->turn = !frames->turn;
}

/* ---- what the list of entries on the page says of a frame ------------------------------------------------------- */

static void add_line(const char *open, const char *words, struct text *out)
{
    if (!*words)
        return;
    struct text line = {0};
    add_printable(words, &line);
    text_add(out, open);
    xml_text(text_string(&line), out);
    text_add(out, "</p>");
    text_free(&line);
}

static void add_frame(struct frames *frames, const struct step *step)
{
    struct text *sums = &frames->shapes, *entry = &frames->entry;
    const char *said = frames->last ? "after the log, with the optional entries assumed" : "before the log";
    text_clear(sums);
    text_clear(entry);
    if (step) {
        print_entry(step, entry);
        xml_text(text_string(entry), sums);
        said = arena_copy(&frames->arena, text_string(sums), sums->length);
        text_clear(sums);
        const struct node *item = step->item,
                          *note = item && item->kind == NODE_MAP ? node_get(item->first, "note") : NULL;
        add_line("<p class='sums'>", step->sums ? step->sums : "", sums);
        add_line("<p class='remark'>", note && note->kind == NODE_WORD ? note->text : "", sums);
    }
    struct frame *frame = arena_take(&frames->arena, sizeof *frame);
    *frame = (struct frame){.script = arena_copy(&frames->arena, frames->script.bytes, frames->script.length),
                            .script_length = (int)frames->script.length,
                            .entry = step           ? step->entry
                                     : frames->last ? frames->last->entry + 1
                                                    : 0,
                            .line = step ? step->at.line : 0,
                            .last_line = step ? step->at.end_line : 0,
                            .said = said,
                            .sums = arena_copy(&frames->arena, text_string(sums), sums->length)};
    *(frames->last ? &frames->last->next : &frames->first) = frame;
    frames->last = frame;
}

static void begin(struct frames *frames, const struct match *match, const void *state)
{
    static const struct text nothing;
    frames_free(frames);
    frames->strings.arena = &frames->arena;
    frames->standing = arena_take(&frames->arena, sizeof *frames->standing);
    frames->next_standing = arena_take(&frames->arena, sizeof *frames->next_standing);
    string_table_number(&frames->strings, &nothing, -1);
    add_picture(frames, match, state, NULL);
    add_frame(frames, NULL);
}

/* The log is judged twice if a part of the head follows it; the second time counts. */
void frames_watch(void *context, const struct step *step)
{
    struct frames *frames = context;
    if (step_opens(step))
        begin(frames, step->match, step->before);
    add_picture(frames, step->match, step->after, step);
    add_frame(frames, step);
}

/* Optional entries assumed after the last entry lead to another moment, which gets a frame too. */
void frames_end(struct frames *frames, const struct verdict *verdict)
{
    struct text moment = {0};
    if (!verdict->judged || verdict->final)
        frames_free(frames);
    else if (!frames->count)
        begin(frames, &verdict->match, verdict->state);
    else {
        print_moment(&verdict->match, verdict->state, &moment);
        if (strcmp(text_string(&moment), text_string(&frames->moment)) != 0) {
            add_picture(frames, &verdict->match, verdict->state, NULL);
            add_frame(frames, NULL);
        }
    }
    for (const struct track *track = frames->tracks; track; track = track->next)
        frames->strings.row[track->shown].stays += track->changes == 1;
    text_free(&moment);
}

void frames_free(struct frames *frames)
{
    string_table_free(&frames->strings);
    text_free(&frames->script);
    text_free(&frames->moment);
    text_free(&frames->shapes);
    text_free(&frames->entry);
    rows_free(&frames->panel);
    rows_free(&frames->sheet);
    rows_free(&frames->rows);
    arena_free(&frames->picture[0].arena);
    arena_free(&frames->picture[1].arena);
    arena_free(&frames->arena);
    *frames = (struct frames){0};
}
