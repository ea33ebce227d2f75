# SPDX-License-Identifier: MIT
# The test compositor, also as a module for the conformance suite wlcs. Included by hosts.mk.

COMPOSITOR_PACKAGES := wayland-server libinput libudev pixman-1 cairo
COMPOSITOR_SOURCES := $(wildcard Tests/Hosts/compositor/*.c Tests/Hosts/compositor/*/*.c)
# Protocols besides xdg-shell; some are in wayland-protocols, the others are in Tests/Hosts/compositor/protocols and
# examples/wlroots. The second list is of clients only.
COMPOSITOR_PROTOCOLS := wlr-layer-shell-unstable-v1 text-input-unstable-v3 input-method-unstable-v2 virtual-keyboard-unstable-v1
CLIENT_PROTOCOLS := xdg-decoration-unstable-v1 ext-session-lock-v1
ALL_PROTOCOLS := $(COMPOSITOR_PROTOCOLS) $(CLIENT_PROTOCOLS)
COMPOSITOR_PROTOCOL_HEADERS := $(COMPOSITOR_PROTOCOLS:%=$(GENERATED)/%-server-protocol.h)
COMPOSITOR_PROTOCOL_OBJECTS := $(XDG_SHELL_OBJECT) $(COMPOSITOR_PROTOCOLS:%=$(BUILD)/examples/objects/protocols/%.o)
WAYLAND_PROTOCOLS = $(shell $(PKG_CONFIG) --variable=pkgdatadir wayland-protocols)
protocol_file = $(firstword $(wildcard Tests/Hosts/compositor/protocols/$(1).xml examples/wlroots/$(1).xml \
	$(WAYLAND_PROTOCOLS)/unstable/*/$(1).xml $(WAYLAND_PROTOCOLS)/staging/*/$(1).xml))
COMPOSITOR_OBJECTS := $(patsubst Tests/Hosts/%.c,$(BUILD)/tests/objects/%.o,$(COMPOSITOR_SOURCES))
# The recorder is that of libtactus-host, as in every host of the project.
COMPOSITOR_LIBRARIES := $(addprefix $(BUILD)/lib/,libtactus-libinput.so libtactus-wayland.so) $(HOST_LIBRARIES)
COMPOSITOR_LINK = -L$(BUILD)/lib -ltactus-libinput -ltactus-wayland $(HOST_LINK) \
	$$($(PKG_CONFIG) --libs $(COMPOSITOR_PACKAGES)) -lm -ldl
# The trace player reads recordings like the end-to-end tests; the fake device is preloaded.
# Tests/Hosts/fake-evdev.mk knows how to make this one.
RECORDING_OBJECT := $(BUILD)/tests/objects/recording/recording.o

$(COMPOSITOR_PROTOCOL_HEADERS): $(GENERATED)/%-server-protocol.h:
	@mkdir -p $(@D)
	$(QUIET_GEN)$(WAYLAND_SCANNER) server-header $(call protocol_file,$*) $@

$(ALL_PROTOCOLS:%=$(GENERATED)/%-client-protocol.h): $(GENERATED)/%-client-protocol.h:
	@mkdir -p $(@D)
	$(QUIET_GEN)$(WAYLAND_SCANNER) client-header $(call protocol_file,$*) $@

$(ALL_PROTOCOLS:%=$(GENERATED)/%-protocol.c): $(GENERATED)/%-protocol.c:
	@mkdir -p $(@D)
	$(QUIET_GEN)$(WAYLAND_SCANNER) private-code $(call protocol_file,$*) $@

$(ALL_PROTOCOLS:%=$(BUILD)/examples/objects/protocols/%.o): $(BUILD)/examples/objects/protocols/%.o: $(GENERATED)/%-protocol.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(EXAMPLE_CFLAGS) -fPIC $$($(PKG_CONFIG) --cflags wayland-server) -c $< -o $@

$(COMPOSITOR_OBJECTS): $(BUILD)/tests/objects/%.o: Tests/Hosts/%.c | $(GENERATED)/xdg-shell-server-protocol.h $(COMPOSITOR_PROTOCOL_HEADERS)
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(TEST_HOST_CFLAGS) -fPIC -fvisibility=hidden -ITests/Hosts/compositor \
		$$($(PKG_CONFIG) --cflags $(COMPOSITOR_PACKAGES)) -c $< -o $@

# The path to the libraries is for running from the build folder; installed programs find them like any other.
$(BUILD)/tests/compositor: $(COMPOSITOR_OBJECTS) $(COMPOSITOR_PROTOCOL_OBJECTS) $(RECORDING_OBJECT) $(COMPOSITOR_LIBRARIES)
	$(QUIET_LINK)$(CC) $(CFLAGS) $(LDFLAGS) $(filter %.o,$^) -Wl,-rpath,'$$ORIGIN/../lib' $(COMPOSITOR_LINK) -o $@

# --- wlcs ----------------------------------------------------------------------

# wlcs makes its own touches: the module needs neither main.c nor devices nor recordings.
WLCS_SOURCES := $(wildcard Tests/Hosts/wlcs/*.c)
WLCS_OBJECTS := $(patsubst Tests/Hosts/%.c,$(BUILD)/tests/objects/%.o,$(WLCS_SOURCES))
WLCS_COMPOSITOR_OBJECTS := $(filter-out %/main.o %/options.o %/trace.o %/trace-device.o %/input.o %/device-mapping.o \
	%/mouse-events.o, $(COMPOSITOR_OBJECTS))

$(WLCS_OBJECTS): $(BUILD)/tests/objects/%.o: Tests/Hosts/%.c | $(GENERATED)/xdg-shell-server-protocol.h $(COMPOSITOR_PROTOCOL_HEADERS)
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(TEST_HOST_CFLAGS) -fPIC -fvisibility=hidden -pthread -ITests/Hosts/compositor \
		$$($(PKG_CONFIG) --cflags $(COMPOSITOR_PACKAGES) wayland-client wlcs) -c $< -o $@

$(BUILD)/lib/tactus-wlcs.so: $(WLCS_OBJECTS) $(WLCS_COMPOSITOR_OBJECTS) $(COMPOSITOR_PROTOCOL_OBJECTS) $(COMPOSITOR_LIBRARIES)
	$(QUIET_LINK)$(CC) $(CFLAGS) $(LDFLAGS) -shared -pthread -Wl,-z,defs,--as-needed $(filter %.o,$^) -Wl,-rpath,'$$ORIGIN' \
		$(COMPOSITOR_LINK) $$($(PKG_CONFIG) --libs wayland-client) -o $@

ifneq ($(shell $(PKG_CONFIG) --exists wlcs && echo there),)
end-to-end-programs: $(BUILD)/lib/tactus-wlcs.so
endif

-include $(patsubst %.o,%.d,$(COMPOSITOR_OBJECTS) $(WLCS_OBJECTS))
