/* The command help: the manual without man. The pages are one string, made from man/ at build time. */
#include <string.h>

#include "base/words.h"
#include "cli/cli.h"

/* Each page: a form feed, its topic, a line end, its lines. Empty if the program was built without mandoc. */
extern const char manual_pages[];

struct page {
    char topic[40];
    const char *text, *end;
};

static bool next_page(const char **at, struct page *page)
{
    if (**at != '\f')
        return false;
    const char *line = strchr(*at, '\n');
    snprintf(page->topic, sizeof page->topic, "%.*s", (int)(line - *at - 1), *at + 1);
    page->text = line + 1;
    page->end = page->text + strcspn(page->text, "\f");
    *at = page->end;
    return true;
}

static bool find_page(const char *topic, struct page *page)
{
    for (const char *at = manual_pages; next_page(&at, page);)
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

void each_topic(void (*tell)(const char *topic, const char *about, void *closure), void *closure)
{
    struct page page;
    char about[200];
    for (const char *at = manual_pages; next_page(&at, &page);) {
        describe(&page, about, sizeof about);
        tell(page.topic, about, closure);
    }
}

static void list_topic(const char *topic, const char *about, void *closure)
{
    text_format(closure, "  %-10s %s\n", topic, about);
}

/* The nearest topic, copied: the strings are valid only during the call. */
struct search {
    struct nearest nearest;
    char best[sizeof((struct page *)0)->topic];
};

static void try_topic(const char *topic, const char *about, void *closure)
{
    struct search *search = closure;
    (void)about;
    nearest_try(&search->nearest, topic);
    if (search->nearest.best == topic) {
        snprintf(search->best, sizeof search->best, "%s", topic);
        search->nearest.best = search->best;
    }
}

static int no_topic(const char *topic)
{
    struct search search = {.nearest = {.written = topic}};
    char hint[HINT_ROOM];
    if (!*manual_pages)
        return complain(STATUS_USAGE, "this program was built without its manual; install mandoc and build it again");
    each_topic(try_topic, &search);
    for (const struct command *command = commands; command->name; command++)
        nearest_try(&search.nearest, command->name);
    if (search.nearest.best)
        return complain(STATUS_USAGE, "the manual has no page `%s`%s", topic,
                        hint_text(nearest_hint(&search.nearest), hint));
    return complain(STATUS_USAGE,
                    "the manual has no page `%s`; `referee help topics` lists them, "
                    "`referee explain %s` looks up a word",
                    topic, topic);
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
        each_topic(list_topic, &out);
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
