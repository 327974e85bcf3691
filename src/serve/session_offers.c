/* Sessions: which words can still lead to a legal entry. */
#include <string.h>
#include <strings.h>

#include "base/words.h"
#include "game/entry.h"
#include "game/verb_form.h"
#include "serve/session_state.h"

/* ---- the legal entries of one position as words, made once ---- */

void legal_list_free(struct legal_list *legal)
{
    moves_free(&legal->moves);
    arena_free(&legal->arena);
    text_free(&legal->described);
    text_free(&legal->notation);
    *legal = (struct legal_list){.after = -1};
}

/* `line` is the printed entry. */
static void list_entry(struct arena *arena, const struct match *match, const struct move *move, const struct text *line,
                       struct listed *listed)
{
    const char *name = printed_word(arena, actor_name(match, move->actor));
    const struct verb *verb = &match->game->verbs[move->verb];
    *listed = (struct listed){
        .text = arena_copy(arena, text_string(line), line->length), .actor = move->actor, .verb = move->verb};
    char *rest = arena_string(arena, listed->text + strlen(name) + strlen(": "));
    bool braces = *rest == '{';
    size_t words = 1;
    for (const char *c = rest; *c; c++)
        words += *c == ' ';
    listed->piece = arena_raw(arena, words * sizeof *listed->piece);
    int field = 0;
    for (char *word = strtok_r(rest, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        bool begins = !listed->pieces && !braces;
        int named = begins || braces ? 0 : field_named(verb, word);
        field = named > 0 ? named : field;
        bool loose = !begins && named <= 0 && !braces && shape_may_be(verb->fields[field].shape, FORM_BAG);
        listed->piece[listed->pieces++] = (struct piece){word, (short)field, begins || named > 0, loose};
    }
}

static void list_entries(struct legal_list *legal, const struct match *match)
{
    struct text line = {0};
    legal->entry = arena_take(&legal->arena, (size_t)legal->moves.count * sizeof *legal->entry);
    for (int i = 0; i < legal->moves.count; i++) {
        const struct move *move = &legal->moves.move[i];
        text_clear(&line);
        move_print(match, move, &line);
        list_entry(&legal->arena, match, move, &line, &legal->entry[i]);
    }
    text_free(&line);
}

static void print_notations(const struct match *match, const struct unlisted *unlisted, struct text *out)
{
    for (; unlisted; unlisted = unlisted->next) {
        struct text notation = {0};
        verb_notation(actor_name(match, unlisted->actor), &match->game->verbs[unlisted->verb], &notation);
        if (!strstr(text_string(out), text_string(&notation)))
            text_format(out, "%s\n", text_string(&notation));
        text_free(&notation);
    }
}

/* ---- who can act after assumed entries, and what is then legal ---- */

enum { MOST_AHEAD = 16, MOST_VERIFIED = 300 };

/* Who can act in that position, now or after optional entries, up to where `actor` can (-1: all). Sets `state` to the
   state there. */
static unsigned session_ahead(struct session *session, int after, int actor, void *state)
{
    const struct match *match = session_match(session);
    size_t size = size_of_state(match);
    int question = question_named(match->game, "unwritten");
    bool implied = question < 0 || match->house[question] == 0;
    struct arena arena = {0};
    struct move optional;
    void *next = arena_take(&arena, size);
    memcpy(state, session_state(session, after), size);
    unsigned met = position_to_act(match, state);
    for (int made = 0; implied && made < MOST_AHEAD && (actor < 0 || !(met & (1u << actor))); made++) {
        if (!position_optional(match, state, NULL, &optional) || !is_legal(match, state, &optional, next))
            break;
        memcpy(state, next, size);
        met |= position_to_act(match, state);
    }
    arena_free(&arena);
    return met;
}

/* Keeps the moves that are accepted at that place of the log, with optional entries assumed before them. */
static void session_moves_ahead(struct session *session, int after, int actor, const void *state, struct moves *moves)
{
    int kept = 0;
    legal_moves_of(session_match(session), state, actor, -1, moves);
    for (int i = 0; i < moves->count && moves->count <= MOST_VERIFIED; i++) {
        struct text entry = {0};
        move_print(session_match(session), &moves->move[i], &entry);
        if (session_accepts(session, after, text_string(&entry)))
            moves->move[kept++] = moves->move[i];
        text_free(&entry);
    }
    moves->count = kept;
}

/* The legal entries of that position; NULL: there is none. If `actor` is not -1, those of a player who cannot act
   yet. */
static const struct legal_list *session_legal(struct session *session, int after, int actor)
{
    struct legal_list *legal = &session->legal;
    if (!session_state(session, after))
        return NULL;
    if (legal->after == after && legal->ahead == actor)
        return legal;
    legal_list_free(legal);
    legal->after = after;
    legal->ahead = actor;
    const struct match *match = session_match(session);
    legal->state = state_copy(match, &legal->arena, session_state(session, after));
    if (actor < 0) {
        legal_moves(match, legal->state, &legal->moves);
        legal->unlisted = position_unlisted(match, legal->state, &legal->arena);
        position_print_unlisted(match, legal->state, &legal->described);
        print_notations(match, legal->unlisted, &legal->notation);
    } else if (session_ahead(session, after, actor, legal->state) & (1u << actor))
        session_moves_ahead(session, after, actor, legal->state, &legal->moves);
    list_entries(legal, match);
    return legal;
}

enum { MOST_TYPED = 160, MOST_VOCABULARY = 1000 };

/* The beginning of an entry: whole words of its value, and perhaps an unfinished one. */
struct typed {
    int actor; /* -1: not named */
    const char *word[MOST_TYPED];
    int words;
    const char *part; /* the unfinished word; "" after a space */
    size_t from;      /* where the unfinished word begins */
};

static bool alike(const char *typed, const char *word)
{
    return strcasecmp(typed, word) == 0;
}

static bool begins(const char *typed, const char *word)
{
    return strncasecmp(typed, word, strlen(typed)) == 0;
}

/* ---- what is there already ------------------------------------------------------------------------------------- */

/* False: the line is not the beginning of an entry. */
static bool cut_line(struct arena *arena, const struct match *match, const char *line, struct typed *typed)
{
    size_t at = strspn(line, " ");
    *typed = (struct typed){.actor = -1};
    size_t name = at + position_line_actor(match, line + at, &typed->actor), colon = name + (line[name] == ':');
    if (typed->actor >= 0 && line[colon] == ' ')
        at = colon + strspn(line + colon, " ");
    else
        typed->actor = -1; /* no space yet: the name is unfinished */
    for (typed->from = at;; typed->from = at) {
        size_t length = strcspn(line + at, " ");
        const char *word = arena_copy(arena, line + at, length);
        if (!line[at + length]) {
            typed->part = word;
            return true;
        }
        if (typed->words == MOST_TYPED)
            return false;
        typed->word[typed->words++] = word;
        at += length + strspn(line + at + length, " ");
    }
}

/* ---- following a legal entry along these words ----------------------------------------------------------------- */

/* How far the words have been found in the entry. */
struct walk {
    const struct listed *listed;
    bool used[MOVE_ITEMS + 2 * MOVE_FIELDS + 2];
    int field;
};

/* The next unused value of the field; in a bag the next that equals `called`. -1: none. */
static int next_value(const struct walk *walk, int field, const char *called)
{
    for (int i = 0; i < walk->listed->pieces; i++) {
        const struct piece *piece = &walk->listed->piece[i];
        if (piece->field != field || piece->name || walk->used[i])
            continue;
        if (!called || alike(called, piece->word))
            return i;
        if (!piece->loose)
            return -1;
    }
    return -1;
}

static int next_name(const struct walk *walk, const char *called)
{
    for (int i = 1; i < walk->listed->pieces; i++)
        if (walk->listed->piece[i].name && !walk->used[i] && (!called || alike(called, walk->listed->piece[i].word)))
            return i;
    return -1;
}

static bool take_step(struct walk *walk, const char *word)
{
    const struct piece *piece = walk->listed->piece;
    bool verb = piece->name && !walk->used[0];
    int step = !verb ? next_value(walk, walk->field, word) : alike(word, piece->word) ? 0 : -1;
    if (step < 0 && !verb && next_value(walk, walk->field, NULL) < 0) {
        int name = next_name(walk, word);
        if (name < 0) { /* the name of the next field is left out */
            name = next_name(walk, NULL);
            step = name < 0 ? -1 : next_value(walk, piece[name].field, word);
            if (step < 0)
                return false;
        }
        walk->used[name] = true;
        walk->field = piece[name].field;
        step = step < 0 ? name : step;
    }
    if (step >= 0)
        walk->used[step] = true;
    return step >= 0;
}

static bool at_end(const struct walk *walk)
{
    for (int i = 0; i < walk->listed->pieces; i++)
        if (!walk->used[i])
            return false;
    return true;
}

/* ---- gathering ------------------------------------------------------------------------------------------------- */

struct gathering {
    struct session *session;
    const struct match *match;
    struct arena *arena;
    struct offers *offers;
    struct typed typed;
    int word_room;
};

/* Offers the word if it begins like that, with so many more entries that have it. */
static bool offer_word(struct gathering *gathering, const char *begun, const char *word, const char *about, int entries)
{
    struct offers *offers = gathering->offers;
    if (!begins(begun, word))
        return false;
    for (int i = 0; i < offers->words; i++)
        if (same(offers->word[i].word, word)) {
            offers->word[i].entries += entries;
            return true;
        }
    if (offers->words == gathering->word_room) {
        const struct offered_word *old = offers->word;
        gathering->word_room = 2 * gathering->word_room + 32;
        offers->word = arena_raw(gathering->arena, (size_t)gathering->word_room * sizeof *offers->word);
        if (offers->words)
            memcpy(offers->word, old, (size_t)offers->words * sizeof *old);
    }
    offers->word[offers->words++] = (struct offered_word){word, about, entries};
    return true;
}

static bool offer_piece(struct gathering *gathering, const struct listed *listed, int row)
{
    const struct verb *verb = &gathering->match->game->verbs[listed->verb];
    const struct piece *piece = &listed->piece[row];
    const char *about = !piece->name ? NULL : row ? verb->fields[piece->field].doc : verb->doc;
    return offer_word(gathering, gathering->typed.part, piece->word, about, 1);
}

/* Offers every value of the field that may come next. */
static bool offer_values(struct gathering *gathering, const struct walk *walk, int field)
{
    bool any = false;
    for (int i = 0; i < walk->listed->pieces; i++) {
        const struct piece *piece = &walk->listed->piece[i];
        if (piece->field != field || piece->name || walk->used[i])
            continue;
        any |= offer_piece(gathering, walk->listed, i);
        if (!piece->loose)
            break;
    }
    return any;
}

/* Offers what comes next in referee's order; if that does not match the unfinished word, other fields, and values
   without their names. */
static bool offer_next(struct gathering *gathering, const struct walk *walk)
{
    const struct listed *listed = walk->listed;
    if (listed->piece->name && !walk->used[0])
        return offer_piece(gathering, listed, 0);
    if (next_value(walk, walk->field, NULL) >= 0)
        return offer_values(gathering, walk, walk->field);
    int name = next_name(walk, NULL);
    bool any = name >= 0 && offer_piece(gathering, listed, name);
    if (any || name < 0 || !*gathering->typed.part)
        return any;
    for (int i = name + 1; i < listed->pieces; i++)
        any |= listed->piece[i].name && !walk->used[i] && offer_piece(gathering, listed, i);
    return offer_values(gathering, walk, listed->piece[name].field) || any;
}

static void offer_listed(struct gathering *gathering)
{
    const struct legal_list *legal = &gathering->session->legal;
    const struct listed *entry = legal->entry;
    const struct typed *typed = &gathering->typed;
    struct offers *offers = gathering->offers;
    offers->entry = arena_raw(gathering->arena, (size_t)legal->moves.count * sizeof *offers->entry);
    for (int i = 0; i < legal->moves.count; i++) {
        struct walk walk = {.listed = &entry[i]};
        bool fits = typed->actor < 0 || typed->actor == entry[i].actor;
        for (int word = 0; word < typed->words && fits; word++)
            fits = take_step(&walk, typed->word[word]);
        if (!fits)
            continue;
        bool ended = !*typed->part && at_end(&walk);
        if (offer_next(gathering, &walk) || ended) {
            struct earnings earnings = {0};
            struct text earned = {0};
            position_earns(gathering->match, legal->state, &legal->moves.move[i], &earnings);
            earnings_print(&earnings, &earned);
            offers->entry[offers->entries++] = (struct offered_entry){
                legal->ahead < 0 ? i + 1 : 0, legal->entry[i].text, arena_keep(gathering->arena, &earned)};
        }
        bool there = ended || (*typed->part && take_step(&walk, typed->part));
        if (!offers->whole && legal->ahead < 0 && there && at_end(&walk))
            offers->whole = i + 1;
    }
}

/* ---- what cannot be listed ------------------------------------------------------------------------------------- */

static void offer_vocabulary(struct gathering *gathering, const struct shape *shape)
{
    const struct words *words = shape->words;
    const char *part = gathering->typed.part;
    for (int i = 0; words && words->list && words->list[i]; i++)
        offer_word(gathering, part, words->list[i], NULL, 0);
    int count = words && words->count ? words->count(gathering->match) : 0;
    for (int i = 0; i < count && i < MOST_VOCABULARY; i++) {
        char room[WORD_ROOM];
        const char *name = words->name(gathering->match, i, room);
        if (name)
            offer_word(gathering, part, arena_string(gathering->arena, name), NULL, 0);
    }
    for (int seat = 0; shape->form == FORM_NAME && seat < gathering->match->seats; seat++)
        offer_word(gathering, part, gathering->match->names[seat], NULL, 0);
    if (is_list(shape))
        offer_vocabulary(gathering, shape->of);
    for (const struct field *way = shape->fields; shape->form == FORM_EITHER && way->shape; way++)
        offer_vocabulary(gathering, way->shape);
}

static bool takes_more(const struct shape *shape, int values)
{
    bool more = values == 0 || is_list(shape);
    for (const struct field *way = shape->fields; shape->form == FORM_EITHER && way->shape; way++)
        more = more || takes_more(way->shape, values);
    return more && shape->form != FORM_NONE;
}

static void offer_by_shape(struct gathering *gathering, const struct verb *verb)
{
    const struct typed *typed = &gathering->typed;
    bool met[MOVE_FIELDS] = {true};
    int field = 0, values = 0;
    for (int i = 1; i < typed->words; i++) {
        int begun = entry_begins(verb, typed->word[i]);
        values = begun > 0 ? 0 : values + 1;
        if (begun > 0)
            met[field = begun] = true;
    }
    if (takes_more(verb->fields[field].shape, values))
        offer_vocabulary(gathering, verb->fields[field].shape);
    for (int i = 1; verb->fields[i].shape && (values || verb->fields[field].shape->form == FORM_NONE); i++)
        if (!met[i])
            offer_word(gathering, typed->part, verb->fields[i].name, verb->fields[i].doc, 0);
}

static void offer_unlisted(struct gathering *gathering)
{
    const struct typed *typed = &gathering->typed;
    const struct unlisted *unlisted = gathering->session->legal.unlisted;
    bool met[256] = {false};
    for (; unlisted; unlisted = unlisted->next) {
        const struct verb *verb = &gathering->match->game->verbs[unlisted->verb];
        bool theirs = typed->actor < 0 || typed->actor == unlisted->actor;
        if (unlisted->verb >= (int)sizeof met || met[unlisted->verb] || !theirs)
            continue;
        met[unlisted->verb] = true;
        if (!typed->words)
            offer_word(gathering, typed->part, verb->name, verb->doc, 0);
        else if (alike(typed->word[0], verb->name))
            offer_by_shape(gathering, verb);
    }
}

/* ---- who ------------------------------------------------------------------------------------------------------- */

/* Offers those who act now, then those who act after assumed entries. */
static void offer_names(struct gathering *gathering, int after, const char *line)
{
    const struct legal_list *legal = &gathering->session->legal;
    struct arena *arena = gathering->arena;
    unsigned now = position_to_act(gathering->match, legal->state);
    void *state = arena_take(arena, size_of_state(gathering->match));
    unsigned then = session_ahead(gathering->session, after, -1, state) & ~now;
    for (int row = 0; row < 2 * (CHANCE + 1); row++) {
        int actor = row % (CHANCE + 1), entries = 0;
        bool later = row > CHANCE;
        if (!((later ? then : now) & (1u << actor)))
            continue;
        for (int i = 0; i < legal->moves.count && !later; i++)
            entries += legal->moves.move[i].actor == actor;
        const char *name = printed_word(arena, actor_name(gathering->match, actor));
        offer_word(gathering, line, arena_format(arena, "%s:", name), later ? "after an optional entry" : NULL,
                   entries);
    }
}

const struct offers *session_offers(struct session *session, int after, const char *line, bool nameless)
{
    const struct legal_list *legal = session_legal(session, after, -1);
    if (!legal)
        return NULL;
    arena_reset(&session->offered);
    struct gathering gathering = {
        .session = session, .match = session_match(session), .arena = &session->offered, .offers = &session->offers};
    unsigned to_act = position_to_act(gathering.match, legal->state);
    bool read = cut_line(&session->offered, gathering.match, line, &gathering.typed);
    int actor = gathering.typed.actor;
    if (actor >= 0 && !(to_act & (1u << actor)))
        legal = session_legal(session, after, actor);
    session->offers = (struct offers){.total = legal->moves.count,
                                      .unlisted = text_string(&legal->described),
                                      .notation = text_string(&legal->notation)};
    size_t blanks = strspn(line, " ");
    session->offers.from = gathering.typed.from;
    if (read && (actor >= 0 || nameless)) {
        offer_listed(&gathering);
        offer_unlisted(&gathering);
    }
    bool several = (to_act & (to_act - 1)) != 0, begun = line[blanks] != '\0';
    bool names = actor < 0 && (!nameless || (several && !begun) || (begun && !session->offers.words));
    if (names && !session->offers.words)
        session->offers.from = blanks;
    if (names && session->offers.from == blanks)
        offer_names(&gathering, after, line + blanks);
    return &session->offers;
}
