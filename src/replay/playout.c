/* Playing without a record: a match at its setup, and legal entries chosen by chance. */
#include "replay/playout.h"

#include <stdlib.h>

#include "replay/judge.h"
#include "replay/legal.h"

/* ---- the setup ------------------------------------------------------------------------------------------------ */

bool open_game(const struct game *game, int seats, const char *const *names, const struct judging *how,
               struct random *random, struct verdict *verdict)
{
    *verdict = (struct verdict){.file = "", .document = 1};
    struct arena *arena = &verdict->arena;
    verdict->docket = (struct docket){.arena = arena};
    struct judge judge = {.verdict = verdict, .how = how};
    struct place nowhere = {0};
    struct head head = {.game = node_word(arena, game->id, nowhere), .players = node_new(arena, NODE_LIST, nowhere)};
    for (int seat = 0; seat < seats; seat++)
        node_append(head.players, NULL, node_word(arena, names[seat], nowhere));
    bool opened = open_match(&judge, &head);
    if (opened && random && game->chance.setup) {
        struct writer writer = writer_new(arena);
        game->chance.setup(&verdict->match, random, &writer);
        if (writer.root->first) {
            head.table = writer.root;
            opened = open_match(&judge, &head);
        }
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

/* Draws without replacement until an entry is legal. Apart from the game's weights, without which some games would
   never end, all legal entries are equally likely, and seldom all candidates are tried. */
static enum playout draw_legal(const struct match *match, const void *state, int actor, struct random *random,
                               struct move *move, void *after)
{
    struct urn urn = {.suggestions = {fill_urn}, .actor = actor};
    const struct game_chance *chance = &match->game->chance;
    struct moves *moves = &urn.moves;
    enum playout found = PLAYOUT_STUCK;
    suggest_moves(match, state, -1, &urn.suggestions);
    while (moves->count > 0 && found == PLAYOUT_STUCK) {
        int drawn = random_below(random, moves->count);
        if (chance->weight && random_below(random, 100) >= chance->weight(match, state, &moves->move[drawn]))
            continue;
        *move = moves->move[drawn];
        moves->move[drawn] = moves->move[--moves->count];
        if (is_legal(match, state, move, after))
            found = PLAYOUT_PLAYED;
    }
    moves_free(moves);
    return found;
}

enum playout play_random(const struct match *match, const void *state, int actor, struct random *random,
                         struct move *move, void *after)
{
    const struct game *game = match->game;
    if (game->over(match, state))
        return PLAYOUT_OVER;
    if (game->to_act(match, state) & (1u << CHANCE) && game->chance.draw
        && game->chance.draw(match, state, random, move))
        return is_legal(match, state, move, after) ? PLAYOUT_PLAYED : PLAYOUT_BROKEN;
    return draw_legal(match, state, actor, random, move, after);
}
