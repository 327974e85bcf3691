# english.awk: makes the tables of src/phrase/english.h from english.txt, without pointers.
#
#   pattern small: the|a|as well       a pattern
#   words articles: the a an           words
#   forms past: took=take went=go      words, each with its base form
#   <whose> = (his|her)                what patterns share; lines that begin with a blank go on
#
# Used as: awk -f english.awk english.txt
function quoted(text) { gsub(/["\\?]/, "\\\\&", text); return "\"" text "\"" }
function finish(   kind, name, end, list, count, i) {
    if (match(line, /^<[a-z]+> = /)) shared[substr(line, 1, RLENGTH - 3)] = substr(line, RLENGTH + 1)
    else if (match(line, /^(pattern|words|forms) [a-z]+: /)) {
        split(substr(line, 1, RLENGTH - 2), list, " ")
        kind = list[1]
        name = list[2]
        line = substr(line, RLENGTH + 1)
        for (i in shared) while ((end = index(line, i))) line = substr(line, 1, end - 1) shared[i] substr(line, end + length(i))
        if (kind == "words") lists = lists "    [" toupper(name) "] = " quoted(line) ",\n"
        else if (kind != "forms") print "const char english_" name "[] = " quoted(line) ";"
        else {
            count = split(line, list, " ")
            print "const char english_" name "[][2][ENGLISH_ROOM] = {"
            for (i = 1; i <= count; i++) {
                end = index(list[i], "=")
                if (name == "past" || name == "plurals") irregular = irregular (irregular ? " " : "") substr(list[i], 1, end - 1)
                print "    {" quoted(substr(list[i], 1, end - 1)) ", " quoted(substr(list[i], end + 1)) "},"
            }
            print "    {\"\", \"\"}};"
        }
    } else if (line != "") { print FILENAME ":" first ": unknown: " line >"/dev/stderr"; failed = 1; exit 1 }
    line = ""
}
BEGIN { print "#include \"phrase/english.h\"" }
/^#/ || /^$/ { finish(); next }
/^ / { sub(/^ +/, ""); line = line (line ~ /[|([]$/ ? "" : " ") $0; next }
{ finish(); line = $0; first = FNR }
END {
    if (failed) exit 1
    finish()
    printf "const char *const english_words[CLASSES] = {\n%s    [IRREGULAR] = %s};\n", lists, quoted(irregular)
}
