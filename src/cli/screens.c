/* Long answers on a terminal: one screen at a time, the next with a key. No other program is started. */
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "cli/cli.h"
#include "study/prose.h"

/* Bytes of the lines that fit on the screen; at least one line. */
static size_t screenful(const char *lines, int rows, int columns)
{
    size_t end = 0;
    for (int used = 0; lines[end];) {
        size_t length = strcspn(lines + end, "\n");
        int width = coloured_width(lines + end, length);
        used += width > columns ? (width + columns - 1) / columns : 1;
        if (end && used > rows)
            break;
        end += length + (lines[end + length] == '\n');
    }
    return end;
}

/* Waits for one key, without Enter; an interrupt is a key too. 0 at the end of input. */
static char wait_for_key(void)
{
    struct termios usual, raw;
    char key = 0;
    if (tcgetattr(STDIN_FILENO, &usual) < 0)
        return 0;
    raw = usual;
    raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ISIG);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSANOW, &raw);
    if (read(STDIN_FILENO, &key, 1) != 1)
        key = 0;
    tcsetattr(STDIN_FILENO, TCSANOW, &usual);
    return key;
}

static void put_piece(const char *lines, size_t length, bool coloured)
{
    struct text piece = {0};
    text_add_bytes(&piece, lines, length);
    coloured ? put_coloured(&piece) : put_text(&piece);
    fflush(stdout);
}

void put_screens(struct text *text, bool coloured)
{
    static const char more[] = "-- any key shows more, q stops --";
    struct winsize size;
    bool known = isatty(STDIN_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 2 && size.ws_col;
    const char *left = text_string(text);
    while (known && *left) {
        size_t length = screenful(left, size.ws_row - 1, size.ws_col);
        put_piece(left, length, coloured);
        left += length;
        if (!*left)
            break;
        put_piece(more, sizeof more - 1, false);
        char key = wait_for_key();
        fputs(terminal_is_dumb() ? "\n" : "\r\033[K", stdout);
        if (!key || strchr("qQ\003\033", key))
            break;
    }
    if (!known)
        put_piece(left, strlen(left), coloured);
    text_free(text);
}
