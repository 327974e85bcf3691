/* Help: made from the tables of commands, options and formats. */
#include <string.h>

#include "base/words.h"
#include "cli/cli.h"

/* "fmt: ", "new, play: ": the commands that take the option, if they are few. */
static void print_takers(const char *takers, struct text *out)
{
    const char *second = strchr(takers, ' ');
    if (!second)
        text_format(out, "%s: ", takers);
    else if (!strchr(second + 1, ' '))
        text_format(out, "%.*s,%s: ", (int)(second - takers), takers, second);
}

/* Prints the parts of the words that are about the command; all parts if `command` is NULL. */
static void print_doc(const char *doc, const char *command, struct text *out)
{
    const char *between = "", *end;
    for (const char *part = doc; part; part = end ? end + 2 : NULL) {
        /* "moves, ledger: every entry" is about these commands, a part without a label about all. */
        size_t length = strspn(part, "abcdefghijklmnopqrstuvwxyz, ");
        size_t label = part[length] == ':' ? length : 0;
        const char *named = command ? strstr(part, command) : NULL;
        end = strstr(part, "; ");
        if (command && label && !(named && named < part + label))
            continue;
        part += command && label ? label + 2 : 0;
        text_format(out, "%s%.*s", between, end ? (int)(end - part) : (int)strlen(part), part);
        between = "; ";
    }
    text_char(out, '\n');
}

static void print_options(const char *command, struct text *out)
{
    text_add(out, "\nOptions:\n");
    for (const struct option_row *row = option_rows; row->name; row++) {
        if (command && !option_fits(row, command))
            continue;
        char left[40];
        snprintf(left, sizeof left, "--%s%s%s", row->name, row->value ? " " : "", row->value ? row->value : "");
        text_format(out, "  %-26s ", left);
        if (!command && row->commands)
            print_takers(row->commands, out);
        print_doc(row->doc, command, out);
    }
}

/* The commands by purpose, at most five each; the last group prepares shells and editors. */
static const struct group {
    const char *wants, *commands;
} groups[] = {{"judge", "check count score mend"},
              {"ask", "moves try show table ledger"},
              {"write", "new add keep fmt page"},
              {"study", "weigh diff play perft"},
              {"sum up", "results standings"},
              {"look up", "explain rules house box games"},
              {"set up", NULL}};

static bool is_in(const struct group *group, const char *name)
{
    const struct group *first = groups;
    if (group->commands)
        return one_of(group->commands, name);
    while (first->commands && !one_of(first->commands, name))
        first++;
    return !first->commands;
}

static void print_commands(struct text *out)
{
    for (const struct group *group = groups; group < groups + sizeof groups / sizeof *groups; group++) {
        text_format(out, " %s\n", group->wants);
        for (const struct command *command = commands; command->name; command++)
            if (is_in(group, command->name))
                text_format(out, "  %-10s %-24s %s\n", command->name, command->operands, command->doc);
    }
}

static void print_command(const struct command *command, struct text *out)
{
    text_add(out, command->examples ? command->examples : "");
    put_text(out); /* not wrapped, to be copied */
    text_format(out, "\nUsage: referee %s [OPTION...]%s%s\n%s.\n", command->name, *command->operands ? " " : "",
                command->operands, command->doc);
    print_options(command->name, out);
    if (command->formats) {
        text_add(out, "\nFormats:\n");
        for (const struct format *format = command->formats; format->name; format++)
            text_format(out, "  %-26s %s\n", format->name, format->doc);
    }
}

void print_help(const struct options *options)
{
    struct text out = {0};
    if (options->command)
        print_command(options->command, &out);
    else {
        text_add(&out, "referee game.yaml                    check a recorded game\n"
                       "referee count mykerinos              who won? asks for what counts\n"
                       "referee score game.yaml              who leads, and why\n"
                       "referee moves game.yaml              what is legal now\n"
                       "referee try game.yaml 'ben: pass'    would that be legal?\n"
                       "referee explain minotaur             a rule, a card or a piece\n"
                       "\nUsage: referee COMMAND [OPTION...] [FILE...]\n\nCommands:\n");
        print_commands(&out);
        print_options(NULL, &out);
        text_add(
            &out,
            "\nExit status: 0 no mistakes, 1 an illegal or impossible move or a false claim, 2 something unreadable or "
            "missing,\n3 wrong usage, 4 internal error.\n"
            "Manual: referee help tutorial, referee help record, referee help topics.\n");
    }
    put_prose(&out);
}
