/* Myriath: the position in the words of `table:`. What is hidden is true of it, but not printed. */
#include "games/myriath/myriath.h"

static void write_item(const struct match *match, const struct move *move, struct writer *w)
{
    const struct field *fields = myr_verbs[move->verb].fields;
    struct text words = {0};
    move_print_value(match, move, &words);
    if (text_string(&words)[0] != '{')
        write_word(w, NULL, text_string(&words));
    else {
        /* In the long form where the name of a tile would not be one plain word. */
        write_map(w, NULL);
        for (int field = 0; fields[field].shape; field++)
            if (given(move, field)) {
                text_clear(&words);
                shape_print(fields[field].shape, match, item(move, field, 0), &words);
                write_word(w, fields[field].name, text_string(&words));
            }
        write_end(w);
    }
    text_free(&words);
}

static void write_player(const struct match *match, const struct myr_state *s, int seat, struct writer *w)
{
    write_list(w, match->names[seat]);
    for (int i = 0; i < s->count; i++)
        if (s->lying[i].seat == seat) {
            struct myr_placement p = myr_lying_placement(&s->lying[i]);
            struct move move = p.tile == ((const struct myr_box *)match->box)->octagon
                                   ? MOVE_WITH(seat, VERB_OCTAGON, {0, myr_space(p.at)})
                                   : myr_place_move(match, seat, p);
            write_item(match, &move, w);
        }
    for (int i = 0; i < s->left_outs; i++)
        if (s->left_out[i].seat == seat) {
            struct move move = myr_left_out_move(&s->left_out[i]);
            write_item(match, &move, w);
        }
    write_end_if_any(w);
}

void myr_write(const struct match *match, const void *state, struct writer *w)
{
    const struct myr_state *s = state;
    write_hidden_if(w, s->first == NOBODY);
    write_word(w, "first",
               s->first != NOBODY               ? match->names[s->first]
               : myr_phase_of(match, s) == DRAW ? "none"
                                                : "unknown");
    write_map(w, "previous");
    for (int seat = 0; seat < match->seats; seat++)
        if (s->previously >> seat & 1u)
            write_halves(w, match->names[seat], s->previous[seat]);
    write_end_if_any(w);
    const struct myr_box *box = match->box;
    bool usual = true;
    for (int seat = 0; seat < match->seats; seat++)
        usual = usual && s->colour[seat] == seat;
    write_map(write_hidden_if(w, usual), "colours");
    for (int seat = 0; seat < match->seats; seat++)
        write_word(w, match->names[seat], box->colour[s->colour[seat]]);
    write_end(w);
    write_hidden_if(w, s->turn == NOBODY);
    write_word(w, "turn", s->turn == NOBODY ? "none" : match->names[s->turn]);
    write_hidden_if(w, !myr_has_begun(match, s)); /* then also an empty list */
    write_names(w, "passed", match->names, s->passed);
    write_map(w, "tiles");
    for (int i = 0; i < match->seats; i++)
        write_player(match, s, s->left_outs ? s->order[i] : i, w);
    write_end_if_any(w);
    write_hidden_if(w, true);
    write_word(w, "phase", myr_phase(match, s));
}
