/* Keeping a record: completion with Tab. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/words.h"
#include "replay/registry.h"
#include "serve/keep/keep_stage.h"

enum { MOST_CHAINED = 40, FEW_ENTRIES = 9, MOST_WORDS = 400 };

/* Prints the words in columns, row by row. */
static void print_columns(const char *const *words, int count, int width, struct text *out)
{
    int widest = 1;
    for (int i = 0; i < count; i++)
        widest = display_width(words[i]) > widest ? display_width(words[i]) : widest;
    int columns = (width - 2) / (widest + 2);
    columns = columns > 0 ? columns : 1;
    for (int i = 0; i < count; i++) {
        bool last = i % columns == columns - 1 || i == count - 1;
        text_format(out, "  %s", words[i]);
        text_repeat(out, ' ', last ? 0 : widest - display_width(words[i]));
        text_add(out, last ? "\n" : "");
    }
}

/* Replaces the line from `from` on by the common beginning of the words, with a space after a single word. */
static void put_common(size_t from, const char *const *words, int count, struct text *line)
{
    size_t common = strlen(words[0]);
    for (int i = 1; i < count; i++)
        for (size_t k = 0; k < common; k++)
            if (words[0][k] != words[i][k])
                common = k;
    common = cut_length(words[0], strlen(words[0]), common);
    if (count > 1 && common < line->length - from)
        return; /* differs in capitals: leave it as typed */
    line->length = from;
    text_add_bytes(line, words[0], common);
    if (count == 1)
        text_char(line, ' ');
}

static bool any_number(const char *const *words, int count)
{
    while (count > 0 && words[count - 1][strspn(words[count - 1], "0123456789")])
        count--;
    return count > 0;
}

/* Gives each word a number that stands for it. */
static const char *const *numbered(struct keep *keep, const char *const *words, int count)
{
    const char **rows = arena_raw(&keep->arena, ((size_t)count + 1) * sizeof *rows);
    for (int i = 0; i < count; i++)
        rows[i] = arena_format(&keep->arena, "%d %s",
                               add_choice(keep, text_string(&keep->completed), keep->from, words[i]), words[i]);
    return rows;
}

static void list_words(struct keep *keep, const char *const *words, int count, bool choosing)
{
    int shown = count < MOST_WORDS ? count : MOST_WORDS;
    bool numbers = any_number(words, shown); /* these are words themselves */
    if (numbers)
        begin_choices(keep, "");
    print_columns(choosing && !numbers ? numbered(keep, words, shown) : words, shown, keep->width, &keep->list);
    if (count > MOST_WORDS)
        text_format(&keep->list, "  and %d more\n", count - MOST_WORDS);
}

/* ---- words that are none of the game ---------------------------------------------------------------------------- */

/* Collects the name if it begins with `part`. */
static int gather(const char *part, const char *name, const char **words, int count)
{
    if (strncasecmp(part, name, strlen(part)) == 0)
        words[count++] = name;
    return count;
}

static void complete_from(struct keep *keep, size_t from, const char **words, int count, bool choosing)
{
    if (!count)
        return;
    size_t before = keep->completed.length;
    put_common(from, words, count, &keep->completed);
    keep->from = from;
    if (count > 1 && keep->completed.length == before)
        list_words(keep, words, count, choosing);
}

static void complete_game(struct keep *keep, const char *line)
{
    const char *words[64];
    int count = 0;
    for (const struct game *const *game = games; *game && count < 63; game++)
        count = gather(line, (*game)->id, words, count);
    complete_from(keep, 0, words, count, true);
}

static void complete_house(struct keep *keep, const char *line)
{
    const char *offered[HOUSE_WORDS], *words[HOUSE_WORDS];
    size_t from;
    int offers = house_words(keep, line, &from, offered), count = 0;
    for (int i = 0; i < offers; i++)
        count = gather(line + from, offered[i], words, count);
    complete_from(keep, from, words, count, false);
}

/* Offers players if the example is one, else the words of the example: chance has them in another order. */
static void complete_chance(struct keep *keep, const char *line)
{
    const struct beginning *beginning = &keep->beginning;
    const struct match *match = &session_verdict(keep->session)->match;
    const char *example = beginning->example[beginning->asked], *words[64];
    size_t from = strlen(line), length;
    int count = 0, player = 0;
    while (from > 0 && !strchr("[, ", line[from - 1]))
        from--;
    while (player < match->seats && !same(match->names[player], example))
        player++;
    for (int seat = 0; seat < match->seats && player < match->seats; seat++)
        count = gather(line + from, match->names[seat], words, count);
    for (; player == match->seats && *(example += strspn(example, "[]{}:, ")) && count < 64; example += length) {
        length = strcspn(example, "[]{}:, ");
        count = gather(line + from, arena_copy(&keep->arena, example, length), words, count);
    }
    complete_from(keep, from, words, count, player < match->seats);
}

