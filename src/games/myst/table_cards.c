/* Myst: setting up hands. */
#include "games/myst/myst.h"

/* What a team's part of the table says of its cards; NULL: nothing. */
struct cards {
    const struct node *hand, *dealt, *played, *flipped;
};

static const struct node *if_list(const struct node *node)
{
    return node && node->kind == NODE_LIST ? node : NULL;
}

static struct cards cards_of(const struct node *table, int team)
{
    return (struct cards){if_list(myst_for_team(table, "hands", team)), myst_for_team(table, "dealt", team),
                          myst_for_team(table, "played", team), myst_for_team(table, "flipped", team)};
}

static int read_cards(const struct node *list, int *cards)
{
    int count = 0;
    for (const struct node *item = node_first(list); item; item = item->next)
        cards[count++] = item->value;
    return count;
}

static int named_in(const struct node *list, const struct node *end, int card)
{
    int copies = 0;
    for (const struct node *item = node_first(list); item && item != end; item = item->next)
        copies += item->value == card;
    return copies;
}

static const char *const lists[] = {"hands", "flipped"};

/* Copies of a card that a team names: in hand and flipped, and used books. */
static int named_by(const struct myst_state *s, const struct node *table, int team, int card)
{
    int copies = card == CARD_BOOK ? s->team[team].played : 0;
    for (int i = 0; i < 2; i++)
        copies += named_in(myst_for_team(table, lists[i], team), NULL, card);
    return copies;
}

/* Copies of a card in all lists that stand before this item; used books come before everything. */
static int named_before(const struct myst_state *s, const struct node *table, int list, int team,
                        const struct node *item)
{
    int card = item->value, copies = 0;
    for (int t = 0; t < TEAMS && card == CARD_BOOK; t++)
        copies += s->team[t].played;
    for (int k = 0; k <= list; k++)
        for (int t = 0; t < (k == list ? team : TEAMS); t++)
            copies += named_in(myst_for_team(table, lists[k], t), NULL, card);
    return copies + named_in(myst_for_team(table, lists[list], team), item, card);
}

/* The first copy too many is reported, with the sum of both teams. */
static bool copy_fits(struct hearing *h, const struct node *table, int list, int team, const struct node *item)
{
    const struct myst_state *s = h->state;
    if (item->value == CARD_UNKNOWN
        || named_before(s, table, list, team, item) != myst_copies(myst_box_of(h->match), item->value))
        return true;
    const int named[TEAMS] = {named_by(s, table, 0, item->value), named_by(s, table, 1, item->value)};
    return blame(h, item, myst_test_deck(h, item->value, named, 0, -1));
}

static bool deck_suffices(struct hearing *h, const struct node *table)
{
    const struct myst_box *box = myst_box_of(h->match);
    const struct myst_state *s = h->state;
    const int played[TEAMS] = {s->team[0].played, s->team[1].played};
    if (played[0] + played[1] > box->books)
        return reject(h, node_get(table, node_get(table, "played") ? "played" : "hands"), RULE_DECK,
                      "the teams have used too many Linking Books: %s %d + %s %d = %d; the box has %d",
                      h->match->names[0], played[0], h->match->names[1], played[1], played[0] + played[1], box->books);
    bool fits = true;
    for (int list = 0; list < 2; list++)
        for (int team = 0; team < TEAMS; team++) {
            const struct node *cards = myst_for_team(table, lists[list], team);
            for (const struct node *item = node_first(cards); item; item = item->next)
                fits = copy_fits(h, table, list, team, item) && fits;
        }
    return fits;
}

static bool flipped_fits(struct hearing *h, const struct node *list)
{
    bool fits = true;
    for (const struct node *item = node_first(list); item; item = item->next)
        if (item->value < CARD_FIRST)
            fits = reject(h, item, RULE_HAND_SIZE, "only Landmark Cards can be flipped, not %s", item->text);
    return fits;
}

