/* Cyclades: fleets, chains of fleets, closed seas, figures and where they stand. */
#include "games/cyclades/state.h"

/* Searches backwards from the goal, so that `next` leads forwards. */
int cyc_chain(const struct cyc_box *b, const struct cyc_state *s, int seat, int from, int to, int seas[CIRCLES_MAX])
{
    int waiting[CIRCLES_MAX] = {0}, next[CIRCLES_MAX] = {0}, first = 0, count = 0;
    for (int sea = 0; sea < b->circles; sea++) {
        bool ashore = b->isle[to].coast[sea] && s->sea[sea].owner == seat;
        next[sea] = ashore ? sea : NOWHERE;
        if (ashore)
            waiting[count++] = sea;
    }
    while (first < count && !b->isle[from].coast[waiting[first]]) {
        int sea = waiting[first++];
        for (int i = 0; i < b->besides[sea]; i++) {
            int other = b->beside[sea][i];
            if (next[other] == NOWHERE && b->isle_of[other] == NOWHERE && s->sea[other].owner == seat) {
                next[other] = sea;
                waiting[count++] = other;
            }
        }
    }
    int length = 0;
    for (int sea = first < count ? waiting[first] : NOWHERE; sea != NOWHERE;
         sea = next[sea] == sea ? NOWHERE : next[sea])
        seas[length++] = sea;
    return length;
}

bool cyc_chained(const struct cyc_box *b, const struct cyc_state *s, int seat, int from, int to)
{
    int seas[CIRCLES_MAX];
    return cyc_chain(b, s, seat, from, to, seas) > 0;
}

bool cyc_kraken_in(const struct cyc_state *s, int sea)
{
    return s->figure[FIGURE_KRAKEN].at == sea;
}

bool cyc_polyphemus_beside(const struct cyc_box *b, const struct cyc_state *s, int sea)
{
    int isle = s->figure[FIGURE_POLYPHEMUS].at;
    return isle != NOWHERE && b->isle[isle].coast[sea];
}

bool cyc_is_closed(const struct cyc_box *b, const struct cyc_state *s, int sea)
{
    return cyc_kraken_in(s, sea) || cyc_polyphemus_beside(b, s, sea);
}

bool cyc_can_enter(const struct cyc_box *b, const struct cyc_state *s, int seat, int sea)
{
    return b->isle_of[sea] == NOWHERE && (s->sea[sea].owner == NOBODY || s->sea[sea].owner == seat)
           && !cyc_is_closed(b, s, sea);
}

bool cyc_is_stray(const struct cyc_box *b, const struct cyc_state *s, int sea)
{
    bool closed = s->push == NOWHERE ? cyc_is_closed(b, s, sea) : cyc_kraken_in(s, sea);
    return s->sea[sea].fleets > 0 && closed;
}

bool cyc_own_coast(const struct cyc_box *b, const struct cyc_state *s, int seat, int sea)
{
    for (int isle = 0; isle < b->isles; isle++)
        if (s->isle[isle].owner == seat && b->isle[isle].coast[sea])
            return true;
    return false;
}

int cyc_figure_on(const struct cyc_state *s, int isle)
{
    for (int figure = FIGURE_CHIRON; figure < FIGURES; figure++)
        if (s->figure[figure].at == isle)
            return figure;
    return NOWHERE;
}

bool cyc_stands_on(const struct cyc_state *s, enum cyc_figure figure, int isle)
{
    return s->figure[figure].at == isle;
}

void cyc_put_fleets(struct cyc_state *s, int seat, int sea, int fleets)
{
    s->sea[sea].fleets += fleets;
    s->sea[sea].owner = s->sea[sea].fleets > 0 ? seat : NOBODY;
}

void cyc_remove_fleets(const struct cyc_box *b, struct cyc_state *s, int seat)
{
    for (int sea = 0; sea < b->circles; sea++)
        if (s->sea[sea].owner == seat)
            s->sea[sea] = (struct cyc_sea){.owner = NOBODY};
}
