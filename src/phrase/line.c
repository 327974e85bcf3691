/* Cuts a line into words. */
#include "phrase/line.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"

/* ---- words ------------------------------------------------------------------------------------------------------- */

const struct says_form *says_find(const struct says *says, const char *text)
{
    int low = 0, high = says->forms;
    while (low < high) {
        int middle = (low + high) / 2;
        if (strcmp(says->texts + says->form[middle].text, text) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low < says->forms && same(says->texts + says->form[low].text, text) ? &says->form[low] : NULL;
}

static void look_up(struct reader *r, struct token *token)
{
    const struct says *says = r->says;
    const struct says_form *form = says_find(says, token->text), *end = says->form + says->forms;
    token->number = -1;
    for (unsigned text = form ? form->text : 0; form && form < end && form->text == text; form++) {
        token->flags |= form->flags;
        if (form->flags & (WORD_NUMBER | WORD_ORDINAL))
            token->number = form->number;
        if (form->word && token->count < FORMS_OF_WORD) {
            token->word[token->count++] = form->word;
            r->seen[form->word] = true;
        }
    }
    size_t digits = strspn(token->text, "0123456789");
    if (digits && digits <= 6 && !token->text[digits]) {
        token->number = (short)(digits <= 4 ? atoi(token->text) : 0);
        token->flags |= WORD_NUMBER;
    }
}

static void add_token(struct reader *r, int from, int to)
{
    struct token *token = &r->token[r->count++];
    const char *line = r->line;
    *token = (struct token){.text = arena_copy(r->arena, line + from, (size_t)(to - from)), .from = from, .to = to};
    if (same(token->text, "=>") || same(token->text, "-->") || same(token->text, ">"))
        token->text = "->";
    else if (same(token->text, "!"))
        token->text = ".";
    else if (same(token->text, "_"))
        token->text = "-";
    else if (same(token->text, "'"))
        token->text = "'s";
    token->glued = from > 0 && line[from - 1] != ' ' && line[to] && line[to] != ' ';
    look_up(r, token);
}

static bool is_letter(char sign)
{
    return isalnum((unsigned char)sign) || (unsigned char)sign >= 0x80;
}

/* Where the word or sign that begins there ends. */
static int end_of(const char *line, int at)
{
    int end = at;
    size_t map = strspn(line + at, ".^/");
    if (map > 2)
        return at + (int)map;
    if (!is_letter(line[at])) {
        if (strncmp(line + at, "-->", 3) == 0)
            return at + 3;
        if (strncmp(line + at, "->", 2) == 0 || strncmp(line + at, "=>", 2) == 0 || strncmp(line + at, "--", 2) == 0
            || strncmp(line + at, "..", 2) == 0 || (strncmp(line + at, "'s", 2) == 0 && !is_letter(line[at + 2])))
            return at + 2;
        return at + 1;
    }
    for (; line[end]; end++) {
        bool quote =
            line[end] == '\'' && is_letter(line[end + 1]) && !(line[end + 1] == 's' && !is_letter(line[end + 2]));
        bool point = line[end] == '.' && isdigit((unsigned char)line[end + 1]) && isdigit((unsigned char)line[end - 1]);
        if (!is_letter(line[end]) && !quote && !point)
            break;
    }
    return end;
}

bool line_cut(struct reader *r)
{
    int at = 0;
    r->token = arena_raw(r->arena, (WORDS_MAX + 1) * sizeof *r->token);
    for (;;) {
        at += (int)strspn(r->line + at, " \t\r\n");
        if (!r->line[at])
            break;
        if (r->count == WORDS_MAX)
            return false;
        int end = end_of(r->line, at);
        add_token(r, at, end);
        at = end;
    }
    while (r->count && is_sign(r, r->count - 1, "."))
        r->count--;
    return true;
}

bool is_sign(const struct reader *r, int at, const char *sign)
{
    return at < r->count && same(r->token[at].text, sign);
}

bool is_joiner(const struct reader *r, int at)
{
    return is_sign(r, at, ",") || is_sign(r, at, ";") || is_sign(r, at, ".") || is_sign(r, at, "and")
           || is_sign(r, at, "then");
}

bool is_small(const struct reader *r, int at)
{
    return at < r->count && r->token[at].flags & WORD_SMALL;
}

/* ---- names ------------------------------------------------------------------------------------------------------- */

/* Where the name ends if it begins at that word; 0: it does not. */
static int end_of_name(const struct reader *r, const char *name, int at)
{
    const char *plain = plain_letters(r->arena, name);
    int begins = r->token[at].from, end = at;
    size_t length = strlen(plain);
    if (!length || strncmp(r->line + begins, plain, length) != 0)
        return 0;
    while (end < r->count && r->token[end].to < begins + (int)length)
        end++;
    return end < r->count && r->token[end].to == begins + (int)length ? end + 1 : 0;
}

int name_at(const struct reader *r, int at, int *end)
{
    int seat = -1, most = 0;
    if (at >= r->count || r->token[at].flags & (WORD_FORBIDS | WORD_RULES))
        return -1;
    for (int i = 0; i < r->match->seats; i++) {
        int there = end_of_name(r, r->match->names[i], at);
        if (there && there == most)
            return -1; /* two names that only their capitals tell apart */
        if (there > most) {
            most = there;
            seat = i;
        }
    }
    for (const struct other_name *other = r->match->other_names; other; other = other->next) {
        int there = end_of_name(r, other->name, at);
        if (there > most) {
            most = there;
            seat = other->seat;
        }
    }
    *end = most;
    return seat;
}

/* ---- notes ------------------------------------------------------------------------------------------------------- */

static bool is_verb(const struct game *game, const char *text)
{
    const struct verb *verb = game->verbs;
    while (verb->name && !same(verb->name, text))
        verb++;
    return verb->name;
}

/* May these words be a note? */
static bool is_note(const struct reader *r, int from, int to)
{
    int end;
    bool says = false; /* more than "not" */
    for (int at = from; at < to; at++) {
        const struct token *token = &r->token[at];
        if (token->flags & (WORD_OF_GAME | WORD_RULES | WORD_NUMBER | WORD_ORDINAL)
            || strpbrk(token->text, "0123456789()?") || is_verb(r->match->game, token->text)
            || name_at(r, at, &end) >= 0)
            return false;
        says |= !token->flags;
    }
    return says;
}

static const char *cut_note(struct reader *r, int from, int to, int words, int words_end)
{
    const char *note = arena_copy(r->arena, r->line + r->token[words].from,
                                  (size_t)(r->token[words_end - 1].to - r->token[words].from));
    memmove(r->token + from, r->token + to, (size_t)(r->count - to) * sizeof *r->token);
    r->count -= to - from;
    return note;
}

const char *line_note(struct reader *r)
{
    const char *note = NULL;
    for (int from = 0; from < r->count; from++) {
        bool bracket = is_sign(r, from, "("), dash = is_sign(r, from, "--");
        int to = from + 1;
        while ((bracket || dash) && to < r->count && !(bracket && is_sign(r, to, ")")))
            to++;
        if ((!bracket && !dash) || (bracket && to == r->count) || !is_note(r, from + 1, to))
            continue;
        const char *cut = cut_note(r, from, bracket ? to + 1 : to, from + 1, to);
        note = note ? arena_format(r->arena, "%s; %s", note, cut) : cut;
        from--;
    }
    while (r->count && is_sign(r, r->count - 1, "."))
        r->count--;
    return note;
}
