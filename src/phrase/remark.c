/* Remarks: a bracket, or a clause at the end, without any word of the game. */
#include "phrase/remark.h"

#include <ctype.h>
#include <string.h>

#include "base/words.h"
#include "phrase/doubt.h"
#include "phrase/spelling.h"

/* ---- what may be a remark ---------------------------------------------------------------------------------------- */

/* Is it a value of some kind by its name, or a word that only a game has: a strong head? */
static bool is_of_game(const struct sentence *sentence, const struct word *word)
{
    static const char helps[] = "is are was were am be been has have had do does did";
    const struct book *book = sentence->in->book;
    if (is_of(word, ARTICLES) || one_of(helps, word->text))
        return false;
    for (int kind = COMMON_KINDS; kind < book->kind_count; kind++)
        if (may_begin(book, book->kinds[kind].nouns, word))
            return true;
    for (int line = 0; line < book->line_count; line++)
        for (int head = 0; head < book->lines[line].head_count; head++)
            if (book->lines[line].heads[head].strong && may_begin(book, book->lines[line].heads[head].pattern, word))
                return true;
    return is_thing(sentence->in, word);
}

/* Letters of a word of the tables that is not a value; fewer are enough if it is alone or beside two others of the
   tables: "library 2, boook", "a quarter trun clockwise". */
enum { LONG_ENOUGH = 6, LONG_ENOUGH_BESIDE = 4 };

/* "mirored": may it be a misspelt word of the game, or a player's name? */
static bool is_near(const struct sentence *sentence, const char *text, size_t long_enough)
{
    const struct book *book = sentence->in->book;
    const struct match *match = sentence->in->match;
    for (int seat = 0; seat < match->seats; seat++)
        if (is_misspelt(text, match->names[seat]) && !is_player(match, text))
            return true;
    for (int kind = COMMON_KINDS; kind < book->kind_count; kind++) {
        const struct words *words = book->kinds[kind].says->words;
        for (int row = 0; words && words->list && words->list[row]; row++)
            if (is_misspelt(text, words->list[row]))
                return true;
    }
    size_t length = strlen(text);
    for (unsigned slot = 0; slot <= book->words_mask; slot++) {
        bool of_game = book->words[slot].text && book->words[slot].number < book->aside_words;
        size_t other = of_game ? strlen(book->words[slot].text) : 0;
        if (other >= long_enough && other + 1 >= length && other <= length + 1
            && is_misspelt(text, book->words[slot].text))
            return true;
    }
    return false;
}

/* In no table of a game. */
static bool is_strange(const struct sentence *sentence, const struct word *word)
{
    for (int i = 0; i < word->forms; i++)
        if (word->form[i].word < sentence->in->book->aside_words)
            return false;
    return true;
}

/* Is it in a table of the game, and not a small word? */
static bool is_known(const struct sentence *sentence, const struct word *word)
{
    return !is_strange(sentence, word) && !is_of(word, DENIALS) && !word->comma
           && !may_begin(sentence->in->book, sentence->in->book->small, word);
}

static bool speaks_of_it(const char *text)
{
    return one_of("it that there what he she they this", text);
}

/* "didn't happen", "that never counted": denies what was done before it. */
static bool denies_the_deed(const struct word *word, int from, int to)
{
    static const char deeds[] = "happen happened happens count counts counted done valid stand stands true";
    for (int at = from; at < to; at++)
        if (one_of(deeds, word[at].text))
            return true;
    return to - from > 1 && one_of("did does was is has had were will", word[from].text)
           && is_of(&word[from + 1], DENIALS);
}

/* Does it deny something of the game? "it did not fit", "argh, not again" do not; "not to c3", "no", "not for me"
   do. */
static bool denies_the_game(const struct sentence *sentence, int from, int to)
{
    const struct word *word = sentence->word;
    int words = 0;
    bool denied = false, known = false, alone = false;
    for (int at = from; at < to; at++) {
        denied |= is_of(&word[at], DENIALS);
        words += (bool)isalpha((unsigned char)word[at].text[0]);
        known |= same(word[at].text, "never") && to - at > 1;
        alone |= is_of(&word[at], DENIALS) && at + 1 < to && !isalpha((unsigned char)word[at + 1].text[0]);
        known |= is_known(sentence, &word[at]);
    }
    return denied
           && (words < 2 || alone || (known && !speaks_of_it(word[from].text)) || denies_the_deed(word, from, to));
}

/* "because she needs steps": an entry does not begin here; but a name of a thing may say how it was done, and
   after a joiner the next entry may begin. */
static bool is_reason(const struct sentence *sentence, int from, int to)
{
    const struct word *word = sentence->word;
    if (!one_of("because since", word[from - 1].text) || from == to
        || !one_of("i we you he she it they there", word[from].text))
        return false;
    for (int at = from; at < to; at++)
        if (word[at].joiner || is_thing(sentence->in, &word[at]))
            return false;
    return true;
}

/* "(ben is furious)", but not "ben too" */
static bool is_described(const struct sentence *sentence, int at, int to)
{
    return at + 2 < to && one_of("is was looks seems", sentence->word[at + 1].text)
           && is_strange(sentence, &sentence->word[to - 1]);
}

