/* The final count: that of a position gives the sheet of the position, and what is missing is never guessed. */
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "replay/playout.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "serve/count/interview.h"
#include "suites.h"
#include "support.h"

struct plan {
    const struct game *game;
    int seats;
};

/* A game that was played to its end: its sheet, and its final count as nodes. */
struct ended {
    struct verdict opening;
    struct box_cache cache;
    struct arena arena;
    struct text head;
    uint64_t seed;
    void *state, *spare;
    struct standing standing;
    const struct node *count;
};

static const char *const names[] = {"anna", "ben", "carl", "dora", "emil", "fay"};

/* One house rule, or none, is answered otherwise. */
static bool open_ended(struct plan *plan, uint64_t seed, struct random *random, struct ended *ended)
{
    struct judging how = judging_usual(&ended->cache);
    int questions = 0;
    ended->seed = seed;
    while (plan->game->house[questions].name)
        questions++;
    how.question = questions && seed % 2 ? (int)(seed / 2 % (uint64_t)questions) : -1;
    how.answer = 1;
    text_format(&ended->head, "game: %s\nplayers: [", plan->game->id);
    for (int seat = 0; seat < plan->seats; seat++)
        text_format(&ended->head, "%s%s", seat ? ", " : "", names[seat]);
    text_add(&ended->head, "]\n");
    if (how.question >= 0)
        text_format(&ended->head, "house: {%s: %s}\n", plan->game->house[how.question].name,
                    plan->game->house[how.question].answers[how.answer]);
    return open_game(plan->game, plan->seats, names, &how, random, &ended->opening);
}

static bool is_settled(const struct match *match, const struct standing *standing)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (standing->seat[seat].open)
            return false;
    return !standing->winners_open;
}

/* False: the game did not end, or something of it depends on what nobody knows. */
static bool play_to_end(struct plan *plan, uint64_t seed, struct ended *ended)
{
    enum { MOST = 4000 };
    struct random random = random_seeded(seed);
    struct move move;
    const struct match *match = &ended->opening.match;
    if (!open_ended(plan, seed, &random, ended))
        return false;
    ended->state = must_alloc(size_of_state(match));
    ended->spare = must_alloc(size_of_state(match));
    memcpy(ended->state, ended->opening.state, size_of_state(match));
    for (int i = 0; i < MOST && play_random(match, ended->state, -1, &random, &move, ended->spare) == PLAYOUT_PLAYED;
         i++) {
        void *before = ended->state;
        ended->state = ended->spare;
        ended->spare = before;
    }
    if (!position_over(match, ended->state))
        return false;
    position_score(match, ended->state, &ended->standing);
    ended->count = position_count(match, ended->state, &ended->arena);
    return is_settled(match, &ended->standing);
}

static void close_ended(struct ended *ended)
{
    free(ended->state);
    free(ended->spare);
    verdict_free(&ended->opening);
    box_cache_free(&ended->cache);
    text_free(&ended->head);
    arena_free(&ended->arena);
}

/* The record with that final count; the value at `unknown` is left out. */
static void print_record(const struct ended *ended, const struct node *unknown, struct text *out)
{
    text_add(out, text_string(&ended->head));
    text_add(out, "final:\n");
    for (const struct node *player = ended->count->first; player; player = player->next) {
        text_format(out, "  %s: {", player->key->text);
        for (const struct node *value = player->first; value; value = value->next) {
            text_format(out, "%s%s: ", value == player->first ? "" : ", ", value->key->text);
            if (value == unknown)
                text_add(out, "unknown");
            else
                node_print_line(value, out);
        }
        text_add(out, "}\n");
    }
}

/* A count may know less: which switches. */
static bool same_words(const char *a, const char *b)
{
    return !*a || !*b || same(a, b);
}

static bool same_lines(const struct sheet *of, const struct sheet *in)
{
    for (int i = 0; i < of->lines; i++) {
        const struct sheet_line *line = &of->line[i];
        bool found = line->extra || !line->points;
        for (int j = 0; j < in->lines && !found; j++)
            found = same(in->line[j].label, line->label) && in->line[j].points == line->points && !in->line[j].extra
                    && same_words(line->detail, in->line[j].detail);
        if (!found)
            return false;
    }
    return true;
}

/* What is different; NULL: nothing. */
static const char *difference(const struct match *match, const struct standing *position, const struct standing *count)
{
    for (int seat = 0; seat < match->seats; seat++) {
        const struct sheet *a = &position->seat[seat], *b = &count->seat[seat];
        if (a->total != b->total || a->open != b->open)
            return "total";
        if (!same_lines(a, b) || !same_lines(b, a))
            return "lines";
        if (a->rank != b->rank)
            return "rank";
        if (!same(a->tie_break, b->tie_break))
            return "tie-break";
    }
    return position->winners != count->winners || count->winners_open ? "winners" : NULL;
}

