# SPDX-License-Identifier: MIT
# On musl, on this machine: Debian's musl-tools. Debian does not have libinput and libwayland for musl, so that the
# libraries which need them are left out.

LIBRARIES := tactus tactus-recorder tactus-gestures tactus-interactions
TRIPLE := $(MACHINE)-unknown-linux-gnu
CC := $(or $(CC),musl-gcc)
NM := nm
OBJCOPY := objcopy
READELF := readelf
STRIP := strip
C_LIBRARIES := libc.so
# musl-gcc looks at musl's headers alone; the kernel's lie beside glibc's.
ARCH_CFLAGS := $(if $(filter x86_64,$(MACHINE)),-fcf-protection=full) \
	-idirafter /usr/include -idirafter /usr/include/$(MACHINE)-linux-gnu
# Debian 12 has musl 1.2.3. Relocations that are not packed take 52 kB.
PACKED_RELOCATIONS :=
LARGEST_SIZE := 385000
PREPARED :=
HEADER_FOLDERS := /usr/include/$(MACHINE)-linux-musl
LIBRARY_FOLDERS := /usr/lib/$(MACHINE)-linux-musl
# What counts or refuses memory does it by means of glibc.
SUITES := cabi misuse
RUNNER :=

# Both have a main of their own, and the former fails allocations of the library's own objects.
OTHER_PROGRAMS := $(BUILD)/tests/gestures $(BUILD)/tests/chaos
GESTURES_CHECK := Tests/Hosts/fake-evdev/test
$(BUILD)/tests/gestures: $(wildcard Tests/Hosts/gestures/*.[ch] Sources/Gestures/*.[ch]) $(GESTURES_CHECK)/check.c | libraries
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -std=c11 -D_GNU_SOURCE= -Wno-unused-parameter -Iinclude -ISources/Gestures -I$(GESTURES_CHECK) \
		$(filter %.c,$^) $(LDFLAGS) -Wl,--wrap=calloc -Wl,--wrap=tactus_view_add_recognizer \
		-L$(BUILD)/lib -ltactus -Wl,-rpath,'$$ORIGIN/../lib' -lm -o $@
$(BUILD)/tests/chaos: Tests/Scenarios/Recordings/chaos.c | libraries
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -std=c11 -Iinclude $< $(LDFLAGS) -L$(BUILD)/lib -ltactus-recorder -ltactus \
		-Wl,-rpath,'$$ORIGIN/../lib' -o $@
