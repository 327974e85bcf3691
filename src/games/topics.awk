# topics.awk: makes the table of what `explain WORD` knows of a game besides codes and verbs (struct topic, game.h) from its topics.txt.
#
#   [word] the name     as records write it, and in words; several words may share what follows
#   kind: god
#   does: what it does and when, one or a few sentences; lines that begin with a blank go on
#   rules: codes of rules about it
#   house: house rules about it
#
# Keys without a value are left out. Used as: awk -v name=cyclades_topics -f topics.awk topics.txt
function quoted(text) { gsub(/["\\]/, "\\\\&", text); return "\"" text "\"" }
function list(words) { return words == "" ? "NULL" : quoted(words) }
function finish(   i) {
    for (i = 1; i <= count && "kind" in of; i++)
        print "    {" quoted(word[i]) ", " quoted(called[i]) ", " quoted(of["kind"]) ", " quoted(of["does"]) ", " list(of["rules"]) ", " list(of["house"]) "},"
    if ("kind" in of) { count = 0; split("", of) }
}
BEGIN { print "#include \"game/game.h\"\nextern const struct topic " name "[];\nconst struct topic " name "[] = {" }
/^\[/ { finish(); end = index($0, "]"); word[++count] = substr($0, 2, end - 2); called[count] = substr($0, end + 2) }
/^[a-z]+: / { key = substr($0, 1, index($0, ":") - 1); of[key] = substr($0, index($0, ":") + 2) }
/^ / { sub(/^ +/, ""); of[key] = of[key] " " $0 }
END { finish(); print "    {0},\n};" }
