/* Mykerinos: the table in the words of `table:`. */
#include "games/mykerinos/mykerinos.h"

static void write_numbers(const struct match *match, struct writer *w, const char *key, const int *numbers,
                          bool neutral)
{
    write_map(w, key);
    for (int seat = 0; seat < match->seats; seat++)
        write_number(w, match->names[seat], numbers[seat]);
    if (neutral && match->seats != 2)
        write_hidden(w);
    if (neutral)
        write_number(w, "neutral", numbers[NEUTRAL]);
    write_end(w);
}

static void write_kinds(struct writer *w, const char *key, const int counts[KINDS])
{
    write_list(w, key);
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < counts[kind]; i++)
            write_word(w, NULL, myk_kind_names[kind]);
    write_end(w);
}

static void write_museum(const struct match *match, const struct myk_state *s, struct writer *w)
{
    write_map(w, "museum");
    for (int room = 0; room < ROOMS; room++) {
        if (s->room[room] == NOBODY)
            write_hidden(w);
        write_word(w, myk_room_names[room], s->room[room] == NOBODY ? "empty" : myk_colour(match, s->room[room]));
    }
    for (int colour = 0; colour < COLOURS; colour++) {
        if (colour >= match->seats && colour != NEUTRAL)
            continue;
        write_hidden(w);
        write_list(w, myk_colour(match, colour));
        for (int room = 0; room < ROOMS; room++)
            if (s->room[room] == colour)
                write_word(w, NULL, myk_room_names[room]);
        write_end(w);
    }
    write_end(w);
}

static void write_tiles(const struct match *match, const struct myk_state *s, struct writer *w)
{
    bool lie = s->phase == PHASE_EXCAVATION || s->phase == PHASE_SURVEY;

    write_map(w, "owned");
    for (int seat = 0; seat < match->seats; seat++)
        write_kinds(w, match->names[seat], s->owned[seat]);
    write_end(w);
    write_map(w, "tilted");
    for (int seat = 0; seat < match->seats; seat++)
        write_kinds(w, match->names[seat], s->tilted[seat]);
    write_end(w);
    write_kinds(w, "discarded", s->discarded);
    write_list(w, "tiles");
    for (int i = 0; lie && i < myk_tiles_in(s->season); i++)
        write_word(w, NULL, s->tile[i] == GONE ? "gone" : myk_spell_tile(s->tile[i]).text);
    write_end(w);
}

static void write_spaces(const struct match *match, const struct myk_state *s, struct writer *w, int colour)
{
    write_list(w, myk_colour(match, colour));
    for (int space = 0; space < SPACES; space++)
        if (s->cube[space] == colour)
            write_word(w, NULL, myk_spell_space(space).text);
    write_end(w);
}

static void write_region(const struct match *match, const struct myk_state *s, struct writer *w)
{
    write_map(w, "cubes");
    for (int seat = 0; seat < match->seats; seat++)
        write_spaces(match, s, w, seat);
    if (match->seats != 2)
        write_hidden(w);
    write_spaces(match, s, w, NEUTRAL);
    write_end(w);
    write_list(w, "passed");
    for (int i = 0; i < s->passes; i++)
        write_word(w, NULL, match->names[s->passed[i]]);
    write_end(w);
}

/* What only one phase has is true elsewhere in its empty form. */
static void write_moment(const struct match *match, const struct myk_state *s, struct writer *w)
{
    bool digging = s->phase == PHASE_EXCAVATION, surveying = s->phase == PHASE_SURVEY;

    if (digging)
        write_word(w, "turn", match->names[s->turn]);
    if (!digging)
        write_hidden(w);
    write_word(w, "last-action", s->last_action ? "used" : "unused");
    if (surveying)
        write_number(w, "area", s->area);
    if (!surveying)
        write_hidden(w);
    write_list(w, "done");
    for (int colour = 0; colour < COLOURS; colour++)
        if (s->done >> colour & 1)
            write_word(w, NULL, myk_colour(match, colour));
    write_end(w);
    if (match->seats != 2)
        write_hidden(w);
    write_numbers(match, w, "neutral-stock", s->held, false);
    if (!digging || match->seats != 2)
        write_hidden(w);
    write_word(w, "neutral-play", s->neutral_play == NOBODY ? "none" : match->names[s->neutral_play]);
}

static void write_closed(const struct match *match, const struct myk_state *s, struct writer *w)
{
    const struct myk_closed *closed = &s->closed;

    if (!closed->area) {
        write_hidden(w);
        write_word(w, "closed", "none");
        return;
    }
    write_map(w, "closed");
    write_number(w, "area", closed->area);
    write_list(w, "ranks");
    for (int i = 0; i < closed->count; i++)
        write_word(w, NULL, myk_colour(match, closed->colour[i]));
    write_end(w);
    write_list(w, "done");
    for (int seat = 0; seat < match->seats; seat++)
        if (closed->done >> seat & 1)
            write_word(w, NULL, match->names[seat]);
    write_end(w);
    write_list(w, "tiles");
    for (int side = LEFT; side <= RIGHT; side++)
        write_word(w, NULL,
                   closed->tile[side] == GONE         ? "gone"
                   : closed->tile[side] == BY_NEUTRAL ? "neutral"
                                                      : myk_spell_tile(closed->tile[side]).text);
    write_end(w);
    write_end(w);
}

void myk_write(const struct match *match, const void *state, struct writer *w)
{
    const struct myk_state *s = state;

    write_number(w, "season", s->season);
    write_word(w, "phase", myk_phase_names[s->phase]);
    write_word(w, "marker", match->names[s->marker]);
    if (s->wings_known) {
        write_list(w, "wings");
        for (int circle = 0; circle < CIRCLES; circle++)
            write_word(w, NULL, myk_kind_names[s->wing[circle]]);
        write_end(w);
    }
    write_numbers(match, w, "points", s->points, false);
    write_numbers(match, w, "stock", s->stock, false);
    write_numbers(match, w, "reserve", s->reserve, true);
    write_museum(match, s, w);
    write_tiles(match, s, w);
    write_region(match, s, w);
    write_moment(match, s, w);
    write_closed(match, s, w);
}
