/* Options: getopt_long driven by one table, which also makes the help and suggestions. */
#include <getopt.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/words.h"
#include "cli/cli.h"
#include "commit.h"

static const char *const on_illegal_words[] = {"stands", "void", "stop", NULL};
static const char *const fail_on_words[] = {"illegal", "doubtful", "never", NULL};
static const char *const colour_words[] = {"auto", "always", "never", NULL};

/* The member of the options that the row sets. */
static void *member(struct options *options, const struct option_row *row)
{
    return (char *)options + row->into;
}

static int take_flag(struct options *options, const struct option_row *row, const char *value)
{
    (void)value;
    *(bool *)member(options, row) = true;
    return STATUS_FINE;
}

static int take_text(struct options *options, const struct option_row *row, const char *value)
{
    *(const char **)member(options, row) = value;
    return STATUS_FINE;
}

static int take_number(struct options *options, const struct option_row *row, const char *value)
{
    long number;
    if (!read_number(value, row->low, row->high, &number))
        return complain(STATUS_USAGE, "--%s needs a whole number from %d to %d, not `%s`", row->name, row->low,
                        row->high, value);
    *(int *)member(options, row) = (int)number;
    return STATUS_FINE;
}

static int take_choice(struct options *options, const struct option_row *row, const char *value)
{
    struct text known = {0};
    int status = STATUS_USAGE;
    for (int i = 0; row->choices[i]; i++) {
        text_join(&known, row->choices[i]);
        if (same(row->choices[i], value)) {
            *(int *)member(options, row) = i;
            status = STATUS_FINE;
        }
    }
    if (status)
        complain(status, "--%s must be one of %s, not `%s`", row->name, text_string(&known), value);
    text_free(&known);
    return status;
}

static int take_on_illegal(struct options *options, const struct option_row *row, const char *value)
{
    return take_choice(options, row, same(value, "stand") ? "stands" : value);
}

static int unknown_format(const struct options *options, const char *name)
{
    struct nearest nearest = {.written = name};
    char hint[HINT_ROOM];
    for (const struct format *format = options->command->formats; format->name; format++)
        nearest_try(&nearest, format->name);
    return complain(STATUS_USAGE, "unknown format `%s`%s", name, hint_text(nearest_hint(&nearest), hint));
}

/* The format is resolved later, once the command is known. */
static int take_format(struct options *options, const struct option_row *row, const char *text)
{
    (void)row;
    if (options->formats == MOST_FORMATS)
        return complain(STATUS_USAGE, "at most %d formats can be given", MOST_FORMATS);
    options->format[options->formats++].written = text;
    return STATUS_FINE;
}

static int read_format(struct options *options, int number)
{
    const char *text = options->format[number].written;
    char name[32];
    const char *colon = strchr(text, ':');
    size_t length = colon ? (size_t)(colon - text) : strlen(text);
    snprintf(name, sizeof name, "%.*s", (int)length, text);
    const struct format *format = format_among(options->command->formats, name);
    if (!format)
        return unknown_format(options, name);
    const char *target = colon && !same(colon + 1, "-") ? colon + 1 : NULL;
    if (target && !*target)
        return complain(STATUS_USAGE, "--format %s: the file name is missing", text);
    for (int i = 0; i < number; i++) {
        const char *other = options->format[i].target;
        if ((!other && !target) || (other && target && same(other, target)))
            return complain(STATUS_USAGE, "two formats for %s; give each its own file, as in --format %s:FILE",
                            target ? target : "standard output", name);
    }
    options->format[number].format = format;
    options->format[number].target = target;
    return STATUS_FINE;
}

static int read_formats(struct options *options)
{
    int status = STATUS_FINE;
    for (int i = 0; i < options->formats && !status; i++)
        status = read_format(options, i);
    return status;
}

/* Reads a day as records write it, as YYYY-MM-DD. */
static int take_day(struct options *options, const struct option_row *row, const char *value)
{
    char *iso = member(options, row);
    if (!read_date(value, iso))
        return complain(STATUS_USAGE, "--%s needs a day such as 2026-11-14, not `%s`", row->name, value);
    return STATUS_FINE;
}

static int take_shard(struct options *options, const struct option_row *row, const char *text)
{
    (void)row;
    char first[16];
    long shard, shards;
    const char *slash = strchr(text, '/');
    snprintf(first, sizeof first, "%.*s", slash ? (int)(slash - text) : 0, text);
    if (!slash || !read_number(slash + 1, 1, 1000000, &shards) || !read_number(first, 1, shards, &shard))
        return complain(STATUS_USAGE, "--shard needs K/N with K from 1 to N, not `%s`", text);
    options->shard = (int)shard;
    options->shards = (int)shards;
    return STATUS_FINE;
}

static int take_new_baseline(struct options *options, const struct option_row *row, const char *value)
{
    if (same(value, "-"))
        return complain(STATUS_USAGE, "--write-baseline needs a file, not standard output");
    return take_text(options, row, value);
}

