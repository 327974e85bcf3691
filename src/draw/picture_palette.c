/* The palette: every ink for light and dark screens, and the textures that stand for colours. The seats' colours are
   those that Okabe and Ito chose to be distinguishable for colour-blind people. */
#include <limits.h>
#include <stdint.h>
#include <string.h>

#include "base/words.h"
#include "draw/picture.h"
#include "game/game.h"

/* Colours of fills, of lines and text on the background, and of neutral text on such a fill. */
struct colours {
    char fill[10], line[8], on[8];
};

static const struct tint {
    char name[12];
    struct colours light, dark;
} tints[] = {
    [INK_NONE] = {"none", {"none", "none", "#1f2328"}, {"none", "none", "#e8e6e3"}},
    [INK_PLAIN] = {"plain", {"#1f2328", "#1f2328", "#ffffff"}, {"#e8e6e3", "#e8e6e3", "#14161a"}},
    [INK_FAINT] = {"faint", {"#dfe2e6", "#656c76", "#1f2328"}, {"#343941", "#969ea9", "#e8e6e3"}},
    [INK_PAPER] = {"paper", {"#ffffff", "#ffffff", "#1f2328"}, {"#22262c", "#22262c", "#e8e6e3"}},
    [INK_MARK] = {"mark", {"#d6006c", "#c4005f", "#ffffff"}, {"#ff5fa8", "#ff7ab8", "#14161a"}},
    [INK_WATER] = {"water", {"#b9d9ec", "#25648f", "#1f2328"}, {"#12283a", "#8cc4ec", "#e8e6e3"}},
    [INK_SEA] = {"sea", {"#d3e8f6", "#25648f", "#1f2328"}, {"#1b3549", "#8cc4ec", "#e8e6e3"}},
    [INK_LAND] = {"land", {"#dcebc8", "#4c6b21", "#1f2328"}, {"#31432a", "#b3d18f", "#e8e6e3"}},
    [INK_SAND] = {"sand", {"#f1e4c3", "#77590f", "#1f2328"}, {"#62563a", "#dfc27d", "#ffffff"}},
    [INK_STONE] = {"stone", {"#c9c6bf", "#625f59", "#1f2328"}, {"#56544f", "#bab6ae", "#ffffff"}},
    [INK_RED] = {"red", {"#d9534f", "#b3261e", "#111111"}, {"#e2625e", "#ff8f89", "#111111"}},
    [INK_ORANGE] = {"orange", {"#e69f00", "#935600", "#111111"}, {"#e69f00", "#ffb84d", "#111111"}},
    [INK_YELLOW] = {"yellow", {"#f0e442", "#6f6100", "#111111"}, {"#f0e442", "#f0e442", "#111111"}},
    [INK_GREEN] = {"green", {"#1da57c", "#006b4c", "#111111"}, {"#2bb98d", "#5cdab2", "#111111"}},
    [INK_BLUE] = {"blue", {"#4a97d8", "#005a94", "#111111"}, {"#4a9fe3", "#7cc3fb", "#111111"}},
    [INK_VIOLET] = {"violet", {"#b889d4", "#82379f", "#111111"}, {"#be8cd9", "#dca9ee", "#111111"}},
    [INK_BROWN] = {"brown", {"#8f5f33", "#774818", "#ffffff"}, {"#99683a", "#d6a67b", "#ffffff"}},
    [INK_BLACK] = {"black", {"#222222", "#111111", "#ffffff"}, {"#08090a", "#c9c6c1", "#ffffff"}},
    [INK_WHITE] = {"white", {"#ffffff", "#5f6670", "#111111"}, {"#d0d0cb", "#f4f4f2", "#111111"}},
    [INK_PALE_BLUE] = {"paleblue", {"#b7d5ef", "#005a94", "#111111"}, {"#b7d9f4", "#7cc3fb", "#111111"}},
    [INK_PALE_YELLOW] = {"paleyellow", {"#f9f4b3", "#6f6100", "#111111"}, {"#f9f4b3", "#f0e442", "#111111"}},
    [INK_PALE_VIOLET] = {"paleviolet", {"#e6d8f0", "#82379f", "#1f2328"}, {"#43364d", "#dca9ee", "#e8e6e3"}},
    [INK_PALE_LEMON] = {"palelemon", {"#faf5c4", "#6f6100", "#1f2328"}, {"#4b4822", "#f0e442", "#e8e6e3"}},
    [INK_PALE_BROWN] = {"palebrown", {"#e6d3bf", "#774818", "#1f2328"}, {"#4a3a2a", "#d6a67b", "#e8e6e3"}},
    [INK_PALE_ORANGE] = {"paleorange", {"#f9d9c9", "#935600", "#1f2328"}, {"#553a2c", "#ffb84d", "#e8e6e3"}},
    [INK_VEIL] = {"veil", {"#f7f6f3a8", "none", "#1f2328"}, {"#14161a66", "none", "#e8e6e3"}},
    [INK_SEAT] = {"seat0", {"#56b4e9", "#0a6aa5", "#111111"}, {"#56b4e9", "#7cc9f5", "#111111"}},
    [INK_SEAT + 1] = {"seat1", {"#e69f00", "#935600", "#111111"}, {"#e69f00", "#ffb93d", "#111111"}},
    [INK_SEAT + 2] = {"seat2", {"#009e73", "#006b4e", "#111111"}, {"#14ac80", "#4fd3a9", "#111111"}},
    [INK_SEAT + 3] = {"seat3", {"#cc79a7", "#9a3c72", "#111111"}, {"#d587b2", "#eda7cb", "#111111"}},
    [INK_SEAT + 4] = {"seat4", {"#f0e442", "#6f6100", "#111111"}, {"#f0e442", "#f0e442", "#111111"}},
    [INK_SEAT + 5] = {"seat5", {"#e0702a", "#a84300", "#111111"}, {"#e67b36", "#ff9a5c", "#111111"}},
};

