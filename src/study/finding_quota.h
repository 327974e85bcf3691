/* Finding quota: what a format with a limit shows of a record with very many findings: mistakes before what follows
   from them. */
#ifndef STUDY_FINDING_QUOTA_H
#define STUDY_FINDING_QUOTA_H

#include "base/text.h"
#include "diag/finding.h"

/* How many shown and how many folded findings may still come; how many are left out. */
struct finding_quota {
    int open, folded, left_out;
};

/* At most `most` findings, in the order of the record; folded ones only if `all`. */
struct finding_quota quota_of(const struct docket *docket, int most, bool all);

/* Is this finding shown? Call it once for each finding, in order. */
bool quota_takes(struct finding_quota *quota, const struct finding *finding);

/* "7500 findings are left out here, mistakes come first; --format json has them", if some are. */
void print_left_out(const struct finding_quota *quota, struct text *out);

#endif
