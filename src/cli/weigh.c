/* The command weigh: does it matter? Each illegal move as played and void, each house question with its other answers. */
#include <stdlib.h>
#include <string.h>

#include "cli/changes.h"
#include "cli/outcome.h"

enum { MOST_WEIGHED = 200 };

/* An illegal move that stands in the record. */
struct suspect {
    int entry, line;
    const char *says, *codes;
};

struct scales {
    struct loaded_record loaded;
    struct arena arena;
    struct suspect suspect[MOST_WEIGHED];
    int suspects, more; /* `more` were not weighed */
    struct text out, deciders;
};

static bool is_objection(const struct finding *finding)
{
    bool word = finding->ruling == RULING_ILLEGAL || finding->ruling == RULING_DOUBTFUL
                || finding->ruling == RULING_CONFIRMED || finding->ruling == RULING_WAIVED;
    return word && !finding->advice;
}

static const char *list_codes(struct arena *arena, const struct finding *first)
{
    struct text codes = {0};
    for (const struct finding *finding = first; finding; finding = finding->next)
        if (is_objection(finding))
            text_format(&codes, "%s%s %s", codes.length ? ", " : "", ruling_names[finding->ruling],
                        finding->rule->code);
    const char *kept = codes.length ? arena_copy(arena, text_string(&codes), codes.length) : NULL;
    text_free(&codes);
    return kept;
}

static void suspect_step(void *whom, const struct step *step)
{
    struct scales *scales = whom;
    if (step->entry == 1) /* perhaps for the second time, when the head follows its log */
        scales->suspects = scales->more = 0;
    bool changed = step->move && memcmp(step->before, step->after, step->match->game->state_size) != 0;
    const char *codes = changed ? list_codes(&scales->arena, step->findings) : NULL;
    if (!codes)
        return;
    if (scales->suspects == MOST_WEIGHED) {
        scales->more++;
        return;
    }
    struct text says = {0};
    print_brief_entry(step->match, step->move, &says);
    scales->suspect[scales->suspects++] = (struct suspect){
        step->entry, step->at.line, arena_copy(&scales->arena, text_string(&says), says.length), codes};
    text_free(&says);
}

/* The record once more, in another way. */
static void judge_again(struct scales *scales, const struct judging *how, struct verdict *verdict)
{
    struct source *source = &scales->loaded.source;
    source_seek(source, 0);
    struct reader *reader = reader_open(source, (struct complaints){0});
    judge_record(reader, how, source->name, 1, verdict);
    reader_close(reader);
}

static struct judging usual_way(struct scales *scales)
{
    struct judging how = judging_usual(&scales->loaded.cache);
    how.quiet = true;
    return how;
}

static void print_labelled(struct scales *scales, const char *label, const struct verdict *verdict)
{
    text_format(&scales->out, "  %-11s ", label);
    if (verdict->judged)
        print_outcome(verdict, &scales->out);
    else
        text_add(&scales->out, "cannot be judged");
    text_char(&scales->out, '\n');
}

/* "entry 41 decides the game", for the end too. */
static void say_decides(struct scales *scales, const char *what)
{
    struct text sentence = {0};
    text_format(&sentence, "%s %s", what, scales->loaded.verdict.over ? "the game" : "who leads");
    text_add(&scales->out, text_string(&sentence));
    text_format(&scales->deciders, "%s%s", scales->deciders.length ? "; " : "", text_string(&sentence));
    text_free(&sentence);
}

/* "void or not, carl wins" or "entry 41 decides the game: carl wins as played, anna wins had it been void" */
static void say_void(struct scales *scales, const char *what, const char *it, const struct verdict *void_way)
{
    const struct verdict *played = &scales->loaded.verdict;
    struct text *out = &scales->out;
    text_add(out, "  => ");
    if (same_winners(played, void_way)) {
        text_add(out, "void or not, ");
        print_winners(played, out);
        text_add(out, same_scores(played, void_way) ? "\n" : ", but the scores change\n");
        return;
    }
    say_decides(scales, what);
    text_add(out, ": ");
    print_winners(played, out);
    text_add(out, " as played, ");
    if (played->over && !void_way->over)
        text_format(out, "without %s the log does not reach the end\n", it);
    else {
        print_winners(void_way, out);
        text_format(out, " without %s\n", it);
    }
}

static void weigh_void(struct scales *scales, const int *entries, const char *what)
{
    struct verdict verdict;
    struct judging how = usual_way(scales);
    how.voided = entries;
    judge_again(scales, &how, &verdict);
    struct changes changes = find_changes(&scales->loaded.verdict, &verdict, false);
    print_labelled(scales, "as played", &scales->loaded.verdict);
    print_labelled(scales, "void", &verdict);
    if (changes.words.length)
        text_format(&scales->out, "  that %s\n", text_string(&changes.words));
    say_void(scales, what, entries[1] ? "them" : "it", &verdict);
    text_free(&changes.words);
    verdict_free(&verdict);
}

