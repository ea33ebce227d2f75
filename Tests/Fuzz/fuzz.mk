# SPDX-License-Identifier: MIT
# Fuzz targets. Each is a folder with the target, a corpus and perhaps a dictionary; `make check` replays the
# corpora and some made-up inputs on the shipped libraries. Included by the top Makefile.
#
#   make fuzz TARGET=api [SECONDS=600]    libFuzzer and AddressSanitizer on the normal Swift build; what it finds
#                                         is in build/fuzz/api/corpus and build/fuzz/api/crash-*

FUZZ := Tests/Fuzz
FUZZ_CFLAGS = $(CFLAGS) -std=c11 -I$(FUZZ) -Iinclude
FUZZ_SHARED := $(FUZZ)/bytes.c $(FUZZ)/replay.c
TARGET ?= api
SECONDS ?= 600

# Those that need nothing but libtactus.
FUZZ_TARGETS := api feed

.PHONY: fuzz fuzz-replay
fuzz-replay: $(FUZZ_TARGETS:%=$(BUILD)/tests/fuzz-%)

# Every function of the header; the bytes choose the arguments.
$(BUILD)/tests/fuzz/api/calls.c: $(FUZZ)/api/generate-calls.sh include/tactus.h
	@mkdir -p $(@D)
	$^ >$@

fuzz_sources = $(wildcard $(FUZZ)/$(1)/*.c) $(if $(filter api,$(1)),$(BUILD)/tests/fuzz/api/calls.c)

.SECONDEXPANSION:
$(FUZZ_TARGETS:%=$(BUILD)/tests/fuzz-%): $(BUILD)/tests/fuzz-%: $$(call fuzz_sources,$$*) $(FUZZ_SHARED) \
		$(wildcard $(FUZZ)/*.h $(FUZZ)/*/*.h) $(BUILD)/lib/libtactus.so
	$(CC) $(FUZZ_CFLAGS) -I$(FUZZ)/$* $(filter %.c,$^) -L$(BUILD)/lib -ltactus -Wl,-rpath,'$$ORIGIN/../lib' -lm -o $@

# libFuzzer comes with Swift, and sees the way through both languages.
FUZZ_CLANG = $(shell dirname $$(readlink -f $$(command -v $(SWIFT))))/clang
FUZZ_RUNTIME = $(shell dirname $$(readlink -f $$(command -v $(SWIFT))))/../lib/swift/linux
FUZZ_LIBRARY := $(BUILD)/fuzz/lib/libtactus.so.0

$(FUZZ_LIBRARY): FORCE
	$(SWIFT) build -c release --product tactus --disable-local-rpath --scratch-path $(BUILD)/swift-fuzz \
		-Xswiftc -sanitize=fuzzer,address $(call xlinker,-soname=libtactus.so.0)
	@$(call update,$(BUILD)/swift-fuzz/release/libtactus.so)

$(FUZZ_TARGETS:%=$(BUILD)/fuzz/%/fuzz): $(BUILD)/fuzz/%/fuzz: $$(call fuzz_sources,$$*) $(FUZZ)/bytes.c $(FUZZ_LIBRARY)
	@mkdir -p $(@D)
	$(FUZZ_CLANG) -fsanitize=fuzzer,address -O1 -g -std=c11 -I$(FUZZ) -I$(FUZZ)/$* -Iinclude $^ \
		-Wl,-rpath,'$$ORIGIN/../lib' -Wl,-rpath,$(FUZZ_RUNTIME) -lm -o $@

# Objects of Swift live as long as their application: a leak shows at once under valgrind.
fuzz: $(BUILD)/fuzz/$(TARGET)/fuzz
	@mkdir -p $(BUILD)/fuzz/$(TARGET)/corpus
	cd $(BUILD)/fuzz/$(TARGET) && ASAN_OPTIONS=detect_leaks=0 ./fuzz -max_len=2048 -max_total_time=$(SECONDS) \
		$(addprefix -dict=,$(abspath $(wildcard $(FUZZ)/$(TARGET)/dictionary))) corpus $(abspath $(FUZZ)/$(TARGET)/corpus)

check-programs: fuzz-replay
