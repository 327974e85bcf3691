/* A position: the only way by which the rooms above replay ask a game. For functions that a game leaves NULL the answer
   is here. */
#ifndef REPLAY_POSITION_H
#define REPLAY_POSITION_H

#include "game/canvas.h"
#include "game/game.h"

/* Who may act now: a bit for each seat, and 1u << CHANCE. */
unsigned position_to_act(const struct match *match, const void *state);
bool position_over(const struct match *match, const void *state);

/* One word; "play" and "over" in a game without phases. */
const char *position_phase(const struct match *match, const void *state);

/* round: "season 2", or nothing in games without rounds. stage: "survey, area 3", or the phase. moment: "season 2,
   survey, area 3". */
void position_round(const struct match *match, const void *state, struct text *out);
void position_stage(const struct match *match, const void *state, struct text *out);
void position_moment(const struct match *match, const void *state, struct text *out);

/* The seat or CHANCE that `written` means, by name or other words; -1: none. */
int position_actor(const struct match *match, const char *written);

enum { LONGEST_ACTOR = 250 };
/* Finds who acts in a line: returns the length of the longest name that the line begins with, alone or before a colon
   or other words. 0, with `*actor` -1: none. */
size_t position_line_actor(const struct match *match, const char *line, int *actor);

/* "ada, ben or table" */
void position_actors(const struct match *match, unsigned actors, struct text *out);

/* The same as records write it: "[ada, ben, table]". And the first lines of a record: the game and its players. */
void position_print_names(const struct match *match, unsigned actors, struct text *out);
void position_print_head(const struct match *match, struct text *out);

void position_score(const struct match *match, const void *state, struct standing *standing);

/* The position in the words of `table:`, a map in the arena. */
struct node *position_write(const struct match *match, const void *state, struct arena *arena);

/* For a position that is over: what `final` would say, a map from players to their values, in the arena. NULL: the game
   has no final count. */
const struct node *position_count(const struct match *match, const void *state, struct arena *arena);

/* Descriptions of legal entries that are not listed; NULL: none. position_print_unlisted prints them, one line each. */
const struct unlisted *position_unlisted(const struct match *match, const void *state, struct arena *arena);
void position_print_unlisted(const struct match *match, const void *state, struct text *out);
void position_pieces(const struct match *match, const void *state, struct text *out);

/* More words to find a listed entry by, separated by spaces. */
void position_list_words(const struct match *match, const struct move *move, struct text *out);

/* Adds the words of records that a word of people may mean, each followed by a space. False: the word is not known. */
bool position_words_meant(const struct match *match, const char *word, struct text *out);

/* Adds what a sentence says as words of records, as far as it is complete. Without a name it is about the player to
   act. Adds nothing if the sentence cannot be read. */
void position_sentence_words(const struct match *match, const void *state, const char *line, struct text *out);

/* Sets `optional` to the optional entry of the player to act, before the entry `next` (NULL: before claims); false:
   none. */
bool position_optional(const struct match *match, const void *state, const struct move *next, struct move *optional);

/* Is the entry the optional entry of the player to act, now or after other optional entries? */
bool position_goes_unsaid(const struct match *match, const void *state, const struct move *move);

/* Do two entries have the same effect? */
bool position_same_meaning(const struct match *match, const struct move *a, const struct move *b);

/* The entry in the form that `fmt` writes. */
struct move position_canonical(const struct match *match, const struct move *move);

/* The picture; empty if the game has none (has_picture). */
struct canvas position_draw(const struct match *match, const void *state, struct arena *arena);

/* Draws on a canvas of the caller, which must be empty. */
void position_draw_on(const struct match *match, const void *state, struct canvas *canvas);
bool has_picture(const struct game *game);

/* Adds to the picture of the position after an entry what the entry wanted, used and is about. `heard` is the state it
   was judged on. */
void position_draw_move(const struct match *match, const void *heard, const struct move *move, enum fate fate,
                        struct canvas *canvas);

/* position_earns: what a legal entry earns for each player. position_remarks: what the position shows of earlier
   mistakes, one line each. Both often add nothing. */
void position_earns(const struct match *match, const void *state, const struct move *move, struct earnings *out);
void position_remarks(const struct match *match, const void *state, struct text *out);

/* Box data that the position depends on, assumed or not. */
void position_touched(const struct match *match, const void *state, struct touched *out);

/* The components of the box as lines of text; nothing if the game has none with shapes. */
void position_box_sheet(const struct match *match, struct arena *scratch, struct text *out);

/* The components as a picture. False: the game has none. */
bool position_draw_box(const struct match *match, struct canvas *canvas);

/* The number of accounts in the ledger, and the balance of one. */
int account_count(const struct game *game);
struct balance position_balance(const struct match *match, const void *state, int holder, int account);

#endif
