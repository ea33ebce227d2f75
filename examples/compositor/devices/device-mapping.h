/* SPDX-License-Identifier: MIT */
/* Which output a touchscreen is glued to. */
#ifndef COMPOSITOR_DEVICE_MAPPING_H
#define COMPOSITOR_DEVICE_MAPPING_H

#include <stdbool.h>

struct libinput_device;
struct server;
struct tactus_libinput;

/* Tells the adapter of the outputs. False, and the library has said why, if it has no memory. */
bool device_mapping_init(struct tactus_libinput *adapter, struct server *server);
/* The device is gone: its output is free for another one. */
void device_mapping_forget(struct libinput_device *device);

#endif
