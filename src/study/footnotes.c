/* Footnotes: the lines below a finding. */
#include "study/footnotes.h"

#include <string.h>

#include "base/words.h"
#include "study/outcome.h"
#include "study/wording.h"

/* ---- the rule -------------------------------------------------------------------------------------------------- */

/* Of something the game knows by name: Ares, Lady Violet. */
static bool begins_with_name(const struct game *game, const char *sentence)
{
    for (const struct topic *topic = game ? game->topics : NULL; topic && topic->word; topic++)
        if (topic->name[0] >= 'A' && topic->name[0] <= 'Z' && strncmp(sentence, topic->name, strlen(topic->name)) == 0)
            return true;
    return false;
}

void print_rule_sentence(const struct game *game, const struct rule *rule, struct text *out)
{
    const char *sentence = rule->sentence;
    size_t length = strlen(sentence);
    bool name = (length > 1 && sentence[1] >= 'A' && sentence[1] <= 'Z') || begins_with_name(game, sentence);
    text_char(out, sentence[0] >= 'A' && sentence[0] <= 'Z' && !name ? (char)(sentence[0] - 'A' + 'a') : sentence[0]);
    text_add_bytes(out, sentence + 1, length - 1 - (sentence[length - 1] == '.'));
}

/* The rule of a claim or of the log says no more than the finding itself; which game is of no interest there. */
static void print_rule(const struct verdict *verdict, const struct finding *finding, struct text *out)
{
    const struct rule *rule = finding_rule(finding);
    if (finding->ruling == RULING_UNREADABLE || is_common_rule(rule))
        return;
    if (rule->sentence) {
        print_rule_sentence(verdict->game, rule, out);
        text_char(out, ' ');
    }
    text_format(out, "(%s, \"%s\")", verdict->game->title, rule->cite);
}

static void print_data(const struct finding *finding, struct text *out)
{
    bool position = finding->rests_on && rests_on_position(finding->rests_on->text);
    for (const struct strings *datum = finding->rests_on; datum; datum = datum->next)
        text_format(out, "%s`%s`", datum == finding->rests_on ? "" : datum->next ? ", " : " and ", datum->text);
    if (!finding->rests_on)
        return;
    const char *them = finding->rests_on->next ? "them" : "it";
    text_format(out, ", assumed; ");
    if (position)
        text_format(out, "write %s to settle this", them);
    else
        text_format(out, "compare %s with your copy and write %s in `box:`", them, them);
}

/* ---- the fix --------------------------------------------------------------------------------------------------- */

static void print_part(int first, int last, struct text *out)
{
    if (last > first)
        text_format(out, "entries %d to %d", first, last);
    else
        text_format(out, "entry %d", first);
}

/* At the same place, but with other words? */
static bool goes_with(const struct meant *other, const struct meant *meant)
{
    bool writes = meant->change == CHANGE_REPLACE || meant->change == CHANGE_INSERT;
    return writes && other->change == meant->change && other->entry == meant->entry;
}

/* "`a`", or "one of `a`, `b`" */
static void print_texts(const struct meant *meant, struct text *out)
{
    struct text rest = {0};
    for (const struct meant *other = meant->next; other; other = other->next)
        if (goes_with(other, meant)) {
            text_add(&rest, ", ");
            print_entries(other->text, &rest);
        }
    text_add(out, rest.length ? "one of " : "");
    print_entries(meant->text, out);
    text_add(out, text_string(&rest));
    text_free(&rest);
}

/* From which entry on all of them would do; 0: only there. */
static int since_of_all(const struct meant *meant)
{
    int since = meant->since;
    for (const struct meant *other = meant->next; other; other = other->next)
        if (goes_with(other, meant) && (!other->since || other->since > since))
            since = since ? other->since : 0;
    return since;
}

static void print_replacement(const struct meant *meant, struct text *out)
{
    text_format(out, "change entry %d to ", meant->entry);
    print_texts(meant, out);
}

static void print_insertion(const struct meant *meant, struct text *out)
{
    if (meant->gap) {
        text_format(out,
                    "a %s is not written before entry %d: write it, or add `%s` with what you know of the position",
                    meant->gap, meant->entry, meant->text);
        return;
    }
    text_add(out, "add ");
    print_texts(meant, out);
    text_format(out, " before entry %d", meant->entry);
    int since = since_of_all(meant);
    if (since)
        text_format(out, " or any earlier one from %d on", since);
}

static void print_deletion(const struct meant *meant, struct text *out)
{
    if (meant->last > meant->entry)
        text_format(out, "remove entries %d to %d, which are written twice", meant->entry, meant->last);
    else
        text_format(out, "remove entry %d, `%s`", meant->entry, meant->text);
}

static void print_exchange(const struct meant *meant, struct text *out)
{
    bool one = meant->second == meant->entry + 1, other = meant->last == meant->second;
    if (one && other)
        text_format(out, "exchange entries %d and %d", meant->entry, meant->last);
    else if (one == other) {
        text_add(out, "exchange ");
        print_part(meant->entry, meant->second - 1, out);
        text_add(out, " with ");
        print_part(meant->second, meant->last, out);
    } else if (one)
        text_format(out, "move entry %d after entry %d", meant->entry, meant->last);
    else
        text_format(out, "move entry %d before entry %d", meant->last, meant->entry);
}

