/* Keeping a record: the stages of the conversation. */
#include "serve/keep/keep.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/words.h"
#include "report/report.h"
#include "serve/keep/keep_stage.h"
#include "study/prose.h"

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
    text_free(&keep->choices.behind);
    text_free(&keep->choices.lines);
    text_free(&keep->beginning.players);
    text_free(&keep->beginning.table);
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
    if (!verdict) {
        list_games(keep, out);
        return;
    }
    print_file(verdict, out);
    text_add(out, ": ");
    print_summary(verdict, out);
    text_add(out, verdict->docket.kept ? " Type `why` for the findings.\n" : "\n");
}

void keep_report(struct keep *keep, bool colour, struct text *out)
{
    struct report report = {.format = format_among(formats, "text"), .strict = keep->manner.strict, .colour = colour};
    report_record(&report, session_judgement(keep->session), session_source(keep->session));
    text_add(out, text_string(&report.out));
    report_free(&report);
}

void keep_prompt(struct keep *keep, struct text *out)
{
    struct session *session = keep->session;
    int entries = session_entries(session);
    size_t begun = out->length;
    if (keep->stage < STAGE_ENTRY) {
        prompt_beginning(keep, out);
        return;
    }
    if (keep->stage == STAGE_RULING) {
        text_format(out, "That is %s. Record it? [n]o, [y]es%s%s> ", keep->found,
                    keep->may_stand ? ", [s]tands (allowed)" : "", keep->may_be_void ? ", [v]oid (taken back)" : "");
        return;
    }
    session_moment(session, entries, out);
    text_add(out, out->length > begun ? "; " : "");
    begun = out->length;
    session_to_act(session, entries, out);
    text_add(out, out->length > begun ? "> " : "nobody to act> ");
}

/* ---- lists ------------------------------------------------------------------------------------------------------ */

void begin_choices(struct keep *keep, const char *behind)
{
    text_clear(&keep->choices.lines);
    text_clear(&keep->choices.behind);
    text_add(&keep->choices.behind, behind);
    keep->choices.count = 0;
}

int add_choice(struct keep *keep, const char *before, size_t length, const char *after)
{
    text_format(&keep->choices.lines, "%.*s%s\n", (int)length, before, after);
    return ++keep->choices.count;
}

/* Like print_wrapped, with a label instead of the spaces before the first line. */
static void print_hanging(const struct keep *keep, const char *label, int indent, const char *line, struct text *out)
{
    int column = indent, blanks = 0;
    text_format(out, "%-*s", indent, label);
    do {
        size_t length = strcspn(line, " ");
        int wide = coloured_width(line, length);
        bool fits = !keep->manner.asks || column == indent || column + blanks + wide <= keep->width;
        text_add(out, fits ? "" : "\n");
        text_repeat(out, ' ', fits ? blanks : indent);
        text_add_bytes(out, line, length);
        column = (fits ? column + blanks : indent) + wide;
        line += length;
        blanks = (int)strspn(line, " ");
        line += blanks;
    } while (*line);
    text_char(out, '\n');
}

void list_entry(struct keep *keep, const struct offered_entry *entry, struct text *out)
{
    char number[16];
    struct text line = {0};
    snprintf(number, sizeof number, "%4d  ", add_choice(keep, "", 0, entry->text));
    text_format(&line, "%s%s%s", entry->text, *entry->earns ? "   # " : "", entry->earns);
    print_hanging(keep, number, 6, text_string(&line), out);
    text_free(&line);
}

/* Is there a digit in the row after the text that was on the line, as in "place b4" after "place b"? */
static bool digit_after(const struct text *behind, const char *row)
{
    return strncmp(row, text_string(behind), behind->length) == 0 && row[behind->length] >= '0'
           && row[behind->length] <= '9';
}

/* Is it a number, alone or after the text that was on the line when the list was shown? Not if a choice goes on with a
   digit there, with or without its name. */
