/* Myst: setting up hands. */
#include "games/myst/myst.h"

static int number_for(const struct node *table, const char *key, int team, int usual)
{
    const struct node *node = myst_for_team(table, key, team);
    return node ? node->value : usual;
}

static int read_cards(const struct node *list, int *cards)
{
    int count = 0;
    for (const struct node *item = list ? list->first : NULL; item; item = item->next)
        cards[count++] = item->value;
    return count;
}

/* A card too many: refused, or doubtful while the landmark's cards are assumed. */
static bool too_many(struct hearing *h, int card, int named, const struct node *at)
{
    enum outcome outcome = myst_test_deck(h, card, named, 0, -1);
    point_to(h, at);
    return outcome == REFUSED;
}

static int named_in(const struct node *list, const struct node *end, int card)
{
    int copies = 0;
    for (const struct node *item = list ? list->first : NULL; item && item != end; item = item->next)
        copies += item->value == card;
    return copies;
}

/* Copies of a card in all lists that stand before this item; used books come before everything. */
static int named_before(const struct node *table, const char *const *keys, int key, int team, const struct node *item)
{
    int card = item->value, copies = 0;
    for (int t = 0; t < TEAMS && card == CARD_BOOK; t++)
        copies += number_for(table, "played", t, 0);
    for (int k = 0; k <= key; k++)
        for (int t = 0; t < (k == key ? team : TEAMS); t++)
            copies += named_in(myst_for_team(table, keys[k], t), NULL, card);
    return copies + named_in(myst_for_team(table, keys[key], team), item, card);
}

static bool deck_suffices(struct hearing *h, const struct node *table)
{
    static const char *const keys[] = {"hands", "flipped"};
    const struct myst_box *box = myst_box_of(h->match);
    int played = number_for(table, "played", 0, 0) + number_for(table, "played", 1, 0);
    if (played > box->books)
        return myst_bad_table(h, RULE_DECK, node_get(table, "played"), "%d Linking Books are used; the box has %d",
                              played, box->books);
    for (int key = 0; key < 2; key++)
        for (int team = 0; team < TEAMS; team++) {
            const struct node *list = myst_for_team(table, keys[key], team);
            for (const struct node *item = list ? list->first : NULL; item; item = item->next) {
                int before = item->value == CARD_UNKNOWN ? 0 : named_before(table, keys, key, team, item),
                    copies = myst_copies(box, item->value);
                bool first_too_many = item->value != CARD_UNKNOWN && before == copies;
                if (first_too_many && too_many(h, item->value, before + 1, item))
                    return false;
            }
        }
    return true;
}

static bool flipped_fits(struct hearing *h, const struct node *list)
{
    for (const struct node *item = list ? list->first : NULL; item; item = item->next)
        if (item->value < CARD_FIRST)
            return myst_bad_table(h, RULE_HAND_SIZE, item, "only Landmark Cards are flipped, not %s", item->text);
    return true;
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
        return myst_bad_table(h, RULE_HAND_SIZE, some,
                              "%s was dealt %d cards, but %d are in hand, %d flipped and %d used",
                              h->match->names[seat], team->dealt, hand ? hand->count : 0, team->flips, team->played);
    team->hand_size = (short)left;
    for (int i = 0; i < left && !hand; i++)
        team->hand[i] = CARD_UNKNOWN;
    read_cards(hand, team->hand);
    return true;
}

bool myst_set_cards(struct hearing *h, const struct node *table)
{
    if (!deck_suffices(h, table))
        return false;
    for (int team = 0; team < TEAMS; team++)
        if (!take_hand(h, table, team))
            return false;
    return true;
}
