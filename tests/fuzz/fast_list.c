/* Fuzzer: any bytes, as they are and as the middle of a log, read with the fast list and with libyaml: all ways must say the same. */
#include "inspect.h"
#include "reread.h"

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t length);

static void compare(const char *before, const unsigned char *bytes, size_t length, const char *after)
{
    struct text text = {0}, difference = {0};
    text_add(&text, before);
    text_add_bytes(&text, (const char *)bytes, length);
    text_add(&text, after);
    if (!reread_alike(text_string(&text), text.length, &difference))
        wrong("the fast list makes a difference", text_string(&difference));
    text_free(&text);
    text_free(&difference);
}

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t length)
{
    compare("", bytes, length, "");
    compare("game: x\nlog:\n  - a: b\n", bytes, length, "\n  - c: d\n  - e: f\nclaims: x\n");
    return 0;
}
