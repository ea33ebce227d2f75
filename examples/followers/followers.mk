# SPDX-License-Identifier: MIT
# The client that follows gestures on a socket. Included by native.mk behind examples.mk, which says how examples are compiled.

FOLLOWERS_OBJECTS := $(patsubst examples/%.c,$(BUILD)/examples/objects/%.o,$(wildcard examples/followers/*.c))
FOLLOWERS_SHARED := $(BUILD)/examples/objects/client/shm-buffer.o
# xdg-shell is named by the layer shell's popups.
FOLLOWERS_PROTOCOLS := $(XDG_SHELL_OBJECT) $(BUILD)/examples/objects/protocols/wlr-layer-shell-unstable-v1.o

$(FOLLOWERS_OBJECTS): $(BUILD)/examples/objects/%.o: examples/%.c \
		| $(GENERATED)/xdg-shell-client-protocol.h $(GENERATED)/wlr-layer-shell-unstable-v1-client-protocol.h
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(EXAMPLE_CFLAGS) $$($(PKG_CONFIG) --cflags $(CLIENT_PACKAGES)) -c $< -o $@

$(BUILD)/examples/followers: $(FOLLOWERS_OBJECTS) $(FOLLOWERS_SHARED) $(FOLLOWERS_PROTOCOLS)
	$(QUIET_LINK)$(CC) $(CFLAGS) $(LDFLAGS) $^ $$($(PKG_CONFIG) --libs $(CLIENT_PACKAGES)) -lm -o $@

examples: $(BUILD)/examples/followers

-include $(FOLLOWERS_OBJECTS:.o=.d)
