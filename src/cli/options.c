/* Options: getopt_long driven by one table, which also makes the help and suggests the nearest word. */
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/words.h"
#include "cli/cli.h"
#include "commit.h"

enum option_id {
    OPT_AT = 256,
    OPT_FORMAT,
    OPT_ON_ILLEGAL,
    OPT_STRICT,
    OPT_ALL,
    OPT_WRITE,
    OPT_ILLEGAL,
    OPT_CHECK,
    OPT_DIFF,
    OPT_FULL,
    OPT_JOBS,
    OPT_COLOR,
    OPT_FILES,
    OPT_FAIL_ON,
    OPT_BASELINE,
    OPT_WRITE_BASELINE,
    OPT_STDIN_NAME,
    OPT_CLUB,
    OPT_NO_CLUB,
    OPT_SHARD,
    OPT_PLAYERS,
    OPT_FINAL,
    OPT_POSITION,
    OPT_SEED,
    OPT_MOVES,
    OPT_DEPTH,
    OPT_ASSUMED,
    OPT_SVG,
    OPT_HTML,
    OPT_HELP,
    OPT_VERSION,
};

static const char *const on_illegal_words[] = {"stand", "void", "stop", "stands", NULL};
static const char *const fail_on_words[] = {"illegal", "doubtful", "never", NULL};
static const char *const colour_words[] = {"auto", "always", "never", NULL};

const struct option_row option_rows[] = {
    {OPT_AT, "at", "N", "score moves try table show perft ledger",
     "look at the position after entry N (0: before the log)", NULL},
    {OPT_FORMAT, "format", "FMT[:FILE]", "check", "how to report, and where; may be repeated", NULL},
    {OPT_ON_ILLEGAL, "on-illegal", "WHAT", "check score moves try table show ledger diff keep",
     "an illegal move stands, void or stop (default: stands)", on_illegal_words},
    {OPT_STRICT, "strict", NULL, "check try add keep", "doubtful and unsettled findings count too", NULL},
    {OPT_ALL, "all", NULL, "check moves ledger mend",
     "also what only follows from another mistake, and every note; moves, ledger: every entry; mend: illegal moves too",
     NULL},
    {OPT_CHECK, "check", NULL, "fmt", "write nothing; status 1 if something would be written differently", NULL},
    {OPT_DIFF, "diff", NULL, "fmt", "write nothing; show what would be changed", NULL},
    {OPT_FULL, "full", NULL, "fmt", "also write out the decisions that went without saying", NULL},
    {OPT_ILLEGAL, "illegal", NULL, "add", "write the entries although there is something to object", NULL},
    {OPT_WRITE, "write", NULL, "mend", "make the first proposal in the file", NULL},
    {OPT_FAIL_ON, "fail-on", "WHAT", "check", "illegal (default), doubtful or never", fail_on_words},
    {OPT_JOBS, "jobs", "N", "check", "judge N records at a time (-j N)", NULL},
    {OPT_FILES, "files0-from", "FILE", "check", "judge the files named in FILE, separated by NUL (-: standard input)",
     NULL},
    {OPT_SHARD, "shard", "K/N", "check", "judge only every N-th file, starting with the K-th", NULL},
    {OPT_BASELINE, "baseline", "FILE", "check", "findings listed in FILE are known and do not count", NULL},
    {OPT_WRITE_BASELINE, "write-baseline", "FILE", "check", "list the findings in FILE for --baseline", NULL},
    {OPT_STDIN_NAME, "stdin-filename", "NAME", "check", "what to call standard input", NULL},
    {OPT_CLUB, "club", "FILE", "check score mend moves try table show ledger add keep fmt weigh diff perft lsp",
     "house rules and box from this club file (default: the nearest .referee.yaml)", NULL},
    {OPT_NO_CLUB, "no-club", NULL, "check score mend moves try table show ledger add keep fmt weigh diff perft lsp",
     "no club file", NULL},
    {OPT_PLAYERS, "players", "A,B,...", "new play", "who plays", NULL},
    {OPT_FINAL, "final", NULL, "new", "a final position, to be scored", NULL},
    {OPT_POSITION, "position", NULL, "new", "a position in the middle of a game", NULL},
    {OPT_SEED, "seed", "N", "new play", "the seed of chance; without it new draws nothing, and play takes 1", NULL},
    {OPT_MOVES, "moves", "N", "play", "stop after N entries (default: 20000)", NULL},
    {OPT_DEPTH, "depth", "N", "perft", "how many entries deep (default: 1)", NULL},
    {OPT_ASSUMED, "assumed", NULL, "box", "only what had to be filled in, to be compared with one's copy", NULL},
    {OPT_SVG, "svg", NULL, "show box", "as a picture in SVG", NULL},
    {OPT_HTML, "html", NULL, "show", "as a page that steps through the game", NULL},
    {OPT_COLOR, "color", "WHEN", NULL, "auto (default), always or never; NO_COLOR is respected", colour_words},
    {OPT_HELP, "help", NULL, NULL, "this help", NULL},
    {OPT_VERSION, "version", NULL, NULL, "the version", NULL},
    {0},
};

