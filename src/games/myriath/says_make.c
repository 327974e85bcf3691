/* Myriath: from sentences to entries. */
#include "games/myriath/says.h"

bool myr_make_first(const struct telling *t, struct entries *entries)
{
    int seat = myr_who(t);
    if (seat < 0 || seat >= t->match->seats)
        return false;
    entry(entries, "table: first %s", in_one_word(t, t->match->names[seat]));
    return true;
}

/* "ben's octagon: c7", "none of carl's tiles fits" */
bool myr_make_for(const struct telling *t, struct entries *entries)
{
    entry_of(entries, told(t, "WHO"),
             t->row == AT_PLAY ? "pass" : arena_format(t->arena, "octagon %s", told_word(t, "AT", 0)));
    return true;
}

/* "ben begins with his octagon on f6" */
bool myr_make_opening(const struct telling *t, struct entries *entries)
{
    if (myr_phase_of(t->match, t->state) == DRAW)
        entry(entries, "table: first %s", in_one_word(t, t->match->names[t->actor]));
    entry(entries, "octagon %s", told_word(t, "AT", 0));
    return true;
}

/* ---- what was said --------------------------------------------------------------------------------------------- */

/* The tile in the sentence, also as what is turned or flipped: "turns v-rl by 90 degrees". */
static int said_tile(const struct telling *t)
{
    int turned = told(t, "TURNED"), flipped = told(t, "FLIPPED");
    return turned != NOT_TOLD ? turned : flipped != NOT_TOLD ? flipped : told(t, "TILE");
}

/* The only tile besides the octagon, or the only one of a shape (shape -1: of any); NULL: there are several. */
static const struct myr_tile *only_tile(const struct myr_box *box, int shape)
{
    const struct myr_tile *found = NULL;
    for (int i = 0; i < box->tiles; i++) {
        if (i == box->octagon || (shape >= 0 && !myr_has_shape(&box->tile[i], shape)))
            continue;
        if (found)
            return NULL;
        found = &box->tile[i];
    }
    return found;
}

static int shape_of(const struct myr_tile *tile)
{
    for (int shape = 0; shape <= SHAPE_I3; shape++)
        if (myr_has_shape(tile, shape))
            return shape;
    return -1;
}

/* Says which tiles of a shape the player has left, if the sentence does not say the ends. */
static void ask_for_ends(const struct telling *t, const struct myr_box *box, int shape)
{
    const struct myr_state *s = t->state;
    struct text names = {0};
    uint64_t left = 0;
    if (shape > SHAPE_I3 || t->actor >= t->match->seats)
        return;
    for (int i = 0; i < box->tiles; i++)
        left |= (uint64_t)(myr_has_shape(&box->tile[i], shape) && !(s->spent[t->actor] >> i & 1u)) << i;
    for (int i = 0; left >> i; i++)
        if (left >> i & 1)
            text_format(&names, "%s%s", !names.length ? "" : left >> i >> 1 ? ", " : " and ", box->tile[i].name);
    if (left)
        or_why(t, false, "the ends of the tile are missing; %s has %s", t->match->names[t->actor], text_string(&names));
    text_free(&names);
}

/* Reads the tile and its ends; false: it is not clear which. */
static bool read_tile(struct myr_wish *wish)
{
    const struct telling *t = wish->t;
    const struct myr_tile *only = only_tile(wish->box, -1);
    int said = said_tile(t), ends = told(t, "ENDS"), at = told_count(t, "ENDAT");
    if ((said == NOT_TOLD && (!only || shape_of(only) < 0)) || (at && is_told(t, "ENDOF")))
        return false;
    said = said == NOT_TOLD ? myr_said_tile(shape_of(only), UNTOLD, UNTOLD) : said;
    wish->shape = said / 16;
    wish->ends[0] = said / 4 % 4;
    wish->ends[1] = said % 4;
    bool named = wish->ends[0] != UNTOLD;
    if (!only && wish->shape != SHAPE_STRAIGHT)
        only = only_tile(wish->box, wish->shape);
    if (ends != NOT_TOLD && named && (ends / 4 != wish->ends[0] || ends % 4 != wish->ends[1]))
        return false;
    if (ends != NOT_TOLD) {
        wish->ends[0] = ends / 4;
        wish->ends[1] = ends % 4;
    } else if (!named && at == 2) {
        wish->ends[0] = told_at(t, "ENDAT", 0) / SPACES;
        wish->ends[1] = told_at(t, "ENDAT", 1) / SPACES;
        wish->any_order = true;
    } else if (!named && only && shape_of(only) == wish->shape) {
        wish->ends[0] = myr_pose(only, 0)->end[0].type;
        wish->ends[1] = myr_pose(only, 0)->end[1].type;
        wish->any_order = true;
    }
    bool clear = wish->ends[0] != UNTOLD && wish->ends[1] != UNTOLD;
    if (!clear && !named && at == 0)
        ask_for_ends(t, wish->box, wish->shape);
    return clear;
}

