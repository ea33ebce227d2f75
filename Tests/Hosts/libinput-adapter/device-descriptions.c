/* SPDX-License-Identifier: MIT */
#include "device-descriptions.h"

#define NO_KEYS_BELOW_256 \
	"B: 01 00 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\n" \
	"B: 01 00 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\n"

const char touchpad_description[] =
	"N: Tactus Test Touchpad\nI: 0011 0000 0000 0001\n"
	"P: 05 00 00 00 00 00 00 00\n"    /* pointer, buttonpad */
	"B: 00 0b 00 00 00 00 00 00 00\n" /* EV_KEY, EV_ABS */
	NO_KEYS_BELOW_256
	"B: 01 00 00 01 00 00 00 00 00\n" /* BTN_LEFT */
	"B: 01 20 e5 00 00 00 00 00 00\n" /* BTN_TOUCH, BTN_TOOL_FINGER and _DOUBLETAP to _QUINTTAP */
	"B: 03 03 00 00 00 00 80 60 02\n"
	"A: 00 0 4000 0 0 40\n"  /* ABS_X */
	"A: 01 0 2400 0 0 40\n"  /* ABS_Y */
	"A: 2f 0 4 0 0 0\n"      /* ABS_MT_SLOT */
	"A: 35 0 4000 0 0 40\n"  /* ABS_MT_POSITION_X */
	"A: 36 0 2400 0 0 40\n"  /* ABS_MT_POSITION_Y */
	"A: 39 0 65535 0 0 0\n"; /* ABS_MT_TRACKING_ID */

const char mouse_description[] =
	"N: Tactus Test Mouse\nI: 0003 0000 0000 0000\n"
	"B: 00 07 00 00 00 00 00 00 00\n" /* EV_KEY, EV_REL */
	NO_KEYS_BELOW_256
	"B: 01 00 00 07 00 00 00 00 00\n"  /* BTN_LEFT, _RIGHT, _MIDDLE */
	"B: 02 03 01 00 00 00 00 00 00\n"; /* REL_X, REL_Y, REL_WHEEL */

const char tablet_description[] =
	"N: Tactus Test Tablet\nI: 0003 0000 0000 0001\n"
	"P: 02 00 00 00 00 00 00 00\n"    /* direct */
	"B: 00 0b 00 00 00 00 00 00 00\n" /* EV_KEY, EV_ABS */
	NO_KEYS_BELOW_256
	"B: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 01 0c 00 00 00 00 00 00\n" /* BTN_TOOL_PEN, BTN_TOUCH, BTN_STYLUS */
	"B: 03 03 00 00 0d 00 00 00 00\n"
	"A: 00 0 10240 0 0 40\n" /* ABS_X */
	"A: 01 0 5760 0 0 40\n"  /* ABS_Y */
	"A: 18 0 1000 0 0 0\n"   /* ABS_PRESSURE */
	"A: 1a -90 90 0 0 57\n"  /* ABS_TILT_X */
	"A: 1b -90 90 0 0 57\n"; /* ABS_TILT_Y */

const char media_keys_description[] =
	"N: Tactus Test Keys\nI: 0003 0000 0000 0000\n"
	"B: 00 03 00 00 00 00 00 00 00\n" /* EV_KEY */
	"B: 01 02 00 00 00 00 00 00 00\nB: 01 00 00 00 00 00 00 00 00\n"
	"B: 01 00 00 00 00 78 00 00 00\n"  /* KEY_NEXTSONG, KEY_PLAYPAUSE, KEY_PREVIOUSSONG, KEY_STOPCD */
	"B: 01 00 00 01 00 00 00 00 00\n"; /* KEY_FASTFORWARD */

const char switch_description[] = "N: Tactus Test Switch\nI: 0019 0000 0000 0000\n"
				  "B: 00 21 00 00 00 00 00 00 00\n"  /* EV_SW */
				  "B: 05 02 00 00 00 00 00 00 00\n"; /* SW_TABLET_MODE */
