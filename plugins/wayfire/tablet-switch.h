/* SPDX-License-Identifier: MIT */
/* Switches that say how a convertible is folded, for `mode=`. */
#ifndef TACTUS_WAYFIRE_TABLET_SWITCH_H
#define TACTUS_WAYFIRE_TABLET_SWITCH_H

#ifdef __cplusplus
extern "C" {
#endif

struct plugin;
struct wlr_input_device;

/* Of a device that is a switch. It is forgotten when it goes. */
void tablet_switch_add(struct plugin *plugin, struct wlr_input_device *device);
void tablet_switches_finish(struct plugin *plugin);

#ifdef __cplusplus
}
#endif

#endif
