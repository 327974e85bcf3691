/* Mytikas: the words of the log. */
#include "games/mytikas/mytikas.h"

static const char *const apollo[] = {"apollo", NULL}, *const pan[] = {"pan", NULL}, *const ares[] = {"ares", NULL},
                         *const hephaestus[] = {"hephaestus", NULL}, *const builders[] = {"artemis", "athena", NULL},
                         *const better[] = {"marble", "gold", NULL}, *const payments[] = {"zeus",     "demeter",
                                                                                          "poseidon", "hades",
                                                                                          "offering", NULL},
                         *const paid[] = {"stone-1",  "stone-2",  "stone-3", "stone-4", "marble-1", "marble-2",
                                          "marble-3", "marble-4", "gold-1",  "gold-2",  "gold-3",   "gold-4",
                                          "stone",    "marble",   "gold",    NULL};

static const struct words apollo_words = {.list = apollo, .base = APOLLO_CARD},
                          pan_words = {.list = pan, .base = PAN_CARD}, ares_words = {.list = ares, .base = ARES_CARD},
                          hephaestus_words = {.list = hephaestus, .base = HEPHAESTUS_CARD},
                          builders_words = {.list = builders, .base = ARTEMIS_CARD},
                          better_words = {.list = better, .base = MARBLE}, payments_words = {.list = payments},
                          paid_words = {.list = paid};

static const struct shape with_apollo = {FORM_WORD, .what = "apollo", .words = &apollo_words},
                          with_pan = {FORM_WORD, .what = "pan", .words = &pan_words},
                          with_ares = {FORM_WORD, .what = "ares", .words = &ares_words},
                          with_hephaestus = {FORM_WORD, .what = "hephaestus", .words = &hephaestus_words},
                          with_builder = {FORM_WORD, .what = "athena or artemis", .words = &builders_words},
                          a_better = {FORM_WORD, .what = "marble or gold", .words = &better_words},
                          a_payment = {FORM_WORD, .what = "a god or offering", .words = &payments_words},
                          a_paid = {FORM_WORD, .what = "goods or a cube", .words = &paid_words};

static const struct shape dealt_cards = {FORM_BAG,          .what = "one card, or two in the variant",
                                         .of = &myt_a_card, .low = 1,
                                         .high = 2,         .one = true},
                          produced = {FORM_BAG, .what = "goods", .of = &myt_a_kind, .low = 1, .high = 60, .one = true},
                          given_cubes = {FORM_BAG, .what = "cubes", .of = &myt_a_cube,
                                         .low = 1, .high = 60,      .one = true},
                          paid_cubes = {FORM_BAG, .what = "goods or cubes", .of = &a_paid,
                                        .low = 0, .high = PAID_MOST,        .one = true},
                          a_slot = {FORM_NUMBER, .what = "a slot", .low = 1, .high = SLOTS},
                          a_take = {FORM_NUMBER, .what = "a number of tokens", .low = 1, .high = TAKE_MOST},
                          a_get = {FORM_NUMBER, .what = "a number of tokens", .low = 0, .high = TAKE_MOST},
                          an_offering = {FORM_NUMBER, .what = "a number of tokens", .low = 0, .high = TOKENS_MOST};

static const struct field deal_fields[] = {
    {"deal", &dealt_cards, true, "the cards"}, {"to", &shape_name, true, "who gets them"}, {0}};
static const struct field keep_fields[] = {{"keep", &myt_a_card, true, "the card kept"}, {0}};
static const struct field reveal_fields[] = {{"reveal", &myt_a_card, true, "the card turned up"}, {0}};
static const struct field exchange_fields[] = {
    {"exchange", &a_better, true, "what the stone becomes"}, {"level", &myt_a_level, true, "where"}, {0}};
static const struct field sacrifice_fields[] = {
    {"sacrifice", &given_cubes, true, "the cubes given"}, {"get", &a_get, false, "tokens taken"}, {0}};
static const struct field down_fields[] = {
    {"down", &myt_a_cube, true, "the cube"}, {"to", &myt_a_level, true, "a lower level"}, {0}};
static const struct field move_fields[] = {{"move", &myt_an_area, true, "the area"}, {0}};
static const struct field produce_fields[] = {{"produce", &produced, true, "the goods"},
                                              {"level", &myt_a_level, false, "where, if several are possible"},
                                              {"with", &with_pan, false, "one cube more by Pan"},
                                              {0}};
