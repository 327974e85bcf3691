/* Myst: what must be true of every table. */
#include "games/myst/myst.h"

static bool pieces_hold(const struct match *match, const struct myst_state *s)
{
    int open = 0, placed[TEAMS] = {0};
    for (int position = 0; position < myst_box_of(match)->positions; position++) {
        if (myst_is_open(s, position)) {
            open++;
            continue;
        }
        if (s->whose_unknown)
            continue;
        int owner = myst_owner(s, position), piece = myst_piece_on(s, position);
        if (owner < 0 || piece >= myst_box_of(match)->positions || !myst_is_used(s, owner, piece))
            return false;
        placed[owner]++;
    }
    return open == s->open && placed[0] == s->team[0].placed && placed[1] == s->team[1].placed;
}

static bool covers_hold(const struct match *match, const struct myst_state *s)
{
    for (int landmark = 0; landmark < myst_box_of(match)->landmarks; landmark++) {
        int key = myst_box_of(match)->key[landmark], cover = s->cover[landmark];
        if (cover == UNKNOWN ? !s->whose_unknown
                             : cover != NOBODY && (myst_is_open(s, key) || myst_is_used(s, cover, key)))
            return false;
        for (int team = 0; team < TEAMS; team++)
            if (myst_is_aside(s, team, landmark) && (cover == team || myst_is_used(s, team, key)))
                return false;
    }
    return true;
}

static bool team_hold(const struct myst_state *s, int seat)
{
    const struct myst_team *team = &s->team[seat];
    bool pawn = team->pawn < 0 || !myst_is_open(s, team->pawn),
         first = team->first < 0 || s->whose_unknown || myst_owner(s, team->first) == seat;
    bool hand = !team->has_cards || team->hand_size + team->flips + team->played == team->dealt;
    bool shown = team->shown <= myst_in_hand(s, seat, CARD_BOOK);
    return pawn && first && hand && shown;
}

bool myst_invariant(const struct match *match, const void *state)
{
    const struct myst_state *s = state;
    bool moment =
        s->phase != PHASE_EXPLORE || s->turns == NONE || s->team[0].moved < s->turns || s->team[1].moved < s->turns;
    bool before = s->phase >= PHASE_EXPLORE || (s->spun == NONE && s->just_moved == NOBODY && s->turns == NONE);
    return pieces_hold(match, s) && covers_hold(match, s) && team_hold(s, 0) && team_hold(s, 1) && moment && before;
}
