/* SPDX-License-Identifier: MIT */
#include "gestures.h"

#include "options.h"
#include "server.h"
#include "tactus-wlroots.h"
#include "window.h"

#include <linux/input-event-codes.h>
#include <math.h>

/* Clients zoom with two fingers, so the overview uses more. */
#define PINCH_FINGERS 4
/* px. */
#define TAP_MOVEMENT 15

static void log_state(struct tactus_recognizer *recognizer, void *data)
{
	static const char *const states[] = { "possible", "began", "changed", "ended", "was cancelled" };
	enum tactus_recognizer_state state = tactus_recognizer_get_state(recognizer);

	if (state != TACTUS_RECOGNIZER_STATE_CHANGED)
		shell_log(data, "%s %s", tactus_recognizer_get_name(recognizer), states[state]);
}

static struct tactus_recognizer *add(struct shell *shell, struct tactus_recognizer *recognizer, const char *name,
	tactus_action_func action, void *data)
{
	tactus_recognizer_set_name(recognizer, name);
	/* Otherwise a thumb on a keyboard would hold back the lift of the other thumb (rule 7.14). */
	tactus_recognizer_set_delays_touches_ended(recognizer, false);
	tactus_recognizer_add_target(recognizer, log_state, shell);
	tactus_recognizer_add_target(recognizer, action, data);
	tactus_view_add_recognizer(shell->root, recognizer);
	return recognizer;
}

/* Edge swipes: each edge pulls out its drawer. */
static bool add_edge_swipes(struct shell *shell)
{
	for (int i = 0; i < DRAWER_COUNT; i++) {
		struct drawer *drawer = &shell->drawers.list[i];
		struct tactus_recognizer *swipe = tactus_screen_edge_pan_recognizer_create(shell->application);

		tactus_screen_edge_pan_recognizer_set_edges(swipe, drawer->edge);
		/* The way out of a full-screen game. */
		tactus_recognizer_set_exempt_from_inhibition(swipe, drawer->edge == TACTUS_EDGE_BOTTOM);
		if (!add(shell, swipe, drawer->name, drawer_follow_swipe, drawer))
			return false;
	}
	return true;
}

/* Three fingers sideways drag the workspaces. */
static void drag_workspaces(struct tactus_recognizer *pan, void *data)
{
	struct workspaces *workspaces = data;
	double x = 0, velocity = 0;

	tactus_pan_recognizer_get_translation(pan, NULL, &x, NULL);
	tactus_pan_recognizer_get_velocity(pan, NULL, &velocity, NULL);
	switch (tactus_recognizer_get_state(pan)) {
	case TACTUS_RECOGNIZER_STATE_BEGAN:
		workspaces_hold(workspaces);
		following_begin(&workspaces->following, pan, x);
		break;
	case TACTUS_RECOGNIZER_STATE_CHANGED:
		following_move(&workspaces->following, x);
		break;
	case TACTUS_RECOGNIZER_STATE_ENDED:
		following_end(&workspaces->following, false);
		workspaces_release(workspaces, velocity);
		break;
	default:
		following_end(&workspaces->following, true);
		workspaces_drag(workspaces, 0);
		workspaces_release(workspaces, 0);
		break;
	}
}

static enum tactus_answer is_sideways(struct tactus_recognizer *pan, void *data)
{
	double x = 0, y = 0;

	tactus_pan_recognizer_get_translation(pan, NULL, &x, &y);
	return fabs(x) > fabs(y) ? TACTUS_ANSWER_YES : TACTUS_ANSWER_NO;
}

static bool add_workspace_swipe(struct shell *shell)
{
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(shell->application);

	delegate.should_begin = is_sideways;
	tactus_pan_recognizer_set_minimum_number_of_touches(pan, 3);
	tactus_pan_recognizer_set_maximum_number_of_touches(pan, 3);
	tactus_recognizer_set_delegate(pan, &delegate, NULL);
	return add(shell, pan, "three-finger swipe", drag_workspaces, &shell->workspaces);
}

/* Four or more fingers that move together open the overview. */
static enum tactus_answer has_enough_fingers(struct tactus_recognizer *pinch, void *data)
{
	const struct shell *shell = data;

	return seat_count_fingers(&shell->server->seat) >= PINCH_FINGERS ? TACTUS_ANSWER_YES : TACTUS_ANSWER_NO;
}

static bool add_overview_pinch(struct shell *shell)
{
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_recognizer *pinch = tactus_pinch_recognizer_create(shell->application);

	delegate.should_begin = has_enough_fingers;
	tactus_recognizer_set_delegate(pinch, &delegate, shell);
	return add(shell, pinch, "pinch", overview_follow_pinch, &shell->overview);
}

/* A long press clicks the pointer's right button, for clients without long presses of their own. */
static void click_right(struct tactus_recognizer *press, void *data)
{
	struct shell *shell = data;
	enum tactus_recognizer_state state = tactus_recognizer_get_state(press);
	uint32_t time_ms = (uint32_t)(tactus_application_get_time(shell->application) / 1000);
	double x = 0, y = 0;

	if (state == TACTUS_RECOGNIZER_STATE_CHANGED)
		return;
	tactus_recognizer_get_location(press, NULL, &x, &y);
	if (state == TACTUS_RECOGNIZER_STATE_BEGAN)
		cursor_press(&shell->server->cursor, time_ms, x, y, BTN_RIGHT);
	else
		cursor_release(&shell->server->cursor, time_ms, BTN_RIGHT);
}

static enum tactus_answer wants_right_click(
	struct tactus_recognizer *press, const struct tactus_touch *touch, void *data)
{
	const struct window *window = window_of_surface(tactus_wlroots_get_surface(touch));

	return window_wants_right_click(window) ? TACTUS_ANSWER_YES : TACTUS_ANSWER_NO;
}

static bool add_long_press(struct shell *shell)
{
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_recognizer *press = tactus_long_press_recognizer_create(shell->application);

	delegate.should_receive_touch = wants_right_click;
	tactus_recognizer_set_delegate(press, &delegate, NULL);
	return add(shell, press, "long press", click_right, shell);
}

/* A tap with two fingers shows the next window. */
static void show_next_window(struct tactus_recognizer *tap, void *data)
{
	window_focus_rearmost(((struct shell *)data)->server);
}

static bool add_two_finger_tap(struct shell *shell)
{
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(shell->application);

	tactus_tap_recognizer_set_number_of_touches_required(tap, 2);
	/* Clients zoom with two fingers. */
	tactus_recognizer_set_length(
		tap, TACTUS_LENGTH_ALLOWABLE_MOVEMENT, TAP_MOVEMENT, TACTUS_LENGTH_UNIT_PIXELS);
	return add(shell, tap, "two-finger tap", show_next_window, shell);
}

bool gestures_init(struct shell *shell)
{
	if (!shell->server->options->no_drawers && !add_edge_swipes(shell))
		return false;
	return add_workspace_swipe(shell) && add_overview_pinch(shell) && add_long_press(shell) &&
		add_two_finger_tap(shell);
}
