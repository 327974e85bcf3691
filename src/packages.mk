# What leaves the tree: make install, packages, the web site.
.PHONY: install uninstall installed site dist tarball deb release

# READY is what is installed as referee; it is stripped. What uninstall removes is what install has put there.
READY ?= referee
STRIP ?= strip
MANUAL_RECORDS := $(wildcard scenarios/*.yaml)
KEPT_RECORDS := $(wildcard $(GAMES:%=scenarios/%/*.yaml))
INSTALLED := bin/referee $(foreach page,$(PAGES),share/man/man$(subst .,,$(suffix $(page)))/$(notdir $(page))) \
	$(patsubst %,share/referee/%,$(wildcard schemas/*.json) schemas/catalog.json) \
	$(addprefix share/doc/referee/examples/,$(notdir $(MANUAL_RECORDS)) $(KEPT_RECORDS)) \
	share/bash-completion/completions/referee share/zsh/site-functions/_referee share/fish/vendor_completions.d/referee.fish
# put FILE NAME: below the prefix, with its folders; not every system's install has -D.
PUTTING = put() { to='$(DESTDIR)$(PREFIX)'/$$2 && mkdir -p "$${to%/*}" && rm -f "$$to" && cat "$$1" >"$$to" && chmod 644 "$$to"; }

# What is installed is built by a make of its own, which sees what make setup has just installed. A tree that cannot be written is installed
# as it is.
## install program, manual, examples, schemas and completions (PREFIX, DESTDIR)
install:
	@$(if $(filter referee,$(READY)),if [ -w . ] || [ ! -x referee ]; then $(MAKE) --no-print-directory all; fi)
	@$(PUTTING); put '$(READY)' bin/referee && chmod 755 "$$to" && $(STRIP) "$$to"
	@$(PUTTING); for page in $(PAGES); do put $$page "share/man/man$${page##*.}/$${page##*/}" || exit; done
	@$(PUTTING); for schema in schemas/*.json; do put $$schema "share/referee/$$schema" || exit; done
	@$(PUTTING); for record in $(KEPT_RECORDS); do put $$record "share/doc/referee/examples/$$record" || exit; done
	@$(PUTTING); for record in $(MANUAL_RECORDS); do put $$record "share/doc/referee/examples/$${record##*/}" || exit; done
	@$(PUTTING); sed 's|@SCHEMAS@|$(PREFIX)/share/referee/schemas|' schemas/catalog.json.in | put - share/referee/schemas/catalog.json
	@$(PUTTING); put src/cli/shells/referee.bash share/bash-completion/completions/referee
	@$(PUTTING); put src/cli/shells/referee.zsh share/zsh/site-functions/_referee
	@$(PUTTING); put src/cli/shells/referee.fish share/fish/vendor_completions.d/referee.fish
	@echo 'installed below $(DESTDIR)$(PREFIX): referee, man referee, share/doc/referee/examples'

## remove what make install installed
uninstall:
	@cd '$(DESTDIR)$(PREFIX)' && rm -f $(INSTALLED)
	@cd '$(DESTDIR)$(PREFIX)/share' && find referee doc/referee -depth -type d -empty -delete 2>/dev/null || true
	@echo 'removed from $(DESTDIR)$(PREFIX)'

# What install puts where, one a line.
installed:
	@printf '%s\n' $(INSTALLED) | LC_ALL=C sort

# With the table page, where make page has built it.
## build/site, the manual and a page for every rule as a web site (SITE=https://... makes reports link to it)
site: setup
	@tests/setup mandoc python3
	@+$(BY_ROOM) referee
	@python3 src/site/build.py ./referee build/site $(wildcard referee.html)

## the sources of the last commit as a tarball, in build/packages
dist:
## the static program with its manual as a tarball, in build/packages
tarball:
## a Debian package that needs no library, in build/packages
deb:
## everything to publish, in build/release: sources, programs, packages, page, site, checksums (DRAFT=1 without a licence)
release:
dist tarball deb release:
	@.ci/pack $@ $(VERSION)
