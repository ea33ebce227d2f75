# SPDX-License-Identifier: MIT
# The classic examples and the library that they share. NAME.c has the gestures, NAME-picture.c what is drawn. Included by native.mk behind
# examples.mk, which says how examples are compiled.

CLASSIC_PACKAGES := wayland-client wayland-cursor cairo
CLASSIC := image-translation tap-recognition drag-and-drop draw-lines checkmark responder-chain \
	board delivery photo scroll controls remote drawer refresh mail menu desk
CLASSIC_PROGRAMS := $(CLASSIC:%=$(BUILD)/examples/%)
CLASSIC_OBJECTS := $(patsubst examples/%.c,$(BUILD)/examples/objects/%.o,$(wildcard examples/classic/*.c))
SUPPORT_OBJECTS := $(patsubst examples/%.c,$(BUILD)/examples/objects/%.o,$(wildcard examples/support/*.c))
SUPPORT := $(BUILD)/examples/libsupport.a

$(CLASSIC_OBJECTS) $(SUPPORT_OBJECTS): $(BUILD)/examples/objects/%.o: examples/%.c \
		| $(GENERATED)/xdg-shell-client-protocol.h
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(EXAMPLE_CFLAGS) -Iexamples $$($(PKG_CONFIG) --cflags $(CLASSIC_PACKAGES)) -c $< -o $@

# Buffers are shared with the client that has no Tactus.
$(SUPPORT): $(SUPPORT_OBJECTS) $(XDG_SHELL_OBJECT) $(BUILD)/examples/objects/client/shm-buffer.o
	@rm -f $@
	$(AR) rcs $@ $^

$(CLASSIC_PROGRAMS): $(BUILD)/examples/%: $(BUILD)/examples/objects/classic/%.o $(SUPPORT) $(BUILD)/lib/libtactus.so
	$(QUIET_LINK)$(CC) $(CFLAGS) $(LDFLAGS) $(filter %.o,$^) $(filter %.a,$^) -L$(BUILD)/lib $(INTERACTIONS_LINK) -ltactus -Wl,-rpath,'$$ORIGIN/../lib' \
		$$($(PKG_CONFIG) --libs $(CLASSIC_PACKAGES)) -lm -o $@

# remote draws in player.c. Others have more files.
$(patsubst %,$(BUILD)/examples/%,$(filter-out remote,$(CLASSIC))): $(BUILD)/examples/%: \
	$(BUILD)/examples/objects/classic/%-picture.o
$(BUILD)/examples/delivery: $(patsubst %,$(BUILD)/examples/objects/classic/%.o,timeline timeline-picture)
$(BUILD)/examples/controls: $(BUILD)/examples/objects/classic/slider.o
$(BUILD)/examples/remote: $(BUILD)/examples/objects/classic/player.o

# Those that show libtactus-interactions.
CLASSIC_INTERACTIONS := $(addprefix $(BUILD)/examples/,drawer refresh mail menu desk)
$(CLASSIC_INTERACTIONS): INTERACTIONS_LINK := -ltactus-interactions
$(CLASSIC_INTERACTIONS): $(BUILD)/lib/libtactus-interactions.so

examples: $(CLASSIC_PROGRAMS)
.PHONY: classic
classic: $(CLASSIC_PROGRAMS)

# This example is in Swift and uses the engine itself. It is a package of its own, as a program of a user is.
$(BUILD)/examples/checkmark-swift: $(SUPPORT) FORCE
	$(QUIET_SWIFT)$(SWIFT_BUILD) -c release --package-path examples/swift --scratch-path $(abspath $(BUILD)/swift-examples) \
		--static-swift-stdlib --disable-local-rpath -Xlinker $(abspath $(SUPPORT))
	@install -C -D -m 755 $(BUILD)/swift-examples/release/checkmark-swift $@

.PHONY: swift-examples
swift-examples: $(BUILD)/examples/checkmark-swift

-include $(patsubst %.o,%.d,$(CLASSIC_OBJECTS) $(SUPPORT_OBJECTS))
