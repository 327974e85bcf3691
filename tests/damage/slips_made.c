/* Slips: making games, and the slips in them. */
#include "slips.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "random_walk.h"
#include "replay/playout.h"
#include "replay/position.h"

/* ---- a game ------------------------------------------------------------------------------------------------------ */

static int below(struct played *played, int count)
{
    return count > 0 ? random_below(&played->random, count) : 0;
}

static int actor_at(const struct played *played, int at)
{
    return played->move[at].actor;
}

static void put_head(struct played *played, const char *key, const char *before, const char *value, const char *after)
{
    played->record.head[played->record.heads++] = arena_format(&played->arena, "%s:%s%s%s", key, before, value, after);
}

/* What people write of the setup: who begins, and the wings. */
static void write_setup(struct played *played, const struct match *match, const void *state)
{
    static const char *const keys[] = {"marker", "first", "youngest", "wings", NULL};
    const struct node *table = position_write(match, state, &played->arena);
    struct text out = {0};
    for (const struct node *part = table->first; part; part = part->next)
        if (among(keys, part->key->text) && part->kind != NODE_MAP) {
            text_clear(&out);
            node_print_line(part, &out);
            if (same(text_string(&out), "none")) /* the log says it */
                continue;
            if (same(text_string(&out), "unknown")) {
                text_clear(&out);
                text_add(&out, walk_names[0]);
            }
            if (played->record.heads == SETUP)
                put_head(played, "table", "", "", "");
            put_head(played, arena_format(&played->arena, "  %s", part->key->text), " ", text_string(&out), "");
        }
    text_free(&out);
}

static void write_head(struct played *played, const struct game *game, int seats)
{
    struct text line = {0};
    put_head(played, "game", " ", game->id, "");
    for (int seat = 0; seat < seats; seat++)
        text_format(&line, "%s%s", seat ? ", " : "", walk_names[seat]);
    put_head(played, "players", " [", text_string(&line), "]");
    text_clear(&line);
    int questions = 0;
    while (game->house[questions].name)
        questions++;
    const struct question *question = &game->house[below(played, questions)];
    text_format(&line, "%s: %s", question->name, question->answers[1]);
    put_head(played, "house", " {", text_string(&line), "}");
    text_free(&line);
}

void print_record(const struct record *record, struct text *out)
{
    text_clear(out);
    for (int i = 0; i < record->heads; i++)
        text_format(out, "%s\n", record->head[i]);
    text_add(out, "log:\n");
    for (int i = 0; i < record->lines; i++)
        text_format(out, "  - %s\n", record->line[i]);
}

static bool play_on(struct played *played, int most)
{
    const struct match *match = &played->opening.match;
    size_t size = size_of_state(match);
    void *state = malloc(size), *after = malloc(size);
    memcpy(state, played->opening.state, size);
    struct record *record = &played->record;
    enum playout end = PLAYOUT_PLAYED;
    while (record->lines < most && end == PLAYOUT_PLAYED) {
        struct text line = {0}, round = {0}, stage = {0};
        position_round(match, state, &round);
        position_stage(match, state, &stage);
        played->stage[record->lines] = arena_keep(&played->arena, &stage);
        played->round[record->lines] = arena_keep(&played->arena, &round);
        end = play_random(match, state, -1, &played->random, &played->move[record->lines], after);
        if (end != PLAYOUT_PLAYED)
            continue;
        move_print(match, &played->move[record->lines], &line);
        record->line[record->lines++] = arena_keep(&played->arena, &line);
        void *spare = state;
        state = after;
        after = spare;
    }
    free(state);
    free(after);
    return record->lines > 6 && end != PLAYOUT_BROKEN;
}

bool make_game(struct played *played, const struct game *game, int seats, uint64_t seed)
{
    static struct box_cache cache;
    struct judging how = judging_usual(&cache);
    struct verdict drawn;
    struct text head = {0};
    *played = (struct played){.random = random_seeded(seed), .seed = seed};
    write_head(played, game, seats);
    bool open = open_game(game, seats, walk_names, &how, &played->random, &drawn);
    if (open)
        write_setup(played, &drawn.match, drawn.state);
    verdict_free(&drawn);
    for (int i = 0; i < played->record.heads; i++)
        text_format(&head, "%s\n", played->record.head[i]);
    char *text = must_copy(text_string(&head));
    open = open && judge_text(text, head.length, NULL, &played->opening) && played->opening.judged;
    text_free(&head);
    int most = getenv("LONG") ? atoi(getenv("LONG")) : USUAL_LENGTH;
    return open && play_on(played, most);
}

void free_game(struct played *played)
{
    arena_free(&played->arena);
    verdict_free(&played->opening);
}

/* ---- slips ------------------------------------------------------------------------------------------------------- */

