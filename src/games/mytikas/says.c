/* Mytikas: how people say it. */
#include "games/mytikas/says.h"

#include "games/mytikas/mytikas.h"

/* ---- words that many rows share ------------------------------------------------------------------------------------------ */

#define CUBE "(cube|resource|block|piece|token)"
#define TOKEN "(offering token|offering|token|offering marker|offering cube|marker)"
#define FAVOR "(favor token|favour token|favor|favour|favor marker|favour marker|favor tile|blessing)"
#define ZONE "(action area|action space|action|area|zone|space|field|spot|half|part|board|place|square)"
#define TIER "(level|lvl|lv|tier|floor|storey|story|row)"
#define CARD_NOUN "(card|deity|deity card|god card|goddess)"
#define POWER "(card|power|effect|ability|discount|help|deity card|skill|bonus|special power)"
#define GETS                                                                                                           \
    "take|get|gain|receive|collect|grab|pick|pick up|earn|claim|draw|gather|acquire|obtain|win|will "                  \
    "have|secure|pocket|"                                                                                              \
    "help (himself|herself|myself|themselves) to|go for|choose|select|snatch|snag"
#define PUT "put|place|set|lay|lay down|put down|set down|add|drop|position"
#define MOVE                                                                                                           \
    "move|bring|carry|take|send|push|slide|put|go|pull|get|let|have|transport|walk|travel|hop|jump|come|use|spend|"    \
    "make|lead|drag|haul"
#define MOVED "move|bring|carry|send|push|slide|let|have|use|spend"
#define USING                                                                                                          \
    "with|with use of|with aid of|w /|w|use|by use|via|by|thanks to|thank to|through|by means of|courtesy of|due "     \
    "to|have|because of|with help of|help of|with help from|help by|for|from|of|and use|let|and let|on account "       \
    "of|help"
#define SUPPLY                                                                                                         \
    "(from|out of|off) [general|action|favor] (supply|bank|stock|pile|box|reserve|board|pool)|(to|into|in|on) "        \
    "[general|player] (supply|reserve|board|pool|stock)"
#define FROM                                                                                                           \
    "from|on|at|in|of|off|out of|away from|starting (on|at|from)|all from|each from|both from|all on|all at|each "     \
    "on|all of|up from|down from|lie on|lie at"
#define TO                                                                                                             \
    "to|->|-|onto|into|up to|down to|all the way to|all the way up to|all the way down to|until|till|up onto|down "    \
    "onto|up on|on to|over to|straight to|straight up to|reach|and on to|and then to|then to|so that it is on"
#define UNDER "(under|underneath|below|beneath|to|at|on|onto|into) [bottom] [of] [deck|pile|stack]|away"
#define DROPS                                                                                                          \
    "put|place|discard|return|give|give back|drop|bury|reject|slide|lay|move|put back|throw away|get rid of|tuck"

/* ---- what things are called ---------------------------------------------------------------------------------------------- */

static const struct says_name gods[] = {
    {"zeus", "yellow"},
    {"demeter", "green|dem [.]"},
    {"poseidon", "blue|pos [.]|posei [.]"},
    {"hades", "red|had [.]"},
    {0},
};
static const struct says_name sides[] = {
    {"day", "day|daytime|daylight|sun|sunny|day time"},
    {"night", "night|nighttime|night time|moon|dark"},
    {0},
};
static const struct says_name goods[] = {
    {"stone", "stone|rock|grey|gray"},
    {"marble", "marble|white"},
    {"gold", "gold|golden|yellow cube|yellow resource"},
    {0},
};
static const struct says_name pieces[] = {
    {"minor-city", "minor city|minor|small city|little city|minor settlement"},
    {"major-city", "major city|major|large city|big city|great city|metropolis"},
    {"small-temple", "small temple|minor temple|little temple"},
    {"large-temple", "large temple|big temple|major temple|great temple|grand temple|huge temple"},
    {0},
};
static const struct says_name cards[] = {
    {"aphrodite", "aphro [.]|aphr [.]"},
    {"apollo", "apollon|apol [.]"},
    {"artemis", "artem [.]|art ."},
    {"athena", "athene|ath [.]|athe [.]"},
    {"demeter", "dem [.]"},
    {"dionysus", "dionysos|dionys [.]|dion [.]|dio [.]"},
    {"hephaestus", "hephaistos|hephaestos|heph [.]|hephaist [.]"},
    {"hermes", "herm [.]"},
    {"hestia", "hest [.]"},
    {"persephone", "pers [.]|perse [.]"},
    {"poseidon", "posei [.]|pos [.]"},
    {0},
};

