/* Mytikas: entries that sentences come to and no template can write. */
#include "games/mytikas/mytikas.h"
#include "games/mytikas/says.h"

/* "with her Hades favor": the ribbon begins, unless it has begun. */
static void begin_ribbon(const struct telling *t, struct entries *entries)
{
    if (is_told(t, "BONUS") && !state_of(t)->ribbon)
        entry(entries, "bonus");
}

/* ---- setup ---------------------------------------------------------------------------------------------------------------- */

/* Cards and then who gets them, or the other way round; "ben draws Persephone" names only the cards. */
bool myt_make_deal(const struct telling *t, struct entries *entries)
{
    static const char *const fields[] = {"CARD", "TO", NULL};
    struct told_value said[MOVE_ITEMS];
    int count = told_in_order(t, fields, said), seat = t->actor;
    bool named = is_told(t, "TO"), name_first = count > 0 && said[0].field == 1, sound = count > named;
    struct text cards = {0};
    for (int i = 0; i < count && sound; i++) {
        bool is_name = said[i].field == 1;
        bool ends = named && !name_first ? is_name : i + 1 == count || said[i + 1].field == 1;
        if (is_name)
            seat = said[i].value;
        else
            text_format(&cards, " %s", myt_card_names[said[i].value]);
        sound = !ends || cards.length;
        if (ends && sound) {
            entry(entries, "table: deal%s to %s", text_string(&cards), in_one_word(t, t->match->names[seat]));
            text_cut(&cards, 0);
        }
    }
    sound &= cards.length == 0;
    text_free(&cards);
    return sound;
}

bool myt_make_favor(const struct telling *t, struct entries *entries)
{
    const struct myt_lot price = is_told(t, "PAY") ? myt_lot_of(told(t, "PAY")) : (struct myt_lot){1, MARBLE, NO_LEVEL};
    bool bought = is_told(t, "WITH");
    if (price.kind >= KINDS)
        return false;
    int level = !bought ? 1 : price.level ? price.level : myt_only_level(t, price.kind, 1, LEVELS);
    if ((is_told(t, "PAY") && !bought) || (bought && told_count(t, "GOD") > 1) || price.count != 1 || level == 0
        || (is_told(t, "COUNT") && told(t, "COUNT") != told_count(t, "GOD")))
        return false;
    begin_ribbon(t, entries);
    bool from = is_told(t, "FROM");
    for (int i = 0; i < told_count(t, "GOD"); i++)
        entry(entries, "favor %s%s%s%s%s", myt_god_names[told_at(t, "GOD", i)], from ? " from " : "",
              from ? told_word(t, "FROM", 0) : "", bought ? " with hephaestus pay " : "",
              bought ? myt_cube_names[myt_cube_of(price.kind, level)] : "");
    return true;
}

/* ---- cubes ----------------------------------------------------------------------------------------------------------------- */

/* Some cubes of one kind, and where they go; 0: the sentence does not say. */
enum { LOTS_MOST = 12 };
enum { PARTS = 4 };
struct going {
    int count, kind;
    bool uncounted;
    union {
        struct {
            int level, to, steps, times;
        };
        int part[PARTS]; /* the same */
    };
};

/* A level, target or number of steps is for all lots before it that have none yet; at the beginning for all. */
static bool tell_all(struct going *going, int count, struct going *ahead, int part, int value, bool path)
{
    bool any = count == 0;
    int *last = count == 0 ? &ahead->part[part] : &going[count - 1].part[part];
    if (count == 0)
        *last = value;
    for (int i = 0; i < count; i++)
        if (going[i].part[part] == 0) {
            going[i].part[part] = value;
            any = true;
        }
    if (any || *last == value)
        return true;
    if (path && value > *last)
        *last = value; /* 1 -> 2 -> 3 */
    return *last == value;
}

static int add_lot(struct going *going, int count, const struct going *ahead, int value)
{
    struct myt_lot lot = myt_lot_of(value);
    int kind = lot.kind == NO_KIND ? (count ? going[count - 1].kind : NO_KIND) : lot.kind;
    if (count == LOTS_MOST || kind == NO_KIND)
        return -1;
    going[count] = *ahead;
    going[count].count = lot.count;
    going[count].kind = kind;
    going[count].uncounted = lot.uncounted;
    if (lot.level)
        going[count].level = lot.level;
    return count + 1;
}

