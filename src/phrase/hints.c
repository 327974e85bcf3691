/* Hints: what a sentence that cannot be read may have meant. Hints are shown, never read as entries. */
#include "phrase/hints.h"

#include "base/words.h"
#include "phrase/remark.h"
#include "phrase/spelling.h"
#include "phrase/who.h"

static const char *doubt_in(const struct sentence *sentence)
{
    for (int at = 0; at < sentence->count; at++)
        if (class_at(sentence, at, DOUBTS) || class_at(sentence, at, DENIALS))
            return sentence->word[at].text;
    return NULL;
}

/* Is it the verb itself? In "her first tile" it is not. */
static bool is_form_of(const struct word *word, int number)
{
    for (int i = 0; i < word->forms && word->ordinal < 0; i++)
        if (word->form[i].word == number)
            return true;
    return false;
}

/* Does the match contain a thing that records name, not only a number, a player or "cube"? */
static bool keeps_thing(const struct book *book, const struct hit *hit)
{
    for (; hit; hit = hit->next)
        for (int i = 0; i < hit->count; i++) {
            const struct says_kind *says =
                hit->kept[i].kind < COMMON_KINDS ? NULL : book->kinds[hit->kept[i].kind].says;
            if (says && (says->words || says->rows))
                return true;
        }
    return false;
}

/* How many words may begin a field of the line; 0 if none of them is a thing. */
static int words_for(struct reader *reader, const struct book_line *line)
{
    int count = 0;
    bool things = false;
    for (int at = 0; at < reader->sentence->count; at++) {
        bool begins = false;
        for (int field = 0; field < line->field_count; field++) {
            const struct hit *hit = pattern_hits(reader, line->fields[field], at);
            begins |= hit != NULL;
            things |= keeps_thing(reader->book, hit);
        }
        count += begins;
    }
    return things ? count : 0;
}

/* How well the line is announced: by the verb itself or a strong head at its moment, else by a weak head at its
   moment. */
static int rank_of_head(struct reader *reader, const struct book_line *line, bool timely)
{
    int number = book_word(reader->book, line->verb), rank = 0;
    for (int at = 0; at < reader->sentence->count; at++)
        for (int i = 0; i < line->head_count; i++) {
            const struct line_head *head = &line->heads[i];
            if (!pattern_hits(reader, head->pattern, at)
                || is_bent(&reader->sentence->word[at], BENT_ING) /* a noun, as "building" */)
                continue;
            bool strong = head->strong && head->rest == NO_PATTERN;
            int found = is_form_of(&reader->sentence->word[at], number) || (strong && timely) ? 2 : timely;
            rank = found > rank ? found : rank;
        }
    return rank;
}

/* The verb that is announced best; among equals the one with most to do with the words. NULL if less than `least` speaks
   for it. */
enum { ANYTHING = 1, MORE_THAN_A_WEAK_HEAD = 1003 };

static const char *verb_in(struct attempt *attempt, const struct sentence *sentence, int least)
{
    const struct phrase_view *view = attempt->view;
    struct setting nameless = {sentence->in->book, sentence->in->match, sentence->in->arena};
    struct sentence without_names = *sentence;
    without_names.in = &nameless;
    struct reader reader = reader_of(attempt, &without_names);
    reader.now = moment_new(&reader, view->state, NOBODY_ACTS);
    unsigned moments = moments_now(reader.book, reader.match, view->state);
    const char *verb = NULL;
    int best = 0;
    for (int i = 0; i < attempt->in.book->line_count; i++) {
        const struct book_line *line = &attempt->in.book->lines[i];
        bool timely = !line->says->at || line->says->at & moments;
        int rank = line->says->flags & LINE_SILENT ? 0 : rank_of_head(&reader, line, timely);
        int score = rank ? 1000 * rank + words_for(&reader, line) : 0;
        if (score > best) {
            best = score;
            verb = line->verb;
        }
    }
    return best < least ? NULL : verb;
}

/* Adds the meanings that are new, and keeps the cheapest. */
static void gather(const struct match *match, const struct phrase_reading *meant, struct phrase_reading *all)
{
    for (int i = 0; i < meant->count; i++) {
        const struct phrase_meaning *meaning = &meant->meaning[i];
        int row = 0;
        if (all->count && meaning->cost > all->meaning->cost)
            continue;
        if (all->count && meaning->cost < all->meaning->cost)
            all->count = 0;
        while (row < all->count && !means_the_same(match, &all->meaning[row], meaning->entry, meaning->count))
            row++;
        if (row == all->count && row < MEANINGS_MAX)
            all->meaning[all->count++] = *meaning;
    }
}

