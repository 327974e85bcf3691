/* Worlds: the facts that are open, their values, and entries heard in every world. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "replay/legal.h"
#include "replay/position.h"
#include "replay/remarks.h"
#include "replay/worlds_inside.h"

enum { COUNTS_TRIED = 64, HUGE_COUNT = 9999, BAG_MOST = 7, BAG_KINDS = 16, TRIES_MOST = 12, PAIRS_SIDE = 9 };

/* ---- which facts are open ---------------------------------------------------------------------------------------- */

static bool is_unknown(const struct node *node)
{
    return node && node->kind == NODE_WORD && same(node->text, "unknown");
}

/* Takes out what is `unknown`; the facts among it get values. */
static void drop_unknown(struct node *map)
{
    for (struct node *child = map->first, *next; child; child = next) {
        next = child->next;
        if (child->kind == NODE_MAP)
            drop_unknown(child);
        else if (is_unknown(child))
            node_drop(map, child->key->text);
    }
}

static const struct shape *shape_of(const struct match *match, const struct fact_row *row)
{
    const struct shape *shape = shape_under(match->game->table, row->key);
    return row->each ? shape->of : shape;
}

/* Of a `set` without `phase` only what it calls unknown is open. */
static bool is_open(const struct match *match, const struct node *table, const struct node *set, bool in_log,
                    const struct fact_row *row, int seat)
{
    const struct node *part = node_get(set ? set : table, row->key);
    bool all = is_unknown(part);
    if (row->each && !all)
        part = part && part->kind == NODE_MAP ? node_at(part, seat) : NULL;
    if (part)
        return is_unknown(part);
    return !set && match->game->open.left_out(match, table, in_log, row->key, seat);
}

void say_fact(const struct match *match, const struct fact_open *fact, struct text *out)
{
    const struct fact_row *row = fact->row;
    if (fact->seat < 0)
        text_format(out, "%s not in the record; write `%s: %s`", row->what, row->key, row->example);
    else
        text_format(out, "%s's %s not in the record; write `%s: {%s: %s}`", match->names[fact->seat], row->what,
                    row->key, match->names[fact->seat], row->example);
}

/* ---- their values ------------------------------------------------------------------------------------------------ */

/* Keeps the value if the key may have it. */
static void add_value(const struct match *match, struct fact_open *fact, struct node *node)
{
    struct arena scratch = {0};
    if (fact->count < VALUES_MOST && shape_fits(shape_of(match, fact->row), node, SILENT(match, &scratch)))
        fact->value[fact->count++] = node;
    arena_free(&scratch);
}

/* A list of players or words, by their numbers. */
static void add_list(const struct match *match, struct arena *arena, const char *const *words, const int *of, int count,
                     struct fact_open *fact)
{
    struct node *list = node_new(arena, NODE_LIST, (struct place){0});
    for (int i = 0; i < count; i++)
        node_append(list, NULL, node_word(arena, words ? words[of[i]] : match->names[of[i]], (struct place){0}));
    add_value(match, fact, list);
}

/* Every order of `things`, or of some of them. */
static void add_orders(const struct match *match, struct arena *arena, const char *const *words, int things, bool all,
                       struct fact_open *fact)
{
    int order[SEATS_MAX + 2] = {0};
    for (int length = all ? things : 0; length <= things; length++) {
        int total = 1;
        for (int i = 0; i < length; i++)
            total *= things;
        for (int code = 0; code < total; code++) {
            unsigned seen = 0;
            for (int i = length - 1, rest = code; i >= 0; i--, rest /= things)
                seen |= 1u << (order[i] = rest % things);
            if (__builtin_popcount(seen) == length)
                add_list(match, arena, words, order, length, fact);
        }
    }
}

/* Bags: nothing, every number of one kind, pairs, and some of each. */
static void add_bags(const struct match *match, struct arena *arena, const char *const *words, struct fact_open *fact)
{
    int kinds = 0, of[BAG_KINDS * BAG_MOST];
    while (words[kinds] && kinds < BAG_KINDS)
        kinds++;
    add_list(match, arena, words, of, 0, fact);
    for (int kind = 0; kind < kinds; kind++)
        for (int count = 1; count <= BAG_MOST; count++) {
            of[count - 1] = kind;
            for (int i = 0; i < count; i++)
                of[i] = kind;
            add_list(match, arena, words, of, count, fact);
        }
    for (int a = 0; a < kinds; a++)
        for (int b = 0; b < a; b++)
            add_list(match, arena, words, (const int[]){b, a}, 2, fact);
    for (int each = 1; each <= 4; each++)
        for (int some = kinds - 1; some <= kinds; some++) { /* without the last kind, which may be of another sort */
            int count = 0;
            for (int kind = 0; kind < some; kind++)
                for (int i = 0; i < each; i++)
                    of[count++] = kind;
            add_list(match, arena, words, of, count, fact);
        }
}

static void list_values(const struct match *match, struct arena *arena, struct fact_open *fact)
{
    const struct shape *shape = shape_of(match, fact->row);
    int order[SEATS_MAX];
    switch (fact->row->kind) {
    case FACT_COUNT:
        for (int number = 0; number < COUNTS_TRIED; number++)
            add_value(match, fact, node_word(arena, arena_format(arena, "%d", number), (struct place){0}));
        if (fact->row->endless)
            add_value(match, fact, node_word(arena, arena_format(arena, "%d", HUGE_COUNT), (struct place){0}));
        break;
    case FACT_WHO:
        for (int seat = 0; seat < match->seats; seat++)
            add_value(match, fact, node_word(arena, match->names[seat], (struct place){0}));
        if (fact->row->nobody)
            add_value(match, fact, node_word(arena, "none", (struct place){0}));
        break;
    case FACT_SET:
        for (unsigned set = 0; set < 1u << match->seats; set++) {
            int count = 0;
            for (int seat = 0; seat < match->seats; seat++)
                if (set >> seat & 1)
                    order[count++] = seat;
            add_list(match, arena, NULL, order, count, fact);
        }
        break;
    case FACT_QUEUE:
        add_orders(match, arena, NULL, match->seats, false, fact);
        break;
    case FACT_ORDER:
        add_orders(match, arena, shape->of->words->list, shape->places, true, fact);
        break;
    case FACT_BAG:
        add_bags(match, arena, shape->of->words->list, fact);
        break;
    }
}

