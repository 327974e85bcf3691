/* Mykerinos: the table of the interface. */
#include "games/mykerinos/mykerinos.h"

extern const struct built_in_box mykerinos_box;

const struct rule myk_rules[RULES + 1] = {
#define LOG(name, code, ...) [RULE_LOG_##name] = {"log." code, __VA_ARGS__},
#define RULE(name, code, ...) [RULE_##name] = {"mykerinos." code, __VA_ARGS__},
#include "games/mykerinos/rules.def"
    {0},
};

const struct game mykerinos_game = {
    .id = "mykerinos",
    .title = "Mykerinos",
    .seats_min = 2,
    .seats_max = PLAYERS,
    .reserved = (const char *const[]){"neutral", "empty", "gone", "none", NULL},
    .rules = myk_rules,
    .house = myk_house,
    .gone = myk_gone,
    .verbs = myk_verbs,
    .table = &myk_shape_table,
    .box = &myk_shape_box,
    .built_in = &mykerinos_box,
    .accounts = myk_accounts,
    .holders = myk_holders,
    .state_size = sizeof(struct myk_state),
    .open_box = myk_open_box,
    .setup = myk_setup,
    .to_act = myk_to_act,
    .over = myk_over,
    .phase = myk_phase,
    .round = myk_round,
    .stage = myk_stage,
    .random_setup = myk_random_setup,
    .score = myk_score,
    .write = myk_write,
    .invariant = myk_invariant,
    .balance = myk_balance,
    .quiet = myk_quiet,
    .tell_quiet = myk_tell_quiet,
    .reword = myk_reword,
    .other_words = myk_other_words,
    .topics = myk_topics,
    .chance = myk_chance,
    .at_end = myk_at_end,
    .earns = myk_earns,
    .unlisted = myk_unlisted,
    .pieces = myk_pieces,
    .draw = myk_draw,
    .draw_move = myk_draw_move,
};
