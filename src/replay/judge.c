/* Findings of the engine's own, and what is filled in for those of the games. */
#include <stdarg.h>
#include <stdio.h>

#include "base/words.h"
#include "game/box.h"
#include "replay/internal.h"
#include "replay/position.h"

struct finding *judge_find(struct judge *judge, enum ruling ruling, const struct rule *rule, struct place at,
                           const char *format, ...)
{
    char message[600];
    va_list args;
    va_start(args, format);
    vsnprintf(message, sizeof message, format, args);
    va_end(args);
    struct docket *docket = &judge->verdict->docket;
    struct finding *finding = docket_add(docket, ruling, rule, printable(docket->arena, message));
    finding->at = at;
    finding->entry = judge->entry;
    finding->quoted = judge->quoted;
    return finding;
}

void judge_complain(void *whom, struct place at, const char *sentence)
{
    judge_find(whom, RULING_UNREADABLE, &common_rules[LOG_UNREADABLE], at, "%s", sentence);
}

struct fault judge_fault(struct judge *judge)
{
    return (struct fault){
        .match = &judge->verdict->match, .complain = judge_complain, .whom = judge, .scratch = &judge->entry_arena};
}

void judge_rest(struct judge *judge, struct finding *finding, const char *const *paths)
{
    for (; paths && *paths; paths++) {
        if (box_provenance(&judge->verdict->match, *paths) != ASSUMED || strings_have(finding->rests_on, *paths))
            continue;
        strings_add(judge->verdict->docket.arena, &finding->rests_on, *paths);
        finding->ruling = RULING_DOUBTFUL;
    }
}

void set_moments(struct judge *judge, struct finding *first, const void *state)
{
    struct verdict *verdict = judge->verdict;
    if (!first || !state)
        return;
    struct text moment = {0};
    position_moment(&verdict->match, state, &moment);
    const char *kept = arena_copy(verdict->docket.arena, text_string(&moment), moment.length);
    const char *phase = position_phase(&verdict->match, state);
    for (struct finding *finding = first; finding; finding = finding->next) {
        finding->moment = kept;
        finding->phase = phase;
        finding->quoted = judge->quoted;
    }
    text_free(&moment);
}
