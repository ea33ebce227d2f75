# SPDX-License-Identifier: MIT
# The example clients. Included by native.mk, which sets BUILD, CC, CFLAGS and
# PKG_CONFIG and knows how to make the libraries in $(BUILD)/lib.

CLIENT_PACKAGES := wayland-client cairo

WAYLAND_SCANNER = $(shell $(PKG_CONFIG) --variable=wayland_scanner wayland-scanner)
XDG_SHELL = $(shell $(PKG_CONFIG) --variable=pkgdatadir wayland-protocols)/stable/xdg-shell/xdg-shell.xml
GENERATED := $(BUILD)/generated

# Handlers of an interface have all of its parameters, even unused ones.
EXAMPLE_CFLAGS = $(CFLAGS) -std=c11 -Wno-unused-parameter -MMD -MP -Iinclude -I$(GENERATED)

CLIENT_OBJECTS := $(patsubst examples/%.c,$(BUILD)/examples/objects/%.o,$(wildcard examples/client/*.c))
XDG_SHELL_OBJECT := $(BUILD)/examples/objects/xdg-shell-protocol.o

.PHONY: examples
examples: $(BUILD)/examples/client $(BUILD)/examples/client-feed

$(GENERATED)/xdg-shell-client-protocol.h:
	@mkdir -p $(@D)
	$(QUIET_GEN)$(WAYLAND_SCANNER) client-header $(XDG_SHELL) $@

$(GENERATED)/xdg-shell-server-protocol.h:
	@mkdir -p $(@D)
	$(QUIET_GEN)$(WAYLAND_SCANNER) server-header $(XDG_SHELL) $@

$(GENERATED)/xdg-shell-protocol.c:
	@mkdir -p $(@D)
	$(QUIET_GEN)$(WAYLAND_SCANNER) private-code $(XDG_SHELL) $@

$(XDG_SHELL_OBJECT): $(GENERATED)/xdg-shell-protocol.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(EXAMPLE_CFLAGS) -fPIC $$($(PKG_CONFIG) --cflags wayland-server) -c $< -o $@

$(CLIENT_OBJECTS): $(BUILD)/examples/objects/%.o: examples/%.c | $(GENERATED)/xdg-shell-client-protocol.h
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(EXAMPLE_CFLAGS) $$($(PKG_CONFIG) --cflags $(CLIENT_PACKAGES)) -c $< -o $@

$(BUILD)/examples/client: $(CLIENT_OBJECTS) $(XDG_SHELL_OBJECT)
	$(QUIET_LINK)$(CC) $(CFLAGS) $(LDFLAGS) $^ $$($(PKG_CONFIG) --libs $(CLIENT_PACKAGES)) -lm -o $@

# A client on hosts/client. The compile line of docs/toolkits.md.
CLIENT_GLUE := $(addprefix hosts/client/tactus-client,.c -touch.c -pointer.c -frames.c)

$(BUILD)/examples/client-feed: examples/client-feed.c $(CLIENT_GLUE) $(wildcard hosts/client/*.h) \
		$(GENERATED)/xdg-shell-protocol.c $(BUILD)/lib/libtactus.so | $(GENERATED)/xdg-shell-client-protocol.h
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 -Wno-unused-parameter -Iinclude -Ihosts/client -I$(GENERATED) examples/client-feed.c \
		$(CLIENT_GLUE) $(GENERATED)/xdg-shell-protocol.c $(LDFLAGS) -L$(BUILD)/lib -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' $$($(PKG_CONFIG) --cflags --libs wayland-client) -lm -o $@

# A host in one file, as a compositor would embed the library.
$(BUILD)/examples/host: examples/host.c include/tactus-host.h $(HOST_LIBRARIES)
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CC) $(CFLAGS) -std=c11 -Wno-unused-parameter -Iinclude $$($(PKG_CONFIG) --cflags wayland-server) $< $(LDFLAGS) $(HOST_LINK) \
		-Wl,-rpath,'$$ORIGIN/../lib' $$($(PKG_CONFIG) --libs wayland-server) -o $@

examples: $(BUILD)/examples/host

-include $(patsubst %.o,%.d,$(CLIENT_OBJECTS) $(XDG_SHELL_OBJECT))
