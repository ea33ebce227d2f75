# SPDX-License-Identifier: MIT
# Parts that plugins share whose hosts run on libwayland-server's event loop. Included by the top Makefile.

WAYLAND_PARTS := $(patsubst %.c,$(BUILD)/%.o,$(wildcard plugins/wayland/*.c))

$(WAYLAND_PARTS): $(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(GESTURES_CFLAGS) -Wno-unused-parameter $$($(PKG_CONFIG) --cflags wayland-server) -c $< -o $@

-include $(WAYLAND_PARTS:.o=.d)
