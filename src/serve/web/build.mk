# The table page: the sources compiled to WebAssembly, and one HTML file made of them.
.PHONY: page

WEB := $(BUILD)/web
WEB_CC ?= clang
WEB_PACKAGES = clang lld wasi-libc $(patsubst libclang-rt-%-dev,libclang-rt-%-dev-wasm32,$(filter libclang-rt-%,$(CLANG_PACKAGES))) libyaml-dev libutf8proc-dev perl zopfli binaryen
WEB_LIBRARIES := $(WEB)/libraries
# No files, no threads, no terminal: what opens files, asks on a terminal or talks to an editor stays outside.
WEB_SOURCES := $(filter-out src/cli/% src/schema/% src/serve/% src/doc/source_file.c src/study/baseline.c src/study/diff/%,$(SOURCES)) \
	$(wildcard src/serve/session*.c src/serve/count/*.c src/serve/web/*.c)
WEB_OBJECTS := $(WEB_SOURCES:src/%.c=$(WEB)/%.o) $(patsubst $(BUILD)/gen/%.c,$(WEB)/gen/%.o,$(BOXES) $(PAGE)) \
	$(patsubst %,$(WEB)/yaml/%.o,api parser reader scanner) $(WEB)/utf8proc.o
WEB_CFLAGS := --target=wasm32-wasi -std=c17 -D_POSIX_C_SOURCE=200809L -D_XOPEN_SOURCE=700 -DVERSION='"$(VERSION)"' -Oz -fdata-sections -ffile-prefix-map="$$PWD"=.
# What the libraries are warned of is the affair of their makers.
WEB_WARNINGS := $(WARNINGS) -Wno-overlength-strings
$(WEB)/yaml/%.o $(WEB)/utf8proc.o: WEB_WARNINGS := -w
WEB_STACK := 1048576

$(WEB_LIBRARIES)/got:
	@src/serve/web/get-libraries $(@D)
	@touch $@

$(WEB)/%.o: src/%.c | $(WEB_LIBRARIES)/got $(BUILD)/gen/listed-games.def $(BUILD)/gen/examples.def $(BUILD)/gen/site.h
	$(call SAY_ROOM,$(ROOM),$(words $(filter $(WEB)/$(ROOM)/%,$(WEB_OBJECTS))))
	@mkdir -p $(@D)
	$(Q)$(WEB_CC) $(WEB_CFLAGS) $(WEB_WARNINGS) -Isrc -I$(BUILD)/gen -I$(WEB_LIBRARIES)/libyaml/include -I$(WEB_LIBRARIES)/utf8proc -DUTF8PROC_STATIC -MMD -MP -c -o $@ $<

$(WEB)/gen/%.o: $(BUILD)/gen/%.c | $(WEB_LIBRARIES)/got
	@mkdir -p $(@D)
	$(Q)$(WEB_CC) $(WEB_CFLAGS) $(WEB_WARNINGS) -Isrc -MMD -MP -c -o $@ $<

$(WEB)/yaml/%.o: $(WEB_LIBRARIES)/got
	@mkdir -p $(@D)
	$(Q)$(WEB_CC) $(WEB_CFLAGS) $(WEB_WARNINGS) -I$(WEB_LIBRARIES)/libyaml/include -DYAML_DECLARE_STATIC -DYAML_VERSION_MAJOR=0 -DYAML_VERSION_MINOR=0 \
	  -DYAML_VERSION_PATCH=0 -DYAML_VERSION_STRING='""' -c -o $@ $(WEB_LIBRARIES)/libyaml/src/$*.c

$(WEB)/utf8proc.o: $(WEB_LIBRARIES)/got
	$(Q)$(WEB_CC) $(WEB_CFLAGS) $(WEB_WARNINGS) -DUTF8PROC_STATIC -I$(WEB_LIBRARIES)/utf8proc -c -o $@ $(WEB_LIBRARIES)/utf8proc/utf8proc.c

# wasm-opt takes ten seconds and saves 2 % of the page; one that does not know what the C library uses is done without.
$(WEB)/referee.wasm: $(WEB_OBJECTS)
	$(Q)$(WEB_CC) --target=wasm32-wasi -mexec-model=reactor -Wl,--strip-all,--gc-sections,-z,stack-size=$(WEB_STACK) -o $@.linked $^
	$(Q)wasm-opt --enable-bulk-memory -Oz -o $@ $@.linked 2>/dev/null || cp $@.linked $@

-include $(patsubst %.o,%.d,$(filter-out $(WEB)/yaml/% $(WEB)/utf8proc.o,$(WEB_OBJECTS)))

# Beside the Makefile the page is not a target but a file that is there or not: who builds the program need not build the page again.
$(WEB)/referee.html: $(WEB)/referee.wasm src/serve/web/bind $(wildcard src/serve/web/page/*)
	@src/serve/web/bind $(VERSION) $< > $@.new
	@mv $@.new $@

## build referee.html, the whole referee as one page (installs clang, lld, wasi-libc, zopfli)
page:
	@tests/setup $(WEB_PACKAGES)
	@+tests/step 'compile the referee to WebAssembly, $(words $(WEB_OBJECTS)) files' $(BY_ROOM) $(WEB)/referee.wasm
	@tests/step 'pack it into one page' $(MAKE) --no-print-directory -s $(WEB)/referee.html
	@cmp -s $(WEB)/referee.html referee.html || cp $(WEB)/referee.html referee.html
	@+tests/step 'build the program that carries it' $(BY_ROOM) referee
	@echo "referee.html: $$(wc -c < referee.html) bytes; open it in a browser, or send it to a phone"
