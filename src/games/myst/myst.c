/* Myst: the table of the interface. */
#include "games/myst/myst.h"

#include <stddef.h>

extern const struct built_in_box myst_box;
extern const struct game myst_game;

static const char *const on_positions[] = {"positions", NULL};
static const char *const on_landmarks[] = {"landmarks", NULL};
static const char *const on_score[] = {"landmarks", "switches", NULL};

const struct rule myst_rules[RULES + 1] = {
#define LOG(name, code, cite, sentence, reading, rests_on)                                                             \
    [RULE_LOG_##name] = {"log." code, cite, sentence, reading, rests_on},
#define RULE(name, code, cite, sentence, reading, rests_on)                                                            \
    [RULE_##name] = {"myst." code, cite, sentence, reading, rests_on},
#include "games/myst/rules.def"
#undef LOG
#undef RULE
    [RULES] = {0},
};

static size_t live_size(const struct match *match)
{
    return offsetof(struct myst_state, spot) + (size_t)myst_box_of(match)->positions * sizeof(struct myst_spot);
}

const struct game myst_game = {
    .id = "myst",
    .title = "Myst, the puzzle board game",
    .seats_min = TEAMS,
    .seats_max = TEAMS,
    .seats_rule = "myst.teams",
    .rules = myst_rules,
    .house = myst_house,
    .verbs = myst_verbs,
    .table = &myst_table_shape,
    .box = &myst_box_shape,
    .built_in = &myst_box,
    .accounts = myst_accounts,
    .state_size = sizeof(struct myst_state),
    .open_box = myst_open_box,
    .setup = myst_setup,
    .to_act = myst_to_act,
    .over = myst_over,
    .phase = myst_phase,
    .round = myst_round,
    .score = myst_score,
    .scored = myst_scored,
    .write = myst_write,
    .invariant = myst_invariant,
    .balance = myst_balance,
    .quiet = myst_quiet,
    .tell_quiet = myst_tell_quiet,
    .reword = myst_reword,
    .other_actor = myst_other_actor,
    .other_words = myst_other_words,
    .other_names = myst_other_names,
    .topics = myst_topics,
    .live_size = live_size,
    .chance = myst_chance,
    .earns = myst_earns,
    .list_words = myst_list_words,
    .unlisted = myst_unlisted,
    .draw = myst_draw,
    .draw_move = myst_draw_move,
};
