/* Mykerinos: the table of the interface. */
#include "games/mykerinos/mykerinos.h"

#include "games/mykerinos/says.h"

extern const struct built_in_box mykerinos_box;
extern const char mykerinos_artwork[];

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
    .reserved = (const char *const[]){"neutral", "empty", "gone", NULL},
    .rules = myk_rules,
    .house = myk_house,
    .gone = myk_gone,
    .verbs = myk_verbs,
    .table = &myk_shape_table,
    .box = &myk_shape_box,
    .built_in = &mykerinos_box,
    .artwork = mykerinos_artwork,
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
    .optional_entry = myk_optional_entry,
    .tell_optional = myk_tell_optional,
    .tell_sacrifices = myk_tell_sacrifices,
    .name_gap = myk_name_gap,
    .reply = myk_reply,
    .pin = myk_pin,
    .lay_set = myk_lay_set,
    .keep_after_set = myk_keep_after_set,
    .set_settles = myk_set_settles,
    .stays = myk_stays,
    .to_act_open = myk_to_act_open,
    .could_be = myk_could_be,
    .assumed_part = myk_assumed_part,
    .may_score = myk_may_score,
    .touched = myk_touched,
    .count = &myk_count,
    .other_words = myk_other_words,
    .says = &myk_says,
    .topics = myk_topics,
    .chance = myk_chance,
    .earns = myk_earns,
    .unlisted = myk_unlisted,
    .pieces = myk_pieces,
    .draw = myk_draw,
    .draw_move = myk_draw_move,
};
