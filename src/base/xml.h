/* XML: text and attribute values that are well-formed whatever they hold. */
#ifndef BASE_XML_H
#define BASE_XML_H

struct text;

/* Escaped for content and for values in double quotes. What XML cannot hold (control characters, bad UTF-8) becomes U+FFFD.
   Words from right to left are followed by a mark that keeps what comes after them there. */
void xml_text(const char *string, struct text *out);

/* ` name="value"` */
void xml_attribute(const char *name, const char *value, struct text *out);
void xml_number(const char *name, int value, struct text *out);

#endif
