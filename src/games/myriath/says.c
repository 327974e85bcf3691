/* Myriath: how people say it. */
#include "games/myriath/says.h"

/* ---- what things are called ------------------------------------------------------------------------------------ */

static const struct says_name directions[] = {
    {"n", "north|up|upward|upwards|northward|northwards|above|upstairs"},
    {"e", "east|right|eastward|eastwards|rightward|rightwards|to the right"},
    {"s", "south|down|downward|downwards|southward|southwards|below|beneath"},
    {"w", "west|=left|westward|westwards|leftward|leftwards"},
    {0},
};
static const struct says_name side_names[] = {
    {"n", "north|top|upper|up|upward|upwards|northern|above|topmost"},
    {"e", "east|right|eastern|righthand|right hand|rightward|rightwards"},
    {"s", "south|bottom|lower|down|downward|downwards|southern|below"},
    {"w", "west|=left|western|lefthand|left hand|leftward|leftwards"},
    {0},
};
static const struct says_name diagonals[] = {
    {"nw", "northwest|north west|top left|upper left|nw|left top|left upper|northwestern|topleft|top lefthand|upper "
           "lefthand|top left hand|upper left hand"},
    {"ne", "northeast|north east|top right|upper right|ne|right top|right upper|northeastern|topright|top "
           "righthand|upper righthand|top right hand|upper right hand"},
    {"sw", "southwest|south west|bottom left|lower left|sw|left bottom|left lower|southwestern|bottomleft|bottom "
           "lefthand|lower lefthand|bottom left hand|lower left hand"},
    {"se", "southeast|south east|bottom right|lower right|se|right bottom|right lower|southeastern|bottomright|bottom "
           "righthand|lower righthand|bottom right hand|lower right hand"},
    {0},
};
static const struct says_name shapes[] = {
    [SHAPE_V] = {"v",
                 "v|bend|bent|l|angle|angled|elbow|chevron|hook|corner (piece|tile|strip)|single bend|v shape|l shape"},
    [SHAPE_U] = {"u", "u|horseshoe|u turn|u bend|u shape|double bend"},
    [SHAPE_S] = {"s", "s|z|zigzag|zig zag|snake|squiggle|s bend|s shape|z shape|wave"},
    [SHAPE_I1] = {"i1", "i1|i 1|(short|shortest) (straight|bar)"},
    [SHAPE_I2] = {"i2", "i2|i 2"},
    [SHAPE_I3] = {"i3", "i3|i 3|(long|longest) (straight|bar)"},
    [SHAPE_STRAIGHT] = {"i", "straight|bar|straight line"},
    {0},
};
static const struct says_name pairs[] = {
    {"aa", "aa|a a"}, {"al", "al|a l"}, {"ar", "ar|a r"}, {"la", "la|l a"}, {"ll", "ll|l l"},
    {"lr", "lr|l r"}, {"ra", "ra|r a"}, {"rl", "rl|r l"}, {"rr", "rr|r r"}, {0},
};

#define EDGE "(whole edge|edge|straight edge|edge end|whole)"
#define POINTS_TO "[end] [whose|with|with its|have its|,] point [be|lie|sit] [on|to|at|towards] "
static const struct says_name end_names[] = {
    {"a", "arrow|arrow (end|tip|head)|arrowed (end|tip)|arrowhead|pointed arrow"},
    {"l", "=left (point|pointed|pointing) [end|edge|whole edge]|=left " EDGE "|" EDGE " " POINTS_TO
          "=left [side|hand side]|point [end] [on|to|at] =left [side]|" EDGE
          " [point|pointing|pointed] [on|to] =left|l end"},
    {"r", "right (point|pointed|pointing) [end|edge|whole edge]|right " EDGE "|" EDGE " " POINTS_TO
          "right [side|hand side]|point [end] [on|to|at] right [side]|" EDGE
          " [point|pointing|pointed] [on|to] right|r end"},
    {0},
};

#define OCT                                                                                                            \
    "(octagon|oct|oct .|octagonal [starting|start] (tile|piece)|octagonal|(8|eight) sided (piece|tile|one)|ring|"      \
    "(starting|start|opening) (tile|piece|octagon)|ring tile|octagon (tile|piece))"
