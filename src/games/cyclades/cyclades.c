/* Cyclades: the table that the engine sees; the rules. */
#include "games/cyclades/cyclades.h"

#include "games/cyclades/draw.h"
#include "games/cyclades/says.h"
#include "games/cyclades/table.h"

extern const struct built_in_box cyclades_box;
extern const char cyclades_artwork[];
extern const struct game cyclades_game;

const struct rule cyc_rules[] = {
#define LOG(name, code, cite, sentence, reading, rests_on)                                                             \
    [RULE_LOG_##name] = {"log." code, cite, sentence, reading, NULL},
#define RULE(name, code, cite, sentence, reading, rests_on)                                                            \
    [RULE_##name] = {"cyclades." code, cite, sentence, reading, NULL},
#include "games/cyclades/rules.def"
#undef LOG
#undef RULE
    [RULES] = {0},
};

unsigned cyc_rests_on(enum cyc_rule rule)
{
    static const unsigned parts[] = {
#define LOG(name, code, cite, sentence, reading, rests_on) [RULE_LOG_##name] = (rests_on),
#define RULE(name, code, cite, sentence, reading, rests_on) [RULE_##name] = (rests_on),
#include "games/cyclades/rules.def"
#undef LOG
#undef RULE
    };
    return parts[rule];
}

/* Of these a set changes only what it names. */
static const char *const boards[] = {"isles", "fleets", NULL};

/* What stays as it is when players set a new position. */
static const char *const stays[] = {"isles", "fleets", "figures", "out", "cycle", "stray", NULL};

static const char *const reserved[] = {"free", "none", "apollo", "unknown", NULL};

const struct game cyclades_game = {
    .id = "cyclades",
    .title = "Cyclades",
    .seats_min = 2,
    .seats_max = 5,
    .reserved = reserved,
    .rules = cyc_rules,
    .house = cyc_house,
    .verbs = cyc_verbs,
    .table = &cyc_table_shape,
    .box = &cyc_box_shape,
    .built_in = &cyclades_box,
    .artwork = cyclades_artwork,
    .accounts = cyc_account_names,
    .state_size = sizeof(struct cyc_state),
    .open_box = cyc_open_box,
    .setup = cyc_setup_table,
    .to_act = cyc_to_act,
    .over = cyc_over,
    .phase = cyc_phase_name,
    .round = cyc_round,
    .stage = cyc_stage,
    .score = cyc_score,
    .scored = cyc_scored,
    .write = cyc_write_table,
    .invariant = cyc_invariant,
    .balance = cyc_balance,
    .chance = cyc_chance,
    .unlisted = cyc_unlisted,
    .earns = cyc_earns,
    .draw = cyc_draw,
    .draw_move = cyc_draw_move,
    .optional_entry = cyc_optional_entry,
    .tell_optional = cyc_tell_optional,
    .other_words = cyc_other_words,
    .stays = stays,
    .boards = boards,
    .keep_after_set = cyc_keep_after_set,
    .assumed_part = cyc_assumed_part,
    .could_be = cyc_could_be,
    .say_end = cyc_say_end,
    .touched = cyc_touched,
    .count = &cyc_count,
    .presets = cyc_presets,
    .topics = cyc_topics,
    .says = &cyc_says,
};