static int print_version(struct options *options, const struct option_row *row, const char *value)
{
    (void)options, (void)row, (void)value;
    puts("referee " VERSION COMMIT);
    exit(finish_output(STATUS_FINE));
}

#define INTO(member) offsetof(struct options, member)
#define FLAG(member) .take = take_flag, .into = INTO(member)
#define TEXT(member) .take = take_text, .into = INTO(member)
#define NUMBER(member, least, most) .take = take_number, .into = INTO(member), .low = (least), .high = (most)

const struct option_row option_rows[] = {
    {"at", "N", "score moves try table show perft ledger", "use the position after entry N (0: before the log)",
     NUMBER(at, 0, 100000000)},
    {"format", "FMT[:FILE]", "check results standings", "choose the format and the file of the report; repeatable",
     .take = take_format},
    {"on-illegal", "WHAT", "check score moves try table show ledger diff keep results standings",
     "let an illegal move stand (stands, the default), take it back (void), or stop there (stop)",
     .choices = on_illegal_words, .take = take_on_illegal, .into = INTO(on_illegal)},
    {"strict", NULL, "check try add keep", "also fail on doubtful and unsettled findings", FLAG(strict)},
    {"all", NULL, "check moves ledger mend count",
     "check: also list consequences and notes; moves, ledger: list every entry; mend: also change illegal and "
     "impossible moves; count: ask for everything, even if the winner cannot change",
     FLAG(all)},
    {"verbose", NULL, "check results standings",
     "name the files that are passed over; check also lists entries read in other words", FLAG(verbose)},
    {"records-only", NULL, "check", "pass over named files that are not records, as in a folder", FLAG(records_only)},
    {"check", NULL, "fmt", "write nothing; exit with 1 if something would change", FLAG(check)},
    {"diff", NULL, "fmt", "write nothing; show what would change", FLAG(diff)},
    {"accept", NULL, "fmt", "write the proposals for unread lines in their place, and show them", FLAG(accept)},
    {"full", NULL, "fmt", "also write out optional entries that are harmless", FLAG(full)},
    {"illegal", NULL, "add", "write the entries even if they are illegal", FLAG(illegal)},
    {"write", NULL, "mend", "apply the best fix for each mistake to the file", FLAG(write)},
    {"fail-on", "WHAT", "check", "fail on illegal (default), doubtful or never", .choices = fail_on_words,
     .take = take_choice, .into = INTO(fail_on)},
    {"jobs", "N", "check results standings", "judge N records at a time (-j N)", NUMBER(jobs, 1, 256), .letter = 'j'},
    {"files0-from", "FILE", "check results standings",
     "judge the files named in FILE, separated by NUL (-: standard input)", TEXT(files_from)},
    {"shard", "K/N", "check results", "judge only every N-th file, starting with the K-th", .take = take_shard},
    {"baseline", "FILE", "check", "ignore the findings listed in FILE", TEXT(baseline)},
    {"write-baseline", "FILE", "check", "list the findings in FILE for --baseline", .take = take_new_baseline,
     .into = INTO(write_baseline)},
    {"stdin-filename", "NAME", "check results standings", "name standard input NAME in reports", TEXT(stdin_name)},
    {"club", "FILE",
     "check score mend moves try table show ledger add keep fmt weigh diff perft lsp results standings count",
     "use this club file (default: the nearest .referee.yaml)", TEXT(club)},
    {"no-club", NULL,
     "check score mend moves try table show ledger add keep fmt weigh diff perft lsp results standings count",
     "use no club file", FLAG(no_club)},
    {"players", "A,B,...", "new play box", "name the players; box: their number, for the sheet", TEXT(players)},
    {"output", "FILE", "count", "write the answers to this new file, as a record", TEXT(output)},
    {"final", NULL, "new", "write a final count to fill in", FLAG(final)},
    {"position", NULL, "new", "write a position in the middle of a game", FLAG(position)},
    {"seed", "N", "new play", "set the random seed; new: without it nothing is drawn; play: default 1",
     NUMBER(seed, 0, 100000000)},
    {"moves", "N", "play", "stop after N entries (default: 20000)", NUMBER(moves, 0, 1000000)},
    {"depth", "N", "perft", "count continuations of N entries (default: 1)", NUMBER(depth, 0, 100)},
    {"assumed", NULL, "box", "print only what is assumed, to compare with your copy", FLAG(assumed)},
    {"svg", NULL, "show box", "draw an SVG picture; box: the sheet to lay beside the game, on A4 pages", FLAG(svg)},
    {"html", NULL, "show box standings",
     "show: write a page that steps through the game; box: the sheet as a page; standings: write a page with plots",
     FLAG(html)},
    {"since", "DATE", "results standings", "count only games played on this day or later", .take = take_day,
     .into = INTO(since)},
    {"until", "DATE", "results standings", "count only games played on this day or earlier", .take = take_day,
     .into = INTO(until)},
    {"game", "GAME", "results standings", "count only records of this game", TEXT(game)},
    {"player", "NAME", "results standings", "show only this player", TEXT(player)},
    {"sort", NULL, "results", "sort the rows by date, file and document; keeps all rows in memory", FLAG(sort)},
    {"rows", "FILE", "standings", "count the rows in FILE, which results wrote as CSV (-: standard input)", TEXT(rows)},
    {"color", "WHEN", NULL, "use colours never, always or, by default, on a terminal (auto); NO_COLOR is respected",
     .choices = colour_words, .take = take_choice, .into = INTO(colour)},
    {"help", NULL, NULL, "show this help", FLAG(help), .letter = 'h'},
    {"version", NULL, NULL, "show the version", .take = print_version, .letter = 'V'},
    {0},
};

