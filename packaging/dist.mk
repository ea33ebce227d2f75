# SPDX-License-Identifier: MIT
# make dist: the archives of a release, in $(BUILD)/dist. Included by the top Makefile.
#
#   DIST_TARGETS   what there are binaries for: this machine, musl on it, and arm64
#   SOURCE_DATE_EPOCH   the date of all files in them; that of the commit if it is not set

DIST_MACHINE := $(shell uname -m)
DIST_TARGETS ?= $(sort aarch64-linux-gnu $(DIST_MACHINE)-linux-gnu $(DIST_MACHINE)-linux-musl)

.PHONY: dist dist-arm64 dist-musl
dist: $(if $(filter $(DIST_MACHINE)-linux-gnu,$(DIST_TARGETS)),all) $(if $(filter %-musl,$(DIST_TARGETS)),dist-musl) \
		$(if $(filter aarch64-linux-gnu,$(filter-out $(DIST_MACHINE)-linux-gnu,$(DIST_TARGETS))),dist-arm64)
	@scripts/build-dist $(DIST_TARGETS)

# One build after the other: each takes both processors. The BUILD of this one would put other systems' libraries beside
# its own.
dist-arm64: all
	@scripts/install-dependencies arm64
	+@env -u CC $(MAKE) --no-print-directory ARCH=arm64 BUILD=build/arm64
dist-musl: all
	@scripts/install-dependencies musl
	+@env -u CC $(MAKE) --no-print-directory LIBC=musl BUILD=build/musl