/* "Both marbles" may be on several levels: a lot for each. */
static int spread_lots(const struct telling *t, struct going *going, int count)
{
    const struct myt_seat *seat = &state_of(t)->seat[t->actor];
    for (int i = 0; i < count && count + LEVELS <= LOTS_MOST; i++) {
        const struct going all = going[i];
        int there = 0, lots = 0;
        for (int level = 0; level < LEVELS; level++)
            there += seat->goods[all.kind][level];
        if (all.level || all.count >= 0 || there == 0 || told_number(all.count, there) != there)
            continue;
        for (int level = 1; level <= LEVELS; level++)
            if (seat->goods[all.kind][level - 1] > 0) {
                struct going *lot = &going[lots++ ? count++ : i];
                *lot = all;
                lot->level = level;
            }
    }
    return count;
}

/* Takes levels that the sentence leaves out from the position, and turns "all" into a number. What goes up (1) comes
   from below its target, what goes down (-1) from above. */
static bool settle_lots(const struct telling *t, struct going *going, int count, int way)
{
    for (int i = 0; i < count; i++) {
        struct going *lot = &going[i];
        if (lot->level == 0 && lot->to && lot->steps)
            lot->level = lot->to - lot->steps;
        if (lot->level == 0)
            lot->level = myt_only_level(t, lot->kind, lot->to && way < 0 ? lot->to + 1 : 1,
                                        lot->to && way > 0 ? lot->to - 1 : LEVELS);
        if (lot->level < 1 || lot->level > LEVELS)
            return false;
        lot->count = told_number(lot->count, state_of(t)->seat[t->actor].goods[lot->kind][lot->level - 1]);
        if (lot->count < 1 || lot->count > 24)
            return false;
    }
    return count > 0;
}

/* "marble, level 3" says where the cube is; if none is there, it may say where it goes. */
static bool lie_there(const struct telling *t, const struct going *going, int count)
{
    bool bare = false;
    for (int i = 0; i < told_count(t, "FROM"); i++)
        bare |= told_value(t, "FROM", i)->bare;
    for (int i = 0; i < count && bare; i++)
        if (state_of(t)->seat[t->actor].goods[going[i].kind][going[i].level - 1] == 0
            && !myt_unknown(t->state, t->actor, 1u << going[i].kind))
            return false;
    return true;
}

/* Reads the lots and returns how many; 0: they are not clear. */
static int read_lots(const struct telling *t, struct going *going, int way)
{
    static const char *const fields[] = {"CUBES", "FROM", "TO", "STEPS", "TIMES", NULL};
    struct told_value said[MOVE_ITEMS];
    struct going ahead = {0};
    int heard = told_in_order(t, fields, said), count = 0;
    for (int i = 0; i < heard; i++) {
        const struct told_value *next = &said[i];
        if (next->field == 0 && (count = add_lot(going, count, &ahead, next->value)) < 0)
            return 0;
        bool path = next->field == 2 && !told_again(t, next);
        if (next->field > 0 && !tell_all(going, count, &ahead, next->field - 1, next->value, path))
            return 0;
        if (next->field == 0 && i > 0 && next[-1].field > 0 && next->at == next[-1].at + 1)
            return 0; /* "-> 1 gold" is not a level */
    }
    count = spread_lots(t, going, count);
    return settle_lots(t, going, count, way) && lie_there(t, going, count) ? count : 0;
}

/* The level where the lot goes, by its target or a number of steps; 0: not said, or they do not agree. */
static int target(const struct going *lot, int steps, int up)
{
    steps = lot->steps ? lot->steps : steps;
    bool agrees = !lot->to || !lot->steps || lot->to == lot->level + up * steps;
    return !agrees ? 0 : lot->to ? lot->to : steps ? lot->level + up * steps : 0;
}

