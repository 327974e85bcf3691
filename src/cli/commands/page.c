/* The command page: the whole program as one HTML file. */
#include <string.h>

#include "cli/cli.h"

/* As `make page` built it; empty if the program was built without. */
extern const char table_page[];

int run_page(const struct options *options)
{
    (void)options;
    if (!*table_page)
        return complain(STATUS_USAGE, "this program was built without the page; run `make page`");
    if (output_is_terminal())
        return complain(STATUS_USAGE, "write the page to a file for a browser: referee page > referee.html");
    struct text page = {0};
    text_add_bytes(&page, table_page, strlen(table_page));
    put_document(&page);
    text_free(&page);
    return STATUS_FINE;
}
