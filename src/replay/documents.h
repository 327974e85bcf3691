/* The documents of a file: each one after a record is a record too, so that a stray `---` never hides what follows it. */
#ifndef REPLAY_DOCUMENTS_H
#define REPLAY_DOCUMENTS_H

#include "replay/record.h"

/* What a document after a record is reported to be if it has no `game`. */
extern const char stray_document[];

/* Goes past the next document as judging does, for which an entry that cannot be read is not the end of the stream. False: there is
   none, or it has no `game`; `*line` is then where it begins, 0 where there is none. */
bool pass_document(struct reader *reader, int *line);

/* For those who look at one record of a file: reads on after it. The first document that is not a record, or what cannot be read, is
   then the only finding of the verdict, which no longer counts as judged. */
void refuse_stray(struct reader *reader, struct verdict *verdict);

#endif
