/* Sessions: what an open record answers is what judging its text from the beginning answers. */
#include "greatest.h"

#include <string.h>

#include "base/words.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "serve/session.h"
#include "suites.h"
#include "walk.h"

#define NIM "game: nim\nplayers: [anna, ben, carl]\nlog:\n"

static struct session *opened(const char *text)
{
    struct session *session = session_open((struct session_manner){0});
    session_read(session, "text", text, strlen(text));
    return session;
}

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
    struct session *session = opened(NIM "  - anna: take 3 from alpha\n");
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
    struct session *session = opened("game: nim\nplayers: [Anna, Anna Maria]\nlog:\n  - Anna: take 3 from alpha\n");
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
    struct session *session = opened(before);
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
    ASSERT_EQ(2, session_undone(session));
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
    struct session *session = opened(NIM "  - anna: take 3 from alpha\n  - ben: take 2 from beta\n");
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
        opened(NIM "  - anna: take 3 from alpha\n  # remark\n"
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
        struct session *session = opened(before);
        ASSERT_EQ(SESSION_FINE, session_rule(session, rulings[i].stands));
        ASSERT_STR_EQ(after, text_string(session_text(session)));
        session_close(session);
    }
    struct session *session = opened(NIM "  - ben: grab 3\n");
    ASSERT_EQ(SESSION_NO_MOVE, session_rule(session, false));
    session_close(session);
    PASS();
}

TEST a_note_takes_no_word_away_that_was_not_read(void)
{
    const char *text = NIM "  - anna: {take: 3, from: alpha, illegal: nonsense}\n";
    struct session *session = opened(text);
    ASSERT_EQ(SESSION_NO_MOVE, session_note(session, "x"));
    ASSERT_STR_EQ(text, text_string(session_text(session)));
    session_close(session);
    PASS();
}

/* Ben is not to act (line 3), and what was ruled is no word for it (line 6): that is found first. Players behind the log make the
   findings stand in the order of their lines. */
