/* Ways: a record judged as it usually is, mostly without nodes, and with them. */
#include "ways.h"

#include "base/words.h"

static void print_place(struct place at, const char *message, struct text *out)
{
    text_format(out, " %d:%d-%d:%d %s", at.line, at.column, at.end_line, at.end_column, message);
}

/* All that a person is told, with its places; scores and who is to act. */
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

bool both_ways_alike(const char *text, size_t length, int *entries, struct text *difference)
{
    static const int none[] = {0};
    struct judging quickly = judging_usual(NULL), with_nodes = judging_usual(NULL);
    quickly.quiet = with_nodes.quiet = true;
    with_nodes.voided = none; /* where that is asked for, entries are judged with nodes */
    struct verdict verdicts[2] = {0};
    struct text accounts[2] = {{0}};
    bool readable =
        judge_text(text, length, &quickly, &verdicts[0]) && judge_text(text, length, &with_nodes, &verdicts[1]);
    for (int i = 0; i < 2 && readable; i++)
        account_for(&verdicts[i], &accounts[i]);
    *entries += verdicts[0].entries;
    bool alike = same(text_string(&accounts[0]), text_string(&accounts[1]));
    if (!alike)
        text_format(difference, "quickly:\n%s\nwith nodes:\n%s\n", text_string(&accounts[0]),
                    text_string(&accounts[1]));
    for (int i = 0; i < 2; i++) {
        verdict_free(&verdicts[i]);
        text_free(&accounts[i]);
    }
    return alike;
}
