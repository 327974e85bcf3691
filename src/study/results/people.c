/* People: which persons the names in many records belong to. */
#include "study/results/people.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/unicode.h"
#include "base/words.h"
#include "replay/club.h"

/* A name as written in records of one club, or folded (`club` is then `folds`). Most rows need one lookup. */
struct known_name {
    const void *club;
    const char *name; /* NULL: the slot is free */
    struct person *person;
};

enum { MOST_TOLD = 5 };

static const char folds[] = "folds";

static size_t hash(const void *club, const char *name)
{
    uint64_t value = 14695981039346656037u ^ (uintptr_t)club;
    for (; *name; name++)
        value = (value ^ (unsigned char)*name) * 1099511628211u;
    return (size_t)(value ^ value >> 29);
}

static struct known_name *find(const struct people *people, const void *club, const char *name)
{
    size_t at = hash(club, name) & (people->slots - 1);
    while (people->slot[at].name && (people->slot[at].club != club || !same(people->slot[at].name, name)))
        at = (at + 1) & (people->slots - 1);
    return &people->slot[at];
}

static void grow(struct people *people)
{
    struct people larger = {.slots = people->slots ? 2 * people->slots : 64};
    larger.slot = must_alloc(larger.slots * sizeof *larger.slot);
    for (size_t i = 0; i < people->slots; i++)
        if (people->slot[i].name)
            *find(&larger, people->slot[i].club, people->slot[i].name) = people->slot[i];
    free(people->slot);
    people->slot = larger.slot;
    people->slots = larger.slots;
}

static struct person *remember(struct people *people, const void *club, const char *name, struct person *person)
{
    if (2 * (people->used + 1) > people->slots)
        grow(people);
    *find(people, club, name) = (struct known_name){club, arena_string(&people->arena, name), person};
    people->used++;
    return person;
}

static struct person *known(const struct people *people, const void *club, const char *name)
{
    return people->slots ? find(people, club, name)->person : NULL;
}

static struct person *add_person(struct people *people, const char *name)
{
    if (people->count == people->room) {
        people->room = people->room ? 2 * people->room : 64;
        people->person = must_grow(people->person, sizeof *people->person * (size_t)people->room);
    }
    struct person *person = arena_take(&people->arena, sizeof *person);
    person->name = arena_string(&people->arena, name);
    person->number = people->count;
    return people->person[people->count++] = person;
}

/* The person with that name, ignoring case. */
static struct person *person_named(struct people *people, const char *name)
{
    char *fold = folded_name(name);
    struct person *person = known(people, folds, fold);
    if (!person)
        person = remember(people, folds, fold, add_person(people, name));
    free(fold);
    return person;
}

static struct person *person_meant(struct people *people, const struct club *club, const char *written)
{
    struct person *person = known(people, club, written);
    if (person)
        return person;
    const char *said = club_person(club, written);
    person = person_named(people, said ? said : written);
    if (!said && !same(person->name, written) && !strings_have(person->joined, written))
        strings_add(&people->arena, &person->joined, arena_string(&people->arena, written));
    return remember(people, club, written, person);
}

/* The club joins two names of one record: they stay two people. */
static void keep_apart(struct people *people, const char *file, const char *const names[], int seat,
                       struct person *persons[])
{
    for (int other = 0; other < seat; other++)
        if (persons[other] == persons[seat]) {
            persons[other] = person_named(people, names[other]);
            persons[seat] = person_named(people, names[seat]);
            if (people->apart++ < MOST_TOLD)
                strings_add(&people->arena, &people->kept_apart,
                            arena_format(&people->arena, "%s: `%s` and `%s` play in one game and are not joined there",
                                         file, names[other], names[seat]));
            return;
        }
}

void people_join(struct people *people, const struct club *club, const char *file, const char *const names[], int seats,
                 struct person *persons[])
{
    for (int seat = 0; seat < seats; seat++) {
        persons[seat] = person_meant(people, club, names[seat]);
        keep_apart(people, file, names, seat, persons);
    }
}

void people_free(struct people *people)
{
    free(people->slot);
    free(people->person);
    arena_free(&people->arena);
    *people = (struct people){0};
}
