/* SPDX-License-Identifier: MIT */
/* SwiftPM requires a header of every C target. The recorder's public header is include/tactus-recorder.h. */
