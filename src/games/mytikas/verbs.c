/* Mytikas: the verbs of the log with their fields, and listing entries. */
#include "games/mytikas/mytikas.h"

static const char *const apollo[] = {"apollo", NULL};
static const char *const pan[] = {"pan", NULL};
static const char *const ares[] = {"ares", NULL};
static const char *const hephaestus[] = {"hephaestus", NULL};
static const char *const builders[] = {"artemis", "athena", NULL};
static const char *const better[] = {"marble", "gold", NULL};
static const char *const payments[] = {"zeus", "demeter", "poseidon", "hades", "offering", NULL};
static const char *const paid[] = {
    "stone-1", "stone-2", "stone-3", "stone-4", "marble-1", "marble-2", "marble-3", "marble-4",
    "gold-1",  "gold-2",  "gold-3",  "gold-4",  "stone",    "marble",   "gold",     NULL,
};

static const struct words apollo_words = {.list = apollo, .base = APOLLO_CARD};
static const struct words pan_words = {.list = pan, .base = PAN_CARD};
static const struct words ares_words = {.list = ares, .base = ARES_CARD};
static const struct words hephaestus_words = {.list = hephaestus, .base = HEPHAESTUS_CARD};
static const struct words builders_words = {.list = builders, .base = ARTEMIS_CARD};
static const struct words better_words = {.list = better, .base = MARBLE};
static const struct words payments_words = {.list = payments};
static const struct words paid_words = {.list = paid};

static const struct shape with_apollo = {FORM_WORD, .what = "apollo", .words = &apollo_words};
static const struct shape with_pan = {FORM_WORD, .what = "pan", .words = &pan_words};
static const struct shape with_ares = {FORM_WORD, .what = "ares", .words = &ares_words};
static const struct shape with_hephaestus = {FORM_WORD, .what = "hephaestus", .words = &hephaestus_words};
static const struct shape with_builder = {FORM_WORD, .what = "athena or artemis", .words = &builders_words};
static const struct shape a_better = {FORM_WORD, .what = "a better kind", .words = &better_words};
static const struct shape a_payment = {FORM_WORD, .what = "a god or offering", .words = &payments_words};
static const struct shape a_paid = {FORM_WORD, .what = "goods or a cube", .words = &paid_words};
static const struct field area_ways[] = {
    {"area", &myt_an_area, false, NULL},
    {"nothing", &shape_none, false, NULL},
    {0},
};
static const struct shape area_or_none = {FORM_EITHER, .what = "an area", .fields = area_ways};
static const struct shape dealt_cards = {
    FORM_BAG, .what = "one card, or two in the variant", .of = &myt_a_card, .low = 1, .high = 2, .one = true,
};
static const struct shape produced = {
    FORM_BAG, .what = "goods", .of = &myt_a_kind, .low = 1, .high = 60, .one = true,
};
static const struct shape given_cubes = {
    FORM_BAG, .what = "cubes", .of = &myt_a_cube, .low = 1, .high = 60, .one = true,
};
static const struct shape paid_cubes = {
    FORM_BAG, .what = "goods or cubes", .of = &a_paid, .low = 0, .high = PAID_MOST, .one = true,
};
static const struct shape a_slot = {FORM_NUMBER, .what = "a slot", .low = 1, .high = SLOTS};
static const struct shape a_take = {FORM_NUMBER, .what = "a number of tokens", .low = 1, .high = TAKE_MOST};
static const struct shape a_get = {FORM_NUMBER, .what = "a number of tokens", .low = 0, .high = TAKE_MOST};
static const struct shape an_offering = {FORM_NUMBER, .what = "a number of tokens", .low = 0, .high = TOKENS_MOST};

