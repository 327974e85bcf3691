/* Mytikas: the table of the interface. */
#include "games/mytikas/mytikas.h"

#include "games/mytikas/count.h"
#include "games/mytikas/says.h"

const struct rule myt_rules[RULES + 1] = {
#define RULE(name, code, cite, sentence, reading, rests_on) {"mytikas." code, cite, sentence, reading, rests_on},
#define LOG(name, code, cite, sentence, reading, rests_on) {"log." code, cite, sentence, reading, rests_on},
#include "games/mytikas/rules.def"
#undef RULE
#undef LOG
    {0},
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
    .artwork = mytikas_artwork,
    .accounts = myt_accounts,
    .holders = myt_holders,
    .state_size = sizeof(struct myt_state),
    .lists_known = true,
    .open_box = myt_open_box,
    .setup = myt_setup,
    .to_act = myt_to_act,
    .over = over,
    .phase = phase,
    .round = round_of,
    .stage = stage,
    .score = myt_score,
    .may_score = myt_may_score,
    .scored = myt_scored,
    .write = myt_write,
    .invariant = myt_invariant,
    .balance = myt_balance,
    .unknown_balance = myt_unknown_balance,
    .optional_entry = myt_optional_entry,
    .tell_optional = myt_tell_optional,
    .written_late = "end",
    .reply = myt_reply,
    .lay_set = myt_lay_set,
    .lay_again = myt_lay_again,
    .stays = myt_stays,
    .touched = myt_touched,
    .start_player = start_player,
    .count = &myt_final_count,
    .random_setup = myt_random_setup,
    .to_act_open = myt_to_act_open,
    .claim_open = myt_claim_open,
    .say_end = myt_say_end,
    .could_be = myt_could_be,
    .assumed_part = myt_assumed_part,
    .like_assumed = myt_like_assumed,
    .says = &myt_says,
    .topics = myt_topics,
    .weight = myt_weight,
    .earns = myt_earns,
    .unlisted = myt_unlisted,
    .draw = myt_draw,
    .draw_move = myt_draw_move,
};
