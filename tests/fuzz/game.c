/* Fuzzer: a walk through one game (FUZZ_GAME); each byte says what to do next: play, try a mutant, look around,
   leave counts out or set a part of the position. What is over is counted.
   With FUZZ_RECORD in the environment it prints the log as it goes, to make a record of what was found. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dice.h"
#include "inspect.h"
#include "random_walk.h"
#include "replay/position.h"
#include "replay/registry.h"

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t length);

/* What is accepted is listed and nothing else; tried and not played. */
static void try_mutant(struct walk *walk, const struct move *mutant)
{
    const struct match *match = &walk->opening.match;
    bool legal = is_legal(match, walk->state, mutant, NULL), listed = false;
    struct move normal = *mutant;
    if (legal && !move_spell(match, walk->state, &normal))
        return;
    for (int i = 0; i < walk->legal.count && !listed; i++)
        listed = move_same(&walk->opening.match, &walk->legal.move[i], &normal);
    if (legal != listed)
        walk_fail(walk, legal ? "accepted but not listed" : "listed but refused", mutant);
}

static void look_around(struct walk *walk, int at)
{
    const struct match *match = &walk->opening.match;
    struct text said = {0};
    switch (at) {
    case 0:
        inspect_table(match, walk->state);
        break;
    case 1:
        inspect_score(match, walk->state);
        break;
    case 2:
        inspect_picture(match, walk->state);
        break;
    default:
        position_moment(match, walk->state, &said);
        position_print_unlisted(match, walk->state, &said);
        if (!walk->game->clock.phase(match, walk->state))
            wrong("no phase", "");
        break;
    }
    text_free(&said);
}

static struct node *position_tree(const struct walk *walk, struct arena *arena)
{
    return node_copy(arena, position_write(&walk->opening.match, walk->state, arena));
}

/* Goes on from the position with some counts unknown. A walk of legal entries alone must be able to. */
static bool leave_out(struct walk *walk, struct dice *dice)
{
    struct arena arena = {0};
    struct node *table = position_tree(walk, &arena);
    bool wild = walk->wild;
    walk_leave_out(walk->game->table, table, 1 + roll(dice, 6), &walk->random);
    bool begun = walk_again(walk, table, NULL);
    if (!begun && !wild)
        wrong("a position with unknown counts is refused", text_string(&walk->head));
    arena_free(&arena);
    return begun;
}

/* Sets one key of the position, with all or some of what it is. With `phase` a position would be new, which is for records. */
static bool set_part(struct walk *walk, struct dice *dice)
{
    struct arena arena = {0};
    struct node *table = position_tree(walk, &arena), *part = position_tree(walk, &arena);
    const struct node *kept = part->first;
    for (int skip = roll(dice, part->count); kept && skip > 0; skip--)
        kept = kept->next;
    const char *key = kept ? kept->key->text : NULL;
    for (struct node *child = part->first, *next; child; child = next) {
        next = child->next;
        if (!key || strcmp(child->key->text, key) != 0 || strcmp(key, "phase") == 0)
            node_drop(part, child->key->text);
    }
    walk_leave_out(walk->game->table, part, 1 + roll(dice, 6), &walk->random);
    bool begun = part->first && walk_again(walk, table, part);
    if (begun)
        inspect_table(&walk->opening.match, walk->state);
    struct node *after = begun ? position_tree(walk, &arena) : NULL;
    bool goes_on = !part->first || (begun && walk_again(walk, after, NULL));
    arena_free(&arena);
    return goes_on;
}

/* The final count of a position that is over, with all or some of its numbers. */
static void count_up(const struct walk *walk, struct dice *dice)
{
    struct arena arena = {0};
    struct text record = {0};
    const struct match *match = &walk->opening.match;
    struct random random = random_seeded((uint64_t)roll(dice, 65536));
    const struct node *counted = position_over(match, walk->state) ? position_count(match, walk->state, &arena) : NULL;
    if (counted) {
        struct node *count = node_copy(&arena, counted);
        const char *head = text_string(&walk->head), *table = strstr(head, "\ntable: ");
        text_add_bytes(&record, head, table ? (size_t)(table + 1 - head) : strlen(head));
        for (struct node *player = count->first; player; player = player->next)
            walk_leave_out(walk->game->count->player, player, 1 + roll(dice, 6), &random);
        text_add(&record, "final: ");
        node_print_line(count, &record);
        text_char(&record, '\n');
        inspect_bytes(record.bytes, record.length);
    }
    text_free(&record);
    arena_free(&arena);
}

static bool go_on(struct walk *walk, struct dice *dice)
{
    enum { PLAY = 18, TRY = 22, WILD = 26, LEAVE_OUT = 30, SET = 31 };
    int what = roll(dice, 32);
    struct move mutant;
    walk->random = random_seeded((uint64_t)roll(dice, 65536));
    if (what < PLAY)
        return walk_step(walk) || walk->broken;
    if (what >= LEAVE_OUT)
        return what < SET ? leave_out(walk, dice) : set_part(walk, dice);
    if (what >= WILD) {
        look_around(walk, roll(dice, 4));
        return true;
    }
    walk_list(walk);
    bool any = walk_mutant(walk, &mutant);
    if (any && what < TRY)
        try_mutant(walk, &mutant);
    else if (any) {
        walk->wild = true;
        walk_play(walk, &mutant);
    }
    return true;
}

static void print_log(const struct walk *walk)
{
    static int printed = -1;
    static size_t head;
    if (!getenv("FUZZ_RECORD"))
        return;
    printed = printed > walk->lines || head != walk->head.length ? -1 : printed; /* it has begun again */
    head = walk->head.length;
    if (printed < 0)
        fprintf(stderr, "%slog:\n", text_string(&walk->head));
    for (printed += printed < 0; printed < walk->lines; printed++)
        fprintf(stderr, "  - %s\n", walk->line[printed]);
}

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t length)
{
    struct dice dice = {bytes, bytes + length};
    const struct game *game = game_named(FUZZ_GAME);
    struct walk walk;
    int seats = game->seats_min + roll(&dice, game->seats_max - game->seats_min + 1);
    bool open = walk_open(&walk, game, seats, (uint64_t)roll(&dice, 65536), walk_names);
    while (open && !walk.broken && dice_left(&dice) && go_on(&walk, &dice))
        print_log(&walk);
    if (walk.broken)
        wrong("the walk is broken", walk.game->id);
    if (walk.state) {
        inspect_table(&walk.opening.match, walk.state);
        count_up(&walk, &dice);
    }
    walk_close(&walk);
    return 0;
}
