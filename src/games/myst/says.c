/* Myst: how people say it. */
#include "games/myst/says.h"

#include "games/myst/myst.h"

/* ---- what things are called ------------------------------------------------------------------------------------------- */

static const struct says_name landmarks[] = {
    {"clock-tower", "clocktower|clock|tower"},
    {"log-cabin", "logcabin|cabin|log"},
    {"giant-gears", "giant gear|gear|giantgears"},
    {"library", "lib [.]"},
    {"planetarium", "planet [.]"},
    {"sunken-ship", "sunkenship|sunken"},
    {"rocket-ship", "rocketship|rocket"},
    {0},
};

#define KEY                                                                                                            \
    "(key piece|key landmark piece|landmark piece|logo piece|key landmark|logo|key|landmark key piece|puzzle piece|"   \
    "jigsaw piece|landmark|piece|first piece|first landmark|first key piece|tile|next piece)"
#define BOOK "(linking book|linking book card|book|book card|linking card|linkingbook)"
#define COLOUR "(blue|yellow|own|other|opposing|enemy)"
#define COLOURED "[" COLOUR "] "

static const struct says_row described_spots[] = {
    {"LANDMARK", myst_seen_landmark},
    {"LANDMARK " KEY "|LANDMARK (space|position|spot|picture)", myst_seen_landmark},
    {"LETTER NUM", myst_seen_cell_said},
    {"row LETTER [,] (column|col) NUM", myst_seen_cell},
    {"(column|col) NUM [,] row LETTER", myst_seen_cell, .turned = true},
    {"(space|position|spot|square|tile|piece) BESIDE SPOT|(to|on) WAY of SPOT", myst_seen_beside},
    {0},
};
#define STEP "NUM [space|step|field|position|square] [to] WAY"
static const struct says_row described_steps[] = {
    {STEP, myst_seen_steps}, {STEP " [and|,|then|and then] " STEP, myst_seen_steps}, {0}};
static const struct says_row described_cards[] = {
    {"LANDMARK [card] [worth|with value [of]|of value|value|with|number|no] NUM", myst_seen_card},
    {"LANDMARK [card] =( [value] NUM =)", myst_seen_card_noted},
    {"(=two|=three|=four|=2|=3|=4|both) LANDMARK [card] [=(|,|:|worth|with|of value|number] NUM", myst_seen_card_noted},
    {"NUM point LANDMARK [card]|NUM of LANDMARK|value NUM LANDMARK [card]", myst_seen_card, .turned = true},
    {"LANDMARK card|card [for|of] LANDMARK|LANDMARK|card with LANDMARK", myst_seen_only_card},
    {BOOK, NULL, CARD_BOOK},
    {"unknown|hidden|unknown card|hidden card|?|x", NULL, -1},
    {0},
};
static const struct says_row placed_rows[] = {
    {"SPOT", NULL, 0},
    {"SPOT (to|until|till|through|thru|up to) SPOT", myst_seen_run},
    {0},
};

static const struct says_name ways[] = {
    {"left", "left|west"}, {"right", "right|east"}, {"up", "up|north"}, {"down", "down|south"}, {0}};

static const struct says_name besides[] = {{"left", "[to|on] left of"},
                                           {"right", "[to|on] right of"},
                                           {"up", "above|over|north of"},
                                           {"down", "below|under|beneath|south of"},
                                           {0}};

static const struct says_kind kinds[] = {
    {"WAY", .names = ways},
    {"BESIDE", .names = besides},
    {"LANDMARK",
     WORDS(0, "clock-tower", "log-cabin", "giant-gears", "library", "planetarium", "sunken-ship", "rocket-ship"),
     landmarks, .flags = KIND_SHORT},
    {"LETTER", &myst_said_letters},
    {"SPOT", &myst_said_spots, .rows = described_spots,
     .nouns = "position|space|spot|square|landmark|field|piece|puzzle piece|key piece|cell|tile", .flags = KIND_PLACE},
    {"CARD", &myst_said_cards, .rows = described_cards, .nouns = "card|landmark card"},
    {"PLACED", .rows = placed_rows},
    {"STEPS", .rows = described_steps},
    {0},
};

