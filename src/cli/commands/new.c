/* The commands new, a commented record to complete at any point of a game, and play, a random legal game. */
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "base/words.h"
#include "cli/cli.h"
#include "replay/legal.h"
#include "replay/playout.h"
#include "replay/position.h"
#include "serve/count/answer.h"

/* A record that referee writes, entry by entry. */
struct draft {
    const struct game *game;
    struct box_cache cache;
    struct arena arena;
    struct random random;
    struct verdict verdict; /* the match at its setup */
    void *state, *spare;    /* the state after the entries so far, and room for the next */
    struct text log;        /* the entries so far, as lines of a log */
    int entries;
};

enum { MOST_SHOWN = 3, MOST_DEALT = 100, MOST_PLAYED = 20000 };

/* ---- the head -------------------------------------------------------------------------------------------------- */

/* The house rules that matter with so many players. */
static void print_house(const struct game *game, int seats, struct text *out)
{
    if (!game->house[0].name)
        return;
    text_format(out, "# house:   # house rules, each with its default; referee house %s explains them\n", game->id);
    for (const struct question *question = game->house; question->name; question++) {
        if (!question_matters(question, seats))
            continue;
        text_format(out, "#   %s: %s   # or", question->name, question->answers[question->usual]);
        for (int i = 0; question->answers[i]; i++)
            if (i != question->usual)
                text_format(out, "%s %s", i > !question->usual ? "," : "", question->answers[i]);
        text_char(out, '\n');
    }
}

/* ---- the line that tells editors which schema a record has ---- */

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

enum { LONGEST_PATH = 4096 };

#ifdef __APPLE__
static bool own_path(char path[LONGEST_PATH])
{
    uint32_t room = LONGEST_PATH;
    return _NSGetExecutablePath(path, &room) == 0;
}
#else
static bool own_path(char path[LONGEST_PATH])
{
    ssize_t length = readlink("/proc/self/exe", path, LONGEST_PATH - 1);
    if (length <= 0)
        return false;
    path[length] = '\0';
    return true;
}
#endif

/* The folder of the running program, or the one above; false: not known. */
static bool own_folder(char folder[LONGEST_PATH], bool above)
{
    if (!own_path(folder))
        return false;
    for (int levels = above ? 2 : 1; levels > 0; levels--) {
        char *slash = strrchr(folder, '/');
        if (!slash)
            return false;
        *slash = '\0';
    }
    return true;
}

/* Does the file exist, under a name that is one word in a comment? */
static bool found(const char *folder, const char *schemas, const char *game, struct text *path)
{
    text_clear(path);
    text_format(path, "%s/%s/%s.schema.json", folder, schemas, game);
    return access(text_string(path), R_OK) == 0 && !strpbrk(text_string(path), " \t\r\n#%");
}

/* ---- records that referee writes, entry by entry, for the commands new and play ---- */

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

/* Sets up the match of the options: the game is the first operand. Chance uses the seed; -1: nothing is drawn. Returns
   STATUS_FINE, or another status after one line on standard error. Call draft_free in any case. */
static int draft_begin(struct draft *draft, const struct options *options, int seed)
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
    draft->state = state_copy(&draft->verdict.match, &draft->arena, draft->verdict.state);
    draft->spare = arena_take(&draft->arena, size_of_state(&draft->verdict.match));
    return STATUS_FINE;
}

static void draft_free(struct draft *draft)
{
    verdict_free(&draft->verdict);
    box_cache_free(&draft->cache);
    arena_free(&draft->arena);
    text_free(&draft->log);
}

