/* Items of the log that cannot be read. */
#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/words.h"
#include "game/entry.h"
#include "game/verb_form.h"
#include "replay/judge.h"
#include "replay/legal.h"
#include "replay/position.h"
#include "replay/registry.h"

enum { LONGEST_SHOWN = 60, VERBS_LISTED = 16, FORMS_SHOWN = 3, MOST_LISTED = 4 };

static const char capitals[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/* ---- complaints -------------------------------------------------------------------------------------------------- */

/* Where the text has the word, ignoring case; NULL: nowhere. */
static const char *word_said(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = text; *at; at++)
        if (strncasecmp(at, word, length) == 0 && !isalnum((unsigned char)at[length])
            && (at == text || !isalnum((unsigned char)at[-1])))
            return at;
    return NULL;
}

/* The first of the words of an item that has this word in it; `exact`: only of those that have their exact place. */
static const struct node *node_with(const struct node *node, const char *word, bool exact)
{
    bool sought = node && node->kind == NODE_WORD && (!exact || (node->plain && node->at.line == node->at.end_line));
    const struct node *found = sought && word_said(node->text, word) ? node : NULL;
    for (const struct node *child = node && node->kind != NODE_WORD ? node->first : NULL; child && !found;
         child = child->next) {
        found = node_with(child->key, word, exact);
        found = found ? found : node_with(child, word, exact);
    }
    return found;
}

/* The place of the word in the item; of all of it if that is not known. */
static struct place place_of(const struct node *item, const char *word)
{
    const struct node *there = word ? node_with(item, word, true) : NULL;
    struct place at = there ? there->at : only_value(item) ? item->first->at : item->at;
    if (there) {
        const char *begins = word_said(there->text, word);
        at.column += code_points(there->text, (size_t)(begins - there->text));
        at.end_column = at.column + code_points(begins, strlen(word));
    }
    return at;
}

static void complain_instead(struct judge *judge, struct place at, struct finding *last, const char *sentence)
{
    docket_retract(&judge->verdict->docket, last);
    judge_complain(judge, at, sentence);
}

/* The word of the correction in the place of the complaint's word, if nothing else was changed; else NULL. */
static const char *only_other_word(struct arena *arena, const struct node *item, const char *bare, const char *entry)
{
    const struct node *value = only_value(item);
    const char *other = NULL, *is = entry, *was = item->kind == NODE_WORD ? item->text : "";
    if (value && value->kind == NODE_WORD)
        was = arena_format(arena, "%s: %s", value->key->text, value->text);
    while (*was && *is && !strchr(entry, '\n')) {
        size_t old = strcspn(was, " "), new = strcspn(is, " ");
        if (old != new || strncmp(was, is, old) != 0) {
            const char *named = strstr(bare, arena_format(arena, "`%.*s`", (int)strcspn(was, " :"), was));
            if (other || !named)
                break;
            other = arena_copy(arena, is, strcspn(is, " :"));
        }
        was += old + strspn(was + old, " ");
        is += new + strspn(is + new, " ");
    }
    return *was || *is ? NULL : other;
}

static const char *quoted(struct arena *arena, const char *entries)
{
    struct text said = {0};
    text_quote_lines(&said, entries);
    return arena_keep(arena, &said);
}

/* Replaces all complaints by one that proposes `entries`, one line each. */
static void propose(struct judge *judge, const struct node *item, struct finding *first, const char *entries)
{
    struct arena *arena = judge->verdict->docket.arena;
    const char *bare = first->bare ? first->bare : first->message;
    const char *word = only_other_word(arena, item, bare, entries);
    first->message =
        printable(arena, arena_format(arena, "%s; did you mean %s?", bare, quoted(arena, word ? word : entries)));
    first->corrected = arena_string(arena, entries);
    first->guess = NULL;
    docket_retract(&judge->verdict->docket, first);
}

/* Prints the entries of a meaning, with `between` between them. */
static void meaning_print(const struct phrase_meaning *meaning, const char *between, struct text *out)
{
    for (int i = 0; i < meaning->count; i++)
        text_format(out, "%s%s", i ? between : "", meaning->entry[i].said);
}

static const char *entries_of(struct judge *judge, const struct phrase_meaning *meaning)
{
    struct text lines = {0};
    meaning_print(meaning, "\n", &lines);
    return arena_keep(&judge->entry_arena, &lines);
}

