// SPDX-License-Identifier: MIT
/* Each kind of recognizer: its word, constructor, thresholds and properties. */
#include "recognizer-kinds.h"

#define OF(kind) (RECOGNIZER << TACTUS_RECOGNIZER_KIND_##kind)
#define LENGTH(name) (1u << TACTUS_LENGTH_##name)
#define DURATION(name) (1u << TACTUS_DURATION_##name)

static void add_directions(struct text *text, const struct tactus_recognizer *swipe)
{
	static const char *const directions[] = { "right", "left", "up", "down" };

	text_add(text, " direction=");
	add_mask(text, tactus_swipe_recognizer_get_directions(swipe), directions, 4);
}

static void add_edges(struct text *text, const struct tactus_recognizer *pan)
{
	static const char *const edges[] = { "top", "left", "bottom", "right" };

	text_add(text, " edges=");
	add_mask(text, tactus_screen_edge_pan_recognizer_get_edges(pan), edges, 4);
}

static void add_discrete(struct text *text, const struct tactus_recognizer *custom)
{
	if (tactus_recognizer_is_discrete(custom))
		text_add(text, " discrete");
}

static struct tactus_recognizer *create_custom(struct tactus_application *application)
{
	return tactus_custom_recognizer_create(application, 0, NULL, NULL);
}

static const struct recognizer_kind kinds[MOST_RECOGNIZER_KINDS] = {
	[TACTUS_RECOGNIZER_KIND_CUSTOM] = { "custom", create_custom, add_discrete, 0, 0 },
	[TACTUS_RECOGNIZER_KIND_TAP] = { "tap", tactus_tap_recognizer_create, NULL,
		LENGTH(ALLOWABLE_MOVEMENT) | LENGTH(TAP_DISTANCE),
		DURATION(TAP) | DURATION(TAP_INTERVAL) | DURATION(ARRIVAL) },
	[TACTUS_RECOGNIZER_KIND_LONG_PRESS] = { "long-press", tactus_long_press_recognizer_create, NULL,
		LENGTH(ALLOWABLE_MOVEMENT) | LENGTH(TAP_DISTANCE) | LENGTH(TAP_MOVEMENT),
		DURATION(TAP) | DURATION(TAP_INTERVAL) | DURATION(ARRIVAL) | DURATION(MINIMUM_PRESS) },
	[TACTUS_RECOGNIZER_KIND_PAN] = { "pan", tactus_pan_recognizer_create, NULL, LENGTH(BEGIN), 0 },
	[TACTUS_RECOGNIZER_KIND_SWIPE] = { "swipe", tactus_swipe_recognizer_create, add_directions,
		LENGTH(SWIPE_ALONG) | LENGTH(SWIPE_ACROSS), DURATION(SWIPE) },
	[TACTUS_RECOGNIZER_KIND_PINCH] = { "pinch", tactus_pinch_recognizer_create, NULL, LENGTH(BEGIN), 0 },
	[TACTUS_RECOGNIZER_KIND_ROTATION] = { "rotation", tactus_rotation_recognizer_create, NULL, LENGTH(BEGIN), 0 },
	[TACTUS_RECOGNIZER_KIND_SCREEN_EDGE_PAN] = { "screen-edge-pan", tactus_screen_edge_pan_recognizer_create,
		add_edges, LENGTH(BEGIN) | LENGTH(EDGE_WIDTH), 0 },
	[TACTUS_RECOGNIZER_KIND_HOVER] = { "hover", tactus_hover_recognizer_create, NULL, 0, 0 },
	[TACTUS_RECOGNIZER_KIND_TRANSFORM] = { "transform", tactus_transform_recognizer_create, NULL,
		LENGTH(BEGIN) | LENGTH(BEGIN_SPREAD) | LENGTH(BEGIN_ARC), 0 },
};

const struct recognizer_kind *recognizer_kind(enum tactus_recognizer_kind kind)
{
	size_t index = (size_t)kind;

	if (index >= MOST_RECOGNIZER_KINDS || !kinds[index].word)
		return &kinds[TACTUS_RECOGNIZER_KIND_CUSTOM];
	return &kinds[index];
}

