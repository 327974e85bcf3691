/* Remarks: `illegal:` and `ruled:` of an entry, weighed against the findings. */
#include "replay/remarks.h"

#include "base/unicode.h"
#include "base/words.h"
#include "game/entry.h"
#include "replay/judge.h"

/* Is the node that word, ignoring case? Notes another spelling. */
static bool means(struct judge *judge, const struct node *node, const char *word)
{
    enum { QUOTES = 2 };
    if (node->kind != NODE_WORD || !names_alike(node->text, word))
        return false;
    const struct finding *last = judge->verdict->docket.last;
    note_word(judge, node, word);
    /* In a short form in quotes every word has the place of the whole, so none can be replaced. */
    bool whole = node->at.end_column - node->at.column > (int)strlen(node->text) + QUOTES;
    if (whole && judge->verdict->docket.last != last)
        judge->verdict->docket.last->instead = NULL;
    return true;
}

static const struct rule *rule_meant(struct judge *judge, const struct node *node)
{
    const struct rule *const lists[] = {judge->verdict->game->rules, common_rules};
    const struct rule *rule = node->kind == NODE_WORD ? rule_coded(judge->verdict->game, node->text) : NULL;
    for (int list = 0; list < 2; list++)
        for (const struct rule *known = lists[list]; known->code && !rule; known++)
            rule = means(judge, node, known->code) ? known : NULL;
    return rule;
}

static bool read_code(struct judge *judge, const struct node *node, struct remarks *remarks)
{
    const struct game *game = judge->verdict->game;
    const struct rule *rule = rule_meant(judge, node);
    if (rule && remarks->codes < MOST_CODES) {
        remarks->code[remarks->codes++] = rule;
        return true;
    }
    if (node->kind != NODE_WORD || remarks->codes >= MOST_CODES) {
        judge_complain(judge, node->at, "`illegal` needs the code of a rule, or a list of codes");
        return false;
    }
    /* Only the word after the dot is compared: with the name of the game all codes would be alike. */
    const char *written = node->text;
    const char *dot = strchr(written, '.'), *guess = NULL;
    struct nearest nearest = {.written = dot ? dot + 1 : written};
    for (const struct rule *known = judge->verdict->game->rules; known->code; known++) {
        const char *before = nearest.best;
        nearest_try(&nearest, strchr(known->code, '.') + 1);
        guess = nearest.best != before ? known->code : guess;
    }
    const char *see = arena_format(judge->verdict->docket.arena,
                                   guess ? "; did you mean `%s`?" : "; see referee rules %s", guess ? guess : game->id);
    struct finding *unknown = judge_misread(judge, node->at, "unknown rule `%.60s`%s", node->text, see);
    unknown->guess = guess;
    return false;
}

static const struct node *remark(const struct node *map, const char *key)
{
    const struct node *child = map->first;
    while (child && (child->key->value != NO_FIELD || !same(child->key->text, key)))
        child = child->next;
    return child;
}

void read_remarks(struct judge *judge, const struct node *map, struct remarks *remarks)
{
    const struct node *illegal = remark(map, "illegal"), *ruled = remark(map, "ruled"), *note = remark(map, "note");
    remarks->carried = illegal || ruled;
    if (note && note->kind != NODE_WORD)
        judge_complain(judge, note->at, "`note` must be text");
    bool bare = illegal && illegal->kind == NODE_WORD && (!*illegal->text || same(illegal->text, "true"));
    bool list = illegal && (illegal->kind == NODE_LIST || bare), fits = illegal;
    if (list && !illegal->first) {
        judge_complain(judge, illegal->at, "`illegal` is empty; write the code of the rule, or remove `illegal`");
        fits = false;
    }
    for (const struct node *code = list ? illegal->first : illegal; code; code = list ? code->next : NULL)
        fits = read_code(judge, code, remarks) && fits;
    if (fits)
        remarks->illegal = illegal;
    if (ruled && means(judge, ruled, "stands"))
        remarks->ruled = RULED_STANDS;
    else if (ruled && means(judge, ruled, "void"))
        remarks->ruled = RULED_VOID;
    else if (ruled)
        judge_complain(judge, ruled->at, "`ruled` must be `stands` or `void`");
    remarks->ruled_node = ruled;
    remarks->unread = (illegal && !remarks->illegal) || (ruled && remarks->ruled == UNRULED);
}

