/* The final count as a conversation: every answer is judged as a record with `final`. */
#include "serve/count/interview.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "replay/playout.h"
#include "replay/position.h"
#include "serve/count/answer.h"

enum { MOST_ANSWERS = 256 };

/* An answer, as the record writes it; "unknown" if it is not known. `total`: it is the player's whole score. */
struct given {
    struct inquiry inquiry;
    const char *value;
    bool total;
};

struct interview {
    const struct game *game;
    const struct club *club;
    struct arena arena;
    struct box_cache cache;
    struct verdict setup; /* for the match */
    struct verdict verdict;
    struct given given[MOST_ANSWERS];
    int answers;
};

const struct match *interview_match(const struct interview *it)
{
    return &it->setup.match;
}

const struct verdict *interview_verdict(const struct interview *it)
{
    return &it->verdict;
}

int interview_answers(const struct interview *it)
{
    return it->answers;
}

/* ---- what was answered ------------------------------------------------------------------------------------------ */

static const struct given *given_to(const struct interview *it, const struct inquiry *inquiry)
{
    for (int i = 0; i < it->answers; i++) {
        const struct inquiry *other = &it->given[i].inquiry;
        if (other->seat == inquiry->seat && other->house == inquiry->house && other->question == inquiry->question)
            return &it->given[i];
    }
    return NULL;
}

/* The answer; NULL also if the whole score was the answer. */
static const struct given *part_given(const struct interview *it, int seat, const struct count_question *question)
{
    const struct given *given = given_to(it, &(struct inquiry){seat, -1, question});
    return given && !given->total ? given : NULL;
}

/* The question with that key, or NULL. */
static const struct count_question *keyed(const struct game *game, const char *key)
{
    const struct count_question *question = game->count->questions;
    while (question->key && !same(question->key, key))
        question++;
    return question->key ? question : NULL;
}

/* The whole score of a player, given instead of the parts; or NULL. */
static const struct given *whole_score(const struct interview *it, int seat)
{
    for (int i = 0; i < it->answers; i++)
        if (it->given[i].total && it->given[i].inquiry.seat == seat)
            return &it->given[i];
    return NULL;
}

/* ---- as a record ------------------------------------------------------------------------------------------------ */

/* Was this player named in answer to the question, which is then true of them? */
static bool is_true_of(const struct interview *it, const struct count_question *question, int seat)
{
    const struct given *given = given_to(it, &(struct inquiry){-1, -1, question});
    return given && same(given->value, it->setup.match.names[seat]);
}

static void print_player(const struct interview *it, int seat, struct text *out)
{
    struct text keys = {0};
    const struct given *total = whole_score(it, seat);
    bool known = total;
    if (total)
        text_format(&keys, "total: %s", total->value);
    for (const struct count_question *question = it->game->count->questions; question->key; question++) {
        const struct given *given = part_given(it, seat, question);
        const char *value = given ? given->value : NULL;
        if (question->form == ANSWER_WHO)
            value = is_true_of(it, question, seat) ? "true" : NULL;
        else if (!given && !total && !question->with && !question->last)
            value = "unknown"; /* without an answer yet: a missing key might mean none */
        if (value)
            text_format(&keys, "%s%s: %s", keys.length ? ", " : "", question->key, value);
        known = known || (value && !same(value, "unknown"));
    }
    text_add(out, "  ");
    print_word(it->setup.match.names[seat], out);
    text_format(out, known ? ": {%s}\n" : ": unknown\n", text_string(&keys));
    text_free(&keys);
}

void interview_record(const struct interview *it, struct text *out)
{
    const struct match *match = &it->setup.match;
    struct text house = {0};
    for (int i = 0; i < it->answers; i++) {
        const struct given *given = &it->given[i];
        if (given->inquiry.house < 0 || same(given->value, "unknown"))
            continue;
        text_join(&house, it->game->house[given->inquiry.house].name);
        text_format(&house, ": %s", given->value);
    }
    position_print_head(match, out);
    if (house.length)
        text_format(out, "house: {%s}\n", text_string(&house));
    text_free(&house);
    text_add(out, "final:\n");
    for (int seat = 0; seat < match->seats; seat++)
        print_player(it, seat, out);
}

/* ---- judging it ------------------------------------------------------------------------------------------------- */

static void judge_with(struct interview *it, int question, int answer, struct verdict *verdict)
{
    struct text record = {0};
    struct source source;
    struct judging how = judging_usual(&it->cache);
    how.club = it->club;
    how.question = question;
    how.answer = answer;
    interview_record(it, &record);
    source_of_text(&source, text_string(&record), record.length, "count");
    struct reader *reader = reader_open(&source);
    judge_record(reader, &how, "count", 1, verdict);
    reader_close(reader);
    source_close(&source);
    text_free(&record);
}

