# SPDX-License-Identifier: MIT
# The example compositor and client. Included by the top Makefile, which sets BUILD, CC, CFLAGS and
# PKG_CONFIG and knows how to make the libraries in $(BUILD)/lib.

CLIENT_PACKAGES := wayland-client cairo
COMPOSITOR_PACKAGES := wayland-server libinput libudev pixman-1 cairo

WAYLAND_SCANNER = $(shell $(PKG_CONFIG) --variable=wayland_scanner wayland-scanner)
XDG_SHELL = $(shell $(PKG_CONFIG) --variable=pkgdatadir wayland-protocols)/stable/xdg-shell/xdg-shell.xml
GENERATED := $(BUILD)/generated

# Handlers of an interface have all of its parameters, whether they look at them or not.
EXAMPLE_CFLAGS = $(CFLAGS) -std=c11 -Wno-unused-parameter -MMD -MP -Iinclude -ITests/EndToEnd -I$(GENERATED)

CLIENT_OBJECTS := $(patsubst examples/%.c,$(BUILD)/examples/objects/%.o,$(wildcard examples/client/*.c))
COMPOSITOR_OBJECTS := $(patsubst examples/%.c,$(BUILD)/examples/objects/%.o,$(wildcard examples/compositor/*.c))
# The trace player reads recordings as the end-to-end tests do; the fake device comes by LD_PRELOAD.
# Tests/EndToEnd/fake-evdev.mk knows how to make this one.
RECORDING_OBJECT := $(BUILD)/tests/objects/recording/recording.o
XDG_SHELL_OBJECT := $(BUILD)/examples/objects/xdg-shell-protocol.o

.PHONY: examples
examples: $(BUILD)/examples/client $(BUILD)/examples/compositor

$(GENERATED)/xdg-shell-client-protocol.h:
	@mkdir -p $(@D)
	$(WAYLAND_SCANNER) client-header $(XDG_SHELL) $@

$(GENERATED)/xdg-shell-server-protocol.h:
	@mkdir -p $(@D)
	$(WAYLAND_SCANNER) server-header $(XDG_SHELL) $@

$(GENERATED)/xdg-shell-protocol.c:
	@mkdir -p $(@D)
	$(WAYLAND_SCANNER) private-code $(XDG_SHELL) $@

$(XDG_SHELL_OBJECT): $(GENERATED)/xdg-shell-protocol.c
	@mkdir -p $(@D)
	$(CC) $(EXAMPLE_CFLAGS) $$($(PKG_CONFIG) --cflags wayland-server) -c $< -o $@

$(CLIENT_OBJECTS): $(BUILD)/examples/objects/%.o: examples/%.c | $(GENERATED)/xdg-shell-client-protocol.h
	@mkdir -p $(@D)
	$(CC) $(EXAMPLE_CFLAGS) $$($(PKG_CONFIG) --cflags $(CLIENT_PACKAGES)) -c $< -o $@

$(COMPOSITOR_OBJECTS): $(BUILD)/examples/objects/%.o: examples/%.c | $(GENERATED)/xdg-shell-server-protocol.h
	@mkdir -p $(@D)
	$(CC) $(EXAMPLE_CFLAGS) $$($(PKG_CONFIG) --cflags $(COMPOSITOR_PACKAGES)) -c $< -o $@

$(BUILD)/examples/client: $(CLIENT_OBJECTS) $(XDG_SHELL_OBJECT)
	$(CC) $(CFLAGS) $(LDFLAGS) $^ $$($(PKG_CONFIG) --libs $(CLIENT_PACKAGES)) -lm -o $@

# The path to the libraries is for running from the build folder; installed programs find them as any other.
$(BUILD)/examples/compositor: $(COMPOSITOR_OBJECTS) $(XDG_SHELL_OBJECT) $(RECORDING_OBJECT) \
		$(BUILD)/lib/libtactus.so $(BUILD)/lib/libtactus-libinput.so
	$(CC) $(CFLAGS) $(LDFLAGS) $(filter %.o,$^) -L$(BUILD)/lib -ltactus-libinput -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' $$($(PKG_CONFIG) --libs $(COMPOSITOR_PACKAGES)) -lm -ldl -o $@

# A client that misbehaves, for the end-to-end tests.
RUDE_CLIENT_OBJECTS := $(patsubst %,$(BUILD)/examples/objects/%.o,rude-client rude-connection)

$(RUDE_CLIENT_OBJECTS): $(BUILD)/examples/objects/%.o: Tests/EndToEnd/%.c | $(GENERATED)/xdg-shell-client-protocol.h
	@mkdir -p $(@D)
	$(CC) $(EXAMPLE_CFLAGS) $$($(PKG_CONFIG) --cflags wayland-client) -c $< -o $@

$(BUILD)/tests/rude-client: $(RUDE_CLIENT_OBJECTS) $(XDG_SHELL_OBJECT)
	$(CC) $(CFLAGS) $(LDFLAGS) $^ $$($(PKG_CONFIG) --libs wayland-client) -o $@

.PHONY: end-to-end-programs check-programs
end-to-end-programs: examples $(addprefix $(BUILD)/tests/,libfake-evdev.so generate-trace play-recording rude-client)
check-programs: end-to-end-programs

-include $(patsubst %.o,%.d,$(CLIENT_OBJECTS) $(COMPOSITOR_OBJECTS) $(RUDE_CLIENT_OBJECTS) $(XDG_SHELL_OBJECT))
