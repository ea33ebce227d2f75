# SPDX-License-Identifier: MIT
# The player of samples for the tests of the example that detects shakes. Included by the top Makefile behind
# examples/shake/shake.mk and fake-evdev.mk.

PLAY_SAMPLES_OBJECT := $(BUILD)/tests/objects/shake/play-samples.o
FAKE_EVDEV_REMOTE_OBJECT := $(BUILD)/tests/objects/fake-evdev/remote.o

$(PLAY_SAMPLES_OBJECT): Tests/Examples/Shake/play-samples.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(TEST_HOST_CFLAGS) -c $< -o $@

$(BUILD)/tests/play-samples: $(PLAY_SAMPLES_OBJECT) $(FAKE_EVDEV_REMOTE_OBJECT)
	$(QUIET_LINK)$(CC) $(CFLAGS) $(LDFLAGS) $^ -lm -o $@

.PHONY: check-shake
check-all-programs: $(BUILD)/examples/shake $(BUILD)/tests/play-samples

check-shake: $(BUILD)/examples/shake $(BUILD)/tests/play-samples $(BUILD)/tests/libfake-evdev.so
	Tests/Examples/Shake/run-shake.sh

-include $(PLAY_SAMPLES_OBJECT:.o=.d)
