# SPDX-License-Identifier: MIT
# Fuzz targets. Each is a folder with the target, a corpus and perhaps a dictionary; `make check` replays the
# corpora and some made-up inputs on the shipped libraries. Included by native.mk.
#
#   make fuzz TARGET=api [SECONDS=600]    libFuzzer and AddressSanitizer on the normal Swift build; what it finds
#                                         is in build/fuzz/api/corpus and build/fuzz/api/crash-*

FUZZ := Tests/Reliability/Fuzz
FUZZ_CFLAGS = $(CFLAGS) -std=c11 -I$(FUZZ) -Iinclude
FUZZ_SHARED := $(FUZZ)/bytes.c $(FUZZ)/replay.c
TARGET ?= api
SECONDS ?= 600

# Targets that need only libtactus. The others need packages, and are skipped without them.
FUZZ_TARGETS := api feed gestures
ifeq ($(MISSING),)
FUZZ_TARGETS += recording libinput wayland
endif

.PHONY: fuzz fuzz-replay
fuzz-replay: $(FUZZ_TARGETS:%=$(BUILD)/tests/fuzz-%)

# Every function of the header; the bytes choose the arguments.
$(BUILD)/tests/fuzz/api/calls.c: $(FUZZ)/api/generate-calls.sh include/tactus.h
	@mkdir -p $(@D)
	$^ >$@

FUZZ_SOURCES_OF_api := $(BUILD)/tests/fuzz/api/calls.c Tests/CABI/wire/wire-rules.c

# Gesture files, and touches for the resulting gestures.
FUZZ_SOURCES_OF_gestures := $(wildcard Sources/Gestures/*.c)
FUZZ_FLAGS_OF_gestures = -D_GNU_SOURCE= -ISources/Gestures

# Parsers in C.
FUZZ_SOURCES_OF_recording := Tests/Hosts/recording/recording.c examples/support/script.c
FUZZ_FLAGS_OF_recording = -D_GNU_SOURCE= -Iexamples/support -ITests/Hosts/recording

# The real libinput on the fake evdev, which is linked before it.
FUZZ_SOURCES_OF_libinput := $(FUZZ)/feed/checks.c Tests/Hosts/traces/panel.c \
	Tests/Hosts/libinput-adapter/device-descriptions.c
FUZZ_FLAGS_OF_libinput = -D_GNU_SOURCE= -I$(FUZZ)/feed -ITests/Hosts $$($(PKG_CONFIG) --cflags libinput libudev)
FUZZ_LIBS_OF_libinput = -L$(BUILD)/tests -lfake-evdev -Wl,-rpath,$(abspath $(BUILD)/tests) \
	$$($(PKG_CONFIG) --libs libinput libudev)
$(BUILD)/tests/fuzz-libinput $(BUILD)/fuzz/libinput/fuzz: $(BUILD)/tests/libfake-evdev.so
$(BUILD)/tests/fuzz-libinput: $(BUILD)/lib/libtactus-libinput.so
$(BUILD)/tests/fuzz-libinput: FUZZ_LIBRARIES = -ltactus-libinput

# The real libwayland-server with raw bytes as clients, checked by the code of the tests.
FUZZ_SOURCES_OF_wayland := $(addprefix Tests/Hosts/wayland-adapter/,legality.c unheard.c)
FUZZ_FLAGS_OF_wayland = -D_GNU_SOURCE= -ITests/Hosts/wayland-adapter -ITests/Hosts/fake-evdev/test \
	$$($(PKG_CONFIG) --cflags wayland-server)
FUZZ_LIBS_OF_wayland = $$($(PKG_CONFIG) --libs wayland-server)
$(BUILD)/tests/fuzz-wayland: $(BUILD)/lib/libtactus-wayland.so
$(BUILD)/tests/fuzz-wayland: FUZZ_LIBRARIES = -ltactus-wayland

fuzz_sources = $(wildcard $(FUZZ)/$(1)/*.c) $(FUZZ_SOURCES_OF_$(1))

.SECONDEXPANSION:
$(FUZZ_TARGETS:%=$(BUILD)/tests/fuzz-%): $(BUILD)/tests/fuzz-%: $$(call fuzz_sources,$$*) $(FUZZ_SHARED) \
		$(wildcard $(FUZZ)/*.h $(FUZZ)/*/*.h) $(BUILD)/lib/libtactus.so
	$(QUIET_LINK)$(CC) $(FUZZ_CFLAGS) -I$(FUZZ)/$* $(FUZZ_FLAGS_OF_$*) $(filter %.c,$^) $(FUZZ_LIBS_OF_$*) -L$(BUILD)/lib \
		$(FUZZ_LIBRARIES) -ltactus -Wl,-rpath,'$$ORIGIN/../lib' -lm -o $@

