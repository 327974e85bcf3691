/* Myriath: the table - its shape, the setup, what a record says is there instead, and what it leaves out. */
#include "games/myriath/myriath.h"

/* ---- words ----------------------------------------------------------------------------------------------------- */

enum { EVERYBODY = -3 }; /* `all`, in `passed` */

static bool read_nobody(const struct match *match, const char *word, int *value)
{
    (void)match;
    *value = same(word, "unknown") ? (int)UNKNOWN_NUMBER : NOBODY;
    return same(word, "unknown") || same(word, "none") || same(word, "null");
}

static const struct words nobody = {.read = read_nobody, .pattern = "none|null|unknown"};

static int spread_all(const struct match *match, int value, int most, int *values)
{
    int count = 0;
    for (int seat = 0; value == EVERYBODY && seat < match->seats && count < most; seat++)
        values[count++] = seat;
    if (value >= 0 && most > 0)
        values[count++] = value;
    return count;
}

static const char *const all_list[] = {"all", NULL}, *const whole_list[] = {"all", "unknown", NULL};
static const struct words all = {.list = all_list, .base = EVERYBODY, .spread = spread_all},
                          whole = {.list = whole_list, .base = EVERYBODY};

/* ---- shapes ---------------------------------------------------------------------------------------------------- */

static const struct shape previous_shape = {FORM_EACH, .what = "points in the previous game by player",
                                            .of = &myr_points_shape, .by_name = true, .none = true};
static const struct shape colour_shape = {FORM_WORD, .what = "a colour of the box", .words = &myr_colour_words};
static const struct shape colours_shape = {FORM_EACH, .what = "colours by player", .of = &colour_shape, .by_name = true,
                                           .none = true};
static const struct shape player_shape = {FORM_NAME, .what = "a player", .words = &nobody};
static const struct shape passer_shape = {FORM_NAME, .what = "a player", .words = &all};
static const struct shape passed_shape = {FORM_BAG, .what = "players, or all", .of = &passer_shape, .words = &whole,
                                          .none = true};
static const struct shape phase_shape = {
    FORM_WORD, .what = "a phase",
    .words = WORDS(0, [DRAW] = "draw", [OCTAGONS] = "octagons", [PLAY] = "play", [OVER] = "over")};
static const struct shape entry_shape = {FORM_ENTRY, .what = "a tile such as `octagon e5`",
                                         .words = WORDS(0, "octagon", "place")};
static const struct shape entries_shape = {FORM_BAG, .what = "the tiles of a player", .of = &entry_shape, .none = true};
static const struct shape tiles_shape = {FORM_EACH, .what = "tiles on the board by player", .of = &entries_shape,
                                         .by_name = true, .none = true};

const struct shape myr_table_shape = {
    FORM_MAP, .what = "the position",
    .fields =
        KEYS({"first", &player_shape, false, "the first player"},
             {"previous", &previous_shape, false, "points in the previous game; only on an empty board without first"},
             {"colours", &colours_shape, false, "the colour of each player; the others get the colours that are left"},
             {"turn", &player_shape, false, "the player to act"},
             {"passed", &passed_shape, false, "the players who have passed since the last tile was placed, or all"},
             {"tiles", &tiles_shape, false, "what is on the board, by player, each written like its entry"},
             {"phase", &phase_shape, false, "follows from the rest; over without passed: every player has passed"})};
const char *const myr_stays[] = {"tiles", "first", "colours", "previous", NULL};

/* ---- reading it ------------------------------------------------------------------------------------------------ */

/* The player it names; NOBODY where it names none, or leaves it open. */
static int player_of(const struct node *node)
{
    return node && node->value >= 0 ? node->value : NOBODY;
}

static int tiles_written(const struct node *tiles)
{
    int count = 0;
    for (const struct node *player = node_first(tiles); player; player = player->next)
        count += player->count;
    return count;
}

static bool read_previous(struct hearing *h, const struct node *table)
{
    struct myr_state *s = h->state;
    const struct node *previous = node_get(table, "previous");
    bool open = player_of(node_get(table, "first")) == NOBODY && !tiles_written(node_get(table, "tiles"));
    if (previous && previous->first && !open)
        return blame(h, previous->key,
                     misread(h, "`previous` is for choosing the first player, who is chosen already; remove it"));
    for (const struct node *each = node_first(previous); each; each = each->next) {
        s->previously |= 1u << each->key->value;
        s->previous[each->key->value] = each->value;
    }
    return true;
}

