/* The head of a record: makes a match and its opening state from game, players, house, box and table. */

#include <stddef.h>
#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "replay/judge.h"
#include "replay/position.h"
#include "replay/record_keys.h"
#include "replay/registry.h"
#include "replay/worlds.h"

enum { NEWEST_RULES = 3, LONGEST_NAME = 60, MOST_NAMES = 64 };

/* ---- keys ------------------------------------------------------------------------------------------------------- */

#define PART(name) #name, (int)offsetof(struct head, name)
const struct record_key record_keys[] = {
    {PART(game), "the game whose rules apply"},
    {PART(rules), "the version of the rules that the record follows"},
    {PART(title), "free text"},
    {PART(date), "the day on which it was played"},
    {PART(place), "where it was played"},
    {"note", NOT_KEPT, "free text"},
    {PART(players), "the players' names, in clockwise order"},
    {PART(members), "the people in each team; entries may use their names"},
    {PART(house), "house rules: answers to questions that the rulebook leaves open"},
    {PART(box), "what is printed on your copy, or built-in if it matches `referee box`"},
    {PART(table), "the position before the log; what you leave out is as in the setup"},
    {PART(final), "what each player has at the end, instead of `table` and `log`"},
    {"log", NOT_KEPT, "what was done, one entry for each move, draw or roll, oldest first"},
    {PART(claims), "what the players say at the end, to be checked"},
    {0},
};
#undef PART

bool game_has_key(const struct game *game, const char *key)
{
    if (same(key, "final"))
        return !game || game->count;
    return !same(key, "members") || (game && part_of_table(game, key));
}

struct node **head_part(struct head *head, const char *key)
{
    for (const struct record_key *row = record_keys; row->name; row++)
        if (row->part != NOT_KEPT && same(row->name, key))
            return (struct node **)((char *)head + row->part);
    return NULL;
}

const char *key_meant(const char *written)
{
    static const char *const others[][2] = {
        {"player", "players"}, {"claim", "claims"}, {"house rules", "house"}, {"house-rules", "house"}};
    for (const struct record_key *row = record_keys; row->name; row++)
        if (names_alike(row->name, written))
            return row->name;
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (names_alike(others[i][0], written))
            return others[i][1];
    return NULL;
}

void unknown_record_key(struct judge *judge, const struct head *head, const struct node *key)
{
    const struct game *game = head->game && head->game->kind == NODE_WORD ? game_meant(head->game->text) : NULL;
    struct nearest nearest = {.written = key->text};
    for (const struct record_key *row = record_keys; row->name; row++)
        nearest_try(&nearest, row->name);
    if (key->text[0] == '-')
        judge_complain(judge, key->at, "write a space after the dash of an entry");
    else if (game && part_of_table(game, key->text))
        judge_misread(judge, key->at, "`%.60s` belongs in `table:`", key->text);
    else if (claim_meant(key->text))
        judge_misread(judge, key->at, "`%s` belongs in `claims:`", claim_meant(key->text));
    else
        judge_unknown(judge, key->at, nearest_hint(&nearest), "unknown key `%.60s`", key->text);
}

void tell_twice(struct judge *judge, const struct node *key, const struct node *earlier)
{
    judge_misread(judge, key->at, "the key `%.60s` is already on line %d", key->text, earlier->at.line);
}

void respell_key(struct judge *judge, struct node *key)
{
    const char *meant = key_meant(key->text);
    if (!meant)
        return;
    note_word(judge, key, meant);
    key->text = meant;
}

/* ---- parts ------------------------------------------------------------------------------------------------------ */

static struct nearest nearest_game(const char *written)
{
    struct nearest nearest = {.written = written};
    for (const struct game *const *game = games; *game; game++)
        nearest_try(&nearest, (*game)->id);
    return nearest;
}

void unknown_game(struct judge *judge, const struct node *name)
{
    struct nearest nearest = nearest_game(name->text);
    judge_unknown(judge, name->at, nearest_hint(&nearest), "unknown game `%.40s`", name->text);
}

static bool choose_game(struct judge *judge, const struct node *node)
{
    struct verdict *verdict = judge->verdict;
    if (!node || node->kind != NODE_WORD) {
        judge_misread(judge, node ? node->at : place_of_part(NULL),
                      "`game` is missing; write `game: NAME` with one of %s", nearest_game("").known);
        return false;
    }
    verdict->game = game_meant(node->text);
    if (!verdict->game)
        unknown_game(judge, node);
    else
        note_word(judge, node, verdict->game->id);
    return verdict->game;
}

