/* Nim: a whole game in the fewest lines, to be copied. The headings name the files that its parts would be in a larger game. */
#include <stdio.h>

#include "game/game.h"

extern const struct built_in_box nim_box;
extern const struct says nim_says; /* made of says.txt */
extern const struct game nim_game;

/* ---- state.h, nim.h -------------------------------------------------------------------------------------------- */

enum { HEAPS = 9, HEAP_MAX = 9, PLAYERS = 4, NOBODY = -1, UNKNOWN = -1 };

/* `last` is a seat if no stone is left, else NOBODY. The state is flat: it is copied with memcpy. */
struct nim_state {
    int heap[HEAPS];
    int taken[PLAYERS]; /* or UNKNOWN, which stays so whatever is taken */
    int turn, last;
    struct place turn_at; /* the entry after which it became this player's turn */
};

struct nim_printed {
    int heap[HEAPS], most;
};

enum { HOUSE_LAST, HOUSE_PASS, HOUSE_UNWRITTEN };
enum { LAST_WINS, LAST_LOSES };
enum { PASS_NEVER, PASS_ALLOWED };
enum { TAKE_COUNT, TAKE_FROM };
enum nim_rule {
#define LOG(name, ...) RULE_LOG_##name,
#define RULE(name, ...) RULE_##name,
#include "template/nim/rules.def"
#undef LOG
#undef RULE
    RULES
};

static const struct rule nim_rules[RULES + 1] = {
#define LOG(name, code, ...) [RULE_LOG_##name] = {"log." code, __VA_ARGS__},
#define RULE(name, code, ...) [RULE_##name] = {"nim." code, __VA_ARGS__},
#include "template/nim/rules.def"
};

/* ---- house.c --------------------------------------------------------------------------------------------------- */

static const struct question nim_house[] = {
    [HOUSE_LAST] = {"last", "Does the player who takes the last stone win or lose?",
                    (const char *const[]){"wins", "loses", NULL}, LAST_WINS, "Both are played."},
    [HOUSE_PASS] = {"pass", "May a player pass?", (const char *const[]){"never", "allowed", NULL}, PASS_NEVER,
                    "The rule text does not mention it."},
    [HOUSE_UNWRITTEN] = {"unwritten", "May optional entries be left out?",
                         (const char *const[]){"implied", "required", NULL}, 0, "Players seldom write them down."},
    {0},
};

/* ---- words.c --------------------------------------------------------------------------------------------------- */

static const char *const heap_names[] = {"alpha", "beta", "gamma", "delta", "epsilon",
                                         "zeta",  "eta",  "theta", "iota",  NULL};
static const struct words heap_words = {.list = heap_names};
static const struct shape heap_word = {FORM_WORD, .what = "a heap", .words = &heap_words};
static const struct shape heap_bag = {FORM_BAG,    .what = "heaps", .of = &heap_word,
                                      .one = true, .low = 1,        .high = HEAPS};
static const struct shape count = {FORM_NUMBER, .what = "a number of stones", .low = 1, .high = HEAP_MAX};
static const struct shape stones = {FORM_NUMBER, .what = "a number of stones", .low = 0, .high = HEAP_MAX};
static const struct shape heaps = {FORM_EACH, .what = "stones of each heap", .words = &heap_words, .of = &stones};
static const struct shape many = {FORM_NUMBER, .what = "a number of stones", .low = 0, .high = HEAPS * HEAP_MAX,
                                  .unknown = true};
static const struct shape each_player = {FORM_EACH, .what = "stones of each player", .by_name = true, .of = &many};

/* ---- box.c ----------------------------------------------------------------------------------------------------- */

static const struct field box_fields[] = {{"heaps", &heaps, false, "the stones of each heap"},
                                          {"most", &count, false, "stones that may be taken in a turn"},
                                          {0}};
static const struct shape box_shape = {FORM_MAP, .what = "the box", .fields = box_fields};

