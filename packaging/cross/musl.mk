# SPDX-License-Identifier: MIT
# libtactus on musl, on this machine: Debian's musl-tools. libinput and libwayland are not there for musl.

LIBRARIES := tactus
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
