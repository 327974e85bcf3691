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
        return blame(h, given,
                     refuse(h, RULE_PHASE, "this table is in the phase %s, not %s%s", myst_phase_names[phase],
                            given->text,
                            given->value == PHASE_EXPLORE && s->turns == NONE ? ": an exploration has `turns`" : ""));
    s->phase = (unsigned char)phase;
    return true;
}

/* Anything but empty lists and maps, 0 and what is the set-up anyway. */
static bool says_something(const struct node *node)
{
    if (!node || node->kind == NODE_WORD)
        return node != NULL;
    for (const struct node *child = node->first; child; child = child->next)
        if (says_something(child))
            return true;
    return false;
}

static bool any_number(const struct node *map)
{
    for (const struct node *child = map ? map->first : NULL; child; child = child->next)
        if (child->value != 0)
            return true;
    return false;
}

/* What a full board with covers or pieces aside, but without a number of turns, may be. */
static const char *way_out(const struct myst_state *s, const char *key)
{
    bool landmarks = key[0] == 'c' || key[0] == 'a'; /* covers, aside */
    return landmarks && s->open == 0 ? "; for a finished game write `phase: done`, else `turns` and `moved`" : "";
}

/* What only a later phase brings must not lie there before. */
static bool early_enough(struct hearing *h, const struct node *table)
{
    enum { LATER, COUNTED, SPINS };
    static const struct {
        const char *key;
        int from, kind;
    } later[] = {
        {"leader", PHASE_EXPLORE, LATER},  {"moved", PHASE_EXPLORE, COUNTED}, {"pawns", PHASE_EXPLORE, LATER},
        {"covers", PHASE_EXPLORE, LATER},  {"aside", PHASE_EXPLORE, LATER},   {"holes", PHASE_EXPLORE, LATER},
        {"spun", PHASE_EXPLORE, LATER},    {"spins", PHASE_EXPLORE, SPINS},   {"just-moved", PHASE_EXPLORE, LATER},
        {"reached", PHASE_EXPLORE, LATER}, {"passing", PHASE_EXPLORE, LATER}, {"shown", PHASE_SCORING, COUNTED},
        {"said", PHASE_SCORING, LATER},
    };
    const struct myst_state *s = h->state;
    bool fits = true;
    for (size_t i = 0; i < sizeof later / sizeof *later; i++) {
        const struct node *node = node_get(table, later[i].key);
        bool says = later[i].kind == COUNTED ? any_number(node)
                    : later[i].kind == SPINS ? node && node->value != 0
                                             : says_something(node);
        if (says && s->phase < later[i].from)
            fits = blame(h, node,
                         refuse(h, RULE_PHASE, "`%s` comes with %s, but this table is in the phase %s%s", later[i].key,
                                later[i].from == PHASE_EXPLORE ? "the exploration" : "the scoring",
                                myst_phase_names[s->phase], way_out(s, later[i].key)));
    }
    return fits;
}

static bool first_fits(struct hearing *h, const struct node *table)
{
    const struct myst_state *s = h->state;
    bool fits = true;
    for (int i = 0; i < TEAMS; i++) {
        const struct myst_team *team = &s->team[i];
        if (team->first == NONE && team->placed > 0 && s->phase < PHASE_EXPLORE)
            fits = blame(h, myst_for_team(table, "pieces", i),
                         refuse(h, RULE_PHASE, "%s has pieces on the board but no `first`", h->match->names[i]));
        if (team->first != NONE && myst_owner(s, team->first) != i)
            fits = blame(h, myst_for_team(table, "first", i),
                         refuse(h, RULE_PHASE, "no piece of %s lies on %s, where the first one is said to be",
                                h->match->names[i], myst_box_of(h->match)->id[team->first]));
    }
    return fits;
}

static bool holes_fit(struct hearing *h, const struct node *table)
{
    const struct myst_state *s = h->state;
    const struct node *holes = node_get(table, "holes");
    bool named[POSITIONS_MAX] = {false}, fits = true;
    for (const struct node *hole = holes ? holes->first : NULL; hole; hole = hole->next) {
        if (!myst_known_place(h, hole)) {
            fits = false;
            continue;
        }
        if (s->phase >= PHASE_EXPLORE && !myst_is_open(s, hole->value))
            fits = blame(h, hole, refuse(h, RULE_PHASE, "%s is no hole: a piece lies there", hole->text));
        named[hole->value] = true;
    }
    for (int position = 0; position < myst_box_of(h->match)->positions && s->phase >= PHASE_EXPLORE; position++)
        if (myst_is_open(s, position) && !named[position])
            return blame(h, holes ? holes : table,
                         refuse(h, RULE_PHASE, "%s is open, and the puzzle is over: only `holes` may be open",
                                myst_box_of(h->match)->id[position]));
    return fits;
}

