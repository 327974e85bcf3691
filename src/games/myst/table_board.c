/* Myst: setting up pieces, covers and pawns. */
#include <string.h>

#include "games/myst/myst.h"

static bool lay_one(struct hearing *h, int team, int piece, int position, const struct node *at)
{
    struct myst_state *s = h->state;
    const char *const *id = myst_box_of(h->match)->id;
    if (myst_is_used(s, team, piece))
        return myst_bad_table(h, RULE_PIECE, at, "the piece %s of %s lies on the board twice", id[piece],
                              h->match->names[team]);
    if (!myst_is_open(s, position))
        return myst_bad_table(h, RULE_OPEN, at, "two pieces lie on %s", id[position]);
    myst_lay_down(s, team, piece, position);
    return true;
}

static bool lay_item(struct hearing *h, int team, const struct node *item)
{
    int first = item->value >> PIECE_BITS & (POSITIONS_MAX - 1), second = item->value & (POSITIONS_MAX - 1);
    if (item->value >= NOWHERE && strstr(item->text, ".."))
        return myst_bad_table(
            h, RULE_SPACE, item, "the board has no run %.50s: both ends must be on it, the earlier one first%s",
            item->text, assumed(h->match, "positions") ? " (the positions of the box are assumed)" : "");
    if (!myst_known_place(h, item))
        return false;
    if (item->value < PIECE_AWAY)
        return lay_one(h, team, item->value, item->value, item);
    if (item->value < PIECE_RUN)
        return lay_one(h, team, first, second, item);
    for (int piece = first; piece <= second; piece++)
        if (!lay_one(h, team, piece, piece, item))
            return false;
    return true;
}

static bool lay_pieces(struct hearing *h, const struct node *table)
{
    for (int team = 0; team < TEAMS; team++) {
        const struct node *pieces = myst_for_team(table, "pieces", team);
        for (const struct node *item = pieces ? pieces->first : NULL; item; item = item->next)
            if (!lay_item(h, team, item))
                return false;
    }
    return true;
}

static bool no_landmark(struct hearing *h, const struct node *word)
{
    return myst_bad_table(h, RULE_SPACE, word, "%s is not the key position of a landmark%s", word->text,
                          assumed(h->match, "landmarks") ? " (the landmarks of the box are assumed)" : "");
}

static bool known_landmark(struct hearing *h, const struct node *word)
{
    bool elsewhere = word->value >= NOWHERE && myst_position(myst_box_of(h->match), word->text) >= 0;
    return elsewhere ? no_landmark(h, word) : myst_known_place(h, word);
}

static bool lay_covers(struct hearing *h, const struct node *table)
{
    struct myst_state *s = h->state;
    const struct myst_box *box = myst_box_of(h->match);
    const struct node *covers = node_get(table, "covers");
    for (const struct node *cover = covers ? covers->first : NULL; cover; cover = cover->next) {
        if (!known_landmark(h, cover->key))
            return false;
        int landmark = cover->key->value, team = cover->value;
        if (s->cover[landmark] != NOBODY)
            return myst_bad_table(h, RULE_PIECE, cover->key, "the cover on %s is given twice", box->landmark[landmark]);
        if (myst_is_used(s, team, box->key[landmark]))
            return myst_bad_table(h, RULE_PIECE, cover, "the key piece of %s for %s lies on the board and on top of it",
                                  h->match->names[team], box->landmark[landmark]);
        if (myst_is_open(s, box->key[landmark]))
            return myst_bad_table(h, RULE_COVER, cover, "nothing lies on %s that could be covered",
                                  box->id[box->key[landmark]]);
        s->cover[landmark] = (signed char)team;
    }
    return true;
}

static bool put_aside(struct hearing *h, const struct node *table)
{
    struct myst_state *s = h->state;
    const struct myst_box *box = myst_box_of(h->match);
    for (int team = 0; team < TEAMS; team++) {
        const struct node *aside = myst_for_team(table, "aside", team);
        for (const struct node *item = aside ? aside->first : NULL; item; item = item->next) {
            if (!known_landmark(h, item))
                return false;
            int landmark = item->value;
            if (myst_is_used(s, team, box->key[landmark]) || s->cover[landmark] == team
                || myst_is_aside(s, team, landmark))
                return myst_bad_table(h, RULE_PIECE, item, "the key piece of %s for %s is aside and somewhere else too",
                                      h->match->names[team], box->landmark[landmark]);
            s->team[team].aside |= (uint64_t)1 << landmark;
        }
    }
    return true;
}

static bool stand(struct hearing *h, const struct node *table)
{
    struct myst_state *s = h->state;
    for (int team = 0; team < TEAMS; team++) {
        const struct node *first = myst_for_team(table, "first", team), *pawn = myst_for_team(table, "pawns", team);
        if ((first && !myst_known_place(h, first)) || (pawn && !myst_known_place(h, pawn)))
            return false;
        s->team[team].first = (short)(first ? first->value : NONE);
        s->team[team].pawn = (short)(pawn ? pawn->value : NONE);
    }
    return true;
}

static bool set_reached(struct hearing *h, const struct node *table)
{
    struct myst_state *s = h->state;
    const struct node *reached = node_get(table, "reached");
    for (const struct node *item = reached ? reached->first : NULL; item; item = item->next) {
        if (!myst_known_place(h, item))
            return false;
        int landmark = myst_box_of(h->match)->landmark_at[item->value];
        if (landmark < 0)
            return no_landmark(h, item);
        s->reached[landmark] = REACHED;
    }
    return true;
}

bool myst_set_board(struct hearing *h, const struct node *table)
{
    return lay_pieces(h, table) && lay_covers(h, table) && put_aside(h, table) && stand(h, table)
           && set_reached(h, table);
}
