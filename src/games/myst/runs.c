/* Myst: runs of pieces in one entry, placed in an order nobody wrote down. */
#include "games/myst/myst.h"

bool myst_names(const struct match *match, int value, int position)
{
    const struct myst_box *box = myst_box_of(match);
    if (!myst_is_run(value))
        return position == value;
    if (value >= PIECE_COLUMN)
        return box->col[position] == value - PIECE_COLUMN;
    if (value >= PIECE_ROW)
        return box->row[position] == value - PIECE_ROW;
    return value == PIECE_REST
           || ((value >> PIECE_BITS & (POSITIONS_MAX - 1)) <= position && position <= (value & (POSITIONS_MAX - 1)));
}

/* What can be wrong with pieces of a run: one finding for each flaw that occurs. */
enum flaw { TOUCHES_NOTHING = 1, TOO_SOON = 2, NOT_IN_SUPPLY = 4, TAKEN = 8, RACE_OVER = 16 };

/* The pieces of the entry by their positions. */
struct set {
    struct hearing *h;
    int team;
    short word[POSITIONS_MAX]; /* the word of the entry that names the piece, or NONE */
    bool left[POSITIONS_MAX];  /* still to be placed */
    unsigned char fault[POSITIONS_MAX];
    int passed, passed_over; /* how many of the team's pieces were there already, and the last of them */
};

static int index_of(const struct hearing *h, int word)
{
    return h->move->field[0].listed ? word : -1;
}

/* If two words name a position, the first counts. A run passes over pieces that the team already has there, the rest
   over all that cannot be placed. */
static void gather(struct set *set)
{
    struct hearing *h = set->h;
    const struct myst_state *s = h->state;
    for (int position = 0; position < myst_box_of(h->match)->positions; position++)
        set->word[position] = NONE;
    for (int word = 0; word < items(h->move, 0); word++) {
        int value = item(h->move, 0, word), index = index_of(h, word);
        if (!myst_is_run(value) && set->word[value] != NONE)
            refuse_at(h, 0, index, RULE_PIECE, "the piece %s is named twice", myst_id(h, value));
        for (int at = 0; at < myst_box_of(h->match)->positions; at++) {
            bool placeable = myst_is_open(s, at) && myst_in_supply(h->match, s, set->team, at);
            if (!myst_names(h->match, value, at) || set->word[at] != NONE || (value == PIECE_REST && !placeable))
                continue;
            set->word[at] = (short)word;
            set->left[at] = !myst_is_run(value) || myst_owner(s, at) != set->team;
            set->passed += !set->left[at];
            set->passed_over = set->left[at] ? set->passed_over : at;
        }
    }
}

static bool can_be_placed(const struct set *set, int position)
{
    const struct myst_state *s = set->h->state;
    return set->left[position] && myst_is_open(s, position) && myst_in_supply(set->h->match, s, set->team, position);
}

static struct myst_laying laying_of(const struct set *set, int position)
{
    const struct myst_state *s = set->h->state;
    return (struct myst_laying){set->team, position, position, index_of(set->h, set->word[position]),
                                s->team[set->team].placed == 0};
}

static void put_down(struct set *set, int position)
{
    const struct myst_state *s = set->h->state;
    struct myst_laying laying = laying_of(set, position);
    if (!laying.first && s->team[myst_other(set->team)].placed == 0)
        set->fault[position] |= TOO_SOON;
    myst_lay_piece(set->h, &laying);
    set->left[position] = false;
}

/* Places the first piece of the team: a key piece, or without one any. Which key piece came first is known only if
   there is one. */
static void begin(struct set *set)
{
    struct myst_state *s = set->h->state;
    const struct myst_box *box = myst_box_of(set->h->match);
    const char *team = myst_team_name(set->h, set->team);
    char fact[NAME_ROOM + 16];
    int keys = 0, first = NONE;
    for (int position = 0; position < box->positions; position++) {
        bool can = can_be_placed(set, position), key = can && box->landmark_at[position] >= 0;
        if (can && (first == NONE || (key && keys == 0)))
            first = position;
        keys += key;
    }
    if (s->team[set->team].placed > 0 || first == NONE)
        return;
    struct myst_laying laying = laying_of(set, first);
    if (keys > 1) {
        myst_test_youngest(set->h, &laying);
        put_string(fact, sizeof fact, "first.%s", team);
        unknown(set->h, RULE_FIRST_KEY, fact,
                "the record does not say which of %d key pieces %s placed first; write %s's first one in its own entry",
                keys, team, team);
        point_at(set->h, 0, laying.index);
    } else
        myst_test_first(set->h, &laying);
    put_down(set, first);
    if (keys > 1)
        s->team[set->team].first = UNKNOWN;
}

static bool may_still_lay(const struct myst_state *s)
{
    return s->phase == PHASE_START || s->phase == PHASE_PUZZLE || (s->phase == PHASE_EXPLORE && myst_fresh(s));
}

