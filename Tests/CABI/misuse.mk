# SPDX-License-Identifier: MIT
# Programs that try to bring the library down: every callback does every deed (misuse), memory runs out at every
# allocation (exhaustion); and one that counts memory (footprint). Linked as the C suite is. Included by cabi.mk.

MISUSE_SOURCES := $(wildcard Tests/CABI/misuse/*.c Tests/CABI/wire/*.c) $(CHECK_FOLDER)/check.c
MISUSE_OBJECTS := $(MISUSE_SOURCES:Tests/%.c=$(BUILD)/tests/cabi-objects/%.o)

$(BUILD)/tests/misuse: $(MISUSE_OBJECTS)
	$(QUIET_LINK)$(CABI_LINK)

EXHAUSTION_OBJECTS := $(patsubst Tests/%.c,$(BUILD)/tests/cabi-objects/%.o,$(wildcard Tests/CABI/exhaustion/*.c)) \
	$(filter-out %/misuse/main.o,$(MISUSE_OBJECTS)) $(addprefix $(BUILD)/tests/cabi-objects/,arena.o lock.o reserve.o)

$(addprefix $(BUILD)/tests/cabi-objects/,arena.o lock.o): $(BUILD)/tests/cabi-objects/%.o: Sources/CMemory/%.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(CFLAGS) -std=c11 -MMD -MP -c $< -o $@

# The linker exchanges nothing here: the test is the system.
$(BUILD)/tests/cabi-objects/reserve.o: Sources/CMemory/reserve.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(CFLAGS) -std=c11 -DTACTUS_HAS_RESERVE -ISources/CMemory/include -MMD -MP -c $< -o $@

# Its own malloc() is not one that the compiler should know all about.
$(BUILD)/tests/cabi-objects/CABI/exhaustion/failing-memory.o: CFLAGS += -fno-builtin
$(BUILD)/tests/exhaustion: $(EXHAUSTION_OBJECTS)
	$(QUIET_LINK)$(CABI_LINK)

# With the heap that the benchmarks count with.
FOOTPRINT_OBJECTS := $(addprefix $(BUILD)/tests/cabi-objects/,CABI/footprint/main.o \
	$(CHECK_FOLDER:Tests/%=%)/check.o allocations.o)

$(BUILD)/tests/cabi-objects/allocations.o: Benchmarks/measuring/allocations.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(CFLAGS) -std=c11 -MMD -MP -c $< -o $@

$(BUILD)/tests/footprint: $(FOOTPRINT_OBJECTS)
	$(QUIET_LINK)$(CABI_LINK)

THREADS_OBJECTS := $(BUILD)/tests/cabi-objects/CABI/threads/main.o $(filter-out %/misuse/main.o,$(MISUSE_OBJECTS))

$(BUILD)/tests/threads: $(THREADS_OBJECTS)
	$(QUIET_LINK)$(CABI_LINK)

cabi: $(BUILD)/tests/misuse $(BUILD)/tests/exhaustion $(BUILD)/tests/footprint $(BUILD)/tests/threads

.PHONY: cabi-sanitized
cabi-sanitized: cabi
-include $(BUILD)/tests/cabi-objects/CABI/threads/main.d $(FOOTPRINT_OBJECTS:.o=.d) $(MISUSE_OBJECTS:.o=.d) $(EXHAUSTION_OBJECTS:.o=.d)

# --- sanitizers ----------------------------------------------------------------
# The same programs, for the library as it ships and for its normal Swift build, in which each access is checked and
# no two may overlap. Both go with the sanitizers of Swift's clang; which library is taken is said at the start.

SWIFT_CLANG := $(shell clang=$$(dirname "$$(readlink -f "$$(command -v $(SWIFT))")")/clang; [ -x "$$clang" ] && echo "$$clang")
ifneq ($(SWIFT_CLANG),)

ADDRESS_OBJECTS := $(BUILD)/tests/address-objects
ADDRESS_CABI := $(CABI_OBJECTS:$(BUILD)/tests/cabi-objects/%=$(ADDRESS_OBJECTS)/%)
ADDRESS_MISUSE := $(MISUSE_OBJECTS:$(BUILD)/tests/cabi-objects/%=$(ADDRESS_OBJECTS)/%)
ADDRESS_CC := $(SWIFT_CLANG) -fsanitize=address

$(ADDRESS_OBJECTS)/%.o: CC := $(ADDRESS_CC)
$(ADDRESS_OBJECTS)/%.o: Tests/%.c | $(INSTALLED)/date $(RECOGNIZER_KINDS)
	@mkdir -p $(@D)
	$(QUIET_CC)$(CABI_COMPILE) -c $< -o $@

$(GENERATED_CALLS:%=$(ADDRESS_OBJECTS)/%.o): $(ADDRESS_OBJECTS)/%.o: $(BUILD)/tests/cabi-objects/%.c | $(INSTALLED)/date $(RECOGNIZER_KINDS)
	@mkdir -p $(@D)
	$(QUIET_CC)$(CABI_COMPILE) -c $< -o $@

$(BUILD)/tests/cabi-address $(BUILD)/tests/misuse-address: CC := $(ADDRESS_CC) -fuse-ld=lld
$(BUILD)/tests/cabi-address: $(ADDRESS_CABI)
	$(QUIET_LINK)$(CABI_LINK)

$(BUILD)/tests/misuse-address: $(ADDRESS_MISUSE)
	$(QUIET_LINK)$(CABI_LINK)

.PHONY: swift-address
swift-address:
	$(QUIET_SWIFT)$(SWIFT_BUILD) --sanitize=address --product tactus --scratch-path $(BUILD)/swift-address $(AS_SHIPPED)
	@ln -sf libtactus.so $(BUILD)/swift-address/debug/libtactus.so.0

THREAD_OBJECTS := $(BUILD)/tests/thread-objects
THREAD_THREADS := $(THREADS_OBJECTS:$(BUILD)/tests/cabi-objects/%=$(THREAD_OBJECTS)/%)

$(THREAD_OBJECTS)/%.o: CC := $(SWIFT_CLANG) -fsanitize=thread
$(THREAD_OBJECTS)/%.o: Tests/%.c | $(INSTALLED)/date $(RECOGNIZER_KINDS)
	@mkdir -p $(@D)
	$(QUIET_CC)$(CABI_COMPILE) -c $< -o $@

# This sanitizer asks for Swift's libdispatch.
$(BUILD)/tests/threads-sanitized: CC := $(SWIFT_CLANG) -fsanitize=thread -fuse-ld=lld
$(BUILD)/tests/threads-sanitized: LDFLAGS += -L$(dir $(SWIFT_CLANG))../lib/swift/linux -ldispatch -lBlocksRuntime \
	-Wl,--export-dynamic-symbol='__tsan_*'
$(BUILD)/tests/threads-sanitized: $(THREAD_THREADS)
	$(QUIET_LINK)$(CABI_LINK)

# Under the name and with the symbols that programs ask for.
AS_SHIPPED := $(call xlinker,-soname=libtactus.so.0 --version-script=packaging/maps/tactus.map)

.PHONY: swift-thread
swift-thread:
	$(QUIET_SWIFT)$(SWIFT_BUILD) --sanitize=thread --product tactus --scratch-path $(BUILD)/swift-thread $(AS_SHIPPED)
	@ln -sf libtactus.so $(BUILD)/swift-thread/debug/libtactus.so.0

cabi-sanitized: $(BUILD)/tests/threads-sanitized swift-thread
cabi-sanitized: $(BUILD)/tests/cabi-address $(BUILD)/tests/misuse-address swift-address
-include $(ADDRESS_CABI:.o=.d) $(ADDRESS_MISUSE:.o=.d) $(THREAD_THREADS:.o=.d)
endif