static bool fails(const struct ended *ended, const struct text *record, const char *what)
{
    if (what)
        printf("\n%s, %d players, seed %d: %s\n%s", ended->opening.game->id, ended->opening.match.seats,
               (int)ended->seed, what, text_string(record));
    return what != NULL;
}

static uint64_t seeds(void)
{
    return seed_from("SEEDS", 8);
}

TEST the_count_of_a_position_has_its_sheet(struct plan *plan)
{
    uint64_t first = seed_from("SEED", 1);
    int compared = 0;
    for (uint64_t seed = first; seed < first + seeds(); seed++) {
        struct ended ended = {0};
        struct text record = {0};
        struct verdict verdict = {0};
        bool failed = false;
        if (play_to_end(plan, seed, &ended)) {
            print_record(&ended, NULL, &record);
            judge_text(text_string(&record), record.length, NULL, &verdict);
            const char *what = !verdict.judged ? "is refused"
                               : verdict_status(&verdict, 0)
                                   ? "has a finding"
                                   : difference(&verdict.match, &ended.standing, &verdict.standing);
            failed = fails(&ended, &record, what);
            verdict_free(&verdict);
            compared++;
        }
        text_free(&record);
        close_ended(&ended);
        ASSERT_FALSE(failed);
    }
    ASSERT(compared > 0 || getenv("SEEDS"));
    PASS();
}

static bool in_range(const struct sheet *sheet, int total)
{
    return sheet->open ? sheet->low > sheet->high || (total >= sheet->low && total <= sheet->high)
                       : sheet->total == total;
}

/* With one value missing: the truth is possible, and it is said if it is the only possibility. */
static const char *guessed(const struct ended *ended, const struct verdict *verdict)
{
    const struct standing *truth = &ended->standing, *told = &verdict->standing;
    if (!verdict->judged)
        return "is refused";
    for (int seat = 0; seat < ended->opening.match.seats; seat++)
        if (!in_range(&told->seat[seat], truth->seat[seat].total))
            return "the total is not in the range";
    if (!told->winners_open)
        return told->winners == truth->winners ? NULL : "the wrong winner";
    if (told->could_win && !(told->could_win >> truth->winners & 1))
        return "the winner is said to be impossible";
    return told->needs[0] && told->needed[0] ? NULL : "nothing is asked for";
}

static bool look_without(const struct ended *ended, const struct node *value)
{
    struct text record = {0};
    struct verdict verdict = {0};
    print_record(ended, value, &record);
    judge_text(text_string(&record), record.length, NULL, &verdict);
    bool failed = fails(ended, &record, guessed(ended, &verdict));
    verdict_free(&verdict);
    text_free(&record);
    return !failed;
}

TEST what_is_missing_is_not_guessed(struct plan *plan)
{
    uint64_t first = seed_from("SEED", 1);
    for (uint64_t seed = first; seed < first + seeds(); seed++) {
        struct ended ended = {0};
        bool fine = true;
        if (play_to_end(plan, seed, &ended))
            for (const struct node *player = ended.count->first; player && fine; player = player->next)
                for (const struct node *value = player->first; value && fine; value = value->next)
                    fine = look_without(&ended, value);
        close_ended(&ended);
        ASSERT(fine);
    }
    PASS();
}

/* ---- asked for it ------------------------------------------------------------------------------------------------ */

/* As people would say it. */
static void say_value(const struct node *value, struct text *out)
{
    if (value->kind == NODE_WORD)
        text_add(out, value->text);
    else if (!value->first)
        text_add(out, "none");
    for (const struct node *item = value->kind == NODE_WORD ? NULL : value->first; item; item = item->next)
        text_format(out, "%s%s%s%s", item == value->first ? "" : ", ", item->key ? item->key->text : "",
                    item->key ? " " : "", item->text);
}

static void say_answer(const struct ended *ended, const struct inquiry *inquiry, struct text *out)
{
    const struct node *player = ended->count->first;
    const char *key = inquiry->question ? inquiry->question->key : "";
    if (!inquiry->question)
        return;
    for (int seat = 0; player && seat < inquiry->seat; seat++)
        player = player->next;
    for (; inquiry->seat < 0 && player; player = player->next)
        if (node_get(player, key) && same(node_get(player, key)->text, "true")) {
            text_add(out, player->key->text);
            return;
        }
    const struct node *value = player ? node_get(player, key) : NULL;
    if (value)
        say_value(value, out);
}