/* A crossing in the sentence, with the word before it. */
struct said_crossing {
    char role; /* a: at, f: from, t: to, v: via, b: without a word */
    int at, place;
};

static int list_crossings(const struct telling *t, struct said_crossing *list, int most)
{
    static const char *const fields[] = {"AT", "FROM", "TO", "VIA", "BARE", NULL};
    enum { BARE = 4 };
    struct told_value said[MOVE_ITEMS];
    int all = told_in_order(t, fields, said), count = 0;
    for (int i = 0; i < all && count < most; i++) {
        bool again = false; /* the same crossing again, without a word */
        for (int k = 0; k < all && said[i].field == BARE; k++)
            again |= said[k].value == said[i].value && (said[k].field != BARE || k < i);
        if (!again)
            list[count++] = (struct said_crossing){"aftvb"[said[i].field], said[i].value, said[i].at};
    }
    return count;
}

/* Are the crossings a path: three or more in a row, each beside the one before? */
static bool is_path(const struct said_crossing *list, int count)
{
    if (count < 3 || count > MYR_STEPS + 1)
        return false;
    for (int i = 1; i < count; i++) {
        bool in_row = list[i].role == 't' || list[i].role == 'v' || (list[i].role == 'b' && list[i - 1].role != 't');
        if (!in_row || myr_strip_face_to(list[i - 1].at, list[i].at) < 0 || (i > 1 && list[i].at == list[i - 2].at))
            return false;
    }
    return true;
}

/* False: the sentence gives two places where one is needed. */
static bool read_crossings(struct myr_wish *wish, const struct said_crossing *list, int count)
{
    bool ends_told = told_count(wish->t, "ENDAT") == 2;
    char before = 0;
    for (int i = 0; i < count; i++) {
        char role = list[i].role;
        if (role == 'b' && before == 'v' && (wish->finish != NOT_TOLD || ends_told))
            role = 'v';
        before = role;
        if (role == 'v' && list[i].role == 'v')
            continue;
        if (role == 'v' && wish->betweens < MYR_STEPS)
            wish->between[wish->betweens++] = list[i].at;
        else if ((role == 'a' || role == 'f' || role == 'b') && wish->start == NOT_TOLD && !(role == 'b' && ends_told))
            wish->start = list[i].at;
        else if (role == 'a' || role == 'f')
            return false;
        else {
            if (wish->finish != NOT_TOLD && wish->betweens < MYR_STEPS)
                wish->between[wish->betweens++] = wish->finish;
            wish->finish = list[i].at;
        }
    }
    return wish->finish == NOT_TOLD || wish->start != NOT_TOLD || told_count(wish->t, "ENDAT") > 0;
}

static void read_steps(struct myr_wish *wish)
{
    const struct telling *t = wish->t;
    wish->steps = told_count(t, "GO") ? 0 : -1;
    for (int i = 0; i < told_count(t, "GO"); i++) {
        int said = told_at(t, "GO", i);
        int digits[MYR_STEPS], count = 0;
        if (said >= SPACES * SPACES)
            digits[count++] = FACES + said - SPACES * SPACES;
        else
            for (; said > 1 && count < MYR_STEPS; said /= FACES)
                digits[count++] = said % FACES;
        while (count-- > 0) {
            if (wish->steps < MYR_STEPS)
                wish->go[wish->steps] = digits[count];
            wish->steps++;
        }
    }
}

/* ---- said but not written -------------------------------------------------------------------------------------- */

