/* How to judge, and the boxes kept from record to record. */
#include "replay/record.h"

struct judging judging_usual(struct box_cache *cache)
{
    return (struct judging){.at = -1, .question = -1, .cache = cache};
}

struct judging judging_like(const struct judging *like)
{
    struct judging how = judging_usual(NULL);
    how.on_illegal = like->on_illegal;
    how.question = like->question;
    how.answer = like->answer;
    how.club = like->club;
    return how;
}

void box_cache_free(struct box_cache *cache)
{
    arena_free(&cache->arena);
    *cache = (struct box_cache){0};
}