/* ---- setting them up --------------------------------------------------------------------------------------------- */

/* A position that leaves something open, while its worlds are found. */
struct opening {
    struct judge *judge;
    const struct node *table, *set;
    const void *before; /* for a `set` without `phase` */
    bool in_log;
    struct fact_open *fact; /* the facts that it opens */
    int facts, broken;      /* how many findings the position has anyway */
};

/* The table with these values, one for each fact; -1: it stays left out. */
static struct node *with_values(const struct opening *opening, struct arena *arena, const int *value)
{
    const struct match *match = &opening->judge->verdict->match;
    struct node *table = node_copy(arena, opening->table);
    drop_unknown(table);
    for (int f = 0; f < opening->facts; f++) {
        const struct fact_open *fact = &opening->fact[f];
        if (value[f] < 0)
            continue;
        const struct node *written = node_get(opening->table, fact->row->key);
        struct place at = written ? written->at : (struct place){0};
        struct node *map = table, *node = node_copy(arena, fact->value[value[f]]);
        if (fact->seat >= 0 && !(map = node_get(table, fact->row->key))) {
            map = node_new(arena, NODE_MAP, at);
            node_append(table, node_word(arena, fact->row->key, at), map);
        }
        node->at = at;
        node_drop(map, fact->seat < 0 ? fact->row->key : match->names[fact->seat]);
        node_append(map, node_word(arena, fact->seat < 0 ? fact->row->key : match->names[fact->seat], at), node);
    }
    shape_fits(match->game->table, table, SILENT(match, arena));
    return table;
}

/* Sets that position up. Returns the number of findings against it; INT_MAX: it is impossible. */
static int try_values(const struct opening *opening, const int *value, void *state)
{
    const struct match *match = &opening->judge->verdict->match;
    struct arena scratch = {0};
    const struct node *table = with_values(opening, &scratch, value);
    struct hearing silent = {.match = match, .state = memset(state, 0, size_of_state(match))};
    bool possible = match->game->setup(&silent, table)
                    && (!match->game->open.possible || match->game->open.possible(match, state, table));
    if (possible && opening->set && match->game->set.keep)
        match->game->set.keep(match, opening->before, opening->set, state);
    arena_free(&scratch);
    return possible ? silent.broken : INT_MAX;
}

/* Finds values for the shown world, one fact after the other: those with which the record was judged before, else the
   first, of a count the largest, with which the position is possible. A fact without such a value is not open. */
static void choose_values(struct opening *opening, int *value, void *room)
{
    struct base *base = opening->judge->base;
    for (int f = 0; f < opening->facts; f++)
        value[f] = -1;
    for (int f = 0; f < opening->facts;) {
        struct fact_open *fact = &opening->fact[f];
        int best = -1, least = INT_MAX, ordinary = fact->count - fact->row->endless;
        bool known = base->next < base->count;
        for (int i = 0; i < fact->count && !known; i++) {
            value[f] = fact->row->kind != FACT_COUNT || i >= ordinary ? i : ordinary - 1 - i;
            int broken = try_values(opening, value, room);
            if (broken < least) {
                best = value[f];
                least = broken;
            }
        }
        best = known ? base->value[base->next] : best;
        fact->base = base->next;
        fact->shown = value[f] = base->value[base->next++] = best;
        base->count = base->next > base->count ? base->next : base->count;
        if (best >= 0)
            f++;
        else
            memmove(fact, fact + 1, (size_t)(--opening->facts - f) * sizeof *fact);
    }
    opening->broken = try_values(opening, value, room);
}

/* A world beside those of the judge, with that state. */
static struct world *new_world(struct worlds *worlds, const struct judge *judge, const void *state)
{
    const struct match *match = &judge->verdict->match;
    struct world *world = must_alloc(sizeof *world);
    world->how = judging_like(judge->how);
    world->how.quiet = world->how.brief = true;
    world->verdict.match = *match;
    world->verdict.match.worlds = NULL;
    world->verdict.match.open = &worlds->open;
    world->verdict.game = judge->verdict->game;
    world->verdict.judged = true;
    world->verdict.docket = (struct docket){.arena = &world->arena, .facts_arena = &world->arena};
    world->judge = (struct judge){
        .verdict = &world->verdict, .how = &world->how, .state_size = size_of_state(match), .of = worlds};
    world->judge.before = state_copy(match, &world->verdict.arena, state);
    world->judge.after = state_copy(match, &world->verdict.arena, state);
    return world;
}

static void add_world(struct opening *opening, const int *value, uint64_t differs, const void *state)
{
    struct worlds *worlds = opening->judge->worlds;
    if (worlds->count == WORLDS_MOST) {
        worlds->cut = true;
        return;
    }
    struct world *world = new_world(worlds, opening->judge, state);
    worlds->world = must_make_room(worlds->world, worlds->count, &worlds->room, sizeof *worlds->world);
    worlds->world[worlds->count++] = world;
    world->differs = differs;
    world->values = worlds->facts + opening->facts;
    world->value = arena_raw(&world->verdict.arena, (size_t)world->values * sizeof *world->value);
    for (int f = 0; f < world->values; f++)
        world->value[f] = (short)(f < worlds->facts ? worlds->fact[f].shown : value[f - worlds->facts]);
}

