/* Mykerinos: what the files of this game share. */
#ifndef MYK_MYKERINOS_H
#define MYK_MYKERINOS_H

#include "game/pattern.h"
#include "games/mykerinos/state.h"
#include "phrase/says.h"

GAME_FUNCTIONS(myk);

struct canvas;

extern const struct game mykerinos_game;

/* Rules (rules.def), by row. */
enum myk_rule {
#define LOG(name, ...) RULE_LOG_##name,
#define RULE(name, ...) RULE_##name,
#include "games/mykerinos/rules.def"
#undef LOG
#undef RULE
    RULES
};

/* House rules (house.c), and the answers to each in the order of its list; the first is the default. */
enum {
    HOUSE_DECLINE,
    HOUSE_UNWRITTEN,
    HOUSE_VIOLET_EMPTY,
    HOUSE_PARTIAL_POWER,
    HOUSE_NEUTRAL_WITH_PASS,
    HOUSE_NEUTRAL_PLAYS,
    HOUSE_NEUTRAL_LEFTOVER,
    QUESTIONS
};
enum {
    DECLINE_ALLOW = 0,
    DECLINE_FORBID = 1,
    UNWRITTEN_IMPLIED = 0,
    UNWRITTEN_REQUIRED = 1,
    ANSWER_FORBID = 0,
    ANSWER_ALLOW = 1,
    NEUTRAL_ONE = 0,
    NEUTRAL_ANY = 1,
    LEFTOVER_KEEP = 0,
    LEFTOVER_RETURN = 1,
};

extern const struct gone myk_gone[];

/* Verbs and their fields (verbs.c). */
enum {
    VERB_DEAL,
    VERB_START,
    VERB_EXTEND,
    VERB_PASS,
    VERB_APPEAL,
    VERB_NEUTRAL_START,
    VERB_NEUTRAL_EXTEND,
    VERB_TAKE,
    VERB_MUSEUM,
    VERB_DECLINE,
    VERB_NEUTRAL_TAKE,
    VERBS
};
enum { APPEAL_PATRONS, APPEAL_START, APPEAL_EXTEND, APPEAL_MUSEUM, APPEAL_FROM };
enum { CHOICE_VALUE, CHOICE_AREA };             /* of take, decline, neutral-take */
enum { MUSEUM_ROOM, MUSEUM_FROM, MUSEUM_AREA }; /* of museum in the survey */
enum { EXTEND_SPACES, EXTEND_FROM };            /* of extend and neutral-extend */
enum { FROM_STOCK, FROM_RESERVE, FROM_SPACES }; /* and the spaces after them */

/* The field of a survey entry that names its area. */
static inline int myk_area_field(const struct move *move)
{
    return move->verb == VERB_MUSEUM ? MUSEUM_AREA : CHOICE_AREA;
}

/* Words and shapes (words.c, table.c, box.c). */
extern const struct words myk_kind_words, myk_patron_words;
extern const char *const myk_patron_titles[KINDS]; /* "Lady Violet"; "the blank tile" */
extern const char *const myk_kind_names[KINDS + 1], *const myk_room_names[ROOMS + 1], *const myk_phase_names[];
extern const char *const myk_assumable[ASSUMABLE];  /* the keys of what may be assumed (doubt.c) */
extern const char *const myk_area_names[AREAS + 1]; /* "area 3" */
extern const struct shape myk_shape_area, myk_shape_space, myk_shape_spaces, myk_shape_kind, myk_shape_patron,
    myk_shape_tile, myk_shape_named, myk_shape_from, myk_shape_room, myk_shape_entered, myk_shape_number,
    myk_shape_count, myk_shape_kinds;

#define MYK_NAMED_PATTERN "(violet|lemon|brown|blackmore|tangerine|blank)( [0-9]{1,6})?"
#define MYK_TILE_PATTERN MYK_NAMED_PATTERN "( [.^]{2}/[.^]{2}/[.^]{2})?"
#define MYK_WING_ROOM_PATTERN                                                                                          \
    "(violet|lemon|brown|blackmore|tangerine) [0-9]{1,6}|[0-9]{1,6} (violet|lemon|brown|blackmore|tangerine)"

struct myk_spelled {
    char text[WORD_ROOM];
};

/* A part of a sentence. */
struct myk_words {
    char text[400];
};

