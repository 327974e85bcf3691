/* The command count: counts a finished game, question by question. */
#include "serve/count/interview.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "base/words.h"
#include "cli/batch/clubs.h"
#include "cli/cli.h"
#include "cli/line_editor.h"
#include "study/sheet.h"

enum { MOST_NAMES = 16 };

struct counting {
    const struct options *options;
    const struct game *game;
    const struct club *club;
    struct interview *interview;
    struct line_editor *editor;
    struct arena arena;
    int line; /* number of the line, for input from a pipe */
    int status;
    struct inquiry inquiry;
    struct text completed; /* the line after Tab */
};

/* ---- lines ------------------------------------------------------------------------------------------------------ */

/* Finds the words that begin so, separated by spaces; returns the length of their common beginning. */
static size_t find_words(const char *words, const char *begun, size_t length, struct text *found)
{
    size_t common = 0;
    const char *first = NULL;
    for (const char *word = words; *word; word = line_after(word)) {
        size_t size = strcspn(word, "\n");
        if (size >= length && strncmp(word, begun, length) == 0 && size) {
            size_t alike = 0;
            while (first && alike < common && word[alike] == first[alike])
                alike++;
            common = first ? alike : size;
            first = first ? first : word;
            text_format(found, "%s%.*s", found->length ? " " : "", (int)size, word);
        }
    }
    return common;
}

static struct line_completion complete(void *context, const char *line)
{
    struct counting *counting = context;
    struct text words = {0}, found = {0};
    const char *begun = line + strlen(line);
    while (begun > line && !strchr(" ,;", begun[-1]))
        begun--;
    size_t length = strlen(begun);
    if (counting->interview)
        interview_words(counting->interview, &counting->inquiry, &words);
    size_t common = find_words(text_string(&words), begun, length, &found);
    bool several = strchr(text_string(&found), ' ') != NULL;
    text_clear(&counting->completed);
    text_format(&counting->completed, "%s%.*s%s", line, common > length ? (int)(common - length) : 0,
                found.length ? text_string(&found) + length : "", found.length && !several ? " " : "");
    const char *list = several && common <= length ? arena_format(&counting->arena, "%s\n", text_string(&found)) : "";
    text_free(&words);
    text_free(&found);
    return (struct line_completion){text_string(&counting->completed), list};
}

/* The next line; NULL at the end. */
static const char *ask(struct counting *counting, const char *prompt)
{
    struct text question = {0};
    text_format(&question, "%s: ", prompt);
    const char *line = line_editor_read(counting->editor, text_string(&question));
    text_free(&question);
    counting->line += line != NULL;
    if (!line && line_editor_asks(counting->editor))
        putchar('\n');
    return line;
}

/* After a wrong answer a person is asked again; a pipe ends here. True: ask again. */
static bool object(struct counting *counting, struct text *why)
{
    if (line_editor_asks(counting->editor)) {
        text_char(why, '\n');
        put_text(why);
        return true;
    }
    counting->status = complain(STATUS_UNREADABLE, "line %d: %s", counting->line, text_string(why));
    return false;
}

static void tell(const char *sentence)
{
    struct text out = {0};
    text_format(&out, "%s\n", sentence);
    put_prose(&out);
}

/* ---- who played ------------------------------------------------------------------------------------------------- */

/* "anna, ben and carl": the last `and` is between two names, as a comma is; not in "ann and bob, cy and dee". Without
   commas every `and` is. */
static void cut_at_and(char *line)
{
    char *last = strrchr(line, ','), *from = last ? last : line, *found = strstr(line, " and ");
    if (last && found && found < last)
        return;
    while ((found = strstr(from, " and "))) {
        memset(found, ' ', strlen(" and "));
        found[strlen(" and")] = last ? ',' : ' ';
    }
}

/* "anna, ben" and "anna ben" are two names; with commas, names may have spaces. */
static int split_names(struct arena *arena, const char *line, const char *names[MOST_NAMES])
{
    char *save, *copy = arena_string(arena, line);
    cut_at_and(copy);
    const char *between = strchr(line, ',') ? "," : " \t";
    int count = 0;
    for (char *name = strtok_r(copy, between, &save); name && count < MOST_NAMES;
         name = strtok_r(NULL, between, &save)) {
        name += strspn(name, " \t");
        size_t length = strlen(name);
        while (length && strchr(" \t", name[length - 1]))
            name[--length] = '\0';
        if (length)
            names[count++] = name;
    }
    return count;
}

static bool begin(struct counting *counting, int count, const char *const *names, struct text *why)
{
    counting->interview = interview_open(counting->game, counting->club, count, names, why);
    return counting->interview != NULL;
}

/* An empty line means the example names, if the game has only one number of players. */
static const char *names_meant(const struct game *game, const char *line)
{
    return !line[strspn(line, " \t")] && game->seats_min == game->seats_max ? game->count->names : line;
}

static bool ask_names(struct counting *counting)
{
    struct text question = {0}, why = {0};
    const char *names[MOST_NAMES], *line = NULL;
    const struct game *game = counting->game;
    if (game->seats_min == game->seats_max)
        text_format(&question, "players (%d names; Enter: %s)", game->seats_min, game->count->names);
    else
        text_format(&question, "players (%d to %d names, for example %s)", game->seats_min, game->seats_max,
                    game->count->names);
    do {
        text_clear(&why);
        line = ask(counting, text_string(&question));
    } while (line
             && !begin(counting, split_names(&counting->arena, names_meant(counting->game, line), names), names, &why)
             && object(counting, &why));
    text_free(&question);
    text_free(&why);
    return counting->interview != NULL;
}

