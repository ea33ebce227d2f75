# SPDX-License-Identifier: MIT
# Tests of what the client of examples/followers reads. Included by the top Makefile behind its followers.mk.

FOLLOWERS_READER := $(patsubst %,$(BUILD)/examples/objects/followers/%.o,json lines gesture-step)

# What the example reads, and a host that tells lines of a file.
$(BUILD)/tests/follower-lines: Tests/Hosts/follower-lines.c $(FOLLOWERS_READER)
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(filter-out -MMD -MP,$(TEST_HOST_CFLAGS)) $^ $(LDFLAGS) -lm -o $@

$(BUILD)/tests/telling-host: Tests/Hosts/telling-host.c
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(filter-out -MMD -MP,$(TEST_HOST_CFLAGS)) $< $(LDFLAGS) -o $@

FOLLOWERS_TEST_PROGRAMS := $(addprefix $(BUILD)/,examples/followers tests/follower-lines tests/telling-host)
check-all-programs: $(FOLLOWERS_TEST_PROGRAMS)
