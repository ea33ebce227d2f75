# SPDX-License-Identifier: MIT
#
#   make                 libraries, tool and examples, in build/
#   make check           every test; the last line counts them
#   make check-long      the same with more random input
#   make bench           what it costs, beside its peers; tables, and graphs in build/bench
#   make demo            a recording through libinput, the example compositor and a client
#   make fuzz            libFuzzer on one of the targets in Tests/Fuzz
#   make docs            the references of the C API and of GestureCore, in build/docs
#   make deb             Debian packages of what is built, in build/deb
#   make soak            hours of touches in virtual time, HOURS=10
#   make coverage        which lines of the engine the tests reach
#   make install         to $(DESTDIR)$(PREFIX); INSTALL_STRIP=1 strips
#   make format lint     lays out the sources, or says where they are not
#   make abi-update      takes in what was added to the ABI; see docs/abi-policy.md
#   make clean
#
# Embedded Swift makes the libraries: they need no Swift runtime. Everything else is normal Swift or C.

BUILD ?= build
PREFIX ?= /usr/local
BINDIR ?= $(PREFIX)/bin
LIBDIR ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
MANDIR ?= $(PREFIX)/share/man

# Recordings of real touchscreens and strokes with known velocities, for the tests that want them.
RECORDINGS ?= ../shared/recordings
VELOCITY ?= $(dir $(patsubst %/,%,$(RECORDINGS)))velocity
export BUILD RECORDINGS VELOCITY

SWIFT ?= swift
# SwiftPM would take CC for its clang, which it is not.
SWIFT_BUILD := env -u CC $(SWIFT) build
PKG_CONFIG ?= pkg-config
CFLAGS ?= -O2 -g -Wall -Wextra -Wpedantic -Werror
ifeq ($(origin CC),default)
CC := $(notdir $(shell command -v cc || command -v gcc || command -v clang))
endif
export CC PKG_CONFIG

# The adapter, the example compositor and the tests around them need packages; without these they are left out.
MISSING := $(shell PKG_CONFIG='$(PKG_CONFIG)' scripts/install-dependencies --missing build)

.PHONY: all check check-long check-programs demo demo-programs install uninstall format lint clean FORCE
.DELETE_ON_ERROR:

all: libraries $(BUILD)/bin/tactus $(BUILD)/tool/tactus $(BUILD)/examples/hello

# --- libraries ---------------------------------------------------------------

LIBRARIES := tactus
ifeq ($(MISSING),)
LIBRARIES += tactus-libinput tactus-wayland
endif
SHARED_OBJECTS := $(LIBRARIES:%=$(BUILD)/lib/lib%.so.0)
HEADERS := $(LIBRARIES:%=$(BUILD)/include/%.h)

.PHONY: libraries
libraries: $(SHARED_OBJECTS:.0=) $(HEADERS)

xlinker = $(foreach flag,$(1),-Xlinker $(flag))
# An undefined symbol shows here, not in the user's link.
library_flags = $(call xlinker,-soname=lib$(1).so.0 --version-script=$(1).map --no-undefined-version -z defs --gc-sections \
	--icf=all -z pack-relative-relocs $(if $(filter tactus,$(1)),--wrap=posix_memalign --wrap=free))
# What libtactus allocates goes through its reserve (Sources/CMemory).
# A section for each function lets the linker drop what the modules hold twice, a third of the library; lld, which
# comes with Swift, packs the relocations. Valgrind cannot read newer debug information of clang's.
SWIFT_EMBEDDED := $(SWIFT_BUILD) -c release --traits Embedded --disable-local-rpath \
	-Xcc -gdwarf-4 -Xswiftc -O -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -function-sections \
	-Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen \
	-Xswiftc -use-ld=lld \
	--scratch-path $(BUILD)/swift-embedded
# SwiftPM decides what to compile. What came out the same keeps its date, so that nothing is made of it again.
update = install -C -D -m 755 $(1) $@

