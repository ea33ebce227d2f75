# SPDX-License-Identifier: MIT
# A player of scenarios in C, for systems on which Swift's own does not run. Included by native.mk and by
# packaging/cross/cross.mk, behind cabi.mk, whose rules it is made by.

PLAYER_OBJECTS := $(patsubst Tests/%.c,$(BUILD)/tests/cabi-objects/%.o,$(wildcard Tests/Scenarios/Player/*.c))

$(BUILD)/tests/player: $(PLAYER_OBJECTS)
	$(QUIET_LINK)$(CABI_LINK)

cabi: $(BUILD)/tests/player
-include $(PLAYER_OBJECTS:.o=.d)
