# SPDX-License-Identifier: MIT
# Gestures from a file, for the plugins of all hosts, and their tests. Needs nothing but libtactus. Included by the top
# Makefile.

GESTURES_CFLAGS = $(CFLAGS) -std=c11 -D_GNU_SOURCE -fPIC -fvisibility=hidden -MMD -MP -Iinclude -Iplugins/gestures
GESTURES_SOURCES := $(wildcard plugins/gestures/*.c)
GESTURES_OBJECTS := $(GESTURES_SOURCES:%.c=$(BUILD)/%.o)
# All test programs name, count and print checks alike.
GESTURES_CHECK := Tests/EndToEnd/fake-evdev/test
# Tests/Gestures/memory.c fails these.
GESTURES_TEST_WRAPS := -Wl,--wrap=calloc -Wl,--wrap=tactus_view_add_recognizer
GESTURES_TEST_OBJECTS := $(patsubst Tests/%.c,$(BUILD)/tests/objects/%.o,$(wildcard Tests/Gestures/*.c))

$(GESTURES_OBJECTS): $(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(GESTURES_CFLAGS) -c $< -o $@

$(GESTURES_TEST_OBJECTS): $(BUILD)/tests/objects/%.o: Tests/%.c
	@mkdir -p $(@D)
	$(CC) $(GESTURES_CFLAGS) -I$(GESTURES_CHECK) -c $< -o $@

$(BUILD)/tests/gestures: $(GESTURES_TEST_OBJECTS) $(GESTURES_OBJECTS) $(GESTURES_CHECK)/check.c $(BUILD)/lib/libtactus.so
	$(CC) $(CFLAGS) -std=c11 -I$(GESTURES_CHECK) $(filter %.o %.c,$^) $(LDFLAGS) $(GESTURES_TEST_WRAPS) -L$(BUILD)/lib -ltactus -Wl,-rpath,'$$ORIGIN/../lib' -lm -o $@

check-programs: $(BUILD)/tests/gestures

-include $(GESTURES_OBJECTS:.o=.d) $(GESTURES_TEST_OBJECTS:.o=.d)