TEST findings_of_an_entry_stand_in_the_order_of_the_record(void)
{
    struct session *session = opened("game: nim\nlog:\n  - ben:\n      take: 3\n      from: alpha\n      ruled: ok\n"
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
    struct session *session = opened(text);
    ASSERT_EQ(any, session_verdict(session) != NULL);
    ASSERT_EQ(NULL, session_state(session, 0));
    ASSERT_EQ(NULL, session_offers(session, 0, "", true));
    ASSERT_EQ(NULL, session_try(session, 0, "anna: pass"));
    ASSERT_EQ(SESSION_NO_POSITION, session_add(session, "anna: pass"));
    session_close(session);
    PASS();
}

/* In Myst both teams may place at once; what only one of them may do is that one's. */
TEST an_entry_of_several_needs_a_name(void)
{
    const char *text = "game: myst\nplayers: [ada, ben]\nlog:\n";
    if (!game_is_built(text))
        SKIP();
    struct session *session = opened(text);
    const struct session_trial *trial = session_try(session, 0, "place c5");
    ASSERT_EQ(NULL, trial->entry);
    ASSERT_STR_EQ("whose entry is it? begin it with a name: ada, ben or table", trial->verdict->docket.first->message);
    ASSERT_EQ(0, session_try(session, 0, "ben: place c5")->against);
    session_close(session);
    PASS();
}

/* ---- random games ---- */

/* Is what is offered behind the first words of a legal entry exactly what the list of legal entries goes on with? */
static bool offers_fit(struct session *session, const struct walk *walk, struct random *random)
{
    int chosen = random_below(random, walk->legal.count), goes_on = 0;
    struct text line = {0}, other = {0};
    position_list_entry(&walk->opening.match, &walk->legal.move[chosen], &line);
    size_t cut = (size_t)random_below(random, (int)line.length + 1);
    while (cut > 0 && line.bytes[cut - 1] != ' ')
        cut--;
    size_t word = strcspn(line.bytes + cut, " ");
    char *begun = must_copy(line.bytes);
    begun[cut] = '\0';
    const struct offers *offers = session_offers(session, walk->lines, begun, false);
    bool fits = offers->from == cut && offers->total == walk->legal.count, offered = false;
    for (int i = 0; i < offers->words && cut > 0; i++)
        offered |= strlen(offers->word[i].word) == word && strncmp(offers->word[i].word, line.bytes + cut, word) == 0;
    for (int i = 0; i < walk->legal.count; i++) {
        text_clear(&other);
        position_list_entry(&walk->opening.match, &walk->legal.move[i], &other);
        goes_on += strncmp(text_string(&other), begun, cut) == 0;
    }
    fits &= cut == 0 || (offered && offers->entries >= goes_on);
    fits &= session_offers(session, walk->lines, line.bytes, false)->whole > 0;
    text_clear(&other);
    move_print(&walk->opening.match, &walk->legal.move[chosen], &other);
    fits &=
        session_offers(session, walk->lines, text_string(&other), false)->whole > 0; /* in the referee's spelling too */
    fits &= same(session_listed(session, walk->lines, chosen + 1), line.bytes);
    if (!fits)
        printf("%s: %s|%s\n", walk->game->id, begun, line.bytes + cut);
    free(begun);
    text_free(&line);
    text_free(&other);
    return fits;
}

/* Findings and table, as judging the text from the beginning gives them. */
static bool same_as_judged(struct session *session, const char *text)
{
    struct verdict verdict;
    struct text ours = {0}, theirs = {0};
    list_findings(session_verdict(session), &ours);
    table_text(&session_verdict(session)->match, session_state(session, session_entries(session)), &ours);
    if (judge_text(text, strlen(text), NULL, &verdict)) {
        list_findings(&verdict, &theirs);
        table_text(&verdict.match, verdict.state, &theirs);
    }
    bool alike = same(text_string(&ours), text_string(&theirs));
    verdict_free(&verdict);
    text_free(&ours);
    text_free(&theirs);
    return alike;
}

TEST a_random_game_is_kept(const struct game *game, int seats, uint64_t seed)
{
    struct walk walk;
    struct random random = random_seeded(seed);
    ASSERT(walk_open(&walk, game, seats, seed, walk_names));
    struct text record = {0};
    walk_record(&walk, NULL, 0, &record);
    struct session *session = opened(text_string(&record));
    bool fine = true;
    for (int step = 0; step < 60 && fine; step++) {
        walk_list(&walk);
        fine &= !walk.legal.count || offers_fit(session, &walk, &random);
        if (!walk_step(&walk))
            break;
        fine &=
            session_add(session, walk.line[walk.lines - 1]) == SESSION_FINE && session_entries(session) == walk.lines;
    }
    ASSERT(fine);
    text_clear(&record);
    walk_record(&walk, NULL, 0, &record);
    ASSERT_STR_EQ(text_string(&record), text_string(session_text(session)));
    ASSERT(same_as_judged(session, text_string(&record)));
    session_undo(session, walk.lines);
    ASSERT_EQ(0, session_entries(session));
    while (session_redo(session) == SESSION_FINE)
        ;
    ASSERT_STR_EQ(text_string(&record), text_string(session_text(session)));
    session_close(session);
    text_free(&record);
    walk_close(&walk);
    PASS();
}

/* Everything a session has to say about its record. */
static void tell_all(struct session *session, struct text *out)
{
    const struct verdict *verdict = session_judgement(session);
    for (const struct finding *finding = verdict ? verdict->docket.first : NULL; finding; finding = finding->next) {
        text_format(out, "%s %s @%d %d:%d-%d:%d %s|%s|%s|%s|%s of %d follows %d %s\n", ruling_names[finding->ruling],
                    finding->rule->code, finding->entry, finding->at.line, finding->at.column, finding->at.end_line,
                    finding->at.end_column, finding->message, finding->moment ? finding->moment : "-",
                    finding->said ? finding->said : "-", finding->legal_summary ? finding->legal_summary : "-",
                    finding->player ? finding->player : "-", finding->mistake, finding->follows,
                    finding->meant ? finding->meant->text : "-");
        for (const struct related *related = finding->related; related; related = related->next)
            text_format(out, "  %d:%d %s\n", related->at.line, related->at.column, related->message);
    }
    for (int i = 1; i <= session_entries(session); i++) {
        const struct session_entry *entry = session_entry(session, i);
        text_format(out, "%d %d:%d %s|%s|%s|%d\n", entry->number, entry->at.line, entry->at.column, entry->text,
                    entry->sums, entry->unwritten, entry->finding_count);
    }
    for (int i = 0; i <= session_entries(session) && session_state(session, i); i += 7)
        table_text(&verdict->match, session_state(session, i), out);
    if (verdict && verdict->judged)
        text_format(out, "%d entries, %d mistakes, %d decided, %x to act\n", verdict->entries, verdict->docket.mistakes,
                    verdict->docket.decided, verdict->to_act);
}

/* A line left out, doubled, cut, remarked, swapped with the next one, or another one in its place. */
static void edit_text(struct random *random, struct text *text)
{
    static const char *const others[] = {"# remark\n",
                                         "  - nobody: nothing\n",
                                         "  - {\n",
                                         "claims: {over: true}\n",
                                         "house: {unwritten: required}\n",
                                         "   and more\n",
                                         "\n",
                                         "  -\n"};
    struct text edited = {0};
    int lines = 0, line = 0;
    for (const char *c = text_string(text); *c; c++)
        lines += *c == '\n';
    int chosen = lines / 2 + random_below(random, lines / 2 + 1), way = random_below(random, 5);
    for (const char *at = text_string(text); *at; at += strcspn(at, "\n") + 1) {
        size_t length = strcspn(at, "\n") + 1;
        bool here = line++ == chosen;
        if (!here || way == 1 || way == 4)
            text_add_bytes(&edited, at, length);
        if (here && way == 1)
            text_add_bytes(&edited, at, length);
        if (here && way == 2) {
            text_add_bytes(&edited, at, (size_t)random_below(random, (int)length));
            text_char(&edited, '\n');
        }
        if (here && way >= 3)
            text_add(&edited, others[random_below(random, sizeof others / sizeof *others)]);
    }
    text_free(text);
    *text = edited;
}

/* A game with illegal entries in it, edited again and again: each time all is as if the text had been read for the first time. */
TEST an_edited_text_is_judged_as_a_new_one(const struct game *game, uint64_t seed)
{
    struct walk walk;
    struct random random = random_seeded(seed);
    ASSERT(walk_open(&walk, game, game->seats_max, seed, walk_names));
    walk.wild = true;
    for (int step = 0; step < 40; step++) {
        struct move mutant;
        walk_list(&walk);
        if (walk.legal.count && random_below(&random, 12) == 0 && walk_mutant(&walk, &mutant))
            walk_play(&walk, &mutant);
        else if (!walk_step(&walk))
            break;
    }
    struct text record = {0}, found = {0}, wanted = {0};
    walk_record(&walk, NULL, 0, &record);
    struct session *session = opened(text_string(&record));
    for (int edit = 0; edit < 12; edit++) {
        edit_text(&random, &record);
        session_read(session, "text", text_string(&record), record.length);
        struct session *anew = opened(text_string(&record));
        text_clear(&found);
        text_clear(&wanted);
        tell_all(session, &found);
        tell_all(anew, &wanted);
        session_close(anew);
        ASSERT_STR_EQ(text_string(&wanted), text_string(&found));
    }
    session_close(session);
    text_free(&record);
    text_free(&found);
    text_free(&wanted);
    walk_close(&walk);
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
    for (const struct game *const *game = games; *game; game++)
        for (int seats = (*game)->seats_min; seats <= (*game)->seats_max; seats++)
            RUN_TESTp(a_random_game_is_kept, *game, seats, (uint64_t)seats);
    uint64_t first = seed_from("SEED", 1), seeds = seed_from("SEEDS", 1);
    for (const struct game *const *game = games; *game; game++)
        for (uint64_t seed = first; seed < first + seeds; seed++)
            RUN_TESTp(an_edited_text_is_judged_as_a_new_one, *game, seed);
}