/* Where the turn at that entry begins, and after its end: entries of one player, and of the table after them. */
static int turn_begin(const struct played *played, int at)
{
    while (at > 0 && actor_at(played, at) == CHANCE)
        at--;
    int actor = actor_at(played, at);
    while (at > 0
           && (actor_at(played, at - 1) == actor
               || (actor_at(played, at - 1) == CHANCE && at > 1 && actor_at(played, at - 2) == actor)))
        at--;
    return at;
}

static int turn_end(const struct played *played, int at)
{
    int actor = actor_at(played, turn_begin(played, at));
    for (at++; at < played->record.lines && (actor_at(played, at) == actor || actor_at(played, at) == CHANCE);)
        at++;
    while (actor_at(played, at - 1) == CHANCE)
        at--;
    return at;
}

static void place(struct slip *slip, int from, int behind)
{
    slip->from = from + 1;
    slip->to = behind;
}

static void cut(struct slip *slip, int from, int behind)
{
    struct record *record = &slip->record;
    memmove(record->line + from, record->line + behind, sizeof *record->line * (size_t)(record->lines - behind));
    record->lines -= behind - from;
    place(slip, from, from + 1);
}

static void insert(struct slip *slip, int at, const char *line)
{
    struct record *record = &slip->record;
    memmove(record->line + at + 1, record->line + at, sizeof *record->line * (size_t)(record->lines++ - at));
    record->line[at] = line;
}

static const char *printed(struct played *played, const struct move *move)
{
    struct text line = {0};
    move_print(&played->opening.match, move, &line);
    return arena_keep(&played->arena, &line);
}

static bool write_move(struct played *played, struct slip *slip, int at, const struct move *move)
{
    const char *line = printed(played, move);
    bool other = !same(line, slip->record.line[at]);
    slip->record.line[at] = line;
    return other;
}

/* A value of another entry of its verb in the place of one. */
static bool other_word(struct played *played, struct slip *slip, int at)
{
    struct move move = played->move[at];
    place(slip, at, at + 1);
    for (int tries = 0; tries < 40 && move.used; tries++) {
        const struct move *other = &played->move[below(played, played->record.lines)];
        int which = below(played, move.used);
        if (other->verb != move.verb || other->used != move.used || other->item[which] == move.item[which])
            continue;
        move.item[which] = other->item[which];
        return write_move(played, slip, at, &move);
    }
    return false;
}

static const struct shape *shape_at(const struct played *played, const struct move *move, int which)
{
    const struct verb *verb = &played->opening.match.game->verbs[move->verb];
    for (int field = 0; verb->fields[field].shape; field++)
        if (which >= move->field[field].from && which < move->field[field].from + move->field[field].count)
            return verb->fields[field].shape;
    return NULL;
}

static bool exchange_items(struct played *played, struct slip *slip, int at)
{
    struct move move = played->move[at];
    place(slip, at, at + 1);
    for (int tries = 0; tries < 20 && move.used > 1; tries++) {
        int a = below(played, move.used), b = below(played, move.used);
        if (move.item[a] == move.item[b] || shape_at(played, &move, a) != shape_at(played, &move, b))
            continue;
        int spare = move.item[a];
        move.item[a] = move.item[b];
        move.item[b] = spare;
        return write_move(played, slip, at, &move);
    }
    return false;
}

static bool two_exchanged(struct played *played, struct slip *slip)
{
    for (int tries = 0; tries < 60; tries++) {
        int at = below(played, played->record.lines);
        if (actor_at(played, at) != CHANCE || strstr(played->record.line[at], "dice"))
            if (exchange_items(played, slip, at))
                return true;
    }
    return false;
}

static bool one_word(struct played *played, struct slip *slip)
{
    return other_word(played, slip, below(played, played->record.lines));
}

static bool left_out(struct played *played, struct slip *slip)
{
    int at = below(played, played->record.lines - 1);
    cut(slip, at, at + 1);
    return true;
}

static bool doubled(struct played *played, struct slip *slip)
{
    int at = below(played, played->record.lines);
    insert(slip, at, played->record.line[at]);
    place(slip, at, at + 2);
    return true;
}

static bool moved(struct played *played, struct slip *slip)
{
    int by = 2 + below(played, 4), at = below(played, played->record.lines - by);
    bool back = below(played, 2);
    int from = back ? at + by : at, to = back ? at : at + by;
    const char *line = played->record.line[from];
    cut(slip, from, from + 1);
    insert(slip, to, line);
    place(slip, at, at + by + 1);
    return true;
}

static int other_seat(struct played *played, int seat)
{
    int seats = played->opening.match.seats;
    return (seat + 1 + below(played, seats - 1)) % seats;
}

