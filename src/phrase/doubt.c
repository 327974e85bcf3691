/* Doubt: sentences that do not say what was done: a question, a plan, something taken back. */
#include "phrase/doubt.h"

#include <string.h>

#include "base/words.h"

/* ---- questions --------------------------------------------------------------------------------------------------- */

static bool may_act(const struct sentence *sentence, int at)
{
    const char *text = text_at(sentence, at);
    return one_of("i we you he she it they", text) || is_somebody(sentence->in->match, text);
}

/* "whose turn is it", "did anna bid", "anna: shall I go", "had Ben passed": in these the verb is before the player. */
static bool asks(const struct sentence *sentence)
{
    static const char verbs[] = "did does do has have had will shall is are was were am must can may why when how";
    int first = same(text_at(sentence, 1), ":") ? 2 : 0, next = first + 1;
    while (one_of("the team player lady lord", text_at(sentence, next)))
        next++;
    return one_of("who whose what which how", text_at(sentence, first))
           || (first == 0 && one_of("did does", text_at(sentence, 0)))
           || (one_of(verbs, text_at(sentence, first)) && may_act(sentence, next));
}

/* ---- plans ------------------------------------------------------------------------------------------------------- */

/* Is it a verb of the game, and not a name of the game? */
static bool is_verb(const struct sentence *sentence, int at)
{
    const struct book *book = sentence->in->book;
    if (at >= sentence->count || is_value(sentence->in, text_at(sentence, at)))
        return false;
    for (int line = 0; line < book->line_count; line++)
        for (int head = 0; head < book->lines[line].head_count; head++)
            if (may_begin(book, book->lines[line].heads[head].pattern, &sentence->word[at]))
                return true;
    return false;
}

/* Words that announce a plan whatever follows: "hopes" is not a form of hop. */
static bool only_plans(const struct sentence *sentence, int at)
{
    return class_at(sentence, at, PLANS) && !same(text_at(sentence, at - 1), "not")
           && same(text_at(sentence, at + 1), "to");
}

/* "is to bid", "is up to bid"; but "moves up to c3". */
static bool is_near_it(const struct sentence *sentence, int at)
{
    return (class_at(sentence, at, BEINGS) && !one_of("start begin", text_at(sentence, at + 2)))
           || (class_at(sentence, at, NEARING)
               && (same(text_at(sentence, at), "still") || class_at(sentence, at - 1, BEINGS)));
}

/* "stops passing", "stops to pass": the player did something, but the sentence does not say what. */
static bool ceases_passing(const struct sentence *sentence, int at)
{
    bool given_up = same(text_at(sentence, at), "up") && one_of("give gives gave", text_at(sentence, at - 1));
    return (given_up || class_at(sentence, at, CEASING))
           && (one_of("passing skipping declining refusing", text_at(sentence, at + 1))
               || (same(text_at(sentence, at + 1), "to")
                   && one_of("pass skip decline refuse", text_at(sentence, at + 2))));
}

/* "stops moving c4 to c6"; but "stops digging for this season". */
static bool ceases(const struct sentence *sentence, int at)
{
    const char *next = text_at(sentence, at + 2);
    return class_at(sentence, at, AVOIDING) && at + 2 < sentence->count && !sentence->word[at + 2].joiner
           && !one_of("for now here this today there in at", next) && sentence->word[at + 1].forms
           && sentence->word[at + 1].form[0].bend == BENT_ING && is_verb(sentence, at + 1);
}

/* "was going to kill": also a verb that begins no sentence of its own; but "is going to Hades Day" names a place. */
static bool does_something(const struct sentence *sentence, int at)
{
    return same(text_at(sentence, at - 2), "going") && at < sentence->count && sentence->word[at].forms
           && !sentence->word[at].article && sentence->word[at].number < 0 && sentence->word[at].ordinal < 0
           && !is_thing(sentence->in, &sentence->word[at]) && !is_somebody(sentence->in->match, text_at(sentence, at));
}