static bool check_rules_version(struct judge *judge, const struct node *node)
{
    long version = NEWEST_RULES;
    bool number = !node || (node->kind == NODE_WORD && read_number(node->text, 1, 999, &version));
    if (number && version == NEWEST_RULES)
        return true;
    judge_complain(judge, node->at,
                   number && version < NEWEST_RULES
                       ? "this version of the rules is no longer supported; remove the line "
                         "(`referee help changes` lists what changed)"
                       : "`rules` must be a version of the rules; the newest is 3");
    return false;
}

static bool name_fits(struct judge *judge, const struct node *name)
{
    const char *text = name->kind == NODE_WORD ? name->text : "";
    if (!*text || strlen(text) > LONGEST_NAME || !same(text, printable(&judge->verdict->arena, text)))
        judge_complain(judge, name->at,
                       "a player's name must be text of at most 60 bytes without control characters "
                       "or commands of a workflow");
    else if (text[0] == ' ' || text[strlen(text) - 1] == ' ')
        judge_complain(judge, name->at, "a player's name cannot begin or end with a space");
    else if (is_reserved(judge->verdict->game, text))
        judge_misread(judge, name->at, "no player can be called `%s`; the word has another meaning here", text);
    else
        return true;
    return false;
}

static const struct node *twin(const struct node *list, const struct node *name)
{
    for (const struct node *earlier = list->first; earlier != name; earlier = earlier->next)
        if (earlier->kind == NODE_WORD && names_alike(earlier->text, name->text))
            return earlier;
    return NULL;
}

static bool count_fits(struct judge *judge, const struct node *list, int players)
{
    const struct game *game = judge->verdict->game;
    if (players >= game->seats_min && players <= game->seats_max)
        return true;
    const struct rule *rule = game->seats_rule ? rule_coded(game, game->seats_rule) : NULL;
    if (rule && game->wrong_seats) {
        struct text way_out = {0};
        game->wrong_seats(list, &way_out);
        judge_find(judge, RULING_IMPOSSIBLE, rule, list->at, "%s", text_string(&way_out));
        text_free(&way_out);
        return false;
    }
    judge_find(judge, rule ? RULING_IMPOSSIBLE : RULING_UNREADABLE, rule ? rule : &common_rules[LOG_UNREADABLE],
               list->at,
               game->seats_min == game->seats_max ? "%d player%s; this game is for %d"
                                                  : "%d player%s; this game is for %d to %d",
               players, plural(players), game->seats_min, game->seats_max);
    return false;
}

/* Reads `players: anna, ben and carl` as a list. */
static struct node *listed_players(struct judge *judge, struct node *given)
{
    static const char *const joints[] = {" and ", " & "};
    struct arena *arena = &judge->verdict->arena;
    char *names = arena_string(arena, given && given->kind == NODE_WORD ? given->text : "");
    for (size_t i = 0; i < sizeof joints / sizeof *joints; i++)
        for (char *joint; (joint = strstr(names, joints[i]));)
            memset(joint, ',', strlen(joints[i]));
    if (!strchr(names, ','))
        return given;
    struct node *list = node_new(arena, NODE_LIST, given->at);
    struct text said = {0};
    for (const char *at = names; *(at += strspn(at, ", ")); at += strcspn(at, ",")) {
        size_t trimmed = strcspn(at, ",");
        while (at[trimmed - 1] == ' ')
            trimmed--;
        node_append(list, NULL, node_spelt(arena, at, trimmed, given->at));
        text_format(&said, "%s%.*s", list->count > 1 ? ", " : "[", (int)trimmed, at);
    }
    text_add(&said, "]");
    note_spelling(judge, given->at, text_string(&said));
    text_free(&said);
    return list;
}

static bool seat_players(struct judge *judge, struct node *given)
{
    struct match *match = &judge->verdict->match;
    struct node *list = listed_players(judge, given);
    if (!list || list->kind != NODE_LIST || list->count > MOST_NAMES) {
        judge_complain(judge, list ? list->at : place_of_part(NULL),
                       list ? "`players` must be a list of names: `players: [NAME, NAME]`"
                            : "`players` is missing; write `players: [NAME, NAME]`");
        return false;
    }
    const struct node *again = NULL;
    bool named = true;
    int players = 0;
    for (struct node *name = list->first; name; name = name->next) {
        if (!name_fits(judge, name))
            named = false;
        else if (twin(list, name))
            again = name;
        else if (players++ < SEATS_MAX)
            match->names[match->seats++] = name->text;
    }
    const struct game *game = judge->verdict->game;
    bool few = game->seats_rule && players < game->seats_min;
    if (again)
        judge_find(judge, few ? RULING_IMPOSSIBLE : RULING_UNREADABLE,
                   few ? rule_coded(game, game->seats_rule) : &common_rules[LOG_UNREADABLE], again->at,
                   "another player is called `%s`; change one of the names", twin(list, again)->text);
    return named && !again && count_fits(judge, list, players);
}

