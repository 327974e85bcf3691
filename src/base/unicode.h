/* Unicode: UTF-8, widths on a terminal, characters that are not seen, and names that look alike. */
#ifndef BASE_UNICODE_H
#define BASE_UNICODE_H

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct text;

/* display_width: columns that the string takes on a terminal. code_points: code points in the first `length` bytes. */
int display_width(const char *string);
int code_points(const char *bytes, size_t length);

/* Returns where the code point after the first `points` begins; the end of the string if it has fewer. */
const char *skip_points(const char *at, int points);

/* How many of `length` bytes to keep so that at most `most` are kept and no character is cut in two. */
size_t cut_length(const char *bytes, size_t length, size_t most);

/* Bytes of the code point that begins at `at`; 0 if it is not UTF-8 (too long, a surrogate, cut off) or the end. */
size_t utf8_length(const char *at);

/* The code point at `at` if it is not seen (controls, marks of direction, line separators, ignorable characters); else
   0. Call it only where utf8_length is not 0. */
unsigned unseen_point(const char *at);

/* The direction in which the character at `at` is written. Call it only where utf8_length is not 0. */
enum writing { RIGHTWARDS, LEFTWARDS, AS_THE_LETTER_BEFORE };
enum writing writing_of(const char *at);

/* The string with everything that must not reach a terminal written as \xNN or \uNNNN: control characters, bytes that
   are not UTF-8, marks of direction and unseen characters, except joiners and variation selectors; nor a log of a
   workflow: what begins_command. Owned by the arena. */
const char *printable(struct arena *arena, const char *string);
void add_printable(const char *string, struct text *out);

/* Like add_printable, for several lines: line ends (LF, CRLF) and tabs stay, NULs become \x00, and a line that begins
   with a command (`::error::`) begins with \x3a. A NUL must follow the bytes. */
void add_harmless(const char *bytes, size_t length, struct text *out);

/* Would a workflow take this for a command wherever in a line it stands (`##[error]`, `##vso[...]`)? */
bool begins_command(const char *at);

/* plain_in[byte] says where a byte of ASCII is written as it is: PLAIN_WORDS on a terminal, PLAIN_XML in XML,
   PLAIN_SCRIPT in a string of a script. */
enum plain { PLAIN_WORDS = 1, PLAIN_XML = 2, PLAIN_SCRIPT = 4 };
extern const unsigned char plain_in[256];

/* How many bytes at the beginning of the string are plain there. */
static inline size_t plain_length(const char *string, enum plain where)
{
    size_t length = 0;
    while (plain_in[(unsigned char)string[length]] & where)
        length++;
    return length;
}

/* Is every byte plain on a terminal, so that printable() changes nothing? */
bool is_plain(const char *string);

/* Are two names the same apart from capitals, unseen characters and the way an accent is written? */
bool names_alike(const char *a, const char *b);

/* Returns the same string for all names that are alike. free() it. */
char *folded_name(const char *name);

#endif
