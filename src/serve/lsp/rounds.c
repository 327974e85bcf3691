/* Rounds: by the moments of the entries. A moment is "cycle 2, offerings": the round, and the phase. */
#include "serve/lsp/rounds.h"

#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "game/game.h"

static void round_name(const struct session *session, int number, char name[SPELL_ROOM])
{
    const char *moment = session_entry(session, number)->moment;
    snprintf(name, SPELL_ROOM, "%.*s", (int)strcspn(moment, ","), moment);
}

static void phase_name(const struct session *session, int number, char name[SPELL_ROOM])
{
    const char *moment = session_entry(session, number)->moment, *comma = strstr(moment, ", ");
    snprintf(name, SPELL_ROOM, "%s", comma ? comma + 2 : "");
}

static void turn_name(const struct session *session, int number, char name[SPELL_ROOM])
{
    const struct session_entry *entry = session_entry(session, number);
    const struct verdict *verdict = session_verdict(session);
    const char *actor = entry->move ? actor_name(&verdict->match, entry->move->actor) : "";
    snprintf(name, SPELL_ROOM, "%s", entry->move ? actor : entry->text);
}

static struct spell spell_of(const struct session *session, int from, int last,
                             void (*name)(const struct session *session, int number, char name[SPELL_ROOM]))
{
    struct spell spell = {.from = from, .to = from};
    char next[SPELL_ROOM];
    name(session, from, spell.name);
    while (spell.to < last && (name(session, spell.to + 1, next), same(next, spell.name)))
        spell.to++;
    const struct place *end = &session_entry(session, spell.to)->at;
    spell.first_line = session_entry(session, from)->at.line;
    spell.last_line = end->end_line - (end->end_line > end->line && end->end_column == 1);
    return spell;
}

struct spell round_from(struct session *session, int from, int last)
{
    return spell_of(session, from, last, round_name);
}

struct spell phase_from(struct session *session, int from, int last)
{
    return spell_of(session, from, last, phase_name);
}

struct spell turn_from(struct session *session, int from, int last)
{
    return spell_of(session, from, last, turn_name);
}
