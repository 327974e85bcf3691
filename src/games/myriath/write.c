/* Myriath: the table in the words of `table:`. */
#include "games/myriath/myriath.h"

static void write_colours(const struct match *match, const struct myr_state *s, struct writer *w)
{
    const struct myr_box *box = match->box;
    bool usual = true;
    for (int seat = 0; seat < match->seats; seat++)
        usual = usual && s->colour[seat] == seat;
    if (usual)
        write_hidden(w);
    write_map(w, "colours");
    for (int seat = 0; seat < match->seats; seat++)
        write_word(w, match->names[seat], box->colour[s->colour[seat]]);
    write_end(w);
}

static void write_previous(const struct match *match, const struct myr_state *s, struct writer *w)
{
    if (!s->previously)
        write_hidden(w);
    write_map(w, "previous");
    for (int seat = 0; seat < match->seats; seat++)
        if (s->previously >> seat & 1u)
            write_halves(w, match->names[seat], s->previous[seat]);
    write_end(w);
}

static void write_turn(const struct match *match, const struct myr_state *s, struct writer *w)
{
    if (s->turn != NOBODY) {
        write_word(w, "turn", match->names[s->turn]);
        return;
    }
    write_hidden(w);
    write_word(w, "turn", "null");
}

static void write_passed(const struct match *match, const struct myr_state *s, struct writer *w)
{
    if (!s->passed)
        write_hidden(w);
    write_list(w, "passed");
    for (int seat = 0; seat < match->seats; seat++)
        if (s->passed >> seat & 1u)
            write_word(w, NULL, match->names[seat]);
    write_end(w);
}

/* In the long form where the name of a tile would not be one plain word. */
static void write_long(const struct myr_box *box, struct myr_placement p, struct writer *w)
{
    char room[WORD_ROOM];
    write_map(w, NULL);
    write_word(w, "place", box->tile[p.tile].name);
    write_word(w, "at", myr_space_name(p.at, room));
    if (p.pose % TURNS)
        write_number(w, "turn", p.pose % TURNS * 90);
    if (p.pose >= TURNS)
        write_flag(w, "flip", true);
    write_end(w);
}

static void write_tile(const struct match *match, const struct myr_lying *lying, struct writer *w)
{
    const struct myr_box *box = match->box;
    struct myr_placement p = myr_lying_placement(lying);
    struct move move = myr_place_move(lying->seat, p);
    if (box->tile[p.tile].ring) {
        move = move_of(lying->seat, VERB_OCTAGON);
        move_put(&move, 0, myr_space(p.at));
    }
    struct text entry = {0};
    move_print_value(match, &move, &entry);
    if (text_string(&entry)[0] == '{')
        write_long(box, p, w);
    else
        write_word(w, NULL, text_string(&entry));
    text_free(&entry);
}

static void write_tiles(const struct match *match, const struct myr_state *s, struct writer *w)
{
    if (s->count == 0)
        write_hidden(w);
    write_map(w, "tiles");
    for (int seat = 0; seat < match->seats; seat++) {
        int lies = 0;
        for (int i = 0; i < s->count; i++)
            lies += s->lying[i].seat == seat;
        if (!lies)
            write_hidden(w);
        write_list(w, match->names[seat]);
        for (int i = 0; i < s->count; i++)
            if (s->lying[i].seat == seat)
                write_tile(match, &s->lying[i], w);
        write_end(w);
    }
    write_end(w);
}

void myr_write(const struct match *match, const void *state, struct writer *w)
{
    const struct myr_state *s = state;
    if (s->first != NOBODY)
        write_word(w, "first", match->names[s->first]);
    write_previous(match, s, w);
    write_colours(match, s, w);
    write_turn(match, s, w);
    write_passed(match, s, w);
    write_tiles(match, s, w);
}