static void judge_it(struct interview *it)
{
    verdict_free(&it->verdict);
    judge_with(it, -1, 0, &it->verdict);
}

/* The first finding against the answers, or NULL. */
static const struct finding *finding_against(const struct verdict *verdict)
{
    const struct finding *finding = verdict->docket.first;
    while (finding && finding->ruling != RULING_UNREADABLE && finding->ruling != RULING_IMPOSSIBLE)
        finding = finding->next;
    return finding;
}

void interview_doubts(const struct interview *it, const char *before, struct text *out)
{
    for (const struct finding *finding = it->verdict.docket.first; finding; finding = finding->next)
        if (finding->ruling == RULING_DOUBTFUL)
            text_format(out, "%s%s\n", before, finding->message);
}

/* ---- opening ---------------------------------------------------------------------------------------------------- */

struct interview *interview_open(const struct game *game, const struct club *club, int seats, const char *const *names,
                                 struct text *why)
{
    struct interview *it = must_alloc(sizeof *it);
    const char *name[SEATS_MAX];
    it->game = game;
    it->club = club;
    struct judging how = judging_usual(&it->cache);
    how.club = club;
    for (int seat = 0; seat < seats && seat < SEATS_MAX; seat++)
        name[seat] = arena_string(&it->arena, names[seat]);
    bool fits = seats >= game->seats_min && seats <= game->seats_max;
    if (!fits)
        text_format(why,
                    game->seats_min == game->seats_max ? "%s has %d players, not %.0d%d"
                                                       : "%s has %d to %d players, not %d",
                    game->title, game->seats_min, game->seats_max, seats);
    if (fits && open_game(game, seats, name, &how, NULL, &it->setup)) {
        judge_it(it);
        return it;
    }
    if (fits)
        text_add(why, it->setup.docket.first->message);
    interview_close(it);
    return NULL;
}

void interview_close(struct interview *it)
{
    verdict_free(&it->verdict);
    verdict_free(&it->setup);
    box_cache_free(&it->cache);
    arena_free(&it->arena);
    free(it);
}

/* ---- what is next ----------------------------------------------------------------------------------------------- */

/* Does the answer name one of the words? */
static bool names_one(const char *answer, const char *words)
{
    static const char between[] = "[]{}, :";
    char word[WORD_ROOM];
    while (take_spaced(&words, word))
        for (const char *at = answer; (at = strstr(at, word)); at++)
            if ((at == answer || strchr(between, at[-1])) && strchr(between, at[strlen(word)]))
                return true;
    return false;
}

static bool comes_up(const struct interview *it, int seat, const struct count_question *question)
{
    if (!question->with)
        return true;
    const struct given *given = part_given(it, seat, keyed(it->game, question->with));
    return given && (question->named ? names_one(given->value, question->named) : same(given->value, "unknown"));
}

/* Does who won depend on it: is "gold.anna", or "gold" of any player, among what is needed? */
static bool is_needed(const struct interview *it, int seat, const struct count_question *question)
{
    char fact[200];
    const char *name = seat < 0 ? "" : it->setup.match.names[seat];
    put_string(fact, sizeof fact, "%s%s%s", question->key, seat < 0 ? "" : ".", name);
    return one_of(it->verdict.standing.needed, fact);
}

static bool is_settled(const struct verdict *verdict)
{
    return verdict->judged && verdict->over && !verdict->standing.winners_open;
}

enum round { FIRST_ROUND, ALL_OF_IT, WHAT_IS_NEEDED };

static bool wants(const struct interview *it, int seat, const struct count_question *question, enum round round)
{
    if (round == WHAT_IS_NEEDED)
        return is_needed(it, seat, question);
    return comes_up(it, seat, question) && (round == ALL_OF_IT || !question->last);
}

/* The next question of that round that was not asked: player by player, then about all players. */
static bool next_of(const struct interview *it, enum round round, struct inquiry *next)
{
    for (int seat = 0; seat <= it->setup.match.seats; seat++) {
        bool of_all = seat == it->setup.match.seats;
        for (const struct count_question *question = it->game->count->questions; question->key; question++) {
            *next = (struct inquiry){of_all ? -1 : seat, -1, question};
            if ((question->form == ANSWER_WHO) == of_all && !given_to(it, next)
                && (of_all || !whole_score(it, seat) || round == WHAT_IS_NEEDED)
                && wants(it, next->seat, question, round))
                return true;
        }
    }
    return false;
}

/* Would another answer to the house rule change who won? An answer under which the count is impossible does not
   count. */
