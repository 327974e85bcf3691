/* Mykerinos: the table of the interface. */
#include "games/mykerinos/mykerinos.h"

extern const char mykerinos_box[];
extern const struct game mykerinos_game;

static bool sand_left(const struct state *s)
{
    for (int space = 0; space < spaces_in(s->season); space++)
        if (sand_free(s, space))
            return true;
    return false;
}

static unsigned to_act(const struct match *match, const void *state)
{
    const struct state *s = state;

    switch ((enum phase)s->phase) {
    case PHASE_DEAL:
        return 1u << CHANCE;
    case PHASE_EXCAVATION: {
        bool neutral = s->neutral_play != NOBODY && s->held[s->neutral_play] > 0 && sand_left(s);
        return 1u << s->turn | (neutral ? 1u << s->neutral_play : 0);
    }
    case PHASE_SURVEY:
        return 1u << myk_next_decision(match, s).owner;
    default:
        return 0;
    }
}

static bool over(const struct match *match, const void *state)
{
    (void)match;
    return ((const struct state *)state)->phase == PHASE_OVER;
}

static const char *phase(const struct match *match, const void *state)
{
    (void)match;
    return myk_phase_names[((const struct state *)state)->phase];
}

static void moment(const struct match *match, const void *state, struct text *out)
{
    const struct state *s = state;

    if (s->phase == PHASE_OVER)
        text_add(out, "over");
    else
        text_format(out, "season %d, %s", s->season, phase(match, state));
    if (s->phase == PHASE_SURVEY)
        text_format(out, ", area %d", s->area);
}

static void expects(const struct match *match, const void *state, struct text *out)
{
    const struct state *s = state;

    (void)match;
    if (s->phase == PHASE_DEAL)
        text_format(out, "table: deal, %d tiles", tiles_in(s->season));
}

/* Before the first season chance gives out the marker and lays a patron disk on each circle. */
static void lay_out(const struct match *match, struct random *random, struct writer *w)
{
    int disk[PATRONS];

    write_word(w, "marker", match->names[random_below(random, match->seats)]);
    for (int patron = 0; patron < PATRONS; patron++)
        disk[patron] = patron;
    random_shuffle(random, disk, PATRONS);
    write_list(w, "wings");
    for (int circle = 0; circle < PATRONS; circle++)
        write_word(w, NULL, myk_kind_names[disk[circle]]);
    write_end(w);
}

const struct game mykerinos_game = {
    .id = "mykerinos",
    .title = "Mykerinos",
    .seats_min = 2,
    .seats_max = PLAYERS,
    .reserved = (const char *const[]){"neutral", "empty", "gone", "none", NULL},
    .rules = myk_rules,
    .house = myk_house,
    .verbs = myk_verbs,
    .table = &myk_table,
    .box = &myk_box_shape,
    .box_text = mykerinos_box,
    .accounts = myk_accounts,
    .state_size = sizeof(struct state),
    .open_box = myk_open_box,
    .setup = myk_setup,
    .to_act = to_act,
    .over = over,
    .phase = phase,
    .moment = moment,
    .suggest = myk_suggest,
    .random_setup = lay_out,
    .score = myk_score,
    .write = myk_write,
    .invariant = myk_invariant,
    .balance = myk_balance,
    .chance = myk_chance,
    .normal = myk_normal,
    .at_end = myk_closing,
    .unlisted = expects,
    .draw = myk_draw,
};
