/* XML: text and attribute values that are well-formed whatever they hold. */
#include "base/xml.h"

#include <stdarg.h>
#include <string.h>

#include "base/text.h"
#include "base/words.h"

static const char replacement[] = "\xef\xbf\xbd", left_to_right_mark[] = "\xe2\x80\x8e";

static bool fits_xml(const char *at, size_t length)
{
    bool control = length > 0 && *at != '\n' && *at != '\t' && unseen_point(at);
    bool noncharacter = length == 3 && (memcmp(at, "\xef\xbf\xbe", 3) == 0 || memcmp(at, "\xef\xbf\xbf", 3) == 0);
    return length > 0 && !control && !noncharacter;
}

/* Do words from right to left end before `rest`, with other text after them? A number there would change places with
   them. */
static bool turns_rightwards(const char *rest)
{
    if (utf8_length(rest) && writing_of(rest) == AS_THE_LETTER_BEFORE)
        return false;
    rest += strspn(rest, " -'.");
    return *rest && !(utf8_length(rest) && writing_of(rest) == LEFTWARDS);
}

void xml_text(const char *string, struct text *out)
{
    bool leftwards = false;
    for (const char *c = string;;) {
        size_t plain = plain_length(c, PLAIN_XML); /* nearly all of it */
        text_add_bytes(out, c, plain);
        c += plain;
        if (!*c)
            return;
        size_t length = utf8_length(c);
        const char *entity = *c == '&'           ? "&amp;"
                             : *c == '<'         ? "&lt;"
                             : *c == '>'         ? "&gt;"
                             : *c == '"'         ? "&quot;"
                             : begins_command(c) ? "&#35;"
                                                 : NULL;
        if (entity)
            text_add(out, entity);
        else if (fits_xml(c, length))
            text_add_bytes(out, c, length);
        else
            text_add(out, replacement);
        enum writing writing = length > 1 ? writing_of(c) : RIGHTWARDS;
        leftwards = writing == LEFTWARDS || (leftwards && !plain && writing == AS_THE_LETTER_BEFORE);
        c += length ? length : 1;
        if (leftwards && turns_rightwards(c))
            text_add(out, left_to_right_mark);
    }
}

void xml_format(struct text *out, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    for (const char *at = format; *at; at += *at ? 2 : 0) {
        size_t plain = strcspn(at, "%");
        text_add_bytes(out, at, plain);
        at += plain;
        if (*at && at[1] == 'd')
            text_number(out, va_arg(args, int));
        else if (*at)
            xml_text(va_arg(args, const char *), out);
    }
    va_end(args);
}

void xml_attribute(const char *name, const char *value, struct text *out)
{
    text_format(out, " %s=\"", name);
    for (const char *line = value;;) {
        size_t length = strcspn(line, "\n\t");
        struct text part = {0};
        text_add_bytes(&part, line, length);
        xml_text(text_string(&part), out);
        text_free(&part);
        if (!line[length])
            break;
        text_add(out, line[length] == '\n' ? "&#10;" : "&#9;"); /* as they are, a reader would make spaces of them */
        line += length + 1;
    }
    text_char(out, '"');
}

void xml_number(const char *name, int value, struct text *out)
{
    text_format(out, " %s=\"%d\"", name, value);
}
