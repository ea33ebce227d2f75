# SPDX-License-Identifier: MIT
# libtactus-host: what compositors on libwayland-server share. In C: it uses nothing but the public API of the other
# libraries. numbers.c and sized.c need no libwayland-server; touch-record.c and touches.c need its protocol, the others
# its event loop and clients. Included by native.mk.

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
	$(QUIET_CC)$(CC) $(HOST_CFLAGS) -ISources/PanelOutputs/include $$($(PKG_CONFIG) --cflags wayland-server) -c $< -o $@

$(BUILD)/stamps/libtactus-host: $(HOST_OBJECTS) packaging/maps/tactus-host.map | $(addprefix $(BUILD)/lib/,libtactus.so libtactus-gestures.so libtactus-recorder.so)
	$(QUIET_LINK)$(CC) -shared -nostartfiles $(HOST_OBJECTS) -Wl,-soname,libtactus-host.so.0 -Wl,--version-script=packaging/maps/tactus-host.map \
		-Wl,-z,defs -Wl,--as-needed $(LDFLAGS) -L$(BUILD)/lib -ltactus-gestures -ltactus-recorder -ltactus \
		$$($(PKG_CONFIG) --libs wayland-server) -o $(BUILD)/host/libtactus-host.so
	@$(call update,$(BUILD)/host/libtactus-host.so,$(BUILD)/lib/libtactus-host.so.0)

# What a host is linked with. In the build folder the loader finds what libtactus-host needs only if the host names it too.
HOST_LIBRARIES := $(addprefix $(BUILD)/lib/,libtactus-host.so libtactus-gestures.so libtactus-recorder.so libtactus.so)
HOST_LINK := -L$(BUILD)/lib -Wl,--push-state,--no-as-needed -ltactus-host -ltactus-gestures -ltactus-recorder -ltactus -Wl,--pop-state

-include $(HOST_OBJECTS:.o=.d)
