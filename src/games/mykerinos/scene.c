/* Mykerinos: which area a decision of the survey is about: the one being evaluated, the one closed last, or a later
   one. */
#include "games/mykerinos/mykerinos.h"

enum about { THE_AREA, THE_CLOSED_ONE, A_LATER_ONE, NO_AREA };

bool myk_is_choice(const struct move *move)
{
    return move->verb == VERB_TAKE || move->verb == VERB_MUSEUM || move->verb == VERB_DECLINE;
}

bool myk_passed_over(const struct myk_state *s, int seat)
{
    return myk_rank_in(&s->closed.ranking, seat) && !(s->closed.done >> seat & 1);
}

bool myk_possible_in_closed(const struct match *match, const struct myk_state *s, const struct move *move)
{
    if (move->verb == VERB_TAKE)
        return myk_side_named(s->closed.tile, value_or(move, CHOICE_VALUE, LEFT)) >= 0;
    if (move->verb == VERB_NEUTRAL_TAKE)
        return match->seats == 2 && myk_by_neutral(s, value_or(move, CHOICE_VALUE, LEFT)) >= 0;
    if (move->verb == VERB_DECLINE)
        return true;
    int room = myk_room_meant(match, s, value_or(move, MUSEUM_ROOM, 0));
    return room >= 0 && s->room[room] == NOBODY && myk_museum_cubes(s, move) != 0;
}

/* Tries the entry in the area being evaluated. Without a state: it was refused. */
static struct hearing try_here(const struct match *match, struct myk_state *s, const struct move *move)
{
    struct hearing heard = {.match = match, .state = s, .move = move, .is_marked = true};
    s->unwritten = heard.entry;
    if (match->game->verbs[move->verb].play(&heard) == REFUSED)
        heard.state = NULL;
    return heard;
}

enum myk_verdict myk_fits_here(const struct match *match, const struct myk_state *s, const struct move *move,
                               bool *possible)
{
    struct myk_state copy = *s;
    struct hearing heard = try_here(match, &copy, move);
    if (possible)
        *possible = heard.state != NULL;
    return !heard.state || heard.broken > heard.doubts ? BROKEN : heard.broken ? DOUBTED : FINE;
}

/* Does the entry become legal or timely in the area being evaluated if optional entries are assumed before it? */
static bool fits_later(const struct match *match, const struct myk_state *s, const struct move *move)
{
    struct myk_state made = *s, copy = *s;
    bool untimely = try_here(match, &copy, move).untimely, timely = false;
    struct move optional;
    made.unwritten = 0;
    for (int i = 0; i < MYK_MOST_OPTIONAL && myk_optional_entry(match, &made, move, &optional); i++) {
        if (try_move(match, &made, &optional, &made, true) == TRIED_REFUSED)
            break;
        copy = made;
        struct hearing heard = try_here(match, &copy, move);
        if (heard.state && !heard.broken)
            return true;
        timely |= untimely && heard.state && !heard.untimely;
    }
    return timely;
}

/* Whether an entry is tried in the area being evaluated before it is taken for one about the closed area, and if that
   fails also after optional entries. */
enum trial { UNTRIED, TRIED, TRIED_LATER };

/* Does an entry without `area` mean the area closed last? A doubt in the area being evaluated is not a reason to prefer
   another area. */
static bool about_closed(const struct match *match, const struct myk_state *s, const struct move *move,
                         enum trial trial)
{
    int actor = move->actor;
    if (!s->closed.area)
        return false;
    if (move->verb == VERB_NEUTRAL_TAKE)
        return trial && myk_possible_in_closed(match, s, move) && myk_fits_here(match, s, move, NULL) == BROKEN;
    if (s->done)
        return false;
    if (move->verb == VERB_DECLINE)
        return myk_passed_over(s, actor);
    if (move->verb == VERB_MUSEUM && myk_passed_over(s, actor))
        return myk_chooser(match, s) != actor;
    return trial && s->closed.done >> actor & 1 && myk_possible_in_closed(match, s, move)
           && myk_fits_here(match, s, move, NULL) == BROKEN && !(trial == TRIED_LATER && fits_later(match, s, move));
}

static enum about about(const struct match *match, const struct myk_state *s, const struct move *move,
                        bool as_things_stand, enum trial trial)
{
    int area = value_or(move, myk_area_field(move), 0);
    bool may_be_closed = as_things_stand && s->closed.area && (!area || area == s->closed.area);
    if (s->phase != PHASE_SURVEY)
        return may_be_closed && myk_possible_in_closed(match, s, move) ? THE_CLOSED_ONE : THE_AREA;
    if (!area)
        return as_things_stand && about_closed(match, s, move, trial) ? THE_CLOSED_ONE : THE_AREA;
    if (area >= s->area)
        return area == s->area ? THE_AREA : area <= myk_areas_in(s->season) ? A_LATER_ONE : NO_AREA;
    return may_be_closed ? THE_CLOSED_ONE : NO_AREA;
}

