/* English words that are not of a game: inflection, numbers in words, small words. */
#include "phrase/english.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "phrase/says.h"

const char english_small[] =
    "the|a|an|this|these|those|that|my|your|his|her|hers|mine|its|our|their|own|i|we|you|he|she|it|they|him|them|us|"
    "be|is|are|was|were|am|been|being|has|have|had|having|do|does|did|will|(i|we) shall|"
    "then|now|also|too|as well|likewise|just|only|simply|finally|please|thanks|thank you|many thanks|ok|okay|well|so|"
    "here|all right|alright|yes|of|still|already|therefore|thus|quickly|happily|"
    "straight away|right away|in the meantime|in return|in reply|right now|at once|immediately|in turn|in "
    "response|meanwhile|"
    "this time|this turn|this round|this cycle|for now|for (today|once|the moment|the time being)|at the moment|"
    "again|yet again|once more|once again|one (more|last|final) time|right (at|from) the start|as "
    "(usual|always|before|ever|expected|promised|announced)|"
    "first of all|for a start|to start with|to begin with|in the end|at last|at long last|after all|"
    "with (that|me|us)|for (it|that|this)|to me|after that|in addition|on top of that|afterwards|for "
    "(me|us|myself|himself|herself|itself|ourselves)|"
    "myself|himself|herself|themselves|ourselves|"
    "quick|fast|"
    "of course|naturally|certainly|gladly|calmly|boldly|bravely|cautiously|with pleasure|without "
    "(hesitation|hesitating)|secretly|carefully|proudly|quietly|slowly|swiftly|eagerly|reluctantly|sadly|luckily|"
    "unfortunately|fortunately|confidently|modestly|generously|greedily|wisely|cleverly|suddenly|promptly|hastily|"
    "patiently|cheerfully|grudgingly|merrily|angrily|nervously|triumphantly|eventually|firstly|lastly|in a hurry|"
    "namely|normally|foolishly|stubbornly|silently|thoughtfully|politely|desperately|surprisingly|unexpectedly|"
    "deliberately|"
    "obviously|"
    "stupidly|smartly|sneakily|daringly|ruthlessly|predictably|recklessly|instantly|gratefully|kindly|hesitantly|"
    "sorry|hooray|hurray|very well|all at once|wow|argh|alas|ouch|yeah|yep|aha|i . e .|that is to "
    "say|lol|haha|hehe|phew|ugh|yay|pls|plz|thx|btw|"
    "as (=his|=her|=my|=our|=their|=its) (action|move)|"
    "decides to|decided to|decide to|chooses to|chose to|choose to|chosen to|prefers to|preferred to|gets to|got "
    "to|has to|had to|have to|must|"
    "(go|goes|went) ahead "
    "and|(manages|managed|proceeds|proceeded|hurries|hurried|rushes|rushed|hastens|hastened|opts|opted|"
    "elects|elected|agrees|agreed|goes on|went on) to|(hurries|hurried|rushes|rushed) and|(begins|began|starts|started|"
    "continues|continued) by|"
    "who|which|(is|was|are) (what|where)|where (he|she|it|they|i|we)|and so|as a result|let me|let us|let us "
    "say|hm|hmm|ah|oh|"
    "-|!|.|'s|\"|'";

const char english_leads[] =
    "next|up next|next up|next (is|comes)|player|as [the] next player|seeing (this|that|it)|after (this|it)|"
    "after (a|some|much) [long|short|little|brief|quick|careful|moment of] "
    "(think|thought|thinking|pause|hesitation|break|"
    "while|discussion|consideration)|after (thinking|hesitating|pondering) [for] [a|some] [while|time|moment|bit|long "
    "time|long while]|in reaction|in answer|after which";

#define WHOSE "(the|=his|=her|=my|=our|=their|=its)"
const char english_asides[] =
    "[,] (on|in|during) " WHOSE " turn [,]|(use|uses|used|takes|took) " WHOSE " (turn|action|move) to|"
    "(takes|took) (a|=his|=her|=their|=its) turn (and|,|:)|my (turn|move|action) [now] (:|,|--|.|is)|"
    "it is my turn (and|so|,|:|--|.) [i|we]|"
    "(is|was) [=now] (next|up|up next|on turn|next player|the next one) (and|,|:)|"
    "(shrugs|shrugged|sighs|sighed|nods|nodded|smiles|smiled|grins|grinned|laughs|laughed|frowns|hesitates|hesitated|"
    "thinks|thought|ponders|pondered|pauses|paused|groans|groaned|steps up|stepped up|gives it some thought|gave it "
    "some "
    "thought|takes " WHOSE " time|took " WHOSE " time|makes up " WHOSE " mind|made up " WHOSE " mind) "
    "[briefly|again|long|hard|twice|about it|it over] [for] [a|some] [while|moment|bit|time|long time|long "
    "while|second] "
    "(and|then|, then|and then|, and then|,|but then|, but then)|"
    "(responds|responded|replies|replied|answers|answered|reacts|reacted) (:|and|by)|(made|makes) (a|=his|=her) "
    "decision :|"
    "=|player|team|side|(has|had) (honour|honor|pleasure|privilege|luck) (of|to)|(is|was) (one|player) "
    "(who|to)|(has|had) no "
    "(choice|option|alternative) but to|"
    "(is|was|feels|felt|gets|got) (forced|compelled|obliged) to|"
    "(surprises|surprised|shocks|shocked|annoys|annoyed) (everyone|everybody|us|us all|all) (and|by)";

