# SPDX-License-Identifier: MIT
# The plugin for Wayfire, where its development files are. Included by native.mk behind examples.mk. Wayfire's
# interface is C++; what is called there is in C++, the rest in C.

WAYFIRE_CPPFLAGS = -DWLR_USE_UNSTABLE -D_GNU_SOURCE -fPIC -fvisibility=hidden -Wno-unused-parameter -MMD -MP -Iinclude \
	$$($(PKG_CONFIG) --cflags wayfire | sed 's/-I/-isystem /g')
WAYFIRE_CFLAGS = $(CFLAGS) -std=c11 $(WAYFIRE_CPPFLAGS)
WAYFIRE_CXXFLAGS = $(CFLAGS) -std=c++20 $(WAYFIRE_CPPFLAGS)

WAYFIRE_OBJECTS := $(patsubst hosts/wayfire/%,$(BUILD)/objects/hosts/wayfire/%.o,$(wildcard hosts/wayfire/*.c hosts/wayfire/*.cpp))

$(filter %.c.o,$(WAYFIRE_OBJECTS)): $(BUILD)/objects/hosts/wayfire/%.c.o: hosts/wayfire/%.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(WAYFIRE_CFLAGS) -c $< -o $@

$(filter %.cpp.o,$(WAYFIRE_OBJECTS)): $(BUILD)/objects/hosts/wayfire/%.cpp.o: hosts/wayfire/%.cpp
	@mkdir -p $(@D)
	$(QUIET_CXX)$(CXX) $(WAYFIRE_CXXFLAGS) -c $< -o $@

# It lies beside the library in the build folder, and one folder below it when installed. Wayfire's own symbols are those
# of the program that loads it.
$(BUILD)/lib/libtactus-wayfire.so: $(WAYFIRE_OBJECTS) $(HOST_LIBRARIES)
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CXX) -shared $(CFLAGS) $(LDFLAGS) -Wl,--as-needed $(filter %.o,$^) $(HOST_LINK) \
		-Wl,-rpath,'$$ORIGIN:$$ORIGIN/..' $$($(PKG_CONFIG) --libs wayfire) -lm -o $@

.PHONY: hosts/wayfire wayfire-plugin check-wayfire install-wayfire-plugin uninstall-wayfire-plugin
hosts/wayfire wayfire-plugin: $(BUILD)/lib/libtactus-wayfire.so
all: wayfire-plugin

check-wayfire: wayfire-plugin fake-evdev $(addprefix $(BUILD)/,examples/client tests/rude-client tests/pointer-client tests/grab-client tests/picture-box \
		tests/decorated-client tests/screen-keyboard tests/lock-client)
	Tests/Hosts/wayfire/run-wayfire.sh

# Wayfire looks for plugins and for what its settings show of them below its own prefix.
WAYFIRE_METADATA = $(DESTDIR)$(PREFIX)/share/wayfire/metadata/tactus-wayfire.xml
install-wayfire-plugin:
	install -D -m 755 $(BUILD)/lib/libtactus-wayfire.so $(DESTDIR)$(LIBDIR)/wayfire/libtactus-wayfire.so
	install -D -m 644 hosts/wayfire/tactus-wayfire.xml $(WAYFIRE_METADATA)

uninstall-wayfire-plugin:
	rm -f $(DESTDIR)$(LIBDIR)/wayfire/libtactus-wayfire.so $(WAYFIRE_METADATA)

-include $(WAYFIRE_OBJECTS:.o=.d)
