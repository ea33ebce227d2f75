# SPDX-License-Identifier: MIT
# Parts that plugins share whose hosts run on libwayland-server's event loop. Included by the top Makefile.

# Nothing of the parts is seen from outside of the plugin that they are in.
PLUGIN_CFLAGS = $(CFLAGS) -std=c11 -D_GNU_SOURCE -fPIC -fvisibility=hidden -MMD -MP -Iinclude
WAYLAND_PARTS := $(patsubst %.c,$(BUILD)/%.o,$(wildcard plugins/wayland/*.c))

$(WAYLAND_PARTS): $(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(PLUGIN_CFLAGS) -Wno-unused-parameter $$($(PKG_CONFIG) --cflags wayland-server) -c $< -o $@

-include $(WAYLAND_PARTS:.o=.d)
