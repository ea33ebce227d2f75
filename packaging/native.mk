# SPDX-License-Identifier: MIT
# Everything for this machine: libraries, tool, daemon, examples and tests, from folders that each tell how theirs are made.
# Included by the Makefile.
#
# Embedded Swift makes the libraries: they need no Swift runtime. Everything else is normal Swift or C.

BUILD ?= build

# Recordings of real touchscreens, strokes with known velocities and sources of hosts, for the tests that want them.
RECORDINGS ?= ../shared/recordings
VELOCITY ?= $(dir $(patsubst %/,%,$(RECORDINGS)))velocity
SOURCES ?= $(dir $(patsubst %/,%,$(RECORDINGS)))sources
export BUILD RECORDINGS VELOCITY SOURCES
# Package.swift has products for the tests, too.
export TACTUS_TESTS := 1

SWIFT ?= swift
# SwiftPM would take CC for its clang, which it is not.
SWIFT_BUILD := scripts/quietly env -u CC scripts/with-swift $(SWIFT) build
PKG_CONFIG ?= pkg-config
# Tests/Reliability/check-hardening.sh reads from the binaries what these lead to. Branches and returns are protected
# on x86 only.
HARDENED_CFLAGS := -fstack-protector-strong $(if $(filter x86_64,$(shell uname -m)),-fcf-protection=full)
CFLAGS ?= -O2 -g $(WARNINGS) $(HARDENED_CFLAGS) -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2
LDFLAGS ?= -Wl,-z,relro,-z,now,-z,noexecstack
ifeq ($(origin CC),default)
CC := $(notdir $(shell command -v cc || command -v gcc || command -v clang))
FOUND_CC := yes
endif
export CC PKG_CONFIG

include packaging/embedded.mk

# The adapters, the examples and the tests around them need packages; without these they are left out.
MISSING := $(shell PKG_CONFIG='$(PKG_CONFIG)' scripts/install-dependencies --missing build)

.PHONY: all help check check-all check-long check-programs check-all-programs demo demo-programs test install uninstall format lint clean FORCE
.DELETE_ON_ERROR:

all: libraries $(BUILD)/bin/tactus $(BUILD)/tool/tactus $(BUILD)/examples/hello
	@echo "$(BUILD)/ is up to date. \`make help\` lists what else there is."

help:
	@sed -n 's/^#   //p' Makefile

# --- what is printed ---------------------------------------------------------
# One short line a step, or everything with V=1. A recipe begins with what it does: $(QUIET_CC)$(CC) …

V ?= 0
export V
# No rule of make's own: one of them would make a folder of a shell script with the same name.
MAKEFLAGS += --no-builtin-rules
ifeq ($(V),0)
MAKEFLAGS += --silent --no-print-directory
QUIET_CC    = @echo "CC    $(if $(filter %.o,$@),$<,$@)";
QUIET_CXX   = @echo "CXX   $(if $(filter %.o,$@),$<,$@)";
QUIET_SWIFT = @echo "SWIFT $(patsubst $(BUILD)/stamps/%,%,$@)";
QUIET_GEN   = @echo "GEN   $@";
QUIET_LINK  = @echo "LINK  $(patsubst $(BUILD)/stamps/%,%,$@)";
endif

# --- libraries ---------------------------------------------------------------

LIBRARIES := tactus tactus-recorder tactus-gestures tactus-interactions
ifeq ($(MISSING),)
LIBRARIES += tactus-libinput tactus-wayland tactus-host
endif
SHARED_OBJECTS := $(LIBRARIES:%=$(BUILD)/lib/lib%.so.0)
HEADERS := $(LIBRARIES:%=$(BUILD)/include/%.h)

.PHONY: libraries
libraries: $(SHARED_OBJECTS:.0=) $(HEADERS)

xlinker = $(foreach flag,$(1),-Xlinker $(flag))
library_flags = $(call xlinker,$(call library_link,$(1)))
# Swift hands the flags of its C compiler to its own code, so that it protects branches as well. A library without
# constructors needs no start files, and those of most distributions are not protected, which would show in the library.
# Frame pointers, by which SwiftPM lets profilers unwind, cost 6 % of the instructions; debug information does as well.
SWIFT_EMBEDDED = $(SWIFT_BUILD) -c release $(OLDER_TRIPLE) --experimental-lto-mode full --traits Embedded --disable-local-rpath --omit-frame-pointers \
	-Xcc -gdwarf-4 -Xcc -fno-asynchronous-unwind-tables -Xcc -ffile-prefix-map=$(CURDIR)=. \
	$(addprefix -Xswiftc ,$(EMBEDDED_SWIFTC)) \
	-Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -nostartfiles $(addprefix -Xcc ,$(HARDENED_CFLAGS)) \
	--scratch-path $(BUILD)/swift-embedded
