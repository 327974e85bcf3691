/* Marks: a letter for each player in pictures, and the card with a player's things. */
#include "game/marks.h"

#include <ctype.h>
#include <string.h>

#include "base/words.h"
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

void draw_card_frame(struct canvas *c, int top, int height, bool acts)
{
    canvas_box(c, 2, top + 2, PART_WIDTH - 4, height - 4, (struct paint){.fill = INK_PAPER, .line = INK_FAINT});
    if (acts)
        canvas_box(c, 2, top + 2, PART_WIDTH - 4, height - 4,
                   (struct paint){.line = INK_PLAIN, .width = 4, .possible = true});
}

void draw_player_card(struct canvas *c, const struct match *match, int seat, const struct player_card *card)
{
    enum { NAME = 18, SCORE = 26, WORD = 50, NOTE = 12 };
    enum ink ink = canvas_worn(c, seat);
    int middle = card->top + PLAYER_HEAD / 2 + 2, right = PART_WIDTH - 12;
    char name[80];
    put_string(name, sizeof name, "%.24s", match->names[seat]);
    draw_card_frame(c, card->top, card->height, card->acts);
    canvas_circle(c, 24, middle, 13,
                  (struct paint){.fill = ink, .line = INK_BLACK, .texture = ink < INK_SEAT ? seat : 0});
    canvas_label(c, 24, middle, LEAST_WRITING, INK_BLACK, canvas_id(c, "%c", card->mark));
    canvas_words(c, 44, middle, NAME, INK_PLAIN, canvas_id(c, "%s", name));
    if (card->note[0])
        canvas_words(c, 44 + NOTE + canvas_width_of(name, NAME), middle, LEAST_WRITING, INK_FAINT,
                     canvas_id(c, "%s", card->note));
    canvas_words(c, right - WORD, middle, LEAST_WRITING, INK_PLAIN,
                 canvas_id(c, "point%s", strcmp(card->points, "1") == 0 ? "" : "s"));
    canvas_label(c, right - WORD - 6 - canvas_width_of(card->points, SCORE) / 2, middle, SCORE, INK_PLAIN,
                 canvas_id(c, "%s", card->points));
}