/* One name for another in these entries, and the other way round if they are exchanged. */
static bool rename_part(struct played *played, struct slip *slip, int from, int behind, int one, int other,
                        bool exchange)
{
    bool changed = false;
    place(slip, from, behind);
    for (int at = from; at < behind; at++) {
        struct move move = played->move[at];
        bool is_one = move.actor == one, is_other = exchange && move.actor == other;
        if (!is_one && !is_other)
            continue;
        move.actor = is_one ? other : one;
        changed |= write_move(played, slip, at, &move);
    }
    return changed;
}

static bool entry_name(struct played *played, struct slip *slip)
{
    int at = below(played, played->record.lines), actor = actor_at(played, at);
    return actor != CHANCE && rename_part(played, slip, at, at + 1, actor, other_seat(played, actor), false);
}

static bool turn_name(struct played *played, struct slip *slip)
{
    for (int tries = 0; tries < 40; tries++) {
        int at = below(played, played->record.lines), from = turn_begin(played, at), behind = turn_end(played, at);
        if (actor_at(played, from) != CHANCE && behind - from > 1)
            return rename_part(played, slip, from, behind, actor_at(played, from),
                               other_seat(played, actor_at(played, from)), false);
    }
    return false;
}

static bool stretch_names(struct played *played, struct slip *slip)
{
    int one = below(played, played->opening.match.seats), length = 8 + below(played, 25);
    int from = below(played, played->record.lines);
    int behind = from + length < played->record.lines ? from + length : played->record.lines;
    return rename_part(played, slip, from, behind, one, other_seat(played, one), true);
}

static bool seat_order(struct played *played, struct slip *slip)
{
    struct text line = {0};
    int one = below(played, played->opening.match.seats), other = other_seat(played, one);
    text_add(&line, "players: [");
    for (int seat = 0; seat < played->opening.match.seats; seat++)
        text_format(&line, "%s%s", seat ? ", " : "", walk_names[seat == one ? other : seat == other ? one : seat]);
    text_char(&line, ']');
    slip->record.head[1] = arena_keep(&played->arena, &line);
    return true;
}

static bool turns_exchanged(struct played *played, struct slip *slip)
{
    int from = turn_begin(played, below(played, played->record.lines)), mid = turn_end(played, from);
    if (actor_at(played, from) == CHANCE || mid >= played->record.lines || actor_at(played, mid) == CHANCE)
        return false;
    int behind = turn_end(played, mid);
    for (int i = mid; i < behind; i++)
        slip->record.line[from + i - mid] = played->record.line[i];
    for (int i = from; i < mid; i++)
        slip->record.line[from + behind - mid + i - from] = played->record.line[i];
    place(slip, from, behind);
    return true;
}

static bool turn_left_out(struct played *played, struct slip *slip)
{
    int from = turn_begin(played, below(played, played->record.lines)), behind = turn_end(played, from);
    if (actor_at(played, from) == CHANCE || behind >= played->record.lines)
        return false;
    cut(slip, from, behind);
    return true;
}

/* Once around the table where the game has no rounds. */
static bool round_left_out(struct played *played, struct slip *slip)
{
    int from = below(played, played->record.lines), behind;
    bool rounds = *played->round[0];
    while (rounds && from > 0 && same(played->round[from - 1], played->round[from]))
        from--;
    if (rounds)
        for (behind = from + 1; behind < played->record.lines && same(played->round[behind], played->round[from]);)
            behind++;
    else {
        from = turn_begin(played, from);
        behind = from;
        for (int seat = 0; seat < played->opening.match.seats && behind < played->record.lines; seat++)
            behind = turn_end(played, behind);
    }
    if (behind >= played->record.lines || from == 0)
        return false;
    cut(slip, from, behind);
    return true;
}

static bool change_head(struct played *played, struct slip *slip, const char *key, const char *line)
{
    for (int i = 0; i < slip->record.heads; i++)
        if (strstr(slip->record.head[i], key)) {
            slip->record.head[i] = arena_string(&played->arena, line);
            return true;
        }
    return false;
}

static bool start_player(struct played *played, struct slip *slip)
{
    static const char *const keys[] = {"  marker: ", "  first: ", "  youngest: "};
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < slip->record.heads; k++)
            if (strncmp(slip->record.head[k], keys[i], strlen(keys[i])) == 0) {
                const char *there = slip->record.head[k] + strlen(keys[i]), *name;
                do
                    name = walk_names[below(played, played->opening.match.seats)];
                while (same(name, there));
                return change_head(played, slip, keys[i], arena_format(&played->arena, "%s%s", keys[i], name));
            }
    return false;
}

