/* What every game must do, whatever its rules: this file loops over the registry and names no game. */
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "random_walk.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "replay/script.h"
#include "study/sheet.h"
#include "suites.h"

enum { MUTANTS_PER_STEP = 6, MUTANT_STEPS = 150 };

struct plan {
    const struct game *game;
    int seats;
};

TEST tables_are_complete(const struct game *game)
{
    size_t prefix = strlen(game->id);
    for (const struct rule *rule = game->rules; rule->code; rule++) {
        ASSERTm(rule->code, rule->cite && *rule->cite && rule->sentence && *rule->sentence);
        ASSERTm(rule->code, strncmp(rule->code, "log.", 4) == 0
                                || (strncmp(rule->code, game->id, prefix) == 0 && rule->code[prefix] == '.'));
        for (const struct rule *other = game->rules; other != rule; other++)
            ASSERTm(rule->code, !same(other->code, rule->code));
    }
    for (const struct verb *verb = game->verbs; verb->name; verb++) {
        ASSERTm(verb->name, verb->doc && verb->play && verb->fields[0].shape && same(verb->fields[0].name, verb->name));
        for (const struct verb *other = game->verbs; other != verb; other++)
            ASSERTm(verb->name, !same(other->name, verb->name));
    }
    for (const struct question *question = game->house; question->name; question++)
        ASSERTm(question->name, question->asks && question->reason && question->answers[0] && question->answers[1]);
    char word[WORD_ROOM];
    for (const struct topic *topic = game->topics; topic && topic->word; topic++) {
        for (const char *rest = topic->rules; take_spaced(&rest, word);)
            ASSERTm(topic->word, rule_coded(game, word));
        for (const char *rest = topic->questions; take_spaced(&rest, word);)
            ASSERTm(topic->word, question_named(game, word) >= 0);
    }
    ASSERT(!game->clock.phase || rule_coded(game, "log.phase"));
    ASSERT(rule_coded(game, "log.turn") && rule_coded(game, "log.over"));
    PASS();
}

/* Every map in it, at any depth. */
static int most_fields(const struct shape *shape)
{
    bool parts = is_list(shape) || shape->form == FORM_EACH;
    int fields = 0, most = parts ? most_fields(shape->of) : 0;
    for (; !parts && shape->fields && shape->fields[fields].shape; fields++) {
        int within = most_fields(shape->fields[fields].shape);
        most = within > most ? within : most;
    }
    return fields > most ? fields : most;
}

/* What the engine keeps in rooms of fixed size. */
TEST nothing_is_larger_than_its_room(const struct game *game)
{
    int questions = 0;
    ASSERT(game->seats_min >= 1 && game->seats_min <= game->seats_max && game->seats_max <= SEATS_MAX);
    while (game->house[questions].name)
        questions++;
    ASSERT(questions <= QUESTIONS_MAX);
    for (const struct verb *verb = game->verbs; verb->name; verb++) {
        int fields = 0;
        while (verb->fields[fields].shape)
            fields++;
        ASSERTm(verb->name, fields <= MOVE_FIELDS);
    }
    ASSERT(most_fields(game->table) <= FIELDS_MAX && most_fields(game->box) <= FIELDS_MAX);
    PASS();
}

/* A sheet that is full has perhaps lost a line, a list of box data an item. */
static bool sheet_has_room(const struct sheet *sheet)
{
    return sheet->lines < SHEET_LINES && !sheet->rests_on[SHEET_RESTS - 1];
}

/* A score that is open may leave ranks untold, and a tie that nobody can break. */
static bool may_be_untold(const struct match *match, const struct standing *standing, int seat)
{
    for (int other = 0; other < match->seats; other++)
        if (standing->seat[other].open || (other != seat && standing->seat[other].total == standing->seat[seat].total))
            return true;
    return false;
}

