/* SPDX-License-Identifier: MIT */
/* Conditions of a gesture: the place, the window, the device and what came before. */
#include "gesture.h"
#include "host-calls.h"
#include "patterns.h"
#include "set.h"

#include <string.h>
#include <tactus.h>

/* Returns how far along its edge a touch is, as a fraction from its left or top end. */
static double place_along(uint32_t edge, const struct tactus_gestures_output *output, const struct tactus_touch *touch)
{
	double x = 0, y = 0;

	tactus_touch_get_location(touch, NULL, &x, &y);
	if (edge == TACTUS_EDGE_LEFT || edge == TACTUS_EDGE_RIGHT)
		return (y - output->y) / output->height;
	return (x - output->x) / output->width;
}

static bool is_in_range(const struct gesture_configuration *configuration, const struct tactus_gestures_output *output,
	const struct tactus_touch *touch)
{
	double place;

	if (!configuration->edge || gesture_is_from_corner(configuration) ||
		(configuration->range_from <= 0 && configuration->range_to >= 1))
		return true;
	if (!output || output->width <= 0 || output->height <= 0)
		return false;
	place = place_along(configuration->edge, output, touch);
	/* The range is half-open, except at the end of the edge. */
	return place >= configuration->range_from && (place < configuration->range_to || configuration->range_to >= 1);
}

static bool is_in_orientation(enum gesture_orientation orientation, const struct tactus_gestures_output *output)
{
	bool is_portrait = output && output->height > output->width;

	return orientation == GESTURE_ORIENTATION_ANY ||
		(output && is_portrait == (orientation == GESTURE_ORIENTATION_PORTRAIT));
}

static bool is_on_output(const char *name, const struct tactus_gestures_output *output)
{
	return !name || (output && output->name && strcmp(output->name, name) == 0);
}

static bool is_on_window(const struct gesture *gesture, const struct tactus_touch *touch)
{
	const struct gesture_configuration *configuration = gesture->configuration;
	const char *app_id;

	if (!configuration->app_id)
		return true;
	app_id = host_call_get_app_id(gesture->gestures, touch);
	return (app_id && patterns_match(configuration->app_id, app_id)) != configuration->app_id_excludes;
}

static bool is_on_title(const struct gesture *gesture, const struct tactus_touch *touch)
{
	const struct gesture_configuration *configuration = gesture->configuration;
	const char *title;

	if (!configuration->title)
		return true;
	title = host_call_get_title(gesture->gestures, touch);
	return (title && patterns_match(configuration->title, title)) != configuration->title_excludes;
}

static bool is_in_region(const struct region *region, const struct tactus_gestures_output *output,
	const struct tactus_touch *touch)
{
	double x = 0, y = 0;

	if (region->left <= 0 && region->right >= 1 && region->top <= 0 && region->bottom >= 1)
		return true;
	if (!output || output->width <= 0 || output->height <= 0)
		return false;
	tactus_touch_get_location(touch, NULL, &x, &y);
	x = (x - output->x) / output->width;
	y = (y - output->y) / output->height;
	/* Half-open, except at the right and bottom edges, as an edge's range. */
	return x >= region->left && (x < region->right || region->right >= 1) && y >= region->top &&
		(y < region->bottom || region->bottom >= 1);
}

/* Returns the gesture whose end was the last one of those that lead to another. NULL: none was soon enough. */
static struct gesture *find_lead(const struct gesture *gesture, uint64_t time_us)
{
	const struct gesture_wait *lead;
	struct gesture *last = NULL;
	size_t index;

	for (lead = gesture->configuration->leads; lead; lead = lead->next) {
		for (index = 0; index < gesture->seat_of->count; index++) {
			struct gesture *other = &gesture->seat_of->gestures[index];

			if (other->configuration == lead->other && other->has_fired &&
				!other->attempt.is_active && other->fired_us <= time_us &&
				time_us - other->fired_us <= gesture->configuration->within_us &&
				(!last || other->fired_us > last->fired_us))
				last = other;
		}
	}
	return last;
}

void gesture_take_leads(const struct gesture *gesture)
{
	const struct gesture_wait *lead;
	size_t index;

	for (lead = gesture->configuration->leads; lead; lead = lead->next) {
		for (index = 0; index < gesture->seat_of->count; index++) {
			if (gesture->seat_of->gestures[index].configuration == lead->other)
				gesture->seat_of->gestures[index].has_fired = false;
		}
	}
}

/* Asked at the first finger. */
static bool comes_after(const struct gesture *gesture, const struct tactus_touch *touch)
{
	return !gesture->configuration->after || tactus_recognizer_get_number_of_touches(gesture->recognizer) > 0 ||
		find_lead(gesture, tactus_touch_get_timestamp(touch));
}

static bool is_in_mode(const struct gesture *gesture)
{
	bool is_tablet = tactus_application_is_tablet_mode(gesture->gestures->application);

	switch (gesture->configuration->mode) {
	case GESTURE_MODE_TABLET:
		return is_tablet;
	case GESTURE_MODE_LAPTOP:
		return !is_tablet;
	case GESTURE_MODE_ANY:
		break;
	}
	return true;
}

static bool is_on_place(const struct gesture *gesture, const struct tactus_touch *touch)
{
	const struct gesture_configuration *configuration = gesture->configuration;
	uint32_t place;

	if (!configuration->where)
		return true;
	place = host_call_get_place(gesture->gestures, touch);
	return place && !(place & configuration->where) == configuration->where_excludes;
}

static bool is_while(const struct gesture *gesture)
{
	uint32_t screen = host_call_is_locked(gesture->gestures) ? GESTURE_SCREEN_LOCKED : GESTURE_SCREEN_UNLOCKED;

	return gesture->configuration->screens & screen;
}

/* Returns whether a condition holds, and tells the host if it does not. */
static bool hold(const struct gesture *gesture, const struct tactus_touch *touch, const char *key, bool holds)
{
	if (!holds)
		host_call_keep_away(gesture->gestures, gesture->configuration->name, key, touch);
	return holds;
}

/* Returns whether all conditions hold for a touch. */
bool gesture_is_possible(
	const struct gesture *gesture, const struct tactus_gestures_output *output, const struct tactus_touch *touch)
{
	const struct gesture_configuration *configuration = gesture->configuration;
	bool good = hold(gesture, touch, "output", is_on_output(configuration->output, output));

	good = hold(gesture, touch, "orientation", is_in_orientation(configuration->orientation, output)) && good;
	good = hold(gesture, touch, "edge-range", is_in_range(configuration, output, touch)) && good;
	good = hold(gesture, touch, "region", is_in_region(&configuration->region, output, touch)) && good;
	good = hold(gesture, touch, "mode", is_in_mode(gesture)) && good;
	good = hold(gesture, touch, "title", is_on_title(gesture, touch)) && good;
	good = hold(gesture, touch, "edge", gesture_is_in_corner(configuration, output, touch)) && good;
	good = hold(gesture, touch, "where", is_on_place(gesture, touch)) && good;
	good = hold(gesture, touch, "while", is_while(gesture)) && good;
	good = hold(gesture, touch, "after", comes_after(gesture, touch)) && good;
	return hold(gesture, touch, "app-id", is_on_window(gesture, touch)) && good;
}