static int unknown_option(const char *written)
{
    struct nearest nearest = {.written = written + strspn(written, "-")};
    for (const struct option_row *row = option_rows; row->name; row++)
        nearest_try(&nearest, row->name);
    if (nearest.best)
        return complain(STATUS_USAGE, "no option %s; did you mean --%s?", written, nearest.best);
    return complain(STATUS_USAGE, "no option %s; see referee --help", written);
}

static bool whole_number(const char *name, const char *text, long low, long high, long *number)
{
    if (read_number(text, low, high, number))
        return true;
    complain(STATUS_USAGE, "--%s takes a whole number from %ld to %ld, not %s", name, low, high, text);
    return false;
}

static int take_choice(const char *name, const char *const *choices, const char *text)
{
    struct text known = {0};
    for (int i = 0; choices[i]; i++) {
        if (same(choices[i], text)) {
            text_free(&known);
            return i;
        }
        text_join(&known, choices[i]);
    }
    complain(STATUS_USAGE, "--%s is one of %s, not %s", name, text_string(&known), text);
    text_free(&known);
    return -1;
}

static int unknown_format(const char *name)
{
    struct nearest nearest = {.written = name};
    char hint[HINT_ROOM];
    for (const struct format *format = formats; format->name; format++)
        nearest_try(&nearest, format->name);
    return complain(STATUS_USAGE, "no format %s%s", name, nearest_hint(&nearest, hint));
}

static int take_format(struct options *options, const char *text)
{
    char name[32];
    const char *colon = strchr(text, ':');
    size_t length = colon ? (size_t)(colon - text) : strlen(text);
    snprintf(name, sizeof name, "%.*s", (int)length, text);
    const struct format *format = format_named(name);
    if (!format)
        return unknown_format(name);
    const char *target = colon && !same(colon + 1, "-") ? colon + 1 : NULL;
    if (target && !*target)
        return complain(STATUS_USAGE, "--format %s: names no file", text);
    for (int i = 0; i < options->formats; i++) {
        const char *other = options->format[i].target;
        if ((!other && !target) || (other && target && same(other, target)))
            return complain(STATUS_USAGE, "two formats for %s; give each its own file, as in --format %s:FILE",
                            target ? target : "standard output", name);
    }
    if (options->formats == MOST_FORMATS)
        return complain(STATUS_USAGE, "more than %d formats", MOST_FORMATS);
    options->format[options->formats].format = format;
    options->format[options->formats++].target = target;
    return STATUS_FINE;
}

static int take_shard(struct options *options, const char *text)
{
    char first[16];
    long shard, shards;
    const char *slash = strchr(text, '/');
    snprintf(first, sizeof first, "%.*s", slash ? (int)(slash - text) : 0, text);
    if (!slash || !read_number(slash + 1, 1, 1000000, &shards) || !read_number(first, 1, shards, &shard))
        return complain(STATUS_USAGE, "--shard takes K/N with K from 1 to N, not %s", text);
    options->shard = (int)shard;
    options->shards = (int)shards;
    return STATUS_FINE;
}

static bool take_number(const struct option_row *row, const char *text, long low, long high, int *into)
{
    long number;
    if (!whole_number(row->name, text, low, high, &number))
        return false;
    *into = (int)number;
    return true;
}

static int take_words(struct options *options, const struct option_row *row, const char *value)
{
    int choice = take_choice(row->name, row->choices, value);
    if (choice < 0)
        return STATUS_USAGE;
    if (row->id == OPT_ON_ILLEGAL)
        options->on_illegal = (enum on_illegal)(choice % 3);
    else if (row->id == OPT_FAIL_ON) {
        options->fail_on = (unsigned)choice;
        options->fail_on_given = true;
    } else {
        options->colour_given = choice > 0;
        options->colour = choice == 1;
    }
    return STATUS_FINE;
}

