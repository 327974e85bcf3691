/* Mykerinos: what the decisions of the survey share: who may choose, and the tile meant. */
#include "games/mykerinos/mykerinos.h"

const char *myk_where(const struct hearing *h, const struct myk_scene *scene, struct text *out)
{
    text_clear(out);
    text_format(out, "area %d (", scene->area);
    myk_add_ranking(h->match, &scene->ranking, out);
    text_add(out, scene->ranking.count ? ")" : "no cubes)");
    return text_string(out);
}

/* A player who got nothing in the area closed last may mean it: "; in area 1 carl was third, and no tile was left". */
static const char *passed_over(const struct hearing *h, const struct myk_scene *scene, struct text *out)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor;
    for (int i = 0; !scene->closed && !s->done && myk_passed_over(s, actor) && i < s->closed.count; i++)
        if (s->closed.colour[i] == actor)
            text_format(out, "; in area %d %s was %s, and no tile was left", s->closed.area, h->match->names[actor],
                        myk_ordinals[i + 1]);
    return text_string(out);
}

static bool myk_tied(const struct myk_ranking *ranking, int above, int below)
{
    int first = myk_rank_in(ranking, above), second = myk_rank_in(ranking, below);
    return first && first < second && ranking->cubes[first - 1] == ranking->cubes[second - 1];
}

/* Reports whose decision is next, and why it is not the actor's. */
static void tell_turn(struct hearing *h, const struct myk_scene *scene, const char *place)
{
    const struct myk_state *s = h->state;
    struct myk_decision next = myk_next_decision(h->match, s);
    int actor = h->move->actor;
    const char *name = h->match->names[actor], *owner = h->match->names[next.owner];
    bool tied = next.due == DUE_CHOICE && myk_tied(&scene->ranking, next.owner, actor);
    struct text before = {0};
    if (next.due == DUE_PICK)
        illegal(h, RULE_LOG_TURN, "%s: %s is %s, but %s must first pick the tile that neutral removes", place, name,
                myk_ordinals[scene->rank], owner);
    else if (h->late_entry)
        illegal(h, RULE_LOG_TURN, "%s: %s is %s, but %s (%s in area %d) chooses only in entry %d", place, name,
                myk_ordinals[scene->rank], owner, myk_ordinals[myk_rank_in(&scene->ranking, next.owner)], scene->area,
                h->late_entry);
    else
        illegal(h, RULE_LOG_TURN, "%s: %s is %s (mykerinos.ranking), but %s chooses next%s%s%s", place, name,
                myk_ordinals[scene->rank], owner, tied ? ", who passed before " : "", tied ? name : "",
                passed_over(h, scene, &before));
    point_at_actor(h);
    if (tied)
        because(h, s->passed_at[next.owner], "passed here");
    text_free(&before);
}

void myk_test_early(struct hearing *h, const struct myk_scene *scene)
{
    const struct myk_state *s = h->state;
    if (!scene->later)
        return;
    if (h->late_entry)
        illegal(h, RULE_LOG_TURN, "%s chooses in area %d, but in area %d `%s` comes only in entry %d",
                h->match->names[h->move->actor], scene->area, s->area, h->late, h->late_entry);
    else
        illegal(h, RULE_LOG_TURN, "%s chooses in area %d, but area %d is still being evaluated",
                h->match->names[h->move->actor], scene->area, s->area);
    point_at_actor(h);
}

static void test_second_choice(struct hearing *h, const struct myk_scene *scene, const char *place)
{
    const struct myk_state *s = h->state;
    const struct myk_choice *first = &(scene->closed ? s->closed_choice : s->choice)[h->move->actor];
    const char *name = h->match->names[h->move->actor], *rank = myk_ordinals[scene->rank];
    if (first->entry && first->unwritten && !scene->later)
        illegal(h, RULE_CHOSEN, "%s: %s is %s and is assumed to take nothing there at entry %d", place, name, rank,
                first->entry);
    else if (first->entry && !scene->later)
        illegal(h, RULE_CHOSEN, "%s: %s is %s and already chose there at entry %d", place, name, rank, first->entry);
    else
        illegal(h, RULE_CHOSEN, "%s: %s is %s and has already chosen there", place, name, rank);
    if (!scene->later)
        because(h, first->at, "the first choice");
}

/* Does the ranking let the actor choose now? */
static bool may_choose(const struct hearing *h, const struct myk_scene *scene)
{
    const struct myk_state *s = h->state;
    struct myk_decision next = myk_decision_in(h->match, s, &scene->ranking);
    return s->phase == PHASE_SURVEY && next.due == DUE_CHOICE && next.owner == h->move->actor;
}

