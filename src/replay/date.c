/* Reads the day on which a game was played, as people write it. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "replay/judge.h"
#include "replay/record.h"

enum { MOST_PARTS = 3, YEAR_FROM = 1900, YEAR_TO = 2199 };

/* A number, or the name of a month. */
struct date_part {
    int number;
    bool month, year; /* written as a name; has four digits */
};

static int month_named(const char *word, size_t length)
{
    static const char *const months[] = {"january", "february", "march",     "april",   "may",      "june",
                                         "july",    "august",   "september", "october", "november", "december"};
    for (int i = 0; i < 12; i++)
        if (length >= 3 && length <= strlen(months[i]) && strncasecmp(months[i], word, length) == 0)
            return i + 1;
    return 0;
}

static bool read_part(const char *text, size_t length, struct date_part *part)
{
    *part = (struct date_part){.number = month_named(text, length)};
    part->month = part->number;
    size_t digits = strspn(text, "0123456789");
    if (part->month || digits == 0 || digits > 4)
        return part->month;
    const char *rest = text + digits;
    bool ordinal = length == digits + 2
                   && (!strncasecmp(rest, "st", 2) || !strncasecmp(rest, "nd", 2) || !strncasecmp(rest, "rd", 2)
                       || !strncasecmp(rest, "th", 2));
    part->number = atoi(text);
    part->year = digits == 4;
    return digits == length || ordinal;
}

/* Reads its three parts; false: there are more, or others. */
static bool read_parts(const char *text, struct date_part part[MOST_PARTS])
{
    static const char between[] = " ,./-";
    int count = 0;
    for (text += strspn(text, between); *text; text += strspn(text, between)) {
        size_t length = strcspn(text, between);
        if (count == MOST_PARTS || !read_part(text, length, &part[count++]))
            return false;
        text += length;
    }
    return count == MOST_PARTS;
}

static bool is_day(int year, int month, int day)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    bool fits = year >= YEAR_FROM && year <= YEAR_TO && month >= 1 && month <= 12 && day >= 1;
    return fits && day <= days[month - 1] + (month == 2 && leap);
}

/* The year comes first or last. False: no order makes it a day, or two orders make different days. */
bool read_date(const char *text, char iso[DATE_ROOM])
{
    static const struct order {
        int year, month, day;
    } orders[] = {{0, 1, 2}, {2, 1, 0}, {2, 0, 1}};
    struct date_part part[MOST_PARTS];
    int found = 0; /* 20260331 */
    if (!read_parts(text, part))
        return false;
    for (const struct order *order = orders; order < orders + sizeof orders / sizeof *orders; order++) {
        const struct date_part *year = &part[order->year], *month = &part[order->month], *day = &part[order->day];
        if (!year->year || month->year || day->year || day->month || !is_day(year->number, month->number, day->number))
            continue;
        int date = (year->number * 100 + month->number) * 100 + day->number;
        if (found && found != date)
            return false;
        found = date;
    }
    if (found)
        snprintf(iso, DATE_ROOM, "%04d-%02d-%02d", found / 10000, found / 100 % 100, found % 100);
    return found;
}

void take_date(struct judge *judge, const struct node *node)
{
    struct verdict *verdict = judge->verdict;
    char iso[DATE_ROOM];
    if (!node || node->kind != NODE_WORD || !*node->text)
        return;
    verdict->date_text = node->text;
    if (!read_date(node->text, iso)) {
        judge_note(judge, LOG_SPELLING, node->at, "`%.40s` is not a clear date; write YYYY-MM-DD, as in 2026-03-31",
                   node->text);
        return;
    }
    verdict->date = arena_string(&verdict->arena, iso);
    note_word(judge, node, verdict->date);
}
