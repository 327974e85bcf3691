/* The command line: options, commands, exit status. The only room that exits. */
#ifndef CLI_CLI_H
#define CLI_CLI_H

#include <stdbool.h>
#include <stdio.h>

#include "replay/record.h"
#include "report/report.h"
#include "study/loaded_record.h"

enum { MOST_FORMATS = 16 };

/* In the order of the words of the option. */
enum { FAIL_USUAL = -1, FAIL_ON_ILLEGAL, FAIL_ON_DOUBTFUL, FAIL_NEVER };
enum { COLOUR_AUTO, COLOUR_ALWAYS, COLOUR_NEVER };

/* The command line. Strings are those of argv. */
struct options {
    const struct command *command;
    char **operands; /* NULL-terminated */
    int operand_count;
    int at; /* -1: not given */
    struct {
        const char *written; /* FMT or FMT:FILE */
        const struct format *format;
        const char *target; /* NULL: standard output */
    } format[MOST_FORMATS];
    int formats;
    enum on_illegal on_illegal;
    bool strict, svg, html, help;
    bool write, check, diff, full, accept, illegal, assumed, final, position;
    bool all;     /* show folded findings one by one */
    bool verbose; /* name files that are passed over; list entries read in other words */
    bool records_only;
    int fail_on, colour; /* FAIL_USUAL, ...; COLOUR_AUTO, ... */
    int jobs;
    int shard, shards; /* 0: no --shard */
    const char *files_from, *baseline, *write_baseline, *stdin_name, *players, *output;
    int seed, moves, depth; /* -1: not given */
    const char *club;       /* NULL: the nearest */
    bool no_club;
    struct clubs *clubs;                     /* owned by main */
    char since[DATE_ROOM], until[DATE_ROOM]; /* "": not given */
    const char *game, *player, *rows;
    bool sort;
};

struct command {
    const char *name, *operands, *doc;
    int (*run)(const struct options *options);
    const char *examples;           /* the beginning of `referee NAME --help` */
    int operands_min, operands_max; /* -1: any number */
    const struct format *formats;   /* for --format; NULL: not available */
};

extern const struct command commands[];                /* ends with a row without name */
const struct command *command_named(const char *name); /* or NULL */

/* An option. `value` is NULL if it takes none; `commands` are those that take it, NULL: all. */
struct option_row {
    const char *name, *value, *commands, *doc;
    const char *const *choices; /* its possible values, or NULL */
    /* Takes the option with its value (or NULL). Returns a status, after a complaint if not STATUS_FINE. */
    int (*take)(struct options *options, const struct option_row *row, const char *value);
    size_t into;   /* offset of the member of the options to set, if that is all */
    char letter;   /* short form, such as -j for --jobs; 0: none */
    int low, high; /* limits of a number */
};

extern const struct option_row option_rows[]; /* ends with a row without name */

/* Does the command take the option? */
bool option_fits(const struct option_row *row, const char *command);

/* Sets the options. Returns STATUS_FINE, or STATUS_USAGE after one line on standard error. */
int read_options(int argc, char **argv, struct options *options);

/* Prints the general help, or that of a command, on standard output. */
void print_help(const struct options *options);

/* Prints "referee: ..." on standard error. Returns `status`, so that a caller can return it. */
int complain(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* put_text adds the text to standard output, kept until flushed, and frees it (unless it is drained); a failure is remembered for
   finish_output. Nearly every text contains words of others: what would act on a terminal (controls, marks of
   direction, bytes that are not UTF-8) is written as \xNN or \uNNNN. The others do the same, except: */
void put_text(struct text *text);
void put_coloured(struct text *text);               /* colours stay */
void put_screens(struct text *text, bool coloured); /* on a terminal one screen at a time */
void put_prose(struct text *text);                  /* on a terminal sentences are broken between words */
void put_error(struct text *text);                  /* on standard error */
void put_document(
    struct text *text);        /* byte for byte: a page, a picture, a schema, a script, a record that was given */
int finish_output(int status); /* flushes; STATUS_FAULT with a message if something could not be written */
bool output_is_terminal(void);
bool terminal_is_dumb(void);                      /* it has no colours and cannot erase */
bool wants_colour(const struct options *options); /* a terminal does, unless the user says otherwise */

/* Judges the records of one file; the first (or only) one is what most commands use. If the record could not be judged,
   prints its findings in short form on standard error and returns false. Call loaded_free in any case. */
bool load_one(struct loaded_record *loaded, const struct options *options, struct judging *how, const char *path,
              int *status); /* judge_one: also true for a record that was not judged */
bool judge_one(struct loaded_record *loaded, const struct options *options, struct judging *how, const char *path,
               int *status);

/* The status after an answer about the record: STATUS_UNREADABLE, after a line on standard error, if not all of it was
   read or judged; findings do not matter here. */
int answered(const struct verdict *verdict);

/* Complains that --at is more than the number of entries. Returns the status. */
int past_the_end(const char *path, int entries);

/* The game with that name. NULL after one line on standard error; `*status` is then the exit status. */
const struct game *game_wanted(const char *name, int *status);

/* The commands. */
int run_check(const struct options *options);
int run_results(const struct options *options);
int run_standings(const struct options *options);
int run_count(const struct options *options);
int run_score(const struct options *options);
int run_moves(const struct options *options);
int run_try(const struct options *options);
int run_table(const struct options *options);
int run_show(const struct options *options);
int run_explain(const struct options *options);
int run_rules(const struct options *options);
int run_house(const struct options *options);
int run_box(const struct options *options);
int run_schema(const struct options *options);
int run_completion(const struct options *options);
int run_games(const struct options *options);
int run_new(const struct options *options);
int run_play(const struct options *options);
int run_page(const struct options *options);
int run_help(const struct options *options);
int run_perft(const struct options *options);
int run_ledger(const struct options *options);
int run_add(const struct options *options);
int run_keep(const struct options *options);
int run_fmt(const struct options *options);
int run_lsp(const struct options *options);
int run_mend(const struct options *options);
int run_weigh(const struct options *options);
int run_diff(const struct options *options);

/* ---- the topics of the manual ---- */

/* Each page: a form feed, its topic, a line end, its lines. Empty if the program was built without mandoc. */
extern const char manual_pages[];

struct page {
    char topic[40], about[200]; /* its name, and its description in one line */
    const char *text, *end;
};

/* The page at `*at`, which moves to the next. False: there are no more. */
bool manual_next(const char **at, struct page *page);

#endif
