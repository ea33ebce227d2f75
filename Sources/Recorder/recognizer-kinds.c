// SPDX-License-Identifier: MIT
/* Each kind of recognizer: its word, constructor, thresholds and properties. */
#include <recognizer-properties.h>

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

#define GETTER(kinds, word, setter, getter) GET_ONE(value_of_##setter, getter(object))
#define ROW(kinds, word, setter, getter) { word, #setter, kinds, value_of_##setter },

RECOGNIZER_PROPERTIES(GETTER, OF)

const struct property kind_properties[] = { RECOGNIZER_PROPERTIES(ROW, OF) };

const size_t kind_property_count = sizeof kind_properties / sizeof kind_properties[0];
