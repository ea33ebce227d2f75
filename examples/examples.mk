# SPDX-License-Identifier: MIT
# The example compositor and client. Included by the top Makefile, which sets BUILD, CC, CFLAGS and
# PKG_CONFIG and knows how to make the libraries in $(BUILD)/lib.

CLIENT_PACKAGES := wayland-client cairo

WAYLAND_SCANNER = $(shell $(PKG_CONFIG) --variable=wayland_scanner wayland-scanner)
XDG_SHELL = $(shell $(PKG_CONFIG) --variable=pkgdatadir wayland-protocols)/stable/xdg-shell/xdg-shell.xml
GENERATED := $(BUILD)/generated

# Handlers of an interface have all of its parameters, even unused ones.
EXAMPLE_CFLAGS = $(CFLAGS) -std=c11 -Wno-unused-parameter -MMD -MP -Iinclude -ITests/Hosts -I$(GENERATED)

CLIENT_OBJECTS := $(patsubst examples/%.c,$(BUILD)/examples/objects/%.o,$(wildcard examples/client/*.c))
XDG_SHELL_OBJECT := $(BUILD)/examples/objects/xdg-shell-protocol.o

.PHONY: examples
examples: $(BUILD)/examples/client $(BUILD)/examples/client-feed $(BUILD)/examples/compositor

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
	$(CC) $(EXAMPLE_CFLAGS) -fPIC $$($(PKG_CONFIG) --cflags wayland-server) -c $< -o $@

$(CLIENT_OBJECTS): $(BUILD)/examples/objects/%.o: examples/%.c | $(GENERATED)/xdg-shell-client-protocol.h
	@mkdir -p $(@D)
	$(CC) $(EXAMPLE_CFLAGS) $$($(PKG_CONFIG) --cflags $(CLIENT_PACKAGES)) -c $< -o $@

$(BUILD)/examples/client: $(CLIENT_OBJECTS) $(XDG_SHELL_OBJECT)
	$(CC) $(CFLAGS) $(LDFLAGS) $^ $$($(PKG_CONFIG) --libs $(CLIENT_PACKAGES)) -lm -o $@

# A client on hosts/client. The compile line of docs/toolkits.md.
CLIENT_GLUE := $(addprefix hosts/client/tactus-client,.c -touch.c -pointer.c -frames.c)

$(BUILD)/examples/client-feed: examples/client-feed.c $(CLIENT_GLUE) $(wildcard hosts/client/*.h) \
		$(GENERATED)/xdg-shell-protocol.c $(BUILD)/lib/libtactus.so | $(GENERATED)/xdg-shell-client-protocol.h
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -std=c11 -Wno-unused-parameter -Iinclude -Ihosts/client -I$(GENERATED) examples/client-feed.c \
		$(CLIENT_GLUE) $(GENERATED)/xdg-shell-protocol.c $(LDFLAGS) -L$(BUILD)/lib -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' $$($(PKG_CONFIG) --cflags --libs wayland-client) -lm -o $@

include examples/compositor/compositor.mk

# Clients for the end-to-end tests: one misbehaves, one uses everything that a compositor offers, one creates many
# objects.
TEST_CLIENTS := rude-client asking-client growing-client typing-client screen-keyboard grab-client pointer-client \
	decorated-client storm-client
RUDE_CLIENT_PARTS := rude-client rude-layers rude-limits rude-objects test-connection
ASKING_CLIENT_PARTS := asking-client asking-client-parts asking-client-data test-connection
GROWING_CLIENT_PARTS := growing-client growing-subsurfaces growing-windows growing-objects test-connection
TYPING_CLIENT_PARTS := typing-client test-connection
SCREEN_KEYBOARD_PARTS := screen-keyboard test-connection
GRAB_CLIENT_PARTS := grab-client test-connection
POINTER_CLIENT_PARTS := pointer-client test-connection
DECORATED_CLIENT_PARTS := decorated-client test-connection
STORM_CLIENT_PARTS := storm-client test-connection
TEST_CLIENT_OBJECTS := $(patsubst %,$(BUILD)/examples/objects/%.o,$(sort \
	$(RUDE_CLIENT_PARTS) $(ASKING_CLIENT_PARTS) $(GROWING_CLIENT_PARTS) $(TYPING_CLIENT_PARTS) $(SCREEN_KEYBOARD_PARTS) \
	$(GRAB_CLIENT_PARTS) $(POINTER_CLIENT_PARTS) $(DECORATED_CLIENT_PARTS) \
	$(STORM_CLIENT_PARTS)))

$(TEST_CLIENT_OBJECTS): $(BUILD)/examples/objects/%.o: Tests/Hosts/%.c \
		| $(GENERATED)/xdg-shell-client-protocol.h $(ALL_PROTOCOLS:%=$(GENERATED)/%-client-protocol.h)
	@mkdir -p $(@D)
	$(CC) $(EXAMPLE_CFLAGS) $$($(PKG_CONFIG) --cflags wayland-client) -c $< -o $@

$(BUILD)/tests/rude-client: $(RUDE_CLIENT_PARTS:%=$(BUILD)/examples/objects/%.o)
$(BUILD)/tests/asking-client: $(ASKING_CLIENT_PARTS:%=$(BUILD)/examples/objects/%.o)
$(BUILD)/tests/growing-client: $(GROWING_CLIENT_PARTS:%=$(BUILD)/examples/objects/%.o)
$(BUILD)/tests/typing-client: $(TYPING_CLIENT_PARTS:%=$(BUILD)/examples/objects/%.o)
$(BUILD)/tests/screen-keyboard: $(SCREEN_KEYBOARD_PARTS:%=$(BUILD)/examples/objects/%.o)
$(BUILD)/tests/grab-client: $(GRAB_CLIENT_PARTS:%=$(BUILD)/examples/objects/%.o)
$(BUILD)/tests/pointer-client: $(POINTER_CLIENT_PARTS:%=$(BUILD)/examples/objects/%.o)
$(BUILD)/tests/decorated-client: $(DECORATED_CLIENT_PARTS:%=$(BUILD)/examples/objects/%.o)
$(BUILD)/tests/storm-client: $(STORM_CLIENT_PARTS:%=$(BUILD)/examples/objects/%.o)
$(BUILD)/tests/decorated-client: $(CLIENT_PROTOCOLS:%=$(BUILD)/examples/objects/protocols/%.o)
$(TEST_CLIENTS:%=$(BUILD)/tests/%): $(COMPOSITOR_PROTOCOL_OBJECTS)
	$(CC) $(CFLAGS) $(LDFLAGS) $^ $$($(PKG_CONFIG) --libs wayland-client) -o $@

# Looks at a screen for the tests of hosts.
$(BUILD)/tests/picture-box: Tests/Hosts/picture-box.c
	@mkdir -p $(@D)
	$(CC) $(EXAMPLE_CFLAGS) $$($(PKG_CONFIG) --cflags cairo) $< $(LDFLAGS) $$($(PKG_CONFIG) --libs cairo) -o $@

.PHONY: end-to-end-programs
end-to-end-programs: examples $(TEST_CLIENTS:%=$(BUILD)/tests/%) \
	$(addprefix $(BUILD)/tests/,libfake-evdev.so generate-trace play-recording fake-evdev-command)
check-programs: end-to-end-programs

-include $(patsubst %.o,%.d,$(CLIENT_OBJECTS) $(TEST_CLIENT_OBJECTS) $(XDG_SHELL_OBJECT))
