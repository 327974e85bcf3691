# says.awk: makes the tables of how people say the entries of a game (struct says, src/phrase/says.h) from its says.txt, which
# src/phrase/says.h explains. Texts become places in one string and functions places in small lists, so that nothing must be relocated at
# start-up. Constants and functions are checked by the compiler. Used as: awk -v game=cyclades -f says.awk says.txt
function fault(message) {
    print FILENAME ":" at_line ": " message >"/dev/stderr"
    failed = 1
    exit 1
}
function quoted(text) { gsub(/["\\?]/, "\\\\&", text); return "\"" text "\"" }

# ---- texts, and what is listed once ----

function expand(text,   name) {
    while (match(text, /<[a-z-]+>/)) {
        name = substr(text, RSTART + 1, RLENGTH - 2)
        if (!(name in shared)) fault("<" name "> is not defined above")
        text = substr(text, 1, RSTART - 1) shared[name] substr(text, RSTART + RLENGTH)
    }
    return text
}
function place_of(text) {
    if (text == "") return 0
    if (!(text in place)) {
        place[text] = length_of_texts
        length_of_texts += length(text) + 1
        texts = texts "\n    " quoted(text) " \"\\0\""
    }
    return place[text]
}
# A pattern with its shared words.
function whole(text,   rest, open, i, c) {
    text = expand(text)
    for (i = 1; i <= length(text); i++) {
        c = substr(text, i, 1)
        if (c == "=" && substr(text, i + 1, 1) ~ /[()]/) i++
        else if (c ~ /[([]/) open = open c
        else if (c ~ /[])]/) {
            if (substr(open, length(open)) != (c == ")" ? "(" : "[")) fault("a bracket too many: " substr(text, 1, i))
            open = substr(open, 1, length(open) - 1)
        }
    }
    if (open != "") fault("a bracket is not closed: " text)
    for (rest = text; match(rest, /[A-Z]+/); rest = substr(rest, RSTART + RLENGTH))
        if (!(substr(rest, RSTART, RLENGTH) in used)) used[substr(rest, RSTART, RLENGTH)] = at_line
    return text
}
function pattern(text) { return place_of(whole(text)) }
# The place of a function or vocabulary in its list; 0: none.
function listed(list, name) {
    if (name == "") return 0
    if (!((list, name) in in_list)) {
        in_list[list, name] = ++size[list]
        items[list] = items[list] ", " (list == "words" ? "&" : "") name
    }
    return in_list[list, name]
}
function flags(prefix, words,   list, count, i, sum) {
    count = split(words, list, " ")
    for (i = 1; i <= count; i++) sum = sum (i > 1 ? "|" : "") prefix toupper(list[i])
    return count ? sum : 0
}
function begun() { return "\n#line " at_line " \"" FILENAME "\"\n" }

# ---- blocks ----

function finish(   i, fields_said, rest, name) {
    if (block == "kind") {
        kinds = kinds of["begun"] of["name"] ", " listed("words", of["words"]) ", " place_of(of["nouns"]) ", " flags("KIND_", of["flags"]) \
            ", " of["names"] + 0 names_of[of["kind"]] ", " of["rows"] + 0 rows_of[of["kind"]] ","
        names_in[of["kind"]] = of["names"]
        rows_in[of["kind"]] = of["rows"]
        kind_count++
    } else if (block == "line") {
        for (rest = of["line"]; !("make" in of) && match(rest, /[A-Z]+/); rest = substr(rest, RSTART + RLENGTH))
            if (!((name = substr(rest, RSTART, RLENGTH)) in has)) fault("it writes " name ", which is no field of it")
        if (("times" in of) && !(of["times"] in has)) fault("it is done " of["times"] " times, which is no field of it")
        lines = lines of["begun"] place_of(of["line"]) ", " place_of(of["heads"]) ", " place_of(of["weak"]) ", " place_of(of["own"]) ", " \
            (of["at"] == "" ? 0 : of["at"]) ", " flags("LINE_", of["is"]) ", " place_of(of["times"]) ", " listed("make", of["make"]) \
            ", " (of["making"] == "" ? 0 : of["making"]) ", " of["fields"] + 0 of["field rows"] ","
        line_count++
    } else if (block == "fields") {
        group[of["group"]] = of["field rows"]
        group_size[of["group"]] = of["fields"]
        for (name in has) group_has[of["group"], name] = 1
    }
    block = ""
    split("", of)
    split("", has)
}
function begin_block(kind) {
    finish()
    block = kind
    of["begun"] = begun()
}
function in_block(wanted) { if (block != wanted) fault("this belongs to a " wanted) }
function once(key, value) {
    if (key in of) fault("`" key "` twice")
    of[key] = value
}

# zeus = yellow
function add_name(word, said) {
    in_block("kind")
    of["names"]++
    names_of[of["kind"]] = names_of[of["kind"]] ", " place_of(word) ", " pattern(said)
}
# means FUNCTION VALUE times FACTOR FACTOR turned: pattern
function add_row(words, count, said,   i, means, value, turned, times, factors) {
    in_block("kind")
    for (i = 2; i <= count; i++)
        if (words[i] == "turned") turned = 1
        else if (words[i] == "times") while (i < count && words[i + 1] != "turned") { factors = factors ", " words[++i]; times++ }
        else if (words[i] ~ /^[a-z]/ && means == "") means = words[i]
        else if (value == "") value = words[i]
        else fault("a row means one function and one value: " words[i])
    of["rows"]++
    rows_of[of["kind"]] = rows_of[of["kind"]] begun() ", " pattern(said) ", " listed("seen", means) ", " (value == "" ? 0 : value) ", " \
        turned + 0 ", " times + 0 factors
}
# NAME FLAGS fits FUNCTION seen FUNCTION VALUE: pattern
function add_field(words, count, said,   i, marks, fits, seen, value) {
    if (block != "line" && block != "fields") fault("a field belongs to a line")
    for (i = 2; i <= count; i++)
        if (words[i] == "fits") fits = words[++i]
        else if (words[i] == "seen") seen = words[++i]
        else if (words[i] !~ /^[a-z]/) value = words[i]
        else marks = marks " " words[i]
    of["fields"]++
    has[words[1]] = 1
    of["field rows"] = of["field rows"] begun() ", " place_of(words[1]) ", " pattern(said) ", " flags("FIELD_", marks) ", " \
        listed("fits", fits) ", " listed("seen", seen) ", " (value == "" ? 0 : value)
}
function add_groups(names,   list, count, i, key, parts) {
    if (block != "line" && block != "fields") fault("fields belong to a line")
    count = split(names, list, " ")
    for (i = 1; i <= count; i++) {
        if (!(list[i] in group)) fault("no fields " list[i] " are defined above")
        of["fields"] += group_size[list[i]]
        of["field rows"] = of["field rows"] group[list[i]]
        for (key in group_has) {
            split(key, parts, SUBSEP)
            if (parts[1] == list[i]) has[parts[2]] = 1
        }
    }
}

# ---- statements ----

function begins_block(key) { return key ~ /^(kind|line|fields|form|moments|called|small|owners|uses)$/ || (key in form_size) }
function statement(head, value,   words, count, key) {
    count = split(head, words, " ")
    key = words[1]
    if (key == "kind") {
        begin_block("kind")
        count = split(value, words, " ")
        of["kind"] = words[1]
        if (words[1] in is_kind) fault("the kind " words[1] " twice")
        is_kind[words[1]] = 1
        of["name"] = place_of(words[1])
        of["flags"] = substr(value, length(words[1]) + 2)
        names_of[of["kind"]] = rows_of[of["kind"]] = ""
    } else if (key == "line") { begin_block("line"); of["line"] = expand(value) }
    else if (key == "fields") { begin_block("fields"); of["group"] = value }
    else if (key ~ /^(moments|called|small|owners|uses)$/) { finish(); if (head in game_has) fault("`" head "` twice"); game_has[head] = value }
    else if (key == "words") { in_block("kind"); once(key, value) }
    else if (key == "nouns") { in_block("kind"); once(key, whole(value)) }
    else if (key == "like") {
        in_block("kind")
        if (!(value in names_in)) fault("no kind " value " is defined above")
        of["names"] += names_in[value]
        of["rows"] += rows_in[value]
        names_of[of["kind"]] = names_of[of["kind"]] names_of[value]
        rows_of[of["kind"]] = rows_of[of["kind"]] rows_of[value]
    } else if (key == "means") add_row(words, count, value)
    else if (key == "own") { in_block("line"); if ("own" in of) value = of["own"] "|" value; of["own"] = whole(value) }
    else if (key == "at") { in_block("line"); gsub(/ +/, "|", value); once(key, value) }
    else if (key == "heads" || key == "weak") { in_block("line"); once(key, whole(value)) }
    else if (key == "is") { in_block("line"); of["is"] = of["is"] " " value }
    else if (key == "times") { in_block("line"); once(key, value) }
    else if (key == "make") { in_block("line"); split(value, words, " "); once(key, words[1]); of["making"] = words[2] }
    else if (key == "with") add_groups(value)
    else if (key ~ /^[A-Z]+$/) add_field(words, count, value)
    else fault("unknown key `" head "`")
}
# Each line of the form, with what is said below its use.
function use_form(   i, j, first) {
    first = used_value
    sub(/ .*/, "", first)
    shared[using] = first
    shared["entry"] = used_value
    for (i = 1; i <= form_size[using]; i++) {
        if (form_head[using, i] == "line" && i > 1) for (j = 1; j <= use_size; j++) statement(use_head[j], use_value[j])
        statement(form_head[using, i], form_value[using, i])
    }
    for (j = 1; j <= use_size; j++) statement(use_head[j], use_value[j])
    using = ""
}
function read_statement(head, value,   key) {
    key = head
    sub(/ .*/, "", key)
    if (forming != "" && key == "end") { forming = ""; return }
    if (forming != "") {
        form_head[forming, ++form_size[forming]] = head
        form_value[forming, form_size[forming]] = value
        return
    }
    if (using != "" && !begins_block(key)) {
        use_head[++use_size] = head
        use_value[use_size] = value
        return
    }
    if (using != "") use_form()
    if (key == "form") { finish(); forming = value; form_size[value] = 0 }
    else if (key in form_size) { finish(); using = key; used_value = value; use_size = 0 }
    else statement(head, value)
}
function read_joined(   end) {
    if (joined == "") return
    at_line = joined_line
    if (match(joined, /^<[a-z-]+> = /)) {
        shared[substr(joined, 2, RLENGTH - 5)] = expand(substr(joined, RLENGTH + 1))
    } else if (match(joined, /^[a-z0-9-]+ = /)) add_name(substr(joined, 1, RLENGTH - 3), substr(joined, RLENGTH + 1))
    else if ((end = index(joined ": ", ": ")) < length(joined)) read_statement(substr(joined, 1, end - 1), substr(joined, end + 2))
    else fault("neither `key: value` nor `word = pattern`: " joined)
    joined = ""
}

BEGIN { length_of_texts = 1 }
/^#/ || /^$/ { read_joined(); next }
/^ / { sub(/^ +/, ""); joined = joined (joined ~ /[|([]$/ ? "" : " ") $0; next }
{ read_joined(); joined = $0; joined_line = FNR }

function print_list(type, list) { print "static " type "list_of_" list "[] = {NULL" items[list] "};" }
END {
    if (failed) exit 1
    read_joined()
    if (using != "") use_form()
    finish()
    for (name in used)
        if (!(name in is_kind) && name !~ /^(NUM|COUNT|ORD|NAME|SG|PL)$/) { at_line = used[name]; fault("no kind " name) }
    small = pattern(game_has["small"])
    owners = place_of(game_has["owners act"])
    print "#include \"phrase/says.h\""
    count = split(game_has["uses"], headers, " ")
    for (i = 1; i <= count; i++) print "#include \"" headers[i] "\""
    print_list("seen_function *const ", "seen")
    print_list("fits_function *const ", "fits")
    print_list("make_function *const ", "make")
    print_list("const struct words *const ", "words")
    print "static const char texts[] = \"\\0\"" texts ";"
    print "static const int numbers[] = {" small ", " owners ", " kind_count ", " kinds line_count ", " lines "};"
    print "extern const struct says " game "_says;\nconst struct says " game "_says = {\n    .numbers = numbers,\n    .texts = texts,"
    print "    .seen = list_of_seen,\n    .fits = list_of_fits,\n    .make = list_of_make,\n    .words = list_of_words,"
    if ("moments" in game_has) print "    .moments = " game_has["moments"] ","
    if ("called" in game_has) print "    .called = " game_has["called"] ","
    print "};"
}
