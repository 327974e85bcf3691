/* Cuts a line into words. Hyphens and underscores separate the words of a name; between two spaces of the board they
   are an arrow. */
#include "phrase/sentence.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"

struct cutting {
    const struct setting *in;
    struct sentence *sentence;
    int depth;
};

/* ---- letters ----------------------------------------------------------------------------------------------------- */

static const char *const look_alikes[][2] = {
    {"\u2019", "'"},    {"\u2018", "'"},         {"\u02bc", "'"},  {"\u2013", "-"},  {"\u2014", " -- "},
    {"\u2192", "->"},   {"\u21d2", "->"},        {"\u2794", "->"}, {"\u27a1", "->"}, {"\u201c", " "},
    {"\u201d", " "},    {"\u201e", " "},         {"\u00ab", " "},  {"\u00bb", " "},  {"\u2026", ". "},
    {"\u00d7", "x"},    {"\u00a0", " "},         {"\u2011", "-"},  {"\u2010", "-"},  {"\u2212", "-"},
    {"\u00bd", " 1/2"}, {"\u00b0", " degrees "}, {"\u00df", "ss"}, {"\u00e6", "ae"}, {"\u00c6", "ae"},
    {"\u0153", "oe"},   {"\u0152", "oe"},        {"\u00f8", "o"},  {"\u00d8", "o"},  {"\u0142", "l"},
    {"\u0141", "l"},
};

/* Latin letters from U+00C0 on without their marks; a space: as it is. */
static const char latin_1[] = "aaaaaa ceeeeiiii nooooo  uuuuy  aaaaaa ceeeeiiii nooooo  uuuuy y";
static const char latin_a[] =
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii  jjkk lllllllllln nnnnnn  oooooo  rrrrrrssssssss"
    "ttttttuuuuuuuuuuuuwwyyyzzzzzz";

static size_t add_letter(const char *at, struct text *out)
{
    unsigned char lead = (unsigned char)at[0], next = (unsigned char)at[1];
    for (size_t i = 0; i < sizeof look_alikes / sizeof *look_alikes; i++) {
        size_t length = strlen(look_alikes[i][0]);
        if (strncmp(at, look_alikes[i][0], length) == 0) {
            text_add(out, look_alikes[i][1]);
            return length;
        }
    }
    if (lead == 0xcc || (lead == 0xcd && next < 0xb0))
        return next ? 2 : 1; /* an accent on the letter before */
    unsigned point = (lead & 0x1fu) << 6 | (next & 0x3fu);
    const char *plain = (lead & 0xe0) != 0xc0 ? NULL : point >= 0x100 ? latin_a : latin_1;
    unsigned row = plain == latin_a ? point - 0x100 : point - 0xc0;
    if (plain && point >= 0xc0 && row < strlen(plain) && plain[row] != ' ') {
        text_char(out, plain[row]);
        return 2;
    }
    text_char(out, at[0]);
    return 1;
}

const char *plain_letters(struct arena *arena, const char *line)
{
    struct text out = {0};
    while (*line)
        if ((unsigned char)*line < 0x80)
            text_char(&out, (char)tolower((unsigned char)*line++));
        else
            line += add_letter(line, &out);
    return arena_keep(arena, &out);
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

static bool reads_word(const struct words *words, const struct match *match, const char *text)
{
    int value;
    return words && words->read && words->read(match, text, &value);
}

bool is_value(const struct setting *in, const char *text)
{
    for (int kind = COMMON_KINDS; kind < in->book->kind_count; kind++)
        if (reads_word(in->book->kinds[kind].says->words, in->match, text))
            return true;
    return false;
}

bool is_thing(const struct setting *in, const struct word *word)
{
    for (int kind = COMMON_KINDS; kind < in->book->kind_count; kind++)
        if (may_begin(in->book, in->book->kinds[kind].names, word))
            return true;
    return is_value(in, word->text);
}

bool is_player(const struct match *match, const char *text)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (names_alike(match->names[seat], text))
            return true;
    return false;
}

bool is_somebody(const struct match *match, const char *text)
{
    const struct other_name *other = match->other_names;
    while (other && !names_alike(other->name, text))
        other = other->next;
    return other || is_player(match, text);
}

bool may_begin(const struct book *book, int pattern, const struct word *word)
{
    for (int i = 0; pattern >= 0 && i < word->forms; i++)
        if (has_bit(&book->by_word[word->form[i].word * book->pattern_bits], pattern))
            return true;
    return false;
}

