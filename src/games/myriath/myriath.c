/* Myriath: strips placed in the lanes between printed squares, for points wherever their ends touch. */
#include "games/myriath/myriath.h"

#include "games/myriath/says.h"

extern const struct built_in_box myriath_box;
extern const struct game myriath_game;

static const char *const on_tiles[] = {"tiles", NULL};
static const char *const on_shapes[] = {"geometry", "tiles", NULL};
static const char *const on_board[] = {"board.plan", "board.outer-lane", NULL};
static const char *const on_all[] = {"geometry", "tiles", "board.plan", "board.outer-lane", NULL};

const struct rule myr_rules[] = {
#define LOG(name, code, ...) [RULE_LOG_##name] = {"log." code, __VA_ARGS__},
#define RULE(name, code, ...) [RULE_##name] = {"myriath." code, __VA_ARGS__},
#include "games/myriath/rules.def"
#undef LOG
#undef RULE
    {0},
};

static size_t live_size(const struct match *match)
{
    const struct myr_box *box = match->box;
    int tiles = 0;
    for (int i = 0; i < box->tiles; i++)
        tiles += box->tile[i].count;
    return offsetof(struct myr_state, lying) + (size_t)(match->seats * tiles) * sizeof(struct myr_lying);
}

const struct game myriath_game = {
    .id = "myriath",
    .title = "Myriath",
    .seats_min = 2,
    .seats_max = SEATS,
    .seats_rule = "myriath.players",
    .box_rule = "myriath.box",
    .rules = myr_rules,
    .house = myr_house,
    .verbs = myr_verbs,
    .table = &myr_table_shape,
    .box = &myr_box_shape,
    .built_in = &myriath_box,
    .accounts = myr_accounts,
    .state_size = sizeof(struct myr_state),
    .doubts_claims = true,
    .open_box = myr_open_box,
    .setup = myr_set_up,
    .to_act = myr_to_act,
    .over = myr_over,
    .phase = myr_phase,
    .score = myr_score,
    .write = myr_write,
    .invariant = myr_invariant,
    .balance = myr_balance,
    .optional_entry = myr_optional_entry,
    .tell_optional = myr_tell_optional,
    .lay_set = myr_lay_set,
    .keep_after_set = myr_keep_after_set,
    .could_be = myr_could_be,
    .stays = myr_stays,
    .assumed_part = myr_assumed_part,
    .say_end = myr_say_end,
    .may_score = myr_may_score,
    .touched = myr_touched,
    .give_turn = myr_give_turn,
    .folds_doubts = "tile set and board",
    .count = &myr_count,
    .read_points = myr_read_points,
    .topics = myr_topics,
    .says = &myr_says,
    .clear_table = myr_clear_table,
    .live_size = live_size,
    .weight = myr_weight,
    .canonical = myr_canonical,
    .same_meaning = myr_alike,
    .at_end = myr_at_end,
    .earns = myr_earns,
    .list_words = myr_list_words,
    .remarks = myr_remarks,
    .draw = myr_draw,
    .draw_move = myr_draw_move,
    .box_sheet = myr_box_sheet,
    .draw_box = myr_draw_box,
};
