/* Mytikas: the table of the interface. */
#include "games/mytikas/mytikas.h"

#include "games/mytikas/count.h"

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
    GAME_ROWS(myt),
    .seats_min = 2,
    .seats_max = PLAYERS,
    .built_in = &mytikas_box,
    .over = over,
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
    .optional.tell = myt_tell_optional,
    .set.lay = myt_lay_set,
    .set.lay_again = myt_lay_again,
    .set.stays = myt_stays,
    .doubt.to_act_open = myt_to_act_open,
    .doubt.claim_open = myt_claim_open,
    .doubt.like_assumed = myt_like_assumed,
    .lists.known_only = true,
    .lists.unlisted = myt_unlisted,
    .chance.setup = myt_random_setup,
    .chance.weight = myt_weight,
    .picture.artwork = mytikas_artwork,
    .picture.prefix = "myt-",
    .picture.draw = myt_draw,
};