/* ---- several meanings -------------------------------------------------------------------------------------------- */

/* Names two or three entries that the item may mean. */
static void tell_meanings(struct judge *judge, struct place at, struct finding *last,
                          const struct phrase_reading *reading)
{
    enum { MOST_TOLD = 3 };
    struct text said = {0};
    int told = reading->count < MOST_TOLD ? reading->count : MOST_TOLD;
    text_format(&said, reading->unknown ? "unknown word `%s`; write " : "this has more than one meaning; write ",
                reading->unknown);
    for (int i = 0; i < told; i++) {
        text_add(&said, i == 0 ? "`" : i + 1 < reading->count ? "`, `" : "` or `");
        meaning_print(&reading->meaning[i], "; ", &said);
    }
    text_add(&said, reading->count > told ? "` or more" : "`");
    complain_instead(judge, at, last, text_string(&said));
    text_free(&said);
}

/* ---- what belongs elsewhere in the record ------------------------------------------------------------------------ */

/* A key with its value, as in an entry. */
struct pair {
    const char *key;
    const struct node *value;
};

/* `youngest: blue`, or with the actor `table`: `table: youngest blue`. */
static struct pair written_pair(struct arena *arena, const struct node *item)
{
    const struct node *value = item->first;
    bool of_table = names_alike(value->key->text, "table");
    if (of_table && value->kind == NODE_WORD) {
        size_t key = strcspn(value->text, " "), rest = key + strspn(value->text + key, " ");
        return (struct pair){arena_copy(arena, value->text, key),
                             node_spelt(arena, value->text + rest, strlen(value->text + rest), value->at)};
    }
    if (of_table && value->first && value->first->key)
        value = value->first;
    return (struct pair){value->key->text, value};
}

const struct field *part_of_table(const struct game *game, const char *key)
{
    const struct field *field = game->table->fields;
    while (field->shape && !names_alike(field->name, key))
        field++;
    return field->shape ? field : NULL;
}

/* ", as `youngest: blue`"; nothing if it is long, or not right there. */
static const char *as_written(struct judge *judge, const struct field *part, const struct node *value)
{
    struct arena *arena = &judge->entry_arena;
    struct softening silent = {.match = &judge->verdict->match, .arena = arena};
    struct node *copy = node_copy(arena, value);
    const char *said = shape_fits_loosely(part->shape, copy, &silent) ? node_line(arena, copy) : NULL;
    return said && strlen(said) <= LONGEST_SHOWN ? arena_format(arena, ", as `%s: %s`", part->name, said) : "";
}

/* Where the pair belongs; NULL: nowhere. */
static const char *where_it_belongs(struct judge *judge, const struct pair *pair)
{
    const struct game *game = judge->verdict->match.game;
    const struct field *part = part_of_table(game, pair->key);
    const char *aside = aside_meant(pair->key), *beside = key_meant(pair->key), *claim = claim_meant(pair->key);
    struct arena *arena = &judge->entry_arena;
    if (verb_named(game, pair->key) >= 0)
        return NULL;
    if (part)
        return arena_format(arena, "`%s` is not an entry; write it in `table:`%s", part->name,
                            as_written(judge, part, pair->value));
    if (claim)
        return arena_format(arena, "`%s` is not an entry; write it in `claims:`", claim);
    if (aside)
        return arena_format(arena, "`%s` is not an entry; add it to the entry it is about%s", aside,
                            same(aside, "note") ? ", or begin the line with # to write a comment" : "");
    if (!beside || same(beside, "table") || same(beside, "claims"))
        return NULL;
    return arena_format(arena, "`%s` is not an entry; move it out of the log, to the level of `log:`", beside);
}

static bool tell_misplaced(struct judge *judge, const struct node *item, struct finding *last)
{
    if (!only_value(item) || !findings_after(judge, last))
        return false;
    struct pair pair = written_pair(&judge->entry_arena, item);
    const char *sentence = where_it_belongs(judge, &pair);
    if (!sentence)
        return false;
    complain_instead(judge, findings_after(judge, last)->at, last, sentence);
    return true;
}

/* ---- no known player acts ---------------------------------------------------------------------------------------- */

