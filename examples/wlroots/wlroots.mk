# SPDX-License-Identifier: MIT
# The compositor on wlroots. Included by native.mk behind examples.mk, which says how
# examples are compiled; WLROOTS is the package of one of the versions that hosts/wlroots/wlroots-version.h knows.

WLROOTS_PACKAGES := $(WLROOTS) libinput libudev wayland-server pixman-1 xkbcommon cairo
WLROOTS_GENERATED := $(GENERATED)/wlroots
WLROOTS_CFLAGS = $(EXAMPLE_CFLAGS) -DWLR_USE_UNSTABLE -I$(WLROOTS_GENERATED) -Iexamples/wlroots -Ihosts/wlroots \
	$$($(PKG_CONFIG) --cflags $(WLROOTS_PACKAGES))
WLROOTS_GLUE := $(patsubst hosts/%.c,$(BUILD)/objects/hosts/%.o,$(wildcard hosts/wlroots/*.c))
WLROOTS_OBJECTS := $(patsubst examples/%.c,$(BUILD)/examples/objects/%.o,$(wildcard examples/wlroots/*.c)) \
	$(WLROOTS_GLUE)
WLROOTS_PROTOCOLS := $(WLROOTS_GENERATED)/xdg-shell-protocol.h $(WLROOTS_GENERATED)/wlr-layer-shell-unstable-v1-protocol.h
$(WLROOTS_GENERATED)/xdg-shell-protocol.h:
	@mkdir -p $(@D)
	$(QUIET_GEN)$(WAYLAND_SCANNER) server-header $(XDG_SHELL) $@

$(WLROOTS_GENERATED)/wlr-layer-shell-unstable-v1-protocol.h: examples/wlroots/wlr-layer-shell-unstable-v1.xml
	@mkdir -p $(@D)
	$(QUIET_GEN)$(WAYLAND_SCANNER) server-header $< $@

$(filter-out $(WLROOTS_GLUE),$(WLROOTS_OBJECTS)): $(BUILD)/examples/objects/%.o: examples/%.c | $(WLROOTS_PROTOCOLS)
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(WLROOTS_CFLAGS) -c $< -o $@

$(WLROOTS_GLUE): $(BUILD)/objects/hosts/%.o: hosts/%.c | $(WLROOTS_PROTOCOLS)
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(WLROOTS_CFLAGS) -c $< -o $@

$(BUILD)/examples/wlroots-compositor: $(WLROOTS_OBJECTS) $(HOST_LIBRARIES)
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(CFLAGS) $(LDFLAGS) $(filter %.o,$^) $(HOST_LINK) -Wl,-rpath,'$$ORIGIN/../lib' \
		$$($(PKG_CONFIG) --libs $(WLROOTS_PACKAGES)) -lm -o $@

examples: $(BUILD)/examples/wlroots-compositor

-include $(WLROOTS_OBJECTS:.o=.d)
