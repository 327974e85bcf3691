/* Cyclades: gods, which main gods are face up in this cycle; then everybody receives his income. */
#include "games/cyclades/cyclades.h"

/* With three open gods the fourth opens the next cycle. With two, the other two follow in every even cycle. */
static void test_carry(struct hearing *h)
{
    const struct cyc_state *s = h->state;
    int open = cyc_box_of(h->match)->open_gods, hidden = MAIN_GODS - s->gods_open;
    bool pairs = open == 2;
    if (s->cycle < 2 || open >= MAIN_GODS || (pairs && s->cycle % 2 == 1) || items(h->move, 0) == 0)
        return;
    if (!s->gods_unknown && hidden < (pairs ? MAIN_GODS - open : 1))
        return;
    for (int i = 0; i < (pairs ? items(h->move, 0) : 1); i++)
        if (cyc_god_open(s, item(h->move, 0, i))) {
            cyc_breaks_at(h, 0, i, RULE_GODS_CARRY, "%s was face up in cycle %d; %s",
                          cyc_god_titles[item(h->move, 0, i)], s->cycle - 1,
                          pairs ? "the other pair must follow" : "a god that was face down must be first");
            because(h, s->gods_at, "the gods of cycle %d", s->cycle - 1);
            return;
        }
    if (s->gods_unknown)
        unknown(h, RULE_GODS_CARRY, "gods", "the gods face up in cycle %d are not in the record; write `gods: [...]`",
                s->cycle - 1);
}

enum outcome cyc_play_gods(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    const struct move *m = h->move;
    struct cyc_guard g;
    if (cyc_admit_table(h, &g, s->phase == PHASE_GODS) == REFUSED)
        return REFUSED;
    for (int i = 0; i < items(m, 0); i++)
        for (int j = 0; j < i; j++)
            if (item(m, 0, i) == item(m, 0, j))
                return cyc_cannot_at(h, 0, i, RULE_GOD_TILES, "%s is named twice; each god has only one tile",
                                     cyc_god_titles[item(m, 0, i)]);
    if (items(m, 0) != b->open_gods)
        cyc_breaks(h, RULE_GODS_COUNT, "%d god%s turned up; with %d players it must be %d", items(m, 0),
                   items(m, 0) == 1 ? " is" : "s are", h->match->seats, b->open_gods);
    test_carry(h);

    s->gods_at = here(h, 0);
    s->gods_open = items(m, 0);
    s->gods_unknown = false;
    for (int i = 0; i < s->gods_open; i++)
        s->gods[i] = item(m, 0, i);
    for (int seat = 0; seat < h->match->seats; seat++)
        if (!s->out[seat])
            cyc_receive_income(h, seat, h->match->names[seat], "income");
    s->phase = PHASE_OFFERINGS;
    return STANDS;
}

void cyc_suggest_gods(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    int left[MAIN_GODS] = {1, 1, 1, 1};
    if (((const struct cyc_state *)state)->phase == PHASE_GODS)
        suggest_orders(out, CHANCE, verb, MAIN_GODS, left, cyc_box_of(match)->open_gods);
}
