/* The sheet to lay beside a game: its board with the name of every place as records write them, and every component
   with its name and what the box says of it. As an SVG file of A4 pages, and as a section of a page. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "base/xml.h"
#include "draw/page.h"
#include "draw/picture.h"
#include "game/box.h"

/* A page in pixels; its boards are in two columns, its components in columns of COLUMN units. */
enum { A4_WIDTH = 793, A4_HEIGHT = 1122, EDGE = 24, GUTTER = 16, TITLE = 52, ACROSS = 3, COLUMN = 366, LINE = 20 };
enum { INNER = A4_WIDTH - 2 * EDGE, HALF = (INNER - GUTTER) / 2, THIRD = (INNER - (ACROSS - 1) * GUTTER) / ACROSS };
enum { SPANS = 700 /* a wider board has the whole width */, LEAST_REST = 160, NARROW = 8, TIGHT = 600 };

static const char note[] = "Names as records write them. (?) is assumed: compare with your copy.";

struct box_sheet {
    const struct match *match;
    struct canvas canvas;
    int boards;       /* how many parts are drawn by the game; components follow */
    int rest;         /* height of the columns on the first page, in units */
    int columns;      /* of components, so far */
    int x, y, height; /* where the next word goes in the present column, and how high it may become */
    int pages;
    bool tight;        /* more than two pages otherwise: smaller boards */
    struct spot *spot; /* where each part is, by its number */
};

/* ---- names that records write ---------------------------------------------------------------------------------- */

typedef void words_function(void *context, const struct shape *shape);

static void each_shape(const struct shape *shape, words_function *tell, void *context)
{
    bool fields = shape->form == FORM_TUPLE || shape->form == FORM_MAP || shape->form == FORM_EITHER;
    if (shape->words && shape->form != FORM_ENTRY)
        tell(context, shape);
    for (const struct field *field = fields ? shape->fields : NULL; field && field->shape; field++)
        each_shape(field->shape, tell, context);
    if ((is_list(shape) || shape->form == FORM_EACH) && shape->of)
        each_shape(shape->of, tell, context);
}

void each_vocabulary(const struct game *game, words_function *tell, void *context)
{
    for (const struct verb *verb = game->verbs; verb->name; verb++)
        for (const struct field *field = verb->fields; field && field->shape; field++)
            each_shape(field->shape, tell, context);
    each_shape(game->table, tell, context);
}

static int list_length(const struct words *words)
{
    int length = 0;
    while (words->list && words->list[length])
        length++;
    return length;
}

int vocabulary_size(const struct match *match, const struct words *words)
{
    return list_length(words) + (words->count ? words->count(match) : 0);
}

const char *vocabulary_word(const struct match *match, const struct words *words, int number, char room[WORD_ROOM])
{
    int listed = list_length(words);
    return number < listed ? words->list[number] : words->name(match, number - listed, room);
}

/* Is it the same word to a reader: "Giant Gears" for giant-gears? */
static bool reads_as(const char *label, const char *name)
{
    while (*label && *name && (tolower((unsigned char)*label) == *name || (*label == ' ' && *name == '-'))) {
        label++;
        name++;
    }
    return !*label && !*name;
}

/* Is it written in the picture, as a label or as a word of one? `group`: only in the same part, and not as one of several
   words of another thing. */
static bool is_written(const struct canvas *canvas, const char *name, const struct group *group)
{
    size_t length = strlen(name);
    for (int i = 0; i < canvas->groups; i++)
        for (const struct item *item = canvas->group[i]->first; item; item = item->next) {
            if (item->kind != ITEM_LABEL || (group && canvas->group[i]->part != group->part))
                continue;
            if (reads_as(item->text, name))
                return true;
            bool several = !group || group == canvas->group[i];
            for (const char *at = several ? strstr(item->text, name) : NULL; at; at = strstr(at + 1, name))
                if ((at == item->text || strchr(" (", at[-1])) && strchr(" ,:;.)", at[length]))
                    return true;
        }
    return false;
}

/* ---- the board: what it lacks of the names is added where it hides nothing ------------------------------------- */