/* Every combination of values, if there are few. */
static bool add_all(struct opening *opening, const int *shown, void *room)
{
    long total = 1;
    int value[FACTS_MOST] = {0};
    for (int f = 0; f < opening->facts && total <= WORLDS_MOST; f++)
        total *= opening->fact[f].count;
    if (total > WORLDS_MOST)
        return false;
    for (long code = 0; code < total; code++) {
        uint64_t differs = 0;
        long rest = code;
        for (int f = 0; f < opening->facts; rest /= opening->fact[f++].count) {
            value[f] = (int)(rest % opening->fact[f].count);
            differs |= (uint64_t)(value[f] != shown[f]) << (opening->judge->worlds->facts + f);
        }
        if (differs && try_values(opening, value, room) == opening->broken)
            add_world(opening, value, differs, room);
    }
    return true;
}

/* Worlds that differ from the shown one in one fact; then in two, for some values of each. Where the other facts of the
   player then do not fit they follow from it. */
static void add_neighbours(struct opening *opening, const int *shown, void *room)
{
    int first = opening->judge->worlds->facts, value[FACTS_MOST];
    memcpy(value, shown, sizeof value);
    for (int f = 0; f < opening->facts; f++) {
        for (int v = 0; v < opening->fact[f].count; v++) {
            if (v == shown[f])
                continue;
            uint64_t differs = (uint64_t)1 << (first + f);
            value[f] = v;
            int broken = try_values(opening, value, room);
            for (int g = 0; broken != opening->broken && g < opening->facts; g++)
                if (g != f && (opening->fact[g].seat == opening->fact[f].seat || opening->fact[f].seat < 0)) {
                    value[g] = -1;
                    differs |= (uint64_t)1 << (first + g);
                    broken = try_values(opening, value, room);
                }
            if (broken == opening->broken)
                add_world(opening, value, differs, room);
            memcpy(value, shown, sizeof value);
        }
    }
    for (int f = 0; f < opening->facts; f++)
        for (int g = 0; g < f; g++)
            for (int i = 0; i < PAIRS_SIDE * PAIRS_SIDE && opening->judge->worlds->count < WORLDS_MOST; i++) {
                int a = i / PAIRS_SIDE, b = i % PAIRS_SIDE, many = opening->fact[f].count,
                    most = opening->fact[g].count;
                value[f] = many > PAIRS_SIDE ? a * (many - 1) / (PAIRS_SIDE - 1) : a;
                value[g] = most > PAIRS_SIDE ? b * (most - 1) / (PAIRS_SIDE - 1) : b;
                if (value[f] < many && value[g] < most && value[f] != shown[f] && value[g] != shown[g]
                    && try_values(opening, value, room) == opening->broken)
                    add_world(opening, value, (uint64_t)1 << (first + f) | (uint64_t)1 << (first + g), room);
                memcpy(value, shown, sizeof value);
            }
    opening->judge->worlds->cut |= opening->judge->worlds->count == WORLDS_MOST;
}

static void find_facts(struct opening *opening)
{
    const struct match *match = &opening->judge->verdict->match;
    struct arena *arena = &opening->judge->verdict->arena;
    int room = FACTS_MOST - opening->judge->worlds->facts;
    if (opening->judge->base->next + FACTS_MOST > 4 * FACTS_MOST)
        room = 0;
    for (const struct fact_row *row = match->game->open.facts; row->key; row++)
        for (int seat = row->each ? 0 : -1; seat < (row->each ? match->seats : 0); seat++) {
            if (opening->facts == room || !is_open(match, opening->table, opening->set, opening->in_log, row, seat))
                continue;
            struct fact_open *fact = &opening->fact[opening->facts++];
            *fact = (struct fact_open){.row = row, .seat = seat, .entry = opening->judge->entry};
            fact->name = seat < 0 ? row->key : arena_format(arena, "%s.%s", row->key, match->names[seat]);
            list_values(match, arena, fact);
        }
}

static struct worlds *open_worlds(struct judge *judge)
{
    struct arena *arena = &judge->verdict->arena;
    if (!judge->base)
        judge->base = arena_take(arena, sizeof *judge->base);
    return arena_take(arena, sizeof *judge->worlds);
}

static void tell_open(struct judge *judge)
{
    struct worlds *worlds = judge->worlds;
    struct text keys = {0};
    uint64_t open = 0;
    for (int i = 0; i < worlds->count; i++)
        open |= worlds->world[i]->differs;
    text_format(&keys, " %s", worlds->missing ? worlds->missing : "");
    for (int f = 0; f < worlds->facts; f++)
        if (open >> f & 1)
            text_format(&keys, "%s ", worlds->fact[f].name);
    worlds->open.keys = arena_keep(&judge->verdict->arena, &keys);
    text_free(&keys);
}

static void glimpse(struct judge *judge, const void *shown);
static void find_missing(struct judge *judge, const struct node *table, const struct node *set, bool in_log);

bool worlds_setup(struct judge *judge, struct hearing *h, const struct node *table, const struct node *set, bool in_log)
{
    struct verdict *verdict = judge->verdict;
    const struct game *game = verdict->game;
    if (!in_log) {
        worlds_free(judge);
        judge->worlds = NULL;
        if (judge->base)
            judge->base->next = 0;
    }
    if (!game->open.facts || !table)
        return game->setup(h, table);
    if (judge->of) { /* the shown world has found the facts, and chosen values for them */
        struct opening opening = {.judge = judge,
                                  .table = table,
                                  .set = set,
                                  .in_log = in_log,
                                  .fact = judge->of->fact + judge->of->facts - judge->of->fresh,
                                  .facts = judge->of->fresh};
        int value[FACTS_MOST];
        for (int f = 0; f < opening.facts; f++)
            value[f] = opening.fact[f].shown;
        return game->setup(h, with_values(&opening, &judge->entry_arena, value));
    }
    struct worlds *worlds = judge->worlds ? judge->worlds : open_worlds(judge);
    struct worlds *had = judge->worlds;
    judge->worlds = worlds;
    struct opening opening = {.judge = judge,
                              .table = table,
                              .set = set,
                              .before = judge->before,
                              .in_log = in_log,
                              .fact = worlds->fact + worlds->facts};
    int value[FACTS_MOST] = {0};
    worlds->had = worlds->count;
    find_facts(&opening);
    find_missing(judge, table, set, in_log);
    worlds->fresh = 0;
    verdict->match.open = &worlds->open;
    tell_open(judge);
    if (!opening.facts && !worlds->missing) {
        judge->worlds = had;
        verdict->match.open = had ? &had->open : NULL;
        return game->setup(h, with_values(&opening, &verdict->arena, value));
    }
    void *room = must_alloc(size_of_state(&verdict->match));
    choose_values(&opening, value, room);
    bool possible = game->setup(h, with_values(&opening, &verdict->arena, value));
    if (possible && opening.facts && !(worlds->count == 0 && add_all(&opening, value, room)))
        add_neighbours(&opening, value, room);
    worlds->fresh = possible ? opening.facts : 0;
    worlds->facts += worlds->fresh;
    free(room);
    if (!had && !worlds->count && !worlds->missing)
        judge->worlds = NULL;
    verdict->match.worlds = judge->worlds;
    verdict->match.open = judge->worlds ? &worlds->open : NULL;
    if (judge->worlds)
        tell_open(judge);
    if (judge->worlds && !in_log)
        glimpse(judge, h->state);
    return possible;
}

