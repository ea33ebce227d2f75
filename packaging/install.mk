# SPDX-License-Identifier: MIT
# make install and make uninstall. Included by native.mk, and by cross/cross.mk with WITHOUT_TOOL.

PREFIX ?= /usr/local
BINDIR ?= $(PREFIX)/bin
LIBDIR ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
SBINDIR ?= $(PREFIX)/sbin
MANDIR ?= $(PREFIX)/share/man
UNITDIR ?= $(PREFIX)/lib/systemd/system
USERUNITDIR ?= $(PREFIX)/lib/systemd/user
UDEVRULESDIR ?= $(PREFIX)/lib/udev/rules.d
MODULESDIR ?= $(PREFIX)/lib/modules-load.d
PRESETSDIR ?= $(PREFIX)/share/tactus/gestures
BASH_COMPLETIONS ?= $(PREFIX)/share/bash-completion/completions
ZSH_COMPLETIONS ?= $(PREFIX)/share/zsh/vendor-completions
FISH_COMPLETIONS ?= $(PREFIX)/share/fish/vendor_completions.d
STRIP ?= strip
# What pkg-config files name as the prefix; `make dist` names their own place.
PC_PREFIX ?= $(PREFIX)

VERSION = $(shell sed -n 's/^\#define TACTUS_VERSION_[A-Z]* \([0-9]*\)$$/\1/p' include/tactus.h | paste -sd.)
below_prefix = $(patsubst $(PREFIX)/%,$${prefix}/%,$(1))
INSTALL_BINARY = install -m 755 $(if $(INSTALL_STRIP),--strip --strip-program=$(STRIP))
# The tool looks for the library beside itself where the system would not find it by itself.
TOOL := tool
ifeq ($(BINDIR) $(LIBDIR),$(PREFIX)/bin $(PREFIX)/lib)
ifeq ($(filter / /usr,$(PREFIX)),)
TOOL := bin
endif
endif

