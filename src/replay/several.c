/* Several entries that were written as one. */
#include <string.h>

#include "base/words.h"
#include "game/kind.h"
#include "replay/kindly.h"

/* Words that only lead on to the next entry. */
static const char *const joints[] = {"and", "then", "&", "+", "/", "|", NULL};

/* Where the name begins that stands before that colon; NULL: it is nobody's. */
static const char *name_before(struct judge *judge, const char *line, const char *colon)
{
    for (const char *at = line + strspn(line, " ,;"); at < colon; at += strspn(at, " ,;")) {
        if (actor_meant(judge, arena_copy(&judge->entry_arena, at, (size_t)(colon - at))) >= 0)
            return at;
        at += strcspn(at, " ,;");
    }
    return NULL;
}

/* Where the next entry begins: with a name and a colon. NULL: there is none. */
static const char *next_name(struct judge *judge, const char *line)
{
    const char *name = NULL;
    for (const char *colon = line; !name && (colon = strchr(colon, ':')); colon++)
        name = name_before(judge, line, colon);
    return name;
}

/* Entries that were written as one, as they should be. */
struct several {
    struct text entries, sentence;
    int count;
};

static bool says_more(const struct node *map)
{
    const struct node *value = map->first;
    while (value && value->key->value != NO_FIELD)
        value = value->next;
    return value;
}

/* False: it has no reading, or says something of itself, which would be lost. */
static bool add_entry(struct judge *judge, struct several *several, const char *who, const struct node *value)
{
    int actor = actor_meant(judge, who);
    struct kind_reading reading = {0};
    if (actor >= 0)
        read_value_kindly(judge, actor, value, &reading);
    if (!reading.map || says_more(reading.map))
        return false;
    const char *said = printed_move(judge, &reading.move);
    bool first = several->count++ == 0;
    text_format(&several->entries, "%s%s", first ? "" : "\n", said);
    text_format(&several->sentence, "%s `%s`", first ? "these are several entries: write" : ", then", said);
    return true;
}

/* How many of these bytes are left without commas and joints at their end. */
static size_t length_before_next(struct arena *arena, const char *words, size_t length)
{
    while (length > 0 && strchr(" ,;", words[length - 1]))
        length--;
    size_t joint = length;
    while (joint > 0 && !strchr(" ,;", words[joint - 1]))
        joint--;
    bool leads_on = joint > 0 && among(joints, arena_copy(arena, words + joint, length - joint));
    return leads_on ? length_before_next(arena, words, joint) : length;
}

/* With a name, a colon and something behind it for each. */
static bool add_line(struct judge *judge, struct several *several, const char *line)
{
    struct arena *arena = &judge->entry_arena;
    const char *name = next_name(judge, line);
    bool read = name == line;
    while (read && name) {
        const char *colon = strchr(name, ':'), *next = next_name(judge, colon + 1);
        const char *words = colon + 1 + strspn(colon + 1, " ");
        size_t length = length_before_next(arena, words, next ? (size_t)(next - words) : strlen(words));
        read = length > 0
               && add_entry(judge, several, arena_copy(arena, name, (size_t)(colon - name)),
                            node_spelt(arena, words, length, (struct place){0}));
        name = next;
    }
    return read;
}

static bool add_map(struct judge *judge, struct several *several, const struct node *map)
{
    const struct node *value = map->first;
    while (value && add_entry(judge, several, value->key->text, value))
        value = value->next;
    return !value;
}

static void tell(struct judge *judge, struct several *several, bool read, struct finding *first)
{
    struct arena *arena = judge->verdict->docket.arena;
    if (first && read && several->count > 1) {
        first->corrected = arena_string(arena, text_string(&several->entries));
        first->message = printable(arena, arena_string(arena, text_string(&several->sentence)));
    }
    text_free(&several->entries);
    text_free(&several->sentence);
}

void tell_several(struct judge *judge, const struct node *item, struct finding *first)
{
    struct several several = {0};
    const char *comment = item->kind == NODE_WORD ? strstr(item->text, " #") : NULL;
    bool read = false;
    if (item->kind == NODE_MAP)
        read = add_map(judge, &several, item);
    else if (item->kind == NODE_WORD)
        read = add_line(judge, &several,
                        comment ? arena_copy(&judge->entry_arena, item->text, (size_t)(comment - item->text))
                                : item->text);
    tell(judge, &several, read, first);
}

bool tell_for_each(struct judge *judge, const struct node *entry, struct finding *first)
{
    struct arena *arena = &judge->entry_arena;
    struct several several = {0};
    bool read = true;
    for (const char *name = entry->key->text; *name && read;) {
        size_t length = strcspn(name, " ,;&+/");
        const char *who = arena_copy(arena, name, length);
        read = among(joints, who) || add_entry(judge, &several, who, entry);
        name += length;
        name += strspn(name, " ,;&+/");
    }
    read = read && several.count > 1;
    tell(judge, &several, read, first);
    return read;
}
