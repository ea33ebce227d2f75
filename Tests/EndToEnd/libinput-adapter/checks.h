/* SPDX-License-Identifier: MIT */
/* The groups of checks beside those in libinput-adapter-test.c. */
#ifndef LIBINPUT_ADAPTER_CHECKS_H
#define LIBINPUT_ADAPTER_CHECKS_H

/* Traces and recordings. RECORDINGS is the folder with the latter; NULL or one that is not there: skipped. */
void check_replays(const char *recordings);

/* Devices that come and go. */
void check_hotplug(void);

/* Samples that no frame ends. */
void check_frames(void);

/* Where fingers are seen, and how large a panel is. */
void check_geometry(void);

/* Who says where a device lies, and what else of it. */
void check_mapping(void);

/* A list of outputs instead of a listener. */
void check_outputs(void);

/* Touchpads: gestures and scrolling. */
void check_touchpads(void);

/* Mice, keyboards with media keys, the tablet-mode switch. */
void check_pointers(void);

/* Pens. */
void check_tablets(void);

/* In which order things may end. */
void check_lifetimes(void);

/* What nobody should do. */
void check_misuse(void);

#endif
