# SPDX-License-Identifier: MIT
# Instead of weston.mk where no Weston is there that the module knows: says so. Included by find-weston.mk.

WESTON_FOUND := $(shell for major in 9 $$(seq 10 40); do \
	$(PKG_CONFIG) --exists libweston-$$major && echo "Weston $$major"; done)
WESTON_IS := $(or $(WESTON_FOUND),no Weston with its development files)
# Debian's package libweston-MAJOR-dev does not bring Weston itself.
ifneq ($(and $(WESTON_MAJOR),$(WESTON_FOUND)),)
WESTON_IS := $(WESTON) without Weston itself
endif
WESTON_IS := $(if $(MISSING),no $(MISSING),$(WESTON_IS))
WESTON_MISSING := the module is for Weston 10, 14 or 16, and here is $(WESTON_IS) (Debian: weston, libweston-MAJOR-dev)

.PHONY: weston-plugin note-no-weston install-weston-plugin uninstall-weston-plugin check-weston
all: note-no-weston
note-no-weston:
	@echo "Left out: tactus-weston.so; $(WESTON_MISSING)"
weston-plugin install-weston-plugin uninstall-weston-plugin check-weston:
	@echo "$@: $(WESTON_MISSING)" >&2; exit 1
