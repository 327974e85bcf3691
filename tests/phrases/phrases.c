/* Sentences: what the corpora say they mean, and the laws of reading, which make sentences of their own.
   phrases [-v] CORPUS...: counts, for each file, what is read right, unread, misread. Not clean: something is misread, guessed, or a law
   is broken. -v shows what is unread. */
#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "base/random.h"
#include "base/words.h"
#include "doc/reader.h"
#include "game/move.h"
#include "phrase/phrase.h"
#include "phrase/propose.h"
#include "support.h"
#include "tell.h"

enum { PHRASES_MAX = 200, POSITIONS_MAX = 24, LINE_ROOM = 2000, PAIRS = 4000, GAMES_TOLD = 4 };

struct phrase {
    const char *said, *read; /* what it was read as, "" if it is unread */
    const struct verdict *verdict;
};

struct corpus {
    const char *path;
    struct arena arena, scratch;
    struct verdict verdict[POSITIONS_MAX];
    const char *position[POSITIONS_MAX], *text[POSITIONS_MAX];
    int positions;
    struct phrase phrase[PHRASES_MAX];
    int phrases;
    int right, unread, misread, kept, guessed, broken, proposed, sure, sure_wrong;
};

static bool verbose;

/* ---- reading ------------------------------------------------------------------------------------------------------------- */

/* The entries, one line each, in the words of the arena; "": unread. */
static const char *read_in(struct corpus *corpus, const struct verdict *verdict, const char *line)
{
    struct phrase_reading reading;
    struct text out = {0};
    phrase_read(&verdict->match, &corpus->scratch, line, &reading);
    for (int i = 0; reading.meanings == 1 && i < reading.meaning.count; i++)
        text_format(&out, "%s\n", reading.meaning.entry[i].said);
    return arena_keep(&corpus->scratch, &out);
}

/* Is the same printed in both boxes? */
static bool same_box(const char *a, const char *b)
{
    const char *box[2] = {strstr(a, "box:"), strstr(b, "box:")};
    size_t length[2] = {0};
    for (int i = 0; i < 2; i++)
        while (box[i] && box[i][length[i]] && (box[i][length[i]] != '\n' || box[i][length[i] + 1] == ' '))
            length[i]++;
    return length[0] == length[1] && (!length[0] || strncmp(box[0], box[1], length[0]) == 0);
}

static bool same_names(const struct match *a, const struct match *b)
{
    const struct other_name *one = a->other_names, *two = b->other_names;
    for (int i = 0; i < a->seats; i++)
        if (a->seats != b->seats || !same(a->names[i], b->names[i]))
            return false;
    for (; one && two && same(one->name, two->name) && one->seat == two->seat; two = two->next)
        one = one->next;
    return !one && !two;
}

/* Another record with the same players and box reads it in the same way. */
static const char *read_everywhere(struct corpus *corpus, const struct verdict *verdict, const char *line)
{
    const char *first = read_in(corpus, verdict, line);
    for (int i = 0; i < corpus->positions; i++) {
        const struct match *match = &corpus->verdict[i].match;
        const char *text = corpus->text[i], *own = corpus->text[verdict - corpus->verdict];
        if (same_names(match, &verdict->match) && same_box(text, own)
            && !same(first, read_in(corpus, &corpus->verdict[i], line))) {
            printf("BROKEN   position: %s\n", line);
            corpus->broken++;
        }
    }
    return first;
}

static const struct verdict *verdict_at(const struct corpus *corpus, const char *position)
{
    for (int i = 0; i < corpus->positions; i++)
        if (same(corpus->position[i], position))
            return &corpus->verdict[i];
    return NULL;
}

/* What the entries of the corpus come to, in the form fmt writes. `spelt`: as the position lists them. */
static const char *meant(struct corpus *corpus, const struct verdict *verdict, const char *lines, bool spelt)
{
    const struct match *match = &verdict->match;
    struct text out = {0};
    for (const char *at = lines; *at; at += strcspn(at, "\n"), at += *at == '\n') {
        char *line = arena_copy(&corpus->scratch, at, strcspn(at, "\n"));
        const struct node *item = read_text(line, &corpus->scratch, (struct complaints){0});
        const struct node *value = item && item->kind == NODE_MAP ? item->first : NULL;
        struct move move;
        if (!value
            || !move_read(match, &corpus->scratch, actor_named(match, value->key->text), value,
                          SILENT(match, &corpus->scratch), &move))
            continue;
        struct move other = move;
        if (spelt && move_spell(match, verdict->state, &other))
            move = other;
        text_format(&out, "%s\n", move_line(&corpus->scratch, match, &move));
    }
    return arena_keep(&corpus->scratch, &out);
}

