/* Sessions: what an open record answers is what judging its text from the beginning answers. */
#include "greatest.h"

#include <string.h>

#include "base/words.h"
#include "serve/session.h"
#include "suites.h"
#include "support.h"

#define NIM "game: nim\nplayers: [anna, ben, carl]\nlog:\n"

/* "take(9) ..." */
static const char *words_after(struct session *session, int after, const char *line, bool nameless, struct text *out)
{
    const struct offers *offers = session_offers(session, after, line, nameless);
    text_clear(out);
    text_format(out, "%zu:", offers->from);
    for (int i = 0; i < offers->words; i++)
        text_format(out, " %s(%d)", offers->word[i].word, offers->word[i].entries);
    if (offers->whole)
        text_format(out, " whole %d", offers->whole);
    return text_string(out);
}

/* Heaps of 3, 4 and 5 with up to three stones from one of them: 9 ways, listed heap by heap. */
TEST next_words_of_nim(void)
{
    struct session *session = session_of(NIM "  - anna: take 3 from alpha\n");
    struct text out = {0};
    ASSERT_STR_EQ("0: take(9)", words_after(session, 0, "", true, &out));
    ASSERT_STR_EQ("0: anna:(9)", words_after(session, 0, "", false, &out));
    ASSERT_STR_EQ("0: anna:(9)", words_after(session, 0, "an", true, &out));
    ASSERT_STR_EQ("6: take(9)", words_after(session, 0, "anna: ", false, &out));
    ASSERT_STR_EQ("6:", words_after(session, 0, "anna: b", true, &out));
    ASSERT_STR_EQ("5: 1(3) 2(3) 3(3)", words_after(session, 0, "take ", true, &out));
    ASSERT_STR_EQ("7: from(3)", words_after(session, 0, "take 2 ", true, &out));
    ASSERT_STR_EQ("12: alpha(1) beta(1) gamma(1)", words_after(session, 0, "take 2 from ", true, &out));
    ASSERT_STR_EQ("7: gamma(1)", words_after(session, 0, "take 2 g", true, &out)); /* the field's name left out */
    ASSERT_STR_EQ("12: gamma(1) whole 8", words_after(session, 0, "take 2 from gamma", true, &out));
    ASSERT_STR_EQ("12: beta(1) gamma(1)", words_after(session, 1, "take 3 from ", true, &out)); /* alpha is gone */
    ASSERT_STR_EQ("0: ben:(6)", words_after(session, 1, "", false, &out));
    text_free(&out);
    session_close(session);
    PASS();
}

/* In other capitals, without its colon; of two names that fit the longer one. */
TEST next_words_behind_a_name_as_people_write_it(void)
{
    struct session *session = session_of("game: nim\nplayers: [Anna, Anna Maria]\nlog:\n  - Anna: take 3 from alpha\n");
    struct text out = {0};
    ASSERT_STR_EQ("6: take(9)", words_after(session, 0, "anna: ", false, &out));
    ASSERT_STR_EQ("5: take(9)", words_after(session, 0, "ANNA t", false, &out));
    ASSERT_STR_EQ("11: take(6)", words_after(session, 1, "anna maria t", false, &out));
    ASSERT_STR_EQ("12: take(6)", words_after(session, 1, "anna maria: ", false, &out));
    ASSERT_STR_EQ("0:", words_after(session, 0, "Ann: ", false, &out));
    text_free(&out);
    session_close(session);
    PASS();
}

