/* Findings of the engine's own, and what is filled in for those of the games. */
#include <stdarg.h>
#include <stdio.h>

#include "base/words.h"
#include "game/box.h"
#include "replay/internal.h"

struct finding *bench_find(struct bench *bench, enum word word, const struct rule *rule, struct place at,
                           const char *format, ...)
{
    char message[600];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    struct docket *docket = &bench->verdict->docket;
    struct finding *finding = docket_add(docket, word, rule, printable(docket->arena, message));
    finding->at = at;
    finding->entry = bench->entry;
    finding->quoted = bench->quoted;
    return finding;
}

void bench_complain(void *whom, struct place at, const char *sentence)
{
    bench_find(whom, WORD_UNREADABLE, &common_rules[LOG_UNREADABLE], at, "%s", sentence);
}

struct fault bench_fault(struct bench *bench)
{
    return (struct fault){
        .match = &bench->verdict->match, .complain = bench_complain, .whom = bench, .scratch = &bench->entry_arena};
}

void bench_rest(struct bench *bench, struct finding *finding, const char *const *paths)
{
    for (; paths && *paths; paths++) {
        if (box_provenance(&bench->verdict->match, *paths) != ASSUMED || strings_have(finding->rests_on, *paths))
            continue;
        strings_add(bench->verdict->docket.arena, &finding->rests_on, *paths);
        finding->word = WORD_DOUBTFUL;
    }
}

void set_moments(struct bench *bench, struct finding *first, const void *state)
{
    struct verdict *verdict = bench->verdict;
    if (!first || !state)
        return;
    struct text moment = {0};
    verdict->game->moment(&verdict->match, state, &moment);
    const char *kept = arena_copy(verdict->docket.arena, text_string(&moment), moment.length);
    const char *phase = verdict->game->phase(&verdict->match, state);
    for (struct finding *finding = first; finding; finding = finding->next) {
        finding->moment = kept;
        finding->phase = phase;
        finding->quoted = bench->quoted;
    }
    text_free(&moment);
}
