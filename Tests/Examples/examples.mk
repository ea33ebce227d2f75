# SPDX-License-Identifier: MIT
# Programs for the tests of the examples. Included by the top Makefile behind examples/classic/classic.mk.

$(BUILD)/tests/compare-pictures: Tests/Examples/compare-pictures.c
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(TEST_HOST_CFLAGS) -MF $(BUILD)/tests/objects/compare-pictures.d $$($(PKG_CONFIG) --cflags cairo) $< $(LDFLAGS) \
		$$($(PKG_CONFIG) --libs cairo) -o $@

# Devices of Weston for the tests, if its development files are installed (hosts/weston/weston.mk).
WESTON_DEVICES := $(if $(shell $(PKG_CONFIG) --exists libweston-10 weston && echo yes),$(BUILD)/tests/weston-devices.so)

$(BUILD)/tests/weston-devices.so: Tests/Examples/weston-devices.c
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) -shared $(WESTON_CFLAGS) -MF $(BUILD)/tests/objects/weston-devices.d -ITests/Hosts -Ihosts/weston \
		-DWESTON_VERSION_TEST_PLAYER $(LDFLAGS) -Wl,-z,defs $< $(WESTON_LIBS) -o $@

CLASSIC_TEST_PROGRAMS := $(CLASSIC_PROGRAMS) $(BUILD)/tests/compare-pictures $(WESTON_DEVICES)

.PHONY: check-examples
check-all-programs: $(CLASSIC_TEST_PROGRAMS) swift-examples
check-examples: $(CLASSIC_TEST_PROGRAMS) swift-examples end-to-end-programs
	Tests/Examples/run-examples.sh

-include $(addprefix $(BUILD)/tests/objects/,compare-pictures.d weston-devices.d)
