/* Transcripts: a record's log as it was understood, kept on disk, to be compared with another. */
#include "study/diff/transcript.h"

#include <errno.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

#include "base/words.h"
#include "replay/position.h"
#include "replay/script.h"
#include "study/outcome.h"

static const char *table_text(struct arena *arena, const struct match *match, const void *state)
{
    struct arena scratch = {0};
    struct text out = {0};
    node_print(position_write(match, state, &scratch), 0, &out);
    arena_free(&scratch);
    return arena_keep(arena, &out);
}

static bool is_told(const struct finding *finding)
{
    return !finding->advice && finding->ruling != RULING_UNSETTLED && finding->ruling != RULING_FALSE
           && finding->ruling != RULING_NOTED;
}

static void say_finding(const struct finding *first, struct text *out)
{
    for (const struct finding *finding = first; finding; finding = finding->next)
        if (is_told(finding)) {
            text_format(out, "%s %s: %s", ruling_names[finding->ruling], finding->rule->code, finding->message);
            return;
        }
}

/* The move as the game would list it, so that optional parts make no difference. */
static struct move spelled(const struct step *step)
{
    struct move move = *step->move;
    if (!position_spell(step->match, step->heard, &move))
        move = *step->move;
    move.map = NULL; /* valid only during the step */
    return move;
}

/* ---- on the disk ----------------------------------------------------------------------------------------------- */

/* What the file has before the values of the move and the three texts. */
struct laid {
    struct line line; /* without its texts and the values of its move */
    struct sizes {
        int used;
        int length[3];
    } sizes;
};

static void begin(struct transcript *transcript)
{
    if (!transcript->file)
        transcript->file = tmpfile();
    if (!transcript->index)
        transcript->index = tmpfile();
    transcript->failed = !transcript->file || !transcript->index;
    transcript->why = errno;
    transcript->lines = 0;
    if (!transcript->failed) {
        rewind(transcript->file);
        rewind(transcript->index);
    }
}

static void lay_aside(struct transcript *transcript, const struct line *line, const struct text *texts)
{
    struct laid laid = {.line = *line, .sizes.used = line->understood ? line->move.used : 0};
    memset(laid.line.move.item, 0, sizeof laid.line.move.item);
    for (int i = 0; i < 3; i++)
        laid.sizes.length[i] = (int)texts[i].length;
    off_t at = ftello(transcript->file);
    bool laid_down =
        fwrite(&laid, offsetof(struct laid, line.move.item), 1, transcript->file) == 1
        && fwrite(&laid.sizes, sizeof laid.sizes, 1, transcript->file) == 1
        && fwrite(line->move.item, sizeof(int), (size_t)laid.sizes.used, transcript->file) == (size_t)laid.sizes.used
        && fwrite(&at, sizeof at, 1, transcript->index) == 1;
    for (int i = 0; i < 3 && laid_down; i++)
        laid_down = fwrite(text_string(&texts[i]), 1, texts[i].length, transcript->file) == texts[i].length;
    if (!laid_down && !transcript->failed) {
        transcript->failed = true;
        transcript->why = errno;
    }
    transcript->lines++;
}

static bool read_at(FILE *file, void *into, size_t size, off_t *at)
{
    ssize_t read = pread(fileno(file), into, size, *at);
    *at += (off_t)size;
    return read == (ssize_t)size;
}

bool transcript_line(const struct transcript *transcript, int row, struct arena *arena, struct line *line)
{
    struct laid laid = {0};
    off_t at, where = (off_t)row * (off_t)sizeof at;
    if (row < 0 || row >= transcript->lines || transcript->failed || !read_at(transcript->index, &at, sizeof at, &where)
        || !read_at(transcript->file, &laid, offsetof(struct laid, line.move.item), &at)
        || !read_at(transcript->file, &laid.sizes, sizeof laid.sizes, &at)
        || !read_at(transcript->file, laid.line.move.item, sizeof(int) * (size_t)laid.sizes.used, &at))
        return false;
    *line = laid.line;
    const char **texts[] = {&line->says, &line->finding, &line->sums};
    for (int i = 0; i < 3; i++) {
        char *text = arena_take(arena, (size_t)laid.sizes.length[i] + 1);
        if (!read_at(transcript->file, text, (size_t)laid.sizes.length[i], &at))
            return false;
        *texts[i] = text;
    }
    return true;
}

/* ---- watching -------------------------------------------------------------------------------------------------- */

/* Prints an unreadable entry as written, as far as it is known. */
static void say_unread(const struct step *step, struct line *line, struct text *out)
{
    const char *said = step->findings ? step->findings->said : NULL;
    line->whole = step->item || said;
    if (step->item)
        node_print_line(step->item, out);
    else
        text_add(out, said ? said : "?");
}

void transcript_watch(void *context, const struct step *step)
{
    struct transcript *transcript = context;
    if (step->entry == 1) { /* the log begins, or begins again because of a late head */
        begin(transcript);
        arena_reset(&transcript->arena);
        transcript->opening = table_text(&transcript->arena, step->match, step->before);
    }
    struct text texts[3] = {{0}, {0}, {0}};
    say_finding(step->findings, &texts[1]);
    struct line line = {.entry = step->entry,
                        .at = step->at,
                        .understood = step->move != NULL,
                        .against = texts[1].length > 0,
                        .assumed = step->assumed_count,
                        .to_act = position_to_act(step->match, step->after)};
    if (step->move) {
        line.whole = print_brief_entry(step->match, step->move, &texts[0]);
        line.move = spelled(step);
        line.quiet = !line.against && position_goes_unsaid(step->match, step->heard, &line.move);
        line.stands = memcmp(step->heard, step->after, step->match->game->state_size) != 0;
        text_add(&texts[2], step->sums);
    } else if (step->set) {
        line.set = line.whole = true;
        step_print(step, &texts[0]);
        line.stands = memcmp(step->heard, step->after, step->match->game->state_size) != 0;
        text_add(&texts[2], step->sums);
    } else
        say_unread(step, &line, &texts[0]);
    if ((step->move || step->set || (line.against && !step->claims)) && !transcript->failed)
        lay_aside(transcript, &line, texts);
    for (int i = 0; i < 3; i++)
        text_free(&texts[i]);
}

bool transcript_end(struct transcript *transcript, const struct verdict *verdict)
{
    transcript->verdict = verdict;
    if (!transcript->opening)
        transcript->opening = table_text(&transcript->arena, &verdict->match, verdict->state);
    if (!transcript->failed && transcript->file && (fflush(transcript->file) || fflush(transcript->index))) {
        transcript->failed = true;
        transcript->why = errno;
    }
    return !transcript->failed;
}

void transcript_free(struct transcript *transcript)
{
    if (transcript->file)
        fclose(transcript->file);
    if (transcript->index)
        fclose(transcript->index);
    arena_free(&transcript->arena);
}

/* How the game lists a move may depend on the position, which differs once the logs do. */
static bool same_words(const struct line *a, const struct line *b)
{
    return a->whole && b->whole && same(a->says, b->says);
}

bool same_line(const struct match *match, const struct line *a, const struct line *b)
{
    if (!a->understood && !b->understood)
        return a->set == b->set && same_words(a, b);
    return a->understood && b->understood && (position_same_meaning(match, &a->move, &b->move) || same_words(a, b));
}