static void free_world(struct world *world)
{
    arena_free(&world->arena);
    arena_free(&world->verdict.arena);
    arena_free(&world->judge.entry_arena);
    text_free(&world->judge.sums);
    free(world);
}

void worlds_free(struct judge *judge)
{
    struct worlds *worlds = judge->worlds;
    if (!worlds)
        return;
    for (int i = 0; i < worlds->count; i++)
        free_world(worlds->world[i]);
    for (int i = 0; i < worlds->choices; i++)
        free_world(worlds->chosen[i]);
    free(worlds->world);
    free(worlds->chosen);
    worlds->world = worlds->chosen = NULL;
    worlds->count = worlds->room = worlds->choices = worlds->chosen_room = 0;
}

/* ---- what was seen of a state ------------------------------------------------------------------------------------ */

static uint64_t stamp_of(const struct match *match, const void *state)
{
    const char *bytes = state;
    size_t size = size_of_state(match);
    uint64_t stamp = 14695981039346656037u, word;
    for (size_t i = 0; i < size; i += sizeof word) {
        word = 0;
        memcpy(&word, bytes + i, size - i < sizeof word ? size - i : sizeof word);
        stamp = (stamp ^ word) * 1099511628211u;
        stamp ^= stamp >> 32;
    }
    return stamp;
}

const struct glimpse *worlds_seen(const struct match *match, const void *state)
{
    uint64_t stamp = stamp_of(match, state);
    const struct glimpse *seen = match->worlds->seen[stamp % BUCKETS];
    while (seen && seen->stamp != stamp)
        seen = seen->next;
    return seen;
}

/* Adds how `state` differs from `shown`. */
static void add_patch(const struct match *match, const void *shown, const void *state, struct text *out)
{
    const char *a = shown, *b = state;
    unsigned size = (unsigned)size_of_state(match);
    for (unsigned at = 0; at < size; at++) {
        unsigned run[2] = {at, 0};
        while (at < size && a[at] != b[at])
            at++;
        run[1] = at - run[0];
        if (!run[1])
            continue;
        text_add_bytes(out, (const char *)run, sizeof run);
        text_add_bytes(out, b + run[0], run[1]);
    }
}

/* Remembers how the worlds differ from the state that is shown. */
static void glimpse(struct judge *judge, const void *shown)
{
    const struct match *match = &judge->verdict->match;
    struct arena *arena = &judge->verdict->arena;
    struct worlds *worlds = judge->worlds;
    size_t count = (size_t)worlds->count;
    uint64_t *differs = arena_raw(arena, (count + 1) * sizeof *differs);
    size_t *patch = arena_raw(arena, (count + 1) * sizeof *patch);
    struct text bytes = {0};
    for (size_t i = 0; i < count; i++) {
        patch[i] = bytes.length;
        differs[i] = worlds->world[i]->differs;
        add_patch(match, shown, worlds->world[i]->judge.before, &bytes);
    }
    patch[count] = bytes.length;
    struct glimpse *seen = arena_raw(arena, sizeof *seen);
    *seen = (struct glimpse){.stamp = stamp_of(match, shown),
                             .count = worlds->count,
                             .differs = differs,
                             .patch = patch,
                             .cut = worlds->cut,
                             .open = worlds->open.keys};
    seen->bytes = memcpy(arena_raw(arena, bytes.length + 1), text_string(&bytes), bytes.length);
    seen->next = worlds->seen[seen->stamp % BUCKETS];
    worlds->seen[seen->stamp % BUCKETS] = seen;
    text_free(&bytes);
}

/* ---- what was met ------------------------------------------------------------------------------------------------ */

static bool has_met(const struct met *met, const struct broken *broken)
{
    for (int i = 0; i < met->count; i++)
        if (met->broken[i].rule == broken->rule && met->broken[i].ruling == broken->ruling)
            return true;
    return false;
}

/* Does it break a rule about the moment? */
static bool met_untimely(const struct met *met)
{
    for (int i = 0; i < met->count; i++)
        if (is_untimely(met->broken[i].rule) && met->broken[i].ruling != RULING_UNSETTLED)
            return true;
    return false;
}

static bool met_alike(const struct met *a, const struct met *b)
{
    for (int i = 0; i < b->count; i++)
        if (!has_met(a, &b->broken[i]))
            return false;
    return a->count == b->count;
}

struct met met_of(const struct finding *first)
{
    struct met met = {0};
    for (; first; first = first->next) {
        struct broken broken = {first->rule, first->ruling};
        bool counts = is_against(first) || first->ruling == RULING_UNREADABLE
                      || (first->ruling == RULING_UNSETTLED && first->rule != &common_rules[LOG_UNWRITTEN]
                          && first->rule != &common_rules[LOG_GAP]);
        if (counts && met.count < MET_MOST && !has_met(&met, &broken))
            met.broken[met.count++] = broken;
    }
    return met;
}

