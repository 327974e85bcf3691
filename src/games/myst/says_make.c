/* Myst: entries that sentences come to and no template can write. */
#include "games/myst/myst.h"
#include "games/myst/says.h"

static void add_spot(const struct match *match, int value, struct text *out)
{
    char room[WORD_ROOM];
    text_format(out, " %s", words_name(&myst_said_spots, match, value, room));
}

static void add_id(const struct match *match, int value, struct text *out)
{
    text_format(out, " %s", myst_box_of(match)->id[value]);
}

/* Enters the line and frees it. */
static bool enter(struct entries *entries, struct text *line)
{
    entry(entries, "%s", text_string(line));
    text_free(line);
    return true;
}

#define BOTH_BOOKS " linking-book linking-book"
_Static_assert(BOOKS_MAX == 2, "both books are all");

/* "rocket ship 4 and 5": numbers between this card and the next are cards of the same landmark. */
static int add_more(const struct telling *t, int index, struct text *out)
{
    int added = 0;
    const struct myst_box *box = myst_box_of(t->match);
    int card = told_at(t, "CARDS", index), from = told_place(t, "CARDS", index), to = told_place(t, "CARDS", index + 1);
    char room[WORD_ROOM];
    for (int i = 0; card >= CARD_FIRST && i < told_count(t, "MORE"); i++) {
        int place = told_place(t, "MORE", i), value = told_at(t, "MORE", i);
        if (place < from || (to >= 0 && place > to) || value < 1 || value > NOTED_MOST)
            continue;
        text_format(out, " %s",
                    myst_said_cards.name(t->match, myst_card(box, myst_card_landmark(box, card), value), room));
        added++;
    }
    return added;
}

bool myst_make_deal(const struct telling *t, struct entries *entries)
{
    struct text line = {0};
    char room[WORD_ROOM];
    int cards = told_count(t, "CARDS"), books = !is_told(t, "BOOKS") ? 0 : BOOKS_MAX;
    bool first = books && (!cards || told_place(t, "BOOKS", 0) < told_place(t, "CARDS", 0));
    int more = told_count(t, "MORE"), count = cards + more;
    if (!myst_by_team(t) || count == 1 || count + books > HAND || (!cards && !is_told(t, "FIVE")))
        return false;
    text_format(&line, "deal %s%s%s", in_one_word(t, t->match->names[t->actor]), cards || books ? " cards" : "",
                first ? BOTH_BOOKS : "");
    for (int i = 0; i < cards; i++) {
        text_format(&line, " %s", myst_said_cards.name(t->match, told_at(t, "CARDS", i), room));
        more -= add_more(t, i, &line);
    }
    text_add(&line, books && !first ? BOTH_BOOKS : "");
    if (more == 0)
        entry_of(entries, CHANCE, text_string(&line));
    text_free(&line);
    return more == 0;
}

bool myst_make_deal_each(const struct telling *t, struct entries *entries)
{
    for (int team = 0; team < TEAMS; team++)
        entry(entries, "deal %s", in_one_word(t, t->match->names[team]));
    return true;
}

bool myst_make_announce_each(const struct telling *t, struct entries *entries)
{
    for (int team = 0; team < TEAMS; team++)
        entry_of(entries, team, arena_format(t->arena, "announce %d", told(t, "N")));
    return told_count(t, "N") == 1;
}

/* Who is the youngest, or with the row 1 who goes first, is not an entry: says where it is written. */
bool myst_make_written(const struct telling *t, struct entries *entries)
{
    int team = is_told(t, "WHO") ? told(t, "WHO") : t->actor;
    const char *name = team >= 0 && team < TEAMS ? t->match->names[team] : NULL;
    (void)entries;
    if (name && t->row && state_of(t)->phase == PHASE_EXPLORE)
        return or_why(t, false, "who goes first is not an entry; write `set: {went-first: %s}`", name);
    return name
           && or_why(t, false, "who %s is not an entry; write `youngest: %s` in `table:`",
                     t->row ? "starts" : "is the youngest", name);
}

bool myst_make_wait(const struct telling *t, struct entries *entries)
{
    (void)entries;
    return or_why(t, false, "teams do not take turns in the race; a team that waits has nothing to write");
}

static void add_placed(const struct match *match, int value, bool alone, struct text *out)
{
    if (value >= RUN) {
        add_id(match, value >> PIECE_BITS & (POSITIONS_MAX - 1), out);
        text_format(out, "..%s", myst_box_of(match)->id[value & (POSITIONS_MAX - 1)]);
    } else if (alone)
        add_spot(match, value, out);
    else
        add_id(match, value, out);
}

