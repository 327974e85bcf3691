# The mutants of one place, one a line (killer, number, kind, place, rules, code): counts, rules without a dead mutant, survivors.
# `list` names those that cannot be distinguished from the original: game, file, kind, code, why; tab-separated.
BEGIN {
    while ((getline line < list) > 0)
        if (line !~ /^#/ && split(line, part, "\t") >= 4)
            equivalent[part[1] FS part[2] FS part[3] FS part[4]] = 1
}
{
    file = $4
    sub(/:.*/, "", file)
    if ($1 == "" && (game FS file FS $3 FS $6) in equivalent) {
        same++
        next
    }
    total[$3]++
    all++
    rules = split($5, rule, ",")
    for (i = 1; i <= rules; i++)
        met[rule[i]]++
    if ($1 == "") {
        alive[++survivors] = "  " $3 " " $4 "  " $5 "  " $6
        next
    }
    killed[$3]++
    dead++
    for (i = 1; i <= rules; i++)
        shown[rule[i]] = 1
}
END {
    printf "%s: %d of %d killed", game, dead, all
    between = " ("
    for (kind in total) {
        printf "%s%s %d of %d", between, kind, killed[kind], total[kind]
        between = ", "
    }
    printf "; %d more cannot be told from the original)\n", same
    for (name in met)
        if (name != "-" && !(name in shown))
            print "  no mutant of " name " is noticed"
    for (i = 1; i <= survivors; i++)
        print alive[i]
    exit survivors > 0
}
