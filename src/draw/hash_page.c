/* hash_page NAME <FILE: prints the hash of a part of the page as C. Runs at build time. */
#include <stdio.h>
#include <stdlib.h>

#include "base/sha256.h"

int main(int argc, char **argv)
{
    enum { LONGEST = 1 << 20 };
    static char bytes[LONGEST];
    char hash[SHA256_BASE64];
    size_t length = fread(bytes, 1, sizeof bytes, stdin);
    if (argc != 2 || length == 0 || length == sizeof bytes)
        return EXIT_FAILURE;
    sha256_base64(bytes, length, hash);
    printf("extern const char %s_hash[];\nconst char %s_hash[] = \"%s\";\n", argv[1], argv[1], hash);
    return EXIT_SUCCESS;
}
