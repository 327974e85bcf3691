/* Ways: a record judged as it usually is, mostly without nodes, and with them. */
#include "both_readings.h"

#include "base/words.h"
#include "draw/picture.h"

static void print_place(struct place at, const char *message, struct text *out)
{
    text_format(out, " %d:%d-%d:%d %s", at.line, at.column, at.end_line, at.end_column, message);
}

/* All that a person reads, with its places; scores and who must act. */
static void account_for(const struct verdict *verdict, struct text *out)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        text_format(out, "%s %s @%d", ruling_names[finding->ruling], finding->rule->code, finding->entry);
        print_place(finding->at, finding->message, out);
        for (const struct related *related = finding->related; related; related = related->next)
            print_place(related->at, related->message, out);
        text_char(out, '\n');
    }
    if (!verdict->judged)
        return;
    for (int seat = 0; seat < verdict->match.seats; seat++)
        text_format(out, "%s %d\n", verdict->match.names[seat], verdict->standing.seat[seat].total);
    table_text(&verdict->match, verdict->state, out);
}

/* What a watcher sees of an entry, whether it gets nodes or not. */
static void tell_step(void *context, const struct step *step)
{
    struct text *out = context, said = {0};
    print_entry(step, &said);
    text_format(out, "@%d", step->entry);
    print_place(step->at, text_string(&said), out);
    text_format(out, ": %s\n", step->sums);
    text_free(&said);
}

/* Judges the record in both ways, what it says into `accounts`. Returns how many entries it has. */
static int judge_both_ways(const char *text, size_t length, struct box_cache *cache, bool watched,
                           struct text accounts[2])
{
    struct judging how[2] = {judging_usual(cache), judging_usual(NULL)};
    struct verdict verdicts[2] = {0};
    how[1].keep_books = true; /* where that is asked for, entries are judged with nodes */
    bool readable = true;
    for (int i = 0; i < 2 && readable; i++) {
        how[i].quiet = how[i].without_nodes = true;
        how[i].watch = watched ? tell_step : NULL;
        how[i].context = &accounts[i];
        readable = judge_text(text, length, &how[i], &verdicts[i]);
    }
    for (int i = 0; i < 2 && readable; i++)
        account_for(&verdicts[i], &accounts[i]);
    int entries = verdicts[0].entries;
    for (int i = 0; i < 2; i++)
        verdict_free(&verdicts[i]);
    return entries;
}

bool both_ways_alike(const char *text, size_t length, struct box_cache *cache, int *entries, struct text *difference)
{
    bool alike = true;
    for (int watched = 0; watched < 2; watched++) {
        struct text accounts[2] = {{0}};
        *entries += judge_both_ways(text, length, cache, watched, accounts);
        if (!same(text_string(&accounts[0]), text_string(&accounts[1]))) {
            text_format(difference, "quickly:\n%s\nwith nodes:\n%s\n", text_string(&accounts[0]),
                        text_string(&accounts[1]));
            alike = false;
        }
        text_free(&accounts[0]);
        text_free(&accounts[1]);
    }
    return alike;
}
