/* Rounds: divides the log by the moments of its entries. */
#include "serve/lsp/rounds.h"

#include "base/words.h"
#include "game/game.h"

/* In games without rounds the phases are the first level. */
static const char *round_name(const struct session *session, int number)
{
    const struct session_entry *entry = session_entry(session, number);
    return *entry->round ? entry->round : entry->stage;
}

static const char *phase_name(const struct session *session, int number)
{
    const struct session_entry *entry = session_entry(session, number);
    return *entry->round ? entry->stage : "";
}

static const char *turn_name(const struct session *session, int number)
{
    const struct session_entry *entry = session_entry(session, number);
    return entry->move ? actor_name(&session_verdict(session)->match, entry->move->actor) : entry->text;
}

static struct spell spell_of(const struct session *session, int from, int last,
                             const char *(*name)(const struct session *session, int number))
{
    struct spell spell = {.from = from, .to = from, .name = name(session, from)};
    while (spell.to < last && same(name(session, spell.to + 1), spell.name))
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
