/* SHA-256 against the examples of its standard, and lengths around a block; the script of the page, hashed when it was built in. */
#include "greatest.h"

#include <string.h>

#include "base/sha256.h"
#include "draw/page.h"
#include "suites.h"

TEST hashes_to(const char *text, const char *expected)
{
    char hash[SHA256_BASE64];
    sha256_base64(text, strlen(text), hash);
    ASSERT_STR_EQ(expected, hash);
    PASS();
}

SUITE(sha256)
{
    RUN_TESTp(hashes_to, "", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
    RUN_TESTp(hashes_to, "abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    RUN_TESTp(hashes_to, "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
              "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE=");
    RUN_TESTp(hashes_to, page_js, page_js_hash);
}
