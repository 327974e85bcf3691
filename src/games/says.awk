# says.awk: makes C of how people say the entries of a game; src/phrase/says.h explains the tables.
#
# Used as: awk -v game=myst -f says.awk src/phrase/english.txt src/games/myst/says.txt
# With game=english and the first file alone: the English words only.
function fault(what) { printf "%s:%d: %s\n", at_file, at_line, what >"/dev/stderr"; failed = 1; exit 1 }

# ---- texts, words ----

function quoted(text) { gsub(/["\\?]/, "\\\\&", text); return "\"" text "\"" }
function place_of(text) {
    if (!(text in place)) {
        place[text] = length_of_texts
        texts = texts "\n    " quoted(text) " \"\\0\""
        length_of_texts += length(text) + 1
    }
    return place[text]
}
function form(text, word, flags, number,   key) {
    key = text SUBSEP word SUBSEP flags
    if (key in has_form) return
    has_form[key] = 1
    form_text[++forms] = text ""
    form_rest[forms] = word ", " flags ", " number
}
function english_words(flag, list,   i, count, words, pair) {
    count = split(list, words, " ")
    for (i = 1; i <= count; i++) {
        split(words[i], pair, "=")
        form(pair[1], 0, flag, pair[2] + 0)
        english[pair[1]] = flag
        small_count += flag == "WORD_SMALL"
    }
    if (small_count > 40) fault("more than 40 small words")
}
function inflect(word, id, flags,   i, count, more) {
    form(word, id, flags, 0)
    if (word !~ /^[a-z]+$/ || length(word) < 2) return
    form(word "s", id, flags, 0)
    if (word ~ /[shxzo]$/) form(word "es", id, flags, 0)
    if (word ~ /[^aeou]y$/) { form(substr(word, 1, length(word) - 1) "ies", id, flags, 0); form(substr(word, 1, length(word) - 1) "ied", id, flags, 0) }
    if (word ~ /e$/) { form(word "d", id, flags, 0); form(substr(word, 1, length(word) - 1) "ing", id, flags, 0) }
    else form(word "ed", id, flags, 0)
    form(word "ing", id, flags, 0)
    if (word ~ /[^aeiou][aeiou][bdgklmnprt]$/) { form(word substr(word, length(word)) "ed", id, flags, 0); form(word substr(word, length(word)) "ing", id, flags, 0) }
    count = split(irregular[word], more, ",")
    for (i = 1; i <= count; i++) form(more[i], id, flags, 0)
}
# The number of a word of patterns; `=word` is in exactly that form.
function word_of(word,   exact, flags) {
    if (word in word_id) return word_id[word]
    word_id[word] = ++words_known
    exact = word ~ /^=./
    sub(/^=/, "", word)
    flags = (word in is_plain) || word !~ /[a-z0-9]/ || english[word] == "WORD_SMALL" ? 0 : "WORD_OF_GAME"
    if (exact) form(word, words_known, flags, 0)
    else inflect(word, words_known, flags)
    return words_known
}

# ---- patterns ----

function expand(text,   name, end) {
    while (match(text, /<[a-z-]+>/)) {
        name = substr(text, RSTART, RLENGTH)
        if (!(name in shared)) fault("nothing is defined above as " name)
        end = RSTART + RLENGTH
        text = substr(text, 1, RSTART - 1) "(" shared[name] ")" substr(text, end)
    }
    while (match(text, /\{[A-Z]+[0-9]?\}/)) text = substr(text, 1, RSTART + RLENGTH - 2) " [,] [and] [then]" substr(text, RSTART + RLENGTH - 1)
    return text
}
function new(is,   n) { n = ++nodes; node_is[n] = is; node_value[n] = node_text[n] = node_only[n] = node_first[n] = node_next[n] = 0; return n }
function pattern(text,   node) {
    text = expand(text)
    while (match(text, /@[^ |()]+/)) {           # brackets of a class are not those of a pattern
        class[++classes] = substr(text, RSTART + 1, RLENGTH - 1)
        text = substr(text, 1, RSTART - 1) "\001" classes substr(text, RSTART + RLENGTH)
    }
    gsub(/[][(){}|]/, " & ", text)
    tokens = split(text, token, " ")
    at = 1
    node = either()
    if (at <= tokens) fault("unexpected " token[at] " in: " text)
    return node
}
function either(   first, last, node) {
    first = last = sequence()
    if (token[at] != "|" || at > tokens) return first
    node = new("NODE_EITHER")
    node_first[node] = first
    while (at <= tokens && token[at] == "|") { at++; last = node_next[last] = sequence() }
    return node
}
function sequence(   first, last, node, count) {
    while (at <= tokens && token[at] !~ /^[])}|]$/) {
        node = item()
        if (!first) first = node; else node_next[last] = node
        last = node
        count++
    }
    if (!count) fault("a pattern without words")
    if (count == 1) return first
    node = new("NODE_SEQ")
    node_first[node] = first
    return node
}
function closes(sign) { if (at > tokens || token[at] != sign) fault("a pattern lacks " sign); at++ }
function item(   word, node, name) {
    word = token[at++]
    if (word == "(") { node = new("NODE_SEQ"); node_first[node] = either(); closes(")"); return node }
    if (word == "[") { node = new("NODE_MAYBE"); node_first[node] = either(); closes("]"); return node }
    if (word == "{") {
        node = new("NODE_SEVERAL")
        node_first[node] = name = item()
        if (token[at] != "}") node_next[name] = either_part()
        closes("}")
        return node
    }
    if (word ~ /^\001/) { node = new("NODE_CLASS"); said_in_pattern["SAID"] = 1; node_text[node] = place_of(class[substr(word, 2)]); return node }
    if (word ~ /^[A-Z]+[0-9]?(=[a-z0-9.-]+)?$/) {
        node = new("NODE_KIND")
        name = word
        sub(/=.*/, "", name)
        if (word ~ /=/) node_only[node] = place_of(substr(word, length(name) + 2))
        node_text[node] = place_of(name)
        said_in_pattern[name] = 1
        sub(/[0-9]$/, "", name)
        node_value[node] = name
        if (!(name in used)) used[name] = at_file SUBSEP at_line
        return node
    }
    if (word !~ /^=?[a-z0-9'.]+$/ && word !~ /^(->|-|,|:|\+|\/|&|;|%|#)$/) fault("this is not a word of a pattern: " word)
    name = word
    sub(/^=/, "", name)
    if (!owns && english[name] ~ /WORD_FORBIDS|WORD_RULES/) fault("`" name "` forbids reading, except in heads")
    node = new("NODE_SAYS")
    node_value[node] = word_of(word)
    return node
}
# What is between the items of a list, up to its bracket.
function either_part() { return either() }

# ---- blocks ----

function number_of_by(name) {
    if (name == "") return -1
    if (!(name in by_number)) { by_number[name] = by_count++; by_list = by_list "    " name ",\n" }
    return by_number[name]
}
function check_template(template, names, why,   rest, name) {
    rest = template
    while (match(rest, /[A-Z]+[0-9]?/)) {
        name = substr(rest, RSTART, RLENGTH)
        if (!(name in names)) fault("it writes " name ", which " why)
        rest = substr(rest, RSTART + RLENGTH)
    }
}
function row(template, by, text,   node, name) {
    for (name in said_in_pattern) delete said_in_pattern[name]
    node = pattern(text)
    check_template(template, said_in_pattern, "is not said")
    row_list[kind] = row_list[kind] "    {" place_of(template) ", " number_of_by(by) ", " node "},\n"
    row_count[kind]++
}
function field(name, text, flags,   key) {
    key = "    {" place_of(name) ", " pattern(text) ", " flags "},\n"
    if (block == "fields") { group[group_name] = group[group_name] key; group_count[group_name]++; group_names[group_name] = group_names[group_name] " " name }
    else { field_list = field_list key; field_count++; line_fields++; if (name != "") line_has[name] = line_fields - 1 }
}
function finish(   needed, name, flags, parts) {
    if (block == "line") {
        check_template(template, line_has, "is no field of it")
        for (name in line_has) if (name ~ /^#/ && !(substr(name, 2) in line_has)) fault("it counts " substr(name, 2) ", which is no field of it")
        if (times != "" && !(times in line_has)) fault("it is made " times " times, which is no field of it")
        if (line_flags ~ /LINE_SAID/ && !heads) fault("it has no heads, so it cannot be `said`")
        needed = template
        while (match(needed, /\[[^]]*\]/)) needed = substr(needed, 1, RSTART - 1) " " substr(needed, RSTART + RLENGTH)
        while (match(needed, /[A-Z]+[0-9]?/)) { must[line_start + line_has[substr(needed, RSTART, RLENGTH)]] = 1; needed = substr(needed, RSTART + RLENGTH) }
        if (times != "") must[line_start + line_has[times]] = 1
        line_list = line_list "    {" place_of(template) ", " place_of(heads_said) ", " heads ", " line_start ", " line_fields ", " (line_flags == "" ? 0 : substr(line_flags, 4)) \
            ", " number_of_by(line_by) ", " (times == "" ? -1 : line_has[times]) "},\n"
        lines++
    }
    block = ""
}
function begin(what) { finish(); block = what }
function in_block(a, b) { if (block != a && block != b) fault("this does not belong here") }
function statement(key, value,   word, count, i, list, name) {
    word = key
    sub(/ .*/, "", word)
    if (key == "small") english_words("WORD_SMALL", value)
    else if (key == "forbid") english_words("WORD_FORBIDS", value)
    else if (key == "points") english_words("WORD_FORBIDS | WORD_POINTS", value)
    else if (key == "ruling") english_words("WORD_RULES", value)
    else if (key == "numbers") english_words("WORD_NUMBER", value)
    else if (key == "ordinals") english_words("WORD_ORDINAL", value)
    else if (key == "plain") { count = split(value, list, " "); for (i = 1; i <= count; i++) is_plain[list[i]] = 1 }
    else if (key == "forms") { count = split(value, list, " "); for (i = 1; i <= count; i++) { split(list[i], parts, "="); irregular[parts[1]] = parts[2] } }
    else if (key == "uses") { finish(); uses = uses " " value }
    else if (key == "kind") {
        begin("kind")
        kind = value
        if (kind !~ /^[A-Z]+$/ || (kind in kind_number)) fault("a kind needs a name of its own in capitals")
        kind_number[kind] = KINDS + kinds
        kind_names[kinds++] = kind
    } else if (key == "line") {
        begin("line")
        template = value
        heads = 0
        heads_said = ""
        line_start = field_count + 0
        line_fields = 0
        line_by = times = line_flags = ""
        for (name in line_has) delete line_has[name]
    } else if (key == "fields") { begin("fields"); group_name = value; group[value] = ""; group_count[value] = 0 }
    else if (block == "kind") {
        if (key == "same") {
            count = split(value, list, " ")
            for (i = 1; i <= count; i++) { name = list[i]; gsub(/-/, " ", name); row(list[i], "", name) }
        } else if (match(key, / by [a-z_]+$/)) row("", substr(key, RSTART + 4), value)
        else row(key, "", value)
    } else if (key == "heads") { in_block("line"); if (heads) fault("`heads` twice"); owns = 1; heads = pattern(value); owns = 0; heads_said = expand(value) }
    else if (key == "by") { in_block("line"); line_by = value }
    else if (key == "times") { in_block("line"); times = value }
    else if (key == "is") {
        in_block("line")
        count = split(value, list, " ")
        for (i = 1; i <= count; i++) {
            if (list[i] !~ /^(table|whole|alone|once|said)$/) fault("a line cannot be " list[i])
            line_flags = line_flags " | LINE_" toupper(list[i])
        }
    } else if (key == "with") {
        in_block("line")
        if (!(value in group)) fault("no fields " value " are defined above")
        field_list = field_list group[value]
        count = split(group_names[value], list, " ")
        for (i = 1; i <= count; i++) if (list[i] != "-") line_has[list[i]] = line_fields + i - 1
        field_count += group_count[value]
        line_fields += group_count[value]
    } else if (key == "must" || key == "also") { in_block("line", "fields"); field(block == "fields" ? "-" : "", value, key == "must" ? "FIELD_MUST" : 0) }
    else if (word == "counts") { in_block("line", "fields"); field("#" substr(key, 8), value, "FIELD_COUNTS") }
    else if (key ~ /^[A-Z]+[0-9]?$/) { in_block("line", "fields"); field(key, value, "FIELD_WRITTEN") }
    else fault("unknown key `" key "`")
}
function read_joined(   end, name) {
    if (joined == "") return
    at_line = joined_line
    if (match(joined, /^<[a-z-]+> = /)) { name = substr(joined, 1, RLENGTH - 3); shared[name] = expand(substr(joined, RLENGTH + 1)) }
    else if ((end = index(joined, ": "))) statement(substr(joined, 1, end - 1), substr(joined, end + 2))
    else fault("this is not `key: value`: " joined)
    joined = ""
}

BEGIN { length_of_texts = 1; block = ""; KINDS = 3 }
FNR == 1 { if (at_file) { read_joined(); finish() } at_file = FILENAME }
/^#/ || /^$/ { read_joined(); next }
/^ / { sub(/^ +/, ""); joined = joined (joined ~ /[|([]$/ ? "" : " ") $0; next }
{ read_joined(); joined = $0; joined_line = FNR }

# ---- what is written ----

function sort_forms(   gap, i, j, text, rest) {
    for (gap = int(forms / 2); gap > 0; gap = int(gap / 2))
        for (i = gap + 1; i <= forms; i++) {
            text = form_text[i]
            rest = form_rest[i]
            for (j = i; j > gap && form_text[j - gap] > text; j -= gap) { form_text[j] = form_text[j - gap]; form_rest[j] = form_rest[j - gap] }
            form_text[j] = text
            form_rest[j] = rest
        }
}
function put(type, name, list) { print "static const " type " " name "[] = {\n" list "};" }
END {
    if (failed) exit 1
    read_joined()
    finish()
    kind_number["NUM"] = "KIND_NUM"; kind_number["ORD"] = "KIND_ORD"; kind_number["NAME"] = "KIND_NAME"
    for (name in used) if (!(name in kind_number)) { split(used[name], parts, SUBSEP); at_file = parts[1]; at_line = parts[2]; fault("no kind " name) }
    if (nodes > 65000 || field_count > 65000) fault("the tables are too long")
    sort_forms()
    print "#include \"phrase/says.h\""
    count = split(uses, list, " ")
    for (i = 1; i <= count; i++) print "#include \"" list[i] "\""
    out = ""
    for (i = 1; i <= forms; i++) out = out "    {" place_of(form_text[i]) ", " form_rest[i] "},\n"
    put("struct says_form", "forms", out)
    out = "    {0},\n"
    for (i = 1; i <= nodes; i++) {
        value = node_is[i] == "NODE_KIND" ? kind_number[node_value[i]] : node_value[i]
        out = out "    {" node_is[i] ", " value ", " node_first[i] ", " node_next[i] + 0 ", " node_text[i] ", " node_only[i] "},\n"
    }
    put("struct says_node", "nodes", out)
    out = starts = names = ""
    total = 0
    for (i = 0; i < kinds; i++) {
        if (!row_count[kind_names[i]]) fault("the kind " kind_names[i] " has no values")
        out = out row_list[kind_names[i]]
        starts = starts " " total ","
        names = names " " place_of(kind_names[i]) ","
        total += row_count[kind_names[i]]
    }
    put("struct says_row", "rows", out)
    put("unsigned short", "kind_rows", starts " " total)
    put("unsigned", "kind_names", names)
    count = split(field_list, list, "\n")
    out = ""
    for (i = 1; i <= count; i++) { if ((i - 1) in must) sub(/},$/, " | FIELD_MUST},", list[i]); out = out list[i] "\n" }
    put("struct says_field", "fields", out "    {0},\n")
    put("struct says_line", "lines", line_list "    {0},\n")
    put("char", "texts", "    \"\\0\"" texts)
    print "static said_function *const functions[] = {\n" by_list "    NULL,\n};"
    print "extern const struct says " game "_says;\nconst struct says " game "_says = {"
    print "    .texts = texts,\n    .form = forms,\n    .node = nodes,\n    .row = rows,\n    .field = fields,\n    .line = lines,"
    print "    .kind_name = kind_names,\n    .kind_row = kind_rows,\n    .by = functions,"
    print "    .words = " words_known + 0 ",\n    .forms = " forms ",\n    .kinds = " kinds + 0 ",\n    .lines = " lines + 0 "};"
}
