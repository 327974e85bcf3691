/* Mykerinos: what the decisions of the survey share: who may choose, and the tile meant. */
#include "games/mykerinos/mykerinos.h"

const char *myk_where(const struct hearing *h, const struct myk_scene *scene, struct text *out)
{
    text_clear(out);
    text_format(out, "area %d (", scene->area);
    myk_add_ranking(h->match, &scene->ranking, out);
    text_add(out, ")");
    return text_string(out);
}

/* Who has just gone empty-handed may mean that area: "; in area 1 carl was third, and no tile was left". */
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

static void test_turn(struct hearing *h, const struct myk_scene *scene, const char *place)
{
    const struct myk_state *s = h->state;
    struct myk_decision next = myk_next_decision(h->match, s);
    int actor = h->move->actor;
    const char *name = h->match->names[actor], *owner = h->match->names[next.owner];
    bool tied = next.due == DUE_CHOICE && myk_tied(&scene->ranking, next.owner, actor);
    struct text before = {0};

    if (next.due == DUE_PICK)
        illegal(h, RULE_LOG_TURN, "%s: %s is %s, and the next decision is which tile neutral removes; %s says it",
                place, name, myk_ordinals[scene->rank], owner);
    else
        illegal(h, RULE_LOG_TURN, "%s: %s is %s (mykerinos.ranking), and the next choice is %s's%s%s%s", place, name,
                myk_ordinals[scene->rank], owner, tied ? ", who passed before " : "", tied ? name : "",
                passed_over(h, scene, &before));
    point_at_actor(h);
    if (tied)
        because(h, s->passed_at[next.owner], "passed here");
    text_free(&before);
}

static void test_second_choice(struct hearing *h, const struct myk_scene *scene, const char *place)
{
    const struct myk_state *s = h->state;
    const struct myk_choice *first = &(scene->closed ? s->closed_choice : s->choice)[h->move->actor];
    const char *name = h->match->names[h->move->actor], *rank = myk_ordinals[scene->rank];

    if (first->entry && first->unwritten)
        illegal(h, RULE_CHOSEN, "%s: %s is %s, and that choice was taken as declined at entry %d", place, name, rank,
                first->entry);
    else if (first->entry)
        illegal(h, RULE_CHOSEN, "%s: %s is %s and chose there at entry %d", place, name, rank, first->entry);
    else
        illegal(h, RULE_CHOSEN, "%s: %s is %s and has chosen there", place, name, rank);
    because(h, first->at, "the first choice");
}

/* Who may choose, as far as the ranking says. About the closed area no order is left to break, but its tiles are nobody's. */
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

    if (!scene->closed && !chose && may_choose(h, scene))
        return;
    const char *place = myk_where(h, scene, &text);
    if (!scene->rank) {
        struct text before = {0};
        illegal(h, RULE_SURVEY_ABSENT, "%s: %s has no cube there%s", place, name, passed_over(h, scene, &before));
        point_at_actor(h);
        text_free(&before);
    } else if (chose)
        test_second_choice(h, scene, place);
    else if (!scene->closed)
        test_turn(h, scene, place);
    else if (h->move->verb == VERB_TAKE) {
        illegal(h, RULE_LOG_TURN, "%s is closed: %s was %s, and that turn is over", place, name,
                myk_ordinals[scene->rank]);
        point_at_actor(h);
    }
    text_free(&text);
}

int *myk_tile_meant(struct myk_state *s, const struct myk_scene *scene, int side)
{
    return scene->closed ? &s->closed.tile[side] : &s->tile[myk_tile_of_area(scene->area, (enum myk_side)side)];
}

enum outcome myk_tile_lies(struct hearing *h, const struct myk_scene *scene)
{
    struct myk_state *s = h->state;
    int side = value_or(h->move, CHOICE_VALUE, LEFT);
    struct text text = {0};

    if (*myk_tile_meant(s, scene, side) >= 0)
        return STANDS;
    refuse(h, RULE_TILE_GONE, "%s: the %s tile is gone%s", myk_where(h, scene, &text), side == LEFT ? "left" : "right",
           *myk_tile_meant(s, scene, side) == BY_NEUTRAL ? ", neutral has removed it" : "");
    because(h, s->gone_at[myk_tile_of_area(scene->area, (enum myk_side)side)], "gone here");
    text_free(&text);
    return REFUSED;
}

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
    for (int side = LEFT; side <= RIGHT; side++) {
        struct move move = move_of(actor, verb);
        if (s->tile[myk_tile_of_area(s->area, (enum myk_side)side)] == GONE)
            continue;
        move_put(&move, CHOICE_VALUE, side);
        suggest_move(out, &move);
    }
}
