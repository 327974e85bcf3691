/* The only record that score, moves, try, table and similar commands use. */
#include <errno.h>
#include <string.h>

#include "base/words.h"
#include "cli/batch/clubs.h"
#include "cli/cli.h"
#include "study/wording.h"

static int say_unreadable(struct loaded_record *loaded, const struct options *options)
{
    struct report report = {.format = format_among(formats, "text"), .strict = options->strict};
    report_record(&report, &loaded->verdict, &loaded->source);
    put_error(&report.out);
    report_free(&report);
    int status = (int)verdict_status(&loaded->verdict, false);
    return status ? status : STATUS_MISTAKE;
}

bool load_one(struct loaded_record *loaded, const struct options *options, struct judging *how, const char *path,
              int *status)
{
    if (!source_open(&loaded->source, path, same(path, "-") ? "standard input" : path)) {
        *status = complain(STATUS_UNREADABLE, "%s: %s", path, strerror(errno));
        return false;
    }
    loaded->have_source = true;
    *status = club_of_one(options, path, &how->club);
    if (*status)
        return false;
    how->on_illegal = options->on_illegal;
    how->at = options->at;
    if (!loaded_judge(loaded, how)) {
        *status = complain(STATUS_UNREADABLE, "%s has no record", path);
        return false;
    }
    *status = (int)verdict_status(&loaded->verdict, options->strict);
    return true;
}

int past_the_end(const char *path, int entries)
{
    return complain(STATUS_USAGE, "%s: the log has only %d entr%s", path, entries, entries == 1 ? "y" : "ies");
}

bool judge_one(struct loaded_record *loaded, const struct options *options, struct judging *how, const char *path,
               int *status)
{
    if (!load_one(loaded, options, how, path, status))
        return false;
    if (loaded->verdict.unread_line && (how->further || options->at > loaded->verdict.entries)) {
        *status = answered(&loaded->verdict);
        return false;
    }
    if (!loaded->verdict.judged || (options->at > loaded->verdict.entries && !how->further)) {
        *status =
            loaded->verdict.judged ? past_the_end(path, loaded->verdict.entries) : say_unreadable(loaded, options);
        return false;
    }
    if (loaded->verdict.final && !one_of("score show ledger", options->command->name)) {
        *status = complain(STATUS_USAGE, "this record is a final count; it has no log");
        return false;
    }
    *status = (int)verdict_status(&loaded->verdict, options->strict);
    return true;
}

int answered(const struct verdict *verdict)
{
    if (verdict_status(verdict, false) != STATUS_UNREADABLE)
        return STATUS_FINE;
    struct arena scratch = {0};
    struct text why = {0};
    print_partial(verdict, &why);
    int status = why.length ? complain(STATUS_UNREADABLE, "%s: %s; see referee check",
                                       shown_file(&scratch, verdict->file), text_string(&why))
                            : complain(STATUS_UNREADABLE,
                                       "%s is partly unreadable, and the answer leaves that out; see referee check",
                                       shown_file(&scratch, verdict->file));
    text_free(&why);
    arena_free(&scratch);
    return status;
}
