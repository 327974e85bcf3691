# Turns the example records scenarios/GAME/KIND/CODE.yaml into rows of a C table, so that `explain` can show them.
FNR == 1 {
    if (open) print "    )"
    open = split(FILENAME, part, "/")
    code = part[open]
    sub(/\.yaml$/, "", code)
    printf "EXAMPLE(\"%s\", \"%s\", \"%s\",\n", part[open - 2], part[open - 1], code
}
{
    gsub(/\\/, "&&")
    gsub(/["?]/, "\\\\&")
    printf "    \"%s\\n\"\n", $0
}
END { if (open) print "    )" }
