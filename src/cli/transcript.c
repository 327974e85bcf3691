/* Transcripts: a record's log as it was understood, to be laid beside another. */
#include "cli/transcript.h"

#include <string.h>

#include "base/words.h"
#include "cli/outcome.h"

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
    struct writer writer = writer_new(&scratch);
    match->game->write(match, state, &writer);
    node_print(writer.root, 0, &out);
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
    if (!move_spell(step->match, step->before, &move))
        move = *step->move;
    memset(move.node, 0, sizeof move.node); /* they die with the step */
    return move;
}

static void write_down(void *whom, const struct step *step)
{
    struct transcript *transcript = whom;
    if (step->entry == 1) { /* perhaps for the second time, when the head follows its log */
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
    line->stands = memcmp(step->before, step->after, step->match->game->state_size) != 0;
}

bool transcript_take(struct transcript *transcript, const struct options *options, const char *path, int *status)
{
    struct judging how = judging_usual(NULL);
    how.quiet = true;
    how.watch = write_down;
    how.whom = transcript;
    if (!judge_one(&transcript->loaded, options, &how, path, status))
        return false;
    if (!transcript->opening)
        transcript->opening =
            table_text(&transcript->arena, &transcript->loaded.verdict.match, transcript->loaded.verdict.state);
    return true;
}

void transcript_free(struct transcript *transcript)
{
    arena_free(&transcript->arena);
    loaded_free(&transcript->loaded);
}

bool same_line(const struct match *match, const struct line *a, const struct line *b)
{
    if (!a->understood || !b->understood || a->stands != b->stands)
        return false;
    return match->game->alike ? match->game->alike(match, &a->move, &b->move) : move_same(&a->move, &b->move);
}
