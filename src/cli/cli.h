/* The command line: options, commands, exit status. The only room that exits. */
#ifndef CLI_CLI_H
#define CLI_CLI_H

#include <stdbool.h>
#include <stdio.h>

#include "replay/date.h"
#include "replay/record.h"
#include "report/report.h"
#include "study/loaded_record.h"

enum { MOST_FORMATS = 16 };

/* What the command line says. Strings are argv's own. */
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
    bool write, check, diff, full, illegal, assumed, final, position;
    bool all;     /* what is folded is shown one by one */
    bool verbose; /* what is passed over is named */
    bool records_only;
    enum { FAIL_ON_ILLEGAL, FAIL_ON_DOUBTFUL, FAIL_NEVER } fail_on;
    bool fail_on_given;
    bool colour_given, colour; /* --color always or never */
    int jobs;
    int shard, shards; /* 0: no --shard */
    const char *files_from, *baseline, *write_baseline, *stdin_name, *players, *output;
    int seed, moves, depth; /* -1: not given */
    const char *club;       /* NULL: the nearest */
    bool no_club;
    struct clubs *clubs;                     /* of this run; main's */
    char since[DATE_ROOM], until[DATE_ROOM]; /* "": not given */
    const char *game, *player, *rows;
    bool sort;
};

struct command {
    const char *name, *operands, *doc;
    int (*run)(const struct options *options);
    const char *examples;           /* what `referee NAME --help` begins with */
    int operands_min, operands_max; /* -1: any number */
    const struct format *formats;   /* of --format; NULL: it has none */
};

extern const struct command commands[]; /* ends with a row without name */

/* An option. `value` is NULL where it takes none; `commands` are those that take it, NULL: all. */
struct option_row {
    const char *name, *value, *commands, *doc;
    const char *const *choices; /* its possible values, or NULL */
    /* Takes it with its value, NULL for one that has none. Returns the status, after a complaint if it is not fine. */
    int (*take)(struct options *options, const struct option_row *row, const char *value);
    size_t into;   /* the member of the options it fills, if that is all there is to it */
    char letter;   /* that stands for it, as -j does for --jobs; 0: none */
    int low, high; /* of a number */
};

extern const struct option_row option_rows[]; /* ends with a row without name */

/* Does the command take the option? */
bool option_fits(const struct option_row *row, const char *command);

/* Finds the command among the operands and takes it out. `referee game.yaml` means `referee check game.yaml`; a word that is neither a
   command nor a file is a misspelt command. Then: has it too few operands, or too many? Does an option contradict another, or
   would it have no effect? All return a status. */
int find_command(struct options *options);
int count_operands(const struct options *options);
int fit_together(const struct options *options);

/* Fills in the options. Returns STATUS_FINE, or STATUS_USAGE after one clear line on standard error. */
int read_options(int argc, char **argv, struct options *options);

/* Prints the general help, or that of a command, on standard output. */
void print_help(const struct options *options);

/* "referee: ..." on standard error. Returns the status, so that a caller can return it. */
int complain(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Standard output, kept until flushed; a failure is remembered for finish_output. The text is empty then. Words of other people are in
   nearly everything: what would act on a terminal (controls, marks of direction, bytes that are not UTF-8) is written as \xNN or
   \uNNNN, wherever it came from. */
void put_text(struct text *text);
void put_coloured(struct text *text);               /* the same; colours stay */
void put_screens(struct text *text, bool coloured); /* the same; at a terminal a screen at a time */
void put_prose(struct text *text);                  /* the same; on a terminal its sentences are broken between words */
void put_error(struct text *text);                  /* the same on standard error */
void put_document(
    struct text *text);        /* byte for byte: a page, a picture, a schema, a script, a record that was given */
int finish_output(int status); /* flushes; STATUS_FAULT with a message if anything could not be written */
bool output_is_terminal(void);
bool terminal_is_dumb(void);                      /* it knows no colours, and nothing is erased on it */
bool wants_colour(const struct options *options); /* there: a terminal does, unless the user says otherwise */
bool output_is_awaited(void); /* by a person or a program: it is a terminal, a pipe or a socket, not a file */

/* Judges the records of one file; the first (or only) one is what most commands look at.
   Findings are complained about on standard error in short form if the record could not be judged.
   Returns false after that. loaded_free in any case. */
bool load_one(struct loaded_record *loaded, const struct options *options, struct judging *how, const char *path,
              int *status); /* the same for those who can do with a record that was not judged */
bool judge_one(struct loaded_record *loaded, const struct options *options, struct judging *how, const char *path,
               int *status);

/* What to return after an answer about the record: STATUS_UNREADABLE, after a line on standard error, where not all of it was read or
   judged; findings alone do not matter here. */
int answered(const struct verdict *verdict);

/* Judges the record of the first operand and prints what is shown of its position. Returns the status. */
int show_position(const struct options *options,
                  void (*show)(const struct options *options, const struct verdict *verdict, struct text *out));

/* Complains that --at asks for more entries than there are. Returns the status. */
int past_the_end(const char *path, int entries);

/* The game of that name. NULL after one clear line on standard error; `*status` is then what to exit with. */
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

#endif
