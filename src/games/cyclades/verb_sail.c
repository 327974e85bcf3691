/* Cyclades: sail, fleets go from sea to sea, adding and leaving some on the way; by Poseidon or by the Sylph. */
#include "games/cyclades/battle.h"
#include "games/cyclades/cyclades.h"

struct voyage {
    int sea[PATH_SPACES], seas;
    int fleets[PATH_SPACES]; /* by step; one step fewer than seas */
    int own[CIRCLES_MAX];    /* the player's fleets in each sea when the voyage is over */
    bool sylph;
};

/* Is the same number of fleets written for each step? */
static bool is_even(const int *fleets, int steps)
{
    int i = 1;
    while (i < steps && fleets[i] == fleets[0])
        i++;
    return i >= steps;
}

static bool enemy_in(const struct cyc_state *s, int seat, int sea)
{
    return s->sea[sea].owner != NOBODY && s->sea[sea].owner != seat;
}

/* Reads the seas and the fleets of each step; refuses seas that do not exist, and fleets that are not there or stay
   among those of another player. */
static enum outcome read_voyage(struct hearing *h, struct voyage *v)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int seat = h->move->actor;
    for (int i = 0; i < v->seas; i++) {
        v->sea[i] = cyc_sea_in(h, 0, i);
        if (v->sea[i] == NOWHERE)
            return REFUSED;
        if (i > 0 && v->sea[i] == v->sea[i - 1])
            return cyc_cannot_at(h, 0, i, RULE_NO_SPACE, "%s names %s twice in a row", cyc_actor(h),
                                 b->name[v->sea[i]]);
        v->own[v->sea[i]] = s->sea[v->sea[i]].owner == seat ? s->sea[v->sea[i]].fleets : 0;
    }
    int all = v->own[v->sea[0]];
    for (int i = 0; i + 1 < v->seas; i++) {
        int from = v->sea[i],
            number = cyc_number_meant(item(h->move, SAIL_FLEETS, h->move->field[SAIL_FLEETS].listed ? i : 0), all);
        if (number < 1 || number > v->own[from])
            return cyc_cannot_on_at(h, SAIL_FLEETS, i, ON_FLEETS, RULE_NO_PIECE,
                                    "%s moves %d fleet%s out of %s, where they would have %d%s", cyc_actor(h), number,
                                    plural(number), b->name[from], v->own[from], cyc_one_at_least(number));
        v->fleets[i] = number;
        v->own[from] -= number;
        v->own[v->sea[i + 1]] += number;
    }
    for (int i = 1; i + 1 < v->seas; i++)
        if (enemy_in(s, seat, v->sea[i]) && v->fleets[i] != v->fleets[i - 1])
            return cyc_cannot_on(h, ON_FLEETS, RULE_SHARED_SPACE, "%s leaves fleets in %s, among those of %s",
                                 cyc_actor(h), b->name[v->sea[i]], h->match->names[s->sea[v->sea[i]].owner]);
    return STANDS;
}

static void test_rules(struct hearing *h, const struct voyage *v)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    const char *name = cyc_actor(h);
    int steps = v->seas - 1, gap = 1, meeting = 1;
    while (gap < v->seas && cyc_touching(b, v->sea[gap - 1], v->sea[gap]))
        gap++;
    while (meeting < v->seas && !enemy_in(s, h->move->actor, v->sea[meeting]))
        meeting++;
    if (!v->sylph && s->turn.god != POSEIDON)
        cyc_breaks(h, RULE_GOD_ACTION, "%s cannot move fleets on %s, only on Poseidon", name,
                   cyc_god_titles[s->turn.god]);
    if (!v->sylph && steps > b->sail_steps)
        cyc_breaks_at(h, 0, b->sail_steps + 1, RULE_SAIL_RANGE, "%s sails %d step%s; the limit for one payment is %d",
                      name, steps, plural(steps), b->sail_steps);
    if (v->sylph && steps > s->turn.sylph) {
        cyc_breaks_at(h, 0, s->turn.sylph + 1, RULE_SYLPH_RANGE, "%s sails %d step%s with the Sylph, but %d %s left",
                      name, steps, plural(steps), s->turn.sylph, s->turn.sylph == 1 ? "is" : "are");
        if (s->turn.sylph_fought)
            hangs_on(h, Q_SYLPH_BATTLE, SYLPH_CONTINUE);
    }
    if (gap < v->seas)
        cyc_breaks_at(h, 0, gap, RULE_SAIL_ADJACENT, "%s sails from %s to %s, which do not touch", name,
                      b->name[v->sea[gap - 1]], b->name[v->sea[gap]]);
    if (meeting + 1 < v->seas)
        cyc_breaks_at(h, 0, meeting + 1, RULE_SAIL_STOP, "%s sails on after meeting %s's fleets in %s", name,
                      h->match->names[s->sea[v->sea[meeting]].owner], b->name[v->sea[meeting]]);
    for (int i = 1; i < v->seas && !cyc_test_closed(h, FIGURE_KRAKEN, v->sea[i], "sails into", 0, i);)
        i++;
    for (int i = 1; i < v->seas && !cyc_test_closed(h, FIGURE_POLYPHEMUS, v->sea[i], "sails into", 0, i);)
        i++;
}

