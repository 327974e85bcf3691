# How the program is built: flags, objects, and what is made for it on the way.
# Warnings stop the build in a clone, where people work on it. They do not stop a release, nor a user who builds it: a newer
# compiler warns of more.
TO_USE := all setup demo page site install
## keep building after a warning of the compiler (WERROR=)
WERROR ?= $(if $(wildcard .git),$(if $(filter-out $(TO_USE),$(or $(MAKECMDGOALS),all)),-Werror))
# Rows of tables may leave their last columns out.
WARNINGS := -Wall -Wextra -Wno-missing-field-initializers -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes -Wvla -Wformat=2 $(WERROR)
# What the compiler makes programs for: x86_64-linux-gnu, arm64-apple-darwin23.
MACHINE := $(shell $(CC) -dumpmachine 2>/dev/null)
APPLE := $(findstring apple,$(MACHINE))
# The first of these options that the compiler takes, if any.
TAKEN = $(firstword $(foreach option,$(1),$(shell echo '#include <stdio.h>' | $(CC) -O2 -Werror $(option) -c -o /dev/null -x c - 2>/dev/null && echo $(option))))
HARDEN := -fPIE -fstack-protector-strong $(call TAKEN,-D_FORTIFY_SOURCE=3 -D_FORTIFY_SOURCE=2) $(call TAKEN,-fcf-protection=full -mbranch-protection=standard) \
	-Wno-overlength-strings
OPTIMISE ?= -O2
# gcc 12 ends some nested loops too early on s390x: its counter of the outer one also counts the inner one.
LOOPS := $(if $(findstring clang,$(CC)),,$(if $(filter s390x-%,$(MACHINE)),-fno-branch-count-reg))
CFLAGS ?= -g
# No path of the machine it was built on, so that two builds are the same byte for byte.
LANGUAGE := -std=c17 -D_POSIX_C_SOURCE=200809L -D_XOPEN_SOURCE=700 -D_FILE_OFFSET_BITS=64 $(if $(APPLE),-D_DARWIN_C_SOURCE) -DVERSION='"$(VERSION)"' -Isrc -I$(BUILD)/gen
ALL_CFLAGS := -ffile-prefix-map="$$PWD"=. $(LANGUAGE) $(WARNINGS) $(OPTIMISE) $(LOOPS) $(HARDEN) $(CFLAGS) $(SANITIZE)
ALL_LDFLAGS := -pie $(if $(APPLE),,-Wl,-z,relro,-z,now) $(LDFLAGS) $(SANITIZE)
LIBS := -lyaml -lutf8proc -ljson-c -lpthread -lm

# Lines are edited with libedit, where it is there; Debian's needs the other three when it is linked statically.
EDITING := -ledit -ltinfo -lbsd -lmd
TRY_EDITING = $(shell printf '\043include <histedit.h>\nint main(void) { el_end(el_init("", 0, 0, 0)); return 0; }' | \
	$(CC) $(CFLAGS) $(LDFLAGS) -o /dev/null -x c - $(1) 2>/dev/null && echo $(1))
EDIT_LIBS := $(or $(call TRY_EDITING,$(EDITING)),$(call TRY_EDITING,-ledit))
ALL_CFLAGS += $(if $(EDIT_LIBS),-DLINE_EDITING)
LIBS += $(EDIT_LIBS)

# One file that stands alone and starts at once: linked statically, where the libraries are there for it; what the loader has to set is
# packed, where linker and C library know how (which only running it tells).
TRY_ALONE = echo 'int main(void) { return 0; }' | $(CC) -fPIE $(CFLAGS) $(1) $(LDFLAGS) -o $(BUILD)/gen/alone -x c - $(LIBS) 2>/dev/null
PACKED := -static-pie -Wl,-z,pack-relative-relocs
NO_WARNINGS := -Wl,--fatal-warnings
## link with the shared libraries instead of statically (LINK=-pie)
LINK ?= $(if $(SANITIZE),-pie,$(shell if $(call TRY_ALONE,$(PACKED) $(NO_WARNINGS)) && $(BUILD)/gen/alone 2>/dev/null; then echo $(PACKED); \
	elif $(call TRY_ALONE,-static-pie); then echo -static-pie; else echo -pie; fi))

