# SPDX-License-Identifier: MIT
# The compositor on wlroots, and its test. Included by the top Makefile behind examples.mk, which says how
# examples are compiled; WLROOTS is the package of one of the versions that hosts/wlroots/wlroots-version.h knows.

WLROOTS_PACKAGES := $(WLROOTS) wayland-server pixman-1 xkbcommon cairo
WLROOTS_GENERATED := $(GENERATED)/wlroots
WLROOTS_CFLAGS = $(EXAMPLE_CFLAGS) -DWLR_USE_UNSTABLE -I$(WLROOTS_GENERATED) -Iexamples/wlroots -Ihosts/wlroots \
	$$($(PKG_CONFIG) --cflags $(WLROOTS_PACKAGES))
WLROOTS_GLUE := $(patsubst hosts/%.c,$(BUILD)/objects/hosts/%.o,$(wildcard hosts/wlroots/*.c))
WLROOTS_OBJECTS := $(patsubst examples/%.c,$(BUILD)/examples/objects/%.o,$(wildcard examples/wlroots/*.c)) \
	$(WLROOTS_GLUE)
# The test plays fingers on touchscreens of the headless backend; it has a main of its own.
WLROOTS_TEST_OBJECTS := $(patsubst Tests/EndToEnd/%.c,$(BUILD)/tests/objects/%.o,\
	$(filter-out %/motion-steps.c,$(wildcard Tests/EndToEnd/wlroots/*.c)))

WLROOTS_PROTOCOLS := $(WLROOTS_GENERATED)/xdg-shell-protocol.h $(WLROOTS_GENERATED)/wlr-layer-shell-unstable-v1-protocol.h
$(WLROOTS_GENERATED)/xdg-shell-protocol.h:
	@mkdir -p $(@D)
	$(WAYLAND_SCANNER) server-header $(XDG_SHELL) $@

$(WLROOTS_GENERATED)/wlr-layer-shell-unstable-v1-protocol.h: examples/wlroots/wlr-layer-shell-unstable-v1.xml
	@mkdir -p $(@D)
	$(WAYLAND_SCANNER) server-header $< $@

$(filter-out $(WLROOTS_GLUE),$(WLROOTS_OBJECTS)): $(BUILD)/examples/objects/%.o: examples/%.c | $(WLROOTS_PROTOCOLS)
	@mkdir -p $(@D)
	$(CC) $(WLROOTS_CFLAGS) -c $< -o $@

$(WLROOTS_GLUE): $(BUILD)/objects/hosts/%.o: hosts/%.c | $(WLROOTS_PROTOCOLS)
	@mkdir -p $(@D)
	$(CC) $(WLROOTS_CFLAGS) -c $< -o $@

$(WLROOTS_TEST_OBJECTS): $(BUILD)/tests/objects/%.o: Tests/EndToEnd/%.c | $(WLROOTS_PROTOCOLS)
	@mkdir -p $(@D)
	$(CC) $(WLROOTS_CFLAGS) -c $< -o $@

$(BUILD)/examples/wlroots-compositor: $(WLROOTS_OBJECTS)
$(BUILD)/tests/wlroots-compositor: $(filter-out %/main.o,$(WLROOTS_OBJECTS)) $(WLROOTS_TEST_OBJECTS)
$(BUILD)/examples/wlroots-compositor $(BUILD)/tests/wlroots-compositor: $(HOST_LIBRARIES)
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(LDFLAGS) $(filter %.o,$^) $(HOST_LINK) -Wl,-rpath,'$$ORIGIN/../lib' \
		$$($(PKG_CONFIG) --libs $(WLROOTS_PACKAGES)) -lm -o $@

# A compositor without touch, as it is and with the glue added by a patch, without the optional gesture file.
WLROOTS_BARE := Tests/EndToEnd/wlroots/bare
$(WLROOTS_GENERATED)/adopted.c: $(WLROOTS_BARE)/bare.c $(WLROOTS_BARE)/tactus.patch
	@mkdir -p $(@D)
	patch --quiet --output=$@ $^

WLROOTS_BARE_CFLAGS = $(filter-out -MMD -MP,$(WLROOTS_CFLAGS)) -Wl,--wrap=wlr_backend_start,--wrap=wl_display_create
WLROOTS_BARE_NEEDS := $(WLROOTS_BARE)/fingers.c $(wildcard examples/wlroots/version*.h) hosts/wlroots/wlroots-version.h | $(WLROOTS_PROTOCOLS)
$(BUILD)/tests/wlroots-bare: $(WLROOTS_BARE)/bare.c $(WLROOTS_BARE_NEEDS)
	@mkdir -p $(@D)
	$(CC) $(WLROOTS_BARE_CFLAGS) $(filter %.c,$^) $(LDFLAGS) $$($(PKG_CONFIG) --libs $(WLROOTS_PACKAGES)) -o $@

$(BUILD)/tests/wlroots-adopted: $(WLROOTS_GENERATED)/adopted.c $(filter-out %-gestures.o %-keys.o,$(WLROOTS_GLUE)) \
		$(HOST_LIBRARIES) $(WLROOTS_BARE_NEEDS)
	@mkdir -p $(@D)
	$(CC) $(WLROOTS_BARE_CFLAGS) $(filter %.c %.o,$^) $(LDFLAGS) $(HOST_LINK) \
		-Wl,-rpath,'$$ORIGIN/../lib' $$($(PKG_CONFIG) --libs $(WLROOTS_PACKAGES)) -lm -o $@

$(BUILD)/tests/wlroots-motion: Tests/EndToEnd/wlroots/motion-steps.c examples/wlroots/motion.c examples/wlroots/motion.h \
		$(BUILD)/lib/libtactus.so
	@mkdir -p $(@D)
	$(CC) $(filter-out -MMD -MP,$(EXAMPLE_CFLAGS)) -Iexamples/wlroots $(filter %.c,$^) $(LDFLAGS) -L$(BUILD)/lib -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' -o $@

examples: $(BUILD)/examples/wlroots-compositor
.PHONY: check-wlroots
WLROOTS_PROGRAMS := $(addprefix $(BUILD)/tests/,wlroots-compositor wlroots-bare wlroots-adopted wlroots-motion)
check-all-programs: $(WLROOTS_PROGRAMS)

check-wlroots: $(WLROOTS_PROGRAMS) $(addprefix $(BUILD)/,tests/rude-client tests/pointer-client tests/screen-keyboard \
		examples/wlroots-compositor examples/client) $(FOLLOWERS_TEST_PROGRAMS)
	Tests/EndToEnd/wlroots/run-wlroots.sh
	Tests/EndToEnd/wlroots/run-glue.sh

-include $(patsubst %.o,%.d,$(WLROOTS_OBJECTS) $(WLROOTS_TEST_OBJECTS))