/* Did the entry meet exactly what its `illegal:` names? */
static bool met_codes(const struct met *met, const struct remarks *remarks)
{
    bool exact = met->count > 0;
    for (int i = 0; i < met->count; i++)
        exact = exact && names_rule(remarks, met->broken[i].rule);
    for (int c = 0; c < remarks->codes && exact; c++) {
        bool found = false;
        for (int i = 0; i < met->count; i++)
            found |= met->broken[i].rule == remarks->code[c];
        exact = found;
    }
    return exact;
}

/* ---- an entry ---------------------------------------------------------------------------------------------------- */

static void ignore(void *context, const struct step *step)
{
    (void)context, (void)step;
}

/* Most entries meet nothing. True: this was one of them, and it was played. */
static bool play_quickly(struct world *world, const struct move *move)
{
    struct judge *judge = &world->judge;
    const struct match *match = &world->verdict.match;
    memcpy(judge->after, judge->before, judge->state_size);
    text_clear(&judge->sums);
    struct hearing silent = {.match = match,
                             .state = judge->after,
                             .move = move,
                             .entry = judge->entry,
                             .sums = judge->how->watch ? &judge->sums : NULL};
    if (match->game->verbs[move->verb].play(&silent) != STANDS || silent.said)
        return false;
    judge->met = (struct met){0};
    change_places(judge);
    return true;
}

static void play_in(struct judge *judge, struct world *world, const struct move *move, const struct remarks *remarks)
{
    world->judge.entry = judge->entry;
    world->judge.assumed.count = 0;
    world->judge.step = (struct step){0};
    world->how.watch = judge->how->watch ? ignore : NULL;
    docket_retract(&world->verdict.docket, NULL);
    arena_reset(&world->arena);
    arena_reset(&world->judge.entry_arena);
    if (remarks->carried || !play_quickly(world, move))
        judge_move(&world->judge, move, remarks, NULL);
}

void worlds_play(struct judge *judge, const struct move *move, const struct remarks *remarks)
{
    struct worlds *worlds = judge->worlds;
    for (int i = 0; i < worlds->count; i++)
        play_in(judge, worlds->world[i], move, remarks);
    for (int i = 0; i < worlds->choices; i++)
        worlds->chosen[i]->pending = true;
    worlds->live = judge->after;
}

/* Takes out of the findings after `last` those that not every world meets. */
static void drop_uncommon(struct judge *judge, struct finding *last, const struct met *common)
{
    struct docket *docket = &judge->verdict->docket;
    for (struct finding **link = docket_link(docket, last); *link;) {
        struct broken broken = {(*link)->rule, (*link)->ruling};
        bool counts = is_against(*link) || (*link)->ruling == RULING_UNREADABLE;
        if (!counts || has_met(common, &broken)) {
            last = *link;
            link = &last->next;
            continue;
        }
        --*docket_tally(docket, (*link)->ruling);
        *link = (*link)->next;
    }
    docket->last = last;
}

static int words_in(const char *text)
{
    int words = 0;
    while (*(text += strspn(text, " ")) && ++words)
        text += strcspn(text, " ");
    return words;
}

/* Words that differ become `?`; of messages that differ in more than words the sentence of the rule remains. */
static const char *merge_messages(struct arena *arena, const struct finding *finding, const char *other)
{
    char *message = arena_string(arena, finding->message);
    if (words_in(message) != words_in(other))
        return finding->rule->sentence;
    merge_words(message, other);
    return message;
}

/* The same, part by part; a part that differs in more than words is left out. */
static void merge_sums(struct text *sums, const char *other)
{
    struct arena scratch = {0};
    struct text merged = {0};
    const char *at = text_string(sums);
    while (*at) {
        size_t own = strcspn(at, ";"), theirs = strcspn(other, ";");
        char *part = arena_copy(&scratch, at, own), *there = arena_copy(&scratch, other, theirs);
        if (words_in(part) == words_in(there)) {
            merge_words(part, there);
            text_format(&merged, "%s%s", merged.length ? ";" : "", part + (merged.length ? 0 : strspn(part, " ")));
        }
        at += own + (at[own] == ';');
        other += theirs + (other[theirs] == ';');
    }
    text_clear(sums);
    text_add(sums, text_string(&merged));
    text_free(&merged);
    arena_free(&scratch);
}

/* Numbers that only some worlds have are not said. */
static void blur(struct judge *judge, struct finding *first)
{
    const struct worlds *worlds = judge->worlds;
    for (; first; first = first->next)
        for (int i = 0; i < worlds->count; i++) {
            const struct finding *other = worlds->world[i]->verdict.docket.first;
            while (other && other->rule != first->rule)
                other = other->next;
            if (worlds->world[i]->gone || !other || same(other->message, first->message))
                continue;
            first->message = merge_messages(judge->verdict->docket.arena, first, other->message);
            first->bare = NULL;
        }
    for (int i = 0; i < worlds->count && judge->how->watch; i++)
        if (!worlds->world[i]->gone && judge->sums.length && worlds->world[i]->judge.sums.length
            && !same(text_string(&judge->sums), text_string(&worlds->world[i]->judge.sums))) {
            merge_sums(&judge->sums, text_string(&worlds->world[i]->judge.sums));
        }
}

/* The facts on which it hangs: worlds that differ in one of them only did not meet what the shown one met; if there are
   none, worlds that differ in two. */
static uint64_t asked_by(const struct judge *judge)
{
    uint64_t one = 0, several = 0;
    for (int i = 0; i < judge->worlds->count; i++) {
        const struct world *world = judge->worlds->world[i];
        if (!met_alike(&world->judge.met, &judge->met))
            *(world->differs & (world->differs - 1) ? &several : &one) |= world->differs;
    }
    return one ? one : several;
}

