/* Most entries were met before and get no finding: they are read without nodes and heard in silence. If no caller
   watches, they are played on the state itself, and the copy is some entries older. If one of them needs a finding
   after all, they are played again from the copy. */
#include <string.h>

#include "base/text.h"
#include "game/entry_cache.h"
#include "replay/judge.h"
#include "replay/registry.h"

enum { MOST_RECENT = 16, FIRST_REMEMBERED = 8 /* opening the cache takes as long as reading a few entries */ };

struct recent {
    struct move move;
    struct written written; /* its text is in the entry's arena */
    int entry;
};

void open_recent(struct judge *judge)
{
    const struct judging *how = judge->how;
    bool asked = (how->watch && !how->without_nodes) || how->keep_books;
    judge->recent = asked ? NULL : arena_raw(&judge->verdict->arena, MOST_RECENT * sizeof *judge->recent);
    judge->recent_count = 0;
    judge->known = NULL;
}

/* The next record of the game often has the same players, so what entries mean is kept, unless the record has its own
   box. NULL in the first entries of the first record. */
static struct entry_cache *fetch_entries(struct judge *judge)
{
    const struct match *match = &judge->verdict->match;
    struct box_cache *cache = match->box_given ? NULL : judge->how->cache;
    struct entry_cache **kept = cache ? &cache->game[row_of_game(match->game)].entries : NULL;
    if (judge->entry < FIRST_REMEMBERED && !(kept && *kept))
        return NULL;
    if (!kept)
        return entry_cache_new(&judge->verdict->arena, match);
    if (!*kept)
        *kept = entry_cache_new(&cache->arena, match);
    entry_cache_turn_to(*kept, match);
    return *kept;
}

static bool read_quickly(struct judge *judge, const struct list_item *item, struct recent *recent)
{
    const struct node *value = item->node ? only_value(item->node) : NULL;
    if (!item->sound || (item->node && (!value || value->kind != NODE_WORD)))
        return false;
    if (!judge->known && !(judge->known = fetch_entries(judge)))
        return false;
    struct arena *arena = &judge->entry_arena;
    struct written *written = &recent->written;
    recent->entry = judge->entry;
    written->length = value ? (int)strlen(value->text) : item->pair.length;
    written->text = value ? arena_copy(arena, value->text, (size_t)written->length) : item->pair.value;
    written->at = value ? value->at : item->pair.value_at;
    written->plain = value ? value->plain : item->pair.value_plain;
    written->map = !value && item->pair.map;
    const char *name = value ? arena_string(arena, value->key->text) : item->pair.key;
    return entry_cache_read(judge->known, arena, name, &recent->move, written);
}

/* Plays the entry. True if it stands and nothing needs to be reported about it. */
static bool make(struct judge *judge, const struct recent *recent, void *state)
{
    const struct match *match = &judge->verdict->match;
    struct hearing silent = {.match = match,
                             .state = state,
                             .reported = &judge->verdict->docket,
                             .move = &recent->move,
                             .written = &recent->written,
                             .sums = judge->how->watch ? &judge->sums : NULL,
                             .entry = recent->entry};
    return match->game->verbs[recent->move.verb].play(&silent) == STANDS && !silent.said;
}

static bool make_here(struct judge *judge, const struct recent *recent)
{
    if (judge->recent_count == 0)
        memcpy(judge->after, judge->before, judge->state_size);
    bool stands = make(judge, recent, judge->before);
    if (stands) {
        judge->recent_count = (judge->recent_count + 1) % MOST_RECENT;
        note_start(judge, recent->move.actor);
    } else {
        memcpy(judge->before, judge->after, judge->state_size);
        for (int i = 0; i < judge->recent_count; i++)
            make(judge, &judge->recent[i], judge->before);
    }
    return stands;
}

/* A watcher needs the state before and after the entry. */
static bool make_and_show(struct judge *judge, const struct recent *recent, const struct list_item *item)
{
    memcpy(judge->after, judge->before, judge->state_size);
    text_clear(&judge->sums);
    if (!make(judge, recent, judge->after))
        return false;
    struct step step = {.entry = judge->entry,
                        .at = item->node ? item->node->at : item->pair.key_at,
                        .match = &judge->verdict->match,
                        .before = judge->before,
                        .heard = judge->before,
                        .after = judge->after,
                        .move = &recent->move,
                        .sums = text_string(&judge->sums)};
    judge->how->watch(judge->how->context, &step);
    change_places(judge);
    note_start(judge, recent->move.actor);
    return true;
}

bool judge_quickly(struct judge *judge, const struct list_item *item)
{
    struct recent *recent = judge->recent && !judge->worlds ? judge->recent + judge->recent_count : NULL;
    if (recent && read_quickly(judge, item, recent)
        && (judge_waits(judge)  ? !judge->how->reads_on
            : judge->how->watch ? make_and_show(judge, recent, item)
                                : make_here(judge, recent)))
        return true;
    judge->recent_count = 0;
    return false;
}