static const struct field deal_fields[] = {
    {"deal", &dealt_cards, true, "the cards"},
    {"to", &shape_name, true, "the player who gets them"},
    {0},
};
static const struct field keep_fields[] = {
    {"keep", &myt_a_card, true, "the card kept"},
    {0},
};
static const struct field reveal_fields[] = {
    {"reveal", &myt_a_card, true, "the card turned up"},
    {0},
};
static const struct field exchange_fields[] = {
    {"exchange", &a_better, true, "what the stone becomes"},
    {"level", &myt_a_level, true, "where"},
    {0},
};
static const struct field sacrifice_fields[] = {
    {"sacrifice", &given_cubes, true, "the cubes given"},
    {"get", &a_get, false, "tokens taken"},
    {0},
};
static const struct field down_fields[] = {
    {"down", &myt_a_cube, true, "the cube"},
    {"to", &myt_a_level, true, "a lower level"},
    {0},
};
static const struct field move_fields[] = {
    {"move", &myt_an_area, true, "the area"},
    {0},
};
static const struct field produce_fields[] = {
    {"produce", &produced, true, "the goods"},
    {"level", &myt_a_level, false, "the level, if several are possible"},
    {"with", &with_pan, false, "one more cube (Pan)"},
    {0},
};
static const struct field build_fields[] = {
    {"build", &myt_a_piece, true, "the piece"},
    {"level", &myt_a_level, true, "where"},
    {"slot", &a_slot, false, "which one, from the left, if both are free"},
    {"pay", &paid_cubes, false, "what is paid, if it is not the cost in the box"},
    {"with", &with_builder, false, "the card that lowers the cost"},
    {0},
};
static const struct field up_fields[] = {
    {"up", &myt_a_cube, true, "the cube"},
    {"into", &myt_a_kind, false, "what the cube becomes (Hestia)"},
    {"of", &myt_a_cube, false, "hestia: another cube that changes instead"},
    {"with", &with_apollo, false, "apollo: one of his steps"},
    {0},
};
static const struct field shift_fields[] = {
    {"shift", &myt_a_cube, true, "the cube"},
    {"to", &myt_a_level, true, "another level"},
    {0},
};
static const struct field favor_fields[] = {
    {"favor", &myt_a_god, true, "the god"},
    {"from", &shape_name, false, "the opponent it comes from, if the pile is empty"},
    {"with", &with_hephaestus, false, "hephaestus: one more Favor for a marble"},
    {"pay", &myt_a_cube, false, "the marble paid"},
    {0},
};
static const struct field take_fields[] = {
    {"take", &a_take, true, "how many Offering tokens"},
    {"with", &with_ares, false, "ares: one more token"},
    {0},
};
static const struct field offer_fields[] = {
    {"offer", &myt_a_card, true, "the card"},
    {"tokens", &an_offering, true, "how many tokens"},
    {0},
};
static const struct field lock_fields[] = {
    {"lock", &myt_a_card, true, "the card that takes the Lock"},
    {0},
};
static const struct field bonus_fields[] = {
    {"bonus", &shape_none, false, NULL},
    {0},
};
static const struct field end_fields[] = {
    {"end", &shape_none, false, NULL},
    {0},
};
static const struct field follow_fields[] = {
    {"follow", &area_or_none, false, "the area; needed only with two players"},
    {"pay", &a_payment, false, "what is paid, if it is not that god's Favor"},
    {0},
};
static const struct field pass_fields[] = {
    {"pass", &shape_none, false, NULL},
    {0},
};

