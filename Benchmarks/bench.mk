# SPDX-License-Identifier: MIT
# What Tactus costs, beside its peers. Included by the top Makefile; alone it measures what is built:
#
#   make bench             tables on the terminal and in $(BUILD)/bench
#   make bench PART=name   one of comparison
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

BENCH_SOURCES := $(filter-out %/grail.c,$(wildcard $(addprefix $(BENCHMARKS)/,main.c contestants/*.c comparison/*.c \
	measuring/*.c output/*.c)))
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
bench_objects = $(patsubst $(BENCHMARKS)/%,$(BENCH)/objects/%.o,$(1))

.PHONY: bench bench-programs
bench: bench-programs
	$(BENCH)/bench $(BENCH) $(PART)

bench-programs: $(BENCH)/bench

$(BENCH)/objects/%.c.o: $(BENCHMARKS)/%.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -std=c11 -MMD -MP $(BENCH_INCLUDES) $(BENCH_FOUND) -c $< -o $@

$(BENCH)/objects/%.cpp.o: $(BENCHMARKS)/%.cpp
	@mkdir -p $(@D)
	$(CXX) $(CXXFLAGS) -std=c++17 -MMD -MP -c $< -o $@

$(BENCH)/bench: $(call bench_objects,$(BENCH_SOURCES)) $(BUILD)/lib/libtactus.so
	$(BENCH_LINK) $(filter %.o,$^) $(LDFLAGS) -L$(BUILD)/lib -ltactus $(BENCH_LIBS) -lm \
		-Wl,-rpath,'$$ORIGIN/../lib' -o $@

-include $(patsubst %.o,%.d,$(call bench_objects,$(BENCH_SOURCES)))
