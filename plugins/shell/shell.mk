# SPDX-License-Identifier: MIT
# The part that plugins share whose hosts have a scene and clients of their own. Included by the top Makefile.

SHELL_PARTS := $(patsubst %.c,$(BUILD)/%.o,$(wildcard plugins/shell/*.c))

$(SHELL_PARTS): $(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(PLUGIN_CFLAGS) -Iplugins/wayland -Iglue/recorder -Wno-unused-parameter \
		$$($(PKG_CONFIG) --cflags wayland-server) -c $< -o $@

-include $(SHELL_PARTS:.o=.d)