#define SQW "(square|field|box|cell|space)"
#define TILEW "(tile|strip|piece|one|shape|shaped [tile|strip|piece])"
#define LANEW "(step|space|lane|segment|crossing|square|field)"
#define CORNER_OF "[corner|vertex|edge|end|point|tip]"

static const struct says_row squares[] = {
    {"LETTER NUM", myr_seen_space},
    {"[in|at] column LETTER [,|and|/] row NUM", myr_seen_space},
    {"[in|at] row NUM [,|and|/] column LETTER", myr_seen_space, .turned = true},
    {"NUM " SQW " [to|on|toward|towards] DIR [side] [from] NAME ['s] [" OCT "]", myr_seen_square_beside},
    {"NUM [to] DIR [from] NAME 's [" OCT "]", myr_seen_square_beside},
    {"NUM [" SQW "] [to] DIR [from] NAME ['s] [" OCT "] (and|,) NUM [" SQW "] [to] DIR [of it|from it]",
     myr_seen_square_beside_then},
    {"NUM [" SQW "] [to] DIR (and|,) NUM [" SQW "] [to] DIR [from] NAME ['s] [" OCT "]", myr_seen_square_beside_both},
    {0},
};
static const struct says_row crossings[] = {
    {"LETTER NUM", myr_seen_space, 1},
    {"DIAG " CORNER_OF " [from|on] SQUARE", myr_seen_square_corner, .turned = true},
    {"SQUARE ['s] DIAG corner", myr_seen_square_corner},
    {"DIAG " CORNER_OF " [from|on] NAME 's " OCT, myr_seen_octagon_corner, .turned = true},
    {"NAME 's " OCT " ['s] [at|on] DIAG [corner]", myr_seen_octagon_corner},
    {"DIAG " CORNER_OF " [from|on] (=own|=her|=his|=my|=their) [=own] " OCT, myr_seen_corner_of_own},
    {"where NAME 's " OCT " have DIAG corner", myr_seen_octagon_corner},
    {"between SQUARE and SQUARE", myr_seen_meeting},
    {"(where|crossing|point where|spot where|place where) SQUARE (and|,) SQUARE [meet|touch]", myr_seen_meeting},
    {"[between|where|crossing|point where|spot where|place where] SQUARE [and|,] SQUARE [and|,] SQUARE [,] [and] "
     "SQUARE [meet|touch|come together]",
     myr_seen_meeting},
    {0},
};
static const struct says_row lanes[] = {
    {"SQUARE (and|,|/) SQUARE", myr_seen_lane_between},
    {"SIDE (side|edge|border) [from] SQUARE", myr_seen_side_of_square},
    {"SIDE [from] SQUARE", myr_seen_side_of_square},
    {0},
};
/* Sides of a square in the order in which they are said: the square, how many, and each. */
enum {
    TWO_SIDES = 2 * SPACES,
    THREE_SIDES = 3 * SPACES,
    FIRST_SIDE = 4 * SPACES,
    SECOND_SIDE = 16 * SPACES,
    THIRD_SIDE = 64 * SPACES,
};
static const struct says_row side_lists[] = {
    {"SIDE [hand] [side|edge] (and|,|&|/|+|then|-) SIDE [hand] [side|edge|border] [from] SQUARE",
     NULL,
     TWO_SIDES,
     {FIRST_SIDE, SECOND_SIDE, 1}},
    {"SIDE [hand] [side|edge] (,|and|/|&|+) SIDE [hand] [side|edge] [,] (and|,|/|&|+) SIDE [hand] [side|edge|border] "
     "[from] SQUARE",
     NULL,
     THREE_SIDES,
     {FIRST_SIDE, SECOND_SIDE, THIRD_SIDE, 1}},
    {"SQUARE ['s] SIDE [hand] [side|edge] (and|,|&|/) SIDE [hand] (side|edge|border)",
     NULL,
     TWO_SIDES,
     {1, FIRST_SIDE, SECOND_SIDE}},
    {"[in|around] corner SQUARE , along SIDE [side] and SIDE [side]", NULL, TWO_SIDES, {1, FIRST_SIDE, SECOND_SIDE}},
    {0},
};
static const struct says_row bends[] = {
    {"DIAG corner [from] SQUARE", NULL, 0, {SPACES, 1}},
    {0},
};
static const struct says_row step_rows[] = {
    {"DIR", NULL, SPACES *SPACES, {1}},
    {"(to|towards|toward|straight|in direction|due) DIR", NULL, SPACES *SPACES, {1}},
    {"NUM [more] [" LANEW "] [to|toward|towards|in direction] DIR", myr_seen_steps},
    {"DIR [by|for] NUM [" LANEW "|time]", myr_seen_steps, .turned = true},
    {"DIR (twice|two time)", NULL, FACES *FACES, {FACES + 1}},
    {0},
};
enum { ENDS_UNTOLD = 4 * UNTOLD + UNTOLD };
static const struct says_row tile_rows[] = {
    {"SHAPE [shaped] [.] [" TILEW "] PAIR [" TILEW "]", myr_seen_tile},
    {TILEW " SHAPE [.] PAIR", myr_seen_tile},
    {"SHAPE [" TILEW "] SHAPE [.] PAIR [" TILEW "]", myr_seen_same_tile},
    {"SHAPE [shaped] [" TILEW "]", NULL, ENDS_UNTOLD, {16}},
    {"NUM [lane|step|segment|space] [long|length] straight [" TILEW "]", myr_seen_straight},
    {"(straight|bar) [" TILEW "] [with] [length] NUM [long|lane|step|segment|space] [long]", myr_seen_straight},
    {"(straight|bar) NUM (lane|step|segment|long) [" TILEW "]", myr_seen_straight},
    {0},
};
static const struct says_row pair_rows[] = {
    {"(double|twin) END [ended]", myr_seen_both_ends},
    {"NUM=2 END [end]", myr_seen_both_ends},
    {"[NUM=2] END (at|on) (both|each|either|two) (end|side|tip)", myr_seen_both_ends},
    {"both end [be|have|an|,|:] END", myr_seen_both_ends},
    {"END both (end|side|time)", myr_seen_both_ends},
    {"END [end] (and|,|then|/|&|+) END [end]", NULL, 0, {4, 1}},
    {0},
};
static const struct says_row end_at_rows[] = {
    {"END [end] (at|on|in|touching|over|against|to) [NAME 's " OCT "] [at|on] CROSS", myr_seen_end_at},
    {"(at|on) CROSS END", NULL, 0, {1, SPACES}},
    {"(other|far|second) end (at|on|to) CROSS", NULL, UNTOLD *SPACES, {1}},
    {"end (at|on) CROSS", NULL, UNTOLD *SPACES, {1}},
    {"whole edge [end] (at|on) CROSS [,] (whose|with) point [be] [on|to] =left [side]", NULL, POINT_LEFT *SPACES, {1}},
    {"whole edge [end] (at|on) CROSS [,] (whose|with) point [be] [on|to] right [side]", NULL, POINT_RIGHT *SPACES, {1}},
    {0},
};

