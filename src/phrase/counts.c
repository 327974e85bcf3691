/* The kinds that every game has: numbers, amounts, ranks, players. */
#include <string.h>

#include "base/words.h"
#include "phrase/reader.h"

static int number_at(const struct reader *reader, int at)
{
    return at < reader->sentence->count ? reader->sentence->word[at].number : -1;
}

int told_number(int count, int there)
{
    int number = count == BOTH ? (there == 2 ? 2 : -1) : count <= ALL ? there - (ALL - count) : count;
    return number > 0 || count == 0 ? number : -1;
}

/* ---- amounts ----------------------------------------------------------------------------------------------------- */

struct amount {
    struct reader *reader;
    const struct hit **hits;
    int kind, at;
};

static void add_amount(const struct amount *amount, int end, int value)
{
    keep_hit(amount->reader, amount->hits, amount->kind, amount->at, end, value);
}

static bool is_more(const char *word)
{
    return one_of("more other further additional extra new x", word);
}

/* Finds "two", "2 x", "x 2", "a couple of"; for an amount also longer phrases. */
static void find_number(const struct amount *amount, int at)
{
    struct reader *reader = amount->reader;
    int start = same(said_at(reader, at), "x") ? at + 1 : at, number = number_at(reader, start);
    const char *word = said_at(reader, at);
    if (number < 0 && same(word, "single"))
        number = 1;
    if (number < 0 && one_of("couple pair", word)) {
        number = 2;
        start += same(said_at(reader, at + 1), "of");
    }
    if (number < 0 && amount->kind == KIND_COUNT && one_of("twice thrice", word))
        number = same(word, "twice") ? 2 : 3;
    if (number < 0)
        return;
    add_amount(amount, start + 1, number);
    if (amount->kind != KIND_COUNT)
        return;
    const char *behind = said_at(reader, start + 1);
    int of = start + 1 + same(behind, "out"), other = past_articles(reader->sentence, of);
    if (same(behind, "of") && same(said_at(reader, start + 2), "them"))
        add_amount(amount, start + 3, number);
    if (same(behind, "times") || is_more(behind))
        add_amount(amount, start + 2, number);
    if (same(said_at(reader, of), "of") && number_at(reader, other) >= 0)
        add_amount(amount, other + 1, number); /* two of the three, two out of three */
}

/* Finds "another", "another two", "a second one", "one": one more of the same. */
static void find_one(const struct amount *amount, int at)
{
    struct reader *reader = amount->reader;
    const char *word = said_at(reader, at);
    bool another = same(word, "another"), rank = reader->sentence->word[at].ordinal > 0;
    if (one_of("a an", word)) {
        add_amount(amount, at + 1, 1);
        if (one_of("pair couple", said_at(reader, at + 1)))
            find_number(amount, at + 1);
        if (is_more(said_at(reader, at + 1)) || same(said_at(reader, at + 1), "single"))
            add_amount(amount, at + 2, 1);
        if (at + 1 < reader->sentence->count)
            find_one(amount, at + 1);
    } else if (another || rank) {
        add_amount(amount, at + 1, 1);
        if (same(said_at(reader, at + 1), "one"))
            add_amount(amount, at + 2, 1);
        else if (another && number_at(reader, at + 1) > 0)
            add_amount(amount, at + 2, number_at(reader, at + 1));
    }
}

/* Finds "all", "all three", "all but one", "everything", "both". */
static void find_all(const struct amount *amount, int at)
{
    static const char alls[] = "all everything everyone everybody every whole entire lot";
    struct reader *reader = amount->reader;
    const char *word = said_at(reader, at);
    int next = past_articles(reader->sentence, at + 1);
    if (same(word, "both"))
        add_amount(amount, at + 1, BOTH);
    if (!one_of(alls, word))
        return;
    if (number_at(reader, next) >= 0)
        add_amount(amount, next + 1, number_at(reader, next));
    else if (one_of("but except", said_at(reader, next)) && number_at(reader, next + 1) > 0)
        add_amount(amount, next + 2, ALL - number_at(reader, next + 1));
    else
        add_amount(amount, at + 1, ALL);
}

/* ---- names ------------------------------------------------------------------------------------------------------- */

static bool name_stands(const struct reader *reader, const struct sentence *name, int at)
{
    if (name->count == 0 || at + name->count > reader->sentence->count)
        return false;
    for (int i = 0; i < name->count; i++)
        if (!same(name->word[i].text, said_at(reader, at + i)))
            return false;
    return true;
}

int name_at(struct reader *reader, int at, int *end)
{
    int seat = -1;
    *end = at;
    const struct setting *in = reader->sentence->in;
    for (int i = 0; i < in->name_count; i++) {
        const struct known_name *name = &in->name[i];
        if (at + name->cut.count <= *end || !name_stands(reader, &name->cut, at))
            continue;
        seat = name->seat;
        *end = at + name->cut.count;
    }
    return seat;
}

void find_common(struct reader *reader, int kind, int at, const struct hit **hits)
{
    struct amount amount = {reader, hits, kind, at};
    int end, seat;
    if (kind == KIND_NUM || kind == KIND_COUNT)
        find_number(&amount, at);
    if (kind == KIND_COUNT) {
        find_one(&amount, at);
        find_all(&amount, at);
    }
    if (kind == KIND_ORD && reader->sentence->word[at].ordinal >= 0)
        keep_hit(reader, hits, kind, at, at + 1, reader->sentence->word[at].ordinal);
    if (kind == KIND_NAME && (seat = name_at(reader, at, &end)) >= 0)
        keep_hit(reader, hits, kind, at, end, seat);
}