static bool sheets_add_up(struct walk *walk)
{
    const struct match *match = &walk->opening.match;
    struct standing standing = {0};
    walk->game->score(match, walk->state, &standing);
    for (int seat = 0; seat < match->seats; seat++) {
        int sum = 0;
        for (int i = 0; i < standing.seat[seat].lines; i++)
            sum += standing.seat[seat].line[i].extra ? 0 : standing.seat[seat].line[i].points;
        if (sum != standing.seat[seat].total || (standing.seat[seat].rank < 1 && !may_be_untold(match, &standing, seat))
            || !sheet_has_room(&standing.seat[seat]))
            return false;
    }
    if (standing.winners_rests_on[SHEET_RESTS - 1] || sheet_labels(match, &standing).count == LABELS_MOST)
        return false;
    bool over = walk->game->over(match, walk->state);
    return over ? standing.winners || standing.winners_open : !standing.winners;
}

TEST random_play_stays_sound_and_its_log_is_legal(struct plan *plan)
{
    struct walk walk;
    uint64_t first = seed_from("SEED", 1), count = seed_from("SEEDS", 8);
    for (uint64_t seed = first; seed < first + count; seed++) {
        bool open = walk_open(&walk, plan->game, plan->seats, seed, walk_names);
        while (open && walk_step(&walk))
            if (!sheets_add_up(&walk))
                walk_fail(&walk, "the score sheet does not add up", NULL);
        if (open && !walk.broken && walk.lines >= WALK_ENTRIES && seed == first)
            printf("\n%s, %d players, seed %d: not over after %d entries\n", plan->game->id, plan->seats, (int)seed,
                   walk.lines);
        struct text record = {0};
        walk_record(&walk, NULL, 0, &record);
        struct verdict verdict;
        bool judged = judge_text(text_string(&record), record.length, NULL, &verdict);
        enum status status = judged ? verdict_status(&verdict, false) : STATUS_FAULT;
        if (status && !walk.broken && verdict.docket.first)
            walk_fail(&walk, verdict.docket.first->message, NULL);
        bool broken = walk.broken;
        verdict_free(&verdict);
        text_free(&record);
        walk_close(&walk);
        ASSERT_EQ_FMT(0, status, "%d");
        ASSERT_FALSE(broken);
    }
    PASS();
}

static bool listed(struct walk *walk, const struct move *move)
{
    for (int i = 0; i < walk->legal.count; i++)
        if (move_same(&walk->opening.match, &walk->legal.move[i], move))
            return true;
    return false;
}

static void try_mutant(struct walk *walk)
{
    struct move mutant;
    if (!walk_mutant(walk, &mutant))
        return;
    const struct match *match = &walk->opening.match;
    bool legal = is_legal(match, walk->state, &mutant, NULL);
    struct move normal = mutant;
    bool listable = !legal || move_spell(match, walk->state, &normal);
    if (listable && legal != listed(walk, &normal))
        walk_fail(walk, legal ? "accepted but not among the legal entries" : "among the legal entries but refused",
                  &mutant);
}

TEST what_is_accepted_is_listed_and_nothing_else(struct plan *plan)
{
    struct walk walk;
    uint64_t first = seed_from("SEED", 1), count = seed_from("SEEDS", 8);
    for (uint64_t seed = first; seed < first + count; seed++) {
        bool open = walk_open(&walk, plan->game, plan->seats, seed, walk_names);
        for (int step = 0; open && step < WALK_ENTRIES && !walk.broken; step++) {
            if (step < MUTANT_STEPS || step % 16 == 0) {
                walk_list(&walk);
                for (int i = 0; i < MUTANTS_PER_STEP && !walk.broken; i++)
                    try_mutant(&walk);
            }
            if (!walk_step(&walk))
                break;
        }
        bool broken = walk.broken;
        walk_close(&walk);
        ASSERT_FALSE(broken);
    }
    PASS();
}

