/* SPDX-License-Identifier: MIT */
/*
 * What goes over FAKE_EVDEV_SOCKET: this, then the events; back comes an int32_t result. After FAKE_EVDEV_ATTACH
 * messages go both ways; the payload of FAKE_EVDEV_ADD is text, of which event_count is the length.
 */
#ifndef FAKE_EVDEV_MESSAGE_H
#define FAKE_EVDEV_MESSAGE_H

#include <stdint.h>

struct fake_message {
	uint32_t command; /* enum fake_evdev_command */
	int32_t number;
	uint32_t event_count;
};

#endif
