# SPDX-License-Identifier: MIT
# A client that locks the screen, for hosts with ext-session-lock. Included by hosts.mk.

LOCK_PROTOCOL = $(WAYLAND_PROTOCOLS)/staging/ext-session-lock/ext-session-lock-v1.xml

$(GENERATED)/ext-session-lock-v1-client-protocol.h:
	@mkdir -p $(@D)
	$(QUIET_GEN)$(WAYLAND_SCANNER) client-header $(LOCK_PROTOCOL) $@

$(GENERATED)/ext-session-lock-v1-protocol.c:
	@mkdir -p $(@D)
	$(QUIET_GEN)$(WAYLAND_SCANNER) private-code $(LOCK_PROTOCOL) $@

$(BUILD)/tests/objects/lock-client.o: Tests/Hosts/lock-client.c \
		| $(GENERATED)/xdg-shell-client-protocol.h $(GENERATED)/ext-session-lock-v1-client-protocol.h
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(TEST_HOST_CFLAGS) $$($(PKG_CONFIG) --cflags wayland-client) -c $< -o $@

$(BUILD)/tests/objects/ext-session-lock-v1.o: $(GENERATED)/ext-session-lock-v1-protocol.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(EXAMPLE_CFLAGS) $$($(PKG_CONFIG) --cflags wayland-client) -c $< -o $@

$(BUILD)/tests/lock-client: $(patsubst %,$(BUILD)/tests/objects/%.o,lock-client ext-session-lock-v1 test-connection) \
		$(XDG_SHELL_OBJECT)
	$(QUIET_LINK)$(CC) $(CFLAGS) $(LDFLAGS) $^ $$($(PKG_CONFIG) --libs wayland-client) -o $@

-include $(BUILD)/tests/objects/lock-client.d
