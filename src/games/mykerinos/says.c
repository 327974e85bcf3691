/* Mykerinos: how people say it. */
#include "games/mykerinos/says.h"

#include "games/mykerinos/mykerinos.h"

/* ---- what things are called ------------------------------------------------------------------------------------------- */

#define TILE "(tile|card|patron tile|terrain tile|patron card|parcel|one)"
#define POINT "(point|pt|vp|victory point)"
#define ROOM_NOUN "(room|chamber|hall)"
#define WING_NOUN "(wing|circle|disk|disc|section)"
#define DIG "(excavation|dig|excavation site|dig site|site|digging|trench|pit)"

static const char *const side_names[] = {"left", "right", NULL};
static const struct words patrons = {.list = myk_kind_names}, rooms = {.list = myk_room_names},
                          side_words = {.list = side_names};
static const struct says_name patron_names[] = {
    {"violet", "lady violet|purple|lady"},
    {"lemon", "lord lemon|yellow|lord|yellow lord"},
    {"brown", "sir brown|sir"},
    {"blackmore", "(mrs|ms) [.] blackmore|black|mrs [.]"},
    {"tangerine", "(colonel|col [.]) tangerine|orange|colonel|col [.]"},
    {"blank", "white|patronless|empty"},
    {0},
};
/* Patrons on dealt tiles: a title needs its name. */
static const struct says_name face_names[] = {
    {"violet", "lady violet|purple"},
    {"lemon", "lord lemon|yellow"},
    {"brown", "sir brown"},
    {"blackmore", "(mrs|ms) [.] blackmore|black"},
    {"tangerine", "(colonel|col [.]) tangerine|orange"},
    {"blank", "white|patronless|empty"},
    {0},
};
static const struct says_name cubes[] = {{"cube", "cube|block|cube marker|marker cube|wooden cube|digger|piece"}, {0}};

