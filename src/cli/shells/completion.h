/* Completion: scripts for shells, made from the tables of commands, options, games and rules. */
#ifndef CLI_SHELLS_COMPLETION_H
#define CLI_SHELLS_COMPLETION_H

#include "cli/cli.h"

/* What a place of the command line takes. */
enum completes { COMPLETES_NOTHING, COMPLETES_FILES, COMPLETES_WORDS };

/* The words for a command's operands or an option's value, separated by spaces, in `words`. */
enum completes operand_words(const struct command *command, struct text *words);
enum completes value_words(const struct option_row *row, struct text *words);

/* Does the command take words of the record that its first operand names? */
bool completes_from_record(const char *command);

/* Prints the words that can follow these (a command, its options and operands so far), one per line; none if the shell
   completes them. */
int print_next_words(const struct options *options, char **words);

void bash_completion(struct text *out);
void zsh_completion(struct text *out);
void fish_completion(struct text *out);

#endif
