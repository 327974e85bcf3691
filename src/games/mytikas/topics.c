/* Mytikas: what every area, card, god, piece and token does, asked for by its word. Numbers are those of the built-in box. */
#include "games/mytikas/mytikas.h"

const struct topic myt_topics[] = {
    {"zeus-day", "Zeus Day", "area",
     "Each of your cities produces 3 stone, or 1 stone and 1 marble, or 1 gold, on its own level. "
     "Ribbon: 2 steps up (assumed).",
     "mytikas.step mytikas.combination mytikas.produce-level mytikas.amount mytikas.bonus-favor",
     "card-bonus card-after-bonus"},
    {"zeus-night", "Zeus Night", "area",
     "Build a small or a large temple, paid on its level; the costs are assumed. Ribbon: take 1 "
     "Offering token (assumed).",
     "mytikas.step mytikas.cost mytikas.cost-level mytikas.level-token mytikas.slot mytikas.dead-end",
     "start-city-token card-bonus"},
    {"demeter-day", "Demeter Day", "area",
     "Produce 4 stone, or 2 stone and 1 marble, or 1 stone and 1 gold, on Level 1, once; the two "
     "combinations without gold are assumed. Ribbon: 1 step up (assumed).",
     "mytikas.combination mytikas.produce-level mytikas.amount mytikas.pan-type", "card-bonus card-after-bonus"},
    {"demeter-night", "Demeter Night", "area",
     "Build a minor or a major city, paid on its level; the costs are assumed. Ribbon: 1 stone at one "
     "of your cities (assumed).",
     "mytikas.step mytikas.cost mytikas.cost-level mytikas.level-token mytikas.slot mytikas.dead-end",
     "start-city-token card-bonus"},
    {"poseidon-day", "Poseidon Day", "area",
     "Take 2 Offering tokens; the number is assumed. Ribbon: make 1 offering (assumed).",
     "mytikas.amount mytikas.bonus-favor", "card-bonus card-after-bonus"},
    {"poseidon-night", "Poseidon Night", "area",
     "Take 1 Favor of any god, from an opponent if its pile is empty. Ribbon: take 1 Offering token "
     "(assumed).",
     "mytikas.favor-none mytikas.favor-pile mytikas.amount", "card-bonus card-after-bonus"},
    {"hades-day", "Hades Day", "area",
     "4 steps up, with the same cube or with different ones; the number is assumed. Ribbon: move 1 cube to "
     "any other level (assumed).",
     "mytikas.amount mytikas.top mytikas.cube mytikas.dead-end", "card-bonus"},
    {"hades-night", "Hades Night", "area",
     "Take 1 Offering token or make 1 offering. Ribbon: take 1 Offering token or 1 step up (assumed).",
     "mytikas.option mytikas.offer-none mytikas.steal mytikas.tokens", "card-bonus lock-match lock-chain lock-order"},
    {"zeus", "Zeus", "god and Deity card",
     "The god of Zeus Day and Zeus Night. With the card you may pay 1 Offering token instead of the Favor when you "
     "follow (`follow pay offering`). It scores 3 points, or 7 with two Favors of one god.",
     "mytikas.occupied mytikas.stay mytikas.follow-pay mytikas.card-ready", "card-ready"},
    {"demeter", "Demeter", "god and Deity card",
     "The god of Demeter Day and Demeter Night. With the card, once at the start of your turn, you may exchange 2 "
     "stone of one level for 1 marble, or 3 for 1 gold (`exchange marble level 2`). It scores 2 points, 5 with 3 to 6 "
     "stone, and 7 with more (assumed).",
     "mytikas.occupied mytikas.stay mytikas.start-only mytikas.card-once mytikas.cube", "card-ready"},
    {"poseidon", "Poseidon", "god and Deity card",
     "The god of Poseidon Day and Poseidon Night. With the card you may pay any Favor instead of that god's when you "
     "follow (`follow pay hades`). It scores 3 points, or 7 with Favors of two gods.",
     "mytikas.occupied mytikas.stay mytikas.follow-pay mytikas.card-ready", "card-ready"},
    {"hades", "Hades", "god and Deity card",
     "The god of Hades Day and Hades Night. With the card, once at the start of your turn, you may give up 3 cubes for "
     "1 Offering token, or 7 for 3 (`sacrifice stone-1 stone-1 gold-2`; the numbers are assumed). It scores 2 points, "
     "5 with 1 Lock of your own, and 7 with more (assumed).",
     "mytikas.occupied mytikas.stay mytikas.start-only mytikas.card-once mytikas.sacrifice", "card-ready"},
    {"hera", "Hera", "Deity card",
     "On your own turn at Zeus Day or Zeus Night you may use the ribbon without a Zeus Favor. It scores 3 points, or 7 "
     "with a Zeus Favor.",
     "mytikas.bonus-favor mytikas.bonus-follow mytikas.card-ready", "card-bonus card-ready"},
    {"dionysus", "Dionysus", "Deity card",
     "On your own turn at Demeter Day or Demeter Night you may use the ribbon without a Demeter Favor. It scores 3 "
     "points, or 7 with a Demeter Favor.",
     "mytikas.bonus-favor mytikas.bonus-follow mytikas.card-ready", "card-bonus card-ready"},
    {"aphrodite", "Aphrodite", "Deity card",
     "On your own turn at Poseidon Day or Poseidon Night you may use the ribbon without a Poseidon Favor. It scores 3 "
     "points, or 7 with a Poseidon Favor.",
     "mytikas.bonus-favor mytikas.bonus-follow mytikas.card-ready", "card-bonus card-ready"},
    {"persephone", "Persephone", "Deity card",
     "On your own turn at Hades Day or Hades Night you may use the ribbon without a Hades Favor. It scores 3 points, "
     "or 7 with a Hades Favor.",
     "mytikas.bonus-favor mytikas.bonus-follow mytikas.card-ready", "card-bonus card-ready"},
    {"apollo", "Apollo", "Deity card",
     "At Zeus Day, also when you follow, it moves cubes 2 steps up (`up stone-1 with apollo`). It scores 2 points, 5 "
     "with 1 or 2 gold, and 7 with more (assumed).",
     "mytikas.card-when mytikas.card-once mytikas.card-ready", "card-after-bonus card-ready"},
    {"athena", "Athena", "Deity card",
     "At Zeus Night, also when you follow, a temple costs 1 gold less (`with athena`). It scores 3 points for each "
     "temple.",
     "mytikas.card-when mytikas.card-once mytikas.cost", "card-ready"},
    {"pan", "Pan", "Deity card",
     "At Demeter Day, also when you follow, it produces 1 more cube on Level 1, of a kind just produced (`produce gold "
     "with pan`). It scores 2 points, 5 with 2 or 3 marble, and 7 with more (assumed).",
     "mytikas.pan-type mytikas.card-when mytikas.card-once", "card-after-bonus card-ready"},
    {"artemis", "Artemis", "Deity card",
     "At Demeter Night, also when you follow, a city costs 1 marble less (`with artemis`). It scores 2 points for each "
     "city.",
     "mytikas.card-when mytikas.card-once mytikas.cost", "artemis-start-city card-ready"},
    {"ares", "Ares", "Deity card",
     "At Poseidon Day, also when you follow, you take 1 more Offering token (`take 3 with ares` includes the two of "
     "the action). It scores 2 points, 5 with 3 to 5 Offering tokens in reserve and on cards, and 7 with more "
     "(assumed). The printed name is not known, so your copy may have another.",
     "mytikas.card-when mytikas.card-once mytikas.amount", "card-after-bonus card-ready"},
    {"hephaestus", "Hephaestus", "Deity card",
     "At Poseidon Night, also when you follow, you may buy 1 more Favor for 1 marble (`favor zeus with hephaestus pay "
     "marble-2`). It scores 2 points, 5 with 2 or 3 Favors, and 7 with more (assumed).",
     "mytikas.card-when mytikas.card-once mytikas.cost mytikas.favor-none", "card-after-bonus card-ready"},
    {"hestia", "Hestia", "Deity card",
     "At Hades Day, also when you follow, one cube that moves up turns from stone into marble or from marble into gold "
     "(`up stone-1 into marble`). It scores 2 points for one kind of cube on Level 4, 5 for two, and 7 for three "
     "(assumed).",
     "mytikas.transform mytikas.card-when mytikas.card-once", "card-ready"},
    {"hermes", "Hermes", "Deity card",
     "At Hades Night, also when you follow, you take the token and make the offering, in either order. It scores 2 "
     "points, 5 with 2 or 3 cards, and 7 with more (assumed). The printed name is not known, so your copy may have "
     "another.",
     "mytikas.option mytikas.card-ready", "card-ready"},
    {"minor-city", "minor city", "piece",
     "You have two, and the starting city on Level 1. Each costs 2 stone and 1 marble. The left slot lets you move 2 "
     "cubes to "
     "any other level, the right one 1 Favor. These values are assumed. At the end it scores its level.",
     "mytikas.slot mytikas.level-token mytikas.cost mytikas.cost-level mytikas.points-minor-city",
     "start-city-token artemis-start-city"},
    {"major-city", "major city", "piece",
     "You have two. Each costs 2 stone and 3 marble. Both slots give 1 gold on the level just built on. These values "
     "are assumed. At the end it scores three times its level.",
     "mytikas.slot mytikas.level-token mytikas.cost mytikas.cost-level mytikas.points-major-city", NULL},
    {"small-temple", "small temple", "piece",
     "You have two. Each costs 1 stone, 1 marble and 1 gold. The left slot gives 2 Offering tokens, the right one 1 "
     "Offering token and the move of 1 cube to any other level. These values are assumed. At the end it scores twice "
     "its level.",
     "mytikas.slot mytikas.level-token mytikas.cost mytikas.cost-level mytikas.points-small-temple", NULL},
    {"large-temple", "large temple", "piece",
     "You have one. It costs 2 marble and 2 gold and gives 2 Favors. These values are assumed. At the end it scores "
     "four times its level, and the higher one breaks a tie.",
     "mytikas.slot mytikas.level-token mytikas.cost mytikas.cost-level mytikas.points-large-temple mytikas.points-tie",
     NULL},
    {"builder", "the Builder", "figure",
     "Your Builder must move to another free area every turn. With two players it must move to another god, and it "
     "blocks both areas of that god.",
     "mytikas.occupied mytikas.stay mytikas.dead-end mytikas.nothing", NULL},
    {"favor", "Favor token", "token",
     "There are three of each god, four with four players. One that is kept opens the ribbon of its god, and one that "
     "is paid lets you follow. Some cards count them.",
     "mytikas.favor-none mytikas.favor-pile mytikas.favor-tokens mytikas.start-favor mytikas.bonus-favor "
     "mytikas.follow-pay",
     "follow-skipped"},
    {"offering", "Offering token", "token",
     "Offering tokens are taken into the reserve. You place them on a card to protect it, to take it from the line, or "
     "to steal it. Stealing needs at least one token more than are there. The owner of a stolen card takes the tokens "
     "back.",
     "mytikas.tokens mytikas.offer-none mytikas.steal mytikas.card-gone", NULL},
    {"lock", "Lock token", "token",
     "A card with as many tokens as the lowest Lock shows takes it at once. The tokens go to the supply, the card "
     "can no longer be stolen, and one more card is turned up after the follow-ups. The last Lock is on the deck: it "
     "opens no card and ends the game. The values 3, 4 and 5 are assumed.",
     "mytikas.locks mytikas.secured mytikas.feed-locked mytikas.lock-choice mytikas.lock-order mytikas.reveal "
     "mytikas.last-turn",
     "lock-match lock-chain lock-order"},
    {"level-token", "Level token", "token",
     "Every piece built takes a Level token from its level. A level without tokens is complete, and three complete "
     "levels end the game.",
     "mytikas.level-token mytikas.level-tokens mytikas.last-turn", "start-city-token"},
    {"stone", "stone", "goods",
     "A kind of cube. Cities produce it, steps move it up, and pieces cost it. Demeter turns it into marble or gold, "
     "Hestia into marble.",
     "mytikas.cube mytikas.combination", NULL},
    {"marble", "marble", "goods", "A kind of cube. Every city costs some; Hephaestus takes one for a Favor.",
     "mytikas.cube mytikas.combination mytikas.cost", NULL},
    {"gold", "gold", "goods", "A kind of cube. Every temple costs some.",
     "mytikas.cube mytikas.combination mytikas.cost", NULL},
    {0},
};
