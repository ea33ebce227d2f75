# SPDX-License-Identifier: MIT
# Tests of libtactus-interactions. Included by native.mk behind Tests/Hosts/gestures/gestures.mk.

# memory.c fails these.
INTERACTIONS_TEST_WRAPS := -Wl,--wrap=calloc -Wl,--wrap=tactus_view_add_recognizer -Wl,--wrap=tactus_recognizer_add_target
INTERACTIONS_TEST_OBJECTS := $(patsubst Tests/%.c,$(BUILD)/tests/objects/%.o,$(wildcard Tests/CABI/Interactions/*.c))

$(INTERACTIONS_TEST_OBJECTS): $(BUILD)/tests/objects/%.o: Tests/%.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(INTERACTIONS_CFLAGS) -I$(GESTURES_CHECK) -c $< -o $@

# Of the objects, not of the library: memory.c fails some of their calls.
$(BUILD)/tests/interactions: $(INTERACTIONS_TEST_OBJECTS) $(INTERACTIONS_OBJECTS) $(GESTURES_CHECK)/check.c $(BUILD)/lib/libtactus.so
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 -I$(GESTURES_CHECK) $(filter %.o %.c,$^) $(LDFLAGS) $(INTERACTIONS_TEST_WRAPS) -L$(BUILD)/lib \
		-ltactus -Wl,-rpath,'$$ORIGIN/../lib' -lm -o $@

check-programs: $(BUILD)/tests/interactions

-include $(INTERACTIONS_TEST_OBJECTS:.o=.d)
