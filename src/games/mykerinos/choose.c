/* Mykerinos: choices in the survey: `take`, `museum`, `decline`, and `neutral-take` with two players. */
#include "games/mykerinos/mykerinos.h"

static enum outcome area_meant(struct hearing *h)
{
    const struct state *s = h->state;
    int area = value_or(h->move, CHOICE_AREA, s->area);

    if (area == s->area)
        return STANDS;
    refuse(h, RULE_AREA, "area %d is meant, and area %d is being evaluated", area, s->area);
    point_at(h, CHOICE_AREA, -1);
    return REFUSED;
}

static int tile_meant(const struct hearing *h)
{
    const struct state *s = h->state;

    return tile_of_area(s->area, (enum side)value_or(h->move, CHOICE_VALUE, LEFT));
}

static enum outcome tile_lies(struct hearing *h)
{
    const struct state *s = h->state;
    int tile = tile_meant(h);

    if (s->tile[tile] != GONE)
        return STANDS;
    refuse(h, RULE_TILE_GONE, "the %s tile of area %d is gone", tile % 2 ? "right" : "left", s->area);
    because(h, s->gone_at[tile], "taken here");
    return REFUSED;
}

/* Why the ranking is so: "anna 3, ben 2, carl 2". */
static void add_ranking(const struct match *match, const struct ranking *ranking, struct text *out)
{
    for (int i = 0; i < ranking->count; i++)
        text_format(out, "%s%s %d", i ? ", " : "", myk_colour(match, ranking->colour[i]), ranking->cubes[i]);
}

/* Equal numbers of cubes, so that the scale decided? */
static bool passed_before(const struct ranking *ranking, int first, int second)
{
    int above = myk_rank_in(ranking, first), below = myk_rank_in(ranking, second);

    return above < below && ranking->cubes[above - 1] == ranking->cubes[below - 1];
}

