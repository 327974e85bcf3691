/* Mytikas: what is printed, in words. */
#include "games/mytikas/mytikas.h"

const char *myt_say_sum(char room[SUM], bool unknown, int now, int change)
{
    const char *sign = change < 0 ? "-" : "+";
    int amount = change < 0 ? -change : change;
    if (unknown)
        put_string(room, SUM, "? %s %d = ?", sign, amount);
    else
        put_string(room, SUM, "%d %s %d = %d", now - change, sign, amount, now);
    return room;
}

const char *myt_say_reserve(const struct hearing *h, int seat, int change, char room[SUM])
{
    const struct myt_seat *has = &((const struct myt_state *)h->state)->seat[seat];
    return myt_say_sum(room, has->unknown & NO_RESERVE, has->offerings, change);
}

const char *myt_say_cube_sum(const struct hearing *h, int cube, int change, char room[SUM])
{
    int seat = h->move->actor;
    return myt_say_sum(room, myt_cube_unknown(h->state, seat, cube), myt_cubes_at(h->state, seat, cube), change);
}

const char *myt_say_where(const struct match *match, int holder, char room[SAYING])
{
    bool dealt = holder >= DEALT_TO;
    if (holder < 0)
        return holder == IN_LINE ? "face up in the line" : "under the deck";
    put_string(room, SAYING, dealt ? "one of the two dealt to %.100s" : "in front of %.100s",
               match->names[dealt ? holder - DEALT_TO : holder]);
    return room;
}

const char *myt_say_goods(const int goods[KINDS], char room[SAYING])
{
    room[0] = '\0';
    for (int kind = 0; kind < KINDS; kind++)
        if (goods[kind] > 0)
            append_string(room, SAYING, "%s%d %s", room[0] ? " + " : "", goods[kind], myt_kind_names[kind]);
    if (!room[0])
        append_string(room, SAYING, "nothing");
    return room;
}

const char *myt_say_cubes(const int *cubes, const char *link, char room[SAYING])
{
    room[0] = '\0';
    for (int level = 1; level <= LEVELS; level++) {
        int there[KINDS] = {cubes[myt_cube_of(STONE, level)], cubes[myt_cube_of(MARBLE, level)],
                            cubes[myt_cube_of(GOLD, level)]};
        char goods[SAYING];
        if (there[STONE] + there[MARBLE] + there[GOLD] > 0)
            append_string(room, SAYING, "%s%.80s%s %d", *room ? " and " : "", myt_say_goods(there, goods), link, level);
    }
    return room;
}

const char *myt_say_areas(unsigned areas, char room[SAYING])
{
    room[0] = '\0';
    for (int area = 0; area < AREAS; area++)
        if (areas >> area & 1)
            append_string(room, SAYING, "%s%s", room[0] ? " or " : "", myt_area_titles[area]);
    return room;
}

/* ---- actions for people: "each city produces 3 stone, or 1 gold, on its own level" ---- */

static void add_place(char room[SAYING], const struct myt_icon *icon, const char *before)
{
    static const char *const places[] = {
        [EACH_CITY] = "on the level it is on",
        [ONE_CITY] = "at one of your cities",
        [JUST_BUILT] = "on the level just built on",
        [ANY_LEVEL] = "on any level",
    };
    if (icon->at <= LEVELS)
        append_string(room, SAYING, "%son Level %d", before, icon->at);
    else
        append_string(room, SAYING, "%s%s", before, places[icon->at]);
}

void myt_add_doing(char room[SAYING], const struct myt_icon *icon, const char *amount)
{
    static const char *const doings[STEP_KINDS][2] = {[MOVE_UP] = {"step", " up"},
                                                      [MOVE_ANY] = {"cube", " to any other level"},
                                                      [TAKE_FAVOR] = {"Favor", ""},
                                                      [TAKE_OFFERING] = {"token", ""},
                                                      [MAKE_OFFERING] = {"offering", ""}};
    const char *between = "build a ";
    for (int piece = 0; piece < PIECES; piece++)
        if (icon->pieces >> piece & 1) {
            append_string(room, SAYING, "%s%s", between, myt_piece_titles[piece]);
            between = " or a ";
        }
    if (icon->kind != BUILD)
        append_string(room, SAYING, "%s %s%s%s", amount, doings[icon->kind][0], plural(icon->amount),
                      doings[icon->kind][1]);
}

static void add_production(char room[SAYING], const struct myt_action *action, const char *doubt)
{
    char goods[SAYING];
    append_string(room, SAYING, action->each_city ? "each of your cities produces " : "produce ");
    for (int i = 0; i < action->steps; i++)
        append_string(room, SAYING, "%s%s%s", i ? ", or " : "", myt_say_goods(action->step[i].goods, goods), doubt);
    add_place(room, &action->step[0], ", ");
}

/* Is each option one production, all at the same place? */
static bool only_produces(const struct myt_action *action)
{
    for (int i = 0; i < action->steps; i++)
        if (action->step[i].further || action->step[i].kind != PRODUCE || action->step[i].at != action->step[0].at)
            return false;
    return true;
}

const char *myt_tell_action(const struct match *match, const struct myt_action *action, char room[SAYING])
{
    room[0] = '\0';
    if (only_produces(action)) {
        add_production(room, action, assumed(match, "%s.goods", action->path) ? "?" : "");
        return room;
    }
    const char *doubt = assumed(match, "%s.amount", action->path) ? "?" : "";
    char goods[SAYING], amount[SAYING];
    for (int i = 0; i < action->steps; i++) {
        const struct myt_icon *icon = &action->step[i];
        put_string(amount, sizeof amount, "%d%s", icon->amount, doubt);
        append_string(room, SAYING, "%s", icon->further ? " and " : i ? " or " : "");
        if (icon->kind == PRODUCE) {
            append_string(room, SAYING, "produce %s ", myt_say_goods(icon->goods, goods));
            add_place(room, icon, "");
        } else
            myt_add_doing(room, icon, amount);
    }
    return room;
}
