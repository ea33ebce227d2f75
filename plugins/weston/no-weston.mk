# SPDX-License-Identifier: MIT
# Instead of weston.mk where Weston 10's development files are not there: says so. Included by the top Makefile.

WESTON_FOUND := $(shell for major in 9 11 12 13 14 15 16 17; do \
	$(PKG_CONFIG) --exists libweston-$$major && echo "Weston $$major"; done)
WESTON_MISSING := the module is for Weston 10, and here is $(or $(WESTON_FOUND),no Weston with its development files) \
	(Debian 12: weston libweston-10-dev)

.PHONY: weston-plugin note-no-weston install-weston-plugin
all: note-no-weston
note-no-weston:
	@echo "Left out: tactus-weston.so; $(WESTON_MISSING)"
weston-plugin install-weston-plugin:
	@echo "$@: $(WESTON_MISSING)" >&2; exit 1
