/* Myriath: what nobody wrote - which claims rest on it, which may still be true, and which printed data the report
   names. */
#include "games/myriath/myriath.h"

bool myr_could_be(const struct match *match, const void *state, const char *key, int seat, const struct node *claim)
{
    (void)seat;
    return !same(key, "first") || (claim->value >= 0 && myr_possible_first(match, state) >> claim->value & 1u);
}

static void add(struct text *rests_on, const char *path)
{
    text_format(rests_on, "%s%s", rests_on->length ? " " : "", path);
}

/* Does the truth of the claim depend on who has passed? */
static bool rests_on_passed(const char *key, const struct node *claim)
{
    return same(key, "over") || same(key, "winners") || same(key, "passed")
           || (same(key, "to-act") && claim && claim->kind == NODE_LIST && !claim->first)
           || (same(key, "phase") && claim && claim->kind == NODE_WORD && same(claim->text, "over"));
}

bool myr_assumed_part(const struct match *match, const void *state, const char *key, int seat, const struct node *claim,
                      struct text *rests_on, struct text *why)
{
    (void)match, (void)why;
    const struct myr_state *s = state;
    const char *doubts[MOST_DOUBTS];
    size_t before = rests_on->length;
    if (s->assumed & ASSUMED_TURN && (same(key, "turn") || same(key, "to-act")))
        add(rests_on, "table.turn");
    if (s->assumed & ASSUMED_PASSED && rests_on_passed(key, claim))
        add(rests_on, "table.passed");
    if (s->assumed & ASSUMED_TILES && same(key, "tiles"))
        add(rests_on, "table.tiles");
    bool left_out = false;
    for (int i = 0; i < s->left_outs; i++)
        left_out = left_out || (s->left_out[i].seat == seat && same(key, "tiles"));
    for (int i = left_out ? myr_list_doubts(s, doubts) : 0; i-- > 0;)
        add(rests_on, doubts[i]);
    return rests_on->length > before;
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