static void weigh_suspects(struct scales *scales)
{
    int all[MOST_WEIGHED + 1] = {0};
    for (int i = 0; i < scales->suspects; i++) {
        const struct suspect *suspect = &scales->suspect[i];
        text_format(&scales->out, "entry %d, line %d, %s   (%s)\n", suspect->entry, suspect->line, suspect->says,
                    suspect->codes);
        char what[40];
        snprintf(what, sizeof what, "entry %d decides", suspect->entry);
        weigh_void(scales, (const int[]){suspect->entry, 0}, what);
        all[i] = suspect->entry;
    }
    if (scales->more)
        text_format(&scales->out, "%d more illegal moves were not weighed\n", scales->more);
    if (scales->suspects > 1) {
        text_format(&scales->out, "all %d of them\n", scales->suspects);
        weigh_void(scales, all, "together they decide");
    }
}

/* ---- house questions ------------------------------------------------------------------------------------------- */

static void say_answer(struct scales *scales, const struct question *question, const struct verdict *verdict,
                       const struct changes *changes)
{
    const struct verdict *played = &scales->loaded.verdict;
    struct text *out = &scales->out;
    if (changes->words.length)
        text_format(out, "  that %s\n", text_string(&changes->words));
    if (!verdict->judged)
        return;
    text_add(out, "  => ");
    if (same_winners(played, verdict)) {
        text_add(out, "either way, ");
        print_winners(played, out);
        text_add(out, same_scores(played, verdict) ? "\n" : ", but the scores change\n");
        return;
    }
    char what[80];
    snprintf(what, sizeof what, "the answer to %s decides", question->name);
    say_decides(scales, what);
    text_char(out, '\n');
}

/* Returns whether the other answer changes anything; only then it is printed. */
static bool weigh_answer(struct scales *scales, int row, int answer, bool first)
{
    const struct verdict *played = &scales->loaded.verdict;
    const struct question *question = &played->game->house[row];
    struct verdict verdict;
    struct judging how = usual_way(scales);
    how.question = row;
    how.answer = answer;
    judge_again(scales, &how, &verdict);
    struct changes changes = find_changes(played, &verdict, true);
    bool changed =
        changes.words.length || !verdict.judged || !same_winners(played, &verdict) || !same_scores(played, &verdict);
    if (changed && first) {
        text_format(&scales->out, "house question %s: %s\n", question->name, question->asks);
        print_labelled(scales, question->answers[played->match.house[row]], played);
    }
    if (changed) {
        print_labelled(scales, question->answers[answer], &verdict);
        say_answer(scales, question, &verdict, &changes);
    }
    text_free(&changes.words);
    verdict_free(&verdict);
    return changed;
}

static void weigh_house(struct scales *scales)
{
    const struct verdict *played = &scales->loaded.verdict;
    struct text idle = {0};
    for (int row = 0; played->game->house[row].name; row++) {
        bool changed = false;
        for (int answer = 0; played->game->house[row].answers[answer]; answer++)
            if (answer != played->match.house[row])
                changed |= weigh_answer(scales, row, answer, !changed);
        if (!changed)
            text_format(&idle, "%s%s", idle.length ? ", " : "", played->game->house[row].name);
    }
    if (idle.length)
        text_format(&scales->out, "house questions whose answer changes nothing here: %s\n", text_string(&idle));
    text_free(&idle);
}

static void print_weights(struct scales *scales)
{
    if (!scales->suspects)
        text_add(&scales->out, "no illegal move stands in this record\n");
    weigh_suspects(scales);
    weigh_house(scales);
    text_add(&scales->out, "in all: ");
    if (scales->deciders.length)
        text_add(&scales->out, text_string(&scales->deciders));
    else {
        text_add(&scales->out, "it does not matter, ");
        print_winners(&scales->loaded.verdict, &scales->out);
    }
    text_char(&scales->out, '\n');
    put_text(&scales->out);
}

int run_weigh(const struct options *options)
{
    struct scales *scales = must_alloc(sizeof *scales);
    *scales = (struct scales){0};
    struct judging how = judging_usual(NULL);
    how.quiet = true;
    how.watch = suspect_step;
    how.whom = scales;
    int status;
    if (judge_one(&scales->loaded, options, &how, options->operands[0], &status)) {
        print_weights(scales);
        status = STATUS_FINE;
    }
    text_free(&scales->out);
    text_free(&scales->deciders);
    arena_free(&scales->arena);
    loaded_free(&scales->loaded);
    free(scales);
    return status;
}
