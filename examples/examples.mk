# SPDX-License-Identifier: MIT
# Included by the top Makefile, which sets BUILD, CC, CFLAGS and PKG_CONFIG.
