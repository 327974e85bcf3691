/* The final count as a conversation: the next question, the meaning of an answer, the result. Prints nothing, knows no
   files. */
#ifndef SERVE_COUNT_INTERVIEW_H
#define SERVE_COUNT_INTERVIEW_H

#include "replay/record.h"

struct interview;

/* What is asked: a question about a player, about all players (seat -1), or a house rule (seat -1). `house` is the row
   of the house rule, with `question` NULL; else -1. */
struct inquiry {
    int seat, house;
    const struct count_question *question;
};

/* NULL, with a sentence in `why`: the wrong number of players, or a name that is not allowed. Copies the names, not the
   club (NULL: none). */
struct interview *interview_open(const struct game *game, const struct club *club, int seats, const char *const *names,
                                 struct text *why);
void interview_close(struct interview *it);

/* The match, with players and box. */
const struct match *interview_match(const struct interview *it);

/* Sets the next question. False: nothing is left to ask; or, unless `all`, the winner is certain. */
bool interview_next(struct interview *interview, bool all, struct inquiry *inquiry);

/* For callers that show all questions at once. interview_asks: is it asked now, answered or not (seat -1: about all
   players)? interview_asks_house: does the house rule decide who won? */
bool interview_asks(const struct interview *interview, int seat, const struct count_question *question);
bool interview_asks_house(struct interview *interview, int house);

/* "anna, metropolises (number, for example 2)" */
void interview_prompt(const struct interview *it, const struct inquiry *inquiry, struct text *out);
void interview_help(const struct interview *it, const struct inquiry *inquiry, struct text *out);

/* Words that an answer may have, one per line: names, values, `none`, players, answers of a house rule. */
void interview_words(const struct interview *it, const struct inquiry *inquiry, struct text *out);

/* Takes the answer. False: it is not accepted, and `why` says what is wrong and what is allowed. "" and "?" mean
   unknown. */
bool interview_answer(struct interview *interview, const struct inquiry *inquiry, const char *answer, struct text *why);

/* Takes the last answer back; false: there is none. And the number of answers. */
bool interview_back(struct interview *interview);
int interview_answers(const struct interview *it);

/* Is there a player who was not asked everything? */
bool interview_is_short(const struct interview *interview);

/* The answers as a record, and the verdict on it, which is valid until the next answer. */
void interview_record(const struct interview *it, struct text *out);
const struct verdict *interview_verdict(const struct interview *it);

/* What is doubtful about the answers because of assumed data, one per line, each after `before`. */
void interview_doubts(const struct interview *it, const char *before, struct text *out);

#endif