static const struct says_row spaces[] = {
    {"CELL", NULL, 0},
    {"pyramid [space|square|field] [at|on|in|of] CELL|CELL [,] (pyramid|on pyramid|with pyramid|where pyramid be)|CELL "
     "=( pyramid =)",
     myk_seen_pyramid},
    {0},
};
static const struct says_row wings[] = {
    {"PATRON [" WING_NOUN "]|" WING_NOUN " [of] PATRON", myk_seen_wing},
    {WING_NOUN " NUM|NUM " WING_NOUN, myk_seen_circle},
    {0},
};
static const struct says_row worths[] = {
    {"NUM [" POINT "] [" ROOM_NOUN "]|" ROOM_NOUN " [with|worth|number] NUM", NULL, 0},
    {"NUM pointer [" ROOM_NOUN "]", NULL, 0},
    {0},
};
static const struct says_row marked_wings[] = {
    {"PATRON " WING_NOUN "|" WING_NOUN " [of] PATRON", myk_seen_wing},
    {WING_NOUN " NUM|NUM " WING_NOUN, myk_seen_circle},
    {0},
};
/* Rooms with a word or a form that only rooms have. */
static const struct says_row named_rooms[] = {
    {"[" ROOM_NOUN "] NUM - NUM|" ROOM_NOUN " NUM NUM", myk_seen_room_named},
    {"[" ROOM_NOUN "] NUM - NUM (-|/|and) NUM", myk_seen_room_between},
    {"NUM " ROOM_NOUN " [in|at|by|from|for|,|with] WING|" ROOM_NOUN " NUM [in|at|by|,] WING", myk_seen_room},
    {"NUM [in|at] MARKED", myk_seen_room},
    {"WING NUM " ROOM_NOUN, myk_seen_room, .turned = true},
    {"[WORTH] (between|in between|shared by|common to|that link|linking|connecting|joining) [both] WING (and|/|&|to) "
     "WING",
     myk_seen_room_between},
    {"WORTH [,|at|by|for] WING (and|/|&) WING", myk_seen_room_between},
    {"WING (and|/|&) WING WORTH|WING WING NUM " ROOM_NOUN, myk_seen_room_between, .turned = true},
    {0},
};
static const struct says_row all_rooms[] = {
    {"NAMED", NULL, 0},
    {"NUM NUM", myk_seen_room_named},
    {"WORTH [in|at|by|from|for|,|:|with] WING", myk_seen_room},
    {"WING [,|:] WORTH", myk_seen_room, .turned = true},
    {0},
};
#define LEFT_HAND "(left|leftmost|l|lefthand|left hand|left side)"
#define RIGHT_HAND "(right|rightmost|r|righthand|right hand|right side)"
static const struct says_row plain_sides[] = {
    {LEFT_HAND " [side] [" TILE "]|" TILE " (on|at|to) " LEFT_HAND " [side]", NULL, LEFT},
    {RIGHT_HAND " [side] [" TILE "]|" TILE " (on|at|to) " RIGHT_HAND " [side]", NULL, RIGHT},
    {0},
};
static const struct says_row sides[] = {
    {"PLAIN", NULL, 0},
    {"(on|at|to) " LEFT_HAND, NULL, LEFT},
    {"(on|at|to) " RIGHT_HAND, NULL, RIGHT},
    {"PATRON [" TILE "]|" TILE " (of|with|show) PATRON", myk_seen_tile},
    {"PATRON NUM [" TILE "]", myk_seen_tile},
    {"NUM (pointer|" POINT ") [" TILE "]", myk_seen_worth_tile},
    {TILE " (for|with|worth|show|that show|that give|of|that be worth) NUM [" POINT "] [on it]", myk_seen_worth_tile},
    {"(for|with|worth|show|that show|that give|of|that be worth) NUM [" POINT "] [on it]", myk_seen_worth_tile},
    {"(for|with|worth) NUM " POINT, myk_seen_worth_tile},
    {"(plain|bare|pointless) PATRON [" TILE "]|(plain|bare|pointless) " TILE, myk_seen_plain_tile},
    {"(better|best|higher|richer|highest|more valuable|most valuable) (PATRON|" TILE ")", myk_seen_best_tile, 1},
    {"(worse|worst|lower|poorer|lowest|cheaper) (PATRON|" TILE ")", myk_seen_best_tile, -1},
    {"(tile|card|one) with pyramid|pyramid (tile|card|one)", myk_seen_pyramid_tile},
    {"(other|last|remaining|leftover|left over|only|final|only remaining|last remaining) [remaining] (" TILE
     "|PATRON) [left|left over|remaining|there]",
     myk_seen_tile_left},
    {"=what be (left|left over|there|still there|remaining)|(tile|card|one) that be [still] (left|left "
     "over|there|remaining)|(tile|card) (left|left over|remaining)|rest|leftover|=other|=it",
     myk_seen_tile_left},
    {"(tile|card) left", myk_seen_tile_on_left},
    {"(tile|card) right", NULL, RIGHT},
    {"PATRON [tile|card] [,] (that|which) be [still] (left|there|remaining)", myk_seen_tile_left},
    {"(tile|card) SG", myk_seen_tile},
    {0},
};
static const struct says_row areas[] = {{"area NUM|ORD area|area number NUM", NULL, 0}, {0}};
/* Digits only, as a record has them: "one" may be a tile. */
static const struct says_row digits[] = {
    {"1", NULL, 1}, {"2", NULL, 2}, {"3", NULL, 3}, {"4", NULL, 4}, {"5", NULL, 5}, {"6", NULL, 6}, {0}};
static const struct says_row ranks[] = {
    {"ORD", NULL, 0},
    {"win|lead|(have|with) (most|majority)|winner", NULL, 1},
    {"runner up", NULL, 2},
    {0},
};
static const struct says_row rows[] = {
    {"ORD row|row NUM", NULL, 0},
    {"(top|upper|uppermost) row", NULL, 1},
    {"(bottom|lower|lowest) row", NULL, LAST_RANK},
    {0},
};
static const struct says_row dealt[] = {
    {"FACE [tile|card]", myk_seen_dealt},
    {"FACE [tile|card] [with|for|worth|of|show] NUM [" POINT "]", myk_seen_dealt},
    {"NUM " POINT " FACE", myk_seen_dealt, .turned = true},
    {"FACE [tile|card] [with] [map|pyramid] MAP", myk_seen_dealt_map},
    {"FACE [tile|card] [with|for|worth|of|show] NUM [" POINT "] [with|and] [map|pyramid] MAP", myk_seen_dealt},
    {0},
};
static const struct says_name headings[] = {
    {"up", "up|north|upward|upwards|northward"},
    {"down", "down|south|downward|downwards|southward"},
    {"left", "left|west|westward|leftward"},
    {"right", "right|east|eastward|rightward"},
    {0},
};
static const struct says_name froms[] = {
    {"stock", "[personal] stock|hand|[personal] pile"}, {"reserve", "reserve|supply"}, {0}};

