# referee: make (build), make demo, make check; make help lists the rest.
VERSION := 2.0.0
CC ?= cc
BUILD ?= build
PREFIX ?= /usr/local
## build with some of the games only (GAMES="mykerinos" BUILD=build/one)
GAMES ?= $(shell sed -n 's/^GAME(\(.*\))$$/\1/p' src/replay/games.def)
ROOMS := base diag doc game phrase replay study draw schema report serve cli

# Ranges of letters in scripts are those of English, whatever is spoken here; the program itself has no locale.
export LC_ALL := C.UTF-8

.DELETE_ON_ERROR:
.SECONDARY:
.PHONY: all setup setup-tests demo check clean help FORCE

# All cores, unless whoever calls says how many; one line for each room, or with V=1 every command.
CORES = $$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN)
JOBS = $(if $(findstring -j,$(MAKEFLAGS)),,-j$(CORES))
Q := $(if $(V),,@)
BY_ROOM = $(MAKE) WERROR=$(WERROR) $(JOBS) --no-print-directory $(if $(V),,-s $(if $(findstring s,$(firstword -$(MAKEFLAGS))),,ROOMS_SAID=1))
SAYING = $(if $(V)$(if $(ROOMS_SAID),,$(findstring s,$(firstword -$(MAKEFLAGS)))),,yes)
SAY = $(if $(SAYING),@printf '  %-18s %s\n',@:)
# Make expands one recipe at a time, so the first file of a room says what begins: its name and how many files it has.
SAY_ROOM = $(if $(SAYING),$(if $(SAID-$(1)),,$(eval SAID-$(1) := yes)$(info $(shell printf '  %-18s %s' $(1) '$(2) file$(if $(filter-out 1,$(2)),s)'))))

## build ./referee (V=1 shows every command)
all:
	@tests/setup --say $(BUILD_PACKAGES)
	@tests/setup --say --try $(BETTER_PACKAGES)
	@+$(BY_ROOM) referee

# What building needs, and what testing needs besides, as Debian's packages. Installed only where something is missing.
BUILD_PACKAGES := gcc libc6-dev libyaml-dev libutf8proc-dev libjson-c-dev
BETTER_PACKAGES := libedit-dev mandoc
TEST_PACKAGES := jq libxml2-utils python3-jsonschema python3-yaml perl zsh fish man-db git pre-commit

## install what building needs
setup:
	@tests/setup $(BUILD_PACKAGES)
	@tests/setup --try $(BETTER_PACKAGES)

setup-tests: setup
	@tests/setup --try $(TEST_PACKAGES)

## set up, build, and show in half a minute what it does
demo: setup
	@+$(BY_ROOM) referee
	@tests/demo ./referee

## set up, build, run every test
check: setup-tests
	@+tests/step '1 of 3: build the program and its tests' \
	  $(BY_ROOM) referee $(BUILD)/referee-dynamic $(BUILD)/referee-addressed $(BUILD)/referee-templates $(BUILD)/unit $(BUILD)/phrases fuzz-parts bench-parts
	@+tests/step '2 of 3: build the unit tests with sanitizers' \
	  $(BY_ROOM) BUILD=build/asan SANITIZE="$(SANITIZERS)" $(SANITIZED) build/asan/unit
	@tests/run $(BUILD) build/asan

## remove what was built
clean:
	rm -rf build referee referee.html

include src/build.mk src/packages.mk src/serve/web/build.mk tests/tests.mk tests/fuzz/fuzz.mk tests/bench/bench.mk

## list what make can do
help:
	@awk -f src/help.awk $(filter %Makefile %.mk,$(MAKEFILE_LIST))

-include $(OBJECTS:.o=.d) $(TEST_OBJECTS:.o=.d) $(PHRASE_PARTS:.o=.d) $(TEMPLATE:.o=.d) $(wildcard $(BUILD)/tests/fuzz/*.d $(BUILD)/tests/damage/*.d $(BUILD)/bench/*.d)
