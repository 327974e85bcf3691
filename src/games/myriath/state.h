/* Myriath: the box as opened, the flat state, and what the files of this folder share. */
#ifndef MYRIATH_STATE_H
#define MYRIATH_STATE_H

#include "game/game.h"
#include "games/myriath/lanes.h"
#include "games/myriath/tile.h"

enum { SEATS = 4, SET_SIZE = 19, SET_MOST = 60, NOBODY = -1 };

enum rule_row {
    RULE_LOG_TURN,
    RULE_LOG_PHASE,
    RULE_LOG_OVER,
    RULE_FIRST,
    RULE_OUTER_SQUARE,
    RULE_OVERLAP,
    RULE_AREA,
    RULE_STOCK,
    RULE_SHAPE,
    RULE_CONNECT,
    RULE_PASS,
    RULE_NO_ROOM,
    RULE_PLAYERS,
    RULE_COLOURS,
    RULE_SET_UP,
    RULE_PASSED,
    RULE_TURN,
    RULE_BOX,
    RULE_NINETEEN,
    RULE_AWARD,
    RULE_HANDICAP, /* never findings: where points come from */
};

enum { HOUSE_OWN_CONTACT, HOUSE_TIP_TOUCH, HOUSE_OUTER, HOUSE_FIRST };
enum { OWN_SCORES, OWN_NOTHING };
enum { TIP_NOTHING, TIP_CONNECTS };
enum { OUTER_OF_AREA, OUTER_OF_BOARD };
enum { FIRST_LOWEST, FIRST_FREE };

enum { VERB_FIRST, VERB_OCTAGON, VERB_PLACE, VERB_PASS };
enum { PLACE_TILE, PLACE_AT, PLACE_TURN, PLACE_FLIP, PLACE_GO };

enum { CELLS_EAST = 1 << QUARTERS, CELLS_SOUTH }; /* values of the word for cells, besides the bits of quarters */

enum phase { DRAW, OCTAGONS, PLAY, OVER };

struct box {
    int rows, columns; /* of printed squares */
    char plan[PLAN_ROWS][PLAN_COLUMNS + 1];
    struct lanes area, board; /* for this number of players; for any */
    int handicap[SEATS];
    const char **colour;
    int colours;
    int lane, square; /* for pictures */
    struct tile *tile;
    int tiles, octagon;
    struct core *core;
    int cores;
};

/* Where an entry was written, in less room than a struct place. */
struct mark {
    int line;
    unsigned short column, end_column;
};

struct placement {
    int tile, pose;
    struct crossing at;
};

struct lying {
    unsigned char seat : 4, pose : 3;
    unsigned char proper : 1; /* laid in this log, and where it should be */
    unsigned char tile, row, column;
    struct mark mark;
};

/* What is taken; of quarters also by whom: bit b of the seat is in whose[b]. */
struct taken {
    struct lanes by_any;
    uint32_t whose[2][QUARTERS][CROSSING_ROWS];
};

struct state {
    int first, turn;           /* seat or NOBODY */
    unsigned passed, octagons; /* bits of seats */
    unsigned stuck;            /* who passed in this log and could place nothing indeed */
    unsigned previously;       /* who was in the previous game ... */
    int previous[SEATS];       /* ... and their points in halves */
    uint64_t spent[SEATS];     /* bits of tiles of which no copy is left */
    unsigned char colour[SEATS];
    int latest; /* the tile laid last in this log, or NOBODY */
    int count;
    struct taken taken;
    struct lying lying[SEATS * SET_MOST]; /* last: see extent */
};

/* shapes.c */
extern const struct shape myriath_table, myriath_box_shape;
extern const struct field myriath_first_fields[], myriath_octagon_fields[], myriath_place_fields[],
    myriath_pass_fields[];

/* words.c */
extern const struct words myriath_space_words, myriath_tile_words, myriath_colour_words, myriath_path_words,
    myriath_plan_words, myriath_ends_words, myriath_cells_words, myriath_face_words, myriath_end_type_words,
    myriath_go_words;
int myriath_space(struct crossing crossing);
struct crossing myriath_crossing(int space);
const char *myriath_space_name(struct crossing crossing, char room[WORD_ROOM]);

/* rules.c */
extern const struct rule myriath_rules[];
extern const struct question myriath_house[];

/* box.c, area.c */
const void *myriath_open_box(struct hearing *h, const struct node *node, struct arena *arena);
bool myriath_square_in_area(const struct box *box, int seats, int row, int column);
bool myriath_is_printed(const struct box *box, int row, int column);
bool myriath_is_outer(const struct match *match, int row, int column, int reading);
void myriath_mark_areas(struct box *box, int seats, const struct node *outer_lane);

/* core.c */
void myriath_find_cores(struct box *box, struct arena *arena);

/* table.c: what lies there and whose turn it is */
enum phase myriath_phase_of(const struct match *match, const struct state *s);
unsigned myriath_all(const struct match *match);
int myriath_next_without_octagon(const struct match *match, const struct state *s, int after);
void myriath_take(struct taken *taken, int seat, const struct box *box, struct placement p);
void myriath_lay(const struct match *match, struct state *s, int seat, struct placement p, struct place at);
int myriath_lying_copies(const struct state *s, int seat, int tile);
const struct lying *myriath_lying_on(const struct match *match, const struct state *s, int row, int column, int kind);
struct place myriath_marked(struct mark mark);
struct placement myriath_lying_placement(const struct lying *lying);

