# SPDX-License-Identifier: MIT
# libtactus-interactions: what toolkits build of gestures; and its tests. In C: it uses nothing but the public API of
# libtactus. Included by the top Makefile, behind gestures.mk.

INTERACTIONS_CFLAGS = $(CFLAGS) -std=c11 -D_GNU_SOURCE -fPIC -ffile-prefix-map=$(CURDIR)=. -MMD -MP -Iinclude -Wno-unused-parameter
INTERACTIONS_SOURCES := $(wildcard Sources/Interactions/*.c)
INTERACTIONS_OBJECTS := $(INTERACTIONS_SOURCES:Sources/Interactions/%.c=$(BUILD)/interactions/%.o)
INTERACTIONS_TEST_WRAPS := -Wl,--wrap=calloc -Wl,--wrap=tactus_view_add_recognizer -Wl,--wrap=tactus_recognizer_add_target
INTERACTIONS_TEST_OBJECTS := $(patsubst Tests/%.c,$(BUILD)/tests/objects/%.o,$(wildcard Tests/Interactions/*.c))

$(INTERACTIONS_OBJECTS): $(BUILD)/interactions/%.o: Sources/Interactions/%.c
	@mkdir -p $(@D)
	$(CC) $(INTERACTIONS_CFLAGS) -c $< -o $@

$(BUILD)/stamps/libtactus-interactions: $(INTERACTIONS_OBJECTS) tactus-interactions.map | $(BUILD)/lib/libtactus.so
	$(CC) -shared -nostartfiles $(INTERACTIONS_OBJECTS) -Wl,-soname,libtactus-interactions.so.0 \
		-Wl,--version-script=tactus-interactions.map -Wl,-z,defs -Wl,--as-needed $(LDFLAGS) -L$(BUILD)/lib -ltactus -lm \
		-o $(BUILD)/interactions/libtactus-interactions.so
	@$(call update,$(BUILD)/interactions/libtactus-interactions.so,$(BUILD)/lib/libtactus-interactions.so.0)

$(INTERACTIONS_TEST_OBJECTS): $(BUILD)/tests/objects/%.o: Tests/%.c
	@mkdir -p $(@D)
	$(CC) $(INTERACTIONS_CFLAGS) -I$(GESTURES_CHECK) -c $< -o $@

# Of the objects, not of the library: Tests/Interactions/memory.c fails some of their calls.
$(BUILD)/tests/interactions: $(INTERACTIONS_TEST_OBJECTS) $(INTERACTIONS_OBJECTS) $(GESTURES_CHECK)/check.c $(BUILD)/lib/libtactus.so
	$(CC) $(CFLAGS) -std=c11 -I$(GESTURES_CHECK) $(filter %.o %.c,$^) $(LDFLAGS) $(INTERACTIONS_TEST_WRAPS) -L$(BUILD)/lib -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' -lm -o $@

check-programs: $(BUILD)/tests/interactions

-include $(INTERACTIONS_OBJECTS:.o=.d) $(INTERACTIONS_TEST_OBJECTS:.o=.d)
