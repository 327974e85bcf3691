/* Scripts: judges a log again. */
#include <string.h>

#include "replay/judge.h"
#include "replay/remarks.h"
#include "replay/script.h"

bool counts_against(const struct finding *finding)
{
    return finding->ruling <= RULING_UNREADABLE;
}

void rerun_open(struct rerun *rerun, const struct script *script)
{
    const struct verdict *original = &script->verdict;
    size_t size = original->game->state_size;
    *rerun = (struct rerun){.script = script, .claims = script->claims, .how = judging_usual(NULL)};
    rerun->how.on_illegal = script->on_illegal;
    rerun->how.quiet = true;
    rerun->verdict = (struct verdict){.file = original->file, .game = original->game, .match = original->match};
    rerun->verdict.docket.arena = &rerun->arena;
    struct judge *judge = rerun->judge = arena_take(&rerun->verdict.arena, sizeof *judge);
    judge->verdict = &rerun->verdict;
    judge->how = &rerun->how;
    judge->before = memcpy(arena_raw(&rerun->verdict.arena, size), script->opening, size);
    judge->after = memcpy(arena_raw(&rerun->verdict.arena, size), script->opening, size);
    judge->live_size = state_live_size(&rerun->verdict.match);
    judge->early_row = -1;
    pending_open_rerun(judge);
}

void rerun_free(struct rerun *rerun)
{
    pending_free(rerun->judge);
    text_free(&rerun->judge->sums);
    arena_free(&rerun->judge->entry_arena);
    arena_free(&rerun->arena);
    arena_free(&rerun->verdict.arena);
}

void rerun_from(struct rerun *rerun, const void *state)
{
    memcpy(rerun->judge->before, state, rerun->judge->live_size);
    pending_forget(rerun->judge);
}

/* How many findings count; 1 if it turns out only now that an earlier entry came too early. */
static int count_findings(const struct rerun *rerun)
{
    if (pending_again(rerun->judge)) {
        pending_forget(rerun->judge);
        return 1;
    }
    int count = 0;
    for (const struct finding *finding = rerun->verdict.docket.first; finding; finding = finding->next)
        count += counts_against(finding);
    return count;
}

bool rerun_in_doubt(const struct rerun *rerun)
{
    const struct finding *finding = rerun->verdict.docket.first;
    while (finding && (finding->ruling != RULING_DOUBTFUL || finding->advice))
        finding = finding->next;
    return finding;
}

static void begin_entry(struct rerun *rerun, int number)
{
    docket_retract(&rerun->verdict.docket, NULL);
    arena_reset(&rerun->arena);
    arena_reset(&rerun->judge->entry_arena);
    rerun->judge->entry = number;
}

static const struct remarks none;

/* Plays the corrected entry; its findings do not count. */
static void play_corrected(struct rerun *rerun, const struct script_entry *entry)
{
    for (int i = 0; i < entry->corrected_count; i++)
        judge_read(rerun->judge, &entry->corrected[i], &none);
}

static void judge_text(struct rerun *rerun, const char *text)
{
    struct node *item = read_text(text, &rerun->arena, (struct complaints){judge_complain, rerun->judge});
    if (item)
        judge_item(rerun->judge, item);
}

int rerun_entry(struct rerun *rerun, const struct script_entry *entry, int number)
{
    begin_entry(rerun, number);
    switch (entry->kind) {
    case SCRIPT_MOVE:
        rerun->judge->early_row = entry->late_entry ? entry->early_row : -1;
        rerun->judge->late_entry = entry->late_entry;
        rerun->judge->confirms = entry->confirms;
        judge_read(rerun->judge, &entry->move, entry->remarks ? entry->remarks : &none);
        for (int i = 0; i < entry->more_count; i++)
            judge_read(rerun->judge, &entry->more[i], &none);
        break;
    case SCRIPT_CLAIMS:
        judge_checkpoint(rerun->judge, entry->claims);
        break;
    case SCRIPT_SET:
        if (judge_set(rerun->judge, entry->set))
            rerun_from(rerun, rerun->judge->after);
        break;
    case SCRIPT_TEXT:
        judge_text(rerun, entry->text);
        break;
    case SCRIPT_UNREAD:
        judge_complain(rerun->judge, entry->at, "not understood");
        if (rerun->corrected)
            play_corrected(rerun, entry);
        return 1;
    }
    return count_findings(rerun);
}

int rerun_text(struct rerun *rerun, const char *text, int number, void (*watch)(void *context, const struct step *step),
               void *context)
{
    struct judge *judge = rerun->judge;
    begin_entry(rerun, number);
    rerun->how.watch = watch;
    rerun->how.context = context;
    rerun->how.quiet = false;
    judge->listed = 0;
    judge->logged = number - 1;
    judge->quoted = arena_string(&rerun->arena, text);
    judge_text(rerun, judge->quoted);
    judge->quoted = NULL;
    rerun->how.watch = NULL;
    rerun->how.quiet = true;
    return count_findings(rerun);
}

int rerun_closing(struct rerun *rerun)
{
    begin_entry(rerun, 0);
    if (rerun->claims)
        judge_checkpoint(rerun->judge, rerun->claims);
    return count_findings(rerun);
}

const void *rerun_state(const struct rerun *rerun)
{
    return rerun->judge->before;
}
