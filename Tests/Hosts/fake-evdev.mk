# SPDX-License-Identifier: MIT
# The fake evdev, the player of recordings, the generator of traces and their test.
# Alone: make -f Tests/Hosts/fake-evdev.mk check-fake-evdev [RECORDINGS=folder]

BUILD ?= build

END_TO_END := $(dir $(lastword $(MAKEFILE_LIST)))
FAKE_EVDEV_BUILD := $(BUILD)/tests

# A fortified libc wraps the very functions that are defined here; traces need the
# same floating-point results everywhere, hence no contraction.
FAKE_EVDEV_CFLAGS := -std=c11 -O2 -g -fPIC -fvisibility=hidden -U_FORTIFY_SOURCE -ffp-contract=off \
	-Wall -Wextra -Wpedantic $(if $(filter no,$(WERROR)),,-Werror) -MMD -MP $(shell pkg-config --cflags libudev libinput)

fake_evdev_objects = $(patsubst $(END_TO_END)%.c,$(FAKE_EVDEV_BUILD)/objects/%.o,$(wildcard \
	$(addprefix $(END_TO_END),$(1))))

FAKE_EVDEV_OBJECTS := $(call fake_evdev_objects,fake-evdev/*.c)
FAKE_EVDEV_RECORDING_OBJECTS := $(call fake_evdev_objects,recording/recording.c)
FAKE_EVDEV_TRACE_OBJECTS := $(filter-out %/generate-trace.o,$(call fake_evdev_objects,traces/*.c))
FAKE_EVDEV_TEST_OBJECTS := $(call fake_evdev_objects,fake-evdev-test.c fake-evdev/test/*.c)

FAKE_EVDEV_PROGRAMS := $(addprefix $(FAKE_EVDEV_BUILD)/,libfake-evdev.so generate-trace play-recording fake-evdev-command fake-evdev-test)

# Linker options of a test program: the fake comes before the real libinput.
FAKE_EVDEV_LIBS := -L$(FAKE_EVDEV_BUILD) -Wl,-rpath,'$$ORIGIN' -lfake-evdev

.PHONY: fake-evdev check-fake-evdev
fake-evdev: $(FAKE_EVDEV_PROGRAMS)

check-fake-evdev: $(FAKE_EVDEV_PROGRAMS)
	$(FAKE_EVDEV_BUILD)/fake-evdev-test $(RECORDINGS)

$(FAKE_EVDEV_BUILD)/objects/%.o: $(END_TO_END)%.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(FAKE_EVDEV_CFLAGS) -c $< -o $@

$(FAKE_EVDEV_BUILD)/libfake-evdev.so: $(FAKE_EVDEV_OBJECTS)
	$(QUIET_LINK)$(CC) -shared -pthread -Wl,-z,defs $^ -ldl -o $@

$(FAKE_EVDEV_BUILD)/generate-trace: $(FAKE_EVDEV_TRACE_OBJECTS) $(call fake_evdev_objects,traces/generate-trace.c)
	$(QUIET_LINK)$(CC) $^ -o $@

$(FAKE_EVDEV_BUILD)/play-recording: $(FAKE_EVDEV_RECORDING_OBJECTS) \
		$(call fake_evdev_objects,recording/play-recording.c fake-evdev/remote.c)
	$(QUIET_LINK)$(CC) $^ -o $@

$(FAKE_EVDEV_BUILD)/fake-evdev-command: $(call fake_evdev_objects,recording/fake-evdev-command.c fake-evdev/remote.c)
	$(QUIET_LINK)$(CC) $^ -o $@

$(FAKE_EVDEV_BUILD)/fake-evdev-test: $(FAKE_EVDEV_TEST_OBJECTS) $(FAKE_EVDEV_RECORDING_OBJECTS) \
		$(FAKE_EVDEV_TRACE_OBJECTS) | $(FAKE_EVDEV_BUILD)/libfake-evdev.so
	$(QUIET_LINK)$(CC) -pthread $^ $(FAKE_EVDEV_LIBS) $(shell pkg-config --libs libinput libudev) -o $@

-include $(patsubst %.o,%.d,$(call fake_evdev_objects,fake-evdev/*.c fake-evdev/test/*.c recording/*.c traces/*.c *.c))
