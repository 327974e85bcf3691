/* Mykerinos: the things of the game, for those who ask what one is. */
#include "games/mykerinos/mykerinos.h"

#define CODES(...) ((const char *const[]){__VA_ARGS__, NULL})

const struct topic myk_topics[] = {
    {"violet", "Lady Violet", "patron",
     "Tilt her tile: a cube moves from the reserve to the stock, then start with one cube or extend by two. With an "
     "empty stock she still allows a start.",
     CODES("mykerinos.violet-reserve", "mykerinos.appeal-kind", "mykerinos.tilted"), CODES("violet-empty")},
    {"lemon", "Lord Lemon", "patron",
     "Tilt his tile: start with one cube or extend by two, and one of the cubes may stand on a pyramid. None has to.",
     CODES("mykerinos.lemon-one", "mykerinos.pyramid", "mykerinos.appeal-kind"), NULL},
    {"brown", "Sir Brown", "patron",
     "Tilt his tile: a cube goes from the stock to an empty room of the Museum, any with a 2 or a 3, or one with a 5 "
     "next to a room where one has a cube.",
     CODES("mykerinos.brown-stock", "mykerinos.museum-access", "mykerinos.room-full"), NULL},
    {"blackmore", "Mrs. Blackmore", "patron",
     "Tilt her tile: start with two cubes side by side, wherever there is room for them.",
     CODES("mykerinos.blackmore-two", "mykerinos.blackmore-next"), CODES("partial-power")},
    {"tangerine", "Colonel Tangerine", "patron",
     "Tilt his tile: extend by three cubes, the first beside an own cube, each of the others beside the one before.",
     CODES("mykerinos.tangerine-three", "mykerinos.tangerine-next", "mykerinos.extend-first", "mykerinos.extend-chain"),
     CODES("partial-power")},
    {"blank", "the blank tile", "tile",
     "One tile of 36 shows no patron. It scores 5 when it is taken and nothing at the end, fills no series and has no "
     "power.",
     CODES("mykerinos.blank", "mykerinos.tile-face", "mykerinos.tile-count"), NULL},
    {"tile", "terrain-patron tiles", "tile",
     "36 tiles, each two spaces wide and three tall; eight are dealt in seasons 1 to 3, twelve in season 4. Who takes "
     "one in the survey scores its number at once and owns its patron from then on.",
     CODES("mykerinos.deal-size", "mykerinos.tile-count", "mykerinos.tile-face", "mykerinos.tile-gone",
           "mykerinos.tile-points"),
     NULL},
    {"area", "an area", "place",
     "Two tiles side by side, four columns by three rows. Areas are evaluated one by one: more cubes rank higher, "
     "equal "
     "numbers go to who passed earlier. First and second take a tile or send a cube to the Museum, third and fourth "
     "take "
     "a tile that is left.",
     CODES("mykerinos.area", "mykerinos.ranking", "mykerinos.survey-absent", "mykerinos.chosen",
           "mykerinos.survey-museum", "mykerinos.return"),
     CODES("decline")},
    {"region", "the region", "place",
     "All tiles of a season as one grid of eight columns by six rows, nine in season 4. Gaps between areas do not "
     "matter: spaces that share an edge are adjacent, diagonals are not.",
     CODES("mykerinos.space-none", "mykerinos.space-full", "mykerinos.extend-first", "mykerinos.extend-chain"), NULL},
    {"pyramid", "a pyramid", "place",
     "A space with a pyramid is not empty: only Lord Lemon lets a cube go there. A cube that stands on one counts like "
     "every other.",
     CODES("mykerinos.pyramid", "mykerinos.lemon-one"), NULL},
    {"museum", "the Museum", "place",
     "Fifteen rooms around five circles: each wing has a 5 and a 3, and a 2 lies between neighbouring wings. A room "
     "holds one cube, and cubes stay. At the end each tile of a patron scores the best room one holds in that patron's "
     "wing, else 1.",
     CODES("mykerinos.room-full", "mykerinos.museum-access", "mykerinos.survey-reserve", "mykerinos.brown-stock",
           "mykerinos.exhibition"),
     NULL},
    {"five", "a \"5\" room", "room",
     "Entered only from a room next to it where one already has a cube. Worth 5 for each tile of its patron.",
     CODES("mykerinos.museum-access", "mykerinos.exhibition"), NULL},
    {"three", "a \"3\" room", "room", "Open to everybody while it is empty. Worth 3 for each tile of its patron.",
     CODES("mykerinos.room-full", "mykerinos.exhibition"), NULL},
    {"two", "a \"2\" room", "room",
     "Open to everybody while it is empty. It serves both its wings: worth 2 for each tile of either patron.",
     CODES("mykerinos.room-full", "mykerinos.exhibition"), NULL},
    {"wings", "the patron disks", "piece",
     "One disk on each of the five circles says whose wing it is. They are laid at random before the game, and only "
     "the "
     "final score needs them.",
     CODES("mykerinos.wings", "mykerinos.wings-unknown", "mykerinos.exhibition"), NULL},
    {"cubes", "cubes", "piece",
     "25 of each colour. Each season 11 move from the reserve to the stock, 8 with four players, on top of what is "
     "left "
     "there; cubes are placed from the stock and go back to the reserve when their area is closed.",
     CODES("mykerinos.cubes", "mykerinos.draw", "mykerinos.return", "mykerinos.stock", "mykerinos.reserve"), NULL},
    {"stock", "the stock", "place",
     "The cubes in front of a player, the only ones that can be placed in the region. What is not used stays for the "
     "next season, and at the end more cubes here break a tie.",
     CODES("mykerinos.stock", "mykerinos.draw", "mykerinos.tie-stock"), NULL},
    {"reserve", "the reserve", "place",
     "The cubes put aside. In the survey a cube for the Museum comes from here; those of the area being evaluated are "
     "not back yet.",
     CODES("mykerinos.reserve", "mykerinos.survey-reserve", "mykerinos.draw", "mykerinos.return"), NULL},
    {"scale", "the passing scale", "place",
     "Who passes puts a disk on its lowest free space and has no more turns this season. The earlier disk wins ties in "
     "an area, the last one starts the next season.",
     CODES("mykerinos.disk", "mykerinos.passed", "mykerinos.last-action", "mykerinos.closing-pass", "mykerinos.ranking",
           "mykerinos.marker"),
     CODES("unwritten")},
    {"marker", "the first-player marker", "piece",
     "Its holder acts first in a season, and with two players draws neutral cubes first. After the survey it goes to "
     "the last on the scale.",
     CODES("mykerinos.marker", "log.turn"), NULL},
    {"neutral", "the neutral colour", "piece",
     "With two players only: each draws up to four neutral cubes a season and may place some right after an action of "
     "their own. Neutral ranks like a player, its disk on the second space of the scale; where it is first or second "
     "it "
     "removes a tile.",
     CODES("mykerinos.neutral-none", "mykerinos.neutral-stock", "mykerinos.neutral-turn", "mykerinos.neutral-rank",
           "mykerinos.neutral-pick"),
     CODES("neutral-with-pass", "neutral-plays", "neutral-leftover")},
    {"series", "a series", "score", "Five tiles with five different patrons. Each scores 5 at the end, on top.",
     CODES("mykerinos.series"), NULL},
    {0},
};