static void read_heaps(const struct node *map, int heap[HEAPS])
{
    for (int i = 0; i < HEAPS; i++) {
        const struct node *number = node_get(map, heap_names[i]);
        heap[i] = number ? number->value : 0;
    }
}

static const void *open_box(struct hearing *h, const struct node *node, struct arena *arena)
{
    (void)h;
    struct nim_printed *printed = arena_take(arena, sizeof *printed);
    read_heaps(node_get(node, "heaps"), printed->heap);
    printed->most = node_get(node, "most")->value;
    return printed;
}

static const struct nim_printed *printed_on(const struct match *match)
{
    return match->box;
}

/* ---- order.c --------------------------------------------------------------------------------------------------- */

static bool stones_left(const struct nim_state *s)
{
    int left = 0;
    for (int i = 0; i < HEAPS; i++)
        left += s->heap[i];
    return left > 0;
}

static bool over(const struct match *match, const void *state)
{
    (void)match;
    return !stones_left(state);
}

static unsigned to_act(const struct match *match, const void *state)
{
    return over(match, state) ? 0 : 1u << ((const struct nim_state *)state)->turn;
}

static void test_turn(struct hearing *h)
{
    const struct nim_state *s = h->state;
    test_whose_turn(h, s->turn, s->turn_at);
}

static void end_turn(struct hearing *h)
{
    struct nim_state *s = h->state;
    s->turn = (h->move->actor + 1) % h->match->seats;
    s->turn_at = here(h, 0);
}

/* ---- table.c, check_table.c ------------------------------------------------------------------------------------ */

static const struct field table_fields[] = {{"heaps", &heaps, false, "the stones of each heap; not named: none"},
                                            {"taken", &each_player, false, "stones each player has taken"},
                                            {"turn", &shape_name, false, "whose turn it is"},
                                            {"last", &shape_name, false, "who took the last stone"},
                                            {0}};
static const struct shape table_shape = {FORM_MAP, .what = "a table", .fields = table_fields};

static bool setup(struct hearing *h, const struct node *table)
{
    struct nim_state *s = h->state;
    const struct node *heap = node_get(table, "heaps"), *taken = node_get(table, "taken");
    const struct node *turn = node_get(table, "turn"), *last = node_get(table, "last");
    for (int i = 0; i < HEAPS; i++)
        s->heap[i] = printed_on(h->match)->heap[i];
    if (heap)
        read_heaps(heap, s->heap);
    for (const struct node *each = taken ? taken->first : NULL; each; each = each->next)
        s->taken[each->key->value] = each->value == UNKNOWN_NUMBER ? UNKNOWN : each->value;
    s->turn = turn ? turn->value : 0;
    s->last = last ? last->value : NOBODY;
    if (stones_left(s) == (s->last == NOBODY))
        return true;
    refuse(h, RULE_TABLE, last ? "there are stones left, so nobody took the last" : "who took the last stone?");
    if (last)
        point_to(h, last);
    return false;
}

/* ---- verb_take.c ----------------------------------------------------------------------------------------------- */

/* How many stones the entry takes from `heap`, which may be named several times. */
static int wanted_from(const struct move *move, int heap)
{
    int wanted = 0;
    for (int i = 0; i < items(move, TAKE_FROM); i++)
        wanted += item(move, TAKE_FROM, i) == heap ? item(move, TAKE_COUNT, 0) : 0;
    return wanted;
}

static bool stones_are_there(struct hearing *h, int index)
{
    const struct nim_state *s = h->state;
    int heap = item(h->move, TAKE_FROM, index), wanted = wanted_from(h->move, heap);
    if (wanted <= s->heap[heap])
        return true;
    refuse(h, RULE_STONES, "%s wants %d from %s, which has %d", h->match->names[h->move->actor], wanted,
           heap_names[heap], s->heap[heap]);
    point_at(h, TAKE_FROM, index);
    return false;
}

static void test_one_heap(struct hearing *h)
{
    if (items(h->move, TAKE_FROM) == 1)
        return;
    illegal(h, RULE_ONE_HEAP, "%s takes from %d heaps at once", h->match->names[h->move->actor],
            items(h->move, TAKE_FROM));
    point_at(h, TAKE_FROM, 1);
}