static int hidden_by(const struct canvas *canvas, const struct part *part, struct box box)
{
    enum { SMALL = 60, OUTSIDE = 1000 };
    int hidden = box.left < 0 || box.top < 0 || box.right > part->width || box.bottom > part->height ? OUTSIDE : 0;
    for (int i = 0; i < canvas->groups; i++)
        for (const struct item *item = canvas->group[i]->first; item; item = item->next) {
            struct box other = item_box(item);
            bool thing = item->kind == ITEM_LABEL || item->kind == ITEM_PIECE
                         || (item->kind == ITEM_CIRCLE && item->size < SMALL / 2);
            int across = (box.right < other.right ? box.right : other.right) - larger(box.left, other.left),
                down = (box.bottom < other.bottom ? box.bottom : other.bottom) - larger(box.top, other.top);
            if (thing && canvas->group[i]->part == part->number && across > 0 && down > 0)
                hidden += across * down;
        }
    return hidden;
}

static void put_name(struct canvas *canvas, const struct part *part, const struct group *group, const char *name)
{
    static const struct point side[] = {{0, 0},   {0, -1}, {0, 1},  {1, 1},  {-1, 1}, {1, -1},
                                        {-1, -1}, {2, 0},  {-2, 0}, {0, -2}, {0, 2}};
    struct box thing = group_box(group);
    int width = canvas_width_of(name, LEAST_WRITING), least = INT_MAX, tall = LEAST_WRITING * 6 / 10,
        outward = thing.left + thing.right < part->width ? -1 : 1;
    struct point best = {0};
    for (size_t i = 0; i < sizeof side / sizeof *side && least > 0; i++) {
        /* 1 is inside, at that edge; 2 is outside. */
        int across = (thing.right - thing.left) / 2, down = (thing.bottom - thing.top) / 2;
        across = side[i].x % 2 ? larger(0, across - width / 2 - 2) : across + width / 2 + 2;
        down = side[i].y % 2 ? larger(0, down - tall - 2) : down + tall + 2;
        int x = (thing.left + thing.right) / 2, y = (thing.top + thing.bottom) / 2;
        across *= side[i].x * outward > 0 ? 1 : side[i].x ? -1 : 0;
        x += across;
        y += (side[i].y > 0) * down - (side[i].y < 0) * down;
        struct point at = {within(width / 2, x, part->width - width / 2), within(tall, y, part->height - tall)};
        int hidden =
            hidden_by(canvas, part, (struct box){at.x - width / 2, at.y - tall, at.x + width / 2, at.y + tall});
        if (hidden < least) {
            least = hidden;
            best = at;
        }
    }
    canvas_return(canvas, part->id);
    canvas_caption(canvas, canvas_id(canvas, "named-%s", group->id), "%s", "");
    canvas_label(canvas, best.x, best.y, LEAST_WRITING, INK_PLAIN, name);
}

struct sought {
    const struct match *match;
    const char *word;
    bool found;
};

static void find_word(void *context, const struct shape *shape)
{
    struct sought *sought = context;
    char room[WORD_ROOM];
    const char *name;
    int value;
    if (shape->words->read && shape->words->read(sought->match, sought->word, &value))
        sought->found = true;
    for (int i = vocabulary_size(sought->match, shape->words); i-- > 0 && !sought->found;) {
        name = vocabulary_word(sought->match, shape->words, i, room);
        sought->found = name && same(sought->word, name);
    }
}

/* What records call the thing of this group: "a2" of space-a2=clock-tower, and "wing 1" of wing-1 if it shows nothing but
   a question mark. NULL: nothing. */
static const char *name_of_thing(struct box_sheet *sheet, const struct group *group)
{
    const char *dash = strchr(group->id, '-');
    if (!dash)
        return NULL;
    struct sought sought = {sheet->match, canvas_id(&sheet->canvas, "%.*s", (int)strcspn(dash + 1, "="), dash + 1),
                            false};
    bool unknown = false;
    for (const struct item *item = group->first; item; item = item->next)
        unknown = unknown || (item->kind == ITEM_LABEL && same(item->text, "?"));
    if (strspn(sought.word, "0123456789") == strlen(sought.word))
        return unknown ? canvas_id(&sheet->canvas, "%.*s %s", (int)(dash - group->id), group->id, sought.word) : NULL;
    each_vocabulary(sheet->match->game, find_word, &sought);
    return sought.found ? sought.word : NULL;
}

static void label_names(struct box_sheet *sheet)
{
    struct canvas *canvas = &sheet->canvas;
    for (const struct part *part = canvas->parts; part; part = part->next)
        for (int i = 0, groups = canvas->groups; i < groups; i++) {
            const struct group *group = canvas->group[i];
            if (group->part != part->number || group->kind > GROUP_CAPTION || !group_is_drawn(group))
                continue;
            const char *name = name_of_thing(sheet, group);
            if (name && !is_written(canvas, name, group))
                put_name(canvas, part, group, name);
        }
}

