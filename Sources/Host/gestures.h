/* SPDX-License-Identifier: MIT */
/* The struct tactus_gestures_host of a host, and the gestures' file. */
#ifndef HOST_GESTURES_H
#define HOST_GESTURES_H

#include <stdbool.h>

struct tactus_host;

/* Reads the gestures and follows their file. Returns false without memory. */
bool host_gestures_init(struct tactus_host *host);
void host_gestures_finish(struct tactus_host *host);

#endif