/* ---- words ---------------------------------------------------------------------------------------------------------------- */

/* The line without its word `index`, or with `word` before it. */
static void change(const char *line, int index, const char *word, char out[LINE_ROOM])
{
    size_t used = 0;
    for (int i = 0; *(line += strspn(line, " ")); line += strcspn(line, " "), i++) {
        if (i == index && word)
            used += (size_t)snprintf(out + used, LINE_ROOM - used, "%s ", word);
        if (i != index || word)
            used += (size_t)snprintf(out + used, LINE_ROOM - used, "%.*s ", (int)strcspn(line, " "), line);
    }
    out[used ? used - 1 : 0] = '\0';
}

static int words_in(const char *line)
{
    int count = 0;
    for (; *(line += strspn(line, " ")); line += strcspn(line, " "))
        count++;
    return count;
}

/* The word at `index`, without signs at its ends. */
static void word_at(const char *line, int index, char word[60])
{
    for (; index-- > 0; line += strcspn(line, " "))
        line += strspn(line, " ");
    line += strspn(line, " ");
    size_t length = strcspn(line, " ,;:.!");
    snprintf(word, 60, "%.*s", (int)length, line);
    for (char *at = word; *at; at++)
        *at = (char)tolower((unsigned char)*at);
}

/* ---- law 2, 5: the corpus ------------------------------------------------------------------------------------------------ */

/* Does play() ask what is meant? Then nothing was guessed. */
static bool is_asked(struct corpus *corpus, const struct node *positions, const char *at, const char *read)
{
    struct verdict verdict;
    struct text record = {0};
    text_format(&record, "%s", node_get(positions, at)->text);
    for (; *read; read += strcspn(read, "\n"), read += *read == '\n')
        text_format(&record, "  - %.*s\n", (int)strcspn(read, "\n"), read);
    const char *text = arena_keep(&corpus->scratch, &record);
    bool asked = !judge_text(text, strlen(text), NULL, &verdict);
    for (const struct finding *finding = asked ? NULL : verdict.docket.first; finding; finding = finding->next)
        asked |= finding->ruling == RULING_UNREADABLE;
    verdict_free(&verdict);
    return asked;
}

/* By what is on the table "take lemon" may be "take left": the same entry. */
static bool comes_to(struct corpus *corpus, const struct verdict *verdict, const char *read, const char *lines)
{
    return same(read, meant(corpus, verdict, lines, false))
           || same(meant(corpus, verdict, read, true), meant(corpus, verdict, lines, true));
}

/* What is proposed first, and what it leaves out. */
static const char *proposed(struct corpus *corpus, const struct verdict *verdict, const char *said)
{
    struct proposals proposals;
    phrase_propose(&verdict->match, &corpus->scratch, said, verdict->state, &proposals);
    const struct proposal *first = proposals.count ? proposals.proposal : NULL;
    return first ? arena_format(&corpus->scratch, "%s (%s)", first->entries, first->left_out) : "";
}

/* Is every number, name and place of the line in its proposal, or among what is left out? Else it would be the same with another. */
static void test_nothing_lost(struct corpus *corpus, const struct verdict *verdict, const char *said)
{
    const char *first = proposed(corpus, verdict, said);
    char word[60], line[LINE_ROOM];
    for (int i = 0; *first && i < words_in(said); i++) {
        word_at(said, i, word);
        bool place = strlen(word) == 2 && isalpha((unsigned char)word[0]) && isdigit((unsigned char)word[1]),
             name = false;
        for (int seat = 0; seat < verdict->match.seats; seat++)
            name |= strcasecmp(word, verdict->match.names[seat]) == 0;
        if (!(place || name || number_said(word) > 1) || strstr(plain_letters(&corpus->scratch, first), word))
            continue;
        const char *other = place                              ? word[1] == '1' ? "a2" : "a1"
                            : name                             ? "zzz"
                            : word[0] == 'f' || word[0] == '5' ? "six"
                                                               : "five";
        change(said, i, other, line);
        char less[LINE_ROOM];
        change(line, i + 1, NULL, less);
        if (same(first, proposed(corpus, verdict, less))) {
            printf("BROKEN   `%s` is neither proposed nor left out: %s\n   %s\n", word, said, first);
            corpus->broken++;
        }
    }
}

