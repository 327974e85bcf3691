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

static void add_piece(struct listed *listed, struct piece piece)
{
    listed->piece[listed->pieces++] = piece;
}

/* Cuts the short form into words: a field's name, then its values. */
static void cut_fields(struct arena *arena, const struct verb *verb, struct listed *listed, const char *value)
{
    char *rest = arena_string(arena, value);
    int field = 0;
    add_piece(listed, (struct piece){.word = strtok_r(rest, " ", &rest), .name = true});
    for (char *word = strtok_r(NULL, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        int named = field_named(verb, word);
        field = named > 0 ? named : field;
        bool loose = named <= 0 && shape_may_be(verb->fields[field].shape, FORM_BAG);
        add_piece(listed, (struct piece){word, (short)field, named > 0, loose});
    }
}

static int count_words(const char *line)
{
    int words = 1;
    for (; *line; line++)
        words += *line == ' ';
    return words;
}

/* `line` is the printed entry. */
static void list_entry(struct arena *arena, const struct match *match, const struct move *move, const struct text *line,
                       struct listed *listed)
{
    const char *name = printed_word(arena, actor_name(match, move->actor));
    *listed = (struct listed){
        .text = arena_copy(arena, text_string(line), line->length), .actor = move->actor, .verb = move->verb};
    const char *value = listed->text + strlen(name) + strlen(": ");
    listed->piece = arena_raw(arena, (size_t)count_words(value) * sizeof *listed->piece);
    if (*value == '{') {
        char *rest = arena_string(arena, value);
        listed->braces = true;
        for (char *word = strtok_r(rest, " ", &rest); word; word = strtok_r(NULL, " ", &rest))
            add_piece(listed, (struct piece){.word = word});
    } else
        cut_fields(arena, &match->game->verbs[move->verb], listed, value);
}

static void list_entries(struct legal_list *legal, const struct match *match)
{
    struct text line = {0};
    size_t size = (size_t)legal->moves.count * sizeof *legal->entry;
    legal->entry = arena_take(&legal->arena, size);
    legal->spelled = match->game->lists.list_entry ? arena_take(&legal->arena, size) : NULL;
    for (int i = 0; i < legal->moves.count; i++) {
        const struct move *move = &legal->moves.move[i];
        text_clear(&line);
        position_list_entry(match, move, &line);
        list_entry(&legal->arena, match, move, &line, &legal->entry[i]);
        if (!legal->spelled)
            continue;
        text_clear(&line);
        move_print(match, move, &line);
        list_entry(&legal->arena, match, move, &line, &legal->spelled[i]);
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

static bool is_implied(const struct match *match)
{
    int question = question_named(match->game, "unwritten");
    return question < 0 || match->house[question] == 0;
}

/* Plays the optional entry of that moment. False: there is none, or it is not legal. */
static bool make_optional(const struct match *match, void *state, void *room)
{
    struct move optional;
    if (!position_optional(match, state, NULL, &optional) || !is_legal(match, state, &optional, room))
        return false;
    memcpy(state, room, match->game->state_size);
    return true;
}

/* Who can act in that position, now or after optional entries, up to where `actor` can (-1: all). Sets `state` to the
   state there. */
static unsigned session_ahead(struct session *session, int after, int actor, void *state)
{
    const struct match *match = session_match(session);
    size_t size = match->game->state_size;
    struct arena arena = {0};
    void *room = arena_take(&arena, size);
    memcpy(state, session_state(session, after), size);
    unsigned met = position_to_act(match, state);
    for (int made = 0; made < MOST_AHEAD && is_implied(match); made++) {
        if ((actor >= 0 && (met & (1u << actor))) || !make_optional(match, state, room))
            break;
        met |= position_to_act(match, state);
    }
    arena_free(&arena);
    return met;
}

/* Is the move accepted at that place of the log, with optional entries assumed before it? */
static bool is_accepted(struct session *session, int after, const struct move *move)
{
    struct text entry = {0};
    move_print(session_match(session), move, &entry);
    bool accepted = session_accepts(session, after, text_string(&entry));
    text_free(&entry);
    return accepted;
}

static void session_moves_ahead(struct session *session, int after, int actor, const void *state, struct moves *moves)
{
    int kept = 0;
    legal_moves_of(session_match(session), state, actor, -1, moves);
    for (int i = 0; i < moves->count && moves->count <= MOST_VERIFIED; i++)
        if (is_accepted(session, after, &moves->move[i]))
            moves->move[kept++] = moves->move[i];
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
    size_t size = match->game->state_size;
    legal->state = arena_take(&legal->arena, size);
    if (actor < 0) {
        memcpy(legal->state, session_state(session, after), size);
        legal_moves(match, legal->state, &legal->moves);
        legal->unlisted = position_unlisted(match, legal->state, &legal->arena);
        position_print_unlisted(match, legal->state, &legal->described);
        print_notations(match, legal->unlisted, &legal->notation);
    } else if (session_ahead(session, after, actor, legal->state) & (1u << actor))
        session_moves_ahead(session, after, actor, legal->state, &legal->moves);
    list_entries(legal, match);
    return legal;
}

const char *session_listed(struct session *session, int after, int number)
{
    const struct legal_list *legal = session_legal(session, after, -1);
    return legal && number >= 1 && number <= legal->moves.count ? legal->entry[number - 1].text : NULL;
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
static bool cut_line(struct arena *arena, const struct match *match, const void *state, const char *line,
                     struct typed *typed)
{
    size_t at = strspn(line, " ");
    *typed = (struct typed){.actor = -1};
    size_t name = at + position_line_actor(match, state, line + at, &typed->actor), colon = name + (line[name] == ':');
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
    for (int i = 1; i < walk->listed->pieces; i++) {
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

static int step_in_braces(const struct walk *walk, const char *word)
{
    int i = 0;
    while (i < walk->listed->pieces && walk->used[i])
        i++;
    return i < walk->listed->pieces && alike(word, walk->listed->piece[i].word) ? i : -1;
}

static bool take_step(struct walk *walk, const char *word)
{
    int value = walk->listed->braces ? step_in_braces(walk, word) : next_value(walk, walk->field, word);
    if (value < 0 && !walk->listed->braces && next_value(walk, walk->field, NULL) < 0) {
        int name = next_name(walk, word);
        if (name < 0) { /* the name of the next field is left out */
            name = next_name(walk, NULL);
            value = name < 0 ? -1 : next_value(walk, walk->listed->piece[name].field, word);
            if (value < 0)
                return false;
        }
        walk->used[name] = true;
        walk->field = walk->listed->piece[name].field;
        value = value < 0 ? name : value;
    }
    if (value < 0)
        return false;
    walk->used[value] = true;
    return true;
}

static bool walk_along(struct walk *walk, const struct listed *listed, const struct typed *typed)
{
    *walk = (struct walk){.listed = listed};
    if (typed->actor >= 0 && typed->actor != listed->actor)
        return false;
    for (int i = 0; i < typed->words; i++) {
        bool verb = i == 0 && !listed->braces;
        if (verb ? !alike(typed->word[0], listed->piece[0].word) : !take_step(walk, typed->word[i]))
            return false;
        if (verb)
            walk->used[0] = true;
    }
    return true;
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
    int word_room, entry_room;
};

static void *grown(struct arena *arena, const void *old, int count, int *room, size_t size)
{
    if (count < *room)
        return (void *)old;
    *room = *room ? 2 * *room : 32;
    void *larger = arena_raw(arena, (size_t)*room * size);
    return count ? memcpy(larger, old, (size_t)count * size) : larger;
}

/* Offers the word, with one more entry that has it. */
static void offer_word(struct gathering *gathering, const char *word, const char *about, int entries)
{
    struct offers *offers = gathering->offers;
    for (int i = 0; i < offers->words; i++)
        if (same(offers->word[i].word, word)) {
            offers->word[i].entries += entries;
            return;
        }
    offers->word = grown(gathering->arena, offers->word, offers->words, &gathering->word_room, sizeof *offers->word);
    offers->word[offers->words++] = (struct offered_word){word, about, entries};
}

static const char *about_piece(const struct gathering *gathering, const struct listed *listed, int piece)
{
    const struct verb *verb = &gathering->match->game->verbs[listed->verb];
    if (listed->braces || !listed->piece[piece].name)
        return NULL;
    return piece ? verb->fields[listed->piece[piece].field].doc : verb->doc;
}

static bool offer_piece(struct gathering *gathering, const struct listed *listed, int piece)
{
    const char *word = listed->piece[piece].word;
    if (!begins(gathering->typed.part, word))
        return false;
    offer_word(gathering, word, about_piece(gathering, listed, piece), 1);
    return true;
}

/* Offers every value of the field that may come next. */
static bool offer_values(struct gathering *gathering, const struct walk *walk, int field)
{
    bool any = false;
    for (int i = 1; i < walk->listed->pieces; i++) {
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
    if (listed->braces || !walk->used[0]) {
        int i = 0;
        while (i < listed->pieces && walk->used[i])
            i++;
        return i < listed->pieces && offer_piece(gathering, listed, i);
    }
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

static void offer_entry(struct gathering *gathering, int index, const void *state)
{
    const struct legal_list *legal = &gathering->session->legal;
    struct offers *offers = gathering->offers;
    struct earnings earnings = {0};
    struct text earned = {0};
    position_earns(gathering->match, state, &legal->moves.move[index], &earnings);
    earnings_print(&earnings, &earned);
    offers->entry =
        grown(gathering->arena, offers->entry, offers->entries, &gathering->entry_room, sizeof *offers->entry);
    offers->entry[offers->entries++] = (struct offered_entry){
        legal->ahead < 0 ? index + 1 : 0, legal->entry[index].text, arena_keep(gathering->arena, &earned)};
}

/* `state` NULL: only checks whether the line is one of them. */
static void offer_listed(struct gathering *gathering, const struct listed *entry, const void *state)
{
    const struct legal_list *legal = &gathering->session->legal;
    for (int i = 0; i < legal->moves.count; i++) {
        struct walk walk;
        if (!walk_along(&walk, &entry[i], &gathering->typed))
            continue;
        bool ended = !*gathering->typed.part && at_end(&walk);
        if (state && (offer_next(gathering, &walk) || ended))
            offer_entry(gathering, i, state);
        bool verb = !gathering->typed.words && !entry[i].braces;
        bool there = *gathering->typed.part && !verb && take_step(&walk, gathering->typed.part);
        if (*gathering->typed.part && verb)
            there = walk.used[0] = alike(gathering->typed.part, entry[i].piece[0].word);
        if (!gathering->offers->whole && legal->ahead < 0 && (ended || there) && at_end(&walk))
            gathering->offers->whole = i + 1;
    }
}

/* ---- what cannot be listed ------------------------------------------------------------------------------------- */

static void offer_vocabulary(struct gathering *gathering, const struct shape *shape)
{
    const struct words *words = shape->words;
    for (int i = 0; words && words->list && words->list[i]; i++)
        if (begins(gathering->typed.part, words->list[i]))
            offer_word(gathering, words->list[i], NULL, 0);
    int count = words && words->count ? words->count(gathering->match) : 0;
    for (int i = 0; i < count && i < MOST_VOCABULARY; i++) {
        char room[WORD_ROOM];
        const char *name = words->name(gathering->match, i, room);
        if (name && begins(gathering->typed.part, name))
            offer_word(gathering, arena_string(gathering->arena, name), NULL, 0);
    }
    for (int seat = 0; shape->form == FORM_NAME && seat < gathering->match->seats; seat++)
        if (begins(gathering->typed.part, gathering->match->names[seat]))
            offer_word(gathering, gathering->match->names[seat], NULL, 0);
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
        if (!met[i] && begins(typed->part, verb->fields[i].name))
            offer_word(gathering, verb->fields[i].name, verb->fields[i].doc, 0);
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
        if (!typed->words && begins(typed->part, verb->name))
            offer_word(gathering, verb->name, verb->doc, 0);
        else if (typed->words && alike(typed->word[0], verb->name))
            offer_by_shape(gathering, verb);
    }
}

/* ---- who ------------------------------------------------------------------------------------------------------- */

static int entries_of(const struct legal_list *legal, int actor)
{
    int count = 0;
    for (int i = 0; i < legal->moves.count; i++)
        count += legal->moves.move[i].actor == actor;
    return count;
}

static void offer_name(struct gathering *gathering, int actor, const char *line, const char *about)
{
    const char *name = printed_word(gathering->arena, actor_name(gathering->match, actor));
    name = arena_format(gathering->arena, "%s:", name);
    if (begins(line, name))
        offer_word(gathering, name, about, about ? 0 : entries_of(&gathering->session->legal, actor));
}

/* Offers those who act now, then those who act after assumed entries. */
static void offer_names(struct gathering *gathering, int after, const char *line)
{
    unsigned now = position_to_act(gathering->match, gathering->session->legal.state);
    void *state = arena_take(gathering->arena, gathering->match->game->state_size);
    unsigned then = session_ahead(gathering->session, after, -1, state) & ~now;
    for (int actor = 0; actor <= CHANCE; actor++)
        if (now & (1u << actor))
            offer_name(gathering, actor, line, NULL);
    for (int actor = 0; actor <= CHANCE; actor++)
        if (then & (1u << actor))
            offer_name(gathering, actor, line, "after an optional entry");
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
    bool read = cut_line(&session->offered, gathering.match, legal->state, line, &gathering.typed);
    int actor = gathering.typed.actor;
    if (actor >= 0 && !(to_act & (1u << actor)))
        legal = session_legal(session, after, actor);
    session->offers = (struct offers){.total = legal->moves.count,
                                      .unlisted = text_string(&legal->described),
                                      .notation = text_string(&legal->notation)};
    size_t blanks = strspn(line, " ");
    session->offers.from = gathering.typed.from;
    if (read && (actor >= 0 || nameless)) {
        offer_listed(&gathering, legal->entry, legal->state);
        if (legal->spelled && !session->offers.whole)
            offer_listed(&gathering, legal->spelled, session->offers.entries ? NULL : legal->state);
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
