/* Keeping a record: the commands. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/words.h"
#include "replay/position.h"
#include "report/report.h"
#include "serve/keep/keep_stage.h"
#include "study/explain/explain.h"
#include "study/prose.h"
#include "study/sheet.h"

enum { MOST_LISTED = 40 };

/* ---- undo and redo --------------------------------------------------------------------------------------------- */

static void run_undo(struct keep *keep, const char *operands, struct text *out)
{
    long count = 1;
    int before = session_entries(keep->session);
    text_clear(&keep->why);
    if (*operands && !read_number(operands, 1, 1000000, &count)) {
        text_add(out, "  type `undo`, or `undo` and the number of entries\n");
        return;
    }
    struct text last = {0};
    const struct session_entry *entry = session_entry(keep->session, before);
    text_add(&last, entry ? entry->text : "");
    bool undone = tell_change(keep, session_undo(keep->session, (int)count), out);
    int gone = before - session_entries(keep->session);
    if (undone && gone == 1)
        text_format(out, "  taken back: %d  %s\n", before, text_string(&last));
    else if (undone)
        text_format(out, "  taken back: entries %d to %d; `redo` restores them one by one\n", before - gone + 1,
                    before);
    text_free(&last);
}

/* `redo` puts the entry back. */
static void run_delete(struct keep *keep, const char *operands, struct text *out)
{
    long number = 0;
    int entries = session_entries(keep->session);
    struct text gone = {0};
    if (!entries) {
        keep_complain(keep, out, "there is no entry to delete");
        return;
    }
    if (!read_number(operands, 1, entries, &number)) {
        keep_complain(keep, out, "type `delete` and the number of an entry, from 1 to %d", entries);
        return;
    }
    text_add(&gone, session_entry(keep->session, (int)number)->text);
    if (tell_change(keep, session_delete(keep->session, (int)number), out))
        text_format(out, "  deleted: %ld  %s; `redo` restores it\n", number, text_string(&gone));
    text_free(&gone);
    text_clear(&keep->why);
}

static void run_save(struct keep *keep, const char *operands, struct text *out)
{
    (void)operands;
    text_format(out, "  everything is already in %s\n", session_source(keep->session)->name);
}

static void print_last(const struct keep *keep, struct text *out)
{
    const struct session_entry *entry = session_entry(keep->session, session_entries(keep->session));
    if (entry)
        text_format(out, "%4d  %s\n", entry->logged->number, entry->text);
}

static void run_redo(struct keep *keep, const char *operands, struct text *out)
{
    (void)operands;
    if (tell_change(keep, session_redo(keep->session), out))
        print_last(keep, out);
}

/* ---- looking --------------------------------------------------------------------------------------------------- */

/* Does the line have, for each of the words, a word that begins with it? */
static bool has_words(const char *line, const char *words)
{
    static const char between[] = " ,:{}[]";
    while (*words) {
        size_t length = strcspn(words, " ");
        bool found = false;
        for (const char *at = line; *at && !found; at++)
            found = (at == line || strchr(between, at[-1])) && strncasecmp(at, words, length) == 0;
        if (!found)
            return false;
        words += length + strspn(words + length, " ");
    }
    return true;
}

/* Prints the described entries, which are not listed, that have the words. Returns whether there are any. */
static bool print_described(const struct keep *keep, const char *lines, const char *words, struct text *out)
{
    size_t before = out->length;
    struct text line = {0};
    while (take_line(&lines, &line))
        if (has_words(text_string(&line), words))
            print_indented(keep, text_string(&line), out);
    text_free(&line);
    return out->length > before;
}

static void run_moves(struct keep *keep, const char *operands, struct text *out)
{
    const struct offers *offers = session_offers(keep->session, session_entries(keep->session), "", true);
    int shown = 0;
    begin_choices(keep, "");
    for (int i = 0; offers && i < offers->entries; i++)
        if (has_words(offers->entry[i].text, operands) && shown++ < MOST_LISTED)
            list_entry(keep, &offers->entry[i], out);
    if (shown > MOST_LISTED)
        text_format(out, "  and %d more; add words to narrow the list down, as in `moves ben`\n", shown - MOST_LISTED);
    bool described = offers && print_described(keep, offers->unlisted, operands, out);
    if (offers && !*operands)
        print_indented(keep, offers->notation, out);
    if (!shown && !described)
        text_add(out, *operands ? "  no legal entry has these words\n" : "  none\n");
}

/* The position that the operands name: the last, or the one after that entry. False, after saying so: there is none. */
static bool find_position(struct keep *keep, const char *operands, int *position, struct text *out)
{
    int entries = session_entries(keep->session);
    long after = entries;
    bool known = !*operands || read_number(operands, 0, entries, &after);
    if (!known)
        text_format(out, "  give the number of an entry, from 0 to %d\n", entries);
    *position = (int)after;
    return known;
}