const char english_choices[] = "(opts|opted|goes|went|decides|decided|settles|settled|plumps) (for|on)|chooses|chose";

static const char *const articles[] = {"the", "a",   "an",  "this", "that",  "these", "those", "my", "your",
                                       "his", "her", "its", "our",  "their", "own",   "of",    "'s", NULL};
static const char *const commas[] = {",", "and", "&", "plus", "+", ":", ";", "--", "(", ")", "/", NULL};
static const char *const joiners[] = {"then", "but", "while", "before", "whereupon", ".", "!", NULL};
static const char *const rulings[] = {
    "illegal",   "illegally", "void",      "voided",   "undone",    "undo",       "undid",    "wrong",
    "wrongly",   "invalid",   "cancelled", "canceled", "cancel",    "retracted",  "retract",  "mistake",
    "allowed",   "legal",     "oops",      "wait",     "actually",  "really",     "scratch",  "correction",
    "rather",    "mean",      "meant",     "means",    "forbidden", "disallowed", "reverted", "revoked",
    "overruled", "joke",      "kidding",   "nonsense", "yet",       NULL};
static const char *const doubts[] = {
    "or",       "maybe",      "perhaps",   "probably",   "almost",     "nearly",    "would",          "could",
    "should",   "might",      "wants",     "want",       "wanted",     "tries",     "tried",          "try",
    "if",       "unless",     "except",    "without",    "instead",    "cannot",    "can't",          "intends",
    "plans",    "planned",    "hopes",     "hoped",      "whether",    "supposed",  "hypothetically", "pretends",
    "possibly", "?",          "think",     "thinks",     "guess",      "believe",   "believes",       "suppose",
    "seems",    "apparently", "allegedly", "supposedly", "presumably", "hopefully", "soon",           "tomorrow",
    "theory",   "vain",       NULL};

bool is_article(const char *word)
{
    return among(articles, word);
}

bool is_comma(const char *word)
{
    return among(commas, word);
}

bool is_joiner(const char *word)
{
    return among(commas, word) || among(joiners, word);
}

bool is_ruling(const char *word)
{
    return among(rulings, word);
}

bool is_denying(const char *word)
{
    static const char *const words[] = {"not", "never", "no", "nobody", "nothing", "none", "neither", NULL};
    return among(words, word);
}

bool is_doubting(const char *word)
{
    return among(doubts, word);
}

/* ---- numbers ----------------------------------------------------------------------------------------------------- */

static const char *const numbers[] = {"zero",     "one",      "two",      "three",   "four",    "five",
                                      "six",      "seven",    "eight",    "nine",    "ten",     "eleven",
                                      "twelve",   "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
                                      "eighteen", "nineteen", "twenty",   NULL};
static const char *const ordinals[] = {"zeroth", "first",   "second", "third", "fourth", "fifth",
                                       "sixth",  "seventh", "eighth", "ninth", "tenth",  NULL};

static int row_of(const char *const *list, const char *word)
{
    for (int row = 0; list[row]; row++)
        if (same(list[row], word))
            return row;
    return -1;
}

int number_said(const char *word)
{
    long number;
    if (isdigit((unsigned char)*word))
        return read_number(word, 0, 9999, &number) ? (int)number : -1;
    if (same(word, "nil") || same(word, "nought") || same(word, "naught"))
        return 0;
    return row_of(numbers, word);
}

int ordinal_said(const char *word)
{
    if (same(word, "last") || same(word, "final"))
        return LAST_RANK;
    size_t digits = strspn(word, "0123456789");
    static const char *const ends[] = {"st", "nd", "rd", "th", NULL};
    if (digits > 0 && digits < 3 && among(ends, word + digits))
        return atoi(word);
    return row_of(ordinals, word);
}

/* ---- inflection -------------------------------------------------------------------------------------------------- */