struct myk_spelled myk_spell_space(int space);
const char *myk_name_space(const struct match *match, int space, char room[WORD_ROOM]); /* NULL: no space */
struct myk_spelled myk_spell_tile(int tile);
/* The room that is meant by other words, such as "3-1" or "Two 12"; NULL: none. */
const char *myk_meant_room(const struct match *match, const char *word, char room[WORD_ROOM]);
struct myk_spelled myk_spell_named(int named);                                          /* "lemon 2", "left" */
const char *myk_name_named(const struct match *match, int named, char room[WORD_ROOM]); /* NULL: a side */
bool myk_read_tile(const struct match *match, const char *word, int *tile);             /* a tile on the table */
bool myk_read_map(const struct match *match, const char *word, int *map);               /* "../^./.." */
int myk_bare_tile(int tile); /* a dealt tile without MAP_WRITTEN */
const char *myk_colour(const struct match *match, int colour);
void myk_leave_out(struct move *move, int field); /* takes the field out of the entry */

/* The tile turned by half; of a tile's two ways up the one with the lesser number. */
int myk_turned(int tile);
int myk_any_way(int tile);

/* Box (box.c). */

static inline const struct myk_box *myk_box_of(const struct match *match)
{
    return match->box;
}

/* The numbers that tiles of this kind may show. */
static inline const struct myk_numbers *myk_points_of(const struct match *match, int kind)
{
    return kind == BLANK ? &myk_box_of(match)->points_blank : &myk_box_of(match)->points_patron;
}

/* Has the game this colour? */
static inline bool myk_plays(const struct match *match, int colour)
{
    return colour == NEUTRAL ? match->seats == 2 : colour < match->seats;
}

static inline int myk_scale_spaces(const struct match *match)
{
    return match->seats == 2 ? 3 : match->seats;
}

/* The name of the actor of the entry. */
static inline const char *myk_actor(const struct hearing *h)
{
    return h->match->names[h->move->actor];
}

/* Tiles compared with the box (tiles.c). DOUBTED: they disagree only with an assumed number. */
enum myk_verdict { FINE, DOUBTED, BROKEN };

/* Tiles of each kind that the record shows: in the region or dealt now, owned by players, out of the game. */
struct myk_known {
    const char *lying_word; /* "lying" or "dealt" */
    int lying[KINDS], owned[KINDS], discarded[KINDS];
};

struct myk_known myk_known_tiles(const struct myk_state *s);
int myk_known_of(const struct myk_known *known, int kind);
int myk_known_sum(const struct myk_known *known);
int myk_dealt(const struct match *match, const struct myk_state *s); /* how many so far */

/* What is wrong with the tiles, in words, and the number of the box that it rests on. */
struct myk_mistake {
    enum myk_verdict verdict;
    char why[200], datum[40];
    int index; /* of the wrong tile, or -1 */
};

struct myk_mistake myk_faces_fit(const struct match *match, const int *tiles, int count);
struct myk_mistake myk_counts_fit(const struct match *match, const struct myk_known *known);

/* Can a player who owns these tiles have these points? */
struct myk_mistake myk_points_fit(const struct match *match, int seat, const int owned[KINDS], long points);

/* Does a list of wings name each patron once (check_table.c)? */
bool myk_names_all_patrons(const struct node *wings);

/* Reports the mistake, if there is one; the caller points at it. False: it is not only a doubt. */
bool myk_tell_mistake(struct hearing *h, int rule, const struct myk_mistake *mistake);

/* Keeps the worse of two mistakes; of two alike the first. Is it the other one? */
bool myk_worse(struct myk_mistake *worst, struct myk_mistake other);

/* The least and the most points on a tile of this kind. */
struct myk_range {
    int least, most;
} myk_points_range(const struct match *match, int kind);

/* For counts that may be UNKNOWN. */
struct myk_spelled myk_number(int count); /* "7"; "?" */
static inline bool myk_at_least(int count, int wanted)
{
    return count == UNKNOWN || count >= wanted;
}

static inline int myk_plus(int count, int more)
{
    return count == UNKNOWN ? UNKNOWN : count + more;
}

/* Accounts (accounts.c): only these functions move cubes and points. */
enum myk_account { POINTS, STOCK, RESERVE, REGION, MUSEUM, NEUTRAL_HELD, ACCOUNTS };

extern const char *const myk_accounts[ACCOUNTS + 1], *const myk_holders[];

/* The count that the state keeps for an account, or NULL: it is counted on the board. */
const int *myk_kept(const struct myk_state *s, int colour, int account);

/* Adds to an account. An unknown count stays unknown, and nothing is booked. `why` says more than the rule, or is NULL. */
void myk_change(struct hearing *h, int colour, enum myk_account account, int amount, int rule, const char *why);

/* Moves cubes between two accounts of their colour. */
void myk_shift(struct hearing *h, int colour, enum myk_account from, enum myk_account to, int cubes, int rule,
               const char *why);