/* A player who does not want to follow passes; one who "is still to come" has not. */
static bool plans(const struct sentence *sentence, int at)
{
    if (only_plans(sentence, at))
        return true;
    return (class_at(sentence, at, PLANNING) || is_near_it(sentence, at)) && !same(text_at(sentence, at - 1), "not")
           && same(text_at(sentence, at + 1), "to") && !same(text_at(sentence, at + 2), "last")
           && (is_verb(sentence, at + 2) || does_something(sentence, at + 2));
}

/* "still has to bid" */
static bool is_yet_to(const struct sentence *sentence, int at)
{
    return one_of("still only just", text_at(sentence, at)) && one_of("has have had", text_at(sentence, at + 1))
           && same(text_at(sentence, at + 2), "to");
}

/* "Carl normally passes", but not "Carl passes normally" */
static bool tells_habit(const struct sentence *sentence, int at)
{
    return same(text_at(sentence, at), "normally") && at + 1 < sentence->count
           && !one_of(", ; . ! )", text_at(sentence, at + 1));
}

/* "claims he goes to Apollo", "hopes that she wins" */
static bool tells_of(const struct sentence *sentence, int at)
{
    bool that = same(text_at(sentence, at + 1), "that");
    const char *next = text_at(sentence, at + 1 + that);
    bool somebody = one_of("he she they there", next) || (that && is_somebody(sentence->in->match, next));
    return (class_at(sentence, at, PLANS) && (that || somebody))
           || (one_of("claims claimed", text_at(sentence, at)) && somebody);
}

/* "comes close to stealing Hera" */
static bool comes_close(const struct sentence *sentence, int at)
{
    return same(text_at(sentence, at), "close") && one_of("come comes came", text_at(sentence, at - 1))
           && same(text_at(sentence, at + 1), "to");
}

/* "next turn" means not now. But ", next turn!" only ends what was done. */
static bool waits(const struct sentence *sentence, int at)
{
    return at > 0 && same(text_at(sentence, at), "next")
           && one_of("turn round cycle season time game", text_at(sentence, at + 1)) && !sentence->word[at - 1].joiner
           && !same(text_at(sentence, at + 2), "'s");
}

/* "Anna started at d4 last game"; but "had the fewest points last game" may tell why something is done now, and "his last
   turn" is one. */
static bool is_past(const struct sentence *sentence, int at)
{
    static const char before[] =
        "for in with as on at during by of lowest least fewest points point score total result lost worst last";
    return at > 1 && same(text_at(sentence, at), "last")
           && one_of("game turn round season cycle time week", text_at(sentence, at + 1))
           && !sentence->word[at - 1].joiner && !sentence->word[at - 1].article
           && (sentence->word[at - 1].number < 0 || !same(text_at(sentence, at + 1), "time"))
           && !one_of(before, text_at(sentence, at - 1));
}

/* "ben already has Hera" */
static bool tells_what(const struct sentence *sentence, int at)
{
    return one_of("already still", text_at(sentence, at)) && at > 0
           && one_of("has have had owns owned holds held", text_at(sentence, at + 1))
           && (sentence->word[at + 2 < sentence->count ? at + 2 : at].article
               || (at + 2 < sentence->count && is_thing(sentence->in, &sentence->word[at + 2])));
}

/* "ben's only retreat is e5" tells what is possible. */
static bool tells_only(const struct sentence *sentence, int at)
{
    static const char whose[] = "'s my your his her our their its the";
    return same(text_at(sentence, at), "only") && one_of(whose, text_at(sentence, at - 1)) && at + 2 < sentence->count
           && is_verb(sentence, at + 1) && class_at(sentence, at + 2, BEINGS);
}

/* ---- what is, and was not done now ------------------------------------------------------------------------------- */

/* "her ships are in d4", "his port is still on g6", "her octagon has been on e5"; but "her octagon is on e5" may say
   that she placed it. */
static bool tells_where(const struct sentence *sentence, int at)
{
    int next = at + 1;
    bool lasts = one_of("still already", text_at(sentence, next));
    if (!class_at(sentence, at, BEINGS) || !(lasts || one_of("are were been", text_at(sentence, at)))
        || !one_of("on at in", text_at(sentence, next + lasts)))
        return false;
    int place = past_articles(sentence, next + 1 + lasts);
    return place < sentence->count && is_thing(sentence->in, &sentence->word[place]);
}