#define CLOCKWISE "[clockwise|to the right]"
#define BACKWARDS "(counterclockwise|anticlockwise|counter clockwise|anti clockwise|to the =left)"
static const struct says_row turns[] = {
    {"[turn|rotate|rotation|spin|twist] [by|through|around by] NUM (degree|deg) " CLOCKWISE, myr_seen_degrees},
    {"(turn|rotate|rotation|spin|twist) [by|through|around by] NUM [degree|deg] " CLOCKWISE, myr_seen_degrees},
    {"[turn|rotate] [by] NUM [degree|deg] " BACKWARDS, myr_seen_degrees_back},
    {"[turn|rotate] [by] quarter [turn] clockwise", NULL, 90},
    {"rotate by [a] quarter turn", NULL, 90},
    {"[turn|rotate] [by] quarter [turn] " BACKWARDS, NULL, 270},
    {"[turn|rotate] [by] half (turn|rotation|a turn)|[turn] upside down|(turn|rotate) half way [round|around]", NULL,
     180},
    {"(turn|rotate) [by] three quarter [turn|of turn] " CLOCKWISE "|three quarter turn " CLOCKWISE, NULL, 270},
    {"NUM=90|NUM=180|NUM=270", myr_seen_degrees},
    {"unturned|unrotated|as printed|as it be", NULL, 0},
    {"(turn|rotate) [once] clockwise", NULL, 90},
    {"(turn|rotate) [once] (counterclockwise|anticlockwise|counter clockwise|anti clockwise)", NULL, 270},
    {"(turn|rotate) twice", NULL, 180},
    {0},
};
static const struct says_row flips[] = {
    {"flip (yes|true)", NULL, 1},
    {"flip (no|false)|unflipped", NULL, 0},
    {"flip [over]|mirror|mirrored|flipped|mirror image|turn over|reverse side|back side up|upside down side", NULL, 1},
    {0},
};
static const struct says_row points[] = {
    {"NUM (point|pt|pts|vp)", NULL, 0, {2}},
    {"(1 / 2|half) [point]|half [a] point|half of [a] point", NULL, 1},
    {"NUM and [a] half [point]", NULL, 1, {2}},
    {"NUM 1 / 2 [point]", NULL, 1, {2}},
    {0},
};
static const struct says_row gains[] = {
    {"POINTS [point|pt|pts|vp] [each]", NULL, 0, {1}},
    {"(score|earn|gain|get|make) NUM", NULL, 0, {2}},
    {"POINTS [point] (for|to) NAME", myr_seen_gain_of, 1, .turned = true},
    {"NUM (for|to) NAME", myr_seen_gain_of, 2, .turned = true},
    {"NAME [get|score|+] POINTS [point]", myr_seen_gain_of, 1},
    {"NAME [get|score|+] NUM", myr_seen_gain_of, 2},
    {"NAME and NAME [get|score] POINTS [point] each", myr_seen_gain_each},
    {0},
};
static const struct says_row touched[] = {
    {"NAME 's " OCT, NULL, 1, {16}},
    {"NAME 's SHAPE", NULL, 2, {16, 1}},
    {"NAME 's TILE", myr_seen_touched_tile},
    {"NAME 's (tile|strip|piece|end|arrow|one)", NULL, 0, {16}},
    {0},
};
static const struct says_row gaps[] = {
    {"between NAME 's " OCT " and NAME 's [" OCT "]", NULL, 0, {1, 16}},
    {"between NAME 's " OCT " and (=her|=his|=my|=own) [=own] [" OCT "]", myr_seen_own_gap},
    {"between (=her|=his|=my) [=own] " OCT " and NAME 's [" OCT "]", myr_seen_own_gap},
    {0},
};
static const struct says_row parts[] = {
    {"top (half|part|side|area|end)|upper (half|part|side|area)|top", NULL, 1},
    {"bottom (half|part|side|area|end)|lower (half|part|side|area)|bottom", NULL, 2},
    {"=left (half|part|side|area)|=left", NULL, 4},
    {"right (half|part|side|area)|right", NULL, 8},
    {"DIAG=nw [corner|part|area|quarter]", NULL, 5},
    {"DIAG=ne [corner|part|area|quarter]", NULL, 9},
    {"DIAG=sw [corner|part|area|quarter]", NULL, 6},
    {"DIAG=se [corner|part|area|quarter]", NULL, 10},
    {0},
};

