/* Random games, written as sentences. */
#include "told_games.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "phrase/phrase.h"
#include "random_walk.h"
#include "teller.h"

enum { TOLD_STEPS = 200 };

struct telling_game {
    const struct game *game;
    uint64_t seed;
    struct random random;
    struct book *book;
    struct arena arena, books;
    struct told_games *counts;
    bool verbose;
    char *before;     /* the sentence of the entry before; NULL: none */
    struct move move; /* that entry */
    void *state;      /* and the position before it */
};

static bool play_on(void *context, void *state, const struct move *move)
{
    const struct match *match = context;
    void *room = malloc(size_of_state(match));
    memcpy(room, state, size_of_state(match));
    struct hearing silent = {.match = match, .state = room, .move = move};
    bool played = match->game->verbs[move->verb].play(&silent) != REFUSED;
    if (played)
        memcpy(state, room, size_of_state(match));
    free(room);
    return played;
}

static bool is_that(const struct match *match, const struct phrase_meaning *meaning, const struct move *const *moves)
{
    for (int i = 0; i < meaning->count; i++)
        if (!moves[i] || !move_same(match, &meaning->entry[i].move, moves[i]))
            return false;
    return !moves[meaning->count];
}

static void read_back(struct telling_game *telling, const struct match *match, const void *state, const char *said,
                      const struct move *const *moves)
{
    struct phrase_view view = {.match = match, .state = state, .actor = -1, .after = play_on, .context = (void *)match};
    struct phrase_reading reading;
    struct text meant = {0};
    phrase_read(telling->book, &view, &telling->arena, said, &reading);
    telling->counts->told++;
    bool right = reading.count == 1 && is_that(match, &reading.meaning[0], moves);
    bool misread = reading.count == 1 && !right;
    telling->counts->read += right;
    telling->counts->misread += misread;
    telling->counts->refused += reading.count != 1;
    move_print(match, moves[0], &meant);
    if (misread)
        printf("MISREAD   %s, SEED=%" PRIu64 ": %s\n          read as %s%s\n          means   %s%s\n",
               telling->game->id, telling->seed, said, reading.meaning[0].entry[0].said,
               reading.meaning[0].count > 1 ? " ..." : "", text_string(&meant), moves[1] ? " ..." : "");
    else if (telling->verbose)
        printf("%-8s  %s (%s)%s\n", right ? "right" : "refused", said, text_string(&meant),
               reading.count > 1 ? " [several meanings]" : "");
    text_free(&meant);
}

/* Two entries of the log in one breath, the second without its colon. */
static void read_both(struct telling_game *telling, const struct match *match, const char *said,
                      const struct move *move)
{
    static const char *const joints[] = {", then ", "; ", " and ", ", and then ", ", "};
    struct text both = {0};
    size_t length = strlen(telling->before);
    if (strncmp(said, "table: ", 7) == 0) /* nobody says that in the middle */
        said += 7;
    bool stops = length > 1 && telling->before[length - 1] == '.' && telling->before[length - 2] != ' ';
    text_format(&both, "%.*s%s%s", (int)(stops ? length - 1 : length), telling->before,
                joints[random_below(&telling->random, 5)], said);
    read_back(telling, match, telling->state, text_string(&both),
              (const struct move *const[]){&telling->move, move, NULL});
    text_free(&both);
}

static void follow(void *context, const struct step *step)
{
    struct telling_game *telling = context;
    size_t size = size_of_state(step->match);
    struct text said = {0};
    if (!step->move)
        return;
    telling->counts->entries++;
    const struct teller teller = {&telling->random, telling->book, step->match, step->heard};
    bool told = tell_entry(&teller, step->move, &said);
    if (told)
        read_back(telling, step->match, step->heard, text_string(&said),
                  (const struct move *const[]){step->move, NULL});
    if (told && telling->before && random_below(&telling->random, 3) == 0 && step->assumed_count == 0)
        read_both(telling, step->match, text_string(&said), step->move);
    free(telling->before);
    telling->before = told ? strdup(text_string(&said)) : NULL;
    telling->move = *step->move;
    telling->move.map = NULL;
    telling->state = memcpy(realloc(telling->state, size), step->heard, size);
    text_free(&said);
    arena_reset(&telling->arena);
}

bool tell_game(const struct game *game, int seats, uint64_t seed, bool verbose, struct told_games *counts)
{
    struct walk walk;
    struct telling_game telling = {
        .game = game, .seed = seed, .random = random_seeded(seed), .counts = counts, .verbose = verbose};
    bool open = walk_open(&walk, game, seats, seed, walk_names);
    for (int step = 0; open && step < TOLD_STEPS && walk_step(&walk); step++)
        ;
    if (open) {
        struct text record = {0};
        struct verdict verdict;
        struct judging how = judging_usual(NULL);
        telling.book = phrase_book(game, &telling.books);
        how.watch = follow;
        how.context = &telling;
        how.quiet = true;
        walk_record(&walk, NULL, 0, &record);
        judge_text(text_string(&record), record.length, &how, &verdict);
        verdict_free(&verdict);
        text_free(&record);
    }
    walk_close(&walk);
    free(telling.before);
    free(telling.state);
    arena_free(&telling.arena);
    arena_free(&telling.books);
    return open;
}
