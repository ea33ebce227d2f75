/* SPDX-License-Identifier: MIT */
/* Compares what two gestures need, with the defaults where the file says nothing. */
#ifndef TACTUS_GESTURES_CONFIGURATION_NEEDS_H
#define TACTUS_GESTURES_CONFIGURATION_NEEDS_H

#include <stdbool.h>
#include <stdint.h>

struct gesture_configuration;

enum order {
	ORDER_LESS,
	ORDER_SAME,
	ORDER_MORE,
	ORDER_UNKNOWN, /* mm and px: the ratio depends on the panel */
};

/* Returns whether gestures are of one type; a double tap is a tap of two. */
bool gesture_is_of_kind(const struct gesture_configuration *gesture, const struct gesture_configuration *other);
/* Returns whether a gesture may go any way. An edge swipe leads inwards, unless it says otherwise. */
bool gesture_goes_anywhere(const struct gesture_configuration *gesture);
/* Returns whether a gesture may go wherever the other one may. */
bool gesture_covers_directions(const struct gesture_configuration *gesture, const struct gesture_configuration *other);
/* Returns whether the conditions of a gesture hold wherever and whenever those of the other one do. */
bool gesture_covers_conditions(const struct gesture_configuration *gesture, const struct gesture_configuration *other);
/* Returns whether gestures are of one type, and the first is possible wherever and whenever the other is. */
bool gesture_covers(const struct gesture_configuration *gesture, const struct gesture_configuration *other);
/* Compares thresholds of gestures of a type. MORE: the other may fire where this one has failed. */
enum order compare_gestures(const struct gesture_configuration *gesture, const struct gesture_configuration *other);
/* Compares how far the fingers have to go. */
enum order compare_distances(
	const struct gesture_configuration *gesture, const struct gesture_configuration *other);
/* Returns whether a gesture needs less than half as far again as another one. */
bool distances_are_close(const struct gesture_configuration *gesture, const struct gesture_configuration *other);
/* Returns whether the fingers of a gesture land in no place where those of the other one do not. */
bool gesture_lands_as_widely(const struct gesture_configuration *gesture, const struct gesture_configuration *other);
/* Returns whether fingers may go farther than they must. Lengths of two units are not compared. */
bool distance_max_is_possible(const struct gesture_configuration *gesture);
/* Compares how far the fingers may go of gestures that fire at the lift. */
enum order compare_longest(
	const struct gesture_configuration *gesture, const struct gesture_configuration *other);

#endif
