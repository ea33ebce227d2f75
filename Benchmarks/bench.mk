# SPDX-License-Identifier: MIT
# What Tactus costs, beside its peers. Included by native.mk; alone it measures what is built:
#
#   make bench             tables on the terminal and in $(BUILD)/bench
#   make bench-docs        and in docs/performance.md
#   make bench-update      counts the instructions of an event anew, for make check
#   make bench PART=name   comparison, growth-beside-peers, growth, hit-tests, footprint, movements, latency
#   make -f Benchmarks/bench.mk bench

BUILD ?= build
PKG_CONFIG ?= pkg-config
CFLAGS ?= -O2 -g -Wall -Wextra -Wpedantic -Werror
CXXFLAGS ?= -O2 -g -Wall -Wextra -Wpedantic -Werror

BENCHMARKS := $(patsubst %/,%,$(dir $(lastword $(MAKEFILE_LIST))))
BENCH := $(BUILD)/bench
BENCH_INCLUDES := -I$(BENCHMARKS)/../include

# Peers are left out where they are not installed. wf-touch has no pkg-config file.
WF_TOUCH_HEADER := $(wildcard $(addsuffix /wayfire/touch/touch.hpp,/usr/include /usr/local/include))
WF_TOUCH := $(and $(WF_TOUCH_HEADER),$(shell command -v $(CXX)),yes)
GRAIL := $(shell $(PKG_CONFIG) --exists grail frame && echo yes)

