/* SPDX-License-Identifier: MIT */
/* Tablet-mode switches, for `mode=`. */
#ifndef TACTUS_WAYFIRE_TABLET_SWITCH_H
#define TACTUS_WAYFIRE_TABLET_SWITCH_H

#ifdef __cplusplus
extern "C" {
#endif

struct plugin;
struct wlr_input_device;

/* Follows a device if it is a switch, until the device is removed. */
void tablet_switch_add(struct plugin *plugin, struct wlr_input_device *device);
void tablet_switches_finish(struct plugin *plugin);

#ifdef __cplusplus
}
#endif

#endif