struct place place_of_part(const struct node *part)
{
    return !part ? (struct place){1, 1, 1, 2} : part->key ? part->key->at : part->at;
}

void place_findings(struct judge *judge, const struct finding *last, struct place at)
{
    for (struct finding *finding = findings_after(judge, last); finding; finding = finding->next)
        if (finding->at.line == 0)
            finding->at = at;
}

static bool lay_table(struct judge *judge, const struct node *table)
{
    struct verdict *verdict = judge->verdict;
    const struct match *match = &verdict->match;
    verdict->state = arena_take(&verdict->arena, size_of_state(&verdict->match));
    struct hearing hearing = {.match = match, .state = verdict->state, .docket = &verdict->docket};
    struct finding *last = verdict->docket.last;
    bool possible = worlds_setup(judge, &hearing, table, NULL, false);
    place_findings(judge, last, place_of_part(table));
    verdict->started = 0;
    judge->at_setup = possible;
    if (!possible || !table)
        return possible;
    /* With a table the log begins with the setup if it is the first round, before components are dealt. */
    struct text round = {0};
    position_round(match, verdict->state, &round);
    const char *number = strrchr(text_string(&round), ' ');
    judge->at_setup = (!number || same(number, " 1")) && position_to_act(match, verdict->state) >> CHANCE & 1;
    text_free(&round);
    return true;
}

/* ---- `final:` instead of a position and a log ---- */

/* Drops players who have nothing or are written `unknown`; a bare number is the total. */
static void straighten(struct judge *judge, struct node *final)
{
    const struct shape *player = judge->verdict->game->count->player;
    struct arena *arena = &judge->verdict->arena;
    struct softening silent = {.match = &judge->verdict->match, .arena = arena};
    struct node *next = final->first;
    final->first = final->last = NULL;
    final->count = 0;
    for (struct node *child; (child = next);) {
        bool word = child->kind == NODE_WORD;
        next = child->next;
        child->next = NULL;
        /* A word that is not a player stays: it is reported, and may be a part of the value before it (`12,5`). */
        if (word && name_meant(&judge->verdict->match, child->key->text)
            && (node_empty(child) || names_alike(child->text, "unknown")
                || (judge->verdict->game->count->none_unknown && names_alike(child->text, "none"))))
            continue;
        /* "2 metropolises, 4 gold" tells parts, 12 is the total. */
        if (word && !node_empty(child) && shape_under(player, "total")
            && !shape_fits_loosely(player, node_copy(arena, child), &silent)) {
            struct node *number = node_spelt(arena, child->text, strlen(child->text), child->at);
            number->plain = child->plain;
            child->kind = NODE_MAP;
            child->text = NULL;
            node_append(child, node_word(arena, "total", child->at), number);
        }
        node_append(final, child->key, child);
    }
}

/* Reads the final count instead of a position. False after findings that end the record. */
static bool open_count(struct judge *judge, const struct head *head)
{
    struct verdict *verdict = judge->verdict;
    const struct final_count *count = verdict->game->count;
    struct node *final = head->final;
    bool table = head->table && !node_empty(head->table);
    if (table || !count || final->kind != NODE_MAP) {
        judge_complain(judge,
                       table   ? head->table->key->at
                       : count ? final->at
                               : final->key->at,
                       table    ? "write either `final` or `table`, not both"
                       : !count ? "this game has no `final` count"
                                : "`final` must map each player to what they have at the end: `final: {NAME: {...}}`");
        return false;
    }
    struct shape players = {FORM_EACH, .what = "what each player has at the end", .by_name = true, .of = count->player};
    straighten(judge, final);
    /* The position is not known; a caller that needs one gets the setup. */
    verdict->state = arena_take(&verdict->arena, size_of_state(&verdict->match));
    struct hearing silent = {.match = &verdict->match, .state = verdict->state};
    verdict->game->setup(&silent, NULL);
    verdict->final = true;
    if (!fits_as_meant(judge, &verdict->arena, &players, &final))
        return false;
    void *counted = arena_take(&verdict->arena, count->size);
    struct hearing hearing = {.match = &verdict->match, .docket = &verdict->docket};
    struct finding *last = verdict->docket.last;
    bool possible = count->read(&hearing, final, counted);
    place_findings(judge, last, place_of_part(final));
    judge->count = counted;
    return possible;
}

