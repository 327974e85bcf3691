/* Mytikas: is a position in which play has not begun the one that the rule text sets up? What differs stands. */
#include <string.h>

#include "games/mytikas/mytikas.h"

static const char *const places[] = {"1st", "2nd", "3rd", "4th"};

static const struct node *written(const struct node *table, int seat, const char *key)
{
    const struct node *node = node_get(node_at(node_get(table, "seats"), seat), key);
    return myt_is_unknown(node) ? NULL : node;
}

/* The player starts with something else than what is written under `key`. */
static void object(struct hearing *h, const struct node *table, int seat, const char *key, const char *right,
                   const char *there)
{
    illegal(h, RULE_SETUP, "%s starts with %s, not with %s", myt_name_of(h, seat), right, there);
    point_to(h, written(table, seat, key));
}

/* ---- goods ---- */

static bool right_goods(const struct match *match, const struct myt_state *s, int first, int seat)
{
    const int *start = myt_box_of(match)->start_goods[myt_seats_from(match, first, seat)];
    for (int kind = 0; kind < KINDS; kind++)
        for (int level = 0; level < LEVELS; level++)
            if (s->seat[seat].goods[kind][level] != (level ? 0 : start[kind]))
                return false;
    return true;
}

static void check_goods(struct hearing *h, const struct node *table, int seat)
{
    const struct myt_state *s = h->state;
    if (!written(table, seat, "goods") || right_goods(h->match, s, s->first, seat))
        return;
    int place = myt_seats_from(h->match, s->first, seat);
    char right[SAYING], goods_said[SAYING], there[SAYING];
    put_string(right, sizeof right, "%.80s on Level 1 (%s player)",
               myt_say_goods(myt_box_of(h->match)->start_goods[place], goods_said), places[place]);
    bool any = *myt_say_cubes(s->seat[seat].goods[0], " on Level", there);
    object(h, table, seat, "goods", right, any ? there : "no cubes");
}

/* If the start player is unknown, the goods must be right for some start player. */
static void check_goods_of_all(struct hearing *h, const struct node *table)
{
    const struct node *goods = NULL; /* the first that is written */
    for (int first = 0; first < h->match->seats; first++) {
        bool right = true;
        for (int seat = h->match->seats - 1; seat >= 0; seat--)
            if (written(table, seat, "goods")) {
                goods = written(table, seat, "goods");
                right = right && right_goods(h->match, h->state, first, seat);
            }
        if (right)
            return;
    }
    illegal(h, RULE_SETUP, "the start goods are not right for any start player");
    point_to(h, goods);
}

/* ---- tokens and cards ---- */

static void check_cards(struct hearing *h, const struct node *table, int seat)
{
    const struct myt_state *s = h->state;
    int tokens = myt_box_of(h->match)->start_tokens, dealt = myt_cards_at(s, DEALT_TO + seat);
    bool right = myt_cards_at(s, seat) <= (dealt > 0 ? 0 : 1);
    for (int card = 0; card < CARDS; card++)
        right = right && (s->holder[card] != seat || (s->tokens[card] == tokens && !s->locked[card]));
    char must[SAYING];
    put_string(must, sizeof must, dealt > 0 ? "two cards to choose from" : "one card and %d token%s on it", tokens,
               plural(tokens));
    if (!right)
        object(h, table, seat, "cards", must, "these");
}

static void check_favors(struct hearing *h, const struct node *table, int seat)
{
    const struct myt_state *s = h->state;
    int held = myt_favors_held(s, seat);
    bool taken = false;
    for (int earlier = 0; earlier < seat; earlier++)
        for (int god = 0; god < GODS; god++)
            taken = taken || (s->seat[seat].favors[god] > 0 && s->seat[earlier].favors[god] > 0);
    if (held > 0 && s->phase < FAVORING)
        object(h, table, seat, "favors", "no Favor before the first Favors are chosen", "this one");
    else if (held > 1)
        object(h, table, seat, "favors", "one Favor", "several");
    else if (taken)
        object(h, table, seat, "favors", "a Favor of another god than the other players", "the same");
}

void myt_check_start(struct hearing *h, const struct node *table)
{
    const struct myt_state *s = h->state;
    if (s->first == NONE)
        check_goods_of_all(h, table);
    for (int seat = 0; seat < h->match->seats; seat++) {
        int tokens = s->seat[seat].offerings;
        char reserve[SAYING];
        put_string(reserve, sizeof reserve, "%d Offering token%s", tokens, plural(tokens));
        if (s->first != NONE)
            check_goods(h, table, seat);
        if (tokens > 0)
            object(h, table, seat, "offerings", "no reserve", reserve);
        check_cards(h, table, seat);
        check_favors(h, table, seat);
        if (myt_pieces_built(s, seat) > 0)
            object(h, table, seat, "built", "nothing built", "these pieces");
        if (s->seat[seat].builder != NONE)
            object(h, table, seat, "builder", "the Builder on no area", "it on the board");
    }
}
