/* Cyclades: how people say it. */
#include "games/cyclades/says.h"

#include "games/cyclades/cyclades.h"

/* ---- what things are called ------------------------------------------------------------------------------------------- */

static const struct says_name gods[] = {{"poseidon", "pos|posei|poseidon|god of (sea|ocean|water)|sea god"},
                                        {"athena", "athene|pallas|ath|(goddess|god) of wisdom"},
                                        {"apollo", "apollon|apoll|god of (sun|light|music)|sun god"},
                                        {"ares", "god of war|war god"},
                                        {"zeus", "father of god|king of god|god of (sky|thunder|heaven)"},
                                        {0}};
#define BUILDINGS                                                                                                      \
    {"port", "harbour|harbor|dock|haven"}, {"fortress", "fort|castle|stronghold|fortification"}, {"temple", "shrine"}, \
    {                                                                                                                  \
        "university", "academy|school|uni"                                                                             \
    }
static const struct says_name buildings[] = {BUILDINGS, {0}};
static const struct says_name targets[] = {BUILDINGS, {"metropolis", "city|metro"}, {0}};
static const struct says_name units[] = {
    {"troop", "army|army unit|garrison|soldier|warrior|man|guy|fighter|lad|hoplite|legion|infantry|troop token|army "
              "token|land unit"},
    {"fleet", "ship|boat|galley|trireme|vessel|warship|fleet token|squadron|navy"},
    {"priest", "priest card"},
    {"philosopher", "philosopher card|thinker|sage"},
    {0},
};
static const struct says_name creatures[] = {
    {"chimera", "chimaera"},        {"chiron", "centaur"}, {"fates", "fate|moirai|moirae"},
    {"griffon", "griffin|gryphon"}, {"medusa", "gorgon"},  {"pegasus", "(winged|flying) horse"},
    {"polyphemus", "polyphemos"},   {"satyr", "faun"},     {0},
};

#define CARD "(creature|card|creature card|beast|monster|one)"
#define GOLDS "(gold|gp|gold piece|coin|gold coin|piece of gold|piece|g|drachma)"
#define GARRISON "(fortress|fort|port|temple|university|metropolis|garrison|troop) (on|at|in)"
#define SLOT "(space|spot|place|slot|square)"
#define EMPTY_ISLE "(empty|free|unowned|neutral|unoccupied)"

static const struct says_row described_creatures[] = {
    {"NUM " GOLDS " " CARD, cyc_seen_priced},
    {CARD " (on|at|from|in) NUM [" GOLDS "] [" SLOT "]", cyc_seen_priced},
    {CARD " (for|that cost|which cost|cost|worth|at) NUM [" GOLDS "]", cyc_seen_priced},
    {"(cheap|cheapest) " CARD "|" CARD " on cheapest " SLOT, cyc_seen_first_card, -1},
    {"(dear|dearest|expensive|most expensive|priciest) " CARD "|" CARD " on (dearest|most expensive) " SLOT,
     cyc_seen_first_card, 1},
    {"ORD (creature|card|creature card)", cyc_seen_on_track},
    {"(leftmost|left) " CARD "|" CARD " on [the] [far] left", cyc_seen_on_track, 1},
    {"(middle|centre|center) " CARD "|" CARD " in [the] middle", cyc_seen_on_track, SPACES_ON_TRACK / 2 + 1},
    {"(rightmost|right) " CARD "|" CARD " on [the] [far] right", cyc_seen_on_track, LAST_RANK},
    {0},
};
static const struct says_row described_isles[] = {
    {EMPTY_ISLE " (isle|island)|(isle|island) that belong to nobody", cyc_seen_empty_isle},
    {"(isle|island) with [the] BUILDING|BUILDING (isle|island)", cyc_seen_isle_with},
    {"NAME BUILDING (isle|island)|NAME (isle|island) with BUILDING", cyc_seen_isle_with, .turned = true},
    {0},
};
static const struct says_row foes[] = {
    {"NAME COUNT UNIT (on|at|in) (ISLE|SEA)", cyc_seen_units_of}, {"ISLE|" GARRISON " ISLE", NULL, 0}, {0}};
static const struct says_row ranks[] = {
    {"ORD [of all|one|god]|NUM .|NUM =)", NULL, 0},
    {"on (dearest|most expensive) " SLOT, NULL, 1},
    {"on (cheapest|last) " SLOT, NULL, LAST_RANK},
    {"start|begin|lead|top|on top|at the top|uppermost [god]|topmost [god]|open|lead off|at head|in front", NULL, 1},
    {"continue|below|beneath|underneath|under|next|beside (it|him)|after that|(after|behind|under|below) "
     "(him|her)|behind|follow|come "
     "next|afterwards",
     NULL, NEXT_RANK},
    {"middle|in middle|in between", NULL, 2},
    {"close|finish|bottom|end|at the bottom|at the end|bring up rear", NULL, LAST_RANK},
    {0},
};
static const struct says_row prices[] = {{"[=(] NUM [" GOLDS "] [" SLOT "] [=)]", cyc_seen_space_of_price}, {0}};
static const struct says_row sums[] = {
    {"NUM", NULL, 0},
    {"(a|one) " GOLDS, NULL, 1},
    {"NUM (more|higher) than NAME", cyc_seen_over},
    {0},
};
static const struct says_name sides[] = {
    {"attacker", "attacker|attacking (side|player)|attack|invader"},
    {"defender", "defender|defending (side|player)|defence|defense"},
    {0},
};

static const struct says_name dotted[] = {
    {"dotted", "dotted [red] [place|square|space|spot]|metropolis (square|space|spot)"}, {0}};
static const struct says_name nothing[] = {
    {"none", "none|without [its|any] (effect|power|use)|(for|with) no (effect|power)|no (effect|power)"}, {0}};