struct sentence sentence_without(const struct sentence *sentence, int from, int to)
{
    struct sentence rest = *sentence;
    rest.word = arena_raw(sentence->in->arena, (size_t)sentence->count * sizeof *rest.word);
    memcpy(rest.word, sentence->word, (size_t)from * sizeof *rest.word);
    memcpy(rest.word + from, sentence->word + to, (size_t)(sentence->count - to) * sizeof *rest.word);
    rest.count -= to - from;
    return rest;
}

static void find_forms(const struct book *book, struct word *word)
{
    struct base_form base[BASES_MAX];
    int itself = book_word(book, word->text);
    word->classes = itself >= 0 ? book->classes[itself] : 0;
    int count = (is_of(word, IRREGULAR) ? base_forms : regular_forms)(word->text, base);
    for (int i = 0; i < count; i++) {
        int number = i ? book_word(book, base[i].word) : itself;
        bool known = number < 0 || number >= book->pattern_words;
        for (int k = 0; k < word->forms && !known; k++)
            known = word->form[k].word == number;
        if (!known) {
            word->form[word->forms].word = number;
            word->form[word->forms++].bend = base[i].bend;
        }
    }
}

static void add_word(struct cutting *cutting, const char *bytes, size_t length)
{
    struct sentence *sentence = cutting->sentence;
    if (sentence->count == sentence->room)
        sentence->torn = true;
    else
        sentence->word[sentence->count++] =
            (struct word){.text = arena_copy(cutting->in->arena, bytes, length), .depth = cutting->depth};
}

/* What the word may be wherever it stands. */
static void find_meanings(const struct book *book, struct word *word)
{
    word->number = number_said(word->text);
    word->ordinal = ordinal_said(word->text);
    find_forms(book, word);
    word->comma = is_of(word, COMMAS);
    word->joiner = word->comma || is_of(word, JOINERS);
    word->article = is_of(word, ARTICLES)
                    || (word->forms && word->form[0].bend == BENT_NOT && has_bit(book->adjectives, word->form[0].word));
}

/* "e 4" is e4; but "a 4" may be an amount. */
static bool joins_letter(struct cutting *cutting, const char *digits, size_t length)
{
    struct sentence *sentence = cutting->sentence;
    const char *letter = text_at(sentence, sentence->count - 1);
    if (!islower((unsigned char)letter[0]) || letter[1] || strchr("aix", letter[0]) || length > 2)
        return false;
    const char *whole = arena_format(cutting->in->arena, "%s%.*s", letter, (int)length, digits);
    if (!is_value(cutting->in, whole) || is_value(cutting->in, letter))
        return false;
    sentence->count--;
    add_word(cutting, whole, strlen(whole));
    return true;
}

static void add_string(struct cutting *cutting, const char *text)
{
    add_word(cutting, text, strlen(text));
}

/* "3gp", "2x", "x3" are two words; "b3", "2nd" are one. */
static void add_mixed(struct cutting *cutting, const char *text)
{
    size_t length = strlen(text);
    size_t digits = strspn(text, "0123456789");
    bool whole = digits == 0 || digits == length || ordinal_said(text) >= 0 || is_value(cutting->in, text);
    if (text[0] == 'x' && length > 1 && strspn(text + 1, "0123456789") == length - 1 && !is_value(cutting->in, text)) {
        add_word(cutting, text, 1);
        add_word(cutting, text + 1, length - 1);
    } else if (digits == length && joins_letter(cutting, text, length))
        return;
    else if (whole)
        add_word(cutting, text, length);
    else {
        add_word(cutting, text, digits);
        add_word(cutting, text + digits, length - digits);
    }
}

/* What a word typed without its apostrophe stands for; NULL: it needs none. */
static const char *with_apostrophe(const struct sentence *sentence, const char *text, const char *behind)
{
    if (same(text, "lets") && *behind == ' ' && strncmp(behind, " me ", 4) != 0) {
        const char *before = text_at(sentence, sentence->count - 1);
        bool joined = one_of(english_words[COMMAS], before) || one_of(english_words[JOINERS], before);
        return sentence->count == 0 || joined ? "let's" : NULL;
    }
    return english_form(english_unmarked, text);
}