/* Is what is meant proposed first, from its position? */
static void test_proposal(struct corpus *corpus, const struct verdict *verdict, const char *said, const char *lines)
{
    struct proposals proposals;
    phrase_propose(&verdict->match, &corpus->scratch, said, verdict->state, &proposals);
    const char *first = proposals.count ? arena_format(&corpus->scratch, "%s\n", proposals.proposal[0].entries) : "";
    bool right = *lines && comes_to(corpus, verdict, first, lines);
    corpus->proposed += right;
    corpus->sure += proposals.sure && *lines;
    corpus->sure_wrong += proposals.sure && !right;
    if (proposals.sure && !right)
        printf("WRONG    %s\n   proposed alone: %s\n", said, proposals.proposal[0].entries);
    if (verbose)
        printf("%s %s\n   %s%s   left out: %s\n",
               right    ? "PROPOSED"
               : *lines ? "proposed"
                        : "offered ",
               said, first,
               proposals.sure        ? "   SURE\n"
               : proposals.count > 1 ? "   among others\n"
                                     : "",
               proposals.count ? proposals.proposal[0].left_out : "");
}

static void test_phrase(struct corpus *corpus, const struct node *positions, const struct node *row)
{
    const char *said = node_get(row, "said")->text;
    const struct verdict *verdict = verdict_at(corpus, node_get(row, "at")->text);
    struct text wanted = {0};
    const struct node *means = node_get(row, "means");
    for (const struct node *entry = means ? means->first : NULL; entry; entry = entry->next)
        text_format(&wanted, "%s\n", entry->text);
    const char *lines = arena_keep(&corpus->scratch, &wanted), *read = read_everywhere(corpus, verdict, said);
    const char *at = node_get(row, "at")->text;
    bool guessed = !*lines && *read && !is_asked(corpus, positions, at, read);
    int *count = !*lines                                  ? guessed ? &corpus->guessed : &corpus->kept
                 : !*read                                 ? &corpus->unread
                 : comes_to(corpus, verdict, read, lines) ? &corpus->right
                                                          : &corpus->misread;
    ++*count;
    if (!*read) {
        test_proposal(corpus, verdict, said, lines);
        test_nothing_lost(corpus, verdict, said);
    }
    if (count == &corpus->misread || count == &corpus->guessed || (verbose && count == &corpus->unread))
        printf("%s %s\n   read as %s   means %s\n", *read ? "MISREAD " : "unread  ", said, *read ? read : "-\n",
               *lines ? lines : "-\n");
    if (corpus->phrases < PHRASES_MAX)
        corpus->phrase[corpus->phrases++] = (struct phrase){said, arena_string(&corpus->arena, read), verdict};
}

/* ---- whole games --------------------------------------------------------------------------------------------------------- */

/* A record in own words, line by line, each after the entries that those before it mean. */
static bool test_kept(struct corpus *corpus, const struct node *all)
{
    struct text record = {0};
    struct verdict *verdict = &corpus->verdict[0];
    text_format(&record, "%slog:\n", node_get(all, "head")->text);
    for (const struct node *row = node_get(all, "log")->first; row; row = row->next) {
        struct text wanted = {0};
        arena_reset(&corpus->scratch);
        bool legal = judge_text(text_string(&record), record.length, NULL, verdict);
        for (const struct node *entry = row->first->next; entry; entry = entry->next)
            text_format(&wanted, "%s\n", entry->text);
        const char *said = row->first->text, *lines = arena_keep(&corpus->scratch, &wanted),
                   *read = read_in(corpus, verdict, said);
        bool right = *read && comes_to(corpus, verdict, read, lines);
        ++*(right ? &corpus->right : *read ? &corpus->misread : &corpus->unread);
        if (*read && !right)
            printf("MISREAD  %s\n   read as %s   means %s", said, read, lines);
        else if (!*read)
            test_proposal(corpus, verdict, said, lines);
        corpus->broken += !legal;
        verdict_free(verdict);
        for (const struct node *entry = row->first->next; entry; entry = entry->next)
            text_format(&record, "  - %s\n", entry->text);
    }
    text_free(&record);
    int lines = corpus->right + corpus->unread + corpus->misread, read = corpus->right + corpus->proposed;
    printf("%s: %d lines, %d %% read, %d %% read or proposed right, %d misread\n", corpus->path, lines,
           100 * corpus->right / lines, 100 * read / lines, corpus->misread);
    return !corpus->misread && !corpus->broken;
}

/* ---- law 4: pairs -------------------------------------------------------------------------------------------------------- */

