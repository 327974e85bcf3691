# Measurements: speed and memory, and how many damaged records are mended.
.PHONY: bench bench-parts damage

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

## measure speed and memory against other programs (PARTS="reading startup" for some; .github/CONTRIBUTING.md has the rest)
bench:
	@tests/setup --try jq valgrind pgn-extract libfyaml-dev
	@$(MAKE) $(JOBS) --no-print-directory -s $(BUILD)/referee $(BUILD)/referee-dynamic $(BUILD)/unit bench-parts
	@tests/bench/run $(BUILD) $(PARTS)

# Random games with one damaged entry each: how many mistakes are found, is the record mended? SEEDS games of each number of players.
DAMAGE_PARTS := $(BUILD)/tests/damage/damage.o $(BUILD)/tests/damage/measure.o $(BUILD)/tests/unit/random_walk.o $(BUILD)/tests/unit/support.o

$(BUILD)/damage: $(DAMAGE_PARTS) $(LIBRARY)
	$(Q)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^ $(LIBS)

$(BUILD)/slips: $(DAMAGE_PARTS:%damage.o=%slips.o) $(BUILD)/tests/damage/slips_made.o $(LIBRARY)
	$(Q)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^ $(LIBS)

SEED ?= 1
SEEDS ?= 4
DAMAGING := $(BUILD)/$(if $(SLIPS),slips,damage)
## damage random games and count the mistakes found and mended (SEED=1 SEEDS=4; SLIPS=1: slips of people)
damage:
	@$(MAKE) $(JOBS) --no-print-directory -s $(DAMAGING)
	@$(DAMAGING) $(SEED) $(SEEDS) $(GAME)
