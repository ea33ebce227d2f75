/* SPDX-License-Identifier: MIT */
/* Which output a touchscreen is glued to. */
#ifndef COMPOSITOR_DEVICE_MAPPING_H
#define COMPOSITOR_DEVICE_MAPPING_H

#include <stdbool.h>

struct server;
struct tactus_libinput;

/* Tells the adapter of the outputs. False, and the library has said why, if it has no memory. */
bool device_mapping_init(struct tactus_libinput *adapter, struct server *server);

#endif