static const struct says_kind kinds[] = {
    {"PATRON", &patrons, patron_names, .flags = KIND_SHORT},
    {"FACE", &patrons, face_names, .flags = KIND_SHORT},
    {"CELL", &myk_said_cells, .nouns = "space|square|field|spot|cell|position"},
    {"MAP", &myk_said_maps},
    {"SPACE", .rows = spaces, .flags = KIND_PLACE},
    {"CUBE", .names = cubes},
    {"WING", .rows = wings},
    {"MARKED", .rows = marked_wings},
    {"WORTH", .rows = worths},
    {"NAMED", &rooms, .rows = named_rooms, .nouns = "room"},
    {"ROOM", &rooms, .rows = all_rooms},
    {"PLAIN", &side_words, .rows = plain_sides},
    {"SIDE", &side_words, .rows = sides, .flags = KIND_DESCRIBED},
    {"AREA", .rows = areas},
    {"DIGIT", .rows = digits},
    {"RANK", .rows = ranks},
    {"ROW", .rows = rows},
    {"DEALT", .rows = dealt},
    {"STORE", .names = froms},
    {"HEADING", .names = headings},
    {0},
};

/* ---- words that many lines share ----------------------------------------------------------------------------------------- */

#define FIELDS(...) ((const struct says_field[]){__VA_ARGS__, {0}})
#define AT "at|on|in|onto|into|upon|to|towards|toward|on to|over on|down on|down at|down to|over to|across to|up to"
#define PUT "put|place|drop|lay|set|put down|lay down|set down|plant|position|add|deploy|play|build"
#define START "start|begin|open|launch|found|initiate|start off|kick off|break ground"
#define EXTEND                                                                                                         \
    "extend|expand|continue|enlarge|grow|extension|expansion|lengthen|prolong|widen|stretch|spread|spread out|branch " \
    "out|move on|go on|push on|push forward|dig on|carry on|press on|extend on|advance"
#define NEW_DIG                                                                                                        \
    "[another|new|fresh|further|double|brand new] " DIG "|dig|excavate|(another|new) one|with|off|out|new|season|in "  \
    "middle|as|game|round|up|make|opening|opener|go first|play first|on board|along|anew|afresh"
#define OLD_DIG                                                                                                        \
    "[old|existing|double] " DIG                                                                                       \
    "|with|by|of|on|out|down|up|further|along|old|existing|and on|from there|once more|again|row|line"
#define LAST_ACTION                                                                                                    \
    {                                                                                                                  \
        "LAST",                                                                                                        \
            "[take|use|make|with|as|for|in|have|do] (last|final|one more|one last|one final|extra|closing|one extra) " \
            "(action|turn|move|go) [to]|[as|be] last player [left|in]|[be] last one (in|left)|=one =more",             \
            FIELD_MANY, .fits = myk_fits_last_action                                                                   \
    }
#define TURN                                                                                                           \
    "(take|use|have|make|with|in|on|for) (turn|action|move|first (turn|action|move))|turn|action|take action|opening " \
    "move"
#define SPACES                                                                                                         \
    {                                                                                                                  \
        "SPACES",                                                                                                      \
            "[" AT "|->|over|via|through|with|by|for|first|then|followed by|next|/|via|along|->|beside it on|beside "  \
            "it on|and on|and in|and at|going to|using|cover|cube SG (on|in|at)|=next|second|third|finally|last] "     \
            "SPACE",                                                                                                   \
            FIELD_MANY                                                                                                 \
    }
