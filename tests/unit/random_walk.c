/* A random walk through a game: legal entries, now and then a mutated one, all kept as lines of a log. */
#include "random_walk.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/writer.h"
#include "replay/playout.h"

const char *const walk_names[WALK_NAMES] = {"anna", "ben", "carl", "dora", "emil", "fee"};
_Static_assert((int)WALK_NAMES >= (int)SEATS_MAX, "every seat has a name");

const char *const other_names[WALK_NAMES] = {"zoë", "n7", "no", "Ximena", "wu wei", "ann-a"};

static void write_head(struct walk *walk)
{
    text_format(&walk->head, "game: %s\nplayers: [", walk->game->id);
    for (int seat = 0; seat < walk->seats; seat++) {
        text_add(&walk->head, seat ? ", " : "");
        print_word(walk->names[seat], &walk->head);
    }
    text_add(&walk->head, "]\n");
    if (random_below(&walk->random, 2))
        text_add(&walk->head, "box: built-in\n");
    text_add(&walk->head, "house: {");
    const char *between = "";
    for (const struct question *question = walk->game->house; question->name; question++) {
        int answers = 0;
        while (question->answers[answers])
            answers++;
        const char *answer = question->answers[random_below(&walk->random, answers)];
        if (random_below(&walk->random, 3) == 0) {
            text_format(&walk->head, "%s%s: %s", between, question->name, answer);
            between = ", ";
        }
    }
    text_add(&walk->head, "}\n");
}

bool walk_begin(struct walk *walk)
{
    if (!judge_text(text_string(&walk->head), walk->head.length, NULL, &walk->opening) || !walk->opening.judged)
        return false;
    walk->state = malloc(size_of_state(&walk->opening.match));
    walk->after = malloc(size_of_state(&walk->opening.match));
    memcpy(walk->state, walk->opening.state, size_of_state(&walk->opening.match));
    return true;
}

bool walk_open(struct walk *walk, const struct game *game, int seats, uint64_t seed, const char *const *names)
{
    *walk = (struct walk){.random = random_seeded(seed), .game = game, .seed = seed, .seats = seats, .names = names};
    write_head(walk);
    bool begun = walk_begin(walk);
    if (!begun)
        walk_fail(walk, "the set-up is refused", NULL);
    return begun;
}

void walk_close(struct walk *walk)
{
    for (int i = 0; i < walk->lines; i++)
        free(walk->line[i]);
    moves_free(&walk->legal);
    free(walk->state);
    free(walk->after);
    text_free(&walk->head);
    verdict_free(&walk->opening);
}

void walk_fail(struct walk *walk, const char *what, const struct move *move)
{
    struct text entry = {0};
    if (move)
        move_print(&walk->opening.match, move, &entry);
    printf("\n%s, %d players, seed %" PRIu64 ", after %d entries: %s%s%s\n", walk->game->id, walk->seats, walk->seed,
           walk->lines, what, move ? ": " : "", text_string(&entry));
    text_free(&entry);
    walk->broken = true;
}

void walk_list(struct walk *walk)
{
    walk->legal.count = 0;
    legal_moves(&walk->opening.match, walk->state, &walk->legal);
}

static void keep_line(struct walk *walk, const struct move *move)
{
    struct text line = {0};
    move_print(&walk->opening.match, move, &line);
    if (walk->lines < WALK_ENTRIES)
        walk->line[walk->lines++] = line.bytes;
    else
        text_free(&line);
}

void walk_play(struct walk *walk, const struct move *move)
{
    memcpy(walk->after, walk->state, size_of_state(&walk->opening.match));
    struct hearing hearing = {.match = &walk->opening.match, .state = walk->after, .move = move};
    enum outcome outcome = walk->game->verbs[move->verb].play(&hearing);
    keep_line(walk, move);
    if (outcome == REFUSED)
        return;
    void *spare = walk->state;
    walk->state = walk->after;
    walk->after = spare;
    if (!walk->game->invariant(&walk->opening.match, walk->state))
        walk_fail(walk, "the state is unsound after", move);
}

bool walk_step(struct walk *walk)
{
    struct move move;
    if (walk->broken || walk->lines >= WALK_ENTRIES)
        return false;
    enum playout played = play_random(&walk->opening.match, walk->state, -1, &walk->random, &move, walk->after);
    /* By a house rule of Cyclades a Sylph must be used even if no fleet can move: then every entry is illegal. */
    bool trapped = strstr(text_string(&walk->head), "idle-call: never");
    if (played == PLAYOUT_STUCK && !walk->wild && !trapped)
        walk_fail(walk, "nothing can be played, yet the game is not over", NULL);
    if (played == PLAYOUT_BROKEN)
        walk_fail(walk, "chance drew what is not legal", &move);
    if (played != PLAYOUT_PLAYED)
        return false;
    walk_play(walk, &move);
    return !walk->broken;
}