static const struct field build_fields[] = {{"build", &myt_a_piece, true, "the piece"},
                                            {"level", &myt_a_level, true, "where"},
                                            {"slot", &a_slot, false, "which one, from the left, if both are left"},
                                            {"pay", &paid_cubes, false, "what is paid, if not the cost of the box"},
                                            {"with", &with_builder, false, "the card that makes it cheaper"},
                                            {0}};
static const struct field up_fields[] = {{"up", &myt_a_cube, true, "the cube"},
                                         {"into", &myt_a_kind, false, "what Hestia makes of it"},
                                         {"with", &with_apollo, false, "a step by Apollo"},
                                         {0}};
static const struct field shift_fields[] = {
    {"shift", &myt_a_cube, true, "the cube"}, {"to", &myt_a_level, true, "another level"}, {0}};
static const struct field favor_fields[] = {{"favor", &myt_a_god, true, "whose favor"},
                                            {"from", &shape_name, false, "an opponent, if the pile is empty"},
                                            {"with", &with_hephaestus, false, "bought by Hephaestus"},
                                            {"pay", &myt_a_cube, false, "his price"},
                                            {0}};
static const struct field take_fields[] = {
    {"take", &a_take, true, "offering tokens"}, {"with", &with_ares, false, "more by Ares"}, {0}};
static const struct field offer_fields[] = {
    {"offer", &myt_a_card, true, "the card"}, {"tokens", &an_offering, true, "how many tokens"}, {0}};
static const struct field lock_fields[] = {{"lock", &myt_a_card, true, "the card that takes the lock"}, {0}};
static const struct field bonus_fields[] = {{"bonus", &shape_none, false, NULL}, {0}};
static const struct field end_fields[] = {{"end", &shape_none, false, NULL}, {0}};
static const struct field follow_fields[] = {
    {"follow", &myt_an_area, true, "the area"}, {"pay", &a_payment, false, "if not that god's favor"}, {0}};
static const struct field pass_fields[] = {{"pass", &shape_none, false, NULL}, {0}};

const struct verb myt_verbs[VERBS + 1] = {
    [VERB_DEAL] = {"deal", BY_TABLE, deal_fields, myt_play, "deals a player's first card"},
    [VERB_KEEP] = {"keep", BY_PLAYER, keep_fields, myt_play, "keeps one of two dealt cards"},
    [VERB_REVEAL] = {"reveal", BY_TABLE, reveal_fields, myt_play, "turns a card of the line face up"},
    [VERB_EXCHANGE] = {"exchange", BY_PLAYER, exchange_fields, myt_play, "Demeter: stone into marble or gold"},
    [VERB_SACRIFICE] = {"sacrifice", BY_PLAYER, sacrifice_fields, myt_play, "Hades: cubes for offering tokens"},
    [VERB_DOWN] = {"down", BY_PLAYER, down_fields, myt_play, "moves a cube down for free"},
    [VERB_MOVE] = {"move", BY_PLAYER, move_fields, myt_play, "moves the builder to an area"},
    [VERB_PRODUCE] = {"produce", BY_PLAYER, produce_fields, myt_play, "produces goods"},
    [VERB_BUILD] = {"build", BY_PLAYER, build_fields, myt_play, "builds a city or temple"},
    [VERB_UP] = {"up", BY_PLAYER, up_fields, myt_play, "moves a cube up one level"},
    [VERB_SHIFT] = {"shift", BY_PLAYER, shift_fields, myt_play, "moves a cube to any other level"},
    [VERB_FAVOR] = {"favor", BY_PLAYER, favor_fields, myt_play, "takes a favor token"},
    [VERB_TAKE] = {"take", BY_PLAYER, take_fields, myt_play, "takes offering tokens"},
    [VERB_OFFER] = {"offer", BY_PLAYER, offer_fields, myt_play, "makes an offering: protects, takes or steals a card"},
    [VERB_LOCK] = {"lock", BY_PLAYER, lock_fields, myt_play, "says which of several cards takes the lock"},
    [VERB_BONUS] = {"bonus", BY_PLAYER, bonus_fields, myt_play, "begins the bonus in the ribbon"},
    [VERB_END] = {"end", BY_PLAYER, end_fields, myt_play, "ends one's action"},
    [VERB_FOLLOW] = {"follow", BY_PLAYER, follow_fields, myt_play, "follows the active player's action"},
    [VERB_PASS] = {"pass", BY_PLAYER, pass_fields, myt_play, "does not follow"},
    [VERBS] = {0},
};