/* Chooses a legal entry, of any actor or only of the table, and adds it. */
static enum playout draft_enter(struct draft *draft, bool table_only)
{
    const struct match *match = &draft->verdict.match;
    struct move move;
    enum playout outcome =
        play_random(match, draft->state, table_only ? CHANCE : -1, &draft->random, &move, draft->spare);
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

/* After PLAYOUT_BROKEN: reports it and returns STATUS_FAULT. */
static int draft_fault(const struct draft *draft)
{
    return complain(STATUS_FAULT, "%s drew an entry that is not legal, the last of these:\n%s", draft->game->id,
                    text_string(&draft->log));
}

static void draft_print_table(const struct draft *draft, const void *state, struct text *out)
{
    struct arena scratch = {0};
    struct text rows = {0};
    node_print(position_write(&draft->verdict.match, state, &scratch), 2, &rows);
    if (rows.length)
        text_format(out, "table:\n%s", text_string(&rows));
    text_free(&rows);
    arena_free(&scratch);
}

static void print_head(const struct draft *draft, const char *about, struct text *out)
{
    const char *id = draft->game->id;
    int seats = draft->verdict.match.seats;
    /* The schema is installed with the program, or in its sources; if not, the user makes one beside the record. */
    char folder[LONGEST_PATH];
    struct text path = {0};
    if ((own_folder(folder, true) && found(folder, "share/referee/schemas", id, &path))
        || (own_folder(folder, false) && found(folder, "schemas", id, &path)))
        text_format(out, "# yaml-language-server: $schema=%s\n", text_string(&path));
    else
        text_format(out,
                    "# yaml-language-server: $schema=%s.schema.json\n"
                    "# (referee schema %s >%s.schema.json in this folder lets editors check the record)\n",
                    id, id, id);
    text_free(&path);
    text_format(out, "# %s, %d players%s", draft->game->title, seats, about);
    position_print_head(&draft->verdict.match, out);
    print_house(draft->game, seats, out);
    text_format(out, "# box: built-in   # if your copy matches referee box %s\n", id);
}

/* ---- what may follow ------------------------------------------------------------------------------------------- */

/* An entry of the table that cannot be listed, as an example, with its notation. False: there is none of that kind. */
static bool print_drawn(struct draft *draft, struct text *out)
{
    const struct match *match = &draft->verdict.match;
    struct random random = random_seeded(1);
    struct move move;
    struct moves listed = {0};
    struct arena arena = {0};
    legal_moves_of(match, draft->state, CHANCE, -1, &listed);
    bool drawn =
        listed.count == 0 && play_random(match, draft->state, CHANCE, &random, &move, draft->spare) == PLAYOUT_PLAYED;
    moves_free(&listed);
    if (drawn) {
        const struct unlisted *unlisted = position_unlisted(match, draft->state, &arena);
        const char *notation = match->game->verbs[move.verb].notation;
        text_add(out, "  # - ");
        move_print(match, &move, out);
        if (unlisted)
            text_format(out, "   # %s", unlisted->note);
        text_format(out, notation ? ": %s\n" : "\n", notation);
    }
    arena_free(&arena);
    return drawn;
}

/* A few legal entries: each is valid once its # is removed. Nothing that a later entry makes false. */
static void print_next(struct draft *draft, struct text *out)
{
    const struct match *match = &draft->verdict.match;
    struct moves moves = {0};
    struct text unlisted = {0};
    text_add(out, "  # the first entry looks like one of these:\n");
    if (!print_drawn(draft, out))
        position_print_unlisted(match, draft->state, &unlisted);
    legal_moves(match, draft->state, &moves);
    for (int i = 0; i < moves.count && i < MOST_SHOWN; i++) {
        text_add(out, "  # - ");
        move_print(match, &moves.move[i], out);
        text_char(out, '\n');
    }
    for (const char *line = text_string(&unlisted); *line; line = line_after(line))
        text_format(out, "  # %.*s\n", (int)strcspn(line, "\n"), line);
    moves_free(&moves);
    text_free(&unlisted);
}

/* "anna: 3, ben: 4"; an open score cannot be claimed. */
static void print_scores(const struct match *match, const struct standing *standing, struct text *out)
{
    size_t begun = out->length;
    char points[16];
    for (int seat = 0; seat < match->seats; seat++)
        if (!standing->seat[seat].open) {
            text_add(out, out->length > begun ? ", " : "");
            print_word(match->names[seat], out);
            text_format(out, ": %s", halves_string(points, standing->seat[seat].total));
        }
}

/* The present scores, so that the claims are true once the # is removed. */
static void print_claims(const struct draft *draft, const char *about, struct text *out)
{
    struct standing standing;
    position_score(&draft->verdict.match, draft->state, &standing);
    text_add(out, "# claims: {scores: {");
    print_scores(&draft->verdict.match, &standing, out);
    text_format(out, "}}   # %s\n", about);
}

/* ---- the three kinds ------------------------------------------------------------------------------------------- */

static void print_record(struct draft *draft, struct text *out)
{
    struct text about = {0};
    text_format(&about,
                ". Write one entry for each move or draw into the log; see referee help %s.\n"
                "# referee moves FILE lists what is legal next, referee check FILE checks the log.\n",
                draft->game->id);
    print_head(draft, text_string(&about), out);
    draft_print_table(draft, draft->verdict.state, out);
    /* What chance decides before the game is to be completed: "  # marker:   # who has ..." */
    struct arena arena = {0};
    const struct node *table = position_write(&draft->verdict.match, draft->verdict.state, &arena);
    for (const struct field *field = draft->game->table->fields; field->shape; field++) {
        const struct node *value = node_get(table, field->name);
        if (value && value->hidden && value->kind == NODE_WORD && same(value->text, "unknown"))
            text_format(out, "  # %s:   # %s\n", field->name, field->doc);
    }
    arena_free(&arena);
    text_format(out, "log:\n%s", text_string(&draft->log));
    print_next(draft, out);
    print_claims(draft, "what the players claim at the end, to be checked", out);
    text_free(&about);
}

static void print_final(struct draft *draft, struct text *out)
{
    print_head(draft,
               ": a final position. Every value is an example; replace it with yours.\n"
               "# referee score FILE prints the score sheet and who won.\n",
               out);
    draft_print_table(draft, draft->state, out);
    print_claims(draft, "what the players claim, to be checked", out);
}

static void print_counted(const struct draft *draft, int seat, struct text *out)
{
    const struct count_question *question = draft->game->count->questions;
    text_add(out, "  ");
    print_word(draft->verdict.match.names[seat], out);
    text_add(out, ":\n");
    for (; question && question->key; question++) {
        /* What not every player is asked is only a comment. */
        struct text answer = {0};
        if (question->form == ANSWER_WHO)
            text_add(&answer, "true for one player");
        else
            print_answer(&draft->verdict.match, question, question->example, &answer);
        text_format(out, question->with || question->last ? "    # %s:   # %s" : "    %s: unknown   # %s",
                    question->key, question->asks);
        text_format(out, ": %s\n", text_string(&answer));
        text_free(&answer);
    }
}

static void print_form(struct draft *draft, struct text *out)
{
    print_head(draft,
               ": a final count. Write what you know instead of `unknown`; what you leave out is unknown too.\n"
               "# referee score FILE prints the score sheet, the winner, or what is still needed.\n",
               out);
    text_add(out, "final:\n");
    for (int seat = 0; seat < draft->verdict.match.seats; seat++)
        print_counted(draft, seat, out);
}

static void print_position(struct draft *draft, struct text *out)
{
    print_head(draft,
               ": a position. Every value is an example; replace it with yours.\n"
               "# referee show FILE draws it, referee moves FILE lists what is legal next, referee check "
               "FILE checks it.\n",
               out);
    draft_print_table(draft, draft->state, out);
    text_add(out, "log:\n");
    print_next(draft, out);
    print_claims(draft, "what the players claim, to be checked", out);
}

/* Is half of the same game played, and has a player a choice? */
static bool is_half_way(const struct draft *draft, int entries)
{
    unsigned to_act = position_to_act(&draft->verdict.match, draft->state);
    return entries >= 0 && draft->entries >= entries / 2 && to_act && !(to_act & (1u << CHANCE));
}

/* Plays until that, -1: to the end; at most so many entries. Returns what ended it. */
static enum playout play_on(struct draft *draft, int entries, int most)
{
    enum playout played = PLAYOUT_PLAYED;
    while (played == PLAYOUT_PLAYED && draft->entries < most && !is_half_way(draft, entries))
        played = draft_enter(draft, false);
    return played;
}

/* Is the whole result known? */
static bool is_settled(const struct draft *draft)
{
    const struct match *match = &draft->verdict.match;
    struct standing standing;
    position_score(match, draft->state, &standing);
    bool settled = position_over(match, draft->state) && !standing.winners_open;
    for (int seat = 0; seat < match->seats; seat++)
        settled &= !standing.seat[seat].open;
    return settled;
}

/* Plays a whole game: that of the given seed, else the first whose result is known. */
static int play_whole(const struct options *options, struct draft *draft, int *seed, enum playout *played)
{
    enum { SEEDS = 20 };
    bool given = options->seed >= 0;
    int status;
    for (*seed = given ? options->seed : 1;; ++*seed) {
        status = draft_begin(draft, options, *seed);
        *played = status == STATUS_FINE ? play_on(draft, -1, MOST_PLAYED) : PLAYOUT_STUCK;
        if (status != STATUS_FINE || given || *seed == SEEDS || is_settled(draft))
            return status;
        draft_free(draft);
    }
}

static int new_played(const struct options *options, struct draft *draft, struct text *out)
{
    enum playout played;
    int seed;
    if (options->final) {
        int begun = draft_begin(draft, options, -1);
        if (begun != STATUS_FINE || draft->game->count) {
            if (begun == STATUS_FINE)
                print_form(draft, out);
            return begun;
        }
        draft_free(draft);
    }
    int status = play_whole(options, draft, &seed, &played);
    if (status == STATUS_FINE && played != PLAYOUT_BROKEN && options->position) {
        int entries = draft->entries;
        draft_free(draft);
        status = draft_begin(draft, options, seed);
        played = play_on(draft, entries, MOST_PLAYED);
    }
    if (played == PLAYOUT_BROKEN)
        status = draft_fault(draft);
    else if (status == STATUS_FINE)
        (options->position ? print_position : print_final)(draft, out);
    return status;
}

static int new_at_set_up(const struct options *options, struct draft *draft, struct text *out)
{
    int status = draft_begin(draft, options, options->seed);
    enum playout dealt = options->seed >= 0 ? PLAYOUT_PLAYED : PLAYOUT_STUCK;
    while (status == STATUS_FINE && dealt == PLAYOUT_PLAYED && draft->entries < MOST_DEALT)
        dealt = draft_enter(draft, true);
    if (dealt == PLAYOUT_BROKEN)
        status = draft_fault(draft);
    else if (status == STATUS_FINE)
        print_record(draft, out);
    return status;
}

int run_new(const struct options *options)
{
    struct draft draft = {0};
    struct text out = {0};
    if (options->final && options->position)
        return complain(STATUS_USAGE, "new writes one record; choose --final or --position");
    int (*make)(const struct options *, struct draft *, struct text *) =
        options->position || options->final ? new_played : new_at_set_up;
    int status = make(options, &draft, &out);
    put_text(&out);
    draft_free(&draft);
    return status;
}

/* ---- a random legal game as a record with true claims ---- */

enum { USUAL_SEED = 1 };

static void print_true_claims(const struct draft *draft, struct text *out)
{
    const struct match *match = &draft->verdict.match;
    struct standing standing;
    struct text scores = {0};
    position_score(match, draft->state, &standing);
    print_scores(match, &standing, &scores);
    bool over = position_over(match, draft->state);
    text_format(out, "claims:\n  over: %s\n", over ? "true" : "false");
    if (scores.length)
        text_format(out, "  scores: {%s}\n", text_string(&scores));
    if (over && !standing.winners_open && standing.winners) {
        text_add(out, "  winners: ");
        position_print_names(match, standing.winners, out);
        text_char(out, '\n');
    }
    text_add(out, "  to-act: ");
    position_print_names(match, position_to_act(match, draft->state), out);
    text_char(out, '\n');
    text_free(&scores);
}

static void print_played(const struct draft *draft, int seed, enum playout end, struct text *out)
{
    text_format(out, "# A random legal game: seed %d.\n", seed);
    position_print_head(&draft->verdict.match, out);
    if (draft->game->chance.setup)
        draft_print_table(draft, draft->verdict.state, out);
    text_format(out, "log:\n%s", text_string(&draft->log));
    if (end == PLAYOUT_STUCK)
        text_add(out, "  # no player can act from here\n");
    print_true_claims(draft, out);
}

int run_play(const struct options *options)
{
    struct draft draft;
    struct text out = {0};
    int seed = options->seed >= 0 ? options->seed : USUAL_SEED;
    int most = options->moves >= 0 ? options->moves : MOST_PLAYED;
    int status = draft_begin(&draft, options, seed);
    enum playout end = status == STATUS_FINE ? play_on(&draft, -1, most) : PLAYOUT_STUCK;
    if (end == PLAYOUT_BROKEN)
        status = draft_fault(&draft);
    else if (status == STATUS_FINE)
        print_played(&draft, seed, end, &out);
    put_text(&out);
    draft_free(&draft);
    return status;
}