/* Prints prose, wrapped if a person is at a terminal. */
static void tell(const struct keep *keep, struct text *told, struct text *out)
{
    if (keep->manner.asks)
        print_prose(text_string(told), keep->width, out);
    else
        text_add(out, text_string(told));
    text_free(told);
}

static void run_show(struct keep *keep, const char *operands, struct text *out)
{
    int position;
    struct text told = {0};
    if (find_position(keep, operands, &position, out)
        && !session_picture(keep->session, position, false, keep->manner.colour, &told))
        text_add(&told, "  there is no picture of this position\n");
    tell(keep, &told, out);
}

static void run_score(struct keep *keep, const char *operands, struct text *out)
{
    int position;
    struct text told = {0};
    if (find_position(keep, operands, &position, out) && !session_sheet(keep->session, position, &told))
        text_add(&told, "  there is no score yet\n");
    tell(keep, &told, out);
}

static void run_why(struct keep *keep, const char *operands, struct text *out)
{
    (void)operands;
    const struct verdict *verdict = session_judgement(keep->session);
    if (keep->why.length)
        text_add(out, text_string(&keep->why));
    else if (verdict && verdict->docket.first)
        keep_report(keep, keep->manner.colour, out);
    else
        text_add(out, "  no mistakes found\n");
}

static void run_explain(struct keep *keep, const char *operands, struct text *out)
{
    struct text told = {0};
    if (!*operands && !keep_game(keep))
        text_add(&told, "  explain what? Name a rule, a verb, a card or a term\n");
    else if (!explain(operands, keep_game(keep), &told))
        text_char(&told, '\n');
    tell(keep, &told, out);
}

/* ---- writing besides entries ----------------------------------------------------------------------------------- */

static void run_note(struct keep *keep, const char *operands, struct text *out)
{
    if (!*operands)
        text_add(out, "  type `note` and the text for the last entry\n");
    else if (tell_change(keep, session_note(keep->session, operands), out))
        text_format(out, "  note added to entry %d\n", session_entries(keep->session));
}

static void run_rule(struct keep *keep, const char *operands, struct text *out)
{
    bool stands = names_alike(operands, "stands");
    if (!stands && !names_alike(operands, "void")) {
        text_add(out, "  type `rule stands` or `rule void`: what the players decided about the last entry\n");
        return;
    }
    if (!tell_change(keep, session_rule(keep->session, stands), out))
        return;
    print_last(keep, out);
    text_clear(&keep->why);
    const struct session_entry *last = session_entry(keep->session, session_entries(keep->session));
    const struct finding *finding = last->findings;
    for (int i = 0; i < last->finding_count; i++, finding = finding->next)
        if (finding->ruling == RULING_FALSE)
            text_format(out, "  false: %s\n", finding->message);
}

/* Prints the words in pairs: `between` between them, and a comma after each pair. */
static void print_pairs(struct keep *keep, const char *words, const char *between, struct text *out)
{
    const struct match *match = &session_verdict(keep->session)->match;
    const void *state = session_state(keep->session, session_entries(keep->session));
    size_t length;
    for (bool first = true; *(words += strspn(words, " ,")); words += length, first = !first) {
        int actor;
        length = state ? position_line_actor(match, words, &actor) : 0; /* a player's name may have spaces */
        length = length ? length : strcspn(words, " ,");
        print_word(arena_copy(&keep->arena, words, length), out);
        text_add(out, first ? between : ", ");
    }
}

/* `ada 12 ben 9` are scores, `winner ada`, `over`; words with a colon are written as they are. */
static void run_claim(struct keep *keep, const char *operands, struct text *out)
{
    struct text claims = {0};
    bool winner = strncasecmp(operands, "winner", strlen("winner")) == 0;
    if (!*operands) {
        text_add(out, "  type `claim ada 12 ben 9`, `claim winner ada`, `claim over` or `claim to-act: [ada]`\n");
        return;
    }
    text_add(&claims, "claims: {");
    if (strchr(operands, ':'))
        text_add(&claims, operands);
    else if (names_alike(operands, "over"))
        text_add(&claims, "over: true");
    else if (winner) {
        text_add(&claims, "winners: [");
        print_pairs(keep, operands + strcspn(operands, " "), ", ", &claims);
        text_char(&claims, ']');
    } else {
        text_add(&claims, "scores: {");
        print_pairs(keep, operands, ": ", &claims);
        text_char(&claims, '}');
    }
    text_char(&claims, '}');
    hear_entry(keep, text_string(&claims), out);
    text_free(&claims);
}

static void run_mend(struct keep *keep, const char *operands, struct text *out)
{
    struct text changed = {0}, says = {0};
    enum mended mended = session_mend(keep->session, false, out, &changed, &says);
    if (mended == MENDED_PROPOSED && same(operands, "write") && says.length) {
        session_read(keep->session, session_source(keep->session)->name, text_string(&changed), changed.length);
        keep->changed = true;
        text_format(out, "written:\n%s", text_string(&says));
    } else if (mended == MENDED_PROPOSED)
        text_add(out, says.length ? "  `mend write` applies the first proposal\n"
                                  : "  not written, because as many mistakes would remain\n");
    else if (!out->length)
        text_add(out, "  nothing to mend\n");
    text_free(&says);
    text_free(&changed);
}

