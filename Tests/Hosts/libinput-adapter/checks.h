/* SPDX-License-Identifier: MIT */
/* Groups of checks, in addition to those of libinput-adapter-test.c. */
#ifndef LIBINPUT_ADAPTER_CHECKS_H
#define LIBINPUT_ADAPTER_CHECKS_H

/* Traces and recordings. RECORDINGS is the folder of the recordings; skipped if it is NULL or missing. */
void check_replays(const char *recordings);

/* Devices that are added and removed. */
void check_hotplug(void);

/* Samples without a frame event. */
void check_frames(void);

/* Locations of fingers, and sizes of panels. */
void check_geometry(void);

/* Mappings of devices. */
void check_mapping(void);

/* Outputs that are set as a list, without a listener. */
void check_outputs(void);

/* Outputs that devices find by themselves. */
void check_assignment(void);
/* The same, for each case of libtactus-host. */
void check_output_cases(void);

/* Touchpads: gestures and scrolling. */
void check_touchpads(void);

/* Mice, keyboards with media keys, the tablet-mode switch. */
void check_pointers(void);

/* Pens. */
void check_tablets(void);

/* Orders of destruction. */
void check_lifetimes(void);

/* Invalid calls. */
void check_misuse(void);

#endif
