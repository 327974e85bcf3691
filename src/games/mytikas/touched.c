/* Mytikas: the printed data that a position rests on, by the words people know them by. */
#include "games/mytikas/mytikas.h"

/* The first assumed path of a group represents the group. */
static const struct {
    const char *words;
    const char *path[AREAS + 1];
} groups[] = {
    {"ribbons",
     {"areas.zeus-day.bonus.kind", "areas.zeus-night.bonus.kind", "areas.demeter-day.bonus.kind",
      "areas.demeter-night.bonus.kind", "areas.poseidon-day.bonus.kind", "areas.poseidon-night.bonus.kind",
      "areas.hades-day.bonus.kind", "areas.hades-night.bonus.kind"}},
    {"building costs", {"costs.minor-city", "costs.major-city", "costs.small-temple", "costs.large-temple"}},
    {"build bonuses",
     {"bonuses.minor-city.1.kind", "bonuses.minor-city.2.kind", "bonuses.major-city.1.kind",
      "bonuses.major-city.2.kind", "bonuses.small-temple.1.kind", "bonuses.small-temple.2.kind",
      "bonuses.large-temple.1.kind"}},
    {"Lock values", {"locks.values"}},
    {"combinations at Demeter Day", {"areas.demeter-day.main.goods"}},
    {"numbers at Poseidon Day and Hades Day", {"areas.poseidon-day.main.amount", "areas.hades-day.main.amount"}},
    {"the Hades card's 7 cubes", {"cards.hades.sacrifice.7"}},
};

static const char *const points[CARDS] = {
    [DEMETER_CARD] = "points of Demeter", [HADES_CARD] = "points of Hades",
    [APOLLO_CARD] = "points of Apollo",   [PAN_CARD] = "points of Pan",
    [ARES_CARD] = "points of Ares",       [HEPHAESTUS_CARD] = "points of Hephaestus",
    [HESTIA_CARD] = "points of Hestia",   [HERMES_CARD] = "points of Hermes",
};

static void touch_points(const struct match *match, int card, struct touched *out)
{
    const char *path = myt_box_of(match)->deity[card].points.assumed;
    if (path)
        touch(out, path, points[card]);
}

/* Only open cards count. */
void myt_touched(const struct match *match, const void *state, struct touched *out)
{
    const struct myt_state *s = state;
    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++) {
        const char *const *path = groups[i].path;
        while (path[1] && !assumed(match, "%s", *path))
            path++;
        touch(out, *path, groups[i].words);
    }
    if (match->seats == 2)
        touch(out, "level-tokens.2.4", "Level 4 tokens (two players)");
    for (int card = 0; card < CARDS; card++)
        if (points[card] && (s->holder[card] == IN_LINE || (s->holder[card] >= 0 && s->holder[card] < match->seats)))
            touch_points(match, card, out);
}
