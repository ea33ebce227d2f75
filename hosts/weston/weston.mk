# SPDX-License-Identifier: MIT
# The module, and what its test loads beside it. Included by find-weston.mk behind examples.mk, where WESTON is the
# package of one of the versions that weston-version.h knows.

WESTON_PACKAGES := $(WESTON) wayland-server pixman-1
# Between 10 and 14 libweston took in libweston-desktop.
WESTON_LIBRARIES := $(WESTON_PACKAGES) $(if $(filter 10,$(WESTON_MAJOR)),libweston-desktop-10)
WESTON_CFLAGS = $(CFLAGS) -std=c11 -D_GNU_SOURCE -fPIC -fvisibility=hidden -Wno-unused-parameter -MMD -MP -Iinclude \
	-I$(GENERATED) $$($(PKG_CONFIG) --cflags $(WESTON_PACKAGES) | sed 's/-I/-isystem /g')
WESTON_LIBS = $$($(PKG_CONFIG) --libs $(WESTON_LIBRARIES))
WESTON_FRONT_END = -L$(WESTON_MODULES) -lexec_weston

WESTON_OBJECTS := $(patsubst hosts/weston/%.c,$(BUILD)/objects/hosts/weston/%.o,$(wildcard hosts/weston/*.c))
WESTON_PLAYER_OBJECTS := $(patsubst Tests/Hosts/weston/%.c,$(BUILD)/tests/objects/weston/%.o,\
	$(wildcard Tests/Hosts/weston/*.c))
INPUT_TIMESTAMPS = $(shell $(PKG_CONFIG) --variable=pkgdatadir \
	wayland-protocols)/unstable/input-timestamps/input-timestamps-unstable-v1.xml
INPUT_TIMESTAMPS_HEADER := $(GENERATED)/input-timestamps-unstable-v1-server-protocol.h

$(INPUT_TIMESTAMPS_HEADER):
	@mkdir -p $(@D)
	$(QUIET_GEN)$(WAYLAND_SCANNER) server-header $(INPUT_TIMESTAMPS) $@

$(WESTON_OBJECTS): $(BUILD)/objects/hosts/weston/%.o: hosts/weston/%.c | $(INPUT_TIMESTAMPS_HEADER)
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(WESTON_CFLAGS) -c $< -o $@

# It lies beside the library in the build folder, and one folder below it when installed. C has no use for start files,
# and those of Debian 12 are without the note of protected branches, which the module then lacked too.
$(BUILD)/lib/tactus-weston.so: $(WESTON_OBJECTS) $(HOST_LIBRARIES)
	$(QUIET_LINK)$(CC) -shared -nostartfiles $(CFLAGS) $(LDFLAGS) -Wl,-z,defs $(filter %.o,$^) $(HOST_LINK) \
		-Wl,-rpath,'$$ORIGIN:$$ORIGIN/..' $(WESTON_LIBS) $(WESTON_FRONT_END) -lm -o $@

$(WESTON_PLAYER_OBJECTS): $(BUILD)/tests/objects/weston/%.o: Tests/Hosts/weston/%.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(WESTON_CFLAGS) -Ihosts/weston -DWESTON_VERSION_TEST_PLAYER -c $< -o $@

$(BUILD)/tests/weston-player.so: $(WESTON_PLAYER_OBJECTS)
	$(QUIET_LINK)$(CC) -shared $(CFLAGS) $(LDFLAGS) -Wl,-z,defs $^ $(WESTON_LIBS) -o $@

WESTON_TEST_PROGRAMS := $(addprefix $(BUILD)/tests/,weston-player.so grab-client picture-box storm-client)

.PHONY: weston-plugin install-weston-plugin uninstall-weston-plugin check-weston
weston-plugin: $(BUILD)/lib/tactus-weston.so
all: weston-plugin
check-all-programs: $(WESTON_TEST_PROGRAMS)

check-weston: weston-plugin $(WESTON_TEST_PROGRAMS) $(BUILD)/examples/client
	Tests/Hosts/weston/run-weston.sh

# Weston finds modules by name in its own folder, and others by their path.
install-weston-plugin:
	install -D -m 755 $(BUILD)/lib/tactus-weston.so $(DESTDIR)$(LIBDIR)/weston/tactus-weston.so

uninstall-weston-plugin:
	rm -f $(DESTDIR)$(LIBDIR)/weston/tactus-weston.so

-include $(patsubst %.o,%.d,$(WESTON_OBJECTS) $(WESTON_PLAYER_OBJECTS))
