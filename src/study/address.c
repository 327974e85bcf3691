/* The web site: where the page of a code is. */
#include "study/address.h"

#include "site.h"

const char *site_address(void)
{
    return *SITE ? SITE "/" : NULL;
}

bool add_address(struct text *out, const char *code)
{
    if (!site_address())
        return false;
    text_format(out, "%scodes/%s.html", site_address(), code);
    return true;
}
