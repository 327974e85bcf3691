/* The language server: describes the thing under the pointer, and what the entry did. */
#include <ctype.h>
#include <stdbool.h>
#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "game/canvas.h"
#include "replay/position.h"
#include "serve/lsp/server.h"
#include "serve/lsp/wire.h"

/* ---- a few paragraphs for a client, in Markdown if it supports that ---- */

/* Zero-initialise except for `markdown`. */
struct markup {
    bool markdown;
    struct text out;
};

static void markup_begin(struct markup *markup)
{
    if (markup->out.length)
        text_add(&markup->out, markup->markdown ? "\n\n" : "\n");
}

/* Escapes Markdown, except backquotes, which have the same meaning in referee's sentences. */
static void markup_add(struct markup *markup, const char *plain)
{
    for (; *plain; plain++) {
        if (markup->markdown && strchr("\\*_[]<>#|~", *plain))
            text_char(&markup->out, '\\');
        text_char(&markup->out, *plain);
    }
}

__attribute__((format(printf, 2, 3))) static void markup_format(struct markup *markup, const char *format, ...)
{
    struct text plain = {0};
    va_list args;
    va_start(args, format);
    text_vformat(&plain, format, args);
    va_end(args);
    markup_add(markup, text_string(&plain));
    text_free(&plain);
}

/* Begins a paragraph with a strong word. */
static void markup_strong(struct markup *markup, const char *word)
{
    markup_begin(markup);
    text_add(&markup->out, markup->markdown ? "**" : "");
    markup_add(markup, word);
    text_add(&markup->out, markup->markdown ? "**" : "");
}

/* Words with a backquote stay plain. */
static void markup_code(struct markup *markup, const char *plain)
{
    if (!markup->markdown || strchr(plain, '`'))
        markup_add(markup, plain);
    else
        text_format(&markup->out, "`%s`", plain);
}

/* The markup as MarkupContent; frees it. */
static struct json_object *markup_object(struct markup *markup)
{
    return wire_make("{kind: %s, value: %t}", markup->markdown ? "markdown" : "plaintext", &markup->out);
}

enum { MOST_FINDINGS = 4 };

struct hovering {
    const struct request *place;
    const struct verdict *verdict; /* NULL: no position */
    struct markup told;
    char word[KEY_ROOM]; /* under the pointer, in lower case */
    int entry;           /* 0: none */
    bool known;          /* the word was described */
};

/* ---- the entry ---- */

static void tell_finding(struct hovering *hovering, const struct finding *finding)
{
    struct markup *out = &hovering->told;
    markup_strong(out, ruling_names[finding->ruling]);
    markup_add(out, ", ");
    markup_code(out, finding->rule->code);
    markup_add(out, ": ");
    markup_add(out, finding->message);
    markup_begin(out);
    markup_add(out, finding_rule(finding)->sentence);
    markup_format(out, " (\"%s\")", finding_rule(finding)->cite);
}

static void tell_entry(struct hovering *hovering)
{
    const struct session_entry *entry = session_entry(hovering->place->part->session, hovering->entry);
    struct markup *out = &hovering->told;
    char number[32];
    put_string(number, sizeof number, "entry %d", entry->logged->number);
    markup_strong(out, number);
    markup_format(out, "%s%s, %s", *entry->round ? ", " : "", entry->round, entry->stage);
    if (*entry->sums) {
        markup_begin(out);
        markup_add(out, entry->sums);
    }
    if (*entry->assumed) {
        markup_begin(out);
        markup_format(out, "assumed before this entry: ");
        markup_code(out, entry->assumed);
    }
    const struct finding *finding = entry->findings;
    for (int i = 0; i < entry->finding_count && i < MOST_FINDINGS; i++, finding = finding->next)
        if (severity_of(finding))
            tell_finding(hovering, finding);
}

/* ---- the word ---- */

static bool tell_rule(struct hovering *hovering)
{
    const struct rule *rule = strchr(hovering->word, '.') ? rule_coded(hovering->verdict->game, hovering->word) : NULL;
    struct markup *out = &hovering->told;
    if (!rule)
        return false;
    markup_strong(out, rule->code);
    markup_format(out, ": %s (\"%s\")", rule->sentence, rule->cite);
    if (rule->reading) {
        markup_begin(out);
        markup_format(out, "interpretation: %s", rule->reading);
    }
    return true;
}

