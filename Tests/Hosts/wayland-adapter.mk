# SPDX-License-Identifier: MIT
# The test of libtactus-wayland: real clients of the real libwayland, the shipped libraries behind it. Included by
# native.mk, which knows how to make the libraries in $(BUILD)/lib.

WAYLAND_ADAPTER_PROGRAMS := wayland-adapter-test wayland-adapter-allocations wayland-adapter-moments
# Shared parts of the programs: a host, clients, and checks of what they get.
WAYLAND_ADAPTER_SHARED_SOURCES := $(filter-out %-checks.c,$(wildcard Tests/Hosts/wayland-adapter/*.c)) \
	Tests/Hosts/fake-evdev/test/check.c
WAYLAND_ADAPTER_SOURCES := $(WAYLAND_ADAPTER_SHARED_SOURCES) $(wildcard Tests/Hosts/wayland-adapter/*-checks.c) \
	$(WAYLAND_ADAPTER_PROGRAMS:%=Tests/Hosts/%.c)
wayland_adapter_objects = $(patsubst Tests/%.c,$(BUILD)/tests/wayland-adapter-objects/%.o,$(1))
WAYLAND_ADAPTER_PACKAGES := wayland-server wayland-client
WAYLAND_ADAPTER_CFLAGS = -std=c11 -MMD -MP -Iinclude -ITests/Hosts -ITests/Hosts/fake-evdev/test \
	$$($(PKG_CONFIG) --cflags $(WAYLAND_ADAPTER_PACKAGES))

.PHONY: wayland-adapter-test
wayland-adapter-test: $(WAYLAND_ADAPTER_PROGRAMS:%=$(BUILD)/tests/%)

$(call wayland_adapter_objects,$(WAYLAND_ADAPTER_SOURCES)): $(BUILD)/tests/wayland-adapter-objects/%.o: Tests/%.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(CFLAGS) $(WAYLAND_ADAPTER_CFLAGS) -c $< -o $@

$(BUILD)/tests/wayland-adapter-test: $(call wayland_adapter_objects,$(wildcard Tests/Hosts/wayland-adapter/*-checks.c))
$(WAYLAND_ADAPTER_PROGRAMS:%=$(BUILD)/tests/%): $(BUILD)/tests/%: $(call wayland_adapter_objects,Tests/Hosts/%.c) \
		$(call wayland_adapter_objects,$(WAYLAND_ADAPTER_SHARED_SOURCES)) \
		$(BUILD)/lib/libtactus-wayland.so $(BUILD)/lib/libtactus.so
	$(QUIET_LINK)$(CC) $(CFLAGS) $(filter %.o,$^) $(LDFLAGS) -L$(BUILD)/lib -ltactus-wayland -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' $$($(PKG_CONFIG) --libs $(WAYLAND_ADAPTER_PACKAGES)) -o $@

-include $(patsubst %.o,%.d,$(call wayland_adapter_objects,$(WAYLAND_ADAPTER_SOURCES)))
