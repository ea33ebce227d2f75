# SPDX-License-Identifier: MIT
# Programs that show that the library stays up. Included by the top Makefile behind cabi.mk.

HOSTILITY_SOURCES := $(wildcard Tests/Reliability/hostility/*.c) $(CHECK_FOLDER)/check.c

$(BUILD)/tests/hostility: $(HOSTILITY_SOURCES) Tests/Reliability/hostility/host.h include/tactus.h $(BUILD)/lib/libtactus.so
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -std=c11 -I$(CHECK_FOLDER) -Iinclude $(HOSTILITY_SOURCES) $(LDFLAGS) -L$(BUILD)/lib -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' -lm -o $@

# Preloaded, so that no run finds its memory where another did.
$(BUILD)/tests/libshuffled-memory.so: Tests/Reliability/shuffled-memory.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -std=c11 -fno-builtin -fPIC -shared $< $(LDFLAGS) -o $@

# Normal Swift, to be compared with what ships.
.PHONY: normal-libraries
NORMAL_SWIFT = $(SWIFT_BUILD) --product tactus --disable-local-rpath --scratch-path $(BUILD)/swift-normal
normal-libraries:
	$(NORMAL_SWIFT)
	$(NORMAL_SWIFT) -c release

check-programs: $(BUILD)/tests/hostility $(BUILD)/tests/libshuffled-memory.so
