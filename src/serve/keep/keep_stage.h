/* What the files of the prompt share. */
#ifndef SERVE_KEEP_KEEP_STAGE_H
#define SERVE_KEEP_KEEP_STAGE_H

#include "serve/keep/keep.h"

enum stage {
    STAGE_GAME,
    STAGE_PLAYERS,
    STAGE_HOUSE,
    STAGE_CHANCE,
    STAGE_ENTRY,
    STAGE_RULING, /* an entry against the rules waits: shall it be recorded? */
};

enum { MOST_CHANCES = 16 };

/* Of a record that is begun by questions. */
struct beginning {
    const struct game *game;
    struct text players, table; /* as they will be written, without their keys */
    struct answered {
        const char *question, *answer;
    } answered[QUESTIONS_MAX]; /* the house rules, a set of answers among them */
    int answers;
    /* Parts of the table that chance decides, what they are, and as chance might have it. */
    const char *key[MOST_CHANCES], *about[MOST_CHANCES], *example[MOST_CHANCES];
    int keys, asked;
};

struct keep {
    struct session *session;
    struct keep_manner manner;
    int width;
    enum stage stage;
    enum status status;
    bool changed;
    struct text why;     /* the last findings in full */
    struct text waiting; /* the entry to be written, perhaps after a ruling */
    struct text meant;   /* the entry that the last line was to be; empty: not known, or it was understood */
    bool refused;        /* it is impossible: it cannot stand */
    bool claimed;        /* it is a claim */
    bool unruled;        /* nothing is ruled about it: it is a claim, or shows that an earlier entry was wrong */
    bool in_doubt;       /* no rule is surely broken */
    struct beginning beginning;
    struct arena arena; /* of the last completion, and of the beginning */
    struct text completed, list;
    struct choices {
        struct text behind, lines; /* what stood on the line, and the line that each number of the list makes of it */
        int count;
    } choices;   /* the list that is shown; of none: count 0 */
    size_t from; /* where the words of the last completion begin */
};

/* A list is shown from now on, after what stands on the line. Its next number leads to `before` (so many bytes of it) and `after`. */
void begin_choices(struct keep *keep, const char *behind);
int add_choice(struct keep *keep, const char *before, size_t length, const char *after);
void list_entry(struct keep *keep, const struct offered_entry *entry, struct text *out);

/* The game; NULL while there is no record that was judged. */
const struct game *keep_game(const struct keep *keep);

/* The lines of each stage. */
enum keep_outcome hear_beginning(struct keep *keep, const char *line, struct text *out);
void list_games(struct keep *keep, struct text *out);
void prompt_beginning(const struct keep *keep, struct text *out);
void beginning_free(struct beginning *beginning);

/* House rules: what is asked, answered, and can be answered. take_answers: as written; whether it is so is for the record to say.
   house_words: what may stand from `from` on. */
enum { HOUSE_WORDS = QUESTIONS_MAX + 8 };
void list_house(const struct keep *keep, int seats, struct text *out);
void take_answers(struct keep *keep, const char *line);
void print_house(const struct beginning *beginning, struct text *out);
int house_words(struct keep *keep, const char *line, size_t *from, const char *words[HOUSE_WORDS]);

void hear_entry(struct keep *keep, const char *line, struct text *out);
bool hear_meant(struct keep *keep, const char *line, struct text *out); /* the same, of `yes, that was meant` */
bool hear_ruling(struct keep *keep, const char *line,
                 struct text *out); /* false: it is not an answer but another line */

/* Is the line a command? Then it is carried out. */
struct command_row {
    const char *name, *operands, *doc;
    enum keep_outcome (*run)(struct keep *keep, const char *operands, struct text *out);
    bool only_looks;   /* it changes nothing, and can be asked while an entry waits for a ruling */
    const char *other; /* what is also typed for it, one word or more; NULL: nothing */
};
extern const struct command_row keep_commands[]; /* ends with a row without name */
const struct command_row *command_of(struct keep *keep, const char *line, const char **operands);

/* A line that is not understood may be a command with one letter wrong. */
void tell_near_command(const char *line, struct text *out);

/* Says why the text was not changed, or notes that it was. */
void tell_change(struct keep *keep, enum session_change change, struct text *out);

/* Notes what a line came to. */
void keep_came_to(struct keep *keep, enum status status);

/* What cannot be carried out is said, and is what `why` answers. */
void keep_complain(struct keep *keep, struct text *out, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* A line, wrapped where a person sits at a terminal, every line of it so far indented. */
void print_wrapped(const struct keep *keep, int indent, const char *line, struct text *out);

/* The same, the first line after a label in the place of the spaces. */
void print_hanging(const struct keep *keep, const char *label, int indent, const char *line, struct text *out);

/* The lines with two spaces before each. */
void print_indented(const struct keep *keep, const char *lines, struct text *out);

#endif
