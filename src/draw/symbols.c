/* Symbols: the pieces of a game, each once in a document that uses them by name. */
#include <string.h>

#include "base/words.h"
#include "draw/picture.h"

/* A line of the artwork begins so; the name follows. */
static const char opening[] = "<symbol id='";

void piece_symbols(const struct game *game, bool (*occurs)(void *context, const char *name), void *context,
                   struct text *out)
{
    char name[64];
    for (const char *line = game->picture.artwork; line && *line;) {
        size_t length = strcspn(line, "\n");
        const char *begin = line + sizeof opening - 1;
        if (strncmp(line, opening, sizeof opening - 1) == 0) {
            put_string(name, sizeof name, "%.*s", (int)strcspn(begin, "'"), begin);
            if (!occurs || occurs(context, name))
                text_add_bytes(out, line, length + 1);
        }
        line += length + (line[length] == '\n');
    }
}

bool canvas_has_piece(void *context, const char *name)
{
    return canvas_shows(context, name);
}