static const struct says_kind kinds[] = {
    {"GOD", &cyc_god_words, gods, .nouns = "god|goddess", .flags = KIND_SHORT},
    {"BUILDING", &cyc_building_words, buildings, .nouns = "building|tile", .flags = KIND_SHORT},
    {"TARGET", &cyc_target_words, targets, .nouns = "building|tile", .flags = KIND_SHORT},
    {"UNIT", &cyc_unit_words, units, .nouns = "token", .flags = KIND_SHORT},
    {"CREATURE", &cyc_creature_words, creatures, described_creatures,
     .nouns = "creature|card|creature card|beast|monster|mythological creature|figure|power of|help of|service "
              "of|power|effect",
     .flags = KIND_SHORT},
    {"ISLE", &cyc_said_isles, .rows = described_isles, .nouns = "isle|island|territory", .flags = KIND_PLACE},
    {"SEA", &cyc_said_seas, .nouns = "sea|sea space|space|sea zone|water|circle|field|zone", .flags = KIND_PLACE},
    {"FOEISLE", &cyc_said_isles, .rows = foes, .flags = KIND_PLACE},
    {"FOESEA", &cyc_said_seas, .rows = foes, .flags = KIND_PLACE},
    {"RANK", .rows = ranks},
    {"PRICED", .rows = prices},
    {"SUM", .rows = sums},
    {"SIDE", .names = sides},
    {"NOTHING", .names = nothing},
    {"DOTTED", .names = dotted},
    {0},
};

/* ---- words that many lines share ----------------------------------------------------------------------------------------- */

#define PUT "put|place|station|set|set down|lay|lay down|put down|position|drop|install|plant|settle"
#define GETS                                                                                                           \
    "take|get|will have|gain|receive|claim|grab|acquire|pick|choose|buy|purchase|collect|pick up|go for|pay "          \
    "for|secure|obtain|win|decide on|decide for|opt for|select|settle on|let me have"
#define MOVE "take|" GOING
#define GOING                                                                                                          \
    "move|sail|send|send out|send "                                                                                    \
    "off|go|transfer|ship|bring|shift|transport|relocate|cross|travel|carry|lead|advance|push on|head|"                \
    "jump|proceed|come"
#define WAR "attack|invade|assault|storm|conquer|land|strike|raid|occupy|hit|capture|reinforce|seize|fall upon"
#define AT "at|on|in|on each of|in each of|on both|onto|into|upon|on top of|over"
#define TO                                                                                                             \
    "to|straight to|directly to|into|onto|->|towards|toward|over to|across to|on to|up to|down to|back to|all the "    \
    "way to|and on to|and "                                                                                            \
    "to|then to|and then to"
#define FROM "from|out of|off|away from|starting (at|from|in|on)|leaving from"
#define FREE "free|for free|for nothing|at no cost|gratis|free of charge"
#define SUPPLY "[from] (reserve|supply|bank|stock)"
#define CALL                                                                                                           \
    "let loose|call on|call upon|make use of|employ|activate|bring in|bring out|use|play|hire|bring|send|send "        \
    "out|send "                                                                                                        \
    "in|cast|let|engage|rent|have|" GETS
#define RECRUIT "recruit|hire|muster|enlist|deploy|train|draft|levy|conscript"
#define RAISE                                                                                                          \
    "appear|join|have .. join|raise|add|launch|build|recruitment|call up|bring in|commission|field|reinforce|"         \
    "strengthen|bolster|enlarge|increase|float|" GETS "|" PUT
#define OWN_RANK "(=his|=her|=my|=our|=their|=its) ORD"
#define TO_OTHERS "to (=one|=ones) [he|she|they|i] [already] [have]"
#define RECRUIT_OWN FREE "|" SUPPLY "|" TO_OTHERS "|new|fresh|additional|extra|further|down|" OWN_RANK
#define LEAVES                                                                                                         \
    "(get|be) (push|drive|force|bump|kick|throw) (off|from|out of) GOD|(give up|leave|abandon|let go "                 \
    "of|quit|forget|from|off) GOD [to NAME]|[after] [be] outbid (on|at|from) "                                         \
    "GOD|outbid by NAME"
#define HIDDEN "face down|facedown|hidden|stay hidden|turn down|out|rest|sleep|asleep"
#define STRONG_CALL "call|summon|invoke|unleash|release|awaken|wake"

#define FIELDS(...) ((const struct says_field[]){__VA_ARGS__, {0}})
#define PRICE                                                                                                          \
    {                                                                                                                  \
        "PRICE", "[for|with|pay|spend|invest|cost|at [a] (cost|price) of] (NUM " GOLDS "|(a|one) " GOLDS               \
                 ")|(for|pay|spend|invest|cost) NUM"                                                                   \
    }
#define OWNER                                                                                                          \
    {                                                                                                                  \
        "OWNER", "[against|vs|versus|of|from|belonging to|on|upon] NAME [lose]", .fits = cyc_fits_owner                \
    }
#define RECRUITED                                                                                                      \
    {"COUNT", "[with|by|for] COUNT", FIELD_MANY}, {"AT", "[" AT "|for|to|->] (ISLE|SEA)", FIELD_EACH | FIELD_SHARED},  \
        {"EACH", "each|apiece|both"}, PRICE,                                                                           \
    {                                                                                                                  \
        "OFF", "(off|off coast of) ISLE", .fits = cyc_fits_coast                                                       \
    }
#define TROOPS                                                                                                         \
    {                                                                                                                  \
        "COUNT", "[with|using|by|of|taking|bringing] COUNT [UNIT=troop]", .fits = cyc_fits_troops,                     \
                                                                          .seen = cyc_seen_troops                      \
    }
