/* Cyclades: the table that the engine sees; the rules. */
#include "games/cyclades/cyclades.h"

#include "games/cyclades/draw.h"
#include "games/cyclades/says.h"
#include "games/cyclades/table.h"

extern const struct built_in_box cyclades_box;
extern const struct topic cyclades_topics[];
extern const char cyclades_artwork[];
extern const struct game cyclades_game;

const struct rule cyc_rules[] = {
#define LOG(name, code, rests_on, ...) [RULE_LOG_##name] = {"log." code, __VA_ARGS__},
#define RULE(name, code, rests_on, ...) [RULE_##name] = {"cyclades." code, __VA_ARGS__},
#include "games/cyclades/rules.def"
#undef LOG
#undef RULE
    [RULES] = {0},
};

unsigned cyc_rests_on(enum cyc_rule rule)
{
    static const unsigned parts[] = {
#define LOG(name, code, rests_on, ...) [RULE_LOG_##name] = (rests_on),
#define RULE(name, code, rests_on, ...) [RULE_##name] = (rests_on),
#include "games/cyclades/rules.def"
#undef LOG
#undef RULE
    };
    return parts[rule];
}

/* Parts of which a `set` without `phase` changes only the spaces it names. */
static const char *const boards[] = {"isles", "fleets", NULL};

/* Parts that stay when a `set` with `phase` gives a new position. */
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
    .state_size = sizeof(struct cyc_state),
    .open_box = cyc_open_box,
    .setup = cyc_setup,
    .to_act = cyc_to_act,
    .over = cyc_over,
    .score = cyc_score,
    .write = cyc_write,
    .invariant = cyc_invariant,
    .other_words = cyc_other_words,
    .say_end = cyc_say_end,
    .count = &cyc_final_count,
    .presets = cyc_presets,
    .topics = cyclades_topics,
    .says = &cyclades_says,
    .clock.phase = cyc_phase,
    .clock.round = cyc_round,
    .clock.stage = cyc_stage,
    .books.accounts = cyc_accounts,
    .books.balance = cyc_balance,
    .books.keep = cyc_keep_books,
    .optional.entry = cyc_optional_entry,
    .optional.tell = cyc_tell_optional,
    .set.stays = stays,
    .set.boards = boards,
    .set.keep = cyc_keep_after_set,
    .doubt.assumed_part = cyc_assumed_part,
    .doubt.could_be = cyc_could_be,
    .doubt.touched = cyc_touched,
    .lists.unlisted = cyc_unlisted,
    .lists.earns = cyc_earns,
    .chance.draw = cyc_chance,
    .picture.artwork = cyclades_artwork,
    .picture.draw = cyc_draw,
    .picture.draw_move = cyc_draw_move,
};
