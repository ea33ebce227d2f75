# SPDX-License-Identifier: MIT
# The curves of scrolling, from the shipped library, against their laws and the files in docs/. Included by native.mk,
# which knows how to make the library in $(BUILD)/lib.

# All test programs name, count and print checks alike.
SCROLLING_CHECK_FOLDER := Tests/Hosts/fake-evdev/test
SCROLLING_SOURCES := $(wildcard Tests/Examples/Scrolling/*.c) $(SCROLLING_CHECK_FOLDER)/check.c
SCROLLING_OBJECTS := $(SCROLLING_SOURCES:Tests/%.c=$(BUILD)/tests/scrolling-objects/%.o)

.PHONY: scrolling scrolling-files
scrolling: $(BUILD)/tests/scrolling-test

# After a deliberate change of the curves.
scrolling-files: $(BUILD)/tests/scrolling-test
	$< --write docs

$(BUILD)/tests/scrolling-objects/%.o: Tests/%.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(CFLAGS) -std=c11 -MMD -MP -Iinclude -I$(SCROLLING_CHECK_FOLDER) -c $< -o $@

$(BUILD)/tests/scrolling-test: $(SCROLLING_OBJECTS) $(BUILD)/lib/libtactus.so
	$(QUIET_LINK)$(CC) $(CFLAGS) $(SCROLLING_OBJECTS) $(LDFLAGS) -L$(BUILD)/lib -ltactus -lm \
		-Wl,-rpath,'$$ORIGIN/../lib' -o $@

-include $(SCROLLING_OBJECTS:.o=.d)
