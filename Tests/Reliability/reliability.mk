# SPDX-License-Identifier: MIT
# Programs that show that the library stays up. Included by native.mk behind cabi.mk.

HOSTILITY_SOURCES := $(wildcard Tests/Reliability/hostility/*.c) Tests/Reliability/steady-memory.c \
	$(CHECK_FOLDER)/check.c

$(BUILD)/tests/hostility: $(HOSTILITY_SOURCES) Tests/Reliability/hostility/host.h include/tactus.h $(BUILD)/lib/libtactus.so
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 -I$(CHECK_FOLDER) -Iinclude $(HOSTILITY_SOURCES) $(LDFLAGS) -L$(BUILD)/lib -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' -lm -o $@

# Preloaded, so that no run has its memory at the addresses of another.
$(BUILD)/tests/libshuffled-memory.so: Tests/Reliability/shuffled-memory.c
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 -fno-builtin -fPIC -shared $< $(LDFLAGS) -o $@

# The library in normal Swift, for comparison with the shipped one. The tool needs the symbol versions.
.PHONY: normal-libraries
NORMAL_SWIFT = $(SWIFT_BUILD) --product tactus --disable-local-rpath --scratch-path $(BUILD)/swift-normal \
	$(call xlinker,-soname=libtactus.so.0 --version-script=packaging/maps/tactus.map)
normal-libraries:
	$(QUIET_SWIFT)$(NORMAL_SWIFT)
	$(QUIET_SWIFT)$(NORMAL_SWIFT) -c release

ifeq ($(MISSING),)
# Hours of virtual time: libinput, engine, Wayland and clients in one program.
SOAK_SOURCES := $(wildcard Tests/Reliability/soak/*.c) Tests/Reliability/steady-memory.c $(WAYLAND_ADAPTER_SHARED_SOURCES) \
	Tests/Hosts/recording/recording.c Tests/Hosts/traces/panel.c
SOAK_PACKAGES := libinput libudev wayland-server wayland-client
SOAK_LIBRARIES := tactus-libinput tactus-wayland tactus
HOURS ?= 10

$(BUILD)/tests/soak: $(SOAK_SOURCES) Tests/Reliability/soak/soak.h $(BUILD)/tests/libfake-evdev.so \
		$(SOAK_LIBRARIES:%=$(BUILD)/lib/lib%.so)
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 -ITests/Reliability/soak -ITests/Hosts -I$(CHECK_FOLDER) \
		-ITests/Hosts/wayland-adapter -Iinclude $$($(PKG_CONFIG) --cflags $(SOAK_PACKAGES)) $(SOAK_SOURCES) \
		$(LDFLAGS) -L$(BUILD)/tests -lfake-evdev -L$(BUILD)/lib $(SOAK_LIBRARIES:%=-l%) \
		-Wl,-rpath,'$$ORIGIN',-rpath,'$$ORIGIN/../lib' $$($(PKG_CONFIG) --libs $(SOAK_PACKAGES)) -lm -o $@

.PHONY: soak
soak: $(BUILD)/tests/soak
	$< $$(($(HOURS) * 60)) $(or $(SEED),1) $(RECORDINGS)

check-all-programs: $(BUILD)/tests/soak
endif

check-all-programs: $(BUILD)/tests/hostility $(BUILD)/tests/libshuffled-memory.so

# Sanitizers for the C programs, threads and all scenarios; and the coverage of the tests.
.PHONY: check-sanitized coverage
check-sanitized: cabi-sanitized $(BUILD)/bin/tactus
	Tests/CABI/sanitizers.sh
	+MAKE='$(MAKE)' Tests/Reliability/sanitized.sh --long

coverage: cabi fuzz-replay $(BUILD)/tests/hostility
	Tests/Reliability/coverage.sh
