/* Random games as sentences: the templates of says.txt backwards. */
#include "tell.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../unit/random_walk.h"
#include "base/words.h"
#include "game/move.h"
#include "phrase/phrase.h"

enum { WORDS_MAX = 60, FIELDS_MOST = 20, TRIES = 6, TELLINGS = 3 };

struct words_of {
    const char *word[WORDS_MAX];
    int count;
};

/* What the fields of a line are to say. */
struct saying {
    const struct says *says;
    const struct says_line *line;
    struct random *random;
    struct words_of value[FIELDS_MOST];
    struct text *out;
};

static void cut_words(struct arena *arena, const char *text, struct words_of *words)
{
    words->count = 0;
    for (; *(text += strspn(text, " ")) && words->count < WORDS_MAX; text += strcspn(text, " "))
        words->word[words->count++] = arena_copy(arena, text, strcspn(text, " "));
}

/* ---- templates ----------------------------------------------------------------------------------------------------------- */

static int field_called(const struct saying *saying, const char *name)
{
    for (int i = 0; i < saying->line->fields && i < FIELDS_MOST; i++) {
        const struct says_field *field = &saying->says->field[saying->line->field + i];
        if (field->flags & FIELD_WRITTEN && same(saying->says->texts + field->name, name))
            return i;
    }
    return -1;
}

/* Do the words of the entry fit the template? Brackets are words of it. */
static bool fits(struct saying *saying, const struct words_of *template, int at, const struct words_of *entry, int from)
{
    if (at == template->count)
        return from == entry->count;
    const char *part = template->word[at];
    if (same(part, "[")) {
        int end = at;
        while (!same(template->word[end], "]"))
            end++;
        return fits(saying, template, at + 1, entry, from) || fits(saying, template, end + 1, entry, from);
    }
    if (same(part, "]"))
        return fits(saying, template, at + 1, entry, from);
    if (!isupper((unsigned char)*part))
        return from < entry->count && same(part, entry->word[from]) && fits(saying, template, at + 1, entry, from + 1);
    int field = field_called(saying, part);
    for (int end = from + 1; field >= 0 && end <= entry->count; end++) {
        struct words_of *value = &saying->value[field];
        value->count = 0;
        for (int i = from; i < end; i++)
            value->word[value->count++] = entry->word[i];
        if (fits(saying, template, at + 1, entry, end))
            return true;
        value->count = 0;
    }
    return false;
}

/* ---- patterns ------------------------------------------------------------------------------------------------------------ */

static bool is_only(const char *only, const char *text)
{
    const char *dots = strstr(only, "..");
    return !*only || (dots ? atoi(only) <= atoi(text) && atoi(text) <= atoi(dots + 2) : same(only, text));
}

/* Any form of the word. */
static void say_form(struct saying *saying, int word)
{
    const struct says_form *found = NULL;
    int met = 0;
    for (int i = 0; i < saying->says->forms; i++)
        if (saying->says->form[i].word == word && !random_below(saying->random, ++met))
            found = &saying->says->form[i];
    if (found)
        text_format(saying->out, " %s", saying->says->texts + found->text);
}

/* Says the pattern with the words of the value from `*next` on; one of them at a time if it is one of several. */
static bool say(struct saying *saying, int index, const struct words_of *value, int *next, bool several)
{
    const struct says_node *node = &saying->says->node[index];
    int count = 0, one = node->first;
    switch (node->is) {
    case NODE_SAYS:
        say_form(saying, node->value);
        return true;
    case NODE_KIND: {
        struct text all = {0};
        for (int end = several ? *next + 1 : value->count; *next < end && *next < value->count; ++*next)
            text_format(&all, " %s", value->word[*next]);
        bool right = all.length && is_only(saying->says->texts + node->only, text_string(&all) + 1);
        text_add(saying->out, right ? text_string(&all) : "");
        text_free(&all);
        return right;
    }
    case NODE_SEQ:
        for (; one; one = saying->says->node[one].next)
            if (!say(saying, one, value, next, several))
                return false;
        return true;
    case NODE_EITHER:
        for (int other = one; other; other = saying->says->node[other].next)
            one = random_below(saying->random, ++count) ? one : other;
        return say(saying, one, value, next, several);
    case NODE_MAYBE:
        return random_below(saying->random, 2) || say(saying, one, value, next, several);
    case NODE_SEVERAL:
        while (*next < value->count) {
            int between = saying->says->node[one].next;
            if (count++ && between && !say(saying, between, value, next, true))
                return false;
            if (!say(saying, one, value, next, true))
                return false;
        }
        return count;
    default:
        return false;
    }
}

