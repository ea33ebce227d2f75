/* SPDX-License-Identifier: MIT */
#include "value-names.h"

#include "configuration-keys.h"

#include <tactus-gestures.h>

const struct named_value gesture_type_names[] = {
	{ "edge-swipe", GESTURE_TYPE_EDGE_SWIPE },
	{ "swipe", GESTURE_TYPE_SWIPE },
	{ "drag", GESTURE_TYPE_DRAG },
	{ "pinch", GESTURE_TYPE_PINCH },
	{ "rotate", GESTURE_TYPE_ROTATE },
	{ "tap", GESTURE_TYPE_TAP },
	{ "double-tap", GESTURE_TYPE_DOUBLE_TAP },
	{ "tap-drag", GESTURE_TYPE_TAP_DRAG },
	{ "long-press", GESTURE_TYPE_LONG_PRESS },
	{ "press-drag", GESTURE_TYPE_PRESS_DRAG },
	{ "stroke", GESTURE_TYPE_STROKE },
	{ NULL, 0 },
};

const struct named_value edge_names[] = {
	{ "left", TACTUS_EDGE_LEFT },
	{ "right", TACTUS_EDGE_RIGHT },
	{ "top", TACTUS_EDGE_TOP },
	{ "bottom", TACTUS_EDGE_BOTTOM },
	{ "top-left", TACTUS_EDGE_TOP | TACTUS_EDGE_LEFT },
	{ "top-right", TACTUS_EDGE_TOP | TACTUS_EDGE_RIGHT },
	{ "bottom-left", TACTUS_EDGE_BOTTOM | TACTUS_EDGE_LEFT },
	{ "bottom-right", TACTUS_EDGE_BOTTOM | TACTUS_EDGE_RIGHT },
	{ NULL, 0 },
};

const struct named_value tap_place_names[] = {
	{ "initial", TACTUS_TAP_PLACE_INITIAL },
	{ "final", TACTUS_TAP_PLACE_FINAL },
	{ NULL, 0 },
};

const struct named_value delays_names[] = {
	{ "false", GESTURE_DELAYS_NONE },
	{ "true", GESTURE_DELAYS_LIMITED },
	{ "until-failed", GESTURE_DELAYS_UNTIL_FAILED },
	{ NULL, 0 },
};

const struct named_value edge_direction_names[] = {
	{ "inwards", EDGE_DIRECTION_INWARDS },
	{ "left", TACTUS_SWIPE_DIRECTION_LEFT },
	{ "right", TACTUS_SWIPE_DIRECTION_RIGHT },
	{ "up", TACTUS_SWIPE_DIRECTION_UP },
	{ "down", TACTUS_SWIPE_DIRECTION_DOWN },
	{ NULL, 0 },
};

const struct named_value direction_names[] = {
	{ "left", TACTUS_SWIPE_DIRECTION_LEFT },
	{ "right", TACTUS_SWIPE_DIRECTION_RIGHT },
	{ "up", TACTUS_SWIPE_DIRECTION_UP },
	{ "down", TACTUS_SWIPE_DIRECTION_DOWN },
	{ NULL, 0 },
};

const struct named_value pinch_direction_names[] = {
	{ "in", PINCH_DIRECTION_IN },
	{ "out", PINCH_DIRECTION_OUT },
	{ NULL, 0 },
};

const struct named_value rotate_direction_names[] = {
	{ "clockwise", ROTATE_DIRECTION_CLOCKWISE },
	{ "counterclockwise", ROTATE_DIRECTION_COUNTERCLOCKWISE },
	{ NULL, 0 },
};

const struct named_value all_direction_names[] = {
	{ "inwards", EDGE_DIRECTION_INWARDS },
	{ "left", TACTUS_SWIPE_DIRECTION_LEFT },
	{ "right", TACTUS_SWIPE_DIRECTION_RIGHT },
	{ "up", TACTUS_SWIPE_DIRECTION_UP },
	{ "down", TACTUS_SWIPE_DIRECTION_DOWN },
	{ "in", PINCH_DIRECTION_IN },
	{ "out", PINCH_DIRECTION_OUT },
	{ "clockwise", ROTATE_DIRECTION_CLOCKWISE },
	{ "counterclockwise", ROTATE_DIRECTION_COUNTERCLOCKWISE },
	{ NULL, 0 },
};

const struct named_value modifier_names[] = {
	{ "none", 0 },
	{ "shift", TACTUS_MODIFIER_SHIFT },
	{ "ctrl", TACTUS_MODIFIER_CTRL },
	{ "alt", TACTUS_MODIFIER_ALT },
	{ "super", TACTUS_MODIFIER_SUPER },
	{ NULL, 0 },
};

const struct named_value mode_names[] = {
	{ "tablet", GESTURE_MODE_TABLET },
	{ "laptop", GESTURE_MODE_LAPTOP },
	{ NULL, 0 },
};

const struct named_value need_names[] = {
	{ "tap", 1 },
	{ "double-tap", 2 },
	{ "scroll", 4 },
	{ "pinch", 8 },
	{ "long-press", 16 },
	{ "selection", 32 },
	{ "drawing", 64 },
	{ NULL, 0 },
};

const struct named_value speed_names[] = {
	{ "slow", GESTURE_SPEED_SLOW },
	{ "fast", GESTURE_SPEED_FAST },
	{ NULL, 0 },
};

const struct named_value orientation_names[] = {
	{ "portrait", GESTURE_ORIENTATION_PORTRAIT },
	{ "landscape", GESTURE_ORIENTATION_LANDSCAPE },
	{ NULL, 0 },
};

const struct named_value place_names[] = {
	{ "desktop", TACTUS_GESTURES_PLACE_DESKTOP },
	{ "window", TACTUS_GESTURES_PLACE_WINDOW },
	{ "title", TACTUS_GESTURES_PLACE_TITLE },
	{ "fullscreen", TACTUS_GESTURES_PLACE_FULLSCREEN },
	{ "panel", TACTUS_GESTURES_PLACE_PANEL },
	{ NULL, 0 },
};

const struct named_value screen_names[] = {
	{ "locked", GESTURE_SCREEN_LOCKED },
	{ "unlocked", GESTURE_SCREEN_UNLOCKED },
	{ NULL, 0 },
};

static const char *name_of(const struct named_value *names, uint32_t value)
{
	for (; names->name; names++) {
		if (names->value == value)
			return names->name;
	}
	return "none";
}

const char *gesture_type_to_string(enum gesture_type type)
{
	return name_of(gesture_type_names, type);
}
