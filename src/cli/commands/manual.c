/* The command help: the manual without man. The pages are one string, made from man/ at build time. */
#include <string.h>

#include "base/words.h"
#include "cli/cli.h"

/* The description of the page below NAME, as one line. */
static void describe(const struct page *page, char line[], size_t room)
{
    const char *about = strstr(page->text, " - ");
    const char *end = about ? strstr(about, "\n\n") : NULL;
    size_t used = 0;
    for (const char *at = about ? about + strlen(" - ") : NULL; end && at < end && used + 1 < room; at++)
        if (*at != '\n')
            line[used++] = *at;
        else
            line[used++] = ' ', at += strspn(at + 1, " ");
    line[used] = '\0';
}

bool manual_next(const char **at, struct page *page)
{
    if (**at != '\f')
        return false;
    const char *line = strchr(*at, '\n');
    snprintf(page->topic, sizeof page->topic, "%.*s", (int)(line - *at - 1), *at + 1);
    page->text = line + 1;
    page->end = page->text + strcspn(page->text, "\f");
    describe(page, page->about, sizeof page->about);
    *at = page->end;
    return true;
}

static bool find_page(const char *topic, struct page *page)
{
    for (const char *at = manual_pages; manual_next(&at, page);)
        if (same(page->topic, topic))
            return true;
    return false;
}

/* Is the word in the heading, "   rules, house, games"? */
static bool heads(const char *heading, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = heading; *at && *at != '\n'; at += strcspn(at, ",\n"), at += strspn(at, ", "))
        if (strncmp(at, word, length) == 0 && strchr(",\n", at[length]))
            return true;
    return false;
}

/* Finds the part of a page about a command: its heading has three spaces before it, that of a section none. */
static bool find_command_part(const char *command, const char *topic, struct page *page)
{
    enum { DEPTH = 3 };
    if (!find_page(topic, page))
        return false;
    const char *begin = NULL;
    for (const char *line = page->text; line < page->end; line = strchr(line, '\n') + 1) {
        size_t depth = strspn(line, " ");
        if (depth > DEPTH || line[depth] == '\n')
            continue;
        if (begin)
            page->end = line;
        else if (depth == DEPTH && heads(line + DEPTH, command))
            begin = line;
    }
    page->text = begin;
    return begin != NULL;
}

static int no_topic(const char *topic)
{
    struct nearest nearest = {.written = topic};
    struct arena arena = {0};
    struct page page;
    char hint[HINT_ROOM];
    if (!*manual_pages)
        return complain(STATUS_USAGE, "this program was built without its manual; install mandoc and build it again");
    for (const char *at = manual_pages; manual_next(&at, &page);)
        nearest_try(&nearest, arena_string(&arena, page.topic));
    for (const struct command *command = commands; command->name; command++)
        nearest_try(&nearest, command->name);
    int status = nearest.best ? complain(STATUS_USAGE, "the manual has no page `%s`%s", topic,
                                         hint_text(nearest_hint(&nearest), hint))
                              : complain(STATUS_USAGE,
                                         "the manual has no page `%s`; `referee help topics` lists them, "
                                         "`referee explain %s` looks up a word",
                                         topic, topic);
    arena_free(&arena);
    return status;
}

int run_help(const struct options *options)
{
    static const char prefix[] = "referee-";
    const char *topic = options->operand_count ? options->operands[0] : NULL;
    struct text out = {0};
    struct page page;
    int status = STATUS_FINE;
    if (topic && strncmp(topic, prefix, strlen(prefix)) == 0)
        topic += strlen(prefix);
    if (!topic) {
        print_help(&(struct options){0});
    } else if (same(topic, "topics")) {
        text_add(&out, "referee help TOPIC shows a page of the manual:\n");
        for (const char *at = manual_pages; manual_next(&at, &page);)
            text_format(&out, "  %-10s %s\n", page.topic, page.about);
        text_add(&out, "A command is a topic too.\n");
    } else if (find_page(topic, &page) || find_command_part(topic, "commands", &page)
               || find_command_part(topic, "study", &page)) {
        while (page.end - page.text > 2 && page.end[-2] == '\n')
            page.end--;
        text_add_bytes(&out, page.text, (size_t)(page.end - page.text));
    } else {
        status = no_topic(topic);
    }
    put_text(&out);
    return status;
}