static bool pawn_fits(struct hearing *h, const struct node *table, int team)
{
    const struct myst_state *s = h->state;
    int pawn = s->team[team].pawn;
    return pawn == NONE || !myst_is_open(s, pawn)
           || blame(h, myst_for_team(table, "pawns", team),
                    refuse(h, RULE_PAWNS, "the pawn of %s stands on %s, where no piece lies", h->match->names[team],
                           myst_box_of(h->match)->id[pawn]));
}

static bool pawns_fit(struct hearing *h, const struct node *table)
{
    struct myst_state *s = h->state;
    const char *const *names = h->match->names;
    bool missing[TEAMS], acting = s->spun != NONE || s->just_moved != NOBODY || s->passing_from != NONE
                                  || says_something(node_get(table, "reached"));
    for (int i = 0; i < TEAMS; i++) {
        struct myst_team *team = &s->team[i];
        if (team->pawn == NONE && s->phase == PHASE_EXPLORE && team->moved == 0)
            team->pawn = team->first;
        missing[i] = team->pawn == NONE && (s->phase == PHASE_EXPLORE || acting);
    }
    if (missing[0] || missing[1])
        return blame(
            h, node_get(table, "pawns"),
            refuse(h, RULE_PAWNS,
                   missing[0] && missing[1]
                       ? "the pawns of %s and %s stand nowhere: `pawns` says where, or `first` where they began"
                       : "the pawn of %s stands nowhere: `pawns` says where, or `first` where it began",
                   names[missing[0] ? 0 : 1], names[1]));
    bool fits = pawn_fits(h, table, 0);
    return pawn_fits(h, table, 1) && fits;
}

static void read_moment(struct myst_state *s, const struct node *table)
{
    const struct node *turns = node_get(table, "turns"), *spun = node_get(table, "spun"),
                      *spins = node_get(table, "spins"), *just_moved = node_get(table, "just-moved");
    for (int team = 0; team < TEAMS; team++) {
        const struct node *moved = myst_for_team(table, "moved", team), *said = myst_for_team(table, "said", team);
        s->team[team].moved = moved ? moved->value : 0;
        s->team[team].slipped = said != NULL;
        s->team[team].said = said ? said->value : 0;
    }
    s->turns = turns ? turns->value : NONE;
    s->spun = spun ? spun->value : NONE;
    s->spins_unwritten = spins && spins->value != 0;
    s->just_moved = (signed char)(just_moved ? just_moved->value : NOBODY);
}

int myst_usual_leader(const struct match *match, const struct myst_state *s)
{
    if (s->phase < PHASE_EXPLORE)
        return NOBODY;
    if (s->phase == PHASE_EXPLORE && s->team[0].moved != s->team[1].moved)
        return s->team[0].moved > s->team[1].moved ? 0 : 1;
    return myst_ought_to_lead(match, s);
}

/* `done` leaves nothing open. */
static void settle(const struct match *match, struct myst_state *s, const struct node *table)
{
    const struct node *leader = node_get(table, "leader");
    s->leader = (signed char)(leader ? leader->value : myst_usual_leader(match, s));
    if (s->phase == PHASE_DONE) {
        s->spun = NONE;
        myst_end_half_turn(s);
    }
}

bool myst_check_table(struct hearing *h, const struct node *table)
{
    struct myst_state *s = h->state;
    read_moment(s, table);
    if (!choose_phase(h, table))
        return false;
    bool fits = early_enough(h, table);
    fits = first_fits(h, table) && fits;
    fits = holes_fit(h, table) && fits;
    if (s->spun != NONE && s->just_moved != NOBODY)
        fits = blame(
            h, node_get(table, "spun"),
            refuse(h, RULE_PHASE, "%s has just moved, so no spin can be pending", h->match->names[s->just_moved]));
    fits = fits && pawns_fit(h, table);
    settle(h->match, s, table);
    return fits;
}
