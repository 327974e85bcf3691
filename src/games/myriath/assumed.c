/* Myriath: what nobody wrote - which claims rest on it, which may still be true, and which printed data the report
   names. */
#include "games/myriath/myriath.h"

bool myr_could_be(const struct match *match, const void *state, const char *key, int seat, const struct node *claim)
{
    (void)match, (void)state, (void)key, (void)seat, (void)claim;
    return true;
}

/* A player's tiles rest on the data for which items were left out. */
bool myr_assumed_part(const struct match *match, const void *state, const char *key, int seat, const struct node *claim,
                      struct text *rests_on, struct text *why)
{
    (void)match, (void)claim, (void)why;
    const struct myr_state *s = state;
    const char *doubts[MOST_DOUBTS];
    bool left_out = false;
    for (int i = 0; i < s->left_outs; i++)
        left_out = left_out || (s->left_out[i].seat == seat && same(key, "tiles"));
    for (int i = left_out ? myr_list_doubts(s, doubts) : 0; i-- > 0;)
        text_format(rests_on, "%s%s", rests_on->length ? " " : "", doubts[i]);
    return left_out;
}

/* "passed: [anna, ben]" */
void myr_say_end(const struct match *match, const void *state, struct text *out)
{
    if (myr_phase_of(match, state) != PLAY)
        return;
    for (int seat = 0; seat < match->seats; seat++) {
        text_add(out, seat ? ", " : "passed: [");
        print_word(match->names[seat], out);
    }
    text_add(out, "]");
}

/* Once a tile other than an octagon is on the board, points, leader and winner rest on all these data. */
void myr_touched(const struct match *match, const void *state, struct touched *out)
{
    if (!myr_has_strips(match, state))
        return;
    touch(out, "geometry", "tile set");
    touch(out, "tiles", "tile set");
    touch(out, "board.plan", "board");
    touch(out, "board.outer-lane", "board");
}
