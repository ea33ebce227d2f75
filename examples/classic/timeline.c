/* SPDX-License-Identifier: MIT */
#include "timeline.h"

#include "support/example.h"

#include <stdio.h>
#include <string.h>

/* Longer than a double tap waits for its second tap. */
#define QUIET_US 500000

static struct strip *current_strip(struct timeline *timeline)
{
	return timeline->count > 0 ? &timeline->strips[timeline->count - 1] : NULL;
}

/* Searches backwards: a new touch may have the address of one that is over. */
static struct finger *find_finger(struct timeline *timeline, const struct tactus_touch *touch)
{
	struct strip *strip = current_strip(timeline);

	for (int i = strip ? strip->finger_count - 1 : -1; i >= 0; i--) {
		if (strip->fingers[i].touch == touch)
			return &strip->fingers[i];
	}
	return NULL;
}

/* Returns 1 or 2, or 0 for a finger that is not on the strip. */
static int finger_number(struct timeline *timeline, const struct tactus_touch *touch)
{
	const struct finger *finger = find_finger(timeline, touch);

	return finger ? (int)(finger - current_strip(timeline)->fingers) + 1 : 0;
}

static bool is_quiet(const struct strip *strip, uint64_t time_us)
{
	for (int i = 0; i < strip->finger_count; i++) {
		if (strip->fingers[i].up_us == 0)
			return false;
	}
	return time_us > strip->last_us + QUIET_US;
}

static void note_time(struct strip *strip, uint64_t time_us)
{
	if (time_us > strip->last_us)
		strip->last_us = time_us;
}

static void add_mark(struct timeline *timeline, int row, int kind, uint64_t time_us)
{
	struct strip *strip = current_strip(timeline);

	if (!strip || strip->mark_count == STRIP_MARKS)
		return;
	strip->marks[strip->mark_count++] = (struct mark){ .time_us = time_us, .row = row, .kind = kind };
	note_time(strip, time_us);
}

static void add_finger(struct timeline *timeline, const struct tactus_touch *touch)
{
	uint64_t time_us = tactus_touch_get_timestamp(touch);
	struct strip *strip = current_strip(timeline);

	if (!strip || is_quiet(strip, time_us)) {
		log_line("--- %s", timeline->label);
		if (timeline->count == TIMELINE_STRIPS)
			memmove(&timeline->strips[0], &timeline->strips[1], --timeline->count * sizeof(*strip));
		strip = &timeline->strips[timeline->count++];
		memset(strip, 0, sizeof(*strip));
		snprintf(strip->label, sizeof(strip->label), "%s", timeline->label);
		strip->start_us = time_us;
	}
	note_time(strip, time_us);
	if (strip->finger_count < STRIP_FINGERS)
		strip->fingers[strip->finger_count++] = (struct finger){ .touch = touch, .down_us = time_us };
}

static void note_withheld(struct timeline *timeline, const struct tactus_touch *touch, uint64_t time_us, bool withheld)
{
	struct finger *finger = find_finger(timeline, touch);

	if (!finger)
		return;
	if (withheld && finger->withheld_us == 0)
		finger->withheld_us = time_us;
	else if (!withheld && finger->withheld_us > 0 && finger->released_us == 0)
		finger->released_us = time_us;
	note_time(current_strip(timeline), time_us);
}

static void note_state(struct timeline *timeline, enum tactus_recognizer_state state, uint64_t time_us)
{
	struct strip *strip = current_strip(timeline);

	add_mark(timeline, STRIP_FINGERS, state, time_us);
	if (!strip || (state != TACTUS_RECOGNIZER_STATE_BEGAN && state != TACTUS_RECOGNIZER_STATE_ENDED))
		return;
	/* Recognition releases or cancels what was withheld. */
	for (int i = 0; i < strip->finger_count; i++)
		note_withheld(timeline, strip->fingers[i].touch, time_us, false);
}

/* Called before anything is delayed. */
static void note_down(const struct tactus_touch *touch, void *data)
{
	struct timeline *timeline = data;

	if (tactus_touch_get_view(touch) == timeline->view)
		add_finger(timeline, touch);
}

