/* Fuzzer: any bytes as a stream of records. */
#include "inspect.h"

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t length);

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t length)
{
    inspect_bytes((const char *)bytes, length);
    return 0;
}
