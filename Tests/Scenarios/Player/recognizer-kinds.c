/* SPDX-License-Identifier: MIT */
/* Kinds of recognizers: made with their options, and the values that their actions print. */
#include "player.h"

#include <stdio.h>
#include <string.h>

static const char *const edge_names[] = { "none", "top", "left", "bottom", "right", NULL };
static const uint32_t edge_bits[] = { 0, TACTUS_EDGE_TOP, TACTUS_EDGE_LEFT, TACTUS_EDGE_BOTTOM, TACTUS_EDGE_RIGHT };
static const char *const direction_names[] = { "right", "left", "up", "down", NULL };
static const uint32_t direction_bits[] = { TACTUS_SWIPE_DIRECTION_RIGHT, TACTUS_SWIPE_DIRECTION_LEFT,
	TACTUS_SWIPE_DIRECTION_UP, TACTUS_SWIPE_DIRECTION_DOWN };
static const char *const part_names[] = { "translation", "scale", "rotation", NULL };
static const uint32_t part_bits[] = { TACTUS_TRANSFORM_PART_TRANSLATION, TACTUS_TRANSFORM_PART_SCALE,
	TACTUS_TRANSFORM_PART_ROTATION };
static const char *const scroll_names[] = { "wheel", "finger", "continuous", NULL };
static const uint32_t scroll_bits[] = { TACTUS_SCROLL_TYPE_WHEEL, TACTUS_SCROLL_TYPE_FINGER,
	TACTUS_SCROLL_TYPE_CONTINUOUS };

static uint32_t touches(struct words *words)
{
	return (uint32_t)words_number(words, "touches", 1);
}

static uint32_t taps(struct words *words, double otherwise)
{
	return (uint32_t)words_number(words, "taps", otherwise);
}

static void set_reference(struct tactus_recognizer *recognizer, struct words *words,
	enum tactus_status (*set)(struct tactus_recognizer *recognizer, enum tactus_reference reference))
{
	const char *value = words_option(words, "reference");

	if (value)
		set(recognizer, strcmp(value, "began") == 0 ? TACTUS_REFERENCE_BEGAN : TACTUS_REFERENCE_TOUCH_DOWN);
}

static struct tactus_recognizer *make_tap(struct tactus_application *application, struct words *words)
{
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(application);

	tactus_tap_recognizer_set_number_of_taps_required(tap, taps(words, 1));
	tactus_tap_recognizer_set_number_of_touches_required(tap, touches(words));
	return tap;
}

static struct tactus_recognizer *make_long_press(struct tactus_application *application, struct words *words)
{
	struct tactus_recognizer *press = tactus_long_press_recognizer_create(application);
	const char *duration = words_option(words, "duration"), *ends = words_option(words, "ends");
	double movement = words_number(words, "movement", -1);

	tactus_long_press_recognizer_set_number_of_taps_required(press, taps(words, 0));
	tactus_long_press_recognizer_set_number_of_touches_required(press, touches(words));
	if (duration)
		tactus_recognizer_set_duration(
			press, TACTUS_DURATION_MINIMUM_PRESS, (uint64_t)microseconds(duration));
	if (movement >= 0)
		tactus_recognizer_set_length(
			press, TACTUS_LENGTH_ALLOWABLE_MOVEMENT, movement, TACTUS_LENGTH_UNIT_PIXELS);
	if (ends)
		tactus_long_press_recognizer_set_ends_at_last_lift(press, strcmp(ends, "last-lift") == 0);
	return press;
}

static struct tactus_recognizer *make_pan(struct tactus_application *application, struct words *words)
{
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(application);
	double least = words_number(words, "min-touches", 0), most = words_number(words, "max-touches", 0);

	if (least > 0)
		tactus_pan_recognizer_set_minimum_number_of_touches(pan, (uint32_t)least);
	if (most > 0)
		tactus_pan_recognizer_set_maximum_number_of_touches(pan, (uint32_t)most);
	if (words_flag(words, "scroll-types"))
		tactus_pan_recognizer_set_allowed_scroll_types(
			pan, words_mask(words, "scroll-types", scroll_names, scroll_bits));
	set_reference(pan, words, tactus_pan_recognizer_set_reference);
	return pan;
}

static struct tactus_recognizer *make_swipe(struct tactus_application *application, struct words *words)
{
	struct tactus_recognizer *swipe = tactus_swipe_recognizer_create(application);

	tactus_swipe_recognizer_set_directions(swipe, words_mask(words, "direction", direction_names, direction_bits));
	tactus_swipe_recognizer_set_number_of_touches_required(swipe, touches(words));
	return swipe;
}

