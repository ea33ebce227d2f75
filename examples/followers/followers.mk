# SPDX-License-Identifier: MIT
# The client that follows gestures on a socket, and the test of what it reads there. Included by the top Makefile behind
# examples.mk, which says how examples are compiled.

FOLLOWERS_OBJECTS := $(patsubst examples/%.c,$(BUILD)/examples/objects/%.o,$(wildcard examples/followers/*.c))
FOLLOWERS_SHARED := $(BUILD)/examples/objects/client/shm-buffer.o
# xdg-shell is named by the layer shell's popups.
FOLLOWERS_PROTOCOLS := $(XDG_SHELL_OBJECT) $(BUILD)/examples/objects/protocols/wlr-layer-shell-unstable-v1.o
FOLLOWERS_READER := $(patsubst %,$(BUILD)/examples/objects/followers/%.o,json lines gesture-step)

$(FOLLOWERS_OBJECTS): $(BUILD)/examples/objects/%.o: examples/%.c \
		| $(GENERATED)/xdg-shell-client-protocol.h $(GENERATED)/wlr-layer-shell-unstable-v1-client-protocol.h
	@mkdir -p $(@D)
	$(CC) $(EXAMPLE_CFLAGS) $$($(PKG_CONFIG) --cflags $(CLIENT_PACKAGES)) -c $< -o $@

$(BUILD)/examples/followers: $(FOLLOWERS_OBJECTS) $(FOLLOWERS_SHARED) $(FOLLOWERS_PROTOCOLS)
	$(CC) $(CFLAGS) $(LDFLAGS) $^ $$($(PKG_CONFIG) --libs $(CLIENT_PACKAGES)) -lm -o $@

# What the example reads, and a host that tells lines of a file.
$(BUILD)/tests/follower-lines: Tests/Hosts/follower-lines.c $(FOLLOWERS_READER)
	@mkdir -p $(@D)
	$(CC) $(filter-out -MMD -MP,$(EXAMPLE_CFLAGS)) $^ $(LDFLAGS) -lm -o $@

$(BUILD)/tests/telling-host: Tests/Hosts/telling-host.c
	@mkdir -p $(@D)
	$(CC) $(filter-out -MMD -MP,$(EXAMPLE_CFLAGS)) $< $(LDFLAGS) -o $@

examples: $(BUILD)/examples/followers
FOLLOWERS_TEST_PROGRAMS := $(addprefix $(BUILD)/,examples/followers tests/follower-lines tests/telling-host)
check-all-programs: $(FOLLOWERS_TEST_PROGRAMS)

-include $(FOLLOWERS_OBJECTS:.o=.d)
