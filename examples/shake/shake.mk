# SPDX-License-Identifier: MIT
# The example that detects shakes. Included by native.mk behind examples.mk, which says how examples are compiled.

SHAKE_OBJECTS := $(patsubst examples/%.c,$(BUILD)/examples/objects/%.o,$(wildcard examples/shake/*.c))

$(SHAKE_OBJECTS): $(BUILD)/examples/objects/%.o: examples/%.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(EXAMPLE_CFLAGS) $$($(PKG_CONFIG) --cflags libevdev) -c $< -o $@

$(BUILD)/examples/shake: $(SHAKE_OBJECTS) $(BUILD)/lib/libtactus.so
	$(QUIET_LINK)$(CC) $(CFLAGS) $(LDFLAGS) $(filter %.o,$^) -L$(BUILD)/lib -ltactus -Wl,-rpath,'$$ORIGIN/../lib' \
		$$($(PKG_CONFIG) --libs libevdev) -o $@

examples: $(BUILD)/examples/shake

-include $(SHAKE_OBJECTS:.o=.d)