static void turn_row(struct hearing *h, const struct ranking *ranking)
{
    const struct state *s = h->state;
    struct decision next = myk_next_decision(h->match, s);
    struct text order = {0};

    if (next.due == DUE_CHOICE && next.owner == h->move->actor)
        return;
    add_ranking(h->match, ranking, &order);
    int actor = h->move->actor;
    bool again = s->done >> actor & 1, pick = next.due == DUE_PICK,
         tied = !pick && !again && passed_before(ranking, next.owner, actor);
    illegal(h, LOG_TURN, "in area %d (%s) the next %s is %s's%s%s%s%s", s->area, text_string(&order),
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
static int ranking_rows(struct hearing *h)
{
    const struct state *s = h->state;
    struct ranking ranking = myk_rank(h->match, s, s->area);
    int rank = myk_rank_in(&ranking, h->move->actor);

    if (rank)
        turn_row(h, &ranking);
    else
        illegal(h, RULE_SURVEY_ABSENT, "%s has no cube in area %d", h->match->names[h->move->actor], s->area);
    return rank;
}

static enum outcome chosen(struct hearing *h, int colour)
{
    struct state *s = h->state;

    s->done |= 1u << colour;
    s->chosen_at[colour] = here(h, 0);
    myk_settle(h);
    return STANDS;
}

enum outcome myk_play_take(struct hearing *h)
{
    struct state *s = h->state;
    int actor = h->move->actor, closing;

    if (myk_enter(h, PHASE_SURVEY, &closing) == REFUSED || area_meant(h) == REFUSED || tile_lies(h) == REFUSED)
        return REFUSED;
    myk_closing_row(h, closing);
    ranking_rows(h);

    int place = tile_meant(h), tile = s->tile[place];
    s->tile[place] = GONE;
    s->gone_at[place] = here(h, 0);
    s->owned[actor][tile_kind(tile)]++;
    myk_gain(h, actor, tile_points(tile), RULE_TILE_POINTS);
    if (tile_points(tile))
        book_why(h, "%s", myk_kind_names[tile_kind(tile)]);
    return chosen(h, actor);
}

static enum outcome cube_at_hand(struct hearing *h, bool from_stock)
{
    const struct state *s = h->state;
    int actor = h->move->actor;

    if (from_stock)
        return s->stock[actor] > 0 ? STANDS : refuse(h, RULE_STOCK, "the stock has no cube for the Museum");
    return s->reserve[actor] > 0 ? STANDS : refuse(h, RULE_RESERVE, "the reserve has no cube for the Museum");
}

enum outcome myk_play_museum(struct hearing *h)
{
    bool from_stock = value_or(h->move, CHOICE_FROM, FROM_RESERVE) == FROM_STOCK;
    int closing;

    if (myk_enter(h, PHASE_SURVEY, &closing) == REFUSED || area_meant(h) == REFUSED || myk_room_free(h, 0) == REFUSED
        || cube_at_hand(h, from_stock) == REFUSED)
        return REFUSED;
    myk_closing_row(h, closing);
    int rank = ranking_rows(h);
    if (rank > 2)
        illegal(h, RULE_SURVEY_MUSEUM, "%s is number %d in the area and may only take a tile that is left",
                h->match->names[h->move->actor], rank);
    if (from_stock) {
        illegal(h, RULE_SURVEY_RESERVE,
                "takes the cube for the Museum from the stock; in the survey it comes from the reserve");
        point_at(h, CHOICE_FROM, -1);
    }
    myk_access_row(h, 0);

    myk_enter_room(h, 0, from_stock ? STOCK : RESERVE, RULE_SURVEY_RESERVE);
    return chosen(h, h->move->actor);
}

static bool other_choice(const struct match *match, const struct state *s, int actor, int rank)
{
    if (tiles_left(s, s->area) > 0)
        return true;
    for (int room = 0; room < ROOMS && rank <= 2 && s->reserve[actor] > 0; room++)
        if (myk_may_enter(match, s, actor, room))
            return true;
    return false;
}

enum outcome myk_play_decline(struct hearing *h)
{
    const struct state *s = h->state;
    int actor = h->move->actor, closing;

    if (myk_enter(h, PHASE_SURVEY, &closing) == REFUSED || area_meant(h) == REFUSED)
        return REFUSED;
    myk_closing_row(h, closing);
    int rank = ranking_rows(h);
    bool must = rank && !(s->done >> actor & 1) && h->match->house[HOUSE_DECLINE] == DECLINE_FORBID;
    if (must && other_choice(h->match, s, actor, rank)) {
        illegal(h, RULE_DECLINE, "%s declines although there is something to choose", h->match->names[actor]);
        hangs_on(h, HOUSE_DECLINE, DECLINE_ALLOW);
    }

    return chosen(h, actor);
}

static void neutral_rows(struct hearing *h)
{
    const struct state *s = h->state;
    struct ranking ranking = myk_rank(h->match, s, s->area);
    int rank = myk_rank_in(&ranking, NEUTRAL), picker = myk_picker(h->match, &ranking);
    struct decision next = myk_next_decision(h->match, s);

    if (s->done >> NEUTRAL & 1) {
        illegal(h, RULE_NEUTRAL_RANK, "neutral has removed its tile of area %d already", s->area);
        return;
    }
    if (rank < 1 || rank > 2) {
        illegal(h, RULE_NEUTRAL_RANK, "neutral is %s in area %d and removes no tile", rank ? "third" : "absent",
                s->area);
        return;
    }
    if (picker != h->move->actor)
        illegal(h, RULE_NEUTRAL_PICK, "neutral is %s in area %d, so %s decides for it", rank == 1 ? "first" : "second",
                s->area, h->match->names[picker]);
    if (next.due != DUE_PICK)
        illegal(h, LOG_TURN, "in area %d the next choice is %s's, not neutral's", s->area, h->match->names[next.owner]);
}

enum outcome myk_play_neutral_take(struct hearing *h)
{
    struct state *s = h->state;
    int closing;

    if (myk_enter(h, PHASE_SURVEY, &closing) == REFUSED || area_meant(h) == REFUSED)
        return REFUSED;
    if (h->match->seats > 2)
        return refuse(h, RULE_NEUTRAL_NONE, "there is no neutral colour with %d players", h->match->seats);
    if (tile_lies(h) == REFUSED)
        return REFUSED;
    myk_closing_row(h, closing);
    neutral_rows(h);

    s->gone_at[tile_meant(h)] = here(h, 0);
    myk_discard(s, tile_meant(h));
    return chosen(h, NEUTRAL);
}
