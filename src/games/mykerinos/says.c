/* Mykerinos: values of sentences that no table can write: spaces and rooms. */
#include <ctype.h>
#include <string.h>

#include "games/mykerinos/mykerinos.h"
#include "phrase/says.h"

/* b3, 3b, b-3 */
bool myk_say_space(const struct said *said, const struct match *match, struct text *out)
{
    const char *text = said_value(said, "SAID");
    char letter = 0, digit = 0;
    (void)match;
    for (; *text; text++)
        if (isdigit((unsigned char)*text))
            digit = *text;
        else if (*text != ' ')
            letter = *text;
    text_format(out, "%c%c", letter, digit);
    return true;
}

/* 3-1, two 12, 2-1-2 */
bool myk_say_room(const struct said *said, const struct match *match, struct text *out)
{
    char numbers[WORD_ROOM], room[WORD_ROOM];
    put_string(numbers, sizeof numbers, "%s", said_value(said, "NUM"));
    for (char *blank = numbers; (blank = strchr(blank, ' '));)
        *blank = '-';
    const char *name = myk_meant_room(match, numbers, room);
    text_add(out, name ? name : "");
    return name;
}
