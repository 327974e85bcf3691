/* Myst: which moment of the game a table shows, and whether all its parts agree. */
#include "games/myst/myst.h"

/* The phase that follows from the other parts. An unknown number of moves (below 0) counts as too few. */
static enum myst_phase worked_out(const struct myst_state *s, const struct myst_clues *clues)
{
    const struct myst_team *a = &s->team[0], *b = &s->team[1];
    if (s->turns != NONE)
        return a->moved < s->turns || b->moved < s->turns ? PHASE_EXPLORE
               : myst_can_flip(s)                         ? PHASE_SCORING
                                                          : PHASE_DONE;
    return clues->explores          ? PHASE_EXPLORE
           : s->open == 0           ? PHASE_TURNS
           : a->placed && b->placed ? PHASE_PUZZLE
                                    : PHASE_START;
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

/* `explore`, `scoring` and `done` may be given if the number of turns or of a team's moves is unknown. */
static bool choose_phase(struct hearing *h, const struct node *table, const struct myst_clues *clues)
{
    struct myst_state *s = h->state;
    const struct node *given = node_get(table, "phase");
    int wanted = given ? given->value : PHASES;
    bool free = given && wanted >= PHASE_EXPLORE && (s->turns == NONE || myst_moved_unknown(s));
    if (wanted == PHASE_DONE)
        turn_all_up(s);
    s->phase = free ? wanted : (int)worked_out(s, clues);
    if (wanted == PHASE_SCORING && s->phase == PHASE_SCORING && !myst_can_flip(s))
        s->phase = PHASE_DONE;
    if (!given || s->phase == wanted || (wanted == PHASE_SCORING && s->phase == PHASE_DONE))
        return true;
    if (wanted != PHASE_PUZZLE || s->phase != PHASE_START || node_get(table, "pieces"))
        return reject(h, given, RULE_PHASE, "the phase of this position is `%s`, not `%s`", myst_phase_names[s->phase],
                      given->text);
    /* The table leaves out the board, so it is assumed to be empty, and the race cannot have begun. */
    reject(h, given, RULE_PHASE, "no piece is on the board, so the phase is `%s`, not `%s`; write `pieces`",
           myst_phase_names[s->phase], given->text);
    rests_on_table(h, "pieces");
    return true;
}

bool myst_says_something(const struct node *node)
{
    if (!node || node->kind == NODE_WORD)
        return node && !same(node->text, "none") && !same(node->text, "0");
    for (const struct node *child = node->first; child; child = child->next)
        if (myst_says_something(child))
            return true;
    return false;
}

static bool any_says(const struct node *table, const char *const *keys)
{
    for (; *keys; keys++)
        if (myst_says_something(node_get(table, *keys)))
            return true;
    return false;
}

struct myst_clues myst_clues(const struct match *match, const struct node *table)
{
    static const char *const later[] = {"moved",      "pawns",   "covers",  "aside",      "spun",
                                        "just-moved", "reached", "passing", "went-first", NULL};
    static const char *const begins[] = {"pieces", "turns", "holes", "flipped", "shown", "said", "played", NULL};
    const struct node *phase = node_get(table, "phase"), *holes = node_get(table, "holes");
    struct myst_clues clues = {.explores = any_says(table, later)};
    bool turns = myst_says_something(node_get(table, "turns"));
    clues.covered = clues.explores || turns || (phase && phase->value >= PHASE_TURNS);
    clues.begun = clues.covered || (phase && phase->value > PHASE_START) || any_says(table, begins);
    for (const struct node *hole = node_first(holes); hole; hole = hole->next)
        if (hole->value >= 0 && hole->value < myst_box_of(match)->positions)
            clues.hole[hole->value] = true;
    return clues;
}

const struct myst_later myst_later[] = {
    {"went-first", PHASE_EXPLORE}, {"moved", PHASE_EXPLORE},
    {"pawns", PHASE_EXPLORE},      {"covers", PHASE_EXPLORE},
    {"aside", PHASE_EXPLORE},      {"holes", PHASE_EXPLORE},
    {"spun", PHASE_EXPLORE},       {"spins", PHASE_EXPLORE},
    {"just-moved", PHASE_EXPLORE}, {"reached", PHASE_EXPLORE},
    {"passing", PHASE_EXPLORE},    {"shown", PHASE_SCORING},
    {"said", PHASE_SCORING},       {NULL, 0},
};

static bool early_enough(struct hearing *h, const struct node *table)
{
    const struct myst_state *s = h->state;
    bool fits = true;
    for (const struct myst_later *later = myst_later; later->key; later++) {
        const struct node *node = node_get(table, later->key);
        bool says = same(later->key, "spins") ? node && node->value != 0 : myst_says_something(node);
        if (says && s->phase < later->from)
            fits = reject(h, node, RULE_PHASE, "`%s` belongs to %s, but the phase of this position is `%s`", later->key,
                          later->from == PHASE_EXPLORE ? "the exploration" : "the scoring", myst_phase_names[s->phase]);
    }
    return fits;
}

static bool first_fits(struct hearing *h, const struct node *table)
{
    const struct myst_state *s = h->state;
    bool fits = true;
    for (int i = 0; i < TEAMS; i++) {
        const struct myst_team *team = &s->team[i];
        int owner = team->first >= 0 ? myst_owner(s, team->first) : i;
        if (owner != i && owner != UNKNOWN)
            fits = reject(h, myst_for_team(table, "first", i), RULE_PHASE,
                          "`first` of %s is %s, but %s has no piece there", h->match->names[i],
                          myst_box_of(h->match)->id[team->first], h->match->names[i]);
    }
    return fits;
}

static bool holes_fit(struct hearing *h, const struct node *table)
{
    const struct myst_state *s = h->state;
    const struct node *holes = node_get(table, "holes");
    bool named[POSITIONS_MAX] = {false}, fits = true;
    for (const struct node *hole = node_first(holes); hole; hole = hole->next) {
        if (s->phase >= PHASE_EXPLORE && !myst_is_open(s, hole->value))
            fits = reject(h, hole, RULE_PHASE, "%s is in `holes`, but a piece is there", hole->text);
        named[hole->value] = true;
    }
    for (int position = 0; position < myst_box_of(h->match)->positions && s->phase >= PHASE_EXPLORE; position++)
        if (myst_is_open(s, position) && !named[position])
            return reject(h, holes ? holes : table, RULE_PHASE,
                          "%s is open, but the race is over; add the missing pieces to `pieces`, or the open "
                          "positions to `holes`",
                          myst_box_of(h->match)->id[position]);
    return fits;
}

/* Each written pawn is on a piece, and on the board if a team has already spun or moved. */
static bool pawns_fit(struct hearing *h, const struct node *table)
{
    const struct myst_state *s = h->state;
    bool acting = s->spun != NONE || s->just_moved != NOBODY || s->passing_from != NONE
                  || myst_says_something(node_get(table, "reached"));
    bool fits = true;
    for (int team = 0; team < TEAMS; team++) {
        const struct node *written = myst_for_team(table, "pawns", team);
        const char *name = h->match->names[team];
        int pawn = s->team[team].pawn;
        if (pawn >= 0 && myst_is_open(s, pawn))
            fits = reject(h, written, RULE_PAWNS, "%s's pawn is on %s, where there is no piece", name,
                          myst_box_of(h->match)->id[pawn]);
        else if (acting && written && pawn == NONE)
            fits = reject(h, written, RULE_PAWNS, "%s's pawn is not on the board, but a team has already spun or moved",
                          name);
    }
    return fits;
}

/* Moves that the table leaves out are 0, assumed if another part shows that a team has moved. */
static void read_moved(struct myst_state *s, const struct node *table)
{
    static const char *const shows[] = {"covers", "aside", "spun", "just-moved", "reached", "passing", NULL};
    const struct node *phase = node_get(table, "phase"), *moved[TEAMS];
    bool finished = phase && phase->value >= PHASE_SCORING && s->turns != NONE, assumed = any_says(table, shows);
    for (int i = 0; i < TEAMS; i++) {
        struct myst_team *team = &s->team[i];
        moved[i] = myst_for_team(table, "moved", i);
        int value = moved[i] ? moved[i]->value : finished ? s->turns : 0;
        team->moved = value == UNKNOWN_NUMBER ? UNKNOWN : value;
        assumed = assumed || (team->pawn != NONE && team->pawn != team->first);
    }
    for (int i = 0; i < TEAMS && !finished; i++) {
        struct myst_team *team = &s->team[i], *other = &s->team[myst_other(i)];
        if (moved[i])
            continue;
        bool alone = moved[myst_other(i)] != NULL;
        if (alone && (other->moved == UNKNOWN || other->moved > 1))
            team->moved = UNKNOWN;
        else
            team->moved_assumed = alone || assumed;
    }
}

static void read_moment(struct myst_state *s, const struct node *table)
{
    int turns = node_number(table, "turns", NONE), spun = node_number(table, "spun", NONE);
    for (int team = 0; team < TEAMS; team++) {
        const struct node *said = myst_for_team(table, "said", team);
        s->team[team].slipped = said && said->value >= 0;
        s->team[team].said = s->team[team].slipped ? said->value : 0;
    }
    s->turns = turns > 0 ? turns : NONE;
    s->spun = spun >= 0 ? spun : NONE;
    s->spins_unwritten = node_number(table, "spins", 0) != 0;
    s->just_moved = (signed char)node_number(table, "just-moved", NOBODY);
    read_moved(s, table);
}

int myst_usual_first(const struct match *match, const struct myst_state *s)
{
    int first = s->team[0].moved, second = s->team[1].moved;
    if (s->phase < PHASE_EXPLORE)
        return NOBODY;
    if (s->phase == PHASE_EXPLORE && first != second && first != UNKNOWN && second != UNKNOWN)
        return first > second ? 0 : 1;
    return myst_ought(match, s);
}

/* Who went first, and what is assumed. In `done`, no spin is pending and no half-turn is open. */
static void settle(const struct match *match, struct myst_state *s, const struct node *table)
{
    int first = node_number(table, "went-first", myst_usual_first(match, s));
    bool moved = false;
    s->went_first = (signed char)(first >= 0 ? first : NOBODY);
    for (int team = 0; team < TEAMS; team++) {
        moved = moved || s->team[team].moved != 0 || s->team[team].moved_assumed;
        if (s->phase < PHASE_EXPLORE)
            s->team[team].moved_assumed = false;
    }
    /* After the first move, a team may have spun or moved just now: parts left out are assumed. */
    if (s->phase == PHASE_EXPLORE && moved)
        s->assumed = (short)((node_get(table, "spun") ? 0 : SPUN_ASSUMED)
                             | (node_get(table, "just-moved") ? 0 : JUST_MOVED_ASSUMED)
                             | (node_get(table, "reached") ? 0 : REACHED_ASSUMED));
    if (s->phase == PHASE_DONE)
        myst_end_moves(s);
}

bool myst_check_table(struct hearing *h, const struct node *table, const struct myst_clues *clues)
{
    struct myst_state *s = h->state;
    read_moment(s, table);
    if (!choose_phase(h, table, clues))
        return false;
    /* A pawn that the table leaves out is on `first` until its team has moved. */
    for (int i = 0; i < TEAMS; i++) {
        struct myst_team *team = &s->team[i];
        if (s->phase >= PHASE_EXPLORE && !myst_for_team(table, "pawns", i))
            team->pawn = team->moved == 0 && team->first != NONE ? team->first : UNKNOWN;
    }
    bool fits = early_enough(h, table);
    fits = first_fits(h, table) && fits;
    fits = holes_fit(h, table) && fits;
    fits = fits && pawns_fit(h, table);
    settle(h->match, s, table);
    if (!fits || s->spun == NONE || s->just_moved == NOBODY || myst_next(h->match, s) != 1u << s->just_moved)
        return fits;
    /* A spin pending while a team has just moved came too early. It must be the other team's. */
    return reject(h, node_get(table, "spun"), RULE_PHASE,
                  "%s has just moved and is next to move, so no spin can be pending", h->match->names[s->just_moved]);
}
