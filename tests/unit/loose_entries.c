/* Kindness: entries as people write them, read as they are meant. The rows of real games are those of the record format's page. */
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "suites.h"
#include "support.h"

/* ---- real games ------------------------------------------------------------------------------------------------ */

#define CYCLADES                                                                                                       \
    "game: cyclades\nplayers: [ada, ben, cleo]\nlog:\n"                                                                \
    "  - table: order ada ben cleo\n  - table: draw medusa\n  - table: gods ares poseidon\n"
#define MYKERINOS                                                                                                      \
    "game: mykerinos\nplayers: [Tom, anna, ben]\nlog:\n"                                                               \
    "  - table: {deal: [violet ../^./.., lemon 2, brown, blank, lemon, violet, brown, blackmore]}\n"
#define MYRIATH                                                                                                        \
    "game: myriath\nplayers: [anna, ben]\ntable: {first: anna}\nlog:\n  - anna: octagon e5\n  - ben: octagon k5\n"
#define MYST "game: myst\nplayers: [blue, yellow]\nlog:\n"
#define MYTIKAS "game: mytikas\nplayers: [anna, ben, Carl]\nlog:\n"

struct reading_row {
    const char *record, *written, *meant; /* whole items of the log */
};

static const struct reading_row understood[] = {
    {CYCLADES, "Ada: Bid Ares 4", "ada: bid ares gold 4"},
    {CYCLADES, "ben: march 2 b1 c3", "ben: march 2 from b1 to c3"},
    {CYCLADES, "ben: march 2 b1 -> c3.", "ben: march 2 from b1 to c3"},
    {CYCLADES, "ben: march 2 b1\u2192c3", "ben: march 2 from b1 to c3"},
    {CYCLADES, "ben: {Bid: Ares, Gold: 4}", "ben: bid ares gold 4"},
    {CYCLADES, "ada bid ares 4", "ada: bid ares gold 4"},
    {CYCLADES, "ADA, BID ARES 4", "ada: bid ares gold 4"},
    {CYCLADES, "ada: bid Apollo", "ada: bid apollo"},
    {CYCLADES, "ada: recruit troop b1", "ada: recruit troop at b1"},
    {CYCLADES, "ada: sail c2 d3 2", "ada: sail c2 d3 fleets 2"},
    {CYCLADES, "ada: sail c2 d3, 2", "ada: sail c2 d3 fleets 2"},
    {CYCLADES, "ada: {Sail: C2 D3, Fleets: 2}", "ada: sail c2 d3 fleets 2"},
    {CYCLADES, "ada: march to c3 from b1 2", "ada: march 2 from b1 to c3"},
    {CYCLADES, "ada: {Metropolis: G6, Destroy: [Port, Temple]}", "ada: {metropolis: g6, destroy: [port, temple]}"},
    {CYCLADES, "ada: {bid: ares, GOLD: 4, Illegal: cyclades.gold}",
     "ada: {bid: ares, gold: 4, illegal: cyclades.gold}"},
    {CYCLADES, "ada: bid ares 4 ILLEGAL cyclades.gold ruled Void",
     "ada: bid ares gold 4 illegal cyclades.gold ruled void"},
    {CYCLADES, "Table: dice 2,1", "table: dice 2 1"},
    {CYCLADES, "ben: bids Ares three", "ben: bid ares gold 3"},
    {CYCLADES, "ben: hires an army in b1", "ben: recruit troop at b1"},
    {CYCLADES, "ben: Apollo", "ben: bid apollo"},
    {CYCLADES, "table: gods Ares and Athena", "table: gods ares athena"},
    {CYCLADES, "draw: [harpy]", "table: draw harpy"},
    {CYCLADES, "ben: bid Ares for two gold", "ben: bid ares gold 2"},
    {CYCLADES, "ada: bid \u201eares\u201c 2", "ada: bid ares gold 2"},
    {CYCLADES, "table: gods are poseidon and ares", "table: gods poseidon ares"},
    {CYCLADES, "ada: bid ares gold 2 (a bold price)", "ada: bid ares gold 2"},
    {CYCLADES, "ben: bought a temple in b1", "ben: build temple at b1"},
    {CYCLADES, "ben: fortress at b1", "ben: build fortress at b1"},
    {CYCLADES, "ben: attack c3 with 2 from b1", "ben: march 2 from b1 to c3"},
    {CYCLADES, "ada: horn on d2", "ada: prosper d2"},
    {CYCLADES, "ada: bid ares one", "ada: bid ares gold 1"},
    {CYCLADES, "ada: end of turn", "ada: done"},
    {CYCLADES, "table: {Draw: []}", "table: {draw: []}"},
    {MYKERINOS, "Tom: extend c3, c4", "Tom: extend c3 c4"},
    {MYKERINOS, "tom: start C3", "Tom: start c3"},
    {MYKERINOS, "Tom: appeal violet, extend f3 f4", "Tom: appeal violet extend f3 f4"},
    {MYKERINOS, "Tom: c3 c4", "Tom: extend c3 c4"},
    {MYKERINOS, "ben: Decline 2.", "ben: decline area 2"},
    {MYKERINOS, "TOM Pass", "Tom: pass"},
    {MYKERINOS, "Tom: appeal violet f3 f4", "Tom: appeal violet extend f3 f4"},
    {MYKERINOS, "table: deal violet, lemon 2", "table: {deal: [violet, lemon 2]}"},
    {MYKERINOS, "Tom: extend: c3, c4", "Tom: extend c3 c4"},
    {MYKERINOS, "Tom: appeal: violet", "Tom: appeal violet"},
    {MYKERINOS, "Deal: [lady violet, lemon 2]", "table: {deal: [violet, lemon 2]}"},
    {MYRIATH, "anna: Place v-aa E5 go nw", "anna: place v-aa at e5 go nw"},
    {MYRIATH, "anna: Place V-AL, H8, 180", "anna: place v-al at h8 turn 180"},
    {MYRIATH, "anna: place v-ar h8 ws", "anna: place v-ar at h8 go ws"},
    {MYST, "blue: Walk B2, b3 -> c3", "blue: walk b2 b3 c3"},
    {MYST, "blue: Place the Clock Tower", "blue: place clock-tower"},
    {MYST, "blue: {Walk: [B3]}", "blue: {walk: [b3]}"},
    {MYST, "blue: stay", "blue: walk stay"},
    {MYTIKAS, "table: deal Hera carl", "table: deal hera to Carl"},
    {MYTIKAS, "anna: build small-temple 3 slot 1 pay stone, marble",
     "anna: build small-temple level 3 slot 1 pay stone marble"},
    {MYTIKAS, "anna: build minor city level 1 paying 3 stone", "anna: build minor-city level 1 pay stone stone stone"},
    {MYTIKAS, "anna: [take, 2]", "anna: take 2"},
    {MYTIKAS, "anna: offer 2 on hera", "anna: offer hera tokens 2"},
    {MYTIKAS, "anna: takes one token", "anna: take 1"},
    {MYTIKAS, "revealed apollo", "table: reveal apollo"},
    {MYTIKAS, "anna: Favor Zeus Carl hephaestus marble-2", "anna: favor zeus from Carl with hephaestus pay marble-2"},
    {MYTIKAS, "anna: produce Stone, Marble level 2", "anna: produce stone marble level 2"},
};

