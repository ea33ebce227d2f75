/* SPDX-License-Identifier: MIT */
/* SwiftPM requires a header of every C target. The public header is include/tactus-gestures.h. */
