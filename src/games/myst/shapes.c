/* Myst: what the box and the table of a record look like. */
#include "games/myst/shapes.h"

#include "games/myst/box.h"
#include "games/myst/state.h"
#include "games/myst/words.h"

enum { MANY = 9999 };

/* The box. */

static const struct words any_ring = {.list = (const char *const[]){"any", NULL}, .base = 1000};
static const struct shape word_free = {FORM_TEXT, .what = "the name of a position"},
                          words_free = {FORM_LIST, .what = "names of positions", .of = &word_free},
                          whole = {FORM_NUMBER, .what = "a whole number", .low = -MANY, .high = MANY},
                          value = {FORM_NUMBER, .what = "a Value", .low = -MANY, .high = CARD_VALUE_MAX},
                          values = {FORM_LIST, .what = "the Values of its cards", .of = &value},
                          rows = {FORM_NUMBER, .what = "a number of rows", .low = 1, .high = 26},
                          cols = {FORM_NUMBER, .what = "a number of columns", .low = 1, .high = POSITIONS_MAX},
                          bonus = {FORM_NUMBER, .what = "the Bonus", .low = 0, .high = CARD_VALUE_MAX},
                          ring_number = {FORM_NUMBER, .what = "a number of the spinner", .low = 0, .high = 99},
                          ring_numbers = {FORM_LIST, .what = "numbers of the spinner", .of = &ring_number, .low = 1,
                                          .high = 100},
                          ring_any = {FORM_WORD, .what = "any", .words = &any_ring};

static const struct field grid_fields[] = {{"rows", &rows, true, "rows a, b, c ... from the top"},
                                           {"cols", &cols, true, "columns 1, 2, 3 ... from the left"},
                                           {"without", &words_free, false, "positions to leave out"},
                                           {0}};
static const struct shape grid = {FORM_MAP, .what = "a grid", .fields = grid_fields, .whole = true};
static const struct shape spaces = {FORM_EACH, .what = "each position with those it shares a side with",
                                    .of = &words_free, .whole = true};
static const struct shape corners = {FORM_EACH, .what = "each position with those it meets at a corner",
                                     .of = &words_free, .whole = true};
static const struct field positions_fields[] = {
    {"grid", &grid, false, "a board of rows and columns"},
    {"spaces", &spaces, false, "each position with those it shares a side with; a pair named once counts both ways"},
    {"corners", &corners, false, "each position with those it only meets at a corner"},
    {0}};
static const struct shape positions = {FORM_MAP, .what = "a grid or spaces", .fields = positions_fields, .whole = true};
static const struct shape landmarks = {FORM_EACH, .what = "each landmark with its key position", .of = &word_free,
                                       .whole = true};
static const struct shape switches = {FORM_EACH, .what = "each position with its number of switches", .of = &whole,
                                      .whole = true};
static const struct field card_forms[] = {{"books", &whole, false, NULL}, {"values", &values, false, NULL}, {0}};
static const struct shape card_form = {FORM_EITHER, .what = "a list of Values (linking-book: a number)",
                                       .fields = card_forms};
static const struct shape cards = {FORM_EACH, .what = "each landmark with the Values of its cards", .of = &card_form,
                                   .whole = true};
static const struct field ring_forms[] = {
    {"any", &ring_any, false, NULL}, {"numbers", &ring_numbers, false, NULL}, {0}};
static const struct shape ring = {FORM_EITHER, .what = "a list of numbers, or any", .fields = ring_forms,
                                  .whole = true};
static const struct field spinner_fields[] = {{"inner", &ring, false, "how many turns the exploration lasts"},
                                              {"outer", &ring, false, "how many spaces a pawn may walk"},
                                              {0}};
static const struct shape spinner = {FORM_MAP, .what = "the rings of the spinner", .fields = spinner_fields};
static const struct field box_fields[] = {
    {"positions", &positions, false, "the positions of the board, one puzzle piece of each team for each"},
    {"landmarks", &landmarks, false, "each landmark and the position of its key piece"},
    {"switches", &switches, false, "marker switches outside landmark pictures"},
    {"cards", &cards, false, "the Linking Books, and the Values of each landmark's cards"},
    {"bonus", &bonus, false, "the Bonus printed on every Landmark Card"},
    {"spinner", &spinner, false, "the numbers on the spinner"},
    {0}};

