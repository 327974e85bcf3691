/* Myriath: what the files of this game share. */
#ifndef MYR_MYRIATH_H
#define MYR_MYRIATH_H

#include "game/contest.h"
#include "game/pattern.h"
#include "games/myriath/state.h"
#include "phrase/says.h"

GAME_FUNCTIONS(myr);

enum myr_rule {
#define LOG(name, ...) RULE_LOG_##name,
#define RULE(name, ...) RULE_##name,
#include "games/myriath/rules.def"
#undef LOG
#undef RULE
};

enum { HOUSE_OWN_CONTACT, HOUSE_TIP_TOUCH, HOUSE_OUTER, HOUSE_FIRST, HOUSE_UNWRITTEN };
enum { OWN_SCORES, OWN_NOTHING };
enum { TIP_NOTHING, TIP_CONNECTS };
enum { OUTER_OF_AREA, OUTER_OF_BOARD };
enum { FIRST_LOWEST, FIRST_FREE };

enum { CELLS_EAST = 1 << QUARTERS, CELLS_SOUTH }; /* words for cells that are not bits of quarters */

enum myr_phase { DRAW, OCTAGONS, PLAY, OVER };

/* says.txt, says.c: how people say entries */
extern const struct says myriath_says;
said_function myr_say_space, myr_say_strip;

/* words.c */
extern const struct words myr_space_words, myr_tile_words, myr_colour_words, myr_path_words, myr_plan_words,
    myr_ends_words, myr_cells_words, myr_face_words, myr_end_type_words, myr_go_words;
int myr_space(struct myr_crossing crossing);
struct myr_crossing myr_crossing(int space);
const char *myr_space_name(struct myr_crossing crossing, char room[WORD_ROOM]);

/* words.c */
bool myr_read_points(const char *written, long *halves); /* the marks of the score track: XX/ */

/* box.c, box_set.c, box_tile.c (see tile.h). False or NULL after a finding. */
extern const struct shape myr_box_shape, myr_points_shape, myr_tiles_shape, myr_sets_shape;
#define myr_bad_box(h, node, ...) blame((h), (node), misread_as((h), RULE_BOX, __VA_ARGS__))
bool myr_open_set(struct hearing *h, const struct node *node, struct arena *arena, struct myr_box *box);

/* lanes.c */
bool myr_square_in_area(const struct myr_box *box, int seats, int row, int column);
bool myr_is_printed(const struct myr_box *box, int row, int column);
bool myr_is_outer(const struct match *match, int row, int column, int reading);
int myr_shade(const struct myr_box *box, int row, int column); /* of a printed square: 0 dark, 1 light, 2 white */
/* The squares in use of this shade and lighter ones. */
struct myr_extent myr_area_extent(const struct match *match, int shade);

/* table.c, check_table.c. Functions that return bool return false after a finding. */
bool myr_check_colours(struct hearing *h, const struct node *colours);
bool myr_check_item(struct hearing *h, const struct node *node, const struct move *move, struct myr_placement *p);
bool myr_check_stage(struct hearing *h, const struct node *table, unsigned passed); /* setup, passes and phase agree */
bool myr_fits_turn(struct hearing *h, int turn, const struct node *node); /* `node`: where it is written, or NULL */

/* table.c: what a position leaves open */
extern const struct fact_row myr_facts[];
extern const char *const myr_boards[];
bool myr_left_open(const struct match *match, const struct node *table, bool in_log, const char *key, int seat);
bool myr_can_be(const struct match *match, const void *state, const struct node *table);
const char *myr_needs(const struct match *match, const void *state, const struct move *move, const char *key);

/* lying.c: what is on the board */
void myr_take(struct myr_taken *taken, int seat, const struct myr_box *box, struct myr_placement p);
void myr_lay(const struct match *match, struct myr_state *s, int seat, struct myr_placement p, struct place at);
enum { ANY_TILE = -2 };
int myr_placed_copies(const struct myr_state *s, int seat, int tile);      /* with those left out */
bool myr_has_strips(const struct match *match, const struct myr_state *s); /* other tiles than octagons? */
bool myr_has_begun(const struct match *match, const struct myr_state *s);  /* such a tile, or a pass? */
const struct myr_lying *myr_lying_on(const struct match *match, const struct myr_state *s, int row, int column,
                                     int kind);
struct myr_placement myr_lying_placement(const struct myr_lying *lying);

static inline const struct myr_pose *myr_pose_of(const struct myr_box *box, struct myr_placement p)
{
    return myr_pose(&box->tile[p.tile], p.pose);
}