/* Is a tile of that player, of that kind, at one of the two ends? */
static bool touches(const struct telling *t, const struct myr_strip *strip, int touched)
{
    const struct myr_box *box = t->match->box;
    int seat = touched / 16, what = touched % 16;
    for (int i = 0; i < 2 * FACES; i++) {
        struct myr_crossing at = myr_crossing(strip->points[i % 2 * strip->steps]);
        const struct myr_lying *lying = myr_lying_on(t->match, t->state, at.row, at.column, i / 2);
        if (!lying || lying->seat != seat)
            continue;
        const struct myr_tile *tile = &box->tile[lying->tile];
        if (what == 0 || (what == 1 && tile->ring) || (what > 1 && !tile->ring && myr_has_shape(tile, what - 2)))
            return true;
    }
    return false;
}

/* "half a point for ben": what the placement earns must be what is said. */
static bool earns(const struct telling *t, const struct myr_strip *strip, int gain)
{
    struct earnings earnings = {0};
    struct myr_placement p;
    unsigned seats = gain / SPACES ? (unsigned)(gain / SPACES) : 1u << t->actor;
    if (!myr_strip_is_possible(t, strip) || !myr_strip_placement_of(t->match, strip, &p))
        return false;
    myr_earn(t->match, t->state, t->actor, p, &earnings);
    for (int seat = 0; seat < t->match->seats; seat++) {
        int halves = 0;
        for (int i = 0; i < earnings.count; i++)
            halves += same(earnings.part[i].who, t->match->names[seat]) ? earnings.part[i].halves : 0;
        char earned[16], told[16];
        if (seats >> seat & 1u && halves != gain % SPACES)
            return or_why(t, false, "this would earn %s %s, not %s", t->match->names[seat],
                          halves_string(earned, halves), halves_string(told, gain % SPACES));
    }
    return true;
}

static bool agrees(const struct telling *t, const struct myr_strip *strip)
{
    for (int i = 0; i < told_count(t, "TOUCH"); i++) {
        int touched = told_at(t, "TOUCH", i);
        if (!or_why(t, touches(t, strip, touched), "no end of it touches %s's %s", t->match->names[touched / 16],
                    touched % 16 == 1 ? "octagon" : "tile"))
            return false;
    }
    int gap = told(t, "GAP");
    if (gap != NOT_TOLD && (!touches(t, strip, gap % 16 * 16 + 1) || !touches(t, strip, gap / 16 * 16 + 1)))
        return false;
    for (int i = 0; i < told_count(t, "GAIN"); i++)
        if (!earns(t, strip, told_at(t, "GAIN", i)))
            return false;
    return true;
}

/* ---- entries --------------------------------------------------------------------------------------------------- */

static bool write_strip(const struct telling *t, struct entries *entries, const struct myr_strip *strip)
{
    char name[WORD_ROOM], room[WORD_ROOM];
    if (!agrees(t, strip))
        return false;
    entry(entries, "place %s at %s go %s", myr_strip_name(strip->shape, strip->ends[0], strip->ends[1], name),
          myr_space_name(myr_crossing(strip->at), room), strip->path);
    return true;
}

/* The tile by its own name, turned and flipped as it is said; with `flip` a path is read from its start. */
static bool make_turned(const struct myr_wish *wish, struct entries *entries, const struct said_crossing *at)
{
    const struct telling *t = wish->t;
    int tile = said_tile(t), turn = told(t, "TURN"), flip = !is_told(t, "FLIPPED") ? told(t, "FLIP") : 1;
    char name[WORD_ROOM], room[WORD_ROOM], turned[16] = "", path[MYR_STEPS + 1] = "";
    const char *flipped = flip == 1 ? " flip true" : wish->steps > 0 ? " flip false" : "";
    if (tile == NOT_TOLD || tile / 4 % 4 == UNTOLD || tile / 16 > SHAPE_I3 || at->role == 't' || at->role == 'v'
        || wish->steps > MYR_STEPS)
        return false;
    if (turn != NOT_TOLD && turn != 0)
        put_string(turned, sizeof turned, " turn %d", turn);
    for (int i = 0; i < wish->steps; i++)
        path[i] = myr_letter(wish->go[i] % FACES);
    entry(entries, "place %s at %s%s%s%s%s", myr_strip_name(tile / 16, tile / 4 % 4, tile % 4, name),
          myr_space_name(myr_crossing(at->at), room), turned, flipped, *path ? " go " : "", path);
    return true;
}

