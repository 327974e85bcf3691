/* Mykerinos: the table of the interface. */
#include "games/mykerinos/mykerinos.h"

extern const struct built_in_box mykerinos_box;
extern const struct topic mykerinos_topics[];
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
    GAME_ROWS(myk),
    .seats_min = 2,
    .seats_max = PLAYERS,
    .reserved = (const char *const[]){"neutral", "empty", "gone", NULL},
    .gone = myk_gone,
    .built_in = &mykerinos_box,
    .over = myk_over,
    .count = &myk_final_count,
    .other_words = myk_other_words,
    .says = &mykerinos_says,
    .topics = mykerinos_topics,
    .clock.phase = myk_phase,
    .clock.round = myk_round,
    .clock.stage = myk_stage,
    .books.accounts = myk_accounts,
    .books.holders = myk_holders,
    .books.balance = myk_balance,
    .optional.tell = myk_tell_optional,
    .optional.tell_all = myk_tell_all,
    .optional.name_gap = myk_name_gap,
    .set.lay = myk_lay_set,
    .set.keep = myk_keep_after_set,
    .set.stays = myk_stays,
    .doubt.to_act_open = myk_to_act_open,
    .doubt.may_score = myk_may_score,
    .lists.unlisted = myk_unlisted,
    .lists.pieces = myk_pieces,
    .chance.setup = myk_random_setup,
    .chance.draw = myk_chance,
    .picture.artwork = mykerinos_artwork,
    .picture.prefix = "myk-",
    .picture.draw = myk_draw,
};
