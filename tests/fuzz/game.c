/* Fuzzer: a walk through one game (FUZZ_GAME); each byte says what to do next: play, try a mutant, look around.
   With FUZZ_RECORD in the environment it prints the log as it goes, to make a record of what was found. */
#include <stdio.h>
#include <stdlib.h>

#include "dice.h"
#include "inspect.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "walk.h"

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
        if (!walk->game->phase(match, walk->state))
            wrong("no phase", "");
        break;
    }
    text_free(&said);
}

static bool go_on(struct walk *walk, struct dice *dice)
{
    enum { PLAY = 9, TRY = 11, WILD = 13 };
    int what = roll(dice, 16);
    struct move mutant;
    walk->random = random_seeded((uint64_t)roll(dice, 65536));
    if (what < PLAY)
        return walk_step(walk) || walk->broken;
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
    if (!getenv("FUZZ_RECORD"))
        return;
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
    inspect_table(&walk.opening.match, walk.state);
    walk_close(&walk);
    return 0;
}
