/* Mykerinos: `deal`: the tiles of a season, and the cubes that are drawn with them. */
#include <string.h>

#include "games/mykerinos/mykerinos.h"

static enum outcome tell(struct hearing *h, int rule, const struct myk_mistake *mistake)
{
    bool stands = myk_tell_mistake(h, rule, mistake);
    if (mistake->verdict != FINE)
        point_at(h, 0, mistake->index);
    return stands ? STANDS : REFUSED;
}

static int lesser(int a, int b)
{
    return a < b ? a : b;
}

/* "anna draws 11 (stock 2 + 11 = 13, reserve 21 - 11 = 10)" */
static void draw_own(struct hearing *h, int seat)
{
    struct myk_state *s = h->state;
    int draw = myk_box_of(h->match)->draw, stock = s->stock[seat], reserve = s->reserve[seat],
        cubes = reserve == UNKNOWN ? UNKNOWN : lesser(draw, reserve);
    if (cubes == UNKNOWN)
        s->stock[seat] = UNKNOWN;
    else
        myk_shift(h, seat, RESERVE, STOCK, cubes, RULE_DRAW, NULL);
    struct myk_spelled drawn = myk_number(cubes);
    if (h->sums)
        text_format(h->sums, "%s%s draws %s%s (stock %s + %s = %s, reserve %s - %s = %s)", seat ? ", " : "",
                    h->match->names[seat], cubes != UNKNOWN && cubes < draw ? "the last " : "", drawn.text,
                    myk_number(stock).text, drawn.text, myk_number(s->stock[seat]).text, myk_number(reserve).text,
                    drawn.text, myk_number(s->reserve[seat]).text);
}

static void draw_neutral(struct hearing *h)
{
    struct myk_state *s = h->state;
    int before = s->reserve[NEUTRAL], drawn[2], draw = myk_box_of(h->match)->neutral;
    int first = s->marker == NOBODY ? 0 : s->marker;
    if (before == UNKNOWN || (s->marker == NOBODY && before < 2 * draw)) {
        /* It is unknown who drew how many. A known reserve loses what both drew. */
        int both = before == UNKNOWN ? UNKNOWN : lesser(2 * draw, before);
        s->held[0] = s->held[1] = UNKNOWN;
        if (both != UNKNOWN)
            myk_change(h, NEUTRAL, RESERVE, -both, RULE_DRAW, NULL);
        sum_up(h, "neutral: %s ?, %s ? (reserve %s - %s = %s)", h->match->names[0], h->match->names[1],
               myk_number(before).text, myk_number(both).text, myk_number(s->reserve[NEUTRAL]).text);
        return;
    }
    for (int i = 0; i < 2; i++) {
        drawn[i] = lesser(draw, s->reserve[NEUTRAL]);
        myk_hold_neutral(h, (first + i) % 2, drawn[i], RESERVE, RULE_DRAW, NULL);
    }
    sum_up(h, "neutral: %s %d, %s %d (reserve %d - %d = %d)", h->match->names[first], drawn[0],
           h->match->names[1 - first], drawn[1], before, drawn[0] + drawn[1], s->reserve[NEUTRAL]);
}

enum outcome myk_play_deal(struct hearing *h)
{
    struct myk_state *s = h->state;
    int closing, count = items(h->move, 0);
    if (myk_enter(h, PHASE_DEAL, &closing) == REFUSED)
        return REFUSED;
    if (count != myk_tiles_in(s->season))
        return refuse(h, RULE_DEAL_SIZE, "season %d needs exactly %d tiles, not %d", s->season, myk_tiles_in(s->season),
                      count);
    int dealt[TILES];
    for (int i = 0; i < count; i++)
        dealt[i] = myk_bare_tile(item(h->move, 0, i));
    struct myk_mistake faces = myk_faces_fit(h->match, dealt, count);
    if (faces.verdict == BROKEN)
        return tell(h, RULE_TILE_FACE, &faces);
    struct myk_known known = myk_known_tiles(s);
    known.lying_word = "dealt";
    for (int i = 0; i < count; i++)
        known.lying[myk_tile_kind(item(h->move, 0, i))]++;
    struct myk_mistake counts = myk_counts_fit(h->match, &known);
    if (counts.verdict == BROKEN)
        return tell(h, RULE_TILE_COUNT, &counts);
    myk_test_closing_pass(h, closing);
    tell(h, RULE_TILE_FACE, &faces);
    tell(h, RULE_TILE_COUNT, &counts);

    /* If no tile has a map, the pyramids are unknown. */
    s->maps_unknown = myk_box_of(h->match)->faces.count == 0;
    for (int i = 0; i < count; i++) {
        s->maps_unknown &= !myk_tile_map(item(h->move, 0, i));
        s->tile[i] = dealt[i];
        s->tile_at[i] = here_item(h, 0, i);
    }
    memset(s->gone_at, 0, sizeof s->gone_at);
    s->past.area = 0;
    s->phase = PHASE_EXCAVATION;
    s->turn = s->marker;
    s->marker_open = s->marker == NOBODY;
    s->assumed &= 1u << ASSUMED_MUSEUM;
    s->acted = 0;
    sum_up(h, "season %d: ", s->season);
    for (int seat = 0; seat < h->match->seats; seat++)
        draw_own(h, seat);
    if (h->match->seats == 2)
        draw_neutral(h);
    return STANDS;
}

void myk_pieces(const struct match *match, const void *state, struct text *out)
{
    const struct myk_state *s = state;
    if (s->phase != PHASE_DEAL)
        return;
    struct myk_known known = myk_known_tiles(s);
    text_format(out, "tile %d", myk_tiles_in(s->season));
    for (int kind = 0; kind < KINDS; kind++) {
        const struct myk_numbers *points = myk_points_of(match, kind);
        int left = myk_box_of(match)->copies[kind] - myk_known_of(&known, kind);
        text_format(out, "\npatron %s*%d", myk_kind_names[kind], left > 0 ? left : 0);
        for (int i = 0; i < points->count; i++)
            text_format(out, points->number[i] ? " %d" : " -", points->number[i]);
    }
    text_add(out, "\npyramid ^ ../../..");
}
