# SPDX-License-Identifier: MIT
# Debian's cross compiler and C library; libinput and libwayland from packages for arm64, unpacked in $(BUILD)/root.
# Swift's compiler has the modules of Embedded Swift for arm64 without an operating system, which is enough.

LIBRARIES := tactus tactus-recorder tactus-gestures tactus-interactions tactus-libinput tactus-wayland tactus-host
TRIPLE := aarch64-none-none-elf
CC := $(or $(CC),aarch64-linux-gnu-gcc)
NM := aarch64-linux-gnu-nm
READELF := aarch64-linux-gnu-readelf
OBJCOPY := aarch64-linux-gnu-objcopy
STRIP := aarch64-linux-gnu-strip
# The loader holds what stack protectors compare with.
C_LIBRARIES := libc.so.6 libm.so.6 ld-linux-aarch64.so.1
# Returns and branches are protected by instructions that older processors take for nothing. Atomics are written out:
# otherwise a constructor of libgcc's has to ask the system what the processor can do.
ARCH_CFLAGS := -mbranch-protection=standard -mno-outline-atomics
ROOT := $(BUILD)/root
PREPARED := $(BUILD)/root/unpacked
HEADER_FOLDERS := /usr/aarch64-linux-gnu/include $(ROOT)/usr/include $(ROOT)/usr/include/aarch64-linux-gnu
LIBRARY_FOLDERS := /usr/aarch64-linux-gnu/lib $(ROOT)/usr/lib/aarch64-linux-gnu $(ROOT)/lib/aarch64-linux-gnu
# GNU ld of arm64 refuses debug information of functions that were dropped.
STATIC_STRIP := --strip-debug
SUITES := cabi misuse exhaustion footprint
RUNNER := qemu-aarch64-static -L $(ROOT)

$(PREPARED): packaging/cross/fetch-arm64
	@scripts/with-swift --check $(SWIFT)
	@scripts/install-dependencies arm64
	@packaging/cross/fetch-arm64 $(BUILD)

# Both adapters, with the libraries that they need.
OTHER_PROGRAMS := $(BUILD)/tests/adapters
$(BUILD)/tests/adapters: Tests/Reliability/Cross/adapters.c | libraries
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -std=c11 -Iinclude -isystem $(ROOT)/usr/include $< $(LDFLAGS) -L$(BUILD)/lib -ltactus-libinput \
		-ltactus-wayland -ltactus $(LIBRARY_FOLDERS:%=-L%) -lwayland-server -Wl,-rpath,'$$ORIGIN/../lib' -o $@
