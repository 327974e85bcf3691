/* The club file: reads it and checks it. */
#include "replay/club.h"

#include "base/unicode.h"
#include "base/words.h"
#include "replay/judge.h"
#include "replay/registry.h"

/* ---- its parts -------------------------------------------------------------------------------------------------- */

static void unknown_key(struct judge *judge, const struct node *key, const char *known)
{
    judge_find(judge, RULING_UNREADABLE, &common_rules[LOG_UNREADABLE], key->at, "unknown key `%.60s`; known keys: %s",
               key->text, known);
}

static const struct game *game_of(struct judge *judge, const struct node *key)
{
    const struct game *game = game_meant(key->text);
    if (!game)
        unknown_game(judge, key);
    return game;
}

/* Opens the box for every number of players, since it may be right for some and not for others. */
static void check_box(struct judge *judge, struct node *box)
{
    struct match *match = &judge->verdict->match;
    static const char *const names[SEATS_MAX] = {"a", "b", "c", "d", "e", "f"};
    struct finding *last = judge->verdict->docket.last;
    for (int seats = match->game->seats_min; seats <= match->game->seats_max; seats++) {
        for (int i = 0; i < seats; i++)
            match->names[i] = names[i];
        match->seats = seats;
        if (!look_into_box(judge, box, true))
            break;
    }
    place_findings(docket_after(&judge->verdict->docket, last), box);
}

static void check_game(struct judge *judge, struct node *said)
{
    const struct game *game = game_of(judge, said->key);
    if (game && said->kind != NODE_MAP)
        judge_complain(judge, said->at, "write the club's rules for the game as `{house: {...}, box: {...}}`");
    for (struct node *part = game && said->kind == NODE_MAP ? said->first : NULL; part; part = part->next) {
        judge->verdict->match = (struct match){.game = game};
        judge->verdict->game = game;
        if (same(part->key->text, "house"))
            read_house(judge, part, SAID_BY_CLUB);
        else if (same(part->key->text, "box"))
            check_box(judge, part);
        else
            unknown_key(judge, part->key, "house, box");
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
    if (list->kind == NODE_MAP)
        judge_complain(judge, list->at, "`exclude` must be a list of patterns, such as `drafts/**`");
    for (const struct node *item = list->kind == NODE_LIST ? list->first : NULL; item; item = item->next)
        if (item->kind != NODE_WORD || !*item->text)
            judge_complain(judge, item->at, "`exclude` must be a list of patterns, such as `drafts/**`");
}

/* The first of a name or a list of names. False: it is neither. */
static bool names_of(const struct node *names, const struct node **first)
{
    bool list = names->kind == NODE_LIST;
    *first = list ? names->first : names;
    for (const struct node *name = *first; name; name = list ? name->next : NULL)
        if (name->kind != NODE_WORD || !*name->text)
            return false;
    return true;
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
            judge_find(judge, RULING_UNREADABLE, &common_rules[LOG_UNREADABLE], name->at,
                       "`%.60s` belongs to two people; remove it from `%.60s` or `%.60s`", name->text,
                       before->key->text, person->key->text);
            return;
        }
}

static void check_people(struct judge *judge, const struct node *said)
{
    static const char form[] = "`people` must map each name to other names of the same person, as in `ben: [Benny]`";
    if (said->kind != NODE_MAP)
        judge_complain(judge, said->at, form);
    for (const struct node *person = said->kind == NODE_MAP ? said->first : NULL; person; person = person->next) {
        const struct node *name;
        if (!names_of(person, &name)) {
            judge_complain(judge, person->at, form);
            return;
        }
        check_name(judge, said, person, person->key);
        for (; name; name = person->kind == NODE_LIST ? name->next : NULL)
            check_name(judge, said, person, name);
    }
}

/* Keeps the value if it is the first with that key. */
static bool take_part(struct judge *judge, const struct node **part, struct node *key, struct node *value)
{
    if (*part)
        tell_twice(judge, key, (*part)->key);
    else if (value) {
        value->key = key;
        *part = value;
    }
    return *part == value;
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
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (same(key->text, rows[i].key)) {
            if (take_part(judge, rows[i].part, key, value) && value)
                rows[i].check(judge, value);
            return;
        }
    unknown_key(judge, key, "games, exclude, people");
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

/* Keeps one finding, the first that is not a note. */
static void keep_first_fault(struct docket *docket)
{
    struct finding *first = docket->first;
    while (first && first->ruling == RULING_NOTED)
        first = first->next;
    docket->first = docket->last = first;
    docket->kept = first != NULL;
    docket->notes = 0;
    if (first)
        first->next = NULL;
    docket_count(docket);
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
    keep_first_fault(&club->fault.docket);
    club->bad = club->fault.docket.first;
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
