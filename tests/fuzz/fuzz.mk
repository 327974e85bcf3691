# The fuzzers: each is compiled with every check, so that it keeps up with the rest.
.PHONY: fuzz fuzzers fuzz-parts

FUZZERS := reader fast_list record lsp prompt commands $(GAMES)
FUZZ_PARTS := $(patsubst %,$(BUILD)/tests/fuzz/%.o,inspect inspect_bytes vary_tree vary_value) $(BUILD)/tests/unit/support.o \
	$(BUILD)/tests/unit/reread.o $(BUILD)/tests/unit/random_walk.o $(BUILD)/tests/unit/both_readings.o $(LIBRARY)

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

## fuzz the readers, whole commands, the prompt, the language server and every game (TIME=60 seconds each)
fuzz:
	@tests/setup $(CLANG_PACKAGES)
	@$(MAKE) $(JOBS) --no-print-directory -s CC=clang BUILD=build/fuzz OPTIMISE=-O2 CFLAGS=-g1 \
	  SANITIZE="-fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -DLINE_BUFFER_BYTES=512 -DLINE_BUFFER_AHEAD=96 -DSOURCE_CHUNK=64" fuzzers
	@tests/fuzz/run $(TIME) $(FUZZERS)
