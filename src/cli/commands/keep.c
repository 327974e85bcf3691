/* The command keep: a record at the table. After every line the file has the text of the session. */
#include "serve/keep/keep.h"

#include <errno.h>
#include <libgen.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/words.h"
#include "cli/batch/clubs.h"
#include "cli/cli.h"
#include "cli/line_editor.h"
#include "cli/rewrite.h"

struct sitting {
    const struct options *options;
    struct seen_file seen;
    struct session *session;
    struct keep *keep;
    struct line_editor *editor;
    int status;     /* of the file */
    int written;    /* how many entries are in it */
    bool neglected; /* a line was not carried out, and no person was there to read that */
};

/* ---- the file -------------------------------------------------------------------------------------------------- */

/* Checks that the folder can be written to, before questions are answered for a file that cannot be saved. */
static int begin_file(struct sitting *sitting, const char *path)
{
    char *copy = must_copy(path);
    bool possible = access(dirname(copy), W_OK) == 0;
    int why = errno;
    free(copy);
    seen_free(&sitting->seen);
    sitting->seen = (struct seen_file){.path = path, .missing = true};
    return possible ? STATUS_FINE : complain(STATUS_FAULT, "cannot write %s: %s", path, strerror(why));
}

static int read_file(struct sitting *sitting)
{
    const char *path = sitting->options->operands[0];
    struct stat about;
    bool missing = stat(path, &about) < 0 && errno == ENOENT;
    return missing ? begin_file(sitting, path) : seen_read(&sitting->seen, path);
}

static void read_record(struct sitting *sitting)
{
    session_read(sitting->session, sitting->seen.path, text_string(&sitting->seen.text), sitting->seen.text.length);
    sitting->written = session_entries(sitting->session);
}

/* Continues only an empty file or one with a record, so that no other file is overwritten. */
static int check_file(struct sitting *sitting)
{
    const struct verdict *verdict = session_verdict(sitting->session);
    const char *path = sitting->seen.path;
    bool empty = !verdict && !text_string(&sitting->seen.text)[strspn(text_string(&sitting->seen.text), " \t\r\n")];
    if (verdict && verdict->final)
        return complain(STATUS_USAGE, "this record is a final count; it has no log");
    if (verdict && verdict->judged && !verdict->unread)
        return STATUS_FINE;
    if (!verdict)
        return empty ? STATUS_FINE : complain(STATUS_UNREADABLE, "%s has no record and was not changed", path);
    if (verdict->other_file)
        return complain(STATUS_UNREADABLE, "%s is not a record and was not changed", path);
    struct text out = {0};
    keep_report(sitting->keep, false, &out);
    put_error(&out);
    if (verdict->unread)
        return complain(STATUS_UNREADABLE,
                        "fix the unread lines first (referee fmt --accept writes their fixes); %s was not changed",
                        path);
    return complain(STATUS_UNREADABLE, "fix the mistake above first; %s was not changed", path);
}

static void greet(struct sitting *sitting)
{
    struct text out = {0};
    if (line_editor_asks(sitting->editor))
        keep_greet(sitting->keep, &out);
    put_coloured(&out);
}

static void tell_lost(const struct sitting *sitting)
{
    int lost = session_entries(sitting->session) - sitting->written;
    if (lost == 1)
        complain(STATUS_FAULT, "the last entry is not in %s", sitting->seen.path);
    else if (lost > 1)
        complain(STATUS_FAULT, "the last %d entries are not in %s", lost, sitting->seen.path);
}

/* Another program wrote to the file: reads it again. */
static int read_again(struct sitting *sitting)
{
    struct text out = {0};
    text_format(&out, "another program changed %s, so it was read again; this line was ignored\n", sitting->seen.path);
    put_text(&out);
    tell_lost(sitting);
    sitting->neglected |= !line_editor_asks(sitting->editor);
    int status = read_file(sitting);
    if (status != STATUS_FINE)
        return status;
    if (sitting->seen.missing)
        return complain(STATUS_FAULT, "%s is gone", sitting->seen.path);
    read_record(sitting);
    status = check_file(sitting);
    keep_begin_again(sitting->keep);
    if (status == STATUS_FINE)
        greet(sitting);
    return status;
}

/* ---- lines ----------------------------------------------------------------------------------------------------- */

static struct line_completion complete(void *context, const char *line)
{
    struct sitting *sitting = context;
    keep_fit(sitting->keep, line_editor_width(sitting->editor));
    struct keep_completion completion = keep_complete(sitting->keep, line);
    return (struct line_completion){completion.line, completion.list};
}

