/* Mytikas: the verbs of the log with their fields, and listing entries. */
#include "games/mytikas/mytikas.h"

static const struct shape apollo = {FORM_WORD, .what = "apollo", .words = WORDS(APOLLO_CARD, "apollo")};
static const struct shape hestia = {FORM_WORD, .what = "hestia", .words = WORDS(HESTIA_CARD, "hestia")};
static const struct shape with_apollo = {FORM_EITHER, .what = "apollo or hestia",
                                         .fields =
                                             KEYS({"apollo", &apollo, false, NULL}, {"hestia", &hestia, false, NULL})};
static const struct shape with_pan = {FORM_WORD, .what = "pan", .words = WORDS(PAN_CARD, "pan")};
static const struct shape with_ares = {FORM_WORD, .what = "ares", .words = WORDS(ARES_CARD, "ares")};
static const struct shape with_builder = {FORM_WORD, .what = "athena or artemis",
                                          .words = WORDS(ARTEMIS_CARD, "artemis", "athena")};
static const struct shape a_better = {FORM_WORD, .what = "a better kind", .words = WORDS(MARBLE, "marble", "gold")};
static const struct shape a_payment = {FORM_WORD, .what = "a god or offering",
                                       .words = WORDS(0, "zeus", "demeter", "poseidon", "hades", "offering")};
static const struct shape a_paid = {FORM_WORD, .what = "goods or a cube",
                                    .words = WORDS(0, "stone-1", "stone-2", "stone-3", "stone-4", "marble-1",
                                                   "marble-2", "marble-3", "marble-4", "gold-1", "gold-2", "gold-3",
                                                   "gold-4", "stone", "marble", "gold")};
static const struct shape area_or_none = {
    FORM_EITHER, .what = "an area",
    .fields = KEYS({"area", &myt_an_area, false, NULL}, {"nothing", &shape_none, false, NULL})};
static const struct shape dealt_cards = {
    FORM_BAG, .what = "one card, or two in the variant", .of = &myt_a_card, .low = 1, .high = 2, .one = true,
};
static const struct shape paid_cubes = {
    FORM_BAG, .what = "goods or cubes", .of = &a_paid, .low = 0, .high = PAID_MOST, .one = true,
};
static const struct shape a_slot = {FORM_NUMBER, .what = "a slot", .low = 1, .high = SLOTS};
static const struct shape a_take = {FORM_NUMBER, .what = "a number of tokens", .low = 1, .high = TAKE_MOST};
static const struct shape a_get = {FORM_NUMBER, .what = "a number of tokens", .low = 0, .high = TAKE_MOST};
static const struct shape an_offering = {FORM_NUMBER, .what = "a number of tokens", .low = 0, .high = TOKENS_MOST};

/* In the order of the verbs. */
const struct myt_act *const myt_acts[VERBS] = {&myt_act_deal,      &myt_act_keep,   &myt_act_reveal, &myt_act_exchange,
                                               &myt_act_sacrifice, &myt_act_down,   &myt_act_move,   &myt_act_produce,
                                               &myt_act_build,     &myt_act_up,     &myt_act_shift,  &myt_act_favor,
                                               &myt_act_take,      &myt_act_offer,  &myt_act_lock,   &myt_act_bonus,
                                               &myt_act_end,       &myt_act_follow, &myt_act_pass};

void myt_offer_word(const struct myt_offer *to)
{
    suggest_word(to->to, to->seat, to->verb);
}