static void test_pairs(struct corpus *corpus, struct random *random)
{
    static const char *const joiners[] = {"; ", ", ", " and ", " then ", ", and ", ", then ", " and then ", ". "};
    for (int i = 0; i < PAIRS; i++) {
        const struct phrase *a = &corpus->phrase[random_below(random, corpus->phrases)],
                            *b = &corpus->phrase[random_below(random, corpus->phrases)];
        const struct verdict *verdict = a->verdict;
        char line[LINE_ROOM], parts[LINE_ROOM];
        arena_reset(&corpus->scratch);
        snprintf(line, sizeof line, "%s%s%s", a->said, joiners[random_below(random, 8)], b->said);
        const char *first = read_in(corpus, verdict, a->said), *second = read_in(corpus, verdict, b->said),
                   *read = i % 8 ? read_in(corpus, verdict, line) : read_everywhere(corpus, verdict, line);
        snprintf(parts, sizeof parts, "%s%s", first, second);
        if (*read && (!*first || !*second || !same(read, parts))) {
            printf("BROKEN   pair: %s\n   read as %s", line, read);
            corpus->broken++;
        }
    }
}

/* ---- laws 3 and 6: words ------------------------------------------------------------------------------------------------- */

/* Is every word with a digit, and every number, of the entries in the line? */
static bool invents(const char *read, const char *line)
{
    char word[60];
    for (int i = 0; i < words_in(read); i++) {
        word_at(read, i, word);
        size_t letters = strspn(word, "abcdefghijklmnopqrstuvwxyz");
        if (strlen(word) == 2 && letters == 1 && isdigit((unsigned char)word[1]) && !strstr(line, word)
            && !strchr(line, word[1])) /* c3, or c-3 */
            return true;
    }
    return false;
}

/* Is there a space or a player in the line that the reading does not depend on? What is in brackets, or after a dash, is a note. */
static bool loses(struct corpus *corpus, const struct verdict *verdict, const char *read, const char *line)
{
    char word[60], other[LINE_ROOM];
    for (int i = 0; i < words_in(line) && !strpbrk(line, "(") && !strstr(line, " -- "); i++) {
        word_at(line, i, word);
        for (int seat = 0; seat < verdict->match.seats; seat++)
            if (strcasecmp(word, verdict->match.names[seat]) == 0 && !strstr(read, verdict->match.names[seat]))
                return true;
        if (strlen(word) != 2 || !isalpha((unsigned char)word[0]) || !isdigit((unsigned char)word[1])
            || strstr(read, word))
            continue;
        snprintf(other, sizeof other, "%s", line);
        for (char *at = other; *at; at++)
            at[1] ^= strncasecmp(at, word, 2) == 0;
        if (same(read, read_in(corpus, verdict, other)))
            return true;
    }
    return false;
}

static void broken(struct corpus *corpus, const char *law, const char *line, const char *read)
{
    printf("BROKEN   %s: %s\n   read as %s", law, line, read);
    corpus->broken++;
}

/* Is the word a head of the first entry, as in "builds a metropolis"? */
static bool is_head(const struct says *says, const char *read, const char *word)
{
    read = strstr(read, ": ") + 2;
    for (int i = 0; i < says->lines; i++) {
        const char *writes = says->texts + says->line[i].writes;
        if (strncmp(writes, read, strcspn(read, " \n") + 1) == 0 && strstr(says->texts + says->line[i].said, word))
            return true;
    }
    return false;
}

static void test_words(struct corpus *corpus, const struct phrase *phrase)
{
    static const char *const forbidden[] = {"not",      "n't", "never",   "or",      "maybe",  "almost",  "would",
                                            "tries to", "if",  "without", "instead", "undone", "illegal", "void",
                                            "he",       "it",  "there",   "?",       "fnord",  NULL};
    const struct verdict *verdict = phrase->verdict;
    char line[LINE_ROOM], word[60];
    arena_reset(&corpus->scratch);
    if (!*read_in(corpus, verdict, phrase->said))
        return;
    for (int i = 0; i < words_in(phrase->said); i++) {
        arena_reset(&corpus->scratch);
        const char *read = read_in(corpus, verdict, phrase->said);
        word_at(phrase->said, i, word);
        change(phrase->said, i, NULL, line);
        const char *less = read_in(corpus, verdict, line);
        if (*less && same(less, read) && strpbrk(word, "123456789"))
            broken(corpus, "a number or space left out", line, less);
        if (*less && invents(less, line))
            broken(corpus, "invented", line, less);
        if (*less && loses(corpus, verdict, less, line))
            broken(corpus, "lost", line, less);
        change(phrase->said, i, word, line);
        const char *doubled = read_in(corpus, verdict, line);
        if (*doubled && !english_small(word) && !strpbrk(phrase->said, "(") && number_said(word) >= 0)
            broken(corpus, "a number doubled", line, doubled);
        if (*doubled && same(doubled, read) && strstr(read, word) && strlen(word) == 2
            && isdigit((unsigned char)word[1]) && !strpbrk(phrase->said, "("))
            broken(corpus, "a space doubled", line, doubled);
        for (const char *const *no = forbidden; *no; no++) {
            change(phrase->said, i, *no, line);
            const char *insisted = read_in(corpus, verdict, line);
            if (*insisted && !strchr(line, '(') && !strstr(line, " -- "))
                broken(corpus, "a forbidden word", line, insisted);
        }
        for (const struct verb *verb = verdict->match.game->verbs; verb->name; verb++) { /* that of another entry */
            change(phrase->said, i, verb->name, line);
            bool its_own = strstr(read, verb->name) || is_head(verdict->match.game->says, read, verb->name);
            const char *more = its_own ? "" : read_in(corpus, verdict, line);
            if (*more && same(more, read))
                broken(corpus, "a verb more", line, more);
        }
    }
}

