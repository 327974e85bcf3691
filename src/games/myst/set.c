/* Myst: what a `set` in the log changes besides what it names. */
#include "games/myst/myst.h"

/* All keys but those of the running turn. */
const char *const myst_stays[] = {"youngest", "colours", "members", "hands", "dealt", "played",     "flipped",
                                  "first",    "pieces",  "covers",  "aside", "turns", "went-first", "moved",
                                  "pawns",    "holes",   "spins",   "shown", "said",  NULL};

static void drop_for_team(struct node *table, const char *key, int team)
{
    const struct node *value = myst_for_team(table, key, team);
    if (value)
        node_drop(node_get(table, key), value->key->text);
}

/* ---- pieces ------------------------------------------------------------------------------------------------------ */

/* Marks the positions that an item of `pieces` names: one, or a run. */
static void mark_item(int value, bool *taken)
{
    bool run = value >= PIECE_RUN && value < PIECE_END, away = value >= PIECE_AWAY && value < PIECE_RUN;
    int last = run || away ? value & (POSITIONS_MAX - 1) : value;
    for (int at = run ? value >> PIECE_BITS & (POSITIONS_MAX - 1) : last; at <= last && at >= 0 && at < POSITIONS_MAX;
         at++)
        taken[at] = true;
}

static void mark_pieces(const struct node *list, bool *taken)
{
    for (const struct node *item = node_first(list); item; item = item->next)
        mark_item(item->value, taken);
}

static void add_piece(struct node *list, const char *id, int position, struct arena *arena)
{
    struct node *item = node_word(arena, id, list->at);
    item->value = position;
    node_append(list, NULL, item);
}

/* Removes positions that the other team has now from the list. */
static void leave_out(const struct match *match, struct node *list, const bool *taken, struct arena *arena)
{
    const struct myst_box *box = myst_box_of(match);
    struct node *old = list->first, *next;
    list->first = list->last = NULL;
    list->count = 0;
    for (struct node *item = old; item; item = next) {
        next = item->next;
        item->next = NULL;
        bool run = item->value >= PIECE_RUN && item->value < PIECE_END, mine[POSITIONS_MAX] = {false};
        mark_item(item->value, mine);
        for (int position = 0; position < box->positions; position++) {
            if (!mine[position] || taken[position])
                continue;
            if (run)
                add_piece(list, box->id[position], position, arena);
            else
                node_append(list, NULL, item);
        }
    }
}

/* From the exploration on, open positions are holes. */
static void follow_holes(const struct match *match, const struct node *set, struct node *table, struct arena *arena)
{
    const struct myst_box *box = myst_box_of(match);
    const struct node *phase = node_get(table, "phase");
    bool taken[POSITIONS_MAX] = {false};
    if (node_get(set, "holes") || !myst_pieces_of(table, 0) || !myst_pieces_of(table, 1))
        return;
    node_drop(table, "holes");
    bool explores = myst_clues(match, table).explores || myst_says_something(node_get(table, "turns"))
                    || (phase && phase->value >= PHASE_EXPLORE);
    struct node *holes = node_new(arena, NODE_LIST, table->at);
    for (int team = 0; team < TEAMS; team++)
        mark_pieces(myst_pieces_of(table, team), taken);
    for (int position = 0; position < box->positions; position++)
        if (!taken[position])
            add_piece(holes, box->id[position], position, arena);
    if (explores && holes->count)
        node_append(table, node_word(arena, "holes", table->at), holes);
}

/* ---- cards ------------------------------------------------------------------------------------------------------- */

/* A hand that is set shows how many books were used, if that was unknown, and the other way round. */
static void settle_cards(const struct node *set, struct node *table)
{
    for (int team = 0; team < TEAMS; team++) {
        const struct node *hand = myst_for_team(set, "hands", team), *played = myst_for_team(set, "played", team),
                          *used = myst_for_team(table, "played", team), *had = myst_for_team(table, "hands", team);
        bool counted = played || myst_for_team(set, "dealt", team) || myst_for_team(set, "flipped", team),
             unknown = had && had->kind == NODE_LIST;
        for (const struct node *item = node_first(had); item; item = item->next)
            unknown = unknown && item->value == CARD_UNKNOWN;
        if (hand && !played && used && used->value == UNKNOWN_NUMBER)
            drop_for_team(table, "played", team);
        if (!hand && counted && unknown)
            drop_for_team(table, "hands", team);
    }
}

/* ---- a new position ---------------------------------------------------------------------------------------------- */

/* In these maps, teams that `set` does not name keep their values. Boards that `set` names are complete. */
static void keep_teams(const struct match *match, const void *state, const struct node *set, struct node *table,
                       struct arena *arena)
{
    static const char *const maps[] = {"colours", "members", "hands", "dealt", "played", "flipped",
                                       "first",   "moved",   "pawns", "shown", "said"};
    struct writer old = writer_new(arena);
    myst_write(match, state, &old);
    shape_fits(&myst_table_shape, old.root, SILENT(match, arena));
    for (size_t i = 0; i < sizeof maps / sizeof *maps; i++)
        for (int team = 0; team < TEAMS && node_get(set, maps[i]); team++) {
            struct node *was = myst_for_team(old.root, maps[i], team), *map = node_get(table, maps[i]);
            if (was && !was->hidden && map && map->kind == NODE_MAP && !myst_for_team(table, maps[i], team))
                node_append(map, node_copy(arena, was->key), node_copy(arena, was));
        }
}

void myst_lay_set(const struct match *match, const void *state, const struct node *set, struct node *table,
                  struct arena *arena)
{
    const struct myst_state *s = state;
    if (s->phase < PHASE_EXPLORE || myst_says_something(node_get(table, "turns")))
        node_drop(table, "phase");
    /* A position that `set` names for one team is removed from the other team's list. */
    for (int team = 0; team < TEAMS; team++) {
        const struct node *named = myst_pieces_of(set, team);
        struct node *other = myst_for_team(table, "pieces", myst_other(team));
        bool taken[POSITIONS_MAX] = {false};
        mark_pieces(named, taken);
        if (named && !myst_pieces_of(set, myst_other(team)) && other && other->kind == NODE_LIST)
            leave_out(match, other, taken, arena);
    }
    follow_holes(match, set, table, arena);
    settle_cards(set, table);
}

void myst_lay_again(const struct match *match, const void *state, const struct node *set, struct node *table,
                    struct arena *arena)
{
    int phase = node_get(set, "phase")->value;
    keep_teams(match, state, set, table, arena);
    /* Parts that the phase cannot have. */
    if (phase < PHASE_EXPLORE && !node_get(set, "turns"))
        node_drop(table, "turns");
    for (const struct myst_later *later = myst_later; later->key; later++)
        if (phase < later->from && !node_get(set, later->key))
            node_drop(table, later->key);
    follow_holes(match, set, table, arena);
    settle_cards(set, table);
}

/* Parts that `set` does not name stay assumed or known as before. */
void myst_keep_after_set(const struct match *match, const void *before, const struct node *set, void *state)
{
    const struct myst_state *was = before;
    struct myst_state *s = state;
    (void)match;
    s->assumed = s->phase == PHASE_EXPLORE ? was->assumed : 0;
    s->assumed &=
        (short)~((node_get(set, "spun") ? SPUN_ASSUMED : 0) | (node_get(set, "just-moved") ? JUST_MOVED_ASSUMED : 0)
                 | (node_get(set, "reached") ? REACHED_ASSUMED : 0));
    for (int team = 0; team < TEAMS; team++)
        s->team[team].moved_assumed = was->team[team].moved_assumed && !myst_for_team(set, "moved", team);
}
