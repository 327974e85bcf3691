/* Mytikas: moving the Builder. */
#include "games/mytikas/mytikas.h"

static enum outcome move_builder(struct hearing *h, struct myt_notes *notes)
{
    struct myt_state *s = h->state;
    int area = value_or(h->move, 0, 0), seat = h->move->actor, spot = myt_builder_place(h->match, area), other = 0;
    const char *where = h->match->seats == 2 ? myt_god_titles[spot] : myt_area_titles[spot];
    myt_announce(h, notes);
    if (s->seat[seat].builder == spot) {
        illegal(h, RULE_STAY, "%s stays at %s, but the Builder must move", myt_actor(h), where);
        because(h, s->seat[seat].moved_at, "that Builder came here");
    }
    while (other < h->match->seats && (other == seat || s->seat[other].builder != spot))
        other++;
    if (other < h->match->seats) {
        illegal(h, RULE_OCCUPIED, "%s moves to %s, where %s's Builder is", myt_actor(h), where, myt_name_of(h, other));
        because(h, s->seat[other].moved_at, "that Builder came here");
    }

    s->seat[seat].builder = spot;
    s->seat[seat].assumed &= ~(unsigned)BUILDER_ASSUMED;
    s->seat[seat].moved_at = here(h, 0);
    myt_clear_now(s);
    myt_begin_performing(s, seat, area);
    s->area = area;
    s->phase = ACTING;
    myt_test_dead_end(h, seat);
    s->dead_at = s->dead_end ? h->entry : 0;
    if (!h->sums)
        return STANDS;
    /* The action of the area, and what opens the ribbon. */
    char saying[SAYING];
    int card = myt_bonus_card(h->match, s, seat, area, myt_usable), god = myt_god_of(area);
    sum_up(h, "%s", myt_tell_action(h->match, &myt_box_of(h->match)->main[area], saying));
    if (s->seat[seat].favors[god] > 0)
        sum_up(h, "ribbon open: %s Favor", myt_god_names[god]);
    else if (card != NONE)
        sum_up(h, "ribbon open: %s", myt_card_names[card]);
    return STANDS;
}

static void offer_move(const struct myt_offer *to)
{
    for (int area = 0; area < AREAS; area++)
        suggest_entry(to->to, to->seat, VERB_MOVE, {0, area});
}

const struct myt_act myt_act_move = {AT_START, NULL, move_builder, offer_move};
