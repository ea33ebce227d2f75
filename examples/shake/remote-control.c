/* SPDX-License-Identifier: MIT */
#include "remote-control.h"

#include <stddef.h>
#include <string.h>

static const struct {
	enum tactus_remote_control remote_control;
	const char *name;
} keys[] = {
	{ TACTUS_REMOTE_CONTROL_PLAY, "play" },
	{ TACTUS_REMOTE_CONTROL_PAUSE, "pause" },
	{ TACTUS_REMOTE_CONTROL_STOP, "stop" },
	{ TACTUS_REMOTE_CONTROL_TOGGLE_PLAY_PAUSE, "toggle-play-pause" },
	{ TACTUS_REMOTE_CONTROL_NEXT_TRACK, "next-track" },
	{ TACTUS_REMOTE_CONTROL_PREVIOUS_TRACK, "previous-track" },
	{ TACTUS_REMOTE_CONTROL_BEGIN_SEEKING_BACKWARD, "begin-seeking-backward" },
	{ TACTUS_REMOTE_CONTROL_END_SEEKING_BACKWARD, "end-seeking-backward" },
	{ TACTUS_REMOTE_CONTROL_BEGIN_SEEKING_FORWARD, "begin-seeking-forward" },
	{ TACTUS_REMOTE_CONTROL_END_SEEKING_FORWARD, "end-seeking-forward" },
};
#define KEY_COUNT (sizeof(keys) / sizeof(keys[0]))

bool remote_control_find(const char *name, enum tactus_remote_control *remote_control)
{
	for (size_t i = 0; i < KEY_COUNT; i++) {
		if (strcmp(keys[i].name, name) == 0) {
			*remote_control = keys[i].remote_control;
			return true;
		}
	}
	return false;
}

const char *remote_control_name(uint32_t remote_control)
{
	for (size_t i = 0; i < KEY_COUNT; i++) {
		if (keys[i].remote_control == remote_control)
			return keys[i].name;
	}
	return "unknown";
}
