/* Myst: setting up pieces, covers and pawns. */
#include <string.h>

#include "games/myst/myst.h"

static bool lay_one(struct hearing *h, int team, int piece, int position, const struct node *at)
{
    struct myst_state *s = h->state;
    const char *const *id = myst_box_of(h->match)->id;
    int owner = myst_owner(s, position);
    if (myst_is_used(s, team, piece))
        return reject(h, at, RULE_PIECE, "the piece %s of %s is on the board twice", id[piece], h->match->names[team]);
    if (owner >= 0)
        return reject(h, at, RULE_OPEN, "two pieces are on %s: %s of %s and %s of %s", id[position],
                      id[myst_piece_on(s, position)], h->match->names[owner], id[piece], h->match->names[team]);
    myst_lay_down(s, team, piece, position);
    return true;
}

static bool lay_item(struct hearing *h, const struct node *table, int team, const struct node *item)
{
    int first = item->value >> PIECE_BITS & (POSITIONS_MAX - 1), second = item->value & (POSITIONS_MAX - 1);
    (void)table;
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

const struct node *myst_pieces_of(const struct node *table, int team)
{
    const struct node *pieces = myst_for_team(table, "pieces", team);
    return pieces && pieces->kind == NODE_LIST ? pieces : NULL;
}

/* Does the table say which pieces are on the board? */
static bool gives_pieces(const struct node *table)
{
    const struct node *pieces = node_get(table, "pieces");
    return pieces && (!pieces->first || myst_pieces_of(table, 0) || myst_pieces_of(table, 1));
}

/* From the spin for the turns on the board is full. A team that `pieces` leaves out has every position that is left;
   without `pieces` nobody knows whose they are. */
static void fill_up(const struct match *match, struct myst_state *s, const struct node *table,
                    const struct myst_clues *clues)
{
    const struct myst_box *box = myst_box_of(match);
    bool named[TEAMS] = {myst_pieces_of(table, 0), myst_pieces_of(table, 1)};
    s->whose_unknown = !gives_pieces(table);
    for (int position = 0; position < box->positions; position++) {
        if (!myst_is_open(s, position) || clues->hole[position])
            continue;
        if (s->whose_unknown) {
            s->spot[position].lies = UNKNOWN;
            s->open--;
        } else if (named[0] != named[1])
            myst_lay_down(s, named[0] ? 1 : 0, position, position);
    }
    for (int landmark = 0; landmark < box->landmarks && s->whose_unknown; landmark++)
        s->cover[landmark] = myst_is_open(s, box->key[landmark]) ? NOBODY : UNKNOWN;
}

static bool lay_cover(struct hearing *h, const struct node *cover)
{
    struct myst_state *s = h->state;
    const struct myst_box *box = myst_box_of(h->match);
    int landmark = cover->key->value, team = cover->value, key = box->key[landmark];
    const char *title = box->title[landmark];
    if (s->cover[landmark] >= 0)
        return reject(h, cover->key, RULE_PIECE, "the cover on the %s is named twice", title);
    s->cover[landmark] = NOBODY;
    if (team == NOBODY)
        return true;
    if (myst_is_used(s, team, key))
        return reject(h, cover, RULE_PIECE, "the key piece of %s for the %s is on the board and on top of it",
                      h->match->names[team], title);
    if (myst_is_open(s, key))
        return reject(h, cover->key, RULE_COVER, "there is no piece on %s to cover", box->id[key]);
    s->cover[landmark] = (signed char)team;
    return true;
}

static bool put_aside(struct hearing *h, const struct node *table, int team, const struct node *item)
{
    struct myst_state *s = h->state;
    const struct myst_box *box = myst_box_of(h->match);
    (void)table;
    int landmark = item->value;
    if (myst_is_used(s, team, box->key[landmark]) || s->cover[landmark] == team || myst_is_aside(s, team, landmark))
        return reject(h, item, RULE_PIECE, "the key piece of %s for the %s is both aside and somewhere else",
                      h->match->names[team], box->title[landmark]);
    s->team[team].aside |= (uint64_t)1 << landmark;
    return true;
}

static short place_of(const struct node *word)
{
    return (short)(word ? word->value : NONE);
}

static bool set_reached(struct hearing *h, const struct node *table)
{
    struct myst_state *s = h->state;
    bool fits = true;
    for (const struct node *item = node_first(node_get(table, "reached")); item; item = item->next) {
        int landmark = myst_box_of(h->match)->landmark_at[item->value];
        if (landmark >= 0)
            s->reached[landmark] = REACHED;
        else
            fits = blame(h, item,
                         misread(h, "%s is not the key position of a landmark%s", item->text,
                                 myst_own_board(h->match, "landmarks")));
    }
    return fits;
}

/* Its only key piece, or its only piece: what it placed first, if the position does not say. */
int myst_usual_first_piece(const struct match *match, const struct myst_state *s, int team)
{
    const struct myst_box *box = myst_box_of(match);
    int keys = 0, key = NONE, piece = NONE;
    for (int position = 0; position < box->positions; position++) {
        if (myst_owner(s, position) != team)
            continue;
        piece = position;
        if (box->landmark_at[myst_piece_on(s, position)] >= 0) {
            key = position;
            keys++;
        }
    }
    if (keys == 1)
        return key;
    return s->whose_unknown || s->team[team].placed > 1 || keys ? UNKNOWN : piece;
}

bool myst_set_board(struct hearing *h, const struct node *table, const struct myst_clues *clues)
{
    struct myst_state *s = h->state;
    const struct node *passing = node_get(table, "passing");
    bool fits = myst_each_fits(h, table, "pieces", lay_item);
    if (clues->covered)
        fill_up(h->match, s, table, clues);
    for (const struct node *cover = fits ? node_first(node_get(table, "covers")) : NULL; cover; cover = cover->next)
        fits = lay_cover(h, cover) && fits;
    fits = myst_each_fits(h, table, "aside", put_aside) && fits;
    s->passing_from = place_of(node_get(passing, "from"));
    s->passing_left = node_number(passing, "left", 0);
    for (int team = 0; team < TEAMS; team++) {
        s->team[team].first = place_of(myst_for_team(table, "first", team));
        s->team[team].pawn = place_of(myst_for_team(table, "pawns", team));
    }
    for (int team = 0; team < TEAMS && fits; team++)
        if (!myst_for_team(table, "first", team))
            s->team[team].first = (short)myst_usual_first_piece(h->match, s, team);
    return set_reached(h, table) && fits;
}