TEST an_entry_is_tried_written_and_taken_back(void)
{
    const char *before = NIM "  - anna: take 3 from alpha # remark\nclaims: {over: false}\n";
    struct session *session = session_of(before);
    const struct session_trial *trial = session_try(session, 1, "Take 2 beta");
    ASSERT_STR_EQ("ben: take 2 from beta", trial->entry);
    ASSERT_EQ(0, trial->against);
    ASSERT_STR_EQ("carl to act", trial->next);
    ASSERT_EQ(1, session_try(session, 1, "carl: take 1 from beta")->against);
    ASSERT_EQ(NULL, session_try(session, 1, "tkae 1 from beta")->entry);
    ASSERT_EQ(SESSION_NOT_READ, session_add(session, "tkae 1 from beta"));
    ASSERT_EQ(SESSION_FINE, session_add(session, "Take 2 beta"));
    ASSERT_STR_EQ(NIM "  - anna: take 3 from alpha # remark\n  - ben: take 2 from beta\nclaims: {over: false}\n",
                  text_string(session_text(session)));
    ASSERT_EQ(SESSION_FINE, session_undo(session, 1));
    ASSERT_STR_EQ(before, text_string(session_text(session)));
    ASSERT_EQ(SESSION_FINE, session_undo(session, 7));
    ASSERT_STR_EQ(NIM "claims: {over: false}\n", text_string(session_text(session)));
    ASSERT_EQ(SESSION_NO_MORE, session_undo(session, 1));
    ASSERT_EQ(SESSION_FINE, session_redo(session));
    ASSERT_STR_EQ(before, text_string(session_text(session)));
    ASSERT_EQ(SESSION_FINE, session_redo(session));
    ASSERT_EQ(SESSION_NO_MORE, session_redo(session));
    ASSERT_EQ(2, session_entries(session));
    session_close(session);
    PASS();
}

TEST what_was_taken_back_goes_to_its_place_behind_a_note(void)
{
    struct session *session = session_of(NIM "  - anna: take 3 from alpha\n  - ben: take 2 from beta\n");
    ASSERT_EQ(SESSION_FINE, session_undo(session, 1));
    ASSERT_EQ(SESSION_FINE, session_note(session, "slowly"));
    ASSERT_EQ(SESSION_FINE, session_redo(session));
    ASSERT_STR_EQ(NIM "  - anna: {take: 3, from: alpha, note: slowly}\n  - ben: take 2 from beta\n",
                  text_string(session_text(session)));
    session_close(session);
    PASS();
}

TEST a_note_that_ends_like_a_comment_is_taken_back_whole(void)
{
    struct session *session =
        session_of(NIM "  - anna: take 3 from alpha\n  # remark\n"
                       "  - ben:\n      take: 1\n      from: beta\n      note: |\n        he\n        # said\n");
    ASSERT_EQ(SESSION_FINE, session_undo(session, 1));
    ASSERT_STR_EQ(NIM "  - anna: take 3 from alpha\n  # remark\n", text_string(session_text(session)));
    session_close(session);
    PASS();
}

TEST a_ruling_stands_with_all_else_that_the_last_entry_says(void)
{
    static const struct {
        const char *before;
        bool stands;
        const char *after;
    } rulings[] = {
        {"  - ben: take 3 from alpha\n", false, "  - ben: take 3 from alpha ruled void\n"},
        {"  - ben: take 3 from alpha ruled void # or not\n", true,
         "  - ben: take 3 from alpha ruled stands # or not\n"},
        {"  - ben:\n      take: 3\n      from: alpha\n      note: >-\n        he: said\n", true,
         "  - ben: {take: 3, from: alpha, ruled: stands, note: \"he: said\"}\n"},
        {"  - ben: {take: 3, from: alpha, illegal: log.turn}\n", false,
         "  - ben: take 3 from alpha illegal log.turn ruled void\n"},
    };
    for (size_t i = 0; i < sizeof rulings / sizeof *rulings; i++) {
        char before[400], after[400];
        snprintf(before, sizeof before, "%s%s", NIM, rulings[i].before);
        snprintf(after, sizeof after, "%s%s", NIM, rulings[i].after);
        struct session *session = session_of(before);
        ASSERT_EQ(SESSION_FINE, session_rule(session, rulings[i].stands));
        ASSERT_STR_EQ(after, text_string(session_text(session)));
        session_close(session);
    }
    struct session *session = session_of(NIM "  - ben: grab 3\n");
    ASSERT_EQ(SESSION_NO_MOVE, session_rule(session, false));
    session_close(session);
    PASS();
}

