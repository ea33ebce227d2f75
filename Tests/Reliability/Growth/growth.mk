# SPDX-License-Identifier: MIT
# How work grows with the objects that there are. Included by native.mk.

GROWTH_SOURCES := $(wildcard Tests/Reliability/Growth/*.c)

check-all-programs: $(BUILD)/tests/growth

$(BUILD)/tests/growth: $(GROWTH_SOURCES) Tests/Reliability/Growth/growth.h include/tactus.h include/tactus-recorder.h \
		$(BUILD)/lib/libtactus.so $(BUILD)/lib/libtactus-recorder.so
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 -Iinclude $(GROWTH_SOURCES) $(LDFLAGS) -L$(BUILD)/lib -ltactus-recorder -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' -o $@