static bool begins_with(const char *whole, const char *part)
{
    char beginning[LONGEST_ACTOR + 1];
    size_t length = strlen(part);
    if (length >= strlen(whole) || length > LONGEST_ACTOR)
        return false;
    memcpy(beginning, whole, length);
    beginning[length] = '\0';
    return names_alike(beginning, part);
}

static bool may_be_short_for(const char *name, const char *written)
{
    return begins_with(name, written) || begins_with(written, name);
}

struct nearest nearest_actor(const struct match *match, const char *written)
{
    struct nearest nearest = {.written = written};
    const char *begun = NULL;
    int count = 0;
    for (int seat = 0; seat <= match->seats; seat++) {
        const char *name = seat < match->seats ? match->names[seat] : actor_name(match, CHANCE);
        nearest_try(&nearest, name);
        if (may_be_short_for(name, written) && ++count)
            begun = name;
    }
    if (count == 1) {
        nearest.best = begun;
        nearest.distance = 0;
    }
    return nearest;
}

static bool is_of_table(const struct verb *verb)
{
    return verb->by == BY_TABLE || verb->by == USUALLY_TABLE;
}

/* The item with another name before the colon, as entries; NULL: it cannot be read, or that player cannot do it. */
static const char *entries_by(struct judge *judge, const struct node *item, int actor)
{
    struct node *other = node_copy(&judge->entry_arena, item);
    struct phrase_meaning meaning;
    other->first->key->text = actor_name(&judge->verdict->match, actor);
    if (!sentence_meant(judge, other, &meaning) || meaning.entry[0].move.actor != actor)
        return NULL;
    bool of_table = is_of_table(&judge->verdict->game->verbs[meaning.entry[0].move.verb]);
    return (actor == CHANCE) == of_table ? entries_of(judge, &meaning) : NULL;
}

/* `Zoe: bid ares 2` if Zoë plays, or `Z: bid ares 2`: proposes the whole entry, if only one is possible. */
static bool tell_nobody(struct judge *judge, const struct node *item, struct finding *last)
{
    const struct match *match = &judge->verdict->match;
    const char *written = only_value(item) ? item->first->key->text : "", *meant = NULL;
    if (!*written || strchr(written, ' ') || position_actor(match, judge->before, written) >= 0
        || verb_named(match->game, written) >= 0)
        return false;
    int count = 0;
    for (int seat = 0; seat <= match->seats; seat++) {
        int actor = seat < match->seats ? seat : CHANCE;
        const char *entries =
            may_be_short_for(actor_name(match, actor), written) ? entries_by(judge, item, actor) : NULL;
        meant = entries ? entries : meant;
        count += entries != NULL;
    }
    struct nearest nearest = nearest_actor(match, written);
    if (count == 0 && nearest.best)
        meant = entries_by(judge, item, actor_named(match, nearest.best));
    if (meant && count <= 1)
        propose(judge, item, findings_after(judge, last), meant);
    return isalpha((unsigned char)*written) && findings_after(judge, last);
}

/* ---- why it cannot be read --------------------------------------------------------------------------------------- */

/* Did the strict reading get as far as the verb? Then it knows best what is wrong. */
static bool has_verb(struct judge *judge, const struct node *item)
{
    const struct node *value = only_value(item);
    if (!value || position_actor(&judge->verdict->match, judge->before, value->key->text) < 0)
        return false;
    const char *verb = value->kind == NODE_WORD                  ? value->text
                       : value->kind == NODE_MAP && value->first ? value->first->key->text
                                                                 : "";
    return verb_named(judge->verdict->game, arena_copy(&judge->entry_arena, verb, strcspn(verb, " ,"))) >= 0;
}

/* Does the text after the player's name begin with the word? Then it should be a verb. */
static bool is_first(const struct node *item, const char *word)
{
    const struct node *value = only_value(item);
    const char *line = value && value->kind == NODE_WORD ? value->text : "";
    return word_said(line, word) == line;
}

/* The beginning of the item, where the actor should be. */
static const char *line_of(const struct node *item)
{
    return item->kind == NODE_WORD ? item->text : only_value(item) ? item->first->key->text : "";
}

/* `ada: bid GOD gold N`: the form of entries with the verb of the sentence, or of the strict reading. NULL: it has
   none. */