static inline bool myriath_taken(const struct state *s, int row, int column, int kind)
{
    return myriath_has(&s->taken.by_any, row, column, kind);
}

/* The quarters of a row that others than this seat have taken. */
static inline uint32_t myriath_foreign(const struct taken *taken, int seat, int row, int quarter)
{
    uint32_t low = seat & 1 ? UINT32_MAX : 0, high = seat & 2 ? UINT32_MAX : 0;
    return taken->by_any.row[quarter][row]
           & ((taken->whose[0][quarter][row] ^ low) | (taken->whose[1][quarter][row] ^ high));
}

static inline bool myriath_taken_by_others(const struct state *s, int seat, int row, int column, int quarter)
{
    return (unsigned)row < CROSSING_ROWS && (unsigned)column <= PLAN_COLUMNS
           && myriath_foreign(&s->taken, seat, row, quarter) >> column & 1u;
}

/* placement.c: a placement is a tile, a pose and a crossing */
enum reading { READ, READ_TWO_WAYS, READ_NO_TURN, READ_NO_PATH };
enum reading myriath_read_placement(const struct match *match, const struct move *move, struct placement *p);
struct placement myriath_first_alike(const struct box *box, struct placement p);
bool myriath_same_placement(const struct box *box, struct placement a, struct placement b);
struct move myriath_place_move(int seat, struct placement p);
void myriath_spell(struct move *move, struct placement p); /* the fields of a move that places */
const struct cell *myriath_cell_outside(const struct box *box, struct placement p, const struct lanes *lanes);
const struct cell *myriath_cell_taken(const struct box *box, const struct state *s, struct placement p);
bool myriath_touches_others(const struct match *match, const struct state *s, int seat, struct placement p,
                            int tip_touch);

/* guard.c: tests every entry meets */
bool myriath_shut(struct hearing *h, unsigned phases);
void myriath_watch_turn(struct hearing *h);
bool myriath_may_begin(const struct match *match, const struct state *s, int seat);
void myriath_watch_first(struct hearing *h, int seat);
void myriath_decide_first(struct hearing *h, int seat);

/* first.c, octagon.c, place.c, pass.c. The lie_ functions are the physical tests, for the log and for tables: false after a refusal. */
enum outcome myriath_first(struct hearing *h);
enum outcome myriath_octagon(struct hearing *h);
enum outcome myriath_place(struct hearing *h);
enum outcome myriath_pass(struct hearing *h);
bool myriath_octagon_lies(struct hearing *h, const struct move *move);
bool myriath_tile_lies(struct hearing *h, const struct move *move, struct placement *p);
bool myriath_octagon_is_legal(const struct match *match, const struct state *s, int seat, struct crossing square);

/* scan.c: all placements, in the order of the page */
enum room { UNKNOWN, ROOM, NO_ROOM };
struct scan {
    const struct box *box;
    uint32_t free[LINK_KINDS][3 * CROSSING_ROWS]; /* as in lanes, with empty rows above and below; links too */
    const struct taken *taken;
    int seat;
    bool anywhere;  /* no contact asked for */
    bool tips;      /* an arrow's tip is contact */
    uint64_t stock; /* bits of strips of which a copy is left */
    int tile, pose, row;
    uint32_t columns[CROSSING_ROWS];      /* of this pose, still to be given */
    unsigned char room[SET_MOST * POSES]; /* for each core: enum room */
};
void myriath_scan(struct scan *scan, const struct match *match, const struct state *s, int seat, int tip_touch);
bool myriath_scan_next(struct scan *scan, struct placement *p);

/* setup.c, moves.c, score.c, award.c, write.c, sound.c, draw.c */
bool myriath_setup(struct hearing *h, const struct node *table);
void myriath_suggest(const struct match *match, const void *state, struct suggestions *out);
bool myriath_normal(const struct match *match, const void *state, struct move *move);
bool myriath_alike(const struct match *match, const struct move *a, const struct move *b);
void myriath_closing(struct hearing *h);
int myriath_end_points(const struct match *match, const struct state *s, const struct lying *lying,
                       const struct end *end);
int myriath_points(const struct match *match, const struct state *s, int seat);
int myriath_handicap(const struct match *match, const struct state *s, int seat);
void myriath_award(struct hearing *h, const struct lying *fresh);
int myriath_end_award(const struct match *match, const struct state *s, const struct lying *lying,
                      const struct end *end, const struct lying *fresh);
void myriath_describe_award(const struct match *match, const struct state *s, const struct lying *lying,
                            const struct end *end, int award, struct text *out);
void myriath_remark(const struct match *match, const struct state *s, int seat, struct sheet *sheet); /* remarks.c */
void myriath_score(const struct match *match, const void *state, struct standing *standing);
void myriath_write(const struct match *match, const void *state, struct writer *w);
bool myriath_invariant(const struct match *match, const void *state);
void myriath_draw(const struct match *match, const void *state, struct canvas *c);

#endif
