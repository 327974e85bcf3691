/* The shipped scenarios: whole games pass, illegal/CODE.yaml breaks that rule and no other, near/CODE.yaml breaks none,
   consequence/CODE.yaml claims what comes of a rule that the referee itself carries out. */
#include "greatest.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/words.h"
#include "diag/finding.h"
#include "replay/registry.h"
#include "suites.h"
#include "support.h"

static bool judge_file(const char *path, struct verdict *verdict)
{
    size_t length;
    char *text = file_text(path, &length);
    bool found = text && judge_text(text, length, NULL, verdict);
    free(text);
    return found;
}

static void show(const char *path, const struct verdict *verdict)
{
    struct text found = {0};
    list_findings(verdict, &found);
    printf("\n%s: %s\n", path, text_string(&found));
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        printf("    line %d: %s\n", finding->at.line, finding->message);
    text_free(&found);
}

TEST passes(const char *path)
{
    struct verdict verdict;
    bool found = judge_file(path, &verdict);
    bool fine = found && verdict_status(&verdict, false) == 0;
    if (found && !fine)
        show(path, &verdict);
    verdict_free(&verdict);
    ASSERTm(path, fine);
    PASS();
}

static void code_of(const char *path, char *code, size_t room)
{
    const char *name = strrchr(path, '/') + 1;
    snprintf(code, room, "%.*s", (int)(strlen(name) - strlen(".yaml")), name);
}

TEST breaks_its_rule_only(const char *path)
{
    char code[128];
    struct verdict verdict;
    code_of(path, code, sizeof code);
    bool only = judge_file(path, &verdict) && verdict.docket.first && !verdict.docket.first->next;
    only = only && same(verdict.docket.first->rule->code, code) && verdict.docket.first->ruling != RULING_CONFIRMED
           && verdict.docket.first->ruling != RULING_WAIVED;
    if (!only)
        show(path, &verdict);
    verdict_free(&verdict);
    ASSERTm(path, only);
    PASS();
}

TEST breaks_no_rule(const char *path)
{
    struct verdict verdict;
    bool none = judge_file(path, &verdict) && !verdict.docket.first;
    if (!none)
        show(path, &verdict);
    verdict_free(&verdict);
    ASSERTm(path, none);
    PASS();
}

TEST claims_what_comes_of_it(const char *path)
{
    size_t length;
    char *text = file_text(path, &length);
    bool claims = strstr(text, "claims: ") || strstr(text, "claims:\n");
    free(text);
    ASSERTm(path, claims);
    PASS();
}

static void run_passing(void *context, const char *path)
{
    (void)context;
    greatest_set_test_suffix(path);
    RUN_TESTp(passes, path);
}

static void run_firing(void *context, const char *path)
{
    (void)context;
    greatest_set_test_suffix(path);
    RUN_TESTp(breaks_its_rule_only, path);
}

static void run_near(void *context, const char *path)
{
    (void)context;
    greatest_set_test_suffix(path);
    RUN_TESTp(breaks_no_rule, path);
}

static void run_consequence(void *context, const char *path)
{
    run_near(context, path);
    greatest_set_test_suffix(path);
    RUN_TESTp(claims_what_comes_of_it, path);
}

TEST every_rule_has_its_examples(const struct game *game)
{
    static const struct {
        const char *folder;
        bool consequence;
    } kinds[] = {{"illegal", false}, {"near", false}, {"consequence", true}};
    int wrong = 0;
    for (const struct rule *rule = game->rules; rule->code; rule++)
        for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
            char room[FOLDER_ROOM], path[2 * FOLDER_ROOM];
            snprintf(path, sizeof path, "%s/%s/%s.yaml", folder_of(game, "scenarios", room), kinds[i].folder,
                     rule->code);
            bool there = access(path, R_OK) == 0, wanted = kinds[i].consequence == (rule->reading == consequence);
            if (there == wanted)
                continue;
            printf("\n  %s: %s", wanted ? "missing" : "of the other kind", path);
            wrong++;
        }
    ASSERT_EQ_FMT(0, wrong, "%d");
    PASS();
}

/* ---- what is cited ---------------------------------------------------------------------------------------------- */

