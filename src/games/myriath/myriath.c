/* Myriath: strips laid in the lanes between printed squares, for points wherever their ends touch. */
#include "games/myriath/state.h"

extern const char myriath_box[];
extern const struct game myriath_game;

static const struct verb verbs[] = {
    [VERB_FIRST] = {"first", BY_TABLE, myriath_first_fields, myriath_first, "draws the first player"},
    [VERB_OCTAGON] = {"octagon", BY_PLAYER, myriath_octagon_fields, myriath_octagon,
                      "puts one's octagon around a printed square"},
    [VERB_PLACE] = {"place", BY_PLAYER, myriath_place_fields, myriath_place, "lays a tile from one's stock"},
    [VERB_PASS] = {"pass", BY_PLAYER, myriath_pass_fields, myriath_pass,
                   "places nothing, because nothing can be placed"},
    {0},
};

static const char *const accounts[] = {"points", NULL};

static unsigned to_act(const struct match *match, const void *state)
{
    const struct state *s = state;
    if (myriath_phase_of(match, s) == DRAW)
        return myriath_all(match) | 1u << CHANCE;
    return s->turn == NOBODY ? 0 : 1u << s->turn;
}

static bool over(const struct match *match, const void *state)
{
    return myriath_phase_of(match, state) == OVER;
}

static const char *phase(const struct match *match, const void *state)
{
    static const char *const names[] = {[DRAW] = "draw", [OCTAGONS] = "octagons", [PLAY] = "play", [OVER] = "over"};
    return names[myriath_phase_of(match, state)];
}

static void moment(const struct match *match, const void *state, struct text *out)
{
    text_add(out, phase(match, state));
}

static int balance(const struct match *match, const void *state, int seat, int account)
{
    (void)account;
    return myriath_points(match, state, seat);
}

static size_t extent(const struct match *match)
{
    const struct box *box = match->box;
    int tiles = 0;
    for (int i = 0; i < box->tiles; i++)
        tiles += box->tile[i].count;
    return offsetof(struct state, lying) + (size_t)(match->seats * tiles) * sizeof(struct lying);
}

const struct game myriath_game = {
    .id = "myriath",
    .title = "Myriath",
    .seats_min = 2,
    .seats_max = SEATS,
    .seats_rule = "myriath.players",
    .box_rule = "myriath.box",
    .rules = myriath_rules,
    .house = myriath_house,
    .verbs = verbs,
    .table = &myriath_table,
    .box = &myriath_box_shape,
    .box_text = myriath_box,
    .accounts = accounts,
    .state_size = sizeof(struct state),
    .doubts_claims = true,
    .open_box = myriath_open_box,
    .setup = myriath_setup,
    .to_act = to_act,
    .over = over,
    .phase = phase,
    .moment = moment,
    .suggest = myriath_suggest,
    .score = myriath_score,
    .write = myriath_write,
    .invariant = myriath_invariant,
    .balance = balance,
    .live_size = extent,
    .normal = myriath_normal,
    .alike = myriath_alike,
    .at_end = myriath_closing,
    .draw = myriath_draw,
};
