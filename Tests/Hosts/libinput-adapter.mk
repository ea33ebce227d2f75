# SPDX-License-Identifier: MIT
# The test of libtactus-libinput: the real libinput on the fake evdev, the shipped libraries behind it.
# Included by native.mk after fake-evdev.mk, whose objects and flags it shares, and which knows how to
# make the libraries in $(BUILD)/lib.

LIBINPUT_ADAPTER_OBJECTS := $(call fake_evdev_objects,libinput-adapter-test.c libinput-adapter/*.c)
LIBINPUT_ADAPTER_SHARED_OBJECTS := $(FAKE_EVDEV_RECORDING_OBJECTS) $(FAKE_EVDEV_TRACE_OBJECTS) \
	$(call fake_evdev_objects,fake-evdev/test/check.c fake-evdev/test/session.c)
LIBINPUT_ADAPTER_LIBS := $(BUILD)/lib/libtactus-libinput.so $(BUILD)/lib/libtactus.so

.PHONY: libinput-adapter-test check-libinput-adapter
libinput-adapter-test: $(FAKE_EVDEV_BUILD)/libinput-adapter-test

check-libinput-adapter: $(FAKE_EVDEV_BUILD)/libinput-adapter-test
	$< $(RECORDINGS)

$(LIBINPUT_ADAPTER_OBJECTS): FAKE_EVDEV_CFLAGS += -Iinclude -ITests/Hosts/library

$(FAKE_EVDEV_BUILD)/libinput-adapter-test: $(LIBINPUT_ADAPTER_OBJECTS) $(LIBINPUT_ADAPTER_SHARED_OBJECTS) \
		$(LIBINPUT_ADAPTER_LIBS) | $(FAKE_EVDEV_BUILD)/libfake-evdev.so
	$(QUIET_LINK)$(CC) -pthread $(filter %.o,$^) $(FAKE_EVDEV_LIBS) -L$(BUILD)/lib -ltactus-libinput -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' $(shell pkg-config --libs libinput libudev) -lm -o $@

-include $(LIBINPUT_ADAPTER_OBJECTS:.o=.d)
