/* Mykerinos: putting cubes into the region: what all placements share. */
#include "games/mykerinos/mykerinos.h"

enum outcome myk_spaces_free(struct hearing *h, int field)
{
    const struct myk_state *s = h->state;
    const struct move *move = h->move;
    for (int i = 0; i < items(move, field); i++)
        if (item(move, field, i) >= myk_spaces_in(s->season))
            return refuse_at(h, field, i, RULE_SPACE_NONE,
                             "there is no space %s in season %d; the region ends with row %d",
                             myk_spell_space(item(move, field, i)).text, s->season, myk_spaces_in(s->season) / COLUMNS);
    for (int i = 0; i < items(move, field); i++) {
        int space = item(move, field, i), colour = s->cube[space], before = 0;
        struct myk_spelled name = myk_spell_space(space);
        while (before < i && item(move, field, before) != space)
            before++;
        if (colour == NOBODY && before == i)
            continue;
        if (colour == NOBODY)
            return refuse_at(h, field, i, RULE_SPACE_FULL, "%s names %s twice, but a space can hold only one cube",
                             myk_actor(h), name.text);
        refuse_at(h, field, i, RULE_SPACE_FULL,
                  colour == NEUTRAL ? "%s already holds a %s cube" : "%s already holds one of %s's cubes", name.text,
                  myk_colour(h->match, colour));
        because(h, s->cube_at[space], "the cube on %s was placed here", name.text);
        return REFUSED;
    }
    return STANDS;
}

/* Refuses more cubes than the box leaves once the cubes of known place are taken off. */
enum outcome myk_box_reaches(struct hearing *h, int colour, int count, int rule)
{
    int left = myk_box_of(h->match)->colour - myk_cubes_of(h->state, colour).sum;
    if (count <= left)
        return STANDS;
    return refuse(h, rule,
                  left > 0 ? "%s places %d cube%s, but the box has only %d more of that colour"
                           : "%s places %d cube%s, but the box has no more of that colour",
                  myk_actor(h), count, plural(count), left);
}

enum outcome myk_cubes_reach(struct hearing *h, int field, int colour, int held)
{
    int count = items(h->move, field), rule = colour == NEUTRAL ? RULE_NEUTRAL_STOCK : RULE_STOCK;
    char owned[WORD_ROOM] = "none";
    if (held == UNKNOWN)
        return myk_box_reaches(h, colour, count, rule);
    if (count <= held)
        return STANDS;
    if (held > 0)
        put_string(owned, sizeof owned, "only %d", held);
    return refuse_at(h, field, -1, rule,
                     colour == NEUTRAL ? "%s places %d neutral cube%s but holds %s"
                                       : "%s places %d cube%s but has %s in the stock",
                     myk_actor(h), count, plural(count), owned);
}

/* ---- what nobody wrote down -------------------------------------------------------------------------------------- */

void myk_ask(struct hearing *h, int rule)
{
    static const struct {
        int rule;
        const char *key, *what, *example;
    } facts[] = {
        {RULE_STOCK, "stock", "stock is", "N"},
        {RULE_RESERVE, "reserve", "reserve is", "N"},
        {RULE_NO_TILE, "owned", "tiles are", "[violet, ...]"},
        {RULE_NEUTRAL_STOCK, "neutral-stock", "neutral cubes are", "N"},
    };
    int row = 0;
    while (facts[row].rule != rule)
        row++;
    unknown_of(h, rule, h->move->actor, facts[row].key, facts[row].what, facts[row].example);
}

void myk_ask_pyramids(struct hearing *h)
{
    const struct myk_state *s = h->state;
    if (s->maps_unknown)
        unknown(h, RULE_PYRAMID, "pyramids", "the pyramids are not in the record; write the tiles with their maps");
}

/* ---- rules ------------------------------------------------------------------------------------------------------- */