static bool say_line(struct saying *saying)
{
    const struct says_line *line = saying->line;
    static const struct words_of nothing;
    int next = 0;
    if (line->heads && !say(saying, line->heads, &nothing, &next, false))
        return false;
    for (int i = 0; i < line->fields && i < FIELDS_MOST; i++) {
        const struct says_field *field = &saying->says->field[line->field + i];
        bool wanted = field->flags & FIELD_WRITTEN ? saying->value[i].count : field->flags & FIELD_MUST;
        next = 0;
        if (wanted && (!say(saying, field->pattern, &saying->value[i], &next, false) || next < saying->value[i].count))
            return false;
    }
    return true;
}

/* The entry in the words of one of the lines that write it. False: none does, or not this time. */
static bool tell(const struct says *says, const char *entry, struct random *random, struct arena *arena,
                 struct text *out)
{
    const char *did = strstr(entry, ": ") + 2;
    struct saying saying = {.says = says, .random = random, .out = out}, chosen = {0};
    struct words_of words, template;
    int met = 0;
    cut_words(arena, did, &words);
    for (int i = 0; i < says->lines; i++) {
        const struct says_line *line = &says->line[i];
        bool table = strncmp(entry, "table: ", 7) == 0;
        if (line->by >= 0 || line->times >= 0 || line->flags & LINE_WHOLE || !line->heads
            || table != !!(line->flags & LINE_TABLE))
            continue;
        struct text spaced = {0};
        for (const char *at = says->texts + line->writes; *at; at++)
            text_format(&spaced, strchr("[]", *at) ? " %c " : "%c", *at);
        cut_words(arena, text_string(&spaced), &template);
        text_free(&spaced);
        memset(saying.value, 0, sizeof saying.value);
        saying.line = line;
        if (fits(&saying, &template, 0, &words, 0) && !random_below(random, ++met))
            chosen = saying;
    }
    text_format(out, "%.*s", (int)(did - entry) - 2, entry);
    text_add(out, strncmp(entry, "table: ", 7) == 0 ? ":" : "");
    return chosen.line && say_line(&chosen);
}

/* ---- games --------------------------------------------------------------------------------------------------------------- */

static bool means(const struct match *match, struct arena *arena, const char *entry,
                  const struct phrase_reading *reading)
{
    struct move move;
    size_t actor = (size_t)(strstr(entry, ": ") - entry);
    const struct node *did = node_word(arena, entry + actor + 2, (struct place){0});
    bool known =
        move_read(match, arena, actor_named(match, arena_copy(arena, entry, actor)), did, SILENT(match, arena), &move);
    return reading->meaning.count == 1
           && (same(reading->meaning.entry[0].said, entry)
               || (known && move_same(match, &reading->meaning.entry[0].move, &move)));
}

static void tell_entry(const struct match *match, const char *entry, struct random *random, struct telling *telling)
{
    struct arena arena = {0};
    struct text line = {0};
    bool told = false;
    for (int i = 0; i < TRIES && !told && !strpbrk(entry, "{[\""); i++) {
        text_cut(&line, 0);
        told = tell(match->game->says, entry, random, &arena, &line);
    }
    if (told) {
        struct phrase_reading reading;
        phrase_read(match, &arena, text_string(&line), &reading);
        bool right = reading.meanings == 1 && means(match, &arena, entry, &reading);
        telling->told++;
        if (telling->shown && telling->told % telling->shown == 0)
            printf("told     %s   %s\n", text_string(&line), reading.meanings == 1 ? "read" : "unread");
        telling->right += right;
        telling->unread += reading.meanings != 1;
        telling->wrong += reading.meanings == 1 && !right;
        if (reading.meanings == 1 && !right)
            printf("BROKEN   told: %s\n   is %s\n   read as %s\n", text_string(&line), entry,
                   reading.meaning.entry[0].said);
    }
    text_free(&line);
    arena_free(&arena);
}

void tell_game(const struct game *game, int seats, uint64_t seed, struct telling *telling)
{
    struct walk walk;
    struct random random = random_seeded(seed);
    bool open = walk_open(&walk, game, seats, seed, walk_names);
    while (open && walk_step(&walk))
        ;
    for (int i = 0; open && i < walk.lines; i++)
        for (int time = 0; time < TELLINGS; time++)
            tell_entry(&walk.opening.match, walk.line[i], &random, telling);
    telling->wrong += walk.broken;
    walk_close(&walk);
}
