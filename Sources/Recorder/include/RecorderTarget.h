/* SPDX-License-Identifier: MIT */
/* SwiftPM wants a header of every C target. The recorder's is include/tactus-recorder.h. */
