#compdef referee
# zsh completion for referee, written by: referee completion zsh
_referee() {
    local -a next
    local line files
    for line in ${(f)"$(referee completion next -- "${(@Q)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null)"}; do
        if [[ $line == $'\t'* ]]; then
            files=yes
        else
            # a colon separates a word from what it means
            line=${line//:/\\:}
            next+=("${line/$'\t'/:}")
        fi
    done
    (( $#next )) && _describe -t words word next
    [[ -z $files ]] || _files
}
if [[ $funcstack[1] == _referee ]]; then
    _referee "$@"
else
    compdef _referee referee
fi