static const char *form_of(struct judge *judge, const struct node *item, const char *verb)
{
    const struct match *match = &judge->verdict->match;
    struct arena *arena = &judge->entry_arena;
    int actor, row = verb ? verb_named(match->game, verb) : -1;
    if (row < 0)
        return NULL;
    position_line_actor(match, judge->before, line_of(item), &actor);
    if (is_of_table(&match->game->verbs[row]))
        actor = CHANCE;
    if (actor == CHANCE && !may_speak(&match->game->verbs[row], CHANCE))
        return NULL;
    struct text form = {0};
    verb_form(&match->game->verbs[row], &form);
    const char *did = arena_keep(arena, &form);
    return strpbrk(did, capitals) ? arena_format(arena, "%s: %s", actor >= 0 ? actor_name(match, actor) : "NAME", did)
                                  : NULL;
}

/* "ben: bid GOD"; for verbs with many forms an entry that is legal now: "ben: place a4". */
static const char *form_or_example(struct judge *judge, int actor, const struct verb *verb, const struct move *move)
{
    const struct match *match = &judge->verdict->match;
    struct text form = {0}, line = {0};
    verb_form(verb, &form);
    if (strstr(text_string(&form), " ...") && !strpbrk(text_string(&form), capitals))
        move_print(match, move, &line);
    else
        text_format(&line, "%s: %s", actor_name(match, actor), text_string(&form));
    text_free(&form);
    return arena_keep(&judge->entry_arena, &line);
}

/* "; write `ben: place SPACE ...`", "; verbs for ben now: start, extend, pass, appeal", or who acts now. "" if no
   player is named, and from the fourth such entry of a record on. */
static const char *possible_now(struct judge *judge, const struct node *item)
{
    const struct match *match = &judge->verdict->match;
    const char *line = line_of(item);
    int actor, count = 0;
    size_t length = position_line_actor(match, judge->before, line, &actor);
    const char *verbs[VERBS_LISTED], *forms[FORMS_SHOWN];
    struct text said = {0};
    if (actor < 0 || judge->hinted >= MOST_LISTED || (!only_value(item) && !line[length]))
        return "";
    for (int verb = 0; match->game->verbs[verb].name && count < VERBS_LISTED; verb++) {
        struct moves moves = {0};
        legal_moves_of(match, judge->before, actor, verb, &moves);
        if (moves.count && count < FORMS_SHOWN)
            forms[count] = form_or_example(judge, actor, &match->game->verbs[verb], &moves.move[0]);
        if (moves.count)
            verbs[count++] = match->game->verbs[verb].name;
        moves_free(&moves);
    }
    unsigned to_act = position_to_act(match, judge->before);
    for (int seat = 0; actor == CHANCE && seat < match->seats; seat++)
        text_format(&said, "%s%s", seat ? ", " : "; players: ", match->names[seat]);
    for (int i = 0; count <= FORMS_SHOWN && i < count; i++)
        text_format(&said, "%s`%s`", i == 0 ? "; write, for example, " : i + 1 < count ? ", " : " or ", forms[i]);
    if (count > FORMS_SHOWN) {
        text_format(&said, "; verbs for %s now: ", actor_name(match, actor));
        for (int i = 0; i < count; i++)
            text_format(&said, "%s%s", i == 0 ? "" : ", ", verbs[i]);
    } else if (!count && to_act) {
        text_add(&said, "; to act now: ");
        position_actors(match, to_act, &said);
    }
    return arena_keep(&judge->entry_arena, &said);
}

/* Who acts in an item that is only words; -1: nobody. */
static int actor_of_words(const struct judge *judge, const struct node *item)
{
    int actor = -1;
    if (item->kind == NODE_WORD)
        position_line_actor(&judge->verdict->match, judge->before, item->text, &actor);
    return actor;
}

/* "k9": spaces of all boards are a letter and a number. */
static bool is_like_space(const char *word)
{
    size_t digits = isalpha((unsigned char)word[0]) ? strspn(word + 1, "0123456789") : 0;
    return digits && digits <= 2 && !word[1 + digits];
}

