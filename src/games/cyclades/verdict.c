/* Cyclades: how findings are said, and the doubt about parts of the position that are only assumed. */
#include "games/cyclades/table.h"

/* Is this part the two-player setup of the box, and is that setup assumed? */
static bool is_assumed_start(const struct match *match, unsigned part)
{
    return (part == ON_ISLES || part == ON_FLEETS || part == ON_PURSE) && match->seats == 2
           && assumed(match, "setup.2");
}

static const char *const part_keys[PARTS] = {"cycle",  "phase", "isles", "fleets", "creatures", "discard",
                                             "offers", "gods",  "track", "turn",   "gold"};

/* All doubts about assumed parts of the position are raised here. */
void cyc_doubt(struct hearing *h, unsigned parts)
{
    const struct cyc_state *s = h->state;
    int actor = h->move ? h->move->actor : NOBODY;
    unsigned assumed_now = s->assumed | (actor >= 0 && actor != CHANCE && s->gold_doubted[actor] ? ON_PURSE : 0u);
    for (int i = 0; i < PARTS; i++) {
        unsigned part = parts & assumed_now & 1u << i;
        if (is_assumed_start(h->match, part))
            rests_on(h, "setup.2");
        else if (part)
            rests_on_table(h, part_keys[i]);
    }
}

bool cyc_assumed_part(const struct match *match, const void *state, const char *key, int seat, const struct node *claim,
                      struct text *rests_on, struct text *why)
{
    (void)claim, (void)why;
    const struct cyc_state *s = state;
    bool moment = same(key, "over") || same(key, "winners") || same(key, "to-act");
    unsigned part = moment ? ON_PHASE : 0;
    for (int i = 0; i < PARTS; i++)
        part |= same(part_keys[i], key) ? 1u << i : 0u;
    bool doubted = part == ON_PURSE ? seat >= 0 && s->gold_doubted[seat] : s->assumed & part;
    if (doubted && is_assumed_start(match, part))
        text_add(rests_on, "setup.2");
    else if (doubted)
        text_format(rests_on, "table.%s", moment ? "phase" : key);
    return doubted;
}

/* What `set` does not name stays assumed, and a purse stays unknown for the reason that was reported. */
void cyc_keep_after_set(const struct match *match, const void *before, const struct node *set, void *state)
{
    const struct cyc_state *was = before;
    struct cyc_state *s = state;
    for (int i = 0; i < PARTS; i++) {
        const struct node *part = node_get(set, part_keys[i]);
        /* Boards stay assumed where `set` does not name the space, and it never names all of them. */
        bool named =
            1u << i == ON_TURN ? node_get(part, "recruited") != NULL : part && !(1u << i & (ON_ISLES | ON_FLEETS));
        s->assumed |= named ? 0u : was->assumed & 1u << i;
    }
    for (int seat = 0; seat < match->seats; seat++) {
        bool still = s->gold[seat] == UNKNOWN && !node_get(cyc_part(set, "gold"), match->names[seat]);
        s->gold_explained[seat] = still ? was->gold_explained[seat] : 0;
    }
}

/* A player has won if this is the end; the record does not give the phase. */
void cyc_say_end(const struct match *match, const void *state, struct text *out)
{
    const struct cyc_state *s = state;
    if (s->assumed & ON_PHASE && cyc_decided(match, s))
        text_add(out, "phase: over");
}

/* A purse may hold any gold; cards and discounts are limited by what exists. */
bool cyc_could_be(const struct match *match, const void *state, const char *key, int seat, const struct node *claim)
{
    const struct cyc_state *s = state;
    int number = claim->kind == NODE_WORD ? claim->value : 0;
    if (same(key, "priests") || same(key, "philosophers"))
        return number <= cyc_units_left(match, s, 0, same(key, "priests") ? PRIEST : PHILOSOPHER);
    return !same(key, "discounts") || seat < 0 || number <= cyc_land_of(match->box, s, seat).reductions;
}

void cyc_touched(const struct match *match, const void *state, struct touched *out)
{
    const struct cyc_state *s = state;
    if (is_assumed_start(match, ON_ISLES) && s->assumed & (ON_ISLES | ON_FLEETS))
        touch(out, "setup.2", "the setup for two players (`setup.2`)");
}

const char *cyc_actor(const struct hearing *h)
{
    return actor_name(h->match, h->move->actor);
}

bool cyc_actor_is_out(const struct hearing *h)
{
    return h->move->actor != CHANCE && ((const struct cyc_state *)h->state)->out[h->move->actor];
}

enum outcome cyc_rest(struct hearing *h, unsigned parts)
{
    cyc_doubt(h, parts);
    return REFUSED;
}

/* If offers are assumed, markers that are not given may still have a turn. */
enum outcome cyc_untimely(struct hearing *h, void (*point)(struct hearing *))
{
    const struct cyc_state *s = h->state;
    if (s->phase != PHASE_ACTIONS || (h->move->actor != CHANCE && h->move->actor != s->turn.player))
        cyc_doubt(h, ON_OFFERS);
    point(h);
    return REFUSED;
}

enum outcome cyc_not_on_track(struct hearing *h, int card)
{
    return cyc_cannot_on(h, ON_CREATURES, RULE_CARD_PLACE, "the card %s is not on the creature track",
                         cyc_creature_titles[card]);
}

int cyc_find_space(struct hearing *h, int value, bool at_sea, int field, int index)
{
    const struct cyc_box *b = h->match->box;
    int space = at_sea ? cyc_sea_meant(b, value) : cyc_isle_meant(b, value);
    if (space != NOWHERE)
        return space;
    char room[WORD_ROOM];
    const char *word = cyc_space_word(h->match, value, room);
    int isle = b->isle_of[value];
    if (isle == NOWHERE)
        cyc_cannot(h, RULE_NO_SPACE, "%s is a sea; an isle is needed", word);
    else
        cyc_cannot(h, RULE_NO_SPACE,
                   !at_sea                               ? "%s is a circle of the isle %s; use that name"
                   : cyc_isle_meant(b, value) != NOWHERE ? "%s is an isle%.0s; a sea is needed"
                                                         : "%s belongs to the isle %s; a sea is needed",
                   word, cyc_isle_name(b, isle));
    point_at(h, field, index);
    return NOWHERE;
}

int cyc_isle_in(struct hearing *h, int field)
{
    return cyc_find_space(h, item(h->move, field, 0), false, field, 0);
}

int cyc_sea_in(struct hearing *h, int field, int index)
{
    return cyc_find_space(h, item(h->move, field, index), true, field, index);
}

bool cyc_test_closed(struct hearing *h, enum cyc_figure figure, int sea, const char *verb, int field, int index)
{
    const struct cyc_box *b = h->match->box;
    const struct cyc_state *s = h->state;
    bool kraken = figure == FIGURE_KRAKEN;
    if (kraken ? !cyc_kraken_in(s, sea) : !cyc_polyphemus_beside(b, s, sea))
        return false;
    if (kraken)
        cyc_breaks_at(h, field, index, RULE_KRAKEN_CLOSED, "%s %s %s, where the Kraken is", cyc_actor(h), verb,
                      b->name[sea]);
    else
        cyc_breaks_at(h, field, index, RULE_POLYPHEMUS_CLOSED, "%s %s %s, next to Polyphemus' isle %s", cyc_actor(h),
                      verb, b->name[sea], cyc_isle_name(b, s->figure[figure].at));
    because(h, s->figure[figure].called, kraken ? "the Kraken stops here" : "Polyphemus is called here");
    return true;
}
