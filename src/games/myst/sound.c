/* Myst: what must be true of every table. */
#include <string.h>

#include "games/myst/interface.h"
#include "games/myst/score.h"

static bool pieces_sound(const struct match *match, const struct state *s)
{
    int open = 0, placed[TEAMS] = {0};
    for (int position = 0; position < box_of(match)->positions; position++) {
        if (is_open(s, position)) {
            open++;
            continue;
        }
        placed[owner(s, position)]++;
        if (piece_on(s, position) >= box_of(match)->positions || !is_used(s, owner(s, position), piece_on(s, position)))
            return false;
    }
    return open == s->open && placed[0] == s->team[0].placed && placed[1] == s->team[1].placed;
}

static bool covers_sound(const struct match *match, const struct state *s)
{
    for (int landmark = 0; landmark < box_of(match)->landmarks; landmark++) {
        int key = box_of(match)->key[landmark], cover = s->cover[landmark];
        if (cover != NOBODY && (is_open(s, key) || is_used(s, cover, key)))
            return false;
        for (int team = 0; team < TEAMS; team++)
            if (is_aside(s, team, landmark) && (cover == team || is_used(s, team, key)))
                return false;
    }
    return true;
}

static bool team_sound(const struct match *match, const struct state *s, int seat)
{
    const struct team *team = &s->team[seat];
    int line[LINES];
    myst_lines(match, s, seat, CARDS_ALL, line);
    bool pawn = team->pawn == NONE || !is_open(s, team->pawn),
         first = team->first == NONE || owner(s, team->first) == seat;
    bool hand = !team->has_cards || team->hand_size + team->flips + team->played == team->dealt;
    return pawn && first && hand && memcmp(line, team->line, sizeof line) == 0;
}

bool myst_invariant(const struct match *match, const void *state)
{
    const struct state *s = state;
    bool both_pawns = s->team[0].pawn != NONE && s->team[1].pawn != NONE;
    bool moment = s->phase != PHASE_EXPLORE || (both_pawns && s->turns != NONE);
    bool half_turn =
        (s->spun == NONE || s->just_moved == NOBODY) && (both_pawns || (s->spun == NONE && s->just_moved == NOBODY));
    return pieces_sound(match, s) && covers_sound(match, s) && team_sound(match, s, 0) && team_sound(match, s, 1)
           && moment && half_turn;
}