/* Finds what the sentence means with the words nearest to misspelt ones, first at its moment. Of several meanings none
   is likelier. */
static void look_for_spelling(struct attempt *attempt, const struct sentence *sentence, struct phrase_reading *reading)
{
    struct correction correction;
    int distance = 0;
    enum reading_for aim = TO_READ;
    for (; aim <= TO_HINT && !reading->count; aim++)
        for (int choice = 0; spelt_rightly(sentence, choice, &correction); choice++) {
            struct phrase_reading meant = {0};
            if (reading->count && correction.distance > distance)
                break;
            distance = correction.distance;
            read_words(attempt, &correction.right, aim, &meant);
            for (int i = 0; i < meant.count; i++)
                meant.meaning[i].cost = 0; /* none is likelier because it is cheaper to read */
            gather(attempt->in.match, &meant, reading);
            if (!meant.count && !reading->missing)
                reading->missing = meant.missing;
        }
    if (reading->count == 1)
        reading->fix = reading->meaning[0];
    if (reading->count == 1 || aim > TO_HINT) /* several hints say nothing */
        reading->count = 0;
}

/* The same without its remarks: "I taek back c4, it didn't fit". */
static void look_before_remarks(struct attempt *attempt, const struct sentence *sentence,
                                struct phrase_reading *reading)
{
    struct remarking remarking = {.sentence = sentence};
    struct sentence rest = *sentence;
    do
        look_for_spelling(attempt, &rest, reading);
    while (!reading->count && !reading->fix.count && !reading->missing && attempt->steps > 0
           && without_remark(&remarking, &rest));
}

/* Finds what the sentence would mean with a player's name: that of the only one who can act, or of anybody. First at
   its moment, as an entry of that player is read. */
static void look_for_actor(struct attempt *attempt, const struct sentence *sentence, struct phrase_reading *reading)
{
    const struct phrase_view *view = attempt->view;
    struct phrase_view of_somebody = *view;
    struct phrase_reading meant = {0};
    bool only = view->to_act && !(view->to_act & (view->to_act - 1));
    of_somebody.actor = only ? __builtin_ctz(view->to_act) : 0;
    attempt->view = &of_somebody;
    for (enum reading_for aim = TO_READ; aim <= TO_HINT && !meant.count; aim++)
        read_words(attempt, sentence, aim, &meant);
    if (meant.count == 1 && meant.meaning[0].entry[0].move.actor == of_somebody.actor) {
        struct text did = {0};
        move_print_value(view->match, &meant.meaning[0].entry[0].move, &did);
        reading->who = arena_keep(attempt->in.arena, &did);
        if (only)
            reading->fix = meant.meaning[0];
    }
    attempt->view = view;
}

/* ---- leaving words out ------------------------------------------------------------------------------------------- */

enum { LEFT_MOST = 4, LEAVING_WORDS = 30 };

/* The player who acts, amounts, things, how they lie ("a piece next to d2" is not the piece d2), what changes a verb
   ("builds on"), what denies or doubts it, and misspelt words all stay. */
static bool may_go(const struct setting *in, const struct word *word)
{
    return word->number < 0 && word->ordinal < 0 && !word->joiner && !is_of(word, DENIALS) && !is_of(word, DOUBTS)
           && !is_of(word, RULINGS)
           && !one_of("beside near between than from against touching table on off out back", word->text)
           && !is_player(in->match, word->text) && !is_thing(in, word) && !is_near_known(in, word);
}

/* "gets a goblin in d2": is it a noun that no table has? */
static bool is_strange_noun(const struct sentence *sentence, int at)
{
    const struct word *word = &sentence->word[at];
    bool ends = at + 1 == sentence->count || !is_thing(sentence->in, word + 1);
    return word->forms == 0 && ends && (word[-1].article || word[-1].number >= 0);
}

