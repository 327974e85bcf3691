/* slips SEED SEEDS [GAME...]: random games with one slip of a person each, as design says people make them; is it found and mended?
   Every game with every number of players, SEEDS games of each; the shares are no verdict of a test. A slip that leaves a legal log
   is not counted. TELL=1 prints what went wrong with each record, KIND=N takes one kind only, LONG=800 makes games that long;
   RECORDS=FOLDER keeps the records there, with the original beside each. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/words.h"
#include "replay/playout.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "replay/script.h"
#include "study/mend.h"
#include "study/mistakes.h"
#include "walk.h"

enum { MOST_LINES = 1600, USUAL_LENGTH = 300, MOST_HEAD = 12, SETUP = 3 };

/* A record as lines: its head, and an entry each. */
struct record {
    const char *head[MOST_HEAD], *line[MOST_LINES];
    int heads, lines;
};

/* A random game, and what is known of it. */
struct played {
    struct random random;
    uint64_t seed;
    struct verdict opening;
    struct arena arena;
    struct record record;
    struct move move[MOST_LINES];
    const char *round[MOST_LINES];
};

/* Where it was made: entries of the record with the slip; 0: in the head. */
struct slip {
    struct record record;
    int from, to;
};

struct tally {
    int records, place, one, mended, truth, worse;
    long entries, judged;
    double slowest;
};

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

