/* Footnotes: the lines below a finding. */
#include "study/explain/footnotes.h"

#include <ctype.h>
#include <string.h>

#include "base/words.h"
#include "study/mend/repair_text.h"
#include "study/outcome.h"
#include "study/wording.h"

/* ---- the rule -------------------------------------------------------------------------------------------------- */

/* The rule of a claim or of the log says no more than the finding; then the game is not named. The sentence is without
   its full stop and, unless it begins with a name (Ares, Lady Violet), without its capital. */
static void print_rule(const struct verdict *verdict, const struct finding *finding, struct text *out)
{
    const struct rule *rule = finding_rule(finding);
    const char *sentence = rule->sentence;
    if (finding->ruling == RULING_UNREADABLE || is_common_rule(rule))
        return;
    if (sentence) {
        size_t length = strlen(sentence);
        bool name = length > 1 && isupper((unsigned char)sentence[1]);
        for (const struct topic *topic = verdict->game->topics; topic && topic->word; topic++)
            name =
                name
                || (isupper((unsigned char)topic->name[0]) && strncmp(sentence, topic->name, strlen(topic->name)) == 0);
        text_char(out, name ? sentence[0] : (char)tolower((unsigned char)sentence[0]));
        text_format(out, "%.*s ", (int)(length - 1 - (sentence[length - 1] == '.')), sentence + 1);
    }
    text_format(out, "(%s, \"%s\")", verdict->game->title, rule->cite);
}

static void print_data(const struct finding *finding, struct text *out)
{
    bool position = finding->rests_on && rests_on_position(finding->rests_on->text);
    for (const struct strings *datum = finding->rests_on; datum; datum = datum->next)
        text_format(out, "%s`%s`", datum == finding->rests_on ? "" : datum->next ? ", " : " and ", datum->text);
    if (!finding->rests_on)
        return;
    const char *them = finding->rests_on->next ? "them" : "it";
    text_format(out, ", assumed; ");
    if (position)
        text_format(out, "write %s to settle this", them);
    else
        text_format(out, "compare %s with your copy and write %s in `box:`", them, them);
}

/* ---- what follows from it, and what was legal ------------------------------------------------------------------- */

bool is_reported_with(const struct finding *first, const struct finding *finding)
{
    bool together = finding->mistake == first->mistake && finding->entry == first->entry;
    return first->first && together && (first->entry || !first->unknown);
}

const struct finding *next_fault(const struct finding *first, const struct finding *finding)
{
    do
        finding = first->followers ? finding->next : NULL;
    while (finding && !is_reported_with(first, finding) && (!first->entry || finding->entry == first->entry));
    return finding && is_reported_with(first, finding) ? finding : NULL;
}

void print_followers(const struct finding *finding, const char *before, struct text *out)
{
    int later = finding->followers;
    for (const struct finding *also = next_fault(finding, finding); also; also = next_fault(finding, also))
        later--;
    if (later > 0)
        text_format(out,
                    finding->fix && !finding->fix->gap ? "%sfixing this also clears %d later finding%s"
                                                       : "%s%d later finding%s may follow from this",
                    before, later, plural(later));
}

void print_legal(const struct finding *finding, struct text *out)
{
    const char *summary = finding->legal_summary, *command = finding->legal_command;
    text_format(out, "%s%s%s", summary ? summary : "", summary && command ? "; all: " : "", command ? command : "");
}

/* ---- all of them ----------------------------------------------------------------------------------------------- */

/* Footnotes being collected. */
struct notes {
    struct arena *arena;
    const struct footnote *first, **end;
};

/* Takes the sentence, unless there is none. */
static void add_note(struct notes *notes, const char *label, struct text *sentence)
{
    if (!sentence->length)
        return;
    struct footnote *note = arena_take(notes->arena, sizeof *note);
    *note = (struct footnote){label, arena_copy(notes->arena, sentence->bytes, sentence->length), NULL};
    *notes->end = note;
    notes->end = &note->next;
    text_clear(sentence);
}

void print_house(const struct finding *finding, const char *answer, struct text *out)
{
    text_format(out, "with `house: {%s}` this is %s", answer,
                finding->ruling == RULING_UNSETTLED ? "settled"
                : finding->ruling == RULING_FALSE   ? "true"
                                                    : "allowed");
}

const struct footnote *footnotes_of(const struct verdict *verdict, const struct finding *finding, bool all,
                                    struct arena *arena)
{
    struct notes notes = {.arena = arena, .end = &notes.first};
    struct text sentence = {0};
    print_rule(verdict, finding, &sentence);
    add_note(&notes, "rule", &sentence);
    print_data(finding, &sentence);
    add_note(&notes, "rests on", &sentence);
    for (const struct strings *source = finding->sources; source; source = source->next) {
        text_add(&sentence, source->text);
        add_note(&notes, "club", &sentence);
    }
    for (const struct strings *house = finding->house; house; house = house->next) {
        print_house(finding, house->text, &sentence);
        add_note(&notes, "house", &sentence);
    }
    if (finding->reworded && finding->ruling != RULING_NOTED)
        text_format(&sentence, "`%s`", printable(arena, finding->said));
    add_note(&notes, "read", &sentence);
    if (finding->idle)
        text_add(&sentence, "the entry was not carried out");
    add_note(&notes, "note", &sentence);
    for (const struct finding *also = finding; !all && (also = next_fault(finding, also));) {
        text_add(&sentence, also->message);
        add_note(&notes, "also", &sentence);
    }
    if (finding->follows && finding->follows != finding->entry && all)
        text_format(&sentence, "follows from entry %d", finding->follows);
    add_note(&notes, "cause", &sentence);
    if (finding->fix)
        print_fix(finding, &sentence);
    add_note(&notes, "fix", &sentence);
    if (!finding->fix && finding->missing)
        text_format(&sentence, "%s before this entry", finding->missing);
    add_note(&notes, "missing", &sentence);
    print_followers(finding, "", &sentence);
    add_note(&notes, "", &sentence);
    print_legal(finding, &sentence);
    add_note(&notes, "legal", &sentence);
    if (finding->ruling != RULING_UNREADABLE)
        text_format(&sentence, "referee explain %s", finding->rule->code);
    add_note(&notes, "more", &sentence);
    text_free(&sentence);
    return notes.first;
}
