/* SPDX-License-Identifier: MIT */
#include "gesture.h"

#include "command.h"
#include "configuration-names.h"
#include "gesture-questions.h"
#include "plugin.h"
#include "seat-touch.h"

#include <stdlib.h>

/* A discrete gesture acts once it is over, a continuous one as soon as it is sure. */
static void handle_action(struct tactus_recognizer *recognizer, void *data)
{
	struct gesture *gesture = data;
	enum tactus_recognizer_state state = tactus_recognizer_get_state(recognizer);
	enum tactus_recognizer_kind kind = tactus_recognizer_get_kind(recognizer);
	bool is_discrete = kind == TACTUS_RECOGNIZER_KIND_TAP || kind == TACTUS_RECOGNIZER_KIND_SWIPE;

	if (state == (is_discrete ? TACTUS_RECOGNIZER_STATE_ENDED : TACTUS_RECOGNIZER_STATE_BEGAN))
		command_run(gesture->seat->plugin, gesture->configuration);
}

static struct tactus_recognizer *create_recognizer(struct tactus_application *application, enum gesture_type type)
{
	switch (type) {
	case GESTURE_TYPE_EDGE_SWIPE:
		return tactus_screen_edge_pan_recognizer_create(application);
	case GESTURE_TYPE_SWIPE:
		return tactus_swipe_recognizer_create(application);
	case GESTURE_TYPE_PINCH:
		return tactus_pinch_recognizer_create(application);
	case GESTURE_TYPE_TAP:
	case GESTURE_TYPE_DOUBLE_TAP:
		return tactus_tap_recognizer_create(application);
	case GESTURE_TYPE_LONG_PRESS:
		return tactus_long_press_recognizer_create(application);
	}
	return NULL;
}

static void set_length(struct tactus_recognizer *recognizer, enum tactus_length length, const struct length *value)
{
	if (value->is_set)
		tactus_recognizer_set_length(recognizer, length, value->value, value->unit);
}

static void set_duration(struct tactus_recognizer *recognizer, enum tactus_duration duration, uint64_t time_us)
{
	if (time_us)
		tactus_recognizer_set_duration(recognizer, duration, time_us);
}

/* Each kind measures with lengths and times of its own. */
static void set_measures(struct tactus_recognizer *recognizer, const struct gesture_configuration *configuration)
{
	switch (configuration->type) {
	case GESTURE_TYPE_EDGE_SWIPE:
		set_length(recognizer, TACTUS_LENGTH_EDGE_WIDTH, &configuration->edge_width);
		set_length(recognizer, TACTUS_LENGTH_BEGIN, &configuration->distance);
		break;
	case GESTURE_TYPE_SWIPE:
		set_length(recognizer, TACTUS_LENGTH_SWIPE_ALONG, &configuration->distance);
		set_length(recognizer, TACTUS_LENGTH_SWIPE_ACROSS, &configuration->across);
		set_duration(recognizer, TACTUS_DURATION_SWIPE, configuration->duration_us);
		break;
	case GESTURE_TYPE_PINCH:
		set_length(recognizer, TACTUS_LENGTH_BEGIN, &configuration->distance);
		break;
	case GESTURE_TYPE_TAP:
	case GESTURE_TYPE_DOUBLE_TAP:
		set_length(recognizer, TACTUS_LENGTH_ALLOWABLE_MOVEMENT, &configuration->movement);
		set_length(recognizer, TACTUS_LENGTH_TAP_DISTANCE, &configuration->tap_distance);
		set_duration(recognizer, TACTUS_DURATION_TAP, configuration->duration_us);
		set_duration(recognizer, TACTUS_DURATION_TAP_INTERVAL, configuration->interval_us);
		set_duration(recognizer, TACTUS_DURATION_ARRIVAL, configuration->arrival_us);
		break;
	case GESTURE_TYPE_LONG_PRESS:
		set_length(recognizer, TACTUS_LENGTH_ALLOWABLE_MOVEMENT, &configuration->movement);
		set_duration(recognizer, TACTUS_DURATION_MINIMUM_PRESS, configuration->duration_us);
		break;
	}
}

