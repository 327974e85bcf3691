/* Lines from the keyboard. Editing uses libedit, whose licence is permissive; a program built without it reads plain
   lines. */
#include "cli/line_editor.h"

#include <errno.h>
#include <limits.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#include "base/arena.h"
#include "base/words.h"
#include "cli/cli.h"

#ifdef LINE_EDITING
#include <histedit.h>
#endif

enum { REMEMBERED = 1000 };

struct line_editor {
    bool asks;
    struct line_completion (*complete)(void *context, const char *line);
    void *context;
    char *line; /* from getline */
    size_t room;
    struct text edited;
    bool torn; /* the last line contains a NUL */
    const char *prompt;
#ifdef LINE_EDITING
    EditLine *terminal;
    History *history;
#endif
};

bool line_editor_asks(const struct line_editor *editor)
{
    return editor->asks;
}

bool line_editor_torn(const struct line_editor *editor)
{
    return editor->torn;
}

int line_editor_width(const struct line_editor *editor)
{
    struct winsize size;
    return editor->asks && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/* Flushed, so that nothing is lost if the program is killed, and the prompt is there before the answer. */
static const char *read_plain(struct line_editor *editor, const char *prompt)
{
    if (editor->asks)
        fputs(prompt, stdout);
    fflush(stdout);
    ssize_t length = getline(&editor->line, &editor->room, stdin);
    if (length < 0)
        return NULL;
    editor->torn = memchr(editor->line, '\0', (size_t)length);
    while (length > 0 && strchr("\r\n", editor->line[length - 1]))
        editor->line[--length] = '\0';
    return editor->line;
}

#ifdef LINE_EDITING

static struct line_editor *editor_of(EditLine *terminal)
{
    struct line_editor *editor = NULL;
    el_get(terminal, EL_CLIENTDATA, &editor);
    return editor;
}

static char *show_prompt(EditLine *terminal)
{
    return (char *)editor_of(terminal)->prompt;
}

static void delete_points(EditLine *terminal, const char *bytes)
{
    int points = code_points(bytes, strlen(bytes));
    if (points)
        el_deletestr(terminal, points);
}

static unsigned char complete(EditLine *terminal, int key)
{
    (void)key;
    struct line_editor *editor = editor_of(terminal);
    const LineInfo *info = el_line(terminal);
    text_clear(&editor->edited);
    text_add_bytes(&editor->edited, info->buffer, (size_t)(info->cursor - info->buffer));
    const char *before = text_string(&editor->edited);
    struct line_completion completion = editor->complete(editor->context, before);
    if (*completion.list) {
        struct text list = {0};
        text_format(&list, "\n%s", completion.list);
        put_screens(&list, false);
        fflush(stdout);
        return CC_REDISPLAY;
    }
    if (same(before, completion.line))
        return CC_REFRESH_BEEP;
    size_t kept = 0;
    while (before[kept] && before[kept] == completion.line[kept])
        kept++;
    kept = cut_length(before, strlen(before), kept);
    delete_points(terminal, before + kept);
    if (completion.line[kept])
        el_insertstr(terminal, completion.line + kept);
    return CC_REFRESH;
}

/* An interrupt discards the line and does not end the program. */
static unsigned char cancel(EditLine *terminal, int key)
{
    (void)key;
    const LineInfo *info = el_line(terminal);
    el_cursor(terminal, code_points(info->cursor, (size_t)(info->lastchar - info->cursor)));
    struct text all = {0};
    text_add_bytes(&all, info->buffer, (size_t)(info->lastchar - info->buffer));
    delete_points(terminal, text_string(&all));
    text_free(&all);
    return CC_REFRESH;
}

/* Restores the terminal for other programs while suspended. */
static unsigned char suspend(EditLine *terminal, int key)
{
    (void)key;
    struct sigaction usual = {.sa_handler = SIG_DFL}, before;
    el_set(terminal, EL_PREP_TERM, 0);
    sigaction(SIGTSTP, &usual, &before);
    raise(SIGTSTP);
    sigaction(SIGTSTP, &before, NULL);
    el_set(terminal, EL_PREP_TERM, 1);
    return CC_REDISPLAY;
}

/* ---- signals: libedit itself would change what it is just working on, so its own handlers are not used ---- */

static volatile sig_atomic_t resized, continued;
static struct termios usual_terminal;

static void note_signal(int number)
{
    *(number == SIGWINCH ? &resized : &continued) = 1;
}

/* Gives the terminal back as it was, and ends as without a handler. */
static void end_by_signal(int number)
{
    tcsetattr(STDIN_FILENO, TCSANOW, &usual_terminal);
    signal(number, SIG_DFL);
    raise(number);
}

static void hear_signals(void)
{
    static const int ends[] = {SIGINT, SIGQUIT, SIGHUP, SIGTERM};
    struct sigaction note = {.sa_handler = note_signal, .sa_flags = SA_RESTART}, end = {.sa_handler = end_by_signal};
    struct sigaction before;
    if (tcgetattr(STDIN_FILENO, &usual_terminal) < 0)
        return;
    sigaction(SIGWINCH, &note, NULL);
    sigaction(SIGCONT, &note, NULL);
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        if (sigaction(ends[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN)
            sigaction(ends[i], &end, NULL);
}

/* What the terminal needs after signals, between two keys. */
static void obey_signals(EditLine *terminal)
{
    bool again = continued, drawn = again || resized;
    continued = 0;
    if (again)
        el_set(terminal, EL_PREP_TERM, 1);
    if (resized) {
        resized = 0;
        el_resize(terminal);
    }
    if (drawn)
        el_set(terminal, EL_REFRESH);
}

/* Reads one character. Returns how many: 0 at the end of input, -1 after an error. */
static int read_key(EditLine *terminal, wchar_t *key)
{
    char bytes[MB_LEN_MAX];
    size_t count = 0;
    for (;;) {
        struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
        obey_signals(terminal);
        if (poll(&input, 1, -1) < 0) {
            if (errno != EINTR)
                return -1;
            continue;
        }
        ssize_t got = read(STDIN_FILENO, bytes + count, 1);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return (int)got;
        mbstate_t state = {0};
        size_t used = mbrtowc(key, bytes, ++count, &state);
        if (used == (size_t)-1 || (used == (size_t)-2 && count == sizeof bytes))
            count = 0; /* no character: left out */
        else if (used != (size_t)-2)
            return 1;
    }
}

/* Takes UTF-8 characters, without the rules of a language: in Turkish a capital I is not the capital of i. */
static void choose_letters(void)
{
    if (!setlocale(LC_CTYPE, "C.UTF-8"))
        setlocale(LC_CTYPE, "");
}

static void open_terminal(struct line_editor *editor)
{
    HistEvent event;
    if (!editor->asks || !getenv("TERM") || terminal_is_dumb())
        return;
    choose_letters();
    editor->terminal = el_init("referee", stdin, stdout, stderr);
    editor->history = history_init();
    if (!editor->terminal || !editor->history)
        return;
    history(editor->history, &event, H_SETSIZE, REMEMBERED);
    history(editor->history, &event, H_SETUNIQUE, 1);
    el_set(editor->terminal, EL_CLIENTDATA, editor);
    el_set(editor->terminal, EL_PROMPT, show_prompt);
    el_set(editor->terminal, EL_EDITOR, "emacs");
    el_set(editor->terminal, EL_SIGNAL, 0);
    el_set(editor->terminal, EL_GETCFN, read_key);
    hear_signals();
    el_set(editor->terminal, EL_HIST, history, editor->history);
    el_set(editor->terminal, EL_ADDFN, "complete", "show the legal words", complete);
    el_set(editor->terminal, EL_BIND, "^I", "complete", NULL);
    el_set(editor->terminal, EL_ADDFN, "cancel", "discard the line", cancel);
    el_set(editor->terminal, EL_BIND, "^C", "cancel", NULL);
    el_set(editor->terminal, EL_BIND, "^R", "em-inc-search-prev", NULL);
    el_set(editor->terminal, EL_ADDFN, "suspend", "suspend the program", suspend);
    el_set(editor->terminal, EL_BIND, "^Z", "suspend", NULL);
    el_set(editor->terminal, EL_SETTY, "-d", "-isig", NULL); /* while a line is edited, these keys are ordinary keys */
}

static const char *read_edited(struct line_editor *editor, const char *prompt)
{
    int length = 0;
    editor->prompt = prompt;
    fflush(stdout);
    const char *line = el_gets(editor->terminal, &length);
    if (!line || length <= 0)
        return NULL;
    editor->torn = memchr(line, '\0', (size_t)length);
    text_clear(&editor->edited);
    text_add_bytes(&editor->edited, line, strcspn(line, "\r\n"));
    return text_string(&editor->edited);
}

const char *line_editor_read(struct line_editor *editor, const char *prompt)
{
    return editor->terminal ? read_edited(editor, prompt) : read_plain(editor, prompt);
}

void line_editor_remember(struct line_editor *editor, const char *line)
{
    HistEvent event;
    if (editor->terminal && *line)
        history(editor->history, &event, H_ENTER, line);
}

static void close_terminal(struct line_editor *editor)
{
    if (editor->terminal)
        el_end(editor->terminal);
    if (editor->history)
        history_end(editor->history);
}

#else

static void open_terminal(struct line_editor *editor)
{
    (void)editor;
}

const char *line_editor_read(struct line_editor *editor, const char *prompt)
{
    return read_plain(editor, prompt);
}

void line_editor_remember(struct line_editor *editor, const char *line)
{
    (void)editor, (void)line;
}

static void close_terminal(struct line_editor *editor)
{
    (void)editor;
}

#endif

struct line_editor *line_editor_open(struct line_completion (*complete_line)(void *context, const char *line),
                                     void *context)
{
    struct line_editor *editor = must_alloc(sizeof *editor);
    editor->asks = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    editor->complete = complete_line;
    editor->context = context;
    open_terminal(editor);
    return editor;
}

void line_editor_close(struct line_editor *editor)
{
    close_terminal(editor);
    text_free(&editor->edited);
    free(editor->line);
    free(editor);
}
