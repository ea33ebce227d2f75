/* SPDX-License-Identifier: MIT */
/* The output that a touchscreen belongs to. */
#ifndef COMPOSITOR_DEVICE_MAPPING_H
#define COMPOSITOR_DEVICE_MAPPING_H

#include <stdbool.h>

struct libinput_device;
struct server;
struct tactus_libinput;

/* Tells the adapter the outputs, and listens for devices. Returns false, after a log line, if out of memory. */
bool device_mapping_init(struct tactus_libinput *adapter, struct server *server);
/* Frees the output of a removed device for another one. */
void device_mapping_forget(struct libinput_device *device);

#endif
