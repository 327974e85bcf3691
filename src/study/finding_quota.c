/* Finding quota: mistakes first, then the rest. */
#include "study/finding_quota.h"

#include "study/wording.h"

struct finding_quota quota_of(const struct docket *docket, int most, bool all)
{
    int open = 0, folded = 0;
    for (const struct finding *finding = docket->first; finding; finding = finding->next)
        ++*(is_folded(finding) ? &folded : &open);
    folded = all ? folded : 0;
    struct finding_quota quota = {.open = open < most ? open : most};
    quota.folded = folded < most - quota.open ? folded : most - quota.open;
    quota.left_out = open - quota.open + folded - quota.folded;
    return quota;
}

bool quota_takes(struct finding_quota *quota, const struct finding *finding)
{
    return (*(is_folded(finding) ? &quota->folded : &quota->open))-- > 0;
}

void print_left_out(const struct finding_quota *quota, struct text *out)
{
    text_format(out, "%d minor finding%s left out here; --format json has %s", quota->left_out,
                quota->left_out == 1 ? " is" : "s are", quota->left_out == 1 ? "it" : "them");
}
