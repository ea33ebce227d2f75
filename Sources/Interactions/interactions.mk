# SPDX-License-Identifier: MIT
# libtactus-interactions: what toolkits build of gestures. In C: it uses nothing but the public API of libtactus. Included by
# native.mk.

INTERACTIONS_CFLAGS = $(CFLAGS) -std=c11 -D_GNU_SOURCE -fPIC -ffile-prefix-map=$(CURDIR)=. -MMD -MP -Iinclude -Wno-unused-parameter
INTERACTIONS_SOURCES := $(wildcard Sources/Interactions/*.c)
INTERACTIONS_OBJECTS := $(INTERACTIONS_SOURCES:Sources/Interactions/%.c=$(BUILD)/interactions/%.o)

$(INTERACTIONS_OBJECTS): $(BUILD)/interactions/%.o: Sources/Interactions/%.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(INTERACTIONS_CFLAGS) -c $< -o $@

$(BUILD)/stamps/libtactus-interactions: $(INTERACTIONS_OBJECTS) packaging/maps/tactus-interactions.map | $(BUILD)/lib/libtactus.so
	$(QUIET_LINK)$(CC) -shared -nostartfiles $(INTERACTIONS_OBJECTS) -Wl,-soname,libtactus-interactions.so.0 \
		-Wl,--version-script=packaging/maps/tactus-interactions.map -Wl,-z,defs -Wl,--as-needed $(LDFLAGS) -L$(BUILD)/lib -ltactus -lm \
		-o $(BUILD)/interactions/libtactus-interactions.so
	@$(call update,$(BUILD)/interactions/libtactus-interactions.so,$(BUILD)/lib/libtactus-interactions.so.0)

-include $(INTERACTIONS_OBJECTS:.o=.d)