/* ---- components: words in columns ------------------------------------------------------------------------------ */

/* Broad letters count for more than in canvas_width_of, since words must not run over their column. */
static int width_of(const char *words)
{
    int width = canvas_width_of(words, LEAST_WRITING);
    for (; *words; words++)
        width += strchr("mwMW", *words) ? LEAST_WRITING * 4 / 10 : 0;
    return width;
}

/* A new column if the present one has less room than that. */
static void need(struct box_sheet *sheet, int height)
{
    struct canvas *canvas = &sheet->canvas;
    if (sheet->columns && sheet->y + height <= sheet->height)
        return;
    sheet->columns++;
    sheet->height = sheet->rest && sheet->columns <= ACROSS ? sheet->rest : (A4_HEIGHT - 2 * EDGE) * COLUMN / THIRD;
    sheet->y = 0;
    canvas_part(canvas, canvas_id(canvas, "components-%d", sheet->columns), "components", COLUMN, sheet->height);
    canvas_caption(canvas, canvas->part->id, "%s", "");
}

static void new_line(struct box_sheet *sheet)
{
    sheet->y += LINE;
    sheet->x = 2 * NARROW;
    need(sheet, LINE);
    sheet->canvas.part->height = sheet->y + LINE;
}

/* Writes words where the last ones ended; what does not fit follows in the next lines. */
static void put_words(struct box_sheet *sheet, const char *words)
{
    struct canvas *canvas = &sheet->canvas;
    while (*(words += strspn(words, " \n"))) {
        size_t length = 0, fits = 0;
        const char *line = "";
        do {
            length += strspn(words + length, " \n");
            length += strcspn(words + length, " \n");
            const char *longer = canvas_id(canvas, "%.*s", (int)length, words);
            if (sheet->x + width_of(longer) > COLUMN && (fits || sheet->x > 2 * NARROW))
                break;
            line = longer;
            fits = length;
        } while (words[length]);
        if (fits)
            canvas_words(canvas, sheet->x, sheet->y + LINE / 2, LEAST_WRITING, INK_PLAIN, line);
        sheet->x += width_of(line) + NARROW;
        words += fits;
        if (*words)
            new_line(sheet);
    }
}

/* A name in a frame, with its piece if it has one, in a line of its own. */
static void put_heading(struct box_sheet *sheet, const char *name)
{
    struct canvas *canvas = &sheet->canvas;
    need(sheet, 2 * LINE + 6);
    int width = width_of(name) + 12;
    const char *artwork = sheet->match->game->picture.artwork;
    if (artwork && strstr(artwork, canvas_id(canvas, "<symbol id='%s%s'", canvas->prefix, name))) {
        canvas_piece(canvas, 12, sheet->y + 12, 24, seat_ink(0), name);
        sheet->x = 28;
    } else
        sheet->x = 0;
    canvas_box(canvas, sheet->x, sheet->y + 2, width, LINE + 1, (struct paint){.fill = INK_PAPER, .line = INK_PLAIN});
    canvas_words(canvas, sheet->x + 4, sheet->y + 2 + LINE / 2, LEAST_WRITING, INK_PLAIN, name);
    sheet->x += width + NARROW;
    sheet->y += 3;
}

static void end_block(struct box_sheet *sheet)
{
    sheet->y += LINE + 5;
    sheet->canvas.part->height = sheet->y;
}

/* ---- components: what the box says of them --------------------------------------------------------------------- */

/* Of a map with a value for each number of players, the value for this one; of alternatives, the one that another value
   of the box names, as `tiles: r1` does among `sets`. */
static const struct node *in_use(const struct match *match, const struct node *node)
{
    char number[16];
    int seats = match->game->seats_min;
    const struct node *wanted = NULL, *child = node->kind == NODE_MAP ? node->first : NULL;
    put_string(number, sizeof number, "%d", match->seats);
    for (; child; child = child->next, seats++) {
        const char *digits = digits_of(child->key->text);
        if (atoi(digits ? digits : child->key->text) != seats)
            break;
        wanted = seats == match->seats ? child : wanted;
    }
    if (!child && wanted && seats > match->game->seats_max)
        return wanted;
    for (const struct node *other = match->box_node->first; other; other = other->next) {
        const struct node *word = other->kind == NODE_MAP ? node_get(other, number) : other;
        if (word && word->kind == NODE_WORD && isalpha((unsigned char)*word->text) && node_get(node, word->text))
            return node_get(node, word->text);
    }
    return node;
}