/* Values near the old one, and small ones, are the likeliest to be readable and nearly legal. */
static void change_value(struct walk *walk, struct move *move)
{
    if (move->used == 0)
        return;
    int *value = &move->item[random_below(&walk->random, move->used)];
    switch (random_below(&walk->random, 3)) {
    case 0:
        *value += random_below(&walk->random, 2) ? 1 : -1;
        break;
    case 1:
        *value = random_below(&walk->random, 24);
        break;
    default:
        *value = move->item[random_below(&walk->random, move->used)];
        break;
    }
}

static void change_length(struct walk *walk, struct move *move)
{
    const struct verb *verb = &walk->game->verbs[move->verb];
    int last = -1;
    for (int field = 0; verb->fields[field].shape; field++)
        if (items(move, field) > 0 && (last < 0 || move->field[field].from > move->field[last].from))
            last = field;
    if (last < 0 || move->used >= MOVE_ITEMS)
        return;
    if (random_below(&walk->random, 2) && items(move, last) > 1) {
        move->field[last].count--;
        move->used--;
    } else {
        move->item[move->used++] = item(move, last, 0) + 1;
        move->field[last].count++;
    }
}

static void change_field(struct walk *walk, struct move *move)
{
    const struct verb *verb = &walk->game->verbs[move->verb];
    int fields = 0;
    while (verb->fields[fields].shape)
        fields++;
    int field = random_below(&walk->random, fields);
    if (field == 0)
        return;
    if (given(move, field)) {
        move->field[field].given = false;
        move->field[field].count = 0;
    } else
        move_put(move, field, random_below(&walk->random, 6));
}

/* Through text and back: what comes out is something a log could say. */
static bool reread(struct walk *walk, struct move *move)
{
    static struct arena kept;
    struct text entry = {0};
    arena_reset(&kept);
    move_print_value(&walk->opening.match, move, &entry);
    struct node *node =
        entry.bytes && entry.bytes[0] == '{'
            ? read_text(entry.bytes, &kept, (struct complaints){0})
            : node_word(&kept, arena_copy(&kept, text_string(&entry), entry.length), (struct place){1, 1, 1, 2});
    struct fault silent = {.match = &walk->opening.match, .scratch = &kept};
    struct move read;
    bool readable = node && move_read(&walk->opening.match, &kept, move->actor, node, &silent, &read);
    text_free(&entry);
    if (readable)
        *move = read;
    return readable;
}

bool walk_mutant(struct walk *walk, struct move *mutant)
{
    if (walk->legal.count == 0)
        return false;
    *mutant = walk->legal.move[random_below(&walk->random, walk->legal.count)];
    switch (random_below(&walk->random, 6)) {
    case 0:
        mutant->actor = random_below(&walk->random, walk->seats);
        break;
    case 1:
        change_length(walk, mutant);
        break;
    case 2:
        change_field(walk, mutant);
        break;
    default:
        change_value(walk, mutant);
        break;
    }
    return reread(walk, mutant);
}

void walk_record(const struct walk *walk, const char *table, int from, struct text *out)
{
    text_add(out, text_string(&walk->head));
    if (table)
        text_format(out, "table:\n%s", table);
    text_add(out, "log:\n");
    for (int i = from; i < walk->lines; i++)
        text_format(out, "  - %s\n", walk->line[i]);
}

/* ---- what nobody wrote ------------------------------------------------------------------------------------------ */

/* A card of which nobody knows the tokens takes no Lock: the page says so, and that one that is known does. So what is locked may be
   other cards than in the game that was played. */
static const char *const left_alone[] = {"cards", NULL};

int walk_leave_out(const struct shape *shape, struct node *node, int in, struct random *random)
{
    int count = 0;
    if (shape->unknown && node->kind == NODE_WORD && random_below(random, in) == 0) {
        node->text = "unknown";
        return 1;
    }
    for (struct node *child = node->kind == NODE_MAP ? node->first : NULL; child; child = child->next)
        if (shape_under(shape, child->key->text) && !among(left_alone, child->key->text))
            count += walk_leave_out(shape_under(shape, child->key->text), child, in, random);
    return count;
}

bool walk_again(struct walk *walk, const struct node *table, const struct node *set)
{
    struct walk fresh = {
        .random = walk->random, .game = walk->game, .seats = walk->seats, .names = walk->names, .wild = walk->wild};
    const char *head = text_string(&walk->head), *old = strstr(head, "\ntable: ");
    text_add_bytes(&fresh.head, head, old ? (size_t)(old + 1 - head) : strlen(head));
    text_add(&fresh.head, "table: ");
    node_print_line(table, &fresh.head);
    text_char(&fresh.head, '\n');
    size_t length = fresh.head.length;
    if (set) {
        text_add(&fresh.head, "log:\n  - set: ");
        node_print_line(set, &fresh.head);
        text_char(&fresh.head, '\n');
    }
    walk_close(walk);
    *walk = fresh;
    bool begun = walk_begin(walk);
    if (set)
        text_cut(&walk->head, length);
    return begun;
}