/* Who may make entries with this verb in this phase, as bits. */
static unsigned offerers(const struct match *match, const struct myt_state *s, int verb)
{
    static const unsigned phases[] = {
        [AT_DEAL] = 1u << DEALING,
        [AT_KEEP] = 1u << KEEPING,
        [AT_REVEAL] = 1u << LINING | 1u << STARTING | 1u << FOLLOWING | 1u << REVEALING,
        [AT_START] = 1u << STARTING,
        [AT_DOWN] = 1u << STARTING | 1u << ACTING | 1u << FOLLOWING,
        [AT_STEP] = 1u << ACTING | 1u << FOLLOWING,
        [AT_LOCK] = 1u << LOCKING,
        [AT_FOLLOW] = 1u << FOLLOWING,
        [AT_PASS] = 1u << FOLLOWING,
    };
    enum myt_calling calling = myt_acts[verb]->calling;
    bool follows = calling == AT_FOLLOW || calling == AT_PASS, table = calling == AT_DEAL || calling == AT_REVEAL;
    if (!(phases[calling] >> s->phase & 1) && !(verb == VERB_FAVOR && s->phase == FAVORING))
        return 0;
    if (follows)
        return s->who == NONE ? myt_may_follow(match, s) : 0;
    if (s->phase == FOLLOWING && !table)
        return s->who == NONE ? 0 : 1u << s->who;
    return myt_to_act(match, s) & (table ? 1u << CHANCE : ~(1u << CHANCE));
}

static void suggest_entries(const struct match *match, const void *state, int verb, struct suggestions *to)
{
    const struct myt_state *s = state;
    const struct myt_act *act = myt_acts[verb];
    unsigned actors = offerers(match, s, verb);
    for (int actor = 0; actors && actor <= CHANCE; actor++)
        if (actors >> actor & 1)
            act->offers(&(struct myt_offer){match, s, actor, verb, to});
    if ((act->calling == AT_START || act->calling == AT_DOWN) && myt_next_may_begin(s)) {
        struct myt_state begun = *s;
        myt_begin_turn(match, &begun, myt_next_seat(match, s->turn));
        act->offers(&(struct myt_offer){match, &begun, begun.turn, verb, to});
    }
}

/* Not listed, but accepted: what is done instead of choosing a card to lock, and what begins the next turn although a card
   is still to be turned up. */
static bool spell_entry(const struct match *match, const void *state, struct move *move)
{
    const struct myt_state *s = state;
    const struct myt_act *act = myt_acts[move->verb];
    bool begins = act->calling == AT_START || act->calling == AT_DOWN;
    bool jumps = begins && myt_between_turns(s) && s->owed > 0 && move->actor == myt_next_seat(match, s->turn);
    struct hearing silent = {.match = match, .state = (void *)state, .move = move};
    struct move whole;
    if (myt_complete(&silent, &whole) == STANDS)
        *move = whole;
    return (!act->spell || act->spell(match, s, move)) && !jumps && (s->phase != LOCKING || act->calling == AT_LOCK);
}

#define PLAYED(says) myt_play_entry, says, .suggest = suggest_entries, .spell = spell_entry