/* ---- words that many lines share ----------------------------------------------------------------------------------------- */

#define FIELDS(...) ((const struct says_field[]){__VA_ARGS__, {0}})
#define TO                                                                                                             \
    "to|onto|on|on to|at|into|in|->|over to|across to|up to|as far as|until|for|back to|and to|and on "                \
    "to|then to|via|through|past|along|next|by|down to|all the way to|and then to|over on"
#define EACH                                                                                                           \
    "(each|everybody|everyone|both|all|(each|both|every|all) (team|player|side|of team|of us|of them)|apiece|a team|"  \
    "per (team|player|side)|one another)"
#define PUT                                                                                                            \
    "put|put down|set|set down|lay|lay down|drop|fit|fit in|fit .. in|squeeze .. in|slot .. "                          \
    "in|position|slot|slot in|insert|stick|"                                                                           \
    "press|squeeze|squeeze in|slap|slap down|plant|plop|plop down|lock|lock in|snap|snap in|click|click in|pop|pop "   \
    "in|"                                                                                                              \
    "push in|slide in|tuck in|tack on|deposit|mount|install|throw down|put in|lay in|set in|drop in|plug in|work in|"  \
    "get in|get down|put .. in|put .. down|lay .. down|set .. down|get .. in|get .. down|place .. in|add .. on"
#define WHOLE                                                                                                          \
    "piece|puzzle piece|key piece|key landmark piece|logo piece|landmark|landmark piece|key|logo|jigsaw piece|tile|"   \
    "landmark key piece"
#define USE                                                                                                            \
    "use|use up|play|discard|turn over|spend|burn|show|reveal|flip|flip over|open|cash in|throw away|give up|"         \
    "sacrifice|turn up|invoke|employ|turn|take"
#define SPINS "spin|roll|throw|spun|twirl|whirl|flick|turn (arrow|spinner|wheel)"
#define RINGS "spinner|arrow|wheel|pointer|ring|needle|dial"
#define SHOWS "say|show|point|stop|give|land|read|come up|indicate|stand"
#define GO "move|go|come|shift|return|continue|proceed" /* pieces and pawns alike: only while pawns walk */
#define STROLL                                                                                                         \
    "walk|step|run|stroll|head|head off|wander|march|travel|hike|stride|advance|hurry|rush|trot|make way|creep|crawl|" \
    "jog|race|sprint|roam|journey|climb|cross|set off|set out|enter|sneak|dash|tiptoe|amble|saunter|bring pawn|take "  \
    "pawn|visit"
#define PAWNS "pawn|playing piece|playing figure|figure|marker|meeple|playing token|playing man|game piece"
#define POINTS "(point|pt|marker switch|switch|marker|pts)"
#define BY_BOOK "(=with|=by|=using|=by =means of|=thanks to|=via|=through|=by =way of|=by =use of) " BOOK

#define SPOTS                                                                                                          \
    {"SPOTS", "[" KEY "] [for|of|to|with|as|by|be] [" KEY "] [for|of] PLACED", FIELD_MANY},                            \
    {                                                                                                                  \
        "ON", "[" KEY "] (on|onto|in|into|at) [" KEY "] [for|of] SPOT", FIELD_MANY                                     \
    }
#define PIECES                                                                                                         \
    {                                                                                                                  \
        "COUNT", "COUNT [" COLOUR "] [more|further|other] (piece|puzzle piece|jigsaw piece|key piece|tile|more)",      \
            .fits = myst_fits_pieces                                                                                   \
    }
#define LINK_VERBS                                                                                                     \
    "place|put|lay|set|drop|jump|go|land|add|play|move|start|begin|hop|build|arrive|get|travel|reach|fly|escape|"      \
    "continue|carry on|go on|resume|restart|open"