BENCH_SOURCES := $(filter-out %/grail.c %/load.c %/end-to-end.c,$(wildcard $(addprefix $(BENCHMARKS)/,main.c \
	contestants/*.c comparison/*.c footprint/*.c growth/*.c latency/*.c measuring/*.c output/*.c)))
BENCH_LINK = $(CC)
ifeq ($(GRAIL),yes)
BENCH_SOURCES += $(BENCHMARKS)/contestants/grail.c
BENCH_FOUND += -DHAVE_GRAIL
BENCH_LIBS += $(shell $(PKG_CONFIG) --libs grail frame)
endif
ifeq ($(WF_TOUCH),yes)
BENCH_SOURCES += $(BENCHMARKS)/contestants/wf-touch.cpp
BENCH_FOUND += -DHAVE_WF_TOUCH
BENCH_LIBS += -lwftouch
BENCH_LINK = $(CXX)
endif
INSTRUCTIONS_SOURCES := $(addprefix $(BENCHMARKS)/,instructions/instructions.c contestants/player.c \
	contestants/tactus.c contestants/tactus-recognizers.c contestants/workload.c measuring/allocations.c \
	measuring/samples.c)
bench_objects = $(patsubst $(BENCHMARKS)/%,$(BENCH)/objects/%.o,$(1))

# Needs libinput and the fake evdev, whose rules are in Tests/Hosts/fake-evdev.mk.
ifdef FAKE_EVDEV_PROGRAMS
END_TO_END_LATENCY := $(BENCH)/end-to-end-latency
END_TO_END_LATENCY_SOURCES := $(addprefix $(BENCHMARKS)/,latency/end-to-end.c measuring/samples.c output/folder.c \
	output/table.c)
endif

# Needs libwayland-server, as libtactus-host.
ifdef HOST_LIBRARIES
HOST_FRAMES := $(BENCH)/host-frames
endif

check-programs: $(BENCH)/instructions

.PHONY: bench bench-docs bench-programs bench-update
bench: bench-programs
	$(BENCH)/bench $(BENCH) $(PART)
ifeq ($(PART),)
ifdef END_TO_END_LATENCY
	$(END_TO_END_LATENCY) $(BENCH)
endif
	@echo
	[ ! -e $(BUILD)/bin/tactusd ] || { BUILD=$(BUILD) $(BENCHMARKS)/latency/tactusd.sh >$(BENCH)/tactusd-latency.md && \
		cat $(BENCH)/tactusd-latency.md; }
	@echo
	$(BENCH)/resampling $(BENCH) >$(BENCH)/resampling.md
	@cat $(BENCH)/resampling.md
	@echo
ifdef HOST_LIBRARIES
	$(HOST_FRAMES) $(RECORDINGS) >$(BENCH)/host-frames.md
	@cat $(BENCH)/host-frames.md
	@echo
endif
	$(BENCH)/prediction $(RECORDINGS) $(BENCH) >$(BENCH)/prediction.md
	@cat $(BENCH)/prediction.md
	@echo
	$(BENCH)/velocity $(VELOCITY) >$(BENCH)/velocity.md
	@cat $(BENCH)/velocity.md
	@echo
	$(BENCHMARKS)/footprint/library.sh $(BENCH)/load $(BUILD)/lib/lib*.so.0 >$(BENCH)/library.md
	@cat $(BENCH)/library.md
endif

bench-programs: $(addprefix $(BENCH)/,bench load instructions resampling prediction velocity) $(HOST_FRAMES) $(END_TO_END_LATENCY)

bench-docs: bench
	$(BENCHMARKS)/update-docs $(BENCH)

bench-update: $(BENCH)/instructions
	$(BENCHMARKS)/instructions/count.sh $< --update

$(BENCH)/objects/%.c.o: $(BENCHMARKS)/%.c
	@mkdir -p $(@D)
	$(QUIET_CC)$(CC) $(CFLAGS) -std=c11 -MMD -MP $(BENCH_INCLUDES) $(BENCH_FOUND) -c $< -o $@

$(BENCH)/objects/%.cpp.o: $(BENCHMARKS)/%.cpp
	@mkdir -p $(@D)
	$(QUIET_CXX)$(CXX) $(CXXFLAGS) -std=c++17 -MMD -MP -c $< -o $@

$(BENCH)/bench: $(call bench_objects,$(BENCH_SOURCES)) $(BUILD)/lib/libtactus.so
	$(BENCH_LINK) $(filter %.o,$^) $(LDFLAGS) -L$(BUILD)/lib -ltactus $(BENCH_LIBS) -lm \
		-Wl,-rpath,'$$ORIGIN/../lib' -o $@

FEEL := $(BENCH)/resampling $(BENCH)/prediction $(BENCH)/velocity
DRAWS := output/bars.c output/folder.c
$(BENCH)/resampling: $(call bench_objects,$(addprefix $(BENCHMARKS)/,feel/resampling.c $(DRAWS)))
$(BENCH)/prediction: $(call bench_objects,$(addprefix $(BENCHMARKS)/,feel/prediction.c feel/predictors.c \
	feel/made-strokes.c feel/recording.c measuring/samples.c $(DRAWS)))
$(BENCH)/velocity: $(call bench_objects,$(BENCHMARKS)/feel/velocity.c)
$(FEEL): $(BUILD)/lib/libtactus.so
	$(QUIET_LINK)$(CC) $(filter %.o,$^) $(LDFLAGS) -L$(BUILD)/lib -ltactus -lm -Wl,-rpath,'$$ORIGIN/../lib' -o $@

$(BENCH)/host-frames: $(call bench_objects,$(addprefix $(BENCHMARKS)/feel/,host-frames.c ways.c recording.c)) $(HOST_LIBRARIES)
	$(CC) $(filter %.o,$^) $(LDFLAGS) $(HOST_LINK) $$($(PKG_CONFIG) --libs wayland-server) -lm \
		-Wl,-rpath,'$$ORIGIN/../lib' -o $@

$(BENCH)/load: $(call bench_objects,$(addprefix $(BENCHMARKS)/,footprint/load.c measuring/samples.c))
	$(QUIET_LINK)$(CC) $^ $(LDFLAGS) -ldl -lm -o $@

# Knows no peers: what is counted is to be the same wherever it is counted.
$(BENCH)/instructions: $(call bench_objects,$(INSTRUCTIONS_SOURCES)) $(BUILD)/lib/libtactus.so
	$(QUIET_LINK)$(CC) $(filter %.o,$^) $(LDFLAGS) -L$(BUILD)/lib -ltactus -lm -Wl,-rpath,'$$ORIGIN/../lib' -o $@

$(END_TO_END_LATENCY): $(call bench_objects,$(END_TO_END_LATENCY_SOURCES)) $(LIBINPUT_ADAPTER_SHARED_OBJECTS) \
		$(LIBINPUT_ADAPTER_LIBS) | $(BUILD)/tests/libfake-evdev.so
	$(QUIET_LINK)$(CC) -pthread $(filter %.o,$^) $(LDFLAGS) -L$(BUILD)/tests -lfake-evdev -L$(BUILD)/lib -ltactus-libinput -ltactus \
		$$($(PKG_CONFIG) --libs libinput libudev) -lm -Wl,-rpath,'$$ORIGIN/../lib:$$ORIGIN/../tests' -o $@

-include $(patsubst %.o,%.d,$(call bench_objects,$(BENCH_SOURCES) $(INSTRUCTIONS_SOURCES) $(BENCHMARKS)/footprint/load.c \
	$(wildcard $(BENCHMARKS)/feel/*.c) \
	$(END_TO_END_LATENCY_SOURCES)))
