/* keep RECORD: keeps the game of a record once more, without terminal and file, and prints what an entry takes: milliseconds of CPU time
   on average and at most, the same for Tab on the empty line, keystrokes with Tab and numbers, keystrokes when it is typed into the file. */
#include "serve/keep/keep.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LONGEST = 4000 };

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

struct measure {
    double sum, most;
    long count;
};

static void add(struct measure *measure, double value)
{
    measure->sum += value;
    measure->most = value > measure->most ? value : measure->most;
    measure->count++;
}

static double mean(const struct measure *measure)
{
    return measure->count ? measure->sum / (double)measure->count : 0;
}

/* ---- keystrokes ------------------------------------------------------------------------------------------------- */

/* How many letters of the wanted line are there already; -1: it is another line. A space at the end does not matter. */
static int agrees(const char *line, const char *wanted)
{
    size_t length = strlen(line), whole = strlen(wanted);
    if (length == whole + 1 && line[whole] == ' ')
        length--;
    return length <= whole && strncmp(line, wanted, length) == 0 ? (int)length : -1;
}

/* The number under which the list shows the entry; 0: it does not. */
static int number_in(const char *list, const char *entry)
{
    for (const char *line = list; *line; line += strcspn(line, "\n") + (line[strcspn(line, "\n")] == '\n')) {
        char *text;
        long number = strtol(line, &text, 10);
        size_t length = strlen(entry);
        if (number > 0 && strncmp(text, "  ", 2) == 0 && strncmp(text + 2, entry, length) == 0
            && strchr(" \n", text[2 + length]))
            return (int)number;
    }
    return 0;
}

static int digits(int number)
{
    return number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : 4;
}

/* A player who presses Tab wherever it writes at least two letters, or shows the entry with a short number; else types the next one. */
static int keystrokes(struct keep *keep, const char *entry, const char *value)
{
    char line[LONGEST] = "";
    int strokes = 0;
    for (;;) {
        int there = agrees(line, value);
        if (there == (int)strlen(value))
            return strokes + 1;
        struct keep_completion completion = keep_complete(keep, line);
        int then = agrees(completion.line, value), number = number_in(completion.list, entry);
        if (number && 1 + digits(number) < (int)strlen(value) - there)
            return strokes + 1 + digits(number) + 1;
        if (then >= there + 2)
            snprintf(line, sizeof line, "%s", completion.line);
        else
            snprintf(line, sizeof line, "%.*s", (int)strlen(line) + 1, value);
        strokes++;
    }
}

/* ---- the game --------------------------------------------------------------------------------------------------- */

static char *read_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    struct text text = {0};
    char piece[4096];
    for (size_t got; file && (got = fread(piece, 1, sizeof piece, file)) > 0;)
        text_add_bytes(&text, piece, got);
    if (file)
        fclose(file);
    text_add(&text, "");
    return text.bytes;
}

/* What the player to act need not say. */
static const char *without_name(struct session *session, const char *entry)
{
    struct text actor = {0};
    session_to_act(session, session_entries(session), &actor);
    size_t length = actor.length;
    bool theirs = strncmp(entry, text_string(&actor), length) == 0 && strncmp(entry + length, ": ", 2) == 0;
    text_free(&actor);
    return theirs ? entry + length + 2 : entry;
}

int main(int argc, char **argv)
{
    struct measure answered = {0}, tab = {0}, kept = {0}, typed = {0};
    char *record = argc == 2 ? read_file(argv[1]) : NULL;
    char *log = record ? strstr(record, "\nlog:\n") : NULL;
    if (!log)
        return 1;
    log += strlen("\nlog:\n");
    struct session *session = session_open((struct session_manner){0});
    session_read(session, argv[1], record, (size_t)(log - record));
    struct keep *keep = keep_open(session, (struct keep_manner){.asks = true});
    keep_fit(keep, 100);
    struct text out = {0};
    for (char *line = strtok(log, "\n"); line && strncmp(line, "  - ", 4) == 0; line = strtok(NULL, "\n")) {
        const char *entry = line + 4, *value = without_name(session, entry);
        double begun = now();
        keep_complete(keep, "");
        add(&tab, now() - begun);
        add(&kept, keystrokes(keep, entry, value));
        add(&typed, (double)strlen(line) + 1);
        begun = now();
        keep_hear(keep, entry, &out);
        keep_prompt(keep, &out);
        add(&answered, now() - begun);
        text_clear(&out);
    }
    printf("%ld %.3f %.3f %.3f %.3f %.1f %.1f\n", answered.count, mean(&answered), answered.most, mean(&tab), tab.most,
           mean(&kept), mean(&typed));
    bool all = session_entries(session) == answered.count;
    text_free(&out);
    keep_close(keep);
    session_close(session);
    free(record);
    return all ? 0 : 1;
}
