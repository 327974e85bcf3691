/* Drafts: records that referee writes, entry by entry, for the commands new and play. */
#include "cli/commands/draft.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_NAMES = 64 };

/* Splits "anna,ben"; names beyond the limit are still counted, so that the message has the right number. */
static int split_names(struct arena *arena, const char *written, const char *names[MOST_NAMES])
{
    int count = 0;
    for (const char *at = written; count < MOST_NAMES; at++) {
        at += strspn(at, " ");
        size_t length = strcspn(at, ","), trailing = 0;
        while (trailing < length && at[length - trailing - 1] == ' ')
            trailing++;
        names[count++] = arena_copy(arena, at, length - trailing);
        at += length;
        if (!*at)
            break;
    }
    return count;
}

int draft_begin(struct draft *draft, const struct options *options, int seed)
{
    int status;
    const char *names[MOST_NAMES];
    *draft =
        (struct draft){.game = game_wanted(options->operands[0], &status), .random = random_seeded((uint64_t)seed)};
    if (!draft->game)
        return status;
    if (!options->players)
        return complain(STATUS_USAGE, "name the players, as in --players anna,ben");
    int seats = split_names(&draft->arena, options->players, names);
    struct judging how = judging_usual(&draft->cache);
    if (!open_game(draft->game, seats, names, &how, seed >= 0 ? &draft->random : NULL, &draft->verdict))
        return complain(STATUS_USAGE, "--players %s: %s", options->players, draft->verdict.docket.first->message);
    draft->state = must_alloc(draft->game->state_size);
    draft->spare = must_alloc(draft->game->state_size);
    memcpy(draft->state, draft->verdict.state, draft->game->state_size);
    return STATUS_FINE;
}

void draft_free(struct draft *draft)
{
    verdict_free(&draft->verdict);
    box_cache_free(&draft->cache);
    arena_free(&draft->arena);
    text_free(&draft->log);
    free(draft->state);
    free(draft->spare);
}

enum playout draft_enter(struct draft *draft, bool table_only)
{
    const struct match *match = &draft->verdict.match;
    struct move move;
    enum playout outcome = table_only ? play_chance(match, draft->state, &draft->random, &move, draft->spare)
                                      : play_random(match, draft->state, &draft->random, &move, draft->spare);
    if (outcome != PLAYOUT_PLAYED && outcome != PLAYOUT_BROKEN)
        return outcome;
    text_add(&draft->log, "  - ");
    move_print(match, &move, &draft->log);
    text_char(&draft->log, '\n');
    draft->entries++;
    if (outcome == PLAYOUT_PLAYED) {
        void *before = draft->state;
        draft->state = draft->spare;
        draft->spare = before;
    }
    return outcome;
}

int draft_fault(const struct draft *draft)
{
    return complain(STATUS_FAULT, "%s drew an entry that is not legal, the last of these:\n%s", draft->game->id,
                    text_string(&draft->log));
}

void draft_print_head(const struct draft *draft, struct text *out)
{
    const struct match *match = &draft->verdict.match;
    text_format(out, "game: %s\nplayers: [", draft->game->id);
    for (int seat = 0; seat < match->seats; seat++) {
        text_add(out, seat ? ", " : "");
        print_word(match->names[seat], out);
    }
    text_add(out, "]\n");
}

void draft_print_table(const struct draft *draft, const void *state, struct text *out)
{
    struct arena scratch = {0};
    struct text rows = {0};
    node_print(position_write(&draft->verdict.match, state, &scratch), 2, &rows);
    if (rows.length)
        text_format(out, "table:\n%s", text_string(&rows));
    text_free(&rows);
    arena_free(&scratch);
}

void draft_print_to_act(const struct draft *draft, struct text *out)
{
    const struct match *match = &draft->verdict.match;
    unsigned to_act = position_to_act(match, draft->state);
    const char *between = "";
    text_char(out, '[');
    for (int actor = 0; actor <= CHANCE; actor++)
        if (to_act & (1u << actor)) {
            text_add(out, between);
            print_word(actor_name(match, actor), out);
            between = ", ";
        }
    text_char(out, ']');
}