# SwiftPM does not know that the link reads the map.
relink = @test ! $(1).map -nt $(BUILD)/swift-embedded/release/lib$(1).so || \
	rm -f $(BUILD)/swift-embedded/release/lib$(1).so

$(BUILD)/lib/libtactus.so.0: FORCE
	$(call relink,tactus)
	$(SWIFT_EMBEDDED) --product tactus $(call library_flags,tactus)
	@$(call update,$(BUILD)/swift-embedded/release/libtactus.so)

$(BUILD)/lib/libtactus-libinput.so.0 $(BUILD)/lib/libtactus-wayland.so.0: $(BUILD)/lib/lib%.so.0: $(BUILD)/lib/libtactus.so FORCE
	$(call relink,$*)
	$(SWIFT_EMBEDDED) --product $* $(call library_flags,$*) $(call xlinker,$(abspath $<))
	@$(call update,$(BUILD)/swift-embedded/release/lib$*.so)

$(BUILD)/lib/%.so: $(BUILD)/lib/%.so.0
	@ln -sf $(<F) $@

$(BUILD)/include/%.h: include/%.h
	@install -D -m 644 $< $@

# --- tool --------------------------------------------------------------------

SWIFT_TOOL = $(SWIFT_BUILD) -c release --static-swift-stdlib --disable-local-rpath \
	--scratch-path $(BUILD)/swift-tool $(call xlinker,$(abspath $(BUILD)/lib/libtactus.so))
FIND_LIBRARY_BESIDE = $(call xlinker,-rpath '$$ORIGIN/../lib')

# Runs from the build folder, and from any PREFIX whose libraries lie in PREFIX/lib.
$(BUILD)/bin/tactus: $(BUILD)/lib/libtactus.so FORCE
	$(SWIFT_TOOL) --product tactus-tool $(FIND_LIBRARY_BESIDE)
	@$(call update,$(BUILD)/swift-tool/release/tactus-tool)

# The same without a search path, to be installed where the system looks for libraries anyway.
$(BUILD)/tool/tactus: $(BUILD)/bin/tactus
	$(SWIFT_TOOL) --product tactus-tool
	@install -D -m 755 $(BUILD)/swift-tool/release/tactus-tool $@

# --- examples and tests ------------------------------------------------------

$(BUILD)/examples/hello: examples/hello.c include/tactus.h $(BUILD)/lib/libtactus.so
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -std=c11 -Wno-unused-parameter -Iinclude $< $(LDFLAGS) -L$(BUILD)/lib -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' -o $@

ifeq ($(MISSING),)
# Its first target must not become the default one, hence not at the top.
include Tests/EndToEnd/fake-evdev.mk Tests/EndToEnd/libinput-adapter.mk Tests/EndToEnd/wayland-adapter.mk
include examples/examples.mk
include examples/shake/shake.mk examples/classic/classic.mk
# For one version of wlroots; where there is another, or none, it is left out.
ifeq ($(shell $(PKG_CONFIG) --exists 'wlroots >= 0.15' 'wlroots < 0.16' && echo there),there)
include examples/wlroots/wlroots.mk
endif
# Likewise for one version of Weston.
ifeq ($(shell $(PKG_CONFIG) --exists weston libweston-10 && echo there),there)
include plugins/weston/weston.mk
endif
all: examples
demo-programs: all fake-evdev
check-programs: fake-evdev libinput-adapter-test wayland-adapter-test
else
all: note-what-is-missing
.PHONY: note-what-is-missing
note-what-is-missing: libraries
	@echo "Left out: libtactus-libinput, libtactus-wayland and the example compositor, for want of $(MISSING)"
	@echo "(scripts/install-dependencies installs them)."
endif

include Tests/ABI/abi.mk Tests/CABI/cabi.mk Tests/Reliability/reliability.mk Tests/Fuzz/fuzz.mk Tests/Scrolling/scrolling.mk Benchmarks/bench.mk