/* The part of the box that these players use. `value` is 1 where it is assumed. */
static struct node *box_in_use(const struct match *match, const struct node *node, const struct node *assumed,
                               struct arena *arena)
{
    const struct node *used = in_use(match, node);
    if (used != node && assumed && assumed->kind == NODE_MAP)
        assumed = node_get(assumed, used->key->text);
    bool divided = assumed && assumed->kind == NODE_MAP && used->kind == NODE_MAP;
    struct node *copy = node_new(arena, used->kind, used->at);
    copy->text = used->text;
    copy->value = assumed && !divided;
    for (const struct node *child = used->first; child; child = child->next)
        if (used->kind != NODE_MAP || !same(child->key->text, "provenance"))
            node_append(copy, child->key,
                        box_in_use(match, child, divided ? node_get(assumed, child->key->text) : NULL, arena));
    return copy;
}

/* "stone stone marble", "produce gold, at here": a value in words. */
static void print_value(const struct node *node, struct text *out)
{
    bool plain = node->kind != NODE_MAP;
    text_add(out, node->kind == NODE_WORD ? node->text : node->first ? "" : "none");
    for (const struct node *child = node->first; child; child = child->next)
        plain = plain && child->kind == NODE_WORD;
    for (const struct node *child = node->first; child; child = child->next) {
        bool enclosed = child->key && child->kind == NODE_MAP && child->first;
        text_add(out, child == node->first ? "" : plain ? " " : node->kind == NODE_MAP ? ", " : " / ");
        text_add(out, child->key ? child->key->text : "");
        text_add(out, enclosed ? " (" : child->key ? " " : "");
        print_value(child, out);
        text_add(out, enclosed ? ")" : "");
    }
    text_add(out, node->value ? " (?)" : "");
}

static bool is_topic(const struct match *match, const char *word)
{
    const struct topic *topic = match->game->topics;
    while (topic && topic->word && !same(topic->word, word))
        topic++;
    return topic && topic->word;
}

/* "costs: stone stone marble; worth: 1": what each part of the box says of the component with this name. */
static void print_said(const struct node *map, const char *part, int depth, const char *word, struct text *out)
{
    for (const struct node *child = depth && map->kind == NODE_MAP ? map->first : NULL; child; child = child->next) {
        if (part && same(child->key->text, word)) {
            text_format(out, " %s: ", part);
            print_value(child, out);
            text_char(out, '.');
        } else
            print_said(child, child->key->text, depth - 1, word, out);
    }
}

enum { DEPTH = 3 };

/* Is it drawn, or among what these players do not use? */
static bool is_left_out(const struct box_sheet *sheet, const struct node *used, const char *word)
{
    struct text all = {0}, here = {0};
    print_said(sheet->match->box_node, NULL, DEPTH, word, &all);
    print_said(used, NULL, DEPTH, word, &here);
    bool left_out = all.length && !here.length && !digits_of(word);
    text_free(&all);
    text_free(&here);
    for (int i = 0; i < sheet->canvas.groups && !left_out; i++)
        left_out = sheet->canvas.group[i]->part < sheet->boards
                   && same(sheet->canvas.group[i]->id, canvas_id((struct canvas *)&sheet->canvas, "kind-%s", word));
    return left_out;
}

/* Topics in one row share what they do. */
static void put_topics(struct box_sheet *sheet, const struct node *used)
{
    const struct topic *topic = sheet->match->game->topics;
    for (; topic && topic->word; topic++) {
        struct text said = {0};
        if (is_left_out(sheet, used, topic->word))
            continue;
        const struct topic *last = topic;
        put_heading(sheet, topic->word);
        while (last[1].word && same(last[1].does, topic->does))
            text_format(&said, ", %s", (++last)->word);
        text_format(&said, "%s%s: %s", said.length ? " " : "", topic->kind, topic->does);
        for (bool several = topic != last; topic <= last; topic++) {
            struct text facts = {0};
            print_said(used, NULL, DEPTH, topic->word, &facts);
            if (facts.length)
                text_format(&said, "%s%s%s", several ? " " : "", several ? topic->word : "", text_string(&facts));
            text_free(&facts);
        }
        topic = last;
        put_words(sheet, text_string(&said));
        text_free(&said);
        end_block(sheet);
    }
}

