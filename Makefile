# referee: make (build), make demo, make check; make help lists the rest.
VERSION := 2.0.0
CC ?= cc
BUILD ?= build
PREFIX ?= /usr/local
GAMES ?= $(shell sed -n 's/^GAME(\(.*\))$$/\1/p' src/replay/games.def)
ROOMS := base diag doc game phrase replay study draw schema report serve cli

# Rows of tables may leave their last columns out.
WARNINGS := -Wall -Wextra -Wno-missing-field-initializers -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes -Wvla -Wformat=2 -Werror
# The first of these options that the compiler takes, if any.
TAKEN = $(firstword $(foreach option,$(1),$(shell echo '#include <stdio.h>' | $(CC) -O2 -Werror $(option) -c -o /dev/null -x c - 2>/dev/null && echo $(option))))
HARDEN := -fPIE -fstack-protector-strong $(call TAKEN,-D_FORTIFY_SOURCE=3 -D_FORTIFY_SOURCE=2) $(call TAKEN,-fcf-protection=full -mbranch-protection=standard) \
	-Wno-overlength-strings
OPTIMISE ?= -O3
# gcc 12 ends some nested loops too early on s390x: its counter of the outer one also counts the inner one.
LOOPS := $(if $(findstring clang,$(CC)),,$(if $(filter s390x-%,$(shell $(CC) -dumpmachine 2>/dev/null)),-fno-branch-count-reg))
# Some hundred bytes are set and copied by the C library: the instruction that gcc has for that takes long to begin.
COPYING := $(if $(call TAKEN,-mmemset-strategy=libcall:-1:noalign),-mmemset-strategy=libcall:-1:noalign -mmemcpy-strategy=libcall:-1:noalign)
CFLAGS ?= -g
# No path of the machine it was built on, so that two builds are the same byte for byte.
LANGUAGE := -std=c17 -D_POSIX_C_SOURCE=200809L -D_XOPEN_SOURCE=700 -D_FILE_OFFSET_BITS=64 -DVERSION='"$(VERSION)"' -Isrc -I$(BUILD)/gen
ALL_CFLAGS := -ffile-prefix-map=$(CURDIR)=. $(LANGUAGE) $(WARNINGS) $(OPTIMISE) $(LOOPS) $(COPYING) $(HARDEN) $(CFLAGS) $(SANITIZE)
ALL_LDFLAGS := -pie -Wl,-z,relro,-z,now $(LDFLAGS) $(SANITIZE)
LIBS := -lyaml -lutf8proc -ljson-c -lpthread -lm

# Lines are edited with libedit, where it is there; Debian's needs the other three when it is linked statically.
EDITING := -ledit -ltinfo -lbsd -lmd
TRY_EDITING = $(shell printf '\043include <histedit.h>\nint main(void) { el_end(el_init("", 0, 0, 0)); return 0; }' | \
	$(CC) -o /dev/null -x c - $(1) 2>/dev/null && echo $(1))
EDIT_LIBS := $(or $(call TRY_EDITING,$(EDITING)),$(call TRY_EDITING,-ledit))
ALL_CFLAGS += $(if $(EDIT_LIBS),-DLINE_EDITING)
LIBS += $(EDIT_LIBS)

# One file that stands alone and starts at once: linked statically, where the libraries are there for it; what the loader has to set is
# packed, where linker and C library know how (which only running it tells). LINK=-pie for a dynamic one.
TRY_ALONE = echo 'int main(void) { return 0; }' | $(CC) -fPIE $(1) -o $(BUILD)/gen/alone -x c - $(LIBS) 2>/dev/null
PACKED := -static-pie -Wl,-z,pack-relative-relocs
LINK ?= $(if $(SANITIZE),-pie,$(shell if $(call TRY_ALONE,$(PACKED) -Wl,--fatal-warnings) && $(BUILD)/gen/alone 2>/dev/null; then echo $(PACKED); \
	elif $(call TRY_ALONE,-static-pie); then echo -static-pie; else echo -pie; fi))

