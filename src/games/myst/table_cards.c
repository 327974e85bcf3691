/* Myst: setting up hands. */
#include "games/myst/myst.h"

static int read_cards(const struct node *list, int *cards)
{
    int count = 0;
    for (const struct node *item = node_first(list); item; item = item->next)
        cards[count++] = item->value;
    return count;
}

int myst_listed(const struct node *list, const struct node *end, int card)
{
    int copies = 0;
    for (const struct node *item = node_first(list); item && item != end; item = item->next)
        copies += item->value == card;
    return copies;
}

/* The first copy too many is reported, with the sum of both teams. Used books come before everything, hands before
   what was flipped. */
static bool deck_suffices(struct hearing *h, const struct node *table)
{
    static const char *const lists[] = {"hands", "flipped"};
    const struct myst_box *box = myst_box_of(h->match);
    const struct myst_state *s = h->state;
    const int played[TEAMS] = {s->team[0].played, s->team[1].played};
    if (played[0] + played[1] > box->books)
        return reject(h, node_get(table, node_get(table, "played") ? "played" : "hands"), RULE_DECK,
                      "the teams have used too many Linking Books: %s %d + %s %d = %d; the box has %d",
                      h->match->names[0], played[0], h->match->names[1], played[1], played[0] + played[1], box->books);
    const struct node *named[2 * TEAMS * CARDS_MAX];
    int count = 0, by[2 * TEAMS * CARDS_MAX];
    for (int i = 0; i < 2 * TEAMS; i++)
        for (const struct node *item = node_first(myst_for_team(table, lists[i / TEAMS], i % TEAMS)); item;
             item = item->next) {
            by[count] = i % TEAMS;
            named[count++] = item;
        }
    bool fits = true;
    for (int i = 0; i < count; i++) {
        int card = named[i]->value, book = card == CARD_BOOK, copies[TEAMS] = {book * played[0], book * played[1]};
        int before = copies[0] + copies[1];
        for (int j = 0; j < count; j++)
            if (named[j]->value == card) {
                copies[by[j]]++;
                before += j < i;
            }
        if (card != CARD_UNKNOWN && before == myst_copies(box, card))
            fits = blame(h, named[i], myst_test_deck(h, card, copies, 0, -1)) && fits;
    }
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

/* How many Linking Books it has used: as given, derived from what the hand lacks, none before the race, else
   unknown. */
static bool read_played(struct hearing *h, int seat, const struct node *hand, const struct node *played,
                        bool may_have_played)
{
    struct myst_team *team = &((struct myst_state *)h->state)->team[seat];
    bool unknown = played && played->value == UNKNOWN_NUMBER;
    team->played = (short)(played && !unknown ? played->value : 0);
    if (played ? !unknown : !may_have_played)
        return true;
    team->played_open = unknown || !hand;
    if (!hand)
        return true;
    int lacks = team->dealt - team->flips - hand->count, books = myst_box_of(h->match)->books;
    const char *name = h->match->names[seat];
    if (lacks < 0)
        return tell_sum(h, seat, hand, hand->count);
    if (lacks > books)
        return reject(h, hand, RULE_HAND_SIZE,
                      "%s: dealt %d - hand %d - flipped %d = %d Linking Books used, but the box has %d; add "
                      "`unknown` cards, or write `dealt: {%s: %d}`",
                      name, team->dealt, hand->count, team->flips, lacks, books, name, hand->count + team->flips);
    team->played = (short)lacks;
    return true;
}

static bool take_hand(struct hearing *h, const struct node *table, int seat, const struct myst_clues *clues)
{
    const struct myst_state *s = h->state;
    struct myst_team *team = &((struct myst_state *)h->state)->team[seat];
    const struct node *listed = myst_for_team(table, "hands", seat), *dealt = myst_for_team(table, "dealt", seat),
                      *played = myst_for_team(table, "played", seat), *flipped = myst_for_team(table, "flipped", seat),
                      *hand = listed && listed->kind == NODE_LIST ? listed : NULL,
                      *some = hand      ? hand
                              : flipped ? flipped
                                        : played;
    bool raced = clues->covered || (s->team[0].placed && s->team[1].placed), fits = true;
    if (!some && !dealt && !clues->begun)
        return true;
    team->has_cards = true;
    team->dealt = (short)(dealt ? dealt->value : HAND);
    for (const struct node *item = node_first(flipped); item; item = item->next)
        if (item->value < CARD_FIRST)
            fits = reject(h, item, RULE_HAND_SIZE, "only Landmark Cards can be flipped, not %s", item->text);
    if (!fits)
        return false;
    team->flips = (short)read_cards(flipped, team->flipped);
    if (!read_played(h, seat, hand, played, clues->begun && raced))
        return false;
    int left = team->dealt - team->played - team->flips;
    if (left < 0 || (hand && hand->count != left))
        return tell_sum(h, seat, some ? some : dealt, hand ? hand->count : 0);
    team->hand_size = (short)left;
    for (int i = 0; i < left && !hand; i++)
        team->hand[i] = CARD_UNKNOWN;
    read_cards(hand, team->hand);
    return true;
}

bool myst_set_cards(struct hearing *h, const struct node *table, const struct myst_clues *clues)
{
    struct myst_state *s = h->state;
    bool fits = true;
    for (int team = 0; team < TEAMS; team++) {
        bool taken = take_hand(h, table, team, clues);
        const struct node *shown = taken ? myst_for_team(table, "shown", team) : NULL;
        int books = myst_in_hand(s, team, CARD_BOOK);
        s->team[team].shown = (short)(shown ? shown->value : 0);
        fits = fits && taken;
        if (s->team[team].shown > books)
            fits = reject(h, shown, RULE_HAND_SIZE,
                          "%s has shown %d Linking Book%s, but has %d in hand; name them as `linking-book`",
                          h->match->names[team], shown->value, plural(shown->value), books);
    }
    return deck_suffices(h, table) && fits;
}
