/* Proposals for lines that are not read: one of each kind, after `carl: start b5`; Anna is to act. */
#include "greatest.h"

#include <stdio.h>
#include <string.h>

#include "phrase/propose.h"
#include "support.h"

void mykerinos_proposals(void);

static const char record[] =
    "game: mykerinos\nplayers: [anna, ben, carl]\n"
    "table: {season: 2, phase: excavation, marker: carl, wings: [brown, violet, tangerine, lemon, blackmore], "
    "points: {anna: 2, ben: 3, carl: 0}, stock: {anna: 9, ben: 10, carl: 11}, museum: {three-2: carl}, "
    "owned: {anna: [violet], ben: [lemon], carl: []}, "
    "tiles: [lemon ../^./.., tangerine 2, violet, brown 3 .^/../.., blackmore 2, violet 3, lemon 2, blackmore "
    "^./../..], "
    "cubes: {anna: [c2, f5], ben: [d3, g2], carl: []}, turn: carl}\nlog:\n  - carl: start b5\n";

static const struct proposed {
    const char *name, *line, *entries, *left_out;
    bool sure, nowhere; /* `nowhere`: the position is not known */
} proposed[] = {
    {"an unknown word", "Anna starts really on b1", "anna: start b1", "really", true, false},
    {"an unknown word, the position not known", "Anna starts really on b1", "anna: start b1", "really", true, true},
    {"a misspelt verb", "anna: strat b1", "anna: start b1", "", true, false},
    {"a misspelt name", "Annna starts on b1", "anna: start b1", "", true, false},
    {"nobody is named: who is to act", "starts on b1", "anna: start b1", "", true, false},
    {"nobody is named, nobody known to act", "starts on b1", NULL, NULL, false, true},
    {"a pronoun", "she starts on b1", "anna: start b1", "she", false, false},
    {"a number is not lost unsaid", "anna starts on b1 for 3", "anna: start b1", "3", false, false},
    {"a denied entry does not stand alone", "Anna does not start on b1", "anna: start b1", "does not", false, false},
    {"taken back", "anna starts on b1, taken back", "anna: start b1 ruled void", "", true, false},
    {"not allowed", "anna: start d3 -- not allowed", "anna: start d3 ruled void", "", true, false},
    {"the verb of the clause before", "anna starts on b1, then Ben on h1", "anna: start b1\nben: start h1", "", true,
     false},
    {"so does Ben", "Anna passes, so does Ben", "anna: pass\nben: pass", "", false, false},
    {"a strict form in another order", "anna: appeal start g8 violet", "anna: appeal violet start g8", "", true, false},
    {"an illegal entry that keeps the place before a legal one", "anna really starts on d3", "anna: start d3", "really",
     true, false},
};

TEST what_is_proposed_first(const struct proposed *row)
{
    struct verdict verdict;
    struct arena arena = {0};
    struct proposals proposals;
    ASSERT(judge_text(record, strlen(record), NULL, &verdict));
    phrase_propose(&verdict.match, &arena, row->line, row->nowhere ? NULL : verdict.state, &proposals);
    if (!row->entries)
        ASSERT_EQ_FMT(0, proposals.count, "%d");
    else {
        ASSERT(proposals.count);
        ASSERT_STR_EQm(row->name, row->entries, proposals.proposal[0].entries);
        if (row->left_out && (row->sure || *row->left_out))
            ASSERT_STR_EQm(row->name, row->left_out, proposals.proposal[0].left_out);
    }
    ASSERT_EQm(row->name, row->sure, proposals.sure);
    arena_free(&arena);
    verdict_free(&verdict);
    PASS();
}

void mykerinos_proposals(void)
{
    for (size_t i = 0; i < sizeof proposed / sizeof *proposed; i++) {
        greatest_set_test_suffix(proposed[i].name);
        RUN_TESTp(what_is_proposed_first, &proposed[i]);
    }
}