static const char irregular[][2][12] = {
    {"took", "take"},
    {"taken", "take"},
    {"went", "go"},
    {"gone", "go"},
    {"threw", "throw"},
    {"thrown", "throw"},
    {"bought", "buy"},
    {"built", "build"},
    {"sold", "sell"},
    {"laid", "lay"},
    {"stole", "steal"},
    {"stolen", "steal"},
    {"fought", "fight"},
    {"fled", "flee"},
    {"chose", "choose"},
    {"chosen", "choose"},
    {"drew", "draw"},
    {"drawn", "draw"},
    {"gave", "give"},
    {"given", "give"},
    {"got", "get"},
    {"gotten", "get"},
    {"made", "make"},
    {"spent", "spend"},
    {"held", "hold"},
    {"stood", "stand"},
    {"kept", "keep"},
    {"fell", "fall"},
    {"fallen", "fall"},
    {"swam", "swim"},
    {"sent", "send"},
    {"brought", "bring"},
    {"paid", "pay"},
    {"became", "become"},
    {"came", "come"},
    {"began", "begin"},
    {"begun", "begin"},
    {"rose", "rise"},
    {"risen", "rise"},
    {"flew", "fly"},
    {"flown", "fly"},
    {"lost", "lose"},
    {"won", "win"},
    {"ran", "run"},
    {"found", "find"},
    {"slid", "slide"},
    {"shown", "show"},
    {"struck", "strike"},
    {"broke", "break"},
    {"broken", "break"},
    {"blew", "blow"},
    {"blown", "blow"},
    {"tore", "tear"},
    {"torn", "tear"},
    {"had", "have"},
    {"has", "have"},
    {"did", "do"},
    {"does", "do"},
    {"done", "do"},
    {"was", "be"},
    {"were", "be"},
    {"is", "be"},
    {"are", "be"},
    {"am", "be"},
    {"been", "be"},
    {"dealt", "deal"},
    {"swept", "sweep"},
    {"drove", "drive"},
    {"driven", "drive"},
    {"withdrew", "withdraw"},
    {"withdrawn", "withdraw"},
    {"ate", "eat"},
    {"eaten", "eat"},
    {"shook", "shake"},
    {"sank", "sink"},
    {"sunk", "sink"},
    {"told", "tell"},
    {"said", "say"},
    {"woke", "wake"},
    {"awoke", "awake"},
    {"rode", "ride"},
    {"ridden", "ride"},
    {"spun", "spin"},
    {"hid", "hide"},
    {"hidden", "hide"},
    {"met", "meet"},
    {"bent", "bend"},
    {"overbade", "overbid"},
    {"bade", "bid"},
    {"lain", "lie"},
    {"lit", "light"},
    {"stuck", "stick"},
    {"swung", "swing"},
    {"dug", "dig"},
    {"knew", "know"},
    {"saw", "see"},
    {"seen", "see"},
    {"wrote", "write"},
    {"written", "write"},
    {"felt", "feel"},
    {"grew", "grow"},
    {"grown", "grow"},
    {"fed", "feed"},
    {"led", "lead"},
    {"leapt", "leap"},
    {"ceded", "cede"},
    {"sped", "speed"},
    {"spread", "spread"},
    {"wound", "wind"},
};

/* Plurals that do not end with -s. */
static const char *const odd_plurals[][2] = {{"men", "man"},       {"women", "woman"}, {"dice", "die"},
                                             {"people", "person"}, {"armies", "army"}, {"metropoleis", "metropolis"}};

struct bases {
    struct base_form *form;
    int count;
};

static void add_base(struct bases *bases, const char *stem, size_t length, const char *end, enum bend bend)
{
    size_t more = strlen(end);
    if (bases->count == BASES_MAX || length + more >= BASE_ROOM)
        return;
    struct base_form *form = &bases->form[bases->count++];
    memcpy(form->word, stem, length);
    memcpy(form->word + length, end, more + 1);
    form->bend = bend;
}

/* Takes the ending off, with each way to spell the rest. */
static void take_ending(struct bases *bases, const char *word, const char *ending, const char *const *ends,
                        enum bend bend)
{
    size_t length = strlen(word), cut = strlen(ending);
    if (length < cut + 2 || !same(word + length - cut, ending))
        return;
    size_t stem = length - cut;
    for (; *ends; ends++)
        add_base(bases, word, stem, *ends, bend);
    if (bend != BENT_S && stem > 2 && word[stem - 1] == word[stem - 2])
        add_base(bases, word, stem - 1, "", bend);
}

int base_forms(const char *word, struct base_form form[BASES_MAX])
{
    static const char *const y[] = {"y", "ie", NULL}, *const as_is[] = {"", NULL}, *const e[] = {"", "e", NULL},
                             *const es[] = {"", "is", NULL}, *const ves[] = {"f", "fe", NULL};
    struct bases bases = {form, 0};
    size_t length = strlen(word);
    add_base(&bases, word, length, "", BENT_NOT);
    for (size_t i = 0; i < sizeof irregular / sizeof *irregular; i++)
        if (irregular[i][0][0] == *word && same(irregular[i][0], word))
            add_base(&bases, irregular[i][1], strlen(irregular[i][1]), "", BENT_ED);
    for (size_t i = 0; i < sizeof odd_plurals / sizeof *odd_plurals; i++)
        if (same(odd_plurals[i][0], word))
            add_base(&bases, odd_plurals[i][1], strlen(odd_plurals[i][1]), "", BENT_S);
    if (length < 3)
        return bases.count;
    take_ending(&bases, word, "ies", y, BENT_S);
    take_ending(&bases, word, "ves", ves, BENT_S);
    take_ending(&bases, word, "es", es, BENT_S);
    take_ending(&bases, word, "s", as_is, BENT_S);
    take_ending(&bases, word, "ied", y, BENT_ED);
    take_ending(&bases, word, "ed", e, BENT_ED);
    take_ending(&bases, word, "ing", e, BENT_ING);
    return bases.count;
}