/* Has a player something there? "where ben has his octagon", but not "where ben has put it". */
static bool has_it_there(const struct sentence *sentence, int at)
{
    for (; at < sentence->count; at++)
        if (one_of("has have had", text_at(sentence, at)) && at + 1 < sentence->count && sentence->word[at + 1].article)
            return true;
    return false;
}

/* "h8 is where Anna's octagon is", "h8 is the place of Anna's octagon"; but "h8 is where Anna's octagon goes". */
static bool is_its_place(const struct sentence *sentence, int at)
{
    if (!class_at(sentence, at, BEINGS))
        return false;
    if (same(text_at(sentence, at + 1), "where"))
        return one_of("is are was were lies lay stands stood sits", text_at(sentence, sentence->count - 1))
               || has_it_there(sentence, at + 2);
    return same(text_at(sentence, at + 1), "the")
           && one_of("place spot home site position location", text_at(sentence, at + 2))
           && same(text_at(sentence, at + 3), "of");
}

bool counts_points(const struct sentence *sentence, int at)
{
    return sentence->word[at].number >= 0 && one_of("point points pts", text_at(sentence, at + 1));
}

/* "anna gets 2 points" and nothing else: what came of an entry, not the entry. */
static bool tells_points(const struct sentence *sentence)
{
    static const char gets[] =
        "gets got scores scored earns earned gains gained receives received has makes scored made";
    int at = may_act(sentence, 0);
    at += at && same(text_at(sentence, at), ":");
    return at && one_of(gets, text_at(sentence, at)) && at + 2 < sentence->count && counts_points(sentence, at + 1)
           && (at + 3 == sentence->count || (at + 4 == sentence->count && sentence->word[at + 3].joiner));
}

/* ---- what did not last ------------------------------------------------------------------------------------------- */

bool takes_back(const struct sentence *sentence, int at)
{
    int next = at + 1;
    if (!class_at(sentence, at, TAKING))
        return false;
    while (one_of("it that this all everything the move", text_at(sentence, next)))
        next++;
    return same(text_at(sentence, next), "back") && (next + 1 == sentence->count || sentence->word[next + 1].joiner);
}

/* ", but changes her mind": what she did then is not said. */
static bool changes_mind(const struct sentence *sentence, int at)
{
    return same(text_at(sentence, at), "mind") && one_of("change changes changed", text_at(sentence, at - 2))
           && at + 1 == sentence->count;
}

/* "(taken back)", "anna bids 3 and takes it back"; but not "c4 was wrong and she takes it back". */
static bool is_undone(const struct sentence *sentence, int at)
{
    if (at == 0 || !sentence->word[at - 1].joiner || !takes_back(sentence, at))
        return false;
    for (int before = 0; before < at; before++)
        if (class_at(sentence, before, RULINGS))
            return false;
    return at > 2;
}

/* ---- what was not done ------------------------------------------------------------------------------------------- */

/* "does not copies", "cannot is stuck", "refuses to leaves": torn apart, who knows what was meant. */
static bool denies_torn(const struct sentence *sentence, int at)
{
    static const char finite[] = "is are was has must can does cannot nothing";
    const char *before = text_at(sentence, at - 1), *text = text_at(sentence, at);
    bool plain = same(text, "cannot") || (same(text, "not") && one_of("do does did will shall can would", before))
                 || (same(text, "to") && class_at(sentence, at - 1, REFUSALS));
    if (!plain || at + 1 >= sentence->count)
        return false;
    const struct word *verb = &sentence->word[at + 1];
    return one_of(finite, verb->text) || (verb->forms && verb->form[0].bend == BENT_S && is_verb(sentence, at + 1));
}

/* "ben not follows", "before not moving". A game may give a meaning to "does not follow", "not to follow", "not
   following". */
static bool denies_oddly(const struct sentence *sentence, int at)
{
    static const char helps[] = "do does did will shall can is are was were am be has have had may must been";
    const char *before = text_at(sentence, at - 1), *text = text_at(sentence, at);
    bool denied = same(text, "not") || (same(text, "neither") && at > 0);
    if (!denied || one_of(helps, before) || !is_verb(sentence, at + 1))
        return false;
    const struct word *verb = &sentence->word[at + 1];
    return one_of("before after by to and", before) || verb->form[0].bend != BENT_ING;
}