void myk_test_ranking(struct hearing *h, const struct myk_scene *scene)
{
    struct text text = {0};
    const char *name = h->match->names[h->move->actor];
    bool chose = scene->done >> h->move->actor & 1;
    if (!scene->closed && !scene->later && !chose && may_choose(h, scene))
        return;
    const char *place = myk_where(h, scene, &text);
    if (!scene->rank) {
        struct text before = {0};
        illegal(h, RULE_SURVEY_ABSENT, "%s: %s has no cube there%s", place, name, passed_over(h, scene, &before));
        point_at_actor(h);
        text_free(&before);
    } else if (chose)
        test_second_choice(h, scene, place);
    else if (!scene->closed && !scene->later)
        tell_turn(h, scene, place);
    else if (scene->closed && h->move->verb == VERB_TAKE) {
        illegal(h, RULE_LOG_TURN, "%s is closed: %s was %s and can no longer choose there", place, name,
                myk_ordinals[scene->rank]);
        point_at_actor(h);
    }
    myk_test_early(h, scene);
    text_free(&text);
}

/* ---- the tile meant ---------------------------------------------------------------------------------------------- */

static bool is_named(int tile, int named)
{
    return tile >= 0 && myk_tile_kind(tile) == myk_named_kind(named)
           && (!myk_names_points(named) || myk_tile_points(tile) == myk_named_points(named));
}

/* The side of the tile named; of two equal tiles the left. -1: neither; TWO_SIDES: both, with different points. */
enum { TWO_SIDES = 2 };

static int side_named(const int tile[2], int named)
{
    bool left = is_named(tile[LEFT], named), right = is_named(tile[RIGHT], named);
    if (named <= RIGHT)
        return tile[named] >= 0 ? named : -1;
    if (left && right && myk_tile_points(tile[LEFT]) != myk_tile_points(tile[RIGHT]))
        return TWO_SIDES;
    return left ? LEFT : right ? RIGHT : -1;
}

int myk_left_over(const struct myk_state *s, int named)
{
    return side_named(s->closed.tile, named);
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
    int side = area >= 1 && area <= AREAS ? side_named(&s->tile[left], value_or(move, CHOICE_VALUE, LEFT)) : -1;
    if (side >= 0 && side <= RIGHT)
        move->item[move->field[CHOICE_VALUE].from] = side;
}

static enum outcome refuse_tile(struct hearing *h, const struct myk_scene *scene, int named)
{
    const struct myk_state *s = h->state;
    const int *tile = scene->closed ? s->closed.tile : &s->tile[myk_tile_of_area(scene->area, LEFT)];
    struct text text = {0};
    const char *place = myk_where(h, scene, &text);
    if (named <= RIGHT) {
        refuse(h, RULE_TILE_GONE, "%s: the %s tile is gone%s", place, named == LEFT ? "left" : "right",
               tile[named] == BY_NEUTRAL ? "; neutral has removed it" : "");
        because(h, s->gone_at[myk_tile_of_area(scene->area, named)], "gone here");
    } else
        refuse(h, RULE_TILE_GONE, "%s: there is no tile `%s` now", place, myk_spell_named(named).text);
    text_free(&text);
    return REFUSED;
}

enum outcome myk_find_tile(struct hearing *h, struct myk_scene *scene)
{
    const struct myk_state *s = h->state;
    int named = value_or(h->move, CHOICE_VALUE, LEFT);
    const int *tile = scene->closed ? s->closed.tile : &s->tile[myk_tile_of_area(scene->area, LEFT)];
    int side = side_named(tile, named);
    scene->side = side;
    if (side == TWO_SIDES)
        return misread(h, "both tiles of area %d are %s, but they show different points; write `left` or `right`",
                       scene->area, myk_kind_names[myk_named_kind(named)]);
    return side < 0 ? refuse_tile(h, scene, named) : STANDS;
}

/* ---- whose choice ------------------------------------------------------------------------------------------------ */

bool myk_own_choice(const struct match *match, const struct myk_state *s, int seat)
{
    if (s->phase != PHASE_SURVEY)
        return false;
    struct myk_decision next = myk_next_decision(match, s);
    return next.due == DUE_CHOICE && next.owner == seat;
}

int myk_chooser(const struct match *match, const struct myk_state *s)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (myk_own_choice(match, s, seat))
            return seat;
    return NOBODY;
}

void myk_suggest_tiles(const struct myk_state *s, int actor, int verb, struct suggestions *out)
{
    for (int side = LEFT; side <= RIGHT; side++)
        if (s->tile[myk_tile_of_area(s->area, side)] != GONE)
            suggest_entry(out, actor, verb, {CHOICE_VALUE, side});
}