static bool wings(struct played *played, struct slip *slip)
{
    char word[5][20];
    for (int k = 0; k < slip->record.heads; k++)
        if (sscanf(slip->record.head[k], "  wings: [%19[a-z], %19[a-z], %19[a-z], %19[a-z], %19[a-z]", word[0], word[1],
                   word[2], word[3], word[4])
            == 5) {
            int a = below(played, 5), b = (a + 1 + below(played, 4)) % 5;
            char spare[20];
            memcpy(spare, word[a], 20);
            memcpy(word[a], word[b], 20);
            memcpy(word[b], spare, 20);
            return change_head(played, slip, "wings",
                               arena_format(&played->arena, "  wings: [%s, %s, %s, %s, %s]", word[0], word[1], word[2],
                                            word[3], word[4]));
        }
    return false;
}

static bool house_rule(struct played *played, struct slip *slip)
{
    return change_head(played, slip, "house:", "house: {}");
}

/* An entry of the table that lays something out. */
static int find_deal(struct played *played)
{
    for (int tries = 0; tries < 200; tries++) {
        int at = below(played, played->record.lines);
        if (actor_at(played, at) == CHANCE && !strstr(played->record.line[at], "dice")
            && !strstr(played->record.line[at], "spin"))
            return at;
    }
    return -1;
}

static bool deal_word(struct played *played, struct slip *slip)
{
    int at = find_deal(played);
    return at >= 0 && other_word(played, slip, at);
}

static bool deal_items(struct played *played, struct slip *slip)
{
    int at = find_deal(played);
    return at >= 0 && exchange_items(played, slip, at);
}

/* A map on a tile as you see it from the other side of the table. */
static bool map_turned(struct played *played, struct slip *slip)
{
    int at = find_deal(played);
    char *line = at >= 0 ? arena_copy(&played->arena, slip->record.line[at], strlen(slip->record.line[at])) : "";
    char *map = strchr(line, '/');
    if (!map)
        return false;
    size_t length = strspn(map -= 2, ".^/");
    for (size_t i = 0; i < length / 2; i++) {
        char spare = map[i];
        map[i] = map[length - 1 - i];
        map[length - 1 - i] = spare;
    }
    place(slip, at, at + 1);
    bool other = !same(line, slip->record.line[at]);
    slip->record.line[at] = line;
    return other;
}

/* The last turn of the part of the game before the last one, as the last half-turn before the scoring. */
static bool last_left_out(struct played *played, struct slip *slip)
{
    int at = played->record.lines - 1;
    while (at > 0 && same(played->stage[at], played->stage[at - 1]))
        at--;
    int from = at > 0 ? turn_begin(played, at - 1) : 0;
    if (from == 0 || actor_at(played, from) == CHANCE)
        return false;
    cut(slip, from, at);
    return true;
}

/* Two entries of the table that differ in a player: each has what the other got. */
static bool hands(struct played *played, struct slip *slip)
{
    int at = find_deal(played), other = at;
    const struct match *match = &played->opening.match;
    if (at < 0)
        return false;
    for (int tries = 0; tries < 100; tries++) {
        other = below(played, played->record.lines);
        const struct move *one = &played->move[at], *two = &played->move[other];
        if (other == at || two->verb != one->verb || two->actor != CHANCE || abs(other - at) > 6)
            continue;
        const char *a = slip->record.line[at], *b = slip->record.line[other];
        for (int x = 0; x < match->seats; x++)
            for (int y = 0; y < match->seats; y++) {
                const char *in_a = strstr(a + 6, walk_names[x]), *in_b = strstr(b + 6, walk_names[y]);
                if (x == y || !in_a || !in_b)
                    continue;
                slip->record.line[at] = arena_format(&played->arena, "%.*s%s%s", (int)(in_a - a), a, walk_names[y],
                                                     in_a + strlen(walk_names[x]));
                slip->record.line[other] = arena_format(&played->arena, "%.*s%s%s", (int)(in_b - b), b, walk_names[x],
                                                        in_b + strlen(walk_names[y]));
                place(slip, at < other ? at : other, (at < other ? other : at) + 1);
                return true;
            }
    }
    return false;
}

const struct kind kinds[KINDS] = {
    {"one word", one_word},
    {"two exchanged", two_exchanged},
    {"left out", left_out},
    {"doubled", doubled},
    {"moved", moved},
    {"entry's name", entry_name},
    {"turn's name", turn_name},
    {"stretch exchanged", stretch_names},
    {"seat order", seat_order},
    {"turns exchanged", turns_exchanged},
    {"turn left out", turn_left_out},
    {"round left out", round_left_out},
    {"start player", start_player},
    {"wings", wings},
    {"house rule", house_rule},
    {"deal: a word", deal_word},
    {"deal: two items", deal_items},
    {"deal: hands", hands},
    {"deal: map turned", map_turned},
    {"last turn left out", last_left_out},
};
