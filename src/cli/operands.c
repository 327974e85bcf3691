/* Operands: finds the command, checks its operands, and whether its options agree. */
#include <string.h>
#include <sys/stat.h>

#include "base/words.h"
#include "cli/cli.h"

static const struct command *command_named(const char *name)
{
    for (const struct command *command = commands; command->name; command++)
        if (same(command->name, name))
            return command;
    return NULL;
}

static bool looks_like_file(const char *word)
{
    struct stat about;
    return same(word, "-") || strchr(word, '.') || strchr(word, '/') || stat(word, &about) == 0;
}

int find_command(struct options *options)
{
    const char *first = options->operands[0];
    options->command = first ? command_named(first) : command_named("check");
    if (first && options->command) {
        options->operands++;
        options->operand_count--;
        return STATUS_FINE;
    }
    if (!first || looks_like_file(first)) {
        options->command = command_named("check");
        return STATUS_FINE;
    }
    struct nearest nearest = {.written = first};
    for (const struct command *command = commands; command->name; command++)
        nearest_try(&nearest, command->name);
    if (nearest.best)
        return complain(STATUS_USAGE, "`%s` is neither a command nor a file; did you mean `%s`?", first, nearest.best);
    return complain(STATUS_USAGE, "`%s` is neither a command nor a file; see referee --help", first);
}

int count_operands(const struct options *options)
{
    const struct command *command = options->command;
    if (options->operand_count < command->operands_min)
        return complain(STATUS_USAGE, "%s needs %s; see referee %s --help", command->name, command->operands,
                        command->name);
    if (command->operands_max >= 0 && options->operand_count > command->operands_max)
        return complain(STATUS_USAGE, "%s takes %s; unexpected `%s` (see referee %s --help)", command->name,
                        *command->operands ? command->operands : "no operands",
                        options->operands[command->operands_max], command->name);
    return STATUS_FINE;
}

static bool judges_standard_input(const struct options *options)
{
    if (options->operand_count == 0)
        return !options->files_from;
    for (char *const *operand = options->operands; *operand; operand++)
        if (same(*operand, "-"))
            return true;
    return false;
}

int fit_together(const struct options *options)
{
    if (options->club && options->no_club)
        return complain(STATUS_USAGE, "give either --club or --no-club, not both");
    if (options->strict && options->fail_on_given && options->fail_on == FAIL_ON_ILLEGAL)
        return complain(STATUS_USAGE, "--strict and --fail-on illegal contradict each other");
    if (options->stdin_name && !judges_standard_input(options))
        return complain(STATUS_USAGE, "--stdin-filename needs standard input; add `-` to the files");
    return STATUS_FINE;
}
