/* Fuzzer: records with a head that is nearly right, a table a player altered, and entries that are legal, mutated or made up.
   With FUZZ_RECORD in the environment it prints the record. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inspect.h"
#include "random_walk.h"
#include "replay/registry.h"
#include "vary.h"

enum { LONGEST_RECORD = 48 * 1024 };

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t length);

static void add_tree(struct text *out, const char *key, const struct node *tree)
{
    text_format(out, "%s: ", key);
    node_print_line(tree, out);
    text_char(out, '\n');
}

static void make_box(struct dice *dice, struct arena *arena, struct walk *walk)
{
    const struct node *box = read_text(walk->game->built_in->text, arena, (struct complaints){0});
    switch (roll(dice, 4)) {
    case 0:
        text_add(&walk->head, "box: built-in\n");
        break;
    case 1:
        add_tree(&walk->head, "box", vary_branch(dice, arena, box));
        break;
    default:
        break;
    }
}

static void make_head(struct dice *dice, struct arena *arena, struct walk *walk)
{
    const struct game *game = walk->game;
    const char *const *names = roll(dice, 4) ? walk_names : other_names;
    int most = game->seats_max + 1 < WALK_NAMES ? game->seats_max + 1 : WALK_NAMES;
    walk->seats =
        once_in(dice, 20) ? 1 + roll(dice, most) : game->seats_min + roll(dice, game->seats_max - game->seats_min + 1);
    text_format(&walk->head, "game: %s\nplayers: [", game->id);
    for (int seat = 0; seat < walk->seats; seat++)
        text_format(&walk->head, "%s%s", seat ? ", " : "", names[seat]);
    text_add(&walk->head, "]\n");
    const char *before = "house:\n";
    for (const struct question *question = game->house; question->name; question++) {
        int answers = 0;
        while (question->answers[answers])
            answers++;
        if (once_in(dice, 3))
            text_format(&walk->head, "%s  %s: %s\n", before, question->name, question->answers[roll(dice, answers)]);
        else
            continue;
        before = "";
    }
    make_box(dice, arena, walk);
}

/* Plays on for a while, alters the table that comes of it, and begins again there. False if nobody accepts it. */
static bool make_table(struct dice *dice, struct arena *arena, struct walk *walk)
{
    struct text head = {0};
    int steps = roll(dice, 120);
    for (walk->wild = true; steps > 0 && walk_step(walk); steps--)
        continue;
    struct writer writer = writer_new(arena);
    walk->game->write(&walk->opening.match, walk->state, &writer);
    for (int changes = roll(dice, 4); changes > 0; changes--)
        vary_tree(dice, arena, writer.root);
    text_add(&head, text_string(&walk->head));
    add_tree(&head, "table", writer.root);
    struct walk fresh = {.random = walk->random, .game = walk->game, .seats = walk->seats, .head = head, .wild = true};
    walk_close(walk);
    *walk = fresh;
    return walk_begin(walk);
}

/* A part of the position, in the words of the table or in others, on one line after `key`. */
static void add_position(struct dice *dice, struct arena *arena, const struct walk *walk, const char *key,
                         struct text *out)
{
    const struct match *match = &walk->opening.match;
    struct writer writer = writer_new(arena);
    match->game->write(match, walk->state, &writer);
    struct node *part = vary_branch(dice, arena, writer.root);
    if (roll(dice, 2))
        loosen_tree(dice, match->game, arena, part);
    text_format(out, "%s: ", key);
    node_print_line(part, out);
}

/* In the claim @ is a player and # a number. */
static void add_claim(struct dice *dice, const struct match *match, const char *claim, struct text *out)
{
    for (text_add(out, ", "); *claim; claim++)
        if (*claim == '@')
            text_add(out, match->names[roll(dice, match->seats)]);
        else if (*claim == '#')
            text_format(out, "%d", roll(dice, 50));
        else
            text_char(out, *claim);
}