#define CUBES                                                                                                          \
    {"CUBES", "[with|by|using|of|for|as] COUNT [more|further|new|extra] [CUBE]", FIELD_MANY},                          \
        {"CUBE", "[with|by|using|of] [more|further|new|own|extra] CUBE", FIELD_MANY},                                  \
    {                                                                                                                  \
        "NTH", "[with|as] ORD (CUBE|one|" DIG ")", FIELD_MANY                                                          \
    }
#define FROM_CUBE(fitting, whose)                                                                                      \
    {                                                                                                                  \
        "FROM",                                                                                                        \
            "(from|starting (from|at|in)|out of|off|beside|adjacent to|near|leaving from) " whose "[" DIG              \
            "|CUBE] [at|on|in] SPACE|" DIG " (at|on|in|from|around|near) SPACE|SPACE " DIG "|CUBE (at|on|in) SPACE "   \
            "(with|by|to)",                                                                                            \
            .fits = fitting                                                                                            \
    }
#define IN_AREA                                                                                                        \
    {                                                                                                                  \
        "WHERE", "[in|of|on] AREA", .fits = myk_fits_where                                                             \
    }
#define HEADS                                                                                                          \
    {                                                                                                                  \
        "HEADING", "[to|towards|straight|further|going|due] HEADING", .fits = myk_fits_heading                         \
    }
#define PYRAMID                                                                                                        \
    {                                                                                                                  \
        "PYRAMID", "(on|over|onto|across|via|using) pyramid", .fits = myk_fits_pyramids                                \
    }
#define BESIDE                                                                                                         \
    "(on top of|onto|beside|right beside|adjacent to|near|close to|by) NAME ['s] [CUBE|one|" DIG                       \
    "]|(right|just|directly) beside (it|her|him|them)|from [personal] (stock|hand|pile)|from own "                     \
    "[personal] stock"
#define NEUTRAL_WORD                                                                                                   \
    "(neutral|dummy|grey|gray|ghost) [colour|color|player|side|CUBE|" DIG "|marker]|third (colour|color|player|side)"
#define NEUTRAL_FIELD                                                                                                  \
    {                                                                                                                  \
        "NEUTRAL", "[for|with|of|by|from|to|as|using] " NEUTRAL_WORD, FIELD_MUST                                       \
    }
#define HELP "(tile|card|power|help|ability|favour|favor|aid|support|assistance|influence|service)"
#define BY                                                                                                             \
    "to|on|upon|with|from|by|of|using|via|through|thanks to|by means of|with (help|aid|power|support) "                \
    "of|at|for|calling on|by "                                                                                         \
    "(using|tilting|asking|way of)|in"
#define PATRON_FIELD(which)                                                                                            \
    {                                                                                                                  \
        "PATRON", "[" BY "] [" HELP "] [tilted|upright|own] " which " [" HELP "]", FIELD_MUST                          \
    }
#define APPEAL                                                                                                         \
    "appeal|ask|use|tilt|call|call on|call upon|call in|invoke|employ|activate|consult|summon|request|pray to|make "   \
    "use of|turn "                                                                                                     \
    "to|appeal to|tap|enlist|beg|petition|patron"
#define WEAK_APPEAL                                                                                                    \
    "have|let|get|play|turn|send|flip|go with|go to|spend|hire|choose|take|rely on|exhaust|rotate|engage|help"
#define APPEAL_OWN                                                                                                     \
    "let|help|allow|enable|for|to|and|him|her|who|sideways|together|combine|->|help|power|in order "                   \
    "to|his|with|using|by|on|at|in|so as "                                                                             \
    "to|of|then|action|make|allow"
#define RESERVE                                                                                                        \
    {                                                                                                                  \
        "RESERVE", "[and|to|with|for|by] [take|get|draw|add|gain|bring|move|receive|fetch|collect] "                   \
                   "[COUNT|more|extra|additional|new] CUBE "                                                           \
                   "[more] from (reserve|supply) [to [personal] stock]|(extra|additional|bonus) "                      \
                   "CUBE|for COUNT [extra|more] CUBE|(get|draw|take|gain|receive) [COUNT] [extra|additional] CUBE"     \
    }
