/* The tables of how people say entries, unpacked. */
#include "phrase/says.h"

#include "base/arena.h"

struct unpacking {
    const struct says *says;
    const int *at; /* the next number */
    struct arena *arena;
};

static int next(struct unpacking *u)
{
    return *u->at++;
}

static const char *next_text(struct unpacking *u)
{
    int place = next(u);
    return place ? u->says->texts + place : NULL;
}

/* Room for `count` rows and an empty one; NULL if there are none. */
static void *rows(struct unpacking *u, int count, size_t size)
{
    return count ? arena_take(u->arena, ((size_t)count + 1) * size) : NULL;
}

static struct says_name *next_names(struct unpacking *u)
{
    int count = next(u);
    struct says_name *names = rows(u, count, sizeof *names);
    for (struct says_name *name = names; count--; name++) {
        name->word = next_text(u);
        name->said = next_text(u);
    }
    return names;
}

static struct says_row *next_rows(struct unpacking *u)
{
    int count = next(u);
    struct says_row *list = rows(u, count, sizeof *list);
    for (struct says_row *row = list; count--; row++) {
        row->said = next_text(u);
        row->means = u->says->seen[next(u)];
        row->value = next(u);
        row->turned = next(u);
        int factors = next(u);
        for (int i = 0; i < factors; i++)
            row->times[i] = next(u);
    }
    return list;
}

static struct says_kind *next_kinds(struct unpacking *u)
{
    int count = next(u);
    struct says_kind *kinds = arena_take(u->arena, ((size_t)count + 1) * sizeof *kinds);
    for (struct says_kind *kind = kinds; count--; kind++) {
        kind->name = next_text(u);
        kind->words = u->says->words[next(u)];
        kind->nouns = next_text(u);
        kind->flags = (unsigned)next(u);
        kind->names = next_names(u);
        kind->rows = next_rows(u);
    }
    return kinds;
}

static struct says_field *next_fields(struct unpacking *u)
{
    int count = next(u);
    struct says_field *fields = rows(u, count, sizeof *fields);
    for (struct says_field *field = fields; count--; field++) {
        field->name = next_text(u);
        field->said = next_text(u);
        field->flags = (unsigned)next(u);
        field->fits = u->says->fits[next(u)];
        field->seen = u->says->seen[next(u)];
        field->value = next(u);
    }
    return fields;
}

static struct says_line *next_lines(struct unpacking *u)
{
    int count = next(u);
    struct says_line *lines = arena_take(u->arena, ((size_t)count + 1) * sizeof *lines);
    for (struct says_line *line = lines; count--; line++) {
        line->writes = next_text(u);
        line->heads = next_text(u);
        line->weak = next_text(u);
        line->own = next_text(u);
        line->at = (unsigned)next(u);
        line->flags = (unsigned)next(u);
        line->times = next_text(u);
        line->make = u->says->make[next(u)];
        line->value = next(u);
        line->fields = next_fields(u);
    }
    return lines;
}

const struct says_tables *says_unpack(const struct says *says, struct arena *arena)
{
    struct unpacking u = {says, says->numbers, arena};
    struct says_tables *tables = arena_take(arena, sizeof *tables);
    tables->small = next_text(&u);
    tables->owners_act = next_text(&u);
    tables->kinds = next_kinds(&u);
    tables->lines = next_lines(&u);
    return tables;
}
