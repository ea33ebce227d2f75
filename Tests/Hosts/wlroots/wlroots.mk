# SPDX-License-Identifier: MIT
# Tests of the compositor on wlroots and of the glue alone. Included by the top Makefile behind examples/wlroots/wlroots.mk.

# The test plays fingers on touchscreens of the headless backend; it has a main of its own.
WLROOTS_TEST_OBJECTS := $(patsubst Tests/Hosts/%.c,$(BUILD)/tests/objects/%.o,\
	$(filter-out %/motion-steps.c,$(wildcard Tests/Hosts/wlroots/*.c)))

$(WLROOTS_TEST_OBJECTS): $(BUILD)/tests/objects/%.o: Tests/Hosts/%.c | $(WLROOTS_PROTOCOLS)
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(WLROOTS_CFLAGS) -c $< -o $@

$(BUILD)/tests/wlroots-compositor: $(filter-out %/main.o,$(WLROOTS_OBJECTS)) $(WLROOTS_TEST_OBJECTS) $(HOST_LIBRARIES)
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(CFLAGS) $(LDFLAGS) $(filter %.o,$^) $(HOST_LINK) -Wl,-rpath,'$$ORIGIN/../lib' \
		$$($(PKG_CONFIG) --libs $(WLROOTS_PACKAGES)) -lm -o $@

# A compositor without touch, as it is and with the glue added by a patch, without the optional gesture file.
WLROOTS_BARE := examples/tinywl
$(WLROOTS_GENERATED)/adopted.c: $(WLROOTS_BARE)/tinywl.c $(WLROOTS_BARE)/tactus.patch
	@mkdir -p $(@D)
	patch --quiet --output=$@ $^

WLROOTS_BARE_CFLAGS = $(filter-out -MMD -MP,$(WLROOTS_CFLAGS)) -Wl,--wrap=wlr_backend_start,--wrap=wl_display_create
WLROOTS_BARE_NEEDS := $(WLROOTS_BARE)/fingers.c $(wildcard examples/wlroots/version*.h) hosts/wlroots/wlroots-version.h | $(WLROOTS_PROTOCOLS)
$(BUILD)/tests/wlroots-bare: $(WLROOTS_BARE)/tinywl.c $(WLROOTS_BARE_NEEDS)
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(WLROOTS_BARE_CFLAGS) $(filter %.c,$^) $(LDFLAGS) $$($(PKG_CONFIG) --libs $(WLROOTS_PACKAGES)) -o $@

$(BUILD)/tests/wlroots-adopted: $(WLROOTS_GENERATED)/adopted.c $(filter-out %-gestures.o %-keys.o,$(WLROOTS_GLUE)) \
		$(HOST_LIBRARIES) $(WLROOTS_BARE_NEEDS)
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(WLROOTS_BARE_CFLAGS) $(filter %.c %.o,$^) $(LDFLAGS) $(HOST_LINK) \
		-Wl,-rpath,'$$ORIGIN/../lib' $$($(PKG_CONFIG) --libs $(WLROOTS_PACKAGES)) -lm -o $@

$(BUILD)/tests/wlroots-motion: Tests/Hosts/wlroots/motion-steps.c examples/wlroots/motion.c examples/wlroots/motion.h \
		$(BUILD)/lib/libtactus.so
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(filter-out -MMD -MP,$(EXAMPLE_CFLAGS)) -Iexamples/wlroots $(filter %.c,$^) $(LDFLAGS) -L$(BUILD)/lib -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' -o $@

.PHONY: check-wlroots
WLROOTS_PROGRAMS := $(addprefix $(BUILD)/tests/,wlroots-compositor wlroots-bare wlroots-adopted wlroots-motion)
check-all-programs: $(WLROOTS_PROGRAMS)

check-wlroots: $(WLROOTS_PROGRAMS) $(addprefix $(BUILD)/,tests/rude-client tests/pointer-client tests/screen-keyboard \
		examples/wlroots-compositor examples/client) $(FOLLOWERS_TEST_PROGRAMS)
	Tests/Hosts/wlroots/run-wlroots.sh
	Tests/Hosts/wlroots/run-glue.sh

-include $(WLROOTS_TEST_OBJECTS:.o=.d)
