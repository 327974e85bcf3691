/* Matches patterns: all ways in which they match at a word. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "phrase/line.h"

enum { KIND_OPEN = 1, KIND_DONE = 2 };

/* ---- values ------------------------------------------------------------------------------------------------------ */

const struct value *with_value(struct reader *r, const struct value *before, const char *name, const char *text)
{
    struct value *value = arena_raw(r->arena, sizeof *value);
    *value = (struct value){before, name, text};
    return value;
}

static void join_values(const struct value *values, const char *name, struct text *out)
{
    if (!values)
        return;
    join_values(values->before, name, out);
    if (!name || same(values->name, name))
        text_format(out, "%s%s", out->length ? " " : "", values->text);
}

/* The values of that name (NULL: all) with spaces between them; NULL: none. */
const char *joined_values(struct reader *r, const struct value *values, const char *name)
{
    const struct value *only = NULL;
    int count = 0;
    for (const struct value *value = values; value; value = value->before)
        if (!name || same(value->name, name)) {
            only = value;
            count++;
        }
    if (count <= 1)
        return only ? only->text : NULL;
    struct text out = {0};
    join_values(values, name, &out);
    return arena_keep(r->arena, &out);
}

const char *said_value(const struct said *said, const char *name)
{
    struct reader r = {.arena = said->arena};
    return joined_values(&r, said->values, name);
}