static bool find_names(struct counting *counting)
{
    struct text why = {0};
    const struct options *options = counting->options;
    if (options->operand_count == 1)
        return ask_names(counting);
    const char *names[MOST_NAMES];
    int count = 0;
    while (count < MOST_NAMES && options->operands[count + 1]) {
        names[count] = options->operands[count + 1];
        count++;
    }
    if (count == 1) /* anna,ben */
        count = split_names(&counting->arena, names[0], names);
    bool begun = begin(counting, count, names, &why);
    if (!begun)
        counting->status = complain(STATUS_USAGE, "%s", text_string(&why));
    text_free(&why);
    return begun;
}

/* ---- question and answer ---------------------------------------------------------------------------------------- */

/* Answers a line that is not an answer: help, back (`undo`, as at the prompt of keep). True: it was one. */
static bool hear_word(struct counting *counting, const char *line)
{
    struct text out = {0};
    line += strspn(line, " \t");
    size_t length = strcspn(line, " \t");
    bool four = length == 4, help = four && strncasecmp(line, "help", 4) == 0,
         back = four && (strncasecmp(line, "back", 4) == 0 || strncasecmp(line, "undo", 4) == 0);
    if (help)
        interview_help(counting->interview, &counting->inquiry, &out);
    else if (back && !interview_back(counting->interview))
        text_add(&out, "this is the first question");
    if (out.length)
        tell(text_string(&out));
    text_free(&out);
    return help || back;
}

/* True: there is more to ask. */
static bool hear(struct counting *counting, const char *line)
{
    struct text why = {0};
    bool goes_on = true;
    if (!hear_word(counting, line) && !interview_answer(counting->interview, &counting->inquiry, line, &why))
        goes_on = object(counting, &why);
    text_free(&why);
    return goes_on;
}

static void converse(struct counting *counting)
{
    struct text prompt = {0};
    const char *line = "";
    bool goes_on = true;
    while (goes_on && line && interview_next(counting->interview, counting->options->all, &counting->inquiry)) {
        text_clear(&prompt);
        interview_prompt(counting->interview, &counting->inquiry, &prompt);
        line = ask(counting, text_string(&prompt));
        goes_on = line && hear(counting, line);
    }
    text_free(&prompt);
}

/* Reports answers that were not asked for, so that they are not lost silently. */
static void tell_unread(struct counting *counting)
{
    int unread = 0;
    const char *line;
    while (!line_editor_asks(counting->editor) && (line = line_editor_read(counting->editor, "")))
        unread += line[strspn(line, " \t")] != '\0';
    if (unread)
        complain(STATUS_FINE, "%d more line%s not read, because the winner cannot change; --all asks for everything",
                 unread, unread == 1 ? " was" : "s were");
}

/* ---- what comes of it ------------------------------------------------------------------------------------------- */

static int write_record(const struct counting *counting)
{
    const char *path = counting->options->output;
    struct text record = {0};
    interview_record(counting->interview, &record);
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0666), why = errno;
    bool written = file >= 0 && write(file, record.bytes, record.length) == (ssize_t)record.length;
    why = written || file < 0 ? why : errno;
    text_free(&record);
    if (file >= 0 && close(file) == 0 && written)
        return STATUS_FINE;
    if (file >= 0)
        unlink(path); /* made here: it would be in the way of the next attempt */
    return complain(STATUS_FAULT, "cannot write %s: %s", path, strerror(why));
}

static void print_outcome(struct counting *counting)
{
    const struct verdict *verdict = interview_verdict(counting->interview);
    struct text out = {0};
    bool open = verdict->standing.winners_open;
    print_sheet(&verdict->match, &verdict->standing, true, &out);
    interview_doubts(counting->interview, "doubtful: ", &out);
    if (!open && !counting->options->all && interview_is_short(counting->interview))
        text_add(&out, "no further answer can change who won; --all asks for the rest\n");
    put_text(&out);
}

static int run_counting(struct counting *counting)
{
    counting->editor = line_editor_open(complete, counting);
    if (line_editor_asks(counting->editor)) {
        struct text greeting = {0};
        text_format(&greeting,
                    "%.*s, final count. Press Enter if you do not know. Type help, or back for the previous question. "
                    "Ctrl-D stops.",
                    (int)strcspn(counting->game->title, ","), counting->game->title);
        tell(text_string(&greeting));
        text_free(&greeting);
    }
    if (find_names(counting))
        converse(counting);
    if (counting->interview && counting->status == STATUS_FINE) {
        tell_unread(counting);
        print_outcome(counting);
    }
    if (counting->interview && counting->options->output && interview_answers(counting->interview)) {
        int written = write_record(counting);
        counting->status = written == STATUS_FINE ? counting->status : written;
    }
    return counting->status;
}

int run_count(const struct options *options)
{
    struct counting counting = {.options = options};
    counting.game = game_wanted(options->operands[0], &counting.status);
    if (!counting.game)
        return counting.status;
    if (!counting.game->count || !counting.game->count->questions)
        return complain(STATUS_USAGE, "%s has no final count", counting.game->id);
    if (options->output && (access(options->output, F_OK) == 0 || errno != ENOENT))
        return complain(STATUS_USAGE, "%s already exists; count writes only a new file", options->output);
    int status = club_of_one(options, options->output ? options->output : "count.yaml", &counting.club);
    if (status)
        return status;
    status = run_counting(&counting);
    if (counting.interview)
        interview_close(counting.interview);
    line_editor_close(counting.editor);
    text_free(&counting.completed);
    arena_free(&counting.arena);
    return status;
}
