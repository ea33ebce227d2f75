/* SPDX-License-Identifier: MIT */
/* evemu descriptions of invented devices other than touchscreens. */
#ifndef LIBINPUT_ADAPTER_DEVICE_DESCRIPTIONS_H
#define LIBINPUT_ADAPTER_DEVICE_DESCRIPTIONS_H

/* 100 x 60 mm, five fingers, a button below the whole pad. */
extern const char touchpad_description[];
/* Three buttons and a wheel. */
extern const char mouse_description[];
/* 256 x 144 mm, a pen with pressure and tilt. */
extern const char tablet_description[];
/* Media keys and no others. */
extern const char media_keys_description[];
/* The tablet-mode switch. */
extern const char switch_description[];

#endif
