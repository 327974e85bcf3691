/* Weighing: does it matter? Each illegal move as played and void, each house question with its other answers. */
#include "study/weigh.h"

#include <stdio.h>
#include <string.h>

#include "study/changes.h"
#include "study/outcome.h"

/* Weighing one record. */
struct weighing {
    const struct scales *scales;
    struct loaded_record *loaded;
    struct text *out, deciders;
};

static bool is_objection(const struct finding *finding)
{
    bool against = finding->ruling == RULING_ILLEGAL || finding->ruling == RULING_DOUBTFUL
                   || finding->ruling == RULING_CONFIRMED || finding->ruling == RULING_WAIVED;
    return against && !finding->advice;
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

void scales_watch(void *whom, const struct step *step)
{
    struct scales *scales = whom;
    if (step->entry == 1) /* the log begins, or begins again when part of the head follows it */
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

static struct judging usual_way(struct weighing *weighing)
{
    struct judging how = judging_usual(&weighing->loaded->cache);
    how.club = weighing->loaded->verdict.club;
    how.quiet = true;
    return how;
}

static void print_labelled(struct weighing *weighing, const char *label, const struct verdict *verdict)
{
    text_format(weighing->out, "  %-11s ", label);
    if (verdict->judged)
        print_outcome(verdict, weighing->out);
    else
        text_add(weighing->out, "cannot be judged");
    text_char(weighing->out, '\n');
}

/* "entry 41 decides the game", for the end too. */
static void say_decides(struct weighing *weighing, const char *what)
{
    struct text sentence = {0};
    text_format(&sentence, "%s %s", what, weighing->loaded->verdict.over ? "the game" : "who leads");
    text_add(weighing->out, text_string(&sentence));
    text_format(&weighing->deciders, "%s%s", weighing->deciders.length ? "; " : "", text_string(&sentence));
    text_free(&sentence);
}

/* "void or not, carl wins" or "entry 41 decides the game: carl wins as played, anna wins had it been void" */
static void say_void(struct weighing *weighing, const char *what, const char *it, const struct verdict *void_way)
{
    const struct verdict *played = &weighing->loaded->verdict;
    struct text *out = weighing->out;
    text_add(out, "  => ");
    if (same_winners(played, void_way)) {
        text_add(out, "void or not, ");
        print_winners(played, out);
        text_add(out, same_scores(played, void_way) ? "\n" : ", but the scores change\n");
        return;
    }
    say_decides(weighing, what);
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

static void weigh_void(struct weighing *weighing, const int *entries, const char *what)
{
    struct verdict verdict;
    struct judging how = usual_way(weighing);
    how.voided = entries;
    judge_again(weighing->loaded, &how, &verdict);
    struct changes changes = find_changes(&weighing->loaded->verdict, &verdict, false);
    print_labelled(weighing, "as played", &weighing->loaded->verdict);
    print_labelled(weighing, "void", &verdict);
    if (changes.words.length)
        text_format(weighing->out, "  that %s\n", text_string(&changes.words));
    say_void(weighing, what, entries[1] ? "them" : "it", &verdict);
    text_free(&changes.words);
    verdict_free(&verdict);
}

static void weigh_suspects(struct weighing *weighing)
{
    const struct scales *scales = weighing->scales;
    int all[MOST_WEIGHED + 1] = {0};
    for (int i = 0; i < scales->suspects; i++) {
        const struct suspect *suspect = &scales->suspect[i];
        text_format(weighing->out, "entry %d, line %d, %s   (%s)\n", suspect->entry, suspect->line, suspect->says,
                    suspect->codes);
        char what[40];
        snprintf(what, sizeof what, "entry %d decides", suspect->entry);
        weigh_void(weighing, (const int[]){suspect->entry, 0}, what);
        all[i] = suspect->entry;
    }
    if (scales->more)
        text_format(weighing->out, "%d more illegal moves were not weighed\n", scales->more);
    if (scales->suspects > 1) {
        text_format(weighing->out, "all %d of them\n", scales->suspects);
        weigh_void(weighing, all, "together they decide");
    }
}

/* ---- house questions ------------------------------------------------------------------------------------------- */

static void say_answer(struct weighing *weighing, const struct question *question, const struct verdict *verdict,
                       const struct changes *changes)
{
    const struct verdict *played = &weighing->loaded->verdict;
    struct text *out = weighing->out;
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
    say_decides(weighing, what);
    text_char(out, '\n');
}

/* Returns whether the other answer changes anything; only then it is printed. */
static bool weigh_answer(struct weighing *weighing, int row, int answer, bool first)
{
    const struct verdict *played = &weighing->loaded->verdict;
    const struct question *question = &played->game->house[row];
    struct verdict verdict;
    struct judging how = usual_way(weighing);
    how.question = row;
    how.answer = answer;
    judge_again(weighing->loaded, &how, &verdict);
    struct changes changes = find_changes(played, &verdict, true);
    bool changed =
        changes.words.length || !verdict.judged || !same_winners(played, &verdict) || !same_scores(played, &verdict);
    if (changed && first) {
        text_format(weighing->out, "house question %s: %s\n", question->name, question->asks);
        print_labelled(weighing, question->answers[played->match.house[row]], played);
    }
    if (changed) {
        print_labelled(weighing, question->answers[answer], &verdict);
        say_answer(weighing, question, &verdict, &changes);
    }
    text_free(&changes.words);
    verdict_free(&verdict);
    return changed;
}

static void weigh_house(struct weighing *weighing)
{
    const struct verdict *played = &weighing->loaded->verdict;
    struct text idle = {0};
    for (int row = 0; played->game->house[row].name; row++) {
        bool changed = false;
        for (int answer = 0; played->game->house[row].answers[answer]; answer++)
            if (answer != played->match.house[row])
                changed |= weigh_answer(weighing, row, answer, !changed);
        if (!changed)
            text_join(&idle, played->game->house[row].name);
    }
    if (idle.length)
        text_format(weighing->out, "house questions whose answer changes nothing here: %s\n", text_string(&idle));
    text_free(&idle);
}

void print_weights(const struct scales *scales, struct loaded_record *loaded, struct text *out)
{
    struct weighing weighing = {.scales = scales, .loaded = loaded, .out = out};
    if (!scales->suspects)
        text_add(out, "no illegal move stands in this record\n");
    weigh_suspects(&weighing);
    weigh_house(&weighing);
    text_add(out, "in all: ");
    if (weighing.deciders.length)
        text_add(out, text_string(&weighing.deciders));
    else {
        text_add(out, "it does not matter, ");
        print_winners(&loaded->verdict, out);
    }
    text_char(out, '\n');
    text_free(&weighing.deciders);
}

void scales_free(struct scales *scales)
{
    arena_free(&scales->arena);
}