enum { TINTS = sizeof tints / sizeof *tints };
_Static_assert(TINTS == INK_SEAT + SEATS_MAX, "every seat has a tint");

const char *ink_name(enum ink ink)
{
    return tints[(unsigned)ink < TINTS ? ink : INK_PLAIN].name;
}

/* ---- classes that occur ---------------------------------------------------------------------------------------- */

static const char *const texture_names[SEATS_MAX] = {NULL, "texture1", "texture2", "texture3", "texture4", "texture5"};
_Static_assert(TINTS + SEATS_MAX <= 64, "every name has a bit");

/* The names after each kind in a body, as bits: those of tints, then those of textures. */
struct classes {
    uint64_t after[UCHAR_MAX + 1];
};

static uint64_t name_bit(const char *name, size_t length)
{
    for (int i = 0; i < TINTS + SEATS_MAX; i++) {
        const char *known = i < TINTS ? tints[i].name : texture_names[i - TINTS];
        if (known && *known == *name && strlen(known) == length && strncmp(known, name, length) == 0)
            return UINT64_C(1) << i;
    }
    return 0;
}

/* NULL: assumes that all occur. */
static struct classes classes_of(const char *body)
{
    struct classes classes;
    memset(&classes, body ? 0 : UCHAR_MAX, sizeof classes);
    for (const char *dash = body ? strchr(body, '-') : NULL; dash; dash = strchr(dash + 1, '-')) {
        size_t length = strcspn(dash + 1, "' -");
        if (dash > body && (dash[length + 1] == '\'' || dash[length + 1] == ' '))
            classes.after[(unsigned char)dash[-1]] |= name_bit(dash + 1, length);
    }
    return classes;
}

static bool occurs(const struct classes *classes, char kind, const char *name)
{
    return (classes->after[(unsigned char)kind] & name_bit(name, strlen(name))) != 0;
}

/* ---- colours --------------------------------------------------------------------------------------------------- */

