/* SHA-256 as FIPS 180-4 describes it. */
#include "base/sha256.h"

#include <stdint.h>
#include <string.h>

enum { BLOCK = 64, ROUNDS = 64, WORDS = 8, DIGEST = 32 };

static const uint32_t constants[ROUNDS] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t turned(uint32_t word, int bits)
{
    return word >> bits | word << (32 - bits);
}

static void spread_block(const unsigned char *block, uint32_t schedule[ROUNDS])
{
    for (int i = 0; i < 16; i++)
        schedule[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 | (uint32_t)block[4 * i + 2] << 8
                      | block[4 * i + 3];
    for (int i = 16; i < ROUNDS; i++) {
        uint32_t two = schedule[i - 2], fifteen = schedule[i - 15];
        schedule[i] = schedule[i - 16] + (turned(fifteen, 7) ^ turned(fifteen, 18) ^ fifteen >> 3) + schedule[i - 7]
                      + (turned(two, 17) ^ turned(two, 19) ^ two >> 10);
    }
}

/* The halves of the state, one word newer with every round. */
static void take_block(uint32_t state[WORDS], const unsigned char *block)
{
    uint32_t schedule[ROUNDS], a[ROUNDS + 4], e[ROUNDS + 4];
    spread_block(block, schedule);
    for (int i = 0; i < 4; i++) {
        a[i] = state[3 - i];
        e[i] = state[7 - i];
    }
    for (int i = 0; i < ROUNDS; i++) {
        uint32_t a1 = a[i + 3], e1 = e[i + 3];
        uint32_t one = e[i] + (turned(e1, 6) ^ turned(e1, 11) ^ turned(e1, 25)) + ((e1 & e[i + 2]) ^ (~e1 & e[i + 1]))
                       + constants[i] + schedule[i];
        uint32_t two = (turned(a1, 2) ^ turned(a1, 13) ^ turned(a1, 22))
                       + ((a1 & a[i + 2]) ^ (a1 & a[i + 1]) ^ (a[i + 2] & a[i + 1]));
        e[i + 4] = a[i] + one;
        a[i + 4] = one + two;
    }
    for (int i = 0; i < 4; i++) {
        state[3 - i] += a[ROUNDS + i];
        state[7 - i] += e[ROUNDS + i];
    }
}

static void digest(const char *bytes, size_t length, unsigned char out[DIGEST])
{
    uint32_t state[WORDS] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                             0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    unsigned char last[2 * BLOCK] = {0};
    size_t whole = length / BLOCK * BLOCK, rest = length - whole, padded = rest < BLOCK - 8 ? BLOCK : 2 * BLOCK;
    for (size_t at = 0; at < whole; at += BLOCK)
        take_block(state, (const unsigned char *)bytes + at);
    memcpy(last, bytes + whole, rest);
    last[rest] = 0x80;
    for (int i = 0; i < 8; i++)
        last[padded - 1 - (size_t)i] = (unsigned char)((uint64_t)length * 8 >> 8 * i);
    for (size_t at = 0; at < padded; at += BLOCK)
        take_block(state, last + at);
    for (int i = 0; i < DIGEST; i++)
        out[i] = (unsigned char)(state[i / 4] >> (24 - 8 * (i % 4)));
}

void sha256_base64(const char *bytes, size_t length, char out[SHA256_BASE64])
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    unsigned char hash[DIGEST + 1] = {0};
    digest(bytes, length, hash);
    for (int i = 0, at = 0; i < DIGEST; i += 3) {
        unsigned group = (unsigned)hash[i] << 16 | (i + 1 < DIGEST ? (unsigned)hash[i + 1] << 8 : 0)
                         | (i + 2 < DIGEST ? hash[i + 2] : 0u);
        for (int sign = 0; sign < 4; sign++)
            out[at++] = letters[group >> (18 - 6 * sign) & 63];
    }
    out[43] = '=';
    out[44] = '\0';
}
