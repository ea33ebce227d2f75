/* SPDX-License-Identifier: MIT */
/* The outputs that touchscreens belong to, as the adapter finds them. */
#ifndef COMPOSITOR_DEVICE_MAPPING_H
#define COMPOSITOR_DEVICE_MAPPING_H

#include <stdbool.h>

struct server;
struct tactus_libinput;

/* Tells the adapter the outputs, and logs which touchscreen gets which. Returns false if out of memory. */
bool device_mapping_init(struct tactus_libinput *adapter, struct server *server);

#endif