/* What of the box is not said with a component. */
static void put_rest(struct box_sheet *sheet, const struct node *used)
{
    for (const struct node *part = used->first; part; part = part->next) {
        struct text said = {0};
        struct node *rest = node_new(sheet->canvas.arena, part->kind, part->at);
        rest->text = part->text;
        rest->value = part->value;
        for (struct node *child = part->first, *next; child; child = next) {
            next = child->next;
            child->next = NULL;
            if (!child->key || !is_topic(sheet->match, child->key->text))
                node_append(rest, child->key, child);
        }
        if (rest->first || part->kind == NODE_WORD) {
            put_heading(sheet, part->key->text);
            print_value(rest, &said);
            put_words(sheet, text_string(&said));
            end_block(sheet);
        }
        text_free(&said);
    }
}

/* ---- the words that are nowhere else --------------------------------------------------------------------------- */

static void put_others(void *context, const struct shape *shape)
{
    struct box_sheet *sheet = context;
    struct text said = {0};
    char room[WORD_ROOM];
    const char *name, *what = shape->what ? shape->what : "words", *more = strstr(what, " (");
    for (int i = 0, size = vocabulary_size(sheet->match, shape->words); i < size; i++) {
        name = vocabulary_word(sheet->match, shape->words, i, room);
        if (name && !is_written(&sheet->canvas, name, NULL))
            text_format(&said, "%s ", name);
    }
    if (said.length) {
        put_heading(sheet, canvas_id(&sheet->canvas, "%.*s", more ? (int)(more - what) : 30, what));
        put_words(sheet, text_string(&said));
        end_block(sheet);
    }
    text_free(&said);
}

/* ---- the sheet ------------------------------------------------------------------------------------------------- */

/* Where a part is, in pixels; without width it is left out. */
struct spot {
    int x, y, width;
};

static struct spot *spot_of(struct box_sheet *sheet, const struct part *part)
{
    return &sheet->spot[part->number];
}

/* Puts the boards into two columns, wide ones across both. Parts alike, one for each player, are shown once. Returns the
   height of all. */
static int lay_boards(struct box_sheet *sheet)
{
    int bottom[2] = {0};
    for (const struct part *part = sheet->canvas.parts; part; part = part->next) {
        const char *end = strrchr(part->id, '-');
        const struct part *like = sheet->canvas.parts;
        while (like != part && !(end && strncmp(part->id, like->id, (size_t)(end - part->id) + 1) == 0))
            like = like->next;
        if (like != part)
            continue;
        bool spans = part->width > SPANS;
        int column = bottom[1] < bottom[0], width = spans ? INNER : HALF;
        if (spans)
            bottom[column = 0] = larger(bottom[0], bottom[1]);
        *spot_of(sheet, part) = (struct spot){column * (HALF + GUTTER), bottom[column], width};
        bottom[column] += part->height * width / part->width + GUTTER;
        if (spans)
            bottom[1] = bottom[0];
    }
    return larger(bottom[0], bottom[1]);
}

static void draw_sheet(struct box_sheet *sheet, const void *state, struct arena *arena)
{
    struct canvas *canvas = &sheet->canvas;
    const struct match *match = sheet->match;
    canvas->arena = arena;
    canvas->no_glyphs = true;
    position_draw_on(match, state, canvas);
    label_names(sheet);
    position_draw_box(match, canvas);
    sheet->boards = canvas->part_count;
    sheet->spot = arena_take(arena, (size_t)canvas->part_count * sizeof *sheet->spot);
    int most = sheet->tight ? TIGHT : A4_HEIGHT - 2 * EDGE - TITLE, height = lay_boards(sheet);
    if (height > most) /* all of them smaller */
        for (int i = 0; i < sheet->boards; i++) {
            struct spot *spot = &sheet->spot[i];
            *spot = (struct spot){spot->x * most / height, spot->y * most / height, spot->width * most / height};
        }
    int top = TITLE + (height < most ? height : most);
    sheet->rest = (A4_HEIGHT - 2 * EDGE - top) * COLUMN / THIRD;
    sheet->rest = sheet->rest < LEAST_REST ? 0 : sheet->rest;
    struct node *used = box_in_use(match, match->box_node, box_assumed(match, arena), arena);
    put_topics(sheet, used);
    put_rest(sheet, used);
    each_vocabulary(match->game, put_others, sheet);
    struct spot *boards = sheet->spot;
    sheet->spot = arena_take(arena, (size_t)canvas->part_count * sizeof *sheet->spot);
    memcpy(sheet->spot, boards, (size_t)sheet->boards * sizeof *boards);
    for (const struct part *part = canvas->parts; part; part = part->next) {
        int column = part->number - sheet->boards + (sheet->rest ? 0 : ACROSS), page = column / ACROSS;
        struct spot *spot = spot_of(sheet, part);
        if (part->number >= sheet->boards) {
            *spot = (struct spot){column % ACROSS * (THIRD + GUTTER), (page ? page * A4_HEIGHT : top) - TITLE, THIRD};
            sheet->pages = page + 1;
        }
        spot->x += EDGE;
        spot->y += EDGE + TITLE;
    }
    if (sheet->pages > 2 && !sheet->tight) {
        *sheet = (struct box_sheet){.match = match, .tight = true};
        draw_sheet(sheet, state, arena);
    }
}

