/* Findings that are not a game's, and what is added to those of the games. */
#include "replay/judge.h"

#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "game/box.h"
#include "replay/position.h"
#include "replay/record.h"

enum { LONGEST_MESSAGE = 600 };

struct finding *judge_find(struct judge *judge, enum ruling ruling, const struct rule *rule, struct place at,
                           const char *format, ...)
{
    struct docket *docket = &judge->verdict->docket;
    char message[LONGEST_MESSAGE];
    FORMAT_ARGUMENTS(message, format);
    struct finding *finding = docket_add(docket, ruling, rule, printable(docket->arena, message));
    finding->at = at;
    finding->entry = judge->entry;
    finding->quoted = judge->quoted;
    return finding;
}

void judge_complain_by(struct judge *judge, const struct rule *rule, const struct complaint *complaint)
{
    finding_hint(judge_find(judge, RULING_UNREADABLE, rule, complaint->at, "%s", complaint->sentence),
                 judge->verdict->docket.arena, complaint->hint);
}

static void judge_complain_of(void *context, const struct complaint *complaint)
{
    judge_complain_by(context, &common_rules[LOG_UNREADABLE], complaint);
}

void judge_complain(void *context, struct place at, const char *sentence)
{
    judge_misread((struct judge *)context, at, "%s", sentence);
}

struct fault judge_fault(struct judge *judge)
{
    return (struct fault){.match = &judge->verdict->match,
                          .complain = judge_complain_of,
                          .context = judge,
                          .scratch = &judge->entry_arena};
}

void judge_rest(struct judge *judge, struct finding *finding, const char *const *paths)
{
    for (; paths && *paths; paths++) {
        bool position = strncmp(*paths, "table.", 6) == 0;
        if (position || box_provenance(&judge->verdict->match, *paths) == ASSUMED)
            finding_rest_on(finding, judge->verdict->docket.arena, *paths);
    }
}

void set_moments(struct judge *judge, struct finding *first, const void *state)
{
    struct verdict *verdict = judge->verdict;
    if (!first || !state)
        return;
    struct text moment = {0};
    const char *phase = position_phase(&verdict->match, state);
    if (verdict->final) {
        phase = verdict->game->count->phase ? verdict->game->count->phase : "over";
        text_add(&moment, "final count");
    } else
        position_moment(&verdict->match, state, &moment);
    const char *kept = arena_keep(verdict->docket.arena, &moment);
    for (struct finding *finding = first; finding; finding = finding->next) {
        finding->moment = kept;
        finding->phase = phase;
        finding->quoted = judge->quoted;
    }
}

/* ---- how to judge, the boxes kept from record to record, and questions about verdicts ---- */

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
    bool unjudged = !verdict->judged || verdict->partial;
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

/* ---- other capitals, a single value for a list, other words of the game ---- */

void note_spelling(struct judge *judge, struct place at, const char *read)
{
    struct finding *note = at.line ? judge_note(judge, LOG_SPELLING, at, "read as `%s`", read) : NULL;
    if (note)
        note->instead = arena_string(judge->verdict->docket.arena, read);
}

void note_word(struct judge *judge, const struct node *word, const char *read)
{
    if (!same(word->text, read))
        note_spelling(judge, word->at, read);
}

static void tell_spelling(void *context, struct place at, const char *read)
{
    note_spelling(context, at, read);
}

static bool hear_item(void *context, const struct node *entry, struct move *move)
{
    return item_meant(context, entry, move);
}

struct node *softened(struct judge *judge, struct arena *arena, const struct shape *shape, const struct node *node)
{
    struct softening softening = {.match = &judge->verdict->match,
                                  .arena = arena,
                                  .numbers = !judge->entry && shape != judge->verdict->game->box,
                                  .tell = tell_spelling,
                                  .hear = hear_item,
                                  .context = judge};
    struct node *copy = node_copy(arena, node);
    shape_soften(shape, copy, &softening);
    return copy;
}

bool fits_as_meant(struct judge *judge, struct arena *arena, const struct shape *shape, struct node **node)
{
    struct finding *last = judge->verdict->docket.last;
    struct fault fault = judge_fault(judge);
    fault.scratch = arena;
    *node = node_copy(arena, *node);
    if (shape_fits(shape, *node, &fault))
        return true;
    docket_retract(&judge->verdict->docket, last);
    *node = softened(judge, arena, shape, *node);
    return shape_fits(shape, *node, &fault);
}
