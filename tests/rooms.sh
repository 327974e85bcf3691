# rooms.sh: sourced by the lints: the order of the rooms, as functions for awk. What stands at one level needs nothing of the other.
# Letters are those of English, whatever is spoken here.
export LC_ALL=C.UTF-8
order="base diag doc game phrase games replay study draw,schema report serve cli"
# The folders of games, the templates among them; and the prefix of one: the guard of its state.h or of its own header, else its name.
# shellcheck disable=SC2034
game_folders="src/games/*/ tests/template/*/"
prefix_of() {
    guard=$(sed -n 's/^#ifndef \(.*\)_STATE_H$/\1/p' "$1/state.h" 2>/dev/null)
    [ -n "$guard" ] || guard=$(sed -n 's/^#ifndef \(.*\)_H$/\1/p' "$1/$(basename "$1").h" 2>/dev/null)
    echo "${guard:-$(basename "$1")}" | tr '[:lower:]' '[:upper:]'
}
# shellcheck disable=SC2034
rooms_awk='
    function in_src(path) { sub(/^(tests|src)\/template\//, "src/games/", path); return path }
    function room_of(path,   part) { split(in_src(path), part, "/"); return part[2] }
    function game_of(path,   part) { split(in_src(path), part, "/"); return part[2] == "games" ? part[3] : "" }
    function rank(room) { return room in level ? level[room] : 99 }
    function below(other, room) { return other == room || rank(other) < rank(room) }
    BEGIN {
        levels = split("'"$order"'", group, " ")
        for (i = 1; i <= levels; i++) {
            rooms = split(group[i], member, ",")
            for (k = 1; k <= rooms; k++) level[member[k]] = i
        }
    }
'
