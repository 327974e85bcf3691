/* Completion for fish. The shell itself completes files unless something else belongs there. */
#include "cli/shells/completion.h"

static void quoted(const char *string, struct text *out)
{
    text_char(out, '\'');
    for (const char *c = string; *c; c++) {
        text_add(out, *c == '\'' || *c == '\\' ? "\\" : "");
        text_char(out, *c);
    }
    text_char(out, '\'');
}

static void option_line(const struct option_row *row, struct text *out)
{
    text_add(out, "complete -c referee");
    if (row->commands)
        text_format(out, " -n '%s__fish_seen_subcommand_from %s'",
                    option_fits(row, "check") ? "__referee_bare; or " : "", row->commands);
    text_format(out, " -l %s", row->name);
    struct text words = {0};
    enum completes kind = row->value ? value_words(row, &words) : COMPLETES_NOTHING;
    if (row->value)
        text_add(out, kind == COMPLETES_FILES ? " -r -F" : " -x");
    if (kind == COMPLETES_WORDS)
        text_format(out, " -a '%s'", text_string(&words));
    text_add(out, " -d ");
    quoted(row->doc, out);
    text_char(out, '\n');
    text_free(&words);
}

static void command_lines(const struct command *command, struct text *out)
{
    struct text words = {0};
    text_format(out, "complete -c referee -n __fish_use_subcommand -a %s -d ", command->name);
    quoted(command->doc, out);
    text_char(out, '\n');
    enum completes kind = operand_words(command, &words);
    if (kind != COMPLETES_FILES)
        text_format(out, "complete -c referee -n '__fish_seen_subcommand_from %s' -f", command->name);
    if (kind == COMPLETES_WORDS)
        text_format(out, " -a '%s'", text_string(&words));
    text_add(out, kind != COMPLETES_FILES ? "\n" : "");
    text_free(&words);
}

/* Without a command, records are checked. */
static void bare_function(struct text *out)
{
    text_add(out, "function __referee_bare\n    not __fish_seen_subcommand_from");
    for (const struct command *command = commands; command->name; command++)
        text_format(out, " %s", command->name);
    text_add(out, "\nend\n");
}

void fish_completion(struct text *out)
{
    text_add(out, "# fish completion for referee, written by: referee completion fish\n");
    bare_function(out);
    for (const struct command *command = commands; command->name; command++)
        command_lines(command, out);
    for (const struct option_row *row = option_rows; row->name; row++)
        option_line(row, out);
    text_add(out,
             "function __referee_next\n    set -l words (commandline -opc)\n"
             "    referee completion next -- $words[2..-1] 2>/dev/null\nend\n"
             "complete -c referee -n '__fish_seen_subcommand_from try add moves ledger; and test (count (commandline "
             "-opc)) -gt 2' -f -a '(__referee_next)'\n");
    text_add(out, "complete -c referee -n '__referee_bare; or __fish_seen_subcommand_from check' -s j -x -d 'judge N "
                  "records at a time'\n");
}
