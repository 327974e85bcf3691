/* A position: the one door through which everything above replay asks a game. What a game leaves NULL has its answer here. */
#ifndef REPLAY_POSITION_H
#define REPLAY_POSITION_H

#include "game/canvas.h"
#include "game/game.h"

/* Who may act now: bits of seats and 1u << CHANCE. */
unsigned position_to_act(const struct match *match, const void *state);
bool position_over(const struct match *match, const void *state);

/* One word; "play" and "over" where a game has no phases. */
const char *position_phase(const struct match *match, const void *state);

/* "season 2", nothing where there are no rounds; "survey, area 3", the phase where a game says no more; both: "season 2, survey, area 3". */
void position_round(const struct match *match, const void *state, struct text *out);
void position_stage(const struct match *match, const void *state, struct text *out);
void position_moment(const struct match *match, const void *state, struct text *out);

/* A seat or CHANCE, by name or by what is meant for it; -1: nobody. */
int position_actor(const struct match *match, const void *state, const char *written);

enum { LONGEST_ACTOR = 250 };
/* Who acts in a line: how long the longest name is that it begins with, alone, before a colon or before other words; 0 and -1: it begins
   with none. */
size_t position_line_actor(const struct match *match, const void *state, const char *line, int *actor);

/* "ada, ben or table" */
void position_actors(const struct match *match, unsigned actors, struct text *out);

void position_score(const struct match *match, const void *state, struct standing *standing);

/* What the score is made of, as bytes; false: the game does not tell. */
bool position_scored(const struct match *match, const void *state, struct text *out);

/* The table in the words of `table:`, a map in the arena. */
struct node *position_write(const struct match *match, const void *state, struct arena *arena);

/* Of a position that is over: what `final` would say, a map from the players to what they have, in the arena. NULL: the game has no final
   count. */
const struct node *position_count(const struct match *match, const void *state, struct arena *arena);

/* What may be entered now and is not listed; NULL: nothing, or the game lists everything. The same as text, a line each. */
const struct unlisted *position_unlisted(const struct match *match, const void *state, struct arena *arena);
void position_print_unlisted(const struct match *match, const void *state, struct text *out);
void position_pieces(const struct match *match, const void *state, struct text *out);

/* A listed entry as people write it, `anna: place v-aa at g7 go es`; more words by which they look for it, with spaces between. */
void position_list_entry(const struct match *match, const struct move *move, struct text *out);
void position_list_words(const struct match *match, const struct move *move, struct text *out);

/* The words of records that a word of people may mean, as far as the game says how people say things; with a blank after each. False:
   nobody knows the word. */
bool position_words_meant(const struct match *match, const char *word, struct text *out);

/* What a sentence says of an entry, as words of records: all of it, or what is not missing; the player to act does it if nobody is named.
   Nothing if it cannot be read. */
void position_sentence_words(const struct match *match, const void *state, const char *line, struct text *out);

/* The optional entry of the player to act, before the entry `next` (NULL: before claims); false: there is none. */
bool position_optional(const struct match *match, const void *state, const struct move *next, struct move *optional);

/* Is it the optional entry of the player to act, or will it be after others of its kind? */
bool position_goes_unsaid(const struct match *match, const void *state, const struct move *move);

/* Respells the entry as it would be listed; false: it is never listed. */
bool position_spell(const struct match *match, const void *state, struct move *move);

/* Do two entries mean the same on the table? */
bool position_same_meaning(const struct match *match, const struct move *a, const struct move *b);

/* The same entry as it is formatted. */
struct move position_canonical(const struct match *match, const struct move *move);

/* The picture, empty where a game has none; has_picture tells. */
struct canvas position_draw(const struct match *match, const void *state, struct arena *arena);

/* The same on an empty canvas of their own. */
void position_draw_on(const struct match *match, const void *state, struct canvas *canvas);
bool has_picture(const struct game *game);

/* Onto the picture of the position after an entry: what it wanted, used and speaks of. `heard` is what it was judged on. */
void position_draw_move(const struct match *match, const void *heard, const struct move *move, enum fate fate,
                        struct canvas *canvas);

/* What a legal entry earns whom; what the table shows of old mistakes, one line each. Often nothing. */
void position_earns(const struct match *match, const void *state, const struct move *move, struct earnings *out);
void position_remarks(const struct match *match, const void *state, struct text *out);

/* Box data that the position rests on, assumed or not. */
void position_touched(const struct match *match, const void *state, struct touched *out);

/* The components of the box as lines of text; nothing where a game has none with shapes. */
void position_box_sheet(const struct match *match, struct arena *scratch, struct text *out);

/* The same as a picture. False: the game has no shapes. */
bool position_draw_box(const struct match *match, struct canvas *canvas);

/* How many accounts the ledger follows, and what is in one of them, in halves. */
int account_count(const struct game *game);
int position_balance(const struct match *match, const void *state, int seat, int account);
bool position_balance_is_unknown(const struct match *match, const void *state, int seat, int account);

#endif
