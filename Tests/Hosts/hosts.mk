# SPDX-License-Identifier: MIT
# The test compositor and clients that it is tried with. Included by native.mk after examples.mk, which knows the
# protocols.

# Sources are found from this folder.
TEST_HOST_CFLAGS = $(EXAMPLE_CFLAGS) -ITests/Hosts

include Tests/Hosts/compositor/compositor.mk

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
TEST_CLIENT_OBJECTS := $(patsubst %,$(BUILD)/tests/objects/%.o,$(sort \
	$(RUDE_CLIENT_PARTS) $(ASKING_CLIENT_PARTS) $(GROWING_CLIENT_PARTS) $(TYPING_CLIENT_PARTS) $(SCREEN_KEYBOARD_PARTS) \
	$(GRAB_CLIENT_PARTS) $(POINTER_CLIENT_PARTS) $(DECORATED_CLIENT_PARTS) \
	$(STORM_CLIENT_PARTS)))

$(TEST_CLIENT_OBJECTS): $(BUILD)/tests/objects/%.o: Tests/Hosts/%.c \
		| $(GENERATED)/xdg-shell-client-protocol.h $(ALL_PROTOCOLS:%=$(GENERATED)/%-client-protocol.h)
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(TEST_HOST_CFLAGS) $$($(PKG_CONFIG) --cflags wayland-client) -c $< -o $@

$(BUILD)/tests/rude-client: $(RUDE_CLIENT_PARTS:%=$(BUILD)/tests/objects/%.o)
$(BUILD)/tests/asking-client: $(ASKING_CLIENT_PARTS:%=$(BUILD)/tests/objects/%.o)
$(BUILD)/tests/growing-client: $(GROWING_CLIENT_PARTS:%=$(BUILD)/tests/objects/%.o)
$(BUILD)/tests/typing-client: $(TYPING_CLIENT_PARTS:%=$(BUILD)/tests/objects/%.o)
$(BUILD)/tests/screen-keyboard: $(SCREEN_KEYBOARD_PARTS:%=$(BUILD)/tests/objects/%.o)
$(BUILD)/tests/grab-client: $(GRAB_CLIENT_PARTS:%=$(BUILD)/tests/objects/%.o)
$(BUILD)/tests/pointer-client: $(POINTER_CLIENT_PARTS:%=$(BUILD)/tests/objects/%.o)
$(BUILD)/tests/decorated-client: $(DECORATED_CLIENT_PARTS:%=$(BUILD)/tests/objects/%.o)
$(BUILD)/tests/storm-client: $(STORM_CLIENT_PARTS:%=$(BUILD)/tests/objects/%.o)
$(BUILD)/tests/decorated-client: $(CLIENT_PROTOCOLS:%=$(BUILD)/examples/objects/protocols/%.o)
$(TEST_CLIENTS:%=$(BUILD)/tests/%): $(COMPOSITOR_PROTOCOL_OBJECTS)
	$(QUIET_LINK)$(CC) $(CFLAGS) $(LDFLAGS) $^ $$($(PKG_CONFIG) --libs wayland-client) -o $@

include Tests/Hosts/lock-client.mk

# Looks at a screen for the tests of hosts.
$(BUILD)/tests/picture-box: Tests/Hosts/picture-box.c
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(TEST_HOST_CFLAGS) $$($(PKG_CONFIG) --cflags cairo) $< $(LDFLAGS) $$($(PKG_CONFIG) --libs cairo) -o $@

.PHONY: end-to-end-programs
end-to-end-programs: examples $(BUILD)/tests/compositor $(TEST_CLIENTS:%=$(BUILD)/tests/%) \
	$(addprefix $(BUILD)/tests/,libfake-evdev.so generate-trace play-recording fake-evdev-command)
check-programs: end-to-end-programs

-include $(TEST_CLIENT_OBJECTS:.o=.d)
