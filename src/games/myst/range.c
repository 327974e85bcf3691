/* Myst: what the unknown cards of a team can be worth, at least and at most. */
#include "games/myst/myst.h"

enum { HOPELESS = -1 };

/* The Values of one landmark that no card named so far has used up, in order. */
struct stack {
    int count;
    int value[CARDS_MAX];
};

/* Lowest or highest Values first; at most CARDS_MAX of them are needed. */
static struct stack stack_of(const struct match *match, const struct myst_state *s, int landmark, bool dearest)
{
    const struct myst_box *box = myst_box_of(match);
    struct stack stack = {0};
    for (int i = 0; i < box->kinds; i++) {
        int kind = dearest ? box->kinds - 1 - i : i;
        if (box->kind[kind].landmark != landmark)
            continue;
        for (int left = myst_left(match, s, CARD_FIRST + kind); left > 0 && stack.count < CARDS_MAX; left--)
            stack.value[stack.count++] = box->kind[kind].value;
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

/* The number of cards left that add nothing: books, and cards of landmarks the team does not control. */
static int worthless(const struct match *match, const struct myst_state *s, int team)
{
    const struct myst_box *box = myst_box_of(match);
    bool worth[LANDMARKS_MAX] = {false};
    int count = myst_left(match, s, CARD_BOOK);
    for (int landmark = 0; landmark < box->landmarks; landmark++)
        worth[landmark] = myst_controls(match, s, landmark) == team;
    for (int kind = 0; kind < box->kinds; kind++)
        count += worth[box->kind[kind].landmark] ? 0 : myst_left(match, s, CARD_FIRST + kind);
    return count;
}

static int extreme(const struct match *match, const struct myst_state *s, int team, int unknown, int free_cards,
                   bool dearest)
{
    const struct myst_box *box = myst_box_of(match);
    int best[CARDS_MAX + 1], most = unknown; /* what j cards can add; HOPELESS if fewer than j cards are left */
    for (int j = 0; j <= unknown; j++)
        best[j] = j <= free_cards ? 0 : HOPELESS;
    for (int landmark = 0; landmark < box->landmarks; landmark++) {
        if (myst_controls(match, s, landmark) != team)
            continue;
        bool bonus =
            myst_earns_bonus(match, s, team, landmark) && !myst_worth(match, s, team, landmark, CARDS_ALL).cards;
        struct stack stack = stack_of(match, s, landmark, dearest);
        add_stack(best, unknown, &stack, bonus ? box->bonus : 0, dearest);
    }
    while (best[most] == HOPELESS)
        most--;
    return best[most];
}

void myst_range(const struct match *match, const struct myst_state *s, int team, int *low, int *high)
{
    int unknown = myst_in_hand(s, team, CARD_UNKNOWN);
    int free_cards = unknown ? worthless(match, s, team) : 0;
    *low = unknown ? extreme(match, s, team, unknown, free_cards, false) : 0;
    *high = unknown ? extreme(match, s, team, unknown, free_cards, true) : 0;
}
