/* table: first NAME - the first player is drawn. */
#include "games/myriath/state.h"

enum outcome myriath_first(struct hearing *h)
{
    int seat = item(h->move, 0, 0);
    if (myriath_shut(h, 1u << DRAW))
        return REFUSED;
    myriath_watch_first(h, seat);

    myriath_decide_first(h, seat);
    return STANDS;
}
