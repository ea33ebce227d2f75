# SPDX-License-Identifier: MIT
# Tests of libtactus-interactions. Included by native.mk behind Tests/Hosts/gestures/gestures.mk.

INTERACTIONS_TEST_OBJECTS := $(patsubst Tests/%.c,$(BUILD)/tests/objects/%.o,$(wildcard Tests/CABI/Interactions/*.c))

$(INTERACTIONS_TEST_OBJECTS): $(BUILD)/tests/objects/%.o: Tests/%.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(INTERACTIONS_CFLAGS) -I$(GESTURES_CHECK) -c $< -o $@

$(BUILD)/tests/interactions: $(INTERACTIONS_TEST_OBJECTS) $(GESTURES_CHECK)/check.c $(BUILD)/lib/libtactus-interactions.so $(BUILD)/lib/libtactus.so
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 -I$(GESTURES_CHECK) $(filter %.o %.c,$^) $(LDFLAGS) -L$(BUILD)/lib -ltactus-interactions -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' -lm -o $@

check-programs: $(BUILD)/tests/interactions

-include $(INTERACTIONS_TEST_OBJECTS:.o=.d)