/* ---- all of them ----------------------------------------------------------------------------------------------- */

static void run_quit(struct keep *keep, const char *operands, struct text *out)
{
    (void)operands, (void)out;
    keep->ended = true;
}

static void run_help(struct keep *keep, const char *operands, struct text *out)
{
    (void)operands;
    struct text told = {0}, usage = {0};
    text_add(&told,
             "  NAME: entry          record an entry (without NAME, of the player to act); Tab shows the legal words\n"
             "  17                   choose that number from the list that Tab or `moves` has just shown\n");
    for (const struct command_row *row = keep_commands; row->name; row++) {
        text_clear(&usage);
        text_format(&usage, "%s%s%s", row->name, *row->operands ? " " : "", row->operands);
        text_format(&told, "  %-20s %s\n", text_string(&usage), row->doc);
    }
    text_add(&told, "  :WORD                run the command WORD, even if the game has a verb of that name\n");
    text_free(&usage);
    tell(keep, &told, out);
}

const struct command_row keep_commands[] = {
    {"undo", "[N]", "take back the last entry, or the last N", run_undo, false, "back oops", true},
    {"redo", "", "restore an entry that was taken back or deleted", run_redo, false},
    {"delete", "N", "delete entry N", run_delete, false},
    {"moves", "[WORD...]", "list the legal entries, or those with these words", run_moves, true, "list"},
    {"show", "[N]", "draw the position now, or after entry N", run_show, true, "board map"},
    {"score", "[N]", "print the score sheet, now or after entry N", run_score, true},
    {"why", "", "show in full what is wrong with what was typed last", run_why, true},
    {"explain", "WORD...", "explain a rule, a verb, a card or a term", run_explain, true},
    {"note", "TEXT", "add a note to the last entry", run_note, false, .about_last = true},
    {"rule", "stands|void", "rule on the last entry: it stands, or it is taken back", run_rule, false,
     .about_last = true},
    {"claim", "NAME POINTS...", "check a claim about the score, and record it", run_claim, false},
    {"mend", "[write]", "propose fixes for the mistakes; `write` applies the first", run_mend, false},
    {"help", "", "show this list", run_help, true, "?"},
    {"save", "", "show where the record is; every entry is saved at once", run_save, true},
    {"quit", "", "stop; everything is already written", run_quit, false, "exit q bye"},
    {0},
};

/* Is it the name of the command, or one of its other words? */
static bool is_called(const struct command_row *row, const char *line, size_t length)
{
    bool called = strlen(row->name) == length && strncasecmp(row->name, line, length) == 0;
    for (const char *other = row->other; other && !called; other = strchr(other, ' '))
        called = strcspn(other += *other == ' ', " ") == length && strncasecmp(other, line, length) == 0;
    return called;
}

/* Do all words after the command belong to it? If not, the line is an entry: "moves two troops from c3 to e5". */
static bool belongs(struct keep *keep, const struct command_row *row, const char *operands)
{
    if (!*operands || !*row->operands)
        return !*operands;
    if (row->run == run_moves) {
        /* `moves` lists what has these words; without any, the line is something else. */
        const struct offers *offers = session_offers(keep->session, session_entries(keep->session), "", true);
        struct text described = {0};
        bool has = offers && print_described(keep, offers->unlisted, operands, &described);
        for (int i = 0; offers && i < offers->entries && !has; i++)
            has = has_words(offers->entry[i].text, operands);
        text_free(&described);
        return has;
    }
    if (same(row->operands, "[N]") || same(row->operands, "N"))
        return !operands[strspn(operands, "0123456789")];
    return *row->operands != '[' || same(operands, "write");
}

const struct command_row *command_of(struct keep *keep, const char *line, const char **operands)
{
    bool marked = *line == '/' || *line == ':';
    line += marked;
    size_t length = strcspn(line, " ");
    *operands = line + length + strspn(line + length, " ");
    const struct command_row *row = keep_commands;
    while (row->name && !is_called(row, line, length))
        row++;
    const struct game *game = keep_game(keep);
    if (row->name && (!*row->operands || *row->operands == '[') && one_of("now that it please", *operands))
        *operands = ""; /* "quit now", "undo that" */
    if (!row->name || marked || !game)
        return row->name ? row : NULL;
    if (verb_named(game, row->name) >= 0)
        return NULL;
    if (keep->stage < STAGE_ENTRY || belongs(keep, row, *operands))
        return row;
    /* It may be a sentence that begins like a command. */
    const struct session_trial *trial = session_try(keep->session, session_entries(keep->session), line);
    return trial && !trial->unread ? NULL : row;
}
