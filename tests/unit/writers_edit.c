/* Entries added, taken back, noted and mended: the rest of the record is left alone. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "replay/script.h"
#include "serve/session.h"
#include "writers.h"

enum { MOST_MENDED = 80, FEW_MENDED = 6 };

/* ---- adding and taking back ------------------------------------------------------------------------------------ */

static struct session *open_session(struct writers *writers)
{
    struct session *session = session_open((struct session_manner){.document = writers->document});
    session_read(session, "text", text_string(&writers->text), writers->text.length);
    return session;
}

/* A legal entry, as it may be written. */
static bool choose_entry(struct writers *writers, struct session *session, struct text *out)
{
    static const char *const asides[] = {"", "", " ruled void", " illegal log.turn", " illegal log.turn ruled stands"};
    int after = session_entries(session);
    const struct offers *offers = session_offers(session, after, "", true);
    if (!offers || !offers->total)
        return false;
    const char *listed = offers->entry[random_below(&writers->random, offers->total)].text;
    struct arena arena = {0};
    struct move move;
    const struct match *match = &session_verdict(session)->match;
    bool note = one_in(writers, 3) && entry_of_text(match, &arena, listed, &move);
    if (note)
        noted_print(match, &move, NULL, some_note(writers), out);
    else
        text_format(out, "%s%s", listed, strchr(listed, '{') ? "" : asides[random_below(&writers->random, 5)]);
    arena_free(&arena);
    return true;
}

/* Is one text the other with something put in at one place? */
static bool only_inserted(const struct text *before, const struct text *after)
{
    size_t begin = 0, end = 0, least = before->length;
    while (begin < least && before->bytes[begin] == after->bytes[begin])
        begin++;
    while (end < least && before->bytes[before->length - 1 - end] == after->bytes[after->length - 1 - end])
        end++;
    return after->length > before->length && begin + end >= least;
}

static void compare_added(struct writers *writers, const char *entry, const struct text *now)
{
    const struct reading *before = &writers->before;
    struct reading after;
    written_read(&after, now, false);
    int place = before->until[writers->document - 1];
    bool had_log = place > (writers->document > 1 ? before->until[writers->document - 2] : 0);
    hold(writers, !had_log || only_inserted(&writers->text, now), "add changes other bytes",
         now); /* `log: []` gives way */
    hold(writers,
         after.entries == before->entries + 1 && same_entries(before, 0, &after, 0, place)
             && same_entries(before, place, &after, place + 1, before->entries - place)
             && same(text_string(&after.entry[place]), entry),
         "add changes other entries, or writes another", now);
    hold(writers, same(text_string(&before->head), text_string(&after.head)), "add changes the head", now);
    hold(writers, after.documents == before->documents, "add changes the documents", now);
    written_free(&after);
}

void check_adding(struct writers *writers, bool writable)
{
    struct session *session = open_session(writers);
    struct text entry = {0};
    const struct verdict *verdict = session_verdict(session);
    if (verdict && verdict->judged && choose_entry(writers, session, &entry)) {
        const struct session_trial *trial = session_try(session, session_entries(session), text_string(&entry));
        char *expected = must_copy(trial->entry ? trial->entry : "");
        enum session_change change = session_add(session, text_string(&entry));
        const struct text *now = session_text(session);
        if (change == SESSION_FINE) {
            compare_added(writers, expected, now);
            bool had_log = writers->before.until[writers->document - 1] > 0;
            session_undo(session, 1);
            hold(writers, !had_log || strncmp(text_string(now), text_string(&writers->text), writers->text.length) == 0,
                 "undo leaves something of what was added", now);
            writers->done[ADDED]++;
        } else {
            hold(writers, !(writable && session_entries(session)) && same_text(now, &writers->text),
                 text_string(&entry), now);
        }
        free(expected);
    }
    text_free(&entry);
    session_close(session);
}

void check_taking_back(struct writers *writers)
{
    struct session *session = open_session(writers);
    const struct reading *before = &writers->before;
    int entries = session_entries(session), place = before->until[writers->document - 1];
    int count = entries ? 1 + random_below(&writers->random, entries < 5 ? entries : 5) : 0;
    if (count && session_undo(session, count) == SESSION_FINE) {
        struct reading after;
        written_read(&after, session_text(session), false);
        hold(writers,
             after.entries == before->entries - count && same_entries(before, 0, &after, 0, place - count)
                 && same_entries(before, place, &after, place - count, before->entries - place)
                 && same(text_string(&before->head), text_string(&after.head)),
             "undo takes something else", session_text(session));
        for (int i = 0; i < count; i++)
            session_redo(session);
        hold(writers, same_text(&writers->text, session_text(session)), "redo does not restore the text",
             session_text(session));
        written_free(&after);
        writers->done[TAKEN_BACK]++;
    }
    session_close(session);
}

void check_note(struct writers *writers)
{
    struct session *session = open_session(writers);
    const struct reading *before = &writers->before;
    int place = before->until[writers->document - 1];
    if (session_note(session, "so # \"it\" is: \xc3\xa9") == SESSION_FINE) {
        struct reading after;
        written_read(&after, session_text(session), false);
        hold(writers,
             after.entries == before->entries && same_entries(before, 0, &after, 0, place - 1)
                 && same_entries(before, place, &after, place, before->entries - place)
                 && strstr(text_string(&after.entry[place - 1]), "so # \\\"it\\\" is: \xc3\xa9"),
             "a note changes other entries", session_text(session));
        hold_account(writers, &after, "a note changes the account", session_text(session));
        hold(writers, same_remarks(&writers->text, before, session_text(session), &after, 1), "a note loses comments",
             session_text(session));
        written_free(&after);
    }
    session_close(session);
}

