/* SPDX-License-Identifier: MIT */
/*
 * Properties that only some kinds of recognizers have: the word of scenarios and recordings, setter and getter. The
 * recorder writes by this table, and who plays a recording sets by it.
 */
#ifndef RECOGNIZER_PROPERTIES_H
#define RECOGNIZER_PROPERTIES_H

#include <stdint.h>

struct tactus_recognizer;

/*
 * X(kinds, word, setter, getter), in the order in which they are recorded. A kind is written KIND(name), several with |
 * between them.
 */
#define RECOGNIZER_PROPERTIES(X, KIND) \
	X(KIND(TAP), "taps", tactus_tap_recognizer_set_number_of_taps_required, \
		tactus_tap_recognizer_get_number_of_taps_required) \
	X(KIND(TAP), "touches", tactus_tap_recognizer_set_number_of_touches_required, \
		tactus_tap_recognizer_get_number_of_touches_required) \
	X(KIND(TAP), "buttons", tactus_tap_recognizer_set_button_mask_required, \
		tactus_tap_recognizer_get_button_mask_required) \
	X(KIND(LONG_PRESS), "taps", tactus_long_press_recognizer_set_number_of_taps_required, \
		tactus_long_press_recognizer_get_number_of_taps_required) \
	X(KIND(LONG_PRESS), "touches", tactus_long_press_recognizer_set_number_of_touches_required, \
		tactus_long_press_recognizer_get_number_of_touches_required) \
	X(KIND(LONG_PRESS), "ends-at-last-lift", tactus_long_press_recognizer_set_ends_at_last_lift, \
		tactus_long_press_recognizer_ends_at_last_lift) \
	X(KIND(PAN) | KIND(SCREEN_EDGE_PAN), "max-touches", tactus_pan_recognizer_set_maximum_number_of_touches, \
		tactus_pan_recognizer_get_maximum_number_of_touches) \
	X(KIND(PAN) | KIND(SCREEN_EDGE_PAN), "min-touches", tactus_pan_recognizer_set_minimum_number_of_touches, \
		tactus_pan_recognizer_get_minimum_number_of_touches) \
	X(KIND(PAN) | KIND(SCREEN_EDGE_PAN), "reference", tactus_pan_recognizer_set_reference, \
		tactus_pan_recognizer_get_reference) \
	X(KIND(PAN) | KIND(SCREEN_EDGE_PAN), "scroll-types", tactus_pan_recognizer_set_allowed_scroll_types, \
		tactus_pan_recognizer_get_allowed_scroll_types) \
	X(KIND(SWIPE), "direction", tactus_swipe_recognizer_set_directions, tactus_swipe_recognizer_get_directions) \
	X(KIND(SWIPE), "touches", tactus_swipe_recognizer_set_number_of_touches_required, \
		tactus_swipe_recognizer_get_number_of_touches_required) \
	X(KIND(PINCH), "reference", tactus_pinch_recognizer_set_reference, tactus_pinch_recognizer_get_reference) \
	X(KIND(ROTATION), "reference", tactus_rotation_recognizer_set_reference, \
		tactus_rotation_recognizer_get_reference) \
	X(KIND(TRANSFORM), "parts", tactus_transform_recognizer_set_parts, tactus_transform_recognizer_get_parts) \
	X(KIND(TRANSFORM), "max-touches", tactus_transform_recognizer_set_maximum_number_of_touches, \
		tactus_transform_recognizer_get_maximum_number_of_touches) \
	X(KIND(TRANSFORM), "min-touches", tactus_transform_recognizer_set_minimum_number_of_touches, \
		tactus_transform_recognizer_get_minimum_number_of_touches) \
	X(KIND(TRANSFORM), "reference", tactus_transform_recognizer_set_reference, \
		tactus_transform_recognizer_get_reference) \
	X(KIND(SCREEN_EDGE_PAN), "edges", tactus_screen_edge_pan_recognizer_set_edges, \
		tactus_screen_edge_pan_recognizer_get_edges) \
	X(KIND(SCREEN_EDGE_PAN), "directions", tactus_screen_edge_pan_recognizer_set_directions, \
		tactus_screen_edge_pan_recognizer_get_directions) \
	X(KIND(SCREEN_EDGE_PAN), "shell", tactus_screen_edge_pan_recognizer_set_shell_gesture, \
		tactus_screen_edge_pan_recognizer_is_shell_gesture)

/* Sets a property by its word. One that the recognizer's kind does not have is ignored. */
void recognizer_property_set(struct tactus_recognizer *recognizer, const char *word, uint32_t value);

#endif
