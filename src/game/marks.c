/* Marks: a letter for each player in pictures. */
#include "game/marks.h"

#include <ctype.h>

#include "game/game.h"

static char initial_of(const char *name)
{
    unsigned char first = (unsigned char)name[0];
    return first < 128 && isalpha(first) ? (char)toupper(first) : '\0';
}

char seat_mark(const struct match *match, int seat)
{
    char letter = initial_of(match->names[seat]);
    bool taken = letter == '\0';
    for (int other = 0; other < match->seats; other++)
        taken = taken || (other != seat && initial_of(match->names[other]) == letter);
    return taken ? (char)('1' + seat) : letter;
}