static void complete_command(struct keep *keep, const char *line)
{
    const char *words[32];
    int count = 0;
    size_t mark = *line == '/';
    if (strchr(line, ' '))
        return;
    for (const struct command_row *row = keep_commands; row->name; row++)
        count = gather(line + mark, row->name, words, count);
    complete_from(keep, mark, words, count, true);
}

/* Offers the words that can be explained. */
static void complete_topic(struct keep *keep, const char *line)
{
    const char *words[MOST_WORDS];
    int count = 0;
    const struct game *game = keep_game(keep);
    size_t from = strcspn(line, " ") + 1;
    for (const struct topic *topic = game ? game->topics : NULL; topic && topic->word && count < MOST_WORDS; topic++)
        count = gather(line + from, topic->word, words, count);
    complete_from(keep, from, words, count, true);
}

/* ---- words of an entry ------------------------------------------------------------------------------------------ */

static const char *const *words_of(struct keep *keep, const struct offers *offers)
{
    const char **words = arena_raw(&keep->arena, ((size_t)offers->words + 1) * sizeof *words);
    for (int i = 0; i < offers->words; i++)
        words[i] = offers->word[i].word;
    return words;
}

static void list_offers(struct keep *keep, const struct offers *offers)
{
    keep->from = offers->from;
    list_words(keep, words_of(keep, offers), offers->words, offers->entries > FEW_ENTRIES || !offers->entries);
    for (int i = 0; i < offers->entries && offers->entries <= FEW_ENTRIES; i++)
        list_entry(keep, &offers->entry[i], &keep->list);
    if (*offers->unlisted && (!keep->completed.length || !offers->entries)) {
        print_indented(keep, offers->unlisted, &keep->list);
        print_indented(keep, offers->notation, &keep->list);
    }
}

/* One step; false if there is a choice, or nothing to add. */
static bool extend(struct keep *keep, const struct offers *offers)
{
    struct text *line = &keep->completed;
    size_t before = line->length;
    bool as_it_stands = offers->whole && line->length == offers->from;
    if (!offers->words || as_it_stands)
        return false;
    put_common(offers->from, words_of(keep, offers), offers->words, line);
    return offers->words == 1 && offers->word[0].entries > 0 && line->length > before;
}

static void complete_entry(struct keep *keep)
{
    struct text *line = &keep->completed;
    int after = session_entries(keep->session), steps = 0;
    size_t before = line->length;
    const struct offers *offers = session_offers(keep->session, after, text_string(line), true);
    while (offers && steps++ < MOST_CHAINED && extend(keep, offers))
        offers = session_offers(keep->session, after, text_string(line), true);
    offers = offers ? session_offers(keep->session, after, text_string(line), true) : NULL;
    if (offers && !offers->words && offers->whole && line->length && line->bytes[line->length - 1] == ' ')
        line->bytes[--line->length] = '\0';
    if (offers && line->length == before && offers->words)
        list_offers(keep, offers);
}

struct keep_completion keep_complete(struct keep *keep, const char *line)
{
    text_clear(&keep->completed);
    text_clear(&keep->list);
    text_add(&keep->completed, line);
    begin_choices(keep, line);
    const char *operands;
    bool commanded = keep->stage == STAGE_ENTRY && strchr(line, ' ') && command_of(keep, line, &operands);
    if (keep->stage == STAGE_GAME)
        complete_game(keep, line);
    else if (keep->stage == STAGE_HOUSE)
        complete_house(keep, line);
    else if (keep->stage == STAGE_CHANCE)
        complete_chance(keep, line);
    else if (keep->stage == STAGE_ENTRY && *line == '/')
        complete_command(keep, line);
    else if (commanded)
        complete_topic(keep, line);
    else if (keep->stage == STAGE_ENTRY) {
        complete_entry(keep);
        if (!keep->list.length && same(text_string(&keep->completed), line))
            complete_command(keep, line);
    }
    return (struct keep_completion){text_string(&keep->completed), text_string(&keep->list)};
}
