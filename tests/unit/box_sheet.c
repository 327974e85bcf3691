/* The sheet to lay beside a game has every word that its records may write, for each number of players. */
#include "greatest.h"

#include <ctype.h>
#include <string.h>

#include "base/words.h"
#include "draw/picture.h"
#include "replay/playout.h"
#include "replay/registry.h"
#include "suites.h"
#include "support.h"

struct looking {
    const struct match *match;
    const char *sheet;
    char missing[200];
};

/* Is it written in some <text>, with no letter, digit or hyphen before or after it? Spaces may stand for hyphens. */
static bool is_on(const char *sheet, const char *name)
{
    for (const char *at = strstr(sheet, "</style>"); at && *at; at++) {
        size_t same_letters = 0;
        while (name[same_letters]
               && (tolower((unsigned char)at[same_letters]) == tolower((unsigned char)name[same_letters])
                   || (at[same_letters] == ' ' && name[same_letters] == '-')))
            same_letters++;
        bool begins = !isalnum((unsigned char)at[-1]) && at[-1] != '-',
             ends = at[same_letters] != '-' && !isalnum((unsigned char)at[same_letters]);
        if (!name[same_letters] && begins && ends && strchr(at, '<') && strncmp(strchr(at, '<'), "</text>", 7) == 0)
            return true;
    }
    return false;
}

static void look(void *context, const struct shape *shape)
{
    struct looking *looking = context;
    char room[WORD_ROOM];
    for (int i = 0; i < vocabulary_size(looking->match, shape->words); i++) {
        const char *name = vocabulary_word(looking->match, shape->words, i, room);
        if (name && !is_on(looking->sheet, name))
            append_string(looking->missing, sizeof looking->missing, "%s ", name);
    }
}

TEST every_word_is_on_the_sheet(const struct game *game, int seats)
{
    static const char *const people[] = {"anna", "ben", "carl", "dora", "emil", "fred"}, *const teams[] = {"blue",
                                                                                                           "yellow"};
    struct box_cache cache = {0};
    struct judging how = judging_usual(&cache);
    struct verdict verdict;
    struct text sheet = {0};
    struct looking looking = {0};
    if (!open_game(game, seats, same(game->id, "myst") ? teams : people, &how, NULL, &verdict))
        FAILm(game->id);
    box_sheet_svg(&verdict.match, verdict.state, &sheet);
    looking.match = &verdict.match;
    looking.sheet = text_string(&sheet);
    each_vocabulary(game, look, &looking);
    ASSERT_STR_EQ("", looking.missing);
    text_free(&sheet);
    verdict_free(&verdict);
    box_cache_free(&cache);
    PASS();
}

SUITE(box_sheet)
{
    for (const struct game *const *game = games; *game; game++)
        for (int seats = (*game)->seats_min; seats <= (*game)->seats_max; seats++)
            RUN_TESTp(every_word_is_on_the_sheet, *game, seats);
}