/* Writes a colour, for dark screens only if it differs from that for light ones. `light` is "" for light screens. */
static void add_rule(const struct classes *classes, const struct tint *tint, char kind, const char *what,
                     const char *colour, const char *light, struct text *out)
{
    if (occurs(classes, kind, tint->name) && !same(colour, light))
        text_format(out, ".%c-%s{%s:%s}", kind, tint->name, what, colour);
}

/* `w-` is the plain colour of a seat and of water below its texture; `f-` is the texture. Text on a colour has a halo
   that hides textures and lines around it; on white it needs none. */
static void tint_style(const struct tint *tint, const struct colours *colours, const struct classes *classes,
                       struct text *out)
{
    static const struct colours none;
    const struct colours *light = &tint->light, *other = colours == light ? &none : light;
    bool textured = tint >= tints + INK_SEAT || tint == tints + INK_WATER,
         halo = tint != tints && tint != tints + INK_WHITE && tint != tints + INK_PAPER;
    add_rule(classes, tint, textured ? 'w' : 'f', "fill", colours->fill, other->fill, out);
    /* Pieces are the same on dark screens, with dark outlines. */
    if (colours == light || tint == tints + INK_LAND)
        add_rule(classes, tint, 'c', "color", colours->fill, "", out);
    add_rule(classes, tint, 'l', "stroke", colours->line, other->line, out);
    add_rule(classes, tint, 'e', "stroke", colours->on, other->on, out);
    if (occurs(classes, 't', tint->name))
        text_format(out, ".t-%s{fill:%s;color:%s}", tint->name, colours->line, colours->line);
    if (!occurs(classes, 'o', tint->name))
        return;
    text_format(out, ".o-%s{fill:%s", tint->name, colours->on);
    if (halo)
        text_format(out, ";stroke:%s;stroke-width:%s;paint-order:stroke", colours->fill, textured ? ".3em" : ".2em");
    text_add(out, "}");
}

void palette_style(const char *body, struct text *out)
{
    struct classes classes = classes_of(body);
    for (int ink = 0; ink < TINTS; ink++)
        tint_style(&tints[ink], &tints[ink].light, &classes, out);
    text_add(
        out,
        ".ground{fill:#f7f6f3}.last,.found,.doubt{fill:none;stroke-linejoin:round}.last{stroke:#d6006c}.found{stroke:#"
        "b3261e}"
        ".doubt{stroke:#656c76}.doubt-badge{fill:#dfe2e6;stroke:#656c76}.doubt-sign{fill:#1f2328}"
        ".case{fill:none;stroke:#fff;stroke-linejoin:round;opacity:.85}.badge{fill:#b3261e}.badge-number{fill:#fff}."
        "texture{stroke:#000;fill:none}"
        ".dots{fill:#000}.b{text-anchor:start}");
    for (int width = 2; width <= WIDEST_LINE; width++) {
        char class[8];
        put_string(class, sizeof class, " s%d", width);
        if (!body || strstr(body, class))
            text_format(out, ".s%d{stroke-width:%d}.s%d.d{stroke-dasharray:%d %d}", width, width, width, 3 * width + 1,
                        2 * width + 1);
    }
    text_add(out, ".d{stroke-dasharray:4 3}text{fill:#1f2328}svg.board,.part svg{font-size:16px}"
                  "symbol{fill:currentColor;stroke:#1a1a1a;stroke-width:1.2;stroke-linejoin:round;stroke-linecap:round}"
                  "symbol .n{fill:none}symbol .h{fill:none;stroke:#fff}symbol .s{fill:#0003;stroke:none}"
                  "symbol text{fill:#444;stroke:none}symbol .q{fill:#fff;stroke:none}symbol .p{fill:#fff}symbol "
                  ".k{fill:#1a1a1a}\n"
                  "@media(prefers-color-scheme:dark){\n");
    for (int ink = 0; ink < TINTS; ink++)
        tint_style(&tints[ink], &tints[ink].dark, &classes, out);
    text_add(out, "text{fill:#e8e6e3}.ground{fill:#14161a}.last{stroke:#ff5fa8}.found{stroke:#ff6b62}.doubt{stroke:#"
                  "969ea9}.doubt-badge{fill:#"
                  "343941;stroke:#969ea9}.doubt-sign{fill:#e8e6e3}.case{stroke:#000}.badge{fill:#"
                  "ff8f89}.badge-number{fill:#111}\n}\n");
}