static void move_fleets(struct hearing *h, const struct voyage *v)
{
    struct cyc_state *s = h->state;
    int seat = h->move->actor, last = v->sea[v->seas - 1];
    for (int i = 0; i < v->seas; i++)
        if (!enemy_in(s, seat, v->sea[i]))
            s->sea[v->sea[i]] = (struct cyc_sea){v->own[v->sea[i]] > 0 ? seat : NOBODY, v->own[v->sea[i]]};
    if (v->sylph)
        s->turn.sylph = s->turn.sylph > v->seas - 1 ? s->turn.sylph - (v->seas - 1) : 0;
    if (!enemy_in(s, seat, last))
        return;
    cyc_begin_battle(h, last, v->fleets[v->seas - 2]);
    s->turn.sylph_fought = v->sylph && h->match->house[Q_SYLPH_BATTLE] == SYLPH_END && s->turn.sylph > 0;
    if (s->turn.sylph_fought)
        s->turn.sylph = 0;
}

static void sum_voyage(struct hearing *h, const struct voyage *v, int price)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    struct cyc_line fleets = {0}, path = {0};
    int steps = v->seas - 1;
    bool even = is_even(v->fleets, steps);
    if (!h->sums)
        return;
    for (int i = 0; i < (even ? 1 : steps); i++)
        cyc_say(&fleets, ", ", "%d", v->fleets[i]);
    for (int i = 0; i < v->seas; i++)
        cyc_say(&path, "-", "%s", b->name[v->sea[i]]);
    const char *ending = even ? plural(v->fleets[0]) : "s";
    if (v->sylph)
        sum_up(h, "%s fleet%s %s: %d step%s, %d left", fleets.text, ending, path.text, steps, plural(steps),
               s->turn.sylph);
    else
        sum_up(h, "%s fleet%s %s, %d of %d steps: %d GP", fleets.text, ending, path.text, steps, b->sail_steps, price);
    if (s->battle.at != NOWHERE)
        sum_up(h, "battle in %s against %s", b->name[s->battle.at], h->match->names[s->sea[s->battle.at].owner]);
}

enum outcome cyc_play_sail(struct hearing *h)
{
    const struct move *m = h->move;
    struct voyage v = {.seas = items(m, 0), .sylph = given(m, SAIL_BY)};
    struct cyc_guard g;
    int price = v.sylph ? 0 : cyc_box_of(h->match)->sail_price;
    if (m->field[SAIL_FLEETS].listed && items(m, SAIL_FLEETS) != v.seas - 1)
        return refused_at(
            h, SAIL_FLEETS, -1,
            misread(h, "`fleets` has %d number%s for %d step%s; write one number for all steps or one for each",
                    items(m, SAIL_FLEETS), plural(items(m, SAIL_FLEETS)), v.seas - 1, plural(v.seas - 1)));
    if (cyc_admit_turn(h, &g, v.sylph) == REFUSED || read_voyage(h, &v) == REFUSED)
        return REFUSED;
    struct cyc_price asked = cyc_ask_price(h, &g, price);
    test_rules(h, &v);
    if (cyc_settle_price(h, &asked, "sail") == REFUSED)
        return REFUSED;

