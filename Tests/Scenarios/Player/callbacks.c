/* SPDX-License-Identifier: MIT */
/* Prints every callback: its time in ms, who was called, what happened, and its numbers with all their digits. */
#include "player.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void player_print_head(const struct player *player, const char *name, const char *what)
{
	printf("%.3f %s %s", (double)tactus_application_get_time(player->application) / 1000, name, what);
}

void player_print_place(const char *key, enum tactus_status status, const double *x, const double *y)
{
	if (status == TACTUS_STATUS_OK)
		printf(" %s=%.17g,%.17g", key, *x, *y);
}

static int compare_ids(const void *a, const void *b)
{
	int32_t one = tactus_touch_get_id(*(const struct tactus_touch *const *)a);
	int32_t other = tactus_touch_get_id(*(const struct tactus_touch *const *)b);

	return (one > other) - (one < other);
}

static enum tactus_handling on_touches(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	static const char *const phases[] = { "touches-began", "touches-moved", "touches-stationary", "touches-ended",
		"touches-cancelled" };
	const struct object *object = data;
	const struct tactus_touch *sorted[64];
	double x = 0, y = 0;

	(void)responder;
	count = count < 64 ? count : 64;
	memcpy(sorted, touches, count * sizeof *touches);
	qsort(sorted, count, sizeof *sorted, compare_ids);
	player_print_head(object->player, object->name, phases[tactus_touch_get_phase(sorted[0])]);
	for (size_t i = 0; i < count; i++)
		printf(" %d", tactus_touch_get_id(sorted[i]));
	printf(" taps=%u coalesced=%zu predicted=%zu", tactus_touch_get_tap_count(sorted[0]),
		tactus_event_get_coalesced_count(event, sorted[0]), tactus_event_get_predicted_count(event, sorted[0]));
	for (size_t i = 0; i < count; i++) {
		const struct tactus_touch *touch = sorted[i];

		player_print_place("at", tactus_touch_get_location(touch, object->view, &x, &y), &x, &y);
		player_print_place("previous", tactus_touch_get_previous_location(touch, object->view, &x, &y), &x, &y);
	}
	putchar('\n');
	return TACTUS_HANDLING_HANDLED;
}

static void on_control_event(struct tactus_view *control, uint32_t event, void *data)
{
	static const char *const names[] = { "touch-down", "touch-down-repeat", "touch-drag-inside",
		"touch-drag-outside", "touch-drag-enter", "touch-drag-exit", "touch-up-inside", "touch-up-outside",
		"touch-cancel" };
	const struct object *object = data;

	(void)control;
	for (int bit = 0; bit < 9; bit++) {
		if (event == 1U << bit) {
			player_print_head(object->player, object->name, names[bit]);
			putchar('\n');
		}
	}
}

void player_watch_view(struct object *object)
{
	struct tactus_responder_callbacks calls = TACTUS_RESPONDER_CALLBACKS_INIT;

	calls.touches_began = object->handles[TACTUS_TOUCH_PHASE_BEGAN] ? on_touches : NULL;
	calls.touches_moved = object->handles[TACTUS_TOUCH_PHASE_MOVED] ? on_touches : NULL;
	calls.touches_ended = object->handles[TACTUS_TOUCH_PHASE_ENDED] ? on_touches : NULL;
	calls.touches_cancelled = object->handles[TACTUS_TOUCH_PHASE_CANCELLED] ? on_touches : NULL;
	tactus_view_set_responder_callbacks(object->view, &calls, object);
	/* Refused for other views. */
	tactus_control_add_target(object->view, on_control_event, object, TACTUS_CONTROL_EVENT_ALL_TOUCH_EVENTS);
}

static void on_action(struct tactus_recognizer *recognizer, void *data)
{
	static const char *const states[] = { "possible", "began", "changed", "ended", "cancelled", "failed" };
	const struct object *object = data;
	struct tactus_view *view = tactus_recognizer_get_view(recognizer);
	double x = 0, y = 0;

	player_print_head(object->player, object->name, states[tactus_recognizer_get_state(recognizer)]);
	printf(" touches=%zu", tactus_recognizer_get_number_of_touches(recognizer));
	player_print_place("location", tactus_recognizer_get_location(recognizer, view, &x, &y), &x, &y);
	if (object->kind->print_values)
		object->kind->print_values(recognizer, view);
	putchar('\n');
}

void player_watch_recognizer(struct object *object)
{
	tactus_recognizer_add_target(object->recognizer, on_action, object);
}
