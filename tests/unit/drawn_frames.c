/* A film: frames that a test draws picture by picture. */
#include "drawn_frames.h"

void film_begin(struct frames *film)
{
    static const struct text nothing;
    *film = (struct frames){0};
    film->strings.arena = &film->arena;
    string_table_number(&film->strings, &nothing, -1);
}

struct picture *film_next(struct frames *film)
{
    struct picture *next = &film->picture[!film->turn];
    arena_reset(&next->arena);
    return next;
}

const char *film_told(struct frames *film, struct moved *moved)
{
    *moved = (struct moved){.count = 0};
    film->count++;
    text_clear(&film->script);
    write_board(film, &film->picture[!film->turn].canvas, moved);
    film->turn = !film->turn;
    return text_string(&film->script);
}