/* Players without a colour get the free ones in seat order. */
static void read_colours(const struct match *match, struct myr_state *s, const struct node *colours)
{
    const struct myr_box *box = match->box;
    unsigned used = 0, dressed = 0;
    for (const struct node *each = node_first(colours); each; each = each->next) {
        used |= 1u << each->value;
        dressed |= 1u << each->key->value;
        s->colour[each->key->value] = (unsigned char)each->value;
    }
    for (int seat = 0, free = 0; seat < match->seats; seat++) {
        if (dressed >> seat & 1u)
            continue;
        while (free < box->colours && used >> free & 1u)
            free++;
        s->colour[seat] = (unsigned char)free++;
    }
}

/* First everything is read, so that what is not understood is said before what cannot be. What is doubtfully not where
   it is written is left out. */
static bool read_tiles(struct hearing *h, const struct node *tiles, struct arena *scratch)
{
    struct move move;
    struct myr_placement p;
    for (int laying = 0; laying < 2; laying++)
        for (const struct node *player = node_first(tiles); player; player = player->next)
            for (const struct node *node = player->first; node; node = node->next) {
                move_read(h->match, scratch, player->key->value, node, SILENT(h->match, scratch), &move);
                if (move.verb != VERB_OCTAGON && myr_readable(h, &move, &p) == REFUSED)
                    return blame(h, node, REFUSED);
                if (laying && myr_check_item(h, node, &move, &p))
                    myr_lay(h->match, h->state, move.actor, p, node->at);
                else if (laying && !myr_leave_out(h, &move, node->at))
                    return false;
            }
    return true;
}

/* ---- what follows from it -------------------------------------------------------------------------------------- */

static unsigned passes_written(const struct match *match, const struct node *table)
{
    const struct node *list = node_get(table, "passed"), *phase = node_get(table, "phase");
    bool everybody = list ? list->kind == NODE_WORD : phase && phase->value == OVER;
    unsigned passed = everybody ? myr_all(match) : 0;
    for (const struct node *each = node_first(list); each; each = each->next)
        passed |= each->value == EVERYBODY ? myr_all(match) : 1u << each->value;
    return passed;
}

/* Those in the map as they are there, then the others. */
static void read_order(const struct match *match, struct myr_state *s, const struct node *tiles)
{
    unsigned written = 0;
    int count = 0;
    for (const struct node *player = node_first(tiles); player; player = player->next) {
        s->order[count++] = player->key->value;
        written |= 1u << player->key->value;
    }
    for (int seat = 0; seat < match->seats; seat++)
        if (!(written >> seat & 1u))
            s->order[count++] = seat;
}

bool myr_setup(struct hearing *h, const struct node *table)
{
    struct myr_state *s = h->state;
    const struct node *colours = node_get(table, "colours"), *tiles = node_get(table, "tiles");
    int turn = player_of(node_get(table, "turn"));
    unsigned passed;
    s->turn = s->latest = NOBODY;
    s->first = player_of(node_get(table, "first"));
    if (!read_previous(h, table) || !myr_check_colours(h, colours))
        return false;
    read_colours(h->match, s, colours);
    passed = passes_written(h->match, table);
    read_order(h->match, s, tiles);
    struct arena scratch = {0};
    bool lies = read_tiles(h, tiles, &scratch);
    arena_free(&scratch);
    if (!lies || !myr_check_stage(h, table, passed))
        return false;
    s->passed = passed;
    /* Before play has begun the octagons show who is first, or whose turn it is does. */
    if (s->first == NOBODY && myr_placed(s) > 0 && s->octagons != myr_all(h->match))
        myr_derive_first(h->match, s);
    else if (s->first == NOBODY && myr_placed(s) > 0 && !myr_has_begun(h->match, s))
        s->first = turn;
    if (turn == NOBODY)
        myr_find_turn(h->match, s);
    else if (!myr_fits_turn(h, turn, node_get(table, "turn")))
        return false;
    else
        s->turn = turn;
    return true;
}

/* ---- what it leaves open ---------------------------------------------------------------------------------------- */

const struct fact_row myr_facts[] = {{.key = "first",
                                      .kind = FACT_WHO,
                                      .what = "the first player is",
                                      .example = "NAME",
                                      .taken = "it is NAME's turn, because the log begins with it",
                                      .rule = RULE_HANDICAP},
                                     {.key = "turn",
                                      .kind = FACT_WHO,
                                      .nobody = true,
                                      .what = "who is in turn is",
                                      .example = "NAME",
                                      .taken = "it is NAME's turn, because the log begins with it",
                                      .rule = RULE_LOG_TURN},
                                     {.key = "passed",
                                      .kind = FACT_SET,
                                      .what = "who has passed is",
                                      .example = "[NAME]",
                                      .taken = "the game was not over, because NAME acts",
                                      .rule = RULE_LOG_OVER},
                                     {0}};