int take_option(struct options *options, const struct option_row *row, const char *value)
{
    bool fine = true;
    switch (row->id) {
    case OPT_AT:
        fine = take_number(row, value, 0, 100000000, &options->at);
        break;
    case OPT_JOBS:
        fine = take_number(row, value, 1, 256, &options->jobs);
        break;
    case OPT_MOVES:
        fine = take_number(row, value, 0, 1000000, &options->moves);
        break;
    case OPT_DEPTH:
        fine = take_number(row, value, 0, 100, &options->depth);
        break;
    case OPT_SEED:
        fine = whole_number(row->name, value, 0, 100000000, &options->seed);
        options->seed_given = true;
        break;
    case OPT_FORMAT:
        return take_format(options, value);
    case OPT_SHARD:
        return take_shard(options, value);
    case OPT_ON_ILLEGAL:
    case OPT_FAIL_ON:
    case OPT_COLOR:
        return take_words(options, row, value);
    case OPT_STRICT:
        options->strict = true;
        break;
    case OPT_ALL:
        options->all = true;
        break;
    case OPT_ILLEGAL:
        options->illegal = true;
        break;
    case OPT_WRITE:
        options->write = true;
        break;
    case OPT_CHECK:
        options->check = true;
        break;
    case OPT_DIFF:
        options->diff = true;
        break;
    case OPT_FULL:
        options->full = true;
        break;
    case OPT_FILES:
        options->files_from = value;
        break;
    case OPT_BASELINE:
        options->baseline = value;
        break;
    case OPT_WRITE_BASELINE:
        if (same(value, "-"))
            return complain(STATUS_USAGE, "--write-baseline writes to a file, not to standard output");
        options->write_baseline = value;
        break;
    case OPT_STDIN_NAME:
        options->stdin_name = value;
        break;
    case OPT_CLUB:
        options->club = value;
        break;
    case OPT_NO_CLUB:
        options->no_club = true;
        break;
    case OPT_PLAYERS:
        options->players = value;
        break;
    case OPT_ASSUMED:
        options->assumed = true;
        break;
    case OPT_FINAL:
        options->final = true;
        break;
    case OPT_POSITION:
        options->position = true;
        break;
    case OPT_SVG:
        options->svg = true;
        break;
    case OPT_HTML:
        options->html = true;
        break;
    case OPT_HELP:
        options->help = true;
        break;
    case OPT_VERSION:
        puts("referee " VERSION COMMIT);
        exit(finish_output(STATUS_FINE));
    }
    return fine ? STATUS_FINE : STATUS_USAGE;
}

bool option_fits(const struct option_row *row, const char *command)
{
    if (!row->commands)
        return true;
    size_t length = strlen(command);
    for (const char *at = row->commands; (at = strstr(at, command)); at += length)
        if ((at == row->commands || at[-1] == ' ') && (at[length] == ' ' || !at[length]))
            return true;
    return false;
}

/* An entry with the dash of the log in front of it, as `moves` prints it, is an operand: no option begins with a blank. What is no
   entry keeps its dash: a file may begin with one. */
static void drop_dashes(int argc, char **argv)
{
    int i = 1;
    while (i < argc && !same(argv[i], "try") && !same(argv[i], "add"))
        i++;
    for (; i < argc; i++) {
        char *dash = argv[i] + strspn(argv[i], " ");
        if (dash[0] == '-' && dash[1] == ' ')
            argv[i] = dash + 2;
    }
}

int read_options(int argc, char **argv, struct options *options)
{
    struct option long_options[sizeof option_rows / sizeof *option_rows + 1] = {0};
    bool seen[sizeof option_rows / sizeof *option_rows] = {0};
    for (int i = 0; option_rows[i].name; i++)
        long_options[i] = (struct option){option_rows[i].name, option_rows[i].value ? required_argument : no_argument,
                                          NULL, option_rows[i].id};
    *options = (struct options){.at = -1, .jobs = 1, .moves = -1, .depth = -1};
    opterr = 0;
    drop_dashes(argc, argv);
    for (int id; (id = getopt_long(argc, argv, ":hj:V", long_options, NULL)) != -1;) {
        if (id == '?')
            return unknown_option(optopt && optopt < 256 ? (char[]){'-', (char)optopt, 0} : argv[optind - 1]);
        if (id == ':')
            return complain(STATUS_USAGE, "%s needs a value", argv[optind - 1]);
        id = id == 'h' ? OPT_HELP : id == 'j' ? OPT_JOBS : id == 'V' ? OPT_VERSION : id;
        const struct option_row *row = option_rows;
        while ((int)row->id != id)
            row++;
        int status = take_option(options, row, optarg);
        if (status)
            return status;
        seen[row - option_rows] = true;
    }
    options->operands = argv + optind;
    options->operand_count = argc - optind;
    options->help |= argc == 1 && isatty(STDIN_FILENO);
    if (options->operand_count && same(options->operands[0], "help")) {
        options->help = true;
        options->operands++;
        options->operand_count--;
    }
    if (options->help && options->operand_count == 0)
        return STATUS_FINE;
    int status = find_command(options);
    for (const struct option_row *row = option_rows; !status && row->name; row++)
        if (seen[row - option_rows] && !option_fits(row, options->command->name))
            status = complain(STATUS_USAGE, "%s does not take --%s; see referee %s --help", options->command->name,
                              row->name, options->command->name);
    if (!status && !options->help)
        status = count_operands(options);
    return status || options->help ? status : fit_together(options);
}
