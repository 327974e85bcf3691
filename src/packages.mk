# What leaves the tree: make install, packages, the web site.
.PHONY: install uninstall installed site dist tarball deb

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

## install program, manual, examples, schemas and completions (PREFIX, DESTDIR)
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
	@$(MAKE) $(JOBS) --no-print-directory -s referee
	@python3 src/site/build.py ./referee build/site $(wildcard referee.html)

## the sources of the last commit as a tarball, in build/packages
dist:
## the static program with its manual as a tarball, in build/packages
tarball:
## a Debian package, in build/packages
deb:
dist tarball deb:
	@.ci/pack $@ $(VERSION)
