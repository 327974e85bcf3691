/* Mykerinos: what the decisions of the survey share: who may choose, and the tile meant. */
#include "games/mykerinos/mykerinos.h"

struct myk_words myk_where(const struct hearing *h, const struct myk_scene *scene)
{
    const struct myk_state *s = h->state;
    struct myk_words where = {""};
    struct text ranking = {0};
    myk_add_ranking(h->match, &scene->ranking, false, &ranking);
    put_string(where.text, sizeof where.text, "area %d (%s)", s->area,
               ranking.length ? text_string(&ranking) : "no cubes");
    text_free(&ranking);
    return where;
}

/* Reports whose decision is next, and why it is not the actor's. */
static void tell_turn(struct hearing *h, const struct myk_scene *scene, struct myk_decision next, const char *place)
{
    const struct myk_state *s = h->state;
    const struct myk_ranking *ranking = &scene->ranking;
    const char *name = myk_actor(h), *owner = h->match->names[next.owner], *rank = myk_ordinals[scene->rank];
    int ahead = myk_rank_in(ranking, next.owner);
    bool tied =
        next.due == DUE_CHOICE && ahead < scene->rank && ranking->cubes[ahead - 1] == ranking->cubes[scene->rank - 1];
    if (next.due == DUE_PICK)
        illegal(h, RULE_LOG_TURN, "%s: %s is %s, but %s must first pick the tile that neutral removes", place, name,
                rank, owner);
    else
        illegal(h, RULE_LOG_TURN, "%s: %s is %s (mykerinos.ranking), but %s chooses next%s%s", place, name, rank, owner,
                tied ? ", who passed before " : "", tied ? name : "");
    point_at_actor(h);
    if (tied)
        because(h, s->passed_at[next.owner], "passed here");
}

static void test_second_choice(struct hearing *h, const struct myk_scene *scene, const char *place)
{
    const struct myk_choice *first = &((const struct myk_state *)h->state)->choice[h->move->actor];
    const char *name = myk_actor(h), *rank = myk_ordinals[scene->rank];
    char how[64] = "has already chosen there";
    if (first->entry)
        put_string(how, sizeof how,
                   first->unwritten ? "is assumed to take nothing there at entry %d"
                                    : "already chose there at entry %d",
                   first->entry);
    illegal(h, RULE_CHOSEN, "%s: %s is %s and %s", place, name, rank, how);
    because(h, first->at, "the first choice");
}

void myk_test_choice(struct hearing *h, const struct myk_scene *scene)
{
    const struct myk_state *s = h->state;
    const char *name = myk_actor(h);
    bool chose = s->done >> h->move->actor & 1;
    myk_test_closing_pass(h, scene->closing);
    struct myk_decision next = myk_decision_in(h->match, s, &scene->ranking);
    if (!chose && next.due == DUE_CHOICE && next.owner == h->move->actor)
        return;
    const struct myk_words where = myk_where(h, scene);
    const char *place = where.text;
    if (!scene->rank)
        illegal_at(h, AT_ACTOR, -1, RULE_SURVEY_ABSENT, "%s: %s has no cube there", place, name);
    else if (chose)
        test_second_choice(h, scene, place);
    else
        tell_turn(h, scene, next, place);
}

/* ---- the tile meant ---------------------------------------------------------------------------------------------- */

static bool is_named(int tile, int named)
{
    int meant = myk_named_tile(named);
    return tile >= 0 && myk_tile_kind(tile) == myk_tile_kind(meant)
           && (!myk_names_points(named) || myk_tile_points(tile) == myk_tile_points(meant));
}

int myk_side_named(const int tile[2], int named)
{
    bool left = is_named(tile[LEFT], named), right = is_named(tile[RIGHT], named);
    if (named <= RIGHT)
        return tile[named] >= 0 ? named : -1;
    if (left && right && myk_tile_points(tile[LEFT]) != myk_tile_points(tile[RIGHT]))
        return TWO_SIDES;
    return left ? LEFT : right ? RIGHT : -1;
}

void myk_spell_side(const struct myk_state *s, int area, struct move *move)
{
    int left = myk_tile_of_area(area, LEFT);
    int side = area >= 1 && area <= AREAS ? myk_side_named(&s->tile[left], value_or(move, CHOICE_VALUE, LEFT)) : -1;
    if (side >= 0 && side <= RIGHT)
        move->item[move->field[CHOICE_VALUE].from] = side;
}

enum outcome myk_find_tile(struct hearing *h, struct myk_scene *scene)
{
    const struct myk_state *s = h->state;
    int named = value_or(h->move, CHOICE_VALUE, LEFT);
    const int *tile = &s->tile[myk_tile_of_area(s->area, LEFT)];
    scene->side = myk_side_named(tile, named);
    if (scene->side == TWO_SIDES)
        return misread(h, "both tiles of area %d are %s, but they show different points; write `left` or `right`",
                       s->area, myk_kind_names[myk_tile_kind(myk_named_tile(named))]);
    if (scene->side >= 0)
        return STANDS;
    const struct myk_words where = myk_where(h, scene);
    if (named > RIGHT)
        return refuse(h, RULE_TILE_GONE, "%s: there is no tile `%s` now", where.text, myk_spell_named(named).text);
    refuse(h, RULE_TILE_GONE, "%s: the %s tile is gone", where.text, myk_spell_named(named).text);
    because(h, s->gone_at[myk_tile_of_area(s->area, named)], "gone here");
    return REFUSED;
}

/* ---- whose choice ------------------------------------------------------------------------------------------------ */

int myk_chooser(const struct match *match, const struct myk_state *s)
{
    struct myk_decision next = myk_next_decision(match, s);
    return next.due == DUE_CHOICE ? next.owner : NOBODY;
}

void myk_suggest_tiles(const struct myk_state *s, int actor, int verb, struct suggestions *out)
{
    for (int side = LEFT; side <= RIGHT; side++)
        if (s->tile[myk_tile_of_area(s->area, side)] != GONE)
            suggest_entry(out, actor, verb, {CHOICE_VALUE, side});
}
