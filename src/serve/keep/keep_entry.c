/* Keeping a record: judges an entry, and writes it if it has no finding or the players want it anyway. */
#include <string.h>
#include <strings.h>

#include "base/words.h"
#include "report/formats.h"
#include "serve/keep/keep_stage.h"
#include "study/explain/footnotes.h"

enum { MOST_FINDINGS = 4 };

/* ---- what is found --------------------------------------------------------------------------------------------- */

/* Keeps the findings in full, for `why`. */
static void keep_why(struct keep *keep, const struct session_trial *trial)
{
    const struct verdict *verdict = trial->verdict;
    struct report report = {.strict = keep->manner.strict,
                            .colour = keep->manner.colour,
                            .all = true,
                            .source = session_source(keep->session)};
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        text_finding(&report, verdict, finding);
    text_clear(&keep->why);
    if (trial->entry && !verdict->docket.kept)
        text_format(&keep->why, "  legal: %s\n", trial->entry);
    text_add(&keep->why, text_string(&report.out));
    report_free(&report);
}

/* Prints one line for each finding, and once what would have been legal. */
static void print_findings(const struct keep *keep, const struct verdict *verdict, struct text *out)
{
    int shown = 0;
    const struct finding *legal = NULL;
    struct text line = {0};
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        if (finding->rule == &common_rules[LOG_SPELLING] || ++shown > MOST_FINDINGS)
            continue; /* how it was read was already printed */
        bool note = finding->ruling == RULING_NOTED;
        text_clear(&line);
        text_format(&line, "%s: %s", note ? "note" : ruling_names[finding->ruling], finding->message);
        if (!note && finding->ruling != RULING_UNREADABLE)
            text_format(&line, " (%s)", finding->rule->code);
        print_wrapped(keep, 2, text_string(&line), out);
        legal = finding->legal_summary || finding->legal_command ? finding : legal;
    }
    if (shown > MOST_FINDINGS)
        text_format(out, "  and %d more; type `why` to see all\n", shown - MOST_FINDINGS);
    if (legal) {
        struct finding here = *legal;
        here.legal_command = legal->legal_command ? "moves" : NULL;
        text_clear(&line);
        text_add(&line, "legal: ");
        print_legal(&here, &line);
        print_wrapped(keep, 2, text_string(&line), out);
    }
    text_free(&line);
}

/* ---- writing --------------------------------------------------------------------------------------------------- */

bool tell_change(struct keep *keep, enum session_change change, struct text *out)
{
    static const char *const why_not[] = {
        [SESSION_NO_POSITION] = "this record has mistakes that stop it here; type `why` to see them",
        [SESSION_NOT_READ] = "this entry is unreadable",
        [SESSION_LEFT_ALONE] = "the log is in brackets or has unusual line ends; nothing was added",
        [SESSION_NO_MORE] = "there is nothing to take back or to restore",
        [SESSION_NO_MOVE] = "the last entry is not a move, so it cannot have a note or a ruling",
    };
    keep->changed |= change == SESSION_FINE;
    if (change == SESSION_FINE)
        return true;
    text_format(out, "  %s\n", why_not[change]);
    keep_came_to(keep, STATUS_MISTAKE);
    return false;
}

static void write_entry(struct keep *keep, struct text *out)
{
    int number = session_entries(keep->session);
    if (!tell_change(keep, session_add(keep->session, text_string(&keep->waiting)), out))
        return;
    struct text line = {0};
    for (const char *lines = text_string(&keep->waiting); take_line(&lines, &line);) {
        const struct session_entry *written = session_entry(keep->session, ++number);
        if (!written)
            continue;
        text_format(out, "%4d  %s\n", written->logged->number, text_string(&line));
        if (*written->assumed)
            text_format(out, "      assumed: %s\n", written->assumed);
        if (*written->sums)
            print_wrapped(keep, 6, written->sums, out);
    }
    text_free(&line);
    const struct verdict *verdict = session_verdict(keep->session);
    const struct finding *last = verdict->docket.last;
    if (last && last->entry == 0 && last->ruling == RULING_FALSE)
        text_format(out, "  a closing claim is now false; %s\n", last->message);
    if (verdict->over)
        text_add(out, "      the game is over; type `score` for the score sheet\n");
}

/* ---- a line ---------------------------------------------------------------------------------------------------- */

/* Shows how the line may continue: the words that all entries have, then the choices. */
static void show_choice(struct keep *keep, struct text *line, int entries, struct text *out)
{
    size_t typed = line->length;
    struct keep_completion next = keep_complete(keep, text_string(line));
    text_add(line, next.line + typed);
    if (line->length > typed)
        next = keep_complete(keep, text_string(line));
    text_format(out, "  %d legal entries begin like this; next:", entries);
    if (line->length > typed) {
        bool blank = line->bytes[line->length - 1] == ' ';
        text_format(out, " %.*s", (int)(line->length - typed - blank), text_string(line) + typed);
    }
    text_format(out, "\n%s", next.list);
}

/* Completes a line that begins only one legal entry; shows the entries if there are several. False: it begins none. */
static bool hear_beginning_of_entry(struct keep *keep, const char *line, struct text *out)
{
    struct text begun = {0};
    text_format(&begun, "%s ", line);
    const struct offers *offers =
        session_offers(keep->session, session_entries(keep->session), text_string(&begun), true);
    int entries = offers && !offers->whole ? offers->entries : 0;
    if (entries == 1) {
        text_clear(&keep->why);
        text_clear(&keep->waiting);
        text_add(&keep->waiting, offers->entry[0].text);
        text_format(&keep->why, "  legal: %s\n", text_string(&keep->waiting));
        write_entry(keep, out);
    } else if (entries > 1) {
        show_choice(keep, &begun, entries, out);
        keep_came_to(keep, STATUS_UNREADABLE);
    }
    text_free(&begun);
    return entries > 0;
}