static const struct says_row whose[] = {{"NAME", NULL, 0}, {0}};

static const struct says_kind kinds[] = {
    {"LETTER", &myr_said_letters},
    {"DIR", .names = directions},
    {"SIDE", .names = side_names},
    {"DIAG", .names = diagonals},
    {"SQUARE", &myr_said_squares, .rows = squares, .nouns = SQW},
    {"CROSS", &myr_said_crossings, .rows = crossings,
     .nouns = "crossing|intersection|crossroad|crossroads|node|junction|point|position|spot"},
    {"LANE", .rows = lanes, .nouns = SQW},
    {"SIDES", .rows = side_lists},
    {"BEND", .rows = bends},
    {"STEP", &myr_said_steps, .rows = step_rows},
    {"SHAPE", .names = shapes},
    {"PAIR", .names = pairs},
    {"TILE", &myr_said_tiles, .rows = tile_rows},
    {"END", .names = end_names},
    {"ENDS", .rows = pair_rows},
    {"ENDAT", .rows = end_at_rows},
    {"TURN", .rows = turns},
    {"FLIP", .rows = flips},
    {"POINTS", &myr_said_points, .rows = points},
    {"GAIN", .rows = gains},
    {"TOUCHED", .rows = touched},
    {"GAP", .rows = gaps},
    {"PART", .rows = parts},
    {"WHOSE", .rows = whose},
    {0},
};