/* Is it a reading with that verb? "Anna moves on c3" is not, without "to", if "moves on" is another. */
static bool does(const struct match *match, const struct phrase_reading *meant, const char *verb)
{
    for (int i = 0; meant->count && i < meant->meaning->count; i++)
        if (same(match->game->verbs[meant->meaning->entry[i].move.verb].name, verb))
            return true;
    return false;
}

/* Reads the sentence without these words, if they may go. If no table has them, what is then missing counts too; if one
   has a digit, it may be a space or an amount, and the rest is not what was meant. */
static void leave_out(struct attempt *attempt, const struct sentence *sentence, int at, int length,
                      struct phrase_reading *reading, struct phrase_reading *found)
{
    bool strange = true, digits = false;
    for (int i = at; i < at + length; i++) {
        const struct word *word = &sentence->word[i];
        strange &= word->forms == 0;
        digits |= has_digit(word);
        if (!may_go(sentence->in, word) || is_strange_noun(sentence, i))
            return;
    }
    struct sentence rest = sentence_without(sentence, at, at + length);
    const char *verb = found->verb ? verb_in(attempt, &rest, ANYTHING) : NULL;
    if (found->verb && !(verb && same(verb, found->verb)))
        return; /* what was done is never left out */
    struct phrase_reading meant = {0};
    read_words(attempt, &rest, at == rest.count ? TO_HINT : TO_KEEP, &meant);
    if (!digits && (!verb || does(attempt->in.match, &meant, verb)))
        gather(attempt->in.match, &meant, found);
    if (!meant.count && !reading->missing && strange && rest.count > 2)
        reading->missing = meant.missing;
}

/* Finds the only meaning of the sentence without as few words as possible, or what is then missing. */
static void look_for_rest(struct attempt *attempt, const struct sentence *sentence, struct phrase_reading *reading)
{
    int most = sentence->count > LEAVING_WORDS ? 0 : LEFT_MOST;
    struct phrase_reading found = {.verb = verb_in(attempt, sentence, ANYTHING)};
    for (int length = 1; length <= most && !found.count; length++)
        for (int at = sentence->count - length; at >= 1 && attempt->steps > 0; at--)
            leave_out(attempt, sentence, at, length, reading, &found);
    if (found.count == 1)
        reading->fix = found.meaning[0];
    reading->rest = reading->fix.count || reading->missing;
}

/* What is read up to the last "and", "then" or comma that can end it. */
static void look_for_beginning(struct attempt *attempt, const struct sentence *sentence, struct phrase_reading *reading)
{
    struct sentence begun = *sentence;
    for (begun.count = sentence->count - 1; begun.count > 1 && sentence->count <= LEAVING_WORDS; begun.count--) {
        struct phrase_reading meant = {0};
        if (!one_of(", ; . ! and & then but before while", sentence->word[begun.count].text)
            || sentence->word[begun.count].depth)
            continue;
        read_words(attempt, &begun, TO_READ, &meant);
        if (meant.count != 1)
            continue;
        reading->begun = meant.meaning[0];
        reading->behind = sentence->word[begun.count].text;
        return;
    }
}

void look_for_fix(struct attempt *attempt, const struct sentence *sentence, struct phrase_reading *reading)
{
    const struct phrase_view *view = attempt->view;
    struct phrase_reading meant = {0};
    struct correction correction;
    reading->doubt = doubt_in(sentence);
    reading->verb = verb_in(attempt, sentence, MORE_THAN_A_WEAK_HEAD);
    spelt_rightly(sentence, 0, &correction);
    reading->unknown = correction.unknown;
    if (reading->unknown)
        look_before_remarks(attempt, sentence, reading);
    if (reading->unknown && !reading->count && !reading->fix.count && !reading->missing && !reading->doubt)
        look_for_rest(attempt, sentence, reading);
    if (reading->unknown || reading->missing || reading->why)
        return;
    read_words(attempt, sentence, TO_HINT, &meant);
    if (meant.count == 1)
        reading->fix = meant.meaning[0];
    reading->missing = meant.missing;
    reading->why = meant.why;
    if (!meant.count && view->actor < 0)
        look_for_actor(attempt, sentence, reading);
    if (!meant.count && !reading->missing && !reading->who && !reading->why && !reading->doubt)
        look_for_rest(attempt, sentence, reading);
    if (!meant.count && !reading->fix.count && !reading->who && !reading->why && !reading->doubt)
        look_for_beginning(attempt, sentence, reading);
}
