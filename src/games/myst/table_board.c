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

static bool lay_item(struct hearing *h, int team, const struct node *item)
{
    int first = item->value >> PIECE_BITS & (POSITIONS_MAX - 1), second = item->value & (POSITIONS_MAX - 1);
    if (item->value >= NOWHERE && strstr(item->text, ".."))
        return reject(h, item, RULE_SPACE,
                      "the board has no run %.50s; both ends must be on it, the earlier one first%s", item->text,
                      myst_own_board(h->match, "positions"));
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

const struct node *myst_pieces_of(const struct node *table, int team)
{
    const struct node *pieces = myst_for_team(table, "pieces", team);
    return pieces && pieces->kind == NODE_LIST ? pieces : NULL;
}

bool myst_gives_pieces(const struct node *table)
{
    const struct node *pieces = node_get(table, "pieces");
    return pieces && (!pieces->first || myst_pieces_of(table, 0) || myst_pieces_of(table, 1));
}

static bool lay_pieces(struct hearing *h, const struct node *table)
{
    bool fits = true;
    for (int team = 0; team < TEAMS; team++) {
        const struct node *pieces = myst_pieces_of(table, team);
        for (const struct node *item = node_first(pieces); item; item = item->next)
            fits = lay_item(h, team, item) && fits;
    }
    return fits;
}

/* From the spin for the turns on the board is full: a team that `pieces` leaves out has every position that is left. */
static void fill_up(struct myst_state *s, const struct node *table, const struct myst_clues *clues, int positions)
{
    bool named[TEAMS] = {myst_pieces_of(table, 0), myst_pieces_of(table, 1)};
    int team = named[0] ? 1 : 0;
    for (int position = 0; position < positions && clues->covered && named[0] != named[1]; position++)
        if (myst_is_open(s, position) && !clues->hole[position])
            myst_lay_down(s, team, position, position);
}

/* Every position has a piece, and whose it is nobody knows. */
static void lay_unknown(const struct match *match, struct myst_state *s, const struct myst_clues *clues)
{
    const struct myst_box *box = myst_box_of(match);
    s->whose_unknown = true;
    for (int position = 0; position < box->positions; position++)
        if (!clues->hole[position]) {
            s->spot[position].lies = UNKNOWN;
            s->open--;
        }
    for (int landmark = 0; landmark < box->landmarks; landmark++)
        s->cover[landmark] = myst_is_open(s, box->key[landmark]) ? NOBODY : UNKNOWN;
}

static bool no_landmark(struct hearing *h, const struct node *word)
{
    return reject(h, word, RULE_SPACE, "%s is not the key position of a landmark%s", word->text,
                  myst_own_board(h->match, "landmarks"));
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
    if (s->cover[landmark] >= 0)
        return reject(h, cover->key, RULE_PIECE, "the cover on the %s is named twice", title);
    s->cover[landmark] = NOBODY;
    if (team == NOBODY)
        return true;
    if (myst_is_used(s, team, box->key[landmark]))
        return reject(h, cover, RULE_PIECE, "the key piece of %s for the %s is on the board and on top of it",
                      h->match->names[team], title);
    if (myst_is_open(s, box->key[landmark]))
        return reject(h, cover->key, RULE_COVER, "there is no piece on %s to cover", box->id[box->key[landmark]]);
    s->cover[landmark] = (signed char)team;
    return true;
}

static bool lay_covers(struct hearing *h, const struct node *table)
{
    bool fits = true;
    for (const struct node *cover = node_first(node_get(table, "covers")); cover; cover = cover->next)
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
        return reject(h, item, RULE_PIECE, "the key piece of %s for the %s is both aside and somewhere else",
                      h->match->names[team], myst_landmark_title(h->match, landmark, room));
    s->team[team].aside |= (uint64_t)1 << landmark;
    return true;
}

static bool put_aside(struct hearing *h, const struct node *table)
{
    bool fits = true;
    for (int team = 0; team < TEAMS; team++) {
        const struct node *aside = myst_for_team(table, "aside", team);
        for (const struct node *item = node_first(aside); item; item = item->next)
            fits = put_one_aside(h, team, item) && fits;
    }
    return fits;
}

/* The position of a word, or NONE; false if the board has none such. */
static bool read_place(struct hearing *h, const struct node *word, short *position)
{
    *position = NONE;
    if (word && word->value < 0)
        *position = (short)word->value;
    if (!word || word->value < 0)
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
    bool given = passing && passing->first, fits = read_place(h, node_get(passing, "from"), &s->passing_from);
    s->passing_left = given ? node_get(passing, "left")->value : 0;
    for (int team = 0; team < TEAMS; team++) {
        fits = read_place(h, myst_for_team(table, "first", team), &s->team[team].first) && fits;
        fits = read_place(h, myst_for_team(table, "pawns", team), &s->team[team].pawn) && fits;
    }
    return fits;
}

static bool set_reached(struct hearing *h, const struct node *table)
{
    struct myst_state *s = h->state;
    bool fits = true;
    for (const struct node *item = node_first(node_get(table, "reached")); item; item = item->next) {
        int landmark = item->value < NOWHERE ? myst_box_of(h->match)->landmark_at[item->value] : -1;
        if (landmark >= 0)
            s->reached[landmark] = REACHED;
        else
            fits = item->value < NOWHERE ? no_landmark(h, item) : myst_known_place(h, item);
    }
    return fits;
}

/* Its only key piece, or its only piece: what it placed first, if the position does not say. */
static int derived_first(const struct match *match, const struct myst_state *s, int team)
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
    bool alone = keys == 0 && s->team[team].placed == 1;
    return keys == 1 ? key : alone ? piece : UNKNOWN;
}

int myst_usual_first_piece(const struct match *match, const struct myst_state *s, int team)
{
    return s->whose_unknown ? UNKNOWN : s->team[team].placed ? derived_first(match, s, team) : NONE;
}

static void derive_first(const struct match *match, struct myst_state *s, const struct node *table)
{
    for (int team = 0; team < TEAMS; team++)
        if (!myst_for_team(table, "first", team))
            s->team[team].first = (short)myst_usual_first_piece(match, s, team);
}

bool myst_set_board(struct hearing *h, const struct node *table, const struct myst_clues *clues)
{
    struct myst_state *s = h->state;
    bool fits = lay_pieces(h, table);
    if (clues->covered && !myst_gives_pieces(table))
        lay_unknown(h->match, s, clues);
    else
        fill_up(s, table, clues, myst_box_of(h->match)->positions);
    fits = fits && lay_covers(h, table);
    fits = put_aside(h, table) && fits;
    fits = stand(h, table) && fits;
    if (fits)
        derive_first(h->match, s, table);
    return set_reached(h, table) && fits;
}
