# SPDX-License-Identifier: MIT
# libtactus-gestures: gestures from a file, for all hosts; and its tests. In C: it uses nothing but the public API of
# libtactus. Included by the top Makefile.

GESTURES_CFLAGS = $(CFLAGS) -std=c11 -D_GNU_SOURCE -fPIC -ffile-prefix-map=$(CURDIR)=. -MMD -MP -Iinclude
GESTURES_SOURCES := $(wildcard Sources/Gestures/*.c)
GESTURES_OBJECTS := $(GESTURES_SOURCES:Sources/Gestures/%.c=$(BUILD)/gestures/%.o)
# All test programs name, count and print checks alike.
GESTURES_CHECK := Tests/Hosts/fake-evdev/test
# Tests/Hosts/gestures/memory.c fails these.
GESTURES_TEST_WRAPS := -Wl,--wrap=calloc -Wl,--wrap=tactus_view_add_recognizer
GESTURES_TEST_OBJECTS := $(patsubst Tests/%.c,$(BUILD)/tests/objects/%.o,$(wildcard Tests/Hosts/gestures/*.c))
# The tool's sloppy hands, which draw strokes.
GESTURES_TEST_HANDS := $(patsubst %,$(BUILD)/tests/objects/Gestures/tool/%.o,sloppy-hand sloppy-stroke)

$(GESTURES_OBJECTS): $(BUILD)/gestures/%.o: Sources/Gestures/%.c
	@mkdir -p $(@D)
	$(CC) $(GESTURES_CFLAGS) -c $< -o $@

$(BUILD)/stamps/libtactus-gestures: $(GESTURES_OBJECTS) packaging/maps/tactus-gestures.map | $(BUILD)/lib/libtactus.so
	$(CC) -shared -nostartfiles $(GESTURES_OBJECTS) -Wl,-soname,libtactus-gestures.so.0 -Wl,--version-script=packaging/maps/tactus-gestures.map \
		-Wl,-z,defs -Wl,--as-needed $(LDFLAGS) -L$(BUILD)/lib -ltactus -lm -o $(BUILD)/gestures/libtactus-gestures.so
	@$(call update,$(BUILD)/gestures/libtactus-gestures.so,$(BUILD)/lib/libtactus-gestures.so.0)

$(GESTURES_TEST_OBJECTS): $(BUILD)/tests/objects/%.o: Tests/%.c
	@mkdir -p $(@D)
	$(CC) $(GESTURES_CFLAGS) -ISources/Gestures -I$(GESTURES_CHECK) -c $< -o $@

$(GESTURES_TEST_HANDS): $(BUILD)/tests/objects/Gestures/tool/%.o: Sources/Gestures/tool/%.c
	@mkdir -p $(@D)
	$(CC) $(GESTURES_CFLAGS) -c $< -o $@

# Of the objects, not of the library: some suites look inside or fail its allocations.
$(BUILD)/tests/gestures: $(GESTURES_TEST_OBJECTS) $(GESTURES_TEST_HANDS) $(GESTURES_OBJECTS) $(GESTURES_CHECK)/check.c $(BUILD)/lib/libtactus.so
	$(CC) $(CFLAGS) -std=c11 -I$(GESTURES_CHECK) $(filter %.o %.c,$^) $(LDFLAGS) $(GESTURES_TEST_WRAPS) -L$(BUILD)/lib -ltactus -Wl,-rpath,'$$ORIGIN/../lib' -lm -o $@

check-programs: $(BUILD)/tests/gestures

-include $(GESTURES_OBJECTS:.o=.d) $(GESTURES_TEST_OBJECTS:.o=.d) $(GESTURES_TEST_HANDS:.o=.d)
