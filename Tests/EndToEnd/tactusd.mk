# SPDX-License-Identifier: MIT
# What the daemon is tested with beside the fake evdev. Included by the top Makefile.

$(BUILD)/tests/watch-touches: Tests/EndToEnd/tactusd/watch-touches.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -std=c11 $$($(PKG_CONFIG) --cflags libinput libudev) $< $(LDFLAGS) \
		$$($(PKG_CONFIG) --libs libinput libudev) -o $@

check-programs: $(BUILD)/tests/watch-touches
