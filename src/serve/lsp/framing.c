/* Framing: cuts a stream of bytes into messages, each after a header with its length. */
#include "serve/lsp/framing.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const char begins[] = "Content-Length:";

void inbox_add(struct inbox *inbox, const char *bytes, size_t length)
{
    size_t left = inbox->bytes.length - inbox->taken;
    if (inbox->taken > 0) {
        memmove(inbox->bytes.bytes, inbox->bytes.bytes + inbox->taken, left);
        inbox->bytes.length = left;
        inbox->taken = 0;
    }
    size_t passed = length < inbox->skip ? length : inbox->skip;
    inbox->skip -= passed;
    text_add_bytes(&inbox->bytes, bytes + passed, length - passed);
}

/* The end of the header; NULL: not complete. Accepts single line feeds. */
static const char *header_end(const char *header, size_t length)
{
    for (const char *at = header; (at = memchr(at, '\n', length - (size_t)(at - header))); at++) {
        size_t left = length - (size_t)(at + 1 - header);
        if (left >= 1 && at[1] == '\n')
            return at + 2;
        if (left >= 2 && at[1] == '\r' && at[2] == '\n')
            return at + 3;
        if (left < 2)
            return NULL;
    }
    return NULL;
}

/* The length in the header; false: none, or an impossible one. */
static bool read_header(const char *header, const char *end, size_t *length)
{
    bool found = false;
    for (const char *line = header; line < end;) {
        const char *feed = memchr(line, '\n', (size_t)(end - line));
        if (strncasecmp(line, begins, strlen(begins)) == 0) {
            const char *digits = line + strlen(begins);
            digits += strspn(digits, " \t");
            size_t count = strspn(digits, "0123456789");
            const char *behind = digits + count + strspn(digits + count, " \t\r");
            if (found || count == 0 || count > 18 || behind != feed)
                return false;
            *length = (size_t)strtoull(digits, NULL, 10);
            found = true;
        }
        line = feed + 1;
    }
    return found;
}

enum arrival inbox_take(struct inbox *inbox, const char **body, size_t *length)
{
    size_t left = inbox->bytes.length - inbox->taken, announced = 0;
    if (left == 0)
        return ARRIVAL_NONE;
    const char *header = inbox->bytes.bytes + inbox->taken;
    const char *end = header_end(header, left < LONGEST_HEADER ? left : LONGEST_HEADER);
    if (!end && left < LONGEST_HEADER)
        return ARRIVAL_NONE;
    if (!end || !read_header(header, end, &announced)) {
        size_t next = 1; /* where a header may begin */
        while (next < left
               && strncasecmp(header + next, begins, left - next < strlen(begins) ? left - next : strlen(begins)) != 0)
            next++;
        inbox->taken += next;
        return ARRIVAL_GARBLED;
    }
    size_t head = (size_t)(end - header), here = left - head < announced ? left - head : announced;
    if (announced > LONGEST_MESSAGE)
        inbox->skip = announced - here;
    else if (here < announced)
        return ARRIVAL_NONE;
    inbox->taken += head + here;
    *body = end;
    *length = announced;
    return announced > LONGEST_MESSAGE ? ARRIVAL_TOO_LONG : ARRIVAL_MESSAGE;
}

void inbox_free(struct inbox *inbox)
{
    text_free(&inbox->bytes);
}