    move_fleets(h, &v);
    sum_voyage(h, &v, price);
    cyc_look_for_sets(h);
    return STANDS;
}

/* ---- every path and every number of fleets that may be legal ------------------------------------------------------- */

/* A path being searched. */
struct search {
    const struct cyc_box *b;
    const struct cyc_state *s;
    struct suggestions *out;
    int own[CIRCLES_MAX];
    int sea[LISTED_STEPS + 1], fleets[LISTED_STEPS], steps, most;
    bool sylph;
};

/* Does this sail go there and back, so that every sea has the same fleets as before? It is legal, but not listed. */
static bool is_round(const int *sea, const int *fleets, int steps)
{
    for (int i = 0; i <= steps; i++) {
        int net = 0;
        for (int j = 0; j < steps; j++)
            net += fleets[j] * ((sea[j + 1] == sea[i]) - (sea[j] == sea[i]));
        if (net != 0)
            return false;
    }
    return true;
}

static void emit(const struct search *path)
{
    if (is_round(path->sea, path->fleets, path->steps))
        return;
    struct move move = move_of(path->s->turn.player, VERB_SAIL);
    move_put_list(&move, 0, path->steps + 1, path->sea);
    if (is_even(path->fleets, path->steps))
        move_put(&move, SAIL_FLEETS, path->fleets[0]);
    else
        move_put_list(&move, SAIL_FLEETS, path->steps, path->fleets);
    if (path->sylph)
        move_put(&move, SAIL_BY, 0);
    suggest_move(path->out, &move);
}

static void grow(struct search *path)
{
    int from = path->sea[path->steps];
    for (int i = 0; i < path->b->besides[from]; i++) {
        int next = path->b->beside[from][i];
        if (path->b->isle_of[next] != NOWHERE || cyc_is_closed(path->b, path->s, next))
            continue;
        for (int fleets = 1; fleets <= path->own[from]; fleets++) {
            path->own[from] -= fleets;
            path->own[next] += fleets;
            path->fleets[path->steps++] = fleets;
            path->sea[path->steps] = next;
            emit(path);
            if (path->steps < path->most && !enemy_in(path->s, path->s->turn.player, next))
                grow(path);
            path->steps--;
            path->own[next] -= fleets;
            path->own[from] += fleets;
        }
    }
}

void cyc_suggest_sail(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    (void)verb;
    const struct cyc_state *s = state;
    const struct cyc_box *b = match->box;
    int most[] = {s->turn.god == POSEIDON ? b->sail_steps : 0, s->turn.sylph}; /* for gold, by the Sylph */
    struct search path = {.b = b, .s = s, .out = out};
    for (int sea = 0; sea < b->circles; sea++)
        path.own[sea] = s->sea[sea].owner == s->turn.player ? s->sea[sea].fleets : 0;
    for (int sylph = 0; cyc_turn_is_free(match, s) && sylph < 2; sylph++) {
        path.most = most[sylph] < LISTED_STEPS ? most[sylph] : LISTED_STEPS;
        path.sylph = sylph;
        for (int sea = 0; path.most > 0 && sea < b->circles; sea++) {
            path.sea[0] = sea;
            grow(&path);
        }
    }
}

/* Equal numbers of fleets are written once. Longer paths and sails there and back are legal, but not listed. */
bool cyc_spell_sail(const struct match *match, const void *state, struct move *move)
{
    const struct cyc_state *s = state;
    int steps = items(move, 0) - 1, fleets = items(move, SAIL_FLEETS), number[LISTED_STEPS],
        sea = cyc_sea_meant(match->box, item(move, 0, 0));
    int *first = &move->item[move->field[SAIL_FLEETS].from];
    if (sea != NOWHERE)
        *first = cyc_number_meant(*first, s->sea[sea].owner == move->actor ? s->sea[sea].fleets : 0);
    bool even = fleets > 0 && is_even(first, fleets);
    if (even) {
        move->field[SAIL_FLEETS].count = 1;
        move->field[SAIL_FLEETS].listed = false;
    }
    if (steps > LISTED_STEPS || (!even && fleets != steps))
        return false;
    for (int i = 0; i < steps; i++)
        number[i] = item(move, SAIL_FLEETS, even ? 0 : i);
    return !is_round(&move->item[move->field[0].from], number, steps);
}