static void hold_for_ruling(struct keep *keep, const struct session_trial *trial, struct text *out)
{
    keep_came_to(keep, STATUS_MISTAKE);
    if (!keep->manner.asks) {
        text_add(out, "  nothing was written\n");
        return;
    }
    keep->found = !trial->against ? "doubtful" : trial->claims ? "false" : trial->refused ? "impossible" : "illegal";
    keep->may_be_void = !trial->claims;
    keep->may_stand = keep->may_be_void && !trial->refused;
    keep->stage = STAGE_RULING;
}

/* Suggests a command for an unreadable line with one letter wrong. */
static void tell_near_command(const char *line, struct text *out)
{
    struct text word = {0};
    size_t length = strcspn(line, " :");
    if (line[length] == ':')
        return;
    text_add_bytes(&word, line, length);
    struct nearest nearest = {.written = text_string(&word)};
    for (const struct command_row *row = keep_commands; row->name; row++)
        nearest_try(&nearest, row->name);
    if (nearest.best && nearest.distance == 1)
        text_format(out, "  or did you mean the command `%s`?\n", nearest.best);
    text_free(&word);
}

void hear_entry(struct keep *keep, const char *line, struct text *out)
{
    const struct session_trial *trial = session_try(keep->session, session_entries(keep->session), line);
    if (!trial) {
        tell_change(keep, SESSION_NO_POSITION, out);
        return;
    }
    keep_why(keep, trial);
    if (trial->against && hear_beginning_of_entry(keep, line, out))
        return;
    if (!trial->entry) {
        print_findings(keep, trial->verdict, out);
        tell_near_command(line, out);
        if (trial->meant && keep->manner.asks) {
            text_add(&keep->meant, trial->meant);
            text_format(out, "  type `yes` to record `%s`\n", trial->meant);
        }
        keep_came_to(keep, STATUS_UNREADABLE);
        return;
    }
    text_clear(&keep->waiting);
    text_add(&keep->waiting, trial->entry);
    struct text told = {0}, entry = {0};
    for (const char *entries = trial->entry; trial->reworded && take_line(&entries, &entry);) {
        text_clear(&told);
        text_format(&told, "read as `%s`", text_string(&entry));
        print_wrapped(keep, 2, text_string(&told), out);
    }
    text_free(&told);
    text_free(&entry);
    const int *count = trial->verdict->docket.count;
    bool doubt = count[RULING_DOUBTFUL] || count[RULING_UNSETTLED];
    bool against = trial->against > 0 || trial->refused || (doubt && keep->manner.strict);
    if (against || doubt)
        print_findings(keep, trial->verdict, out);
    if (against)
        hold_for_ruling(keep, trial, out);
    else
        write_entry(keep, out);
}

/* ---- rulings --------------------------------------------------------------------------------------------------- */

enum answer { ANSWER_NONE, ANSWER_NO, ANSWER_YES, ANSWER_STANDS, ANSWER_VOID };

/* "rule void" and "ruled: void" are about the entry in question, as "void" is. */
static const char *behind_rule(const char *line)
{
    static const char *const words[] = {"rule", "ruled", "ruling"};
    size_t length = strcspn(line, " :");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (line[length] && length == strlen(words[i]) && strncasecmp(line, words[i], length) == 0)
            return line + length + strspn(line + length, " :");
    return line;
}

/* A command that would change the entry before the one in question is never meant: it is a no. */
static enum answer read_answer(const struct keep *keep, const char *line, bool changes)
{
    static const char *const answers[] = {
        [ANSWER_NO] = "no", [ANSWER_YES] = "yes", [ANSWER_STANDS] = "stands", [ANSWER_VOID] = "void"};
    const bool possible[] = {
        [ANSWER_NO] = true, [ANSWER_YES] = true, [ANSWER_STANDS] = keep->may_stand, [ANSWER_VOID] = keep->may_be_void};
    const char *answered = behind_rule(line);
    size_t length = strcspn(answered, " ");
    if (!length)
        return ANSWER_NO;
    for (enum answer answer = ANSWER_NO; answer <= ANSWER_VOID; answer++)
        if (possible[answer] && length <= strlen(answers[answer])
            && strncasecmp(answered, answers[answer], length) == 0)
            return answer;
    return changes || answered > line ? ANSWER_NO : ANSWER_NONE;
}

bool hear_ruling(struct keep *keep, const char *line, bool changes, struct text *out)
{
    enum answer answer = read_answer(keep, line, changes);
    struct text *entry = &keep->waiting;
    const char *ruling = answer == ANSWER_VOID ? "void" : answer == ANSWER_STANDS ? "stands" : NULL;
    keep->stage = STAGE_ENTRY;
    if (answer == ANSWER_NO || answer == ANSWER_NONE) {
        text_add(out, "  nothing was written\n");
        return answer == ANSWER_NO;
    }
    bool braces = entry->bytes[entry->length - 1] == '}'; /* in the long form it is a key */
    if (ruling && braces)
        text_cut(entry, entry->length - 1);
    if (ruling)
        text_format(entry, braces ? ", ruled: %s}" : " ruled %s", ruling);
    write_entry(keep, out);
    return true;
}
