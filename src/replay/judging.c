/* How to judge, the boxes kept from record to record, and questions about verdicts. */
#include "replay/record.h"

#include <string.h>

struct judging judging_usual(struct box_cache *cache)
{
    return (struct judging){.at = -1, .question = -1, .cache = cache};
}

struct judging judging_like(const struct judging *like)
{
    struct judging how = judging_usual(NULL);
    how.on_illegal = like->on_illegal;
    how.question = like->question;
    how.answer = like->answer;
    how.club = like->club;
    return how;
}

void box_cache_free(struct box_cache *cache)
{
    arena_free(&cache->arena);
    *cache = (struct box_cache){0};
}

void verdict_free(struct verdict *verdict)
{
    arena_free(&verdict->arena);
}

unsigned verdict_to_act(const struct verdict *verdict)
{
    return verdict->judged && !verdict->final ? verdict->game->to_act(&verdict->match, verdict->state) : 0;
}

enum status verdict_status(const struct verdict *verdict, bool strict)
{
    const int *count = verdict->docket.count;
    if (count[RULING_UNREADABLE])
        return STATUS_UNREADABLE;
    bool fails = count[RULING_ILLEGAL] || count[RULING_IMPOSSIBLE] || count[RULING_FALSE];
    fails |= strict && (count[RULING_DOUBTFUL] || count[RULING_UNSETTLED]);
    bool unjudged = (!verdict->judged || verdict->partial) && !verdict->docket.known;
    return fails ? STATUS_MISTAKE : unjudged ? STATUS_UNREADABLE : STATUS_FINE;
}

void verdict_unreadable(struct verdict *verdict, const char *file, struct place at, const char *sentence)
{
    *verdict = (struct verdict){.file = file, .document = 1};
    verdict->docket = (struct docket){.arena = &verdict->arena};
    struct finding *finding = docket_add(&verdict->docket, RULING_UNREADABLE, &common_rules[LOG_UNREADABLE],
                                         arena_string(&verdict->arena, sentence));
    finding->at = at;
    docket_count(&verdict->docket);
}