#define LINKED                                                                                                         \
    {                                                                                                                  \
        "SPOT", "[to|for|on|onto|at|in|into|and|:|->|over to] "                                                        \
                "[(" LINK_VERBS ") [again|anew|over|afresh|new (area|region|section|part|corner|piece)]] [" KEY        \
                "] [to|for|on|onto|at|in|of|with] [" KEY "] [for|of] SPOT"                                             \
    }
#define LINK_OWN                                                                                                       \
    WHOLE "|place|put|lay|jump|land|go|over|across|down|and|to|before move|after move|cut off|be cut off|shut "        \
          "out|stuck|surround|isolated|so|" BY_BOOK                                                                    \
          "|card|pawn|playing piece|all the way|be|instantly|away|escape|" BOOK                                        \
          "|blocked|turn over|turn up|because|since|as|any more|anything|(cannot|can not) (place|go "                  \
          "on|continue|build|move|add|lay) "                                                                           \
          "[anything|any piece|a piece|piece|on|any more|anywhere|more]|directly|again|anew|afresh|(take|bring|lead) " \
          "to|first|now|have no (move|place|space) [left]|have nowhere to (go|build|place)|(way|path|route) [be]"
#define TURN_HEADS                                                                                                     \
    "inner ring|inner|number of turn|length|spin for (turn|number of turn)|game last|exploration last|last"
#define TURN_WEAK RINGS "|(" RINGS ") (" SHOWS ")|show|play|it be|be|decide|result"
#define TURN_FIELDS                                                                                                    \
    {"N", "[be|of|:|=|to|at|on|for|show|say] NUM", FIELD_MANY},                                                        \
    {                                                                                                                  \
        "TURNS", "[be|of|:|=|to|at|on|for|show|say] NUM (turn|round)", FIELD_MANY                                      \
    }
#define TURN_OWN                                                                                                       \
    "turn|round|inner ring|on|of|the|game|=going|exploration|phase|exploration phase|last|play|spin|" RINGS "|" SHOWS  \
    "|to|at|there|for|each team|number|number of turn|length|please|youngest player|so|and|each|long|get|on inner "    \
    "ring|in all|in total|altogether|have|result|[as|being] youngest|be youngest"
#define SPIN_WEAK RINGS "|(" RINGS ") (" SHOWS ")|it be|next|be|now|move be|come up|show"
#define SPIN_FIELDS                                                                                                    \
    {                                                                                                                  \
        "N",                                                                                                           \
            "[be|of|:|=|to|at|on|for|show|say|with] [only|lousy|lucky|poor|great|mere] NUM [to (walk|move|go)|to go]", \
            FIELD_MANY                                                                                                 \
    }
#define SPIN_OWN                                                                                                       \
    "outer ring|on|of|" RINGS "|spin|" SHOWS "|to|at|get|lousy|lucky|great|only|poor|be|it|first|for|number|and|roll|" \
    "result|with|next|measly|mere|meagre|on outer ring|to walk|ORD spin"

#define LAY_VERBS "lay|lay down|place|put|put down|set|set down|drop|play|slap|slap down|slam|plop|plant"
#define LAID(if_missing)                                                                                               \
    {                                                                                                                  \
        "SPOT", "[on|onto|over|at|of|for|to|in|with|upon|on top|on top of|->] " COLOURED "[" KEY "] [of|for] SPOT",    \
            FIELD_MANY | FIELD_MUST, .fits = myst_fits_landmark, .seen = if_missing                                    \
    }
#define LAID_ON                                                                                                        \
    {"WHOSE", "[on|onto|over|of|from|on top of] NAME ['s] [" KEY "|one|own]", .fits = myst_fits_other},                \
    {                                                                                                                  \
        "FOR", "for NAME", .fits = myst_fits_self                                                                      \
    }
