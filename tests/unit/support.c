/* What the tests share: judging texts, listing files. */
#include "support.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/words.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "serve/session.h"

bool text_source(struct source *source, const char *text, size_t length)
{
    static FILE *file;
    if (!file && !(file = tmpfile()))
        return false;
    *source = (struct source){.name = "text", .file = dup(fileno(file)), .copy = -1};
    return ftruncate(source->file, 0) == 0 && pwrite(source->file, text, length, 0) == (ssize_t)length;
}

/* One cache for all: verdicts keep pointers into the built-in boxes. */
static struct box_cache cache;

static void free_cache(void)
{
    box_cache_free(&cache);
}

bool judge_text(const char *text, size_t length, struct judging *how, struct verdict *verdict)
{
    struct source source;
    struct judging usual = judging_usual(&cache);
    struct judging chosen = how ? *how : usual;
    chosen.cache = chosen.cache ? chosen.cache : &cache;
    if (!cache.arena.blocks)
        atexit(free_cache);
    if (!text_source(&source, text, length))
        return false;
    struct reader *reader = reader_open(&source);
    bool found = judge_record(reader, &chosen, "text", 1, verdict);
    reader_close(reader);
    source_close(&source);
    return found;
}

bool load_text(struct loaded_record *loaded, const char *name, const char *text, struct judging *how)
{
    loaded->have_source = text_source(&loaded->source, text, strlen(text));
    loaded->source.name = name;
    return loaded->have_source && loaded_judge(loaded, how);
}

uint64_t seed_from(const char *name, uint64_t usual)
{
    const char *set = getenv(name);
    return set ? strtoull(set, NULL, 10) : usual;
}

struct random random_of(uint64_t seed, const struct node *record)
{
    struct text text = {0};
    node_print(record, 0, &text);
    uint64_t hash = 0xcbf29ce484222325u; /* FNV-1a */
    for (const char *at = text_string(&text); *at; at++)
        hash = (hash ^ (unsigned char)*at) * 0x100000001b3u;
    text_free(&text);
    return random_seeded(seed ^ hash);
}

const struct part *canvas_part_of(const struct canvas *canvas, int number)
{
    const struct part *part = canvas->parts;
    while (part && part->number != number)
        part = part->next;
    return part;
}

char *file_text(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    struct text text = {0};
    char chunk[4096];
    for (size_t got; (got = fread(chunk, 1, sizeof chunk, file)) > 0;)
        text_add_bytes(&text, chunk, got);
    fclose(file);
    text_add(&text, "");
    *length = text.length;
    return text.bytes;
}

static int yaml_only(const struct dirent *entry)
{
    const char *dot = strrchr(entry->d_name, '.');
    return dot && strcmp(dot, ".yaml") == 0;
}

void each_yaml(const char *folder, void (*see)(void *context, const char *path), void *context)
{
    struct dirent **entries;
    int count = scandir(folder, &entries, yaml_only, alphasort);
    for (int i = 0; i < count; i++) {
        char path[1024];
        snprintf(path, sizeof path, "%s/%s", folder, entries[i]->d_name);
        see(context, path);
        free(entries[i]);
    }
    if (count >= 0)
        free(entries);
}

const char *folder_of(const struct game *game, const char *what, char room[FOLDER_ROOM])
{
    snprintf(room, FOLDER_ROOM, "tests/template/%s/%s", game->id, what);
    if (access(room, R_OK) != 0)
        snprintf(room, FOLDER_ROOM, "%s%s/%s", same(what, "cases") ? "tests/" : "", what, game->id);
    return room;
}

void each_record(const struct game *game, void (*see)(void *context, const char *path), void *context)
{
    static const char *const folders[][2] = {{"scenarios", ""},
                                             {"scenarios", "/illegal"},
                                             {"scenarios", "/near"},
                                             {"scenarios", "/consequence"},
                                             {"cases", ""}};
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        char room[FOLDER_ROOM], folder[FOLDER_ROOM + 16];
        snprintf(folder, sizeof folder, "%s%s", folder_of(game, folders[i][0], room), folders[i][1]);
        each_yaml(folder, see, context);
    }
}

