/* A table of strings: each has a number and is kept once. */
#include "draw/string_table.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "base/unicode.h"

enum { FIRST_SLOTS = 256 };

/* A similar string is used if at least so many bytes are alike; differences in the middle are a few bytes, usually
   digits. */
enum { LEAST_ALIKE = 24, MOST_APART = 6 };

/* ---- keeping --------------------------------------------------------------------------------------------------- */

/* Hashes eight bytes at a time. */
static uint32_t hash_of(const char *bytes, size_t length)
{
    const uint64_t factor = 0x9e3779b97f4a7c15u;
    uint64_t hash = length, word = 0;
    size_t i = 0;
    for (; i + sizeof word <= length; i += sizeof word) {
        memcpy(&word, bytes + i, sizeof word);
        hash = hash * factor + word;
    }
    word = 0;
    memcpy(&word, bytes + i, length - i);
    hash = (hash * factor + word) * factor;
    return (uint32_t)(hash >> 32);
}

static bool holds(const struct string_table *table, const struct slot *slot, uint32_t hash, const struct text *string)
{
    const struct kept_string *kept = &table->row[slot->number - 1];
    return slot->hash == hash && (size_t)kept->length == string->length
           && memcmp(kept->string, text_string(string), string->length) == 0;
}

/* The slot with the string, or the free slot for it. `string` is NULL for one that is known to be new. */
static struct slot *slot_of(const struct string_table *table, uint32_t hash, const struct text *string)
{
    uint32_t mask = (uint32_t)table->slots - 1, at = hash & mask;
    while (table->slot[at].number && !(string && holds(table, &table->slot[at], hash, string)))
        at = (at + 1) & mask;
    return &table->slot[at];
}

static void grow(struct string_table *table)
{
    struct string_table old = *table;
    table->slots = old.slots ? 2 * old.slots : FIRST_SLOTS;
    table->slot = must_alloc((size_t)table->slots * sizeof *table->slot);
    table->row = must_grow(table->row, (size_t)table->slots / 2 * sizeof *table->row);
    for (int i = 0; i < old.slots; i++)
        if (old.slot[i].number)
            *slot_of(table, old.slot[i].hash, NULL) = old.slot[i];
    free(old.slot);
}

int string_table_number(struct string_table *table, const struct text *string, int like)
{
    uint32_t hash = hash_of(text_string(string), string->length);
    if (2 * table->count >= table->slots)
        grow(table);
    struct slot *slot = slot_of(table, hash, string);
    if (!slot->number) {
        table->row[table->count] =
            (struct kept_string){.string = arena_copy(table->arena, text_string(string), string->length),
                                 .length = (int)string->length,
                                 .like = like};
        *slot = (struct slot){hash, ++table->count};
    }
    return slot->number - 1;
}

void string_table_free(struct string_table *table)
{
    free(table->slot);
    free(table->row);
    table->slot = NULL;
    table->row = NULL;
    table->count = table->slots = 0;
}

/* ---- writing --------------------------------------------------------------------------------------------------- */

static bool continues_letter(char c)
{
    return ((unsigned char)c & 0xc0) == 0x80;
}

struct piece {
    const char *at;
    int length;
};

static struct piece from(struct piece piece, int start)
{
    return (struct piece){piece.at + start, piece.length - start};
}

/* Characters outside the basic plane, of four bytes, count twice. */
static int utf16_length(struct piece piece)
{
    uint64_t word;
    int units = 0, i = 0;
    for (; i + 8 <= piece.length; i += 8, units += 8) {
        memcpy(&word, piece.at + i, sizeof word);
        if (word & 0x8080808080808080u)
            break;
    }
    for (; i < piece.length; i++)
        units += continues_letter(piece.at[i]) ? 0 : (unsigned char)piece.at[i] >= 0xf0 ? 2 : 1;
    return units;
}

static int shorter_length(struct piece a, struct piece b)
{
    return a.length < b.length ? a.length : b.length;
}

/* Equal bytes at the beginning; no character is cut in two. */
static int alike_at_start(struct piece a, struct piece b)
{
    int most = shorter_length(a, b), alike = 0;
    while (alike + 8 <= most && memcmp(a.at + alike, b.at + alike, 8) == 0)
        alike += 8;
    while (alike < most && a.at[alike] == b.at[alike])
        alike++;
    while (alike > 0 && (continues_letter(a.at[alike]) || continues_letter(b.at[alike])))
        alike--;
    return alike;
}