const char *compose(struct reader *r, const char *template, const struct value *values)
{
    struct text out = {0};
    size_t bracket = 0;
    bool lacks = false;
    while (*template) {
        size_t length =
            isupper((unsigned char)*template) ? strspn(template, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") : 0;
        if (length) {
            const char *text = joined_values(r, values, arena_copy(r->arena, template, length));
            lacks |= !text;
            text_add(&out, text ? text : "");
        } else if (*template == '[') {
            bracket = out.length;
            lacks = false;
        } else if (*template == ']') {
            if (lacks)
                text_cut(&out, bracket && text_string(&out)[bracket - 1] == ' ' ? bracket - 1 : bracket);
        } else
            text_char(&out, *template);
        template += length ? length : 1;
    }
    return arena_keep(r->arena, &out);
}

/* ---- patterns ---------------------------------------------------------------------------------------------------- */

static void add_hit(struct reader *r, const struct hit **hits, int end, const struct value *values)
{
    for (const struct hit *hit = *hits; hit; hit = hit->next)
        if (hit->end == end && hit->values == values)
            return;
    struct hit *hit = arena_raw(r->arena, sizeof *hit);
    *hit = (struct hit){*hits, end, values};
    *hits = hit;
}

/* Does the text consist of these classes: `[a-h][1-9]+`? */
static bool fits_class(const char *class, const char *text)
{
    while (*class) {
        const char *end = strchr(class, ']');
        bool many = end[1] == '+', any = false;
        for (bool fits = true; fits && *text && (many || !any);) {
            fits = false;
            for (const char *at = class + 1; at < end; at += at[1] == '-' && at + 2 < end ? 3 : 1)
                fits |= at[1] == '-' && at + 2 < end ? *at <= *text && *text <= at[2] : *at == *text;
            text += fits;
            any |= fits;
        }
        if (!any)
            return false;
        class = end + 1 + many;
    }
    return !*text;
}

/* Is it that value, or in that range, `1..4`? */
static bool is_only(const char *only, const char *text)
{
    const char *dots = strstr(only, "..");
    return !*only || (dots ? atoi(only) <= atoi(text) && atoi(text) <= atoi(dots + 2) : same(only, text));
}

static void find(struct reader *r, int index, int at, const struct value *values, const struct hit **hits);

static void find_sequence(struct reader *r, int node, int at, const struct value *values, const struct hit **hits)
{
    const struct hit *first = NULL;
    find(r, node, at, values, &first);
    int next = r->says->node[node].next;
    for (; first; first = first->next)
        if (!next)
            add_hit(r, hits, first->end, first->values);
        else
            for (int to = first->end;; to++) {
                find_sequence(r, next, to, first->values, hits);
                bool name = r->says->node[next].is != NODE_KIND && r->says->node[next].is != NODE_CLASS;
                if (to == at || !(is_small(r, to) || (name && is_sign(r, to, "-") && r->token[to].glued)))
                    break;
            }
}

static void find_several(struct reader *r, int item, int at, const struct value *values, const struct hit **hits)
{
    const struct hit *one = NULL;
    find(r, item, at, values, &one);
    for (; one; one = one->next) {
        if (one->end == at)
            continue;
        add_hit(r, hits, one->end, one->values);
        const struct hit *between = NULL;
        find(r, r->says->node[item].next, one->end, one->values, &between);
        for (; between; between = between->next)
            for (int to = between->end;; to++) {
                find_several(r, item, to, between->values, hits);
                if (!is_small(r, to))
                    break;
            }
    }
}

/* The values of a kind at a word. */
static void find_kind(struct reader *r, int kind, int at, const struct hit **hits)
{
    const struct says *says = r->says;
    const struct token *token = &r->token[at];
    int end, seat;
    if (kind == KIND_NAME) {
        if ((seat = name_at(r, at, &end)) >= 0)
            add_hit(r, hits, end, with_value(r, NULL, "", r->match->names[seat]));
        return;
    }
    if (kind < KINDS_BUILT_IN) {
        if (token->flags & (kind == KIND_NUM ? WORD_NUMBER : WORD_ORDINAL))
            add_hit(r, hits, at + 1, with_value(r, NULL, "", arena_format(r->arena, "%d", token->number)));
        return;
    }
    kind -= KINDS_BUILT_IN;
    for (int i = says->kind_row[kind]; i < says->kind_row[kind + 1]; i++) {
        const struct says_row *row = &says->row[i];
        const struct hit *said = may_match(r, row->pattern) ? hits_of(r, row->pattern, at) : NULL;
        for (; said; said = said->next) {
            const char *text = NULL;
            if (row->by >= 0) {
                struct text out = {0};
                bool fits = says->by[row->by](&(struct said){said->values, r->arena}, r->match, &out);
                text = arena_keep(r->arena, &out);
                text = fits ? text : NULL;
            } else
                text = compose(r, says->texts + row->writes, said->values);
            if (text)
                add_hit(r, hits, said->end, with_value(r, NULL, "", text));
        }
    }
}

const struct hit *kind_hits(struct reader *r, int kind, int at)
{
    if (at >= r->count)
        return NULL;
    size_t place = (size_t)kind * (size_t)r->count + (size_t)at;
    if (!r->kind_known[place]) {
        r->kind_known[place] = KIND_OPEN; /* a kind inside of itself, at the same word, is none */
        const struct hit *hits = NULL;
        find_kind(r, kind, at, &hits);
        r->kind_hits[place] = hits;
        r->kind_known[place] = KIND_DONE;
    }
    return r->kind_hits[place];
}

static void find(struct reader *r, int index, int at, const struct value *values, const struct hit **hits)
{
    const struct says_node *node = &r->says->node[index];
    const char *texts = r->says->texts;
    if (++r->steps > MOST_STEPS)
        return;
    switch (node->is) {
    case NODE_SAYS:
        for (int i = 0; at < r->count && i < r->token[at].count; i++)
            if (r->token[at].word[i] == node->value)
                add_hit(r, hits, at + 1, values);
        break;
    case NODE_CLASS:
        if (at < r->count && fits_class(texts + node->text, r->token[at].text))
            add_hit(r, hits, at + 1, with_value(r, values, "SAID", r->token[at].text));
        break;
    case NODE_KIND:
        for (const struct hit *hit = kind_hits(r, node->value, at); hit; hit = hit->next)
            if (is_only(texts + node->only, hit->values->text))
                add_hit(r, hits, hit->end, with_value(r, values, texts + node->text, hit->values->text));
        break;
    case NODE_SEQ:
        find_sequence(r, node->first, at, values, hits);
        break;
    case NODE_EITHER:
        for (int one = node->first; one; one = r->says->node[one].next)
            find(r, one, at, values, hits);
        break;
    case NODE_MAYBE:
        add_hit(r, hits, at, values);
        find(r, node->first, at, values, hits);
        break;
    case NODE_SEVERAL:
        find_several(r, node->first, at, values, hits);
        break;
    }
}

const struct hit *hits_of(struct reader *r, int node, int at)
{
    const struct hit *hits = NULL;
    find(r, node, at, NULL, &hits);
    return hits;
}

bool may_match(const struct reader *r, int index)
{
    const struct says_node *node = &r->says->node[index];
    int one = node->first;
    switch (node->is) {
    case NODE_SAYS:
        return r->seen[node->value];
    case NODE_SEQ:
        while (one && may_match(r, one))
            one = r->says->node[one].next;
        return !one;
    case NODE_EITHER:
        while (one && !may_match(r, one))
            one = r->says->node[one].next;
        return one;
    case NODE_SEVERAL:
        return may_match(r, node->first);
    default:
        return true;
    }
}
