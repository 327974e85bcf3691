# Turns what `explain` shows into rows of a C table, EXAMPLE(GAME, PART, WORD, TEXT):
# the records scenarios/GAME/PART/WORD.yaml, and the parts of pages.txt, which looks like this:
#   [cyclades.bid-other-god]           a rule by its code, or a word; other words for the same thing follow after commas
#   why: a sentence
#     that goes on
function row(game, part, word, text) {
    gsub(/\\/, "&&", text)
    gsub(/["?]/, "\\\\&", text)
    printf "EXAMPLE(\"%s\", \"%s\", \"%s\", \"%s\")\n", game, part, word, text
}
function end_part() {
    if (label) row(game, label, word, text)
    label = ""
}
FNR == 1 {
    if (open) print "    )"
    open = 0
    end_part()
    pages = FILENAME ~ /pages\.txt$/
    count = split(FILENAME, part, "/")
    game = part[count - (pages ? 1 : 2)]
    if (game == "explain") game = "shared"
}
FNR == 1 && !pages {
    open = 1
    word = part[count]
    sub(/\.yaml$/, "", word)
    printf "EXAMPLE(\"%s\", \"%s\", \"%s\",\n", game, part[count - 1], word
}
!pages {
    gsub(/\\/, "&&")
    gsub(/["?]/, "\\\\&")
    printf "    \"%s\\n\"\n", $0
    next
}
/^\[/ {
    end_part()
    others = split(substr($0, 2, length($0) - 2), name, ", *")
    word = name[1]
    for (i = 2; i <= others; i++) row(game, "alias", name[i], word)
    next
}
/^[a-z]+: / {
    end_part()
    label = substr($0, 1, index($0, ":") - 1)
    text = substr($0, length(label) + 3)
    next
}
/^  / { text = text " " substr($0, 3) }
END {
    end_part()
    if (open) print "    )"
}
