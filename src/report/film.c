/* A film: the pictures of a record entry by entry. */
#include "report/film.h"

#include <string.h>

#include "base/words.h"
#include "report/page.h"
#include "report/picture.h"

/* ---- reels ----------------------------------------------------------------------------------------------------- */

/* Groups mostly come in the same order as before: first what follows the last one, then the others.
   One that was shown in this frame already is another group of the same name. */
static struct reel *find_reel(struct film *film, struct reel *after, const char *id)
{
    for (struct reel *reel = after ? after->next : film->reels; reel; reel = reel->next)
        if (reel->frame < film->frames && same(reel->id, id))
            return reel;
    for (struct reel *reel = film->reels; reel; reel = reel->next)
        if (reel->frame < film->frames && same(reel->id, id))
            return reel;
    return NULL;
}

static struct reel *add_reel(struct film *film, struct reel *after, const char *id)
{
    struct reel *reel = arena_take(&film->arena, sizeof *reel);
    struct reel **link = after ? &after->next : &film->reels;
    *reel = (struct reel){.id = arena_copy(&film->arena, id, strlen(id)), .number = film->reel_count++, .next = *link};
    *link = reel;
    return reel;
}

static void show_on_reel(struct film *film, struct reel *reel, const char *shapes, const char **between)
{
    int string = lexicon_number(&film->lexicon, shapes);
    reel->frame = film->frames;
    if (reel->shown == string)
        return;
    text_format(&film->script, "%s%d,%d", *between, reel->number, string);
    reel->shown = string;
    *between = ",";
}

/* Spares the making of shapes that are the same as before. */
static bool unchanged(const struct reel *reel, const struct group *group)
{
    return reel->drawn && same(reel->drawn->title, group->title) && same_drawing(reel->drawn, group, true);
}

static void film_groups(struct film *film, const struct canvas *canvas)
{
    struct text shapes = {0};
    struct reel *latest = NULL;
    const char *between = "";
    for (const struct group *group = canvas->first; group; group = group->next) {
        if (!group_is_drawn(group))
            continue;
        struct reel *reel = find_reel(film, latest, group->id);
        latest = reel ? reel : add_reel(film, latest, group->id);
        text_clear(&shapes);
        if (unchanged(latest, group))
            latest->frame = film->frames;
        else {
            group_shapes(group, &shapes);
            show_on_reel(film, latest, text_string(&shapes), &between);
        }
        latest->drawn = group;
    }
    for (struct reel *reel = film->reels; reel; reel = reel->next)
        if (reel->frame < film->frames) {
            show_on_reel(film, reel, "", &between);
            reel->drawn = NULL;
        }
    text_free(&shapes);
}

static void film_marks(struct film *film, const struct mark *mark)
{
    const char *between = "";
    for (; mark; mark = mark->next)
        for (const struct reel *reel = film->reels; reel; reel = reel->next)
            if (same(reel->id, mark->id)) {
                text_format(&film->script, "%s%d", between, reel->number);
                between = ",";
                break;
            }
}

/* ---- frames ---------------------------------------------------------------------------------------------------- */

/* The list if it is another than before, else 0. */
static void film_list(struct film *film, struct text *latest, const struct text *now)
{
    bool changed = !latest->length || !same(text_string(latest), text_string(now));
    text_format(&film->script, ",%s", changed ? text_string(now) : "0");
    text_clear(latest);
    text_add(latest, text_string(now));
}

static void film_words(struct film *film, const struct match *match, const void *state, const struct canvas *canvas)
{
    struct text now = {0};
    page_panel(canvas, &film->lexicon, &now);
    film_list(film, &film->panel, &now);
    text_clear(&now);
    page_sheet(match, state, &film->lexicon, &now);
    film_list(film, &film->sheet, &now);
    text_clear(&now);
    print_moment(match, state, &now);
    text_format(&film->script, ",%d", lexicon_number(&film->lexicon, text_string(&now)));
    text_clear(&film->moment);
    text_add(&film->moment, text_string(&now));
    text_free(&now);
}

/* Writes [[reel, string, ...], panel, sheet, moment, [touched reel, ...], [found reel, ...], [found row, ...]].
   The last list is left out if it is empty. */
static void film_frame(struct film *film, const struct match *match, const void *state, const struct step *step)
{
    struct canvas *before = &film->canvas[film->turn], *canvas = &film->canvas[!film->turn];
    struct arena *scratch = &film->scratch[!film->turn], marks = {0};
    struct text rows = {0};
    arena_reset(scratch);
    *canvas = canvas_of(match, state, scratch);
    text_add(&film->script, film->frames ? ",\n[[" : "[[");
    film->frames++;
    film_groups(film, canvas);
    text_char(&film->script, ']');
    film_words(film, match, state, canvas);
    text_add(&film->script, ",[");
    film_marks(film, step ? marks_touched(&marks, before, canvas, step->entry) : NULL);
    text_add(&film->script, "],[");
    const struct mark *found = step && step->findings && step->move ? marks_found(&marks, before, canvas, step) : NULL;
    film_marks(film, found);
    text_add(&film->script, "]");
    if (found)
        page_panel_found(canvas, found, &film->lexicon, &rows);
    text_format(&film->script, "%s%s]", rows.length ? "," : "", text_string(&rows));
    text_free(&rows);
    film->turn = !film->turn;
    arena_free(&marks);
}

static void add_frame(struct film *film, const struct step *step)
{
    struct frame *frame = arena_take(&film->arena, sizeof *frame);
    if (step) {
        const struct node *note = step->item->kind == NODE_MAP ? node_get(step->item->first, "note") : NULL;
        struct text said = {0};
        print_entry(step, &said);
        frame->said = arena_copy(&film->arena, text_string(&said), said.length);
        frame->note = note && note->kind == NODE_WORD ? printable(&film->arena, note->text) : NULL;
        frame->entry = step->entry;
        frame->at = step->at;
        text_free(&said);
    }
    if (film->last)
        film->last->next = frame;
    else
        film->first = frame;
    film->last = frame;
}

void film_begin(struct film *film)
{
    film_free(film);
    *film = (struct film){0};
}

static void begin(struct film *film, const struct match *match, const void *state)
{
    film_begin(film);
    film->lexicon.arena = &film->arena;
    lexicon_number(&film->lexicon, "");
    film_frame(film, match, state, NULL);
    add_frame(film, NULL);
    const struct canvas *canvas = &film->canvas[film->turn];
    film->width = canvas->width;
    film->height = canvas->height;
    for (int seat = 0; seat < CANVAS_SEATS; seat++)
        film->worn[seat] = canvas_worn(canvas, seat);
}

/* The log is judged twice when part of the head comes after it; the second time counts. */
void film_watch(void *whom, const struct step *step)
{
    struct film *film = whom;
    if (step->entry == 1)
        begin(film, step->match, step->before);
    film_frame(film, step->match, step->after, step);
    add_frame(film, step);
}

void film_end(struct film *film, const struct verdict *verdict)
{
    if (!verdict->judged)
        film_begin(film);
    else if (!film->frames)
        begin(film, &verdict->match, verdict->state);
}

void film_free(struct film *film)
{
    lexicon_free(&film->lexicon);
    text_free(&film->script);
    text_free(&film->panel);
    text_free(&film->sheet);
    text_free(&film->moment);
    arena_free(&film->scratch[0]);
    arena_free(&film->scratch[1]);
    arena_free(&film->arena);
}
