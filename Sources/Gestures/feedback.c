/* SPDX-License-Identifier: MIT */
#include "feedback.h"

#include "feedback-bar.h"
#include "host-calls.h"
#include "nearness.h"
#include "set.h"

#include <tactus.h>

/* A bar that is nearly empty would flash at each tap. */
#define LEAST_NEARNESS 0.25
/* Time between two looks while time alone changes the bar. */
#define TICK_US 16667

/* --- the bar ---------------------------------------------------------------- */

static void tell_host(const struct feedback *feedback)
{
	const struct tactus_gestures *gestures = feedback->gestures;
	const struct gesture *gesture = feedback->gesture;
	struct tactus_gestures_output output = gesture->attempt.output;
	struct tactus_gestures_progress progress = {
		.size = sizeof(progress),
		.name = gesture->configuration->name,
		.seat = gesture->seat,
		.nearness = feedback->nearness,
		.x = gesture->attempt.start_x,
		.y = gesture->attempt.start_y,
		.output = gesture->attempt.has_output ? &output : NULL,
		.bar = feedback->bar,
		.full = feedback->bar,
	};

	output.name = gesture->attempt.output_name;
	progress.full.width *= feedback->nearness;
	tactus_recognizer_get_location(gesture->recognizer, NULL, &progress.x, &progress.y);
	host_call_show_progress(gestures, &progress);
}

static void show(struct feedback *feedback, const struct gesture *gesture, double nearness)
{
	if (gesture == feedback->gesture && nearness == feedback->nearness)
		return;
	if (feedback->nearness == 0)
		feedback->bar = feedback_bar_place(gesture);
	feedback->gesture = gesture;
	feedback->nearness = nearness;
	tell_host(feedback);
}

void feedback_clear(struct feedback *feedback)
{
	if (feedback->nearness > 0)
		show(feedback, feedback->gesture, 0);
}

/* --- the watcher ------------------------------------------------------------ */

/* Returns a gesture that has been recognized and still has its fingers: no other one can fire. */
static const struct gesture *find_active(const struct gesture_seat *seat)
{
	enum tactus_recognizer_state state;
	size_t index;

	for (index = 0; index < seat->count; index++) {
		state = tactus_recognizer_get_state(seat->gestures[index].recognizer);
		if (state == TACTUS_RECOGNIZER_STATE_BEGAN || state == TACTUS_RECOGNIZER_STATE_CHANGED)
			return &seat->gestures[index];
	}
	return NULL;
}

/* Returns the gesture that is nearest to firing, or NULL; of equals the first one fires. */
static const struct gesture *find_nearest(const struct gesture_seat *seat, double *nearness, bool *is_resting)
{
	const struct gesture *active = find_active(seat), *gesture, *nearest = NULL;
	double found;
	size_t index;

	for (index = 0; index < seat->count; index++) {
		gesture = &seat->gestures[index];
		if (!gesture->configuration->feedback || (active && gesture != active))
			continue;
		*is_resting = *is_resting || gesture_is_resting(gesture);
		found = gesture_nearness(gesture);
		if (found >= LEAST_NEARNESS && (!nearest || found > *nearness)) {
			nearest = gesture;
			*nearness = found;
		}
	}
	return nearest;
}

static void look(struct feedback *feedback)
{
	bool is_resting = false;
	double nearness = 0;
	const struct gesture *nearest = find_nearest(feedback->seat, &nearness, &is_resting);
	uint64_t now = tactus_application_get_time(feedback->gestures->application);

	if (nearest)
		show(feedback, nearest, nearness);
	else
		feedback_clear(feedback);
	/* While a bar is shown: a gesture may also fail by a timer, or because of a recognizer of the host. */
	tactus_recognizer_set_deadline(feedback->watcher, nearest || is_resting ? now + TICK_US : UINT64_MAX);
}

static void handle_touches(struct tactus_recognizer *watcher, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	(void)watcher;
	(void)touches;
	(void)count;
	(void)event;
	look(data);
}

static void handle_touches_gone(struct tactus_recognizer *watcher, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	(void)touches;
	(void)count;
	(void)event;
	look(data);
	if (tactus_recognizer_get_number_of_touches(watcher) == 0)
		tactus_recognizer_set_state(watcher, TACTUS_RECOGNIZER_STATE_FAILED);
}

static void handle_deadline(struct tactus_recognizer *watcher, uint64_t time_us, void *data)
{
	(void)watcher;
	(void)time_us;
	look(data);
}

static void handle_reset(struct tactus_recognizer *watcher, void *data)
{
	(void)watcher;
	feedback_clear(data);
}

/* A press-drag that rests has been recognized for the engine, and must not end the watcher. */
static enum tactus_answer can_be_prevented(
	struct tactus_recognizer *watcher, struct tactus_recognizer *other, void *data)
{
	(void)watcher;
	(void)other;
	(void)data;
	return TACTUS_ANSWER_NO;
}

static enum tactus_answer should_receive_touch(
	struct tactus_recognizer *watcher, const struct tactus_touch *touch, void *data)
{
	const struct feedback *feedback = data;

	(void)watcher;
	return tactus_touch_get_seat(touch) == feedback->seat->seat ? TACTUS_ANSWER_YES : TACTUS_ANSWER_NO;
}

/* --- life ------------------------------------------------------------------- */

static bool has_feedback(const struct tactus_gestures *gestures)
{
	const struct gesture_configuration *gesture;

	for (gesture = gestures->configuration.gestures; gesture; gesture = gesture->next) {
		if (gesture->feedback && gestures_serve(gestures, gesture))
			return true;
	}
	return false;
}

bool feedback_init(struct feedback *feedback, const struct tactus_gestures *gestures, struct gesture_seat *seat)
{
	struct tactus_recognizer_callbacks callbacks = TACTUS_RECOGNIZER_CALLBACKS_INIT;
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;

	*feedback = (struct feedback){ .gestures = gestures, .seat = seat };
	if (!gestures->host.show_progress || !has_feedback(gestures))
		return true;
	callbacks.touches_began = handle_touches;
	callbacks.touches_moved = handle_touches;
	callbacks.touches_ended = handle_touches_gone;
	callbacks.touches_cancelled = handle_touches_gone;
	callbacks.reset = handle_reset;
	callbacks.deadline_reached = handle_deadline;
	callbacks.can_be_prevented_by = can_be_prevented;
	delegate.should_receive_touch = should_receive_touch;
	feedback->watcher = tactus_custom_recognizer_create(
		gestures->application, TACTUS_CUSTOM_RECOGNIZER_FLAGS_NONE, &callbacks, feedback);
	if (!feedback->watcher)
		return false;
	tactus_recognizer_set_name(feedback->watcher, "feedback");
	tactus_recognizer_set_cancels_touches_in_view(feedback->watcher, false);
	tactus_recognizer_set_delays_touches_ended(feedback->watcher, false);
	tactus_recognizer_set_delegate(feedback->watcher, &delegate, feedback);
	if (tactus_view_add_recognizer(gestures->root, feedback->watcher) == TACTUS_STATUS_OK)
		return true;
	tactus_recognizer_destroy(feedback->watcher);
	feedback->watcher = NULL;
	return false;
}

void feedback_finish(struct feedback *feedback)
{
	struct tactus_recognizer *watcher = feedback->watcher;

	if (!watcher)
		return;
	feedback_clear(feedback);
	feedback->watcher = NULL;
	tactus_recognizer_destroy(watcher);
}