static int unknown_option(const char *written)
{
    struct nearest nearest = {.written = written + strspn(written, "-")};
    for (const struct option_row *row = option_rows; row->name; row++)
        nearest_try(&nearest, row->name);
    if (nearest.best)
        return complain(STATUS_USAGE, "unknown option `%s`; did you mean `--%s`?", written, nearest.best);
    return complain(STATUS_USAGE, "unknown option `%s`; see referee --help", written);
}

bool option_fits(const struct option_row *row, const char *command)
{
    return !row->commands || one_of(row->commands, command);
}

/* Removes the dash of the log before an entry, as `moves` prints it, so that it is not taken for an option. A dash
   without a space after it stays: a file may begin with one. Of several lines the first keeps its column: they may be a
   list. */
static void drop_dashes(int argc, char **argv)
{
    int i = 1;
    while (i < argc && !same(argv[i], "try") && !same(argv[i], "add"))
        i++;
    for (; i < argc; i++) {
        char *dash = argv[i] + strspn(argv[i], " ");
        if (dash[0] == '-' && dash[1] == ' ' && strchr(dash, '\n'))
            dash[0] = ' ';
        else if (dash[0] == '-' && dash[1] == ' ')
            argv[i] = dash + 2;
    }
}

enum { ROWS = sizeof option_rows / sizeof *option_rows, FIRST_LONG = 256 };

/* Takes all options, and marks them as seen; operands are moved to argv[optind] and later. */
static int take_all(int argc, char **argv, struct options *options, bool seen[ROWS])
{
    struct option rows[ROWS] = {0};
    for (int i = 0; option_rows[i].name; i++)
        rows[i] = (struct option){option_rows[i].name, option_rows[i].value ? required_argument : no_argument, NULL,
                                  FIRST_LONG + i};
    int status = STATUS_FINE;
    opterr = 0;
    for (int id; !status && (id = getopt_long(argc, argv, ":hj:V", rows, NULL)) != -1;) {
        if (id == '?')
            return unknown_option(optopt && optopt < FIRST_LONG ? (char[]){'-', (char)optopt, 0} : argv[optind - 1]);
        if (id == ':')
            return complain(STATUS_USAGE, "%s needs a value", argv[optind - 1]);
        const struct option_row *row = option_rows;
        while (row->letter != id && row - option_rows + FIRST_LONG != id)
            row++;
        seen[row - option_rows] = true;
        status = row->take(options, row, optarg);
    }
    return status;
}

static int all_fit(const struct options *options, const bool seen[ROWS])
{
    const char *command = options->command->name;
    for (const struct option_row *row = option_rows; row->name; row++)
        if (seen[row - option_rows] && !option_fits(row, command))
            return complain(STATUS_USAGE, "%s has no option --%s; see referee %s --help", command, row->name, command);
    return STATUS_FINE;
}

/* ---- finds the command, checks its operands, and whether its options agree ---- */

const struct command *command_named(const char *name)
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

/* Finds the command among the operands and takes it out. `referee game.yaml` means `referee check game.yaml`; a word
   that is neither a command nor a file is a misspelt command. */
static int find_command(struct options *options)
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

static int count_operands(const struct options *options)
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

/* Does no option contradict another or have no effect? */
static int fit_together(const struct options *options)
{
    if (options->club && options->no_club)
        return complain(STATUS_USAGE, "give either --club or --no-club, not both");
    if (options->strict && options->fail_on == FAIL_ON_ILLEGAL)
        return complain(STATUS_USAGE, "--strict and --fail-on illegal contradict each other");
    if (options->stdin_name && !judges_standard_input(options))
        return complain(STATUS_USAGE, "--stdin-filename needs standard input; add `-` to the files");
    return STATUS_FINE;
}

int read_options(int argc, char **argv, struct options *options)
{
    bool seen[ROWS] = {0};
    *options = (struct options){.at = -1, .jobs = 1, .moves = -1, .depth = -1, .seed = -1, .fail_on = FAIL_USUAL};
    drop_dashes(argc, argv);
    int status = take_all(argc, argv, options, seen);
    if (status)
        return status;
    options->operands = argv + optind;
    options->operand_count = argc - optind;
    options->help |= argc == 1 && isatty(STDIN_FILENO);
    if (options->help && options->operand_count == 0)
        return STATUS_FINE;
    status = find_command(options);
    if (!status)
        status = all_fit(options, seen);
    if (!status)
        status = read_formats(options);
    if (!status && !options->help)
        status = count_operands(options);
    return status || options->help ? status : fit_together(options);
}
