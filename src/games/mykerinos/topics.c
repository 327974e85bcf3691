/* Mykerinos: the things of the game, for those who ask what one is. */
#include "games/mykerinos/mykerinos.h"

const struct topic myk_topics[] = {
    {"violet", "Lady Violet", "patron",
     "Tilt her tile to move a cube from the reserve to the stock. Then start with one cube or extend by two. With "
     "an empty stock you may still start.",
     "mykerinos.violet-reserve mykerinos.appeal-kind mykerinos.tilted", "violet-empty"},
    {"lemon", "Lord Lemon", "patron",
     "Tilt his tile to start with one cube or to extend by two. One of the cubes may be placed on a pyramid.",
     "mykerinos.lemon-one mykerinos.pyramid mykerinos.appeal-kind", NULL},
    {"brown", "Sir Brown", "patron",
     "Tilt his tile to move a cube from the stock to an empty room of the Museum. Any 2 or 3 will do, or a 5 next to a "
     "room where you have a cube.",
     "mykerinos.brown-stock mykerinos.museum-access mykerinos.room-full", NULL},
    {"blackmore", "Mrs. Blackmore", "patron", "Tilt her tile to start with two cubes side by side.",
     "mykerinos.blackmore-two mykerinos.blackmore-next", "partial-power"},
    {"tangerine", "Colonel Tangerine", "patron",
     "Tilt his tile to extend by three cubes. The first must touch one of your cubes, and each of the others the one "
     "before.",
     "mykerinos.tangerine-three mykerinos.tangerine-next mykerinos.extend-first mykerinos.extend-chain",
     "partial-power"},
    {"blank", "the blank tile", "tile",
     "One of the 36 tiles shows no patron. It scores 5 when it is taken and nothing at the end. It does not count for "
     "a series and has no power.",
     "mykerinos.blank mykerinos.tile-face mykerinos.tile-count", NULL},
    {"tile", "terrain-patron tiles", "tile",
     "There are 36 tiles, each two spaces wide and three tall. Eight are dealt in seasons 1 to 3 and twelve in season "
     "4. A player who takes one in the survey scores its number at once and owns its patron.",
     "mykerinos.deal-size mykerinos.tile-count mykerinos.tile-face mykerinos.tile-gone mykerinos.tile-points", NULL},
    {"area", "an area", "place",
     "An area is two tiles side by side, four columns by three rows. Areas are evaluated one by one. More cubes rank "
     "higher, and between equal numbers the player who passed earlier. First and second take a tile or move a cube to "
     "the Museum. Third and fourth take a tile that is left.",
     "mykerinos.area mykerinos.ranking mykerinos.survey-absent mykerinos.chosen mykerinos.survey-museum "
     "mykerinos.return",
     "decline"},
    {"region", "the region", "place",
     "The region is all tiles of a season as one grid of eight columns by six rows, nine in season 4. Gaps between "
     "areas do not "
     "matter: spaces that share an edge are adjacent, diagonals are not.",
     "mykerinos.space-none mykerinos.space-full mykerinos.extend-first mykerinos.extend-chain", NULL},
    {"pyramid", "a pyramid", "place", "Only Lord Lemon allows a cube on a pyramid. A cube there counts like any other.",
     "mykerinos.pyramid mykerinos.lemon-one", NULL},
    {"museum", "the Museum", "place",
     "The Museum has fifteen rooms around five circles. Each wing has a 5 and a 3, and neighbouring wings share a 2. A "
     "room holds one cube, and cubes stay there. At the end each tile of a patron scores the best room you hold in "
     "that patron's wing, otherwise 1.",
     "mykerinos.room-full mykerinos.museum-access mykerinos.survey-reserve mykerinos.brown-stock mykerinos.exhibition",
     NULL},
    {"five", "a \"5\" room", "room",
     "You may enter it only from a room next to it where you have a cube. It is worth 5 for each tile of its patron.",
     "mykerinos.museum-access mykerinos.exhibition", NULL},
    {"three", "a \"3\" room", "room",
     "Every player may enter it while it is empty. It is worth 3 for each tile of its patron.",
     "mykerinos.room-full mykerinos.exhibition", NULL},
    {"two", "a \"2\" room", "room",
     "Every player may enter it while it is empty. It belongs to two wings and is worth 2 for each tile of either "
     "patron.",
     "mykerinos.room-full mykerinos.exhibition", NULL},
    {"wings", "the patron disks", "piece",
     "One disk on each of the five circles shows whose wing it is. The disks are placed at random before the game. "
     "Only the final score needs them.",
     "mykerinos.wings mykerinos.wings-unknown mykerinos.exhibition", NULL},
    {"cubes", "cubes", "piece",
     "There are 25 cubes of each colour. Each season 11 move from the reserve to the stock, 8 with four players, on "
     "top of what is left there. Cubes are placed from the stock and go back to the reserve when their area is closed.",
     "mykerinos.cubes mykerinos.draw mykerinos.return mykerinos.stock mykerinos.reserve", NULL},
    {"stock", "the stock", "place",
     "The stock is the cubes in front of a player. Only these can be placed in the region. What is not used stays for "
     "the "
     "next season, and at the end more cubes here break a tie.",
     "mykerinos.stock mykerinos.draw mykerinos.tie-stock", NULL},
    {"reserve", "the reserve", "place",
     "The reserve is the cubes put aside. In the survey a cube for the Museum comes from here. Cubes of the area being "
     "evaluated are not back yet.",
     "mykerinos.reserve mykerinos.survey-reserve mykerinos.draw mykerinos.return", NULL},
    {"scale", "the passing scale", "place",
     "A player who passes puts a disk on the lowest free space and takes no more turns this season. The earlier disk "
     "wins ties in an area, and the last one starts the next season.",
     "mykerinos.disk mykerinos.passed mykerinos.last-action mykerinos.closing-pass mykerinos.ranking mykerinos.marker",
     "unwritten"},
    {"marker", "the first-player marker", "piece",
     "The player with the marker acts first in a season and, with two players, draws neutral cubes first. After the "
     "survey it goes to the last player on the scale.",
     "mykerinos.marker log.turn", NULL},
    {"neutral", "the neutral colour", "piece",
     "In a two-player game, each player draws up to four neutral cubes a season. They may place some right after an "
     "action of their own. Neutral ranks like a player, and its disk is on the second space of the scale. Where it is "
     "first or second, it removes a tile.",
     "mykerinos.neutral-none mykerinos.neutral-stock mykerinos.neutral-turn mykerinos.neutral-rank "
     "mykerinos.neutral-pick",
     "neutral-with-pass neutral-plays neutral-leftover"},
    {"series", "a series", "score",
     "A series is five tiles with five different patrons. Each series scores 5 more points at the end.",
     "mykerinos.series", NULL},
    {0},
};