/* The cells of a placement, one after the other: `for (struct myr_cells at = myr_cells(box, p); myr_next_cell(&at);)`
 */
static inline struct myr_cells myr_cells(const struct myr_box *box, struct myr_placement p)
{
    return (struct myr_cells){.next = myr_pose_of(box, p)->cell, .left = box->tile[p.tile].cells, .origin = p.at};
}

static inline bool myr_next_cell(struct myr_cells *cells)
{
    if (cells->left-- == 0)
        return false;
    const struct myr_cell *cell = cells->next++;
    cells->row = cells->origin.row + cell->row;
    cells->column = cells->origin.column + cell->column;
    cells->kind = cell->kind;
    return true;
}

static inline int myr_placed(const struct myr_state *s)
{
    return s->count + s->left_outs;
}

static inline bool myr_taken(const struct myr_state *s, int row, int column, int kind)
{
    return myr_has(&s->taken.by_any, row, column, kind);
}

/* The quarters of a row that are taken by players other than `seat`. */
static inline uint32_t myr_foreign(const struct myr_taken *taken, int seat, int row, int quarter)
{
    uint32_t low = seat & 1 ? UINT32_MAX : 0, high = seat & 2 ? UINT32_MAX : 0;
    return taken->by_any.row[quarter][row]
           & ((taken->whose[0][quarter][row] ^ low) | (taken->whose[1][quarter][row] ^ high));
}

static inline bool myr_taken_by_others(const struct myr_state *s, int seat, int row, int column, int quarter)
{
    return (unsigned)row < CROSSING_ROWS && (unsigned)column <= PLAN_COLUMNS
           && myr_foreign(&s->taken, seat, row, quarter) >> column & 1u;
}

/* left_out.c: items of the table whose place is doubtful */
/* Call after a refusal: if it is only doubtful, leaves the item out. False: the item is impossible. */
bool myr_leave_out(struct hearing *h, const struct move *move, struct place at);
void myr_rest_on_left_out(struct hearing *h); /* marks the latest finding, if items were left out */
enum { MOST_DOUBTS = 4 };
int myr_list_doubts(const struct myr_state *s, const char **list); /* the box data they rest on; returns how many */
struct move myr_left_out_move(const struct myr_left_out *left);

/* placement.c: a placement is a tile, a pose and a crossing */
enum myr_reading { READ, READ_TWO_WAYS, READ_NO_TURN, READ_NO_TILE, READ_NO_PATH };
enum myr_reading myr_read_placement(const struct match *match, const struct move *move, struct myr_placement *p);
struct myr_placement myr_first_alike(const struct myr_box *box, struct myr_placement p);
struct move myr_place_move(const struct match *match, int seat, struct myr_placement p); /* in the canonical form */
bool myr_free_in_area(const struct match *match, const struct myr_state *s, struct myr_placement p);
bool myr_covers(const struct myr_box *box, struct myr_placement p, int row, int column, int kind);
/* Finds the first cell of the placement that is in `lanes`, or with `in` false the first that is not. */
bool myr_find_cell(const struct myr_box *box, struct myr_placement p, const struct myr_lanes *lanes, bool in,
                   struct myr_cells *found);

/* contact.c */
bool myr_touches_others(const struct match *match, const struct myr_state *s, int seat, struct myr_placement p,
                        int tip_touch);
/* What a tile touches in a way that does not count: "only its bend touches ben's v-aa". */
void myr_say_contact(const struct match *match, const struct myr_state *s, int seat, struct myr_placement p,
                     struct text *out);

/* seen.c: with `go`, a tile's name says what is seen along the path. Its value is the row of the tile with that name,
   or above all rows if no tile has it. */
bool myr_has_stem(const struct myr_tile *tile, const char *word, int length);
bool myr_same_stem(const struct myr_tile *tile, const struct myr_tile *other);
bool myr_read_seen(const struct myr_box *box, const char *word, int *value);
const char *myr_seen_name(const struct myr_box *box, int value, char room[WORD_ROOM]); /* NULL: no such value */
bool myr_is_seen_only(int value);
const struct myr_tile *myr_seen_like(const struct myr_box *box, int value); /* the first tile with that stem */
/* Finds tile and pose from the crossing p->at along the path; false: no tile of that stem shows these ends. */
bool myr_find_seen(const struct myr_box *box, int value, const char *path, struct myr_placement *p);
/* The steps of a strip seen from its start or, with `back`, its finish. */
void myr_walk(const struct myr_tile *tile, int pose, bool back, char go[REACH + 1]);
/* Adds what may be said of it when that end is at `at`, as words between spaces: TO and VIA crossings, SQUARE and OPEN
   side of a U, TYPES of its ends; of each end, 0 or 1, what it is (a k l r, the side of its point, < > if that may be
   called left or right, i o: inside, outside), alone and with @ and where it is. Returns the crossing of its start. */
