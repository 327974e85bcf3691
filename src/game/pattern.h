/* The pattern of a game: what its files share with its table (X.c), declared once for all games. game.h says what each
   function does. A game need not have all of them. */
#ifndef GAME_PATTERN_H
#define GAME_PATTERN_H

#include "game/game.h"

/* The answers to a house rule. */
#define ANSWERS(...) ((const char *const[]){__VA_ARGS__, NULL})

/* Functions of verbs; several can be declared at once: `play_function cyc_play_bid, cyc_play_build;` */
typedef void suggest_function(const struct match *match, const void *state, int verb, struct suggestions *out);
typedef bool spell_function(const struct match *match, const void *state, struct move *move);
spell_function spell_unlisted; /* of a verb whose entries are never listed: false */

#define GAME_FUNCTIONS(own)                                                                                            \
    extern const struct rule own##_rules[];                                                                            \
    extern const struct question own##_house[];                                                                        \
    extern const struct verb own##_verbs[];                                                                            \
    extern const struct shape own##_table_shape, own##_box_shape;                                                      \
    extern const struct other_word own##_other_words[];                                                                \
    extern const struct final_count own##_final_count;                                                                 \
    extern const struct count_question own##_count_questions[];                                                        \
    extern const char *const own##_accounts[], *const own##_holders[], *const own##_stays[];                           \
    const void *own##_open_box(struct hearing *h, const struct node *box, struct arena *arena);                        \
    bool own##_setup(struct hearing *h, const struct node *table);                                                     \
    unsigned own##_to_act(const struct match *match, const void *state);                                               \
    bool own##_over(const struct match *match, const void *state);                                                     \
    void own##_score(const struct match *match, const void *state, struct standing *standing);                         \
    void own##_write(const struct match *match, const void *state, struct writer *w);                                  \
    bool own##_invariant(const struct match *match, const void *state);                                                \
    void own##_say_end(const struct match *match, const void *state, struct text *out);                                \
    void own##_write_count(const struct match *match, const void *state, int seat, struct writer *w);                  \
    unsigned own##_moments(const struct match *match, const void *state);                                              \
    const char *own##_phase(const struct match *match, const void *state);                                             \
    void own##_round(const struct match *match, const void *state, struct text *out);                                  \
    void own##_stage(const struct match *match, const void *state, struct text *out);                                  \
    struct balance own##_balance(const struct match *match, const void *state, int holder, int account);               \
    enum outcome own##_keep_books(struct hearing *h, play_function *play);                                             \
    void own##_earns(const struct match *match, const void *state, const struct move *move, struct earnings *out);     \
    void own##_unlisted(const struct match *match, const void *state, struct unlisted_list *out);                      \
    void own##_pieces(const struct match *match, const void *state, struct text *out);                                 \
    void own##_list_words(const struct match *match, const struct move *move, struct text *out);                       \
    enum optional own##_optional_entry(const struct match *match, const void *state, const struct move *next,          \
                                       struct move *optional);                                                         \
    void own##_tell_optional(const struct match *match, const void *state, const struct move *optional,                \
                             struct text *out);                                                                        \
    void own##_tell_all(const struct match *match, const void *state, const struct move *move, int count,              \
                        enum in_words how, struct text *out);                                                          \
    void own##_lay_set(const struct match *match, const void *state, const struct node *set, struct node *table,       \
                       struct arena *arena);                                                                           \
    void own##_lay_again(const struct match *match, const void *state, const struct node *set, struct node *table,     \
                         struct arena *arena);                                                                         \
    void own##_keep_after_set(const struct match *match, const void *before, const struct node *set, void *state);     \
    bool own##_to_act_open(const struct match *match, const void *state);                                              \
    bool own##_claim_open(const struct match *match, const void *state, const char *key, const struct node *claim);    \
    bool own##_could_be(const struct match *match, const void *state, const char *key, int holder,                     \
                        const struct node *claim);                                                                     \
    bool own##_assumed_part(const struct match *match, const void *state, const char *key, int seat,                   \
                            const struct node *claim, struct text *rests_on, struct text *why);                        \
    bool own##_may_score(const struct match *match, const void *state, int seat, int halves);                          \
    void own##_touched(const struct match *match, const void *state, struct touched *out);                             \
    bool own##_chance(const struct match *match, const void *state, struct random *random, struct move *move);         \
    void own##_random_setup(const struct match *match, struct random *random, struct writer *w);                       \
    int own##_weight(const struct match *match, const void *state, const struct move *move);                           \
    void own##_draw(const struct match *match, const void *state, struct canvas *c);                                   \
    void own##_draw_move(const struct match *match, const void *state, const struct move *move, enum fate fate,        \
                         struct canvas *c)

/* The rows of the table of the interface that every game has, with these functions and lists. */
#define GAME_ROWS(own)                                                                                                 \
    .state_size = sizeof(struct own##_state), .rules = own##_rules, .house = own##_house, .verbs = own##_verbs,        \
    .table = &own##_table_shape, .box = &own##_box_shape, .open_box = own##_open_box, .setup = own##_setup,            \
    .to_act = own##_to_act, .score = own##_score, .write = own##_write, .invariant = own##_invariant,                  \
    .optional.entry = own##_optional_entry, .doubt.could_be = own##_could_be,                                          \
    .doubt.assumed_part = own##_assumed_part, .doubt.touched = own##_touched, .lists.earns = own##_earns,              \
    .picture.draw_move = own##_draw_move

#endif