/* A walk in which one entry in five is a mutant, legal or not. */
static bool wild_walk(struct walk *walk, struct plan *plan, uint64_t seed, const char *const *names, int most)
{
    bool open = walk_open(walk, plan->game, plan->seats, seed, names);
    walk->wild = true;
    for (int step = 0; open && step < most && !walk->broken; step++) {
        struct move mutant;
        if (random_below(&walk->random, 5) == 0) {
            walk_list(walk);
            if (walk_mutant(walk, &mutant))
                walk_play(walk, &mutant);
        }
        if (!walk_step(walk))
            break;
    }
    return open && !walk->broken;
}

/* Findings about entries after `from`, numbered from there. Advice and open questions may be reported again after a split. */
static void findings(const struct verdict *verdict, int from, struct text *out)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (finding->entry > from && (finding->ruling != RULING_NOTED || is_common_rule(finding->rule))
            && finding->ruling != RULING_UNSETTLED)
            text_format(out, "%s %s @%d\n", ruling_names[finding->ruling], finding->rule->code, finding->entry - from);
}

struct outcome_text {
    struct text findings, table, scores;
    bool stopped; /* an entry was not read: nothing after it was judged */
};

static void judge_outcome(const struct text *record, int from, struct judging *how, struct outcome_text *outcome)
{
    struct verdict verdict;
    char room[SHEET_TOTAL];
    if (judge_text(text_string(record), record->length, how, &verdict) && verdict.judged) {
        outcome->stopped = verdict.unread > 0;
        findings(&verdict, from, &outcome->findings);
        table_text(&verdict.match, verdict.state, &outcome->table);
        for (int seat = 0; seat < verdict.match.seats; seat++)
            text_format(&outcome->scores, "%s ", sheet_total(&verdict.standing.seat[seat], room));
    } else if (verdict.docket.first)
        text_format(&outcome->findings, "not judged: line %d: %s\n", verdict.docket.first->at.line,
                    verdict.docket.first->message);
    verdict_free(&verdict);
}

static void outcome_free(struct outcome_text *outcome)
{
    text_free(&outcome->findings);
    text_free(&outcome->table);
    text_free(&outcome->scores);
}

/* Line by line. The doubt about an assumed part of the position that the log has changed is gone after a split. */
static bool same_findings(const char *straight, const char *split)
{
    static const char doubtful[] = "doubtful ";
    while (*straight && *split) {
        size_t length = strcspn(straight, "\n"), other = strcspn(split, "\n");
        bool doubted = strncmp(straight, doubtful, sizeof doubtful - 1) == 0;
        size_t word = doubted ? strcspn(straight, " ") : 0, other_word = doubted ? strcspn(split, " ") : 0;
        if (length - word != other - other_word || strncmp(straight + word, split + other_word, length - word) != 0)
            return false;
        straight += length + (straight[length] != '\0');
        split += other + (split[other] != '\0');
    }
    return !*straight && !*split;
}

static bool same_outcome(const struct outcome_text *a, const struct outcome_text *b, bool tables)
{
    return same_findings(text_string(&a->findings), text_string(&b->findings))
           && same(text_string(&a->scores), text_string(&b->scores))
           && (!tables || same(text_string(&a->table), text_string(&b->table)));
}

/* Does an entry rest on what was assumed as given up before the split? In a part of its own that is not known. It is
   reported once, perhaps before the split, for all entries that rest on it. */
struct answered {
    int at;
    bool given_up, across;
};

static void look_for_answers(void *context, const struct step *step)
{
    struct answered *answered = context;
    bool before = step->entry <= answered->at;
    answered->given_up |= before && step->assumed_count > harmless_entries(step->assumed_kind, step->assumed_count);
    answered->across |= answered->given_up && breaks_rule(step->findings, &common_rules[LOG_UNKNOWN]);
}