/* A full disk may have room later: the players continue, and every line tries again. */
static void write_file(struct sitting *sitting, bool goes_on, struct text *out)
{
    if (!keep_changed(sitting->keep) && sitting->status == STATUS_FINE)
        return;
    bool again = sitting->status != STATUS_FINE;
    sitting->status = seen_rewrite(&sitting->seen, session_text(sitting->session));
    if (sitting->status == STATUS_FINE) {
        sitting->written = session_entries(sitting->session);
        text_add(out, again ? "  everything is now in the file\n" : "");
    } else if (goes_on)
        text_add(out, "  this is not in the file yet; the next line, or Enter, tries again\n");
}

/* False: it is the last line. */
static bool carry_out(struct sitting *sitting, const char *line, struct text *out)
{
    bool asks = line_editor_asks(sitting->editor), goes_on = true;
    line_editor_remember(sitting->editor, line);
    keep_fit(sitting->keep, line_editor_width(sitting->editor));
    if (line_editor_torn(sitting->editor))
        keep_complain(sitting->keep, out, "this line has a NUL byte; it was ignored");
    else
        goes_on = keep_hear(sitting->keep, line, out);
    write_file(sitting, asks && goes_on, out);
    return goes_on;
}

/* True: there will be another line. The file is saved before the answer is printed. The lock is held from the
   comparison to the writing. */
static bool hear(struct sitting *sitting, const char *line)
{
    struct text out = {0};
    bool asks = line_editor_asks(sitting->editor);
    if (seen_lock(&sitting->seen, sitting->options->operands[0]) != STATUS_FINE) {
        sitting->neglected |= !asks;
        return asks;
    }
    if (!seen_unchanged(&sitting->seen)) {
        seen_unlock(&sitting->seen);
        sitting->status = read_again(sitting);
        return sitting->status == STATUS_FINE;
    }
    bool goes_on = carry_out(sitting, line, &out);
    seen_unlock(&sitting->seen);
    if (sitting->status == STATUS_FINE || asks) /* an answer may repeat the line, which must not set colours */
        put_screens(&out, !strchr(line, '\033'));
    return (sitting->status == STATUS_FINE || asks) && goes_on;
}

static void converse(struct sitting *sitting)
{
    struct text prompt = {0};
    const char *line;
    do {
        text_clear(&prompt);
        keep_prompt(sitting->keep, &prompt);
        line = line_editor_read(sitting->editor, text_string(&prompt));
    } while (line && hear(sitting, line));
    if (!line && line_editor_asks(sitting->editor))
        putchar('\n');
    if (sitting->status == STATUS_FAULT)
        tell_lost(sitting);
    text_free(&prompt);
}

/* ---- the command ----------------------------------------------------------------------------------------------- */

static int open_sitting(struct sitting *sitting)
{
    const struct options *options = sitting->options;
    int status = read_file(sitting);
    struct session_manner manner = {.on_illegal = options->on_illegal, .alone = true};
    if (status == STATUS_FINE)
        status = club_of_one(options, sitting->seen.path, &manner.club);
    if (status != STATUS_FINE)
        return status;
    sitting->editor = line_editor_open(complete, sitting);
    sitting->session = session_open(manner);
    read_record(sitting);
    sitting->keep = keep_open(sitting->session, (struct keep_manner){.asks = line_editor_asks(sitting->editor),
                                                                     .colour = wants_colour(options),
                                                                     .strict = options->strict});
    return check_file(sitting);
}

int run_keep(const struct options *options)
{
    if (same(options->operands[0], "-"))
        return complain(STATUS_USAGE, "keep needs a file, not standard input");
    struct sitting sitting = {.options = options};
    int status = open_sitting(&sitting);
    if (status == STATUS_FINE) {
        greet(&sitting);
        converse(&sitting);
        status = sitting.status != STATUS_FINE      ? sitting.status
                 : sitting.neglected                ? STATUS_FAULT
                 : line_editor_asks(sitting.editor) ? STATUS_FINE
                                                    : (int)keep_status(sitting.keep);
    }
    if (sitting.keep)
        keep_close(sitting.keep);
    if (sitting.session)
        session_close(sitting.session);
    if (sitting.editor)
        line_editor_close(sitting.editor);
    seen_free(&sitting.seen);
    return status;
}