#define LAY_OWN                                                                                                        \
    WHOLE "|(" WHOLE                                                                                                   \
          ") go|on top|on top of|top|it|there|down|on|one|on it|over|other one|of|with|by|control|control of|up|that|" \
          "where|" PUT "|cover|" COLOUR " (" WHOLE "|one)|with own|own|of own (colour|color)|(colour|color)"
#define WRONG "wrong|wrongly placed|misplaced|incorrect|incorrectly placed|badly placed|misfit|wrongly put"

/* ---- sentences ------------------------------------------------------------------------------------------------------------- */

static const struct says_line lines[] = {
    /* the deal */
    {"deal", "be dealt|deal|hand be|card be|hand|be given",
     "draw|get|have|hold|receive|take|pick up|pick|card|find|look at|see|be handed|end up with|start with|start out "
     "with|"
     "begin with|own|collect|open",
     FIELDS({"CARDS", "[:|be|with] CARD", FIELD_MANY}, {"MORE", "(and|,) NUM", FIELD_MANY},
            {"FIVE", "NUM [face down] card", .fits = myst_fits_five},
            {"BOOKS", "(both|=two|=2) (linking book|linking book card|book)"}),
     "card|all|face down|(from|off) [the] (deck|pile|stack)|in hand|hand|landmark|landmark card|up|for|following",
     AT_DEAL, LINE_BARE | LINE_ONCE, .make = myst_make_deal},
    {"deal TEAM", "deal", "go|get|receive|give|hand|hand out|shuffle|distribute",
     FIELDS({"TEAM", "[to|for|give] NAME"}, {"FIVE", "NUM [of] [card]", .fits = myst_fits_five}),
     "card|face down|of them|shuffle|and deal|from [the] (deck|pile)|:|to|out|first|next|landmark card|each", AT_DEAL,
     LINE_TABLE | LINE_SUBJECT | LINE_ECHO},
    {"deal TEAM", NULL, NULL,
     FIELDS({"TEAM", "[to|for] NAME"}, {"FIVE", "NUM [of] [card]", FIELD_MUST, .fits = myst_fits_five}),
     "card|face down", AT_DEAL, LINE_TABLE | LINE_BARE | LINE_ECHO},
    {"deal TEAM cards CARDS", "deal", "get|receive|hand",
     FIELDS({"TEAM", "[to|for] NAME"}, {"CARDS", "CARD", FIELD_MANY}), "card|:|face up|hand|get|have", AT_DEAL,
     LINE_TABLE | LINE_SUBJECT},
    {"deal",
     "(deal|give|hand|hand out|distribute|pass out) [out] [NUM] [card] [to] " EACH
     "|NUM [landmark] [card] [to|for] " EACH "|" EACH
     " (get|receive|be dealt|be given|draw|take|have|hold|pick up|start with) [NUM] [landmark] [card]",
     NULL, FIELDS({"FIVE", "NUM [card]", .fits = myst_fits_five}),
     "card|face down|shuffle|deal|team|of them|be|each|to|from [the] (deck|pile)|each team|to each team|deal "
     "out|landmark card",
     AT_DEAL, LINE_TABLE | LINE_SUBJECT, .make = myst_make_deal_each},

    /* the race */
    {"place", "place",
     PUT "|add|build|build on|build on with|cover|go down|extend|continue|fill|fill in|choose|play " KEY "|play .. " KEY
         "|start|start off|lead|lead off|begin|open|grab|decide|claim|get|select|opt|lay out|grow|expand|go "
         "first|go|complete|snatch|secure|close|next|next (one|piece) [be]|carry on|come|first|find|reach|kick "
         "off|occupy|manage|have|choice|choice be|first landmark|first piece|first piece be|finish|solve|match",
     FIELDS(SPOTS, PIECES,
            {"REST", "[place] (rest|all [the] rest|everything else|all [the] (remaining|open|other) "
                     "(piece|position|space)|everything that be left|rest of [the] (board|puzzle)|whatever be left|all "
                     "that be left)"},
            {"TOUCH",
             "(touch|beside|right beside|adjacent to|near|close to|toward|towards|in direction of) [" KEY "] SPOT",
             FIELD_MANY}),
     WHOLE
     "|with (" WHOLE
     ")|down|board|on board|in position|puzzle|(to|in|into|onto) (puzzle|picture|map|board)|first|next|there|go|now|as "
     "first|first piece|next piece|game|where it belong|into place|in place|->|followed by|(right|correct|proper) "
     "(one|piece)|as (first|next) landmark|landmark|to place|another one|one more|another|area|[as|being] youngest|be "
     "youngest|piece after "
     "piece|in [its] (spot|place)|lucky|" COLOUR " " KEY
     "|for key piece|choice|in a row|all at once|in one go|one after "
     "(other|another)|in (this|that) order|done",
     AT_RACE, LINE_BARE | LINE_ECHO, .make = myst_make_place},
    {"place", NULL, "connect|connect up|attach|join|link up|hook|hook up|dock|tie",
     FIELDS({"SPOTS", "[" KEY "] [at|on|in|for|of] SPOT", FIELD_MANY | FIELD_MUST},
            {"TOUCH", "(to|with|onto) [" KEY "] SPOT", .fits = myst_fits_own}),
     WHOLE "|there|to puzzle|to [the] rest", AT_RACE, 0, .make = myst_make_place},
    {"place SPOTS", NULL, "connect|connect up|attach|join|link up|hook up|dock",
     FIELDS({"SPOTS", "(to|with) [" KEY "] SPOT", .fits = myst_fits_new}), NULL, AT_RACE},
    {"place", NULL, "play|answer|reply|respond|counter|react|follow|follow up",
     FIELDS({"SPOTS", "[with|by|at|on|to] [" KEY "] [for|of|on|at] PLACED", FIELD_MANY | FIELD_MUST}),
     WHOLE "|place|put|add|lay|down", AT_RACE, LINE_ECHO, .make = myst_make_place},
    {"place", NULL, "take|have|pick", FIELDS(SPOTS), WHOLE "|as first|first|landmark|as (first|next) landmark",
     AT_START, LINE_ECHO, .make = myst_make_place},
    {"place", "place", NULL,
     FIELDS({"SPOTS", "[" KEY "] [on|onto|in|at|for|of] SPOT", FIELD_MANY, .fits = myst_fits_plain}), WHOLE, AT_EXPLORE,
     0, .make = myst_make_place},
    {"lift", "lift|pick up|take up|take .. up|take .. back up|lift up|pick .. up",
     "remove|take off|take away|take .. away|take back|take .. back|take .. off|get .. off|withdraw|pull|pull .. "
     "back|take out|retrieve|get back|clear|fetch|grab .. back|come back|come back up|back|come up|put back|put .. "
     "back|come off|go "
     "back|come out|give back|return|pry|peel|peel off|pluck|snatch back|retract|scoop up|take down|put away|pull off|"
     "pull up|lift off|lift out|get rid of|fetch back|take out again|clear away|off|up|up again|back up|take .. from|"
     "(pull|lift|take|get|fetch|pick|pry|peel|fish|pluck|pop|grab) .. (off|out|up|away|back|from)",
     FIELDS(
         {"SPOTS", "[" KEY "] [on|from|off|at|of|for|back|out of] [" KEY "] [from|off|on] SPOT", FIELD_MANY},
         {"WRONG", "(" WRONG ") [piece|one|tile] SG|(piece|one|tile) SG [that|which] be (" WRONG "|in wrong place)"},
         {"WRONGS", "(" WRONG ") (piece|one|tile) PL|(piece|one|tile) PL [that|which] be (" WRONG "|in wrong place)"},
         {"COUNT", "COUNT"}),
     WHOLE "|up|back|back up|off|from|on|lie|that|which|away|from board|off board|of board|board|lying|(to|into|in) "
           "(supply|pile|stock)|again|it|be|(notice|realise|realize|see) [that]|(discover|notice|see|spot|correct|fix) "
           "[NUM] (mistake|error)|one (on|from|at|off)|piece be|" COLOUR " " KEY,
     AT_RACE, 0, .make = myst_make_lift},

    /* Linking Books */
    {"link SPOT", "teleport|warp|beam|transport", "link|(" USE ") [" COLOUR "] " BOOK " [face up]|jump|leap|hop",
     FIELDS(LINKED), LINK_OWN, AT_RACE | AT_EXPLORE, LINE_ONCE},
    {"link SPOT", NULL, NULL, FIELDS({"BOOK", BOOK, FIELD_MUST}, LINKED), LINK_OWN, AT_RACE | AT_EXPLORE, LINE_BARE},
    {"link SPOT", "jump|leap|hop", NULL, FIELDS({"SPOT", "[" TO "] SPOT"}),
     BY_BOOK "|over|across|straight|all the way|pawn|right|directly|space", 0},
    {"link SPOT", NULL, LINK_VERBS,
     FIELDS({"BOOK", BY_BOOK, FIELD_MUST}, {"SPOT", "[" TO "|" KEY "] [" KEY "] [for|of|on|at] SPOT"}),
     WHOLE "|down|again|anew|over|afresh", AT_RACE | AT_EXPLORE},

    /* the spinner */
    {"turns", NULL, SPINS "|get|have|land on", FIELDS(TURN_FIELDS), TURN_OWN, AT_TURNS, 0, .make = myst_make_turns},
    {"turns", TURN_HEADS, TURN_WEAK, FIELDS(TURN_FIELDS), TURN_OWN, AT_TURNS, LINE_BARE | LINE_NAMED,
     .make = myst_make_turns},
    {"turns", TURN_HEADS, SPINS "|get|have|land on|" TURN_WEAK, FIELDS(TURN_FIELDS), TURN_OWN, AT_TURNS,
     LINE_BARE | LINE_TABLE, .make = myst_make_turns},
    {"spin", "first spin", SPINS "|get|have|land on|hit", FIELDS(SPIN_FIELDS), SPIN_OWN, AT_SPIN, LINE_OPENS,
     .make = myst_make_spin},
    {"spin", "outer ring|outer", SPIN_WEAK, FIELDS(SPIN_FIELDS), SPIN_OWN, AT_SPIN, LINE_BARE | LINE_NAMED | LINE_OPENS,
     .make = myst_make_spin},
    {"spin", "outer ring|outer|first spin", SPINS "|get|have|land on|hit|" SPIN_WEAK,
     FIELDS(SPIN_FIELDS, {"WHO", "[for|give] NAME"}), SPIN_OWN, AT_SPIN, LINE_BARE | LINE_TABLE,
     .make = myst_make_spin},

    /* pawns */
    {"walk", STROLL "|" PAWNS "|end on|end up|finish on",
     GO "|reach|arrive|end|stop|make|land|follow|pass through|use|take NUM (step|space)",
     FIELDS({"FROM", "from SPOT", .fits = myst_fits_start},
            {"SPOTS", "[" TO "|reach|end up|end|over] [" PAWNS "] [to|on|at] SPOT", FIELD_MANY},
            {"STEPS", "[" TO "] STEPS"},
            {"SPACES", "[use|just|only|make|with] NUM [of [the] NUM] [space|step|field|square]"},
            {"WHOSE", "[" TO "] NAME [space|pawn]", .fits = myst_fits_other}),
     PAWNS "|space|step|field|square|over|and "
           "end|end|on|up|down|away|piece|use|all|just|only|along|further|straight|directly|stop|then|and|to|where|"
           "there|to get|" STROLL "|" GO,
     AT_EXPLORE, 0, .make = myst_make_walk},
    {"walk", NULL, NULL, FIELDS({"SPOTS", "[to|->] SPOT", FIELD_MANY}), NULL, AT_WALK, LINE_BARE,
     .make = myst_make_walk},
    {"walk", NULL, NULL, FIELDS({"PAWN", PAWNS, FIELD_MUST}, {"SPOTS", "[" TO "|from] SPOT", FIELD_MANY}), NULL,
     AT_EXPLORE, LINE_BARE, .make = myst_make_walk},
    {"walk", NULL, NULL,
     FIELDS({"FROM", "[from] SPOT"}, {"SPOTS", "(->|to) SPOT", FIELD_MANY | FIELD_MUST},
            {"SPACES", "NUM (space|step|field|square)"}),
     NULL, AT_EXPLORE, LINE_BARE, .make = myst_make_arrows},
    {"walk",
     "not to (move|walk|go)|decide against (move|walk|go)|not (move|walk)|not use spin|stay|stay put|stay where|stand "
     "still|remain|keep "
     "still|wait|stay here|sit still|stay in place|not want to (move|walk|go)|not budge|not go anywhere|not leave|"
     "(move|walk|go) (nowhere|NUM=0) [space|step]",
     "pass|rest|keep|do nothing|leave (" PAWNS "|piece)", FIELDS({"AT", "[on|at|in] SPOT", .fits = myst_fits_start}),
     "put|where|there|be|still|on|in place|do|decide|" PAWNS
     "|on spot|turn|she be|he be|they be|it be|with|content|to|content to",
     AT_EXPLORE, 0, .make = myst_make_stay},

    /* landmarks */
    {"lay",
     "cover|conquer|capture|take control|take control of|take over|take .. over|seize|on top|gain control|gain control "
     "of|(lay|place|put|set|play|drop) .. on top|go on top|control",
     "claim|win|steal|overlay|overtake|top|key piece|replace|cap|overrun|usurp|nab|grab|snatch|occupy|gain|acquire|get "
     "control|get control of|take (it|this|that|landmark)|take possession|take "
     "possession of",
     FIELDS(LAID(myst_seen_reached), LAID_ON), LAY_OWN, AT_EXPLORE, 0, .make = myst_make_lay},
    {"lay", NULL, LAY_VERBS, FIELDS(LAID(NULL), LAID_ON), LAY_OWN, AT_EXPLORE, 0, .make = myst_make_lay},
    {"lay", NULL, LAY_VERBS,
     FIELDS(LAID(myst_seen_reached), LAID_ON,
            {"THING", "[on] [" COLOUR "] (" WHOLE "|it|there|one|on top)", FIELD_MANY | FIELD_MUST}),
     LAY_OWN, AT_EXPLORE, 0, .make = myst_make_lay},
    {"remove",
     "uncover|free|liberate|reclaim|win back|recapture|unblock|release|retake|regain|regain control|regain control of",
     "remove|take off|take away|take back|take .. back|take .. away|take .. off|get .. off|throw .. off|kick .. "
     "off|off with|kick|throw|lift off|lift|clear|pull off|pull .. off|get|get back|knock off|pick off|restore|push "
     "off|drive "
     "off|toss|discard|strip|chase off|expel|recover|throw off|throw out|get rid of|put aside|set aside|put .. "
     "aside|set .. aside|put .. out|=gone|=out|peel off|tear off|shove off|evict|eject|boot|banish|oust|dislodge|set "
     "free|take down|throw away|take .. from|remove .. from|come off|come away|out of play|out of game|off|pull|win "
     ".. back",
     FIELDS({"SPOT", "[from|off|of|on|at|for|back] " COLOURED "[" KEY "] [from|off|of|on|for] SPOT",
             FIELD_MANY | FIELD_MUST, .fits = myst_fits_landmark, .seen = myst_seen_cover},
            {"WHOSE", "[of|from] NAME [team] ['s] [" KEY "|cover|thing|one]", .fits = myst_fits_other}),
     WHOLE "|off|away|back|aside|put aside|put it aside|and put it aside|set aside|thing|cover|own|it|from|of|on "
           "top|out of game|out of play|place it out of play|out|" COLOUR " (" WHOLE
           "|one|thing|cover)|for good|of (game|play)|covering|(from|off|of) board|board|to [one] side|control|control "
           "of|go|leave (board|game)|"
           "(lay|put|set|place|take) [it] (aside|away|out|out of (play|game))",
     AT_EXPLORE, 0, .make = myst_make_remove},

    /* the scoring */
    {"flip CARD[ total TOTAL]",
     "flip|flip over|turn over|turn up|reveal|turn .. over|turn .. up|turn .. face up|uncover card",
     "show|play|score|next|lay down|lay|open|put down|present|with|add|put|next card|next card be|uncover|expose|"
     "display|disclose|count|bring out|lay out|lay .. down|put .. down",
     FIELDS({"CARD", "[for|of|with|:|be|after|from] CARD"},
            {"TOTAL",
             "[,|:|plus|which|and|so|--] (total|for|that be|that make|it be|make [it]|=|->|say|still|still at|now "
             "at|be now at|stay at|bring "
             "[him|her|it|them|me|us] [total] [up] to|now|sum|reach|give|for total of|be at|at|total of|to|get "
             "to|total be|be now|score|score be|score be now|total be now|announce|so|therefore|keep|have|come to|new "
             "total|go to|remain "
             "at|and be at|climb to|go up to|jump to|rise to|get up to|be up to|stand at|(stay|stand|be|remain|still) "
             "on|which make|so total be|get) "
             "[[new] (total|score|sum) [of|be|:|,|=]|be|:|of|stay|remain|still] NUM [" POINTS "]|(,|:) NUM [" POINTS
             "]|=( NUM [" POINTS "] =)",
             .fits = myst_fits_total}),
     "card|landmark card|landmark|total|now|be|that|make|in all|in total|altogether|so far|up|so|for|face up|one of "
     "landmark "
     "card|one of card|leftover|remaining|left over|next|bonus|plus bonus|with bonus",
     AT_SCORE, LINE_BARE | LINE_ECHO},
    {"flip CARD total TOTAL", NULL, "have|be|go|get|reach|climb|rise|jump|total|score|make|stand|announce|come",
     FIELDS({"TOTAL", "[up] [at|to|on|of] NUM [" POINTS "]"}, {"CARD", "(with|after|from|thanks to|for|by) CARD"}),
     "total|up|in all|in total|now|card", AT_SCORE, LINE_BARE},
    {"announce N", "announce",
     "say|count|score|have|be at|be on|total|call|call out|report|declare|tally|start|begin|stand "
     "at|get|claim|see|state|make|be|find|switch|marker switch|add up|control|note|record|write "
     "down|register|own|possess|"
     "tot up|earn|collect|amount|come|reach|open|lead",
     FIELDS({"N", "[=|so|therefore|make|that make|that be|which make|with|at|on|of|to|:|be|total of|total] NUM [" POINTS
                  "]"},
            {"FOR", "[for|from|with|have|control] NUM [key] (landmark|key piece|piece)"}),
     "point|marker switch|switch|so far|on [its|their|our] piece|total|of|in all|altogether|marker|from|for|by|now|as "
     "total|up|with|at|outside landmark|visible|show|on board|first|first total|off",
     AT_SCORE, LINE_BARE | LINE_ECHO | LINE_ONCE},
    {0},
};

static const char *called(const struct match *match, const void *state, int seat)
{
    const struct myst_state *s = state;
    (void)match;
    return s->colours_given ? myst_colour(s, seat) : NULL;
}

const struct says myst_says = {
    .kinds = kinds, .lines = lines, .moments = myst_moments, .small = "team|player", .called = called};
