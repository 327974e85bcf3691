/* Myst: dealing. */
#include "games/myst/myst.h"

/* This team's old cards go back, so they do not count. `doubted`: tests cards with assumed copies, else the others. */
static bool test_deck(struct hearing *h, int team, bool doubted)
{
    for (int i = 0; i < items(h->move, FIELD_CARDS); i++) {
        int card = item(h->move, FIELD_CARDS, i), copies = myst_copies(myst_box_of(h->match), card),
            dealt = myst_times(&h->move->item[h->move->field[FIELD_CARDS].from], i + 1, card);
        if (card == CARD_UNKNOWN)
            continue;
        int elsewhere = myst_named_by(h->state, myst_other(team), card);
        const int named[TEAMS] = {team == 0 ? dealt : elsewhere, team == 0 ? elsewhere : dealt};
        bool first_too_many = elsewhere + dealt == copies + 1 || (dealt == 1 && elsewhere + dealt > copies);
        if (first_too_many && myst_copies_assumed(h->match, card) == doubted
            && myst_test_deck(h, card, named, FIELD_CARDS, i) == REFUSED)
            return false;
    }
    return true;
}

/* "blue is dealt 5 cards: rocket ship 4, a Linking Book, 3 unknown". */
static void sum_up_deal(struct hearing *h, int seat)
{
    const struct myst_state *s = h->state;
    const struct myst_team *team = &s->team[seat];
    if (!h->sums)
        return;
    struct myst_text cards = {0};
    char room[WORD_ROOM];
    int unknown = myst_in_hand(s, seat, CARD_UNKNOWN);
    for (int i = 0; i < team->hand_size; i++)
        if (team->hand[i] != CARD_UNKNOWN)
            myst_add(&cards, "%s%s%s", cards.used ? ", " : "", team->hand[i] == CARD_BOOK ? "a " : "",
                     myst_card_title(h->match, team->hand[i], room));
    if (unknown)
        myst_add(&cards, "%s%d unknown", cards.used ? ", " : "", unknown);
    sum_up(h, "%s is dealt %d card%s%s%s", myst_team_name(h, seat), team->hand_size, plural(team->hand_size),
           cards.used ? ": " : "", cards.text);
}

enum outcome myst_play_deal(struct hearing *h)
{
    struct myst_state *s = h->state;
    int seat = value_or(h->move, 0, 0), count = given(h->move, FIELD_CARDS) ? items(h->move, FIELD_CARDS) : HAND;
    struct myst_team *team = &s->team[seat];
    if (myst_in_phase(h, 1u << PHASE_START) == REFUSED)
        return REFUSED;
    if (!myst_bare(s))
        return refuse_at(h, AT_VERB, -1, RULE_LOG_PHASE, "cards must be dealt before the first piece is placed");
    if (!test_deck(h, seat, false) || !test_deck(h, seat, true))
        return REFUSED;
    if (team->has_cards) {
        illegal(h, RULE_DEAL_ONCE, "%s has already been dealt cards", myst_team_name(h, seat));
        because(h, s->dealt_at[seat], "dealt here");
    }
    if (count != HAND)
        illegal_at(h, FIELD_CARDS, -1, RULE_DEAL_FIVE, "%s is dealt %d card%s; it must be %d", myst_team_name(h, seat),
                   count, plural(count), HAND);

    team->has_cards = true;
    team->dealt = team->hand_size = (short)count;
    team->played = team->flips = 0;
    team->played_open = false;
    for (int i = 0; i < count; i++)
        team->hand[i] = given(h->move, FIELD_CARDS) ? item(h->move, FIELD_CARDS, i) : CARD_UNKNOWN;
    s->dealt_at[seat] = here(h, 0);
    sum_up_deal(h, seat);
    return STANDS;
}

void myst_suggest_deal(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    (void)match;
    for (int team = 0; team < TEAMS && s->phase == PHASE_START && myst_bare(s); team++)
        if (!s->team[team].has_cards)
            suggest_entry(list, CHANCE, verb, {0, team});
}

void myst_pieces(const struct match *match, const void *state, struct text *out)
{
    const struct myst_state *s = state;
    const struct myst_box *box = myst_box_of(match);
    if (s->phase != PHASE_START || !myst_bare(s))
        return;
    text_format(out, "card %d", HAND);
    for (int landmark = 0; landmark < box->landmarks; landmark++) {
        text_format(out, "\nlandmark %s", box->landmark[landmark]);
        for (int kind = 0; kind < box->kinds; kind++)
            if (box->kind[kind].landmark == landmark)
                text_format(out, " %d*%d", box->kind[kind].value, myst_left(match, s, CARD_FIRST + kind));
    }
    text_format(out, "\nlandmark linking-book*%d\nlandmark unknown", myst_left(match, s, CARD_BOOK));
}

/* Deals are listed without their cards. */
bool myst_spell_deal(const struct match *match, const void *state, struct move *move)
{
    if (given(move, FIELD_CARDS) && !myst_faultless(match, state, move))
        return false;
    *move = MOVE_WITH(move->actor, move->verb, {0, item(move, 0, 0)});
    return true;
}