enum { RULES_MOST = 256 };

struct citations {
    const struct game *game;
    bool cited[RULES_MOST];
};

static void cite(struct citations *citations, const struct rule *rule)
{
    ptrdiff_t row = rule - citations->game->rules;
    if (rule && row >= 0 && row < RULES_MOST)
        citations->cited[row] = true;
}

static void gather_citations(struct citations *citations, const struct verdict *verdict)
{
    for (const struct booking *booking = verdict->docket.bookings; booking; booking = booking->next)
        cite(citations, booking->rule);
    for (int seat = 0; seat < verdict->match.seats; seat++) {
        const struct sheet *sheet = &verdict->standing.seat[seat];
        cite(citations, sheet->tie_rule);
        for (int i = 0; i < sheet->lines; i++)
            cite(citations, sheet->line[i].rule);
    }
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        cite(citations, finding->cited);
        for (const struct rule *rule = citations->game->rules; rule->code; rule++)
            if (rule->reading == consequence && strstr(finding->message, rule->code))
                cite(citations, rule);
    }
}

static void read_citations(void *context, const char *path)
{
    struct judging how = judging_usual(NULL);
    how.keep_books = true;
    size_t length;
    char *text = file_text(path, &length);
    for (const char *document = text; document;) {
        struct verdict verdict;
        const char *end = strstr(document, "\n---\n");
        if (judge_text(document, end ? (size_t)(end - document) : strlen(document), &how, &verdict) && verdict.judged)
            gather_citations(context, &verdict);
        verdict_free(&verdict);
        document = end ? end + strlen("\n---\n") : NULL;
    }
    free(text);
}

/* By ledgers, score sheets or, where there is nothing to count, by what is said of a player who thought otherwise. */
TEST every_consequence_is_cited(const struct game *game)
{
    struct citations citations = {.game = game};
    each_record(game, read_citations, &citations);
    for (const struct rule *rule = game->rules; rule->code; rule++)
        ASSERTm(rule->code, rule->reading != consequence || citations.cited[rule - game->rules]);
    PASS();
}

/* ---- what is played --------------------------------------------------------------------------------------------- */

/* Which verbs were played without a finding. */
struct usage {
    unsigned long long seen;
};

static void note_verb(void *context, const struct step *step)
{
    struct usage *usage = context;
    if (step->move && !step->findings)
        usage->seen |= 1ULL << step->move->verb;
}

static void use_file(void *context, const char *path)
{
    struct verdict verdict;
    struct judging how = judging_usual(NULL);
    how.watch = note_verb;
    how.context = context;
    size_t length;
    char *text = file_text(path, &length);
    judge_text(text, length, &how, &verdict);
    verdict_free(&verdict);
    free(text);
}

TEST every_verb_is_played_in_a_legal_scenario(const struct game *game)
{
    struct usage usage = {0};
    char room[FOLDER_ROOM];
    each_yaml(folder_of(game, "scenarios", room), use_file, &usage);
    for (int verb = 0; game->verbs[verb].name; verb++)
        ASSERTm(game->verbs[verb].name, usage.seen & 1ULL << verb);
    PASS();
}

SUITE(scenarios)
{
    for (const struct game *const *game = games; *game; game++) {
        char room[FOLDER_ROOM], below[2 * FOLDER_ROOM];
        const char *folder = folder_of(*game, "scenarios", room);
        each_yaml(folder, run_passing, NULL);
        snprintf(below, sizeof below, "%s/illegal", folder);
        each_yaml(below, run_firing, NULL);
        snprintf(below, sizeof below, "%s/near", folder);
        each_yaml(below, run_near, NULL);
        snprintf(below, sizeof below, "%s/consequence", folder);
        each_yaml(below, run_consequence, NULL);
        greatest_set_test_suffix((*game)->id);
        RUN_TESTp(every_rule_has_its_examples, *game);
        greatest_set_test_suffix((*game)->id);
        RUN_TESTp(every_consequence_is_cited, *game);
        greatest_set_test_suffix((*game)->id);
        RUN_TESTp(every_verb_is_played_in_a_legal_scenario, *game);
    }
}
