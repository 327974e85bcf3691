/* Mykerinos: the table in the words of `table:`. */
#include "games/mykerinos/mykerinos.h"

/* A part that is assumed and still as in the setup is hidden: it can be claimed, and stays assumed. */
static void write_if_known(const struct myk_state *s, struct writer *w, enum myk_assumed part, bool unchanged)
{
    write_hidden_if(w, myk_is_assumed(s, part) && unchanged);
}

static void write_museum(const struct match *match, const struct myk_state *s, struct writer *w)
{
    write_if_known(s, w, ASSUMED_MUSEUM, myk_cubes_in(s->room, ROOMS, NOBODY) == ROOMS);
    write_map(w, "museum");
    for (int room = 0; room < ROOMS; room++) {
        bool empty = s->room[room] == NOBODY;
        write_word(write_hidden_if(w, empty), myk_room_names[room], empty ? "empty" : myk_colour(match, s->room[room]));
    }
    for (int colour = 0; colour < COLOURS; colour++)
        if (colour < match->seats || colour == NEUTRAL)
            write_names(write_hidden_if(w, true), myk_colour(match, colour), myk_room_names, myk_rooms_of(s, colour));
    write_end(w);
}

static void write_tiles(const struct match *match, const struct myk_state *s, struct writer *w)
{
    write_map(w, "owned");
    for (int seat = 0; seat < match->seats; seat++)
        if (s->more_tiles >> seat & 1)
            write_unknown(w, match->names[seat]);
        else
            write_bag(w, match->names[seat], myk_kind_names, s->owned[seat]);
    write_end(w);
    write_if_known(s, w, ASSUMED_TILTED, !myk_any_tilted(s));
    write_map(w, "tilted");
    for (int seat = 0; seat < match->seats; seat++)
        write_bag(w, match->names[seat], myk_kind_names, s->tilted[seat]);
    write_end(w);
    write_bag(w, "discarded", myk_kind_names, s->discarded);
    write_list(w, "tiles");
    /* If no tile has a pyramid, the first is written with its map, so that this is known. */
    bool say_none = !s->maps_unknown;
    for (int i = 0; i < TILES; i++)
        say_none = say_none && (s->tile[i] == GONE || !myk_tile_map(s->tile[i]));
    for (int i = 0; myk_region_lies(s) && i < myk_tiles_in(s->season); i++) {
        int tile = s->tile[i];
        if (tile != GONE && say_none)
            tile = myk_tile_of(myk_tile_kind(tile), MAP_WRITTEN, myk_tile_points(tile));
        say_none = say_none && tile == GONE;
        write_word(w, NULL, tile == GONE ? "gone" : myk_spell_tile(tile).text);
    }
    write_end(w);
}

static void write_colours(const struct match *match, struct writer *w, const char *key, unsigned colours)
{
    write_list(w, key);
    for (int colour = 0; colour < COLOURS; colour++)
        if (colours >> colour & 1)
            write_word(w, NULL, myk_colour(match, colour));
    write_end(w);
}

/* What belongs to one phase is hidden in the others, where it is empty. */
static void write_moment(const struct match *match, const struct myk_state *s, struct writer *w)
{
    bool digging = s->phase == PHASE_EXCAVATION, surveying = s->phase == PHASE_SURVEY;
    if (digging)
        write_seat(w, match, "turn", s->turn, "unknown");
    write_hidden_if(w, !digging);
    write_if_known(s, w, ASSUMED_LAST_ACTION, !s->last_action);
    write_word(w, "last-action", s->last_action ? "used" : "unused");
    if (surveying)
        write_number(w, "area", s->area);
    write_hidden_if(w, !surveying);
    write_colours(match, w, "done", s->done);
    write_counts(write_hidden_if(w, match->seats != 2), "neutral-stock", match->names, match->seats, s->held);
    write_hidden_if(w, !digging || match->seats != 2);
    write_if_known(s, w, ASSUMED_NEUTRAL_PLAY, !s->acted && s->just_passed == NOBODY && s->neutral_play == NOBODY);
    write_word(w, "neutral-play", s->neutral_play == NOBODY ? "none" : match->names[s->neutral_play]);
}

void myk_write(const struct match *match, const void *state, struct writer *w)
{
    const struct myk_state *s = state;
    write_number(w, "season", s->season);
    write_word(w, "phase", myk_phase_names[s->phase]);
    write_seat(w, match, "marker", s->marker, "unknown");
    if (s->wings_known)
        write_words(w, "wings", myk_kind_names, s->wing, CIRCLES);
    else
        write_unknown(write_hidden_if(w, true), "wings");
    write_counts(w, "points", match->names, match->seats, s->points);
    write_counts(w, "stock", match->names, match->seats, s->stock);
    write_map(w, "reserve");
    for (int colour = 0; colour < COLOURS; colour++)
        if (colour < match->seats || colour == NEUTRAL)
            write_count(write_hidden_if(w, !myk_plays(match, colour)), myk_colour(match, colour), s->reserve[colour]);
    write_end(w);
    write_museum(match, s, w);
    write_tiles(match, s, w);
    write_if_known(s, w, ASSUMED_CUBES, myk_no_cubes(s));
    write_map(w, "cubes");
    for (int colour = 0; colour < COLOURS; colour++) {
        if (colour >= match->seats && colour != NEUTRAL)
            continue;
        write_list(write_hidden_if(w, !myk_plays(match, colour)), myk_colour(match, colour));
        for (int space = 0; space < SPACES; space++)
            if (s->cube[space] == colour)
                write_word(w, NULL, myk_spell_space(space).text);
        write_end(w);
    }
    write_end(w);
    write_if_known(s, w, ASSUMED_PASSED, s->passes == 0);
    write_words(w, "passed", match->names, s->passed, s->passes);
    write_moment(match, s, w);
}