/* Writes one entry for each step; Hestia changes the cube at the first. */
static bool climb(const struct telling *t, struct entries *entries, const struct going *lot)
{
    int into = told(t, "INTO"), to = target(lot, 1, 1), steps = to - lot->level;
    if (to == 0)
        return false;
    if (steps < 1)
        *t->why = steps == 0 ? "the cube is on that level already" : "`up` only goes to a higher level; write `down`";
    if (lot->times)
        steps *= lot->times;
    if (steps < 1 || lot->level + steps > LEVELS + 1 || (lot->times && lot->count > 1)
        || (into != NOT_TOLD && (steps > 1 || lot->count > 1)))
        return false;
    for (int cube = 0; cube < lot->count; cube++)
        for (int step = 0; step < steps; step++)
            entry(entries, "up %s%s%s%s", myt_cube_names[myt_cube_of(lot->kind, lot->level + step)],
                  into == NOT_TOLD ? "" : " into ", into == NOT_TOLD ? "" : myt_kind_names[into],
                  is_told(t, "APOLLO") ? " with apollo" : "");
    return true;
}

static bool all_rise(const struct going *going, int count)
{
    for (int i = 0; i < count; i++)
        if (going[i].to <= going[i].level)
            return false;
    return true;
}

/* A sentence without a word for up (the row 1) means only moves to a higher level. */
bool myt_make_up(const struct telling *t, struct entries *entries)
{
    struct going going[LOTS_MOST];
    int count = read_lots(t, going, t->row ? 0 : 1);
    if (count == 0 || (t->row && !all_rise(going, count)) || (is_told(t, "HESTIA") && !is_told(t, "INTO"))
        || (is_told(t, "INTO") && count > 1))
        return false;
    begin_ribbon(t, entries);
    for (int i = 0; i < count; i++)
        if (!climb(t, entries, &going[i]))
            return false;
    return true;
}

static void move_lot(struct entries *entries, const char *verb, const struct going *lot, int to)
{
    for (int cube = 0; cube < lot->count; cube++)
        entry(entries, "%s %s to %d", verb, myt_cube_names[myt_cube_of(lot->kind, lot->level)], to);
}

/* The same for down. */
bool myt_make_down(const struct telling *t, struct entries *entries)
{
    struct going going[LOTS_MOST];
    int count = read_lots(t, going, t->row ? 0 : -1);
    for (int i = 0; i < count; i++) {
        const struct going *lot = &going[i];
        int to = target(lot, lot->level == 2, -1);
        if (to < 1 || to == lot->level || (t->row && to > lot->level) || lot->times)
            return false;
        move_lot(entries, "down", lot, to);
    }
    return count > 0;
}

/* With the row 1 only to a higher level. */
bool myt_make_shift(const struct telling *t, struct entries *entries)
{
    struct going going[LOTS_MOST];
    int count = read_lots(t, going, 0);
    if (t->row && !all_rise(going, count))
        return false;
    begin_ribbon(t, entries);
    for (int i = 0; i < count; i++) {
        int to = target(&going[i], 0, 1);
        if (to < 1 || to > LEVELS)
            return false;
        move_lot(entries, "shift", &going[i], to);
    }
    return count > 0;
}

/* ---- the start of a turn --------------------------------------------------------------------------------------------------- */

bool myt_make_exchange(const struct telling *t, struct entries *entries)
{
    struct myt_lot paid = myt_lot_of(told(t, "PAID")), got = myt_lot_of(told(t, "GOODS"));
    int level = is_told(t, "LEVEL") ? told(t, "LEVEL") : paid.level;
    if (paid.kind != STONE || got.count != 1 || got.kind == STONE || got.kind >= KINDS
        || (paid.level && level != paid.level))
        return false;
    if (paid.count != myt_box_of(t->match)->deity[DEMETER_CARD].exchange[got.kind]) {
        *t->why = got.kind == GOLD ? "that is not what 1 gold takes" : "that is not what 1 marble takes";
        return false;
    }
    level = level ? level : myt_only_level(t, STONE, 1, LEVELS);
    entry(entries, "exchange %s level %d", myt_kind_names[got.kind], level);
    return level > 0;
}