static const struct says_row areas[] = {
    {"GOD ['s] [" ZONE "] [by|at|in|on|during|,|/|:|=(|for] SIDE [side|" ZONE "] [=)]", NULL, 0, {2, 1}},
    {"SIDE [side|" ZONE "] [of|at|for|with|by|in|on|from] GOD ['s] [side|" ZONE "]", NULL, 0, {1, 2}},
    {0},
};
static const struct says_row followed[] = {
    {"AREA"},
    {"[by|at] SIDE [side|" ZONE "|one]", myt_means_side_here},
    {"same [main] (action|area|thing|side|god|one)|same", myt_means_same_area},
    {"(other|opposite) [main] (action|area|side|one|half)", myt_means_same_area, 1},
    {0},
};
static const struct says_row levels[] = {
    {TIER " NUM|l NUM|ORD " TIER, myt_means_number, LEVELS},
    {"level1|lvl1|lv1|l1|(bottom|lowest|ground) " TIER "|bottom", NULL, 1},
    {"level2|lvl2|lv2|l2", NULL, 2},
    {"level3|lvl3|lv3|l3", NULL, 3},
    {"level4|lvl4|lv4|l4|(top|highest|uppermost) " TIER "|top|summit|peak", NULL, 4},
    {0},
};
static const struct says_row numbers_of_levels[] = {
    {"LEVEL"},
    {"NUM|ORD", myt_means_number, LEVELS},
    {0},
};
static const struct says_row figures[] = {{"1", NULL, 1}, {"2", NULL, 2}, {"3", NULL, 3}, {"4", NULL, 4}, {0}};
static const struct says_row cities[] = {
    {"LEVEL|city [on|at|of|in] LEVEL|LEVEL city"},
    {"(city on|city at|@) NUM", myt_means_number, LEVELS},
    {"PIECE=minor-city [on|at|of|in] LEVELS|PIECE=major-city [on|at|of|in] LEVELS", NULL, 0, {0, 1}},
    {"LEVEL PIECE=minor-city|LEVEL PIECE=major-city"},
    {"PIECE=minor-city SG|PIECE=major-city SG", myt_seen_city_of_piece},
    {"=there|that level|same level|that city|new city|new minor city|new major city", myt_seen_built_level},
    {"(highest|top|uppermost|upper) city", myt_seen_first_city, -1},
    {"(lowest|bottom|starting|start|lower) city", myt_seen_first_city, 1},
    {0},
};
static const struct says_row slots[] = {
    {"(slot|space|spot|place|icon) NUM|ORD (slot|space|spot|place|icon)", myt_means_number, SLOTS},
    {"(=left|leftmost|lefthand|left hand) [slot|space|spot|place|icon|one|side]", NULL, 1},
    {"(right|rightmost|righthand|right hand) [slot|space|spot|place|icon|one|side]", NULL, 2},
    {0},
};
static const struct says_row lots[] = {
    {"COUNT GOODS [" CUBE "]|COUNT " CUBE " of GOODS", NULL, LOT, {LOT_COUNT, LOT_KIND}},
    {"[single|lone|only|same|last|remaining] GOODS SG [" CUBE " SG]", NULL, LOT + UNCOUNTED *LOT_COUNT, {LOT_KIND}},
    {"GOODS [" CUBE "] x NUM", NULL, LOT, {LOT_KIND, LOT_COUNT}},
    {0},
};
static const struct says_row cubes[] = {
    {"LOT", myt_means_lot},
    {"LEVEL LOT", myt_means_lot, .turned = true},
    {"COUNT LEVEL GOODS [" CUBE "]", NULL, LOT, {LOT_COUNT, 1, LOT_KIND}},
    {"GOODS NUM", myt_means_cube},
    {"COUNT GOODS SG NUM", myt_means_cubes},
    {"COUNT [one] (from|on|at) LEVELS", NULL, LOT + NO_KIND *LOT_KIND, {LOT_COUNT, 1}},
    {0},
};
static const struct says_row tokens[] = {
    {"NUM [more|extra|additional|other] [" TOKEN "]|COUNT [more] (token|offering token|offering marker|marker)|" TOKEN
     " NUM"},
    {"COUNT [it|them|tokens]", myt_means_all},
    {0},
};
static const struct says_row prices[] = {
    {"CUBES"},
    {"LOT (from|on|at|in|of) LEVELS", myt_means_lot},
    {0},
};
static const struct says_row described_cards[] = {
    {"[face up|open|new|faceup] card (in|from|of|on|out of) (line|row|display)", myt_seen_card_of, IN_LINE},
    {"NAME ['s] [only] (card|deity|deity card)", myt_seen_card_of},
    {"(=own|only) (card|deity|deity card)", myt_seen_own_card},
    {0},
};
static const struct says_row ribbons[] = {
    {"GOD ['s] " FAVOR "|" FAVOR " of GOD|GOD ['s] (token|bonus action|bonus|ribbon action|ribbon)"},
    {"AREA ['s] (bonus action|bonus|ribbon action|ribbon)", myt_means_god_of_area},
    {"bonus action|bonus|ribbon action|ribbon", NULL, GODS},
    {0},
};
static const struct says_row payments[] = {
    {"GOD ['s] (" FAVOR "|token|one)|" FAVOR " of GOD|GOD"},
    {"[COUNT=1] (offering token|offering|offering marker|token) SG", NULL, PAY_OFFERING},
    {0},
};
static const struct says_row steps[] = {
    {"NUM " TIER "|NUM step|NUM (up|higher|down|lower)|a " TIER " SG|a step SG"},
    {0},
};
static const struct says_row times[] = {
    {"NUM time"},
    {"twice|two times", NULL, 2},
    {"thrice", NULL, 3},
    {0},
};