/* Gives a player neutral cubes from neutral's account `from` (below 0: takes them back to it). */
void myk_hold_neutral(struct hearing *h, int seat, int cubes, enum myk_account from, int rule, const char *why);
/* The exhibition of a player by line: each patron, then the series; 0 where it is unknown. */
enum { EXHIBITION = PATRONS + 1 };
int myk_cubes_in(const unsigned char *places, int count, int colour); /* on these spaces, or in these rooms */
bool myk_no_cubes(const struct myk_state *s);                         /* in the region */

/* The cubes of a colour: those of known number, and the counts that are unknown. */
struct myk_cubes {
    int sum, unknown;
} myk_cubes_of(const struct myk_state *s, int colour);
void myk_exhibit(const struct match *match, const struct myk_state *s, int seat, int line[EXHIBITION]);
void myk_book_exhibition(struct hearing *h, int seat);

/* Phases and turns (order.c). */
bool myk_space_left(const struct myk_state *s, bool pyramid); /* free, and a pyramid, or sand? */
bool myk_has_passed(const struct myk_state *s, int seat);
int myk_unpassed(const struct match *match, const struct myk_state *s);
int myk_next_unpassed(const struct match *match, const struct myk_state *s, int after); /* NOBODY if all have passed */

/* Refuses a verb that does not belong to the phase. If only a required closing pass is missing, passes for that player
   and sets `*closing` to them (else NOBODY): report this with myk_test_closing_pass once the entry proves possible. With
   NULL nobody passes. */
enum outcome myk_enter(struct hearing *h, enum myk_phase phase, int *closing);
void myk_test_closing_pass(struct hearing *h, int closing);

void myk_test_in_turn(struct hearing *h); /* log.turn only */
void myk_test_turn(struct hearing *h);    /* every rule about whose turn it is */
void myk_after_action(struct hearing *h);
void myk_put_disk(struct hearing *h, int seat);
bool myk_may_be_in_turn(const struct myk_state *s, int seat); /* whose turn may be unknown */
void myk_show_turn(struct hearing *h);                        /* an unknown turn is the actor's */

/* Excavation (excavation.c): what all verbs that place cubes in the region share. `field` holds the spaces. */
enum outcome myk_spaces_free(struct hearing *h, int field); /* physics: the spaces exist and are empty */
enum outcome myk_box_reaches(struct hearing *h, int colour, int count, int rule); /* if the stock is unknown */
enum outcome myk_cubes_reach(struct hearing *h, int field, int colour, int held);
void myk_ask(struct hearing *h, int rule);                    /* reports the count that the rule needs as log.unknown */
void myk_ask_pyramids(struct hearing *h);                     /* the same, if the record does not give them */
void myk_test_size(struct hearing *h, int field, bool start); /* is a start one cube, an extension two? */
void myk_test_chain(struct hearing *h, int field, int from_field, int colour);
void myk_test_next(struct hearing *h, int field, int rule, int index); /* is it beside the space before? */
void myk_test_pyramid(struct hearing *h, int field);
void myk_put_cubes(struct hearing *h, int field, int colour, int rule);

/* The rest of the account line of a placement: the spaces, what is left of the cubes `before` (and the one `added`), and
   the new ranking of each area touched. */
void myk_sum_placed(struct hearing *h, int field, const char *from, int before, int added);

/* A way to place `count` cubes of a colour; `patron` may be NOBODY, and the spaces go into `field`. */
struct myk_way {
    int actor, verb, patron, field, colour, count;
    bool pyramids, beside; /* pyramids allowed; the first cube must be beside one of the colour */
};

void myk_suggest_cubes(const struct myk_state *s, const struct myk_way *way, struct suggestions *out);

/* Museum (museum.c). `field` holds the room. */
enum outcome myk_find_room(struct hearing *h, int field, int *room); /* unreadable: it names no room, or two */
enum outcome myk_room_free(struct hearing *h, int field, int room);
enum myk_account myk_museum_source(const struct move *move);              /* of the cube, in an appeal or the survey */
int myk_museum_cubes(const struct myk_state *s, const struct move *move); /* how many that account has */
enum outcome myk_cube_at_hand(struct hearing *h, int wanted);             /* has it a cube for a room? */
int myk_room_meant(const struct match *match, const struct myk_state *s, int named); /* -1: it names no room, or two */
void myk_spell_room(const struct match *match, const struct myk_state *s, int field, struct move *move);
unsigned myk_rooms_of(const struct myk_state *s, int colour);
unsigned myk_open_rooms(const struct match *match, const struct myk_state *s, int seat); /* that the player may enter */
void myk_test_access(struct hearing *h, int field, int room);
void myk_enter_room(struct hearing *h, int field, int room, int rule);