struct refused_row {
    const char *record, *written, *says; /* part of the message */
};

static const struct refused_row not_understood[] = {
    {CYCLADES, "ben: bid 4", ""},
    {CYCLADES, "ben: march 2 b1", ""},
    {CYCLADES, "ben: Bid aers 4", ""},
    {CYCLADES, "bne: bid ares 4", ""},
    {CYCLADES, "bne: bid 4", "no player is called `bne`; did you mean `ben`?"},
    {CYCLADES, "ben: bid [aers gold 4", "`[aers` is not a god; did you mean `ares`?"},
    {CYCLADES, "ben: bid ares gold 4 gold 5", "`gold` is given twice"},
    {CYCLADES, "ben: bid ares 4 5", "`bid` takes no `4`"},
    {CYCLADES, "ben: bid ares gold 4 note hello", "write a note in the long form: `{bid: ..., note: ...}`"},
    {CYCLADES, "ben: {bid: ares, b1: 4}", "`bid` takes no `b1`"},
    {CYCLADES, "zorro bid ares 4", ""},
    {CYCLADES, "ben", ""},
    {MYKERINOS, "Tom: extned c3 c4", ""},
    {MYTIKAS, "anna: build small-temple", ""},
    {CYCLADES, "ben bids 4", ""},
    {CYCLADES, "ben bids on ares", ""},
    {CYCLADES, "ben marches two troops from b1", ""},
    {CYCLADES, "ada bids 3 on zeus and ares", ""},
    {MYKERINOS, "Tom extends", ""},
    {MYTIKAS, "anna takes tokens", ""},
    {MYTIKAS, "anna moves", ""},
    {MYTIKAS, "anna moves to zeus", ""},
    /* a space is not near to another */
    {MYKERINOS, "Tom: start j9", "`j9` is not a space (a1 to h9)"},
    /* verbs in another form, also of other words for them */
    {CYCLADES, "ben: took bread", ""},
    /* the verb is missing, or stands after */
    {MYKERINOS, "Tom: right", ""},
    /* items of several words without brackets */
    {MYKERINOS, "table: deal violet 2 lemonn", ""},
    /* what is done in the place of who does it */
    {CYCLADES, "bid: ares 4", ""},
    /* what belongs elsewhere in the record */
    {MYST, "table: youngest blue", "`youngest` is not an entry; write it in `table:`, as `youngest: blue`"},
    {MYST, "youngest: Blue", "write it in `table:`, as `youngest: blue`"},
    {MYKERINOS, "table: {season: 2, marker: ben}", "write it in `table:`, as `season: 2`"},
    {CYCLADES, "table: gold 3", "`gold` is not an entry; write it in `table:`"},
    {MYTIKAS, "House: {unwritten: required}",
     "`house` is not an entry; move it out of the log, to the level of `log:`"},
    {MYRIATH, "title: Club night", "`title` is not an entry; move it out of the log, to the level of `log:`"},
    {MYRIATH, "note: a break", "`note` is not an entry; add it to the entry it is about, or begin the line with #"},
    /* numbers in words and with their unit, signs around words, and no guess where a letter is all there is */
    {CYCLADES, "ben: recruit troop at z", "`z` is not a space"},
    /* what turns the meaning round is never left out, and nothing is made a place of the board */
    /* one meaning or none: signs inside of a text, a number without its noun */
    {MYKERINOS, "Tom: extend [c3, c4].", ""},
    {MYKERINOS, "table: deal [violet ../^./.., lemon 2, brown]", ""},
    {MYKERINOS, "table: deal [Violet 2 ../^./..; LEMON]", ""},
    {MYKERINOS, "Tom: extend e3+e4", ""},
    {MYKERINOS, "table: deal violet 2 lemon Brown 3 ^./../..", ""},
    {MYKERINOS, "Tom: start d4, zebra", ""},
    {MYTIKAS, "anna: favor of Zeus", ""},
    {MYTIKAS, "anna: stone 2 down to 1", ""},
    {MYRIATH, "anna: place u-al at i9 not flipped", ""},
    {MYST, "blue: {place: e2, place: d2}", "the key `place` is already on line 4"},
    /* a remark after the entry */
    {MYTIKAS, "anna: take 2 \u2714", "`take` takes no `\u2714`"},
    /* a number, not a pronoun */
    /* what nobody wrote is not what is wrong */
    {MYKERINOS, "Tom: pass; dan: pass", ""},
    {MYKERINOS, "Tom & dan: pass", ""},
    {MYKERINOS, "{Tom: pass, dan: pass}", ""},
    /* a misspelt word, and a thing that nobody knows, are not left out */
    {CYCLADES, "ben gets a trop in d2", ""},
    {CYCLADES, "ben gets a goblin in d2", ""},
    {CYCLADES, "ben sails thre ships from d4 to e4", ""},
    {CYCLADES, "ben puts a kort on d2", ""},
    {MYST, "blue's hand is library 2, library 3, vocket ship 5, clock tower 2 and a linking book",
     "did you mean `table: deal blue cards library-2 library-3 rocket-ship-5 clock-tower-2 linking-book`?"},
    /* two letters exchanged are likelier than another letter, and all near words are tried */
    {CYCLADES, "ben puts a fort on teh isle d2", "did you mean `ben: build fortress at d2`?"},
    {CYCLADES, "ben moves 2 troops fro d2 to c3", "did you mean `ben: march 2 from d2 to c3`?"},
    /* no far-fetched word */
    {MYKERINOS, "Tom puts two cubes down", ""},
    {MYTIKAS, "anna gets rich", ""},
    {MYST, "blue is winning", ""},
    /* what was not done, or not for sure */
    {CYCLADES, "ben: bid not ares 3", ""},
    {CYCLADES, "ben maybe bids 3 on ares", ""},
    {CYCLADES, "ben bids 3 on ares?", ""},
    /* no far-fetched word: what is proposed is a whole entry */
    {CYCLADES, "ben: dance", ""},
    {CYCLADES, "ben: plays bid", ""},
    {CYCLADES, "ben: bdi", ""},
    {CYCLADES, "ben: bid ares 3 and fnord", ""},
    {MYST, "blue: produce stone", ""},
};

