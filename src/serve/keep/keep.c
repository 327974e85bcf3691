/* Keeping a record: the stages of the conversation. */
#include "serve/keep/keep.h"

#include <stdlib.h>
#include <string.h>

#include "base/unicode.h"
#include "report/report.h"
#include "serve/keep/keep_internal.h"

struct keep *keep_open(struct session *session, struct keep_manner manner)
{
    struct keep *keep = must_alloc(sizeof *keep);
    keep->session = session;
    keep->manner = manner;
    keep_fit(keep, 0);
    keep->stage = session_verdict(session) ? STAGE_ENTRY : STAGE_GAME;
    return keep;
}

void keep_fit(struct keep *keep, int columns)
{
    keep->width = columns > 0 ? columns : 80;
}

void keep_close(struct keep *keep)
{
    text_free(&keep->why);
    text_free(&keep->waiting);
    text_free(&keep->meant);
    text_free(&keep->completed);
    text_free(&keep->list);
    beginning_free(&keep->beginning);
    arena_free(&keep->arena);
    free(keep);
}

const struct game *keep_game(const struct keep *keep)
{
    const struct verdict *verdict = session_verdict(keep->session);
    return verdict && verdict->judged ? verdict->game : NULL;
}

void keep_greet(struct keep *keep, struct text *out)
{
    const struct verdict *verdict = session_judgement(keep->session);
    if (!verdict)
        return;
    print_file(verdict, out);
    text_add(out, ": ");
    print_summary(verdict, out);
    text_add(out, verdict->docket.kept ? " Type `why` for the findings.\n" : "\n");
}

void keep_report(struct keep *keep, struct text *out)
{
    struct report report = {
        .format = format_named("text"), .strict = keep->manner.strict, .colour = keep->manner.colour};
    report_record(&report, session_judgement(keep->session), session_source(keep->session));
    text_add(out, text_string(&report.out));
    report_free(&report);
}

void keep_prompt(struct keep *keep, struct text *out)
{
    struct session *session = keep->session;
    if (keep->stage < STAGE_ENTRY) {
        prompt_beginning(keep, out);
        return;
    }
    if (keep->stage == STAGE_RULING) {
        text_format(out, "That is %s. Record it? [n]o, [y]es%s%s> ",
                    keep->in_doubt  ? "doubtful"
                    : keep->claimed ? "false"
                    : keep->refused ? "impossible"
                                    : "illegal",
                    keep->claimed || keep->refused ? "" : ", [s]tands (allowed)",
                    keep->claimed ? "" : ", [v]oid (taken back)");
        return;
    }
    int entries = session_entries(session);
    size_t begun = out->length;
    session_moment(session, entries, out);
    text_add(out, out->length > begun ? "; " : "");
    begun = out->length;
    session_to_act(session, entries, out);
    text_add(out, out->length > begun ? "> " : "nobody to act> ");
}

static enum keep_outcome hear(struct keep *keep, const char *line, struct text *out)
{
    const char *operands;
    if (keep->stage < STAGE_ENTRY)
        return hear_beginning(keep, line, out);
    const struct command_row *command = command_of(keep, line, &operands);
    bool ruling = keep->stage == STAGE_RULING && !(command && command->only_looks);
    if (ruling && hear_ruling(keep, line, out))
        return KEEP_GOES_ON;
    if (!*line || (!command && hear_meant(keep, line, out)))
        return KEEP_GOES_ON;
    if (command)
        return command->run(keep, operands, out);
    if (*line == '/' || *line == ':') {
        text_format(out, "  unknown command `%s`; type `help` for the list\n", line + 1);
        keep_came_to(keep, STATUS_UNREADABLE);
    } else
        hear_entry(keep, line, out);
    return KEEP_GOES_ON;
}

enum keep_outcome keep_hear(struct keep *keep, const char *line, struct text *out)
{
    struct text trimmed = {0};
    line += strspn(line, " \t");
    text_add(&trimmed, line);
    while (trimmed.length && strchr(" \t", trimmed.bytes[trimmed.length - 1]))
        trimmed.bytes[--trimmed.length] = '\0';
    enum keep_outcome outcome = hear(keep, text_string(&trimmed), out);
    text_free(&trimmed);
    return outcome;
}

enum keep_outcome keep_refuse(struct keep *keep, const char *sentence, struct text *out)
{
    text_format(out, "  %s\n", sentence);
    keep_came_to(keep, STATUS_UNREADABLE);
    return KEEP_GOES_ON;
}

bool keep_changed(struct keep *keep)
{
    bool changed = keep->changed;
    keep->changed = false;
    return changed && keep->stage >= STAGE_ENTRY;
}

void keep_begin_anew(struct keep *keep)
{
    keep->changed = false;
    keep->stage = STAGE_ENTRY;
    text_clear(&keep->why);
}

void keep_came_to(struct keep *keep, enum status status)
{
    if (status > keep->status)
        keep->status = status;
}

enum status keep_status(const struct keep *keep)
{
    return keep->status;
}

void print_wrapped(const struct keep *keep, int indent, const char *line, struct text *out)
{
    int column = 0;
    for (bool first = true; *line || first; first = false) {
        size_t length = strcspn(line, " ");
        struct text word = {0};
        text_add_bytes(&word, line, length);
        int wide = display_width(text_string(&word));
        if (!first && keep->manner.asks && column + 1 + wide > keep->width) {
            text_char(out, '\n');
            column = 0;
        } else if (!first) {
            text_char(out, ' ');
            column++;
        }
        if (!column) {
            text_repeat(out, ' ', indent);
            column = indent;
        }
        text_add(out, text_string(&word));
        column += wide;
        text_free(&word);
        line += length + strspn(line + length, " ");
    }
    text_char(out, '\n');
}

void print_indented(const char *lines, struct text *out)
{
    while (*lines) {
        size_t length = strcspn(lines, "\n");
        text_format(out, "%s%.*s\n", length ? "  " : "", (int)length, lines);
        lines += length + (lines[length] == '\n');
    }
}
