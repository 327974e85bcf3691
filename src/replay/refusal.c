/* Items of the log that cannot be read. */
#include <ctype.h>
#include <string.h>

#include "base/words.h"
#include "game/entry.h"
#include "game/verb_form.h"
#include "phrase/propose.h"
#include "replay/judge.h"
#include "replay/position.h"
#include "replay/registry.h"

enum { LONGEST_SHOWN = 60, LONGEST_FORM = 100, MOST_PROPOSED = 6000 /* bytes of a record */ };

static void complain_instead(struct judge *judge, struct place at, struct finding *last, const char *sentence)
{
    docket_retract(&judge->verdict->docket, last);
    judge_complain(judge, at, sentence);
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

/* `Zoe: bid ares 2` if Zoë plays: the strict reading proposes the name. */
static bool tell_nobody(struct judge *judge, const struct node *item, const struct finding *last)
{
    const struct match *match = &judge->verdict->match;
    const char *written = only_value(item) ? item->first->key->text : "";
    return isalpha((unsigned char)*written) && !strchr(written, ' ') && position_actor(match, written) < 0
           && verb_named(match->game, written) < 0 && findings_after(judge, last);
}

/* ---- up to where it was understood ------------------------------------------------------------------------------- */

/* Did the strict reading get as far as the verb? Then it knows best what is wrong. */
static bool has_verb(struct judge *judge, const struct node *item)
{
    const struct node *value = only_value(item);
    if (!value || position_actor(&judge->verdict->match, value->key->text) < 0)
        return false;
    const char *verb = value->kind == NODE_WORD                  ? value->text
                       : value->kind == NODE_MAP && value->first ? value->first->key->text
                                                                 : "";
    return verb_named(judge->verdict->game, arena_copy(&judge->entry_arena, verb, strcspn(verb, " ,"))) >= 0;
}

/* The beginning of the line, `length` bytes or what fits of it. */
static const char *shown(struct arena *arena, const char *line, size_t length)
{
    bool cut = length > LONGEST_SHOWN;
    return arena_format(arena, "%.*s%s", (int)cut_length(line, length, LONGEST_SHOWN), line, cut ? "..." : "");
}

static const char *not_understood(struct judge *judge, const struct phrase_reading *reading)
{
    struct arena *arena = &judge->entry_arena;
    const char *line = shown(arena, reading->line, strlen(reading->line));
    if (reading->meanings > 1)
        return arena_format(arena, "`%s` can be read in more than one way", line);
    if (!reading->understood)
        return arena_format(arena, "cannot read `%s`", line);
    return arena_format(arena, "cannot read `%s`; understood up to `%s`", line,
                        shown(arena, reading->line, reading->understood));
}

/* Says what is wrong with the item. False: it is not an entry. */
static bool tell_wrong(struct judge *judge, const struct node *item, struct finding *last,
                       const struct phrase_reading *reading)
{
    complain_plainly(judge, item, last);
    if (tell_misplaced(judge, item, last))
        return false;
    if (tell_nobody(judge, item, last))
        return true;
    if (has_verb(judge, item) && findings_after(judge, last)) {
        docket_retract(&judge->verdict->docket, findings_after(judge, last));
        return true;
    }
    const struct node *value = only_value(item);
    bool silent = value && !value->first && (value->kind == NODE_MAP || node_empty(value));
    if (!silent || !findings_after(judge, last))
        complain_instead(judge, value ? value->at : item->at, last, not_understood(judge, reading));
    return true;
}

/* ---- proposals --------------------------------------------------------------------------------------------------- */

/* "`anna: pass`", "`anna: start c4`, then `ben: start f2`". */
static void add_proposal(const struct proposal *proposal, struct text *out)
{
    for (const char *at = proposal->entries; *at; at += strcspn(at, "\n"), at += *at == '\n')
        text_format(out, "%s`%.*s`", at == proposal->entries ? "" : ", then ", (int)strcspn(at, "\n"), at);
}

/* How to write it: of which game it is; the form of the verb; or with a player. NULL: nothing helps. */
static const char *how_to_write(struct judge *judge, const char *line, int verb)
{
    const struct match *match = &judge->verdict->match;
    struct arena *arena = &judge->entry_arena;
    int actor;
    size_t end = position_line_actor(match, line, &actor);
    const char *done = line + end + strspn(line + end, " :,"), *word = arena_copy(arena, done, strcspn(done, " ,:"));
    for (const struct game *const *other = games; *other && verb_named(match->game, word) < 0; other++)
        if (verb_named(*other, word) >= 0)
            return arena_format(arena, "`%s` is an entry of %s, not of %s", word, (*other)->title, match->game->title);
    if (verb >= 0) {
        struct text form = {0};
        bool table = match->game->verbs[verb].by == BY_TABLE;
        verb_notation(table ? "table" : end ? actor_name(match, actor) : "NAME", &match->game->verbs[verb], &form);
        bool fits = form.length <= LONGEST_FORM;
        const char *written = arena_keep(arena, &form);
        return fits ? arena_format(arena, "write `%s`", written) : NULL;
    }
    return end ? NULL : "write an entry as `NAME: what was done`";
}

/* Adds to the first complaint what the line may mean. */
static void propose_entries(struct judge *judge, struct finding *first, const struct phrase_reading *reading,
                            const char *asides)
{
    struct arena *arena = judge->verdict->docket.arena;
    struct proposals proposals;
    struct text out = {0};
    if (!first)
        return;
    judge->proposed += strlen(reading->line);
    if (judge->proposed > MOST_PROPOSED) {
        judge->verdict->docket.unproposed++;
        return;
    }
    phrase_propose(&judge->verdict->match, &judge->entry_arena, reading->line,
                   judge_waits(judge) ? NULL : judge->before, &proposals);
    const struct proposal *only = proposals.count == 1 ? proposals.proposal : NULL;
    bool several = only && strchr(only->entries, '\n');
    bool strict = first->bare || !same(first->message, not_understood(judge, reading));
    const char *form = proposals.count || strict ? NULL : how_to_write(judge, reading->line, proposals.verb);
    if (form)
        first->message = printable(arena, arena_format(arena, "%s; %s", first->message, form));
    if (!proposals.count || (strict && !only))
        return;
    if (only && proposals.sure && asides && !(several && *asides)) {
        first->corrected = arena_format(arena, "%s%s", only->entries, asides);
        first->guess = NULL;
    }
    if (first->bare) /* it says already what was probably meant */
        return;
    text_format(&out, "%s; did you mean ", first->message);
    for (int i = 0; i < proposals.count; i++) {
        text_add(&out, !i ? "" : i + 1 < proposals.count ? ", " : " or ");
        add_proposal(&proposals.proposal[i], &out);
    }
    text_char(&out, '?');
    if (only && *only->left_out)
        text_format(&out, " (left out: `%s`)", only->left_out);
    first->bare = first->message;
    first->message = printable(arena, arena_keep(arena, &out));
}

void tell_refusal(struct judge *judge, const struct node *item, struct finding *last,
                  const struct phrase_reading *reading, const char *asides)
{
    if (judge->step.torn) /* a mistake in the YAML comes first */
        return;
    if (docket_full(&judge->verdict->docket)) /* it is only counted */
        complain_instead(judge, item->at, last, "cannot be read");
    else if (tell_wrong(judge, item, last, reading) && !begins_with_set(reading->line))
        propose_entries(judge, findings_after(judge, last), reading, asides);
}