static bool house_decides(struct interview *it, int house)
{
    const struct question *question = &it->game->house[house];
    const struct verdict *now = &it->verdict;
    bool changes = false;
    for (int answer = 0; question->answers[answer] && !changes; answer++) {
        if (answer == now->match.house[house])
            continue;
        struct verdict other;
        judge_with(it, house, answer, &other);
        changes = !finding_against(&other)
                  && (other.judged != now->judged || other.standing.winners_open != now->standing.winners_open
                      || other.standing.winners != now->standing.winners);
        verdict_free(&other);
    }
    return changes;
}

/* Does the rule matter with so many players, and does the club not answer it? */
static bool is_open(const struct interview *it, int house)
{
    return question_matters(&it->game->house[house], it->setup.match.seats)
           && it->setup.match.house_said_by[house] != SAID_BY_CLUB;
}

bool interview_next(struct interview *it, bool all, struct inquiry *next)
{
    if (it->answers == MOST_ANSWERS)
        return false;
    bool settled = is_settled(&it->verdict);
    if (all ? next_of(it, ALL_OF_IT, next) : !settled && next_of(it, FIRST_ROUND, next))
        return true;
    if (!settled && next_of(it, WHAT_IS_NEEDED, next))
        return true;
    for (int house = 0; it->answers && it->game->house[house].name; house++) {
        *next = (struct inquiry){-1, house, NULL};
        if (is_open(it, house) && !given_to(it, next) && house_decides(it, house))
            return true;
    }
    return false;
}

bool interview_asks(const struct interview *it, int seat, const struct count_question *question)
{
    if ((question->form == ANSWER_WHO) != (seat < 0))
        return false;
    return given_to(it, &(struct inquiry){seat, -1, question}) || wants(it, seat, question, FIRST_ROUND)
           || (!is_settled(&it->verdict) && is_needed(it, seat, question));
}

bool interview_asks_house(struct interview *it, int house)
{
    struct inquiry next;
    if (given_to(it, &(struct inquiry){-1, house, NULL}))
        return true;
    return it->answers && is_open(it, house) && (is_settled(&it->verdict) || !next_of(it, FIRST_ROUND, &next))
           && house_decides(it, house);
}

bool interview_is_short(const struct interview *it)
{
    struct inquiry next;
    return next_of(it, FIRST_ROUND, &next);
}

/* ---- asking ----------------------------------------------------------------------------------------------------- */

static void print_choices(const char *const *choice, struct text *out)
{
    for (int i = 0; choice[i]; i++)
        text_format(out, "%s%s", !i ? "" : choice[i + 1] ? ", " : " or ", choice[i]);
}

void interview_prompt(const struct interview *it, const struct inquiry *inquiry, struct text *out)
{
    const struct count_question *question = inquiry->question;
    if (!question) {
        const struct question *house = &it->game->house[inquiry->house];
        text_format(out, "house rule %s: %s (", house->name, house->asks);
        print_choices(house->answers, out);
        text_format(out, "; default %s)", house->answers[house->usual]);
        return;
    }
    if (inquiry->seat >= 0)
        text_format(out, "%s, ", it->setup.match.names[inquiry->seat]);
    text_format(out, "%s (%s, for example %s)", question->asks, question->unit,
                question->example ? question->example : it->setup.match.names[0]);
}

static void print_listed(const char *const *words, const char *between, struct text *out)
{
    for (int i = 0; words && words[i]; i++)
        text_format(out, "%s%s", out->length && i ? between : "", words[i]);
}

/* The words of the question, in the order of the game. */
static void print_known(const struct interview *it, const struct count_question *question, const char *between,
                        struct text *out)
{
    char room[WORD_ROOM];
    const struct match *match = &it->setup.match;
    print_listed(question->words->list, between, out);
    for (int i = 0; !question->words->list && question->words->count && i < question->words->count(match); i++)
        text_format(out, "%s%s", i ? between : "", words_name(question->words, match, i, room));
}

void interview_words(const struct interview *it, const struct inquiry *inquiry, struct text *out)
{
    const struct count_question *question = inquiry->question;
    if (!question)
        print_listed(it->game->house[inquiry->house].answers, "\n", out);
    for (int seat = 0; question && question->form == ANSWER_WHO && seat < it->setup.match.seats; seat++)
        text_format(out, "%s\n", it->setup.match.names[seat]);
    if (question && question->words) {
        print_known(it, question, "\n", out);
        text_add(out, "\n");
        print_listed(question->values, "\n", out);
        text_format(out, "\nnone%s%s", question->other ? "\n" : "", question->other ? question->other : "");
    }
    text_add(out, "\nhelp\nback");
}

/* Does the score have parts that are asked for one by one? */
static bool has_parts(const struct game *game)
{
    int parts = 0;
    for (const struct count_question *question = game->count->questions; question->key; question++)
        parts += !question->last && !question->with;
    return parts > 1 && !keyed(game, "total");
}

