/* Items that are no entry as they stand: several in one, or with signs in it that belong to another way of writing. */
#include <string.h>

#include "base/words.h"
#include "game/kind.h"
#include "replay/kindly.h"
#include "replay/position.h"

enum { LONGEST_LINE = 2000 }; /* no entry is longer */

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

static void add_said(struct several *several, const char *said, size_t length)
{
    bool first = several->count++ == 0;
    text_format(&several->entries, "%s%.*s", first ? "" : "\n", (int)length, said);
    text_format(&several->sentence, "%s `%.*s`", first ? "these are several entries: write" : ", then", (int)length,
                said);
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
    add_said(several, said, strlen(said));
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

/* ---- with other signs in it ------------------------------------------------------------------------------------- */

/* Passes what may stand before an entry: brackets, a dash, its number, a word that leads on. */
static const char *without_beginning(struct arena *arena, const char *line)
{
    for (;;) {
        line += strspn(line, " ,;([-*#");
        size_t number = strspn(line, "0123456789"), word = strcspn(line, " ");
        if (number && line[number] && strchr(".) ", line[number]))
            line += number + 1;
        else if (among(joints, arena_copy(arena, line, word)))
            line += word;
        else
            return line;
    }
}

/* The item on one line, with blanks for what stands between words in other ways of writing. */
static char *plain_line(struct arena *arena, const struct node *item)
{
    static const char *const signs[] = {"\u2013", "\u2014", "\u2192", "\u201c", "\u201d", "\u201e",
                                        "\u00ab", "\u00bb", " - ",    " -> ",   " #",     NULL};
    struct text line = {0};
    if (item->kind == NODE_WORD)
        text_add(&line, item->text);
    else
        node_print_line(item, &line);
    char *plain = arena_copy(arena, text_string(&line), line.length);
    text_free(&line);
    for (const char *const *sign = signs; *sign; sign++)
        for (char *at = plain; (at = strstr(at, *sign));) {
            memset(at, ' ', strlen(*sign));
            if (same(*sign, " #"))
                *at = '\0';
        }
    for (char *at = plain; (at = strpbrk(at, ":={}()|\"`\t"));)
        *at = ' ';
    return plain;
}

static bool brackets_fit(const char *words)
{
    int open = 0;
    for (; *words && open >= 0; words++)
        open += *words == '[' ? 1 : *words == ']' ? -1 : 0;
    return open == 0;
}

/* Is that what the table does, and nobody else? */
static bool does_table(struct judge *judge, const char *said)
{
    const struct verb *verb = judge->verdict->match.game->verbs;
    while (verb->name
           && !(is_of_table(verb) && line_says(said, arena_format(&judge->entry_arena, "table %s", verb->name))))
        verb++;
    return verb->name;
}

/* What somebody did in those words. False: they have no one meaning. */
static bool add_words(struct judge *judge, struct several *several, int actor, char *words)
{
    struct kind_reading reading = {0};
    for (char *at = brackets_fit(words) ? NULL : words; at && (at = strpbrk(at, "[]"));)
        *at = ' ';
    size_t length = strlen(words);
    while (length && words[length - 1] == ' ')
        length--;
    if (length)
        read_value_kindly(judge, actor, node_spelt(&judge->entry_arena, words, length, (struct place){0}), &reading);
    if (reading.map && says_more(reading.map))
        return false;
    const char *said = reading.map     ? printed_move(judge, &reading.move)
                       : reading.meant ? reading.meant
                                       : reading.entries;
    for (const char *at = said; at && *at; at += *at == '\n') {
        add_said(several, at, strcspn(at, "\n"));
        at += strcspn(at, "\n");
    }
    return said;
}

/* Whoever is named at the beginning of a line, one or several. Returns what is left of it. */
static const char *read_actors(struct judge *judge, const char *line, unsigned *actors)
{
    const struct match *match = &judge->verdict->match;
    for (size_t length; (length = position_actor_length(match, judge->before, line));) {
        *actors |= 1u << position_actor(match, judge->before, arena_copy(&judge->entry_arena, line, length));
        line = without_beginning(&judge->entry_arena, line + length);
    }
    return line;
}

/* What could be done in general is not said beside what was meant. */
static void drop_advice(struct judge *judge, struct finding *first)
{
    const char *advice = strchr(first->message, ';');
    if (advice && !first->bare)
        first->bare = arena_copy(judge->verdict->docket.arena, first->message, (size_t)(advice - first->message));
}

bool guess_plainly(struct judge *judge, const struct node *item, struct finding *first)
{
    struct arena *arena = &judge->entry_arena;
    struct several several = {0};
    unsigned actors = 0;
    const char *line = judge->hinted++ < MOST_HINTED ? plain_line(arena, item) : NULL;
    bool read = line && strlen(line) <= LONGEST_LINE;
    if (!read)
        return false;
    const char *words = read_actors(judge, without_beginning(arena, line), &actors);
    for (int actor = 0; actor <= CHANCE && read; actor++)
        if ((actors ? actors : 1u << CHANCE) >> actor & 1)
            read = add_words(judge, &several, actor, arena_string(arena, words));
    read = read && (actors || does_table(judge, text_string(&several.entries)));
    if (read && several.count == 1) {
        drop_advice(judge, first);
        propose(judge, first, text_string(&several.entries));
    }
    read = read && several.count > 0;
    tell(judge, &several, read, first);
    return read;
}
