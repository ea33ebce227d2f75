# SPDX-License-Identifier: MIT
# The libraries for another architecture or C library than the machine's. SwiftPM knows of neither, so that Swift's
# compiler is called here module by module, with the flags of native.mk.
#
#   make ARCH=arm64            libraries, in build/arm64
#   make ARCH=arm64 check      what the libraries do, in an emulator
#   make ARCH=arm64 deb        Debian packages of the libraries
#   make ARCH=arm64 install    to $(DESTDIR)$(PREFIX)
#   make LIBC=musl             those that need only the C library, in build/musl; likewise check and install

MAKEFLAGS += --no-builtin-rules $(if $(filter-out 0,$(V)),,--silent)
ifeq ($(origin CC),default)
CC :=
endif
VARIANT := $(or $(if $(LIBC),$(if $(OTHER_ARCH),,$(LIBC))),$(patsubst aarch64,arm64,$(OTHER_ARCH)))
ifeq ($(wildcard packaging/cross/$(VARIANT).mk),)
$(error Not known: ARCH=$(ARCH) LIBC=$(LIBC). There are ARCH=arm64 and LIBC=musl)
endif

.DEFAULT_GOAL := all
.PHONY: all libraries check check-programs deb clean
.DELETE_ON_ERROR:

# The build of the machine itself, which the results are compared with.
NATIVE_BUILD := build
BUILD := build/$(VARIANT)
PKG_CONFIG ?= pkg-config
SWIFT ?= swift
SWIFT_BIN := $(shell dirname "$$(readlink -f "$$(command -v $(SWIFT))")")
SWIFTC ?= $(SWIFT_BIN)/swiftc
LINKER ?= $(SWIFT_BIN)/ld.lld

# Says which libraries there are, and sets
#   TRIPLE          what Swift compiles for
#   C_LIBRARIES     what every library needs
#   CC, NM, READELF, STRIP   tools for C
#   HEADER_FOLDERS  of the C library and of what the adapters need
#   LIBRARY_FOLDERS likewise
#   PREPARED        a file that is newer than these folders, if they are made here
#   LARGEST_SIZE    if not that of the machine's own
#   SUITES          test programs, as in Tests/CABI
#   RUNNER          what runs a program of the other system here
include packaging/cross/$(VARIANT).mk packaging/embedded.mk
export CC BUILD NATIVE_BUILD VARIANT RUNNER NM READELF STRIP C_LIBRARIES LIBRARIES OBJCOPY LARGEST_SIZE SUITES PKG_CONFIG

SHARED_OBJECTS := $(LIBRARIES:%=$(BUILD)/lib/lib%.so.0)
HEADERS := $(LIBRARIES:%=$(BUILD)/include/%.h)
HARDENED_CFLAGS := -fstack-protector-strong $(ARCH_CFLAGS)
CFLAGS ?= -O2 -g $(WARNINGS) $(HARDENED_CFLAGS) -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2
LDFLAGS ?= -Wl,-z,relro,-z,now,-z,noexecstack $(LIBRARY_FOLDERS:%=-Wl,-rpath-link,%)

all: libraries
libraries: $(SHARED_OBJECTS:.0=) $(HEADERS)

# --- modules -----------------------------------------------------------------

OBJECTS := $(BUILD)/objects
swift_files = $(sort $(shell find $(CURDIR)/Sources/$(1) -name '*.swift'))
# Whole modules for Swift and bitcode of each file for LLVM, as SwiftPM compiles for optimization at the link. What
# clang's inline functions say of unwinding would hold for all of a file.
SWIFT_FLAGS = -target $(TRIPLE) -wmo -num-threads 2 -lto=llvm-full -parse-as-library -package-name tactus -swift-version 6 \
	$(if $(filter yes,$(WERROR)),-warnings-as-errors) \
	-enable-experimental-feature Embedded -g $(EMBEDDED_SWIFTC) \
	$(addprefix -I ,$(abspath $(OBJECTS) include $(C_MODULES:%=Sources/%) Sources/CMemory/include Sources/PanelOutputs/include)) \
	$(addprefix -Xcc ,-gdwarf-4 -fPIC -fomit-frame-pointer -fno-asynchronous-unwind-tables -DTACTUS_HAS_RESERVE \
	$(HARDENED_CFLAGS) $(addprefix -isystem ,$(abspath $(HEADER_FOLDERS))))