bool myst_make_place(const struct telling *t, struct entries *entries)
{
    struct text line = {0};
    struct told_value said[MOVE_ITEMS];
    int all = told_in_order(t, (const char *const[]){"SPOTS", "ON", NULL}, said), count = 0;
    for (int i = 0; i < all; i++) { /* each position once: "the log cabin, on b3" is one */
        int j = 0;
        while (j < count && said[j].value != said[i].value)
            j++;
        if (j == count)
            said[count++] = said[i];
    }
    for (int i = 1; i < told_count(t, "SPOTS"); i++) /* "a4 to a8" is not a list of two */
        if (!told_value(t, "SPOTS", i)->bare && told_at(t, "SPOTS", i) != told_at(t, "SPOTS", i - 1))
            return false;
    bool rest = is_told(t, "REST"), pair = count == 2 && !said[0].field && said[1].field && said[0].value < RUN;
    if (!rest && !count)
        return false;
    text_add(&line, "place");
    for (int i = 0; i < count; i++) {
        text_add(&line, pair && i ? " at" : "");
        add_placed(t->match, said[i].value, count == 1 || (pair && !i), &line);
    }
    text_add(&line, rest ? " rest" : "");
    return enter(entries, &line);
}

/* "the d4 piece on c4" is on c4: where it belongs is not where it is. */
static int lying_spots(const struct telling *t, int *spots)
{
    int count = myst_spots_said(t, "SPOTS", spots), left = 0;
    for (int i = 0; i < count; i++) {
        bool belongs = false;
        for (int j = 0; j < count; j++)
            belongs = belongs
                      || (j != i && !myst_is_open(t->state, spots[j]) && myst_piece_on(t->state, spots[j]) == spots[i]);
        if (!belongs)
            spots[left++] = spots[i];
    }
    return left;
}

/* "the misplaced d4" is where it is. */
static int where_wrong(const struct telling *t, int spot, int there, const int *wrong)
{
    for (int i = 0; i < there; i++)
        if (wrong[i] == spot)
            return spot;
    for (int i = 0; i < there; i++)
        if (myst_piece_on(t->state, wrong[i]) == spot)
            return wrong[i];
    return spot;
}

bool myst_make_lift(const struct telling *t, struct entries *entries)
{
    struct text line = {0};
    int wrong[VALUES_MAX], spots[VALUES_MAX], there = 0, count = lying_spots(t, spots), said = told(t, "COUNT");
    for (int position = 0; position < myst_box_of(t->match)->positions && there < VALUES_MAX; position++)
        if (myst_owner(t->state, position) == t->actor && !myst_lies_right(t->state, position, t->actor))
            wrong[there++] = position;
    bool several = is_told(t, "WRONGS"), described = several || is_told(t, "WRONG");
    int wanted = said == NOT_TOLD ? (several ? there : 1) : told_number(said, there);
    if (!count && (!described || wanted != there || there == 0))
        return false;
    if (count == 1 && described)
        spots[0] = where_wrong(t, spots[0], there, wrong);
    if (count && said != NOT_TOLD && told_number(said, count) != count)
        return false;
    text_add(&line, "lift");
    for (int i = 0; i < (count ? count : there); i++)
        add_id(t->match, count ? spots[i] : wrong[i], &line);
    return enter(entries, &line);
}

/* Writes a spin for `table` if the team may spin or the right team is unknown, else for the team. */
static void spin_entry(const struct telling *t, struct entries *entries, const char *verb, int number, unsigned right)
{
    int who = is_told(t, "WHO") ? told(t, "WHO") : t->actor;
    bool by_table = who == CHANCE || right >> who & 1;
    entry_of(entries, by_table ? CHANCE : who, arena_format(t->arena, "%s %d", verb, number));
}

static bool one_number(const struct telling *t)
{
    for (int i = 1; i < told_count(t, "N"); i++)
        if (told_at(t, "N", i) != told(t, "N"))
            return false;
    return is_told(t, "N") && told(t, "N") <= SPUN_MOST;
}

/* "the spinner shows 5, so there will be five turns"; but "five turns, the spinner shows 5" are two things. */
bool myst_make_turns(const struct telling *t, struct entries *entries)
{
    int shown = told_count(t, "N"), turns = told(t, "TURNS"), number = shown ? told(t, "N") : turns;
    bool agree =
        !shown || turns == NOT_TOLD || (turns == number && told_place(t, "N", shown - 1) < told_place(t, "TURNS", 0));
    if (!agree || shown > 1 || (shown && !one_number(t)) || told_count(t, "TURNS") > 1 || number < 1
        || number > SPUN_MOST)
        return false;
    spin_entry(t, entries, "turns", number, state_of(t)->youngest == NOBODY ? 3u : 1u << state_of(t)->youngest);
    return true;
}

