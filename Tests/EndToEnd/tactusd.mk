# SPDX-License-Identifier: MIT
# What the daemon is tested with beside the fake evdev. Included by the top Makefile.

$(BUILD)/tests/watch-touches: Tests/EndToEnd/tactusd/watch-touches.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -std=c11 $$($(PKG_CONFIG) --cflags libinput libudev) $< $(LDFLAGS) \
		$$($(PKG_CONFIG) --libs libinput libudev) -o $@

$(BUILD)/tests/libfake-seat.so: Tests/EndToEnd/tactusd/fake-seat.c
	@mkdir -p $(@D)
	$(CC) -shared -fPIC $(CFLAGS) -std=c11 $< $(LDFLAGS) -o $@

check-programs: $(addprefix $(BUILD)/tests/,watch-touches libfake-seat.so)
