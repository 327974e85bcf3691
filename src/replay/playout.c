/* Playing without a record: a match at its setup, and legal entries chosen by chance. */
#include "replay/playout.h"

#include <stdlib.h>

#include "replay/judge.h"
#include "replay/legal.h"

/* ---- the setup ------------------------------------------------------------------------------------------------ */

static struct node *list_names(struct arena *arena, int seats, const char *const *names)
{
    struct node *list = node_new(arena, NODE_LIST, (struct place){0});
    for (int seat = 0; seat < seats; seat++)
        node_append(list, NULL, node_word(arena, names[seat], (struct place){0}));
    return list;
}

/* What chance decides before the log, in the words of `table:`; NULL: nothing. */
static struct node *laid_out(struct verdict *verdict, struct random *random)
{
    if (!random || !verdict->game->chance.setup)
        return NULL;
    struct writer writer = writer_new(&verdict->arena);
    verdict->game->chance.setup(&verdict->match, random, &writer);
    return writer.root->first ? writer.root : NULL;
}

bool open_game(const struct game *game, int seats, const char *const *names, const struct judging *how,
               struct random *random, struct verdict *verdict)
{
    *verdict = (struct verdict){.file = "", .document = 1};
    verdict->docket = (struct docket){.arena = &verdict->arena};
    struct judge judge = {.verdict = verdict, .how = how};
    struct head head = {.game = node_word(&verdict->arena, game->id, (struct place){0}),
                        .players = list_names(&verdict->arena, seats, names)};
    bool opened = open_match(&judge, &head);
    if (opened && (head.table = laid_out(verdict, random))) {
        verdict->match = (struct match){0};
        opened = open_match(&judge, &head);
    }
    if (opened) {
        verdict->over = game->over(&verdict->match, verdict->state);
        game->score(&verdict->match, verdict->state, &verdict->standing);
    }
    docket_count(&verdict->docket);
    arena_free(&judge.entry_arena);
    return opened;
}

/* ---- choosing -------------------------------------------------------------------------------------------------- */

/* Candidates of one actor (-1: of all), not yet tried. */
struct urn {
    struct suggestions suggestions; /* must be first: it is cast */
    int actor;
    struct moves moves;
};

static void fill_urn(struct suggestions *suggestions, const struct move *move)
{
    struct urn *urn = (struct urn *)suggestions;
    if (urn->actor < 0 || urn->actor == move->actor)
        moves_add(&urn->moves, move);
}

/* Some games would never end if all entries were equally likely. */
static bool unwilling(const struct match *match, const void *state, struct random *random, const struct move *move)
{
    return match->game->chance.weight && random_below(random, 100) >= match->game->chance.weight(match, state, move);
}

/* Draws without replacement until an entry is legal. Apart from the game's weights all legal entries are
   equally likely, and seldom all candidates are tried. */
static enum playout draw_legal(const struct match *match, const void *state, int actor, struct random *random,
                               struct move *move, void *after)
{
    struct urn urn = {.suggestions = {fill_urn}, .actor = actor};
    suggest_moves(match, state, -1, &urn.suggestions);
    enum playout found = PLAYOUT_STUCK;
    for (struct moves *moves = &urn.moves; moves->count > 0 && found == PLAYOUT_STUCK;) {
        int drawn = random_below(random, moves->count);
        if (unwilling(match, state, random, &moves->move[drawn]))
            continue;
        *move = moves->move[drawn];
        moves->move[drawn] = moves->move[--moves->count];
        if (is_legal(match, state, move, after))
            found = PLAYOUT_PLAYED;
    }
    moves_free(&urn.moves);
    return found;
}

static bool table_draws(const struct match *match, const void *state, struct random *random, struct move *move)
{
    bool to_act = match->game->to_act(match, state) & (1u << CHANCE);
    return to_act && match->game->chance.draw && match->game->chance.draw(match, state, random, move);
}

static enum playout play_as(const struct match *match, const void *state, int actor, struct random *random,
                            struct move *move, void *after)
{
    if (match->game->over(match, state))
        return PLAYOUT_OVER;
    if (table_draws(match, state, random, move))
        return is_legal(match, state, move, after) ? PLAYOUT_PLAYED : PLAYOUT_BROKEN;
    return draw_legal(match, state, actor, random, move, after);
}

enum playout play_random(const struct match *match, const void *state, struct random *random, struct move *move,
                         void *after)
{
    return play_as(match, state, -1, random, move, after);
}

enum playout play_chance(const struct match *match, const void *state, struct random *random, struct move *move,
                         void *after)
{
    return play_as(match, state, CHANCE, random, move, after);
}