bool myk_about_closed(const struct match *match, const struct myk_state *s, const struct move *move)
{
    return (myk_is_choice(move) || move->verb == VERB_NEUTRAL_TAKE) && s->phase != PHASE_EXCAVATION
           && about(match, s, move, true, TRIED_LATER) == THE_CLOSED_ONE;
}

static enum outcome refuse_area(struct hearing *h, int area)
{
    const struct myk_state *s = h->state;
    int areas = myk_areas_in(s->season), field = myk_area_field(h->move);
    if (area > areas)
        return refuse_at(h, field, -1, RULE_AREA, "the region of season %d has no area %d, only areas 1 to %d",
                         s->season, area, areas);
    return refuse_at(h, field, -1, RULE_AREA, "area %d is closed; area %d is being evaluated", area, s->area);
}

enum outcome myk_enter_scene(struct hearing *h, struct myk_scene *scene)
{
    struct myk_state *s = h->state;
    bool as_things_stand = h->entry != s->unwritten;
    int closing = NOBODY, actor = h->move->actor;
    if (s->phase == PHASE_EXCAVATION && myk_enter(h, PHASE_SURVEY, &closing) == REFUSED)
        return REFUSED;
    bool implied = h->match->house[HOUSE_UNWRITTEN] == UNWRITTEN_IMPLIED && !h->is_marked;
    /* An entry of the log that is heard in silence is heard again if it is not legal where it is tried now. */
    enum trial trial = !h->docket && h->reported ? UNTRIED : implied ? TRIED_LATER : TRIED;
    enum about meant = about(h->match, s, h->move, as_things_stand, trial);
    bool closed = meant == THE_CLOSED_ONE, later = meant == A_LATER_ONE;
    int named = value_or(h->move, myk_area_field(h->move), 0);
    if (closed)
        s->unwritten = NOT_UNWRITTEN;
    else if (myk_enter(h, PHASE_SURVEY, NULL) == REFUSED)
        return REFUSED;
    else if (meant == NO_AREA)
        return refuse_area(h, named);

    int area = later ? named : s->area;
    *scene = (struct myk_scene){
        .area = closed ? s->closed.area : area,
        .closed = closed,
        .later = later,
        .closing = closing,
        .ranking = closed ? s->closed.ranking : myk_rank(h->match, s, area),
        .done = closed  ? &s->closed.done
                : later ? &s->early[area]
                        : &s->done,
        .choice = closed ? s->closed_choice : s->choice,
        .tile = closed ? s->closed.tile : &s->tile[myk_tile_of_area(area, LEFT)],
    };
    scene->rank = myk_rank_in(&scene->ranking, actor);
    if (closed)
        myk_exhibit(h->match, s, actor, scene->exhibition);
    return STANDS;
}

enum outcome myk_chosen(struct hearing *h, const struct myk_scene *scene, int colour)
{
    struct myk_state *s = h->state;
    *scene->done |= 1u << colour;
    if (!scene->later)
        scene->choice[colour] = (struct myk_choice){h->entry, h->is_assumed, here(h, 0)};
    if (scene->later)
        sum_up(h, "too early: area %d is still being evaluated", s->area);
    else if (!scene->closed)
        myk_settle(h, scene->ranking);
    else if (s->phase == PHASE_OVER)
        myk_book_exhibition(h, colour, scene->exhibition);
    return STANDS;
}

/* Entries about the closed area are not listed. Others need neither the area being evaluated nor the reserve. */
bool myk_spell_choice(const struct match *match, const void *state, struct move *move)
{
    const struct myk_state *s = state;
    if (s->phase != PHASE_SURVEY || myk_about_closed(match, s, move))
        return false;
    bool needs_area = move->verb == VERB_DECLINE && myk_decline_needs_area(s, move->actor);
    int area = value_or(move, myk_area_field(move), s->area);
    if (move->verb == VERB_TAKE || move->verb == VERB_NEUTRAL_TAKE)
        myk_spell_side(s, area, move);
    if (move->verb == VERB_MUSEUM)
        myk_spell_room(match, s, MUSEUM_ROOM, move);
    if (area == s->area && !needs_area)
        myk_leave_out(move, myk_area_field(move));
    if (move->verb == VERB_MUSEUM && value_or(move, MUSEUM_FROM, FROM_RESERVE) == FROM_RESERVE)
        myk_leave_out(move, MUSEUM_FROM);
    return true;
}