#define MUSEUM "(museum|exhibition|gallery)"
#define INTO "in|into|to|at|inside|onto|on|through|->|towards|for|by|of|via|with|up to|over to|down to"
#define GO                                                                                                             \
    PUT "|send|bring|move|go|move up|advance|step|walk|head|give|take .. museum|take .. room|get "                     \
        "into|come|climb|install|hang|show|fill|deliver|"                                                              \
        "carry|transfer|cube|go up|moves in|move in"
#define MUSEUM_OWN                                                                                                     \
    "[" INTO "] " MUSEUM "|up|over|there|" ROOM_NOUN                                                                   \
    "|empty|free|(rather than|over|in place of|instead of) [take] (tile|card)|away|and|in|into|to"
#define STORE_FIELD                                                                                                    \
    {                                                                                                                  \
        "FROM", "(from|out of) STORE"                                                                                  \
    }
#define RANK_FIELD                                                                                                     \
    {                                                                                                                  \
        "RANK",                                                                                                        \
            "[as|be|come|in|be in|finish|rank|being] RANK [place|player|in area|in this area|here|cube|of "            \
            "cube|AREA|area|in AREA|rank]",                                                                            \
            .fits = myk_fits_rank                                                                                      \
    }
#define POINTS_FIELD                                                                                                   \
    {                                                                                                                  \
        "POINTS",                                                                                                      \
            "[for|worth|score|gain|get|earn|with|receive|collect|take|to score|make] NUM " POINT                       \
            "|[score|for|worth|earn|make] NUM",                                                                        \
            .fits = myk_fits_points                                                                                    \
    }
#define AREA_FIELD                                                                                                     \
    {                                                                                                                  \
        "AREA", "[in|of|from|on|at|for] AREA", .fits = myk_fits_area                                                   \
    }
#define TAKE                                                                                                           \
    "buy|claim|choose|pick|get|grab|collect|acquire|snatch|select|pick up|secure|obtain|bag|nab|pocket|earn|win|gain"
#define WEAK_TAKE                                                                                                      \
    "take|go for|opt for|go with|will have|decide for|decide on|prefer|receive|keep|score|help "                       \
    "(herself|himself|themselves) to|settle for|"                                                                      \
    "be content with|be happy with|end up with|take away|take home|make do with|be left with|gather|scoop "            \
    "up|accept"
#define TAKE_OWN                                                                                                       \
    "and|here|area|from|of|(in|of|from) [this] area|for "                                                              \
    "(herself|himself|later)|home|up|with|away|now|as|to|patron|too|in front|so"
#define NEUTRAL_WHO                                                                                                    \
    {                                                                                                                  \
        "NEUTRAL",                                                                                                     \
            "[for|to|by|from|with|of|let|make|have|that|(on|in) (behalf|name) of] (neutral|dummy|grey|gray|ghost) "    \
            "[colour|color|player|side|CUBE|marker]",                                                                  \
            FIELD_MUST                                                                                                 \
    }

/* ---- sentences ------------------------------------------------------------------------------------------------------------- */

#define DIG_FLAGS (LINE_ECHO | LINE_ONCE)