HASHING := src/draw/hash_page.c src/base/sha256.c
SOURCES := $(filter-out src/draw/hash_page.c,$(foreach room,$(ROOMS),$(sort $(wildcard src/$(room)/*.c src/$(room)/*/*.c))) $(foreach game,$(GAMES),$(sort $(wildcard src/games/$(game)/*.c))))
# Of each game: what is in its box, the pieces as they are drawn, the words that are explained, and how people say it; and English.
BOXES := $(BUILD)/gen/english.c $(GAMES:%=$(BUILD)/gen/%_box.c) $(patsubst src/games/%/pieces.svg,$(BUILD)/gen/%_pieces.c,$(wildcard $(GAMES:%=src/games/%/pieces.svg))) \
    $(patsubst src/games/%/topics.txt,$(BUILD)/gen/%_topics.c,$(wildcard $(GAMES:%=src/games/%/topics.txt))) \
    $(patsubst src/games/%/says.txt,$(BUILD)/gen/%_says.c,$(wildcard $(GAMES:%=src/games/%/says.txt)))
PAGE := $(BUILD)/gen/page_css.c $(BUILD)/gen/page_js.c
# What the program carries to hand it out: the table page, the manual, the schemas of what it prints, the scripts for shells.
CARRIED := $(BUILD)/gen/table_page.o $(BUILD)/gen/manual_pages.o $(patsubst %,$(BUILD)/gen/%_schema.o,report jsonl results standings) \
    $(patsubst %,$(BUILD)/gen/%_script.o,bash zsh fish)
OBJECTS := $(SOURCES:src/%.c=$(BUILD)/%.o) $(BOXES:.c=.o) $(PAGE:.c=.o) $(CARRIED)
LIBRARY := $(filter-out $(BUILD)/cli/% $(CARRIED),$(OBJECTS))
# What the browser calls is of no use to the program.
PROGRAM := $(filter-out $(BUILD)/serve/web/%,$(OBJECTS))

referee: $(BUILD)/referee
	@cp $< $@

# Compiled only, where nothing can be linked.
.PHONY: objects
objects: $(PROGRAM)

$(BUILD)/referee: $(PROGRAM)
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

# base, or games/cyclades
ROOM = $(subst $() ,/,$(wordlist 1,$(if $(filter games/%,$*),2,1),$(subst /, ,$*)))

$(BUILD)/%.o: src/%.c | $(BUILD)/gen/listed-games.def $(BUILD)/gen/examples.def $(BUILD)/gen/commit.h $(BUILD)/gen/site.h
	$(call SAY_ROOM,$(ROOM),$(words $(filter $(BUILD)/$(ROOM)/%,$(OBJECTS))))
	@mkdir -p $(@D)
	$(Q)$(CC) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

$(BUILD)/gen/%.o: $(BUILD)/gen/%.c
	$(Q)$(CC) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

# The parts of the HTML page become strings, so that the program stands alone, each with its hash: browsers know the script by that.
AS_STRING = { echo 'extern const char $(1)[];'; echo 'const char $(1)[] ='; \
	sed 's/\\/\\\\/g; s/"/\\"/g; s/^/  "/; s/$$/\\n"/' $<; echo '  ;'; } > $@

# What is made of them and of the built-in boxes is made when the program is built, with the compiler and the libraries of this machine.
HOSTCC ?= cc
# Libraries under another prefix are found by both compilers, unless they build for different machines.
HOSTFLAGS ?= $(if $(filter $(MACHINE),$(shell $(HOSTCC) -dumpmachine 2>/dev/null)),$(CFLAGS) $(LDFLAGS))

$(BUILD)/gen/hash_page: $(HASHING) src/base/sha256.h
	@mkdir -p $(@D)
	$(Q)$(HOSTCC) $(LANGUAGE) $(HOSTFLAGS) -o $@ $(HASHING)

$(BUILD)/gen/page_%.c: src/draw/page.% $(BUILD)/gen/hash_page
	@$(call AS_STRING,page_$*)
	$(Q)$(BUILD)/gen/hash_page page_$* < $< >> $@

# The boxes are read by the reader of the program.
PACKING := src/games/pack_box.c $(wildcard src/base/*.c src/diag/*.c src/doc/*.c src/doc/*/*.c)

$(BUILD)/gen/pack_box: $(PACKING) $(wildcard src/base/*.h src/diag/*.h src/doc/*.h src/doc/*/*.h) src/game/built_in.h
	@mkdir -p $(@D)
	$(Q)$(HOSTCC) $(LANGUAGE) $(HOSTFLAGS) -o $@ $(PACKING) -lyaml -lutf8proc

$(BUILD)/gen/%_box.c: src/games/%/box.yaml $(BUILD)/gen/pack_box
	$(Q)$(BUILD)/gen/pack_box $* < $< > $@

$(BUILD)/gen/%_pieces.c: src/games/%/pieces.svg
	@mkdir -p $(@D)
	@$(call AS_STRING,$*_artwork)

$(BUILD)/gen/%_topics.c: src/games/%/topics.txt src/games/topics.awk
	@mkdir -p $(@D)
	@LC_ALL=C awk -v name=$*_topics -f src/games/topics.awk $< > $@

$(BUILD)/gen/%_schema.c: schemas/%.schema.json
	@mkdir -p $(@D)
	@$(call AS_STRING,$*_schema)

$(BUILD)/gen/%_script.c: src/cli/shells/referee.%
	@mkdir -p $(@D)
	@$(call AS_STRING,$*_script)

$(BUILD)/gen/english.c: src/phrase/english.txt src/games/says.awk
	@mkdir -p $(@D)
	@LC_ALL=C awk -v game=english -f src/games/says.awk $< > $@

$(BUILD)/gen/%_says.c: src/games/%/says.txt src/phrase/english.txt src/games/says.awk
	@mkdir -p $(@D)
	@LC_ALL=C awk -v game=$* -f src/games/says.awk src/phrase/english.txt $< > $@

# The table page, where make page has built it: TABLE_PAGE= leaves it out.
TABLE_PAGE ?= $(wildcard referee.html)

$(BUILD)/gen/table_page.c: $(TABLE_PAGE) $(BUILD)/gen/table-page.named
	@{ echo 'extern const char table_page[];'; echo 'const char table_page[] = ""'; \
	  cat $(TABLE_PAGE) /dev/null | sed 's/\\/\\\\/g; s/"/\\"/g; s/?/\\?/g; s/^/  "/; s/$$/\\n"/'; echo '  ;'; } > $@

# What was found when it was built last; what is made of it is made again once it has changed.
FOUND-table-page = $(TABLE_PAGE)
FOUND-editing = $(EDIT_LIBS)
$(BUILD)/cli/line_editor.o: $(BUILD)/gen/editing.named

$(BUILD)/gen/%.named: FORCE
	@mkdir -p $(@D)
	@echo '$(FOUND-$*)' > $@.new
	@cmp -s $@.new $@ || cp $@.new $@; rm -f $@.new

PAGES := $(wildcard man/*.[157])
$(BUILD)/gen/manual_pages.c: src/cli/commands/pack_manual $(PAGES)
	@mkdir -p $(@D)
	@src/cli/commands/pack_manual $(PAGES) > $@

$(BUILD)/gen/listed-games.def: FORCE
	@mkdir -p $(@D)
	@for game in $(GAMES); do echo "GAME($$game)"; done > $@.new
	@cmp -s $@.new $@ || cp $@.new $@; rm -f $@.new

# The commit, where it is known: git knows it here, also as root in the tree of another user, and writes it into a source tarball.
COMMIT = $(shell if [ -e .git ]; then git -c 'safe.directory=*' rev-parse --short=12 HEAD 2>/dev/null; else sed -n '/Format/!s/^\(.\{12\}\).*/\1/p' .ci/commit; fi)

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
    $(wildcard src/study/explain/pages.txt $(GAMES:%=src/games/%/pages.txt))

$(BUILD)/gen/examples.def: FORCE
	@mkdir -p $(@D)
	@LC_ALL=C awk -f src/study/explain/examples.awk $(EXAMPLES) /dev/null > $@.new
	@cmp -s $@.new $@ || cp $@.new $@; rm -f $@.new