GET_ONE(get_tap_taps, tactus_tap_recognizer_get_number_of_taps_required(object))
GET_ONE(get_tap_touches, tactus_tap_recognizer_get_number_of_touches_required(object))
GET_ONE(get_buttons, tactus_tap_recognizer_get_button_mask_required(object))
GET_ONE(get_press_taps, tactus_long_press_recognizer_get_number_of_taps_required(object))
GET_ONE(get_press_touches, tactus_long_press_recognizer_get_number_of_touches_required(object))
GET_ONE(get_last_lift, tactus_long_press_recognizer_ends_at_last_lift(object))
GET_ONE(get_pan_minimum, tactus_pan_recognizer_get_minimum_number_of_touches(object))
GET_ONE(get_pan_maximum, tactus_pan_recognizer_get_maximum_number_of_touches(object))
GET_ONE(get_pan_reference, tactus_pan_recognizer_get_reference(object))
GET_ONE(get_scroll_types, tactus_pan_recognizer_get_allowed_scroll_types(object))
GET_ONE(get_directions, tactus_swipe_recognizer_get_directions(object))
GET_ONE(get_swipe_touches, tactus_swipe_recognizer_get_number_of_touches_required(object))
GET_ONE(get_pinch_reference, tactus_pinch_recognizer_get_reference(object))
GET_ONE(get_rotation_reference, tactus_rotation_recognizer_get_reference(object))
GET_ONE(get_parts, tactus_transform_recognizer_get_parts(object))
GET_ONE(get_least, tactus_transform_recognizer_get_minimum_number_of_touches(object))
GET_ONE(get_most, tactus_transform_recognizer_get_maximum_number_of_touches(object))
GET_ONE(get_transform_reference, tactus_transform_recognizer_get_reference(object))
GET_ONE(get_edges, tactus_screen_edge_pan_recognizer_get_edges(object))
GET_ONE(get_edge_directions, tactus_screen_edge_pan_recognizer_get_directions(object))
GET_ONE(get_shell, tactus_screen_edge_pan_recognizer_is_shell_gesture(object))

const struct property kind_properties[] = {
	{ "taps", "tactus_tap_recognizer_set_number_of_taps_required", OF(TAP), get_tap_taps },
	{ "touches", "tactus_tap_recognizer_set_number_of_touches_required", OF(TAP), get_tap_touches },
	{ "buttons", "tactus_tap_recognizer_set_button_mask_required", OF(TAP), get_buttons },
	{ "taps", "tactus_long_press_recognizer_set_number_of_taps_required", OF(LONG_PRESS), get_press_taps },
	{ "touches", "tactus_long_press_recognizer_set_number_of_touches_required", OF(LONG_PRESS), get_press_touches },
	{ "ends-at-last-lift", "tactus_long_press_recognizer_set_ends_at_last_lift", OF(LONG_PRESS), get_last_lift },
	{ "max-touches", "tactus_pan_recognizer_set_maximum_number_of_touches", OF(PAN) | OF(SCREEN_EDGE_PAN),
		get_pan_maximum },
	{ "min-touches", "tactus_pan_recognizer_set_minimum_number_of_touches", OF(PAN) | OF(SCREEN_EDGE_PAN),
		get_pan_minimum },
	{ "reference", "tactus_pan_recognizer_set_reference", OF(PAN) | OF(SCREEN_EDGE_PAN), get_pan_reference },
	{ "scroll-types", "tactus_pan_recognizer_set_allowed_scroll_types", OF(PAN) | OF(SCREEN_EDGE_PAN),
		get_scroll_types },
	{ "direction", "tactus_swipe_recognizer_set_directions", OF(SWIPE), get_directions },
	{ "touches", "tactus_swipe_recognizer_set_number_of_touches_required", OF(SWIPE), get_swipe_touches },
	{ "reference", "tactus_pinch_recognizer_set_reference", OF(PINCH), get_pinch_reference },
	{ "reference", "tactus_rotation_recognizer_set_reference", OF(ROTATION), get_rotation_reference },
	{ "parts", "tactus_transform_recognizer_set_parts", OF(TRANSFORM), get_parts },
	{ "max-touches", "tactus_transform_recognizer_set_maximum_number_of_touches", OF(TRANSFORM), get_most },
	{ "min-touches", "tactus_transform_recognizer_set_minimum_number_of_touches", OF(TRANSFORM), get_least },
	{ "reference", "tactus_transform_recognizer_set_reference", OF(TRANSFORM), get_transform_reference },
	{ "edges", "tactus_screen_edge_pan_recognizer_set_edges", OF(SCREEN_EDGE_PAN), get_edges },
	{ "directions", "tactus_screen_edge_pan_recognizer_set_directions", OF(SCREEN_EDGE_PAN), get_edge_directions },
	{ "shell", "tactus_screen_edge_pan_recognizer_set_shell_gesture", OF(SCREEN_EDGE_PAN), get_shell },
};

const size_t kind_property_count = sizeof kind_properties / sizeof kind_properties[0];
