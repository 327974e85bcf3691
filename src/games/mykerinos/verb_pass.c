/* Mykerinos: `pass`. */
#include "games/mykerinos/mykerinos.h"

enum outcome myk_play_pass(struct hearing *h)
{
    static const char *const places[] = {"1st", "2nd", "3rd", "4th"};
    struct myk_state *s = h->state;
    int actor = h->move->actor;
    if (s->phase == PHASE_SURVEY && myk_chooser(h->match, s) == actor)
        return myk_play_decline(h);
    if (myk_enter(h, PHASE_EXCAVATION, NULL) == REFUSED)
        return REFUSED;
    if (myk_has_passed(s, actor)) {
        refuse(h, RULE_DISK, "%s has already passed this season and has a disk on the scale", h->match->names[actor]);
        because(h, s->passed_at[actor], "passed here");
        return REFUSED;
    }
    myk_show_turn(h);
    myk_test_in_turn(h);

    sum_up(h, "%s is %s on the scale and keeps %s cube%s", h->match->names[actor],
           places[h->match->seats == 2 ? 2 * s->passes : s->passes], myk_number(s->stock[actor]).text,
           plural(s->stock[actor]));
    myk_put_disk(h, actor);
    return STANDS;
}

void myk_suggest_pass(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myk_state *s = state;
    for (int seat = 0; seat < match->seats; seat++)
        if (myk_may_be_in_turn(s, seat))
            suggest_word(out, seat, verb);
}

/* In the survey it is the other word for `decline`. */
bool myk_spell_pass(const struct match *match, const void *state, struct move *move)
{
    if (((const struct myk_state *)state)->phase == PHASE_SURVEY && myk_chooser(match, state) == move->actor)
        *move = myk_decline(move->actor);
    return true;
}
