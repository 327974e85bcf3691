# bash completion for referee, written by: referee completion bash
_referee() {
    local current=${COMP_WORDS[COMP_CWORD]} line word i
    local -a words=()
    # bash takes : and the = between an option and its value for words
    for ((i = 1; i < COMP_CWORD; i++)); do
        [[ ${COMP_WORDS[i]} == [:=] ]] || words+=("${COMP_WORDS[i]//[\"\'\\]/}")
    done
    [[ $current == = ]] && current=
    COMPREPLY=()
    # never compgen -W, which would expand what it is given: a name may be $(...)
    while IFS= read -r line; do
        word=${line%%$'\t'*}
        [[ $word && $word == "$current"* ]] && COMPREPLY+=("$word")
    done < <("${COMP_WORDS[0]}" completion next -- "${words[@]}" "$current" 2>/dev/null)
    ((COMP_CWORD == 1)) || return
    while IFS= read -r word; do COMPREPLY+=("$(printf %q "$word")"); done < <(compgen -f -- "$current")
}
complete -o default -F _referee referee