static const char *number_in(const struct choices *choices, const char *line)
{
    struct text row = {0};
    bool after = choices->count && strncmp(line, text_string(&choices->behind), choices->behind.length) == 0;
    for (const char *rows = text_string(&choices->lines); after && take_line(&rows, &row);) {
        const char *named = strstr(text_string(&row), ": ");
        after =
            !digit_after(&choices->behind, text_string(&row)) && !(named && digit_after(&choices->behind, named + 2));
    }
    text_free(&row);
    line += after ? choices->behind.length : 0;
    return *line && !line[strspn(line, "0123456789")] ? line : NULL;
}

/* Replaces the line by what its number stands for in the list. False after a sentence. */
static bool choose(struct keep *keep, const struct choices *choices, struct text *line, struct text *out)
{
    const char *number = number_in(choices, text_string(line)), *at = text_string(&choices->lines);
    long wanted = 0;
    if (!number || keep->stage == STAGE_RULING || (keep->stage < STAGE_ENTRY && !choices->count))
        return true;
    bool listed = read_number(number, 1, choices->count, &wanted);
    if (!choices->count)
        keep_complain(keep, out, "no list is shown to choose from; Tab or `moves` shows one");
    else if (!listed)
        keep_complain(keep, out, "the list has no number %s; it ends at %d", number, choices->count);
    if (!listed)
        return false;
    while (wanted--)
        take_line(&at, line);
    return true;
}

/* ---- lines ------------------------------------------------------------------------------------------------------ */

static void hear(struct keep *keep, const char *line, struct text *out)
{
    const char *operands;
    if (keep->stage < STAGE_ENTRY) {
        hear_beginning(keep, line, out);
        return;
    }
    const struct command_row *command = command_of(keep, line, &operands);
    bool ruling = keep->stage == STAGE_RULING && !(command && command->only_looks);
    if ((ruling && hear_ruling(keep, line, command && command->about_last, out)) || !*line)
        return;
    if (command) {
        command->run(keep, operands, out);
        return;
    }
    struct text meant = keep->meant;
    keep->meant = (struct text){0};
    bool yes = meant.length && strncasecmp(line, "yes", strlen(line)) == 0;
    if (!yes && (*line == '/' || *line == ':'))
        keep_complain(keep, out, "unknown command `%s`; type `help` for the list", line + 1);
    else if (*line == '#')
        keep_complain(keep, out, "comments are not kept here; type `note TEXT` to add a note to the last entry");
    else
        hear_entry(keep, yes ? text_string(&meant) : line, out);
    text_free(&meant);
}

bool keep_hear(struct keep *keep, const char *line, struct text *out)
{
    struct text trimmed = {0};
    line += strspn(line, " \t");
    text_add(&trimmed, line);
    while (trimmed.length && strchr(" \t", trimmed.bytes[trimmed.length - 1]))
        text_cut(&trimmed, trimmed.length - 1);
    struct choices shown = keep->choices;
    keep->choices = (struct choices){0};
    if (choose(keep, &shown, &trimmed, out))
        hear(keep, text_string(&trimmed), out);
    text_free(&shown.behind);
    text_free(&shown.lines);
    text_free(&trimmed);
    return !keep->ended;
}

bool keep_changed(struct keep *keep)
{
    bool changed = keep->changed;
    keep->changed = false;
    return changed && keep->stage >= STAGE_ENTRY;
}

void keep_begin_again(struct keep *keep)
{
    keep->changed = false;
    keep->stage = STAGE_ENTRY;
    text_clear(&keep->why);
    begin_choices(keep, "");
}

void keep_complain(struct keep *keep, struct text *out, const char *format, ...)
{
    struct text said = {0};
    TEXT_ARGUMENTS(&said, format);
    text_clear(&keep->why);
    print_wrapped(keep, 2, text_string(&said), &keep->why);
    text_add(out, text_string(&keep->why));
    keep_came_to(keep, STATUS_UNREADABLE);
    text_free(&said);
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
    print_hanging(keep, "", indent, line, out);
}

void print_indented(const struct keep *keep, const char *lines, struct text *out)
{
    struct text line = {0};
    while (take_line(&lines, &line))
        print_wrapped(keep, line.length ? 2 : 0, text_string(&line), out);
    text_free(&line);
}

bool take_line(const char **lines, struct text *line)
{
    if (!**lines)
        return false;
    text_clear(line);
    text_add_bytes(line, *lines, strcspn(*lines, "\n"));
    *lines = line_after(*lines);
    return true;
}
