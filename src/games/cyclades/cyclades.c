/* Cyclades: the table that the engine sees; the rules. */
#include "games/cyclades/cyclades.h"

#include "games/cyclades/draw.h"
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
static const char *const stays[] = {"out", NULL};

static const char *const reserved[] = {"free", "none", "apollo", "unknown", NULL};

const struct game cyclades_game = {
    .id = "cyclades",
    .title = "Cyclades",
    GAME_ROWS(cyc),
    .seats_min = 2,
    .seats_max = 5,
    .reserved = reserved,
    .built_in = &cyclades_box,
    .over = cyc_over,
    .other_words = cyc_other_words,
    .say_end = cyc_say_end,
    .count = &cyc_final_count,
    .presets = cyc_presets,
    .says = &cyclades_says,
    .topics = cyclades_topics,
    .clock.phase = cyc_phase,
    .clock.round = cyc_round,
    .clock.stage = cyc_stage,
    .books.accounts = cyc_accounts,
    .books.balance = cyc_balance,
    .books.keep = cyc_keep_books,
    .optional.tell = cyc_tell_optional,
    .set.stays = stays,
    .set.boards = boards,
    .set.keep = cyc_keep_after_set,
    .lists.unlisted = cyc_unlisted,
    .chance.draw = cyc_chance,
    .picture.artwork = cyclades_artwork,
    .picture.prefix = "cyc-",
    .picture.draw = cyc_draw,
};
