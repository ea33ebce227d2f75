# SPDX-License-Identifier: MIT
# The C suite: a program that uses installed files only. It is compiled and linked as a user's
# program is, by pkg-config, in a tree that `make install` made. Included by native.mk.

INSTALLED := $(BUILD)/tests/installed
INSTALLED_PREFIX := /opt/tactus
INSTALLED_PKG_CONFIG = PKG_CONFIG_SYSROOT_DIR=$(abspath $(INSTALLED)) \
	PKG_CONFIG_LIBDIR=$(INSTALLED)$(INSTALLED_PREFIX)/lib/pkgconfig $(PKG_CONFIG)

# All test programs name, count and print checks alike.
CHECK_FOLDER := Tests/Hosts/fake-evdev/test
# These sources are generated from the header, so that no function is left out.
GENERATED_CALLS := null-calls all-calls struct-members
RECOGNIZER_KINDS := $(BUILD)/tests/cabi-objects/recognizer-kinds.h
CABI_SOURCES := $(wildcard Tests/CABI/*.c Tests/CABI/wire/*.c) $(CHECK_FOLDER)/check.c
CABI_OBJECTS := $(CABI_SOURCES:Tests/%.c=$(BUILD)/tests/cabi-objects/%.o) $(GENERATED_CALLS:%=$(BUILD)/tests/cabi-objects/%.o)
CABI_COMPILE = $(CC) $(CFLAGS) -std=c11 -MMD -MP -ITests/CABI -I$(CHECK_FOLDER) -I$(dir $(RECOGNIZER_KINDS)) $$($(INSTALLED_PKG_CONFIG) --cflags tactus)

.PHONY: cabi
cabi: $(BUILD)/tests/cabi

$(INSTALLED)/date: $(SHARED_OBJECTS) $(BUILD)/lib/libtactus.a $(patsubst %,$(BUILD)/lib/lib%.a,$(filter tactus-gestures tactus-host,$(LIBRARIES))) $(HEADERS) $(if $(WITHOUT_TOOL),,$(BUILD)/tool/tactus) $(LIBRARIES:%=packaging/pkgconfig/%.pc.in)
	@$(MAKE) --no-print-directory -s install DESTDIR=$(abspath $(INSTALLED)) PREFIX=$(INSTALLED_PREFIX)
	@touch $@

$(BUILD)/tests/cabi-objects/%.o: Tests/%.c | $(INSTALLED)/date $(RECOGNIZER_KINDS)
	@mkdir -p $(@D)
	$(QUIET_CC)$(CABI_COMPILE) -c $< -o $@

$(GENERATED_CALLS:%=$(BUILD)/tests/cabi-objects/%.c): $(BUILD)/tests/cabi-objects/%.c: Tests/CABI/%.sh include/tactus.h
	@mkdir -p $(@D)
	$< include/tactus.h >$@

$(RECOGNIZER_KINDS): Tests/CABI/recognizer-kinds.sh include/tactus.h
	@mkdir -p $(@D)
	$< include/tactus.h >$@

$(GENERATED_CALLS:%=$(BUILD)/tests/cabi-objects/%.o): %.o: %.c | $(INSTALLED)/date $(RECOGNIZER_KINDS)
	$(QUIET_CC)$(CABI_COMPILE) -c $< -o $@

# Folder of a libtactus that is taken before the installed one; scripts/test has one of its own.
CABI_LIBRARIES ?=
CABI_LINK = $(CC) $(CFLAGS) $^ $(LDFLAGS) $(addprefix -L,$(CABI_LIBRARIES)) $$($(INSTALLED_PKG_CONFIG) --libs tactus) -pthread -lm \
	-Wl,-rpath,'$$ORIGIN/installed$(INSTALLED_PREFIX)/lib' -o $@

$(BUILD)/tests/cabi: $(CABI_OBJECTS)
	$(QUIET_LINK)$(CABI_LINK)

-include $(CABI_OBJECTS:.o=.d)

include Tests/CABI/misuse.mk
