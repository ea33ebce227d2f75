# SPDX-License-Identifier: MIT
# Tests of libtactus-host. Included by the top Makefile behind gestures.mk beside this folder.

# Of the library as it ships, and of a libwayland-server with nothing of a compositor's.
HOST_TEST_OBJECTS := $(patsubst Tests/%.c,$(BUILD)/tests/objects/%.o,$(wildcard Tests/Hosts/library/*.c))

$(HOST_TEST_OBJECTS): $(BUILD)/tests/objects/%.o: Tests/%.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(HOST_CFLAGS) -I$(GESTURES_CHECK) $$($(PKG_CONFIG) --cflags wayland-server) -c $< -o $@

$(BUILD)/tests/host: $(HOST_TEST_OBJECTS) $(GESTURES_CHECK)/check.c $(HOST_LIBRARIES)
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 -I$(GESTURES_CHECK) $(filter %.o %.c,$^) $(LDFLAGS) $(HOST_LINK) -Wl,-rpath,'$$ORIGIN/../lib' \
		$$($(PKG_CONFIG) --libs wayland-server) -o $@

$(BUILD)/tests/touch-client: Tests/Hosts/library/client/touch-client.c
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 -Wno-unused-parameter $$($(PKG_CONFIG) --cflags wayland-client) $< $(LDFLAGS) \
		$$($(PKG_CONFIG) --libs wayland-client) -o $@

check-programs: $(BUILD)/tests/host $(BUILD)/examples/host $(BUILD)/tests/touch-client

-include $(HOST_TEST_OBJECTS:.o=.d)