/* What people write of the set-up: who begins, and the wings. */
static void write_setup(struct played *played, const struct match *match, const void *state)
{
    static const char *const keys[] = {"marker", "first", "youngest", "wings", NULL};
    const struct node *table = position_write(match, state, &played->arena);
    struct text out = {0};
    for (const struct node *part = table->first; part; part = part->next)
        if (among(keys, part->key->text)) {
            text_clear(&out);
            node_print_line(part, &out);
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

static void print_record(const struct record *record, struct text *out)
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
    size_t size = match->game->state_size;
    void *state = malloc(size), *after = malloc(size);
    memcpy(state, played->opening.state, size);
    struct record *record = &played->record;
    enum playout end = PLAYOUT_PLAYED;
    while (record->lines < most && end == PLAYOUT_PLAYED) {
        struct text line = {0}, round = {0};
        position_round(match, state, &round);
        played->round[record->lines] = arena_keep(&played->arena, &round);
        end = play_random(match, state, &played->random, &played->move[record->lines], after);
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

static bool make_game(struct played *played, const struct game *game, int seats, uint64_t seed)
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

/* ---- slips ------------------------------------------------------------------------------------------------------- */

/* Where the turn at that entry begins, and behind its end: entries of one player, and of the table behind them. */
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

static const struct {
    const char *name;
    bool (*make)(struct played *, struct slip *);
} kinds[] = {
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
};
enum { KINDS = sizeof kinds / sizeof *kinds };

/* ---- measuring ---------------------------------------------------------------------------------------------------- */

static double now(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static int count_against(const struct verdict *verdict)
{
    int count = 0;
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        count += counts_against(finding);
    return count;
}

/* Does a mistake, or what is said to mend it, name the place? */
static bool names_place(const struct verdict *verdict, const struct slip *slip)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        const struct meant *meant = finding->meant;
        if (!finding->first)
            continue;
        if (finding->entry >= slip->from - 1 && finding->entry <= slip->to + 1 && slip->from)
            return true;
        if (meant && (slip->from ? meant->entry >= slip->from - 1 && meant->entry <= slip->to + 1 : meant->entry == 0))
            return true;
    }
    return false;
}

static void count_mistakes(const char *text, size_t length, struct verdict *verdict)
{
    struct source source;
    struct judging how = judging_usual(NULL);
    how.quiet = true;
    if (judge_text(text, length, &how, verdict) && text_source(&source, text, length)) {
        find_mistakes(verdict, &source, &how);
        source_close(&source);
    }
}

struct measured {
    bool place, one, mended, truth, worse;
    int mistakes, findings, after;
};

static void mend(struct measured *measured, const struct text *text, const char *original, double *seconds)
{
    struct judging how = judging_usual(NULL);
    struct loaded_record loaded = {0};
    struct text out = {0}, changed = {0}, says = {0};
    how.quiet = true;
    if (load_text(&loaded, "slip.yaml", text_string(text), &how)) {
        double begun = now();
        enum mended mended = mend_record(&loaded, &how, text, true, &out, &changed, &says);
        *seconds = now() - begun;
        struct verdict after;
        const char *written = mended == MENDED_PROPOSED ? text_string(&changed) : text_string(text);
        count_mistakes(written, strlen(written), &after);
        measured->after = after.docket.mistakes;
        measured->mended = after.judged && count_against(&after) == 0;
        measured->worse = after.docket.mistakes > measured->mistakes || !after.judged;
        measured->truth = same(written, original);
        if (getenv("TELL") && atoi(getenv("TELL")) > 1)
            printf("%s", text_string(&out));
        verdict_free(&after);
    }
    loaded_free(&loaded);
    text_free(&out);
    text_free(&changed);
    text_free(&says);
}

static void keep_record(const struct played *played, const char *text, int kind, const char *what)
{
    char path[500];
    snprintf(path, sizeof path, "%s/%s-%d-%d-%" PRIu64 "%s.yaml", getenv("RECORDS"), played->opening.game->id,
             played->opening.match.seats, kind, played->seed, what);
    FILE *file = fopen(path, "w");
    if (!file || fputs(text, file) < 0 || fclose(file) != 0)
        perror(path);
}

static void tell_record(const struct played *played, const struct slip *slip, int kind, const struct measured *m)
{
    if (m->place && m->one && m->mended && m->truth && !m->worse)
        return;
    printf("--- %s %d players seed %" PRIu64 ": %s (%d) at %d-%d: %s%s%s%s%s%d mistakes of %d findings, %d after\n",
           played->opening.game->id, played->opening.match.seats, played->seed, kinds[kind].name, kind, slip->from,
           slip->to, m->place ? "" : "PLACE ", m->one ? "" : "MORE ", m->mended ? "" : "UNMENDED ",
           m->truth ? "" : "untrue ", m->worse ? "WORSE " : "", m->mistakes, m->findings, m->after);
}

static void measure(struct tally *tally, const struct played *played, const struct slip *slip, int kind)
{
    struct text text = {0}, original = {0};
    struct measured m = {0};
    struct verdict verdict;
    double begun = now(), mending = 0;
    print_record(&slip->record, &text);
    print_record(&played->record, &original);
    count_mistakes(text_string(&text), text.length, &verdict);
    double checking = now() - begun;
    m.findings = count_against(&verdict);
    m.mistakes = verdict.docket.mistakes;
    if (m.findings) {
        m.one = m.mistakes == 1;
        m.place = names_place(&verdict, slip);
        if (getenv("RECORDS"))
            keep_record(played, text_string(&text), kind, ""),
                keep_record(played, text_string(&original), kind, "-was");
        mend(&m, &text, text_string(&original), &mending);
        tally->records++;
        tally->place += m.place, tally->one += m.one, tally->mended += m.mended, tally->truth += m.truth;
        tally->worse += m.worse;
        tally->entries += verdict.entries, tally->judged += verdict.docket.tried;
        double slower = checking > mending ? checking : mending;
        tally->slowest = slower > tally->slowest ? slower : tally->slowest;
        if (getenv("TELL"))
            tell_record(played, slip, kind, &m);
    }
    verdict_free(&verdict);
    text_free(&text);
    text_free(&original);
}

static void slip_in(struct tally tally[KINDS], const struct game *game, int seats, uint64_t seed)
{
    struct played *played = malloc(sizeof *played);
    struct slip *slip = malloc(sizeof *slip);
    bool made = make_game(played, game, seats, seed);
    for (int kind = 0; made && kind < KINDS; kind++) {
        *slip = (struct slip){.record = played->record};
        played->random = random_seeded(seed * 100 + (uint64_t)kind);
        bool wanted = !getenv("KIND") || atoi(getenv("KIND")) == kind;
        if (wanted && kinds[kind].make(played, slip))
            measure(&tally[kind], played, slip, kind);
    }
    arena_free(&played->arena);
    verdict_free(&played->opening);
    free(played);
    free(slip);
}

static void tell(const char *game, const char *kind, const struct tally *t)
{
    double n = t->records;
    if (t->records)
        printf("%-10s %-18s %5d %6.1f%% %6.1f%% %6.1f%% %6.1f%% %5d %8.1f %7.2f\n", game, kind, t->records,
               100 * t->place / n, 100 * t->one / n, 100 * t->mended / n, 100 * t->truth / n, t->worse,
               (double)t->judged / (double)t->entries, t->slowest);
    fflush(stdout);
}

static void add(struct tally *sum, const struct tally *t)
{
    sum->records += t->records, sum->place += t->place, sum->one += t->one, sum->mended += t->mended;
    sum->truth += t->truth, sum->worse += t->worse, sum->entries += t->entries, sum->judged += t->judged;
    sum->slowest = t->slowest > sum->slowest ? t->slowest : sum->slowest;
}

int main(int argc, char **argv)
{
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    int seeds = argc > 2 ? atoi(argv[2]) : 4;
    struct tally all = {0}, of_kind[KINDS] = {0};
    printf("seeds %" PRIu64 " to %" PRIu64 ", a game of each number of players for each\n", seed,
           seed + (uint64_t)seeds - 1);
    printf("%-10s %-18s %5s %7s %7s %7s %7s %5s %8s %7s\n", "", "slip", "games", "place", "one", "mended", "truth",
           "worse", "judged/n", "slowest");
    for (const struct game *const *game = games; *game; game++) {
        struct tally sum = {0}, tally[KINDS] = {0};
        bool wanted = argc < 4;
        for (int i = 3; i < argc; i++)
            wanted = wanted || same(argv[i], (*game)->id);
        for (int seats = (*game)->seats_min; wanted && seats <= (*game)->seats_max; seats++)
            for (int i = 0; i < seeds; i++)
                slip_in(tally, *game, seats, seed + (uint64_t)i);
        for (int kind = 0; kind < KINDS; kind++) {
            tell((*game)->id, kinds[kind].name, &tally[kind]);
            add(&sum, &tally[kind]);
            add(&of_kind[kind], &tally[kind]);
        }
        tell((*game)->id, "all", &sum);
        add(&all, &sum);
    }
    for (int kind = 0; kind < KINDS; kind++)
        tell("all", kinds[kind].name, &of_kind[kind]);
    tell("all", "all", &all);
    return 0;
}