/* ---- mending --------------------------------------------------------------------------------------------------- */

/* In the place of one entry, or before it: so many more. */
static int entries_more(const char *says)
{
    static const char into[] = " into ";
    const char *split = strstr(says, into);
    if (split && strncmp(says, "split ", 6) == 0)
        return (int)strtol(split + sizeof into - 1, NULL, 10) - 1;
    int added = strncmp(says, "add ", 4) == 0;
    for (const char *then = says; added && (then = strstr(then, "`, then `")); then++)
        added++;
    return added;
}

/* What could not be read may be illegal, each of the entries that it is. */
static int most_against(const struct reading *before, const struct repair *repair, const char *says)
{
    return before->against + (repair->lifted > 0 ? -1 : entries_more(says));
}

/* A change before the log: who begins, a house rule. */
static bool is_of_head(const char *says)
{
    return (strstr(says, "write `") || strstr(says, " in `")) && !strstr(says, " wherever ");
}

/* How far apart two entries are that change places; 0: none do. */
static int exchanged(const char *says)
{
    int one, other;
    return sscanf(says, "exchange entries %d and %d", &one, &other) == 2 ? other - one : 0;
}

/* Are the entries as the proposal says? */
static bool keeps_promise(const struct reading *before, int first, const struct reading *after,
                          const struct repair *repair, const char *says)
{
    int at = first + (repair->head ? 0 : repair->change.entry - 1), behind = before->entries - at - 1;
    const char *quote = strchr(says, '`');
    int more = entries_more(says), apart = exchanged(says);
    bool gone = strncmp(says, "remove ", 7) == 0;
    const char *text = text_string(&after->entry[at]);
    if (!same_entries(before, 0, after, 0, at) || after->entries != before->entries + more - gone)
        return false;
    if (strncmp(says, "move ", 5) == 0 || strstr(says, " with ") || strstr(says, " in entries ") || is_of_head(says))
        return true;
    if (apart)
        return same_entries(before, at, after, at + apart, 1) && same_entries(before, at + apart, after, at, 1)
               && same_entries(before, at + 1, after, at + 1, apart - 1)
               && same_entries(before, at + apart + 1, after, at + apart + 1, behind - apart);
    if (!same_entries(before, at + 1, after, at + 1 + more - gone, behind))
        return false;
    size_t length = quote ? strcspn(quote + 1, "`") : 0;
    return gone || strstr(says, " entries") || (quote && strncmp(text, quote + 1, length) == 0)
           || strstr(text, "note: ");
}

static void compare_mended(void *context, const struct repair *repair, const char *says, const struct patch *patch)
{
    struct writers *writers = context;
    const struct reading *before = &writers->before;
    int document = writers->document - 1, first = document ? before->until[document - 1] : 0;
    struct text now = {0};
    struct reading after;
    patch_text(patch, &now);
    if (patch_changed(patch) && repair) {
        written_read(&after, &now, false);
        hold(writers, keeps_promise(before, first, &after, repair, says), says, &now);
        hold(writers, after.against <= most_against(before, repair, says), "mend mends nothing", &now);
        hold(writers, is_of_head(says) || same(text_string(&before->head), text_string(&after.head)),
             "mend changes the head", &now);
        int far = strncmp(says, "move ", 5) == 0 ? before->entries : 1 + entries_more(says) + exchanged(says);
        hold(writers, strncmp(says, "remove ", 7) == 0 || same_remarks(&writers->text, before, &now, &after, far),
             "mend loses comments", &now);
        written_free(&after);
        writers->done[MENDED]++;
    }
    text_free(&now);
}

static void compare_all_mended(struct writers *writers, struct session *session)
{
    struct text printed = {0}, now = {0}, says = {0};
    struct reading after;
    enum mended mended = session_mend(session, true, &printed, &now, &says);
    if (mended == MENDED_PROPOSED && !same_text(&writers->text, &now)) {
        written_read(&after, &now, false);
        hold(writers, !writers->before.readable || after.against < writers->before.against, text_string(&printed),
             &now); /* after what could not be read, nothing had been judged */
        hold(writers,
             is_of_head(text_string(&says)) || same(text_string(&writers->before.head), text_string(&after.head)),
             "mend changes the head", &now);
        hold(writers,
             strstr(text_string(&printed), "remove entr")
                 || same_remarks(&writers->text, &writers->before, &now, &after, after.entries),
             "mend loses comments", &now);
        written_free(&after);
    }
    text_free(&printed);
    text_free(&says);
    text_free(&now);
}

void check_mending(struct writers *writers)
{
    struct session *session = open_session(writers);
    const struct verdict *verdict = session_verdict(session);
    if (verdict && verdict->judged && session_entries(session) <= MOST_MENDED)
        mend_proposals(verdict, session_source(session), session_judging(session), session_text(session),
                       compare_mended, writers);
    if (verdict && verdict->judged && session_entries(session) <= FEW_MENDED)
        compare_all_mended(writers, session);
    session_close(session);
}
