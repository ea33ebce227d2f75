# SPDX-License-Identifier: MIT
# Tests of libtactus-gestures. Included by the top Makefile.

# All test programs name, count and print checks alike.
GESTURES_CHECK := Tests/Hosts/fake-evdev/test
# Tests/Hosts/gestures/memory.c fails these.
GESTURES_TEST_WRAPS := -Wl,--wrap=calloc -Wl,--wrap=tactus_view_add_recognizer
GESTURES_TEST_OBJECTS := $(patsubst Tests/%.c,$(BUILD)/tests/objects/%.o,$(wildcard Tests/Hosts/gestures/*.c))
# The tool's sloppy hands, which draw strokes.
GESTURES_TEST_HANDS := $(patsubst %,$(BUILD)/tests/objects/Gestures/tool/%.o,sloppy-hand sloppy-stroke)

$(GESTURES_TEST_OBJECTS): $(BUILD)/tests/objects/%.o: Tests/%.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(GESTURES_CFLAGS) -ISources/Gestures -I$(GESTURES_CHECK) -c $< -o $@

$(GESTURES_TEST_HANDS): $(BUILD)/tests/objects/Gestures/tool/%.o: Sources/Gestures/tool/%.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(GESTURES_CFLAGS) -c $< -o $@

# Of the objects, not of the library: some suites look inside or fail its allocations.
$(BUILD)/tests/gestures: $(GESTURES_TEST_OBJECTS) $(GESTURES_TEST_HANDS) $(GESTURES_OBJECTS) $(GESTURES_CHECK)/check.c $(BUILD)/lib/libtactus.so
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 -I$(GESTURES_CHECK) $(filter %.o %.c,$^) $(LDFLAGS) $(GESTURES_TEST_WRAPS) -L$(BUILD)/lib -ltactus -Wl,-rpath,'$$ORIGIN/../lib' -lm -o $@

check-programs: $(BUILD)/tests/gestures

-include $(GESTURES_TEST_OBJECTS:.o=.d) $(GESTURES_TEST_HANDS:.o=.d)
