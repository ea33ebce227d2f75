# SPDX-License-Identifier: MIT
# Which Weston the module is built for: the newest that weston-version.h knows and that is there, or the one that is
# named, such as WESTON=libweston-10. Included by native.mk; MISSING is what the examples need and is not there.

WESTON_KNOWN := 16 14 10
WESTON ?= $(firstword $(foreach major,$(WESTON_KNOWN),$(shell \
	$(PKG_CONFIG) --exists libweston-$(major) && echo libweston-$(major))))
WESTON_MAJOR := $(filter $(WESTON_KNOWN),$(WESTON:libweston-%=%))
# Weston finds its front end beside its modules; a module is loaded where it is already there.
WESTON_MODULES := $(if $(WESTON_MAJOR),$(shell $(PKG_CONFIG) --silence-errors --variable=libdir $(WESTON))/weston)

ifneq ($(and $(if $(MISSING),,yes),$(WESTON_MAJOR),$(wildcard $(WESTON_MODULES)/libexec_weston.so)),)
include hosts/weston/weston.mk
else
include hosts/weston/no-weston.mk
endif
