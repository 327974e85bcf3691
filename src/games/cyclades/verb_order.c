/* Cyclades: order, the offering markers are shuffled onto the turn track. */
#include "games/cyclades/cyclades.h"

/* Refuses an order that does not name each player as often as they have markers. */
enum outcome cyc_play_order(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct move *m = h->move;
    int markers = cyc_box_of(h->match)->markers;
    const char *times = markers == 1 ? "once" : "twice";
    struct cyc_guard g;
    struct cyc_line line = {0};
    if (cyc_admit_table(h, &g, s->phase == PHASE_ORDER) == REFUSED)
        return REFUSED;
    for (int seat = 0; seat < h->match->seats; seat++) {
        const char *name = h->match->names[seat];
        int wanted = s->out[seat] ? 0 : markers, named = 0, last = 0;
        for (int i = 0; i < items(m, 0); i++)
            if (item(m, 0, i) == seat) {
                named++;
                last = i;
            }
        if (named == wanted)
            continue;
        if (!named)
            cyc_cannot(h, RULE_MARKERS, "the order leaves %s out; it must name each player %s", name, times);
        else if (!wanted)
            cyc_cannot(h, RULE_MARKERS, "the order names %s, who is out of the game", name);
        else
            cyc_cannot(h, RULE_MARKERS, "the order names %s %d time%s; it must name each player %s", name, named,
                       plural(named), times);
        return refused_at(h, 0, named > wanted ? last : -1, REFUSED);
    }

    s->track_length = items(m, 0);
    for (int i = 0; i < s->track_length; i++) {
        s->track[i] = item(m, 0, i);
        cyc_say(&line, ", ", "%s", h->match->names[s->track[i]]);
    }
    s->phase = PHASE_CREATURES;
    sum_up(h, "order: %s", line.text);
    return STANDS;
}

void cyc_suggest_order(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct cyc_state *s = state;
    int left[SEATS_MAX] = {0}, markers = 0;
    for (int seat = 0; seat < match->seats; seat++)
        markers += left[seat] = s->out[seat] ? 0 : cyc_box_of(match)->markers;
    if (s->phase == PHASE_ORDER)
        suggest_orders(out, CHANCE, verb, match->seats, left, markers);
}
