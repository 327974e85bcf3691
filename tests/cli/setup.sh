# setup.sh REFEREE: what is there is not asked for; who may not install is told exactly what is missing.
. tests/cli/common
mkdir "$work/bin"
# nobody in particular, on a machine where apt-get, sudo and dpkg say no; what they are asked is written down
printf '#!/bin/sh\necho 1000\n' >"$work/bin/id"
for program in apt-get sudo dpkg-query; do printf '#!/bin/sh\necho "%s $*" >>"%s/asked"\nexit 1\n' "$program" "$work" >"$work/bin/$program"; done
chmod +x "$work/bin"/*
setup() { PATH="$work/bin:$PATH" tests/setup "$@" >"$work/out" 2>"$work/err" </dev/null; }

: >"$work/asked"
setup gcc libc6-dev libyaml-dev libutf8proc-dev jq
is "nothing is asked for where all is there" "$? $(cat "$work/out" "$work/err" "$work/asked")" "0 "
setup gcc no-such-tool jq no-such-library-dev
is "who may not install is told what is missing" "$? $(cat "$work/err")" "1 please install: no-such-tool no-such-library-dev"
is "and nothing is installed" "$(grep -c apt-get "$work/asked")" 0
setup --try no-such-tool
is "where it can be done without, it goes on" "$? $(cat "$work/err")" "0 optional, not installed: no-such-tool"
setup --say no-such-tool
is "plain make only says what is missing" "$? $(cat "$work/err")" "1 please install: no-such-tool"
setup --say --try no-such-tool
is "and says what would be better" "$? $(cat "$work/err")" "0 optional, not installed: no-such-tool"
is "and asks for nothing" "$(grep -c apt-get "$work/asked")" 0

# Elsewhere packages have other names; only the system's own programs are seen, and one that installs packages.
mkdir "$work/elsewhere"
for program in sh awk cat grep id; do ln -s "$(command -v $program)" "$work/elsewhere/$program"; done
for row in "dnf libyaml-devel json-c-devel glibc-devel libedit-devel" "pacman libyaml json-c libedit" "apk yaml-dev json-c-dev musl-dev libedit-dev" "brew libyaml json-c"; do
    manager=${row%% *}
    ln -sf /bin/false "$work/elsewhere/$manager"
    CC=false PATH="$work/elsewhere" "$root/tests/setup" --say libyaml-dev libjson-c-dev libc6-dev libedit-dev >"$work/out" 2>"$work/err"
    is "$manager: its own names" "$? $(cat "$work/err")" "1 please install: ${row#* }"
    rm "$work/elsewhere/$manager"
done

# As root: quiet if it works, its last words if it does not.
printf '#!/bin/sh\necho 0\n' >"$work/bin/id"
printf '#!/bin/sh\necho debconf: delaying; echo delaying >&2\n' >"$work/bin/apt-get"
setup no-such-tool
is "what is installed is said in one line, without noise" "$? $(cat "$work/out" "$work/err")" "0 installing no-such-tool"
printf '#!/bin/sh\necho the net is gone; exit 100\n' >"$work/bin/apt-get"
setup no-such-tool
is "what went wrong is shown" "$? $(tail -n 1 "$work/err") $(grep -c 'the net is gone' "$work/err")" "1 please install: no-such-tool 2"
exit "$failed"
