/* Transcripts: a record's log as it was understood, to be laid beside another. */
#include "study/transcript.h"

#include <string.h>

#include "replay/position.h"
#include "study/outcome.h"

static const char *keep_text(struct arena *arena, struct text *text)
{
    const char *kept = arena_copy(arena, text_string(text), text->length);
    text_free(text);
    return kept;
}

static const char *table_text(struct arena *arena, const struct match *match, const void *state)
{
    struct arena scratch = {0};
    struct text out = {0};
    node_print(position_write(match, state, &scratch), 0, &out);
    arena_free(&scratch);
    return keep_text(arena, &out);
}

static struct line *new_line(struct transcript *transcript)
{
    if (transcript->lines == transcript->room) {
        int room = transcript->room ? 2 * transcript->room : 64;
        struct line *line = arena_take(&transcript->arena, sizeof *line * (size_t)room);
        if (transcript->lines)
            memcpy(line, transcript->line, sizeof *line * (size_t)transcript->lines);
        transcript->line = line;
        transcript->room = room;
    }
    return &transcript->line[transcript->lines++];
}

static bool is_objection(const struct finding *finding)
{
    return !finding->advice && finding->ruling != RULING_UNSETTLED && finding->ruling != RULING_FALSE;
}

static const char *first_objection(struct arena *arena, const struct finding *first)
{
    for (const struct finding *finding = first; finding; finding = finding->next)
        if (is_objection(finding))
            return arena_format(arena, "%s %s: %s", ruling_names[finding->ruling], finding->rule->code,
                                finding->message);
    return NULL;
}

/* How the game itself would spell the move, so that what goes without saying makes no difference. */
static struct move spelled(const struct step *step)
{
    struct move move = *step->move;
    if (!position_spell(step->match, step->heard, &move))
        move = *step->move;
    memset(move.node, 0, sizeof move.node); /* they die with the step */
    return move;
}

void transcript_watch(void *whom, const struct step *step)
{
    struct transcript *transcript = whom;
    if (step->entry == 1) { /* the log begins, or begins again when part of the head follows it */
        transcript->lines = 0;
        transcript->opening = table_text(&transcript->arena, step->match, step->before);
    }
    const char *objection = first_objection(&transcript->arena, step->findings);
    if (!step->move && !objection)
        return;
    struct line *line = new_line(transcript);
    *line = (struct line){
        .entry = step->entry, .at = step->at, .understood = step->move != NULL, .objection = objection, .says = "?"};
    if (!step->move)
        return;
    struct text says = {0};
    print_brief_entry(step->match, step->move, &says);
    line->says = keep_text(&transcript->arena, &says);
    line->move = spelled(step);
    line->stands = memcmp(step->heard, step->after, step->match->game->state_size) != 0;
}

void transcript_end(struct transcript *transcript, const struct verdict *verdict)
{
    transcript->verdict = verdict;
    if (!transcript->opening)
        transcript->opening = table_text(&transcript->arena, &verdict->match, verdict->state);
}

void transcript_free(struct transcript *transcript)
{
    arena_free(&transcript->arena);
}

bool same_line(const struct match *match, const struct line *a, const struct line *b)
{
    return a->understood && b->understood && a->stands == b->stands && position_same_meaning(match, &a->move, &b->move);
}
