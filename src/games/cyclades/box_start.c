/* Cyclades: the box: start positions. */
#include "games/cyclades/box.h"

static bool wrong_start(struct hearing *h, const struct node *word, const char *kind)
{
    misread(h, "%s is not %s of this map", word->text, kind);
    cyc_blame(h, word);
    return false;
}

/* Only one piece can start on a space. False after a finding. */
static bool take_space(struct hearing *h, const struct node *word, bool *taken)
{
    bool free = !*taken;
    *taken = true;
    if (!free) {
        misread(h, "%s is already a start space; only one piece can start there", word->text);
        cyc_blame(h, word);
    }
    return free;
}

static bool place_start(struct hearing *h, struct cyc_box *box, const struct node *start, int seat,
                        bool taken[CIRCLES_MAX])
{
    for (const struct node *word = node_get(start, "isles")->first; word; word = word->next) {
        int circle = cyc_circle_at(h, box, word), isle = cyc_isle_meant(box, circle);
        if (circle == NOWHERE || isle == NOWHERE)
            return circle != NOWHERE && wrong_start(h, word, "an isle");
        if (!take_space(h, word, &taken[circle]))
            return false;
        box->start[seat].isle[box->start[seat].isles++] = isle;
    }
    for (const struct node *word = node_get(start, "fleets")->first; word; word = word->next) {
        int circle = cyc_circle_at(h, box, word);
        if (circle == NOWHERE || cyc_sea_meant(box, circle) == NOWHERE)
            return circle != NOWHERE && wrong_start(h, word, "a sea");
        if (!take_space(h, word, &taken[circle]))
            return false;
        box->start[seat].sea[box->start[seat].seas++] = circle;
    }
    return true;
}

bool cyc_place_starts(struct hearing *h, struct cyc_box *box, const struct node *starts)
{
    if (starts->count < h->match->seats) {
        misread(h, "there %s %d start position%s for %d players; write one for each", starts->count == 1 ? "is" : "are",
                starts->count, plural(starts->count), h->match->seats);
        cyc_blame(h, node_get(starts->first, "isles"));
        return false;
    }
    bool taken[CIRCLES_MAX] = {false};
    for (int seat = 0; seat < h->match->seats; seat++)
        if (!place_start(h, box, node_item(starts, seat), seat, taken))
            return false;
    return true;
}
