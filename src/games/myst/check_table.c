/* Myst: which moment of the game a table shows, and whether all its parts agree. */
#include "games/myst/myst.h"

static bool nothing_to_flip(const struct myst_state *s)
{
    return !myst_can_flip(s, 0) && !myst_can_flip(s, 1);
}

static enum myst_phase worked_out(const struct myst_state *s)
{
    const struct myst_team *a = &s->team[0], *b = &s->team[1];
    if (s->turns != NONE)
        return a->moved < s->turns || b->moved < s->turns ? PHASE_EXPLORE
               : nothing_to_flip(s)                       ? PHASE_DONE
                                                          : PHASE_SCORING;
    return s->open == 0 ? PHASE_TURNS : a->placed && b->placed ? PHASE_PUZZLE : PHASE_START;
}

static void turn_all_up(struct myst_state *s)
{
    for (int i = 0; i < TEAMS; i++) {
        struct myst_team *team = &s->team[i];
        int kept = 0;
        for (int j = 0; j < team->hand_size; j++) {
            if (team->hand[j] >= CARD_FIRST)
                team->flipped[team->flips++] = team->hand[j];
            else
                team->hand[kept++] = team->hand[j];
        }
        team->hand_size = (short)kept;
    }
}

static bool choose_phase(struct hearing *h, const struct node *table)
{
    struct myst_state *s = h->state;
    const struct node *given = node_get(table, "phase");
    if (given && given->value == PHASE_DONE)
        turn_all_up(s);
    enum myst_phase phase = worked_out(s);
    bool finished = given && s->turns == NONE && given->value >= PHASE_SCORING;
    if (finished)
        phase = given->value == PHASE_SCORING && nothing_to_flip(s) ? PHASE_DONE : (enum myst_phase)given->value;
    bool agrees =
        !given || finished || given->value == (int)phase || (given->value == PHASE_SCORING && phase == PHASE_DONE);
    if (!agrees)
        return myst_bad_table(h, RULE_PHASE, given, "this table is in the phase %s, not %s", myst_phase_names[phase],
                              given->text);
    s->phase = (unsigned char)phase;
    return true;
}

/* Anything but empty lists and maps. */
static bool says_something(const struct node *node)
{
    if (!node || node->kind == NODE_WORD)
        return node != NULL;
    for (const struct node *child = node->first; child; child = child->next)
        if (says_something(child))
            return true;
    return false;
}

/* What only the exploration brings must not lie there before. */
static bool early_enough(struct hearing *h, const struct node *table)
{
    static const char *const later[] = {"pawns", "covers", "aside", "holes", "reached", "spun", "just-moved", NULL};
    const struct myst_state *s = h->state;
    if (s->phase >= PHASE_EXPLORE)
        return true;
    for (int i = 0; later[i]; i++)
        if (says_something(node_get(table, later[i])))
            return myst_bad_table(h, RULE_PHASE, node_get(table, later[i]),
                                  "`%s` comes with the exploration, but this table is in the phase %s", later[i],
                                  myst_phase_names[s->phase]);
    return !(s->team[0].moved || s->team[1].moved)
           || myst_bad_table(h, RULE_PHASE, node_get(table, "moved"), "nobody has moved before the exploration");
}

static bool first_fits(struct hearing *h, const struct node *table)
{
    const struct myst_state *s = h->state;
    for (int i = 0; i < TEAMS; i++) {
        const struct myst_team *team = &s->team[i];
        if (team->first == NONE && team->placed > 0 && s->phase < PHASE_EXPLORE)
            return myst_bad_table(h, RULE_PHASE, myst_for_team(table, "pieces", i),
                                  "%s has pieces on the board but no `first`", h->match->names[i]);
        if (team->first != NONE && myst_owner(s, team->first) != i)
            return myst_bad_table(h, RULE_PHASE, myst_for_team(table, "first", i),
                                  "no piece of %s lies on %s, the position of its first one", h->match->names[i],
                                  myst_box_of(h->match)->id[team->first]);
    }
    return true;
}

static bool holes_fit(struct hearing *h, const struct node *table)
{
    const struct myst_state *s = h->state;
    const struct node *holes = node_get(table, "holes");
    bool named[POSITIONS_MAX] = {false};
    for (const struct node *hole = holes ? holes->first : NULL; hole; hole = hole->next) {
        if (!myst_known_place(h, hole))
            return false;
        if (s->phase >= PHASE_EXPLORE && !myst_is_open(s, hole->value))
            return myst_bad_table(h, RULE_PHASE, hole, "%s is no hole: a piece lies there", hole->text);
        named[hole->value] = true;
    }
    for (int position = 0; position < myst_box_of(h->match)->positions && s->phase >= PHASE_EXPLORE; position++)
        if (myst_is_open(s, position) && !named[position])
            return myst_bad_table(h, RULE_PHASE, holes ? holes : table,
                                  "%s is open, and the puzzle is over: only `holes` may be open",
                                  myst_box_of(h->match)->id[position]);
    return true;
}

static bool pawns_fit(struct hearing *h, const struct node *table)
{
    struct myst_state *s = h->state;
    bool acting = s->spun != NONE || s->just_moved != NOBODY || says_something(node_get(table, "reached"));
    for (int i = 0; i < TEAMS; i++) {
        struct myst_team *team = &s->team[i];
        if (team->pawn == NONE && s->phase == PHASE_EXPLORE && team->moved == 0)
            team->pawn = team->first;
        if (team->pawn == NONE && (s->phase == PHASE_EXPLORE || acting))
            return myst_bad_table(h, RULE_PAWNS, node_get(table, "pawns"), "the pawn of %s stands nowhere",
                                  h->match->names[i]);
        if (team->pawn != NONE && myst_is_open(s, team->pawn))
            return myst_bad_table(h, RULE_PAWNS, node_get(table, "pawns"),
                                  "the pawn of %s stands on %s, where no piece lies", h->match->names[i],
                                  myst_box_of(h->match)->id[team->pawn]);
    }
    return true;
}

bool myst_check_table(struct hearing *h, const struct node *table)
{
    struct myst_state *s = h->state;
    const struct node *turns = node_get(table, "turns"), *spun = node_get(table, "spun"),
                      *just_moved = node_get(table, "just-moved");
    for (int team = 0; team < TEAMS; team++) {
        const struct node *moved = myst_for_team(table, "moved", team);
        s->team[team].moved = moved ? moved->value : 0;
    }
    s->turns = turns ? turns->value : NONE;
    s->spun = spun ? spun->value : NONE;
    s->just_moved = (signed char)(just_moved ? just_moved->value : NOBODY);
    if (!choose_phase(h, table) || !early_enough(h, table) || !first_fits(h, table) || !holes_fit(h, table))
        return false;
    if (spun && just_moved)
        return myst_bad_table(h, RULE_PHASE, spun, "%s has just moved, so no spin can be pending",
                              h->match->names[s->just_moved]);
    if (!pawns_fit(h, table))
        return false;
    if (s->phase == PHASE_DONE) {
        s->spun = NONE;
        myst_end_half_turn(s);
    }
    return true;
}
