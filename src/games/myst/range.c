/* Myst: what the unknown cards of a team can be worth, at least and at most. */
#include "games/myst/myst.h"

enum { HOPELESS = -1 };

/* The Values of one landmark that no card named so far has used up, in order. */
struct stack {
    int count;
    int value[CARDS_MAX];
};

/* Lowest or highest Values first, 0 if the team does not control the landmark; at most CARDS_MAX of them are needed. */
static struct stack stack_of(const struct match *match, const struct myst_state *s, int team, int landmark,
                             bool dearest)
{
    const struct myst_box *box = myst_box_of(match);
    struct stack stack = {0};
    bool counts = myst_controls(match, s, landmark) == team;
    for (int i = 0; i < box->kinds; i++) {
        int kind = dearest ? box->kinds - 1 - i : i;
        if (box->kind[kind].landmark != landmark)
            continue;
        for (int left = myst_left(match, s, CARD_FIRST + kind); left > 0 && stack.count < CARDS_MAX; left--)
            stack.value[stack.count++] = counts ? box->kind[kind].value : 0;
    }
    return stack;
}

/* Makes cards of one landmark known, as many as give the least or the most; the first of them also brings `bonus`. */
static void add_stack(int best[], int most, const struct stack *stack, int bonus, bool dearest)
{
    for (int j = most; j > 0; j--)
        for (int cards = 1, added = bonus; cards <= stack->count && cards <= j; cards++) {
            added += stack->value[cards - 1];
            int sum = best[j - cards] + added;
            if (best[j - cards] != HOPELESS && (best[j] == HOPELESS || (dearest ? sum > best[j] : sum < best[j])))
                best[j] = sum;
        }
}

static int extreme(const struct match *match, const struct myst_state *s, int team, int unknown, bool dearest)
{
    const struct myst_box *box = myst_box_of(match);
    int best[CARDS_MAX + 1], most = unknown; /* what j cards can add; HOPELESS if fewer than j cards are left */
    for (int j = 0, books = myst_left(match, s, CARD_BOOK); j <= unknown; j++)
        best[j] = j <= books ? 0 : HOPELESS;
    for (int landmark = 0; landmark < box->landmarks; landmark++) {
        bool bonus =
            myst_earns_bonus(match, s, team, landmark) && !myst_worth(match, s, team, landmark, CARDS_ALL).cards;
        struct stack stack = stack_of(match, s, team, landmark, dearest);
        add_stack(best, unknown, &stack, bonus ? box->bonus : 0, dearest);
    }
    while (best[most] == HOPELESS)
        most--;
    return best[most];
}

struct range myst_range(const struct match *match, const struct myst_state *s, int team)
{
    int unknown = myst_in_hand(s, team, CARD_UNKNOWN);
    return unknown ? (struct range){extreme(match, s, team, unknown, false), extreme(match, s, team, unknown, true)}
                   : range_at(0);
}