/* Adds a word with an apostrophe. */
static void add_contracted(struct cutting *cutting, const char *text)
{
    const char *end = strrchr(text, '\'');
    end -= end > text && same(end, "'t") && end[-1] == 'n';
    const char *behind = end > text ? english_form(english_endings, end) : NULL;
    size_t stem = behind ? (size_t)(end - text) : strcspn(text, "'");
    const char *begin = arena_copy(cutting->in->arena, text, stem);
    const char *changed = behind ? english_form(english_stems, begin) : NULL;
    if (stem)
        add_mixed(cutting, changed ? changed : begin);
    if (behind)
        add_string(cutting, behind);
    else if (same(text, "let's"))
        add_string(cutting, "us");
    else if (same(text + stem, "'s"))
        add_string(cutting, one_of("that it he she there here what who where", begin) ? "is" : "'s");
    else if (same(text + stem, "'") && stem && text[stem - 1] == 's')
        add_string(cutting, "'s");
    else if (text[stem] && text[stem + 1])
        add_mixed(cutting, text + stem + 1);
}

/* ---- signs ------------------------------------------------------------------------------------------------------- */

static bool is_word_byte(char c)
{
    return isalnum((unsigned char)c) || c == '\'' || (unsigned char)c >= 0x80;
}

static size_t run_of_word(const char *at)
{
    size_t length = 0;
    while (is_word_byte(at[length])
           || (at[length] == '.' && length && isdigit((unsigned char)at[length - 1])
               && isdigit((unsigned char)at[length + 1])))
        length++;
    return length;
}

static bool is_space_word(const struct cutting *cutting, const char *bytes, size_t length)
{
    return length < BASE_ROOM && is_value(cutting->in, arena_copy(cutting->in->arena, bytes, length));
}

/* What a dash means: an arrow between two spaces of the board, nothing inside of a name, a pause if it is alone. */
static void add_dash(struct cutting *cutting, const char *at, size_t length, bool apart)
{
    const struct sentence *sentence = cutting->sentence;
    const char *before = text_at(sentence, sentence->count - 1);
    const char *behind = at + length + strspn(at + length, " ");
    size_t next = run_of_word(behind);
    bool numbers = number_said(before) >= 0 && isdigit((unsigned char)*behind);
    if (is_space_word(cutting, before, strlen(before)) && is_space_word(cutting, behind, next))
        add_string(cutting, "->");
    else if (apart)
        add_string(cutting, "--");
    else if (numbers)
        add_string(cutting, "-");
}

/* Characters that are a value as written, up to a space or comma: the map of a tile. */
static size_t run_of_signs(const struct cutting *cutting, const char *at)
{
    size_t length = strcspn(at, " ,;()[]{}\t\n\r");
    return length > 1 && is_space_word(cutting, at, length) ? length : 0;
}

/* "b-3" is b3: joins the word before the hyphen and the one after it. */
static size_t join_halves(struct cutting *cutting, const char *line, const char *at)
{
    struct sentence *sentence = cutting->sentence;
    size_t next = run_of_word(at + 1);
    if (at == line || at[-1] == ' ' || sentence->count == 0 || next == 0)
        return 0;
    const char *half = sentence->word[sentence->count - 1].text;
    const char *whole = arena_format(cutting->in->arena, "%s%.*s", half, (int)next, at + 1);
    if (strlen(whole) >= BASE_ROOM || !is_value(cutting->in, whole) || is_value(cutting->in, half))
        return 0;
    sentence->count--;
    add_string(cutting, whole);
    return next + 1;
}

/* Adds several characters that are one thing: a value, or a smiley, which has no meaning. Returns how many bytes; 0: none. */
static size_t add_signs(struct cutting *cutting, const char *line, const char *at)
{
    size_t face = strcspn(at, " "), signs = run_of_signs(cutting, at);
    if (at > line && at[-1] == ' ' && one_of(english_words[SMILEYS], arena_copy(cutting->in->arena, at, face)))
        return face;
    if (signs)
        add_word(cutting, at, signs);
    return signs ? signs : *at == '-' ? join_halves(cutting, line, at) : 0;
}

static size_t add_sign(struct cutting *cutting, const char *line, const char *at)
{
    size_t several = add_signs(cutting, line, at);
    if (several)
        return several;
    static const char *const arrows[] = {"-->", "==>", "->", "=>", ">", NULL};
    for (const char *const *arrow = arrows; *arrow; arrow++)
        if (strncmp(at, *arrow, strlen(*arrow)) == 0) {
            add_string(cutting, "->");
            return strlen(*arrow);
        }
    if (*at == '-') {
        size_t length = strspn(at, "-");
        add_dash(cutting, at, length, at == line || at[-1] == ' ' || at[length] == ' ' || length > 1);
        return length;
    }
    if (*at == '?' && at > line && is_word_byte(at[-1])) {
        add_string(cutting, "??"); /* a question; a single ? may be an unknown thing */
        return 1;
    }
    cutting->depth -= *at == ')';
    if (strchr("()", *at))
        add_word(cutting, at, 1);
    else if (!strchr("[]{}\"`'_\t\n\r ", *at))
        add_word(cutting, at, 1);
    cutting->depth += *at == '(';
    cutting->sentence->torn |= cutting->depth < 0;
    return 1;
}