/* ---- sentences ------------------------------------------------------------------------------------------------- */

#define FIELDS(...) ((const struct says_field[]){__VA_ARGS__, {0}})
#define LAY                                                                                                            \
    "lay .. down|place .. down|put .. down|set .. down|lay|place|put|play|add|set|lay down|put down|set down|place "   \
    "down|drop|position|attach|insert|slide"
#define PLACES                                                                                                         \
    LAY "|use|build|fit|connect|join|continue|extend|link up|link|wrap|fill|answer|reply|respond|choose|start|begin|"  \
        "curl|take|score|hug|hook|squeeze|stick|tuck|bring|stretch|span|send|tie|dock|install|nestle|thread|follow|"   \
        "make|cover|occupy|find (place|spot|room|space|home) for|push|move|throw|close|block|plug|park|bend|run|go "   \
        "with|come with|come in with|counter "                                                                         \
        "with|lead"
#define AT                                                                                                             \
    "at|on|in|on to|onto|upon|right at|right on|exactly at|exactly on|precisely at|with one end at|with one end on|"   \
    "start|start at|start on|start in|begin|begin at|begin on|begin in|with start at|with start on|into|@|go to|"      \
    "go on|go at|it start at|its start at|its start on|from its start at|beginning"
#define FROM "from|out of|off|start from|begin from|starting from|go from|run from|lead from|extend from|reach from"
#define TO                                                                                                             \
    "to|->|until|end at|end on|end in|and end at|and end on|finish at|finish on|finish in|arrive at|arrive on|up to|"  \
    "down to|back to|over to|across to|and to|then to|and then to|and on to|=left to|right to|east to|west to|"        \
    "north to|south to|to end at|as far as|reach|and finish at|end up at|end up on|till|ending|until it reach"
#define VIA                                                                                                            \
    "via|by way of|over|through|across|bend at|bend on|bend in|corner at|past|with bend at|with bend on|turn at|"      \
    "turn on|by|passing|pass|with corner at|with its bend at|with its bend on|bent at|go over|go through"
#define GO                                                                                                             \
    "go|head|run|lead|point|along|towards|toward|direction|in direction|path|=turning|and =turning|then =turning|"     \
    "=bending|continue|extend|with direction|direction :|first|then|and then|next|and go|step|on|with path|"           \
    "going first|it go|that go|which go|steps|go first|and|, then|-|->|/|."
#define OPEN                                                                                                           \
    "open to|open at|open on|open|open towards|open toward|open in|opening to|opening at|opening on|opening|"          \
    "opening towards|with opening to|with opening at|with opening on|with opening|with opening towards|with open "     \
    "side|"                                                                                                            \
    "with open side to|with open side at|with open end|with open end to|open side|open side to|open end|open end to|"  \
    "mouth|mouth to|with mouth to|with mouth|facing|with gap to|with gap at|gap to|gap at|with open side towards"
#define OVER                                                                                                           \
    "[and|so] [that be|that mean|that end] game [be] [over|end|finish|end here]|[and] [that be] end of game|"          \
    "[and] that be it|[so|and] game [be] over"
#define LOWEST                                                                                                         \
    "[because|since|as|who|with|having] [he|she|they] [have|score|get|be] (few|fewest|lowest|least|smallest) "         \
    "[point|score|total] "                                                                                             \
    "[of all] [last time|in (previous|last) game|last game|before]|[because|since|as|who] [he|she|they] (lose|come "   \
    "last in|be last "                                                                                                 \
    "in|finish last in|do worst in|be worst in) (previous|last) game|[because|since|as|who] [he|she|they] "            \
    "(come|be|finish) last "                                                                                           \
    "[in] [previous|last] [game|time]|scorer|lowest scorer [in|of] [previous|last] [game]"
