# SPDX-License-Identifier: MIT
# The ABI that is written down here. Included by native.mk.

.PHONY: abi-update
abi-update: libraries
	@UNRELEASED=$(UNRELEASED) Tests/CABI/ABI/update.sh