TEST a_note_takes_no_word_away_that_was_not_read(void)
{
    const char *text = NIM "  - anna: {take: 3, from: alpha, illegal: nonsense}\n";
    struct session *session = session_of(text);
    ASSERT_EQ(SESSION_NO_MOVE, session_note(session, "x"));
    ASSERT_STR_EQ(text, text_string(session_text(session)));
    session_close(session);
    PASS();
}

/* Ben is not to act (line 3), and what was ruled is not a known word (line 6): that is found first. Players after the log make the
   findings stand in the order of their lines. */
TEST findings_of_an_entry_stand_in_the_order_of_the_record(void)
{
    struct session *session =
        session_of("game: nim\nlog:\n  - ben:\n      take: 3\n      from: alpha\n      ruled: ok\n"
                   "players: [anna, ben, carl]\n");
    const struct session_entry *entry = session_entry(session, 1);
    ASSERT_EQ(2, entry->finding_count);
    ASSERT_STR_EQ("log.turn", entry->findings->rule->code);
    ASSERT_STR_EQ("log.unreadable", entry->findings->next->rule->code);
    session_close(session);
    PASS();
}

TEST broken_texts_have_findings_and_no_position(const char *text, bool any)
{
    struct session *session = session_of(text);
    ASSERT_EQ(any, session_verdict(session) != NULL);
    ASSERT_EQ(NULL, session_state(session, 0));
    ASSERT_EQ(NULL, session_offers(session, 0, "", true));
    ASSERT_EQ(NULL, session_try(session, 0, "anna: pass"));
    ASSERT_EQ(SESSION_NO_POSITION, session_add(session, "anna: pass"));
    session_close(session);
    PASS();
}

/* In Myst both teams may place at once; what only one of them may do is theirs alone. */
TEST an_entry_of_several_needs_a_name(void)
{
    const char *text = "game: myst\nplayers: [ada, ben]\nlog:\n";
    if (!game_is_built(text))
        SKIP();
    struct session *session = session_of(text);
    const struct session_trial *trial = session_try(session, 0, "place c5");
    ASSERT_EQ(NULL, trial->entry);
    ASSERT_STR_EQ("whose entry is this? begin it with a name: ada, ben or table",
                  trial->verdict->docket.first->message);
    ASSERT_EQ(0, session_try(session, 0, "ben: place c5")->against);
    session_close(session);
    PASS();
}

SUITE(session)
{
    RUN_TEST(next_words_of_nim);
    RUN_TEST(next_words_behind_a_name_as_people_write_it);
    RUN_TEST(an_entry_is_tried_written_and_taken_back);
    RUN_TEST(a_note_that_ends_like_a_comment_is_taken_back_whole);
    RUN_TEST(a_ruling_stands_with_all_else_that_the_last_entry_says);
    RUN_TEST(a_note_takes_no_word_away_that_was_not_read);
    RUN_TEST(findings_of_an_entry_stand_in_the_order_of_the_record);
    RUN_TEST(an_entry_of_several_needs_a_name);
    RUN_TEST(what_was_taken_back_goes_to_its_place_behind_a_note);
    RUN_TESTp(broken_texts_have_findings_and_no_position, "", false);
    RUN_TESTp(broken_texts_have_findings_and_no_position, "# nothing\n", false);
    RUN_TESTp(broken_texts_have_findings_and_no_position, "game: nim\n", true);
    RUN_TESTp(broken_texts_have_findings_and_no_position, "game: nim\nplayers: [anna, ben\nlog:\n", true);
    RUN_TESTp(broken_texts_have_findings_and_no_position, "game: \"", true);
}
