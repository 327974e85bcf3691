/* Cyclades: the table that the engine sees. */
#include "games/cyclades/draw.h"
#include "games/cyclades/moves.h"
#include "games/cyclades/score.h"
#include "games/cyclades/table.h"
#include "games/cyclades/verbs.h"

extern const char cyclades_box[];
extern const struct game cyclades_game;

static const char *const reserved[] = {"free", "none", "apollo", "unknown", NULL};
static const char *const accounts[] = {"metropolises", "gold", "priests", "philosophers", NULL};

static bool over(const struct match *match, const void *state)
{
    (void)match;
    return ((const struct state *)state)->phase == PHASE_OVER;
}

static const char *phase(const struct match *match, const void *state)
{
    (void)match;
    return cyc_phase_names[((const struct state *)state)->phase];
}

static void moment(const struct match *match, const void *state, struct text *out)
{
    (void)match;
    const struct state *s = state;
    text_format(out, "cycle %d, %s", s->cycle, cyc_phase_names[s->phase]);
    if (s->phase == PHASE_ACTIONS)
        text_format(out, " of %s", cyc_god_names[s->turn.god]);
}

const struct game cyclades_game = {
    .id = "cyclades",
    .title = "Cyclades",
    .seats_min = 2,
    .seats_max = 5,
    .reserved = reserved,
    .rules = cyclades_rules,
    .house = cyclades_house,
    .verbs = cyclades_verbs,
    .table = &cyclades_table_shape,
    .box = &cyclades_box_shape,
    .box_text = cyclades_box,
    .accounts = accounts,
    .state_size = sizeof(struct state),
    .open_box = cyc_open_box,
    .setup = cyc_setup_table,
    .to_act = cyc_to_act,
    .over = over,
    .phase = phase,
    .moment = moment,
    .suggest = cyc_suggest,
    .score = cyc_score,
    .write = cyc_write_table,
    .invariant = cyc_invariant,
    .balance = cyc_balance,
    .chance = cyc_chance,
    .normal = cyc_normal,
    .at_end = cyc_closing,
    .unlisted = cyc_expects,
    .draw = cyc_draw,
};