/* ---- textures -------------------------------------------------------------------------------------------------- */

/* Drawn on a square of 8 by 8; seat 0 is plain. */
static const char *const textures[SEATS_MAX] = {
    "",
    "<path class='texture' d='M-2,2L2,-2M0,8L8,0M6,10L10,6' stroke-width='1.4' opacity='.38'/>",
    ("<circle class='dots' cx='2' cy='2' r='1.1' opacity='.42'/><circle class='dots' cx='6' cy='6' r='1.1' "
     "opacity='.42'/>"),
    "<path class='texture' d='M0,0L8,8M0,8L8,0' stroke-width='1' opacity='.36'/>",
    "<path class='texture' d='M0,2H8M0,6H8' stroke-width='1.1' opacity='.4'/>",
    "<path class='texture' d='M2,0V8M6,0V8' stroke-width='1.1' opacity='.4'/>",
};

static void open_pattern(const char *prefix, const char *name, struct text *out)
{
    text_format(out, "<pattern id='%s%s' width='%d' height='%d' patternUnits='userSpaceOnUse' viewBox='0 0 8 8'>",
                prefix, name, TEXTURE_SIDE, TEXTURE_SIDE);
}

void texture_definitions(const char *prefix, const char *body, struct text *out)
{
    struct classes classes = classes_of(body);
    text_add(out, "<defs>");
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        const struct tint *tint = &tints[INK_SEAT + seat];
        if (!occurs(&classes, 'f', tint->name) && !occurs(&classes, 'r', tint->name))
            continue;
        open_pattern(prefix, tint->name, out);
        text_format(out, "<rect width='8' height='8' class='w-%s'/>%s</pattern>", tint->name, textures[seat]);
    }
    if (occurs(&classes, 'f', "water"))
        text_format(
            out,
            "<pattern id='%swater' width='54' height='40' patternUnits='userSpaceOnUse'><path d='M0,0h54v40H0z' "
            "class='w-water'/><path class='f-none' stroke='#fff' stroke-width='1.5' opacity='.4' "
            "d='M5,9q4-4 8,0t8,0M32,29q4-4 8,0t8,0'/></pattern>",
            prefix);
    for (int seat = 1; seat < SEATS_MAX; seat++) {
        if (!occurs(&classes, 'f', texture_names[seat]))
            continue;
        open_pattern(prefix, texture_names[seat], out);
        text_format(out, "%s</pattern>", textures[seat]);
    }
    open_pattern(prefix, "hatch", out);
    text_add(out, "<path d='M-2,6L2,10M0,0L8,8M6,-2L10,2' class='f-none l-plain' stroke-width='1.2' "
                  "opacity='.5'/></pattern></defs>\n");
}

void texture_style(const char *scope, const char *prefix, const char *body, struct text *out)
{
    struct classes classes = classes_of(body);
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        const char *name = tints[INK_SEAT + seat].name;
        if (occurs(&classes, 'f', name) || occurs(&classes, 'r', name))
            text_format(out, "%s.f-%s{fill:url(#%s%s)}%s.r-%s{stroke:url(#%s%s)}", scope, name, prefix, name, scope,
                        name, prefix, name);
    }
    for (int seat = 1; seat < SEATS_MAX; seat++) {
        const char *name = texture_names[seat];
        if (occurs(&classes, 'f', name))
            text_format(out, "%s.f-%s{fill:url(#%s%s)}", scope, name, prefix, name);
    }
    if (occurs(&classes, 'f', "water"))
        text_format(out, "%s.f-water{fill:url(#%swater)}", scope, prefix);
    text_format(out, "%s.f-hatch{fill:url(#%shatch)}\n", scope, prefix);
}
