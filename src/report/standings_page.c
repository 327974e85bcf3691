/* Standings as a page. */
#include "report/standings.h"
void standings_page(struct report *report)
{
    (void)report;
}