#define SCORED                                                                                                         \
    {                                                                                                                  \
        "SCORED", "[have|with|score] NUM point [last time|[in] (last|previous) game]", .fits = myr_fits_scored         \
    }
#define CHOSEN                                                                                                         \
    "draw (longest|shortest|long|short|highest) (straw|stick|card|number)|roll highest|(highest|high) "                \
    "(roll|die|card)|"                                                                                                 \
    "make|lot fall (on|to)|toss|by toss|dice|chance|by chance|lucky|randomly|random|at random|by lot|by draw|by "      \
    "random "                                                                                                          \
    "draw|choose|draw|"                                                                                                \
    "pick|select|determine|appoint|as|to|we draw lot|draw lot|lot be draw|lot|win draw|win (toss|roll|draw)|and|"      \
    "play|player|get|let|draw|round|turn|off|for us|get to|will|game|out|first time|=our|in this game|this game|name"

#define PLACE_FIELDS                                                                                                   \
    FIELDS(                                                                                                            \
        {"TILE", "[with|use|using|by|take|play] TILE"}, {"TURNED", "(turn|rotate|twist|spin) TILE"},                   \
        {"FLIPPED", "(flip|flip over|mirror) TILE"}, {"ENDS", "[with|have|its|and] ENDS"},                             \
        {"ENDAT", "[with|its|and|,|have] ENDAT", FIELD_MANY}, {"ENDOF", "[with|its] END"},                             \
        {"AT", "(" AT ") CROSS", FIELD_MANY}, {"FROM", "(" FROM ") CROSS", FIELD_MANY},                                \
        {"TO", "(" TO ") CROSS", FIELD_MANY}, {"VIA", "(" VIA ") CROSS", FIELD_MANY},                                  \
        {"BARE", "[along|cover|/|.] CROSS", FIELD_MANY}, {"GO", "[" GO "] STEP", FIELD_MANY},                          \
        {"TURN", "[and|with|by|,] TURN"}, {"FLIP", "[and|,] FLIP"},                                                    \
        {"AROUND", "(around|round|about|wrap around|wrap round|enclose|surround|embrace|encircle|hug|under) SQUARE"},  \
        {"OPEN", "(" OPEN ") SIDE"}, {"SIDES", "[along|on|at|cover|around|hug|in] SIDES"},                             \
        {"CORNER", "(around|round|hug) BEND"}, {"LANE", "(between|in between|on|along|at) LANE"},                      \
        {"PART", "(in|into|at|on) PART"},                                                                              \
        {"ONLY", "only (spot|place|position|possible place|possible spot|place left|spot left)|only =left place"},     \
        {"TOUCH",                                                                                                      \
         "[and] (against|touch|connect to|to|beside|onto|on|link to|link up with|join|continue|attach to|connect "     \
         "with|at|adjoin|beside|by|on to|with|where|hook on to|hook onto|extend) TOUCHED",                             \
         FIELD_MANY},                                                                                                  \
        {"GAP", "[in|gap] GAP"},                                                                                       \
        {"GAIN",                                                                                                       \
         "[for|score|worth|earn|gain|get|make|that be|bring|which be|give|and score|and get|and earn|=scoring|"        \
         "+|,] GAIN",                                                                                                  \
         FIELD_MANY})
#define PLACE_OWN                                                                                                      \
    "in|with|tile|strip|piece|gap|in gap|fill gap|close gap|between octagon|it|by lay|by place|by put|last|remaining|" \
    "which|that|so that|own|off|on board|and|it run|it go|corner|/|.|new|next|(first|second|third|next|last) "         \
    "(tile|strip|piece|move|turn)|now|its|red|blue|green|yellow"

