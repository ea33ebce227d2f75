# SPDX-License-Identifier: MIT
# The plugin for KWin 6.7, where its development files are. Included by native.mk behind examples.mk. KWin's
# interface is C++ and Qt, and its headers are free of neither warnings nor GNU extensions.

KWIN_QT := Qt6Core Qt6Gui Qt6Widgets Qt6DBus Qt6Qml Qt6Quick Qt6Network
KWIN_PACKAGES := $(KWIN_QT) libdrm wayland-server xcb epoxy libinput
KWIN_MOC := $(shell $(PKG_CONFIG) --variable=libexecdir Qt6Core)/moc
# The headers of KDE's frameworks are in a folder each.
KWIN_CXXFLAGS = $(CFLAGS) -std=c++23 -D_GNU_SOURCE -fPIC -fvisibility=hidden -Wno-unused-parameter -Wno-pedantic -MMD -MP \
	-DQT_NO_KEYWORDS -Iinclude \
	$(addprefix -isystem ,$(KWIN_INCLUDE) $(wildcard $(dir $(KWIN_INCLUDE))KF6 $(dir $(KWIN_INCLUDE))KF6/*)) \
	$$($(PKG_CONFIG) --cflags $(KWIN_PACKAGES) | sed 's/-I/-isystem /g')

KWIN_OBJECTS := $(patsubst hosts/kwin/%.cpp,$(BUILD)/objects/hosts/kwin/%.o,$(wildcard hosts/kwin/*.cpp))
KWIN_MOC_OUTPUT := $(GENERATED)/kwin/factory.moc
KWIN_PLUGIN := $(BUILD)/lib/kwin/plugins/tactus.so

$(KWIN_MOC_OUTPUT): hosts/kwin/factory.cpp hosts/kwin/metadata.json
	@mkdir -p $(@D)
	$(KWIN_MOC) -I$(KWIN_INCLUDE) -o $@ $<

$(KWIN_OBJECTS): $(BUILD)/objects/hosts/kwin/%.o: hosts/kwin/%.cpp
	@mkdir -p $(@D)
	$(QUIET_CXX)$(CXX) $(KWIN_CXXFLAGS) -I$(dir $(KWIN_MOC_OUTPUT)) -c $< -o $@

$(BUILD)/objects/hosts/kwin/factory.o: $(KWIN_MOC_OUTPUT)

# The folders are those in which Qt looks for plugins of KWin, so that QT_PLUGIN_PATH can name the build folder's lib. It
# lies two folders below the library there, and four when installed.
$(KWIN_PLUGIN): $(KWIN_OBJECTS) $(HOST_LIBRARIES)
	@mkdir -p $(@D)
	$(QUIET_LINK)$(CXX) -shared $(CFLAGS) $(LDFLAGS) -Wl,-z,defs -Wl,--as-needed $(filter %.o,$^) $(HOST_LINK) \
		-Wl,-rpath,'$$ORIGIN/../..:$$ORIGIN/../../../..' -lkwin $$($(PKG_CONFIG) --libs $(KWIN_QT) wayland-server) -lm -o $@

.PHONY: kwin-plugin install-kwin-plugin uninstall-kwin-plugin
kwin-plugin: $(KWIN_PLUGIN)
all: kwin-plugin

KWIN_INSTALLED = $(DESTDIR)$(LIBDIR)/qt6/plugins/kwin/plugins/tactus.so
install-kwin-plugin:
	install -D -m 755 $(KWIN_PLUGIN) $(KWIN_INSTALLED)

uninstall-kwin-plugin:
	rm -f $(KWIN_INSTALLED)

-include $(KWIN_OBJECTS:.o=.d)