bool names_rule(const struct remarks *remarks, const struct rule *rule)
{
    for (int i = 0; i < remarks->codes; i++)
        if (remarks->code[i] == rule)
            return true;
    return false;
}

static bool is_broken(const struct finding *first, const struct rule *rule)
{
    while (first && !(is_against(first) && first->rule == rule))
        first = first->next;
    return first;
}

/* Makes the claim doubtful if the game wants that and a code that makes the difference depends on assumed values, parts
   of the position included. */
static void doubt_claim(struct judge *judge, struct finding *claim, const struct remarks *remarks,
                        const struct finding *first)
{
    if (!judge->verdict->game->doubt.doubts_claims)
        return;
    for (int i = 0; i < remarks->codes; i++)
        if (!is_broken(first, remarks->code[i]))
            judge_rest(judge, claim, remarks->code[i]->rests_on);
    for (const struct finding *finding = first; finding != claim; finding = finding->next) {
        if (!is_against(finding) || names_rule(remarks, finding->rule))
            continue;
        judge_rest(judge, claim, finding->rule->rests_on);
        for (const struct strings *path = finding->rests_on; path; path = path->next)
            finding_rest_on(claim, judge->verdict->docket.arena, path->text);
    }
}

bool claims_just(const struct remarks *remarks, const struct finding *first)
{
    bool just = remarks->illegal;
    for (int i = 0; i < remarks->codes; i++)
        just = just && is_broken(first, remarks->code[i]);
    for (; first; first = first->next)
        just = just && (!is_against(first) || names_rule(remarks, first->rule));
    return just;
}

void weigh_claim(struct judge *judge, const struct remarks *remarks, struct finding *first)
{
    struct text codes = {0};
    if (!remarks->illegal)
        return;
    for (const struct finding *finding = first; finding; finding = finding->next)
        if (is_against(finding))
            text_join(&codes, finding->rule->code);
    if (claims_just(remarks, first)) {
        for (struct finding *finding = first; finding; finding = finding->next)
            if (is_against(finding))
                finding->ruling = RULING_CONFIRMED;
    } else {
        struct finding *claim = judge_find(
            judge, RULING_FALSE, &common_rules[CLAIMS_ILLEGAL], remarks->illegal->at,
            codes.length ? "this entry breaks %s" : "this entry is legal; remove `illegal`%s", text_string(&codes));
        doubt_claim(judge, claim, remarks, first ? first : claim);
    }
    text_free(&codes);
}

void weigh_ruling(struct judge *judge, const struct remarks *remarks, struct finding *first, bool objected,
                  bool refused)
{
    const struct game *game = judge->verdict->game;
    const struct finding *idle = first; /* refused, but perhaps only doubtfully */
    while (idle && !idle->idle)
        idle = idle->next;
    if (remarks->ruled == UNRULED)
        return;
    if (!objected && judge->unsure)
        return;
    if (!objected) {
        struct finding *ruling = judge_find(judge, RULING_FALSE, &common_rules[CLAIMS_RULED], remarks->ruled_node->at,
                                            "this entry is legal; remove `ruled`");
        for (const struct rule *rule = game->rules; game->doubt.doubts_claims && rule->code; rule++)
            judge_rest(judge, ruling, rule->rests_on);
    } else if (refused && remarks->ruled == RULED_STANDS && !idle)
        judge_find(judge, RULING_FALSE, &common_rules[CLAIMS_RULED], remarks->ruled_node->at,
                   "this entry is impossible and changed nothing, so it cannot stand");
    else
        for (struct finding *finding = first; finding; finding = finding->next)
            if (is_against(finding) && finding->rule != &common_rules[CLAIMS_ILLEGAL])
                finding->ruling = RULING_WAIVED;
}
