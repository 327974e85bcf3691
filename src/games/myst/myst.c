/* Myst: the table of the game. */
#include "games/myst/interface.h"
#include "games/myst/play.h"
#include "games/myst/score.h"
#include "games/myst/setup.h"
#include "games/myst/shapes.h"
#include "games/myst/words.h"

extern const char myst_box[];
extern const struct game myst_game;

static const struct shape turns = {FORM_NUMBER, .what = "a number of turns", .low = 1, .high = 99},
                          spun = {FORM_NUMBER, .what = "a number spun", .low = 0, .high = 99},
                          total = {FORM_NUMBER, .what = "a total", .low = 0, .high = 99999},
                          face = {FORM_WORD, .what = "a card", .words = &myst_face_words},
                          way = {FORM_LIST, .what = "spaces", .of = &myst_place_shape, .low = 1, .high = MOVE_ITEMS};
static const struct field end_or_way[] = {{"end", &myst_place_shape, false, NULL}, {"way", &way, false, NULL}, {0}};
static const struct shape walk = {FORM_EITHER, .what = "the space where the pawn ends, or the list of spaces it enters",
                                  .fields = end_or_way};
static const struct shape team = {FORM_NAME, .what = "a team"};

static const struct field
    deal_fields[] = {{"deal", &team, true, "the team that is dealt cards"},
                     {"cards", &myst_hand_shape, false, "its cards; five unknown ones if not given"},
                     {0}},
    place_fields[] = {{"place", &myst_place_shape, true, "the piece, by the position it belongs to"},
                      {"at", &myst_place_shape, false, "where it is laid, if that is not its own position"},
                      {0}},
    link_fields[] = {{"link", &myst_place_shape, true,
                      "the piece laid with a Linking Book, or the space the pawn jumps to"},
                     {"at", &myst_place_shape, false, "in the race: where it is laid, if that is not its own position"},
                     {0}},
    turns_fields[] = {{"turns", &turns, true, "the number on the inner ring"}, {0}},
    spin_fields[] = {{"spin", &spun, true, "the number on the outer ring"}, {0}},
    walk_fields[] = {{"walk", &walk, true, "where the pawn ends, or a list: the spaces it enters"}, {0}},
    lay_fields[] = {{"lay", &myst_key_shape, true, "the landmark"}, {0}},
    remove_fields[] = {{"remove", &myst_key_shape, true, "the landmark"}, {0}},
    flip_fields[] = {{"flip", &face, true, "the card"}, {"total", &total, false, "the total announced with it"}, {0}},
    announce_fields[] = {{"announce", &total, true, "the total so far"}, {0}};

static const struct verb verbs[VERBS + 1] = {
    [VERB_DEAL] = {"deal", BY_TABLE, deal_fields, myst_deal, "deals a team its cards"},
    [VERB_PLACE] = {"place", BY_PLAYER, place_fields, myst_place, "lays a puzzle piece on the board"},
    [VERB_LINK] = {"link", BY_PLAYER, link_fields, myst_link, "uses a Linking Book: lays a piece anywhere, or jumps"},
    [VERB_TURNS] = {"turns", BY_TABLE, turns_fields, myst_turns, "the spin for the number of turns"},
    [VERB_SPIN] = {"spin", BY_TABLE, spin_fields, myst_spin, "the spin for the next move"},
    [VERB_WALK] = {"walk", BY_PLAYER, walk_fields, myst_walk, "moves the pawn"},
    [VERB_LAY] = {"lay", BY_PLAYER, lay_fields, myst_lay, "lays a key piece on top of the other team's"},
    [VERB_REMOVE] = {"remove", BY_PLAYER, remove_fields, myst_remove,
                     "removes the other team's key piece from one's own"},
    [VERB_FLIP] = {"flip", BY_PLAYER, flip_fields, myst_flip, "turns up a card in the scoring"},
    [VERB_ANNOUNCE] = {"announce", BY_PLAYER, announce_fields, myst_announce, "announces the total so far"},
};

static const char *const accounts[] = {[ACCOUNT_POINTS] = "points", [ACCOUNT_PIECES] = "pieces", NULL};

static bool over(const struct match *match, const void *state)
{
    (void)match;
    return ((const struct state *)state)->phase >= PHASE_SCORING;
}

static const char *phase(const struct match *match, const void *state)
{
    (void)match;
    return myst_phase_names[((const struct state *)state)->phase];
}

static void moment(const struct match *match, const void *state, struct text *out)
{
    const struct state *s = state;
    int first = s->team[0].moved, second = s->team[1].moved, least = first < second ? first : second;
    (void)match;
    if (s->phase == PHASE_EXPLORE)
        text_format(out, "turn %d of %d, ", least + 1, s->turns);
    text_add(out, myst_phase_names[s->phase]);
}

static size_t extent(const struct match *match)
{
    return offsetof(struct state, spot) + (size_t)box_of(match)->positions * sizeof(struct spot);
}

const struct game myst_game = {
    .id = "myst",
    .title = "Myst, the puzzle board game",
    .seats_min = TEAMS,
    .seats_max = TEAMS,
    .seats_rule = "myst.teams",
    .rules = myst_rules,
    .house = myst_house,
    .verbs = verbs,
    .table = &myst_table_shape,
    .box = &myst_box_shape,
    .box_text = myst_box,
    .accounts = accounts,
    .state_size = sizeof(struct state),
    .open_box = myst_open_box,
    .setup = myst_setup,
    .to_act = myst_to_act,
    .over = over,
    .phase = phase,
    .moment = moment,
    .suggest = myst_suggest,
    .score = myst_score,
    .write = myst_write,
    .invariant = myst_invariant,
    .balance = myst_balance,
    .live_size = extent,
    .chance = myst_chance,
    .normal = myst_normal,
    .alike = myst_alike,
    .unlisted = myst_expects,
    .draw = myst_draw,
};