static void add_line(struct text *out, const char *record, const char *line)
{
    text_format(out, "%s  - %s\n", record, line);
}

static void judge_line(const char *record, const char *line, struct text *out, struct verdict *verdict)
{
    struct text text = {0};
    add_line(&text, record, line);
    judge_text(text.bytes, text.length, NULL, verdict);
    describe_verdict(verdict, out);
    text_free(&text);
}

static const struct finding *spelling_note(const struct verdict *verdict)
{
    const struct finding *finding = verdict->docket.first;
    while (finding && finding->rule != &common_rules[LOG_SPELLING])
        finding = finding->next;
    return finding;
}

/* Without what an entry says about itself, which the note leaves out. */
static void bare_reading(const char *meant, struct text *out)
{
    const char *aside = strstr(meant, " illegal");
    size_t length = aside && !strchr(meant, '{') ? (size_t)(aside - meant) : strlen(meant);
    text_format(out, "read as `%.*s`", (int)length, meant);
}

TEST is_read_as_meant(const struct reading_row *row)
{
    if (!game_is_built(row->record))
        SKIP();
    struct text written = {0}, meant = {0}, expected = {0};
    struct verdict one, other;
    judge_line(row->record, row->written, &written, &one);
    judge_line(row->record, row->meant, &meant, &other);
    const struct finding *note = spelling_note(&one);
    bare_reading(row->meant, &expected);
    bool noted = note && note->ruling == RULING_NOTED && note->entry == one.entries
                 && (strstr(row->meant, "llegal:") || same(note->message, text_string(&expected)));
    bool alike = same(text_string(&written), text_string(&meant)) && !spelling_note(&other);
    if (!noted || !alike)
        printf("\n%s\n  %s\n  %s\n%s---\n%s", row->written, note ? note->message : "no note", text_string(&expected),
               text_string(&written), text_string(&meant));
    verdict_free(&one);
    verdict_free(&other);
    text_free(&written);
    text_free(&meant);
    text_free(&expected);
    ASSERTm(row->written, noted && alike);
    PASS();
}

