/* Mytikas: what chance does (deal, reveal) and choosing between two dealt cards. */
#include "games/mytikas/mytikas.h"

static enum outcome read_deal(struct hearing *h)
{
    int wanted = h->match->house[HOUSE_DEAL] == DEAL_TWO ? 2 : 1;
    if (items(h->move, 0) == wanted)
        return STANDS;
    return misread(h, "each player must be dealt %s here, not %d", wanted == 2 ? "two cards" : "one card",
                   items(h->move, 0));
}

/* Refuses cards that are not in the deck. */
static enum outcome test_deck(struct hearing *h)
{
    const struct myt_state *s = h->state;
    bool turned_up = h->move->verb == VERB_REVEAL;
    char where[SAYING], since[SAYING] = "";
    for (int i = 0; i < items(h->move, 0); i++) {
        int card = item(h->move, 0, i);
        if (s->holder[card] == IN_DECK)
            continue;
        if (s->holder[card] == UNDER_DECK && turned_up)
            put_string(since, SAYING, " and stays there");
        else if (s->holder[card] == UNDER_DECK && s->under_since[card] > 0)
            put_string(since, SAYING, " since entry %d", s->under_since[card]);
        refuse_at(h, 0, i, RULE_DECK, "%s is %s, but that card is %s%s", myt_card_titles[card],
                  turned_up ? "turned up" : "dealt", myt_say_where(h->match, s->holder[card], where), since);
        because(h, s->received_at[card], "that card was seen here");
        return REFUSED;
    }
    return STANDS;
}

/* Gives a player their first card, with its tokens. */
static void lay_down(struct hearing *h, int card, int seat)
{
    struct myt_state *s = h->state;
    int tokens = myt_box_of(h->match)->start_tokens;
    s->holder[card] = seat;
    myt_tokens(h, card, tokens, RULE_GETS_START);
    sum_up(h, "%s gets %s with %d token%s", myt_name_of(h, seat), myt_card_names[card], tokens, plural(tokens));
}

static enum outcome deal(struct hearing *h, struct myt_notes *notes)
{
    struct myt_state *s = h->state;
    int to = value_or(h->move, DEAL_TO, 0);
    if (test_deck(h) == REFUSED)
        return REFUSED;
    if (items(h->move, 0) == 2 && item(h->move, 0, 0) == item(h->move, 0, 1))
        return refuse_at(h, 0, 1, RULE_DECK, "%s is dealt twice, but there is only one copy",
                         myt_card_titles[item(h->move, 0, 0)]);
    if (myt_has_card(s, to))
        return refuse_at(h, DEAL_TO, -1, RULE_DECK, "%s is dealt a second card", myt_name_of(h, to));
    myt_announce(h, notes);

    for (int i = 0; i < items(h->move, 0); i++) {
        int card = item(h->move, 0, i);
        s->received_at[card] = here(h, 0);
        if (h->match->house[HOUSE_DEAL] == DEAL_ONE)
            lay_down(h, card, to);
        else {
            s->holder[card] = DEALT_TO + to;
            sum_up(h, "%s dealt to %s", myt_card_names[card], myt_name_of(h, to));
        }
    }
    myt_set_up_phase(h->match, s);
    return STANDS;
}

static void offer_deal(const struct myt_offer *to)
{
    const struct myt_state *s = to->s;
    bool two = to->match->house[HOUSE_DEAL] == DEAL_TWO;
    for (int seat = 0; seat < to->match->seats; seat++)
        for (int a = 0; a < CARDS && !myt_has_card(s, seat); a++)
            for (int b = two ? a + 1 : CARDS - 1; s->holder[a] == IN_DECK && b < CARDS; b++) {
                int cards[] = {a, b};
                if (two && s->holder[b] != IN_DECK)
                    continue;
                struct move move = move_of(CHANCE, VERB_DEAL);
                move_put_list(&move, 0, two ? 2 : 1, cards);
                move_put(&move, DEAL_TO, seat);
                suggest_move(to->to, &move);
            }
}

const struct myt_act myt_act_deal = {AT_DEAL, read_deal, deal, offer_deal};

static enum outcome keep(struct hearing *h, struct myt_notes *notes)
{
    struct myt_state *s = h->state;
    int card = value_or(h->move, 0, 0), dealt = DEALT_TO + h->move->actor;
    char where[SAYING];
    if (s->holder[card] == IN_DECK)
        return refuse(h, RULE_CARD_GONE, "%s keeps %s, which was not dealt to any player", myt_actor(h),
                      myt_card_titles[card]);
    if (s->holder[card] != dealt) {
        refuse(h, RULE_CARD_GONE, "%s keeps %s, which is %s", myt_actor(h), myt_card_titles[card],
               myt_say_where(h->match, s->holder[card], where));
        because(h, s->received_at[card], "that card was seen here");
        return REFUSED;
    }
    myt_announce(h, notes);

    lay_down(h, card, h->move->actor);
    for (int other = 0; other < CARDS; other++)
        if (s->holder[other] == dealt) {
            s->holder[other] = UNDER_DECK;
            s->under_since[other] = h->entry;
            s->received_at[other] = here(h, 0);
        }
    myt_set_up_phase(h->match, s);
    return STANDS;
}

/* Of `keep` and `reveal`: the cards dealt to the player, or those in the deck. */
static void offer_cards(const struct myt_offer *to)
{
    for (int card = 0; card < CARDS; card++)
        if (to->s->holder[card] == (to->seat == CHANCE ? IN_DECK : DEALT_TO + to->seat))
            suggest_entry(to->to, to->seat, to->verb, {0, card});
}

const struct myt_act myt_act_keep = {AT_KEEP, NULL, keep, offer_cards};

static enum outcome reveal(struct hearing *h, struct myt_notes *notes)
{
    struct myt_state *s = h->state;
    int card = value_or(h->move, 0, 0);
    if (test_deck(h) == REFUSED)
        return REFUSED;
    myt_announce(h, notes);

    s->holder[card] = IN_LINE;
    s->received_at[card] = here(h, 0);
    sum_up(h, "%s joins the line", myt_card_names[card]);
    if (s->phase == LINING) {
        myt_set_up_phase(h->match, s);
        return STANDS;
    }
    if (s->owed == 0)
        myt_need_locks(h);
    else
        myt_owe(h, -1, RULE_GETS_LOCK);
    if (s->owed > 0)
        sum_up(h, "%d more to turn up", s->owed);
    s->missed -= s->missed > 0;
    if (s->phase == FOLLOWING) {
        s->revealed = true;
        s->revealed_at = here(h, 0);
    }
    return STANDS;
}

const struct myt_act myt_act_reveal = {AT_REVEAL, NULL, reveal, offer_cards};
