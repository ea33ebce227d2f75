/* SPDX-License-Identifier: MIT */
/* Facts that a device tells, or the kernel about it. */
#ifndef TACTUS_LIVE_DEVICE_FACTS_H
#define TACTUS_LIVE_DEVICE_FACTS_H

#include "live-devices.h"

/* Asks an open device. */
void live_device_ask(struct live_device *device, int descriptor);
/* Looks up what everybody may know of event device @p node. */
void live_device_look_up(struct live_device *device, const char *node);

#endif