/* In "sorry Ben!" the name is not an actor. */
static bool is_remark(const struct sentence *sentence, int from, int to)
{
    const struct word *word = sentence->word;
    bool reason = from > 0 && is_reason(sentence, from, to);
    int known = 0;
    for (int at = from; at < to; at++)
        known += is_known(sentence, &word[at]) && !word[at].article;
    for (int at = from; at < to; at++)
        if (is_of(&word[at], RULINGS) || is_of(&word[at], DOUBTS) || has_digit(&word[at]) || word[at].number >= 0
            || takes_back(sentence, at)
            || (is_player(sentence->in->match, word[at].text) && !(at > from && is_of(&word[at - 1], GREETINGS))
                && !is_described(sentence, at, to))
            || (!reason && is_of_game(sentence, &word[at]) && !is_of(&word[at], DENIALS))
            || (is_strange(sentence, &word[at])
                && is_near(sentence, word[at].text, known > 1 || to - from == 1 ? LONG_ENOUGH_BESIDE : LONG_ENOUGH)))
            return false;
    bool strange = from < to && speaks_of_it(word[from].text);
    for (int at = from; at < to; at++)
        strange |=
            is_strange(sentence, &word[at]) || is_of(&word[at], CRIES) || (at + 1 < to && is_of(&word[at], GREETINGS));
    strange |= from > 0 && same(word[from - 1].text, "(") && same(word[to - 1].text, "!"); /* "(finally out!)" */
    return strange && !denies_the_game(sentence, from, to);
}

/* ---- leaving it out ---------------------------------------------------------------------------------------------- */

static void leave_out(struct remarking *remarking, int from, int to, struct sentence *rest)
{
    const struct sentence *sentence = remarking->sentence;
    struct text said = {0};
    *rest = sentence_without(sentence, from, to);
    rest->torn = false;
    for (const struct word *word = sentence->word + from; word < sentence->word + to; word++)
        if ((!word->comma || said.length) && !strchr("()", word->text[0]))
            text_format(&said, "%s%s", said.length && !strchr("',;.!", word->text[0]) ? " " : "", word->text);
    remarking->remark = arena_keep(sentence->in->arena, &said);
}

/* The end of the bracket that opens at this word, if nothing in it is of the game. */
static int bracket_end(const struct sentence *sentence, int at)
{
    int end = at + 1;
    if (!same(sentence->word[at].text, "("))
        return 0;
    while (end < sentence->count && sentence->word[end].depth > sentence->word[at].depth)
        end++;
    return end < sentence->count && is_remark(sentence, at + 1, end) ? end + 1 : 0;
}

static bool begins_clause(const char *text)
{
    return one_of(", ; . ! -- because since", text);
}

/* Are these words a question about the rules? */
static bool asks_for_ruling(const struct sentence *sentence, int from, int to)
{
    const struct word *word = sentence->word;
    bool asked = to - from == 2 && is_of(&word[from], ASKINGS); /* "may she?" */
    for (int at = from; at < to; at++) {
        asked |= is_of(&word[at], ASKED) || (is_of(&word[from], ASKINGS) && one_of("that this it", word[at].text));
        if (!is_of(&word[at], ASKED) && !is_of(&word[at], ASKINGS) && !is_of(&word[at], ASKING)
            && !is_player(sentence->in->match, word[at].text))
            return false;
    }
    return asked;
}

bool without_question(struct remarking *remarking, struct sentence *rest)
{
    const struct sentence *sentence = remarking->sentence;
    int count = sentence->count, end = count - same(text_at(sentence, count - 1), ")"), from = end - 1;
    if (end < 3 || text_at(sentence, end - 1)[0] != '?')
        return false;
    while (from > 1 && !begins_clause(text_at(sentence, from)) && !same(text_at(sentence, from), "("))
        from--;
    if (from < 2 || same(text_at(sentence, from), "(") != (end < count)
        || !asks_for_ruling(sentence, from + 1, end - 1))
        return false;
    leave_out(remarking, from, count, rest);
    return true;
}

/* The end of the clause that begins after this word, if nothing in it is of the game. "then zork", "and zork" go on
   with the entry, though one of the words is not known. */
static int clause_end(const struct sentence *sentence, int at)
{
    int count = sentence->count;
    bool goes_on = count - at == 3 && sentence->word[at + 1].joiner;
    return begins_clause(sentence->word[at].text) && !goes_on && is_remark(sentence, at + 1, count) ? count : 0;
}

/* First the brackets, then clauses from the last on. */
bool without_remark(struct remarking *remarking, struct sentence *rest)
{
    const struct sentence *sentence = remarking->sentence;
    while (remarking->stage < 2 * sentence->count - 2) {
        int stage = remarking->stage++, count = sentence->count, at = stage < count ? stage : 2 * count - 1 - stage;
        int end = stage < count ? bracket_end(sentence, at) : clause_end(sentence, at);
        if (end) {
            leave_out(remarking, at, end, rest);
            return true;
        }
    }
    return false;
}
