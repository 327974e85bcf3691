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

/* Escapes Markdown, except backquotes, which have the same meaning in referee's sentences. */
static void markup_add(struct markup *markup, const char *plain)
{
    for (; *plain; plain++) {
        if (markup->markdown && strchr("\\*_[]<>#|~", *plain))
            text_char(&markup->out, '\\');
        text_char(&markup->out, *plain);
    }
}

/* Begins a paragraph: a strong word, unless it is NULL, and what follows it. */
__attribute__((format(printf, 3, 4))) static void paragraph(struct markup *markup, const char *word, const char *format,
                                                            ...)
{
    struct text plain = {0};
    const char *strong = word && markup->markdown ? "**" : "";
    TEXT_ARGUMENTS(&plain, format);
    if (markup->out.length)
        text_add(&markup->out, markup->markdown ? "\n\n" : "\n");
    text_add(&markup->out, strong);
    markup_add(markup, word ? word : "");
    text_add(&markup->out, strong);
    markup_add(markup, text_string(&plain));
    text_free(&plain);
}

/* Words with a backquote stay plain. */
static void markup_code(struct markup *markup, const char *plain)
{
    if (!markup->markdown || strchr(plain, '`'))
        markup_add(markup, plain);
    else
        text_format(&markup->out, "`%s`", plain);
}

enum { MOST_FINDINGS = 4 };

struct hovering {
    struct request *request;
    struct markup told;
    const char *word; /* under the pointer, in lower case */
    int entry;        /* 0: none */
    bool known;       /* the word was described */
};

/* ---- the entry ---- */

static void tell_finding(struct hovering *hovering, const struct finding *finding)
{
    struct markup *out = &hovering->told;
    paragraph(out, ruling_names[finding->ruling], ", ");
    markup_code(out, finding->rule->code);
    markup_add(out, ": ");
    markup_add(out, finding->message);
    paragraph(out, NULL, "%s (\"%s\")", finding_rule(finding)->sentence, finding_rule(finding)->cite);
}

static void tell_entry(struct hovering *hovering)
{
    const struct session_entry *entry = session_entry(hovering->request->session, hovering->entry);
    struct markup *out = &hovering->told;
    paragraph(out, arena_format(&hovering->request->arena, "entry %d", entry->logged->number), "%s%s, %s",
              *entry->round ? ", " : "", entry->round, entry->stage);
    if (*entry->sums)
        paragraph(out, NULL, "%s", entry->sums);
    if (*entry->assumed) {
        paragraph(out, NULL, "assumed before this entry: ");
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
    const struct game *game = hovering->request->judged->game;
    const struct rule *rule = strchr(hovering->word, '.') ? rule_coded(game, hovering->word) : NULL;
    if (!rule)
        return false;
    paragraph(&hovering->told, rule->code, ": %s (\"%s\")", rule->sentence, rule->cite);
    if (rule->reading)
        paragraph(&hovering->told, NULL, "interpretation: %s", rule->reading);
    return true;
}

/* Describes the word. False: nothing is known about it. */
static bool tell_about(struct hovering *hovering, const char *about)
{
    if (about)
        paragraph(&hovering->told, hovering->word, ": %s", about);
    return about;
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
    const struct request *request = hovering->request;
    int after = hovering->entry;
    if (!after)
        session_entry_at(request->session, request->where.line, &after);
    const void *state = session_state(request->session, after);
    struct arena arena = {0};
    if (!state || !has_picture(request->judged->game))
        return;
    struct canvas canvas = position_draw(&request->judged->match, state, &arena);
    const struct group *group = group_of(&canvas, hovering->word);
    if (group)
        paragraph(&hovering->told, NULL, "%s", group->title);
    arena_free(&arena);
}

static void tell_known(void *context, const struct known_word *known)
{
    struct hovering *hovering = context;
    if (!hovering->known && same(known->word, hovering->word))
        hovering->known = tell_about(hovering, known->about);
}

static void tell_word(struct hovering *hovering)
{
    const struct request *request = hovering->request;
    const struct session_entry *entry = session_entry(request->session, hovering->entry);
    const char *word = hovering->word;
    if (!*word || !request->judged || tell_rule(hovering))
        return;
    const struct game *game = request->judged->game;
    const struct topic *topic = game->topics;
    bool move = entry && entry->logged->kind == SCRIPT_MOVE;
    const struct verb *said = move ? &game->verbs[entry->logged->move.verb] : NULL;
    int field = said ? field_named(said, word) : 0, verb = entry ? verb_named(game, word) : -1;
    if (field > 0 && tell_about(hovering, said->fields[field].doc))
        return;
    if (verb >= 0 && tell_about(hovering, game->verbs[verb].doc))
        return;
    while (topic && topic->word && !same(topic->word, word))
        topic++;
    if (topic && topic->word && (entry || !hovering->told.out.length))
        paragraph(&hovering->told, topic->name, ", %s: %s", topic->kind, topic->does);
    tell_space(hovering);
}

struct json_object *hover(struct request *request)
{
    struct reading *reading = request->reading;
    struct whereabouts *where = &request->where;
    struct hovering hovering = {.request = request, .told.markdown = request->server->client.markdown};
    size_t length = where->to - where->from;
    char *word = arena_copy(&request->arena, text_string(&reading->text) + where->from, length < KEY_ROOM ? length : 0);
    for (char *c = word; *c; c++)
        *c = (char)tolower((unsigned char)*c);
    hovering.word = word;
    if (request->judged)
        hovering.entry = session_entry_at(request->session, where->line, NULL);
    if (hovering.entry)
        tell_entry(&hovering);
    if (!hovering.entry || in_checkpoint(where)) { /* by its place, since keys and values have different words */
        struct whereabouts begin = whereabouts(reading, request->part, where->from);
        list_words(request->part, &begin, tell_known, &hovering);
    }
    tell_word(&hovering);
    if (!hovering.told.out.length)
        return NULL;
    return wire_make("{contents: {kind: %s, value: %t}, range: %o}", hovering.told.markdown ? "markdown" : "plaintext",
                     &hovering.told.out, bytes_object(reading, where->from, where->to));
}
