/* Mykerinos: what the decisions of the survey share: who may choose, and the tile meant. */
#include "games/mykerinos/mykerinos.h"

struct myk_words myk_where(const struct hearing *h, const struct myk_scene *scene)
{
    struct myk_words where;
    struct text ranking = {0};
    myk_add_ranking(h->match, &scene->ranking, false, &ranking);
    put_string(where.text, sizeof where.text, "area %d (%s)", scene->area,
               ranking.length ? text_string(&ranking) : "no cubes");
    text_free(&ranking);
    return where;
}

/* A player who got nothing in the area closed last may mean it: "; in area 1 carl was third, and no tile was left". */
static struct myk_words passed_over(const struct hearing *h, const struct myk_scene *scene)
{
    const struct myk_state *s = h->state;
    struct myk_words words = {""};
    if (!scene->closed && !s->done && myk_passed_over(s, h->move->actor))
        put_string(words.text, sizeof words.text, "; in area %d %s was %s, and no tile was left", s->closed.area,
                   myk_actor(h), myk_ordinals[myk_rank_in(&s->closed.ranking, h->move->actor)]);
    return words;
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
        illegal(h, RULE_LOG_TURN, "%s: %s is %s, but %s must first pick the tile that neutral removes", place, name, rank,
                owner);
    else
        illegal(h, RULE_LOG_TURN, "%s: %s is %s (mykerinos.ranking), but %s chooses next%s%s%s", place, name, rank,
                owner, tied ? ", who passed before " : "", tied ? name : "", passed_over(h, scene).text);
    point_at_actor(h);
    if (tied)
        because(h, s->passed_at[next.owner], "passed here");
}

void myk_test_early(struct hearing *h, const struct myk_scene *scene)
{
    const struct myk_state *s = h->state;
    if (!scene->later)
        return;
    illegal_at(h, AT_ACTOR, -1, RULE_LOG_TURN, "%s chooses in area %d, but area %d is still being evaluated",
               myk_actor(h), scene->area, s->area);
}

static void test_second_choice(struct hearing *h, const struct myk_scene *scene, const char *place)
{
    const struct myk_choice *first = &scene->choice[h->move->actor];
    const char *name = myk_actor(h), *rank = myk_ordinals[scene->rank];
    char how[64] = "has already chosen there";
    if (first->entry && !scene->later)
        put_string(how, sizeof how,
                   first->unwritten ? "is assumed to take nothing there at entry %d"
                                    : "already chose there at entry %d",
                   first->entry);
    illegal(h, RULE_CHOSEN, "%s: %s is %s and %s", place, name, rank, how);
    if (!scene->later)
        because(h, first->at, "the first choice");
}

void myk_test_choice(struct hearing *h, const struct myk_scene *scene)
{
    const char *name = myk_actor(h);
    bool chose = *scene->done >> h->move->actor & 1, now = !scene->closed && !scene->later;
    struct myk_decision next = {DUE_NOTHING, NOBODY};
    myk_test_closing_pass(h, scene->closing);
    if (now)
        next = myk_decision_in(h->match, h->state, &scene->ranking);
    if (!chose && next.due == DUE_CHOICE && next.owner == h->move->actor)
        return;
    const struct myk_words where = myk_where(h, scene);
    const char *place = where.text;
    if (!scene->rank)
        illegal_at(h, AT_ACTOR, -1, RULE_SURVEY_ABSENT, "%s: %s has no cube there%s", place, name,
                   passed_over(h, scene).text);
    else if (chose)
        test_second_choice(h, scene, place);
    else if (now)
        tell_turn(h, scene, next, place);
    else if (scene->closed && h->move->verb == VERB_TAKE)
        illegal_at(h, AT_ACTOR, -1, RULE_LOG_TURN, "%s is closed: %s was %s and can no longer choose there", place,
                   name, myk_ordinals[scene->rank]);
    myk_test_early(h, scene);
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

int myk_by_neutral(const struct myk_state *s, int named)
{
    for (int side = LEFT; side <= RIGHT; side++)
        if (s->closed.tile[side] == BY_NEUTRAL
            && (named == side || (named > RIGHT && (s->removed[side] < 0 || is_named(s->removed[side], named)))))
            return side;
    return -1;
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
    const int *tile = scene->tile;
    scene->side = myk_side_named(tile, named);
    if (scene->side == TWO_SIDES)
        return misread(h, "both tiles of area %d are %s, but they show different points; write `left` or `right`",
                       scene->area, myk_kind_names[myk_tile_kind(myk_named_tile(named))]);
    if (scene->side >= 0)
        return STANDS;
    const struct myk_words where = myk_where(h, scene);
    if (named > RIGHT)
        return refuse(h, RULE_TILE_GONE, "%s: there is no tile `%s` now", where.text, myk_spell_named(named).text);
    refuse(h, RULE_TILE_GONE, "%s: the %s tile is gone%s", where.text, myk_spell_named(named).text,
           tile[named] == BY_NEUTRAL ? "; neutral has removed it" : "");
    because(h, s->gone_at[myk_tile_of_area(scene->area, named)], "gone here");
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