const char *const myr_boards[] = {"tiles", NULL};

static bool says_over(const struct node *table)
{
    const struct node *passed = node_get(table, "passed");
    bool bare = !node_get(table, "tiles") && node_number(table, "phase", DRAW) >= PLAY;
    return bare || (passed && (passed->text || passed->first));
}

/* Has play begun: another tile than an octagon is written, or a pass? */
static bool has_begun(const struct node *table)
{
    for (const struct node *player = node_first(node_get(table, "tiles")); player; player = player->next)
        for (const struct node *item = player->first; item; item = item->next) {
            const struct node *entry = item->kind == NODE_MAP ? item->first->key : item;
            if (entry->text && strncmp(entry->text, "octagon", 7) != 0)
                return true;
        }
    return says_over(table);
}

bool myr_left_open(const struct match *match, const struct node *table, bool in_log, const char *key, int seat)
{
    (void)match, (void)in_log, (void)seat;
    if (same(key, "tiles"))
        return says_over(table);
    if (same(key, "first"))
        return tiles_written(node_get(table, "tiles")) > 0 || has_begun(table);
    return has_begun(table) && !(same(key, "passed") && node_number(table, "phase", DRAW) == OVER);
}

/* The player in turn sits after a player who has passed, if there is one. The first player is one whose octagon may have
   been the first, or who is in turn with octagons only. */
bool myr_can_be(const struct match *match, const void *state, const struct node *table)
{
    const struct myr_state *s = state;
    const struct node *turn = node_get(table, "turn");
    struct myr_state other;
    memcpy(&other, s, size_of_state(match));
    other.first = NOBODY;
    if (turn && turn->value == NOBODY && s->turn != NOBODY)
        return false;
    if (s->first != NOBODY && !(myr_possible_first(match, &other) >> s->first & 1u))
        return myr_placed(s) == 0;
    if (myr_phase_of(match, s) != PLAY)
        return true;
    int before = (s->turn + match->seats - 1) % match->seats;
    if (!s->passed)
        return myr_has_begun(match, s) || s->turn == s->first;
    return !(s->passed >> s->turn & 1u) && s->passed >> before & 1u;
}

const char *myr_needs(const struct match *match, const void *state, const struct move *move, const char *key)
{
    (void)match, (void)state;
    return move || one_of("scores winners tiles", key) ? "tiles" : NULL;
}

/* ---- setting it in the log ------------------------------------------------------------------------------------- */

/* Can that player be to act in the position of this table, which names nobody? */
static bool can_be_to_act(const struct match *match, const struct node *table, int turn)
{
    struct arena arena = {0};
    struct docket docket = {.arena = &arena};
    struct hearing h = {.match = match, .state = arena_take(&arena, size_of_state(match)), .docket = &docket};
    bool can = myr_setup(&h, table) && myr_fits_turn(&h, turn, NULL);
    arena_free(&arena);
    return can;
}

void myr_lay_set(const struct match *match, const void *state, const struct node *set, struct node *table,
                 struct arena *arena)
{
    const struct myr_state *s = state;
    const struct node *tiles = node_get(set, "tiles");
    if (tiles && tiles->text && !tiles->first)
        node_drop(table, "tiles"); /* none of them, and not none named */
    if (!node_get(set, "previous") && (player_of(node_get(table, "first")) != NOBODY || tiles_written(tiles)))
        node_drop(table, "previous");
    if (node_get(set, "turn") || s->turn == NOBODY)
        return;
    node_drop(table, "turn");
    if (!can_be_to_act(match, table, s->turn))
        return;
    struct node *turn = node_word(arena, match->names[s->turn], (struct place){0});
    node_append(table, node_word(arena, "turn", (struct place){0}), turn);
}

/* What no table says of the tiles that stay: whether they were placed as they should be, and where that is written. */
void myr_keep_after_set(const struct match *match, const void *before, const struct node *set, void *state)
{
    (void)match, (void)set;
    const struct myr_state *was = before;
    struct myr_state *s = state;
    s->stuck = was->stuck & s->passed;
    for (int i = 0; i < s->count; i++)
        for (int j = 0; j < was->count; j++) {
            struct myr_lying *now = &s->lying[i];
            const struct myr_lying *then = &was->lying[j];
            if (now->seat != then->seat || now->tile != then->tile || now->pose != then->pose || now->row != then->row
                || now->column != then->column)
                continue;
            *now = *then;
            s->latest = was->latest == j ? i : s->latest;
        }
}
