/* Mytikas: the notes on the running turn: their shape, and reading them. */
#include "games/mytikas/mytikas.h"

static const struct shape a_slot = {FORM_NUMBER, .what = "a slot", .low = 1, .high = SLOTS};
static const struct shape a_try = {FORM_WORD, .what = "main or bonus", .words = WORDS(TRIED_MAIN, "main", "bonus")};
static const struct shape an_entry = {FORM_ENTRY, .what = "a step of an action",
                                      .words = WORDS(0, "produce", "build", "up", "shift", "favor", "take", "offer")};
static const struct shape entries = {FORM_LIST, .what = "entries", .of = &an_entry};

static const struct shape open_slot = {FORM_MAP, .what = "an open build bonus",
                                       .fields = KEYS({"piece", &myt_a_piece, false, "the piece built"},
                                                      {"slot", &a_slot, false, "its slot"},
                                                      {"level", &myt_a_level, false, "where it was built"},
                                                      {"done", &entries, false, "entries counted for its bonus"},
                                                      {"closed", &shape_flag, false, "whether it was given up"})};

const struct shape myt_now_shape = {
    FORM_MAP, .what = "the turn in progress",
    .fields =
        KEYS({"area", &myt_an_area, false, "where the active player went"},
             {"who", &shape_name, false, "the player who performs an action"},
             {"doing", &myt_an_area, false, "the area whose main action it is"},
             {"main", &entries, false, "entries counted as the main action"},
             {"bonus", &entries, false, "entries counted as the ribbon; written once `bonus` has begun"},
             {"slot", &open_slot, false, "the open build bonus"},
             {"used", &myt_some_cards, false, "cards used, one word per use"},
             {"followed", &shape_names, false, "the players who followed"},
             {"passed", &shape_names, false, "the players who passed"},
             {"skipped", &shape_flag, false, "whether the active player skipped the main action"},
             {"revealed", &shape_flag, false, "whether a card was turned up although a player could still follow"},
             {"dead-end", &shape_flag, false, "whether mytikas.dead-end was reported for this action"},
             {"tried", &a_try, false, "whether an illegal card effect is all that was done so far"},
             {"built-level", &myt_a_level, false, "the level of the last build in this action"})};

/* What a player may leave out of an entry, a level or a slot, is supplied. */
static bool read_deed(struct hearing *h, struct arena *scratch, const struct node *entry, struct myt_deeds *to)
{
    const struct myt_state *s = h->state;
    struct move move;
    struct myt_deed deed;
    if (!move_read(h->match, scratch, 0, entry, SILENT(h->match, scratch), &move) || !myt_is_step(&move)
        || to->count == DEEDS_MOST)
        return blame(h, entry, misread(h, "only steps of an action can be listed here, at most %d", DEEDS_MOST));
    if (!myt_read_deed(h->match, s, s->who, &move, &deed))
        return blame(h, entry, misread(h, "several levels are possible; name one with `level`"));
    if (deed.verb == VERB_BUILD && deed.slot == 0)
        deed.slot = (signed char)(s->seat[s->who].built[deed.what][0] > 0 ? 1 : myt_slots_of(deed.what));
    to->deed[to->count++] = deed;
    return true;
}

static bool read_deeds(struct hearing *h, const struct node *list, struct myt_deeds *to)
{
    struct arena scratch = {0};
    bool fits = true;
    for (const struct node *entry = node_first(list); entry && fits; entry = entry->next)
        fits = read_deed(h, &scratch, entry, to);
    arena_free(&scratch);
    return fits;
}

static bool bad_now(struct hearing *h, const struct node *at, const char *why)
{
    return reject(h, at, RULE_NOW, "%s", why);
}

static bool read_slot(struct hearing *h, const struct node *slot)
{
    struct myt_state *s = h->state;
    if (!slot)
        return true;
    s->slot_piece = node_number(slot, "piece", NONE);
    s->slot = node_number(slot, "slot", NONE);
    s->slot_level = node_number(slot, "level", NONE);
    s->slot_closed = node_number(slot, "closed", 0);
    if (s->slot_piece == NONE || s->slot == NONE || s->slot_level == NONE)
        return blame(h, slot, misread(h, "an open build bonus needs piece, slot and level"));
    if (s->slot > myt_slots_of(s->slot_piece) || s->seat[s->who].built[s->slot_piece][s->slot - 1] != s->slot_level)
        return bad_now(h, slot, "the open build bonus belongs to a piece that is not there");
    return read_deeds(h, node_get(slot, "done"), &s->deeds[IN_SLOT]);
}

static bool test_performer(struct hearing *h, const struct node *now)
{
    const struct myt_state *s = h->state;
    static const char *const part[] = {"doing", "main", "bonus", "slot", "dead-end", "tried", "built-level"};
    if (s->who != NONE)
        return (s->phase >= ACTING && s->phase <= LOCKING)
               || bad_now(h, now, "nobody can perform an action in this phase");
    for (int i = 0; i < 7; i++)
        if (node_get(now, part[i]))
            return bad_now(h, node_get(now, part[i]), "something was done, but `who` is missing");
    if (s->phase != STARTING && s->phase != REVEALING && node_get(now, "used") && node_get(now, "used")->count > 0)
        return bad_now(h, node_get(now, "used"), "a card was used, but `who` is missing");
    return true;
}

bool myt_read_now(struct hearing *h, const struct node *now, const struct node *table)
{
    struct myt_state *s = h->state;
    bool going = s->phase == ACTING || s->phase == FOLLOWING;
    s->area = node_number(now, "area", going && h->match->seats > 2 ? s->seat[s->turn].builder : NONE);
    s->who = node_number(now, "who", s->phase == ACTING ? s->turn : NONE);
    s->doing = node_number(now, "doing", s->who == NONE ? NONE : s->area);
    if (!test_performer(h, now))
        return false;
    if (s->area == NONE && s->phase >= ACTING && s->phase <= LOCKING)
        return bad_now(h, now ? now : table, "this phase needs the area the active player went to; write `now.area`");
    s->followed = myt_bits(node_get(now, "followed"));
    s->passed = myt_bits(node_get(now, "passed"));
    /* Where no offering can be made, the cards that are owed are those of an earlier turn. */
    const struct myt_box *box = myt_box_of(h->match);
    bool offers = s->area != NONE
                  && (myt_has_step(&box->main[s->area], 1u << MAKE_OFFERING)
                      || myt_has_step(&box->ribbon[s->area], 1u << MAKE_OFFERING));
    s->missed = offers ? 0 : s->owed;
    s->skipped = node_number(now, "skipped", 0);
    s->revealed = node_number(now, "revealed", 0);
    s->dead_end = node_number(now, "dead-end", 0);
    s->tried = (unsigned char)node_number(now, "tried", TRIED_NOTHING);
    s->ribbon = node_get(now, "bonus") != NULL;
    s->built_level = node_number(now, "built-level", node_number(node_get(now, "slot"), "level", 0));
    for (const struct node *card = node_first(node_get(now, "used")); card; card = card->next)
        s->used[card->value] += s->used[card->value] < TAKE_MOST;
    for (int seat = 0; seat < h->match->seats; seat++)
        if (s->turn != NONE && (s->followed >> seat & 1 || seat == s->who)
            && myt_seats_from(h->match, s->turn, seat) > 0)
            myt_pass_over(h->match, s, seat);
    return read_deeds(h, node_get(now, "main"), &s->deeds[IN_MAIN])
           && read_deeds(h, node_get(now, "bonus"), &s->deeds[IN_RIBBON]) && read_slot(h, node_get(now, "slot"));
}