TEST is_not_read(const struct refused_row *row)
{
    if (!game_is_built(row->record))
        SKIP();
    struct text found = {0};
    struct verdict verdict;
    judge_line(row->record, row->written, &found, &verdict);
    const struct finding *last = verdict.docket.last;
    bool right = last && last->ruling == RULING_UNREADABLE && last->entry == verdict.unread
                 && strstr(last->message, row->says) && !spelling_note(&verdict);
    if (!right)
        printf("\n%s\n%s", row->written, text_string(&found));
    verdict_free(&verdict);
    text_free(&found);
    ASSERTm(row->written, right);
    PASS();
}

/* ---- head, table and claims ------------------------------------------------------------------------------------- */

struct head_row {
    const char *written, *findings;
};

static const struct head_row heads[] = {
    {"Game: Nim\nPLAYERS: [anna, ben]\n", "noted game, noted nim, noted players"},
    {"game: nim\nplayers: anna, Ben\n", "noted [anna, Ben]"},
    {"game: nim\nplayers: anna\n", "unreadable"},
    {"game: nim\nplayers: [anna, ben]\nhouse: {PASS: Allowed}\n", "noted pass, noted allowed"},
    {"game: nim\nplayers: [anna, ben]\nhouse: {pass: alowed}\n", "unreadable"},
    {"game: nim\nplayers: [anna, ben]\nbox: Built-In\n", "noted built-in"},
    {"game: nim\nplayers: [anna, ben]\nbox: {Heaps: {Beta: 2}, most: 9}\n", "noted heaps, noted beta"},
    {"game: nim\nplayers: [anna, ben]\nbox: {heaps: {beta: 2}, provenance: {heaps: known}}\n", "ok"},
    {"game: nim\nplayers: [anna, ben]\ntable: {Turn: Anna, heaps: {BETA: 2}}\n", "noted turn, noted anna, noted beta"},
    {"game: nim\nplayers: [anna, ben]\ntable: {turn: anne, Heaps: {beta: 2}}\n", "noted heaps, unreadable"},
    {"game: nim\nplayers: [anna, ben]\ntable: {turn: anna, Turn: ben}\n", "unreadable"},
    {"game: nim\nplayers: [anna, ben]\nclaims: {scores: {ANNA: 0}, To-Act: Anna}\n",
     "noted anna, noted to-act, noted [anna]"},
    {"game: nim\nplayers: [anna, ben]\nclaims: {scores: {anna: \u00bd, ben: \"0,5\"}}\n",
     "noted 0.5, noted 0.5, false, false"},
    {"game: nim\nplayers: [anna, ben]\nLog:\n  - anna: take 1 from beta\nClaims: {over: False}\n",
     "noted log, noted claims, noted false"},
    {"game: nim\nplayer: [anna, ben]\nclaims: {score: {anna: 0}}\n", "noted players, noted scores"},
    {"game: nim\nplayers: [anna, ben]\ntable: {heap: {beta: 2}, turn: anna}\nclaims: {heaps: {beta: 2}, over: false}\n",
     "noted heaps, noted table: {heaps: ...}"},
    {"game: nim\nplayers: [anna, ben]\nlog:\n  - claims: {turn: ben}\n", "noted table: {turn: ...}, false"},
    {"game: nim\nplayers: [anna, ben]\nlog:\n  - Claims: {Over: false}\n", "noted claims, noted over"},
    {"game: nim\nplayers: [\" anna\", table, ben, BEN]\nrules: 1\nhouse: {tye: a}\nbox: {foo: 1}\ntitle: [a]\n",
     "unreadable, unreadable, unreadable, unreadable, unreadable, unreadable, unreadable"},
    {"log:\n  - Anna: Take 1 from beta\nHouse: {pass: Allowed}\nplayers: [anna, ben]\ngame: Nim\n",
     "noted anna: take 1 from beta, noted house, noted allowed, noted nim"},
};

/* "noted ares": the word, and what is read. */
static void list_notes(const struct verdict *verdict, struct text *out)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        text_format(out, "%s%s", out->length ? ", " : "", ruling_names[finding->ruling]);
        const char *read = finding->ruling == RULING_NOTED ? strchr(finding->message, '`') : NULL;
        if (read)
            text_format(out, " %.*s", (int)strlen(read) - 2, read + 1);
    }
    if (!out->length)
        text_add(out, "ok");
}

TEST head_is_read_as_meant(const struct head_row *row)
{
    struct verdict verdict;
    struct text found = {0};
    judge_text(row->written, strlen(row->written), NULL, &verdict);
    list_notes(&verdict, &found);
    bool right = same(text_string(&found), row->findings);
    if (!right)
        printf("\n%s  expected %s\n  found    %s\n", row->written, row->findings, text_string(&found));
    verdict_free(&verdict);
    text_free(&found);
    ASSERTm(row->written, right);
    PASS();
}

SUITE(loose_entries)
{
    EACH_ROW(is_read_as_meant, understood);
    EACH_ROW(is_not_read, not_understood);
    EACH_ROW(head_is_read_as_meant, heads);
}
