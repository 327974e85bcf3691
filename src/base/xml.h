/* XML: text and attribute values that are well-formed whatever the string contains. */
#ifndef BASE_XML_H
#define BASE_XML_H

struct text;

/* Adds `string`, escaped for content and for values in double quotes. What XML cannot contain (control characters, bad
   UTF-8) becomes U+FFFD. A mark follows words written from right to left, so that the text after them stays after
   them. */
void xml_text(const char *string, struct text *out);

/* Adds the format with its values: %s is escaped, %d is a number, and there is no other. */
void xml_format(struct text *out, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Adds ` name="value"`. */
void xml_attribute(const char *name, const char *value, struct text *out);
void xml_number(const char *name, int value, struct text *out);

#endif