static void split_once(struct walk *walk, int at)
{
    struct text whole = {0}, rest = {0};
    struct outcome_text straight = {0}, split = {0}, half = {0};
    walk_record(walk, NULL, 0, &whole);
    struct judging until = judging_usual(NULL);
    until.at = at;
    until.quiet = true;
    struct judging all = judging_usual(NULL), watched = judging_usual(NULL);
    struct answered answered = {.at = at};
    all.quiet = watched.quiet = true;
    watched.watch = look_for_answers;
    watched.context = &answered;
    judge_outcome(&whole, at, &until, &half);
    walk_record(walk, text_string(&half.table), at, &rest);
    judge_outcome(&whole, at, &watched, &straight);
    judge_outcome(&rest, 0, &all, &split);
    if (!half.stopped && !answered.across && !same_outcome(&straight, &split, true)) {
        printf("\nsplit after entry %d\n-- straight\n%s%s%s\n-- split\n%s%s%s\n-- table there\n%s", at,
               text_string(&straight.findings), text_string(&straight.table), text_string(&straight.scores),
               text_string(&split.findings), text_string(&split.table), text_string(&split.scores),
               text_string(&half.table));
        walk_fail(walk, "a record split in two is judged otherwise", NULL);
    }
    outcome_free(&straight);
    outcome_free(&split);
    outcome_free(&half);
    text_free(&whole);
    text_free(&rest);
}

TEST a_log_may_be_split_anywhere(struct plan *plan)
{
    struct walk walk;
    uint64_t first = seed_from("SEED", 1), count = seed_from("SEEDS", 8);
    for (uint64_t seed = first; seed < first + count; seed++) {
        bool fine = wild_walk(&walk, plan, seed, walk_names, 60 + (int)(seed % 3) * 120);
        for (int i = 0; fine && i < 6 && !walk.broken && walk.lines > 0; i++)
            split_once(&walk, random_below(&walk.random, walk.lines + 1));
        bool broken = walk.broken;
        walk_close(&walk);
        ASSERT_FALSE(broken);
    }
    PASS();
}

/* ---- counts that the record does not give ---- */

static const struct shape *part_shape(const struct shape *shape, const struct node *child)
{
    if (shape->form == FORM_EACH)
        return shape->of;
    const struct field *field = shape->form == FORM_MAP ? shape->fields : NULL;
    while (field && field->shape && !same(field->name, child->key->text))
        field++;
    return field ? field->shape : NULL;
}

/* Every third count becomes unknown. Returns how many. */
static int blank_counts(const struct shape *shape, struct node *node, struct random *random)
{
    int count = 0;
    if (shape->unknown && node->kind == NODE_WORD && random_below(random, 3) == 0) {
        node->text = "unknown";
        return 1;
    }
    for (struct node *child = node->kind == NODE_MAP ? node->first : NULL; child; child = child->next)
        if (part_shape(shape, child))
            count += blank_counts(part_shape(shape, child), child, random);
    return count;
}

/* The table after so many entries, with unknown counts; false: there are none in it. */
static bool blanked_table(struct walk *walk, int at, struct text *out)
{
    struct text whole = {0};
    struct outcome_text half = {0};
    struct arena arena = {0};
    struct judging until = judging_usual(NULL);
    until.at = at;
    until.quiet = true;
    walk_record(walk, NULL, 0, &whole);
    judge_outcome(&whole, at, &until, &half);
    struct node *table = read_text(text_string(&half.table), &arena, (struct complaints){0});
    bool blanked = table && table->kind == NODE_MAP && blank_counts(walk->game->table, table, &walk->random);
    if (blanked)
        node_print(table, 2, out);
    outcome_free(&half);
    text_free(&whole);
    arena_free(&arena);
    return blanked;
}

static void judge_from(struct walk *walk, const struct text *table, int from, int at, struct outcome_text *outcome)
{
    struct text record = {0};
    struct judging how = judging_usual(NULL);
    how.at = at;
    how.quiet = true;
    walk_record(walk, text_string(table), from, &record);
    judge_outcome(&record, at < 0 ? 0 : at, &how, outcome);
    text_free(&record);
}