#define TROOP                                                                                                          \
    {                                                                                                                  \
        "UNIT", "[with|using|of] UNIT=troop"                                                                           \
    }
#define SHIPS                                                                                                          \
    {                                                                                                                  \
        "COUNT", "[with|using|by|of|taking|bringing] COUNT [UNIT=fleet]", FIELD_MUST | FIELD_MANY,                     \
            .fits = cyc_fits_fleets, .seen = cyc_seen_fleets                                                           \
    }
#define SHIP                                                                                                           \
    {                                                                                                                  \
        "UNIT", "[with|using|of] UNIT=fleet"                                                                           \
    }
#define LEFT                                                                                                           \
    {                                                                                                                  \
        "LEFT", "(leave|keep|while leave) COUNT [UNIT] [behind|back|at home|there|in place|on guard|stay|stay behind]" \
    }
#define FROM_ISLE                                                                                                      \
    {                                                                                                                  \
        "FROM", "[" FROM "|at|on|in|of] ISLE"                                                                          \
    }
#define FROM_ISLE_MARKED                                                                                               \
    {                                                                                                                  \
        "FROM", "(" FROM "|at|on|in|of) ISLE"                                                                          \
    }
#define TO_ISLE                                                                                                        \
    {                                                                                                                  \
        "TO", "[" TO "|on|in|against|at] [" GARRISON "] ISLE"                                                          \
    }
#define TO_ISLE_MARKED                                                                                                 \
    {                                                                                                                  \
        "TO", "(" TO ") ISLE"                                                                                          \
    }
#define BY_SHIP                                                                                                        \
    "put|place|set|strong|along|have|out|off|by ship|by sea|over|across|[over|via|along|across] [chain of] UNIT=fleet"
#define CROSSED                                                                                                        \
    {"VIA", "(via|through|over|across|along|past|by way of) SEA", FIELD_MANY},                                         \
    {                                                                                                                  \
        "ALSO", "(and|&|,) SEA", FIELD_MANY                                                                            \
    }
#define SEA_PATH                                                                                                       \
    {"FROM", "(" FROM "|at|in|on|of) SEA"}, CROSSED,                                                                   \
    {                                                                                                                  \
        "PATH", "[" TO "|at|in|on|against] SEA", FIELD_MANY                                                            \
    }
#define SAILING                                                                                                        \
    "out|let|along|on|and on|have|further|NUM (space|step)|end|end up|finish|stop|arrive|off|from there|stack|[own] "  \
    "UNIT=fleet"

/* ---- creatures: each called by name, or as what the Chimera copies --------------------------------------------------------- */

#define BY "[for|of|with|using|by|via|through|by means of|with help of|thanks to|help of|power of|to|on] "
#define COPIES                                                                                                         \
    "[as|=|like|in (role|shape|form|guise|place) of|copy|imitate|become|turn into|mimic|of|to be|into|for|be|act "     \
    "as|emulate|be used as|"                                                                                           \
    "take|fetch|reuse|with|and|->|in place of] "
#define CALL_OWN                                                                                                       \
    PUT "|shall|(into|in) play|[onto|on] board|with (it|him)|(with|through) its "                                      \
        "help|power|effect|help|service|target|victim|lose|down|up|and|to"
#define COPY_OWN                                                                                                       \
    "|[from|out of|in] discard [pile]|copy|imitate|mimic|bring "                                                       \
    "back|reuse|act|become|turn|transform|change|again|(shape|form|role|power|effect) of|return|"                      \
    "revive|pick|fetch|take (shape|form|power|place|role) of"
#define CREATURE_LINE(row, name, tail, own_words, maker, ...)                                                          \
    {"call " name tail,                                                                                                \
     STRONG_CALL,                                                                                                      \
     CALL,                                                                                                             \
     FIELDS({"WHO", BY "CREATURE=" name, FIELD_MUST}, PRICE, __VA_ARGS__),                                             \
     CALL_OWN "|" own_words,                                                                                           \
     AT_TURN,                                                                                                          \
     LINE_BARE,                                                                                                        \
     .make = maker},                                                                                                   \
    {                                                                                                                  \
        "call chimera as " name tail, STRONG_CALL, CALL,                                                               \
            FIELDS({"CHIMERA", BY "CREATURE=chimera", FIELD_MUST}, {"WHO", COPIES "CREATURE=" name, FIELD_MUST},       \
                   PRICE, __VA_ARGS__),                                                                                \
            CALL_OWN COPY_OWN "|" own_words, AT_TURN, LINE_BARE, .make = maker                                         \
    }
#define SPOT                                                                                                           \
    {                                                                                                                  \
        "AT", "[" AT "|to|->|for|against|from|of] (ISLE|SEA)"                                                          \
    }
#define VICTIM                                                                                                         \
    {                                                                                                                  \
        "FROM", "[from|off|on|against|vs|versus|of|at|to|->|with] NAME [lose]"                                         \
    }
#define ONE                                                                                                            \
    {                                                                                                                  \
        "ONE", "COUNT"                                                                                                 \
    }
#define STANDS                                                                                                         \
    "|guard|protect|defend|shield|block|stand|land|appear|go|move|sit|watch|be on|come|station|keep|UNIT|NUM "         \
    "UNIT|BUILDING"
#define ROBS "steal|take|rob|grab|snatch|get|lure|away|charm|seduce|kidnap|abduct|relieve|win over|pinch|swipe"

/* ---- sentences ------------------------------------------------------------------------------------------------------------- */

