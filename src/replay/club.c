/* The club file: reads it and checks it. */
#include "replay/club.h"

#include "base/unicode.h"
#include "base/words.h"
#include "replay/judge.h"
#include "replay/registry.h"

/* ---- its parts -------------------------------------------------------------------------------------------------- */

static void unknown_key(struct judge *judge, const struct node *key, const char *known)
{
    judge_misread(judge, key->at, "unknown key `%.60s`; known keys: %s", key->text, known);
}

static void check_game(struct judge *judge, struct node *said)
{
    static const char *const names[SEATS_MAX] = {"a", "b", "c", "d", "e", "f"};
    const struct game *game = judge->verdict->game = game_meant(said->key->text);
    struct match *match = &judge->verdict->match;
    if (!game)
        unknown_game(judge, said->key);
    else if (said->kind != NODE_MAP)
        judge_complain(judge, said->at, "write the club's rules for the game as `{house: {...}, box: {...}}`");
    for (struct node *part = game && said->kind == NODE_MAP ? said->first : NULL; part; part = part->next) {
        struct finding *last = judge->verdict->docket.last;
        bool box = same(part->key->text, "box");
        *match = (struct match){.game = game};
        if (same(part->key->text, "house"))
            read_house(judge, part, SAID_BY_CLUB);
        else if (!box)
            unknown_key(judge, part->key, "house, box");
        /* It may be right for some numbers of players and not for others. */
        memcpy(match->names, names, sizeof names);
        match->seats = game->seats_min;
        while (box && match->seats <= game->seats_max && look_into_box(judge, part, true))
            match->seats++;
        place_findings(judge, last, place_of_part(part));
    }
}

static void check_games(struct judge *judge, const struct node *all)
{
    if (all->kind != NODE_MAP)
        judge_complain(judge, all->at,
                       "`games` must map each game to its `house` and `box`, as in `cyclades: {house: {...}}`");
    for (struct node *said = all->kind == NODE_MAP ? all->first : NULL; said; said = said->next) {
        check_game(judge, said);
        /* Two keys may name the same game in other capitals. */
        const struct game *game = game_meant(said->key->text);
        const struct node *first = all->first;
        while (game && game_meant(first->key->text) != game)
            first = first->next;
        if (game && first != said)
            tell_twice(judge, said->key, first->key);
    }
}

static void check_patterns(struct judge *judge, const struct node *list)
{
    const struct node *bad = list->kind == NODE_MAP ? list : NULL;
    for (const struct node *item = list->kind == NODE_LIST ? list->first : NULL; item && !bad; item = item->next)
        bad = item->kind != NODE_WORD || !*item->text ? item : NULL;
    if (bad)
        judge_complain(judge, bad->at, "`exclude` must be a list of patterns, such as `drafts/**`");
}

/* Does this person have that name? */
static bool is_called(const struct node *person, const char *name)
{
    if (names_alike(person->key->text, name))
        return true;
    for (const struct node *other = person->kind == NODE_LIST ? person->first : NULL; other; other = other->next)
        if (names_alike(other->text, name))
            return true;
    return person->kind == NODE_WORD && names_alike(person->text, name);
}

static void check_name(struct judge *judge, const struct node *all, const struct node *person, const struct node *name)
{
    for (const struct node *before = all->first; before != person; before = before->next)
        if (is_called(before, name->text)) {
            judge_misread(judge, name->at, "`%.60s` belongs to two people; remove it from `%.60s` or `%.60s`",
                          name->text, before->key->text, person->key->text);
            return;
        }
}

static void check_people(struct judge *judge, const struct node *said)
{
    static const char form[] = "`people` must map each name to other names of the same person, as in `ben: [Benny]`";
    if (said->kind != NODE_MAP)
        judge_complain(judge, said->at, form);
    for (const struct node *person = said->kind == NODE_MAP ? said->first : NULL; person; person = person->next) {
        bool list = person->kind == NODE_LIST;
        const struct node *first = list ? person->first : person, *name = first;
        while (name && name->kind == NODE_WORD && *name->text)
            name = list ? name->next : NULL;
        if (name) {
            judge_complain(judge, person->at, form);
            return;
        }
        check_name(judge, said, person, person->key);
        for (name = first; name; name = list ? name->next : NULL)
            check_name(judge, said, person, name);
    }
}

static void take_key(struct club *club, struct judge *judge, struct reader *reader, struct node *key)
{
    struct node *value = reader_value(reader, &club->arena);
    const struct {
        const char *key;
        const struct node **part;
        void (*check)(struct judge *judge, const struct node *said);
    } rows[] = {{"games", &club->games, check_games},
                {"exclude", &club->exclude, check_patterns},
                {"people", &club->people, check_people}};
    size_t row = 0, count = sizeof rows / sizeof *rows;
    while (row < count && !same(key->text, rows[row].key))
        row++;
    if (row == count)
        unknown_key(judge, key, "games, exclude, people");
    else if (*rows[row].part)
        tell_twice(judge, key, (*rows[row].part)->key);
    else if (value) {
        value->key = key;
        *rows[row].part = value;
        rows[row].check(judge, value);
    }
}

/* ---- the whole --------------------------------------------------------------------------------------------------- */

/* The values of the club file have no place in a record. */
static void forget_places(const struct node *node)
{
    for (struct node *child = node ? node->first : NULL; child; child = child->next) {
        child->at = (struct place){0};
        if (child->key)
            child->key->at = (struct place){0};
        forget_places(child);
    }
}

void club_read(struct club *club, const char *file, struct reader *reader, struct box_cache *cache)
{
    *club = (struct club){.file = file, .fault = {.file = file, .document = 1}};
    club->fault.docket = (struct docket){.arena = &club->fault.arena};
    struct judging how = judging_usual(cache);
    struct judge judge = {.verdict = &club->fault, .how = &how};
    int line;
    reader_complain_to(reader, (struct complaints){judge_complain, &judge});
    bool found = reader_document(reader, &line);
    for (struct node *key; found && (key = reader_key(reader, &club->arena));)
        take_key(club, &judge, reader, key);
    int second = 0;
    if (found && !reader_broken(reader) && (reader_document(reader, &second) || second))
        judge_complain(&judge, (struct place){second, 1, second, 4},
                       "a club file must be one document; remove the `---`");
    /* Keeps one finding, the first that is not a note. */
    struct docket *docket = &club->fault.docket;
    const struct finding *first = docket->first;
    while (first && first->ruling == RULING_NOTED)
        first = first->next;
    docket_retract(docket, NULL);
    if (first)
        docket_copy(docket, first);
    docket_count(docket);
    club->bad = first;
    club->fault.game = NULL;
    forget_places(club->games);
    arena_free(&judge.entry_arena);
}

void club_unread(struct club *club, const char *file, const char *why)
{
    *club = (struct club){.file = file, .bad = true, .unread = why};
    verdict_unreadable(&club->fault, file, (struct place){1, 1, 1, 2}, why);
}

void club_free(struct club *club)
{
    arena_free(&club->arena);
    verdict_free(&club->fault);
}

const char *club_person(const struct club *club, const char *name)
{
    const struct node *people = club && !club->bad ? club->people : NULL;
    for (const struct node *person = people ? people->first : NULL; person; person = person->next)
        if (is_called(person, name))
            return person->key->text;
    return NULL;
}