bool myt_make_sacrifice(const struct telling *t, struct entries *entries)
{
    struct going going[LOTS_MOST];
    int count = read_lots(t, going, 0), cubes = 0, got = told(t, "GOT");
    struct text line = {0};
    bool last = got == NOT_TOLD || told_place(t, "GOT", 0) > told_place(t, "CUBES", told_count(t, "CUBES") - 1);
    bool sound = count > 0 && (got == NOT_TOLD || got >= 0) && (last || !told_value(t, "GOT", 0)->bare);
    for (int i = 0; i < count; i++) {
        int there = state_of(t)->seat[t->actor].goods[going[i].kind][going[i].level - 1];
        bool known = !myt_unknown(t->state, t->actor, 1u << going[i].kind);
        sound &= !going[i].uncounted || (known && there < 2); /* "stone from level 1": how many? */
        for (int cube = 0; cube < going[i].count; cube++, cubes++)
            text_format(&line, " %s", myt_cube_names[myt_cube_of(going[i].kind, going[i].level)]);
    }
    int row = myt_rate_for(t->match, cubes);
    if (got != NOT_TOLD && (row == NONE || got != myt_box_of(t->match)->deity[HADES_CARD].rate[row].tokens))
        text_format(&line, " get %d", got);
    if (sound)
        entry(entries, "sacrifice%s", text_string(&line));
    text_free(&line);
    return sound;
}

/* ---- steps ----------------------------------------------------------------------------------------------------------------- */

static bool add_goods(struct text *line, int value)
{
    struct myt_lot lot = myt_lot_of(value);
    for (int i = 0; i < lot.count; i++)
        text_format(line, " %s", myt_kind_names[lot.kind]);
    return lot.count > 0 && lot.kind < KINDS;
}

static void produce(struct entries *entries, struct text *goods, int level)
{
    if (goods->length)
        entry(entries, level ? "produce%s level %d" : "produce%s", text_string(goods), level);
    text_cut(goods, 0);
}

/* Goods and then the level they are for, or each level and then its goods. */
bool myt_make_produce(const struct telling *t, struct entries *entries)
{
    static const char *const fields[] = {"GOODS", "LEVEL", NULL};
    struct told_value said[MOVE_ITEMS];
    int count = told_in_order(t, fields, said), level = 0;
    bool level_first = count > 0 && said[0].field == 1, sound = told_count(t, "GOODS") > 0;
    bool waits = false; /* a level waits for its goods */
    struct text goods = {0};
    begin_ribbon(t, entries);
    for (int i = 0; i < count && sound; i++) {
        bool is_level = said[i].field == 1, closes = is_level && (goods.length || level_first);
        if (closes)
            produce(entries, &goods, level_first ? level : said[i].value);
        if (is_level) {
            sound = (closes && !waits) || said[i].value == level;
            level = said[i].value;
        } else
            sound = add_goods(&goods, said[i].value);
        waits = level_first && is_level;
    }
    produce(entries, &goods, level_first ? level : 0);
    text_free(&goods);
    return sound && !waits; /* "level 2 and gold on level 3": one level has no goods */
}

bool myt_make_pan(const struct telling *t, struct entries *entries)
{
    struct myt_lot lot = {1, myt_only_one(myt_kinds_produced(t->state)), NO_LEVEL};
    if (is_told(t, "GOODS"))
        lot = myt_lot_of(told(t, "GOODS"));
    if (lot.kind == NONE || lot.count != 1 || told_count(t, "GOODS") > 1 || told_count(t, "MORE") > 1
        || (is_told(t, "GOODS") && is_told(t, "MORE"))) /* "a gold, and another from Pan": of what? */
        return false;
    entry(entries, is_told(t, "LEVEL") ? "produce %s level %d with pan" : "produce %s with pan",
          myt_kind_names[lot.kind], told(t, "LEVEL"));
    return true;
}

