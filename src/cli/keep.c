/* The command keep: a record at the table. After every line the file holds what the session does. */
#include "serve/keep/keep.h"

#include <errno.h>
#include <libgen.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/words.h"
#include "cli/cli.h"
#include "cli/clubs.h"
#include "cli/line_editor.h"
#include "cli/rewrite.h"

struct desk {
    const struct options *options;
    struct seen_file seen;
    struct session *session;
    struct keep *keep;
    struct line_editor *editor;
    int status; /* of what became of the file */
};

/* ---- the file -------------------------------------------------------------------------------------------------- */

/* Nobody shall answer questions for a file that cannot be made. */
static int begin_file(struct desk *desk, const char *path)
{
    char *copy = must_copy(path);
    bool possible = access(dirname(copy), W_OK) == 0;
    int why = errno;
    free(copy);
    desk->seen = (struct seen_file){.path = path, .missing = true};
    return possible ? STATUS_FINE : complain(STATUS_FAULT, "cannot write %s: %s", path, strerror(why));
}

static int read_file(struct desk *desk)
{
    const char *path = desk->options->operands[0];
    struct stat about;
    bool missing = stat(path, &about) < 0 && errno == ENOENT;
    return missing ? begin_file(desk, path) : seen_read(&desk->seen, path);
}

/* Only what is empty or has a record is gone on with: nobody's other file is written to. */
static int check_file(struct desk *desk)
{
    const struct verdict *verdict = session_verdict(desk->session);
    const char *path = desk->seen.path;
    bool empty = !verdict && !text_string(&desk->seen.text)[strspn(text_string(&desk->seen.text), " \t\r\n")];
    if (verdict && verdict->judged)
        return STATUS_FINE;
    if (!verdict)
        return empty ? STATUS_FINE : complain(STATUS_UNREADABLE, "%s has no record in it, and is left alone", path);
    if (verdict->other_file)
        return complain(STATUS_UNREADABLE, "%s is no record but another kind of file, and is left alone", path);
    struct text out = {0};
    keep_report(desk->keep, &out);
    fputs(text_string(&out), stderr);
    text_free(&out);
    return complain(STATUS_UNREADABLE, "%s cannot be gone on with before that is put right; it is left alone", path);
}

static void greet(struct desk *desk)
{
    struct text out = {0};
    if (line_editor_asks(desk->editor))
        keep_greet(desk->keep, &out);
    put_text(&out);
    text_free(&out);
}

/* Somebody else wrote to it: what is there counts. */
static int read_anew(struct desk *desk)
{
    printf("%s was changed by somebody else and has been read anew; this line was not carried out\n", desk->seen.path);
    seen_free(&desk->seen);
    int status = read_file(desk);
    if (status != STATUS_FINE)
        return status;
    if (desk->seen.missing)
        return complain(STATUS_FAULT, "%s is gone", desk->seen.path);
    session_read(desk->session, desk->seen.path, text_string(&desk->seen.text), desk->seen.text.length);
    status = check_file(desk);
    keep_begin_anew(desk->keep);
    if (status == STATUS_FINE)
        greet(desk);
    return status;
}

/* ---- lines ----------------------------------------------------------------------------------------------------- */

static struct line_completion complete(void *whom, const char *line)
{
    struct desk *desk = whom;
    keep_fit(desk->keep, line_editor_width(desk->editor));
    struct keep_completion completion = keep_complete(desk->keep, line);
    return (struct line_completion){completion.line, completion.list};
}

/* True: there will be another line. What is answered is on the disk by then. */
static bool hear(struct desk *desk, const char *line)
{
    struct text out = {0};
    if (!seen_unchanged(&desk->seen)) {
        desk->status = read_anew(desk);
        return desk->status == STATUS_FINE;
    }
    line_editor_remember(desk->editor, line);
    keep_fit(desk->keep, line_editor_width(desk->editor));
    enum keep_outcome outcome = keep_hear(desk->keep, line, &out);
    if (keep_changed(desk->keep))
        desk->status = seen_rewrite(&desk->seen, session_text(desk->session));
    if (desk->status == STATUS_FINE)
        put_text(&out);
    text_free(&out);
    return desk->status == STATUS_FINE && outcome == KEEP_GOES_ON;
}

static void converse(struct desk *desk)
{
    struct text prompt = {0};
    const char *line;
    do {
        text_clear(&prompt);
        keep_prompt(desk->keep, &prompt);
        line = line_editor_read(desk->editor, text_string(&prompt));
    } while (line && hear(desk, line));
    if (!line && line_editor_asks(desk->editor))
        putchar('\n');
    text_free(&prompt);
}

/* ---- the command ----------------------------------------------------------------------------------------------- */

static int open_desk(struct desk *desk)
{
    const struct options *options = desk->options;
    int status = read_file(desk);
    struct session_manner manner = {.on_illegal = options->on_illegal};
    if (status == STATUS_FINE)
        status = club_of_one(options, desk->seen.path, &manner.club);
    if (status != STATUS_FINE)
        return status;
    desk->editor = line_editor_open(complete, desk);
    desk->session = session_open(manner);
    session_read(desk->session, desk->seen.path, text_string(&desk->seen.text), desk->seen.text.length);
    desk->keep = keep_open(desk->session, (struct keep_manner){.asks = line_editor_asks(desk->editor),
                                                               .colour = wants_colour(options),
                                                               .strict = options->strict});
    return check_file(desk);
}

static void close_desk(struct desk *desk)
{
    if (desk->keep)
        keep_close(desk->keep);
    if (desk->session)
        session_close(desk->session);
    if (desk->editor)
        line_editor_close(desk->editor);
    seen_free(&desk->seen);
}

int run_keep(const struct options *options)
{
    if (same(options->operands[0], "-"))
        return complain(STATUS_USAGE, "keep writes to a file, not to standard input");
    struct desk desk = {.options = options};
    int status = open_desk(&desk);
    if (status == STATUS_FINE) {
        greet(&desk);
        converse(&desk);
        status = desk.status != STATUS_FINE      ? desk.status
                 : line_editor_asks(desk.editor) ? STATUS_FINE
                                                 : (int)keep_status(desk.keep);
    }
    close_desk(&desk);
    return status;
}
