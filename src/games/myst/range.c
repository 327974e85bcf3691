/* Myst: what the unknown cards of a team can be worth, at least and at most. */
#include "games/myst/myst.h"

enum { HOPELESS = -1 };

/* The Values of one landmark that no card named so far has used up, in order. */
struct stack {
    int count;
    int value[CARDS_MAX];
};

/* best[j]: what j cards can add at least (or at most); HOPELESS if fewer than j cards are left. */
struct sums {
    int best[CARDS_MAX + 1];
};

static int left_of(const struct myst_box *box, const struct myst_state *s, int kind)
{
    int left = box->kind[kind].copies - myst_named(s, CARD_FIRST + kind);
    return left > 0 ? left : 0;
}

/* Lowest or highest Values first; at most CARDS_MAX of them are needed. */
static struct stack stack_of(const struct myst_box *box, const struct myst_state *s, int landmark, bool dearest)
{
    struct stack stack = {0};
    for (int i = 0; i < box->kinds; i++) {
        int kind = dearest ? box->kinds - 1 - i : i;
        if (box->kind[kind].landmark != landmark)
            continue;
        for (int left = left_of(box, s, kind); left > 0 && stack.count < CARDS_MAX; left--)
            stack.value[stack.count++] = box->kind[kind].value;
    }
    return stack;
}

/* The number of cards left that add nothing: books, and cards of landmarks the team does not control. */
static int worthless(const struct match *match, const struct myst_state *s, int team)
{
    const struct myst_box *box = myst_box_of(match);
    bool worth[LANDMARKS_MAX] = {false};
    int count = myst_free_books(match, s);
    for (int landmark = 0; landmark < box->landmarks; landmark++)
        worth[landmark] = myst_controls(match, s, landmark) == team;
    for (int kind = 0; kind < box->kinds; kind++)
        if (!worth[box->kind[kind].landmark])
            count += left_of(box, s, kind);
    return count;
}

static bool better(int sum, int than, bool dearest)
{
    return than == HOPELESS || (dearest ? sum > than : sum < than);
}

static struct sums with_stack(const struct sums *before, const struct stack *stack, int bonus, int most, bool dearest)
{
    struct sums after = *before;
    int added = bonus;
    for (int cards = 1; cards <= stack->count && cards <= most; cards++) {
        added += stack->value[cards - 1];
        for (int j = cards; j <= most; j++) {
            int base = before->best[j - cards];
            if (base != HOPELESS && better(base + added, after.best[j], dearest))
                after.best[j] = base + added;
        }
    }
    return after;
}

static bool has_card_for(const struct match *match, const struct myst_state *s, int team, int landmark)
{
    const struct myst_team *t = &s->team[team];
    for (int i = 0; i < t->flips; i++)
        if (t->flipped[i] >= CARD_FIRST && myst_card_landmark(myst_box_of(match), t->flipped[i]) == landmark)
            return true;
    return myst_has_landmark_card(match, s, team, landmark);
}

static int extreme(const struct match *match, const struct myst_state *s, int team, int unknown, int free_cards,
                   bool dearest)
{
    const struct myst_box *box = myst_box_of(match);
    struct sums sums = {0};
    for (int j = 0; j <= unknown; j++)
        sums.best[j] = j <= free_cards ? 0 : HOPELESS;
    for (int landmark = 0; landmark < box->landmarks; landmark++) {
        if (myst_controls(match, s, landmark) != team)
            continue;
        bool bonus = myst_earns_bonus(match, s, team, landmark) && !has_card_for(match, s, team, landmark);
        struct stack stack = stack_of(box, s, landmark, dearest);
        sums = with_stack(&sums, &stack, bonus ? box->bonus : 0, unknown, dearest);
    }
    int most = unknown;
    while (sums.best[most] == HOPELESS)
        most--;
    return sums.best[most];
}

void myst_range(const struct match *match, const struct myst_state *s, int team, int *low, int *high)
{
    int unknown = myst_in_hand(s, team, CARD_UNKNOWN);
    int free_cards = unknown ? worthless(match, s, team) : 0;
    *low = unknown ? extreme(match, s, team, unknown, free_cards, false) : 0;
    *high = unknown ? extreme(match, s, team, unknown, free_cards, true) : 0;
}