/* "not my move: link f8". A game may give a meaning to "does not move". */
static bool denies_turn(const struct sentence *sentence, int at)
{
    return same(text_at(sentence, at), "not") && at + 2 < sentence->count && sentence->word[at + 1].article
           && is_verb(sentence, at + 2);
}

/* "refuses to pass", "cannot pass": the player did something, but the sentence does not say what. */
static bool denies_passing(const struct sentence *sentence, int at)
{
    bool to = same(text_at(sentence, at + 1), "to");
    bool unable = same(text_at(sentence, at), "cannot") || same(text_at(sentence, at - 1), "can");
    bool refused = class_at(sentence, at, REFUSALS);
    if (!refused && !one_of("not cannot", text_at(sentence, at)))
        return false;
    return class_at(sentence, at + 1 + to, PASSES)
           || (unable && one_of("give sit miss forgo lose", text_at(sentence, at + 1)))
           || (to && refused && at + 2 < sentence->count
               && (sentence->word[at + 2].article || !is_verb(sentence, at + 2)));
}

/* "can not place nothing": the meaning is not clear. */
static bool denies_twice(const struct sentence *sentence, int at)
{
    if (!class_at(sentence, at, DENIALS) && !class_at(sentence, at, REFUSALS))
        return false;
    for (at++; at < sentence->count && !sentence->word[at].joiner; at++)
        if (class_at(sentence, at, DENIALS))
            return true;
    return false;
}

/* "Anna passes and I extend": the player who writes is not Anna, and has no name. In "anna: I pass" I am Anna. */
static bool is_somebody_else(const struct sentence *sentence, int at)
{
    bool begins = at > 1 && (sentence->word[at - 1].joiner || one_of("do does did so", text_at(sentence, at - 1)));
    if (!begins || !same(text_at(sentence, at), "i")
        || (at + 1 < sentence->count && sentence->word[at + 1].number >= 0))
        return false;
    return is_somebody(sentence->in->match, text_at(sentence, 0)) && !same(text_at(sentence, 1), ":");
}

/* A question mark alone in a list is an unknown thing, not a question: "library 2, ?, ?". */
static bool asks_here(const struct sentence *sentence, int at)
{
    const char *before = text_at(sentence, at - 1), *behind = text_at(sentence, at + 1);
    bool begins = at > 0 && (sentence->word[at - 1].comma || same(before, "?")) && !same(before, ":");
    bool ends = at + 1 >= sentence->count || sentence->word[at + 1].comma || same(behind, "?");
    return same(text_at(sentence, at), "??") || (same(text_at(sentence, at), "?") && !(begins && ends));
}

/* "before Anna takes Hera, Ben bids": what was done is in another clause, which may come later. */
static bool begins_before(const struct sentence *sentence)
{
    return same(text_at(sentence, 0), "before") && sentence->count > 1 && !is_bent(&sentence->word[1], BENT_ING)
           && !one_of("that this", text_at(sentence, 1));
}

/* What leaves it open whether something was done now, each looked for at the word that may signal it. */
static bool (*const signalled[])(const struct sentence *, int at) = {
    denies_oddly,   denies_torn, denies_twice, denies_turn,  denies_passing,   plans,    ceases,
    ceases_passing, waits,       is_past,      is_yet_to,    tells_habit,      tells_of, comes_close,
    tells_where,    tells_what,  tells_only,   is_its_place, is_somebody_else,
};

const char *doubt_of(const struct sentence *sentence)
{
    if (asks(sentence))
        return "?";
    if (begins_before(sentence))
        return "before";
    if (tells_points(sentence))
        return "points";
    for (int at = 0; at < sentence->count; at++) {
        if (sentence->word[at].classes < 1u << RULINGS)
            continue;
        if (asks_here(sentence, at))
            return "?";
        for (size_t i = 0; i < sizeof signalled / sizeof *signalled; i++)
            if (signalled[i](sentence, at))
                return text_at(sentence, at);
        if (is_undone(sentence, at) || changes_mind(sentence, at))
            return "back";
    }
    return NULL;
}