C_MODULES := CMath CPlatform CLibinput CWaylandServer
# For Swift before 6.3, of the copies: scripts/with-swift makes them.
compiled_files = $(if $(and $(OLDER_SWIFT),$(filter GestureCABI GestureLibinput GestureWayland,$(1))),$(subst \
	$(CURDIR)/Sources/,$(CURDIR)/build/generated/Sources/,$(swift_files)),$(swift_files))
# Everything that a module's C part may be.
C_SOURCES := $(shell find include Sources/CMemory Sources/PanelOutputs $(C_MODULES:%=Sources/%) -type f)
BUILD_FILES := packaging/embedded.mk packaging/cross/cross.mk packaging/cross/$(VARIANT).mk

# Of each module, and those that it imports: its objects, in a folder of the module's, and the module itself, which is newer
# than they are.
define module
$(OBJECTS)/$(1).swiftmodule: $(call swift_files,$(1)) $(C_SOURCES) $(2:%=$(OBJECTS)/%.swiftmodule) $(BUILD_FILES) $(PREPARED)
	@echo "SWIFT $(1) for $(VARIANT)"
	@scripts/with-swift --check $(SWIFT)
	@rm -rf $(OBJECTS)/$(1) && mkdir -p $(OBJECTS)/$(1)
	@cd $(OBJECTS)/$(1) && $(SWIFTC) $$(SWIFT_FLAGS) -module-name $(1) -c $$(call compiled_files,$(1)) \
		-emit-module -emit-module-path $(abspath $(OBJECTS))/$(1).swiftmodule
	@touch $$@
endef
$(eval $(call module,GestureCore,))
$(eval $(call module,SizedStructs,))
$(eval $(call module,GestureCABI,GestureCore SizedStructs))
$(eval $(call module,GestureLibinput,SizedStructs))
$(eval $(call module,GestureWayland,SizedStructs))

$(OBJECTS)/memory-%.o: Sources/CMemory/%.c $(C_SOURCES) $(BUILD_FILES)
	@mkdir -p $(@D)
	@echo "CC    $< for $(VARIANT)"
	@$(CC) $(CFLAGS) -ffile-prefix-map=$(CURDIR)=. -fPIC -fomit-frame-pointer -DTACTUS_HAS_RESERVE -ISources/CMemory/include -c $< -o $@

