/* Myst: using a Linking Book, to lay a piece or to jump. */
#include "games/myst/myst.h"

/* The first position where the team could lay a piece by hand, or NONE. */
static int first_able(const struct match *match, const struct myst_graph *graph, const struct myst_state *s, int team)
{
    for (int position = 0; position < myst_box_of(match)->positions; position++)
        if (myst_may_place(match, graph, s, team, position))
            return position;
    return NONE;
}

static void test_unable(struct hearing *h, int team)
{
    int able = first_able(h->match, myst_touch(h->match), h->state, team), other = !h->match->house[HOUSE_TOUCH];
    if (able == NONE)
        return;
    illegal_at(h, AT_VERB, -1, RULE_BOOK_UNABLE,
               "%s uses a Linking Book, but can place a piece without it, for example %s", myst_team_name(h, team),
               myst_id(h, able));
    if (first_able(h->match, &myst_box_of(h->match)->touch[other], h->state, team) == NONE)
        hangs_on(h, HOUSE_TOUCH, other);
}

static void sum_up_link(struct hearing *h, const char *what)
{
    const struct myst_state *s = h->state;
    const struct myst_team *team = &s->team[h->move->actor];
    sum_up(h, "%s turns over a Linking Book (%d used, %d card%s left) and %s", myst_team_name(h, h->move->actor),
           team->played, team->hand_size, plural(team->hand_size), what);
}

/* "from the rocket ship", or with the id of a position without a landmark. */
static void tell_space(const struct match *match, const char *before, int position, struct myst_text *out)
{
    const struct myst_box *box = myst_box_of(match);
    int landmark = box->landmark_at[position];
    myst_add(out, "%s%s%s", before, landmark >= 0 ? "the " : "",
             landmark >= 0 ? box->title[landmark] : box->id[position]);
}

static enum outcome has_book(struct hearing *h)
{
    const struct myst_state *s = h->state;
    if (myst_may_hold_book(h->match, s, h->move->actor))
        return STANDS;
    bool unknown = myst_in_hand(s, h->move->actor, CARD_UNKNOWN) > 0;
    refuse(h, RULE_BOOK_HELD,
           unknown ? "%s cannot hold a Linking Book, because all of them are used or held elsewhere"
                   : "%s does not hold a Linking Book",
           myst_team_name(h, h->move->actor));
    point_at_verb(h);
    for (int i = 0; i < BOOKS_MAX; i++)
        because(h, s->book_at[i], "a Linking Book was used here");
    return REFUSED;
}

/* Refuses a Linking Book that the team cannot have. Takes the book from the hand. */
static void use_book(struct hearing *h)
{
    struct myst_state *s = h->state;
    int team = h->move->actor;
    myst_hold_cards(s, team);
    myst_take_card(s, team, myst_in_hand(s, team, CARD_BOOK) ? CARD_BOOK : CARD_UNKNOWN);
    s->team[team].played++;
    if (s->team[team].shown > myst_in_hand(s, team, CARD_BOOK))
        s->team[team].shown--;
    s->book_at[s->book_at[0].line != 0] = here(h, 0);
}

static enum outcome link_piece(struct hearing *h)
{
    const struct myst_state *s = h->state;
    struct myst_laying laying;
    if (myst_read_laying(h, -1, &laying) == REFUSED || has_book(h) == REFUSED)
        return REFUSED;
    test_unable(h, laying.team);
    myst_test_image(h, &laying);

    use_book(h);
    myst_lay_piece(h, &laying);
    if (h->sums) {
        struct myst_text lays = {0};
        int placed = s->team[laying.team].placed;
        myst_add(&lays, "places ");
        myst_tell_piece(h->match, &laying, true, &lays);
        myst_add(&lays, ": %d piece%s", placed, plural(placed));
        sum_up_link(h, lays.text);
    }
    return STANDS;
}

/* May the team jump now? A jump out of turn may begin a turn: then the team goes first. */
static bool test_jump(struct hearing *h)
{
    struct myst_state *s = h->state;
    int team = h->move->actor;
    unsigned next = s->phase == PHASE_EXPLORE ? myst_next(h->match, s) : 0;
    if (s->just_moved == team)
        return true;
    if (myst_test_turn(h, next, true, "move")) {
        myst_may_go_first(h, next, "jumps");
        return true;
    }
    if (s->assumed & JUST_MOVED_ASSUMED)
        rests_on_table(h, "just-moved");
    bool begins = s->phase == PHASE_EXPLORE && s->spun == NONE && myst_moved_alike(s);
    if (begins)
        s->went_first = (signed char)team;
    return begins;
}

static enum outcome link_pawn(struct hearing *h)
{
    struct myst_state *s = h->state;
    int team = h->move->actor, to = item(h->move, 0, 0), from = s->team[team].pawn;
    if (myst_is_space(h, -1) == REFUSED || has_book(h) == REFUSED)
        return REFUSED;
    bool counts = test_jump(h);
    myst_test_share(h, to);

    use_book(h);
    myst_move_pawn(h, to);
    if (counts) {
        int landmark = myst_box_of(h->match)->landmark_at[to], just_moved = s->just_moved;
        myst_end_half_turn(s);
        s->just_moved = (signed char)(just_moved == team ? team : NOBODY);
        if (landmark >= 0)
            s->reached[landmark] = myst_answer(h->match, HOUSE_JUMP_REACH, JUMP_COUNTS) ? REACHED : BY_JUMPING;
    }
    myst_advance(s);
    if (h->sums) {
        struct myst_text jumps = {0};
        myst_add(&jumps, "jumps ");
        if (from >= 0)
            tell_space(h->match, "from ", from, &jumps);
        tell_space(h->match, from >= 0 ? " to " : "to ", to, &jumps);
        sum_up_link(h, jumps.text);
    }
    return STANDS;
}

enum outcome myst_play_link(struct hearing *h)
{
    const struct myst_state *s = h->state;
    if (myst_in_phase(h, 1u << PHASE_PUZZLE | 1u << PHASE_EXPLORE | 1u << PHASE_SCORING) == REFUSED
        || myst_may_still_act(h) == REFUSED)
        return REFUSED;
    if (s->phase == PHASE_PUZZLE)
        return link_piece(h);
    if (given(h->move, FIELD_AT))
        return refused_at(h, FIELD_AT, -1,
                          misread(h, "`at` belongs to the race; a jump only names the space where the pawn ends"));
    return link_pawn(h);
}

/* In the race only a team that cannot place a piece by hand may use a book. */
void myst_suggest_link(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    bool race = s->phase == PHASE_PUZZLE;
    unsigned next = s->phase == PHASE_EXPLORE ? myst_next(match, s) : 0;
    for (int team = 0; team < TEAMS; team++) {
        bool may =
            race ? first_able(match, myst_touch(match), s, team) == NONE : (next >> team & 1) || s->just_moved == team;
        if (!may || !myst_may_hold_book(match, s, team))
            continue;
        for (int position = 0; position < myst_box_of(match)->positions; position++)
            if (race ? myst_is_open(s, position) && myst_in_supply(match, s, team, position)
                     : !myst_is_open(s, position) && position != s->team[myst_other(team)].pawn)
                suggest_entry(list, team, verb, {0, position});
    }
}
