/* The club file: reading it, and finding out whether it is right. */
#include "replay/club.h"

#include "base/words.h"
#include "replay/head.h"
#include "replay/registry.h"

/* ---- its parts -------------------------------------------------------------------------------------------------- */

static void unknown_key(struct judge *judge, const struct node *key, const char *known)
{
    judge_find(judge, RULING_UNREADABLE, &common_rules[LOG_UNREADABLE], key->at, "unknown key %.60s; known are %s",
               key->text, known);
}

static const struct game *game_of(struct judge *judge, const struct node *key)
{
    const struct game *game = game_meant(key->text);
    if (!game)
        unknown_game(judge, key);
    return game;
}

/* Opened for every number of players, since a box may fit some and not others. */
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
        judge_complain(judge, said->at, "a game has a map here: house and box");
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

/* One in small letters and one in capitals are the same game. */
static void check_once(struct judge *judge, const struct node *all, const struct node *said)
{
    const struct game *game = game_meant(said->key->text);
    const struct node *first = all->first;
    while (game && game_meant(first->key->text) != game)
        first = first->next;
    if (game && first != said)
        tell_twice(judge, said->key, first->key);
}

static void check_games(struct judge *judge, const struct node *said)
{
    if (said->kind != NODE_MAP)
        judge_complain(judge, said->at, "games is a map: game: what the club says about it");
    for (struct node *game = said->kind == NODE_MAP ? said->first : NULL; game; game = game->next) {
        check_game(judge, game);
        check_once(judge, said, game);
    }
}

static void check_patterns(struct judge *judge, const struct node *list)
{
    if (list->kind == NODE_MAP)
        judge_complain(judge, list->at, "exclude is a list of patterns, such as drafts/**");
    for (const struct node *item = list->kind == NODE_LIST ? list->first : NULL; item; item = item->next)
        if (item->kind != NODE_WORD || !*item->text)
            judge_complain(judge, item->at, "exclude is a list of patterns, such as drafts/**");
}

/* Takes it if it is the first of that key. */
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
    bool of_games = same(key->text, "games"), of_files = same(key->text, "exclude");
    if (!of_games && !of_files)
        unknown_key(judge, key, "games, exclude");
    else if (!take_part(judge, of_games ? &club->games : &club->exclude, key, value) || !value)
        return;
    else if (of_games)
        check_games(judge, value);
    else
        check_patterns(judge, value);
}

/* ---- the whole --------------------------------------------------------------------------------------------------- */

/* What it says has no place in a record. */
static void forget_places(const struct node *node)
{
    for (struct node *child = node ? node->first : NULL; child; child = child->next) {
        child->at = (struct place){0};
        if (child->key)
            child->key->at = (struct place){0};
        forget_places(child);
    }
}

/* One finding, the first that is no note. */
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
        judge_complain(&judge, (struct place){second, 1, second, 4}, "a club file is one document; remove the `---`");
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

struct node *club_part(const struct club *club, const struct game *game, const char *key)
{
    if (!club || club->bad || !club->games)
        return NULL;
    for (struct node *said = club->games->first; said; said = said->next)
        for (struct node *part = game_meant(said->key->text) == game ? said->first : NULL; part; part = part->next)
            if (same(part->key->text, key))
                return part;
    return NULL;
}