static const char *unknown_words(struct judge *judge, const struct node *item, const struct phrase_reading *reading)
{
    struct arena *arena = &judge->entry_arena;
    const char *word = reading->unknown, *form = form_of(judge, item, reading->verb);
    if (is_first(item, word)) {
        struct nearest verbs = {.written = ""};
        for (const struct verb *verb = judge->verdict->game->verbs; verb->name; verb++)
            if (verb_matters(verb, judge->verdict->match.seats))
                nearest_try(&verbs, verb->name);
        for (const struct game *const *game = games; *game; game++) /* the record may be of another game */
            if (*game != judge->verdict->game && verb_named(*game, word) >= 0)
                return arena_format(arena, "`%s` is a verb of %s; verbs here: %s", word, (*game)->title, verbs.known);
        return arena_format(arena, "unknown verb `%s`; verbs: %s", word, verbs.known);
    }
    bool space = is_like_space(word), comment = item->kind == NODE_WORD && actor_of_words(judge, item) < 0;
    const char *advice = form                ? arena_format(arena, "; write it as `%s`", form)
                         : comment && !space ? "; begin the line with # if it is a comment"
                                             : possible_now(judge, item);
    return arena_format(arena, space ? "the board has no `%s`%s" : "unknown word `%s`%s", word, advice);
}

/* What is wrong with an item that says only what was done. */
static const char *names_nobody(struct judge *judge, const struct node *item)
{
    const char *key = only_value(item) ? item->first->key->text : NULL;
    bool verb = key && verb_named(judge->verdict->game, key) >= 0;
    return verb ? arena_format(&judge->entry_arena, "`%s` needs a player", key) : "the player is missing";
}

/* Has it several words after the name? Of one word it is the word that is to blame. */
static bool is_sentence(const struct node *item)
{
    const struct node *value = only_value(item), *said = value ? value : item;
    return said->kind == NODE_WORD && strchr(said->text, ' ');
}

static void tell_fix(struct judge *judge, const struct node *item, struct finding *last,
                     const struct phrase_reading *reading)
{
    struct arena *arena = &judge->entry_arena;
    if (reading->unknown && !judge->step.torn && !has_verb(judge, item))
        complain_instead(judge, place_of(item, reading->unknown), last,
                         arena_format(arena, "unknown %s `%s`", is_first(item, reading->unknown) ? "verb" : "word",
                                      reading->unknown));
    else if (reading->who && !judge->step.torn)
        complain_instead(judge, place_of(item, NULL), last, names_nobody(judge, item));
    else if (!judge->step.torn && is_sentence(item) && item->kind == NODE_WORD && actor_of_words(judge, item) >= 0)
        complain_instead(judge, place_of(item, NULL), last, "this cannot be read");
    propose(judge, item, findings_after(judge, last), entries_of(judge, &reading->fix));
}

/* "which god?", "how much?": asks for the first word in capitals. */
static const char *question_of(struct arena *arena, const char *form)
{
    const char *at = strstr(form, ": ");
    const char *gold = strstr(form, "gold N");
    for (at = at ? at + 1 : form; *at; at++) {
        size_t length = strspn(at + 1, capitals);
        if (*at != ' ' || !length || (at[length + 1] && !strchr(" .,]}", at[length + 1])))
            continue;
        if (length == 1 && strstr(form, " area N"))
            return "which area?";
        if (length == 1)
            return gold && gold + 4 == at ? "how much?" : "how many?";
        char *noun = arena_copy(arena, at + 1, length);
        for (char *letter = noun; *letter; letter++)
            *letter = (char)tolower((unsigned char)*letter);
        return same(noun, "name") ? "who?" : arena_format(arena, "which %s?", noun);
    }
    return "something is missing;";
}

/* Does the complaint name that word? */
static bool is_about(const struct finding *finding, const char *word)
{
    const char *said = finding->bare ? finding->bare : finding->message;
    while (*said && strncasecmp(said, word, strlen(word)) != 0)
        said++;
    return *said;
}

/* "Anna wins", "the game is over", "ben has 12 points": the claim to write instead, because results are computed. NULL:
   the item says nothing like that. */
