/* Myst: the table of the interface. */
#include "games/myst/myst.h"

#include <stddef.h>

extern const struct built_in_box myst_box;
extern const struct topic myst_topics[];
extern const char myst_artwork[];
extern const struct game myst_game;

static const char *const on_positions[] = {"positions", NULL};
static const char *const on_landmarks[] = {"landmarks", NULL};
static const char *const on_score[] = {"landmarks", "switches", NULL};

const struct rule myst_rules[RULES + 1] = {
#define LOG(name, code, ...) [RULE_LOG_##name] = {"log." code, __VA_ARGS__},
#define RULE(name, code, ...) [RULE_##name] = {"myst." code, __VA_ARGS__},
#include "games/myst/rules.def"
#undef LOG
#undef RULE
    [RULES] = {0},
};

static size_t needed_size(const struct match *match)
{
    return offsetof(struct myst_state, spot) + (size_t)myst_box_of(match)->positions * sizeof(struct myst_spot);
}

const struct game myst_game = {
    .id = "myst",
    .title = "Myst, the puzzle board game",
    GAME_ROWS(myst),
    .seats_min = TEAMS,
    .seats_max = TEAMS,
    .seats_rule = "myst.teams",
    .built_in = &myst_box,
    .over = myst_over,
    .say_end = myst_say_end,
    .count = &myst_final_count,
    .other_words = myst_other_words,
    .says = &myst_says,
    .other_names = myst_other_names,
    .wrong_seats = myst_wrong_seats,
    .topics = myst_topics,
    .needed_size = needed_size,
    .clock.phase = myst_phase,
    .clock.round = myst_round,
    .books.accounts = myst_accounts,
    .books.balance = myst_balance,
    .books.keep = myst_keep_books,
    .optional.tell = myst_tell_optional,
    .optional.tell_all = myst_tell_all,
    .set.stays = myst_stays,
    .set.lay = myst_lay_set,
    .set.lay_again = myst_lay_again,
    .set.keep = myst_keep_after_set,
    .doubt.claim_open = myst_claim_open,
    .lists.list_words = myst_list_words,
    .lists.unlisted = myst_unlisted,
    .lists.pieces = myst_pieces,
    .chance.draw = myst_chance,
    .picture.artwork = myst_artwork,
    .picture.prefix = "myst-",
    .picture.draw = myst_draw,
};