struct myr_crossing myr_describe(const struct myr_tile *tile, int pose, bool back, struct myr_crossing at,
                                 struct text *facts);
/* `before` and "v-ar along ws `is` v-al, flipped"; "" if the tile has the name that was written, or if silent. */
enum { SEEN_ROOM = 300 };
const char *myr_say_seen(const struct hearing *h, const struct move *move, struct myr_placement p, const char *before,
                         const char *is, char room[SEEN_ROOM]);
const struct myr_pose *myr_seen_pose(const struct match *match, struct myr_placement p); /* with `seen` and `go` set */

/* scan.c: all placements of a player, in the order in which they are listed */
enum myr_room { UNKNOWN, ROOM, NO_ROOM };
struct myr_scan {
    const struct myr_box *box;
    const struct myr_core *core;
    uint32_t free[LINK_KINDS][3 * CROSSING_ROWS]; /* as in myr_lanes, with links, and empty rows above and below */
    const struct myr_taken *taken;
    int seat;
    bool anywhere;  /* contact is not required */
    bool tips;      /* the tip of an arrow counts as contact */
    uint64_t stock; /* bits of strips with a copy left */
    int tile, pose, row;
    uint32_t columns[CROSSING_ROWS];      /* crossings of this pose that are still to be returned */
    unsigned char room[SET_MOST * POSES]; /* for each core: enum myr_room */
};
void myr_scan(struct myr_scan *scan, const struct match *match, const struct myr_state *s, int seat, int tip_touch);
bool myr_scan_next(struct myr_scan *scan, struct myr_placement *p);

/* The first placement that is legal for this player, even out of turn; false: there is none. */
bool myr_first_legal(const struct match *match, const struct myr_state *s, int seat, struct myr_placement *p);

/* order.c */
enum myr_phase myr_phase_of(const struct match *match, const struct myr_state *s);
unsigned myr_all(const struct match *match);
int myr_next_without_octagon(const struct match *match, const struct myr_state *s, int after);
unsigned myr_possible_first(const struct match *match, const struct myr_state *s); /* bits of seats; 0 in draw */
void myr_derive_first(const struct match *match, struct myr_state *s);
void myr_find_turn(const struct match *match, struct myr_state *s); /* if the record does not give it */
enum outcome myr_in_phase(struct hearing *h, unsigned phases);      /* must be one of `phases`, as bits */
void myr_test_turn(struct hearing *h);
void myr_give_turn(const struct match *match, void *state, int seat);
void myr_at_end(struct hearing *h);

/* verb_first.c */
play_function myr_play_first, myr_play_octagon, myr_play_place, myr_play_pass;
suggest_function myr_suggest_first, myr_suggest_octagon, myr_suggest_place, myr_suggest_pass;
bool myr_may_begin(const struct match *match, const struct myr_state *s, int seat);
unsigned myr_lowest_before(const struct match *match, const struct myr_state *s); /* in the previous game, as bits */
void myr_test_first(struct hearing *h, int seat);
void myr_decide_first(struct hearing *h, int seat);
void myr_sum_up_first(struct hearing *h);

/* verb_octagon.c, fit.c, verb_place.c, verb_pass.c. The two functions that end with _lies are the physical tests, for
   log and table. */
enum outcome myr_octagon_lies(struct hearing *h, const struct move *move);
bool myr_octagon_is_legal(const struct match *match, const struct myr_state *s, int seat, struct myr_crossing square);

/* Does the entry mean exactly one placement? */
enum outcome myr_readable(struct hearing *h, const struct move *move, struct myr_placement *p);
/* For a readable entry. Sets `*in_area`: the whole tile is in the area in use; if not, the caller reports it. */
enum outcome myr_tile_lies(struct hearing *h, const struct move *move, struct myr_placement p, bool *in_area);
enum outcome myr_is_clear(struct hearing *h, struct myr_placement p, const char *also); /* no tile is there */
void myr_say_placed(struct hearing *h, int seat, int tile);                             /* where each copy was placed */
/* The name of the cell's crossing, or of the nearest one if the cell is beyond the board. */
const char *myr_near(const struct myr_box *box, const struct myr_cells *cell, char room[WORD_ROOM]);
bool myr_spell_place(const struct match *match, const void *state, struct move *move);
void myr_canonical(const struct match *match, struct move *move);
bool myr_alike(const struct match *match, const struct move *a, const struct move *b);

