/* Lines from the keyboard: edited, with history and Tab, on a terminal; unedited from anywhere else. */
#ifndef CLI_LINE_EDITOR_H
#define CLI_LINE_EDITOR_H

#include <stdbool.h>

#include "base/text.h"

struct line_editor;

/* What Tab does: for the line up to the cursor, `line` replaces it, and `list` is shown. */
struct line_completion {
    const char *line, *list;
};

/* Edits lines if standard input and output are a suitable terminal, else only reads them. */
struct line_editor *line_editor_open(struct line_completion (*complete)(void *context, const char *line),
                                     void *context);
void line_editor_close(struct line_editor *editor);

/* Is a person at a terminal? And its columns; 0: not known. */
bool line_editor_asks(const struct line_editor *editor);
int line_editor_width(const struct line_editor *editor);

/* The next line without its break; NULL at the end. Shows the prompt only to a person at a terminal. */
const char *line_editor_read(struct line_editor *editor, const char *prompt);

/* Does the line read last contain a NUL? The returned line ends there. */
bool line_editor_torn(const struct line_editor *editor);

/* Adds the line to the history of the arrow keys. */
void line_editor_remember(struct line_editor *editor, const char *line);

#endif