/* What is printed as unknown is read as unknown, and going on from there is going on. */
static void split_unknown(struct walk *walk, int at)
{
    struct text table = {0}, record = {0};
    struct outcome_text first = {0}, again = {0}, straight = {0}, split = {0}, half = {0};
    if (blanked_table(walk, at, &table)) {
        int behind = random_below(&walk->random, walk->lines - at + 1);
        struct judging all = judging_usual(NULL);
        all.quiet = true;
        judge_from(walk, &table, at, 0, &first);
        judge_from(walk, &first.table, at, 0, &again);
        judge_from(walk, &table, at, behind, &half);
        walk_record(walk, text_string(&table), at, &record);
        judge_outcome(&record, behind, &all, &straight);
        judge_from(walk, &half.table, at + behind, -1, &split);
        bool read = first.table.length && same(text_string(&first.table), text_string(&again.table));
        if (!read || !same_outcome(&straight, &split, true)) {
            printf(
                "\nunknown counts after entry %d, split %d behind\n%s-- read\n%s%s-- read again\n%s-- straight\n%s%s-- "
                "split\n%s%s",
                at, behind, text_string(&table), text_string(&first.findings), text_string(&first.table),
                text_string(&again.table), text_string(&straight.findings), text_string(&straight.table),
                text_string(&split.findings), text_string(&split.table));
            walk_fail(walk, "unknown counts are read otherwise than they are printed", NULL);
        }
    }
    outcome_free(&first);
    outcome_free(&again);
    outcome_free(&straight);
    outcome_free(&split);
    outcome_free(&half);
    text_free(&table);
    text_free(&record);
}

TEST a_log_with_unknown_counts_may_be_split_anywhere(struct plan *plan)
{
    struct walk walk;
    uint64_t first = seed_from("SEED", 1), count = seed_from("SEEDS", 8);
    for (uint64_t seed = first; seed < first + count; seed++) {
        bool open = walk_open(&walk, plan->game, plan->seats, seed, walk_names);
        for (int step = 0; open && step < 120 && !walk.broken && walk_step(&walk); step++)
            ;
        for (int i = 0; open && i < 4 && !walk.broken && walk.lines > 0; i++)
            split_unknown(&walk, random_below(&walk.random, walk.lines + 1));
        bool broken = walk.broken;
        walk_close(&walk);
        ASSERT_FALSE(broken);
    }
    PASS();
}

TEST names_do_not_matter(struct plan *plan)
{
    struct walk one, other;
    uint64_t first = seed_from("SEED", 1);
    for (uint64_t seed = first; seed < first + 2; seed++) {
        struct text record = {0}, renamed = {0};
        struct outcome_text a = {0}, b = {0};
        bool fine = wild_walk(&one, plan, seed, walk_names, 120);
        fine = wild_walk(&other, plan, seed, other_names, 120) && fine;
        walk_record(&one, NULL, 0, &record);
        walk_record(&other, NULL, 0, &renamed);
        judge_outcome(&record, 0, NULL, &a);
        judge_outcome(&renamed, 0, NULL, &b);
        if (fine && !same_outcome(&a, &b, false)) {
            printf("\n%s\n--\n%s", text_string(&a.findings), text_string(&b.findings));
            walk_fail(&one, "with other names it is judged otherwise", NULL);
        }
        bool broken = one.broken || other.broken;
        outcome_free(&a);
        outcome_free(&b);
        text_free(&record);
        text_free(&renamed);
        walk_close(&one);
        walk_close(&other);
        ASSERT_FALSE(broken);
    }
    PASS();
}

/* ---- books and refusals, watched entry by entry ------------------------------------------------------------------ */

struct auditor {
    const struct verdict *verdict;
    int faults;
};