/* Rankings of areas (ranking.c). A tie between players who have not passed is open: they are then in order of seats. */
struct myk_ranking myk_rank(const struct match *match, const struct myk_state *s, int area);
int myk_rank_in(const struct myk_ranking *ranking, int colour);                     /* from 1; 0: no cube in the area */
int myk_disk_on(const struct match *match, const struct myk_state *s, int space);   /* NOBODY: none */
int myk_scale_of(const struct match *match, const struct myk_state *s, int colour); /* from 1; if not there, large */
/* "anna 3, ben 3", with `ties` "anna 3, ben 3 (anna passed earlier)". */
void myk_add_ranking(const struct match *match, const struct myk_ranking *ranking, bool ties, struct text *out);
void myk_sum_ranking(struct hearing *h, int area);                            /* adds the ranking to the account line */
int myk_picker(const struct match *match, const struct myk_ranking *ranking); /* who decides for neutral, or NOBODY */
extern const char *const myk_ordinals[COLOURS + 1];                           /* by rank */

/* Survey (survey.c). */
enum myk_due { DUE_NOTHING, DUE_CHOICE, DUE_PICK, DUE_BY_ITSELF };

/* The next decision of the survey: a player's own choice, or the tile neutral removes. */
struct myk_decision {
    enum myk_due due;
    int owner;
};

struct myk_decision myk_next_decision(const struct match *match, const struct myk_state *s);
/* myk_next_decision for callers that have the ranking of the area. */
struct myk_decision myk_decision_in(const struct match *match, const struct myk_state *s,
                                    const struct myk_ranking *ranking);
void myk_discard(struct myk_state *s, int tile);
/* Carries the survey on to the next decision; `ranking` is that of the area being evaluated. */
void myk_settle(struct hearing *h, struct myk_ranking ranking);

/* What a survey entry finds in the area being evaluated (scene.c), with the rank of the actor there (0: no cube). */
struct myk_scene {
    int closing; /* whose closing pass was missing before the entry, or NOBODY */
    int side;    /* of the tile named; set by myk_find_tile */
    struct myk_ranking ranking;
    int rank;
};

enum outcome myk_enter_scene(struct hearing *h, struct myk_scene *scene); /* refuses a wrong phase or area */
enum outcome myk_chosen(struct hearing *h, const struct myk_scene *scene, int colour);
bool myk_is_choice(const struct move *move);
struct myk_words myk_tell_past(const struct hearing *h); /* what became of the actor in the area closed last; or "" */

/* Choices (choice.c, verb_museum.c, verb_decline.c). */
struct myk_words myk_where(const struct hearing *h, const struct myk_scene *scene); /* "area 1 (anna 3, ben 2)" */
void myk_test_choice(struct hearing *h, const struct myk_scene *scene);             /* may the actor choose? */
enum outcome myk_find_tile(struct hearing *h, struct myk_scene *scene); /* the tile named; refuses one that is gone */
/* The side of the tile named, of two equal tiles the left; -1: neither; TWO_SIDES: both, with different points. */
enum { TWO_SIDES = 2 };
int myk_side_named(const int tile[2], int named);
void myk_spell_side(const struct myk_state *s, int area, struct move *move);
int myk_chooser(const struct match *match, const struct myk_state *s); /* who chooses next, or NOBODY */
void myk_suggest_tiles(const struct myk_state *s, int actor, int verb, struct suggestions *out);
struct move myk_decline(int seat);

/* Optional entries (optional.c). */
bool myk_choice_there(const struct match *match, const struct myk_state *s, int area, int seat, int rank);
void myk_name_gap(const struct match *match, const void *state, struct text *out);
bool myk_has_declined(const struct myk_state *s,
                      int seat); /* is a decline assumed where there was something to choose? */
void myk_add_area_list(unsigned areas, struct text *out);
void myk_ask_choice(struct hearing *h, int rule); /* the rule needs to know what the actor chose: log.unknown */
void myk_add_declined(const struct match *match, const struct myk_state *s, int seat, struct text *out);

/* Verbs (verb_*.c). */
play_function myk_play_deal, myk_play_excavate, myk_play_pass, myk_play_appeal, myk_play_take, myk_play_museum,
    myk_play_decline, myk_play_neutral_take;
suggest_function myk_suggest_excavate, myk_suggest_pass, myk_suggest_appeal, myk_suggest_take, myk_suggest_museum,
    myk_suggest_decline, myk_suggest_neutral_take;
spell_function myk_spell_choice, myk_spell_appeal, myk_spell_extend, myk_spell_pass;

/* End (score.c). */
int myk_worth(const struct match *match, const struct myk_state *s, int seat,
              int patron); /* of one tile of that patron */
int myk_series(const int owned[KINDS]);
bool myk_settled(const struct myk_state *s, int seat); /* false: the total needs something that is unknown */

extern const struct says mykerinos_says; /* how people say it, made of says.txt */
said_function myk_say_space, myk_say_room;

#endif