static const struct words area_words = {.list = myt_area_names};
static const struct words piece_words = {.list = myt_piece_names};

static const struct says_kind kinds[] = {
    {"GOD", &myt_god_words, gods, .nouns = "god", .flags = KIND_SHORT},
    {"SIDE", .names = sides},
    {"AREA", &area_words, .rows = areas, .nouns = "action area|action|area|action space|space|zone"},
    {"FOLLOWED", .rows = followed},
    {"GOODS", &myt_kind_words, goods},
    {"PIECE", &piece_words, pieces, .nouns = "building|piece"},
    {"CARD", &myt_card_words, cards, described_cards, .nouns = "card|deity|deity card|god|goddess",
     .flags = KIND_SHORT},
    {"LEVEL", .rows = levels},
    {"LEVELS", .rows = numbers_of_levels},
    {"FIGURE", .rows = figures},
    {"CITY", .rows = cities},
    {"SLOT", .rows = slots},
    {"LOT", .rows = lots, .flags = KIND_THINGS},
    {"CUBES", .rows = cubes, .flags = KIND_THINGS},
    {"TOKENS", .rows = tokens},
    {"PRICE", .rows = prices},
    {"RIBBON", .rows = ribbons},
    {"PAYMENT", .rows = payments},
    {"STEPS", .rows = steps},
    {"TIMES", .rows = times},
    {0},
};

/* ---- fields that many lines share ------------------------------------------------------------------------------------------ */

#define FIELDS(...) ((const struct says_field[]){__VA_ARGS__, {0}})
#define RIBBON_FIELD                                                                                                   \
    {                                                                                                                  \
        "BONUS", "(with|use|as|for|from|by|via|thanks to|on|through|by use|by spend) RIBBON [for|as] [bonus]",         \
            .fits = myt_fits_ribbon                                                                                    \
    }
#define CARD_FIELD(name, card)                                                                                         \
    {                                                                                                                  \
        name, "[" USING "|" POWER "] CARD=" card " ['s] [" POWER "] [to]"                                              \
    }
#define CARD_MUST(name, card)                                                                                          \
    {                                                                                                                  \
        name, "[" USING "|" POWER "] CARD=" card " ['s] [" POWER "] [to]", FIELD_MUST                                  \
    }
#define CUBES_FIELD                                                                                                    \
    {                                                                                                                  \
        "CUBES", "[with|use|on] CUBES", FIELD_MANY | FIELD_MUST                                                        \
    }
#define FROM_FIELD                                                                                                     \
    {                                                                                                                  \
        "FROM", "(" FROM ") LEVELS|LEVEL", FIELD_MANY                                                                  \
    }
#define TO_FIELD                                                                                                       \
    {                                                                                                                  \
        "TO", "(" TO ") LEVELS", FIELD_MANY                                                                            \
    }
#define TO_MUST                                                                                                        \
    {                                                                                                                  \
        "TO", "(" TO ") LEVELS", FIELD_MANY | FIELD_MUST                                                               \
    }
#define STEPS_FIELD                                                                                                    \
    {                                                                                                                  \
        "STEPS", "[by|for] STEPS", FIELD_MANY                                                                          \
    }
#define TIMES_FIELD                                                                                                    \
    {                                                                                                                  \
        "TIMES", "TIMES", FIELD_MANY                                                                                   \
    }
#define INTO_FIELD                                                                                                     \
    {                                                                                                                  \
        "INTO", "[and] (turn|change|transform|convert|make|become|upgrade|transmute|as|into|turn into|be turn) "       \
                "[it|them|cube] [into|to|be|in] [COUNT=1] GOODS"                                                       \
    }
#define PAYS                                                                                                           \
    "(pay|pay with|with|for|spend|use|discard|by pay|by spend|cost|return|give|give up|by use|by discard|give "        \
    "back|in exchange for|against|at cost of|hand in)"
#define GIVING                                                                                                         \
    "give up|turn in|trade "                                                                                           \
    "in|hand|exchange|trade|convert|swap|change|turn|give|pay|spend|return|discard|use|sell|hand "                     \
    "over|offer up"
#define SACRIFICED                                                                                                     \
    {                                                                                                                  \
        "CUBES", "[give|pay|use|spend|of] CUBES", FIELD_MANY | FIELD_MUST                                              \
    }
#define TOKENS_GOT                                                                                                     \
    "(for|into|to get|->|and get|to|against|and take|and gain|and receive|to gain|to receive|get|gain|receive|in "     \
    "exchange for|=|to take|to earn|in return for|earn|buy|to buy) COUNT " TOKEN