void myk_test_size(struct hearing *h, int field, bool start)
{
    int count = items(h->move, field);
    if (count == (start ? 1 : 2))
        return;
    illegal_at(h, field, -1, start ? RULE_START_ONE : RULE_EXTEND_TWO,
               start ? "%s starts with %d cube%s; a start must be 1 cube"
                     : "%s extends by %d cube%s; an extension must be 2 cubes",
               myk_actor(h), count, plural(count));
}

/* If the entry is legal with its spaces in another order: "; legal: extend e3 e2", else "". */
static const char *other_order(const struct hearing *h, int field, struct text *out)
{
    static const int orders[5][3] = {{0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    int count = items(h->move, field);
    struct myk_state copy;
    for (int i = 0; h->docket && i < 5 && !out->length; i++) {
        struct move move = *h->move;
        if (count != 3 && (count != 2 || orders[i][2] != 2))
            continue;
        for (int k = 0; k < count; k++)
            move.item[move.field[field].from + k] = item(h->move, field, orders[i][k]);
        if (try_move(h->match, h->state, &move, &copy, false) != TRIED_LEGAL)
            continue;
        text_add(out, "; legal: ");
        move_print_value(h->match, &move, out);
    }
    return text_string(out);
}

void myk_test_next(struct hearing *h, int field, int rule, int index)
{
    const struct move *move = h->move;
    struct text order = {0};
    if (items(move, field) <= index || myk_adjacent(item(move, field, index - 1), item(move, field, index)))
        return;
    illegal_at(h, field, index, rule, "%s places a cube on %s, which does not touch %s%s", h->match->names[move->actor],
               myk_spell_space(item(move, field, index)).text, myk_spell_space(item(move, field, index - 1)).text,
               other_order(h, field, &order));
    text_free(&order);
}

/* Is the space that the record names as extended from a cube of that colour beside the first one? */
static void test_from(struct hearing *h, int field, int from_field, int colour)
{
    const struct myk_state *s = h->state;
    int first = item(h->move, field, 0),
        from = item(h->move, from_field, 0) - (h->move->verb == VERB_APPEAL ? FROM_SPACES : 0);
    bool touches = myk_adjacent(first, from), doubt = s->cube[from] == NOBODY && myk_is_assumed(s, ASSUMED_CUBES);
    struct myk_spelled name = myk_spell_space(from);
    if (touches && s->cube[from] == colour)
        return;
    report_finding(h, touches && doubt ? RULING_DOUBTFUL : RULING_ILLEGAL, RULE_EXTEND_FIRST,
                   !touches            ? "%s extends from %s to %s, which does not touch it"
                   : colour == NEUTRAL ? "%s extends from %s to %s, but %s holds no neutral cube"
                                       : "%s extends from %s to %s, but %s holds none of %s's cubes",
                   myk_actor(h), name.text, myk_spell_space(first).text, name.text, myk_colour(h->match, colour));
    if (touches && doubt)
        rests_on_table(h, "cubes");
    point_at(h, from_field, 0);
}

void myk_test_chain(struct hearing *h, int field, int from_field, int colour)
{
    const struct move *move = h->move;
    int first = item(move, field, 0);
    struct text order = {0};
    if (given(move, from_field))
        test_from(h, field, from_field, colour);
    else if (!myk_beside_colour(h->state, first, colour)) {
        bool doubt = myk_is_assumed(h->state, ASSUMED_CUBES), own = myk_beside_colour(h->state, first, move->actor);
        report_finding(h, doubt ? RULING_DOUBTFUL : RULING_ILLEGAL, RULE_EXTEND_FIRST,
                       own                 ? "%s extends to %s, which touches one of %s's cubes but no neutral cube%s"
                       : colour == NEUTRAL ? "%s extends to %s, which touches no %s cube%s"
                                           : "%s extends to %s, which touches none of %s's cubes%s",
                       myk_actor(h), myk_spell_space(first).text, myk_colour(h->match, own ? move->actor : colour),
                       other_order(h, field, &order));
        if (doubt)
            rests_on_table(h, "cubes");
        point_at(h, field, 0);
    }
    text_free(&order);
    myk_test_next(h, field, RULE_EXTEND_CHAIN, 1);
}

void myk_test_pyramid(struct hearing *h, int field)
{
    const struct myk_state *s = h->state;
    for (int i = 0; i < items(h->move, field); i++) {
        int space = item(h->move, field, i);
        if (!myk_pyramid_on(s, space))
            continue;
        illegal_at(h, field, i, RULE_PYRAMID, "%s places a cube on the pyramid at %s; only Lord Lemon allows that",
                   myk_actor(h), myk_spell_space(space).text);
        because(h, s->tile_at[myk_tile_under(space)], "the tile with that pyramid");
        return;
    }
}

void myk_put_cubes(struct hearing *h, int field, int colour, int rule)
{
    struct myk_state *s = h->state;
    struct place at = here(h, field);
    int cubes[AREAS + 1] = {0};
    for (int i = 0; i < items(h->move, field); i++) {
        int space = item(h->move, field, i);
        s->cube[space] = (unsigned char)colour;
        s->cube_at[space] = at;
        cubes[myk_area_of(space)]++;
    }
    for (int area = 1; area <= AREAS; area++) {
        if (!cubes[area])
            continue;
        if (colour == NEUTRAL)
            myk_hold_neutral(h, h->move->actor, -cubes[area], REGION, rule, myk_area_names[area]);
        else
            myk_shift(h, colour, STOCK, REGION, cubes[area], rule, myk_area_names[area]);
    }
}

void myk_sum_placed(struct hearing *h, int field, const char *from, int before, int added)
{
    int count = items(h->move, field);
    unsigned areas = 0;
    for (int i = 0; i < count; i++) {
        int space = item(h->move, field, i);
        text_format(h->sums, "%s%s", i ? ", " : "", myk_spell_space(space).text);
        areas |= 1u << myk_area_of(space);
    }
    text_format(h->sums, ": %s %s%s - %d = %s", from, myk_number(before).text, added ? " + 1" : "", count,
                myk_number(myk_plus(before, added - count)).text);
    for (int area = 1; area <= AREAS; area++)
        if (areas >> area & 1)
            myk_sum_ranking(h, area);
}

enum { LONGEST_CHAIN = 3 };

/* Suggests all chains that begin with the `placed` first spaces. Neighbours are at most a row apart. */
static void suggest_chains(const struct myk_state *s, const struct myk_way *way, int *spaces, int placed,
                           struct suggestions *out)
{
    if (placed == way->count) {
        struct move move = move_of(way->actor, way->verb);
        if (way->patron != NOBODY)
            move_put(&move, APPEAL_PATRONS, way->patron);
        if (way->count == 1)
            move_put(&move, way->field, spaces[0]);
        else
            move_put_list(&move, way->field, way->count, spaces);
        suggest_move(out, &move);
        return;
    }
    int last = placed ? spaces[placed - 1] : 0, end = myk_spaces_in(s->season);
    for (int next = last > COLUMNS ? last - COLUMNS : 0; next < end && (!placed || next <= last + COLUMNS); next++) {
        bool fits = placed ? myk_adjacent(last, next) : !way->beside || myk_beside_colour(s, next, way->colour);
        if (!fits || s->cube[next] != NOBODY || (placed == 2 && next == spaces[0])
            || (!way->pyramids && myk_pyramid_on(s, next)))
            continue;
        spaces[placed] = next;
        suggest_chains(s, way, spaces, placed + 1, out);
    }
}

void myk_suggest_cubes(const struct myk_state *s, const struct myk_way *way, struct suggestions *out)
{
    int spaces[LONGEST_CHAIN];
    suggest_chains(s, way, spaces, 0, out);
}