bool game_is_built(const char *record)
{
    const char *line = strstr(record, "game: ");
    char id[64] = "";
    if (line)
        snprintf(id, sizeof id, "%.*s", (int)strcspn(line + 6, "\n"), line + 6);
    return game_named(id) != NULL;
}

void list_findings(const struct verdict *verdict, struct text *out)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        text_format(out, "%s%s %s", out->length ? ", " : "", ruling_names[finding->ruling], finding->rule->code);
        if (finding->entry)
            text_format(out, " @%d", finding->entry);
    }
    if (!out->length)
        text_add(out, "ok");
}

void table_text(const struct match *match, const void *state, struct text *out)
{
    struct arena arena = {0};
    node_print(position_write(match, state, &arena), 2, out);
    arena_free(&arena);
}

static void print_head(const struct match *match, struct text *out)
{
    text_format(out, "game: %s\nplayers: [", match->game->id);
    for (int seat = 0; seat < match->seats; seat++) {
        text_add(out, seat ? ", " : "");
        print_word(match->names[seat], out);
    }
    text_add(out, "]\nhouse:\n");
    for (int row = 0; match->game->house[row].name; row++)
        text_format(out, "  %s: %s\n", match->game->house[row].name,
                    match->game->house[row].answers[match->house[row]]);
    if (match->box_compared)
        text_add(out, "box: built-in\n");
    if (match->box_given) {
        text_add(out, "box: ");
        node_print_line(match->box_given, out);
        text_char(out, '\n');
    }
}

const char *table_reads_back(const struct match *match, const void *state, struct text *record)
{
    struct text table = {0}, second = {0};
    struct verdict again;
    const char *fault = NULL;
    if (match->worlds) /* what is unknown is compared by the law of worlds */
        return NULL;
    table_text(match, state, &table);
    print_head(match, record);
    text_format(record, "table:\n%s", text_string(&table));
    bool any = judge_text(text_string(record), record->length, NULL, &again);
    const int *count = again.docket.count; /* a setup that differs from the rules is illegal, and stands */
    if (!any || !again.judged || count[RULING_UNREADABLE] || count[RULING_IMPOSSIBLE] || count[RULING_FALSE]) {
        text_format(record, "----\n%s\n", again.docket.first ? again.docket.first->message : "");
        fault = "the printed table is not accepted";
    } else {
        table_text(&again.match, again.state, &second);
        if (!same(text_string(&table), text_string(&second))) {
            text_format(record, "----\n%s", text_string(&second));
            fault = "the printed table is not read back as it was";
        }
    }
    verdict_free(&again);
    text_free(&table);
    text_free(&second);
    return fault;
}

static int compare_lines(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

void sort_lines(const struct text *text, struct text *out)
{
    enum { MOST_LINES = 40000 };
    static char *lines[MOST_LINES];
    int count = 0;
    char *copy = must_copy(text_string(text)), *rest = copy;
    while (count < MOST_LINES && (lines[count] = strtok_r(rest, "\n", &rest)))
        count++;
    qsort(lines, (size_t)count, sizeof *lines, compare_lines);
    for (int i = 0; i < count; i++)
        text_format(out, "%s\n", lines[i]);
    free(copy);
}

struct session *session_of(const char *text)
{
    struct session *session = session_open((struct session_manner){0});
    session_read(session, "text", text, strlen(text));
    return session;
}

void describe_verdict(const struct verdict *verdict, struct text *out)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (finding->rule != &common_rules[LOG_SPELLING])
            text_format(out, "%s %s @%d: %s\n", ruling_names[finding->ruling], finding->rule->code, finding->entry,
                        finding->message);
    if (verdict->judged)
        table_text(&verdict->match, verdict->state, out);
}
