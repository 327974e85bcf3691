/* Shown findings: a share for mistakes, what is left of it for the rest. */
#include "study/shown.h"

#include "study/wording.h"

static int least(int a, int b)
{
    return a < b ? a : b;
}

struct shown shown_of(const struct docket *docket, int most, bool all)
{
    int open = 0, folded = 0;
    for (const struct finding *finding = docket->first; finding; finding = finding->next)
        ++*(is_folded(finding) ? &folded : &open);
    struct shown shown = {.open = least(open, most)};
    shown.folded = all ? least(folded, most - shown.open) : 0;
    shown.left_out = open - shown.open + (all ? folded - shown.folded : 0);
    return shown;
}

bool shown_next(struct shown *shown, const struct finding *finding)
{
    return (*(is_folded(finding) ? &shown->folded : &shown->open))-- > 0;
}

void print_left_out(const struct shown *shown, struct text *out)
{
    text_format(out, "%d minor finding%s left out here; --format json has %s", shown->left_out,
                shown->left_out == 1 ? " is" : "s are", shown->left_out == 1 ? "it" : "them");
}