# What came out the same keeps its date, so that nothing is made of it again; the stamp says when it was made last.
update = install -C -D -m 755 $(1) $(2) && mkdir -p $(BUILD)/stamps && touch $@

# All files below folders, and the folders, whose dates tell of files that have gone.
files_of = $(shell find $(1) ! -name '.*')
# Folders of Sources; scripts/check-modules holds these lists to Package.swift.
LIBRARY_MODULES := GestureCore GestureCABI SizedStructs CMemory CMath CPlatform
ADAPTER_MODULES := GestureLibinput GestureWayland PanelOutputs SizedStructs CLibinput CWaylandServer CMath
TOOL_MODULES := ScenarioFormat ScenarioRunner RecognizerProperties Evdev CommandArguments Inspection Gestures Recorder tactus
TACTUSD_MODULES := Tactusd VirtualTouchscreen Evdev CommandArguments PersonRights SessionLock CEvdev Recorder \
	RecognizerProperties
sources_of = packaging/native.mk Package.swift $(call files_of,$(1:%=Sources/%) include)
LIBRARY_SOURCES := packaging/embedded.mk $(call sources_of,$(LIBRARY_MODULES))
ADAPTER_SOURCES := packaging/embedded.mk $(call sources_of,$(ADAPTER_MODULES))
TOOL_SOURCES := $(call sources_of,$(TOOL_MODULES))

# What a header declares is exported.
$(LIBRARIES:%=packaging/maps/%.map): packaging/maps/%.map: include/%.h
	@scripts/update-map $*

# So are the functions that every type of object has.
DESTROY_LISTENERS := Sources/GestureCABI/DestroyListenerCalls.swift
$(DESTROY_LISTENERS): include/tactus.h scripts/update-destroy-listeners
	@scripts/update-destroy-listeners

