# SPDX-License-Identifier: MIT
# Programs that show that the library stays up. Included by the top Makefile behind cabi.mk.

HOSTILITY_SOURCES := $(wildcard Tests/Reliability/hostility/*.c) $(CHECK_FOLDER)/check.c

$(BUILD)/tests/hostility: $(HOSTILITY_SOURCES) Tests/Reliability/hostility/host.h include/tactus.h $(BUILD)/lib/libtactus.so
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -std=c11 -I$(CHECK_FOLDER) -Iinclude $(HOSTILITY_SOURCES) $(LDFLAGS) -L$(BUILD)/lib -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' -lm -o $@

check-programs: $(BUILD)/tests/hostility
