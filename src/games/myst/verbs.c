/* Myst: the verbs and their fields. */
#include <string.h>

#include "games/myst/myst.h"

static const struct shape turns = {FORM_NUMBER, .what = "a number of turns", .low = 1, .high = SPUN_MOST},
                          spun = {FORM_NUMBER, .what = "a number spun", .low = 0, .high = SPUN_MOST},
                          total = {FORM_NUMBER, .what = "a total", .low = 0, .high = TOTAL_MOST},
                          face = {FORM_WORD, .what = "a card", .words = &myst_face_words},
                          spot = {FORM_WORD, .what = "a position or a landmark", .words = &myst_key_words},
                          end = {FORM_WORD, .what = "a position, a landmark or stay", .words = &myst_walk_words},
                          way = {FORM_LIST, .what = "positions", .of = &myst_place_shape, .low = 1, .high = MOVE_ITEMS},
                          run = {FORM_WORD, .what = "a position, a landmark, a run, row, column or rest",
                                 .words = &myst_run_words},
                          run_id = {FORM_WORD, .what = "a position, a run, row, column or rest",
                                    .words = &myst_run_id_words},
                          runs = {FORM_LIST, .what = "positions and runs", .of = &run_id, .low = 1, .high = MOVE_ITEMS},
                          spaces = {FORM_NUMBER, .what = "a number of spaces", .low = 0, .high = SPUN_MOST};
static const struct shape pieces = {FORM_EITHER, .what = "a position, a run, rest, or a list of positions and runs",
                                    .fields = KEYS({"piece", &run, false, NULL}, {"pieces", &runs, false, NULL})};
static const struct shape lying = {FORM_EITHER, .what = "a position, a run, or several",
                                   .fields = KEYS({"piece", &run_id, false, NULL}, {"pieces", &runs, false, NULL})};
static const struct shape walk = {FORM_EITHER,
                                  .what = "the space where the pawn ends, stay, or a list of the spaces it enters",
                                  .fields = KEYS({"end", &end, false, NULL}, {"way", &way, false, NULL})};
static const struct shape team = {FORM_NAME, .what = "a team"};

const struct verb myst_verbs[VERBS + 1] = {
    [VERB_DEAL] = {"deal", BY_TABLE,
                   KEYS({"deal", &team, true, "the team that is dealt cards"},
                        {"cards", &myst_hand_shape, false, "its cards; if left out, five unknown ones"}),
                   myst_play_deal, "deals a team its cards", .suggest = myst_suggest_deal, .spell = myst_spell_deal},
    [VERB_PLACE] =
        {"place", BY_PLAYER,
         KEYS({"place", &pieces, true,
               "the piece, by the position it belongs to; several, a run like a1..a8, row b, column 6, or rest"},
              {"at", &myst_place_shape, false, "where it is placed, if that is not where it belongs"}),
         myst_play_place, "places puzzle pieces on the board", .suggest = myst_suggest_place,
         .spell = myst_spell_laying},
    [VERB_LIFT] = {"lift", BY_PLAYER,
                   KEYS({"lift", &lying, true, "the position it is on, or several positions in order"}), myst_play_lift,
                   "lifts a piece from a wrong position", .suggest = myst_suggest_lift, .spell = myst_spell_laying},
    [VERB_LINK] = {"link", BY_PLAYER,
                   KEYS({"link", &spot, true, "the piece placed with a Linking Book, or the space the pawn jumps to"},
                        {"at", &myst_place_shape, false,
                         "in the race: where it is placed, if that is not where it belongs"}),
                   myst_play_link, "uses a Linking Book: places a piece anywhere, or jumps",
                   .suggest = myst_suggest_link, .spell = myst_spell_laying},
    [VERB_TURNS] = {"turns", USUALLY_TABLE, KEYS({"turns", &turns, true, "the number on the inner ring"}),
                    myst_play_turns, "spins for the number of turns", .suggest = myst_suggest_turns,
                    .spell = myst_spell_turns},
    [VERB_SPIN] = {"spin", USUALLY_TABLE, KEYS({"spin", &spun, true, "the number on the outer ring"}), myst_play_spin,
                   "spins for the next move", .suggest = myst_suggest_spin, .spell = myst_spell_turns},
    [VERB_WALK] = {"walk", BY_PLAYER,
                   KEYS({"walk", &walk, true, "where the pawn ends, stay, or a list of the spaces it enters"},
                        {"spaces", &spaces, false, "how many spaces the players counted"}),
                   myst_play_walk, "moves the pawn", .suggest = myst_suggest_walk, .spell = myst_spell_walk},
    [VERB_LAY] = {"lay", BY_PLAYER, KEYS({"lay", &myst_key_shape, true, "the landmark"}), myst_play_lay,
                  "lays a key piece on top of the other team's", .suggest = myst_suggest_lay},
    [VERB_REMOVE] = {"remove", BY_PLAYER, KEYS({"remove", &myst_key_shape, true, "the landmark"}), myst_play_remove,
                     "removes the other team's key piece from the team's own", .suggest = myst_suggest_lay},
    [VERB_FLIP] = {"flip", BY_PLAYER,
                   KEYS({"flip", &face, true, "the card"}, {"total", &total, false, "the total announced with it"}),
                   myst_play_flip, "turns up a card in the scoring", .suggest = myst_suggest_flip,
                   .spell = myst_spell_flip},
    [VERB_ANNOUNCE] = {"announce", BY_PLAYER, KEYS({"announce", &total, true, "the total so far"}), myst_play_announce,
                       "announces the total so far", .spell = spell_unlisted},
};

bool myst_faultless(const struct match *match, const struct myst_state *s, const struct move *move)
{
    struct myst_state room;
    return try_move(match, s, move, &room, false) == TRIED_LEGAL;
}