static const char *claim_told(const struct node *item, const struct phrase_reading *reading)
{
    static const struct {
        const char *word, *beside, *claim;
    } rows[] = {{"wins", NULL, "winners: [NAME]"},   {"won", NULL, "winners: [NAME]"},
                {"winner", NULL, "winners: [NAME]"}, {"over", "game", "over: true"},
                {"ends", "game", "over: true"},      {"score", NULL, "scores: {NAME: N}"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (node_with(item, rows[i].word, false) && (!rows[i].beside || node_with(item, rows[i].beside, false)))
            return rows[i].claim;
    return reading->points ? "scores: {NAME: N}" : NULL;
}

/* Why the item cannot be read; NULL: the strict reading says it best. */
static const char *why_not(struct judge *judge, const struct node *item, const struct finding *strict,
                           const struct phrase_reading *reading)
{
    struct arena *arena = &judge->entry_arena;
    bool known = has_verb(judge, item);
    bool done = !reading->doubt || same(reading->doubt, "points");
    const char *claim = known || reading->unknown || reading->begun.count || !done ? NULL : claim_told(item, reading);
    if (claim && !reading->why)
        return arena_format(arena, "a result is not an entry; to have it checked, write `claims: {%s}`", claim);
    if (reading->who)
        return arena_format(arena, "%s; write `NAME: %s`", names_nobody(judge, item), reading->who);
    if (reading->why)
        return reading->why;
    if (reading->doubt && same(reading->doubt, "?"))
        return "a question is not an entry; write what was done";
    if (reading->doubt)
        return arena_format(arena, "`%s` is not read in an entry; write only what was done", reading->doubt);
    if (reading->unknown && reading->missing)
        return arena_format(arena, "unknown %s `%s`; write `%s`", is_first(item, reading->unknown) ? "verb" : "word",
                            reading->unknown, reading->missing);
    if (reading->unknown && !(known && is_about(strict, reading->unknown)))
        return unknown_words(judge, item, reading);
    if (reading->begun.count && !known)
        return arena_format(arena, "understood up to `%s`: %s; write the rest as an entry of its own", reading->behind,
                            quoted(arena, entries_of(judge, &reading->begun)));
    if (reading->missing && !known)
        return arena_format(arena, "%s write `%s`", question_of(arena, reading->missing), reading->missing);
    const char *form = reading->missing || known ? NULL : form_of(judge, item, reading->verb);
    if (form)
        return arena_format(arena, "this cannot be read; write it as `%s`", form);
    const char *possible = !known && !reading->missing && is_sentence(item) ? possible_now(judge, item) : "";
    return *possible ? arena_format(arena, "this cannot be read%s", possible) : NULL;
}

static void refuse_sentence(struct judge *judge, const struct node *item, struct finding *last,
                            const struct phrase_reading *read)
{
    struct phrase_reading bare = *read;
    const struct phrase_reading *reading = &bare;
    if (read->rest && (judge->step.torn || has_verb(judge, item))) { /* the strict reading got further */
        bare.fix.count = 0;
        bare.missing = NULL;
    }
    if (reading->count > 1) {
        tell_meanings(judge, place_of(item, NULL), last, reading);
        return;
    }
    if (judge->step.torn) { /* a mistake in the YAML comes first */
        if (reading->fix.count && findings_after(judge, last))
            tell_fix(judge, item, last, reading);
        else if (reading->unknown && actor_of_words(judge, item) >= 0)
            complain_instead(judge, place_of(item, reading->unknown), last, unknown_words(judge, item, reading));
        return;
    }
    complain_plainly(judge, item, last);
    if (tell_misplaced(judge, item, last) || tell_nobody(judge, item, last))
        return;
    if (reading->fix.count) {
        tell_fix(judge, item, last, reading);
        return;
    }
    struct finding *strict = findings_after(judge, last);
    const char *why = why_not(judge, item, strict, reading), *form = reading->missing;
    if (why) {
        complain_instead(judge, place_of(item, reading->doubt ? reading->doubt : reading->unknown), last, why);
        return;
    }
    /* `anna: spin` is only a verb: its form says what is missing. */
    const struct node *value = only_value(item);
    if (!form && value && value->kind == NODE_WORD && has_verb(judge, item))
        form = form_of(judge, item, value->text);
    struct arena *arena = judge->verdict->docket.arena;
    bool silent = value && !value->first && (value->kind == NODE_MAP || node_empty(value));
    const char *advice = silent                                        ? possible_now(judge, item)
                         : form && !reading->unknown && !strict->guess ? arena_format(arena, "; write `%s`", form)
                                                                       : "";
    if (*advice)
        strict->message = printable(arena, arena_format(arena, "%s%s", strict->message, advice));
    docket_retract(&judge->verdict->docket, strict);
}

void tell_refusal(struct judge *judge, const struct node *item, struct finding *last, const struct phrase_reading *read)
{
    refuse_sentence(judge, item, last, read);
}