/* score.c */
/* Bits of the units of an end that touch another tile. */
unsigned myr_connected_units(const struct match *match, const struct myr_state *s, const struct myr_lying *lying,
                             const struct myr_end *end);
int myr_end_points(const struct match *match, const struct myr_state *s, const struct myr_lying *lying,
                   const struct myr_end *end);
/* A player's points and connected ends: half edges, whole edges touched along one half, whole edges touched along both.
   A number that is not known is UNKNOWN_NUMBER. */
enum { HALF_EDGES, PARTLY, FULLY, COUNTS };
struct myr_tally {
    int total, of[COUNTS];
};
struct myr_count {
    struct myr_tally seat[SEATS];
    unsigned may_begin; /* bits of seats */
};
static inline bool myr_is_known(int number)
{
    return number != UNKNOWN_NUMBER;
}

static inline int myr_known_or_0(int number)
{
    return myr_is_known(number) ? number : 0;
}

struct myr_tally myr_tally_of(const struct match *match, const struct myr_state *s, int seat);
int myr_points(const struct match *match, const struct myr_state *s, int seat);
/* Its points in words; "?" if the handicap is not known. */
const char *myr_points_words(const struct match *match, const struct myr_state *s, int seat, char room[16]);
bool myr_all_counted(const struct myr_tally *tally);
int myr_whole_edges(const struct myr_tally *tally);
int myr_counted(const struct myr_tally *tally); /* in halves, without the handicap */
void myr_add_counts(const struct myr_tally *tally, struct sheet *sheet);
void myr_add_unknown(struct sheet *sheet, const char *label, const struct rule *rule, const char *why);
/* The ends of a whole set. */
struct myr_ends {
    int half_edges, whole_edges;
};
struct myr_ends myr_ends_of(const struct myr_box *box);
/* The halves that the counts not given may add. */
struct range myr_missing(const struct myr_tally *tally, struct myr_ends ends);
bool myr_may_total(const struct match *match, const void *count, int seat, int halves);
/* Sets ranks, ranges of open totals, and if the game is over who won or could have. */
void myr_rank(const struct match *match, const struct myr_count *c, bool over, struct standing *standing);
int myr_handicap_if(const struct match *match, int first, int seat); /* if `first` began */
/* If one of these began; 0 if nobody can have. */
struct range myr_handicaps(const struct match *match, unsigned may_begin, int seat);
int myr_handicap(const struct match *match, const struct myr_state *s, int seat); /* 0 if it is not known */
bool myr_handicap_known(const struct match *match, const struct myr_state *s, int seat);
void myr_remarks(const struct match *match, const void *state, struct text *out);

/* accounts.c */
enum { ACCOUNT_POINTS, ACCOUNT_TILES };
int myr_tiles_left(const struct match *match, const struct myr_state *s, int seat); /* the octagon included */

/* What the tile placed last earns, end by end: its own ends, its owner's other ends, then the players clockwise. */
struct myr_awards {
    const struct match *match;
    const struct myr_state *state;
    const struct myr_lying *fresh;
    int seat;                      /* whose end it is */
    const struct myr_lying *lying; /* the tile of the end */
    const struct myr_end *end;
    unsigned units;    /* of the end that the new tile connects */
    int row, next_end; /* where the search goes on */
};
struct myr_awards myr_awards(const struct match *match, const struct myr_state *s, const struct myr_lying *fresh);
bool myr_next_award(struct myr_awards *a);
int myr_award_points(const struct myr_awards *a);
void myr_describe_award(const struct myr_awards *a, struct text *out);
void myr_put(struct hearing *h, struct myr_placement p, bool proper); /* lays the tile of the entry, and books it */
void myr_earn(const struct match *match, const struct myr_state *s, int seat, struct myr_placement p,
              struct earnings *out); /* what each player would earn */

/* write.c, invariant.c, random.c, draw.c, draw_sheet.c */
void myr_box_sheet(const struct match *match, struct arena *arena, struct text *out);
const char *myr_end_words(const struct myr_end *end);
void myr_draw_box(const struct match *match, struct canvas *canvas); /* draw_tiles.c */

#endif
