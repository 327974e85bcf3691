/* Fingerprints: a finding keeps its fingerprint while lines around it are moved, inserted or deleted. */
#include "study/fingerprint.h"

#include <stdlib.h>

#include "base/arena.h"
#include "base/words.h"

enum { FIRST_ROOM = 64, LONGEST_LINE = 4000 };

static uint64_t mix(uint64_t hash, const char *string)
{
    for (const unsigned char *c = (const unsigned char *)string; *c; c++)
        hash = (hash ^ *c) * UINT64_C(0x100000001b3);
    return (hash ^ 0xff) * UINT64_C(0x100000001b3); /* marks where a string ends, so that "a", "bc" is not "ab", "c" */
}

/* FNV is weakest in its top bits, which a short fingerprint shows. */
static uint64_t stir(uint64_t hash)
{
    hash = (hash ^ (hash >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    hash = (hash ^ (hash >> 27)) * UINT64_C(0x94d049bb133111eb);
    return hash ^ (hash >> 31);
}

static uint64_t key_of(const struct verdict *verdict, const struct finding *finding, struct source *source)
{
    uint64_t hash = mix(UINT64_C(0xcbf29ce484222325), verdict->game ? verdict->game->id : "");
    hash = mix(hash, finding->rule->code);
    hash = mix(hash, finding->player ? finding->player : "");
    if (finding->said)
        return mix(hash, finding->said);
    struct text quoted = {0};
    /* Of a place over several lines only the first counts. */
    struct place at = finding->at;
    struct text line = {0};
    if (source && source_line(source, at.line, LONGEST_LINE, &line)) {
        const char *from = skip_points(text_string(&line), at.column - 1);
        const char *to =
            at.end_line == at.line ? skip_points(from, at.end_column - at.column) : text_string(&line) + line.length;
        text_add_bytes(&quoted, from, (size_t)(to - from));
    }
    text_free(&line);
    hash = mix(hash, text_string(&quoted));
    if (!quoted.length
        || finding->ruling == RULING_UNREADABLE) /* other messages have computed values, which may change */
        hash = mix(hash, finding->message);
    text_free(&quoted);
    return hash;
}

static struct seen *place_of(const struct fingerprints *met, uint64_t key)
{
    size_t at = (size_t)stir(key) & (met->room - 1);
    while (met->seen[at].times && met->seen[at].key != key)
        at = (at + 1) & (met->room - 1);
    return &met->seen[at];
}

void fingerprint_record(struct fingerprints *met, struct verdict *verdict, struct source *source)
{
    for (struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        uint64_t key = key_of(verdict, finding, source);
        if (2 * met->used >= met->room) {
            struct fingerprints larger = {.room = met->room ? 2 * met->room : FIRST_ROOM, .used = met->used};
            larger.seen = must_alloc(larger.room * sizeof *larger.seen);
            for (size_t i = 0; i < met->room; i++)
                if (met->seen[i].times)
                    *place_of(&larger, met->seen[i].key) = met->seen[i];
            free(met->seen);
            *met = larger;
        }
        struct seen *seen = place_of(met, key);
        met->used += seen->times == 0;
        seen->key = key;
        finding->fingerprint = stir(key + (uint64_t)seen->times++ * UINT64_C(0x9e3779b97f4a7c15));
    }
}

void fingerprints_free(struct fingerprints *met)
{
    free(met->seen);
    *met = (struct fingerprints){0};
}
