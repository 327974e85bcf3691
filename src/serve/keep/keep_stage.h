/* The state of the prompt; shared by its files. */
#ifndef SERVE_KEEP_KEEP_STAGE_H
#define SERVE_KEEP_KEEP_STAGE_H

#include "serve/keep/keep.h"

enum stage {
    STAGE_GAME,
    STAGE_PLAYERS,
    STAGE_HOUSE,
    STAGE_CHANCE,
    STAGE_ENTRY,
    STAGE_RULING, /* an illegal entry waits: record it? */
};

enum { MOST_CHANCES = 16 };

/* A record that is begun by questions. */
struct beginning {
    const struct game *game;
    struct text players, table; /* as they will be written, without their keys */
    struct answered {
        const char *question, *answer;
    } answered[QUESTIONS_MAX]; /* the house rules, including named sets */
    int answers;
    /* Parts of the table that chance decides, their descriptions, and examples. */
    const char *key[MOST_CHANCES], *about[MOST_CHANCES], *example[MOST_CHANCES];
    int keys, asked;
};

struct keep {
    struct session *session;
    struct keep_manner manner;
    int width;
    enum stage stage;
    enum status status;
    bool changed, ended;
    struct text why;     /* the last findings in full */
    struct text waiting; /* the entry to be written, perhaps after a ruling */
    struct text meant;   /* the entry that the last line probably stands for; empty: not known, or it was readable */
    const char *found;   /* what `waiting` is: "illegal" */
    bool may_stand, may_be_void; /* the rulings that are possible: no claim needs one */
    struct beginning beginning;
    struct arena arena; /* for the last completion, and for the beginning */
    struct text completed, list;
    struct choices {
        struct text behind, lines; /* the text before the choice, and the line that each number makes */
        int count;
    } choices;   /* the list that is shown; count 0: none */
    size_t from; /* where the words of the last completion begin */
};

/* A list is shown from now on, after the text `behind`. add_choice: its next number stands for `before` (so many bytes)
   and `after`. */
void begin_choices(struct keep *keep, const char *behind);
int add_choice(struct keep *keep, const char *before, size_t length, const char *after);
void list_entry(struct keep *keep, const struct offered_entry *entry, struct text *out);

/* The game; NULL: there is no judged record. */
const struct game *keep_game(const struct keep *keep);

/* Answer the lines of each stage. */
void hear_beginning(struct keep *keep, const char *line, struct text *out);
void list_games(struct keep *keep, struct text *out);
void prompt_beginning(const struct keep *keep, struct text *out);

/* Words that begin like the line from `from` on. */
enum { MOST_WORDS = 400 };
struct gathered {
    size_t from;
    const char *begun;
    const char *word[MOST_WORDS];
    int count;
};
void gather(struct gathered *gathered, const char *word);

/* Gathers the house rules, or the answers to the one that is on the line. */
void gather_house(struct keep *keep, const char *line, struct gathered *gathered);

void hear_entry(struct keep *keep, const char *line, struct text *out);
/* `changes`: the line is a command that would change the entry before. False: it is another line, not an answer. */
bool hear_ruling(struct keep *keep, const char *line, bool changes, struct text *out);

/* A command of the prompt. command_of: the command of the line, or NULL. */
struct command_row {
    const char *name, *operands, *doc;
    void (*run)(struct keep *keep, const char *operands, struct text *out);
    bool only_looks;   /* it changes nothing, and is allowed while an entry waits for a ruling */
    const char *other; /* other words for it; or NULL */
    bool about_last;   /* it is about the last entry: while an entry waits for a ruling, that is not the one meant */
};
extern const struct command_row keep_commands[]; /* ends with a row without name */
const struct command_row *command_of(struct keep *keep, const char *line, const char **operands);

/* Says why the text was not changed, or notes that it was and returns true. */
bool tell_change(struct keep *keep, enum session_change change, struct text *out);

/* Notes the status of a line. */
void keep_came_to(struct keep *keep, enum status status);

/* Prints a line, wrapped for a terminal if a person is there, every line of it indented. */
void print_wrapped(const struct keep *keep, int indent, const char *line, struct text *out);

/* Prints the lines with two spaces before each. */
void print_indented(const struct keep *keep, const char *lines, struct text *out);

/* Sets `line` to the next of the lines, and moves to what follows it. False: there is none. */
bool take_line(const char **lines, struct text *line);

#endif
