/* Mytikas: the table of the interface. */
#include "games/mytikas/mytikas.h"

#include "games/mytikas/count.h"
#include "games/mytikas/says.h"

const struct rule myt_rules[RULES + 1] = {
#define RULE(name, code, ...) [RULE_##name] = {"mytikas." code, __VA_ARGS__},
#define LOG(name, code, ...) [RULE_LOG_##name] = {"log." code, __VA_ARGS__},
#include "games/mytikas/rules.def"
#undef RULE
#undef LOG
    [RULES] = {0},
};

static bool over(const struct match *match, const void *state)
{
    (void)match;
    return ((const struct myt_state *)state)->phase == FINISHED;
}

static const char *phase(const struct match *match, const void *state)
{
    (void)match;
    return myt_phase_names[((const struct myt_state *)state)->phase];
}

static void round_of(const struct match *match, const void *state, struct text *out)
{
    const struct myt_state *s = state;
    if (s->phase < STARTING)
        text_add(out, "setup");
    else if (s->phase != FINISHED && s->turn != NONE) {
        text_add(out, "turn of ");
        text_add(out, match->names[s->turn]);
    }
}

static void stage(const struct match *match, const void *state, struct text *out)
{
    const struct myt_state *s = state;
    bool turn = s->phase >= STARTING && s->phase != FINISHED;
    text_add(out, phase(match, state));
    if (turn && s->doing != NONE)
        text_join(out, myt_area_names[s->doing]);
    if (turn && s->ending)
        text_add(out, ", the last turn");
}

static int start_player(const struct match *match, const void *state)
{
    (void)match;
    return ((const struct myt_state *)state)->first;
}

const struct game mytikas_game = {
    .id = "mytikas",
    .title = "Mytikas",
    .seats_min = 2,
    .seats_max = PLAYERS,
    .rules = myt_rules,
    .house = myt_house,
    .verbs = myt_verbs,
    .table = &myt_table_shape,
    .box = &myt_box_shape,
    .built_in = &mytikas_box,
    .state_size = sizeof(struct myt_state),
    .open_box = myt_open_box,
    .setup = myt_setup,
    .to_act = myt_to_act,
    .over = over,
    .score = myt_score,
    .write = myt_write,
    .invariant = myt_invariant,
    .count = &myt_final_count,
    .say_end = myt_say_end,
    .says = &mytikas_says,
    .topics = mytikas_topics,
    .clock.phase = phase,
    .clock.round = round_of,
    .clock.stage = stage,
    .clock.start_player = start_player,
    .books.accounts = myt_accounts,
    .books.holders = myt_holders,
    .books.balance = myt_balance,
    .optional.entry = myt_optional_entry,
    .optional.tell = myt_tell_optional,
    .optional.written_late = "end",
    .optional.reply = myt_reply,
    .set.lay = myt_lay_set,
    .set.lay_again = myt_lay_again,
    .set.stays = myt_stays,
    .doubt.touched = myt_touched,
    .doubt.to_act_open = myt_to_act_open,
    .doubt.claim_open = myt_claim_open,
    .doubt.could_be = myt_could_be,
    .doubt.assumed_part = myt_assumed_part,
    .doubt.like_assumed = myt_like_assumed,
    .lists.known_only = true,
    .lists.earns = myt_earns,
    .lists.unlisted = myt_unlisted,
    .chance.setup = myt_random_setup,
    .chance.weight = myt_weight,
    .picture.artwork = mytikas_artwork,
    .picture.draw = myt_draw,
    .picture.draw_move = myt_draw_move,
};