/* What is found only in some worlds: the rule, and where. */
static const struct rule *cited_by(const struct judge *judge, const struct met *common, struct place *at)
{
    const struct judge *side = NULL;
    const struct finding *finding = NULL;
    for (int i = -1; i < judge->worlds->count && !side; i++) {
        const struct judge *one = i < 0 ? judge : &judge->worlds->world[i]->judge;
        side = one->met.count > common->count ? one : NULL;
    }
    for (int i = 0; side && i < side->met.count; i++) {
        if (has_met(common, &side->met.broken[i]))
            continue;
        finding = side->verdict->docket.first;
        if (side != judge)
            while (finding && finding->rule != side->met.broken[i].rule)
                finding = finding->next;
        if (side != judge && finding && finding->at.line)
            *at = finding->at;
        return side->met.broken[i].rule;
    }
    return NULL;
}

static void tell_facts(struct judge *judge, uint64_t asked, const struct met *common, bool taken, int actor,
                       struct place at)
{
    const struct match *match = &judge->verdict->match;
    struct docket *docket = &judge->verdict->docket;
    struct place verb = at;
    const struct rule *cited = cited_by(judge, common, &at);
    for (int f = 0; f < judge->worlds->facts; f++) {
        const struct fact_open *fact = &judge->worlds->fact[f];
        if (!(asked >> f & 1))
            continue;
        if (taken && judge->assumed.count)
            return; /* what is assumed tells whose turn it was */
        if (taken) {
            const char *said = fact->row->taken, *name = strstr(said, "NAME");
            judge_note(judge, LOG_ASSUMED, verb, "%.*s%s%s", (int)(name - said), said, actor_name(match, actor),
                       name + strlen("NAME"));
            return;
        }
        if (docket_has_fact(docket, fact->name))
            continue;
        struct text message = {0};
        say_fact(match, fact, &message);
        struct finding *finding =
            judge_find(judge, RULING_UNSETTLED, &common_rules[LOG_UNKNOWN], at, "%s", text_string(&message));
        finding->player = actor_name(match, actor);
        docket_keep_fact(docket, finding, fact->name, cited);
        text_free(&message);
    }
}

/* Who acts is taken from the log: what the worlds meet in which the entry comes at the right moment, if they agree. */
static const struct met *met_in_time(const struct judge *judge)
{
    const struct met *met = met_untimely(&judge->met) ? NULL : &judge->met;
    for (int i = 0; i < judge->worlds->count; i++) {
        const struct met *other = &judge->worlds->world[i]->judge.met;
        if (met_untimely(other))
            continue;
        if (met && !met_alike(met, other))
            return NULL;
        met = met ? met : other;
    }
    return met;
}

static bool was_refused(const struct met *met)
{
    bool refused = false;
    for (int i = 0; i < met->count; i++)
        refused |= met->broken[i].ruling == RULING_IMPOSSIBLE || met->broken[i].ruling == RULING_UNREADABLE;
    return refused;
}

/* The shown world is no longer possible: the record is to be judged again, and another is shown. */
static void choose_base(struct judge *judge, const struct world *other)
{
    for (int f = 0; f < other->values; f++)
        judge->base->value[judge->worlds->fact[f].base] = other->value[f];
    judge->stopped = judge->base->tried < TRIES_MOST;
}

/* Is a world that met this still possible? */
static bool stays(const struct met *met, const struct remarks *remarks, bool claimed, const struct met *in_time)
{
    bool adverse = was_refused(met);
    for (int i = 0; i < met->count; i++)
        adverse |= met->broken[i].ruling == RULING_ILLEGAL || met->broken[i].ruling == RULING_DOUBTFUL;
    return claimed ? met_codes(met, remarks) : in_time ? met_alike(met, in_time) : !adverse;
}

static void compare_facts(struct judge *judge, const struct remarks *remarks, int actor, struct finding *last,
                          struct place at)
{
    struct worlds *worlds = judge->worlds;
    struct met common = judge->met;
    bool differ = false, claimed = false, any = false, shown_stays, only_who = true;
    worlds->live = NULL;
    for (int i = 0; i < worlds->count; i++) {
        const struct met *met = &worlds->world[i]->judge.met;
        differ |= !met_alike(met, &judge->met);
        for (int k = common.count - 1; k >= 0; k--)
            if (!has_met(met, &common.broken[k]))
                common.broken[k] = common.broken[--common.count];
        if (met->assumes > judge->met.assumes)
            judge->met.assumes = met->assumes;
    }
    judge->unsure = false;
    if (!differ) {
        blur(judge, findings_after(judge, last));
        return;
    }
    uint64_t asked = asked_by(judge);
    for (int f = 0; f < worlds->facts; f++)
        only_who &= !(asked >> f & 1) || worlds->fact[f].row->taken;
    claimed = remarks->illegal && met_codes(&judge->met, remarks);
    for (int i = 0; i < worlds->count; i++)
        claimed |= remarks->illegal && met_codes(&worlds->world[i]->judge.met, remarks);
    bool taken = only_who && !remarks->carried;
    const struct met *in_time = taken ? met_in_time(judge) : NULL;
    if (in_time) {
        common = *in_time;
        taken = !was_refused(in_time);
    }
    shown_stays = stays(&judge->met, remarks, claimed, in_time);
    any = shown_stays;
    for (int i = 0; i < worlds->count; i++) {
        struct world *world = worlds->world[i];
        world->gone = !stays(&world->judge.met, remarks, claimed, in_time);
        any |= !world->gone;
        if (!world->gone && !shown_stays && !worlds->gone) {
            worlds->gone = true;
            choose_base(judge, world);
        }
    }
    /* If all meet something, it is what it is; and who acts is never taken from an entry that is marked. */
    bool all = !any || (only_who && !taken);
    for (int i = 0; i < worlds->count && all; i++)
        worlds->world[i]->gone = false;
    if (claimed)
        return;
    judge->unsure = !in_time;
    drop_uncommon(judge, last, &common);
    if (taken || !in_time)
        tell_facts(judge, asked, &common, taken, actor, at);
    blur(judge, findings_after(judge, last));
}

