# referee: make (build), make demo, make check; make help lists the rest.
VERSION := 1.0.0
CC ?= cc
BUILD ?= build
PREFIX ?= /usr/local
GAMES ?= $(shell sed -n 's/^GAME(\(.*\))$$/\1/p' src/game/games.def)
ROOMS := base diag doc game replay report cli

WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes -Wvla -Wformat=2 -Werror
HARDEN := -fPIE -fstack-protector-strong -D_FORTIFY_SOURCE=2 -Wno-overlength-strings
OPTIMISE ?= -O2
CFLAGS ?= -g
ALL_CFLAGS := -std=c17 -D_POSIX_C_SOURCE=200809L -D_XOPEN_SOURCE=700 -DVERSION='"$(VERSION)"' -Isrc -I$(BUILD)/gen \
	$(WARNINGS) $(OPTIMISE) $(HARDEN) $(CFLAGS) $(SANITIZE)
ALL_LDFLAGS := -pie -Wl,-z,relro,-z,now $(LDFLAGS) $(SANITIZE)
LIBS := -lyaml -lpthread

SOURCES := $(foreach room,$(ROOMS),$(wildcard src/$(room)/*.c)) $(foreach game,$(GAMES),$(wildcard src/games/$(game)/*.c))
BOXES := $(GAMES:%=$(BUILD)/gen/%_box.c)
OBJECTS := $(SOURCES:src/%.c=$(BUILD)/%.o) $(BOXES:.c=.o)
LIBRARY := $(filter-out $(BUILD)/cli/%,$(OBJECTS))

.DELETE_ON_ERROR:
.SECONDARY:
.PHONY: all clean help unit FORCE

all: referee

referee: $(BUILD)/referee
	@cp $< $@

$(BUILD)/referee: $(OBJECTS)
	$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^ $(LIBS)

$(BUILD)/%.o: src/%.c | $(BUILD)/gen/listed-games.def
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

$(BUILD)/gen/%.o: $(BUILD)/gen/%.c
	$(CC) $(ALL_CFLAGS) -c -o $@ $<

# The built-in boxes become strings, so that the program stands alone.
$(BUILD)/gen/%_box.c: src/games/%/box.yaml
	@mkdir -p $(@D)
	@{ echo 'extern const char $*_box[];'; echo 'const char $*_box[] ='; \
	   sed 's/\\/\\\\/g; s/"/\\"/g; s/^/  "/; s/$$/\\n"/' $<; echo '  ;'; } > $@

$(BUILD)/gen/listed-games.def: FORCE
	@mkdir -p $(@D)
	@for game in $(GAMES); do echo "GAME($$game)"; done > $@.new
	@cmp -s $@.new $@ || cp $@.new $@; rm -f $@.new

# ---- tests ----

TEST_SOURCES := $(wildcard tests/unit/*.c) $(foreach game,$(GAMES),$(wildcard tests/unit/$(game)/*.c))
TEST_OBJECTS := $(TEST_SOURCES:tests/%.c=$(BUILD)/tests/%.o)
GAME_SUITES := $(sort $(foreach game,$(GAMES),$(if $(wildcard tests/unit/$(game)/*.c),$(game))))

$(BUILD)/tests/%.o: tests/%.c $(BUILD)/gen/greatest.h $(BUILD)/gen/game-suites.def | $(BUILD)/gen/listed-games.def
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -Wno-missing-prototypes -Wno-unused-function -Itests/unit -MMD -MP -c -o $@ $<

$(BUILD)/unit: $(TEST_OBJECTS) $(LIBRARY)
	$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^ $(LIBS)

$(BUILD)/gen/greatest.h:
	@tests/get-greatest $@

$(BUILD)/gen/game-suites.def: FORCE
	@mkdir -p $(@D)
	@for game in $(GAME_SUITES); do echo "GAME_SUITE($$game)"; done > $@.new
	@cmp -s $@.new $@ || cp $@.new $@; rm -f $@.new

unit: $(BUILD)/unit
	$(BUILD)/unit

clean:
	rm -rf build referee

-include $(OBJECTS:.o=.d) $(TEST_OBJECTS:.o=.d)
