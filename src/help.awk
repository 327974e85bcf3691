# help.awk MAKEFILE...: the targets and, after them, the variables that have a line `## ...` above them, with that line.
sub(/^## /, "") { text = $0; next }
text != "" {
    variable = $0 ~ /^[A-Z]/
    name = $0
    sub(/[ :?].*/, "", name)
    line = sprintf("make %-15s %s\n", name == "all" ? "" : name (variable ? "=..." : ""), text)
    if (variable) variables = variables line
    else printf "%s", line
    text = ""
}
END { printf "%s", variables }