static void rule_again(struct docket *docket, struct finding *finding, enum ruling ruling)
{
    --*docket_tally(docket, finding->ruling);
    finding->ruling = ruling;
    ++*docket_tally(docket, ruling);
}

/* ---- choices ----------------------------------------------------------------------------------------------------- */

void worlds_choose(struct judge *judge, const void *state, const struct move *move)
{
    const struct match *match = &judge->verdict->match;
    struct moves moves = {0};
    if (!judge->of && !judge->worlds) {
        judge->worlds = open_worlds(judge);
        judge->verdict->match.worlds = judge->worlds;
        judge->verdict->match.open = &judge->worlds->open;
        judge->worlds->open.keys = "";
    }
    struct worlds *worlds = judge->of ? judge->of : judge->worlds;
    worlds->beyond |= !move;
    if (move)
        legal_moves_of(match, state, move->actor, -1, &moves);
    for (int i = 0; i < moves.count && !worlds->beyond; i++) {
        worlds->beyond = worlds->choices == WORLDS_MOST;
        if (worlds->beyond || position_same_meaning(match, &moves.move[i], move))
            continue;
        struct world *world = new_world(worlds, judge, state);
        try_move(match, state, &moves.move[i], world->judge.before, false);
        worlds->chosen = must_make_room(worlds->chosen, worlds->choices, &worlds->chosen_room, sizeof *worlds->chosen);
        worlds->chosen[worlds->choices++] = world;
        world->pending = true;
        world->born = judge->entry;
    }
    moves_free(&moves);
}

/* Where a choice could have been other than was assumed earlier, an entry that would then be fine is not condemned. */
static void compare_choices(struct judge *judge, const struct move *move, const struct remarks *remarks,
                            struct finding *first)
{
    struct worlds *worlds = judge->worlds;
    struct docket *docket = &judge->verdict->docket;
    bool fine = false;
    for (int i = 0; i < worlds->choices; i++) { /* there may be more and more of them */
        struct world *world = worlds->chosen[i];
        if (world->pending)
            play_in(judge, world, move, remarks);
        world->pending = false;
        world->gone |= was_refused(&world->judge.met) && !was_refused(&judge->met);
        fine |= !world->gone && !world->judge.met.count && world->born < judge->entry;
    }
    for (; fine && judge->undecided && first; first = first->next)
        if (first->ruling == RULING_ILLEGAL || first->ruling == RULING_IMPOSSIBLE) {
            rule_again(docket, first, RULING_UNSETTLED);
            first->cited = first->rule;
            first->rule = &common_rules[LOG_UNKNOWN];
            first->message = printable(docket->arena, judge->undecided);
            first->bare = NULL;
            judge->unsure = true;
        }
}

void worlds_compare(struct judge *judge, const struct move *move, const struct remarks *remarks, struct finding *last,
                    struct place at)
{
    compare_facts(judge, remarks, move->actor, last, at);
    if (judge->worlds->choices)
        compare_choices(judge, move, remarks, findings_after(judge, last));
}

bool worlds_know_choices(const struct judge *judge)
{
    return judge->worlds && !judge->worlds->beyond;
}

uint64_t worlds_could_win(const struct judge *judge, unsigned winners)
{
    const struct match *match = &judge->verdict->match;
    struct standing *standing = must_alloc(sizeof *standing);
    uint64_t could = (uint64_t)1 << winners;
    bool over = true;
    for (int i = 0; i < judge->worlds->choices && over; i++) {
        const struct judge *other = &judge->worlds->chosen[i]->judge;
        standing_clear(standing, match->seats);
        other->verdict->game->score(&other->verdict->match, other->before, standing);
        over = standing->winners;
        could |= (uint64_t)1 << standing->winners;
    }
    free(standing);
    return over ? could : 0;
}

/* ---- after an entry ---------------------------------------------------------------------------------------------- */

/* Drops worlds that are no longer possible, and those that have become alike. */
void worlds_keep(struct judge *judge, const void *shown)
{
    struct worlds *worlds = judge->worlds;
    int kept = 0;
    for (int i = 0; i < worlds->count; i++) {
        struct world *world = worlds->world[i];
        bool drop = world->gone || (!worlds->gone && memcmp(world->judge.before, shown, judge->state_size) == 0);
        for (int k = 0; k < kept && !drop; k++)
            drop = worlds->world[k]->differs == world->differs
                   && memcmp(worlds->world[k]->judge.before, world->judge.before, judge->state_size) == 0;
        if (drop)
            free_world(world);
        else
            worlds->world[kept++] = world;
    }
    worlds->count = kept;
    kept = 0;
    for (int i = 0; i < worlds->choices; i++) {
        struct world *world = worlds->chosen[i];
        if (world->gone || memcmp(world->judge.before, shown, judge->state_size) == 0)
            free_world(world);
        else
            worlds->chosen[kept++] = world;
    }
    worlds->choices = kept;
    tell_open(judge);
    glimpse(judge, shown);
}

bool worlds_again(struct judge *judge)
{
    bool again = judge->worlds && judge->worlds->gone && judge->base->tried < TRIES_MOST;
    if (again)
        judge->base->tried++;
    return again;
}

/* ---- other things in the log ------------------------------------------------------------------------------------- */

void worlds_set(struct judge *judge, struct node *value)
{
    struct worlds *worlds = judge->worlds;
    for (int i = 0; i < worlds->had + worlds->choices; i++) {
        struct world *world = i < worlds->had ? worlds->world[i] : worlds->chosen[i - worlds->had];
        world->judge.entry = judge->entry;
        world->judge.assumed.count = 0;
        docket_retract(&world->verdict.docket, NULL);
        arena_reset(&world->arena);
        arena_reset(&world->judge.entry_arena);
        world->gone = !judge_set(&world->judge, value) || has_ruling(world->verdict.docket.first, RULING_IMPOSSIBLE);
        world->gone |= i >= worlds->had && !judge->choices; /* a new position ends all that was assumed */
        change_places(&world->judge);
    }
    worlds_keep(judge, judge->after);
}

