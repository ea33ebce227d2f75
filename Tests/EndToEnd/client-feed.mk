# SPDX-License-Identifier: MIT
# The test of hosts/client, whose listeners it calls itself. Included by the top Makefile, which knows how to make the
# libraries in $(BUILD)/lib.

CLIENT_FEED_SOURCES := $(wildcard hosts/client/*.c) Tests/EndToEnd/client-feed-test.c \
	Tests/EndToEnd/fake-evdev/test/check.c
CLIENT_FEED_GENERATED := $(BUILD)/generated/client-feed
POINTER_GESTURES = $(shell $(PKG_CONFIG) --variable=pkgdatadir wayland-protocols)/unstable/pointer-gestures/pointer-gestures-unstable-v1.xml

.PHONY: client-feed-test
client-feed-test: $(BUILD)/tests/client-feed-test

$(CLIENT_FEED_GENERATED)/pointer-gestures.stamp:
	@mkdir -p $(@D)
	$(WAYLAND_SCANNER) client-header $(POINTER_GESTURES) $(@D)/pointer-gestures-unstable-v1-client-protocol.h
	$(WAYLAND_SCANNER) private-code $(POINTER_GESTURES) $(@D)/pointer-gestures-unstable-v1-protocol.c
	@touch $@

$(BUILD)/tests/client-feed-test: $(CLIENT_FEED_SOURCES) $(wildcard hosts/client/*.h) \
		$(CLIENT_FEED_GENERATED)/pointer-gestures.stamp $(BUILD)/lib/libtactus.so
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -std=c11 -Wno-unused-parameter -Iinclude -Ihosts/client -ITests/EndToEnd/fake-evdev/test \
		-I$(CLIENT_FEED_GENERATED) $(CLIENT_FEED_SOURCES) \
		$(CLIENT_FEED_GENERATED)/pointer-gestures-unstable-v1-protocol.c $(LDFLAGS) -L$(BUILD)/lib -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' $$($(PKG_CONFIG) --cflags --libs wayland-client) -lm -o $@
