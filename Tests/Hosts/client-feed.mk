# SPDX-License-Identifier: MIT
# The tests of hosts/client: they call its listeners, or are its compositor. Included by native.mk, which knows how
# to make the libraries in $(BUILD)/lib.

CLIENT_FEED_SOURCES := $(wildcard hosts/client/tactus-client*.c) Tests/Hosts/fake-evdev/test/check.c
CLIENT_FEED_TESTS := $(addprefix $(BUILD)/tests/client-,feed-test pen-test wire-test)
CLIENT_FEED_GENERATED := $(BUILD)/generated/client-feed
CLIENT_FEED_PROTOCOLS = $(shell $(PKG_CONFIG) --variable=pkgdatadir wayland-protocols)
# Of several places the first that is there: tablet-v2 became stable with 1.35.
CLIENT_FEED_XML = $(CLIENT_FEED_PROTOCOLS)/unstable/pointer-gestures/pointer-gestures-unstable-v1.xml \
	$(firstword $(wildcard $(CLIENT_FEED_PROTOCOLS)/stable/tablet/tablet-v2.xml) \
		$(CLIENT_FEED_PROTOCOLS)/unstable/tablet/tablet-unstable-v2.xml)

.PHONY: client-feed-test
client-feed-test: $(CLIENT_FEED_TESTS)

$(CLIENT_FEED_GENERATED)/protocols.stamp:
	@mkdir -p $(@D)
	for xml in $(CLIENT_FEED_XML); do \
		name=$(@D)/$$(basename $$xml .xml) && \
		$(WAYLAND_SCANNER) client-header $$xml $$name-client-protocol.h && \
		$(WAYLAND_SCANNER) server-header $$xml $$name-server-protocol.h && \
		$(WAYLAND_SCANNER) private-code $$xml $$name-protocol.c || exit 1; \
	done
	@touch $@

$(CLIENT_FEED_TESTS): $(BUILD)/tests/%: Tests/Hosts/%.c $(CLIENT_FEED_SOURCES) $(wildcard hosts/client/tactus-client*.h) \
		$(CLIENT_FEED_GENERATED)/protocols.stamp $(BUILD)/lib/libtactus.so
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 -Wno-unused-parameter -Iinclude -Ihosts/client -ITests/Hosts/fake-evdev/test -ITests/Hosts \
		-I$(CLIENT_FEED_GENERATED) $(filter %.c,$^) \
		$(CLIENT_FEED_GENERATED)/*-protocol.c $(LDFLAGS) -L$(BUILD)/lib -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' $$($(PKG_CONFIG) --cflags --libs wayland-client wayland-server) -lm -o $@

$(BUILD)/tests/client-wire-test: $(addprefix Tests/Hosts/fake-compositor,.c -devices.c .h)
$(addprefix $(BUILD)/tests/client-,feed-test pen-test): Tests/Hosts/client-fixture.c Tests/Hosts/client-fixture.h