bool myt_make_build(const struct telling *t, struct entries *entries)
{
    struct text line = {0};
    int piece = told(t, "PIECE"), prices = told_count(t, "PAY");
    bool sound = (prices == 0 || !told_value(t, "PAY", 0)->bare)
                 && or_why(t, is_told(t, "WITH") || !is_told(t, "LESS"), "which card makes it cheaper?");
    text_format(&line, "build %s level %d", myt_piece_names[piece], told(t, "LEVEL"));
    if (is_told(t, "SLOT") && myt_slots_of(piece) > 1)
        text_format(&line, " slot %d", told(t, "SLOT"));
    if (prices)
        text_add(&line, " pay");
    for (int i = 0; i < prices && sound; i++)
        sound = add_goods(&line, told_at(t, "PAY", i));
    if (is_told(t, "WITH"))
        text_format(&line, " with %s", myt_card_names[told(t, "WITH")]);
    if (sound)
        entry(entries, "%s", text_string(&line));
    text_free(&line);
    return sound;
}

/* The most tokens that the player may take now. */
static int takes_left(const struct telling *t)
{
    for (int tokens = DEEDS_IN_ACTION; tokens > 0; tokens--) {
        struct move take = MOVE_WITH(t->actor, VERB_TAKE, {0, tokens});
        if (myt_fits(t->match, t->state, &take))
            return tokens;
    }
    return 0;
}

bool myt_make_take(const struct telling *t, struct entries *entries)
{
    bool with = is_told(t, "WITH"), performs = state_of(t)->who == t->actor && state_of(t)->doing != NONE;
    int left = performs ? takes_left(t) : 0;
    int count = told_number(told(t, "COUNT"), left); /* "both tokens" */
    if (count < 1 || told_count(t, "COUNT") > 1)
        return false;
    bool apart = with && told_apart(t, told_value(t, "COUNT", 0), told_value(t, "WITH", 0));
    if (apart && count > 1 && (count <= left || !performs))
        return or_why(t, false, "%d tokens in all, or %d and 1 more with Ares?", count, count);
    begin_ribbon(t, entries);
    entry(entries, "take %d%s", count, with || is_told(t, "PART") ? " with ares" : "");
    return true;
}

bool myt_make_offer(const struct telling *t, struct entries *entries)
{
    int count = told_number(told(t, "COUNT"), state_of(t)->seat[t->actor].offerings);
    if (count < 0)
        return false;
    begin_ribbon(t, entries);
    entry(entries, "offer %s tokens %d", myt_card_names[told(t, "CARD")], count);
    return true;
}

/* "five tokens go from Anna to Athena" */
bool myt_make_offer_of(const struct telling *t, struct entries *entries)
{
    int owner = told(t, "OWNER"), count = told_number(told(t, "COUNT"), state_of(t)->seat[owner].offerings);
    if (count >= 0)
        entry_of(entries, owner, arena_format(t->arena, "offer %s tokens %d", myt_card_names[told(t, "CARD")], count));
    return count >= 0;
}

/* "the lock goes to Ben's Pan" */
bool myt_make_lock(const struct telling *t, struct entries *entries)
{
    int card = told(t, "CARD"), owner = told(t, "OWNER");
    entry_of(entries, owner, arena_format(t->arena, "lock %s", myt_card_names[card]));
    return state_of(t)->holder[card] == owner;
}

/* ---- following ------------------------------------------------------------------------------------------------------------- */

/* Writes the payment: a Favor or an Offering token. The Favor of the area's own god is left out. */
bool myt_make_follow(const struct telling *t, struct entries *entries)
{
    int here = state_of(t)->area, area = is_told(t, "SAME") ? here : told(t, "AREA"), pay = told(t, "PAY"),
        card = told(t, "CARD");
    if (t->row && state_of(t)->who == t->actor) /* "pays his Favor for the bonus" */
        return false;
    if (area == NOT_TOLD && (t->match->seats == 2 || (card == POSEIDON_CARD && pay == NOT_TOLD)))
        return false;
    if (card == ZEUS_CARD && pay == NOT_TOLD)
        pay = PAY_OFFERING;
    int followed = area == NOT_TOLD ? here : area;
    bool usual = pay == NOT_TOLD || (followed != NONE && pay == myt_god_of(followed));
    bool named = area != NOT_TOLD && (t->match->seats == 2 || area != here);
    entry(entries, "follow%s%s%s%s", named ? " " : "", named ? myt_area_names[area] : "", usual ? "" : " pay ",
          usual                 ? ""
          : pay == PAY_OFFERING ? "offering"
                                : myt_god_names[pay]);
    return true;
}
