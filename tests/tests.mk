# The tests, and the tools of those who work on referee.
.PHONY: unit phrases check-all check-fresh check-packages schemas check-scale asan memory threads lint format coverage check-foreign \
	reproducible mutants check-browser check-page check-editor pictures

TEST_SOURCES := $(wildcard tests/unit/*.c tests/template/*/*.c) $(filter-out tests/phrases/phrases.c,$(wildcard tests/phrases/*.c)) $(foreach game,$(GAMES),$(wildcard tests/unit/$(game)/*.c))
TEST_OBJECTS := $(TEST_SOURCES:tests/%.c=$(BUILD)/tests/%.o)
GAME_SUITES := $(sort $(foreach game,$(GAMES),$(if $(wildcard tests/unit/$(game)/*.c),$(game))))

$(BUILD)/tests/%.o: tests/%.c $(BUILD)/gen/greatest.h $(BUILD)/gen/game-suites.def | $(BUILD)/gen/listed-games.def
	$(call SAY_ROOM,tests,$(words $(TEST_OBJECTS)))
	@mkdir -p $(@D)
	$(Q)$(CC) $(ALL_CFLAGS) -Wno-missing-prototypes -Wno-unused-function -Itests -Itests/unit -MMD -MP -c -o $@ $<

# The tests know some games more, the templates: their registry lists them, and their boxes and sentences are packed like the others.
TEMPLATES := $(notdir $(wildcard tests/template/*))
TEMPLATE := $(BUILD)/tests/registry.o $(TEMPLATES:%=$(BUILD)/gen/%_box.o) $(TEMPLATES:%=$(BUILD)/gen/%_says.o) $(filter $(BUILD)/tests/template/%,$(TEST_OBJECTS))
TESTED := $(TEMPLATE) $(filter-out $(BUILD)/replay/registry.o,$(LIBRARY))

$(BUILD)/gen/%_box.c: tests/template/%/box.yaml $(BUILD)/gen/pack_box
	$(Q)$(BUILD)/gen/pack_box $* < $< > $@

$(BUILD)/gen/%_says.c: tests/template/%/says.txt src/phrase/english.txt src/games/says.awk
	@mkdir -p $(@D)
	@LC_ALL=C awk -v game=$* -f src/games/says.awk src/phrase/english.txt $< > $@

$(TEMPLATES:%=$(BUILD)/gen/%_says.o): ALL_CFLAGS += -Itests

$(BUILD)/gen/tested/listed-games.def: FORCE
	@mkdir -p $(@D)
	@printf 'GAME(%s)\n' $(GAMES) $(TEMPLATES) > $@.new
	@cmp -s $@.new $@ || cp $@.new $@; rm -f $@.new

$(BUILD)/tests/registry.o: src/replay/registry.c $(BUILD)/gen/tested/listed-games.def
	@mkdir -p $(@D)
	$(Q)$(CC) -I$(BUILD)/gen/tested $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

$(BUILD)/unit: $(filter-out $(TEMPLATE),$(TEST_OBJECTS)) $(TESTED)
	$(Q)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^ $(LIBS)

# The program with the templates among its games, to try them.
$(BUILD)/referee-templates: $(TESTED) $(filter-out $(LIBRARY),$(PROGRAM))
	$(Q)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^ $(LIBS)

$(BUILD)/gen/greatest.h:
	@tests/get-greatest $@

$(BUILD)/gen/game-suites.def: FORCE
	@mkdir -p $(@D)
	@for game in $(GAME_SUITES); do echo "GAME_SUITE($$game)"; done > $@.new
	@cmp -s $@.new $@ || cp $@.new $@; rm -f $@.new

## the unit tests alone (build/unit -s SUITE -t TEST for one)
unit: $(BUILD)/unit
	$(BUILD)/unit

PHRASES ?= $(foreach game,$(GAMES),$(wildcard tests/phrases/$(game).yaml tests/phrases/kept/$(game).yaml))
PHRASE_PARTS := $(patsubst tests/%.c,$(BUILD)/tests/%.o,$(wildcard tests/phrases/*.c)) $(BUILD)/tests/unit/support.o $(BUILD)/tests/unit/random_walk.o

$(BUILD)/phrases: $(PHRASE_PARTS) $(TESTED)
	$(Q)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^ $(LIBS)

## the sentences of tests/phrases, and the laws of reading (VERBOSE=1 shows what is unread; SEED=7)
phrases: $(BUILD)/phrases
	$(BUILD)/phrases $(if $(VERBOSE),-v) $(PHRASES)

## every fuzzer for ten seconds, two writers at one record, ThreadSanitizer, valgrind; then make check
check-all: setup
	@tests/setup $(CLANG_PACKAGES) valgrind
	@$(MAKE) $(JOBS) --no-print-directory -s memory threads
	@$(MAKE) --no-print-directory -s fuzz TIME=10
	@$(MAKE) $(JOBS) --no-print-directory -s $(BUILD)/referee
	@tests/contend $(BUILD)/referee 5
	@$(MAKE) --no-print-directory check

SUITES ?= bookworm trixie
## follow README on a bare Debian 12 and 13 (debootstrap, as root; SUITES="bookworm" for one)
check-fresh:
	@tests/setup debootstrap git
	@tests/fresh $(SUITES)

## build the packages twice, compare, look inside, run lintian
check-packages: setup
	@tests/setup git lintian
	@tests/packages $(VERSION)

# The schemas of records are shipped as the program writes them; a test compares. Those of what it prints are written by hand.
## write schemas/ again from the tables of the games
schemas: referee
	@for name in $(GAMES) record; do ./referee schema $$name > schemas/$$name.schema.json || exit 1; done

## judge shards with GNU parallel and with Slurm, and join the results
check-scale: referee
	@tests/scale/setup
	@tests/scale/run ./referee

SANITIZERS := -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -Wno-format-truncation
# Their reports name functions and lines; what a debugger needs besides would take a fifth of the time to compile.
SANITIZED := OPTIMISE=-O1 CFLAGS=-g1
# What was never written is not zero by chance, in a block of an arena either.
export ASAN_OPTIONS := max_malloc_fill_size=1048576

## the unit tests under AddressSanitizer and UBSan
asan:
	$(MAKE) BUILD=build/asan SANITIZE="$(SANITIZERS)" $(SANITIZED) build/asan/unit build/asan/referee
	build/asan/unit

## valgrind on a few records
memory: $(BUILD)/referee-dynamic
	@tests/memory $<

## ThreadSanitizer on a batch
threads:
	@$(MAKE) $(JOBS) --no-print-directory -s BUILD=build/tsan SANITIZE="-fsanitize=thread -fno-omit-frame-pointer -DMOST_WAITING=20480" $(SANITIZED) build/tsan/referee
	@tests/threads build/tsan/referee

## rooms, symbols, pattern, formatting, voice, cppcheck, clang-tidy
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
	@clang-tidy --quiet src/$*.c -- $(filter-out $(LOOPS),$(ALL_CFLAGS)) 2>/dev/null
	@touch $@

## list public functions that only one other file uses
survey: $(OBJECTS)
	@tests/survey $(BUILD)

## clang-format
format:
	@tests/setup clang-format
	find src tests -name '*.[ch]' ! -path '*/node_modules/*' -exec clang-format -i {} +

## which lines the tests execute, and which lines of rule code they do not
coverage:
	@tests/setup gcovr
	@$(MAKE) -s BUILD=build/coverage OPTIMISE=-O0 SANITIZE="--coverage -fprofile-update=atomic" build/coverage/unit build/coverage/referee
	@tests/coverage build/coverage

## the tests on 32-bit and big-endian machines (qemu), with clang, musl and macOS headers (TARGETS="s390x clang")
check-foreign: setup
	@tests/portability/run $(TARGETS)

## build the last commit twice and compare
reproducible: setup
	@tests/reproducible

# The rules of every game: hours for IN="study report", rooms; CLI="diff mend" for tests of the program too.
IN ?= $(GAMES:%=games/%)
## break the rules one by one and see whether a test notices (IN=study SAMPLE=100 CLI=diff: conditions of a room)
mutants:
	@tests/setup python3
	@SAMPLE="$(SAMPLE)" CLI="$(CLI)" tests/mutants/run $(IN)

# Node is taken as it is if there is one, and is 18 or later.
## step through the HTML pages in Chromium (installs chromium, playwright-core, axe-core)
check-browser: setup
	@tests/setup chromium $(if $(shell command -v node),,nodejs) ca-certificates
	@$(MAKE) $(JOBS) --no-print-directory -s referee
	@tests/browser/run ./referee

## the phone's page: judges every record as the program does, whole games by touch in Chromium
check-page: setup
	@tests/setup chromium $(if $(shell command -v node),,nodejs) ca-certificates
	@$(MAKE) --no-print-directory -s page
	@$(MAKE) -j$(CORES) --no-print-directory -s referee
	@tests/page/run ./referee referee.html $(WEB)/referee.wasm

## referee lsp with a client library and in Neovim; yaml-language-server about every scenario (installs them)
check-editor: setup
	@tests/setup --try neovim $(if $(shell command -v npm),,nodejs npm)
	@$(MAKE) $(JOBS) --no-print-directory -s referee
	@tests/editor/run ./referee

## draw the kept pictures again
pictures: referee
	tests/cli/pictures/draw ./referee
