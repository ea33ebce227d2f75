# SPDX-License-Identifier: MIT
# The plugin for Hyprland, where its development files are. Included by native.mk behind examples.mk. Hyprland's
# headers need a compiler of the same release; a library with unique symbols could not be unloaded.

HYPRLAND_CXXFLAGS = $(CFLAGS) -std=c++26 -fPIC -fno-gnu-unique -fvisibility=hidden -MMD -MP -Iinclude \
	$$($(PKG_CONFIG) --cflags hyprland | sed 's/-I/-isystem /g')

HYPRLAND_OBJECTS := $(patsubst hosts/hyprland/%,$(BUILD)/objects/hosts/hyprland/%.o,$(wildcard hosts/hyprland/*.cpp))

$(HYPRLAND_OBJECTS): $(BUILD)/objects/hosts/hyprland/%.cpp.o: hosts/hyprland/%.cpp
	@mkdir -p $(@D)
	$(QUIET_CXX)$(CXX) $(HYPRLAND_CXXFLAGS) -c $< -o $@

# It lies beside the library in the build folder, and two folders below it when installed. Hyprland's own symbols are
# those of the program that loads it.
$(BUILD)/lib/libtactus-hyprland.so: $(HYPRLAND_OBJECTS) $(HOST_LIBRARIES)
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CXX) -shared $(CFLAGS) $(LDFLAGS) -Wl,--as-needed $(filter %.o,$^) $(HOST_LINK) \
		-Wl,-rpath,'$$ORIGIN:$$ORIGIN/../..' $$($(PKG_CONFIG) --libs wayland-server hyprutils) -lm -o $@

.PHONY: hosts/hyprland hyprland-plugin install-hyprland-plugin uninstall-hyprland-plugin
hosts/hyprland hyprland-plugin: $(BUILD)/lib/libtactus-hyprland.so
all: hyprland-plugin

# Where Debian's packages of plugins are.
HYPRLAND_PLUGIN = $(DESTDIR)$(LIBDIR)/hyprland/plugins/libtactus-hyprland.so
install-hyprland-plugin:
	install -D -m 755 $(BUILD)/lib/libtactus-hyprland.so $(HYPRLAND_PLUGIN)

uninstall-hyprland-plugin:
	rm -f $(HYPRLAND_PLUGIN)

-include $(HYPRLAND_OBJECTS:.o=.d)