static int booked(const struct verdict *verdict, int entry, int seat, int account)
{
    int sum = 0;
    for (const struct booking *booking = verdict->docket.bookings; booking; booking = booking->next)
        if (booking->entry == entry && booking->seat == seat && booking->account == account)
            sum += booking->amount;
    return sum;
}

/* Of several things in one entry those that are impossible are left out. */
static bool refused(const struct step *step)
{
    int impossible = 0, several = step->move && step->move->field[0].listed ? items(step->move, 0) : 1;
    for (const struct finding *finding = step->findings; finding; finding = finding->next) {
        if (finding->ruling == RULING_UNREADABLE)
            return true;
        impossible += finding->ruling == RULING_IMPOSSIBLE;
    }
    return impossible >= several;
}

static void audit(void *context, const struct step *step)
{
    struct auditor *auditor = context;
    const struct game *game = step->match->game;
    for (int seat = 0; seat < step->match->seats; seat++)
        for (int account = 0; account < account_count(game); account++) {
            int change = position_balance(step->match, step->after, seat, account).halves
                         - position_balance(step->match, step->before, seat, account).halves;
            int sum = booked(auditor->verdict, step->entry, seat, account);
            if (change != sum && auditor->faults++ < 3)
                printf("\n%s, entry %d: %s of %s changed by %d halves, booked %d\n", game->id, step->entry,
                       game->books.accounts[account], step->match->names[seat], change, sum);
        }
    if (refused(step) && memcmp(step->before, step->after, size_of_state(step->match)) != 0 && auditor->faults++ < 3)
        printf("\n%s, entry %d: refused, yet something changed\n", game->id, step->entry);
}

TEST books_explain_every_change_and_refusals_change_nothing(struct plan *plan)
{
    struct walk walk;
    uint64_t first = seed_from("SEED", 1);
    for (uint64_t seed = first; seed < first + 3; seed++) {
        struct verdict verdict;
        struct auditor auditor = {.verdict = &verdict};
        struct text record = {0};
        bool fine = wild_walk(&walk, plan, seed, walk_names, 250);
        walk_record(&walk, NULL, 0, &record);
        struct judging how = judging_usual(NULL);
        how.keep_books = true;
        how.quiet = true;
        how.watch = audit;
        how.context = &auditor;
        judge_text(text_string(&record), record.length, &how, &verdict);
        if (auditor.faults)
            walk_fail(&walk, "the books do not balance", NULL);
        bool broken = walk.broken;
        verdict_free(&verdict);
        text_free(&record);
        walk_close(&walk);
        ASSERT(fine);
        ASSERT_FALSE(broken);
    }
    PASS();
}

SUITE(conformance)
{
    for (const struct game *const *game = games; *game; game++) {
        greatest_set_test_suffix((*game)->id);
        RUN_TESTp(tables_are_complete, *game);
        greatest_set_test_suffix((*game)->id);
        RUN_TESTp(nothing_is_larger_than_its_room, *game);
        for (int seats = (*game)->seats_min; seats <= (*game)->seats_max; seats++) {
            struct plan plan = {*game, seats};
            char suffix[64];
            snprintf(suffix, sizeof suffix, "%s_%d", (*game)->id, seats);
            greatest_set_test_suffix(suffix);
            RUN_TESTp(random_play_stays_sound_and_its_log_is_legal, &plan);
            greatest_set_test_suffix(suffix);
            RUN_TESTp(what_is_accepted_is_listed_and_nothing_else, &plan);
            greatest_set_test_suffix(suffix);
            RUN_TESTp(a_log_may_be_split_anywhere, &plan);
            greatest_set_test_suffix(suffix);
            RUN_TESTp(a_log_with_unknown_counts_may_be_split_anywhere, &plan);
            greatest_set_test_suffix(suffix);
            RUN_TESTp(names_do_not_matter, &plan);
            greatest_set_test_suffix(suffix);
            RUN_TESTp(books_explain_every_change_and_refusals_change_nothing, &plan);
        }
    }
}