bool myst_make_spin(const struct telling *t, struct entries *entries)
{
    if (!one_number(t))
        return false;
    spin_entry(t, entries, "spin", told(t, "N"),
               state_of(t)->phase == PHASE_EXPLORE ? myst_next(t->match, t->state) : 3u);
    return true;
}

/* The spaces of the sentence; the same space twice in a row counts once. */
static int steps_said(const struct telling *t, int *spots)
{
    struct told_value said[MOVE_ITEMS];
    int all = told_in_order(t, (const char *const[]){"SPOTS", "VIA", NULL}, said), count = 0;
    for (int i = 0; i < all && count < VALUES_MAX; i++)
        if (!count || spots[count - 1] != said[i].value)
            spots[count++] = said[i].value;
    return count;
}

/* "to f5 via f3" does not name the spaces in the order of the walk. */
static bool named_in_order(const struct telling *t)
{
    int last = told_count(t, "SPOTS") - 1, via = told_place(t, "VIA", 0);
    bool after = is_told(t, "VIA") && last >= 0 && told_place(t, "SPOTS", 0) < via;
    bool right = !after || (told_place(t, "SPOTS", last) > via && !told_value(t, "SPOTS", last)->bare);
    return or_why(t, right, "write the spaces in the order of the walk");
}

/* "via f3 to f6" leaves out spaces; steps over a corner leave none out. */
static bool has_every_space(const struct telling *t, int count, const int *spots)
{
    int from = myst_pawn(t);
    bool gap = false;
    for (int i = 0; i < count && is_told(t, "VIA"); from = spots[i++]) {
        struct myst_distances distances;
        if (from >= 0)
            myst_measure(&myst_box_of(t->match)->touch[1], t->state, from, NONE, 1, &distances);
        gap = gap || (from >= 0 && distances.to[spots[i]] > 1);
    }
    return or_why(t, !gap, "write every space of the way, or only the one where it ends");
}

static bool walk_entry(const struct telling *t, struct entries *entries, int count, const int *spots)
{
    const struct myst_state *s = t->state;
    struct text line = {0};
    int spaces = told(t, "SPACES"), pawn = myst_pawn(t);
    if (!myst_by_team(t) || count == 0)
        return false;
    if (count > 1 && spots[0] == pawn) { /* where the walk begins */
        spots++;
        count--;
    }
    if (spaces != NOT_TOLD && count > 1 && spaces != count)
        return false;
    text_add(&line, "walk");
    for (int i = 0; i < count; i++)
        add_placed(t->match, spots[i], count == 1, &line);
    if (spaces != NOT_TOLD && count == 1) {
        /* The number is left out if a walk there can have it. */
        struct myst_distances distances;
        if (pawn >= 0)
            myst_measure(myst_touch(t->match), s, pawn, NONE, UNREACHED, &distances);
        if (pawn < 0 || s->spun == NONE || spaces > s->spun || spaces < distances.to[spots[0]])
            text_format(&line, " spaces %d", spaces);
    }
    return enter(entries, &line);
}

bool myst_make_walk(const struct telling *t, struct entries *entries)
{
    int spots[VALUES_MAX], count = steps_said(t, spots), end = told(t, "STEPS");
    if (!named_in_order(t) || !has_every_space(t, count, spots))
        return false;
    if (end == NOT_TOLD)
        return walk_entry(t, entries, count, spots);
    return !is_told(t, "SPACES") && (count == 0 || (count == 1 && spots[0] == end)) && walk_entry(t, entries, 1, &end);
}

/* "c4 -> c5 -> c6", "to e3". */
bool myst_make_arrows(const struct telling *t, struct entries *entries)
{
    int spots[VALUES_MAX + 1], first = told(t, "FROM"), count = steps_said(t, spots + 1);
    spots[0] = first;
    return first == NOT_TOLD ? walk_entry(t, entries, count, spots + 1) : walk_entry(t, entries, count + 1, spots);
}

/* The verb of the row. A sentence may name the landmark twice: "her rocket ship on top of the yellow rocket ship". */
bool myst_make_act(const struct telling *t, struct entries *entries)
{
    int spots[VALUES_MAX], count = myst_spots_said(t, "SPOT", spots);
    if (count == 1)
        entry(entries, "%s %s", myst_verbs[t->row].name, told_word(t, "SPOT", 0));
    return count == 1;
}

/* To pass (the row 1) is to stay only once the pawns are on the board. */
bool myst_make_stay(const struct telling *t, struct entries *entries)
{
    int pawn = myst_pawn(t);
    char room[WORD_ROOM];
    if (!myst_by_team(t) || pawn == UNKNOWN || (t->row && pawn == NONE))
        return false;
    entry(entries, "walk %s", pawn == NONE ? "nowhere" : words_name(&myst_said_spots, t->match, pawn, room));
    return true;
}
