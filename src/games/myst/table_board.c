/* Myst: setting up pieces, covers and pawns. */
#include <string.h>

#include "games/myst/myst.h"

static bool lay_one(struct hearing *h, int team, int piece, int position, const struct node *at)
{
    struct myst_state *s = h->state;
    const char *const *id = myst_box_of(h->match)->id;
    if (myst_is_used(s, team, piece))
        return blame(
            h, at,
            refuse(h, RULE_PIECE, "the piece %s of %s lies on the board twice", id[piece], h->match->names[team]));
    if (!myst_is_open(s, position))
        return blame(h, at,
                     refuse(h, RULE_OPEN, "two pieces lie on %s: %s of %s and %s of %s", id[position],
                            id[myst_piece_on(s, position)], h->match->names[myst_owner(s, position)], id[piece],
                            h->match->names[team]));
    myst_lay_down(s, team, piece, position);
    return true;
}

static bool lay_item(struct hearing *h, int team, const struct node *item)
{
    int first = item->value >> PIECE_BITS & (POSITIONS_MAX - 1), second = item->value & (POSITIONS_MAX - 1);
    if (item->value >= NOWHERE && strstr(item->text, ".."))
        return blame(h, item,
                     refuse(h, RULE_SPACE,
                            "the board has no run %.50s: both ends must be on it, the earlier one first%s", item->text,
                            assumed(h->match, "positions") ? " (the positions of the box are assumed)" : ""));
    if (!myst_known_place(h, item))
        return false;
    if (item->value < PIECE_AWAY)
        return lay_one(h, team, item->value, item->value, item);
    if (item->value < PIECE_RUN)
        return lay_one(h, team, first, second, item);
    bool fits = true;
    for (int piece = first; piece <= second; piece++)
        if (fits || (myst_is_open(h->state, piece) && !myst_is_used(h->state, team, piece)))
            fits = lay_one(h, team, piece, piece, item) && fits;
    return fits;
}

static bool lay_pieces(struct hearing *h, const struct node *table)
{
    bool fits = true;
    for (int team = 0; team < TEAMS; team++) {
        const struct node *pieces = myst_for_team(table, "pieces", team);
        for (const struct node *item = pieces ? pieces->first : NULL; item; item = item->next)
            fits = lay_item(h, team, item) && fits;
    }
    return fits;
}

static bool no_landmark(struct hearing *h, const struct node *word)
{
    return blame(h, word,
                 refuse(h, RULE_SPACE, "%s is not the key position of a landmark%s", word->text,
                        assumed(h->match, "landmarks") ? " (the landmarks of the box are assumed)" : ""));
}

static bool known_landmark(struct hearing *h, const struct node *word)
{
    bool elsewhere = word->value >= NOWHERE && myst_position(myst_box_of(h->match), word->text) >= 0;
    return elsewhere ? no_landmark(h, word) : myst_known_place(h, word);
}

static bool lay_cover(struct hearing *h, const struct node *cover)
{
    struct myst_state *s = h->state;
    const struct myst_box *box = myst_box_of(h->match);
    char room[WORD_ROOM];
    if (!known_landmark(h, cover->key))
        return false;
    int landmark = cover->key->value, team = cover->value;
    const char *title = myst_landmark_title(h->match, landmark, room);
    if (s->cover[landmark] != NOBODY)
        return blame(h, cover->key, refuse(h, RULE_PIECE, "the cover on the %s is given twice", title));
    if (myst_is_used(s, team, box->key[landmark]))
        return blame(h, cover,
                     refuse(h, RULE_PIECE, "the key piece of %s for the %s lies on the board and on top of it",
                            h->match->names[team], title));
    if (myst_is_open(s, box->key[landmark]))
        return blame(h, cover->key,
                     refuse(h, RULE_COVER, "nothing lies on %s that could be covered", box->id[box->key[landmark]]));
    s->cover[landmark] = (signed char)team;
    return true;
}

static bool lay_covers(struct hearing *h, const struct node *table)
{
    const struct node *covers = node_get(table, "covers");
    bool fits = true;
    for (const struct node *cover = covers ? covers->first : NULL; cover; cover = cover->next)
        fits = lay_cover(h, cover) && fits;
    return fits;
}

static bool put_one_aside(struct hearing *h, int team, const struct node *item)
{
    struct myst_state *s = h->state;
    char room[WORD_ROOM];
    if (!known_landmark(h, item))
        return false;
    int landmark = item->value;
    if (myst_is_used(s, team, myst_box_of(h->match)->key[landmark]) || s->cover[landmark] == team
        || myst_is_aside(s, team, landmark))
        return blame(h, item,
                     refuse(h, RULE_PIECE, "the key piece of %s for the %s is aside and somewhere else too",
                            h->match->names[team], myst_landmark_title(h->match, landmark, room)));
    s->team[team].aside |= (uint64_t)1 << landmark;
    return true;
}

static bool put_aside(struct hearing *h, const struct node *table)
{
    bool fits = true;
    for (int team = 0; team < TEAMS; team++) {
        const struct node *aside = myst_for_team(table, "aside", team);
        for (const struct node *item = aside ? aside->first : NULL; item; item = item->next)
            fits = put_one_aside(h, team, item) && fits;
    }
    return fits;
}

/* The position of a word, or NONE; false if the board has none such. */
static bool read_place(struct hearing *h, const struct node *word, short *position)
{
    *position = NONE;
    if (!word)
        return true;
    if (!myst_known_place(h, word))
        return false;
    *position = (short)word->value;
    return true;
}

static bool stand(struct hearing *h, const struct node *table)
{
    struct myst_state *s = h->state;
    const struct node *passing = node_get(table, "passing");
    bool fits = read_place(h, node_get(passing, "from"), &s->passing_from);
    s->passing_left = passing ? node_get(passing, "left")->value : 0;
    for (int team = 0; team < TEAMS; team++) {
        fits = read_place(h, myst_for_team(table, "first", team), &s->team[team].first) && fits;
        fits = read_place(h, myst_for_team(table, "pawns", team), &s->team[team].pawn) && fits;
    }
    return fits;
}

static bool set_reached(struct hearing *h, const struct node *table)
{
    struct myst_state *s = h->state;
    const struct node *reached = node_get(table, "reached");
    bool fits = true;
    for (const struct node *item = reached ? reached->first : NULL; item; item = item->next) {
        int landmark = item->value < NOWHERE ? myst_box_of(h->match)->landmark_at[item->value] : -1;
        if (landmark >= 0)
            s->reached[landmark] = REACHED;
        else
            fits = item->value < NOWHERE ? no_landmark(h, item) : myst_known_place(h, item);
    }
    return fits;
}

bool myst_set_board(struct hearing *h, const struct node *table)
{
    bool fits = lay_pieces(h, table);
    fits = fits && lay_covers(h, table);
    fits = put_aside(h, table) && fits;
    fits = stand(h, table) && fits;
    return set_reached(h, table) && fits;
}