static void test_most(struct hearing *h)
{
    int wanted = item(h->move, TAKE_COUNT, 0), most = printed_on(h->match)->most;
    if (wanted > most)
        illegal(h, RULE_MOST, "%s takes %d; at most %d are taken in a turn", h->match->names[h->move->actor], wanted,
                most);
}

static enum outcome play_take(struct hearing *h)
{
    struct nim_state *s = h->state;
    for (int i = 0; i < items(h->move, TAKE_FROM); i++)
        if (!stones_are_there(h, i))
            return REFUSED;
    test_turn(h);
    test_one_heap(h);
    test_most(h);

    for (int heap = 0; heap < HEAPS; heap++) {
        int wanted = wanted_from(h->move, heap);
        s->heap[heap] -= wanted;
        if (s->taken[h->move->actor] != UNKNOWN)
            s->taken[h->move->actor] += wanted;
        if (wanted)
            sum_up(h, "%s %d - %d = %d", heap_names[heap], s->heap[heap] + wanted, wanted, s->heap[heap]);
    }
    if (!stones_left(s))
        s->last = h->move->actor;
    end_turn(h);
    return STANDS;
}

static void suggest_take(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct nim_state *s = state;
    for (int heap = 0; heap < HEAPS; heap++)
        for (int wanted = 1; wanted <= s->heap[heap] && wanted <= printed_on(match)->most; wanted++) {
            struct move move = move_of(s->turn, verb);
            move_put(&move, TAKE_COUNT, wanted);
            move_put_list(&move, TAKE_FROM, 1, &heap);
            suggest_move(out, &move);
        }
}

/* ---- verb_pass.c ----------------------------------------------------------------------------------------------- */

static enum outcome play_pass(struct hearing *h)
{
    test_turn(h);
    if (h->match->house[HOUSE_PASS] == PASS_NEVER) {
        illegal(h, RULE_PASS, "%s passes; every turn takes a stone", h->match->names[h->move->actor]);
        hangs_on(h, HOUSE_PASS, PASS_ALLOWED);
    }

    end_turn(h);
    return STANDS;
}

static void suggest_pass(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    if (match->house[HOUSE_PASS] == PASS_NEVER || over(match, state))
        return;
    struct move move = move_of(((const struct nim_state *)state)->turn, verb);
    move_give(&move, 0);
    suggest_move(out, &move);
}

/* ---- verbs.c --------------------------------------------------------------------------------------------------- */

static const struct field take_fields[] = {
    [TAKE_COUNT] = {"take", &count, true, "how many stones"},
    [TAKE_FROM] = {"from", &heap_bag, true, "from which heap"},
    {0},
};
static const struct field pass_fields[] = {{"pass", &shape_none, true, "takes nothing"}, {0}};

static const struct verb nim_verbs[] = {
    {.name = "take",
     .by = BY_PLAYER,
     .fields = take_fields,
     .play = play_take,
     .doc = "take stones from a heap",
     .suggest = suggest_take},
    {.name = "pass",
     .by = BY_PLAYER,
     .fields = pass_fields,
     .play = play_pass,
     .doc = "take nothing",
     .suggest = suggest_pass},
    {0},
};

/* ---- score.c, write.c, invariant.c ----------------------------------------------------------------------------- */

static void score(const struct match *match, const void *state, struct standing *standing)
{
    const struct nim_state *s = state;
    for (int seat = 0; seat < match->seats; seat++) {
        bool wins = (s->last == seat) == (match->house[HOUSE_LAST] == LAST_WINS);
        if (over(match, state))
            sheet_add(&standing->seat[seat], "the last stone", wins ? 2 : 0, &nim_rules[RULE_LAST], NULL);
        if (s->taken[seat] != UNKNOWN)
            sheet_note(&standing->seat[seat], "stones taken", 2 * s->taken[seat]);
    }
    standing_rank(match, standing, over(match, state));
}

