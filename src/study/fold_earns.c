/* What folded entries earn together: parts that are alike but for their number become one, from the least to the most. */
#include "study/fold_earns.h"

#include <stdbool.h>
#include <string.h>

#include "base/text.h"
#include "base/words.h"

enum { MOST_PARTS = 16 };

/* "ada -2 gold": what stands before and behind the number, in halves. */
struct part {
    const char *before, *after;
    long least, most;
    int found; /* in how many entries */
    bool plus; /* gains are said with a sign */
};

struct parts {
    struct part part[MOST_PARTS];
    int count;
    struct arena *arena;
};

/* The number of a part is its first word behind the name that is one. */
static bool cut(struct parts *parts, const char *text, size_t length, struct part *part)
{
    const char *end = text + length;
    for (const char *at = memchr(text, ' ', length); at; at = memchr(at, ' ', (size_t)(end - at))) {
        const char *word = ++at;
        size_t rest = strcspn(word, " ,");
        bool plus = *word == '+';
        if (!read_halves(arena_copy(parts->arena, word + plus, rest - plus), &part->least))
            continue;
        part->plus = plus;
        part->most = part->least;
        part->before = arena_copy(parts->arena, text, (size_t)(word - text));
        part->after = arena_copy(parts->arena, word + rest, (size_t)(end - word) - rest);
        return true;
    }
    return false;
}

static void widen(struct part *known, const struct part *part)
{
    known->least = part->least < known->least ? part->least : known->least;
    known->most = part->most > known->most ? part->most : known->most;
    known->plus |= part->plus;
    known->found++;
}

static void add(struct parts *parts, const struct part *part)
{
    for (int i = 0; i < parts->count; i++) {
        struct part *known = &parts->part[i];
        if (same(known->before, part->before) && same(known->after, part->after)) {
            widen(known, part);
            return;
        }
    }
    if (parts->count == MOST_PARTS)
        return;
    parts->part[parts->count] = *part;
    parts->part[parts->count++].found = 1;
}

static void print_number(long halves, bool plus, struct text *out)
{
    char room[16];
    text_format(out, "%s%s", plus && halves > 0 ? "+" : "", halves_string(room, (int)halves));
}

static void print_part(struct part *part, int count, struct text *out)
{
    static const struct part nothing = {0};
    if (part->found < count)
        widen(part, &nothing);
    text_format(out, "%s%s", out->length ? ", " : "", part->before);
    print_number(part->least, part->plus, out);
    if (part->most > part->least) {
        text_add(out, " to ");
        print_number(part->most, part->plus, out);
    }
    text_add(out, part->after);
}

const char *earn_together(const char *const *earns, int count, struct arena *arena)
{
    struct parts parts = {.arena = arena};
    bool alike = true;
    for (int i = 0; i < count; i++) {
        alike &= same(earns[i], earns[0]);
        for (const char *at = earns[i]; *at; at += strspn(at, ", ")) {
            size_t length = strcspn(at, ",");
            struct part part = {0};
            if (cut(&parts, at, length, &part))
                add(&parts, &part);
            at += length;
        }
    }
    if (alike)
        return earns[0];
    struct text out = {0};
    for (int i = 0; i < parts.count; i++)
        print_part(&parts.part[i], count, &out);
    return arena_keep(arena, &out);
}
