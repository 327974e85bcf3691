# fish completion for referee, written by: referee completion fish
function __referee_next
    set -l words (commandline -opc)[2..-1]
    set -l current (commandline -ct)
    # --format=js: the value is completed, and offered after its option
    set -l before (string match -r -- '^--[^=]+=' "$current")
    if test -n "$before"
        set -a words (string trim -r -c = -- $before)
        set current (string replace -- $before '' $current)
    end
    for line in (referee completion next -- $words "$current" 2>/dev/null)
        if string match -q -- \t'*' $line
            __fish_complete_path "$current"
        else
            echo "$before$line"
        end
    end
end
complete -c referee -f -a '(__referee_next)'
