/* Mykerinos: which area a decision of the survey is about: always the one being evaluated. */
#include "games/mykerinos/mykerinos.h"

bool myk_is_choice(const struct move *move)
{
    return move->verb == VERB_TAKE || move->verb == VERB_MUSEUM || move->verb == VERB_DECLINE;
}

struct myk_words myk_tell_past(const struct hearing *h)
{
    const struct myk_past *past = &((const struct myk_state *)h->state)->past;
    const struct myk_choice *choice = &past->choice[h->move->actor];
    struct myk_words words = {""};
    char fate[80];
    if (!past->area || h->move->actor >= h->match->seats)
        return words;
    int rank = myk_rank_in(&past->ranking, h->move->actor);
    if (choice->entry)
        put_string(fate, sizeof fate,
                   choice->unwritten ? "is assumed to take nothing there at entry %d" : "chose there at entry %d",
                   choice->entry);
    else
        put_string(fate, sizeof fate,
                   !rank       ? "had no cube there"
                   : rank <= 2 ? "was %s"
                               : "was %s and passed over, because both tiles were gone",
                   myk_ordinals[rank]);
    struct text ranking = {0};
    myk_add_ranking(h->match, &past->ranking, false, &ranking);
    put_string(words.text, sizeof words.text, "; area %d (%s) is closed: %s %s", past->area, text_string(&ranking),
               myk_actor(h), fate);
    text_free(&ranking);
    return words;
}

static enum outcome refuse_area(struct hearing *h, int area)
{
    const struct myk_state *s = h->state;
    int areas = myk_areas_in(s->season), field = myk_area_field(h->move);
    as_to_the_moment(h); /* a later area is reached by optional entries */
    if (area > areas)
        return refuse_at(h, field, -1, RULE_AREA, "the region of season %d has no area %d, only areas 1 to %d",
                         s->season, area, areas);
    return refuse_at(h, field, -1, RULE_AREA, "not area %d, but area %d is being evaluated%s", area, s->area,
                     area == s->past.area ? myk_tell_past(h).text : "");
}

enum outcome myk_enter_scene(struct hearing *h, struct myk_scene *scene)
{
    struct myk_state *s = h->state;
    int named = h->move->verb == VERB_PASS ? 0 : value_or(h->move, myk_area_field(h->move), 0);
    if (myk_enter(h, PHASE_SURVEY, &scene->closing) == REFUSED)
        return REFUSED;
    if (named && named != s->area)
        return refuse_area(h, named);
    scene->ranking = myk_rank(h->match, s, s->area);
    scene->rank = myk_rank_in(&scene->ranking, h->move->actor);
    return STANDS;
}

enum outcome myk_chosen(struct hearing *h, const struct myk_scene *scene, int colour)
{
    struct myk_state *s = h->state;
    s->done |= 1u << colour;
    s->choice[colour] = (struct myk_choice){h->entry, h->is_assumed, here(h, 0)};
    myk_settle(h, scene->ranking);
    return STANDS;
}

/* Entries that need not name the area being evaluated or the reserve are listed without them; one about another area is
   never listed. */
bool myk_spell_choice(const struct match *match, const void *state, struct move *move)
{
    const struct myk_state *s = state;
    int area = value_or(move, myk_area_field(move), s->area);
    if (s->phase != PHASE_SURVEY || area != s->area)
        return false;
    if (move->verb == VERB_TAKE || move->verb == VERB_NEUTRAL_TAKE)
        myk_spell_side(s, area, move);
    if (move->verb == VERB_MUSEUM)
        myk_spell_room(match, s, MUSEUM_ROOM, move);
    myk_leave_out(move, myk_area_field(move));
    if (move->verb == VERB_MUSEUM && value_or(move, MUSEUM_FROM, FROM_RESERVE) == FROM_RESERVE)
        myk_leave_out(move, MUSEUM_FROM);
    return true;
}
