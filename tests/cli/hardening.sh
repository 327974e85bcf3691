# hardening.sh REFEREE: the program is built so that a mistake in it is hard to use against somebody.
. tests/cli/common

# has NAME PART FILE...: the text from readelf or nm has that part
has() {
    if printf '%s\n' "$3" | grep -q -- "$2"; then ok "$1"; else not_ok "$1"; fi
}

has "position-independent (PIE)" "DYN (Position-Independent Executable file)" "$(LC_ALL=C readelf -h "$referee")"
segments=$(LC_ALL=C readelf -lW "$referee")
has "relocations are read-only (RELRO)" "GNU_RELRO" "$segments"
has "all of them, before it starts (BIND_NOW)" "BIND_NOW\|Flags: NOW" "$(LC_ALL=C readelf -dW "$referee")"
has "the stack cannot be executed" "GNU_STACK .* RW " "$segments"
# linked statically, what the C library brings cannot be told from what our own code asks for
dynamic=$referee
[ ! -x "$referee-dynamic" ] || dynamic=$referee-dynamic
symbols=$(LC_ALL=C readelf --dyn-syms -W "$dynamic")
has "guards on the stack (stack protector)" "__stack_chk_fail" "$symbols"
has "checked copies (_FORTIFY_SOURCE)" "__[a-z]*_chk" "$symbols"
object=$(dirname "$referee")/base/words.o
if [ "$(uname -m)" = x86_64 ] && [ -f "$object" ]; then
    has "jumps land where they should (IBT, SHSTK)" "IBT, SHSTK" "$(LC_ALL=C readelf -nW "$object")"
fi
if printf '#include <stdio.h>\n' | ${CC:-cc} -O2 -Werror -D_FORTIFY_SOURCE=3 -c -o /dev/null -x c - 2>/dev/null; then
    has "copies of sizes known only when it runs are checked too" "^HARDEN := .*_FORTIFY_SOURCE=3 " "$(make -pn help 2>/dev/null)"
fi
if printf '%s\n' "$segments" | grep -q "LOAD .* RWE "; then
    not_ok "nothing is writable and executable"
else
    ok "nothing is writable and executable"
fi
exit "$failed"
