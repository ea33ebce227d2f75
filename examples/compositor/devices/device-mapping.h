/* SPDX-License-Identifier: MIT */
#ifndef COMPOSITOR_DEVICE_MAPPING_H
#define COMPOSITOR_DEVICE_MAPPING_H

struct libinput_device;
struct server;
struct tactus_libinput;
struct tactus_libinput_mapping;

/* Which output a touchscreen is glued to: a tactus_libinput_device_added_func whose data is the server. */
void device_mapping_choose(struct tactus_libinput *adapter, struct libinput_device *device,
	struct tactus_libinput_mapping *mapping, void *data);

#endif