static bool tell_sum(struct hearing *h, int seat, const struct node *at, int hand)
{
    const struct myst_team *team = &((const struct myst_state *)h->state)->team[seat];
    const char *name = h->match->names[seat];
    int sum = hand + team->flips + team->played;
    return reject(h, at, RULE_HAND_SIZE,
                  "%s has %d in hand + %d flipped + %d used = %d cards, but was dealt %d; %s `dealt: {%s: %d}`", name,
                  hand, team->flips, team->played, sum, team->dealt,
                  sum < team->dealt ? "add `unknown` cards, or write" : "write", name, sum);
}

/* The Linking Books used are what the hand lacks. */
static bool derive_played(struct hearing *h, int seat, const struct node *hand)
{
    struct myst_team *team = &((struct myst_state *)h->state)->team[seat];
    int lacks = team->dealt - team->flips - hand->count, books = myst_box_of(h->match)->books;
    const char *name = h->match->names[seat];
    team->played = (short)(lacks >= 0 && lacks <= books ? lacks : 0);
    if (lacks < 0)
        return tell_sum(h, seat, hand, hand->count);
    return lacks <= books
           || reject(h, hand, RULE_HAND_SIZE,
                     "%s: dealt %d - hand %d - flipped %d = %d Linking Books used, but the box has %d; add "
                     "`unknown` cards, or write `dealt: {%s: %d}`",
                     name, team->dealt, hand->count, team->flips, lacks, books, name, hand->count + team->flips);
}

/* How many Linking Books it has used: as given, derived from the hand, none before the race, else unknown. */
static bool read_played(struct hearing *h, int seat, const struct cards *cards, bool may_have_played)
{
    struct myst_team *team = &((struct myst_state *)h->state)->team[seat];
    bool unknown = cards->played && cards->played->value == UNKNOWN_NUMBER;
    team->played = (short)(cards->played && !unknown ? cards->played->value : 0);
    if (cards->played ? !unknown : !may_have_played)
        return true;
    team->played_open = unknown || !cards->hand;
    return !cards->hand || derive_played(h, seat, cards->hand);
}

static bool take_hand(struct hearing *h, int seat, const struct cards *cards, const struct myst_clues *clues)
{
    const struct myst_state *s = h->state;
    struct myst_team *team = &((struct myst_state *)h->state)->team[seat];
    const struct node *some = cards->hand ? cards->hand : cards->flipped ? cards->flipped : cards->played;
    bool raced = clues->covered || (s->team[0].placed && s->team[1].placed);
    if (!some && !cards->dealt && !clues->begun)
        return true;
    team->has_cards = true;
    team->dealt = (short)(cards->dealt ? cards->dealt->value : HAND);
    if (!flipped_fits(h, cards->flipped))
        return false;
    team->flips = (short)read_cards(cards->flipped, team->flipped);
    if (!read_played(h, seat, cards, clues->begun && raced))
        return false;
    int left = team->dealt - team->played - team->flips;
    if (left < 0 || (cards->hand && cards->hand->count != left))
        return tell_sum(h, seat, some ? some : cards->dealt, cards->hand ? cards->hand->count : 0);
    team->hand_size = (short)left;
    for (int i = 0; i < left && !cards->hand; i++)
        team->hand[i] = CARD_UNKNOWN;
    read_cards(cards->hand, team->hand);
    return true;
}

static bool show_books(struct hearing *h, const struct node *table, int seat)
{
    struct myst_state *s = h->state;
    const struct node *shown = myst_for_team(table, "shown", seat);
    s->team[seat].shown = (short)(shown ? shown->value : 0);
    int books = myst_in_hand(s, seat, CARD_BOOK);
    return !shown || s->team[seat].shown <= books
           || reject(h, shown, RULE_HAND_SIZE,
                     "%s has shown %d Linking Book%s, but has %d in hand; name them as `linking-book`",
                     h->match->names[seat], shown->value, plural(shown->value), books);
}

bool myst_set_cards(struct hearing *h, const struct node *table, const struct myst_clues *clues)
{
    bool fits = true;
    for (int team = 0; team < TEAMS; team++) {
        struct cards cards = cards_of(table, team);
        fits = take_hand(h, team, &cards, clues) && show_books(h, table, team) && fits;
    }
    return deck_suffices(h, table) && fits;
}