/* Called before every delivery: the only place that reports each lift at once. */
static enum tactus_answer note_lifts(const struct tactus_event *event, void *data)
{
	struct timeline *timeline = data;
	const struct tactus_touch *touches[10];
	size_t count = tactus_event_get_touches_for_view(event, timeline->view, touches, 10);

	for (size_t i = 0; i < count && i < 10; i++) {
		struct finger *finger = find_finger(timeline, touches[i]);

		if (finger && finger->up_us == 0 && tactus_touch_get_phase(touches[i]) >= TACTUS_TOUCH_PHASE_ENDED)
			finger->up_us = tactus_event_get_timestamp(event);
	}
	return TACTUS_ANSWER_DEFAULT;
}

/* Handles all four callbacks of the view. */
static enum tactus_handling note_delivery(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	static const char *const phases[] = { "began", "moved", "stationary", "ended", "cancelled" };
	struct timeline *timeline = data;
	uint64_t now_us = tactus_application_get_time(tactus_view_get_application(timeline->view));

	for (size_t i = 0; i < count; i++) {
		enum tactus_touch_phase phase = tactus_touch_get_phase(touches[i]);

		int finger = finger_number(timeline, touches[i]);

		if (finger > 0)
			add_mark(timeline, finger - 1, phase, now_us);
		if (phase != TACTUS_TOUCH_PHASE_MOVED)
			log_line("view: touch %d %s", finger, phases[phase]);
	}
	return TACTUS_HANDLING_HANDLED;
}

/* A failure sends no action: the library's sentence explains it. */
static void note_trace_of_state(struct timeline *timeline, const struct tactus_trace_event *event)
{
	char sentence[256];

	note_state(timeline, event->state, event->time_us);
	if (event->state == TACTUS_RECOGNIZER_STATE_FAILED) {
		tactus_trace_event_describe(event, sentence, sizeof(sentence));
		log_line("%s", sentence);
	} else if (event->state != TACTUS_RECOGNIZER_STATE_CHANGED) {
		log_line("%s: %s", tactus_recognizer_get_name(timeline->recognizer), state_name(timeline->recognizer));
	}
}

/* Notes what only the engine knows: withheld touches, and states of the recognizer. */
static void note_trace(const struct tactus_trace_event *event, void *data)
{
	struct timeline *timeline = data;
	int finger = finger_number(timeline, event->touch);
	char sentence[256];

	switch (event->type) {
	case TACTUS_TRACE_TYPE_STATE:
		if (event->recognizer == timeline->recognizer && event->state != TACTUS_RECOGNIZER_STATE_POSSIBLE)
			note_trace_of_state(timeline, event);
		break;
	case TACTUS_TRACE_TYPE_WITHHELD:
		if (finger == 0)
			break;
		note_withheld(timeline, event->touch, event->time_us, true);
		/* Says "touch 1" as in the picture: the library would name the touch by its id. */
		tactus_reason_describe(&event->reason, NULL, sentence, sizeof(sentence));
		log_line("touch %d is withheld: %s", finger, sentence);
		break;
	case TACTUS_TRACE_TYPE_RELEASED:
	case TACTUS_TRACE_TYPE_CANCELLED:
		if (finger > 0)
			note_withheld(timeline, event->touch, event->time_us, false);
		break;
	}
}

void timeline_watch(struct timeline *timeline, struct tactus_view *view)
{
	struct tactus_application *application = tactus_view_get_application(view);
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;

	timeline->view = view;
	callbacks.touches_began = callbacks.touches_moved = note_delivery;
	callbacks.touches_ended = callbacks.touches_cancelled = note_delivery;
	tactus_view_set_responder_callbacks(view, &callbacks, timeline);
	tactus_application_add_touch_down_listener(application, note_down, timeline);
	tactus_application_set_event_filter(application, note_lifts, timeline);
	tactus_application_set_trace_listener(application, note_trace, timeline);
}