static void print_players(const struct meant *meant, struct text *out)
{
    if (!meant->named)
        text_add(out, "change the names in ");
    else if (meant->exchanged)
        text_format(out, "exchange the names %s and %s in ", meant->written, meant->named);
    else
        text_format(out, "change %s to %s in ", meant->written, meant->named);
    print_part(meant->entry, meant->last, out);
}

static void print_join(const struct meant *meant, struct text *out)
{
    text_format(out, "join entries %d and %d: `%s`", meant->entry, meant->entry + 1, meant->text);
}

static void print_split(const struct meant *meant, struct text *out)
{
    text_format(out, "split entry %d: ", meant->entry);
    print_entries(meant->text, out);
}

static void print_renaming(const struct meant *meant, struct text *out)
{
    text_format(out, "write `%s` wherever the record says `%s`", meant->text, meant->written);
}

static void print_head(const struct meant *meant, struct text *out)
{
    text_format(out, strchr(meant->text, '`') ? "%s" : "write `%s`", meant->text);
}

static void (*const change_printers[CHANGES])(const struct meant *, struct text *) = {
    [CHANGE_REPLACE] = print_replacement, [CHANGE_INSERT] = print_insertion, [CHANGE_DELETE] = print_deletion,
    [CHANGE_SWAP] = print_exchange,       [CHANGE_PLAYERS] = print_players,  [CHANGE_JOIN] = print_join,
    [CHANGE_SPLIT] = print_split,         [CHANGE_RENAME] = print_renaming,  [CHANGE_TABLE] = print_head,
    [CHANGE_HEAD] = print_head,
};

/* Those that were not printed with the first of their place. */
static void print_others(const struct meant *meant, struct text *out)
{
    for (const struct meant *other = meant->next; other; other = other->next) {
        const struct meant *before = meant;
        while (before != other && !goes_with(other, before))
            before = before->next;
        if (before != other)
            continue;
        text_add(out, "; ");
        change_printers[other->change](other, out);
    }
}

void print_change(const struct meant *meant, struct text *out)
{
    struct text others = {0};
    print_others(meant, &others);
    text_add(out, others.length ? "one of: " : "");
    change_printers[meant->change](meant, out);
    text_add(out, text_string(&others));
    text_free(&others);
}

void print_fix(const struct finding *finding, struct text *out)
{
    const struct meant *meant = finding->meant;
    if (meant->change == CHANGE_REPLACE && meant->entry == finding->entry && !meant->next)
        text_add(out, meant->text);
    else if (meant->change == CHANGE_INSERT && !finding->entry) {
        text_add(out, "add ");
        print_texts(meant, out);
        text_format(out, " after entry %d", meant->entry - 1);
    } else
        print_change(meant, out);
}

void print_followers(const struct finding *finding, struct text *out)
{
    bool others = finding->to_entry != finding->entry || finding->from_entry != finding->entry;
    if (finding->meant ? finding->meant->gap != NULL : others) {
        text_format(out, "%d later finding%s may follow from this", finding->followers, plural(finding->followers));
        return;
    }
    text_format(out, "fixing this also clears %d ", finding->followers);
    if (!others)
        text_format(out, "more finding%s about this entry", plural(finding->followers));
    else
        text_format(out, "later finding%s", plural(finding->followers));
}

void print_legal(const struct finding *finding, struct text *out)
{
    const char *summary = finding->legal_summary, *command = finding->legal_command;
    text_format(out, "%s%s%s", summary ? summary : "", summary && command ? "; all: " : "", command ? command : "");
}

/* ---- all of them ----------------------------------------------------------------------------------------------- */

static void print_if_any(struct footnotes *footnotes, const char *label, struct text *sentence)
{
    if (sentence->length)
        footnotes->print(footnotes, label, text_string(sentence));
    text_clear(sentence);
}

static void print_hints(const struct finding *finding, struct footnotes *footnotes, struct text *sentence)
{
    if (finding->meant)
        print_fix(finding, sentence);
    print_if_any(footnotes, "fix", sentence);
    if (!finding->meant && finding->missing)
        text_format(sentence, "%s before this entry", finding->missing);
    print_if_any(footnotes, "missing", sentence);
    if (finding->followers)
        print_followers(finding, sentence);
    print_if_any(footnotes, "", sentence);
    print_legal(finding, sentence);
    print_if_any(footnotes, "legal", sentence);
}

void print_footnotes(const struct verdict *verdict, const struct finding *finding, struct footnotes *footnotes)
{
    struct text sentence = {0};
    print_rule(verdict, finding, &sentence);
    print_if_any(footnotes, "rule", &sentence);
    print_data(finding, &sentence);
    print_if_any(footnotes, "rests on", &sentence);
    for (const struct strings *source = finding->sources; source; source = source->next)
        footnotes->print(footnotes, "club", source->text);
    for (const struct strings *house = finding->house; house; house = house->next) {
        text_format(&sentence, "with `house: {%s}` this is allowed", house->text);
        print_if_any(footnotes, "house", &sentence);
    }
    if (finding->idle)
        footnotes->print(footnotes, "note", "the entry was not carried out");
    if (finding->follows && footnotes->all) {
        text_format(&sentence, "follows from entry %d", finding->follows);
        print_if_any(footnotes, "cause", &sentence);
    }
    print_hints(finding, footnotes, &sentence);
    if (finding->ruling != RULING_UNREADABLE) {
        text_format(&sentence, "referee explain %s", finding->rule->code);
        print_if_any(footnotes, "more", &sentence);
    }
    text_free(&sentence);
}