HASHING := src/draw/hash_page.c src/base/sha256.c
SOURCES := $(filter-out src/draw/hash_page.c,$(sort $(foreach room,$(ROOMS),$(wildcard src/$(room)/*.c src/$(room)/*/*.c)) $(foreach game,$(GAMES),$(wildcard src/games/$(game)/*.c))))
BOXES := $(GAMES:%=$(BUILD)/gen/%_box.c)
PAGE := $(BUILD)/gen/page_css.c $(BUILD)/gen/page_js.c
# What the program carries to hand it out: the table page, the manual.
CARRIED := $(BUILD)/gen/table_page.o $(BUILD)/gen/manual_pages.o
OBJECTS := $(SOURCES:src/%.c=$(BUILD)/%.o) $(BOXES:.c=.o) $(PAGE:.c=.o) $(CARRIED)
LIBRARY := $(filter-out $(BUILD)/cli/% $(CARRIED),$(OBJECTS))
# What the browser calls is of no use to the program.
PROGRAM := $(filter-out $(BUILD)/serve/web/%,$(OBJECTS))

.DELETE_ON_ERROR:
.SECONDARY:
.PHONY: all clean damage help phrases unit setup setup-tests demo check check-all check-cli asan memory threads lint format coverage fuzz fuzzers fuzz-parts mutants reproducible bench bench-parts install uninstall installed dist tarball deb check-packages check-fresh FORCE schemas check-scale check-foreign check-browser check-editor check-page page pictures site

# All cores, unless whoever calls says how many; one line for each room, or with V=1 every command.
JOBS = $(if $(findstring -j,$(MAKEFLAGS)),,-j$$(nproc))
Q := $(if $(V),,@)
# Rooms as goals of their own come first, so that each is said when it is done, not all of them at the end.
BY_ROOM = $(MAKE) $(JOBS) --no-print-directory $(if $(V),,-s $(if $(findstring s,$(firstword -$(MAKEFLAGS))),,ROOMS_SAID=1))
SAY = $(if $(V)$(if $(ROOMS_SAID),,$(findstring s,$(firstword -$(MAKEFLAGS)))),@:,@printf '  %-18s %s\n')

all:
	@tests/setup --say $(BUILD_PACKAGES)
	@$(BY_ROOM) $(BUILT) referee

referee: $(BUILD)/referee
	@cp $< $@

BUILT := $(patsubst %,$(BUILD)/built/%,$(ROOMS) $(GAMES:%=games/%))
$(BUILT): $(BUILD)/built/%:
	$(SAY) $* '$(words $^) file$(if $(filter-out 1,$(words $^)),s)'
	@mkdir -p $(@D) && touch $@
$(foreach room,$(ROOMS) $(GAMES:%=games/%),$(eval $(BUILD)/built/$(room): $(filter $(BUILD)/$(room)/%,$(OBJECTS))))

$(BUILD)/referee: $(PROGRAM) | $(BUILT)
	$(SAY) referee 'version $(VERSION)'
	$(Q)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS:-pie=$(LINK)) -o $@ $^ $(LIBS)

# The same with the C library apart, for the tests that let it fail.
$(BUILD)/referee-dynamic: $(PROGRAM)
	$(Q)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^ $(LIBS)

# The same with the address of a web site, for the test of what leads there.
ADDRESSED := $(BUILD)/gen/addressed/address.o

$(ADDRESSED): src/study/address.c
	@mkdir -p $(@D) && echo '#define SITE "https://example.org/referee"' > $(@D)/site.h
	$(Q)$(CC) -I$(@D) $(ALL_CFLAGS) -c -o $@ $<

$(BUILD)/referee-addressed: $(ADDRESSED) $(filter-out $(BUILD)/study/address.o,$(PROGRAM))
	$(Q)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^ $(LIBS)

$(BUILD)/%.o: src/%.c | $(BUILD)/gen/listed-games.def $(BUILD)/gen/examples.def $(BUILD)/gen/commit.h $(BUILD)/gen/site.h
	@mkdir -p $(@D)
	$(Q)$(CC) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

$(BUILD)/gen/%.o: $(BUILD)/gen/%.c
	$(Q)$(CC) $(ALL_CFLAGS) -c -o $@ $<

# The parts of the HTML page become strings, so that the program stands alone, each with its hash: browsers know the script by that.
AS_STRING = { echo 'extern const char $(1)[];'; echo 'const char $(1)[] ='; \
	sed 's/\\/\\\\/g; s/"/\\"/g; s/^/  "/; s/$$/\\n"/' $<; echo '  ;'; } > $@

# What is made of them and of the built-in boxes is made when the program is built, with the compiler and the libraries of this machine.
HOSTCC ?= cc

$(BUILD)/gen/hash_page: $(HASHING) src/base/sha256.h
	@mkdir -p $(@D)
	$(Q)$(HOSTCC) $(LANGUAGE) -o $@ $(HASHING)

$(BUILD)/gen/page_%.c: src/draw/page.% $(BUILD)/gen/hash_page
	@$(call AS_STRING,page_$*)
	$(Q)$(BUILD)/gen/hash_page page_$* < $< >> $@

# The boxes are read by our own reader.
PACKING := src/games/pack_box.c $(wildcard src/base/*.c src/diag/*.c src/doc/*.c src/doc/*/*.c)

$(BUILD)/gen/pack_box: $(PACKING) $(wildcard src/base/*.h src/diag/*.h src/doc/*.h src/doc/*/*.h) src/game/built_in.h
	@mkdir -p $(@D)
	$(Q)$(HOSTCC) $(LANGUAGE) -o $@ $(PACKING) -lyaml -lutf8proc

$(BUILD)/gen/%_box.c: src/games/%/box.yaml $(BUILD)/gen/pack_box
	$(Q)$(BUILD)/gen/pack_box $* < $< > $@

# The table page, where make page has built it: TABLE_PAGE= leaves it out.
TABLE_PAGE ?= $(wildcard referee.html)

$(BUILD)/gen/table_page.c: $(TABLE_PAGE) $(BUILD)/gen/table-page.named
	@{ echo 'extern const char table_page[];'; echo 'const char table_page[] = ""'; \
	  cat $(TABLE_PAGE) /dev/null | sed 's/\\/\\\\/g; s/"/\\"/g; s/?/\\?/g; s/^/  "/; s/$$/\\n"/'; echo '  ;'; } > $@

$(BUILD)/gen/table-page.named: FORCE
	@mkdir -p $(@D)
	@echo '$(TABLE_PAGE)' > $@.new
	@cmp -s $@.new $@ || cp $@.new $@; rm -f $@.new

PAGES := $(wildcard man/*.[157])
$(BUILD)/gen/manual_pages.c: src/cli/pack_manual $(PAGES)
	@mkdir -p $(@D)
	@src/cli/pack_manual $(PAGES) > $@

$(BUILD)/gen/listed-games.def: FORCE
	@mkdir -p $(@D)
	@for game in $(GAMES); do echo "GAME($$game)"; done > $@.new
	@cmp -s $@.new $@ || cp $@.new $@; rm -f $@.new

# The commit, where it is known: git knows it here, and writes it into a source tarball.
COMMIT = $(shell if [ -e .git ]; then git rev-parse --short=12 HEAD 2>/dev/null; else sed -n '/Format/!s/^\(.\{12\}\).*/\1/p' .ci/commit; fi)

$(BUILD)/gen/commit.h: FORCE
	@mkdir -p $(@D)
	@commit='$(COMMIT)'; echo "#define COMMIT \"$${commit:+ (commit $$commit)}\"" > $@.new
	@cmp -s $@.new $@ || cp $@.new $@; rm -f $@.new

# The address of the web site, where it has one: make SITE=https://... leads from reports to its pages.
SITE ?=

$(BUILD)/gen/site.h: FORCE
	@mkdir -p $(@D)
	@echo '#define SITE "$(patsubst %/,%,$(SITE))"' > $@.new
	@cmp -s $@.new $@ || cp $@.new $@; rm -f $@.new

# The records that break a rule, or just do not, or show it or a verb at work, and the pages about them, become what `explain` shows.
EXAMPLES := $(sort $(foreach game,$(GAMES) shared,$(wildcard $(foreach kind,illegal near consequence verbs,scenarios/$(game)/$(kind)/*.yaml)))) \
    $(wildcard src/study/pages.txt $(GAMES:%=src/games/%/pages.txt))

$(BUILD)/gen/examples.def: FORCE
	@mkdir -p $(@D)
	@LC_ALL=C awk -f src/study/examples.awk $(EXAMPLES) /dev/null > $@.new
	@cmp -s $@.new $@ || cp $@.new $@; rm -f $@.new

# ---- tests ----

TEST_SOURCES := $(wildcard tests/unit/*.c tests/template/*.c) $(filter-out tests/phrases/phrases.c,$(wildcard tests/phrases/*.c)) $(foreach game,$(GAMES),$(wildcard tests/unit/$(game)/*.c))
TEST_OBJECTS := $(TEST_SOURCES:tests/%.c=$(BUILD)/tests/%.o)
GAME_SUITES := $(sort $(foreach game,$(GAMES),$(if $(wildcard tests/unit/$(game)/*.c),$(game))))

$(BUILD)/tests/%.o: tests/%.c $(BUILD)/gen/greatest.h $(BUILD)/gen/game-suites.def | $(BUILD)/gen/listed-games.def
	@mkdir -p $(@D)
	$(Q)$(CC) $(ALL_CFLAGS) -Wno-missing-prototypes -Wno-unused-function -Itests -Itests/unit -MMD -MP -c -o $@ $<

# The tests know one game more, the template: their registry lists it, and its box is packed like the others.
TEMPLATE := $(BUILD)/tests/registry.o $(BUILD)/gen/nim_box.o
TESTED := $(TEMPLATE) $(filter-out $(BUILD)/replay/registry.o,$(LIBRARY))

$(BUILD)/gen/nim_box.c: tests/template/box.yaml $(BUILD)/gen/pack_box
	$(Q)$(BUILD)/gen/pack_box nim < $< > $@

$(BUILD)/gen/tested/listed-games.def: $(BUILD)/gen/listed-games.def
	@mkdir -p $(@D)
	@{ cat $<; echo 'GAME(nim)'; } > $@

$(BUILD)/tests/registry.o: src/replay/registry.c $(BUILD)/gen/tested/listed-games.def
	@mkdir -p $(@D)
	$(Q)$(CC) -I$(BUILD)/gen/tested $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

$(BUILD)/unit: $(TEST_OBJECTS) $(TESTED)
	$(Q)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^ $(LIBS)

$(BUILD)/gen/greatest.h:
	@tests/get-greatest $@

$(BUILD)/gen/game-suites.def: FORCE
	@mkdir -p $(@D)
	@for game in $(GAME_SUITES); do echo "GAME_SUITE($$game)"; done > $@.new
	@cmp -s $@.new $@ || cp $@.new $@; rm -f $@.new

unit: $(BUILD)/unit
	$(BUILD)/unit

# What is understood of what people write: FILES of phrases with what they mean; VERBOSE=1 shows the readings, FUZZ= leaves the fuzzers out.
PHRASES ?= $(foreach game,$(GAMES),$(wildcard tests/phrases/$(game).yaml tests/phrases/own-$(game).yaml tests/phrases/fresh-$(game).yaml))
FUZZ ?= 1
PHRASE_PARTS := $(patsubst tests/%.c,$(BUILD)/tests/%.o,$(wildcard tests/phrases/*.c)) $(BUILD)/tests/unit/support.o $(BUILD)/tests/unit/walk.o

$(BUILD)/phrases: $(PHRASE_PARTS) $(LIBRARY)
	$(Q)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^ $(LIBS)

phrases: $(BUILD)/phrases
	$(BUILD)/phrases $(if $(VERBOSE),-v) $(if $(FUZZ),-f) -g $(or $(SEEDS),20) $(PHRASES)

# ---- what a user types ----

# What building needs, and what testing needs besides, as Debian's packages. Installed only where something is missing.
BUILD_PACKAGES := gcc libc6-dev libyaml-dev libutf8proc-dev libjson-c-dev
BETTER_PACKAGES := libedit-dev mandoc
TEST_PACKAGES := jq libxml2-utils python3-jsonschema python3-yaml perl zsh fish man-db git pre-commit

setup:
	@tests/setup $(BUILD_PACKAGES)
	@tests/setup --try $(BETTER_PACKAGES)

setup-tests: setup
	@tests/setup --try $(TEST_PACKAGES)

demo: setup
	@$(BY_ROOM) $(BUILT) referee
	@tests/demo ./referee

check: setup-tests
	@tests/step '1 of 3: build the program and its tests' \
	  $(BY_ROOM) $(BUILT) referee $(BUILD)/referee-dynamic $(BUILD)/referee-addressed $(BUILD)/unit fuzz-parts bench-parts
	@tests/step '2 of 3: build the unit tests with sanitizers' \
	  $(BY_ROOM) BUILD=build/asan SANITIZE="$(SANITIZERS)" $(SANITIZED) $(patsubst $(BUILD)/%,build/asan/%,$(filter-out $(BUILD)/built/cli,$(BUILT))) build/asan/unit
	@tests/run $(BUILD) build/asan

# What takes longer: every fuzzer for ten seconds, two writers at once, ThreadSanitizer, valgrind; then make check, whose sum is the last line.
check-all: setup
	@tests/setup $(CLANG_PACKAGES) valgrind
	@$(MAKE) $(JOBS) --no-print-directory -s memory threads
	@$(MAKE) --no-print-directory -s fuzz TIME=10
	@$(MAKE) $(JOBS) --no-print-directory -s $(BUILD)/referee
	@tests/contend $(BUILD)/referee 5
	@$(MAKE) --no-print-directory check

# READY is what is installed as referee; it is stripped. What uninstall removes is what install has put there.
READY ?= referee
READY_PATH = $(if $(filter /%,$(READY)),$(READY),./$(READY))
MANUAL_RECORDS := $(wildcard scenarios/*.yaml)
KEPT_RECORDS := $(wildcard $(GAMES:%=scenarios/%/*.yaml))
INSTALLED := bin/referee $(foreach page,$(PAGES),share/man/man$(subst .,,$(suffix $(page)))/$(notdir $(page))) \
	$(patsubst %,share/referee/%,$(wildcard schemas/*.json) schemas/catalog.json) \
	$(addprefix share/doc/referee/examples/,$(notdir $(MANUAL_RECORDS)) $(KEPT_RECORDS)) \
	share/bash-completion/completions/referee share/zsh/site-functions/_referee share/fish/vendor_completions.d/referee.fish
PUT := install -D -m 644

install: $(READY)
	@install -D -m 755 -s $(READY) '$(DESTDIR)$(PREFIX)/bin/referee'
	@for page in $(PAGES); do $(PUT) $$page "$(DESTDIR)$(PREFIX)/share/man/man$${page##*.}/$${page##*/}" || exit; done
	@for schema in schemas/*.json; do $(PUT) $$schema "$(DESTDIR)$(PREFIX)/share/referee/$$schema" || exit; done
	@sed 's|@SCHEMAS@|$(PREFIX)/share/referee/schemas|' schemas/catalog.json.in | $(PUT) /dev/stdin '$(DESTDIR)$(PREFIX)/share/referee/schemas/catalog.json'
	@for record in $(KEPT_RECORDS); do $(PUT) $$record "$(DESTDIR)$(PREFIX)/share/doc/referee/examples/$$record" || exit; done
	@$(PUT) -t "$(DESTDIR)$(PREFIX)/share/doc/referee/examples" $(MANUAL_RECORDS)
	@$(READY_PATH) completion bash | $(PUT) /dev/stdin '$(DESTDIR)$(PREFIX)/share/bash-completion/completions/referee'
	@$(READY_PATH) completion zsh | $(PUT) /dev/stdin '$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_referee'
	@$(READY_PATH) completion fish | $(PUT) /dev/stdin '$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/referee.fish'
	@echo 'installed below $(DESTDIR)$(PREFIX): referee, man referee, share/doc/referee/examples'

uninstall:
	@cd '$(DESTDIR)$(PREFIX)' && rm -f $(INSTALLED)
	@cd '$(DESTDIR)$(PREFIX)/share' && find referee doc/referee -depth -type d -empty -delete 2>/dev/null || true
	@echo 'removed from $(DESTDIR)$(PREFIX)'

# What install puts where, one a line.
installed:
	@printf '%s\n' $(INSTALLED) | LC_ALL=C sort

# The web site, in build/site: the manual, a page for every code, games to step through; the table page too, where make page has built it.
site: setup
	@tests/setup mandoc python3
	@$(MAKE) $(JOBS) --no-print-directory -s referee
	@python3 src/site/build.py ./referee build/site $(wildcard referee.html)

# ---- packages ----

dist tarball deb:
	@.ci/pack $@ $(VERSION)

# From nothing, with README's words: SUITES="trixie" for one of them. Takes its time.
SUITES ?= bookworm trixie
check-fresh:
	@tests/setup debootstrap git
	@tests/fresh $(SUITES)

check-packages: setup
	@tests/setup git lintian
	@tests/packages $(VERSION)

# ---- for those who work on it ----

# The schemas are shipped as the program writes them; a test compares.
schemas: referee
	@for name in $(GAMES) record report results standings; do ./referee schema $$name > schemas/$$name.schema.json || exit 1; done

check-scale: referee
	@tests/scale/setup
	@tests/scale/run ./referee

SANITIZERS := -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -Wno-format-truncation
# Their reports name functions and lines; what a debugger needs besides would take a fifth of the time to compile.
SANITIZED := OPTIMISE=-O1 CFLAGS=-g1

asan:
	$(MAKE) BUILD=build/asan SANITIZE="$(SANITIZERS)" $(SANITIZED) build/asan/unit build/asan/referee
	build/asan/unit

memory: $(BUILD)/referee-dynamic
	@tests/memory $<

threads:
	@$(MAKE) $(JOBS) --no-print-directory -s BUILD=build/tsan SANITIZE="-fsanitize=thread -fno-omit-frame-pointer -DMOST_WAITING=20480" $(SANITIZED) build/tsan/referee
	@tests/threads build/tsan/referee

lint: $(OBJECTS)
	@tests/setup cppcheck clang-tidy clang-format
	@for lint in tests/lint/*; do $$lint $(BUILD) || exit 1; done
	cppcheck --quiet --std=c11 --enable=warning,performance,portability --inline-suppr --error-exitcode=1 \
	  --suppress=missingIncludeSystem -Isrc -DVERSION='"$(VERSION)"' src
	@$(MAKE) --no-print-directory -s -k $(JOBS) $(SOURCES:src/%.c=$(BUILD)/tidy/%)

# Minutes for all of it; seconds for what changed: as its object, a file waits for its headers too. What clang-tidy counts on the way
# goes nowhere, its remarks are on standard output.
$(BUILD)/tidy/%: $(BUILD)/%.o .clang-tidy
	@mkdir -p $(@D)
	@clang-tidy --quiet src/$*.c -- $(filter-out $(COPYING) $(LOOPS),$(ALL_CFLAGS)) 2>/dev/null
	@touch $@

format:
	@tests/setup clang-format
	find src tests -name '*.[ch]' ! -path '*/node_modules/*' -exec clang-format -i {} +

coverage:
	@tests/setup gcovr
	@$(MAKE) -s BUILD=build/coverage OPTIMISE=-O0 SANITIZE="--coverage -fprofile-update=atomic" build/coverage/unit build/coverage/referee
	@tests/coverage build/coverage

FUZZERS := reader fast_list record lsp prompt commands $(GAMES)
FUZZ_PARTS := $(patsubst %,$(BUILD)/tests/fuzz/%.o,inspect inspect_bytes vary_tree vary_value) $(BUILD)/tests/unit/support.o \
	$(BUILD)/tests/unit/reread.o $(BUILD)/tests/unit/walk.o $(BUILD)/tests/unit/ways.o $(LIBRARY)

# Written beside its object, never made for itself.
$(BUILD)/tests/fuzz/%.d: ;

$(BUILD)/tests/fuzz/game-%.o: tests/fuzz/game.c
	@mkdir -p $(@D)
	$(Q)$(CC) $(ALL_CFLAGS) -Itests/unit -DFUZZ_GAME='"$*"' -MMD -MP -c -o $@ $<

$(GAMES:%=$(BUILD)/fuzz-%): $(BUILD)/fuzz-%: $(BUILD)/tests/fuzz/game-%.o $(FUZZ_PARTS)
FUZZ_READERS := reader fast_list record lsp prompt
$(FUZZ_READERS:%=$(BUILD)/fuzz-%): $(BUILD)/fuzz-%: $(BUILD)/tests/fuzz/%.o $(FUZZ_PARTS)

# Whole commands: the program, whose way in has another name here.
FUZZ_PROGRAM := $(filter $(BUILD)/cli/%,$(filter-out $(BUILD)/cli/main.o,$(PROGRAM))) $(CARRIED) $(BUILD)/tests/fuzz/program.o
$(BUILD)/tests/fuzz/program.o: src/cli/main.c
	@mkdir -p $(@D)
	$(Q)$(CC) $(ALL_CFLAGS) -Wno-missing-prototypes -Dmain=referee_main -MMD -MP -c -o $@ $<

$(BUILD)/fuzz-commands: $(BUILD)/tests/fuzz/commands.o $(FUZZ_PARTS) $(FUZZ_PROGRAM)
$(FUZZERS:%=$(BUILD)/fuzz-%):
	$(Q)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -fsanitize=fuzzer -o $@ $^ $(LIBS)

fuzzers: $(FUZZERS:%=$(BUILD)/fuzz-%)

# Compiled with every check, so that they keep up with the rest.
fuzz-parts: $(FUZZ_PARTS) $(FUZZ_PROGRAM) $(patsubst %,$(BUILD)/tests/fuzz/%.o,$(FUZZ_READERS) commands $(GAMES:%=game-%))

TIME ?= 60
# The compiler of the fuzzers, and what it needs to run them.
CLANG_PACKAGES = clang $(or $(shell apt-cache depends clang 2>/dev/null | sed -n 's/.*Depends: clang-\([0-9]*\)$$/libclang-rt-\1-dev/p'),libclang-rt-14-dev)

fuzz:
	@tests/setup $(CLANG_PACKAGES)
	@$(MAKE) $(JOBS) --no-print-directory -s CC=clang BUILD=build/fuzz OPTIMISE=-O2 CFLAGS=-g1 \
	  SANITIZE="-fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -DARENA_BLOCK=1 -DLINE_BUFFER_BYTES=512 -DLINE_BUFFER_AHEAD=96 -DSOURCE_CHUNK=64" fuzzers
	@tests/fuzz/run $(TIME) $(FUZZERS)

# Minutes for each of them: TARGETS="s390x clang" for some only.
check-foreign: setup
	@tests/portability/run $(TARGETS)

reproducible: setup
	@tests/reproducible

# The rules of every game: hours for IN="study report", rooms; SAMPLE=100 of each, CLI="diff mend" for tests of the program besides.
IN ?= $(GAMES:%=games/%)
mutants:
	@tests/setup python3
	@SAMPLE="$(SAMPLE)" CLI="$(CLI)" tests/mutants/run $(IN)

# What the measurements need, linked as the program is; a game may have a measurement of its own. Not the libraries of the tests.
BENCH := bare measure chess keystroke keep sentences $(foreach game,$(GAMES),$(if $(wildcard tests/bench/$(game).c),$(game)))

$(BUILD)/bench/%.o: tests/bench/%.c
	@mkdir -p $(@D)
	$(Q)$(CC) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

$(BENCH:%=$(BUILD)/bench/%): $(BUILD)/bench/%: $(BUILD)/bench/%.o
	$(Q)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS:-pie=$(LINK)) -o $@ $^ $(LIBS)

# Only where its library is.
$(BUILD)/bench/fyaml: tests/bench/fyaml.c
	$(Q)$(CC) $(ALL_CFLAGS) -o $@ $< -lfyaml

$(BUILD)/bench/bare-dynamic: $(BUILD)/bench/bare.o
	$(Q)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^ $(LIBS)

$(GAMES:%=$(BUILD)/bench/%) $(BUILD)/bench/keep $(BUILD)/bench/sentences: $(LIBRARY)

# Compiled with every check too.
bench-parts: $(patsubst %,$(BUILD)/bench/%,$(BENCH) bare-dynamic)

bench:
	@tests/setup --try jq valgrind pgn-extract libfyaml-dev
	@$(MAKE) $(JOBS) --no-print-directory -s $(BUILD)/referee $(BUILD)/referee-dynamic $(BUILD)/unit bench-parts
	@tests/bench/run $(BUILD) $(PARTS)

# Random games with one damaged entry each: how many mistakes are found, is the record mended? SEEDS games of each number of players.
DAMAGE_PARTS := $(BUILD)/tests/damage/damage.o $(BUILD)/tests/unit/walk.o $(BUILD)/tests/unit/support.o

$(BUILD)/damage: $(DAMAGE_PARTS) $(LIBRARY)
	$(Q)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^ $(LIBS)

$(BUILD)/slips: $(DAMAGE_PARTS:%damage.o=%slips.o) $(BUILD)/tests/damage/slips_made.o $(LIBRARY)
	$(Q)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^ $(LIBS)

SEED ?= 1
SEEDS ?= 4
DAMAGING := $(BUILD)/$(if $(SLIPS),slips,damage)
damage:
	@$(MAKE) $(JOBS) --no-print-directory -s $(DAMAGING)
	@$(DAMAGING) $(SEED) $(SEEDS) $(GAME)

clean:
	rm -rf build referee referee.html

# Node is taken as it is if there is one, and is 18 or later.
check-browser: setup
	@tests/setup chromium $(if $(shell command -v node),,nodejs) ca-certificates
	@$(MAKE) $(JOBS) --no-print-directory -s referee
	@tests/browser/run ./referee

check-page: setup
	@tests/setup chromium $(if $(shell command -v node),,nodejs) ca-certificates
	@$(MAKE) --no-print-directory -s page
	@$(MAKE) -j$$(nproc) --no-print-directory -s referee
	@tests/page/run ./referee referee.html $(WEB)/referee.wasm

check-editor: setup
	@tests/setup --try neovim $(if $(shell command -v npm),,nodejs npm)
	@$(MAKE) $(JOBS) --no-print-directory -s referee
	@tests/editor/run ./referee

pictures: referee
	tests/cli/pictures/draw ./referee

include src/serve/web/build.mk

help:
	@echo 'make            build ./referee (V=1 shows every command)'
	@echo 'make demo       set up, build, and show in half a minute what it does'
	@echo 'make check      set up, build, run every test'
	@echo 'make check-all  the same, and before it every fuzzer for ten seconds, two writers at one record, ThreadSanitizer on a batch, valgrind on a few records'
	@echo 'make install    install program, manual, examples, schemas and completions (PREFIX, DESTDIR); make uninstall removes them'
	@echo 'make deb        a Debian package; make tarball: the static program with its manual; make dist: the sources (all in build/packages)'
	@echo 'make check-fresh  bare Debian 12 and 13 (debootstrap, as root): from nothing to everything README says (SUITES="bookworm")'
	@echo 'make check-packages  build them twice, compare, look inside, ask lintian'
	@echo 'make asan       the unit tests under AddressSanitizer and UBSan'
	@echo 'make lint       rooms, symbols, pattern, formatting, cppcheck, clang-tidy (.clang-tidy says with which checks)'
	@echo 'make format     clang-format'
	@echo 'make coverage   which lines the tests execute, and which lines of rule code they do not'
	@echo 'make fuzz       fuzz the readers, whole commands, the prompt, the language server and every game (TIME=60 seconds each)'
	@echo 'make reproducible  build the last commit twice and compare'
	@echo 'make check-foreign  the tests on 32-bit and big-endian machines (qemu, cross compilers), with clang and other options (TARGETS="s390x clang")'
	@echo 'make mutants    break the rules of every game one by one and see whether a test notices; IN=study SAMPLE=100 CLI=diff: the conditions of a room'
	@echo 'make check-editor   referee lsp with a client library and in Neovim; yaml-language-server about every scenario (installs them)'
	@echo 'make check-browser  step through the HTML pages in Chromium (installs chromium, playwright-core and axe-core)'
	@echo 'make page       build referee.html, the whole referee as one page (installs clang, lld, wasi-libc, zopfli); then make embeds it for referee page'
	@echo 'make check-page  the table page: judges every scenario and case as the program does, whole games by touch in Chromium (installs chromium, playwright-core, axe-core)'
	@echo 'make site       build/site, the manual and a page for every rule as a static web site (SITE=https://... leads from reports to it)'
	@echo 'make pictures   draw the kept pictures anew'
	@echo 'make schemas    write schemas/ anew from the tables of the games'
	@echo 'make check-scale  judge shards with GNU parallel and with Slurm, and join the results'
	@echo 'make bench      measure speed and memory against other programs in one run (PARTS="reading startup" for some; .github/CONTRIBUTING.md tells the knobs)'
	@echo 'make damage     damage random games and see how many mistakes are found and mended (SEED=1 SEEDS=4; SLIPS=1: slips of people)'
	@echo 'make clean      remove what was built'
	@echo 'make LINK=-pie  link with the shared libraries instead of statically'
	@echo 'make GAMES="mykerinos" BUILD=build/one    build with some of the games only'

-include $(OBJECTS:.o=.d) $(TEST_OBJECTS:.o=.d) $(wildcard $(BUILD)/tests/fuzz/*.d $(BUILD)/tests/damage/*.d $(BUILD)/bench/*.d)