/* Equal bytes at the end. */
static int alike_at_end(struct piece a, struct piece b)
{
    int most = shorter_length(a, b), alike = 0;
    const char *a_end = a.at + a.length, *b_end = b.at + b.length;
    while (alike + 8 <= most && memcmp(a_end - alike - 8, b_end - alike - 8, 8) == 0)
        alike += 8;
    while (alike < most && a_end[-1 - alike] == b_end[-1 - alike])
        alike++;
    while (alike > 0 && continues_letter(a_end[-alike]))
        alike--;
    return alike;
}

/* Where both strings are alike again after a few bytes. */
struct again {
    int goes, comes; /* bytes of the one and of the other before that */
    int alike;       /* 0: nowhere */
};

/* A number usually becomes one with as many digits, or one more or less. */
static struct again alike_again(struct piece a, struct piece b)
{
    int most = shorter_length(a, b) - LEAST_ALIKE;
    most = most < MOST_APART ? most : MOST_APART;
    for (int goes = 0; goes <= most; goes++)
        for (int comes = goes ? goes - 1 : 1; comes <= goes + 1 && comes <= most; comes++) {
            struct piece one = from(a, goes), other = from(b, comes);
            int alike = memcmp(one.at, other.at, 8) == 0 ? alike_at_start(one, other) : 0;
            if (alike >= LEAST_ALIKE && !continues_letter(*one.at))
                return (struct again){goes, comes, alike};
        }
    return (struct again){0};
}

/* Escapes only what must be: most of it is elements. */
static void write_string(struct piece string, struct text *out)
{
    const char *at = string.at;
    text_char(out, '"');
    for (const char *end = at + string.length; at < end;) {
        size_t plain = 0;
        /* A "<" is written as it is, unless it would end or hide the script. */
        while (
            at + plain < end
            && (plain_in[(unsigned char)at[plain]] & PLAIN_SCRIPT
                || (at[plain] == '<' && at[plain + 1] != '/' && at[plain + 1] != '!' && (at[plain + 1] | 32) != 's')))
            plain++;
        text_add_bytes(out, at, plain);
        at += plain;
        size_t bytes = at < end ? utf8_length(at) : 0;
        if (at == end)
            break;
        if (*at == '<')
            text_add(out, at[1] == '/' ? "<\\" : "\\u003c");
        else if (*at == '"' || *at == '\\')
            text_format(out, "\\%c", *at);
        else if (!bytes || unseen_point(at))
            json_escape(bytes ? unseen_point(at) : 0xfffd, out);
        else
            text_add_bytes(out, at, bytes);
        at += bytes ? bytes : 1;
    }
    text_char(out, '"');
}

static void write_change(struct piece stays, struct piece goes, struct piece comes, struct text *out)
{
    text_char(out, ',');
    text_number(out, utf16_length(stays));
    text_char(out, ',');
    text_number(out, utf16_length(goes));
    text_char(out, ',');
    write_string(comes, out);
}

static void write_kept(const struct string_table *table, const struct kept_string *kept, struct text *out)
{
    static const struct kept_string nothing = {.string = ""};
    const struct kept_string *like = kept->like < 0 ? &nothing : &table->row[kept->like];
    struct piece old = {like->string, like->length}, now = {kept->string, kept->length};
    int start = alike_at_start(old, now);
    struct piece stays = {now.at, start}, goes = from(old, start), comes = from(now, start);
    int end = alike_at_end(goes, comes);
    goes.length -= end;
    comes.length -= end;
    struct again again = alike_again(goes, comes);
    if (start + end + again.alike < LEAST_ALIKE) {
        write_string(now, out);
        return;
    }
    text_char(out, '[');
    text_number(out, kept->like);
    if (again.alike) {
        write_change(stays, (struct piece){goes.at, again.goes}, (struct piece){comes.at, again.comes}, out);
        stays = (struct piece){comes.at + again.comes, again.alike};
        goes = from(goes, again.goes + again.alike);
        comes = from(comes, again.comes + again.alike);
    }
    write_change(stays, goes, comes, out);
    text_char(out, ']');
}

void string_table_json(const struct string_table *table, struct text *out)
{
    text_add(out, "[\n");
    for (int i = 0; i < table->count; i++) {
        text_add(out, i ? ",\n" : "");
        const struct kept_string *kept = &table->row[i];
        if (kept->stays && kept->stays == kept->shown)
            text_char(out, '0');
        else
            write_kept(table, kept, out);
    }
    text_char(out, ']');
}
