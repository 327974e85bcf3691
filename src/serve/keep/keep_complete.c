/* Keeping a record: completion with Tab. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/words.h"
#include "replay/registry.h"
#include "serve/keep/keep_stage.h"

enum { MOST_CHAINED = 40, FEW_ENTRIES = 9 };

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

/* Lists the words; `choosing`: each with a number that stands for it, unless they are numbers themselves. */
static void list_words(struct keep *keep, const char *const *words, int count, bool choosing)
{
    int shown = count < MOST_WORDS ? count : MOST_WORDS;
    bool numbers = false;
    for (int i = 0; i < shown; i++)
        numbers |= !words[i][strspn(words[i], "0123456789")];
    if (numbers)
        begin_choices(keep, "");
    const char **rows = arena_raw(&keep->arena, ((size_t)shown + 1) * sizeof *rows);
    for (int i = 0; i < shown; i++) {
        rows[i] = words[i];
        if (choosing && !numbers)
            rows[i] = arena_format(&keep->arena, "%d %s",
                                   add_choice(keep, text_string(&keep->completed), keep->from, words[i]), words[i]);
    }
    print_columns(rows, shown, keep->width, &keep->list);
    if (count > MOST_WORDS)
        text_format(&keep->list, "  and %d more\n", count - MOST_WORDS);
}

/* ---- words that are none of the game ---------------------------------------------------------------------------- */

void gather(struct gathered *gathered, const char *word)
{
    bool begins = strncasecmp(gathered->begun, word, strlen(gathered->begun)) == 0;
    if (begins && gathered->count < MOST_WORDS)
        gathered->word[gathered->count++] = word;
}

static void complete_from(struct keep *keep, const struct gathered *gathered, bool choosing)
{
    size_t before = keep->completed.length;
    if (!gathered->count)
        return;
    put_common(gathered->from, gathered->word, gathered->count, &keep->completed);
    keep->from = gathered->from;
    if (gathered->count > 1 && keep->completed.length == before)
        list_words(keep, gathered->word, gathered->count, choosing);
}

/* Offers players if the example is one, else the words of the example: chance has them in another order. */
static void complete_chance(struct keep *keep, const char *line)
{
    const struct match *match = &session_verdict(keep->session)->match;
    const char *example = keep->beginning.example[keep->beginning.asked];
    size_t from = strlen(line), length;
    bool players = false;
    while (from > 0 && !strchr("[, ", line[from - 1]))
        from--;
    struct gathered gathered = {from, line + from};
    for (int seat = 0; seat < match->seats; seat++)
        players |= same(match->names[seat], example);
    for (int seat = 0; seat < match->seats && players; seat++)
        gather(&gathered, match->names[seat]);
    for (; !players && *(example += strspn(example, "[]{}:, ")); example += length) {
        length = strcspn(example, "[]{}:, ");
        gather(&gathered, arena_copy(&keep->arena, example, length));
    }
    complete_from(keep, &gathered, players);
}

static void complete_command(struct keep *keep, const char *line)
{
    size_t mark = *line == '/';
    struct gathered gathered = {mark, line + mark};
    for (const struct command_row *row = keep_commands; row->name && !strchr(line, ' '); row++)
        gather(&gathered, row->name);
    complete_from(keep, &gathered, true);
}

/* Offers the words that can be explained. */
static void complete_topic(struct keep *keep, const char *line)
{
    const struct game *game = keep_game(keep);
    size_t from = strcspn(line, " ") + 1;
    struct gathered gathered = {from, line + from};
    for (const struct topic *topic = game ? game->topics : NULL; topic && topic->word; topic++)
        gather(&gathered, topic->word);
    complete_from(keep, &gathered, true);
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
        text_cut(line, line->length - 1);
    if (offers && line->length == before && offers->words)
        list_offers(keep, offers);
}

struct keep_completion keep_complete(struct keep *keep, const char *line)
{
    struct gathered gathered = {0, line};
    const char *operands;
    text_clear(&keep->completed);
    text_clear(&keep->list);
    text_add(&keep->completed, line);
    begin_choices(keep, line);
    if (keep->stage == STAGE_GAME) {
        for (const struct game *const *game = games; *game; game++)
            gather(&gathered, (*game)->id);
        complete_from(keep, &gathered, true);
    } else if (keep->stage == STAGE_HOUSE) {
        gather_house(keep, line, &gathered);
        complete_from(keep, &gathered, false);
    } else if (keep->stage == STAGE_CHANCE)
        complete_chance(keep, line);
    else if (keep->stage == STAGE_ENTRY && *line == '/')
        complete_command(keep, line);
    else if (keep->stage == STAGE_ENTRY && strchr(line, ' ') && command_of(keep, line, &operands))
        complete_topic(keep, line);
    else if (keep->stage == STAGE_ENTRY) {
        complete_entry(keep);
        if (!keep->list.length && same(text_string(&keep->completed), line))
            complete_command(keep, line);
    }
    return (struct keep_completion){text_string(&keep->completed), text_string(&keep->list)};
}
