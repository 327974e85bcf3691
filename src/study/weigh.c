/* Weighing: does it matter? Tries each illegal move as played and void, and each house rule with its other answers. */
#include "study/weigh.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "study/other_game.h"
#include "study/outcome.h"

/* Weighing one record. */
struct weighing {
    const struct scales *scales;
    struct loaded_record *loaded;
    struct course course; /* the log; only while entries that changed something are weighed */
    struct branches branches;
    struct text *out, deciders;
    int apart;    /* entries and answers without which it is a different game */
    int scores;   /* those that change scores but not who has the most */
    int position; /* those that change only the position of an unfinished game */
};

/* The findings against an entry, or that the record confirmed or waived; NULL: there are none. */
static const char *list_codes(struct arena *arena, const struct finding *first)
{
    struct text codes = {0};
    for (const struct finding *finding = first; finding; finding = finding->next) {
        bool settled = finding->ruling == RULING_CONFIRMED || finding->ruling == RULING_WAIVED;
        if (is_against(finding) || settled)
            text_format(&codes, "%s%s %s", codes.length ? ", " : "", ruling_names[finding->ruling],
                        finding->rule->code);
    }
    return codes.length ? arena_keep(arena, &codes) : NULL;
}

void scales_watch(void *context, const struct step *step)
{
    struct scales *scales = context;
    if (step_opens(step))
        scales->suspects = scales->more = scales->idle = 0;
    const char *codes = step->move ? list_codes(&scales->arena, step->findings) : NULL;
    if (!codes)
        return;
    bool changed = memcmp(step->before, step->after, size_of_state(step->match)) != 0;
    if (!changed && ++scales->idle > MOST_IDLE)
        return;
    if (scales->suspects == MOST_WEIGHED) {
        scales->more++;
        return;
    }
    struct text says = {0};
    print_brief_entry(step->match, step->move, &says);
    scales->suspect[scales->suspects++] =
        (struct suspect){step->entry, step->at.line, arena_keep(&scales->arena, &says), codes, changed};
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

/* "entry 41 decides the game", also in the conclusion; `other` is the other result. */
static void say_decides(struct weighing *weighing, const char *what, const struct verdict *other)
{
    const struct verdict *played = &weighing->loaded->verdict;
    struct text sentence = {0};
    text_format(&sentence, "%s %s", what,
                played->over != other->over ? "whether the game is over"
                : played->over              ? "the game"
                                            : "who leads");
    text_add(weighing->out, text_string(&sentence));
    text_format(&weighing->deciders, "%s%s", weighing->deciders.length ? "; " : "", text_string(&sentence));
    text_free(&sentence);
}

/* Is the result known: winners of a finished game, or settled scores? */
static bool is_settled(const struct verdict *verdict)
{
    if (verdict->over)
        return !verdict->standing.winners_open;
    for (int seat = 0; seat < verdict->match.seats; seat++)
        if (verdict->standing.seat[seat].open)
            return false;
    return true;
}

static bool can_decide(const struct verdict *a, const struct verdict *b)
{
    return a->over == b->over && is_settled(a) && is_settled(b) && !same_winners(a, b);
}

/* Only one of the two games is over: says what is known of the other, and whether entries that are no longer legal may
   be why. False: both or neither are over. */
static bool say_ends(struct weighing *weighing, const char *what, const char *it, const struct other_game *other)
{
    const struct verdict *played = &weighing->loaded->verdict, *void_way = &other->verdict;
    if (played->over == void_way->over)
        return false;
    if (other->misfits)
        weighing->apart++;
    else {
        say_decides(weighing, what, void_way);
        text_add(weighing->out, ": ");
    }
    print_winners(played, weighing->out);
    text_format(weighing->out, " as played; without %s the game is %sover, and ", it, void_way->over ? "" : "not ");
    print_winners(void_way, weighing->out);
    text_char(weighing->out, '\n');
    return true;
}

/* Says what changes though who has the most does not: the scores, or only the position of an unfinished game. */
static void say_shift(struct weighing *weighing, const struct verdict *other, const char *differs)
{
    const struct verdict *played = &weighing->loaded->verdict;
    bool scores = !same_scores(played, other), position = !scores && !played->over && *differs;
    weighing->scores += scores;
    weighing->position += position;
    if (position)
        text_format(weighing->out, ", but the position differs: %s\n", differs);
    else
        text_add(weighing->out, scores ? ", but the scores change\n" : "\n");
}

/* "void or not, carl wins" or "entry 41 decides the game: carl wins as played, anna wins without it" */
static void say_void(struct weighing *weighing, const char *what, const char *it, const struct other_game *other)
{
    const struct verdict *played = &weighing->loaded->verdict, *void_way = &other->verdict;
    struct text *out = weighing->out;
    text_add(out, "  => ");
    if (other->misfits > MOST_MISFITS) {
        text_format(out, "cannot be compared from entry %d on: %d later entries are no longer legal without %s\n",
                    other->first_misfit, other->misfits, it);
        weighing->apart++;
        return;
    }
    if (say_ends(weighing, what, it, other))
        return;
    if (same_winners(played, void_way)) {
        text_format(out, "with or without %s, ", it);
        print_winners(played, out);
        say_shift(weighing, void_way, text_string(&other->differs));
        return;
    }
    if (can_decide(played, void_way))
        say_decides(weighing, what, void_way);
    else
        text_add(out, "not settled");
    text_add(out, ": ");
    print_winners(played, out);
    text_add(out, " as played, ");
    print_winners(void_way, out);
    text_format(out, " without %s\n", it);
}

static void weigh_void(struct weighing *weighing, const int *entries, const char *what)
{
    struct other_game other;
    play_without(&weighing->course, &weighing->branches, entries, &other);
    print_labelled(weighing, "as played", &weighing->loaded->verdict);
    text_format(weighing->out, "  %-11s %s\n", "instead", text_string(&other.instead));
    if (other.misfits <= MOST_MISFITS)
        print_labelled(weighing, "void", &other.verdict);
    if (other.misfits && other.misfits <= MOST_MISFITS)
        text_format(weighing->out, "  no longer legal: %s\n", text_string(&other.misfit));
    say_void(weighing, what, entries[1] ? "them" : "it", &other);
    other_game_free(&other);
}

static int list_changing(const struct scales *scales, int entries[MOST_WEIGHED + 1])
{
    int count = 0;
    for (int i = 0; i < scales->suspects; i++)
        if (scales->suspect[i].changed)
            entries[count++] = scales->suspect[i].entry;
    entries[count] = 0;
    return count;
}

static void weigh_suspects(struct weighing *weighing)
{
    const struct scales *scales = weighing->scales;
    for (int i = 0; i < scales->suspects; i++) {
        const struct suspect *suspect = &scales->suspect[i];
        char what[40];
        text_format(weighing->out, "entry %d, line %d, %s   (%s)\n", suspect->entry, suspect->line, suspect->says,
                    suspect->codes);
        snprintf(what, sizeof what, "entry %d decides", suspect->entry);
        if (!suspect->changed)
            text_add(weighing->out, "  => it changes nothing\n");
        else if (weighing->course.budget > 0)
            weigh_void(weighing, (const int[]){suspect->entry, 0}, what);
        else {
            text_format(weighing->out, "  => not compared: weighing ends after judging %d entries\n", JUDGED_MOST);
            weighing->apart++;
        }
    }
    if (scales->idle > MOST_IDLE)
        text_format(weighing->out, "%d more change nothing\n", scales->idle - MOST_IDLE);
    if (scales->more)
        text_format(weighing->out, "%d more illegal move%s not compared\n", scales->more,
                    scales->more == 1 ? " was" : "s were");
    int all[MOST_WEIGHED + 1], changing = list_changing(weighing->scales, all);
    if (changing < 2)
        return;
    text_format(weighing->out, changing == 2 ? "both together\n" : "all %d together\n", changing);
    weigh_void(weighing, all, "together they decide");
}

static void weigh_log(struct weighing *weighing)
{
    const struct verdict *played = &weighing->loaded->verdict;
    int changing[MOST_WEIGHED + 1];
    if (!list_changing(weighing->scales, changing)) {
        text_add(weighing->out, weighing->scales->suspects ? "no illegal move changed the game\n"
                                                           : "this record has no illegal move\n");
        weigh_suspects(weighing);
        return;
    }
    struct script script;
    struct judging how = usual_way(weighing);
    /* The log is judged again; the file may have changed meanwhile. */
    if (script_load_all(&script, &weighing->loaded->source, played, &how) && script.count == played->entries) {
        course_open(&weighing->course, &script, 0);
        weighing->course.budget = JUDGED_MOST;
        write_out_entries(&weighing->course, *changing);
        branches_open(&weighing->branches, &weighing->course);
        weigh_suspects(weighing);
        branches_free(&weighing->branches);
        course_free(&weighing->course);
    } else
        text_add(weighing->out, "the record changed while it was read; run weigh again\n");
    script_free(&script);
}

/* ---- house rules ------------------------------------------------------------------------------------------- */

static void say_answer(struct weighing *weighing, const struct question *question, const struct verdict *verdict,
                       const struct changes *changes)
{
    const struct verdict *played = &weighing->loaded->verdict;
    struct text *out = weighing->out;
    if (changes->words.length)
        text_format(out, "  %s\n", text_string(&changes->words));
    text_add(out, "  => ");
    if (same_winners(played, verdict)) {
        text_add(out, "either way, ");
        print_winners(played, out);
        say_shift(weighing, verdict, "");
        return;
    }
    if (!can_decide(played, verdict)) {
        weighing->apart++;
        text_add(out, played->over != verdict->over ? "cannot be compared: only one of the two games ends\n"
                                                    : "not settled\n");
        return;
    }
    char what[80];
    snprintf(what, sizeof what, "house rule %s decides", question->name);
    say_decides(weighing, what, verdict);
    text_char(out, '\n');
}

/* ---- the findings that one judging of a record has and another has not ---- */

enum { MOST_SHOWN = 4 };

/* The findings in an order that does not depend on how they were found. */
struct sorted {
    const struct finding **finding;
    int count;
};

static int compare(const void *a, const void *b)
{
    const struct finding *one = *(const struct finding *const *)a, *other = *(const struct finding *const *)b;
    int first = one->entry ? one->entry : INT_MAX, second = other->entry ? other->entry : INT_MAX;
    if (first == second && !one->entry) {
        first = one->at.line;
        second = other->at.line;
    }
    int order = (first > second) - (first < second);
    return order ? order : strcmp(one->rule->code, other->rule->code);
}

static struct sorted sort_findings(const struct verdict *verdict)
{
    struct sorted sorted = {.finding = must_alloc(sizeof(struct finding *) * (size_t)(verdict->docket.kept + 1))};
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (finding->ruling != RULING_NOTED
            && !(finding->ruling == RULING_UNREADABLE && verdict->unread && finding->entry != verdict->unread))
            sorted.finding[sorted.count++] = finding;
    qsort(sorted.finding, (size_t)sorted.count, sizeof *sorted.finding, compare);
    return sorted;
}

/* Lists the findings of `a` that `b` lacks. `*against`: how many of them are against entries; claims do not count. */
static int mention_missing(const struct sorted *a, const struct sorted *b, const char *verb, int *against,
                           struct text *out)
{
    int count = 0, at = 0;
    for (int i = 0; i < a->count; i++) {
        const struct finding *const *row = &a->finding[i], *finding = *row;
        while (at < b->count && compare(&b->finding[at], row) < 0)
            at++;
        if (at < b->count && compare(&b->finding[at], row) == 0)
            continue;
        *against += counts_against(finding) && finding->ruling != RULING_FALSE;
        if ((i && compare(row - 1, row) == 0) || ++count > MOST_SHOWN)
            continue;
        text_format(out, count == 1 ? "%s %s" : ", %.0s%s", verb, finding->rule->code);
        text_format(out, finding->entry ? " at entry %d" : " in line %d",
                    finding->entry ? finding->entry : finding->at.line);
    }
    if (count > MOST_SHOWN)
        text_format(out, " and %d more", count - MOST_SHOWN);
    return count;
}

struct changes find_changes(const struct verdict *first, const struct verdict *second)
{
    struct changes changes = {0};
    struct sorted before = sort_findings(first), after = sort_findings(second);
    struct text raised = {0};
    int lifted = 0;
    changes.lost = mention_missing(&before, &after, "no longer found:", &lifted, &changes.words);
    changes.gained = mention_missing(&after, &before, "also found:", &changes.against, &raised);
    if (changes.lost && changes.gained)
        text_add(&changes.words, "; ");
    text_add(&changes.words, text_string(&raised));
    text_free(&raised);
    free(before.finding);
    free(after.finding);
    return changes;
}

/* Prints the effect of the other answer if it has one, and returns whether it has. Answers that the log rules out go to
   `out_of_play`. */
static bool weigh_answer(struct weighing *weighing, int row, int answer, bool first, struct text *out_of_play)
{
    const struct verdict *played = &weighing->loaded->verdict;
    const struct question *question = &played->game->house[row];
    struct verdict verdict;
    struct judging how = usual_way(weighing);
    how.question = row;
    how.answer = answer;
    judge_record_again(&weighing->loaded->source, &weighing->loaded->verdict, &how, &verdict);
    struct changes changes = find_changes(played, &verdict);
    bool playable = verdict.judged && !changes.against;
    bool changed =
        playable && (changes.words.length || !same_winners(played, &verdict) || !same_scores(played, &verdict));
    if (!playable) {
        text_join(out_of_play, question->name);
        text_format(out_of_play, ": %s", question->answers[answer]);
    }
    if (changed && first) {
        text_format(weighing->out, "house rule %s: %s\n", question->name, question->asks);
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

static void say_list(struct weighing *weighing, const char *label, const struct text *list)
{
    if (list->length)
        text_format(weighing->out, "%s: %s\n", label, text_string(list));
}

static void weigh_house(struct weighing *weighing)
{
    const struct verdict *played = &weighing->loaded->verdict;
    struct text idle = {0}, out_of_play = {0};
    for (int row = 0; played->game->house[row].name; row++) {
        if (!question_matters(&played->game->house[row], played->match.seats))
            continue;
        bool changed = false;
        size_t before = out_of_play.length;
        for (int answer = 0; played->game->house[row].answers[answer]; answer++)
            if (answer != played->match.house[row])
                changed |= weigh_answer(weighing, row, answer, !changed, &out_of_play);
        if (!changed && out_of_play.length == before)
            text_join(&idle, played->game->house[row].name);
    }
    say_list(weighing, "house rules that change nothing here", &idle);
    say_list(weighing, "house rules that would make this log illegal", &out_of_play);
    text_free(&idle);
    text_free(&out_of_play);
}

void print_weights(const struct scales *scales, struct loaded_record *loaded, struct text *out)
{
    struct weighing weighing = {.scales = scales, .loaded = loaded, .out = out};
    weigh_log(&weighing);
    weigh_house(&weighing);
    bool shifts = weighing.scores || weighing.position;
    text_add(out, "result: ");
    if (weighing.deciders.length)
        text_add(out, text_string(&weighing.deciders));
    else {
        text_add(out, weighing.apart ? "not certain; as played, " : shifts ? "" : "nothing changes; ");
        print_winners(&loaded->verdict, out);
        if (!weighing.apart && shifts)
            text_add(out, weighing.scores ? " either way, but the scores change"
                                          : " either way, but the game goes on from another position");
    }
    text_char(out, '\n');
    text_free(&weighing.deciders);
}

void scales_free(struct scales *scales)
{
    arena_free(&scales->arena);
}
