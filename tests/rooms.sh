# rooms.sh: sourced by the lints: the order of the rooms, as functions for awk. What stands at one level needs nothing of the other.
order="base diag doc game phrase games replay study draw,schema report serve cli"
# shellcheck disable=SC2034
rooms_awk='
    function room_of(path,   part) { split(path, part, "/"); return part[2] }
    function game_of(path,   part) { split(path, part, "/"); return part[2] == "games" ? part[3] : "" }
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
