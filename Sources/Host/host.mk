# SPDX-License-Identifier: MIT
# libtactus-host: what compositors on libwayland-server share. In C: it uses nothing but the public API of the other
# libraries. numbers.c and sized.c need no libwayland-server; touch-record.c and touches.c need its protocol, the others
# its event loop and clients. Included by the top Makefile.

HOST_CFLAGS = $(CFLAGS) -std=c11 -D_GNU_SOURCE -fPIC -ffile-prefix-map=$(CURDIR)=. -MMD -MP -Iinclude -Wno-unused-parameter
HOST_SOURCES := $(wildcard Sources/Host/*.c)
HOST_OBJECTS := $(HOST_SOURCES:Sources/Host/%.c=$(BUILD)/host/%.o)
# The rule for the outputs of touchscreens, which libtactus-libinput has as well.
HOST_OUTPUT_OBJECTS := $(patsubst Sources/PanelOutputs/%.c,$(BUILD)/host/outputs/%.o,$(wildcard Sources/PanelOutputs/*.c))

$(HOST_OBJECTS): $(BUILD)/host/%.o: Sources/Host/%.c
$(HOST_OUTPUT_OBJECTS): $(BUILD)/host/outputs/%.o: Sources/PanelOutputs/%.c
HOST_OBJECTS += $(HOST_OUTPUT_OBJECTS)
$(HOST_OBJECTS):
	@mkdir -p $(@D)
	$(CC) $(HOST_CFLAGS) -ISources/PanelOutputs/include $$($(PKG_CONFIG) --cflags wayland-server) -c $< -o $@

$(BUILD)/stamps/libtactus-host: $(HOST_OBJECTS) tactus-host.map | $(addprefix $(BUILD)/lib/,libtactus.so libtactus-gestures.so libtactus-recorder.so)
	$(CC) -shared -nostartfiles $(HOST_OBJECTS) -Wl,-soname,libtactus-host.so.0 -Wl,--version-script=tactus-host.map \
		-Wl,-z,defs -Wl,--as-needed $(LDFLAGS) -L$(BUILD)/lib -ltactus-gestures -ltactus-recorder -ltactus \
		$$($(PKG_CONFIG) --libs wayland-server) -o $(BUILD)/host/libtactus-host.so
	@$(call update,$(BUILD)/host/libtactus-host.so,$(BUILD)/lib/libtactus-host.so.0)

# What a host is linked with. In the build folder the loader finds what libtactus-host needs only if the host names it too.
HOST_LIBRARIES := $(addprefix $(BUILD)/lib/,libtactus-host.so libtactus-gestures.so libtactus-recorder.so libtactus.so)
HOST_LINK := -L$(BUILD)/lib -Wl,--push-state,--no-as-needed -ltactus-host -ltactus-gestures -ltactus-recorder -ltactus -Wl,--pop-state

# Of the library as it ships, and of a libwayland-server with nothing of a compositor's.
HOST_TEST_OBJECTS := $(patsubst Tests/%.c,$(BUILD)/tests/objects/%.o,$(wildcard Tests/Host/*.c))

$(HOST_TEST_OBJECTS): $(BUILD)/tests/objects/%.o: Tests/%.c
	@mkdir -p $(@D)
	$(CC) $(HOST_CFLAGS) -I$(GESTURES_CHECK) $$($(PKG_CONFIG) --cflags wayland-server) -c $< -o $@

$(BUILD)/tests/host: $(HOST_TEST_OBJECTS) $(GESTURES_CHECK)/check.c $(HOST_LIBRARIES)
	$(CC) $(CFLAGS) -std=c11 -I$(GESTURES_CHECK) $(filter %.o %.c,$^) $(LDFLAGS) $(HOST_LINK) -Wl,-rpath,'$$ORIGIN/../lib' \
		$$($(PKG_CONFIG) --libs wayland-server) -o $@

# A host in one file, as a compositor would embed the library, and a client of it.
$(BUILD)/examples/host: examples/host.c include/tactus-host.h $(HOST_LIBRARIES)
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -std=c11 -Wno-unused-parameter -Iinclude $$($(PKG_CONFIG) --cflags wayland-server) $< $(LDFLAGS) $(HOST_LINK) \
		-Wl,-rpath,'$$ORIGIN/../lib' $$($(PKG_CONFIG) --libs wayland-server) -o $@

$(BUILD)/tests/touch-client: Tests/Host/client/touch-client.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -std=c11 -Wno-unused-parameter $$($(PKG_CONFIG) --cflags wayland-client) $< $(LDFLAGS) \
		$$($(PKG_CONFIG) --libs wayland-client) -o $@

check-programs: $(BUILD)/tests/host $(BUILD)/examples/host $(BUILD)/tests/touch-client

-include $(HOST_OBJECTS:.o=.d) $(HOST_TEST_OBJECTS:.o=.d)