static const struct says_line lines[] = {
    {"deal", "deal|lay out|draw|region|turn up|set out|lay|put out|reveal|flip|turn over|come up|lay down",
     "tile|be|lie|place|put|have|get|show|start|begin|see|set up|flip up|open|new|appear",
     FIELDS({"TILES", "[->|followed by|next|another|then|/|by|with|below|from|of] DEALT", FIELD_MANY},
            {"ROW", "[in|on|at|be] ROW", FIELD_MANY}, {"NUMBER", "NUM [new|fresh|terrain|patron] tile"},
            {"DEALER", "[by] NAME"}),
     "[new|fresh|first|terrain|patron|next] tile|region|season [NUM]|(for|in|of) "
     "[new|first|next|second|third|fourth|last] season|new "
     "season|there|on (table|board)|with|from left to right|left to right|in (reading order|order|this order)|as "
     "follows|this "
     "season|out|up|are|look like|face up|read|another|/|of|in|on|table|board|for|it|row|then|below|from top",
     AT_DEAL, LINE_TABLE | LINE_SUBJECT | LINE_BARE, .make = myk_make_deal},

    {"start", START "|(another|new) " DIG "|new one|another one|(first|second) " DIG, NULL,
     FIELDS(SPACES, CUBES, LAST_ACTION, IN_AREA, PYRAMID), NEW_DIG "|" PUT "|" TURN "|" BESIDE "|again|answer|also",
     AT_DIG, DIG_FLAGS, .make = myk_make_start},
    {"extend", EXTEND "|=ext [.]", "work on|proceed|follow on|run on|build",
     FIELDS(SPACES, CUBES, FROM_CUBE(myk_fits_own_cube, ""), HEADS, LAST_ACTION, IN_AREA, PYRAMID),
     OLD_DIG "|" PUT "|" TURN "|" BESIDE "|dig|straight|further|and", AT_DIG, DIG_FLAGS, .make = myk_make_extend},
    {"start", "dig|excavate",
     PUT "|cube SG|go|go "
         "to|send|move|land|choose|pick|take|occupy|cover|claim|fill|answer|reply|respond|follow|finish|use|settle|"
         "bring|get|stick|throw|head|go with|"
         "build|come|jump|hop|plop|plonk|pop|take up|run|march|walk|spend",
     FIELDS(SPACES, CUBES, FROM_CUBE(myk_fits_own_cube, ""), LAST_ACTION, IN_AREA, PYRAMID),
     "[to|into|for] [own] [another|new|double|old|first] " DIG "|with|down|off|up|season|out|" TURN "|" BESIDE
     "|board|on board|down|and|for|on|to|marker|right|answer|go|in middle|also|dig|there",
     AT_DIG, LINE_BARE | DIG_FLAGS, .make = myk_make_dig},

    {"neutral-start", START "|(another|new) " DIG "|new one|another one", NULL, FIELDS(SPACES, CUBES, NEUTRAL_FIELD),
     NEW_DIG "|" PUT "|let|make|have|for|of|player|colour|color|also", AT_DIG, LINE_ECHO,
     .make = myk_make_neutral_start},
    {"neutral-extend", EXTEND, "build|proceed",
     FIELDS(SPACES, CUBES, NEUTRAL_FIELD, FROM_CUBE(myk_fits_neutral_cube, "[neutral|dummy] "), HEADS),
     OLD_DIG "|" PUT "|let|make|have|for|of|player|colour|color|dig|and", AT_DIG, LINE_ECHO,
     .make = myk_make_neutral_extend},
    {"neutral-start", "dig|excavate", PUT "|cube SG|go|send|move|let|make|have|give|use|land|bring|get|choose|come",
     FIELDS(SPACES, CUBES, NEUTRAL_FIELD, FROM_CUBE(myk_fits_neutral_cube, "[neutral|dummy] ")),
     DIG "|with|down|for|of|player|colour|color|on board|and|on|to|dig", AT_DIG, LINE_BARE | LINE_ECHO,
     .make = myk_make_neutral_dig},

    {"appeal", APPEAL, WEAK_APPEAL "|" PUT "|dig|cube SG|go|excavate|use|march|run",
     FIELDS(PATRON_FIELD("PATRON"), {"ALSO", "(and|&|plus|together with) [" BY "] PATRON [" HELP "]", FIELD_MANY},
            SPACES, CUBES, FROM_CUBE(myk_fits_own_cube, ""), LAST_ACTION, IN_AREA, PYRAMID, RESERVE,
            {"STARTS", "[to|and|for|then] [double] (" START "|(new|another|double) " DIG "|new one)"}, HEADS,
            {"EXTENDS", "[to|and|for|then] [double|triple] (" EXTEND ")"}),
     APPEAL_OWN "|" NEW_DIG "|" OLD_DIG "|" PUT "|" TURN "|" BESIDE "|dig|march|go", AT_DIG, LINE_BARE | LINE_ONCE,
     .make = myk_make_appeal},
    {"appeal", APPEAL "|exhibit|donate|enter", WEAK_APPEAL "|" GO "|occupy|claim|visit|open|" ROOM_NOUN "|" MUSEUM,
     FIELDS(PATRON_FIELD("PATRON=brown"), {"ROOM", "[" INTO "] ROOM", FIELD_MUST}, CUBES, STORE_FIELD, LAST_ACTION),
     APPEAL_OWN "|" MUSEUM_OWN "|" TURN "|donate|enter|exhibit|occupy|get|put|place|send|bring|move|go|take|give|claim",
     AT_DIG, LINE_BARE | LINE_ONCE, .make = myk_make_appeal_museum},

    {"pass", "pass|passing|make pass|end season|end .. season",
     "stop|out|be out|quit|give up|finish|do|done|through|skip|nothing|drop out|retire|withdraw|end|rest|leave|sit "
     "out|sit .. "
     "out|bow out|step out|"
     "nothing (more|else|further)|have (had|have) enough|have enough|enough|that be (it|all|enough)|it for me|all for "
     "me|call it a (day|season)|"
     "call it quits|cease|halt|conclude|no (more|further) (action|cube|dig)|no more|go out|put .. (scale|track)|move "
     ".. "
     "(scale|track)|"
     "set .. (scale|track)|place .. (scale|track)|lay .. (scale|track)|go .. (scale|track)|take .. (scale|track)|[be] "
     "last to pass|"
     "be finished|say (he|she|they|it) be (done|finish|through|ready)|ready|wait|opt out|fold|hold back|save|do "
     "nothing",
     FIELDS({"KEEP", "[and|to|with] (keep|save|hold|hold back|keep back|spare|have) COUNT [CUBE] [left|back]",
             .fits = myk_fits_stock},
            LAST_ACTION),
     "season|this season|for [this|rest of] (season|round)|for "
     "(me|him|her|now|today|good)|round|turn|here|excavation|dig|excavate|"
     "phase|[marker] (disk|disc|marker)|[to|on|onto] [passing] "
     "(scale|track)|(first|second|third|next|lowest|last|free|empty) "
     "(space|place|spot|position|one)|on|to|as|all|first|last|number|(follow|after|like) NAME|follow suit|be first "
     "to|be last "
     "to|with (pass|it)|"
     "(save|keep|hold|spare|hold back) [up] [own|rest|remaining|some] [of] [CUBE] [for (later|next season|season "
     "NUM|next round|NUM season)]|and|say|"
     "more|at all|in|from [this] season|to others|others|do|done|[every|any] "
     "(action|cube)|already|early|second|third|next|out|of|[so] (season be over|survey (begin|start|follow))|[so] "
     "[that] be season",
     AT_DIG, LINE_TOGETHER, .make = NULL},

    {"take SIDE", TAKE, WEAK_TAKE,
     FIELDS({"SIDE", "[for|with|of|on|->] SIDE"},
            {"OVER", "(over|ahead of|before|and leave|leave|rather than) SIDE", .fits = myk_fits_left_over},
            POINTS_FIELD, RANK_FIELD, AREA_FIELD),
     TAKE_OWN, AT_SURVEY, LINE_BARE | LINE_ECHO | LINE_ONCE},
    {"take SIDE area AREA", TAKE, WEAK_TAKE,
     FIELDS({"SIDE", "[for|with|of|on] PLAIN"}, {"AREA", "[in|of|from|on|at|for] AREA", .fits = myk_fits_other_area}),
     TAKE_OWN, AT_SURVEY, LINE_ONCE},
    {"take SIDE area AREA", NULL, "take", FIELDS({"SIDE", "PLAIN"}, {"AREA", "DIGIT"}), NULL, AT_SURVEY, LINE_ONCE},
    {"museum ROOM[ from STORE] area AREA", NULL, "museum|" GO,
     FIELDS({"ROOM", "[" INTO "|,] ROOM"}, {"STORE", "[from|out of] STORE"},
            {"AREA", "[in|of|from|for] AREA", .fits = myk_fits_other_area}, CUBES),
     MUSEUM_OWN, AT_SURVEY, LINE_ONCE},
    {"museum ROOM[ from STORE] area AREA", NULL, "museum",
     FIELDS({"ROOM", "NAMED"}, {"STORE", "[from] STORE"}, {"AREA", "DIGIT"}), NULL, AT_SURVEY, LINE_ONCE},
    {"decline area AREA", NULL, "decline|pass|skip|abstain|take nothing",
     FIELDS({"AREA", "[in|of|from|for] AREA", .fits = myk_fits_other_area}), "nothing|anything", AT_SURVEY, LINE_ONCE},
    {"decline area AREA", "decline", NULL, FIELDS({"AREA", "DIGIT"}), NULL, AT_SURVEY, LINE_ONCE},
    {"museum", "exhibit|donate|enter|museum",
     GO "|occupy|visit|fill|open|donation|prefer museum|choose museum|opt for museum|claim .. museum|choose .. "
        "museum|get .. museum|pick .. museum|prefer .. museum",
     FIELDS({"ROOM", "[" INTO "|,] ROOM", FIELD_MUST}, CUBES, STORE_FIELD, RANK_FIELD, AREA_FIELD),
     MUSEUM_OWN "|go|put|place|enter|take|choose", AT_SURVEY, LINE_ONCE, .make = myk_make_museum},
    {"museum", "room", "take|choose|claim|pick|get|select|prefer|opt for|go for|decide for|secure",
     FIELDS({"ROOM", "[" INTO "|,] NAMED", FIELD_MUST}, CUBES, STORE_FIELD, RANK_FIELD, AREA_FIELD), MUSEUM_OWN "|go",
     AT_SURVEY, LINE_BARE | LINE_ONCE | LINE_ECHO, .make = myk_make_museum},
    {"decline", "decline|refuse|abstain|leave it|take nothing|reject",
     "skip|pass|nothing|out|stop|do|done|finish|quit|leave|(choose|get|want|pick|claim|have|need|go for|do|buy) "
     "(nothing|neither|none)|"
     "take (neither|none|nothing)|do not (take|want|choose|claim|pick|need) (anything|any|either|tile|it)|no thanks|no "
     "thank you|"
     "neither|waive|forgo|forego|pass up|pass on|let it go|go "
     "=without|turn .. down|turn down|"
     "want (neither|nothing)|not interested|sit out|renounce|give up (choice|turn|right|chance)|give up|be not "
     "interested",
     FIELDS(RANK_FIELD, AREA_FIELD),
     "here|(in|from|of) [this] area|tile|(both|either|any) tile|them|both|neither|nor museum|tile nor "
     "museum|from|choice|lie|alone|"
     "there|turn|offer|for (me|him|her)|[one|either] of (two|them)|of two|any|anything|at all|to (take|choose) "
     "(anything|tile|one)|in|on|one|behind",
     AT_SURVEY, LINE_TOGETHER | LINE_ONCE},
    {"decline", "decline|refuse|reject", "leave|pass up|pass on|turn down",
     FIELDS({"WHAT", "[on] SIDE", FIELD_MUST, .fits = myk_fits_only_tile}, RANK_FIELD, AREA_FIELD),
     "behind|lie|there|alone|here|on table", AT_SURVEY},
    {"neutral-take SIDE", NULL, "discard|remove|throw away|throw out|get rid of",
     FIELDS({"SIDE", "[of] SIDE"}, POINTS_FIELD, AREA_FIELD,
            {"NEUTRAL", "[because|as|since] [for|to|by|from|with|of] (neutral|dummy) [colour|color|player|side] [be "
                        "(first|second|ahead|in front)]"}),
     "from game|out of game|away|tile|out|area|in|from|of", AT_PICK},
    {"neutral-take SIDE", NULL,
     TAKE "|" WEAK_TAKE
          "|discard|remove|throw away|throw out|let|make|give|go|assign|decide|lose|say|hand|have|get rid of|force",
     FIELDS({"SIDE", "[for|with|of|on|to|->|=] SIDE"}, NEUTRAL_WHO, POINTS_FIELD, AREA_FIELD),
     TAKE_OWN "|away|out|from game|out of game|player|colour|color|decide|that|let|for", AT_SURVEY, LINE_BARE},
    {0},
};

const struct says myk_says = {
    .kinds = kinds,
    .lines = lines,
    .moments = myk_moments,
    .small = "proceed to|nice|lovely|good|with a smile",
};