#define HADES_FIELD(must)                                                                                              \
    {                                                                                                                  \
        "WITH", "[to|on|" USING "|" POWER "] CARD=hades ['s] [" POWER "] [to]", must                                   \
    }
#define RISING "up|upward|upwards|higher|uphill|raise|climb|advance|lift|push|promote|elevate|hoist|rise|ascend"
#define FALLING "down|downward|downwards|lower|drop|descend|sink|demote|roll down"
#define EACH "as|each|apiece|" CUBE "|mountain|board|mount olympus|step|move"

/* ---- sentences ------------------------------------------------------------------------------------------------------------- */

static const struct says_line lines[] = {
    /* setup */
    {"deal CARD to TO", "deal|deal out",
     "get|receive|draw|start|start with|begin with|go|give|hand|hand out|have|hold|own|pick up|take|find|open with|be",
     FIELDS({"CARD", "[with] CARD", FIELD_MANY}, {"TO", "[to|for|->|by] NAME ['s]", FIELD_MANY}),
     CARD_NOUN "|start|starting|face up|out|ORD|as [starting] card|with|for|to|->|:|table|turn", WHEN_DEAL,
     LINE_TABLE | LINE_BARE, .make = myt_make_deal},
    {"deal CARD", NULL,
     "draw|get|receive|start with|begin with|take|have|hold|pick up|open with|be deal|be give|[first|starting] card "
     "(be|:)",
     FIELDS({"CARD", "CARD", FIELD_MANY}), CARD_NOUN "|starting", WHEN_DEAL, .make = myt_make_dealt},
    {"keep CARD", "keep|retain|hold on to|hold onto|hang on to|hang onto|stick with|stick to|stay with",
     "choice (be|:)|choose|pick|select|take|go with|go for|opt for|decide for|decide on|settle on|settle for|grab|play "
     "with|hold|start "
     "with|stay|prefer",
     FIELDS({"CARD", "CARD"}, {"DROP",
                               "(" DROPS "|over|rather than|let) CARD [go|back] [" UNDER
                               "]|CARD (go|be put|be discard) [back] [" UNDER "]",
                               .fits = myt_fits_dropped}),
     "to keep|keep|for (myself|herself|himself)|[of|from] [NUM|both] (card|one)|of two|it be|it|" CARD_NOUN, WHEN_KEEP,
     LINE_BARE},
    {"keep CARD", NULL, NULL,
     FIELDS({"DROP", "(" DROPS ") CARD [back] [" UNDER "]|CARD (go|be put|be discard) [back] [" UNDER "]", FIELD_MUST},
            {"CARD", "keep CARD", .seen = myt_seen_other_dealt}),
     CARD_NOUN, WHEN_KEEP, LINE_BARE},
    {"reveal CARD",
     "reveal|flip|flip over|flip up|turn up|turn over|turn face up|turn .. face up|turn .. up|turn .. "
     "over|uncover|face "
     "up|open|unlock|come up|show up|appear|new card|next card|new deity|next deity",
     "show|=turns|=turned|draw|enter|join|come|flipped|see|be now|be next|new face up",
     FIELDS({"CARD", "[(next|new) [one|up|in line] [be|:]] CARD"}, {"BY", "NAME"}),
     CARD_NOUN
     "|(in|of|to|from|into|on|for) (line|row|display|deck|table)|line|(next|new) (in|up)|up|over|face|open|unlock|face "
     "down|(in|into|on) place|:|table|out|now|one|lock|with|from under lock",
     WHEN_REVEAL, LINE_TABLE | LINE_SUBJECT},
    {"reveal CARD", NULL, NULL, FIELDS({"CARD", "[(next|new) [one|up|in line] [be|:]] CARD"}), NULL, WHEN_REVEAL,
     LINE_TABLE | LINE_BARE},

    {"favor GOD", "favor|favour|favor token|favour token",
     GETS "|opt for|start with|go with|begin with|buy|steal|settle for|decide for|choose|pay .. for|spend .. for|give "
          ".. for",
     FIELDS({"GOD", "[" FAVOR "|token] [of|from|for|:] GOD ['s] [" FAVOR "|token|one|marker|tile]|" FAVOR " token GOD",
             FIELD_MANY | FIELD_MUST},
            {"SAME", "=( GOD ['s] [token|one] =)", .fits = myt_fits_god}, {"COUNT", "COUNT " FAVOR},
            {"FROM", "[from|off] NAME"}, CARD_FIELD("WITH", "hephaestus"),
            {"PAY", "[pay|spend|for|give|give up|cost|with|by pay|by spend|in exchange for|use] PRICE"}, RIBBON_FIELD),
     "extra|additional|more|of choice|=one|1|as [first|starting|next] " FAVOR "|" SUPPLY, WHEN_FAVORS | WHEN_FAVOR,
     LINE_ECHO | LINE_OTHERS, .make = myt_make_favor},
    {"favor GOD", NULL, "[first|starting|next] (" FAVOR ") (be|:)", FIELDS({"GOD", "GOD"}), NULL, WHEN_FAVORS},
    {"favor GOD", NULL, NULL, FIELDS({"GOD", "[=one] GOD ['s] [token|one]"}), NULL, WHEN_FAVORS, LINE_BARE},

    /* the start of a turn */
    {"exchange GOT", "exchange|convert|change|transform|turn|swap|trade|trade in|melt|transmute|upgrade|refine",
     "make|give|take|get|use|become|->",
     FIELDS(
         {"PAID", "[give|use|spend|from|out of|of|turn] CUBES", FIELD_MUST},
         {"GOT",
          "(for|into|to|->|against|get|take|and get|and take|to get|receive|make|become|in|in exchange for|=|in return "
          "for|and receive) LOT",
          FIELD_MUST},
         {"LEVEL", "[" FROM "|to] LEVEL"}, CARD_FIELD("WITH", "demeter")),
     CUBE "|each|:|=first|" POWER, WHEN_START, LINE_BARE, .make = myt_make_exchange},
    {"exchange GOT", NULL, "make|get|create|melt|forge|craft|form",
     FIELDS({"GOT", "LOT", FIELD_MUST}, {"PAID", "(from|out of|with|use|for) CUBES", FIELD_MUST},
            {"LEVEL", "[" FROM "] LEVEL"}, CARD_FIELD("WITH", "demeter")),
     "each|:|=first", WHEN_START, LINE_BARE, .make = myt_make_exchange},
    {"sacrifice CUBES", "sacrifice|burn|hand in|cash in", NULL,
     FIELDS(SACRIFICED, FROM_FIELD, {"GOT", TOKENS_GOT}, HADES_FIELD(0)), CUBE "|each|:|from player board|=first",
     WHEN_START, .make = myt_make_sacrifice},
    {"sacrifice CUBES", NULL, GIVING, FIELDS(SACRIFICED, FROM_FIELD, {"GOT", TOKENS_GOT, FIELD_MUST}, HADES_FIELD(0)),
     CUBE "|each|:|from player board|=first", WHEN_START, LINE_BARE, .make = myt_make_sacrifice},
    {"sacrifice CUBES", NULL, GIVING, FIELDS(SACRIFICED, FROM_FIELD, HADES_FIELD(FIELD_MUST)),
     CUBE "|each|:|from player board|=first", WHEN_START, .make = myt_make_sacrifice},
    {"move AREA",
     "move|go|visit|travel|walk|send|place|put|step|head|set|bring|come|jump|march|stand|occupy|stroll|wander|relocate",
     "choose|pick|take|play|use|do|select|activate|perform|pay visit|be|builder|figure|pawn|meeple|opt for|go "
     "for|settle",
     FIELDS({"AREA", "[to|on|at|in|into|onto|->|for|over to|towards|toward|upon|over on|back to|up to] AREA",
             .fits = myt_fits_start}),
     "builder|figure|pawn|meeple|worker|figurine|man|over|up|down|back|main|again|action|piece|to|=first", WHEN_START,
     LINE_OPENS},
    {"move", "move|go|visit|travel|walk|head", "builder|figure",
     FIELDS({"GOD", "[to|over to] GOD", .fits = myt_fits_two_areas}), "builder|figure|over", WHEN_START},
    {"move AREA", NULL, NULL,
     FIELDS({"AREA", "[to|->|on|at|off to|over to|on to|up to|next] AREA", .fits = myt_fits_new_area}),
     "main|:", WHEN_START, LINE_BARE | LINE_OPENS},

    /* steps */
    {"produce GOODS", "produce|harvest|grow|generate|mine|quarry|yield|manufacture|production",
     GETS "|come|give|add|put|place|bring|let|extract|dig|cut|make|create|provide|deliver|earn|bear|supply",
     FIELDS({"GOODS", "LOT", FIELD_MANY | FIELD_MUST},
            {"LEVEL", "[on|at|in|for|with|from|of|to|onto|by|use|@] CITY|(on|at) NUM", FIELD_MANY},
            {"SAME", "=( [on|at|in|with|from] CITY =)", .fits = myt_fits_city}, RIBBON_FIELD),
     CUBE "|city|each|" SUPPLY "|:|produce", WHEN_PRODUCE, LINE_BARE | LINE_ECHO, .make = myt_make_produce},
    {"produce WITH", "produce|harvest|grow|generate|mine|quarry|yield",
     GETS "|give|add|put|place|bring|let|use|grant|provide|make|create|->|bonus",
     FIELDS({"GOODS", "LOT", FIELD_MANY},
            {"MORE", "[for] COUNT [more|extra|additional|one|" CUBE "]", FIELD_MANY, .fits = myt_fits_one},
            {"LEVEL", "(on|at|to) LEVEL"}, CARD_MUST("WITH", "pan")),
     "[of|from] same (kind|type)|same kind|same type|:|" SUPPLY, WHEN_PRODUCE, LINE_BARE | LINE_ECHO,
     .make = myt_make_pan},
    {"build PIECE level LEVEL", "build|construct|erect|found|establish|complete|set up|put up",
     "raise|finish|place|put|set|make|add|lay|go|go up|get|put down|pay|spend|create",
     FIELDS({"PIECE", "PIECE", FIELD_MUST},
            {"LEVEL", "[on|at|in|to|for|onto|of|upon|@] LEVEL|(on|at|onto|@) NUM", FIELD_MUST},
            {"SLOT", "[in|into|from|on|with|use|onto|take|at|to|for] SLOT"}, {"NTH", "ORD", .fits = myt_fits_nth},
            {"WITH", "[" USING "|" POWER "] (CARD=athena|CARD=artemis) ['s] [" POWER "] [to]"},
            {"PAY", "[pay|spend|cost|by pay|by spend|pay with|at cost of|for price of|with|use|for] LOT", FIELD_MANY}),
     "building|construction|[on] mount olympus|[on] mountain|[on] olympus|piece|for|new", WHEN_BUILD, LINE_BARE,
     .make = myt_make_build},

    {"up CUBES", RISING, NULL,
     FIELDS(CUBES_FIELD, FROM_FIELD, TO_FIELD, STEPS_FIELD, TIMES_FIELD, INTO_FIELD, CARD_FIELD("HESTIA", "hestia"),
            RIBBON_FIELD),
     MOVE "|:|" EACH, WHEN_UP, .make = myt_make_up},
    {"up CUBES", NULL, MOVE "|step",
     FIELDS(CUBES_FIELD, FROM_FIELD, TO_MUST, STEPS_FIELD, INTO_FIELD, CARD_FIELD("HESTIA", "hestia"), RIBBON_FIELD),
     ":|" EACH, WHEN_UP, LINE_BARE, .make = myt_make_up_to},
    {"up CUBES", RISING, MOVED "|->",
     FIELDS(CUBES_FIELD, FROM_FIELD, TO_FIELD, STEPS_FIELD, TIMES_FIELD, CARD_MUST("APOLLO", "apollo")),
     MOVED "|:|" EACH, WHEN_ACT, LINE_BARE, .make = myt_make_up},
    {"down CUBES", FALLING, NULL, FIELDS(CUBES_FIELD, FROM_FIELD, TO_FIELD, STEPS_FIELD),
     MOVE "|:|=first|back|free move|freely|free|for free|" EACH, WHEN_DOWN | WHEN_SHIFT, .make = myt_make_down},
    {"down CUBES", NULL, MOVE "|slide|->", FIELDS(CUBES_FIELD, FROM_FIELD, TO_MUST),
     "=first|back|free move|freely|free|for free|:|" EACH, WHEN_DOWN, LINE_BARE, .make = myt_make_down_to},
    {"shift CUBES to TO", "shift|transfer|relocate|redistribute", MOVE "|place|set|lay",
     FIELDS(CUBES_FIELD, FROM_FIELD, TO_MUST, RIBBON_FIELD), "over|straight|directly|any level|:|" EACH, WHEN_SHIFT,
     LINE_BARE, .make = myt_make_shift},
    {"shift CUBES to TO", NULL, RISING, FIELDS(CUBES_FIELD, FROM_FIELD, TO_MUST, RIBBON_FIELD),
     "over|straight|directly|:|" MOVE "|" EACH, WHEN_SHIFT, .make = myt_make_shift_up},
    {"shift CUBES to TO", NULL, PUT "|take|pick up|grab|lift|get",
     FIELDS(CUBES_FIELD, {"FROM", "(from|off|out of) LEVELS", FIELD_MANY},
            {"TO", "(on|onto|at|upon|to|into) LEVELS", FIELD_MANY | FIELD_MUST}, RIBBON_FIELD),
     "it|them|" EACH, WHEN_SHIFT, .make = myt_make_shift},

    {"shift CUBES", NULL, RISING,
     FIELDS(CUBES_FIELD, FROM_FIELD, {"STEPS", "[by|for] STEPS", FIELD_MANY | FIELD_MUST}, RIBBON_FIELD),
     MOVE "|:|" EACH, WHEN_SHIFT, .make = myt_make_shift},

    {"take COUNT", GETS, NULL,
     FIELDS({"COUNT", "COUNT (offering token|offering|offering marker)", FIELD_MANY | FIELD_MUST},
            CARD_FIELD("WITH", "ares"), RIBBON_FIELD),
     SUPPLY "|more|extra|additional", WHEN_TAKE, LINE_ECHO, .make = myt_make_take},
    {"take COUNT", NULL, GETS "|produce",
     FIELDS({"COUNT", "[+] COUNT [" TOKEN "|one]|COUNT of " TOKEN, FIELD_MANY | FIELD_MUST}, CARD_FIELD("WITH", "ares"),
            RIBBON_FIELD),
     SUPPLY "|more|extra|additional|+", WHEN_TAKE, LINE_ECHO, .make = myt_make_take},
    {"take COUNT", NULL, NULL,
     FIELDS({"COUNT", "[+] COUNT " TOKEN, FIELD_MANY | FIELD_MUST}, CARD_FIELD("WITH", "ares"), RIBBON_FIELD),
     SUPPLY "|more|extra|additional|+", WHEN_TAKE, LINE_BARE | LINE_ECHO, .make = myt_make_take},
    {"offer CARD tokens COUNT",
     "=offer|=offers|=offered|steal|protect|feed|buy|snatch|make offering|place offering|defend|outbid|strengthen|"
     "reinforce|make .. offering|nick|rob|bribe|invest|swipe|=offering",
     "put|place|pay|spend|add|give|lay|claim|bid|grab|take|take over|get|acquire|bring|donate|win|gain|drop|set|lay "
     "down|put down|sacrifice|put in|send|raise|top up|use|dedicate|commit|secure|pinch",
     FIELDS(
         {"CARD", "[->|on|to|onto|for|at|on top of|upon|into|toward|towards|of|in|over] CARD"},
         {"COUNT",
          "[with|for|of|by|pay|spend|put|place|use|at|worth|cost|by put|by place|by pay|in exchange for|add|by add|by "
          "spend|offer|lay|against|to the tune of] [only|just|as many as|a total of|in total] TOKENS"},
         {"FROM", "[from|off|of|against|away from|out of hands of|for|to|on|onto] NAME ['s]", .fits = myt_fits_owner}),
     CARD_NOUN
     "|(from|in|out of|off) (line|row|display|market)|face up|away|for it|on it|onto it|as offering|offering|own|"
     "go|on top|to steal|steal|to take|take|to protect|protect|token|:",
     WHEN_OFFER, LINE_BARE | LINE_OTHERS, .make = myt_make_offer},
    {"lock CARD", "lock|be lock|padlock|lock down|lock in|lock up|seal",
     "secure|protect|guard|put|place|choose|pick|take|select|go|get|set|give|use|spend",
     FIELDS({"CARD", "[on|to|onto|for|with|in|over] CARD"}, {"OWNER", "NAME ['s]", .fits = myt_fits_owner}),
     "lock|token|lock token|" CARD_NOUN "|until end of game|until end|for good|for rest of game|forever|for "
     "ever|permanently|with|for|on",
     WHEN_LOCK, LINE_BARE},
    {"lock CARD", "lock|padlock", "secure",
     FIELDS({"CARD", "[on|to|onto|for] CARD"}, {"OWNER", "[on|to|onto|for] NAME 's", FIELD_MUST}),
     "lock|token|lock token|go|" CARD_NOUN, WHEN_LOCK, LINE_TABLE, .make = myt_make_lock},

    /* fields in their order, without their names */
    {"exchange GOODS level LEVEL", "=exchange|=convert", NULL,
     FIELDS({"GOODS", "[into|to|for] GOODS"}, {"LEVEL", "[on|at|level] LEVELS"}), NULL, WHEN_START},
    {"sacrifice CUBES", "=sacrifice", NULL, FIELDS(CUBES_FIELD, {"GOT", "[get] NUM", FIELD_MUST}), NULL, WHEN_START,
     .make = myt_make_sacrifice},
    {"produce GOODS", "=produce", NULL,
     FIELDS({"GOODS", "LOT", FIELD_MANY | FIELD_MUST}, {"LEVEL", "FIGURE", FIELD_MUST}), NULL, WHEN_PRODUCE,
     .make = myt_make_produce},
    {"build PIECE level LEVEL", "build|construct|erect", NULL,
     FIELDS({"PIECE", "PIECE"}, {"LEVEL", "[level|on|at] NUM"}), NULL, WHEN_BUILD},
    {"offer CARD tokens COUNT", "=offer|=offers|=offered|steal|protect|buy", NULL,
     FIELDS({"CARD", "[to|for] CARD"}, {"COUNT", "[for|with|tokens] NUM [token]"},
            {"FROM", "[from] NAME ['s]", .fits = myt_fits_owner}),
     NULL, WHEN_OFFER, LINE_OTHERS},
    {"build PIECE level LEVEL slot SLOT", "=build", NULL,
     FIELDS({"PIECE", "PIECE"}, {"LEVEL", "[level] NUM"}, {"SLOT", "[slot] NUM"},
            {"PAY", "[pay|paying] LOT", FIELD_MANY}, {"WITH", "[with|using] (CARD=athena|CARD=artemis)"}),
     NULL, WHEN_BUILD, .make = myt_make_build},
    {"down CUBES to TO", "=down", NULL, FIELDS(CUBES_FIELD, {"TO", "NUM"}), NULL, WHEN_DOWN, .make = myt_make_down},
    {"shift CUBES to TO", "=shift", NULL, FIELDS(CUBES_FIELD, {"TO", "NUM"}), NULL, WHEN_SHIFT, .make = myt_make_shift},

    /* following, and ends */
    {"follow",
     "follow|copy|follow up|imitate|repeat|mirror|join in|join|tag along|follow suit|ape|come along|"
     "follow on|followup",
     NULL,
     FIELDS({"AREA", "[on|to|at|in|with|into|onto|for|by|use|do|by do|choose|play|take|->] FOLLOWED"},
            {"PAY", PAYS " PAYMENT"}, {"WHOM", "[after|with] NAME ['s]", .fits = myt_fits_active},
            {"CARD", "[with|use|thanks to|via|by] (CARD=zeus|CARD=poseidon) ['s] (card|power|effect|ability)"}),
     "action|up|main|main action|follow|lead|move|turn|on|to|and so|that|it|:", WHEN_FOLLOW, LINE_OPENS | LINE_OTHERS,
     .make = myt_make_follow},
    {"follow", NULL, "do|play|perform|choose|take|go for",
     FIELDS({"SAME", "same [main] [thing|action|one]", FIELD_MUST}, {"PAY", PAYS " PAYMENT"},
            {"WHOM", "[as|like] NAME", .fits = myt_fits_active}),
     NULL, WHEN_FOLLOW, LINE_OPENS, .make = myt_make_follow},
    {"follow", NULL, "pay|spend|return|discard|give back|hand in|give up",
     FIELDS({"PAY", "GOD ['s] (" FAVOR "|token|one)|" FAVOR " of GOD", FIELD_MUST}), NULL, WHEN_FOLLOW, LINE_OPENS,
     .make = myt_make_follow},
    {"pass",
     "pass|skip|decline|sit out|sit .. out|stay out|abstain|do nothing|refuse|let .. go|let .. pass|forgo|opt out",
     "nothing|no thanks|no thank you|not interested|wait|no interest|no follow up", NULL,
     "to follow|follow up|follow|chance|opportunity|action|turn|up|on|offer|from follow|to do so|it|one|to join|to "
     "copy|by|out|of|for|both|(for|from) (me|her|him)|round|time|to",
     WHEN_FOLLOW, LINE_TOGETHER},
    {"pass",
     "not follow|not (want|wish|care|like) to (follow|join|copy)|not to follow|not follow up|not be follow|not "
     "copy|not join|not join in",
     NULL, FIELDS({"WHOM", "NAME ['s]", .fits = myt_fits_active}),
     "action|turn|up|on|it|one|this|choose|decide|prefer|elect|by|no", WHEN_FOLLOW, LINE_TOGETHER},
    {"end",
     "end|finish|done|be done|stop|turn over|be over|complete|conclude|nothing more|nothing else|close turn|wrap "
     "up|wrap .. up|end of "
     "turn|end turn|call it a (day|turn)|that be (it|all|everything)|be through|be ready|no more|hand over|close",
     "over|ready|through|over to NAME|NAME your turn|your turn NAME|it be your turn|now your turn|NAME turn|next "
     "player|next please|enough|rest|leave it at that|say (he|she|they|it) be (done|finish|through|ready)",
     NULL,
     "turn|action|go|move|for (me|her|him|them|now|today)|with|there|from me|it|all|at that|everything|here|play|next "
     "player|to next player|to do|have|with it|over|and pass on|part|complete|finish|do|that|my|on|thing|now",
     WHEN_ACT},
    {"bonus", "bonus|bonus action|ribbon|ribbon action", NULL,
     FIELDS({"GOD",
             "[with|use|for|by|via|thanks to|through|spend|of|from|in|under|beneath|at|on] GOD ['s] [" FAVOR
             "|token|action|area|zone]",
             .fits = myt_fits_ribbon},
            {"AREA", "[of|for|from|in|under|at|on] AREA", .fits = myt_fits_ribbon_area},
            {"BY", "[with|use|thanks to|via|by|through|due to] "
                   "(CARD=hera|CARD=dionysus|CARD=aphrodite|CARD=persephone) ['s] [" POWER "]"}),
     "take|get|claim|use|do|play|perform|activate|trigger|execute|resolve|begin|start|go "
     "for|make|collect|action|for|as|"
     "with|on|main|:|proceed to|move to|to",
     WHEN_ACT, LINE_OPENS},
    {"bonus", NULL, "use|with|by|via|play|activate|thanks to|through|apply|invoke|employ|spend",
     FIELDS({"GOD", "GOD ['s] " FAVOR "|" FAVOR " of GOD", FIELD_MUST, .fits = myt_fits_ribbon}), NULL, WHEN_ACT,
     LINE_OPENS},
    {0},
};

const struct says myt_says = {
    .kinds = kinds,
    .lines = lines,
    .moments = myt_moments,
    .owners_act = (const char *const[]){"level", "lvl", "apollo", "hestia", "builder", NULL},
    .small =
        "lovely|nice|good|precious|go on and|proceed to|as (first|next) action|as action|as main action|as (her|his) "
        "(action|main action)|whole|available|enemy|little",
};