/* Every question is answered as the position has it. */
static const char *ask_everything(const struct ended *ended, bool all)
{
    struct text why = {0};
    struct inquiry inquiry;
    const char *fault = NULL;
    const struct match *match = &ended->opening.match;
    struct interview *interview = interview_open(match->game, NULL, match->seats, names, &why);
    for (int asked = 0; !fault && interview_next(interview, all, &inquiry); asked++) {
        struct text answer = {0};
        say_answer(ended, &inquiry, &answer);
        if (!interview_answer(interview, &inquiry, text_string(&answer), &why))
            fault = printf("\n%s: %s\n", text_string(&answer), text_string(&why)) ? "an answer is refused" : NULL;
        fault = asked > 200 ? "there is no end to it" : fault;
        text_free(&answer);
    }
    const struct standing *told = &interview_verdict(interview)->standing;
    if (!fault && (told->winners_open || told->winners != ended->standing.winners))
        fault = "the winners are others";
    interview_close(interview);
    text_free(&why);
    return fault;
}

/* The house rules are the default ones: they are asked for only where who won depends on them. */
TEST questions_lead_to_the_same_winner(struct plan *plan)
{
    uint64_t first = seed_from("SEED", 1);
    for (uint64_t seed = first; seed < first + seeds(); seed++) {
        struct ended ended = {0};
        struct text record = {0};
        bool failed = false;
        if (play_to_end(plan, seed, &ended) && !strstr(text_string(&ended.head), "house")) {
            print_record(&ended, NULL, &record);
            failed = fails(&ended, &record, ask_everything(&ended, false))
                     || fails(&ended, &record, ask_everything(&ended, true));
        }
        text_free(&record);
        close_ended(&ended);
        ASSERT_FALSE(failed);
    }
    PASS();
}

static bool has_field(const struct game *game, const char *key)
{
    const struct field *field = game->count->player->fields;
    while (field->shape && !same(field->name, key))
        field++;
    return field->shape != NULL;
}

TEST every_question_takes_its_example(const struct game *game)
{
    struct text why = {0};
    for (const struct count_question *question = game->count->questions; question->key; question++) {
        struct interview *interview = interview_open(game, NULL, game->seats_min, names, &why);
        struct inquiry inquiry = {question->form == ANSWER_WHO ? -1 : 0, -1, question};
        ASSERTm(question->key, has_field(game, question->key));
        ASSERTm(question->key, !question->with || has_field(game, question->with));
        ASSERTm(question->key, question->counts[strlen(question->counts) - 1] == '.');
        bool taken = interview_answer(interview, &inquiry, question->example ? question->example : names[1], &why);
        interview_close(interview);
        ASSERTm(text_string(&why), taken);
    }
    text_free(&why);
    PASS();
}

/* ---- before the end ---------------------------------------------------------------------------------------------- */

static bool shares_where_equal(const struct match *match, const struct standing *standing)
{
    for (int a = 0; a < match->seats; a++)
        for (int b = 0; b < match->seats; b++) {
            const struct sheet *one = &standing->seat[a], *other = &standing->seat[b];
            if (one->open || other->open || !one->rank || !other->rank)
                continue;
            if ((one->total == other->total) != (one->rank == other->rank) || one->tie_break[0])
                return false;
        }
    return true;
}

TEST before_the_end_equal_totals_share_a_place(struct plan *plan)
{
    enum { STEPS = 300 };
    for (uint64_t seed = 1; seed < 1 + seeds(); seed++) {
        struct ended ended = {0};
        struct random random = random_seeded(seed);
        struct move move;
        bool fine = true, open = open_ended(plan, seed, &random, &ended);
        const struct match *match = &ended.opening.match;
        ended.state = must_alloc(size_of_state(match));
        ended.spare = must_alloc(size_of_state(match));
        memcpy(ended.state, ended.opening.state, size_of_state(match));
        for (int i = 0; open && fine && i < STEPS
                        && play_random(match, ended.state, -1, &random, &move, ended.spare) == PLAYOUT_PLAYED;
             i++) {
            void *before = ended.state;
            ended.state = ended.spare;
            ended.spare = before;
            position_score(match, ended.state, &ended.standing);
            fine = position_over(match, ended.state) || shares_where_equal(match, &ended.standing);
        }
        close_ended(&ended);
        ASSERT(fine);
    }
    PASS();
}

SUITE(final_count)
{
    for (const struct game *const *game = games; *game; game++)
        if ((*game)->count && (*game)->count->questions)
            RUN_TESTp(every_question_takes_its_example, *game);
    for (const struct game *const *game = games; *game; game++)
        for (int seats = (*game)->seats_min; seats <= (*game)->seats_max && (*game)->count && (*game)->count->write;
             seats++) {
            struct plan plan = {*game, seats};
            char label[64];
            snprintf(label, sizeof label, "%s_%d", (*game)->id, seats);
            greatest_set_test_suffix(label);
            RUN_TESTp(the_count_of_a_position_has_its_sheet, &plan);
            greatest_set_test_suffix(label);
            RUN_TESTp(questions_lead_to_the_same_winner, &plan);
            greatest_set_test_suffix(label);
            RUN_TESTp(before_the_end_equal_totals_share_a_place, &plan);
            greatest_set_test_suffix(label);
            RUN_TESTp(what_is_missing_is_not_guessed, &plan);
        }
}