# The rule for the outputs of touchscreens, in both libraries that have touchscreens.
OUTPUTS_OBJECTS := $(patsubst Sources/PanelOutputs/%.c,$(OBJECTS)/outputs-%.o,$(wildcard Sources/PanelOutputs/*.c))
$(OBJECTS)/outputs-%.o: Sources/PanelOutputs/%.c $(C_SOURCES) $(BUILD_FILES)
	@mkdir -p $(@D)
	@echo "CC    $< for $(VARIANT)"
	@$(CC) $(CFLAGS) -std=c11 -ffile-prefix-map=$(CURDIR)=. -fPIC -fomit-frame-pointer -ISources/PanelOutputs/include -c $< -o $@

# --- libraries ---------------------------------------------------------------

MEMORY_OBJECTS := $(patsubst Sources/CMemory/%.c,$(OBJECTS)/memory-%.o,$(wildcard Sources/CMemory/*.c))
MODULES_tactus := GestureCore SizedStructs GestureCABI
MODULES_tactus-libinput := SizedStructs GestureLibinput
MODULES_tactus-wayland := SizedStructs GestureWayland
NEEDED_tactus := -lm
NEEDED_tactus-libinput := -L$(BUILD)/lib -ltactus -linput -ludev -lm
NEEDED_tactus-wayland := -L$(BUILD)/lib -ltactus -lwayland-server -lm

$(BUILD)/lib/libtactus.so.0: $(MEMORY_OBJECTS)
$(BUILD)/lib/libtactus-libinput.so.0: $(OUTPUTS_OBJECTS)
$(filter-out %/libtactus.so.0,$(SHARED_OBJECTS)): | $(BUILD)/lib/libtactus.so
define library
$(BUILD)/lib/lib$(1).so.0: packaging/maps/$(1).map $(MODULES_$(1):%=$(OBJECTS)/%.swiftmodule)
	@mkdir -p $$(@D)
	@echo "LINK  $$@"
	@$(LINKER) -shared $(call library_link,$(1)) --as-needed --build-id --hash-style=gnu $$(filter %.o,$$^) \
		$(foreach module,$(MODULES_$(1)),$(OBJECTS)/$(module)/*.bc) $(LIBRARY_FOLDERS:%=-L%) $(NEEDED_$(1)) -lc -o $$@
endef
C_ONLY := tactus-recorder tactus-gestures tactus-interactions tactus-host
$(foreach name,$(filter-out $(C_ONLY),$(LIBRARIES)),$(eval $(call library,$(name))))

# Those in C, of the objects that the folder's files give: name, folder, variable for the objects, other libraries.
define c_library
$(3) := $(patsubst Sources/$(2)/%.c,$(OBJECTS)/$(2)/%.o,$(wildcard Sources/$(2)/*.c))
$$($(3)): $(OBJECTS)/$(2)/%.o: Sources/$(2)/%.c $(wildcard Sources/$(2)/*.h Sources/RecognizerProperties/include/*.h) $(wildcard include/*.h) $(BUILD_FILES) | $(PREPARED)
	@mkdir -p $$(@D)
	@echo "CC    $$< for $(VARIANT)"
	@$$(CC) $$(CFLAGS) -std=c11 -D_GNU_SOURCE -fPIC -ffile-prefix-map=$(CURDIR)=. -Wno-unused-parameter -Iinclude -ISources/RecognizerProperties/include -ISources/PanelOutputs/include \
		$(addprefix -isystem ,$(HEADER_FOLDERS)) -c $$< -o $$@
$(BUILD)/lib/lib$(1).so.0: packaging/maps/$(1).map $$($(3))
	@echo "LINK  $$@"
	@$$(CC) $$(CFLAGS) -shared $$(filter %.o,$$^) -Wl,-soname,lib$(1).so.0 -Wl,--version-script=packaging/maps/$(1).map -Wl,-z,defs \
		-Wl,--as-needed $$(LDFLAGS) -L$(BUILD)/lib $(4) -ltactus -lm -o $$@
endef
$(eval $(call c_library,tactus-recorder,Recorder,RECORDER_OBJECTS))
$(eval $(call c_library,tactus-gestures,Gestures,GESTURES_OBJECTS))
$(eval $(call c_library,tactus-interactions,Interactions,INTERACTIONS_OBJECTS))
ifneq ($(filter tactus-host,$(LIBRARIES)),)
$(BUILD)/lib/libtactus-host.so.0: | $(BUILD)/lib/libtactus-gestures.so $(BUILD)/lib/libtactus-recorder.so
$(eval $(call c_library,tactus-host,Host,HOST_OBJECTS,$(LIBRARY_FOLDERS:%=-L%) -ltactus-gestures -ltactus-recorder -lwayland-server))
$(BUILD)/lib/libtactus-host.so.0: $(OUTPUTS_OBJECTS)
HOST_OBJECTS += $(OUTPUTS_OBJECTS)
endif

$(BUILD)/lib/%.so: | $(BUILD)/lib/%.so.0
	@ln -sf $(@F).0 $@

$(BUILD)/include/%.h: include/%.h
	@install -D -m 644 $< $@

# --- tests -------------------------------------------------------------------

WITHOUT_TOOL := yes
STATIC_OBJECTS = $(MEMORY_OBJECTS) $(MODULES_tactus:%=$(OBJECTS)/%/*.bc)
STATIC_PREREQUISITE := $(BUILD)/lib/libtactus.so.0
include packaging/install.mk
# The C suite and its relatives, as for the machine itself: built against what `make install` installs.
include Tests/CABI/cabi.mk packaging/static.mk Tests/Scenarios/Player/player.mk

$(BUILD)/examples/hello: examples/hello.c include/tactus.h $(BUILD)/lib/libtactus.so
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -std=c11 -Wno-unused-parameter -Iinclude $< $(LDFLAGS) -L$(BUILD)/lib -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' -o $@

TEST_PROGRAMS := $(BUILD)/examples/hello $(SUITES:%=$(BUILD)/tests/%) $(BUILD)/tests/cabi-static $(BUILD)/tests/player $(OTHER_PROGRAMS)
check-programs: libraries $(TEST_PROGRAMS)

check: check-programs
	@scripts/check-cross

# Needs debhelper, as without ARCH.
deb: libraries
	@ARCH=$(VARIANT) BUILD=$(BUILD) packaging/build-packages

clean:
	rm -rf $(BUILD)