/* ---- who shares which seat, as `members`, in `table:`, or as a map in `players` ---- */

/* Splits `players: {blue: [ann, bob], yellow: [cy]}` into seats and members. */
static struct head split_players(struct judge *judge, const struct head *head)
{
    struct head split = *head;
    struct arena *arena = &judge->verdict->arena;
    if (!head->players || head->players->kind != NODE_MAP || head->members
        || !part_of_table(judge->verdict->game, "members"))
        return split;
    split.players = node_new(arena, NODE_LIST, head->players->at);
    split.players->key = head->players->key;
    split.members = head->players;
    struct text said = {0};
    for (const struct node *seat = head->players->first; seat; seat = seat->next) {
        node_append(split.players, NULL, node_copy(arena, seat->key));
        text_format(&said, "%s%s", said.length ? ", " : "players: [", seat->key->text);
    }
    text_add(&said, "]` and `members: ");
    node_print_line(head->players, &said);
    judge_note(judge, LOG_SPELLING, head->players->at, "read as `%s`", text_string(&said));
    text_free(&said);
    return split;
}

/* Are the same people in the same seats, in any order? */
static bool same_members(const struct node *a, const struct node *b)
{
    if (a->kind != b->kind || a->count != b->count || (a->kind == NODE_WORD && !same(a->text, b->text)))
        return false;
    for (const struct node *child = a->kind == NODE_WORD ? NULL : a->first; child; child = child->next) {
        const struct node *other = a->kind == NODE_MAP ? node_get(b, child->key->text) : b->first;
        while (a->kind == NODE_LIST && other && !same_members(child, other))
            other = other->next;
        if (!other || !same_members(child, other))
            return false;
    }
    return true;
}

/* The table with the members in it. `*fits` is false if the record gives both and they differ, or if this game has no
   members. */
static struct node *table_with_members(struct judge *judge, const struct head *head, bool *fits)
{
    struct arena *arena = &judge->verdict->arena;
    struct node *table = head->table, *members = head->members;
    const struct node *also = node_get(table, "members");
    if (!members || (also && same_members(members, also)))
        return table;
    if (!part_of_table(judge->verdict->game, "members") || also) {
        judge_complain(judge, members->at,
                       also ? "`members` is written twice, here and in `table`" : "this game has no `members`");
        *fits = false;
        return table;
    }
    bool given = table && table->kind == NODE_MAP;
    if (table && !given && !node_empty(table))
        return table;
    struct node *whole = given ? node_copy(arena, table) : node_new(arena, NODE_MAP, members->at);
    whole->key = given ? table->key : NULL;
    node_append(whole, node_word(arena, "members", members->at), node_copy(arena, members));
    return whole;
}

/* Each part is read as far as the parts before it allow: a table needs players and box, the opening also the house
   rules. */
bool open_match(struct judge *judge, const struct head *given)
{
    struct verdict *verdict = judge->verdict;
    verdict->match = (struct match){0};
    if (!choose_game(judge, given->game))
        return false;
    struct head split = split_players(judge, given);
    const struct head *head = &split;
    verdict->match.game = verdict->game;
    if (judge->how->club && judge->how->club->bad) {
        judge_misread(judge, head->game->at, "fix %.200s first; this record depends on it", judge->how->club->file);
        return false;
    }
    verdict->match.club = judge->how->club ? judge->how->club->file : NULL;
    bool fits = check_rules_version(judge, head->rules);
    bool seated = seat_players(judge, head->players);
    fits = answer_house(judge, head->house) && seated && fits;
    struct finding *last = verdict->docket.last;
    bool opened = look_into_box(judge, head->box, seated);
    place_findings(judge, last, place_of_part(head->box));
    struct node *table = table_with_members(judge, head, &fits);
    if (table && node_empty(table))
        table = NULL;
    if (verdict->game->other_names && seated)
        verdict->match.other_names = verdict->game->other_names(&verdict->match, table, &verdict->arena);
    if (head->final)
        verdict->judged = opened && fits && open_count(judge, head);
    else {
        if (opened && table) {
            struct node *key = table->key;
            table = node_copy(&verdict->arena, table);
            table->key = key;
            worlds_lay_boards(judge, table);
        }
        fits = opened && (!table || fits_as_meant(judge, &verdict->arena, verdict->game->table, &table)) && fits;
        verdict->judged = fits && lay_table(judge, table);
    }
    return verdict->judged;
}