const struct shape myst_box_shape = {FORM_MAP, .what = "the parts of the box", .fields = box_fields};

/* The table. */

static const struct words phase_words = {
    .list = (const char *const[]){"start", "puzzle", "turns", "explore", "scoring", "done", NULL}, .base = PHASE_START};
static const struct words colour_words = {.list = (const char *const[]){"blue", "yellow", NULL}};

const struct shape myst_place_shape = {FORM_WORD, .what = "a position", .words = &myst_position_words},
                   myst_key_shape = {FORM_WORD, .what = "a landmark", .words = &myst_key_words},
                   myst_hand_shape = {FORM_BAG, .what = "cards",
                                      .of =
                                          &(const struct shape){FORM_WORD, .what = "a card", .words = &myst_card_words},
                                      .low = 0, .high = CARDS_MAX};

static const struct shape phase = {FORM_WORD, .what = "a phase", .words = &phase_words},
                          team = {FORM_NAME, .what = "a team"},
                          colour = {FORM_WORD, .what = "a colour", .words = &colour_words},
                          names = {FORM_BAG, .what = "names", .of = &shape_text},
                          landmark = {FORM_WORD, .what = "a landmark", .words = &myst_landmark_words},
                          piece = {FORM_WORD, .what = "a piece, a run of pieces, or piece@position",
                                   .words = &myst_piece_words},
                          pieces = {FORM_BAG, .what = "pieces", .of = &piece},
                          places = {FORM_BAG, .what = "positions", .of = &myst_place_shape},
                          marks = {FORM_BAG, .what = "landmarks", .of = &landmark},
                          count = {FORM_NUMBER, .what = "a number", .low = 0, .high = CARDS_MAX},
                          moves = {FORM_NUMBER, .what = "a number of moves", .low = 0, .high = MANY},
                          turns = {FORM_NUMBER, .what = "a number of turns", .low = 1, .high = 99},
                          spun = {FORM_NUMBER, .what = "a number spun", .low = 0, .high = 99};

static const struct shape members = {FORM_EACH, .what = "each team", .of = &names, .by_name = true, .ignored = true};

#define PER_TEAM(each) (&(const struct shape){FORM_EACH, .what = "each team", .of = &(each), .by_name = true})

static const struct field table_fields[] = {
    {"phase", &phase, false, "the part of the game; worked out if not given"},
    {"youngest", &team, false, "the team with the youngest player"},
    {"colours", PER_TEAM(colour), false, "each team's colour"},
    {"members", &members, false, "who is in each team; ignored"},
    {"hands", PER_TEAM(myst_hand_shape), false, "cards still in hand"},
    {"dealt", PER_TEAM(count), false, "number of cards each team was dealt"},
    {"played", PER_TEAM(count), false, "number of Linking Books each team has used"},
    {"flipped", PER_TEAM(myst_hand_shape), false, "Landmark Cards turned up in the scoring"},
    {"first", PER_TEAM(myst_place_shape), false, "position of the first piece each team placed"},
    {"pieces", PER_TEAM(pieces), false, "pieces lying directly on the board"},
    {"covers",
     &(const struct shape){FORM_EACH, .what = "each landmark with the team on top", .of = &team,
                           .words = &myst_landmark_words},
     false, "whose key piece lies on top of a landmark"},
    {"aside", PER_TEAM(marks), false, "landmarks whose key piece a team has lost for the game"},
    {"turns", &turns, false, "the number spun for the length of the exploration"},
    {"moved", PER_TEAM(moves), false, "how often each team has moved in the exploration"},
    {"pawns", PER_TEAM(myst_place_shape), false, "where each pawn stands"},
    {"holes", &places, false, "positions still open in the exploration"},
    {"spun", &spun, false, "the number spun and not yet walked"},
    {"just-moved", &team, false, "the team that has walked and may still act"},
    {"reached", &places, false, "key positions the acting team may act on now"},
    {0}};

const struct shape myst_table_shape = {FORM_MAP, .what = "the table", .fields = table_fields};
