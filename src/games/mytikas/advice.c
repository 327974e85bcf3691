/* Mytikas: pointing out that something was computed from an assumed value, once for each datum. */
#include "games/mytikas/mytikas.h"

/* Was this value pointed out before, perhaps at an entry that was taken back? */
static bool already_said(const struct hearing *h, const char *path)
{
    for (const struct finding *finding = h->docket ? h->docket->first : NULL; finding; finding = finding->next)
        if (finding->advice && strings_have(finding->rests_on, path))
            return true;
    return false;
}

bool myt_unadvised(const struct hearing *h, int what)
{
    const struct myt_state *s = h->state;
    return !(s->advised >> what & 1);
}

void myt_advise(struct hearing *h, int what, const char *path, const char *saying)
{
    struct myt_state *s = h->state;
    if (!myt_unadvised(h, what))
        return;
    s->advised |= 1u << what;
    if (!assumed(h->match, "%s", path) || already_said(h, path))
        return;
    advise(h, RULE_ASSUMED, "%s: assumed; compare %s with your copy", saying, path);
    rests_on(h, "%s", path);
}