/* Puts down the first piece in box order that touches, until none does. */
static void put_down_touching(struct set *set)
{
    const struct myst_state *s = set->h->state;
    const struct myst_graph *graph = myst_touch(set->h->match);
    int positions = myst_box_of(set->h->match)->positions;
    for (int position = 0; position < positions && may_still_lay(s);) {
        bool touches = can_be_placed(set, position) && myst_beside(set->h->match, graph, s, set->team, position);
        if (touches)
            put_down(set, position);
        position = touches ? 0 : position + 1;
    }
}

static void judge_left(struct set *set)
{
    const struct myst_state *s = set->h->state;
    for (int position = 0; position < myst_box_of(set->h->match)->positions; position++) {
        if (!set->left[position])
            continue;
        if (!may_still_lay(s))
            set->fault[position] |= RACE_OVER;
        else if (!myst_in_supply(set->h->match, s, set->team, position))
            set->fault[position] |= NOT_IN_SUPPLY;
        else if (!myst_is_open(s, position))
            set->fault[position] |= TAKEN;
        else {
            if (!myst_beside(set->h->match, myst_touch(set->h->match), s, set->team, position))
                set->fault[position] |= TOUCHES_NOTHING;
            put_down(set, position);
        }
    }
}

/* Reports the positions of `word` with this flaw: "a1, a2, a3". */
static void find(struct set *set, int word, enum flaw fault)
{
    enum { TOLD = 12 };
    struct hearing *h = set->h;
    struct myst_text which = {0};
    int count = 0, first = NONE;
    for (int position = 0; position < myst_box_of(h->match)->positions; position++) {
        if (set->word[position] != word || !(set->fault[position] & fault))
            continue;
        first = count ? first : position;
        if (count++ < TOLD)
            myst_add(&which, "%s%s", which.used ? ", " : "", myst_id(h, position));
    }
    if (!count)
        return;
    if (count > TOLD)
        myst_add(&which, " and %d more", count - TOLD);
    struct myst_laying laying = laying_of(set, first);
    if (fault == TOUCHES_NOTHING)
        myst_find_touch(h, &laying, which.text, count > 1);
    else if (fault == TOO_SOON)
        myst_find_race(h, &laying);
    else if (fault == RACE_OVER)
        myst_may_lay(h, laying.index);
    else if (fault == NOT_IN_SUPPLY)
        refuse(h, RULE_PIECE, "%s has no piece%s %s in the supply", myst_team_name(h, set->team), plural(count),
               which.text);
    else
        refuse(h, RULE_OPEN, "%s %s already taken", which.text, count == 1 ? "is" : "are");
    point_at(h, 0, laying.index);
}

/* "d1 to f8 (23 pieces, f2 was there already)". */
static void tell_set(const struct set *set, int placed, struct myst_text *out)
{
    const struct hearing *h = set->h;
    char room[WORD_ROOM];
    for (int word = 0; word < items(h->move, 0); word++) {
        int value = item(h->move, 0, word);
        const char *name = words_name(&myst_run_id_words, h->match, value, room), *dots = strstr(name, "..");
        myst_add(out, "%s", out->used ? ", " : "");
        if (dots)
            myst_add(out, "%.*s to %s", (int)(dots - name), name, dots + 2);
        else
            myst_add(out, "%s%s", value == PIECE_REST ? "the " : "", name);
    }
    myst_add(out, " (%d piece%s", placed, plural(placed));
    if (set->passed == 1)
        myst_add(out, ", %s was there already", myst_id(h, set->passed_over));
    else if (set->passed)
        myst_add(out, ", %d were there already", set->passed);
    myst_add(out, ")");
}

enum outcome myst_place_set(struct hearing *h)
{
    static const enum flaw faults[] = {RACE_OVER, NOT_IN_SUPPLY, TAKEN, TOO_SOON, TOUCHES_NOTHING};
    const struct myst_state *s = h->state;
    struct set set = {.h = h, .team = h->move->actor};
    const struct myst_team *team = &s->team[set.team];
    int before = team->placed, first = team->first;
    if (!may_still_lay(s)) {
        for (int word = 0; word < items(h->move, 0); word++)
            myst_may_lay(h, index_of(h, word));
        return REFUSED;
    }
    gather(&set);
    begin(&set);
    put_down_touching(&set);
    judge_left(&set);
    for (int word = 0; word < items(h->move, 0); word++)
        for (size_t i = 0; i < sizeof faults / sizeof *faults; i++)
            find(&set, word, faults[i]);
    if (team->placed == before && h->broken)
        return REFUSED;
    struct myst_text placed = {0};
    if (h->sums) {
        tell_set(&set, team->placed - before, &placed);
        myst_sum_up_place(h, before, first, &placed);
    }
    return STANDS;
}
