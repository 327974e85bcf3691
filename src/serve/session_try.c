/* Sessions: judges an entry before it is written. */
#include <string.h>

#include "base/words.h"
#include "replay/judge.h"
#include "serve/session_state.h"

/* ---- whose entry it is ----------------------------------------------------------------------------------------- */

bool session_accepts(struct session *session, int after, const char *entry)
{
    session_go_to(session, after);
    int against = rerun_text(&session->rerun, entry, after + 1, NULL, NULL);
    session->stands = -1;
    return against == 0;
}

enum { SEVERAL = -1 };

/* The player to act; among several the one for whom it is legal, SEVERAL if that is more than one. CHANCE for a verb of
   the table. */
static int whose(struct session *session, int after, const char *entry)
{
    const struct match *match = session_match(session);
    unsigned to_act = position_to_act(match, session_state(session, after));
    const char *verb = entry + strspn(entry, "{ "), *word = arena_copy(&session->tried, verb, strcspn(verb, " :"));
    enum speaker by = USUALLY_PLAYER;
    for (const struct verb *known = match->game->verbs; known->name; known++)
        if (names_alike(known->name, word)) {
            by = known->by;
            break;
        }
    if (by == BY_TABLE)
        return CHANCE;
    bool several = (to_act & (to_act - 1)) != 0;
    int first = -1, chosen = -1;
    for (int actor = 0; actor <= CHANCE; actor++) {
        if (!(to_act & (1u << actor)) || (by == BY_PLAYER && actor == CHANCE))
            continue;
        first = first < 0 ? actor : first;
        const char *name = printed_word(&session->tried, actor_name(match, actor));
        if (!several || !session_accepts(session, after, arena_format(&session->tried, "%s: %s", name, entry)))
            continue;
        if (chosen >= 0)
            return SEVERAL;
        chosen = actor;
    }
    return chosen >= 0 ? chosen : first < 0 ? 0 : first;
}

/* The entry with the actor's name; NULL: it could be of several players. */
static const char *with_name(struct session *session, int after, const char *entry)
{
    const struct match *match = session_match(session);
    int actor;
    entry += strspn(entry, " ");
    if (begins_with_set(entry) && entry[strcspn(entry, " ")] && entry[4 + strspn(entry + 4, " ")] == '{')
        return arena_format(&session->tried, "set: %s", entry + 4);
    /* It may begin with a name or `claims`, with or without its colon. */
    size_t head = strcspn(entry, "{["), colon = strcspn(entry, ":");
    bool named = colon < head && (!entry[colon + 1] || entry[colon + 1] == ' ');
    if (named || begins_with_set(entry) || position_line_actor(match, entry, &actor) > 0)
        return arena_string(&session->tried, entry);
    actor = whose(session, after, entry);
    if (actor == SEVERAL)
        return NULL;
    return arena_format(&session->tried, "%s: %s", printed_word(&session->tried, actor_name(match, actor)), entry);
}

/* ---- trying ---------------------------------------------------------------------------------------------------- */

static void watch_trial(void *context, const struct step *step)
{
    struct session *session = context;
    struct session_trial *trial = &session->trial;
    struct text entry = {0};
    bool first = step->part == 0;
    step_print(step, &entry);
    if (!first)
        trial->entry = arena_format(&session->tried, "%s\n%s", trial->entry, text_string(&entry));
    else
        trial->entry = entry.length ? arena_string(&session->tried, text_string(&entry)) : NULL;
    text_free(&entry);
    trial->sums = first || !*trial->sums ? arena_string(&session->tried, step->sums)
                                         : arena_format(&session->tried, "%s; %s", trial->sums, step->sums);
    trial->assumed = first ? assumed_words(&session->tried, step) : trial->assumed;
    trial->claims = step->claims;
    trial->reworded = step->reworded;
    trial->refused =
        step->move && (first || trial->refused) && memcmp(step->heard, step->after, size_of_state(step->match)) == 0;
}

/* Reports that it is not clear whose entry it is. */
static void ask_whose(struct session *session, int after, const char *entry)
{
    struct docket *docket = &session->trier.verdict.docket;
    struct text message = {0};
    text_add(&message, "whose entry is this? begin it with a name: ");
    position_actors(session_match(session), position_to_act(session_match(session), session_state(session, after)),
                    &message);
    docket_retract(docket, NULL);
    struct finding *finding =
        docket_add(docket, RULING_UNREADABLE, &common_rules[LOG_UNREADABLE], arena_keep(&session->tried, &message));
    finding->quoted = arena_string(&session->tried, entry);
    finding->at = (struct place){1, 1, 1, code_points(entry, strlen(entry)) + 1};
    finding->entry = after + 1;
    session->trial.against = 1;
}

static void try_text(struct session *session, int after, const char *text)
{
    session->trial = (struct session_trial){.sums = "", .assumed = "", .verdict = &session->trier.verdict};
    rerun_from(&session->trier, session_state(session, after));
    session->trial.against = rerun_text(&session->trier, text, after + 1, watch_trial, session);
    for (const struct finding *finding = session->trier.verdict.docket.first; finding; finding = finding->next)
        session->trial.unread |= finding->ruling == RULING_UNREADABLE;
}

const struct session_trial *session_try(struct session *session, int after, const char *entry)
{
    if (!session_go_to(session, after))
        return NULL;
    arena_reset(&session->tried);
    const struct match *match = session_match(session);
    struct session_trial *trial = &session->trial;
    struct docket *docket = &session->trier.verdict.docket;
    const char *named = with_name(session, after, entry);
    if (named)
        try_text(session, after, named);
    bool names = false; /* "With Pegasus Anna moves ...": does a sentence name the actor later? */
    for (int seat = 0; seat < match->seats; seat++)
        names |= line_says(entry, match->names[seat]);
    if (!named || (!same(named, entry) && trial->unread && names))
        try_text(session, after, entry);
    if (!named && trial->unread)
        ask_whose(session, after, entry);
    docket_count(docket);
    trial->refused &= trial->against || docket->count[RULING_DOUBTFUL];
    /* An unreadable entry cannot be entered, but what it probably stands for can. */
    const struct finding *finding = docket->first;
    if (docket->count[RULING_UNREADABLE])
        trial->entry = NULL;
    while (finding && !finding->corrected)
        finding = finding->next;
    if (finding && !strchr(finding->corrected, '\n'))
        trial->meant = finding->corrected;
    struct text next = {0}, moment = {0};
    trial->state = rerun_state(&session->trier);
    unsigned to_act = position_to_act(match, trial->state);
    position_actors(match, to_act, &next);
    text_add(&next, to_act ? " to act" : position_over(match, trial->state) ? "the game is over" : "nobody can act");
    position_moment(match, trial->state, &moment);
    trial->next = arena_keep(&session->tried, &next);
    trial->moment = arena_keep(&session->tried, &moment);
    return trial;
}
