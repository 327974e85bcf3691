/* Myst: setting up hands. */
#include "games/myst/myst.h"

/* The Linking Books that it has used. */
static int books_used(const struct node *table, int team)
{
    const struct node *used = myst_for_team(table, "played", team);
    return used ? used->value : 0;
}

static int read_cards(const struct node *list, int *cards)
{
    int count = 0;
    for (const struct node *item = list ? list->first : NULL; item; item = item->next)
        cards[count++] = item->value;
    return count;
}

static int named_in(const struct node *list, const struct node *end, int card)
{
    int copies = 0;
    for (const struct node *item = list ? list->first : NULL; item && item != end; item = item->next)
        copies += item->value == card;
    return copies;
}

static const char *const lists[] = {"hands", "flipped"};

/* Copies of a card that a team names: in hand and flipped, and used books. */
static int named_by(const struct node *table, int team, int card)
{
    int copies = card == CARD_BOOK ? books_used(table, team) : 0;
    for (int i = 0; i < 2; i++)
        copies += named_in(myst_for_team(table, lists[i], team), NULL, card);
    return copies;
}

/* Copies of a card in all lists that stand before this item; used books come before everything. */
static int named_before(const struct node *table, int list, int team, const struct node *item)
{
    int card = item->value, copies = 0;
    for (int t = 0; t < TEAMS && card == CARD_BOOK; t++)
        copies += books_used(table, t);
    for (int k = 0; k <= list; k++)
        for (int t = 0; t < (k == list ? team : TEAMS); t++)
            copies += named_in(myst_for_team(table, lists[k], t), NULL, card);
    return copies + named_in(myst_for_team(table, lists[list], team), item, card);
}

/* The first copy too many is told, with the sum of both teams. */
static bool copy_fits(struct hearing *h, const struct node *table, int list, int team, const struct node *item)
{
    if (item->value == CARD_UNKNOWN
        || named_before(table, list, team, item) != myst_copies(myst_box_of(h->match), item->value))
        return true;
    const int named[TEAMS] = {named_by(table, 0, item->value), named_by(table, 1, item->value)};
    return blame(h, item, myst_test_deck(h, item->value, named, 0, -1));
}

static bool deck_suffices(struct hearing *h, const struct node *table)
{
    const struct myst_box *box = myst_box_of(h->match);
    const int played[TEAMS] = {books_used(table, 0), books_used(table, 1)};
    if (played[0] + played[1] > box->books)
        return blame(h, node_get(table, "played"),
                     refuse(h, RULE_DECK, "Linking Books used: %s %d + %s %d = %d; the box has %d", h->match->names[0],
                            played[0], h->match->names[1], played[1], played[0] + played[1], box->books));
    bool fits = true;
    for (int list = 0; list < 2; list++)
        for (int team = 0; team < TEAMS; team++) {
            const struct node *cards = myst_for_team(table, lists[list], team);
            for (const struct node *item = cards ? cards->first : NULL; item; item = item->next)
                fits = copy_fits(h, table, list, team, item) && fits;
        }
    return fits;
}

static bool flipped_fits(struct hearing *h, const struct node *list)
{
    bool fits = true;
    for (const struct node *item = list ? list->first : NULL; item; item = item->next)
        if (item->value < CARD_FIRST)
            fits = blame(h, item, refuse(h, RULE_HAND_SIZE, "only Landmark Cards are flipped, not %s", item->text));
    return fits;
}

static bool tell_sum(struct hearing *h, int seat, const struct node *at, int hand)
{
    const struct myst_team *team = &((const struct myst_state *)h->state)->team[seat];
    const char *name = h->match->names[seat];
    int sum = hand + team->flips + team->played;
    return blame(h, at,
                 refuse(h, RULE_HAND_SIZE, "%s: hand %d + flipped %d + used %d = %d; dealt %d: %s `dealt: {%s: %d}`",
                        name, hand, team->flips, team->played, sum, team->dealt,
                        sum < team->dealt ? "fill up with `unknown`, or write" : "write", name, sum));
}

static bool take_hand(struct hearing *h, const struct node *table, int seat)
{
    struct myst_team *team = &((struct myst_state *)h->state)->team[seat];
    const struct node *hand = myst_for_team(table, "hands", seat), *dealt = myst_for_team(table, "dealt", seat),
                      *played = myst_for_team(table, "played", seat), *flipped = myst_for_team(table, "flipped", seat);
    const struct node *some = hand ? hand : flipped ? flipped : played ? played : dealt;
    if (!some)
        return true;
    team->has_cards = true;
    team->dealt = (short)(dealt ? dealt->value : HAND);
    team->played = (short)(played ? played->value : 0);
    if (!flipped_fits(h, flipped))
        return false;
    team->flips = (short)read_cards(flipped, team->flipped);
    int left = team->dealt - team->played - team->flips;
    if (left < 0 || (hand && hand->count != left))
        return tell_sum(h, seat, some, hand ? hand->count : 0);
    team->hand_size = (short)left;
    for (int i = 0; i < left && !hand; i++)
        team->hand[i] = CARD_UNKNOWN;
    read_cards(hand, team->hand);
    return true;
}

static bool show_books(struct hearing *h, const struct node *table, int seat)
{
    struct myst_state *s = h->state;
    const struct node *shown = myst_for_team(table, "shown", seat);
    s->team[seat].shown = (short)(shown ? shown->value : 0);
    int books = myst_in_hand(s, seat, CARD_BOOK);
    return !shown || s->team[seat].shown <= books
           || blame(h, shown,
                    refuse(h, RULE_HAND_SIZE,
                           "%s has shown %d Linking Book%s, but %d in hand; name them as `linking-book`",
                           h->match->names[seat], shown->value, plural(shown->value), books));
}

bool myst_set_cards(struct hearing *h, const struct node *table)
{
    bool fits = deck_suffices(h, table);
    for (int team = 0; team < TEAMS; team++)
        fits = take_hand(h, table, team) && show_books(h, table, team) && fits;
    return fits;
}
