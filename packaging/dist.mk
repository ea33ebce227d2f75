# SPDX-License-Identifier: MIT
# make dist: the archives of a release, in $(BUILD)/dist. Included by native.mk.
#
#   DIST_TARGETS        what there are binaries for
#   SOURCE_DATE_EPOCH   the date of all files in them; that of the commit if it is not set

DIST_TARGETS ?= aarch64-linux-gnu x86_64-linux-gnu x86_64-linux-musl
DIST_BUILDS := $(if $(filter aarch64-linux-gnu,$(DIST_TARGETS)),dist-arm64) \
	$(if $(filter x86_64-linux-musl,$(DIST_TARGETS)),dist-musl)

.PHONY: dist dist-arm64 dist-musl
dist: all $(DIST_BUILDS)
	@packaging/build-dist $(DIST_TARGETS)

# One build after the other: each takes both processors. The BUILD of this one would put other systems' libraries beside
# its own.
dist-arm64: all
	@scripts/install-dependencies arm64
	+@env -u CC $(MAKE) --no-print-directory ARCH=arm64 BUILD=build/arm64
dist-musl: all $(filter dist-arm64,$(DIST_BUILDS))
	@scripts/install-dependencies musl
	+@env -u CC $(MAKE) --no-print-directory LIBC=musl BUILD=build/musl
