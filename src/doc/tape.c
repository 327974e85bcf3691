/* Tape: the bytes of a source as they go to the parser, a line at a time. */
#include "doc/tape.h"

#include <string.h>

off_t tape_offset(const struct tape *tape)
{
    return tape->offset + (off_t)tape->at;
}

static void forget_lines(struct tape *tape)
{
    for (int i = 0; i < TAPE_LINES; i++)
        tape->begins[i] = -1;
}

void tape_begin(struct tape *tape, struct source *source, int line)
{
    tape->source = source;
    tape->at = tape->end = 0;
    tape->bytes[0] = '\0';
    tape->ended = tape->lost = false;
    tape->line = line;
    tape->offset = source->next;
    forget_lines(tape);
}

static off_t first_kept(const struct tape *tape)
{
    off_t first = tape_offset(tape);
    for (int i = 0; i < TAPE_LINES; i++)
        if (tape->begins[i] >= 0 && tape->begins[i] < first)
            first = tape->begins[i];
    return first;
}

/* Lets go of what cannot be asked for any more; of the last lines only if they take all the room. */
static void make_room(struct tape *tape)
{
    if (first_kept(tape) == tape->offset)
        forget_lines(tape);
    size_t gone = (size_t)(first_kept(tape) - tape->offset);
    memmove(tape->bytes, tape->bytes + gone, tape->end - gone);
    tape->offset += (off_t)gone;
    tape->at -= gone;
    tape->end -= gone;
}

/* Reads on. False if there is no room, nothing more, or an error, which the source remembers. */
static bool fill(struct tape *tape)
{
    if (tape->end == TAPE_BYTES)
        make_room(tape);
    if (tape->ended || tape->end == TAPE_BYTES)
        return false;
    ssize_t got = source_read(tape->source, tape->bytes + tape->end, TAPE_BYTES - tape->end);
    size_t count = got > 0 ? (size_t)got : 0;
    if (tape->end == 0)
        tape->offset = tape->source->next - (off_t)count; /* past a byte order mark */
    tape->ended = got <= 0;
    tape->end += count;
    tape->bytes[tape->end] = '\0';
    return got > 0;
}

/* How long the next line is with its break; 0 if its end is not held, or might be half a break. */
static size_t line_length(const struct tape *tape, size_t searched)
{
    const unsigned char *begin = tape->bytes + tape->at, *end = tape->bytes + tape->end;
    for (const unsigned char *at = begin + searched; at < end; at++) {
        size_t length = line_break(at, end);
        if (length && (*at == '\n' || at + length < end || tape->ended))
            return (size_t)(at - begin) + length;
    }
    return 0;
}

ssize_t tape_hand_out(struct tape *tape, void *bytes, size_t size)
{
    enum { HALF_A_BREAK = 2 };
    size_t count, held = 0;
    while ((count = line_length(tape, held > HALF_A_BREAK ? held - HALF_A_BREAK : 0)) == 0) {
        held = tape->end - tape->at;
        if (!fill(tape))
            break;
    }
    bool whole = count > 0;
    if (!whole)
        count = tape->end - tape->at;
    if (count == 0)
        return tape->source->error ? -1 : 0;
    if (count > size)
        whole = false, count = size;
    if (tape->line > 0)
        tape->begins[tape->line % TAPE_LINES] = tape_offset(tape);
    memcpy(bytes, tape->bytes + tape->at, count);
    tape->at += count;
    tape->line++;
    tape->lost = tape->lost || !whole;
    return (ssize_t)count;
}

const unsigned char *tape_look(struct tape *tape, int line)
{
    off_t begins = line == tape->line ? tape_offset(tape) : tape->begins[line % TAPE_LINES];
    bool held = !tape->lost && line <= tape->line && line > tape->line - TAPE_LINES && begins >= 0;
    if (!held)
        return NULL;
    while (tape->offset + (off_t)tape->end - begins < TAPE_AHEAD && fill(tape))
        ;
    return tape->bytes + (begins - tape->offset);
}

void tape_go_to(struct tape *tape, int line, const unsigned char *begins)
{
    tape->at = (size_t)(begins - tape->bytes);
    tape->line = line;
    forget_lines(tape);
}