static const struct says_line lines[] = {
    {"order NAMES", "turn order|order of play|sequence|(playing|play|player) order|order|turn track",
     "start|begin|draw|shuffle|play|track|initiative",
     FIELDS({"NAMES", "[->|before|ahead of|followed by|after that] NAME", FIELD_MANY},
            {"RANK", "[in|on|at|go|come|be|play] RANK|(on|at|in) " SLOT " NUM", FIELD_MANY}),
     "with|give|get|take|occupy|have|bid|draw lots|from first to last|in that order|spot|one|position|slot|[offering] "
     "marker|(on|of) turn track|turn|from left to "
     "right|from top to bottom|player|read|stand|go|come|"
     "(for|in|of) (first|this|new) (cycle|round)|(for|in|of) (cycle|round) "
     "NUM|cycle|round|place|space|in|on|play|for|lie|order|in this order|in order|as "
     "follows|at random|random|randomly|by lot|lot|game",
     AT_ORDER, LINE_TABLE | LINE_BARE, .make = cyc_make_order},
    {"draw CARDS", "draw|reveal|deal|turn over|turn up|flip|flip over|come up|show up|come out|appear|be add",
     "new|new (card|creature|arrival)|enter|arrive|creature|first creature|card|come|come into "
     "play|replace|refill|fill|take "
     "place|take place of|come in|"
     "replace it|[creature] track|join|see|new one|next up|go|so do|land|show|give|yield|get",
     FIELDS({"CARDS", "[->|followed by|after that] CREATURE", FIELD_MANY},
            {"RANK", "[on|at|in|for|cost] (RANK|PRICED)", FIELD_MANY}),
     "from left to right|from dearest to cheapest|creature|card|from [draw] (pile|deck)|face up|[on|to] [creature] "
     "track|up|out|for|"
     "[to fill] [empty|free|vacant] space|at|on|[as] replacement|in [his|her|its] place|this "
     "(cycle|round)|cycle|available|on offer|with|by|new|NUM [new|fresh] (card|creature)|next|next "
     "up|top|as|deck|pile|in that order|NUM [empty|free] "
     "(space|spot|place|slot)|fill|NUM",
     AT_DRAW, LINE_TABLE | LINE_BARE, .make = cyc_make_draw},
    {"gods GODS", "god|god tile|reveal|turn over|come up|top god",
     "have|turn|turn up|flip|flip over|tile|face up|faceup|appear|above|shuffle|draw|order|god "
     "track|favour|favor|available",
     FIELDS({"GODS", "[->|above|on top of|over|before|ahead of|followed by] GOD", FIELD_MANY},
            {"RANK", "[in|on|at|be|come] RANK", FIELD_MANY},
            {"DOWN", "[and] GOD [and|,|&] GOD (face down|facedown|hidden|out)", FIELD_MANY}),
     "tile|on|get|take|act|[as] [NUM] god|in that order|from top|[from] top to bottom|of (cycle|round)|this "
     "(cycle|round)|cycle|round|in|on|order|space|place|offering|lie|open|visible|for|"
     "him|available|position|spot|slot|in play|on offer|track|in this order|from",
     AT_GODS, LINE_TABLE | LINE_BARE, .make = cyc_make_gods},
    {"gods", NULL, HIDDEN, FIELDS({"GODS", "GOD", FIELD_MANY}), "stay|remain|lie|this cycle|both",
     AT_GODS | AT_OFFERINGS, LINE_TABLE | LINE_SILENT},
    {"gods", NULL, HIDDEN, NULL, "stay|remain|lie|this cycle|rest|other|others|other NUM|NUM other|god|tile",
     AT_GODS | AT_OFFERINGS, LINE_TABLE | LINE_SILENT},
    {"dice ROLL", "dice|die|roll|throw|cast", "result|score|get|have|show|come up",
     FIELDS({"ROLL", "NUM", FIELD_MANY}, {"SIDE", "[for|by|of|to|against|versus|vs] (NAME|SIDE)", FIELD_MANY},
            {"BOTH", "both|both (side|player)|each|each (side|player)"}),
     "against|versus|vs|to|for|beat|tie|with|on|even|say|read|too|(in|of|for) (first|this|next) "
     "assault|win|lose|v|number|dice|die|next|roll|by|result|at|assault",
     AT_DICE | AT_CHOICE, LINE_TABLE | LINE_SUBJECT | LINE_BARE, .make = cyc_make_dice},

    {"bid GOD gold GOLD", "bid|offer|(make|place) .. (offer|offering|bid)",
     "open|open bidding|sacrifice|increase|take over|up|up (it|bid|offer|stake)|content|be "
     "content|happy|satisfied|make "
     "happy|head|pay|go|go up|make do|come|switch|switch over|move|move over|move on|raise|raise "
     "bid|change|change over|settle|give|spend|"
     "invest|stake|slide|slide over|end up|send|bring|to "
     "have|off|hop|jump|turn|return|relocate|pray|donate|answer|counter|reply|respond|react|follow|offering|"
     "wander|"
     "shift|dedicate|" GETS "|" PUT,
     FIELDS({"GOD",
             "[on|to|for|at|with|over to|back to|onto|upon|of|in|by|->|towards|toward|on to|in (favour|favor) of|for "
             "(favour|favor) of] GOD"},
            {"VICTIM",
             "(drive|kick|push|throw|knock|oust|bump|displace|send|force|chase) [away|out|off] NAME [away|out|off]",
             .fits = cyc_fits_victim},
            {"GOLD", "[=|for|with|at|of|to|up to|on|a total of|[with|for|at|by] (bid|offer|offering) of] [" GOLDS
                     "] SUM [more] [" GOLDS "]"}),
     LEAVES "|there|"
            "offering|marker|offering marker|bid|token|space|spot|favour|favor|outbid|after be outbid|piece|as "
            "offering|track|amount|slot|square|place|priest",
     AT_OFFERINGS, LINE_BARE | LINE_ECHO | LINE_ONCE},
    {"bid GOD", "bid",
     "offer|make do|head|leave|drop|drop back|fall|step|step back|sit|go|go over|switch|switch over|move|move "
     "over|move "
     "on|settle|come|join|hop|jump|"
     "turn|return|pray|happy|satisfied|content|retreat|withdraw|flee|escape|fall back|back off|drop out|shift|give "
     "up|be "
     "content|retire|stick|wander|run|sneak|slip|rest|end up|slide|slide over|send|off|seek|hide|shelter|" GETS "|" PUT,
     FIELDS({"GOD", "[on|to|for|at|with|over to|onto|upon|of|in|->|towards|toward|on to|beside|by|down to] GOD=apollo"},
            {"BESIDE", "(with|behind|beside|at|after|join) NAME"}),
     LEAVES "|"
            "offering|marker|offering marker|token|space|spot|favour|favor|outbid|after be outbid|refuge|refuge "
            "with|shelter|shelter with|side|on side|" FREE,
     AT_OFFERINGS, LINE_BARE | LINE_ONCE},
    {"bid GOD gold GOLD", NULL, "want .. (pay|offer|bid|give)",
     FIELDS({"GOD", "GOD"}, {"GOLD", "[for] NUM [" GOLDS "]"}), "for|favour|favor|it|down", AT_OFFERINGS, LINE_ONCE},
    {"bid GOD gold GOLD", "outbid|overbid",
     "replace|remove|dislodge|evict|supplant|steal|snatch|take|take away|win|kick|kick out|throw out|push out|drive "
     "out|knock "
     "out|oust|displace|bump|drive|push|throw|top|beat|raise|raise over|"
     "go over|exceed|trump|surpass|bid against|bid over",
     FIELDS({"VICTIM", "[from|over|against|of] NAME ['s NUM [" GOLDS "]]", FIELD_MUST, .fits = cyc_fits_victim},
            {"GOD", "[on|at|for|with|to|over|by|upon|out of|off|from|away from] GOD", .seen = cyc_seen_offer_of_victim},
            {"GOLD",
             "[for|with|at|to|by pay|by bid|by offer|bid|offer|up to|of|:|(with|by|for|at) "
             "(bid|offer|offering) of] SUM [" GOLDS "]",
             .seen = cyc_seen_raise},
            {"MORE", "by NUM [" GOLDS "]"}),
     "bid|offer|offering|marker", AT_OFFERINGS},

    {"recruit UNIT at AT", RECRUIT, NULL,
     FIELDS({"UNIT", "[for|of|with|by|on] [next] (UNIT=troop|UNIT=fleet)", FIELD_SHARED, .seen = cyc_seen_unit},
            RECRUITED),
     RECRUIT_OWN "|" RAISE, AT_TURN, LINE_ECHO, "COUNT"},
    {"recruit UNIT at AT", NULL, RAISE,
     FIELDS({"UNIT", "[for|of|with|by|on] [next] (UNIT=troop|UNIT=fleet)", FIELD_SHARED}, RECRUITED), RECRUIT_OWN,
     AT_TURN, LINE_ECHO, "COUNT"},
    {"recruit UNIT at AT", NULL, "more|another|new|additional|extra|fresh",
     FIELDS({"UNIT", "[for|of|with|by|on] [next] (UNIT=troop|UNIT=fleet)"}, RECRUITED), RECRUIT_OWN, AT_TURN,
     .times = "COUNT"},
    {"recruit UNIT at AT", NULL, NULL,
     FIELDS({"UNIT", "[for|of|with|by|on] [next] (UNIT=troop|UNIT=fleet)", FIELD_SHARED},
            {"COUNT", "[with|by|for] COUNT", FIELD_MANY}, {"AT", "[" AT "|for] (ISLE|SEA)", FIELD_EACH | FIELD_SHARED},
            {"EACH", "each|apiece|both"}, PRICE),
     RECRUIT_OWN, AT_TURN, LINE_BARE | LINE_ECHO, "COUNT"},
    {"recruit CARD", "recruit|hire", "join|have .. join|add|welcome|call up|bring in|" GETS "|" PUT,
     FIELDS({"CARD", "[for|of|on] (UNIT=priest|UNIT=philosopher)", FIELD_SHARED}, {"COUNT", "[for] COUNT", FIELD_MANY},
            PRICE),
     FREE "|" SUPPLY
          "|new|fresh|additional|further|[from|of|with|for|thanks to] (GOD=zeus|GOD=athena)|card|number NUM|" OWN_RANK,
     AT_TURN, LINE_BARE | LINE_ECHO, "COUNT"},
    {"build BUILDING at AT[ square SQUARE]", "build|construct|erect",
     "go|go up|raise|put up|set up|add|found|establish|make|open|complete|" GETS "|" PUT,
     FIELDS({"BUILDING", "[for|of|on|in] BUILDING", FIELD_SHARED}, {"COUNT", "COUNT", FIELD_MANY},
            {"AT", "[" AT "|for|to|->] (ISLE|SEA)", FIELD_EACH | FIELD_SHARED}, {"SQUARE", "[on|in|at|onto] DOTTED"},
            {"EACH", "each|apiece"}, PRICE),
     TO_OTHERS "|tile|building|next building|[on] white square|down|new|next|right|number NUM|" OWN_RANK, AT_TURN,
     LINE_BARE | LINE_ECHO, "COUNT"},
    {"build fortress at AT", "fortify", NULL, FIELDS({"AT", "[" AT "] ISLE"}, PRICE), "with BUILDING=fortress",
     AT_TURN},
    {"march COUNT from FROM to TO", "march", GOING, FIELDS(TROOPS, TROOP, FROM_ISLE, TO_ISLE, LEFT, OWNER, PRICE),
     WAR "|" BY_SHIP, AT_TURN},
    {"march COUNT from FROM to TO", NULL, WAR "|take",
     FIELDS(TROOPS, TROOP, FROM_ISLE_MARKED, {"TO", "[" TO "|on|in|against|at] FOEISLE"}, LEFT, OWNER, PRICE), BY_SHIP,
     AT_TURN},
    {"march COUNT from FROM to TO", NULL, "leave|depart|set out",
     FIELDS(TROOPS, TROOP, {"FROM", "[" FROM "] ISLE"}, {"TO", "(for|to|towards|" WAR ") ISLE"}, LEFT, OWNER, PRICE),
     BY_SHIP, AT_TURN},
    {"march COUNT from FROM to TO", NULL, NULL, FIELDS(TROOPS, TROOP, FROM_ISLE, TO_ISLE_MARKED, LEFT, OWNER, PRICE),
     BY_SHIP, AT_TURN, LINE_BARE | LINE_AGAIN},
    {"sail[ FROM][ VIA] PATH fleets COUNT", "sail", MOVE "|navigate|cruise|row|steer|steam|voyage",
     FIELDS(SEA_PATH, SHIPS, SHIP, LEFT, OWNER, PRICE, {"FOE", "(attack|fight|hit|raid) NAME", .fits = cyc_fits_foe},
            {"BY", "(with|by|using|thanks to|through|by means of|on) (CREATURE=sylph)|with =her"}),
     SAILING, AT_TURN, LINE_BARE | LINE_AGAIN, .make = cyc_make_sail},
    {"sail", NULL, "leave|depart|set out",
     FIELDS({"FROM", "[" FROM "] SEA", FIELD_MUST}, {"PATH", "(for|to|towards) SEA", FIELD_MANY}, SHIPS, SHIP, LEFT,
            OWNER, PRICE),
     SAILING, AT_TURN, .make = cyc_make_sail},
    {"sail", NULL, WAR,
     FIELDS({"FROM", "(" FROM ") SEA", FIELD_MUST}, CROSSED, {"PATH", "[" TO "|at|in|on|against] FOESEA"}, SHIPS, SHIP,
            LEFT, OWNER, PRICE),
     SAILING, AT_TURN, .make = cyc_make_sail},
    {"change CREATURE", "change|swap|exchange|replace|discard|swap out",
     "remove|throw out|throw away|throw off|kick off|push off|get rid of|switch|switch out|trade|trade "
     "in|dump|ditch|toss|toss "
     "out|cycle|refresh|renew|send away|burn|drop|"
     "out|off go|out go|away go|take off|kick out|clear|clear away|put away|wipe|redraw|out with|away with|off "
     "with|(have|get) .. "
     "(replace|swap|exchange|change|discard|remove)",
     FIELDS({"CREATURE", "CREATURE", FIELD_MANY},
            {"NEW",
             "[and|for|with|by] (new|next|replacement) (creature|card|one) [be|:] CREATURE|(with|for|by|into|->|and "
             "(get|draw|reveal|find|turn up)|get|draw|reveal|it be|now be) CREATURE|CREATURE "
             "(in|come in|enter)"},
            PRICE),
     "creature|card|[from|off|on] [creature] track|[with|for|by] [new|another|top|next|first|fresh] "
     "(one|card|creature) [from|of|off] [draw] [pile|deck]|"
     "[from|of|off|to] (draw|discard) pile|out|away|off|deck|(draw|get|take|reveal|turn over|turn up) "
     "(new|another|next|fresh|top|replacement) [one|card|creature]",
     AT_TURN, .make = cyc_make_change},
    {"metropolis AT", NULL,
     "build|construct|erect|found|raise|establish|make|turn in|discard|replace|swap|trade|trade "
     "in|exchange|convert|combine|cash in|merge|become|turn|"
     "form|put up|go|come|set up|hand in|give up|remove|take off|clear|give back|pay with|" PUT "|" GETS,
     FIELDS(
         {"METRO", "[with|for|into|by|to|as|become|->] (metropolis|city|metro|metropolis tile|metropole)", FIELD_MUST},
         {"AT", "[" AT "|to|->|for] ISLE"}),
     "[all] [NUM] building|[all] [NUM] UNIT=philosopher|BUILDING|set|set of building|(type|kind) [of "
     "building]|first|second|[on] dotted place|with|for|"
     "from|out of|down|in|it|" PUT,
     AT_TURN | AT_APOLLO | AT_CHOICE, LINE_BARE},
    {"done", "done|end turn|pass|finish|end",
     "stop|through|out|turn over|next (one|player|please)|nothing (more|else|further)|do nothing "
     "(more|else|further)|"
     "have nothing [more|else|further|left] to do|no (more|further) action|[hand|pass] over to "
     "NAME|complete|declare|give turn|hand turn|enough|leave it at that|call it a (day|turn)|rest|over|"
     "ready|conclude|hand over|that [will] be (it|all|everything|enough)|it for me|all for me|all done|wrap "
     "up|close|say (he|she|they|it) be (done|finish|through|ready)|say that be (it|all|everything|enough)|that be "
     "turn|NAME your turn|your turn NAME|it be your turn|now your turn|NAME turn|NAME be "
     "next|on to next (player|one)|that be me",
     NULL,
     "NAME [be] next|[on|over] to NAME|turn|for (me|her|him|us|now|today)|one|next one|action|round|player|for [this] "
     "(turn|cycle|round|time)|cycle|and "
     "pass|from me|at that|part|everything|"
     "go|with turn|finish|do|there",
     AT_TURN | AT_APOLLO},

    CREATURE_LINE(0, "medusa", " at AT", "petrify|freeze|immobilise|immobilize|stop|pin" STANDS, NULL, SPOT, OWNER),
    CREATURE_LINE(0, "minotaur", " at AT", "strengthen|reinforce" STANDS, NULL, SPOT, OWNER),
    CREATURE_LINE(0, "chiron", " at AT", "against pegasus" STANDS, NULL, SPOT, OWNER),
    CREATURE_LINE(0, "polyphemus", " at AT", "scare|push|chase|drive|away" STANDS, NULL, SPOT, OWNER),
    CREATURE_LINE(0, "harpy", " at AT",
                  "kill|remove|eat|devour|destroy|eliminate|take|snatch|carry (off|away)|pick off|take "
                  "(away|out)|away|attack|strike|fetch|UNIT=troop|fly|go|"
                  "grab|steal|get rid of|from|off|less|fewer|loss|die|fall|perish|disappear|vanish",
                  NULL, SPOT, OWNER, ONE),
    CREATURE_LINE(0, "pegasus", " troops COUNT from FROM to TO",
                  MOVE "|" WAR "|fly|carry|lift|airlift|ride|over|flight", NULL, TROOPS, TROOP, FROM_ISLE, TO_ISLE,
                  LEFT, OWNER),
    CREATURE_LINE(0, "dryad", " from FROM", ROBS "|[of] [NUM] UNIT=priest", NULL, VICTIM, ONE),
    CREATURE_LINE(0, "satyr", " from FROM", ROBS "|[of] [NUM] UNIT=philosopher", NULL, VICTIM, ONE),
    CREATURE_LINE(0, "griffon", " from FROM",
                  ROBS "|half|half of|plunder|loot|raid|fortune|treasure|purse|wealth|" GOLDS, NULL, VICTIM),
    CREATURE_LINE(0, "fates", "",
                  "[and|to] (collect|receive|get|gather|earn|take) "
                  "(income|revenue|gold)|collect|receive|get|gather|earn|income|revenue|second time|again|" GOLDS,
                  NULL, {"AGAIN", "second"}),
    CREATURE_LINE(0, "sylph", "", "ten|[NUM] space|movement|move", NULL, {"AGAIN", "second"}),
    CREATURE_LINE(0, "sylph", "", MOVE "|" WAR "|sail|" SAILING, cyc_make_sylph, SEA_PATH, SHIPS, SHIP, LEFT, OWNER,
                  {"BY", "(with|by|using|thanks to) (CREATURE=sylph)|with =her"}),
    CREATURE_LINE(0, "giant", " at AT destroy BUILDING",
                  "destroy|smash|crush|demolish|tear down|knock down|raze|wreck|flatten|break|break "
                  "down|level|trample|trample down|stomp|stomp on|ruin|remove|"
                  "attack|pull down|take down|bring down|down|kick over|squash|building|go|fall|collapse|lie in "
                  "ruin|dust|to dust|in ruin",
                  NULL, {"AT", "[" AT "|to|->|against|from|of] ISLE", .seen = cyc_seen_isle_of_building},
                  {"BUILDING", "[on|at|to|against|of|upon|->] TARGET", .seen = cyc_seen_only_building}, OWNER, ONE),
    CREATURE_LINE(
        0, "cyclops", " at AT replace OLD with NEW",
        "replace|change|turn|swap|convert|exchange|transform|rebuild|building|become|remodel|make|build", NULL,
        {"AT", "[" AT "|of|from] ISLE", .seen = cyc_seen_isle_of_building},
        {"OLD", "[replace|from|change|turn|swap|convert|exchange|transform|in place of|rebuild|out of|from] BUILDING",
         .seen = cyc_seen_only_building},
        {"NEW", "[with|by|to|into|for|->|become|as|turn into|change into|change to|make] BUILDING"}, OWNER),
    CREATURE_LINE(
        0, "siren", " at AT[ from FROM]",
        "take|take over|steal|lure|seduce|charm|replace|win "
        "over|convert|capture|with|for|UNIT=fleet|over|away|snatch|enchant|grab|swap|turn|control of|"
        "take control of|bewitch|sing",
        NULL, SPOT, OWNER, ONE,
        {"FROM",
         "(with|using|taking|for|by) [one|own|UNIT=fleet] (from|of|in|at) SEA|own UNIT=fleet (from|of|in|at) SEA"}),
    CREATURE_LINE(
        0, "kraken", " path PATH",
        "move|move on|swim|swim on|go|go on|continue|appear|emerge|surface|rise|destroy|sink|eat|devour|crush|drag "
        "down|come|come up|come out|rise up|[NUM] UNIT=fleet|[NUM] space|on|walk|"
        "crawl|slide|further|attack|smash|show up|wreck|let|swallow|gobble up|gulp down|swallow up",
        NULL, {"PATH", "[" AT "|" TO "|via|through|along|across|past|and then|" FROM "] SEA", FIELD_MANY}, OWNER),
    CREATURE_LINE(0, "sphinx", "",
                  "sell|resell|sell off|sell back|trade in|return|for|cash in|turn in|give|to|hand in|hand over|re",
                  cyc_make_sphinx, {"COUNT", "COUNT", FIELD_MANY}, {"UNIT", "[of] UNIT", FIELD_MANY},
                  {"AT", "[" AT "|from|of] (ISLE|SEA)", FIELD_MANY}),

    {"call siren", NULL, "CREATURE=siren",
     FIELDS({"AT", "[" AT "|from] SEA"}, {"FROM", "NAME ['s]", .fits = cyc_fits_owner}, ONE,
            {"WHO", "(over to|to|into|for) NAME ['s]", FIELD_MUST}),
     "take|steal|lure|charm|bring|turn|win|draw|pull|hand|sing|away|UNIT=fleet|side|service", AT_TURN, LINE_TABLE,
     .make = cyc_make_siren},
    {"call sphinx", "sell|resell|sell off|sell back", NULL,
     FIELDS({"COUNT", "COUNT", FIELD_MANY}, {"UNIT", "[of] UNIT", FIELD_MANY},
            {"AT", "[" AT "|from|of] (ISLE|SEA)", FIELD_MANY}),
     "to", AT_TURN, .make = cyc_make_sphinx},
    {"call WHO effect NONE", STRONG_CALL, CALL, FIELDS({"WHO", BY "CREATURE"}, {"NONE", "NOTHING", FIELD_MUST}, PRICE),
     CALL_OWN, AT_TURN},

    {"fight",
     "fight|fight on|fight back|both (fight|fight on|stay|stand firm|hold|continue|go on)|not "
     "(retreat|withdraw|flee|pull back|fall back|run|give way|back down|give ground|back "
     "off|leave|give up|go back|yield|budge|move)|"
     "no retreat|decide against (retreat|withdraw)|refuse to (retreat|withdraw|flee|pull back|leave|yield)|decline to "
     "(retreat|withdraw)",
     "stay|stay in|stay put|stand|hold|hold on|hold out|hold fast|stand (firm|fast|ground)|hold "
     "(ground|line|position)|[both] keep [on|up] fight|continue|go on|carry on|"
     "remain|battle on|keep going|keep attack|press on|defend|resist|dig in|push on|attack again|another "
     "(assault|round)",
     FIELDS({"AT", "[" AT "] (ISLE|SEA)"}),
     "battle|on|in|attack|assault|to [the] end|to last (man|troop|soldier|ship)|with|[NUM] UNIT|for "
     "(another|next) "
     "(round|assault)|round|there|in place",
     AT_CHOICE, LINE_TOGETHER | LINE_ONCE},
    {"fight",
     "(both|both (side|player)|each) (fight|fight on|stay|stand|hold|continue|go on|remain|stand "
     "firm)|(nobody|neither|no one|neither (side|player|of them)|none of them) "
     "(retreat|withdraw|flee|pull back|back down|give way)",
     NULL, NULL, "battle|on|in", AT_CHOICE, LINE_TABLE | LINE_SUBJECT, .make = cyc_make_both_fight},
    {"retreat TO", "retreat|withdraw|flee|pull back|fall back",
     "pull out|run|run away|escape|back off|evacuate|go back|move back|give way|bring back|sail back|sail "
     "away|retire|get out|leave|make retreat|break off|run off|"
     "off|take back|head back|slip away|go home|go|move|give "
     "up|abandon|back|take|bring|lead|pull|sail|march|come|return",
     FIELDS({"TO", "[" TO "|at|for|in|on|home to|back home to|back] (ISLE|SEA)"},
            {"FROM", "(" FROM "|give up|abandon|leave) (ISLE|SEA)"},
            {"COUNT", "[with] COUNT", .fits = cyc_fits_in_battle}, {"UNIT", "[with] UNIT"}),
     "remain|survivor|surviving|battle|home|back|fight|safety of|safety|away|isle|island|battlefield|sea",
     AT_CHOICE | AT_DICE, LINE_ONCE},
    {"retreat TO", NULL, NULL, FIELDS({"TO", "(->|to|back to) (ISLE|SEA)"}), NULL, AT_CHOICE, LINE_BARE | LINE_ONCE},
    {"retreat TO", NULL, "leave|abandon|give up|evacuate|quit|vacate",
     FIELDS({"FROM", "(ISLE|SEA)", FIELD_MUST}, {"TO", "(for|to|towards) (ISLE|SEA)"}), NULL, AT_CHOICE | AT_DICE,
     LINE_ONCE},
    {"push FROM to TO[ fleets COUNT]", "push|push away|push off|shove",
     "send|drive|blow|drive away|drive off|go|force|chase|chase away|displace|shift|throw|put|scatter|make|move|move "
     "away|send away|sail|bump|nudge|pull|flee",
     FIELDS({"FROM", "[" FROM "|at|in|on|of] SEA"}, {"TO", "[" TO "|in|on|at] SEA"},
            {"COUNT", "[fleets|with|of] COUNT [UNIT=fleet]|COUNT of", .fits = cyc_fits_pushed},
            {"UNIT", "[of|with] UNIT=fleet"}, OWNER),
     "NUM (space|field|step)|away|over|off|out|back|aside|stack|[by|with] CREATURE=polyphemus", AT_PUSH,
     LINE_BARE | LINE_OTHERS | LINE_AGAIN, .make = cyc_make_push},
    {"push FROM", "destroy|sink|remove|lose|eliminate", "push .. (nowhere|off board)|perish",
     FIELDS({"FROM", "[" FROM "|at|in|on|of] SEA"}, {"UNIT", "UNIT=fleet"}, OWNER),
     "have nowhere to go|nowhere to go|to go|off board|as|because", AT_PUSH, LINE_OTHERS},
    {"prosper AT", "prosper",
     "horn|give|make|increase|raise|boost|improve|go|come|use|drop|add|mark|land|end up|" PUT "|" GETS,
     FIELDS({"AT", "[" AT "|to|->|for|of|by] ISLE"}),
     "[as] prosperous|[for] (prosperity marker|prosperity|marker|horn of "
     "plenty|horn|cornucopia)|income|revenue|token|GOD=apollo|NUM "
     "marker|[NUM] (gold|income|revenue)|prosperous",
     AT_APOLLO, LINE_BARE},
    {0},
};

const struct says cyc_says = {
    .kinds = kinds,
    .lines = lines,
    .moments = cyc_moments,
    .owners_act = (const char *const[]){"pegasus", "cyclops", NULL},
    .small = "other|free|empty|unowned|neutral|enemy|hostile|opposing|remaining|surviving|lone|big|little|poor|nice|"
             "lovely|good|old|mighty|brave|"
             "go on and|proceed to|in exchange|as (first|next) action|as action",
};