/* ---- kinds ------------------------------------------------------------------------------------------------------- */

static void add_bits(uint64_t *bits, const uint64_t *more, int count)
{
    for (int i = 0; i < count; i++)
        bits[i] |= more[i];
}

/* Is it a word of records, "there", or a name that is shortened? */
static bool is_of_kind(const struct match *match, const struct says_kind *says, const struct word *word, bool shortened)
{
    return (shortened && says->flags & KIND_SHORT) || (says->flags & KIND_PLACE && same(word->text, "there"))
           || reads_word(says->words, match, word->text);
}

static bool begins_name(const struct setting *in, const struct word *word)
{
    for (int i = 0; i < in->name_count; i++)
        if (in->name[i].cut.count && same(in->name[i].cut.word->text, word->text))
            return true;
    return false;
}

/* The kinds that the word may begin. */
static uint64_t kinds_of(const struct setting *in, const struct word *word, bool dotted)
{
    const struct book *book = in->book;
    bool shortened = !word->forms && dotted;
    bool number = word->number >= 0 || same(word->text, "single") || same(word->text, "x");
    bool ordinal = word->ordinal >= 0, amount = number || word->ordinal > 0 || is_of(word, AMOUNTS);
    uint64_t found = (uint64_t)number << KIND_NUM | (uint64_t)amount << KIND_COUNT | (uint64_t)ordinal << KIND_ORD
                     | (uint64_t)begins_name(in, word) << KIND_NAME;
    for (int i = 0; i < word->forms; i++)
        found |= book->kinds_by[word->form[i].word];
    for (int kind = COMMON_KINDS; kind < book->kind_count; kind++)
        if (is_of_kind(in->match, book->kinds[kind].says, word, shortened))
            found |= UINT64_C(1) << kind;
    return found;
}

/* Finds which kinds and patterns may begin with the word. */
static void find_kinds(struct sentence *sentence, struct word *word, bool counts)
{
    const struct book *book = sentence->in->book;
    int size = book->pattern_bits;
    uint64_t *bits = arena_take(sentence->in->arena, (size_t)size * sizeof *bits);
    for (int i = 0; i < word->forms; i++)
        add_bits(bits, &book->by_word[word->form[i].word * size], size);
    bool dotted = word + 1 < sentence->word + sentence->count && same(word[1].text, ".");
    uint64_t found = kinds_of(sentence->in, word, dotted);
    for (int kind = 0; kind < book->kind_count; kind++)
        if (found >> kind & 1 && !(word->kinds >> kind & 1)) {
            add_bits(bits, &book->by_kind[kind * size], size);
            word->kinds |= book->with_kind[kind];
        }
    if (counts)
        bits[book->small / 64] &= ~(UINT64_C(1) << book->small % 64);
    word->patterns = bits;
    int *rows = arena_raw(sentence->in->arena, (size_t)size * sizeof *rows);
    for (int i = 0; i < size; i++) {
        rows[i] = sentence->rows;
        sentence->rows += __builtin_popcountll(bits[i]);
    }
    word->rows = rows;
    word->kind_row = sentence->kind_rows;
    sentence->kind_rows += __builtin_popcountll(word->kinds);
}

/* "favor hades a", "from f4 to": something is missing at the end, unless it is a space or a player's name. */
static bool ends_with_article(const struct cutting *cutting)
{
    const struct sentence *sentence = cutting->sentence;
    const char *last = text_at(sentence, sentence->count - 1);
    return one_of("the a an to from into onto via", last) && !is_value(cutting->in, last)
           && !is_player(cutting->in->match, last);
}

static bool is_past(const char *text)
{
    struct base_form base[BASES_MAX];
    int count = base_forms(text, base);
    for (int i = 0; i < count; i++)
        if (base[i].bend == BENT_ED)
            return true;
    return false;
}

/* Is a small word used as a word of the game? "has built", "has to" only help another verb; "has a port" says what a
   player has. "out of" and words that end a turn count too. */
static bool counts_here(const struct sentence *sentence, int at)
{
    static const char between[] = "not now just also already then finally still";
    int next = at + 1;
    if (same(sentence->word[at].text, "it")) /* "that's it" */
        return at > 1 && one_of("is was be", sentence->word[at - 1].text) && same(sentence->word[at - 2].text, "that");
    if (same(sentence->word[at].text, "of"))
        return at > 0 && same(sentence->word[at - 1].text, "out");
    if (!one_of("has have had", sentence->word[at].text))
        return false;
    while (next < sentence->count && one_of(between, sentence->word[next].text))
        next++;
    if (next >= sentence->count
        || one_of("to been had bid put set let cut hit done run come become", sentence->word[next].text))
        return false;
    for (; next < sentence->count && !sentence->word[next].joiner; next++) /* "has a fortress built" */
        if (is_past(sentence->word[next].text))
            return false;
    return true;
}

