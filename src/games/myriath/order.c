/* Myriath: phases, whose turn it is and who began, optional passes, and where the setup comes to a stop. */
#include "games/myriath/myriath.h"

unsigned myr_all(const struct match *match)
{
    return (1u << match->seats) - 1;
}

enum myr_phase myr_phase_of(const struct match *match, const struct myr_state *s)
{
    if (s->first == NOBODY && myr_placed(s) == 0)
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

/* ---- who began ------------------------------------------------------------------------------------------------- */

/* While octagons are missing, a player may be first if their octagon is placed and that of the player before is not. */
unsigned myr_possible_first(const struct match *match, const struct myr_state *s)
{
    unsigned possible = 0;
    if (s->first != NOBODY)
        return 1u << s->first;
    if (myr_phase_of(match, s) != OCTAGONS)
        return myr_phase_of(match, s) == DRAW ? 0 : myr_all(match);
    for (int seat = 0; seat < match->seats; seat++) {
        int before = (seat + match->seats - 1) % match->seats;
        if (s->octagons >> seat & 1u && !(s->octagons >> before & 1u))
            possible |= 1u << seat;
    }
    return possible;
}

/* The octagons may show who is first. */
void myr_derive_first(const struct match *match, struct myr_state *s)
{
    unsigned possible = myr_possible_first(match, s);
    if (__builtin_popcount(possible) == 1)
        s->first = __builtin_ctz(possible);
}

void myr_find_turn(const struct match *match, struct myr_state *s)
{
    enum myr_phase phase = myr_phase_of(match, s);
    int from = s->first == NOBODY ? 0 : s->first;
    s->turn = phase == OCTAGONS ? myr_next_without_octagon(match, s, from + match->seats - 1)
              : phase == PLAY   ? from
                                : NOBODY;
    while (phase == PLAY && s->passed >> s->turn & 1u)
        s->turn = (s->turn + 1) % match->seats;
}

/* ---- whose turn it is ------------------------------------------------------------------------------------------ */

enum outcome myr_in_phase(struct hearing *h, unsigned phases)
{
    static const char *const cannot[] = {
        [VERB_FIRST] = "the first player cannot be chosen now",
        [VERB_OCTAGON] = "an octagon cannot be placed now",
        [VERB_PLACE] = "a tile cannot be placed now",
        [VERB_PASS] = "players cannot pass now",
    };
    static const char *const instead[] = {
        [DRAW] = "the first player is not chosen yet",
        [OCTAGONS] = "octagons are missing",
        [PLAY] = "all octagons are on the board",
    };
    const struct myr_state *s = h->state;
    enum myr_phase phase = myr_phase_of(h->match, s);
    if (phases >> phase & 1u)
        return STANDS;
    if (phase == OVER)
        return refuse_at(h, AT_VERB, -1, RULE_LOG_OVER,
                         "the game is over: all players have passed since the last tile");
    if (h->move->verb == VERB_FIRST && s->first != NOBODY)
        return refuse_at(h, AT_VERB, -1, RULE_LOG_PHASE, "the first player is already known: %s",
                         h->match->names[s->first]);
    return refuse_at(h, AT_VERB, -1, RULE_LOG_PHASE, "%s: %s", cannot[h->move->verb], instead[phase]);
}

/* ", and ben could have placed a tile (`...`)", for the first skipped player who could */
static const char *who_can_place(struct hearing *h)
{
    const struct myr_state *s = h->state;
    struct myr_placement p;
    struct text out = {0};
    int seat = s->turn;
    if (!h->docket || myr_phase_of(h->match, s) != PLAY)
        return "";
    while (seat != h->move->actor && !myr_first_legal(h->match, s, seat, &p))
        seat = (seat + 1) % h->match->seats;
    if (seat == h->move->actor)
        return "";
    struct move move = myr_place_move(h->match, seat, p);
    text_format(&out, ", and %s could have placed a tile (`", h->match->names[seat]);
    move_print_value(h->match, &move, &out);
    text_add(&out, "`)");
    return arena_keep(h->docket->arena, &out);
}

void myr_test_turn(struct hearing *h)
{
    const struct myr_state *s = h->state;
    int actor = h->move->actor;
    if (s->turn == NOBODY || actor == s->turn)
        return;
    illegal(h, RULE_LOG_TURN, "it is %s's turn, not %s's%s", h->match->names[s->turn], h->match->names[actor],
            who_can_place(h));
    point_at_actor(h);
}

void myr_give_turn(const struct match *match, void *state, int seat)
{
    struct myr_state *s = state;
    if (myr_phase_of(match, s) == PLAY)
        s->turn = seat;
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

void myr_at_end(struct hearing *h)
{
    const struct myr_box *box = h->match->box;
    const struct myr_state *s = h->state;
    enum myr_phase phase = myr_phase_of(h->match, s);
    int seat = phase == DRAW ? 0 : s->turn;
    bool room = phase != DRAW && phase != OCTAGONS;
    for (int i = 0; !room && i < box->rows * box->columns; i++)
        room = myr_octagon_is_legal(h->match, s, seat, (struct myr_crossing){i / box->columns, i % box->columns});
    if (!room)
        unsettled(h, RULE_NO_ROOM, "%s cannot place an octagon anywhere; the rules do not say what happens then",
                  h->match->names[seat]);
}

/* ---- optional passes ------------------------------------------------------------------------------------------- */

enum optional myr_optional_entry(const struct match *match, const void *state, const struct move *next,
                                 struct move *optional)
{
    (void)next;
    const struct myr_state *s = state;
    struct myr_placement p;
    if (myr_phase_of(match, s) != PLAY || myr_first_legal(match, s, s->turn, &p))
        return NOT_OPTIONAL;
    *optional = move_of(s->turn, VERB_PASS);
    move_give(optional, 0);
    return HARMLESS;
}

/* "anna, ben and carl cannot place a tile and pass" */
void myr_tell_all(const struct match *match, const void *state, const struct move *move, int count, enum in_words how,
                  struct text *out)
{
    (void)state, (void)how;
    for (int i = 0; i < count; i++)
        text_format(out, "%s%s", i == 0 ? "" : i + 1 < count ? ", " : " and ", match->names[move[i].actor]);
    text_format(out, " cannot place a tile and pass%s", count == 1 ? "es" : "");
}
