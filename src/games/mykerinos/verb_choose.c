/* Mykerinos: choices in the survey: `take`, `museum`, `decline`. */
#include "games/mykerinos/mykerinos.h"

/* Why the ranking is so: "anna 3, ben 2, carl 2". */
static void add_ranking(const struct match *match, const struct myk_ranking *ranking, struct text *out)
{
    for (int i = 0; i < ranking->count; i++)
        text_format(out, "%s%s %d", i ? ", " : "", myk_colour(match, ranking->colour[i]), ranking->cubes[i]);
}

/* Equal numbers of cubes, so that the scale decided? */
static bool passed_before(const struct myk_ranking *ranking, int first, int second)
{
    int above = myk_rank_in(ranking, first), below = myk_rank_in(ranking, second);

    return above < below && ranking->cubes[above - 1] == ranking->cubes[below - 1];
}

static void test_turn(struct hearing *h, const struct myk_ranking *ranking)
{
    const struct myk_state *s = h->state;
    struct myk_decision next = myk_next_decision(h->match, s);
    struct text order = {0};

    if (next.due == DUE_CHOICE && next.owner == h->move->actor)
        return;
    add_ranking(h->match, ranking, &order);
    int actor = h->move->actor;
    bool again = s->done >> actor & 1, pick = next.due == DUE_PICK,
         tied = !pick && !again && passed_before(ranking, next.owner, actor);
    illegal(h, RULE_LOG_TURN, "in area %d (%s) the next %s is %s's%s%s%s%s", s->area, text_string(&order),
            pick ? "decision" : "choice", h->match->names[next.owner],
            pick   ? ": which tile neutral removes"
            : tied ? ", who passed before "
                   : "",
            again ? "; " : "", tied || again ? h->match->names[actor] : "", again ? " has chosen already" : "");
    text_free(&order);
    if (tied)
        because(h, s->passed_at[next.owner], "passed here");
    if (again)
        because(h, s->chosen_at[actor], "chose here");
}

/* Who may choose, as far as the ranking says. Returns the actor's rank, 0 if there is none. */
static int test_ranking(struct hearing *h)
{
    const struct myk_state *s = h->state;
    struct myk_ranking ranking = myk_rank(h->match, s, s->area);
    int rank = myk_rank_in(&ranking, h->move->actor);

    if (rank)
        test_turn(h, &ranking);
    else
        illegal(h, RULE_SURVEY_ABSENT, "%s has no cube in area %d", h->match->names[h->move->actor], s->area);
    return rank;
}

enum outcome myk_play_take(struct hearing *h)
{
    struct myk_state *s = h->state;
    int actor = h->move->actor, closing;

    if (myk_enter(h, PHASE_SURVEY, &closing) == REFUSED || myk_area_meant(h) == REFUSED || myk_tile_lies(h) == REFUSED)
        return REFUSED;
    myk_test_closing_pass(h, closing);
    test_ranking(h);

    int place = myk_tile_meant(h), tile = s->tile[place];
    s->tile[place] = GONE;
    s->gone_at[place] = here(h, 0);
    s->owned[actor][myk_tile_kind(tile)]++;
    myk_gain(h, actor, myk_tile_points(tile), RULE_TILE_POINTS);
    if (myk_tile_points(tile))
        book_why(h, "%s", myk_kind_names[myk_tile_kind(tile)]);
    return myk_chosen(h, actor);
}

static enum outcome cube_at_hand(struct hearing *h, bool from_stock)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor;

    if (from_stock)
        return s->stock[actor] > 0 ? STANDS : refuse(h, RULE_STOCK, "the stock has no cube for the Museum");
    return s->reserve[actor] > 0 ? STANDS : refuse(h, RULE_RESERVE, "the reserve has no cube for the Museum");
}

enum outcome myk_play_museum(struct hearing *h)
{
    bool from_stock = value_or(h->move, CHOICE_FROM, FROM_RESERVE) == FROM_STOCK;
    int closing;

    if (myk_enter(h, PHASE_SURVEY, &closing) == REFUSED || myk_area_meant(h) == REFUSED
        || myk_room_free(h, 0) == REFUSED || cube_at_hand(h, from_stock) == REFUSED)
        return REFUSED;
    myk_test_closing_pass(h, closing);
    int rank = test_ranking(h);
    if (rank > 2)
        illegal(h, RULE_SURVEY_MUSEUM, "%s is number %d in the area and may only take a tile that is left",
                h->match->names[h->move->actor], rank);
    if (from_stock) {
        illegal(h, RULE_SURVEY_RESERVE,
                "takes the cube for the Museum from the stock; in the survey it comes from the reserve");
        point_at(h, CHOICE_FROM, -1);
    }
    myk_test_access(h, 0);

    myk_enter_room(h, 0, from_stock ? STOCK : RESERVE, RULE_SURVEY_RESERVE);
    return myk_chosen(h, h->move->actor);
}

static bool other_choice(const struct match *match, const struct myk_state *s, int actor, int rank)
{
    if (myk_tiles_left(s, s->area) > 0)
        return true;
    for (int room = 0; room < ROOMS && rank <= 2 && s->reserve[actor] > 0; room++)
        if (myk_may_enter(match, s, actor, room))
            return true;
    return false;
}

enum outcome myk_play_decline(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor, closing;

    if (myk_enter(h, PHASE_SURVEY, &closing) == REFUSED || myk_area_meant(h) == REFUSED)
        return REFUSED;
    myk_test_closing_pass(h, closing);
    int rank = test_ranking(h);
    bool must = rank && !(s->done >> actor & 1) && h->match->house[HOUSE_DECLINE] == DECLINE_FORBID;
    if (must && other_choice(h->match, s, actor, rank)) {
        illegal(h, RULE_DECLINE, "%s declines although there is something to choose", h->match->names[actor]);
        hangs_on(h, HOUSE_DECLINE, DECLINE_ALLOW);
    }

    return myk_chosen(h, actor);
}

/* Whose own choice it is, and their rank; NOBODY if nobody's. */
static int chooser(const struct match *match, const struct myk_state *s, int *rank)
{
    if (s->phase != PHASE_SURVEY)
        return NOBODY;
    struct myk_decision next = myk_next_decision(match, s);
    struct myk_ranking ranking = myk_rank(match, s, s->area);
    *rank = myk_rank_in(&ranking, next.owner);
    return next.due == DUE_CHOICE ? next.owner : NOBODY;
}

void myk_suggest_take(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    int rank, actor = chooser(match, state, &rank);

    if (actor != NOBODY)
        myk_suggest_tiles(state, actor, verb, out);
}

void myk_suggest_museum(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myk_state *s = state;
    int rank, actor = chooser(match, s, &rank);

    if (actor == NOBODY || rank > 2 || s->reserve[actor] == 0)
        return;
    for (int room = 0; room < ROOMS; room++) {
        struct move move = move_of(actor, verb);
        if (!myk_may_enter(match, s, actor, room))
            continue;
        move_put(&move, CHOICE_VALUE, room);
        suggest_move(out, &move);
    }
}

void myk_suggest_decline(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    int rank, actor = chooser(match, state, &rank);

    if (actor == NOBODY)
        return;
    struct move move = move_of(actor, verb);
    move_give(&move, CHOICE_VALUE);
    suggest_move(out, &move);
}
