/* Mytikas: what is printed, in words. */
#include "games/mytikas/mytikas.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static void add(char room[SAYING], const char *format, ...) __attribute__((format(printf, 2, 3)));

static void add(char room[SAYING], const char *format, ...)
{
    size_t length = strlen(room);
    va_list args;
    va_start(args, format);
    vsnprintf(room + length, SAYING - length, format, args);
    va_end(args);
}

const char *myt_say_goods(const int goods[KINDS], char room[SAYING])
{
    room[0] = '\0';
    for (int kind = 0; kind < KINDS; kind++)
        if (goods[kind] > 0)
            add(room, "%s%d %s", room[0] ? " + " : "", goods[kind], myt_kind_names[kind]);
    if (!room[0])
        add(room, "nothing");
    return room;
}

const char *myt_say_areas(unsigned areas, char room[SAYING])
{
    room[0] = '\0';
    for (int area = 0; area < AREAS; area++)
        if (areas >> area & 1)
            add(room, "%s%s", room[0] ? " or " : "", myt_area_names[area]);
    return room;
}

static void add_icon(char room[SAYING], const struct myt_icon *icon)
{
    static const char *const doings[STEP_KINDS] = {[MOVE_UP] = "up x",
                                                   [MOVE_ANY] = "shift x",
                                                   [TAKE_FAVOR] = "favor x",
                                                   [TAKE_OFFERING] = "take",
                                                   [MAKE_OFFERING] = "offer x"};
    static const char *const places[] = {[EACH_CITY] = "on each city's level",
                                         [ONE_CITY] = "on a city's level",
                                         [JUST_BUILT] = "on the level just built on",
                                         [ANY_LEVEL] = "on any level"};
    char goods[SAYING];
    const char *between = " ";
    if (icon->kind == PRODUCE && icon->at <= LEVELS)
        add(room, "produce %s on level %d", myt_say_goods(icon->goods, goods), icon->at);
    else if (icon->kind == PRODUCE)
        add(room, "produce %s %s", myt_say_goods(icon->goods, goods), places[icon->at]);
    else if (icon->kind != BUILD)
        add(room, "%s %d", doings[icon->kind], icon->amount);
    else {
        add(room, "build");
        for (int piece = 0; piece < PIECES; piece++)
            if (icon->pieces >> piece & 1) {
                add(room, "%s%s", between, myt_piece_names[piece]);
                between = " or ";
            }
    }
}

const char *myt_say_action(const struct myt_action *action, char room[SAYING])
{
    room[0] = '\0';
    for (int o = 0; o < action->options; o++)
        for (int i = 0; i < action->option[o].steps; i++) {
            add(room, "%s", i ? " and " : o ? " / " : "");
            add_icon(room, &action->option[o].step[i]);
        }
    return room;
}