/* ---- files --------------------------------------------------------------------------------------------------------------- */

static bool test_file(const char *path, uint64_t seed)
{
    static struct corpus corpus;
    size_t length;
    struct random random = random_seeded(seed);
    corpus = (struct corpus){.path = path};
    char *text = file_text(path, &length);
    const struct node *all = text ? read_text(text, &corpus.arena, (struct complaints){0}) : NULL;
    const struct node *positions = all ? node_get(all, "positions") : NULL,
                      *phrases = all ? node_get(all, "phrases") : NULL;
    if (all && node_get(all, "head")) {
        bool clean = test_kept(&corpus, all);
        arena_free(&corpus.arena);
        arena_free(&corpus.scratch);
        free(text);
        printf("%s %s\n", clean ? "ok" : "not ok", path);
        return clean;
    }
    for (const struct node *at = positions ? positions->first : NULL; at && corpus.positions < POSITIONS_MAX;
         at = at->next) {
        corpus.position[corpus.positions] = at->key->text;
        corpus.text[corpus.positions] = at->text;
        judge_text(at->text, strlen(at->text), NULL, &corpus.verdict[corpus.positions++]);
    }
    if (!corpus.positions || !corpus.verdict[0].game->says) {
        printf("%s: no tables\n", path);
        free(text);
        return true;
    }
    for (const struct node *row = phrases->first; row; row = row->next) {
        arena_reset(&corpus.scratch);
        test_phrase(&corpus, positions, row);
    }
    test_pairs(&corpus, &random);
    for (int i = 0; i < corpus.phrases; i++)
        test_words(&corpus, &corpus.phrase[i]);
    struct telling telling = {.shown = verbose ? 50 : 0};
    for (int i = 0; i < corpus.positions && i < GAMES_TOLD; i++)
        tell_game(corpus.verdict[i].game, corpus.verdict[i].match.seats, seed + (uint64_t)i, &telling);
    corpus.broken += telling.wrong;
    printf("%s: %d entries told, %d read, %d unread, %d wrong\n", path, telling.told, telling.right, telling.unread,
           telling.wrong);
    printf("%s: %d %% read or proposed right; alone: %d, wrong ones %d\n", path,
           100 * (corpus.right + corpus.proposed) / (corpus.right + corpus.unread + corpus.misread), corpus.sure,
           corpus.sure_wrong);
    printf("%s: %d right, %d unread, of which %d proposed right first, %d misread; must not guess: %d kept, %d "
           "guessed; %d laws broken; SEED=%" PRIu64 "\n",
           path, corpus.right, corpus.unread, corpus.proposed, corpus.misread, corpus.kept, corpus.guessed,
           corpus.broken, seed);
    for (int i = 0; i < corpus.positions; i++)
        verdict_free(&corpus.verdict[i]);
    arena_free(&corpus.arena);
    arena_free(&corpus.scratch);
    free(text);
    bool clean = corpus.misread + corpus.guessed + corpus.sure_wrong + corpus.broken == 0;
    printf("%s %s\n", clean ? "ok" : "not ok", path);
    return clean;
}

int main(int argc, char **argv)
{
    bool clean = true;
    uint64_t seed = seed_from("SEED", 1);
    for (int option; (option = getopt(argc, argv, "v")) >= 0;)
        verbose |= option == 'v';
    for (; optind < argc; optind++)
        clean &= test_file(argv[optind], seed);
    return !clean;
}
