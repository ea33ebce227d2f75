# SPDX-License-Identifier: MIT
# libtactus-gestures: gestures from a file, for all hosts. In C: it uses nothing but the public API of libtactus.
# Included by native.mk.

GESTURES_CFLAGS = $(CFLAGS) -std=c11 -D_GNU_SOURCE -fPIC -ffile-prefix-map=$(CURDIR)=. -MMD -MP -Iinclude
GESTURES_SOURCES := $(wildcard Sources/Gestures/*.c)
GESTURES_OBJECTS := $(GESTURES_SOURCES:Sources/Gestures/%.c=$(BUILD)/gestures/%.o)

$(GESTURES_OBJECTS): $(BUILD)/gestures/%.o: Sources/Gestures/%.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(GESTURES_CFLAGS) -c $< -o $@

$(BUILD)/stamps/libtactus-gestures: $(GESTURES_OBJECTS) packaging/maps/tactus-gestures.map | $(BUILD)/lib/libtactus.so
	$(QUIET_LINK)$(CC) -shared -nostartfiles $(GESTURES_OBJECTS) -Wl,-soname,libtactus-gestures.so.0 -Wl,--version-script=packaging/maps/tactus-gestures.map \
		-Wl,-z,defs -Wl,--as-needed $(LDFLAGS) -L$(BUILD)/lib -ltactus -lm -o $(BUILD)/gestures/libtactus-gestures.so
	@$(call update,$(BUILD)/gestures/libtactus-gestures.so,$(BUILD)/lib/libtactus-gestures.so.0)

-include $(GESTURES_OBJECTS:.o=.d)
