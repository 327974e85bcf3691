/* Myriath: strips laid in the lanes between printed squares, for points wherever their ends touch. */
#include "games/myriath/myriath.h"

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
    .quiet = myr_quiet,
    .tell_quiet = myr_tell_quiet,
    .reword = myr_reword,
    .read_points = myr_read_points,
    .other_words = myr_other_words,
    .topics = myr_topics,
    .live_size = live_size,
    .weight = myr_weight,
    .same_meaning = myr_alike,
    .at_end = myr_at_end,
    .earns = myr_earns,
    .list_entry = myr_list_entry,
    .list_words = myr_list_words,
    .remarks = myr_remarks,
    .draw = myr_draw,
    .draw_move = myr_draw_move,
    .box_sheet = myr_box_sheet,
    .draw_box = myr_draw_box,
};
