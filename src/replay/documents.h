/* The documents of a file. Each one after a record is a record too, so that a stray `---` never hides what follows
   it. */
#ifndef REPLAY_DOCUMENTS_H
#define REPLAY_DOCUMENTS_H

#include "replay/record.h"

/* The message about a document after a record that has no `game`. */
extern const char stray_document[];

/* Passes over the next document as judging does: an entry that cannot be read does not end the stream. False: there is
   none (`*line` is 0), or it has no `game` (`*line` is where it begins). */
bool pass_document(struct reader *reader, int *line);

/* For callers that look at one record of a file: reads on after it. If a document is not a record or cannot be read,
   that becomes the only finding of the verdict, which then does not count as judged. */
void refuse_stray(struct reader *reader, struct verdict *verdict);

#endif
