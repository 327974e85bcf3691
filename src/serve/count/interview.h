/* The final count as a conversation: which question is next, what an answer means, what comes of it. Prints nothing, knows no file. */
#ifndef SERVE_COUNT_INTERVIEW_H
#define SERVE_COUNT_INTERVIEW_H

#include "replay/record.h"

struct interview;

/* What is asked: of a player; of all of them, or a house rule (seat -1). `house` is -1 or the row of the house rule, and `question` then
   NULL. */
struct inquiry {
    int seat, house;
    const struct count_question *question;
};

/* NULL after a sentence in `why`: not so many players, or names that cannot be. The names are copied, the club (NULL: none) is not. */
struct interview *interview_open(const struct game *game, const struct club *club, int seats, const char *const *names,
                                 struct text *why);
void interview_close(struct interview *interview);

/* The players and the box. */
const struct match *interview_match(const struct interview *interview);

/* The next question. False: nothing is left to ask, or the winner cannot change any longer and not `all` is wanted. */
bool interview_next(struct interview *interview, bool all, struct inquiry *inquiry);

/* For those who see all questions at once: is it asked now, answered or not? Of all players (seat -1) likewise; and does who won depend on
   the house rule? */
bool interview_asks(const struct interview *interview, int seat, const struct count_question *question);
bool interview_asks_house(struct interview *interview, int house);

/* "anna, metropolises (number, for example 2)" */
void interview_prompt(const struct interview *interview, const struct inquiry *inquiry, struct text *out);
void interview_help(const struct interview *interview, const struct inquiry *inquiry, struct text *out);

/* Words that an answer may have, one a line: names, what may be after them, `none`, players, answers of a house rule. */
void interview_words(const struct interview *interview, const struct inquiry *inquiry, struct text *out);

/* Takes the answer. False: it is not taken, and `why` says what is wrong and what is allowed. "" and "?": nobody knows. */
bool interview_answer(struct interview *interview, const struct inquiry *inquiry, const char *answer, struct text *why);

/* Takes the last answer back; false: there is none. How many there are. */
bool interview_back(struct interview *interview);
int interview_answers(const struct interview *interview);

/* Is there a player of whom something was not asked? */
bool interview_is_short(const struct interview *interview);

/* What was answered as a record, and what comes of it. The verdict lasts until the next answer. */
void interview_record(const struct interview *interview, struct text *out);
const struct verdict *interview_verdict(const struct interview *interview);

/* What is doubtful about the answers because it rests on assumed data, one a line, each after `before`. */
void interview_doubts(const struct interview *interview, const char *before, struct text *out);

#endif
