/* Kept games: random games entered word by word or edited, and judged as their text is from the beginning. */
#include "greatest.h"

#include <string.h>

#include "random_walk.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "serve/session.h"
#include "suites.h"
#include "support.h"

/* Is what is offered after the first words of a legal entry exactly what the list of legal entries goes on with? */
static bool offers_fit(struct session *session, const struct walk *walk, struct random *random)
{
    int chosen = random_below(random, walk->legal.count), goes_on = 0;
    struct text line = {0}, other = {0};
    move_print(&walk->opening.match, &walk->legal.move[chosen], &line);
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
        move_print(&walk->opening.match, &walk->legal.move[i], &other);
        goes_on += strncmp(text_string(&other), begun, cut) == 0;
    }
    fits &= cut == 0 || (offered && offers->entries >= goes_on);
    fits &= session_offers(session, walk->lines, line.bytes, false)->whole > 0;
    text_clear(&other);
    move_print(&walk->opening.match, &walk->legal.move[chosen], &other);
    fits &=
        session_offers(session, walk->lines, text_string(&other), false)->whole > 0; /* in the referee's spelling too */
    fits &= same(session_offers(session, walk->lines, "", true)->entry[chosen].text, line.bytes);
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
    struct session *session = session_of(text_string(&record));
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
                    finding->fix ? finding->fix->text : "-");
        for (const struct related *related = finding->related; related; related = related->next)
            text_format(out, "  %d:%d %s\n", related->at.line, related->at.column, related->message);
    }
    for (int i = 1; i <= session_entries(session); i++) {
        const struct session_entry *entry = session_entry(session, i);
        text_format(out, "%d %d:%d %s|%s|%s|%d\n", entry->logged->number, entry->logged->at.line,
                    entry->logged->at.column, entry->text, entry->sums, entry->assumed, entry->finding_count);
    }
    for (int i = 0; i <= session_entries(session) && session_state(session, i); i += 7)
        table_text(&verdict->match, session_state(session, i), out);
    if (verdict && verdict->judged)
        text_format(out, "%d entries, %d mistakes, %d decided, %x to act\n", verdict->entries, verdict->docket.mistakes,
                    verdict->docket.decided, verdict_to_act(verdict));
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
    struct session *session = session_of(text_string(&record));
    for (int edit = 0; edit < 12; edit++) {
        edit_text(&random, &record);
        session_read(session, "text", text_string(&record), record.length);
        struct session *fresh = session_of(text_string(&record));
        text_clear(&found);
        text_clear(&wanted);
        tell_all(session, &found);
        tell_all(fresh, &wanted);
        session_close(fresh);
        ASSERT_STR_EQ(text_string(&wanted), text_string(&found));
    }
    session_close(session);
    text_free(&record);
    text_free(&found);
    text_free(&wanted);
    walk_close(&walk);
    PASS();
}

SUITE(kept_games)
{
    for (const struct game *const *game = games; *game; game++)
        for (int seats = (*game)->seats_min; seats <= (*game)->seats_max; seats++)
            RUN_TESTp(a_random_game_is_kept, *game, seats, (uint64_t)seats);
    uint64_t first = seed_from("SEED", 1), seeds = seed_from("SEEDS", 1);
    for (const struct game *const *game = games; *game; game++)
        for (uint64_t seed = first; seed < first + seeds; seed++)
            RUN_TESTp(an_edited_text_is_judged_as_a_new_one, *game, seed);
}