void interview_help(const struct interview *it, const struct inquiry *inquiry, struct text *out)
{
    const struct count_question *question = inquiry->question;
    text_add(out, question ? question->counts : it->game->house[inquiry->house].reason);
    if (question && question->words) {
        text_add(out, "\nNames: ");
        print_known(it, question, ", ", out);
        text_add(out, ".");
    }
    if (question && inquiry->seat >= 0 && has_parts(it->game))
        text_add(out, "\nIf the whole score is known, write `total` and the number.");
    text_add(out, "\nPress Enter or write `?` if you do not know it.");
}

/* ---- answers ---------------------------------------------------------------------------------------------------- */

/* The answer in its proper spelling; NULL, with a sentence in `why`, if it is none. */
static const char *house_answer(struct interview *it, const struct inquiry *inquiry, const char *answer,
                                struct text *why)
{
    const struct question *house = &it->game->house[inquiry->house];
    answer += strspn(answer, " \t");
    const char *word = arena_copy(&it->arena, answer, strcspn(answer, " \t"));
    for (int i = 0; house->answers[i]; i++)
        if (same(house->answers[i], word))
            return house->answers[i];
    text_format(why, "`%s` is not an answer to %s; choose ", answer, house->name);
    print_choices(house->answers, why);
    return NULL;
}

/* "total 38" or "38 in total" instead of a part: the number. */
static const char *total_in(struct interview *it, const struct inquiry *inquiry, const char *answer)
{
    static const char *const ends[] = {" in total", " total", " in all", " altogether"};
    answer += strspn(answer, " \t");
    size_t length = strlen(answer);
    if (inquiry->seat < 0 || !has_parts(it->game))
        return NULL;
    if (strncasecmp(answer, "total", 5) == 0 && answer[5] && strchr(" :=\t", answer[5]))
        return answer + 5 + strspn(answer + 5, " :=\t");
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        if (length > strlen(ends[i]) && strcasecmp(answer + length - strlen(ends[i]), ends[i]) == 0)
            return arena_copy(&it->arena, answer, length - strlen(ends[i]));
    return NULL;
}

static const char *value_of(struct interview *it, const struct inquiry *inquiry, const char *answer, struct text *why)
{
    struct text value = {0};
    const char *total = total_in(it, inquiry, answer);
    if (answer_is_unknown(answer))
        return "unknown";
    if (inquiry->house >= 0)
        return house_answer(it, inquiry, answer, why);
    if (inquiry->question->form == ANSWER_WHO) {
        const struct match *match = &it->setup.match;
        const char *name = name_meant(match, answer);
        if (name)
            return name;
        text_format(why, "no player is called `%s`; players: ", answer);
        for (int seat = 0; seat < match->seats; seat++)
            text_format(why, "%s%s", seat ? ", " : "", match->names[seat]);
        return NULL;
    }
    static const struct count_question whole = {.unit = "points", .form = ANSWER_NUMBER};
    print_answer(&it->setup.match, total ? &whole : inquiry->question, total ? total : answer, &value);
    return arena_keep(&it->arena, &value);
}

/* The finding's sentence with the words and the example of the question, unless it names the word that was meant. */
static void explain_refusal(const struct interview *it, const struct inquiry *inquiry, const char *answer,
                            const struct finding *against, struct text *why)
{
    const struct count_question *question = inquiry->question;
    bool helps = against->ruling == RULING_UNREADABLE && question && !against->guess;
    bool lists = strstr(against->message, "choose from") || strstr(against->message, "; known: ");
    const char *example = helps && question->example ? strstr(against->message, "; write, for example") : NULL;
    text_format(why, "%.*s", example ? (int)(example - against->message) : -1, against->message);
    if (helps && question->words && !lists) {
        text_add(why, "; choose from ");
        print_known(it, question, ", ", why);
    }
    if (helps && question->example)
        text_format(why, "; for example %s", question->example);
    if (helps && inquiry->seat >= 0 && has_parts(it->game) && strstr(answer, "point"))
        text_add(why, "; for the whole score write `total` and the number");
}

bool interview_answer(struct interview *it, const struct inquiry *inquiry, const char *answer, struct text *why)
{
    const char *value = value_of(it, inquiry, answer, why);
    if (!value || it->answers == MOST_ANSWERS)
        return false;
    it->given[it->answers++] = (struct given){*inquiry, value, total_in(it, inquiry, answer) != NULL};
    judge_it(it);
    const struct finding *against = finding_against(&it->verdict);
    if (!against)
        return true;
    explain_refusal(it, inquiry, answer, against, why);
    interview_back(it);
    return false;
}

bool interview_back(struct interview *it)
{
    if (!it->answers)
        return false;
    it->answers--;
    judge_it(it);
    return true;
}
