/* SPDX-License-Identifier: MIT */
/*
 * A finger that comes in from an edge of the output. Left and right go to another window. The bottom opens the
 * overview. The top closes it, or makes the window fill the output.
 */
#include "gestures/gestures.h"
#include "server.h"
#include "shell/output.h"
#include "shell/window.h"
#include "xdg/toplevel.h"

static void handle_left(struct output *output, struct tactus_recognizer *swipe, enum tactus_recognizer_state state)
{
	if (state == TACTUS_RECOGNIZER_STATE_ENDED)
		window_focus_previous(output);
}

static void handle_right(struct output *output, struct tactus_recognizer *swipe, enum tactus_recognizer_state state)
{
	if (state == TACTUS_RECOGNIZER_STATE_ENDED)
		window_focus_next(output);
}

static void handle_bottom(struct output *output, struct tactus_recognizer *swipe, enum tactus_recognizer_state state)
{
	if (state == TACTUS_RECOGNIZER_STATE_ENDED)
		overview_set_open(&output->overview, true);
}

static void handle_top(struct output *output, struct tactus_recognizer *swipe, enum tactus_recognizer_state state)
{
	struct window *window = output->server->focus;

	if (state != TACTUS_RECOGNIZER_STATE_ENDED)
		return;
	if (output->overview.open)
		overview_set_open(&output->overview, false);
	else if (window && window->output == output)
		toplevel_set_maximized(window->toplevel, !window->toplevel->maximized);
}

static bool add_swipe(struct gestures *gestures, const char *name, enum tactus_edge edge, gesture_func act)
{
	struct tactus_recognizer *swipe = tactus_screen_edge_pan_recognizer_create(
		tactus_view_get_application(gestures->output->root));

	tactus_screen_edge_pan_recognizer_set_edges(swipe, edge);
	/* The way out of a client that inhibits all other gestures. */
	tactus_recognizer_set_exempt_from_inhibition(swipe, true);
	return gestures_add(gestures, name, swipe, act);
}

bool edge_swipes_add(struct gestures *gestures)
{
	return add_swipe(gestures, "left-edge swipe", TACTUS_EDGE_LEFT, handle_left) &&
		add_swipe(gestures, "right-edge swipe", TACTUS_EDGE_RIGHT, handle_right) &&
		add_swipe(gestures, "top-edge swipe", TACTUS_EDGE_TOP, handle_top) &&
		add_swipe(gestures, "bottom-edge swipe", TACTUS_EDGE_BOTTOM, handle_bottom);
}
