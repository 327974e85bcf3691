/* Myriath: phases, whose turn it is and who began, optional passes, and where the setup comes to a stop. */
#include <string.h>

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

/* The player with the fewest tiles placed among those who have not passed; of several, the first from s->first on. */
static int fewest_placed(const struct match *match, const struct myr_state *s)
{
    int best = NOBODY, from = s->first == NOBODY ? 0 : s->first;
    for (int i = 0; i < match->seats; i++) {
        int seat = (from + i) % match->seats;
        if (!(s->passed >> seat & 1u)
            && (best == NOBODY || myr_placed_copies(s, seat, ANY_TILE) < myr_placed_copies(s, best, ANY_TILE)))
            best = seat;
    }
    return best;
}

void myr_find_turn(const struct match *match, struct myr_state *s)
{
    enum myr_phase phase = myr_phase_of(match, s);
    bool open = phase == OCTAGONS || phase == PLAY, shown = s->first != NOBODY && !myr_has_begun(match, s);
    s->assumed &= ~(unsigned)ASSUMED_TURN;
    s->turn = NOBODY;
    if (open && !shown)
        s->assumed |= ASSUMED_TURN;
    if (phase == OCTAGONS)
        s->turn = myr_next_without_octagon(match, s, (s->first == NOBODY ? 0 : s->first) + match->seats - 1);
    else if (phase == PLAY)
        s->turn = shown ? s->first : fewest_placed(match, s);
}

/* ---- whose turn it is ------------------------------------------------------------------------------------------ */

bool myr_test_phase(struct hearing *h, unsigned phases)
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
        return true;
    if (phase == OVER)
        refuse(h, RULE_LOG_OVER, "the game is over: all players have passed since the last tile");
    else if (h->move->verb == VERB_FIRST && s->first != NOBODY)
        refuse(h, RULE_LOG_PHASE, "the first player is already known: %s", h->match->names[s->first]);
    else
        refuse(h, RULE_LOG_PHASE, "%s: %s", cannot[h->move->verb], instead[phase]);
    point_at_verb(h);
    return false;
}

/* The first skipped player who could have placed a tile; NOBODY: all of them could only pass. */
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
        struct move move = myr_place_move(h->match, seat, p);
        text_format(out, "; %s could have placed a tile: ", h->match->names[seat]);
        move_print(h->match, &move, out);
    }
}

/* If the record does not say whose turn it is, this entry shows it, unless the record marks the entry as wrong. */
static bool shows_turn(const struct hearing *h)
{
    const struct myr_state *s = h->state;
    return s->assumed & ASSUMED_TURN && may_be_taken(h);
}

void myr_test_turn(struct hearing *h)
{
    const struct myr_state *s = h->state;
    int actor = h->move->actor;
    if (s->turn == NOBODY || actor == s->turn || shows_turn(h))
        return;
    struct myr_placement p;
    struct text could = {0};
    if (h->docket)
        say_who_could(h, idle_before(h->match, s, actor, &p), p, &could);
    illegal(h, RULE_LOG_TURN, "%s acts out of turn; it is %s's turn%s", h->match->names[actor],
            h->match->names[s->turn], text_string(&could));
    if (s->assumed & ASSUMED_TURN)
        rests_on_table(h, "turn");
    point_at_actor(h);
    text_free(&could);
}

/* Before a tile other than octagons is on the board, the player who acts first is also the first player. */
void myr_take_turn(struct hearing *h)
{
    struct myr_state *s = h->state;
    const char *name = h->match->names[h->move->actor];
    if (!(s->assumed & ASSUMED_TURN))
        return;
    bool begins = s->first == NOBODY && myr_phase_of(h->match, s) == PLAY && !myr_has_begun(h->match, s);
    if (may_be_taken(h) && begins)
        myr_decide_first(h, h->move->actor);
    if (may_be_taken(h) && !h->is_assumed)
        take_from_log(h,
                      begins ? "%s is the first player, because the log begins with their turn"
                             : "it is %s's turn, because the log begins with it",
                      name);
    s->assumed &= ~(unsigned)ASSUMED_TURN;
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

/* Names several players in one sentence: extends the sentence about the player before. */
void myr_tell_optional(const struct match *match, const void *state, const struct move *optional, struct text *out)
{
    (void)state;
    const char *name = match->names[optional->actor];
    if (cut(out, " cannot place a tile and passes, "))
        text_format(out, " and %s cannot place a tile and pass", name);
    else if (cut(out, " cannot place a tile and pass, ")) {
        lengthen_list(out);
        text_format(out, " and %s cannot place a tile and pass", name);
    } else
        text_format(out, "%s cannot place a tile and passes", name);
}
