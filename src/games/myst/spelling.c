/* Myst: one entry, many spellings; and what chance may bring. */
#include "games/myst/interface.h"
#include "games/myst/play.h"
#include "games/myst/words.h"

static bool faultless(const struct match *match, const struct state *s, const struct move *move)
{
    struct state room = *s;
    struct hearing hearing = {.match = match, .state = &room, .move = move};
    return match->game->verbs[move->verb].play(&hearing) == STANDS && hearing.broken == 0;
}

static struct move bare(const struct move *move, int value)
{
    struct move plain = move_of(move->actor, move->verb);
    move_put(&plain, 0, value);
    return plain;
}

/* A way and its end, a piece laid at its own position, a total rightly told and the cards of a deal are spellings of one entry. */
static bool says_more(const struct move *move)
{
    return given(move, 1) || (move->verb == VERB_WALK && move->field[0].listed);
}

bool myst_normal(const struct match *match, const void *state, struct move *move)
{
    const struct state *s = state;
    bool shown_again = move->verb == VERB_FLIP && item(move, 0, 0) == CARD_BOOK
                       && myst_in_hand(s, move->actor, CARD_BOOK) && !myst_reveals_book(match, s, move->actor);
    if (move->verb == VERB_ANNOUNCE || shown_again)
        return false;
    if (!says_more(move))
        return true;
    if (!faultless(match, s, move))
        return false;
    *move = bare(move, item(move, 0, items(move, 0) - 1));
    return true;
}

bool myst_alike(const struct match *match, const struct move *a, const struct move *b)
{
    (void)match;
    struct move left = *a, right = *b;
    bool laying = a->verb == VERB_PLACE || a->verb == VERB_LINK;
    if (a->verb != b->verb || (a->verb == VERB_WALK && a->field[0].listed != b->field[0].listed))
        return false;
    if (laying && value_or(a, FIELD_AT, item(a, 0, 0)) == item(a, 0, 0))
        left = bare(a, item(a, 0, 0));
    if (laying && value_or(b, FIELD_AT, item(b, 0, 0)) == item(b, 0, 0))
        right = bare(b, item(b, 0, 0));
    return move_same(&left, &right);
}

/* Mostly hands one can see, now and then hidden ones. */
bool myst_chance(const struct match *match, const void *state, struct random *random, struct move *move)
{
    const struct state *s = state;
    const struct box *box = box_of(match);
    int deck[CARDS_MAX * 4], cards = 0, team = 0;
    if (s->phase != PHASE_START || s->team[0].placed + s->team[1].placed > 0)
        return false;
    while (team < TEAMS && s->team[team].has_cards)
        team++;
    if (team == TEAMS || random_below(random, 4) == 0)
        return false;
    for (int card = CARD_BOOK; card < CARD_FIRST + box->kinds; card++)
        for (int left = myst_copies(box, card) - myst_named(s, card); left > 0 && cards < CARDS_MAX * 4; left--)
            deck[cards++] = card;
    if (cards < HAND)
        return false;
    random_shuffle(random, deck, cards);
    *move = bare(&(struct move){.actor = CHANCE, .verb = VERB_DEAL}, team);
    move_put_list(move, FIELD_CARDS, HAND, deck);
    return true;
}

void myst_expects(const struct match *match, const void *state, struct text *out)
{
    const struct state *s = state;
    for (int team = 0; team < TEAMS && s->phase == PHASE_START && s->team[0].placed + s->team[1].placed == 0; team++)
        if (!s->team[team].has_cards)
            text_format(out, "table: deal %s cards, five of them by name or unknown\n", match->names[team]);
    if (s->phase == PHASE_SCORING)
        text_add(out, "a team: announce its total so far\n");
}