static bool tell_topic(struct hovering *hovering)
{
    const struct topic *topic = hovering->verdict->game->topics;
    while (topic && topic->word && !same(topic->word, hovering->word))
        topic++;
    if (!topic || !topic->word)
        return false;
    markup_strong(&hovering->told, topic->name);
    markup_format(&hovering->told, ", %s: %s", topic->kind, topic->does);
    return true;
}

/* Describes the word. False: nothing is known about it. */
static bool tell_about(struct hovering *hovering, const char *about)
{
    if (!about)
        return false;
    markup_strong(&hovering->told, hovering->word);
    markup_format(&hovering->told, ": %s", about);
    return true;
}

static bool tell_verb(struct hovering *hovering)
{
    const struct game *game = hovering->verdict->game;
    int verb = verb_named(game, hovering->word);
    return tell_about(hovering, verb < 0 ? NULL : game->verbs[verb].doc);
}

static bool tell_field(struct hovering *hovering, const struct move *move)
{
    const struct verb *verb = &hovering->verdict->game->verbs[move->verb];
    int field = field_named(verb, hovering->word);
    return tell_about(hovering, field < 1 ? NULL : verb->fields[field].doc);
}

/* The group of the picture whose id ends with the word: "space-b3". */
static const struct group *group_of(const struct canvas *canvas, const char *word)
{
    for (int i = 0; i < canvas->groups; i++) {
        const struct group *group = canvas->group[i];
        size_t long_id = strlen(group->id), length = strlen(word);
        bool ends = long_id >= length && same(group->id + long_id - length, word);
        if (ends && (long_id == length || group->id[long_id - length - 1] == '-') && group->title && *group->title)
            return group;
    }
    return NULL;
}

/* Describes what is there after the entry. */
static void tell_space(struct hovering *hovering)
{
    int after = hovering->entry;
    if (!after)
        session_entry_at(hovering->place->part->session, hovering->place->where.line, &after);
    const void *state = session_state(hovering->place->part->session, after);
    struct arena arena = {0};
    if (!state || !has_picture(hovering->verdict->game))
        return;
    struct canvas canvas = position_draw(&hovering->verdict->match, state, &arena);
    const struct group *group = group_of(&canvas, hovering->word);
    if (group) {
        markup_begin(&hovering->told);
        markup_add(&hovering->told, group->title);
    }
    arena_free(&arena);
}

static void tell_known(void *context, const struct known_word *known)
{
    struct hovering *hovering = context;
    if (!hovering->known && same(known->word, hovering->word))
        hovering->known = tell_about(hovering, known->about);
}

/* Describes a word of the head by its place, since keys and values have different words. */
static void tell_head(struct hovering *hovering)
{
    struct whereabouts where =
        whereabouts(&hovering->place->document->reading, hovering->place->part, hovering->place->where.from);
    list_words(hovering->place->part, &where, tell_known, hovering);
}

static void tell_word(struct hovering *hovering)
{
    const struct session_entry *entry =
        hovering->entry ? session_entry(hovering->place->part->session, hovering->entry) : NULL;
    if (!*hovering->word || !hovering->verdict || tell_rule(hovering))
        return;
    bool told = (entry && entry->logged->kind == SCRIPT_MOVE && tell_field(hovering, &entry->logged->move))
                || (entry && tell_verb(hovering));
    if (!told && (entry || !hovering->told.out.length))
        tell_topic(hovering);
    if (!told)
        tell_space(hovering);
}

static void take_word(struct hovering *hovering)
{
    const struct whereabouts *where = &hovering->place->where;
    const char *text = text_string(&hovering->place->document->reading.text);
    size_t length = where->to - where->from;
    for (size_t i = 0; length < KEY_ROOM && i < length; i++)
        hovering->word[i] = (char)tolower((unsigned char)text[where->from + i]);
}

struct json_object *hover(struct request *request)
{
    struct hovering hovering = {
        .place = request, .verdict = part_judged(request->part), .told.markdown = request->server->client.markdown};
    take_word(&hovering);
    if (hovering.verdict)
        hovering.entry = session_entry_at(request->part->session, request->where.line, NULL);
    if (hovering.entry)
        tell_entry(&hovering);
    if (!hovering.entry || in_checkpoint(&request->where))
        tell_head(&hovering);
    tell_word(&hovering);
    if (!hovering.told.out.length)
        return NULL;
    return wire_make("{contents: %o, range: %o}", markup_object(&hovering.told),
                     bytes_object(&request->document->reading, request->where.from, request->where.to));
}