# SwiftPM does not know that the link reads the map, nor that modules include headers of other folders.
relink = rm -f $(BUILD)/swift-embedded/release/lib$(1).so
recompile = $(if $(filter include/%,$?),rm -f $(1:%=$(BUILD)/swift-embedded/release/%.build/*.bc))

$(BUILD)/stamps/libtactus: $(LIBRARY_SOURCES) $(DESTROY_LISTENERS) packaging/maps/tactus.map
	@$(call relink,tactus)
	@$(call recompile,GestureCABI)
	@$(NOTE_OLDER_SWIFT)
	$(QUIET_SWIFT)$(SWIFT_EMBEDDED) --product tactus $(call library_flags,tactus)
	@$(call update,$(BUILD)/swift-embedded/release/libtactus.so,$(BUILD)/lib/libtactus.so.0)

$(BUILD)/stamps/libtactus-libinput $(BUILD)/stamps/libtactus-wayland: $(BUILD)/stamps/libtactus-%: \
		$(ADAPTER_SOURCES) packaging/maps/tactus-%.map | $(BUILD)/lib/libtactus.so
	@$(call relink,tactus-$*)
	@$(call recompile,GestureLibinput GestureWayland)
	$(QUIET_SWIFT)$(SWIFT_EMBEDDED) --product tactus-$* $(call library_flags,tactus-$*) $(call xlinker,$(abspath $(BUILD)/lib/libtactus.so))
	@$(call update,$(BUILD)/swift-embedded/release/libtactus-$*.so,$(BUILD)/lib/libtactus-$*.so.0)

# In C: it uses nothing but the public API, and is as large as it looks.
RECORDER_SOURCES := $(wildcard Sources/Recorder/*.c)
RECORDER_OBJECTS := $(RECORDER_SOURCES:Sources/Recorder/%.c=$(BUILD)/recorder/%.o)

$(RECORDER_OBJECTS): $(BUILD)/recorder/%.o: Sources/Recorder/%.c $(wildcard Sources/Recorder/*.h Sources/RecognizerProperties/include/*.h) include/tactus.h \
		include/tactus-recorder.h
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(CFLAGS) -std=c11 -D_GNU_SOURCE -fPIC -ffile-prefix-map=$(CURDIR)=. -Iinclude -ISources/RecognizerProperties/include -c $< -o $@

$(BUILD)/stamps/libtactus-recorder: $(RECORDER_OBJECTS) packaging/maps/tactus-recorder.map | $(BUILD)/lib/libtactus.so
	$(QUIET_LINK)$(CC) -shared -nostartfiles $(RECORDER_OBJECTS) -Wl,-soname,libtactus-recorder.so.0 -Wl,--version-script=packaging/maps/tactus-recorder.map \
		-Wl,-z,defs -Wl,--as-needed $(LDFLAGS) -L$(BUILD)/lib -ltactus -lm -o $(BUILD)/recorder/libtactus-recorder.so
	@$(call update,$(BUILD)/recorder/libtactus-recorder.so,$(BUILD)/lib/libtactus-recorder.so.0)

include Sources/Gestures/gestures.mk Sources/Interactions/interactions.mk Tests/Hosts/gestures/gestures.mk Tests/CABI/Interactions/interactions.mk
ifeq ($(MISSING),)
include Sources/Host/host.mk Tests/Hosts/library/host.mk
endif

$(SHARED_OBJECTS): $(BUILD)/lib/%.so.0: $(BUILD)/stamps/%
	@:

$(BUILD)/lib/%.so: | $(BUILD)/lib/%.so.0
	@ln -sf $(@F).0 $@

$(BUILD)/include/%.h: include/%.h
	@install -D -m 644 $< $@

# --- tool --------------------------------------------------------------------

# Linked with the library that ships, not with an engine of its own; and by the linker of the toolchain, as the libraries
# are. The one that Swift takes by itself depends on what is installed.
SWIFT_TOOL = $(SWIFT_BUILD) -c release --static-swift-stdlib --disable-local-rpath --disable-default-traits \
	-Xswiftc -use-ld=lld $(call xlinker,$(HARDENED_LINK)) \
	--scratch-path $(BUILD)/swift-tool $(call xlinker,$(abspath $(BUILD)/lib/libtactus.so))
FIND_LIBRARY_BESIDE = $(call xlinker,-rpath '$$ORIGIN/../lib')

# Runs from the build folder, and from any PREFIX whose libraries lie in PREFIX/lib.
$(BUILD)/bin/tactus: $(TOOL_SOURCES) | $(BUILD)/lib/libtactus.so
	$(QUIET_SWIFT)$(SWIFT_TOOL) --product tactus-tool $(FIND_LIBRARY_BESIDE)
	@install -D -m 755 $(BUILD)/swift-tool/release/tactus-tool $@

# The same without a search path, to be installed where the system looks for libraries anyway.
$(BUILD)/tool/tactus: $(BUILD)/bin/tactus
	$(QUIET_SWIFT)$(SWIFT_TOOL) --product tactus-tool
	@install -D -m 755 $(BUILD)/swift-tool/release/tactus-tool $@

# --- daemon ------------------------------------------------------------------

ifeq ($(shell $(PKG_CONFIG) --exists libevdev libudev && echo there),there)
TACTUSD_SOURCES := $(call sources_of,$(TACTUSD_MODULES))

# Needs the gestures' library as every host does.
SWIFT_TACTUSD = $(SWIFT_TOOL) --product tactusd $(call xlinker,$(abspath $(BUILD)/lib/libtactus-gestures.so))

$(BUILD)/bin/tactusd: $(TACTUSD_SOURCES) | $(BUILD)/lib/libtactus.so $(BUILD)/lib/libtactus-gestures.so
	$(QUIET_SWIFT)$(SWIFT_TACTUSD) $(FIND_LIBRARY_BESIDE)
	@install -D -m 755 $(BUILD)/swift-tool/release/tactusd $@

# Without a search path, as the tool.
$(BUILD)/tool/tactusd: $(BUILD)/bin/tactusd
	$(QUIET_SWIFT)$(SWIFT_TACTUSD)
	@install -D -m 755 $(BUILD)/swift-tool/release/tactusd $@

.PHONY: tactusd
tactusd: $(BUILD)/bin/tactusd $(BUILD)/tool/tactusd
all: tactusd
endif

# --- examples and tests ------------------------------------------------------

$(BUILD)/examples/hello: examples/hello.c include/tactus.h $(BUILD)/lib/libtactus.so
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 -Wno-unused-parameter -Iinclude $< $(LDFLAGS) -L$(BUILD)/lib -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' -o $@

ifeq ($(MISSING),)
# Its first target must not become the default one, hence not at the top.
include Tests/Hosts/fake-evdev.mk Tests/Hosts/libinput-adapter.mk Tests/Hosts/wayland-adapter.mk \
	Tests/Hosts/client-feed.mk \
	Tests/Hosts/tactusd.mk
include examples/examples.mk Tests/Hosts/hosts.mk
include examples/shake/shake.mk examples/classic/classic.mk examples/followers/followers.mk
include Tests/Examples/Shake/shake.mk Tests/Examples/examples.mk Tests/Hosts/followers.mk
# The package has the version in its name from 0.18 on. Without one of them the example and the glue are left out.
WLROOTS ?= $(firstword $(foreach name,wlroots wlroots-0.20 wlroots-0.19 wlroots-0.18,$(shell \
	$(PKG_CONFIG) --exists '$(name) >= 0.15' && echo $(name))))
ifneq ($(WLROOTS),)
include examples/wlroots/wlroots.mk Tests/Hosts/wlroots/wlroots.mk
endif
# Debian 12 has an older Wayfire, of another interface. Most machines have none, and nothing is said of it.
ifeq ($(shell $(PKG_CONFIG) --exists 'wayfire >= 0.9' && echo there),there)
include hosts/wayfire/wayfire.mk
endif
# KWin has no file for pkg-config.
KWIN_INCLUDE ?= /usr/include/kwin
ifeq ($(shell test -e $(KWIN_INCLUDE)/plugin.h && $(PKG_CONFIG) --exists 'Qt6Core >= 6.10' && echo there),there)
include hosts/kwin/kwin.mk
endif
ifeq ($(shell $(PKG_CONFIG) --exists 'hyprland >= 0.57' && echo there),there)
include hosts/hyprland/hyprland.mk
endif
all: examples
demo-programs: all fake-evdev $(BUILD)/tests/compositor
check-programs: fake-evdev libinput-adapter-test wayland-adapter-test client-feed-test
else
all: note-what-is-missing
.PHONY: note-what-is-missing
note-what-is-missing: libraries
	@echo "Left out: libtactus-libinput, libtactus-wayland, libtactus-host and examples, for want of $(MISSING)"
	@echo "(scripts/install-dependencies installs them)."
endif
# Likewise for some versions of Weston. Where none of them is there, make says so.
include hosts/weston/find-weston.mk

# What SwiftPM links is in a list of its own.
LINKER ?= $(shell dirname "$$(readlink -f "$$(command -v $(SWIFT))")")/ld.lld
STATIC_OBJECTS := @$(BUILD)/swift-embedded/release/tactus.product/Objects.LinkFileList
STATIC_PREREQUISITE := $(BUILD)/lib/libtactus.so.0
include Tests/CABI/ABI/abi.mk Tests/CABI/cabi.mk packaging/static.mk Tests/Scenarios/Player/player.mk Tests/Reliability/reliability.mk Tests/Reliability/Fuzz/fuzz.mk Tests/Examples/Scrolling/scrolling.mk Tests/Reliability/Growth/growth.mk Benchmarks/bench.mk

.PHONY: unit-tests judge
# Normal Swift, in the folder of `swift test`.
unit-tests:
	$(QUIET_SWIFT)$(SWIFT_BUILD) --build-tests

judge: $(BUILD)/tests/judge
$(BUILD)/tests/judge: $(TOOL_SOURCES) $(call files_of,Tests/Engine/Judge) | $(BUILD)/bin/tactus
	$(QUIET_SWIFT)$(SWIFT_TOOL) --product judge $(FIND_LIBRARY_BESIDE)
	@install -D -m 755 $(BUILD)/swift-tool/release/judge $@

.PHONY: recordings
recordings: $(BUILD)/tests/recordings
$(BUILD)/tests/recordings: $(TOOL_SOURCES) $(call files_of,Tests/Engine/Judge Tests/Scenarios/Recordings Sources/Recorder) | $(BUILD)/bin/tactus
	$(QUIET_SWIFT)$(SWIFT_TOOL) --product recordings $(FIND_LIBRARY_BESIDE)
	@install -D -m 755 $(BUILD)/swift-tool/release/recordings $@

recordings: $(BUILD)/tests/recorder-test
$(BUILD)/tests/recorder-test: $(wildcard Tests/Scenarios/Recordings/recorder/*.[ch]) \
		Tests/Hosts/fake-evdev/test/check.c Benchmarks/measuring/allocations.c \
		$(BUILD)/lib/libtactus-recorder.so include/tactus-recorder.h
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 -Iinclude -ITests/Hosts/fake-evdev/test $(filter %.c,$^) $(LDFLAGS) \
		-L$(BUILD)/lib -ltactus-recorder -ltactus -Wl,-rpath,'$$ORIGIN/../lib' -o $@

recordings: $(BUILD)/tests/chaos
$(BUILD)/tests/chaos: Tests/Scenarios/Recordings/chaos.c $(BUILD)/lib/libtactus-recorder.so include/tactus-recorder.h
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 -Iinclude $(filter %.c,$^) $(LDFLAGS) \
		-L$(BUILD)/lib -ltactus-recorder -ltactus -Wl,-rpath,'$$ORIGIN/../lib' -o $@

recordings: $(BUILD)/tests/recorded-api
TOLD := -Wl,--wrap=world_note,--wrap=world_heard,--wrap=tactus_application_get_timer_fd \
	-Wl,--wrap=tactus_view_set_name,--wrap=tactus_recognizer_set_name
$(BUILD)/tests/recorded-api: $(wildcard Tests/Scenarios/Recordings/api/*.[ch]) $(filter-out %/fuzz.c,$(wildcard Tests/Reliability/Fuzz/api/*.c)) \
		$(BUILD)/tests/fuzz/api/calls.c Tests/CABI/wire/wire-rules.c Tests/Reliability/Fuzz/bytes.c Tests/Reliability/Fuzz/api/world.h \
		$(BUILD)/lib/libtactus-recorder.so include/tactus-recorder.h
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 -Iinclude -ITests/Reliability/Fuzz -ITests/Reliability/Fuzz/api $(filter %.c,$^) $(LDFLAGS) \
		-Wl,--wrap=clients_check_between_calls,--wrap=bytes_u64 $(TOLD) -L$(BUILD)/lib -ltactus-recorder -ltactus -Wl,-rpath,'$$ORIGIN/../lib' -o $@

# Every small world, on the engine itself: normal Swift with its insides open to the test.
.PHONY: small-world
small-world: $(BUILD)/tests/small-world
$(BUILD)/tests/small-world: $(LIBRARY_SOURCES) $(TOOL_SOURCES) $(call files_of,Tests/Engine/Judge Tests/Engine/SmallWorld)
	$(QUIET_SWIFT)$(SWIFT_BUILD) -c release --product small-world --static-swift-stdlib --disable-local-rpath \
		-Xswiftc -enable-testing --scratch-path $(BUILD)/swift-small-world
	@install -D -m 755 $(BUILD)/swift-small-world/release/small-world $@

# What matches T, as soon as it can be known.
test:
	+@MAKE='$(MAKE)' scripts/test '$(T)'

# Programs for the stages of `make check`, and for all others.
check-programs: libraries $(BUILD)/bin/tactus unit-tests judge recordings cabi scrolling
check-all-programs: all check-programs small-world cabi-sanitized

check:
	+@MAKE='$(MAKE)' scripts/check

check-all:
	+@MAKE='$(MAKE)' scripts/check --all

check-long:
	+@MAKE='$(MAKE)' scripts/check --long

.PHONY: check-hosts
check-hosts: libraries
	@scripts/hosts

# Other architectures and C libraries: see packaging/cross/cross.mk. Each has its own compiler, which the CC exported above
# would replace.
.PHONY: check-arm64 check-musl
check-arm64: libraries $(BUILD)/tests/player
	@scripts/install-dependencies arm64
	+@env -u CC $(MAKE) --no-print-directory ARCH=arm64 check
check-musl: libraries $(BUILD)/bin/tactus $(BUILD)/tests/player
	@scripts/install-dependencies musl
	+@env -u CC $(MAKE) --no-print-directory LIBC=musl check

# The compiler that was found before the installation may be Swift's clang.
demo:
	@scripts/install-dependencies demo
	@$(if $(FOUND_CC),env -u CC) $(MAKE) demo-programs
	@scripts/demo

# The reference of the C API, and of GestureCore for Swift programs.
.PHONY: docs
docs:
	scripts/build-docs

# What README.md, docs/timeline.md and examples/wlroots show. The stages "timeline" and "picture of a swipe" compare them with new ones.
.PHONY: pictures
pictures: $(BUILD)/bin/tactus demo-programs
	scripts/draw-swipe docs/swipe.svg
	$(BUILD)/bin/tactus timeline examples/workspaces.scenario -o docs/timeline.svg
	scripts/draw-presets
	$(if $(WLROOTS),$(MAKE) $(BUILD)/tests/wlroots-compositor $(BUILD)/examples/followers && \
		Tests/Hosts/wlroots/draw-pictures.sh)

# Debian packages of what is built; needs debhelper.
.PHONY: deb
deb: all
	@scripts/install-dependencies deb
	packaging/build-packages

.PHONY: compile_commands.json
compile_commands.json:
	@MAKE='$(MAKE)' scripts/compile-commands

format:
	scripts/lint --format

lint:
	scripts/lint

# --- installation ------------------------------------------------------------

include packaging/install.mk packaging/dist.mk

clean:
	rm -rf $(BUILD)

FORCE:
