/* A remark never changes a verdict: an entry that says of itself what was found is confirmed or waived, with the same effect. */
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "doc/node.h"
#include "replay/judge.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "replay/remarks.h"
#include "replay/script.h"
#include "suites.h"
#include "support.h"

/* What was found at an entry; findings of entries that were assumed before it do not count. */
struct found {
    const struct rule *code[MOST_CODES];
    int codes, against, claims;
    bool impossible, open; /* open: it rests on something that is not known */
};

static bool is_own(const struct finding *finding, const char *actor)
{
    return finding->player && same(finding->player, actor) && is_against(finding);
}

static struct found look(const struct rerun *rerun, const char *actor)
{
    struct found found = {0};
    for (const struct finding *finding = rerun->verdict.docket.first; finding; finding = finding->next) {
        int known = 0;
        found.claims += strncmp(finding->rule->code, "claims.", 7) == 0;
        found.open |= finding->rule == &common_rules[LOG_ASSUMED] || finding->rule == &common_rules[LOG_UNKNOWN]
                      || finding->ruling == RULING_UNREADABLE;
        if (!is_own(finding, actor))
            continue;
        found.against++;
        found.impossible |= finding->ruling == RULING_IMPOSSIBLE || finding->idle;
        while (known < found.codes && found.code[known] != finding->rule)
            known++;
        if (known == found.codes && found.codes < MOST_CODES)
            found.code[found.codes++] = finding->rule;
    }
    return found;
}

/* Judges the entry with remarks; is nothing left against it, and has it the same effect? */
static bool keeps_the_law(struct rerun *rerun, const struct script_entry *entry, const void *before, const void *after,
                          bool assumed, const struct remarks *remarks)
{
    struct script_entry marked = *entry;
    marked.remarks = remarks;
    rerun_from(rerun, before);
    rerun_entry(rerun, &marked, entry->number);
    struct found found = look(rerun, actor_name(&rerun->verdict.match, entry->move.actor));
    bool kept = !found.against && !found.claims;
    /* Codes that are also found as things stand: then nothing is assumed. */
    bool elsewhere = remarks->illegal && rerun->judge->assumed.count == 0 && assumed;
    if (remarks->ruled != RULED_VOID && !elsewhere)
        kept = kept && memcmp(rerun_state(rerun), after, size_of_state(&rerun->verdict.match)) == 0;
    return kept;
}

static bool try_remarks(struct rerun *rerun, const struct script_entry *entry, const void *before)
{
    const struct match *match = &rerun->verdict.match;
    struct arena arena = {0};
    struct found found = look(rerun, actor_name(match, entry->move.actor));
    struct node *word = node_word(&arena, "found", (struct place){0});
    void *after = state_copy(match, &arena, rerun_state(rerun));
    bool assumed = rerun->judge->assumed.count > 0;
    struct remarks remarks = {.carried = true, .illegal = word, .codes = found.codes, .ruled_node = word};
    memcpy(remarks.code, found.code, sizeof found.code);
    found.open |= found.claims > 0; /* what the entry claims beside the move stays wrong */
    bool kept = !found.codes || found.open || keeps_the_law(rerun, entry, before, after, assumed, &remarks);
    for (int ruled = RULED_STANDS; kept && found.codes && !found.open && ruled <= RULED_VOID; ruled++) {
        if (ruled == RULED_STANDS && found.impossible)
            continue;
        remarks.ruled = ruled;
        kept = keeps_the_law(rerun, entry, before, after, assumed, &remarks);
        remarks.illegal = NULL;
        remarks.codes = 0;
        kept = kept && keeps_the_law(rerun, entry, before, after, assumed, &remarks);
        remarks.illegal = word;
        remarks.codes = found.codes;
    }
    rerun_from(rerun, after);
    arena_free(&arena);
    return kept;
}

static bool law_holds(const struct script *script)
{
    struct rerun rerun;
    struct arena arena = {0};
    bool kept = true;
    rerun_open(&rerun, script);
    for (int i = 0; kept && i < script->count; i++) {
        const struct script_entry *entry = &script->entry[i];
        void *before = state_copy(&rerun.verdict.match, &arena, rerun_state(&rerun));
        rerun_entry(&rerun, entry, entry->number);
        /* Without remarks an entry may show that the order of play is not written (log.assumed). */
        bool takes = same(position_phase(&rerun.verdict.match, before), "order");
        if (entry->kind == SCRIPT_MOVE && !entry->more_count && !entry->remarks && !takes)
            kept = try_remarks(&rerun, entry, before);
        if (!kept)
            printf("\nentry %d\n", entry->number);
        arena_reset(&arena);
    }
    rerun_free(&rerun);
    arena_free(&arena);
    return kept;
}

TEST what_is_found_may_be_written_into_the_record(const char *text)
{
    struct loaded_record loaded = {0};
    struct judging how = judging_usual(NULL);
    struct script script;
    bool kept = true;
    how.quiet = true;
    if (load_text(&loaded, "text", text, &how) && loaded.verdict.judged) {
        kept = !script_load_all(&script, &loaded.source, &loaded.verdict, &how) || law_holds(&script);
        script_free(&script);
    }
    loaded_free(&loaded);
    if (!kept)
        puts(text);
    ASSERT(kept);
    PASS();
}

static void run_file(void *context, const char *path)
{
    size_t length;
    char *text = file_text(path, &length);
    (void)context;
    for (char *at = text, *next; at && *at; at = next) {
        at += strncmp(at, "---\n", 4) == 0 ? 4 : 0;
        next = strstr(at, "\n---\n");
        next = next ? next + 1 : at + strlen(at);
        char kept = *next;
        *next = '\0';
        greatest_set_test_suffix(path);
        RUN_TESTp(what_is_found_may_be_written_into_the_record, at);
        *next = kept;
    }
    free(text);
}

SUITE(remarks_law)
{
    for (const struct game *const *game = games; *game; game++) {
        char room[FOLDER_ROOM], below[FOLDER_ROOM + 16];
        each_yaml(folder_of(*game, "cases", room), run_file, NULL);
        snprintf(below, sizeof below, "%s/illegal", folder_of(*game, "scenarios", room));
        each_yaml(below, run_file, NULL);
    }
}
