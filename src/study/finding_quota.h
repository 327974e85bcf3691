/* What is shown of a record with very many findings by a format that others cap: mistakes before what follows from them. */
#ifndef STUDY_FINDING_QUOTA_H
#define STUDY_FINDING_QUOTA_H

#include "base/text.h"
#include "diag/finding.h"

/* How many may still come of those people see and of those folded for them; how many find no room. */
struct finding_quota {
    int open, folded, left_out;
};

/* At most `most` findings, in the order of the record; without those folded unless `all`. */
struct finding_quota quota_of(const struct docket *docket, int most, bool all);

/* Is this one shown? To be asked once for each finding, in their order. */
bool quota_takes(struct finding_quota *quota, const struct finding *finding);

/* "7500 findings are left out here, mistakes come first; --format json has them". Only where some are. */
void print_left_out(const struct finding_quota *quota, struct text *out);

#endif