static struct tactus_recognizer *make_pinch(struct tactus_application *application, struct words *words)
{
	struct tactus_recognizer *pinch = tactus_pinch_recognizer_create(application);

	set_reference(pinch, words, tactus_pinch_recognizer_set_reference);
	return pinch;
}

static struct tactus_recognizer *make_rotation(struct tactus_application *application, struct words *words)
{
	struct tactus_recognizer *rotation = tactus_rotation_recognizer_create(application);

	set_reference(rotation, words, tactus_rotation_recognizer_set_reference);
	return rotation;
}

static struct tactus_recognizer *make_transform(struct tactus_application *application, struct words *words)
{
	struct tactus_recognizer *transform = tactus_transform_recognizer_create(application);
	double least = words_number(words, "min-touches", 0), most = words_number(words, "max-touches", 0);

	if (least > 0)
		tactus_transform_recognizer_set_minimum_number_of_touches(transform, (uint32_t)least);
	if (most > 0)
		tactus_transform_recognizer_set_maximum_number_of_touches(transform, (uint32_t)most);
	if (words_flag(words, "parts"))
		tactus_transform_recognizer_set_parts(transform, words_mask(words, "parts", part_names, part_bits));
	set_reference(transform, words, tactus_transform_recognizer_set_reference);
	return transform;
}

static uint32_t edge_directions(const char *word)
{
	if (strcmp(word, "along") == 0)
		return TACTUS_EDGE_PAN_DIRECTION_ALONG;
	return strcmp(word, "either") == 0 ? TACTUS_EDGE_PAN_DIRECTION_EITHER : TACTUS_EDGE_PAN_DIRECTION_INWARDS;
}

static struct tactus_recognizer *make_edge_pan(struct tactus_application *application, struct words *words)
{
	const char *directions = words_option(words, "directions");
	struct tactus_recognizer *pan = tactus_screen_edge_pan_recognizer_create(application);

	tactus_screen_edge_pan_recognizer_set_edges(pan, words_mask(words, "edges", edge_names, edge_bits));
	if (directions)
		tactus_screen_edge_pan_recognizer_set_directions(pan, edge_directions(directions));
	tactus_screen_edge_pan_recognizer_set_shell_gesture(pan, words_flag(words, "shell"));
	return pan;
}

static struct tactus_recognizer *make_hover(struct tactus_application *application, struct words *words)
{
	(void)words;
	return tactus_hover_recognizer_create(application);
}

static void print_pan(const struct tactus_recognizer *pan, const struct tactus_view *view)
{
	double x = 0, y = 0;
	enum tactus_status status = tactus_pan_recognizer_get_translation(pan, view, &x, &y);

	player_print_place("translation", status, &x, &y);
	status = tactus_pan_recognizer_get_velocity(pan, view, &x, &y);
	player_print_place("velocity", status, &x, &y);
}

static void print_pinch(const struct tactus_recognizer *pinch, const struct tactus_view *view)
{
	(void)view;
	printf(" scale=%.17g scale-velocity=%.17g", tactus_pinch_recognizer_get_scale(pinch),
		tactus_pinch_recognizer_get_velocity(pinch));
}

static void print_rotation(const struct tactus_recognizer *rotation, const struct tactus_view *view)
{
	(void)view;
	printf(" rotation=%.17g rotation-velocity=%.17g", tactus_rotation_recognizer_get_rotation(rotation),
		tactus_rotation_recognizer_get_velocity(rotation));
}

static void print_transform(const struct tactus_recognizer *transform, const struct tactus_view *view)
{
	double m[6] = { 0 };

	if (tactus_transform_recognizer_get_transform(
		    transform, view, &m[0], &m[1], &m[2], &m[3], &m[4], &m[5]) == TACTUS_STATUS_OK)
		printf(" transform=%.17g,%.17g,%.17g,%.17g,%.17g,%.17g", m[0], m[1], m[2], m[3], m[4], m[5]);
}

const struct player_kind player_kinds[] = {
	{ "tap", make_tap, NULL },
	{ "long-press", make_long_press, NULL },
	{ "pan", make_pan, print_pan },
	{ "swipe", make_swipe, NULL },
	{ "pinch", make_pinch, print_pinch },
	{ "rotation", make_rotation, print_rotation },
	{ "transform", make_transform, print_transform },
	{ "screen-edge-pan", make_edge_pan, print_pan },
	{ "hover", make_hover, NULL },
	{ NULL, NULL, NULL },
};
