# SPDX-License-Identifier: MIT
# What the daemon is tested with beside the fake evdev. Included by native.mk.

$(BUILD)/tests/watch-touches: Tests/Hosts/tactusd/watch-touches.c
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 $$($(PKG_CONFIG) --cflags libinput libudev) $< $(LDFLAGS) \
		$$($(PKG_CONFIG) --libs libinput libudev) -o $@

$(BUILD)/tests/libfake-seat.so: Tests/Hosts/tactusd/fake-seat.c
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) -shared -fPIC $(CFLAGS) -std=c11 $< $(LDFLAGS) -o $@

$(BUILD)/tests/twin-safety-test: Tests/Hosts/tactusd/twin-safety-test.c \
		Sources/VirtualTouchscreen/Safety/twin-safety.c
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 -ISources/VirtualTouchscreen/Safety/include $^ $(LDFLAGS) -ldl -o $@

# For the kernel's own uinput, in scripts/guest.
$(BUILD)/tests/libhanging-uinput.so: Tests/Hosts/tactusd/hanging-uinput.c
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) -shared -fPIC $(CFLAGS) -std=c11 $< $(LDFLAGS) -o $@

$(BUILD)/tests/uinput-panel: Tests/Hosts/tactusd/uinput-panel.c $(call fake_evdev_objects,\
		fake-evdev/description.c fake-evdev/classify.c)
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 $^ $(LDFLAGS) -o $@

check-all-programs: $(addprefix $(BUILD)/tests/,watch-touches libfake-seat.so libhanging-uinput.so uinput-panel \
	twin-safety-test)

# For the lock screen, where libsystemd is.
ifeq ($(shell $(PKG_CONFIG) --exists libsystemd && echo there),there)
$(BUILD)/tests/fake-logind: Tests/Hosts/tactusd/fake-logind.c
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 $$($(PKG_CONFIG) --cflags libsystemd) $< $(LDFLAGS) \
		$$($(PKG_CONFIG) --libs libsystemd) -o $@

check-all-programs: $(BUILD)/tests/fake-logind
endif
