/* Myriath: strips placed in the lanes between printed squares, for points wherever their ends touch. */
#include "games/myriath/myriath.h"

extern const struct built_in_box myriath_box;
extern const struct topic myriath_topics[];
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

static size_t needed_size(const struct match *match)
{
    const struct myr_box *box = match->box;
    return offsetof(struct myr_state, lying) + (size_t)(match->seats * box->copies) * sizeof(struct myr_lying);
}

const struct game myriath_game = {
    .id = "myriath",
    .title = "Myriath",
    GAME_ROWS(myr),
    .seats_min = 2,
    .seats_max = SEATS,
    .half_points = true,
    .seats_rule = "myriath.players",
    .box_rule = "myriath.box",
    .built_in = &myriath_box,
    .shown_by = {"tiles", "sets"},
    .over = myr_over,
    .say_end = myr_say_end,
    .give_turn = myr_give_turn,
    .count = &myr_final_count,
    .read_points = myr_read_points,
    .topics = myriath_topics,
    .says = &myriath_says,
    .needed_size = needed_size,
    .at_end = myr_at_end,
    .remarks = myr_remarks,
    .clock.phase = myr_phase,
    .books.accounts = myr_accounts,
    .books.balance = myr_balance,
    .optional.tell_all = myr_tell_all,
    .set.lay = myr_lay_set,
    .set.keep = myr_keep_after_set,
    .set.stays = myr_stays,
    .doubt.doubts_claims = true,
    .open = {myr_facts, myr_boards, myr_left_open, myr_can_be, myr_needs},
    .doubt.folds_doubts = "tile set and board",
    .lists.canonical = myr_canonical,
    .lists.same_meaning = myr_alike,
    .lists.list_words = myr_list_words,
    .chance.weight = myr_weight,
    .picture.draw = myr_draw,
    .picture.box_sheet = myr_box_sheet,
    .picture.draw_box = myr_draw_box,
};