void worlds_assume(struct judge *judge)
{
    struct worlds *worlds = judge->worlds;
    for (int i = 0; i < worlds->count + worlds->choices; i++) {
        struct world *world = i < worlds->count ? worlds->world[i] : worlds->chosen[i - worlds->count];
        struct judge *other = &world->judge;
        for (int k = 0; k < judge->assumed.count && !world->gone; k++)
            world->gone = try_move(&other->verdict->match, other->before, &judge->assumed.move[k], other->before, true)
                          == TRIED_REFUSED;
    }
    worlds_keep(judge, judge->before);
}

/* Is something wrong at that place; in how many worlds? */
static bool is_wrong(const struct docket *docket, struct place at)
{
    const struct finding *finding = docket->first;
    while (finding && (finding->at.line != at.line || finding->at.column != at.column))
        finding = finding->next;
    return finding;
}

static int times_wrong(struct world *const *world, int count, struct place at)
{
    int times = 0;
    for (int i = 0; i < count; i++)
        times += is_wrong(&world[i]->verdict.docket, at);
    return times;
}

static void check_there(struct world *world, const struct node *claims,
                        void (*check)(struct judge *judge, const struct node *claims))
{
    docket_retract(&world->verdict.docket, NULL);
    arena_reset(&world->arena);
    take_score(&world->judge);
    check(&world->judge, claims);
}

void worlds_claims(struct judge *judge, const struct node *claims, struct finding *first,
                   void (*check)(struct judge *judge, const struct node *claims))
{
    struct verdict *verdict = judge->verdict;
    struct worlds *worlds = judge->worlds;
    struct docket kept = verdict->docket, alone = {.arena = &judge->entry_arena};
    for (int i = 0; i < worlds->count && first; i++)
        check_there(worlds->world[i], claims, check);
    for (int i = 0; i < worlds->choices && first; i++)
        check_there(worlds->chosen[i], claims, check);
    if (worlds->count && first) { /* the shown world, as if it were the only one */
        verdict->docket = alone;
        verdict->match.worlds = NULL;
        take_score(judge);
        check(judge, claims);
        alone = verdict->docket;
        verdict->docket = kept;
        verdict->match.worlds = worlds;
        take_score(judge);
    }
    for (; first; first = first->next) {
        bool moment = first->rule == &common_rules[CLAIMS_OVER] || first->rule == &common_rules[CLAIMS_TO_ACT];
        bool all = times_wrong(worlds->world, worlds->count, first->at) == worlds->count && !worlds->cut
                   && is_wrong(&alone, first->at);
        if (worlds->count && first->ruling == RULING_FALSE && !all)
            rule_again(&verdict->docket, first, RULING_UNSETTLED);
        else if (worlds->count && first->ruling == RULING_UNSETTLED && all)
            rule_again(&verdict->docket, first, RULING_FALSE);
        if (first->ruling != RULING_FALSE || moment || !judge->given_up
            || times_wrong(worlds->chosen, worlds->choices, first->at) == worlds->choices)
            continue;
        rule_again(&verdict->docket, first, RULING_UNSETTLED);
        first->message = printable(verdict->docket.arena,
                                   arena_format(verdict->docket.arena, "%s; %s", first->message, judge->given_up));
    }
}

/* ---- missing boards ---------------------------------------------------------------------------------------------- */

/* Which boards are missing in the position of this table? */
static void find_missing(struct judge *judge, const struct node *table, const struct node *set, bool in_log)
{
    const struct match *match = &judge->verdict->match;
    struct worlds *worlds = judge->worlds;
    struct text missing = {0};
    for (const char *const *board = match->game->open.boards; board && *board; board++) {
        bool was = worlds->missing && word_in(worlds->missing, *board, " ");
        const struct node *part = node_get(set ? set : table, *board);
        bool lacks =
            is_unknown(part) || (!part && (set ? was : match->game->open.left_out(match, table, in_log, *board, -1)));
        if (lacks)
            text_format(&missing, "%s ", *board);
    }
    worlds->missing = missing.length ? arena_keep(&judge->verdict->arena, &missing) : NULL;
    text_free(&missing);
}

void worlds_lay_boards(struct judge *judge, struct node *table)
{
    struct verdict *verdict = judge->verdict;
    const struct match *match = &verdict->match;
    struct node *setup = NULL;
    for (const char *const *board = match->game->open.boards; board && *board && table->kind == NODE_MAP; board++) {
        struct node *part = node_get(table, *board);
        if (is_unknown(part))
            node_drop(table, *board);
        if (!part || part->kind != NODE_WORD || !same(part->text, "setup"))
            continue;
        if (!setup) {
            void *state = arena_take(&verdict->arena, size_of_state(match));
            match->game->setup(&(struct hearing){.match = match, .state = state}, NULL);
            setup = position_write(match, state, &verdict->arena);
        }
        const struct node *laid = node_get(setup, *board);
        struct node *key = part->key, *next = part->next;
        struct place at = part->at;
        *part = laid ? *node_copy(&verdict->arena, laid) : (struct node){.kind = NODE_MAP};
        part->key = key;
        part->next = next;
        part->at = at;
    }
}

bool worlds_lack_board(struct judge *judge, const struct move *move, const char *key, struct place at)
{
    const struct match *match = &judge->verdict->match;
    const char *needs = judge->worlds && judge->worlds->missing && match->game->open.needs
                            ? match->game->open.needs(match, judge->before, move, key)
                            : NULL;
    char board[WORD_ROOM];
    while (take_spaced(&needs, board)) {
        if (!word_in(judge->worlds->missing, board, " "))
            continue;
        judge_misread(judge, at, "to judge `%s` write `%s` in `table`, or `%s: setup` if it is as in the setup",
                      move ? match->game->verbs[move->verb].name : key, board, board);
        return true;
    }
    return false;
}
