/* Mytikas: assumed values: each is pointed out once, and the printed data that a position rests on have names. */
#include "games/mytikas/mytikas.h"

/* Was this value pointed out before, perhaps at an entry that was taken back? */
static bool already_said(const struct hearing *h, const char *path)
{
    for (const struct finding *finding = h->docket ? h->docket->first : NULL; finding; finding = finding->next)
        if (finding->ruling == RULING_NOTED && strings_have(finding->rests_on, path))
            return true;
    return false;
}

static void path_of(const struct match *match, int what, char path[SAYING])
{
    if (what < ASSUMED_LOCKS)
        put_string(path, SAYING, "costs.%s", myt_piece_names[what - ASSUMED_COST]);
    else if (what == ASSUMED_LOCKS)
        put_string(path, SAYING, "locks.values");
    else if (what < ASSUMED_SACRIFICE)
        put_string(path, SAYING, "level-tokens.%d.%d", match->seats, what - ASSUMED_LEVEL + 1);
    else
        put_string(path, SAYING, "cards.hades.sacrifice.%d",
                   myt_box_of(match)->deity[HADES_CARD].rate[what - ASSUMED_SACRIFICE].cubes);
}

void myt_advise(struct hearing *h, int what, const char *format, ...)
{
    struct myt_state *s = h->state;
    char path[SAYING], saying[SAYING];
    bool before = s->advised >> what & 1;
    path_of(h->match, what, path);
    s->advised |= 1u << what;
    if (before || !assumed(h->match, "%s", path) || already_said(h, path))
        return;
    FORMAT_ARGUMENTS(saying, format);
    advise(h, RULE_ASSUMED, "%s: assumed; compare %s with your copy", saying, path);
    rests_on(h, "%s", path);
}

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
    for (int card = 0; card < CARDS; card++) {
        const char *path = myt_box_of(match)->deity[card].points.assumed;
        if (path && points[card] && (s->holder[card] == IN_LINE || myt_is_held(s, card)))
            touch(out, path, points[card]);
    }
}