static void add_claims(struct dice *dice, struct arena *arena, const struct walk *walk, struct text *out)
{
    static const char *const claims[] = {
        "scores: {@: #}", "scores: {@: # points}", "Points: {@: #}", "@: #",           "winner: @",
        "leader: @",      "winners: [@, #]",       "to-act: @",      "to-act: [@, @]", "scores: @ #"};
    text_format(out, "claims: {over: %s", roll(dice, 2) ? "true" : "No");
    for (int more = roll(dice, 4); more > 0; more--)
        add_claim(dice, &walk->opening.match, claims[roll(dice, (int)(sizeof claims / sizeof *claims))], out);
    if (roll(dice, 2)) {
        text_add(out, ", ");
        add_position(dice, arena, walk, "table", out);
    }
    text_add(out, "}\n");
}

static void keep_line(struct walk *walk, struct text *line)
{
    if (walk->lines < WALK_ENTRIES)
        walk->line[walk->lines++] = line->bytes;
    else
        text_free(line);
}

/* The last two entries become one line, as people write it. */
static void join_lines(struct dice *dice, struct walk *walk)
{
    static const char *const between[] = {"; ", ", then ", " and ", ". "};
    struct text line = {0}, quoted = {0};
    if (walk->lines < 2)
        return;
    char *first = walk->line[walk->lines - 2], *second = walk->line[--walk->lines];
    text_format(&line, "%s%s%s", first, between[roll(dice, 4)], second);
    print_word(text_string(&line), &quoted);
    text_free(&line);
    free(first);
    free(second);
    walk->line[walk->lines - 1] = quoted.bytes;
}

/* The final count of a game, in numbers that may be true. */
static void add_final(struct dice *dice, const struct walk *walk, struct text *out)
{
    const struct match *match = &walk->opening.match;
    text_add(out, "final: {");
    for (int seat = 0; seat < match->seats; seat++) {
        text_format(out, "%s%s: ", seat ? ", " : "", match->names[seat]);
        make_value(dice, match, match->game->count->player, 0, out);
    }
    text_add(out, "}\n");
}

static void add_entry(struct dice *dice, struct arena *arena, struct walk *walk)
{
    struct move mutant;
    struct text line = {0};
    const struct match *match = &walk->opening.match;
    int what = roll(dice, 10), verbs = 0;
    walk->random = random_seeded((uint64_t)roll(dice, 65536));
    if (what < 3 && walk_step(walk))
        return;
    if (what < 5) {
        walk_list(walk);
        if (walk_mutant(walk, &mutant))
            walk_play(walk, &mutant);
    } else if (what < 7) {
        while (walk->game->verbs[verbs].name)
            verbs++;
        text_format(&line, "%s: ", roll(dice, 3) ? match->names[roll(dice, match->seats)] : "table");
        make_entry(dice, match, &walk->game->verbs[roll(dice, verbs)], &line);
        keep_line(walk, &line);
    } else if (what < 8) {
        join_lines(dice, walk);
    } else if (what < 9) {
        add_position(dice, arena, walk, "set", &line);
        keep_line(walk, &line);
    } else {
        add_claims(dice, arena, walk, &line);
        keep_line(walk, &line);
    }
}

static void make_record(struct dice *dice, struct arena *arena, struct walk *walk, struct text *out)
{
    make_head(dice, arena, walk);
    walk->wild = true;
    bool open = walk_begin(walk);
    if (open && roll(dice, 3) == 1)
        open = make_table(dice, arena, walk);
    bool counted = open && walk->game->count && once_in(dice, 8);
    while (open && !counted && dice_left(dice) && !walk->broken)
        add_entry(dice, arena, walk);
    if (counted) {
        text_add(out, text_string(&walk->head));
        add_final(dice, walk, out);
    } else
        walk_record(walk, NULL, 0, out);
    if (open && roll(dice, 2))
        add_claims(dice, arena, walk, out);
}

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t length)
{
    struct dice dice = {bytes, bytes + length};
    struct arena arena = {0};
    struct text record = {0};
    int rows = 0;
    while (games[rows])
        rows++;
    struct walk walk = {.game = games[roll(&dice, rows)]};
    make_record(&dice, &arena, &walk, &record);
    if (getenv("FUZZ_RECORD"))
        fputs(text_string(&record), stderr);
    if (walk.broken)
        wrong("the walk is broken", text_string(&record));
    if (record.length <= LONGEST_RECORD)
        inspect_bytes(record.bytes, record.length);
    walk_close(&walk);
    text_free(&record);
    arena_free(&arena);
    return 0;
}
