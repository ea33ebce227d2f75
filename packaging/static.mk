# SPDX-License-Identifier: MIT
# Archives for hosts that link statically: one object each, which exports what the shared library does. Included by
# native.mk and by cross/cross.mk, which set
#
#   STATIC_OBJECTS        what the shared library is linked of, as the shell takes it
#   STATIC_PREREQUISITE   what is newer than these
#   STATIC_STRIP          --strip-debug: without debug information
#   LINKER                Swift's lld
#   GESTURES_OBJECTS      likewise of libtactus-gestures, where it is built
#   HOST_OBJECTS          likewise of libtactus-host

STATIC_LIBRARY := $(BUILD)/lib/libtactus.a
STATIC_FOLDER := $(BUILD)/static
OBJCOPY ?= objcopy
STATIC_IN_C := $(filter tactus-gestures tactus-host,$(LIBRARIES))
STATIC_LIBRARIES := $(STATIC_LIBRARY) $(STATIC_IN_C:%=$(BUILD)/lib/lib%.a)
libraries: $(STATIC_LIBRARIES)

# What the shared library finds in its table of symbols when a message names a function.
$(STATIC_FOLDER)/names.c: packaging/maps/tactus.map packaging/static.mk
	@mkdir -p $(@D)
	@{ echo 'extern const char tactus_platform_static_names[] __attribute__((visibility("hidden")));'; \
		echo 'const char tactus_platform_static_names[] ='; \
		sed -n 's/^\t\(tactus_.*\);/\t"\1\\0"/p' $<; echo '	"";'; } >$@

$(STATIC_FOLDER)/exported: packaging/maps/tactus.map
	@mkdir -p $(@D)
	@sed -n 's/^\t\(tactus_.*\);/\1/p' $< >$@

# Linked as the shared library is, as far as an object can be: allocations go through the reserve, and what nothing
# needs is dropped.
$(STATIC_LIBRARY): $(STATIC_PREREQUISITE) $(STATIC_FOLDER)/names.c $(STATIC_FOLDER)/exported
	@echo "LINK  $@"
	@mkdir -p $(@D)
	@$(CC) $(CFLAGS) -Wno-overlength-strings -ffile-prefix-map=$(CURDIR)=. -fPIC -c $(STATIC_FOLDER)/names.c -o $(STATIC_FOLDER)/names.o
	@$(LINKER) -r --gc-sections $(LINK_OPTIMIZATION) $(RESERVE_LINK) $$(sed 's/^/-u /' $(STATIC_FOLDER)/exported) \
		$(STATIC_OBJECTS) $(STATIC_FOLDER)/names.o -o $(STATIC_FOLDER)/all.o
	@$(OBJCOPY) $(STATIC_STRIP) --keep-global-symbols=$(STATIC_FOLDER)/exported $(STATIC_FOLDER)/all.o $(STATIC_FOLDER)/tactus.o
	@rm -f $@
	@$(AR) rcsD $@ $(STATIC_FOLDER)/tactus.o

# libtactus-gestures.a and libtactus-host.a, for hosts whose plugin has to be one file.
$(BUILD)/lib/libtactus-gestures.a: $(GESTURES_OBJECTS)
$(BUILD)/lib/libtactus-host.a: $(HOST_OBJECTS)
$(STATIC_IN_C:%=$(BUILD)/lib/lib%.a): $(BUILD)/lib/lib%.a: packaging/maps/%.map
	@echo "LINK  $@"
	@mkdir -p $(@D) $(STATIC_FOLDER)
	@sed -n 's/^\t\(tactus_.*\);/\1/p' packaging/maps/$*.map >$(STATIC_FOLDER)/exported-$*
	@$(CC) -r -nostdlib $(filter %.o,$^) -o $(STATIC_FOLDER)/all-$*.o
	@$(OBJCOPY) $(STATIC_STRIP) --keep-global-symbols=$(STATIC_FOLDER)/exported-$* $(STATIC_FOLDER)/all-$*.o $(STATIC_FOLDER)/$*.o
	@rm -f $@
	@$(AR) rcsD $@ $(STATIC_FOLDER)/$*.o

# The C suite, in a program that needs no library at all.
CABI_STATIC := $(BUILD)/tests/cabi-static
$(CABI_STATIC): $(CABI_OBJECTS) $(STATIC_LIBRARY)
	$(CC) $(CFLAGS) $(CABI_OBJECTS) $(LDFLAGS) -static $$($(INSTALLED_PKG_CONFIG) --static --libs tactus) -pthread -o $@

cabi: $(CABI_STATIC)