# libFuzzer comes with Swift and measures coverage in both languages.
FUZZ_CLANG = $(shell dirname $$(readlink -f $$(command -v $(SWIFT))))/clang
FUZZ_RUNTIME = $(shell dirname $$(readlink -f $$(command -v $(SWIFT))))/../lib/swift/linux
FUZZ_LIBRARY := $(BUILD)/fuzz/lib/libtactus.so.0
FUZZ_ADAPTERS := $(addprefix $(BUILD)/fuzz/lib/libtactus-,libinput.so.0 wayland.so.0)
FUZZ_SCENARIO := $(BUILD)/fuzz/lib/libfuzz-scenario.so
FUZZ_SWIFT = $(SWIFT_BUILD) -c release --disable-local-rpath --disable-default-traits --scratch-path $(BUILD)/swift-fuzz \
	-Xswiftc -sanitize=fuzzer,address

$(FUZZ_LIBRARY): FORCE
	$(QUIET_SWIFT)$(FUZZ_SWIFT) --product tactus $(call xlinker,-soname=libtactus.so.0)
	@install -C -D -m 755 $(BUILD)/swift-fuzz/release/libtactus.so $@

$(FUZZ_ADAPTERS): $(BUILD)/fuzz/lib/lib%.so.0: $(FUZZ_LIBRARY)
	$(QUIET_SWIFT)$(FUZZ_SWIFT) --product $* $(call xlinker,-soname=lib$*.so.0 $(abspath $<))
	@install -C -D -m 755 $(BUILD)/swift-fuzz/release/lib$*.so $@

$(FUZZ_SCENARIO): $(FUZZ_LIBRARY)
	$(QUIET_SWIFT)$(FUZZ_SWIFT) --product fuzz-scenario $(call xlinker,-soname=libfuzz-scenario.so $(abspath $<))
	@install -C -D -m 755 $(BUILD)/swift-fuzz/release/libfuzz-scenario.so $@

$(BUILD)/fuzz/libinput/fuzz $(BUILD)/fuzz/wayland/fuzz: $(BUILD)/fuzz/%/fuzz: $(BUILD)/fuzz/lib/libtactus-%.so.0
# The library finds Swift's by the program's path, which is why it has to be the old kind of one.
FUZZ_LINK = -Wl,--disable-new-dtags -Wl,-rpath,'$$ORIGIN/../lib' -Wl,-rpath,$(FUZZ_RUNTIME) -lm -o $@

$(FUZZ_TARGETS:%=$(BUILD)/fuzz/%/fuzz): $(BUILD)/fuzz/%/fuzz: $$(call fuzz_sources,$$*) $(FUZZ)/bytes.c $(FUZZ_LIBRARY)
	@mkdir -p $(@D)
	$(QUIET_LINK)$(FUZZ_CLANG) -fsanitize=fuzzer,address -O1 -g -std=c11 -I$(FUZZ) -I$(FUZZ)/$* $(FUZZ_FLAGS_OF_$*) -Iinclude \
		$(filter %.c,$^) $(FUZZ_LIBS_OF_$*) $(filter %.so.0,$^) $(FUZZ_LINK)

# Written in Swift only; `tactus scenario` plays its corpus.
$(BUILD)/fuzz/scenario/fuzz: $(FUZZ_SCENARIO) $(FUZZ_LIBRARY)
	@mkdir -p $(@D)
	$(QUIET_LINK)$(FUZZ_CLANG) -fsanitize=fuzzer,address $^ $(FUZZ_LINK)

# Objects of Swift live as long as their application: a leak shows at once under valgrind.
fuzz: $(BUILD)/fuzz/$(TARGET)/fuzz
	@mkdir -p $(BUILD)/fuzz/$(TARGET)/corpus
	cd $(BUILD)/fuzz/$(TARGET) && ASAN_OPTIONS=detect_leaks=0 ./fuzz -max_len=2048 -max_total_time=$(SECONDS) -timeout=20 \
		$(addprefix -dict=,$(abspath $(wildcard $(FUZZ)/$(TARGET)/dictionary))) $(FUZZ_OPTIONS) corpus \
		$(abspath $(FUZZ)/$(TARGET)/corpus)

check-all-programs: fuzz-replay