# Made by scripts/man-page.
LIBRARY_PAGES := $(wildcard $(LIBRARIES:%=docs/%.3))
PRESETS := $(wildcard Sources/Gestures/presets/*.conf)
# C files that others copy into their programs. They are not compiled for other systems.
COPIED := $(if $(WITHOUT_TOOL),,client wlroots)
COPIEDDIR ?= $(PREFIX)/share/tactus

.PHONY: install install-tool install-tactusd uninstall uninstall-tactusd
install: $(if $(WITHOUT_TOOL),,install-tool)
	@test -e $(lastword $(SHARED_OBJECTS)) || { echo "Nothing is built yet: please run make first." >&2; exit 1; }
	install -d $(addprefix $(DESTDIR),$(LIBDIR)/pkgconfig $(INCLUDEDIR))
	$(INSTALL_BINARY) $(SHARED_OBJECTS) $(DESTDIR)$(LIBDIR)
	install -m 644 $(STATIC_LIBRARIES) $(DESTDIR)$(LIBDIR)
	$(if $(INSTALL_STRIP),$(STRIP) --strip-debug $(STATIC_LIBRARIES:$(BUILD)/lib/%=$(DESTDIR)$(LIBDIR)/%))
	install -C -m 644 $(HEADERS) $(DESTDIR)$(INCLUDEDIR)
	for folder in $(COPIED); do \
		install -d $(DESTDIR)$(COPIEDDIR)/$$folder && \
		install -m 644 hosts/$$folder/*.[ch] $(DESTDIR)$(COPIEDDIR)/$$folder || exit 1; \
	done
	for library in $(LIBRARIES); do \
		ln -sf lib$$library.so.0 $(DESTDIR)$(LIBDIR)/lib$$library.so && \
		sed -e 's|@PREFIX@|$(PC_PREFIX)|' -e 's|@LIBDIR@|$(call below_prefix,$(LIBDIR))|' \
			-e 's|@INCLUDEDIR@|$(call below_prefix,$(INCLUDEDIR))|' -e 's|@VERSION@|$(VERSION)|g' \
			-e 's|@COPIEDDIR@|$(call below_prefix,$(COPIEDDIR))|' \
			packaging/pkgconfig/$$library.pc.in >$(DESTDIR)$(LIBDIR)/pkgconfig/$$library.pc || exit 1; \
	done
	install -d $(DESTDIR)$(MANDIR)/man3
	install -m 644 $(LIBRARY_PAGES) $(DESTDIR)$(MANDIR)/man3
	@[ -n "$(DESTDIR)" ] || ldconfig 2>/dev/null || true
	$(if $(INSTALL_STRIP),,@stat -c '%s' $(BUILD)/lib/libtactus.so.0 | awk '{ printf \
		"libtactus.so.0 has %.1f MB with its debug information; INSTALL_STRIP=1 leaves it out.\n", $$1 / 1e6 }')

install-tool:
	@test -e $(BUILD)/tool/tactus || { echo "Nothing is built yet: please run make first." >&2; exit 1; }
	install -d $(addprefix $(DESTDIR),$(BINDIR) $(MANDIR)/man1 $(MANDIR)/man5 $(PRESETSDIR) $(BASH_COMPLETIONS) $(ZSH_COMPLETIONS) $(FISH_COMPLETIONS))
	$(INSTALL_BINARY) $(BUILD)/$(TOOL)/tactus $(DESTDIR)$(BINDIR)
	install -m 644 docs/tactus.1 $(DESTDIR)$(MANDIR)/man1
	install -m 644 docs/tactus-gestures.5 $(DESTDIR)$(MANDIR)/man5
	install -m 644 $(PRESETS) $(DESTDIR)$(PRESETSDIR)
	install -m 644 packaging/completions/tactus $(DESTDIR)$(BASH_COMPLETIONS)
	install -m 644 packaging/completions/_tactus $(DESTDIR)$(ZSH_COMPLETIONS)
	install -m 644 packaging/completions/tactus.fish $(DESTDIR)$(FISH_COMPLETIONS)

# Where it was built. Nothing is started.
install-tactusd:
	@test -e $(BUILD)/tool/tactusd || { echo "There is no tactusd: make builds it where libevdev is." >&2; exit 1; }
	install -d $(addprefix $(DESTDIR),$(SBINDIR) $(MANDIR)/man8 $(UNITDIR) $(USERUNITDIR) $(MODULESDIR) $(UDEVRULESDIR))
	$(INSTALL_BINARY) $(BUILD)/$(TOOL)/tactusd $(DESTDIR)$(SBINDIR)
	install -m 644 docs/tactusd.8 $(DESTDIR)$(MANDIR)/man8
	install -m 644 packaging/tactusd-modules.conf $(DESTDIR)$(MODULESDIR)/tactusd.conf
	install -m 644 packaging/65-tactusd.rules $(DESTDIR)$(UDEVRULESDIR)
	sed 's|@SBINDIR@|$(SBINDIR)|' packaging/tactusd.service >$(DESTDIR)$(UNITDIR)/tactusd.service
	sed 's|@SBINDIR@|$(SBINDIR)|' packaging/tactusd-gestures.service >$(DESTDIR)$(USERUNITDIR)/tactusd-gestures.service
	chmod 644 $(DESTDIR)$(UNITDIR)/tactusd.service $(DESTDIR)$(USERUNITDIR)/tactusd-gestures.service

uninstall-tactusd:
	rm -f $(DESTDIR)$(SBINDIR)/tactusd $(DESTDIR)$(MANDIR)/man8/tactusd.8 $(DESTDIR)$(MODULESDIR)/tactusd.conf \
		$(DESTDIR)$(UDEVRULESDIR)/65-tactusd.rules $(DESTDIR)$(UNITDIR)/tactusd.service \
		$(DESTDIR)$(USERUNITDIR)/tactusd-gestures.service

uninstall:
	rm -f $(addprefix $(DESTDIR),$(BASH_COMPLETIONS)/tactus $(ZSH_COMPLETIONS)/_tactus $(FISH_COMPLETIONS)/tactus.fish)
	rm -f $(DESTDIR)$(BINDIR)/tactus $(DESTDIR)$(MANDIR)/man1/tactus.1 $(DESTDIR)$(MANDIR)/man5/tactus-gestures.5 \
		$(STATIC_LIBRARIES:$(BUILD)/lib/%=$(DESTDIR)$(LIBDIR)/%)
	for folder in $(COPIED); do \
		(cd hosts/$$folder && ls *.[ch]) | sed "s|^|$(DESTDIR)$(COPIEDDIR)/$$folder/|" | xargs rm -f || exit 1; \
	done
	rm -f $(LIBRARY_PAGES:docs/%=$(DESTDIR)$(MANDIR)/man3/%)
	rm -f $(PRESETS:Sources/Gestures/presets/%=$(DESTDIR)$(PRESETSDIR)/%)
	for library in $(LIBRARIES); do \
		rm -f $(DESTDIR)$(LIBDIR)/lib$$library.so $(DESTDIR)$(LIBDIR)/lib$$library.so.0 \
			$(DESTDIR)$(LIBDIR)/pkgconfig/$$library.pc $(DESTDIR)$(INCLUDEDIR)/$$library.h; \
	done