# Unit tests are normal Swift; the tests that play scenarios use the shipped library.
SWIFT_TEST_FLAGS := --scratch-path $(BUILD)/swift-test \
	$(call xlinker,--as-needed $(abspath $(BUILD)/lib/libtactus.so) -rpath $(abspath $(BUILD)/lib))
export SWIFT_TEST_FLAGS

.PHONY: unit-tests judge
unit-tests: $(BUILD)/lib/libtactus.so
	$(SWIFT_BUILD) --build-tests $(SWIFT_TEST_FLAGS)

judge: $(BUILD)/bin/tactus
	$(SWIFT_TOOL) --product judge $(FIND_LIBRARY_BESIDE)
	@install -C -D -m 755 $(BUILD)/swift-tool/release/judge $(BUILD)/tests/judge

check-programs: all unit-tests judge cabi scrolling

check:
	+@MAKE='$(MAKE)' scripts/check

check-long:
	+@MAKE='$(MAKE)' scripts/check --long

demo:
	@scripts/install-dependencies demo
	@$(MAKE) --no-print-directory demo-programs
	@scripts/demo

# The reference of the C API, and of GestureCore for Swift programs.
.PHONY: docs
docs:
	scripts/build-docs

# Debian packages of what is built; needs debhelper.
.PHONY: deb
deb: all
	@scripts/install-dependencies deb
	scripts/build-packages

format:
	scripts/lint --format

lint:
	scripts/lint

# --- installation ------------------------------------------------------------

VERSION = $(shell sed -n 's/^\#define TACTUS_VERSION_[A-Z]* \([0-9]*\)$$/\1/p' include/tactus.h | paste -sd.)
below_prefix = $(patsubst $(PREFIX)/%,$${prefix}/%,$(1))
INSTALL_BINARY = install -m 755 $(if $(INSTALL_STRIP),--strip)
# The tool looks for the library beside itself where the system would not find it by itself.
TOOL := tool
ifeq ($(BINDIR) $(LIBDIR),$(PREFIX)/bin $(PREFIX)/lib)
ifeq ($(filter / /usr,$(PREFIX)),)
TOOL := bin
endif
endif

install:
	@test -e $(BUILD)/tool/tactus || { echo "Nothing is built yet: please run make first." >&2; exit 1; }
	install -d $(addprefix $(DESTDIR),$(BINDIR) $(LIBDIR)/pkgconfig $(INCLUDEDIR) $(MANDIR)/man1)
	$(INSTALL_BINARY) $(BUILD)/$(TOOL)/tactus $(DESTDIR)$(BINDIR)
	$(INSTALL_BINARY) $(SHARED_OBJECTS) $(DESTDIR)$(LIBDIR)
	install -m 644 $(HEADERS) $(DESTDIR)$(INCLUDEDIR)
	install -m 644 docs/tactus.1 $(DESTDIR)$(MANDIR)/man1
	for library in $(LIBRARIES); do \
		ln -sf lib$$library.so.0 $(DESTDIR)$(LIBDIR)/lib$$library.so && \
		sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@LIBDIR@|$(call below_prefix,$(LIBDIR))|' \
			-e 's|@INCLUDEDIR@|$(call below_prefix,$(INCLUDEDIR))|' -e 's|@VERSION@|$(VERSION)|' \
			pkgconfig/$$library.pc.in >$(DESTDIR)$(LIBDIR)/pkgconfig/$$library.pc || exit 1; \
	done
	@[ -n "$(DESTDIR)" ] || ldconfig 2>/dev/null || true

uninstall:
	rm -f $(DESTDIR)$(BINDIR)/tactus $(DESTDIR)$(MANDIR)/man1/tactus.1
	for library in $(LIBRARIES); do \
		rm -f $(DESTDIR)$(LIBDIR)/lib$$library.so $(DESTDIR)$(LIBDIR)/lib$$library.so.0 \
			$(DESTDIR)$(LIBDIR)/pkgconfig/$$library.pc $(DESTDIR)$(INCLUDEDIR)/$$library.h; \
	done

clean:
	rm -rf $(BUILD)

FORCE:
