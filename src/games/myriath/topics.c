/* Myriath: what is printed and cut, in words. */
#include "games/myriath/myriath.h"

static const char of_octagons[] = "myriath.outer-square myriath.area myriath.overlap myriath.set-up myriath.no-room";
static const char of_strips[] = "myriath.connect myriath.overlap myriath.area myriath.stock myriath.shape";
static const char of_ends[] = "myriath.connect myriath.award";
static const char of_squares[] = "myriath.outer-square myriath.area";
static const char of_areas[] = "myriath.area myriath.outer-square myriath.players";
static const char of_points[] = "myriath.award myriath.handicap";
static const char of_sets[] = "myriath.nineteen myriath.box myriath.stock";
static const char about_contact[] = "own-contact tip-touch";
static const char about_outer[] = "outer";
static const char about_own[] = "own-contact";

#define STEM(word, shape, set)                                                                                         \
    {                                                                                                                  \
        word, "the strips " word, "tiles", shape " With different ends, in the set " set ".", of_strips, NULL          \
    }
#define STRIP(word, shape, start, finish)                                                                              \
    {                                                                                                                  \
        word, "the strip " word, "tile", shape " At its start " start ", at its finish " finish ".", of_strips,        \
            ABOUT_##start                                                                                              \
    }

/* A strip with one arrow has it at its start. */
#define ABOUT_A about_contact
#define ABOUT_L about_own
#define ABOUT_R about_own

#define A "an arrow"
#define L "a whole edge with its point on the left"
#define R "a whole edge with its point on the right"
#define V_SHAPE "One bend. As drawn, it has two steps, e and s."
#define U_SHAPE "Two bends the same way. As drawn, it has three steps, e, s and w."
#define S_SHAPE "Two bends, there and back. As drawn, it has three steps, e, s and e."
#define I1_SHAPE "Straight, one step."
#define I2_SHAPE "Straight, two steps."
#define I3_SHAPE "Straight, three steps."

const struct topic myr_topics[] = {
    {"octagon", "the octagon", "tile",
     "It is placed around one printed square in the setup, before the first turn. It has no ends and never scores. Its "
     "four slanted sides are corners that other players can connect to.",
     of_octagons, about_outer},
    {"arrow", "the arrow", "end of a tile",
     "Two half edges that meet in a tip. Each half edge scores half a point once it touches another tile. The tip "
     "alone does not touch.",
     of_ends, about_contact},
    {"half-edge", "the half edge", "part of an end",
     "One side of an arrow. It scores half a point when it touches another tile.", of_ends, about_own},
    {"whole-edge", "the whole edge", "end of a tile",
     "A straight slanted end with a point on one side. It scores half a point when half of it touches another tile, "
     "and one point when all of it does. The two halves may touch one tile or two, at once or in two turns.",
     of_ends, about_own},
    {"corner", "the corner", "part of a tile",
     "The slanted outer side of a bend, the octagon's four included. An end that touches another player's corner is "
     "connected, and the owner of the corner gets nothing. A new tile is not connected when only its corner touches "
     "another player's end.",
     of_ends, NULL},
    {"crossing", "the crossing", "place",
     "The place where two lanes meet. It has the name of the square to its lower right. Its two diagonals cut it into "
     "four quarters, which ends and bends cover.",
     of_strips, NULL},
    {"square", "the printed square", "place",
     "Columns are letters from the left, rows are numbers from the top. A tile cannot cover a square. It stays visible "
     "in the middle of an octagon.",
     of_squares, about_outer},
    {"outer-square", "the outer square", "place",
     "A square of the area with at least one of its eight neighbours outside it. An octagon cannot surround it.",
     of_squares, about_outer},
    {"area", "the playing area", "place",
     "The white squares with two players, also the light grey ones with three, the whole board with four. Tiles must "
     "be in the lanes between the squares of the area.",
     of_areas, about_outer},
    {"handicap", "the handicap", "points",
     "The third player in turn order starts with half a point, the fourth with one point.", of_points, NULL},
    {"score-track", "the score track", "points",
     "The running total on paper. A stroke is half a point, a cross is one point.", of_points, NULL},
    {"r1", "the set r1", "set of tiles",
     "The octagon and every strip of two or three steps that bends at each crossing it passes: nineteen tiles.",
     of_sets, NULL},
    {"r2", "the set r2", "set of tiles",
     "The octagon, straight strips of one to three steps and single bends: nineteen tiles.", of_sets, NULL},
    STEM("v", V_SHAPE, "r1 and in r2"),
    STEM("u", U_SHAPE, "r1"),
    STEM("s", S_SHAPE, "r1"),
    STEM("i1", I1_SHAPE, "r2"),
    STEM("i2", I2_SHAPE, "r2"),
    STEM("i3", I3_SHAPE, "r2"),
    STRIP("v-aa", V_SHAPE, A, A),
    STRIP("v-al", V_SHAPE, A, L),
    STRIP("v-ar", V_SHAPE, A, R),
    STRIP("v-ll", V_SHAPE, L, L),
    STRIP("v-lr", V_SHAPE, L, R),
    STRIP("v-rl", V_SHAPE, R, L),
    STRIP("u-aa", U_SHAPE, A, A),
    STRIP("u-al", U_SHAPE, A, L),
    STRIP("u-ar", U_SHAPE, A, R),
    STRIP("u-ll", U_SHAPE, L, L),
    STRIP("u-lr", U_SHAPE, L, R),
    STRIP("u-rl", U_SHAPE, R, L),
    STRIP("s-aa", S_SHAPE, A, A),
    STRIP("s-al", S_SHAPE, A, L),
    STRIP("s-ar", S_SHAPE, A, R),
    STRIP("s-ll", S_SHAPE, L, L),
    STRIP("s-lr", S_SHAPE, L, R),
    STRIP("s-rr", S_SHAPE, R, R),
    STRIP("i1-aa", I1_SHAPE, A, A),
    STRIP("i1-al", I1_SHAPE, A, L),
    STRIP("i1-ll", I1_SHAPE, L, L),
    STRIP("i1-lr", I1_SHAPE, L, R),
    STRIP("i2-aa", I2_SHAPE, A, A),
    STRIP("i2-al", I2_SHAPE, A, L),
    STRIP("i2-ll", I2_SHAPE, L, L),
    STRIP("i2-lr", I2_SHAPE, L, R),
    STRIP("i3-aa", I3_SHAPE, A, A),
    STRIP("i3-al", I3_SHAPE, A, L),
    STRIP("i3-ll", I3_SHAPE, L, L),
    STRIP("i3-lr", I3_SHAPE, L, R),
    {0},
};