/* A tile named as the set draws it, at one crossing. */
bool myr_make_exact(const struct telling *t, struct entries *entries)
{
    const struct myr_wish wish = {.t = t, .box = t->match->box, .steps = -1};
    struct said_crossing list[8];
    return list_crossings(t, list, 8) == 1 && make_turned(&wish, entries, list);
}

static bool write_path(struct myr_wish *wish, struct entries *entries, const struct said_crossing *list, int count)
{
    struct myr_strip strip = {
        .shape = wish->shape, .ends = {wish->ends[0], wish->ends[1]}, .at = list[0].at, .steps = count - 1};
    if (wish->shape == SHAPE_STRAIGHT && count - 1 > 3)
        return false;
    if (wish->shape == SHAPE_STRAIGHT)
        strip.shape = SHAPE_I1 + count - 2;
    for (int i = 1; i < count; i++)
        strip.path[i - 1] = myr_letter(myr_strip_face_to(list[i - 1].at, list[i].at));
    myr_strip_walk(&strip);
    struct myr_strip back = myr_strip_reversed(&strip);
    bool fits = myr_strip_meets_places(wish, &strip);
    if (!fits && wish->any_order && myr_strip_meets_places(wish, &back))
        strip = back;
    else if (!fits)
        return false;
    return myr_strip_goes_so(wish, &strip) && write_strip(wish->t, entries, &strip);
}

/* As many steps as the tile takes, but others than it can take, are judged as they are said. */
static bool write_steps(struct myr_wish *wish, struct entries *entries, struct said_crossing *list)
{
    struct myr_strip strip = {.at = list->at, .steps = wish->shape == SHAPE_V ? 2 : 3};
    if (list->role == 't' || list->role == 'v' || wish->any_order || wish->shape > SHAPE_S
        || wish->steps != strip.steps)
        return false;
    for (int i = 0; i < wish->steps; i++)
        strip.path[i] = myr_letter(wish->go[i] % FACES);
    bool straight = !strpbrk(strip.path, *strip.path == 'n' || *strip.path == 's' ? "ew" : "ns"); /* "two steps west" */
    if (straight || !myr_strip_walk(&strip))
        return false;
    for (int i = 1; i <= wish->steps; i++)
        list[i].at = strip.points[i];
    return write_path(wish, entries, list, wish->steps + 1);
}

/* With the row 1 a tile that is attached to a place and has a path starts at that place. */
bool myr_make_place(const struct telling *t, struct entries *entries)
{
    bool attached = t->row;
    static const char *const places[] = {"AROUND", "SIDES", "CORNER", "LANE", "PART", "ONLY", "ENDAT", NULL};
    struct myr_wish wish = {.t = t, .box = t->match->box, .start = NOT_TOLD, .finish = NOT_TOLD};
    struct said_crossing list[8];
    int count = list_crossings(t, list, 8);
    bool turned = is_told(t, "TURN") || is_told(t, "FLIP") || is_told(t, "FLIPPED");
    if ((is_told(t, "TURNED") && !is_told(t, "TURN"))
        || (attached && (count != 1 || list[0].role != 't' || told_place(t, "GO", 0) < list[0].place)))
        return false;
    if (attached)
        list[0].role = 'a';
    read_steps(&wish);
    myr_wish_places(&wish);
    if (turned && count == 1 && (!told_count(t, "GO") || !is_told(t, "TURN")))
        return make_turned(&wish, entries, list);
    /* "puts down v-ar at h8" does not go down: steps come after the tile or the place. */
    int tile = told_place(t, "TILE", 0), first = count ? list[0].place : tile;
    if (tile >= 0 && tile < first)
        first = tile;
    if (told_count(t, "GO") && first >= 0 && told_place(t, "GO", 0) < first)
        return false;
    bool anywhere = count == 0;
    for (int i = 0; places[i]; i++)
        anywhere = anywhere && told(t, places[i]) == NOT_TOLD;
    if (turned || anywhere || !read_tile(&wish))
        return false;
    if (is_path(list, count))
        return write_path(&wish, entries, list, count);
    struct myr_strip strip;
    if (!read_crossings(&wish, list, count))
        return false;
    if (myr_find_strip(&wish, &strip))
        return write_strip(t, entries, &strip);
    return count == 1 && write_steps(&wish, entries, list);
}
