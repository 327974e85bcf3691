/* SHA-256, for the hash that lets a browser run the one script of a page and no other. */
#ifndef BASE_SHA256_H
#define BASE_SHA256_H

#include <stddef.h>

enum { SHA256_BASE64 = 45 }; /* with the NUL */

/* The hash of the bytes, in base64. */
void sha256_base64(const char *bytes, size_t length, char out[SHA256_BASE64]);

#endif
