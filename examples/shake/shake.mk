# SPDX-License-Identifier: MIT
# The example that detects shakes, and the player of samples for its tests. Included by the top Makefile
# behind examples.mk, which says how examples are compiled, and fake-evdev.mk.

SHAKE_OBJECTS := $(patsubst examples/%.c,$(BUILD)/examples/objects/%.o,$(wildcard examples/shake/*.c))
PLAY_SAMPLES_OBJECT := $(BUILD)/tests/objects/shake/play-samples.o
FAKE_EVDEV_REMOTE_OBJECT := $(BUILD)/tests/objects/fake-evdev/remote.o

$(SHAKE_OBJECTS): $(BUILD)/examples/objects/%.o: examples/%.c
	@mkdir -p $(@D)
	$(CC) $(EXAMPLE_CFLAGS) $$($(PKG_CONFIG) --cflags libevdev) -c $< -o $@

$(BUILD)/examples/shake: $(SHAKE_OBJECTS) $(BUILD)/lib/libtactus.so
	$(CC) $(CFLAGS) $(LDFLAGS) $(filter %.o,$^) -L$(BUILD)/lib -ltactus -Wl,-rpath,'$$ORIGIN/../lib' \
		$$($(PKG_CONFIG) --libs libevdev) -o $@

$(PLAY_SAMPLES_OBJECT): Tests/Examples/Shake/play-samples.c
	@mkdir -p $(@D)
	$(CC) $(EXAMPLE_CFLAGS) -c $< -o $@

$(BUILD)/tests/play-samples: $(PLAY_SAMPLES_OBJECT) $(FAKE_EVDEV_REMOTE_OBJECT)
	$(CC) $(CFLAGS) $(LDFLAGS) $^ -lm -o $@

examples: $(BUILD)/examples/shake
.PHONY: check-shake
check-all-programs: $(BUILD)/examples/shake $(BUILD)/tests/play-samples

check-shake: $(BUILD)/examples/shake $(BUILD)/tests/play-samples $(BUILD)/tests/libfake-evdev.so
	Tests/Examples/Shake/run-shake.sh

-include $(patsubst %.o,%.d,$(SHAKE_OBJECTS) $(PLAY_SAMPLES_OBJECT))
