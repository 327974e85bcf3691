/* Myriath: how random play begins. */
#include "games/myriath/myriath.h"

/* An octagon has many squares, `first` few names: with equal weights random play would hardly ever draw who begins. */
int myr_weight(const struct match *match, const void *state, const struct move *move)
{
    enum { WILLING = 100, RARELY = 5 };
    return move->verb == VERB_OCTAGON && myr_phase_of(match, state) == DRAW ? RARELY : WILLING;
}