/* Fingers, edges, directions. */
static void set_shape(struct tactus_recognizer *recognizer, const struct gesture_configuration *configuration)
{
	uint32_t fingers = configuration->fingers ? configuration->fingers : 1;

	switch (configuration->type) {
	case GESTURE_TYPE_EDGE_SWIPE:
		tactus_screen_edge_pan_recognizer_set_edges(recognizer, configuration->edge);
		tactus_pan_recognizer_set_minimum_number_of_touches(recognizer, fingers);
		tactus_pan_recognizer_set_maximum_number_of_touches(recognizer, fingers);
		break;
	case GESTURE_TYPE_SWIPE:
		tactus_swipe_recognizer_set_directions(recognizer, configuration->directions);
		tactus_swipe_recognizer_set_number_of_touches_required(recognizer, fingers);
		break;
	case GESTURE_TYPE_PINCH:
		break;
	case GESTURE_TYPE_TAP:
	case GESTURE_TYPE_DOUBLE_TAP:
		tactus_tap_recognizer_set_number_of_touches_required(recognizer, fingers);
		tactus_tap_recognizer_set_number_of_taps_required(
			recognizer, configuration->type == GESTURE_TYPE_TAP ? 1 : 2);
		break;
	case GESTURE_TYPE_LONG_PRESS:
		tactus_long_press_recognizer_set_number_of_touches_required(recognizer, fingers);
		break;
	}
}

static void create_gesture(struct seat_touch *seat, const struct gesture_configuration *configuration)
{
	struct tactus_recognizer *recognizer =
		create_recognizer(seat->plugin->application, configuration->type);
	struct gesture *gesture = calloc(1, sizeof(*gesture));

	if (!recognizer || !gesture) {
		weston_log("tactus: %s: no memory\n", configuration->name);
		tactus_recognizer_destroy(recognizer);
		free(gesture);
		return;
	}
	gesture->configuration = configuration;
	gesture->seat = seat;
	gesture->recognizer = recognizer;
	set_shape(recognizer, configuration);
	set_measures(recognizer, configuration);
	tactus_recognizer_set_name(recognizer, configuration->name);
	tactus_recognizer_set_cancels_touches_in_view(recognizer, configuration->cancel);
	tactus_recognizer_set_delays_touches_began(recognizer, configuration->delays);
	/* Or else a finger on one window held back the lift of another finger on the next one. */
	tactus_recognizer_set_delays_touches_ended(recognizer, configuration->delays_lift);
	gesture_ask_questions(gesture);
	tactus_recognizer_add_target(recognizer, handle_action, gesture);
	tactus_view_add_recognizer(seat->plugin->root, recognizer);
	wl_list_insert(seat->gestures.prev, &gesture->link);
}

static void wait_for(struct gesture *gesture, const struct gesture *other)
{
	if (other == gesture || !names_contain(gesture->configuration->waits_for, other->configuration->name))
		return;
	if (tactus_recognizer_require_failure_of(gesture->recognizer, other->recognizer) == TACTUS_STATUS_CYCLE)
		weston_log("tactus: %s cannot wait for %s, which waits for it\n", gesture->configuration->name,
			other->configuration->name);
}

void gestures_create(struct seat_touch *seat)
{
	const struct gesture_configuration *configuration;
	struct gesture *gesture, *other;

	wl_list_for_each(configuration, &seat->plugin->configuration.gestures, link)
		create_gesture(seat, configuration);
	wl_list_for_each(gesture, &seat->gestures, link) {
		if (!gesture->configuration->waits_for)
			continue;
		wl_list_for_each(other, &seat->gestures, link)
			wait_for(gesture, other);
	}
}

void gestures_destroy(struct seat_touch *seat)
{
	struct gesture *gesture, *next;

	wl_list_for_each_safe(gesture, next, &seat->gestures, link) {
		wl_list_remove(&gesture->link);
		tactus_recognizer_destroy(gesture->recognizer);
		free(gesture);
	}
}
