/* Myriath: phases, whose turn it is, passes that go without saying, and where the set-up comes to a stop. */
#include <string.h>

#include "games/myriath/myriath.h"

unsigned myr_all(const struct match *match)
{
    return (1u << match->seats) - 1;
}

enum myr_phase myr_phase_of(const struct match *match, const struct myr_state *s)
{
    if (s->count == 0 && s->first == NOBODY)
        return DRAW;
    if (s->octagons != myr_all(match))
        return OCTAGONS;
    return s->passed == myr_all(match) ? OVER : PLAY;
}

int myr_next_without_octagon(const struct match *match, const struct myr_state *s, int after)
{
    for (int i = 1; i <= match->seats; i++) {
        int seat = (after + i) % match->seats;
        if (!(s->octagons >> seat & 1u))
            return seat;
    }
    return NOBODY;
}

bool myr_test_phase(struct hearing *h, unsigned phases)
{
    static const char *const cannot[] = {
        [VERB_OCTAGON] = "no octagon can be placed now",
        [VERB_PLACE] = "no tile can be placed now",
        [VERB_PASS] = "nobody can pass now",
    };
    static const char *const instead[] = {
        [DRAW] = "the first player is still to be chosen",
        [OCTAGONS] = "octagons are still missing",
        [PLAY] = "all octagons lie there; now tiles are placed",
    };
    const struct myr_state *s = h->state;
    enum myr_phase phase = myr_phase_of(h->match, s);
    if (phases >> phase & 1u)
        return true;
    if (phase == OVER)
        refuse(h, RULE_LOG_OVER, "the game is over: all players have passed since the last tile");
    else if (h->move->verb == VERB_FIRST)
        refuse(h, RULE_LOG_PHASE, "the first player is known: %s", h->match->names[s->first]);
    else
        refuse(h, RULE_LOG_PHASE, "%s: %s", cannot[h->move->verb], instead[phase]);
    point_at_verb(h);
    return false;
}

/* Of those passed over, the first who could have placed something; NOBODY if all could only have passed. */
static int idle_before(const struct match *match, const struct myr_state *s, int actor, struct myr_placement *p)
{
    if (myr_phase_of(match, s) != PLAY)
        return NOBODY;
    for (int seat = s->turn; seat != actor; seat = (seat + 1) % match->seats)
        if (myr_first_legal(match, s, seat, p))
            return seat;
    return NOBODY;
}

static void say_who_could(struct hearing *h, int seat, struct myr_placement p, struct text *out)
{
    if (seat != NOBODY) {
        struct move move = myr_place_move(seat, p);
        text_format(out, "; %s could have placed a tile: ", h->match->names[seat]);
        move_print(h->match, &move, out);
    }
}

void myr_test_turn(struct hearing *h)
{
    const struct myr_state *s = h->state;
    int actor = h->move->actor;
    if (s->turn == NOBODY || actor == s->turn)
        return;
    struct myr_placement p;
    struct text could = {0};
    if (h->docket)
        say_who_could(h, idle_before(h->match, s, actor, &p), p, &could);
    illegal(h, RULE_LOG_TURN, "%s acts out of turn; it is the turn of %s%s", h->match->names[actor],
            h->match->names[s->turn], text_string(&could));
    point_at_actor(h);
    text_free(&could);
}

unsigned myr_to_act(const struct match *match, const void *state)
{
    const struct myr_state *s = state;
    if (myr_phase_of(match, s) == DRAW)
        return myr_all(match) | 1u << CHANCE;
    return s->turn == NOBODY ? 0 : 1u << s->turn;
}

bool myr_over(const struct match *match, const void *state)
{
    return myr_phase_of(match, state) == OVER;
}

const char *myr_phase(const struct match *match, const void *state)
{
    static const char *const names[] = {[DRAW] = "draw", [OCTAGONS] = "octagons", [PLAY] = "play", [OVER] = "over"};
    return names[myr_phase_of(match, state)];
}

static bool has_room(const struct match *match, const struct myr_state *s, int seat)
{
    const struct myr_box *box = match->box;
    for (int row = 0; row < box->rows; row++)
        for (int column = 0; column < box->columns; column++)
            if (myr_octagon_is_legal(match, s, seat, (struct myr_crossing){row, column}))
                return true;
    return false;
}

void myr_at_end(struct hearing *h)
{
    const struct myr_state *s = h->state;
    enum myr_phase phase = myr_phase_of(h->match, s);
    int seat = phase == DRAW ? 0 : s->turn;
    if ((phase == DRAW || phase == OCTAGONS) && !has_room(h->match, s, seat))
        unsettled(h, RULE_NO_ROOM, "%s has nowhere to put the octagon, and the rules know no way on",
                  h->match->names[seat]);
}

/* ---- what goes without saying ---------------------------------------------------------------------------------- */

bool myr_quiet(const struct match *match, const void *state, const struct move *next, struct move *quiet)
{
    (void)next;
    const struct myr_state *s = state;
    struct myr_placement p;
    if (myr_phase_of(match, s) != PLAY || myr_first_legal(match, s, s->turn, &p))
        return false;
    *quiet = move_of(s->turn, VERB_PASS);
    move_give(quiet, 0);
    return true;
}

static bool cut(struct text *out, const char *end)
{
    size_t length = strlen(end);
    if (out->length < length || !same(out->bytes + out->length - length, end))
        return false;
    out->length -= length;
    out->bytes[out->length] = '\0';
    return true;
}

/* The last " and " of a list of names becomes a comma. */
static void lengthen_list(struct text *out)
{
    char *last = NULL;
    for (char *at = out->bytes; at && (at = strstr(at, " and ")); at++)
        last = at;
    if (!last)
        return;
    last[0] = ',';
    memmove(last + 1, last + 4, strlen(last + 4) + 1);
    out->length -= 3;
}

/* Several players are told in one sentence: what the one before said is taken up. */
void myr_tell_quiet(const struct match *match, const void *state, const struct move *quiet, struct text *out)
{
    (void)state;
    const char *name = match->names[quiet->actor];
    if (cut(out, " has nothing to place and passes, "))
        text_format(out, " and %s have nothing to place and pass", name);
    else if (cut(out, " have nothing to place and pass, ")) {
        lengthen_list(out);
        text_format(out, " and %s have nothing to place and pass", name);
    } else
        text_format(out, "%s has nothing to place and passes", name);
}