const struct verb myt_verbs[VERBS + 1] = {
    [VERB_DEAL] = {"deal", BY_TABLE,
                   KEYS({"deal", &dealt_cards, true, "the cards"},
                        {"to", &shape_name, true, "the player who gets them"}),
                   PLAYED("deals a player's first card")},
    [VERB_KEEP] = {"keep", BY_PLAYER, KEYS({"keep", &myt_a_card, true, "the card kept"}),
                   PLAYED("keeps one of two dealt cards")},
    [VERB_REVEAL] = {"reveal", BY_TABLE, KEYS({"reveal", &myt_a_card, true, "the card turned up"}),
                     PLAYED("turns a card of the line face up")},
    [VERB_EXCHANGE] = {"exchange", BY_PLAYER,
                       KEYS({"exchange", &a_better, true, "what the stone becomes"},
                            {"level", &myt_a_level, true, "where"}),
                       PLAYED("uses Demeter to turn stone into marble or gold")},
    [VERB_SACRIFICE] = {"sacrifice", BY_PLAYER,
                        KEYS({"sacrifice",
                              SHAPE(FORM_BAG, .what = "cubes", .of = &myt_a_cube, .low = 1, .high = 60, .one = true),
                              true, "the cubes given"},
                             {"get", &a_get, false, "tokens taken"}),
                        PLAYED("uses Hades to turn cubes into Offering tokens")},
    [VERB_DOWN] = {"down", BY_PLAYER,
                   KEYS({"down", &myt_a_cube, true, "the cube"}, {"to", &myt_a_level, true, "a lower level"}),
                   PLAYED("moves a cube down for free")},
    [VERB_MOVE] = {"move", BY_PLAYER, KEYS({"move", &myt_an_area, true, "the area"}),
                   PLAYED("moves the Builder to an area")},
    [VERB_PRODUCE] = {"produce", BY_PLAYER,
                      KEYS({"produce",
                            SHAPE(FORM_BAG, .what = "goods", .of = &myt_a_kind, .low = 1, .high = 60, .one = true),
                            true, "the goods"},
                           {"level", &myt_a_level, false, "the level, if several are possible"},
                           {"with", &with_pan, false, "one more cube (Pan)"}),
                      PLAYED("produces goods")},
    [VERB_BUILD] = {"build", BY_PLAYER,
                    KEYS({"build", &myt_a_piece, true, "the piece"}, {"level", &myt_a_level, true, "where"},
                         {"slot", &a_slot, false, "which one, from the left, if both are free"},
                         {"pay", &paid_cubes, false, "what is paid, if it is not the cost in the box"},
                         {"with", &with_builder, false, "the card that lowers the cost"}),
                    PLAYED("builds a city or temple")},
    [VERB_UP] = {"up", BY_PLAYER,
                 KEYS({"up", &myt_a_cube, true, "the cube"},
                      {"into", &myt_a_kind, false, "what the cube becomes (Hestia)"},
                      {"of", &myt_a_cube, false, "hestia: another cube that changes instead"},
                      {"with", &with_apollo, false, "apollo: one of his steps; hestia, beside `into`"}),
                 PLAYED("moves a cube up one level")},
    [VERB_SHIFT] = {"shift", BY_PLAYER,
                    KEYS({"shift", &myt_a_cube, true, "the cube"}, {"to", &myt_a_level, true, "another level"}),
                    PLAYED("moves a cube to any other level")},
    [VERB_FAVOR] = {"favor", BY_PLAYER,
                    KEYS({"favor", &myt_a_god, true, "the god"},
                         {"from", &shape_name, false, "the opponent it comes from, if the pile is empty"},
                         {"with", SHAPE(FORM_WORD, .what = "hephaestus", .words = WORDS(HEPHAESTUS_CARD, "hephaestus")),
                          false, "hephaestus: one more Favor for a marble"},
                         {"pay", &myt_a_cube, false, "the marble paid"}),
                    PLAYED("takes a Favor")},
    [VERB_TAKE] = {"take", BY_PLAYER,
                   KEYS({"take", &a_take, true, "how many Offering tokens"},
                        {"with", &with_ares, false, "ares: one more token"}),
                   PLAYED("takes Offering tokens")},
    [VERB_OFFER] = {"offer", BY_PLAYER,
                    KEYS({"offer", &myt_a_card, true, "the card"}, {"tokens", &an_offering, true, "how many tokens"}),
                    PLAYED("makes an offering: protects, takes or steals a card")},
    [VERB_LOCK] = {"lock", BY_PLAYER, KEYS({"lock", &myt_a_card, true, "the card that takes the Lock"}),
                   PLAYED("chooses which of several cards takes the Lock")},
    [VERB_BONUS] = {"bonus", BY_PLAYER, KEYS({"bonus", &shape_none, false, NULL}),
                    PLAYED("begins the bonus in the ribbon")},
    [VERB_END] = {"end", BY_PLAYER, KEYS({"end", &shape_none, false, NULL}), PLAYED("ends the player's action")},
    [VERB_FOLLOW] = {"follow", BY_PLAYER,
                     KEYS({"follow", &area_or_none, false, "the area; needed only with two players"},
                          {"pay", &a_payment, false, "what is paid, if it is not that god's Favor"}),
                     PLAYED("follows the active player's action")},
    [VERB_PASS] = {"pass", BY_PLAYER, KEYS({"pass", &shape_none, false, NULL}), PLAYED("does not follow")},
    [VERBS] = {0},
};
