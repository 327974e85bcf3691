/* Mytikas: what every area, card, god, piece and token does, asked for by its word. Numbers are those of the built-in box. */
#include "games/mytikas/mytikas.h"

#define LIST(...) ((const char *const[]){__VA_ARGS__, NULL})

const struct topic myt_topics[] = {
    {"zeus-day", "Zeus Day", "area",
     "Each of your cities produces 3 stone, or 1 stone and 1 marble, or 1 gold, on its own level. "
     "Ribbon: 2 steps up (assumed).",
     LIST("mytikas.step", "mytikas.combination", "mytikas.produce-level", "mytikas.amount", "mytikas.bonus-favor"),
     LIST("card-bonus", "card-after-bonus")},
    {"zeus-night", "Zeus Night", "area",
     "Build a small or a large temple, paid on its level; the costs are assumed. Ribbon: take 1 "
     "Offering token (assumed).",
     LIST("mytikas.step", "mytikas.cost", "mytikas.cost-level", "mytikas.level-token", "mytikas.slot",
          "mytikas.dead-end"),
     LIST("start-city-token", "card-bonus")},
    {"demeter-day", "Demeter Day", "area",
     "Produce 4 stone, or 2 stone and 1 marble, or 1 stone and 1 gold, on Level 1, once; the two "
     "combinations without gold are assumed. Ribbon: 1 step up (assumed).",
     LIST("mytikas.combination", "mytikas.produce-level", "mytikas.amount", "mytikas.pan-type"),
     LIST("card-bonus", "card-after-bonus")},
    {"demeter-night", "Demeter Night", "area",
     "Build a minor or a major city, paid on its level; the costs are assumed. Ribbon: 1 stone at one "
     "of your cities (assumed).",
     LIST("mytikas.step", "mytikas.cost", "mytikas.cost-level", "mytikas.level-token", "mytikas.slot",
          "mytikas.dead-end"),
     LIST("start-city-token", "card-bonus")},
    {"poseidon-day", "Poseidon Day", "area",
     "Take 2 Offering tokens; the number is assumed. Ribbon: make 1 offering (assumed).",
     LIST("mytikas.amount", "mytikas.bonus-favor"), LIST("card-bonus", "card-after-bonus")},
    {"poseidon-night", "Poseidon Night", "area",
     "Take 1 Favor of any god, from an opponent if its pile is empty. Ribbon: take 1 Offering token "
     "(assumed).",
     LIST("mytikas.favor-none", "mytikas.favor-pile", "mytikas.amount"), LIST("card-bonus", "card-after-bonus")},
    {"hades-day", "Hades Day", "area",
     "4 steps up, with the same cube or with different ones; the number is assumed. Ribbon: 1 cube to "
     "any other level (assumed).",
     LIST("mytikas.amount", "mytikas.top", "mytikas.cube", "mytikas.dead-end"), LIST("card-bonus")},
    {"hades-night", "Hades Night", "area",
     "Take 1 Offering token or make 1 offering. Ribbon: take 1 Offering token or 1 step up (assumed).",
     LIST("mytikas.option", "mytikas.offer-none", "mytikas.steal", "mytikas.tokens"),
     LIST("card-bonus", "lock-match", "lock-chain", "lock-order")},
    {"zeus", "Zeus", "god and Deity card",
     "The god of Zeus Day and Zeus Night. As a card: when following pay 1 Offering token instead of "
     "the Favor (`follow pay offering`); 3 points, with two Favors of one god 7.",
     LIST("mytikas.occupied", "mytikas.stay", "mytikas.follow-pay", "mytikas.card-ready"), LIST("card-ready")},
    {"demeter", "Demeter", "god and Deity card",
     "The god of Demeter Day and Demeter Night. As a card: once at the start of your turn 2 stone of "
     "one level become 1 marble, or 3 become 1 gold (`exchange marble level 2`); 2 points, with 3 to 6 "
     "stone 5, with more 7 (assumed).",
     LIST("mytikas.occupied", "mytikas.stay", "mytikas.start-only", "mytikas.card-once", "mytikas.cube"),
     LIST("card-ready")},
    {"poseidon", "Poseidon", "god and Deity card",
     "The god of Poseidon Day and Poseidon Night. As a card: when following pay any Favor instead of "
     "that god's (`follow pay hades`); 3 points, with Favors of two gods 7.",
     LIST("mytikas.occupied", "mytikas.stay", "mytikas.follow-pay", "mytikas.card-ready"), LIST("card-ready")},
    {"hades", "Hades", "god and Deity card",
     "The god of Hades Day and Hades Night. As a card: once at the start of your turn 3 cubes for 1 "
     "Offering token, or 7 for 3 (assumed) (`sacrifice stone-1 stone-1 gold-2`); 2 points, with 1 "
     "Lock of your own 5, with more 7 (assumed).",
     LIST("mytikas.occupied", "mytikas.stay", "mytikas.start-only", "mytikas.card-once", "mytikas.sacrifice"),
     LIST("card-ready")},
    {"hera", "Hera", "Deity card",
     "On your own turn at Zeus Day or Zeus Night you may use the ribbon without a Zeus Favor. 3 points, "
     "with a Zeus Favor 7.",
     LIST("mytikas.bonus-favor", "mytikas.bonus-follow", "mytikas.card-ready"), LIST("card-bonus", "card-ready")},
    {"dionysus", "Dionysus", "Deity card",
     "On your own turn at Demeter Day or Demeter Night you may use the ribbon without a Demeter Favor. 3 "
     "points, with a Demeter Favor 7.",
     LIST("mytikas.bonus-favor", "mytikas.bonus-follow", "mytikas.card-ready"), LIST("card-bonus", "card-ready")},
    {"aphrodite", "Aphrodite", "Deity card",
     "On your own turn at Poseidon Day or Poseidon Night you may use the ribbon without a Poseidon Favor. "
     "3 points, with a Poseidon Favor 7.",
     LIST("mytikas.bonus-favor", "mytikas.bonus-follow", "mytikas.card-ready"), LIST("card-bonus", "card-ready")},
    {"persephone", "Persephone", "Deity card",
     "On your own turn at Hades Day or Hades Night you may use the ribbon without a Hades Favor. 3 "
     "points, with a Hades Favor 7.",
     LIST("mytikas.bonus-favor", "mytikas.bonus-follow", "mytikas.card-ready"), LIST("card-bonus", "card-ready")},
    {"apollo", "Apollo", "Deity card",
     "At Zeus Day, also when following: 2 steps up (`up stone-1 with apollo`). 2 points, with 1 or 2 "
     "gold 5, with more 7 (assumed).",
     LIST("mytikas.card-when", "mytikas.card-once", "mytikas.card-ready"), LIST("card-after-bonus", "card-ready")},
    {"athena", "Athena", "Deity card",
     "At Zeus Night, also when following: a temple costs 1 gold less (`with athena`). 3 points for "
     "each temple.",
     LIST("mytikas.card-when", "mytikas.card-once", "mytikas.cost"), LIST("card-ready")},
    {"pan", "Pan", "Deity card",
     "At Demeter Day, also when following: 1 more cube on Level 1 of a kind just produced (`produce "
     "gold with pan`). 2 points, with 2 or 3 marble 5, with more 7 (assumed).",
     LIST("mytikas.pan-type", "mytikas.card-when", "mytikas.card-once"), LIST("card-after-bonus", "card-ready")},
    {"artemis", "Artemis", "Deity card",
     "At Demeter Night, also when following: a city costs 1 marble less (`with artemis`). 2 points for "
     "each city.",
     LIST("mytikas.card-when", "mytikas.card-once", "mytikas.cost"), LIST("artemis-start-city", "card-ready")},
    {"ares", "Ares", "Deity card",
     "At Poseidon Day, also when following: 1 more Offering token (`take 3 with ares` is that and the "
     "two of the action). 2 points, with 3 to 5 Offering tokens in reserve and on cards 5, with more 7 "
     "(assumed). The printed name is not known. The card has this name here, whatever your copy says.",
     LIST("mytikas.card-when", "mytikas.card-once", "mytikas.amount"), LIST("card-after-bonus", "card-ready")},
    {"hephaestus", "Hephaestus", "Deity card",
     "At Poseidon Night, also when following: 1 more Favor for 1 marble (`favor zeus with hephaestus "
     "pay marble-2`). 2 points, with 2 or 3 Favors 5, with more 7 (assumed).",
     LIST("mytikas.card-when", "mytikas.card-once", "mytikas.cost", "mytikas.favor-none"),
     LIST("card-after-bonus", "card-ready")},
    {"hestia", "Hestia", "Deity card",
     "At Hades Day, also when following: one cube that is moved up turns from stone into marble or "
     "from marble into gold, once (`up stone-1 into marble`). 2 points for one kind of cube on "
     "Level 4, 5 for two, 7 for three (assumed).",
     LIST("mytikas.transform", "mytikas.card-when", "mytikas.card-once"), LIST("card-ready")},
    {"hermes", "Hermes", "Deity card",
     "At Hades Night, also when following: take the token and make the offering, in either order. "
     "2 points, with 2 or 3 cards 5, with more 7 (assumed). The printed name is not known. The card "
     "has this name here, whatever your copy says.",
     LIST("mytikas.option", "mytikas.card-ready"), LIST("card-ready")},
    {"minor-city", "minor city", "piece",
     "You have two, and the starting city on Level 1. Each costs 2 stone and 1 marble (assumed); the "
     "left slot opens 2 cubes to any other level, the right one 1 Favor (assumed). At the end worth its "
     "level.",
     LIST("mytikas.slot", "mytikas.level-token", "mytikas.cost", "mytikas.cost-level", "mytikas.points-minor-city"),
     LIST("start-city-token", "artemis-start-city")},
    {"major-city", "major city", "piece",
     "You have two. Each costs 2 stone and 3 marble (assumed); both slots open 1 gold on the level just built "
     "on (assumed). At the end worth three times its level.",
     LIST("mytikas.slot", "mytikas.level-token", "mytikas.cost", "mytikas.cost-level", "mytikas.points-major-city"),
     NULL},
    {"small-temple", "small temple", "piece",
     "You have two. Each costs 1 stone, 1 marble and 1 gold (assumed); the left slot opens 2 Offering tokens, "
     "the right one 1 Offering token and 1 cube to any other level (assumed). At the end worth twice "
     "its level.",
     LIST("mytikas.slot", "mytikas.level-token", "mytikas.cost", "mytikas.cost-level", "mytikas.points-small-temple"),
     NULL},
    {"large-temple", "large temple", "piece",
     "You have one. It costs 2 marble and 2 gold (assumed) and opens 2 Favors (assumed). At the end worth four times "
     "its level; a tie goes to the higher one.",
     LIST("mytikas.slot", "mytikas.level-token", "mytikas.cost", "mytikas.cost-level", "mytikas.points-large-temple",
          "mytikas.points-tie"),
     NULL},
    {"builder", "the Builder", "figure",
     "Your Builder must move to another free area every turn. With two players it must move to another god, and it "
     "blocks both areas of that god.",
     LIST("mytikas.occupied", "mytikas.stay", "mytikas.dead-end", "mytikas.nothing"), NULL},
    {"favor", "Favor token", "token",
     "Three of each god, four with four players. One that is kept opens the ribbon of its god; one "
     "that is paid lets you follow; some cards count them.",
     LIST("mytikas.favor-none", "mytikas.favor-pile", "mytikas.favor-tokens", "mytikas.start-favor",
          "mytikas.bonus-favor", "mytikas.follow-pay"),
     LIST("follow-skipped")},
    {"offering", "Offering token", "token",
     "Offering tokens are taken into the reserve. They are placed on a card to protect it, to take it from the line, "
     "or to steal it with at least one token more than are there. The owner of a stolen card takes the tokens back.",
     LIST("mytikas.tokens", "mytikas.offer-none", "mytikas.steal", "mytikas.card-gone"), NULL},
    {"lock", "Lock token", "token",
     "A card with as many tokens as the lowest Lock shows takes it at once. The tokens go to the supply, the card "
     "can no longer be stolen, and one more card is turned up after the follow-ups. The last Lock is on the deck: it "
     "opens no card and ends the game. The values 3, 4 and 5 are assumed.",
     LIST("mytikas.locks", "mytikas.secured", "mytikas.feed-locked", "mytikas.lock-choice", "mytikas.lock-order",
          "mytikas.reveal", "mytikas.last-turn"),
     LIST("lock-match", "lock-chain", "lock-order")},
    {"level-token", "Level token", "token",
     "Every piece built takes a Level token from its level. A level without tokens is complete, and three complete "
     "levels end the game.",
     LIST("mytikas.level-token", "mytikas.level-tokens", "mytikas.last-turn"), LIST("start-city-token")},
    {"stone", "stone", "goods",
     "A kind of cube. Cities produce it, steps move it up, and pieces cost it. Demeter turns it into marble or gold, "
     "Hestia into marble.",
     LIST("mytikas.cube", "mytikas.combination"), NULL},
    {"marble", "marble", "goods", "A kind of cube. Every city costs some; Hephaestus takes one for a Favor.",
     LIST("mytikas.cube", "mytikas.combination", "mytikas.cost"), NULL},
    {"gold", "gold", "goods", "A kind of cube. Every temple costs some.",
     LIST("mytikas.cube", "mytikas.combination", "mytikas.cost"), NULL},
    {0},
};
