/* Morris: the table of the interface, and the house rules. */
#include "template/morris/morris.h"

extern const struct built_in_box morris_box;
extern const struct game morris_game;

const struct rule morris_rules[RULES + 1] = {
#define LOG(name, code, ...) [RULE_LOG_##name] = {"log." code, __VA_ARGS__},
#define RULE(name, code, ...) [RULE_##name] = {"morris." code, __VA_ARGS__},
#include "template/morris/rules.def"
};

/* ---- house.c --------------------------------------------------------------------------------------------------- */

#define ANSWERS(...) ((const char *const[]){__VA_ARGS__, NULL})

static const struct question house[QUESTIONS + 1] = {
    [HOUSE_FLYING] = {"flying", "May a player with three men fly?", ANSWERS("three", "never"), FLYING_THREE,
                      "Most groups allow it. Without it the player with more men nearly always wins."},
    [HOUSE_TWO_MILLS] = {"two-mills", "How many men does a player take who closes two mills at once?",
                         ANSWERS("one", "two"), TWO_MILLS_ONE, "Both are played; one man a turn is more common."},
    [HOUSE_ALL_IN_MILLS] = {"all-in-mills", "What may be taken while every man is in a mill?", ANSWERS("any", "none"),
                            ALL_IN_MILLS_ANY, "Both are played; with `none` three men in a mill are never taken."},
    [HOUSE_DRAW] = {"draw", "After how many moves in a row without a mill is the game a draw?",
                    ANSWERS("50", "20", "100"), 0, "Without a number, a game might never end. Clubs differ."},
};

/* ---- morris.c -------------------------------------------------------------------------------------------------- */

const struct game morris_game = {
    .id = "morris",
    .title = "Nine Men's Morris",
    .seats_min = PLAYERS,
    .seats_max = PLAYERS,
    .half_points = true,
    .rules = morris_rules,
    .house = house,
    .verbs = morris_verbs,
    .table = &morris_table_shape,
    .box = &morris_box_shape,
    .built_in = &morris_box,
    .books.accounts = morris_accounts,
    .books.balance = morris_balance,
    .books.rules = morris_account_rules,
    .state_size = sizeof(struct morris_state),
    .open_box = morris_open_box,
    .setup = morris_setup,
    .to_act = morris_to_act,
    .over = morris_over,
    .clock.phase = morris_phase,
    .score = morris_score,
    .write = morris_write,
    .invariant = morris_invariant,
    .count = &morris_final_count,
    .says = &morris_says,
    .picture.draw = morris_draw,
    .picture.draw_move = morris_draw_move,
};