const struct verb myt_verbs[VERBS + 1] = {
    [VERB_DEAL] = {"deal", BY_TABLE, deal_fields, myt_play_deal, "deals a player's first card",
                   .suggest = myt_suggest_deal, .spell = myt_spell_plain},
    [VERB_KEEP] = {"keep", BY_PLAYER, keep_fields, myt_play_keep, "keeps one of two dealt cards",
                   .suggest = myt_suggest_keep, .spell = myt_spell_plain},
    [VERB_REVEAL] = {"reveal", BY_TABLE, reveal_fields, myt_play_reveal, "turns a card of the line face up",
                     .suggest = myt_suggest_reveal, .spell = myt_spell_plain},
    [VERB_EXCHANGE] = {"exchange", BY_PLAYER, exchange_fields, myt_play_exchange,
                       "uses Demeter to turn stone into marble or gold", .suggest = myt_suggest_exchange,
                       .spell = myt_spell_start},
    [VERB_SACRIFICE] = {"sacrifice", BY_PLAYER, sacrifice_fields, myt_play_sacrifice,
                        "uses Hades to turn cubes into Offering tokens", .suggest = myt_suggest_sacrifice,
                        .spell = myt_spell_sacrifice},
    [VERB_DOWN] = {"down", BY_PLAYER, down_fields, myt_play_down, "moves a cube down for free",
                   .suggest = myt_suggest_down, .spell = myt_spell_down},
    [VERB_MOVE] = {"move", BY_PLAYER, move_fields, myt_play_move, "moves the Builder to an area",
                   .suggest = myt_suggest_move, .spell = myt_spell_start},
    [VERB_PRODUCE] = {"produce", BY_PLAYER, produce_fields, myt_play_produce, "produces goods",
                      .suggest = myt_suggest_produce, .spell = myt_spell_produce},
    [VERB_BUILD] = {"build", BY_PLAYER, build_fields, myt_play_build, "builds a city or temple",
                    .suggest = myt_suggest_build, .spell = myt_spell_build},
    [VERB_UP] = {"up", BY_PLAYER, up_fields, myt_play_up, "moves a cube up one level", .suggest = myt_suggest_up,
                 .spell = myt_spell_up},
    [VERB_SHIFT] = {"shift", BY_PLAYER, shift_fields, myt_play_shift, "moves a cube to any other level",
                    .suggest = myt_suggest_shift, .spell = myt_spell_plain},
    [VERB_FAVOR] = {"favor", BY_PLAYER, favor_fields, myt_play_favor, "takes a Favor", .suggest = myt_suggest_favor,
                    .spell = myt_spell_plain},
    [VERB_TAKE] = {"take", BY_PLAYER, take_fields, myt_play_take, "takes Offering tokens", .suggest = myt_suggest_take,
                   .spell = myt_spell_take},
    [VERB_OFFER] = {"offer", BY_PLAYER, offer_fields, myt_play_offer,
                    "makes an offering: protects, takes or steals a card", .suggest = myt_suggest_offer,
                    .spell = myt_spell_offer},
    [VERB_LOCK] = {"lock", BY_PLAYER, lock_fields, myt_play_lock, "chooses which of several cards takes the Lock",
                   .suggest = myt_suggest_lock},
    [VERB_BONUS] = {"bonus", BY_PLAYER, bonus_fields, myt_play_bonus, "begins the bonus in the ribbon",
                    .suggest = myt_suggest_bonus, .spell = myt_spell_plain},
    [VERB_END] = {"end", BY_PLAYER, end_fields, myt_play_end, "ends the player's action", .suggest = myt_suggest_end,
                  .spell = myt_spell_end},
    [VERB_FOLLOW] = {"follow", BY_PLAYER, follow_fields, myt_play_follow, "follows the active player's action",
                     .suggest = myt_suggest_follow, .spell = myt_spell_follow},
    [VERB_PASS] = {"pass", BY_PLAYER, pass_fields, myt_play_pass, "does not follow", .suggest = myt_suggest_pass,
                   .spell = myt_spell_pass},
    [VERBS] = {0},
};

void myt_say(const struct myt_offer *to, int verb, int value)
{
    struct move move = move_of(to->seat, verb);
    move_put(&move, 0, value);
    suggest_move(to->to, &move);
}

void myt_say_with(const struct myt_offer *to, int verb, int value, int field, int more)
{
    struct move move = move_of(to->seat, verb);
    move_put(&move, 0, value);
    move_put(&move, field, more);
    suggest_move(to->to, &move);
}

void myt_say_word(const struct myt_offer *to, int verb)
{
    struct move move = move_of(to->seat, verb);
    move_give(&move, 0);
    suggest_move(to->to, &move);
}

void myt_say_cards_at(const struct myt_offer *to, int verb, int where)
{
    for (int card = 0; card < CARDS; card++)
        if (to->s->holder[card] == where)
            myt_say(to, verb, card);
}

struct myt_offer myt_offer_steps(const struct match *match, const struct myt_state *s, struct suggestions *to)
{
    bool performs = s->phase == ACTING || s->phase == FOLLOWING;
    return (struct myt_offer){match, s, performs ? s->who : NONE, to};
}

struct myt_offer myt_offer_start(const struct match *match, const struct myt_state *s, struct suggestions *to, int seat,
                                 struct myt_state *room)
{
    if (seat < 0 || seat >= match->seats)
        return (struct myt_offer){match, s, NONE, to};
    if (s->phase == STARTING && (s->turn == seat || s->turn == NONE))
        return (struct myt_offer){match, s, seat, to};
    bool next =
        s->phase == FOLLOWING && s->who == NONE && !s->ending && s->owed == 0 && seat == myt_next_seat(match, s->turn);
    if (!next)
        return (struct myt_offer){match, s, NONE, to};
    *room = *s;
    myt_begin_turn(match, room, seat);
    return (struct myt_offer){match, room, seat, to};
}
