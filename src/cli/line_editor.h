/* Lines from the keyboard: edited, with history and Tab, on a terminal; as they come from anywhere else. */
#ifndef CLI_LINE_EDITOR_H
#define CLI_LINE_EDITOR_H

#include <stdbool.h>

#include "base/text.h"

struct line_editor;

/* What Tab does: given the line up to the cursor, `line` becomes what stands there then, and `list` is shown. */
struct line_completion {
    const char *line, *list;
};

/* Edits if standard input and output are a terminal that can be edited on, else reads. */
struct line_editor *line_editor_open(struct line_completion (*complete)(void *context, const char *line),
                                     void *context);
void line_editor_close(struct line_editor *editor);

/* Does a person sit at a terminal? Its columns; 0: not known. */
bool line_editor_asks(const struct line_editor *editor);
int line_editor_width(const struct line_editor *editor);

/* The next line without its break; NULL at the end. The prompt is shown to a person at a terminal only. */
const char *line_editor_read(struct line_editor *editor, const char *prompt);

/* Has the line that was read last a NUL in it? What stands after that is not in what was given. */
bool line_editor_torn(const struct line_editor *editor);

/* What was read is worth to be found again with the arrow keys. */
void line_editor_remember(struct line_editor *editor, const char *line);

#endif