/* "the and the Satyr", "on d5 and": was something left out? */
static bool has_gap(const struct sentence *sentence)
{
    static const char articles[] = "the a an", joins[] = "and &";
    for (int at = 1; at < sentence->count; at++)
        if (one_of(joins, sentence->word[at].text)
            && (one_of(articles, sentence->word[at - 1].text) || at + 1 == sentence->count))
            return true;
    return false;
}

/* "a port followed by a fortress"; but "Ben followed Anna". */
static void mark_followed(struct sentence *sentence)
{
    for (int at = 0; at + 1 < sentence->count; at++)
        sentence->word[at].joiner |=
            same(sentence->word[at].text, "followed") && same(sentence->word[at + 1].text, "by");
}

/* Makes "next to" one word, which means neither the next thing nor a destination. */
static void join_beside(struct cutting *cutting)
{
    struct sentence *sentence = cutting->sentence;
    const struct word *last = &sentence->word[sentence->count - 1];
    if (sentence->torn || sentence->count < 2 || !same(last->text, "to") || !same(last[-1].text, "next"))
        return;
    sentence->count -= 2;
    add_string(cutting, "beside");
}

/* "gets built" is "is built". */
static void mark_passive(struct cutting *cutting)
{
    struct sentence *sentence = cutting->sentence;
    for (int at = 0; at + 1 < sentence->count && sentence->count < sentence->room; at++)
        if (one_of("gets got get getting", sentence->word[at].text) && is_past(sentence->word[at + 1].text)) {
            int depth = sentence->word[at].depth;
            add_string(cutting, "is");
            sentence->word[at] = sentence->word[--sentence->count];
            sentence->word[at].depth = depth;
        }
}

struct sentence words_cut(const struct setting *in, const char *line)
{
    size_t most = 2 * strlen(line) + 2; /* an apostrophe may make two words of one character */
    struct sentence sentence = {.in = in, .room = most < WORDS_MAX ? (int)most : WORDS_MAX};
    sentence.word = arena_raw(in->arena, (size_t)sentence.room * sizeof *sentence.word);
    struct cutting cutting = {in, &sentence, 0};
    for (const char *at = line; *at && !sentence.torn;) {
        size_t length = *at == '\'' ? 0 : run_of_word(at);
        if (length == 0 && at[0] == '#' && (at == line || at[-1] == ' '))
            break;
        if (length == 0)
            length = add_sign(&cutting, line, at);
        else {
            const char *text = arena_copy(in->arena, at, length);
            const char *marked = memchr(at, '\'', length) ? text : with_apostrophe(&sentence, text, at + length);
            marked ? add_contracted(&cutting, marked) : add_mixed(&cutting, text);
        }
        at += length;
        join_beside(&cutting);
    }
    mark_passive(&cutting);
    sentence.torn |= cutting.depth != 0 || (sentence.count > 1 && ends_with_article(&cutting)) || has_gap(&sentence);
    return sentence;
}

/* The lines of which any of these patterns is a head. */
static const uint64_t *lines_headed(const struct setting *in, const uint64_t *patterns)
{
    const struct book *book = in->book;
    uint64_t *headed = arena_take(in->arena, ((size_t)book->line_count / 64 + 1) * sizeof *headed);
    for (int line = 0; line < book->line_count; line++)
        for (int head = 0; head < book->lines[line].head_count; head++)
            if (has_bit(patterns, book->lines[line].heads[head].pattern))
                set_bit(headed, line);
    return headed;
}

struct sentence sentence_cut(const struct setting *in, const char *line)
{
    struct sentence sentence = words_cut(in, line);
    uint64_t *patterns = arena_take(in->arena, (size_t)in->book->pattern_bits * sizeof *patterns);
    for (int i = 0; i < sentence.count; i++)
        find_meanings(in->book, &sentence.word[i]);
    mark_followed(&sentence);
    for (int i = 0; i < sentence.count; i++) {
        find_kinds(&sentence, &sentence.word[i], counts_here(&sentence, i));
        add_bits(patterns, sentence.word[i].patterns, in->book->pattern_bits);
    }
    sentence.headed = lines_headed(in, patterns);
    return sentence;
}
