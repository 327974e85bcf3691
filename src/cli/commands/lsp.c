/* The command lsp: a language server on standard input and output. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/batch/clubs.h"
#include "cli/cli.h"
#include "serve/lsp/lsp.h"

/* What the server knows of files. Pages go to a temporary folder, created when the first is needed. */
struct served {
    const struct options *options;
    char folder[PATH_MAX]; /* "": not created yet */
};

static const struct club *club_of(void *context, const char *path)
{
    const struct served *served = context;
    return club_for(served->options->clubs, path);
}

static void forget_clubs(void *context)
{
    const struct served *served = context;
    struct clubs *clubs = served->options->clubs;
    clubs_free(clubs);
    *clubs = (struct clubs){0};
    clubs_open(clubs, served->options);
}

static void page_path(const struct served *served, const char *name, struct text *path)
{
    text_format(path, "%s/%s", served->folder, name);
}

static const char *const page_names[] = {"table.txt", "explain.txt", NULL};

static bool lay_out(void *context, const char *name, const struct text *page, struct text *path)
{
    struct served *served = context;
    if (!*served->folder) {
        const char *below = getenv("TMPDIR");
        snprintf(served->folder, sizeof served->folder, "%s/referee-XXXXXX", below && *below == '/' ? below : "/tmp");
        if (!mkdtemp(served->folder))
            *served->folder = '\0';
    }
    if (!*served->folder)
        return false;
    page_path(served, name, path);
    FILE *file = fopen(text_string(path), "w");
    bool wrote = file && fwrite(text_string(page), 1, page->length, file) == page->length;
    return file && fclose(file) == 0 && wrote;
}

int run_lsp(const struct options *options)
{
    struct served served = {.options = options};
    int status = clubs_open(options->clubs, options);
    if (status == STATUS_FINE && isatty(STDIN_FILENO))
        status = complain(STATUS_USAGE, "lsp is for editors; see referee help lsp");
    struct lsp_host host = {&served, club_of, forget_clubs, lay_out};
    if (status == STATUS_FINE)
        status = lsp_serve(STDIN_FILENO, STDOUT_FILENO, &host);
    for (const char *const *name = page_names; *served.folder && *name; name++) {
        struct text path = {0};
        page_path(&served, *name, &path);
        unlink(text_string(&path));
        text_free(&path);
    }
    if (*served.folder)
        rmdir(served.folder);
    return status;
}