#define OCTAGON_OWN                                                                                                    \
    "as (place|spot|home) "                                                                                            \
    "for|put|place|lay|set|go|choose|take|pick|select|surround|encircle|frame|enclose|circle|drop|position|set "       \
    "down|put "                                                                                                        \
    "down|decide|decide on|settle|play|claim|have|occupy|lay down|add|set "                                            \
    "up|centre|center|locate|establish|park|plant|install|wrap|"                                                       \
    "move|build|fit|bring|lie|sit|stand|be|tile|piece|with|down|for|another|second|so|be visible|visible|[be] "        \
    "[fully] "                                                                                                         \
    "(visible|see|in) [through] (centre|center|middle|hole)|(through|in) [its] (centre|center|middle|hole) [of]|"      \
    "through|one see|see|mine|of|blue|red|green|yellow|own|[in] middle|opt|now|go "                                    \
    "for|too|/"

static const struct says_line lines[] = {
    {"first",
     "go first|be first|come first|play first|move first|be (start|first|starting) player|(start|first|starting) "
     "player|take first (turn|move)|get first (turn|move)|have first (turn|move)|make first move|me first",
     "start|begin|open|lead off|lead|kick off|start off|first|1st",
     FIELDS({"LOW", LOWEST, .fits = myr_fits_lowest}, SCORED), CHOSEN "|game", AT_DRAW, 0, .make = myr_make_first},
    {"first", "(start|first|starting) player|go first|be first|first|starter", "start|begin|open|lead off|kick off",
     FIELDS({"WHO", "[be|:|=] NAME", FIELD_MUST}, {"LOW", LOWEST, .fits = myr_fits_lowest}, SCORED),
     CHOSEN "|be|:|=|game", AT_DRAW, LINE_TABLE, .make = myr_make_first},
    {"octagon", "(start|begin|open|lead off|kick off) [play|game] with [placing|laying|putting] " OCT, NULL,
     FIELDS({"AT", "[at|on|around|round|to|for|onto|over|in|upon|about|->] SQUARE"}), "with|tile",
     AT_DRAW | AT_OCTAGONS, LINE_ONCE, .make = myr_make_opening},
    {"octagon AT", OCT,
     "put|place|lay|set|go|choose|take|pick|select|surround|encircle|frame|enclose|ring|circle|drop|position|set "
     "down|put down|decide|opt|settle|play|claim|have|occupy|lay down|add|set up|centre|center|locate|establish|park|"
     "plant|install|wrap|move|build|fit|bring|mark|lie|sit|stand|be|go for",
     FIELDS({"AT", "[at|on|around|round|to|for|onto|over|in|upon|about|->|so that|with|through|@|=] SQUARE"},
            {"OWNER", "[of|for] WHOSE", .fits = myr_fits_actor},
            {"NEAR",
             "(beside|right beside|directly beside|close to|near|immediately "
             "beside) WHOSE 's [" OCT "]",
             .fits = myr_fits_beside}),
     OCTAGON_OWN, AT_OCTAGONS, LINE_BARE | LINE_ECHO | LINE_ONCE},
    {"octagon AT", NULL, "start|start off|begin|open", FIELDS({"AT", "(at|on|around|in|from) SQUARE"}), NULL,
     AT_OCTAGONS, LINE_ECHO | LINE_ONCE},
    {"octagon", OCT, NULL,
     FIELDS(
         {"WHO", "[of|for|by] NAME ['s]", FIELD_MUST},
         {"AT", "[at|on|around|round|to|for|onto|over|in|upon|about|->|so that|through|see|is|:] SQUARE", FIELD_MUST}),
     OCTAGON_OWN, AT_OCTAGONS, LINE_TABLE | LINE_ONCE, .make = myr_make_octagon},
    {"place", PLACES, "get|have|do|come|go|head|attach|hook", PLACE_FIELDS, PLACE_OWN, AT_PLAY, LINE_BARE | LINE_ONCE,
     .make = myr_make_place},
    {"place", LAY "|use|attach|insert", NULL,
     FIELDS({"TILE", "[with|use] TILE"}, {"AT", "(at|on|onto|upon|on to|start at|start on|@) CROSS"}),
     "tile|strip|piece", AT_PLAY, LINE_ONCE, .make = myr_make_exact},
    {"place", "connect|attach|hook|link|link up|join|tie|dock", NULL, PLACE_FIELDS, PLACE_OWN, AT_PLAY, LINE_ONCE,
     .make = myr_make_attached},
    {"pass",
     "pass|skip|miss turn|miss =his turn|sit out|sit this [one] out|forgo turn|forgo|must pass|have to pass|need to "
     "pass|stick|be stuck|give up turn|lose turn|do nothing|"
     "(cannot|can not|ca not|can) (place|move|go|play|lay|put|do|fit|add) [down] nothing [more]|"
     "(cannot|can not|ca not) (place|move|go|play|lay|put|do|fit|add) [down] [a|any|another] "
     "[tile|strip|piece|anything|more|one|any more|anymore|anything more|any tile|any of its tile|any of tile|any "
     "piece|any "
     "strip] [anywhere]|cannot|can not|ca not|"
     "[find|see|get] no [legal|valid|possible|further|more] (move|placement|room|place|option|play|space) "
     "[left|leave|any more]|no "
     "(tile|strip|piece) "
     "[of] [NAME 's] (fit|go|work) [anywhere|any more|anymore]|"
     "(have|be|there be) no [legal|valid|possible|further|more] "
     "(move|placement|play|option|tile|place|room|spot|space) "
     "[left|leave] [to play|to place|available]|"
     "not have [any|another] [legal|valid|possible] (move|option|placement|play|spot|place)|nothing (fit|go|work) [any "
     "more|anymore|anywhere]|none (fit|go|work)|none of [NAME 's] [remaining] "
     "(tile|strip|piece) (fit|go|work) [any more|anymore|anywhere]|"
     "have nothing [left|leave] [to (place|play|lay|put)]|have nothing that fit|nothing [left|leave] to "
     "(place|play|lay|put)|"
     "(be unable|unable) to (place|play|move|lay) [tile|anything|strip|piece|any tile|any of tile]|"
     "(be|run) out of (move|option|space|room|place)|have nowhere to (go|place [anything|tile]|play)|no way to "
     "(place|play) [anything|tile]|"
     "turn be skip|skip turn|(find|see) no [more] (place|room|space|spot) [left] (for [any] [of] "
     "(tile|strip|piece)|to (place|put|lay|play) [tile|strip|piece|anything])|(find|see) no [more] "
     "(place|room|space|spot) [left]",
     "be out|out|finish|drop out", FIELDS({"OVER", OVER, .fits = myr_fits_over}),
     "for ORD time|still nothing|nothing possible|nothing again|turn|must|have to|need "
     "to|move|go|because|since|as|so|and|forced|be "
     "force to|be forced to|sadly|any "
     "more|anymore|left|one|round|for this turn|more|another|yet|a pass|this time|unfortunately|to|any|once "
     "more|again|both|all of them|next|next please|next (one|player)|that be (it|all)|end of game|that be end [of "
     "game]|pass|nothing fit|no room|no place|no space|too|therefore|another "
     "pass|placement|anything|tile|there be",
     AT_PLAY, LINE_ECHO | LINE_ONCE | LINE_TOGETHER},
    {"pass", "no (tile|strip|piece) .. (fit|go|work)|none of .. (fit|go|work)|turn be skip|nothing .. (fit|go|work)",
     NULL, FIELDS({"WHO", "[of|by|for] NAME ['s]", FIELD_MUST}),
     "tile|strip|piece|remaining|left|any more|anymore|anywhere|last|of|turn|more|so|and|must|pass|have to", AT_PLAY,
     LINE_TABLE | LINE_ONCE, .make = myr_make_pass},
    {0},
};

/* Sentences may call players by their colours. */
static const char *colour_of(const struct match *match, const void *state, int seat)
{
    return ((const struct myr_box *)match->box)->colour[((const struct myr_state *)state)->colour[seat]];
}

const struct says myr_says = {
    .kinds = kinds,
    .lines = lines,
    .moments = myr_moments,
    .called = colour_of,
    .small = "nice|lovely|good|big|little|own|another|one of|last|old|favourite|today|quietly|carefully|neatly|proudly",
};