static void add_part(struct box_sheet *sheet, const struct part *part, const char *attributes, struct text *out)
{
    text_format(out, "<svg%s viewBox='0 0 %d %d'>\n", attributes, part->width, part->height);
    xml_format(out, "<title>%s</title>\n", part->title);
    for (int i = 0; i < sheet->canvas.groups; i++)
        if (sheet->canvas.group[i]->part == part->number && group_is_painted(sheet->canvas.group[i])) {
            text_add(out, "<g>");
            group_picture(sheet->canvas.group[i], out);
            text_add(out, "</g>\n");
        }
    text_add(out, "</svg>\n");
}

void box_sheet_svg(const struct match *match, const void *state, struct text *out)
{
    struct arena arena = {0};
    struct text described = {0}, body = {0};
    struct box_sheet sheet = {.match = match};
    draw_sheet(&sheet, state, &arena);
    xml_format(&described,
               "<title id='title'>%s, %d players: the sheet</title>\n<desc id='desc'>%s</desc>\n"
               "<style>@page{size:210mm 297mm;margin:0}@media print{.ground{fill:#fff}}</style>\n",
               match->game->title, match->seats, note);
    xml_format(&body,
               "<text x='%d' y='%d' class='above head' font-size='24'>%s, %d players</text>\n"
               "<text x='%d' y='%d' class='above t-plain' font-size='13'>%s</text>\n",
               EDGE, EDGE + 18, match->game->title, match->seats, EDGE, EDGE + 40, note);
    for (const struct part *part = sheet.canvas.parts; part; part = part->next) {
        const struct spot *spot = spot_of(&sheet, part);
        if (spot->width)
            add_part(&sheet, part,
                     arena_format(&arena, " class='board' x='%d' y='%d' width='%d' height='%d'", spot->x, spot->y,
                                  spot->width, part->height * spot->width / part->width),
                     &body);
    }
    write_file(match->game, &sheet.canvas, A4_WIDTH, sheet.pages * A4_HEIGHT, text_string(&described),
               text_string(&body), out);
    text_free(&described);
    text_free(&body);
    arena_free(&arena);
}

void box_sheet_html(const struct match *match, const void *state, struct text *out)
{
    struct arena arena = {0};
    struct box_sheet sheet = {.match = match};
    const char *name = arena_format(&arena, "box-%s-%d", match->game->id, match->seats);
    enum { LEGIBLE = 12 }; /* of letters, in pixels */
    draw_sheet(&sheet, state, &arena);
    text_format(out, "<div class='box-sheet' id='%s'><style>", name);
    texture_style(arena_format(&arena, "#%s ", name), arena_format(&arena, "%s-", name), NULL, out);
    xml_format(out, "</style><h2>%s, %d players</h2><p>%s</p><svg class='textures' aria-hidden='true'>",
               match->game->title, match->seats, note);
    texture_definitions(arena_format(&arena, "%s-", name), NULL, out);
    text_add(out, "</svg><div class='spread'>\n");
    for (const struct part *part = sheet.canvas.parts; part; part = part->next)
        if (spot_of(&sheet, part)->width) { /* on a small screen it is moved rather than made illegible */
            xml_format(out, "<div class='%s' style='--least:%dpx' tabindex='0' role='group' aria-label='%s'>",
                       part->number >= sheet.boards ? "words"
                       : part->width > SPANS        ? "wide"
                                                    : "half",
                       part->width * LEGIBLE / LEAST_WRITING, part->title);
            add_part(&sheet, part, "", out);
            text_add(out, "</div>\n");
        }
    text_add(out, "</div></div>\n");
    arena_free(&arena);
}