static void write(const struct match *match, const void *state, struct writer *w)
{
    const struct nim_state *s = state;
    write_map(w, "heaps");
    for (int heap = 0; heap < HEAPS; heap++)
        write_number(w, heap_names[heap], s->heap[heap]);
    write_end(w);
    write_map(w, "taken");
    for (int seat = 0; seat < match->seats; seat++)
        if (s->taken[seat] == UNKNOWN)
            write_unknown(w, match->names[seat]);
        else
            write_number(w, match->names[seat], s->taken[seat]);
    write_end(w);
    write_word(w, "turn", match->names[s->turn]);
    if (s->last != NOBODY)
        write_word(w, "last", match->names[s->last]);
}

static bool invariant(const struct match *match, const void *state)
{
    const struct nim_state *s = state;
    bool sound = s->turn >= 0 && s->turn < match->seats && stones_left(s) == (s->last == NOBODY);
    for (int heap = 0; heap < HEAPS; heap++)
        sound = sound && s->heap[heap] >= 0 && s->heap[heap] <= HEAP_MAX;
    return sound;
}

/* ---- count.c --------------------------------------------------------------------------------------------------- */

static const struct shape total = {FORM_NUMBER, .what = "points", .low = 0, .high = 1, .unknown = true};
static const struct field count_fields[] = {{"last", &shape_flag, false, "took the last stone"},
                                            {"total", &total, false, "points, if that is all you have"},
                                            {0}};
static const struct shape counted = {FORM_MAP, .what = "what a player has at the end", .fields = count_fields};

struct nim_count {
    unsigned last, not_last; /* bits of seats; in neither: unknown */
};

/* A total shows who took the last stone. */
static bool read_count(struct hearing *h, const struct node *final, void *into)
{
    struct nim_count *c = into;
    bool wins = h->match->house[HOUSE_LAST] == LAST_WINS, fits = true;
    for (const struct node *player = final->first; player; player = player->next) {
        const struct node *last = node_get(player, "last"), *points = node_get(player, "total");
        if (last)
            *(last->value ? &c->last : &c->not_last) |= 1u << player->key->value;
        if (points && points->value != UNKNOWN_NUMBER)
            *((points->value == 1) == wins ? &c->last : &c->not_last) |= 1u << player->key->value;
        if (fits && ((c->last & c->not_last) || (c->last & (c->last - 1))))
            fits = blame(h, player, refuse(h, RULE_COUNT, "one player, and no other, took the last stone"));
    }
    return fits;
}

static void score_count(const struct match *match, const void *from, struct standing *standing)
{
    const struct nim_count *c = from;
    for (int seat = 0; seat < match->seats; seat++) {
        bool wins = ((c->last >> seat) & 1) == (match->house[HOUSE_LAST] == LAST_WINS);
        standing->seat[seat].open = !c->last;
        standing->seat[seat].high = 2;
        if (c->last)
            sheet_add(&standing->seat[seat], "the last stone", wins ? 2 : 0, &nim_rules[RULE_LAST], NULL);
    }
    standing->winners_open = !c->last;
    if (c->last)
        standing_rank(match, standing, true);
    else
        snprintf(standing->needs, sizeof standing->needs, "write who took the last stone: `last: true`");
}

static const struct final_count nim_count = {
    .player = &counted, .size = sizeof(struct nim_count), .read = read_count, .score = score_count};

/* ---- nim.c ----------------------------------------------------------------------------------------------------- */

const struct game nim_game = {
    .id = "nim",
    .title = "Nim",
    .seats_min = 2,
    .seats_max = PLAYERS,
    .rules = nim_rules,
    .house = nim_house,
    .verbs = nim_verbs,
    .table = &table_shape,
    .box = &box_shape,
    .built_in = &nim_box,
    .state_size = sizeof(struct nim_state),
    .open_box = open_box,
    .setup = setup,
    .to_act = to_act,
    .over = over,
    .score = score,
    .write = write,
    .invariant = invariant,
    .count = &nim_count,
    .says = &nim_says,
};
