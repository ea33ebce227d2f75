/* SPDX-License-Identifier: MIT */
/* Input that causes every callback. Objects that were destroyed meanwhile are NULL and refused. */
#include "scene.h"

/* Checks that input is never refused for lack of memory. */
static void fed(enum tactus_status status)
{
	CHECK(status != TACTUS_STATUS_NO_MEMORY);
}

static void pass(struct scene *scene, unsigned int time_ms)
{
	scene->time_us += time_ms * 1000u;
	if (!scene->is_timed_by_samples)
		fed(tactus_application_advance(scene->application, scene->time_us));
}

static void frame(struct scene *scene)
{
	fed(tactus_touch_source_frame(scene->panel, scene->time_us));
	fed(tactus_application_deliver(scene->application, scene->time_us));
	scene->time_us += 8000;
}

static void down(struct scene *scene, int id, double x, double y)
{
	fed(tactus_touch_source_down(scene->panel, scene->time_us, id, x, y));
}

static void move(struct scene *scene, int id, double x, double y)
{
	fed(tactus_touch_source_motion(scene->panel, scene->time_us, id, x, y));
}

static void up(struct scene *scene, int id)
{
	fed(tactus_touch_source_up(scene->panel, scene->time_us, id));
}

static void tap(struct scene *scene, double x, double y)
{
	down(scene, 1, x, y);
	frame(scene);
	up(scene, 1);
	frame(scene);
}

static void drag(struct scene *scene, double x, double y, double step_x, double step_y)
{
	down(scene, 1, x, y);
	frame(scene);
	for (int step = 1; step <= 6; step++) {
		move(scene, 1, x + step * step_x, y + step * step_y);
		frame(scene);
	}
	up(scene, 1);
	frame(scene);
}

static void pinch(struct scene *scene, double x, double y)
{
	down(scene, 1, x - 20, y);
	down(scene, 2, x + 20, y);
	frame(scene);
	for (int step = 1; step <= 4; step++) {
		move(scene, 1, x - 20 - 10 * step, y + 5 * step);
		move(scene, 2, x + 20 + 10 * step, y - 5 * step);
		frame(scene);
	}
	up(scene, 2);
	frame(scene);
	up(scene, 1);
	frame(scene);
}

/* No recognizer takes these fingers: the view gets both to their end. */
static void two_fingers(struct scene *scene)
{
	down(scene, 1, 150, 150);
	down(scene, 2, 250, 150);
	frame(scene);
	move(scene, 1, 151, 150);
	frame(scene);
	up(scene, 1);
	frame(scene);
	up(scene, 2);
	frame(scene);
	pass(scene, 1000);
}

static void gestures(struct scene *scene)
{
	tap(scene, 100, 100);
	pass(scene, 400);
	tap(scene, 100, 100);
	tap(scene, 100, 100);
	pass(scene, 400);
	drag(scene, 100, 100, 15, 2);
	pinch(scene, 200, 150);
	down(scene, 1, 100, 100);
	frame(scene);
	pass(scene, 700);
	up(scene, 1);
	frame(scene);
	drag(scene, 5, 100, 20, 0);
	two_fingers(scene);
	/* A palm. */
	down(scene, 1, 100, 100);
	frame(scene);
	tactus_touch_source_cancel(scene->panel, scene->time_us, 1);
	frame(scene);
	/* The system cancels a custom recognizer that has begun and waits for its deadline. */
	down(scene, 1, 750, 550);
	frame(scene);
	move(scene, 1, 752, 550);
	frame(scene);
	pass(scene, 300);
	tactus_touch_source_cancel_all(scene->panel, scene->time_us);
	pass(scene, 1000);
}

static void hover(struct scene *scene)
{
	const double places[][2] = { { 500, 500 }, { 100, 100 }, { 110, 110 }, { 500, 500 }, { 120, 120 } };

	for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
		tactus_touch_source_hover(scene->panel, scene->time_us, places[i][0], places[i][1]);
		scene->time_us += 8000;
	}
	tactus_touch_source_hover_leave(scene->panel, scene->time_us);
}

static void controls(struct scene *scene)
{
	tap(scene, 500, 75);
	drag(scene, 500, 75, 30, 30);
	down(scene, 1, 500, 75);
	frame(scene);
	tactus_touch_source_cancel_all(scene->panel, scene->time_us);
	tap(scene, 720, 20);
	drag(scene, 710, 10, 5, 5);
	pass(scene, 1000);
}

static void rest(struct scene *scene)
{
	for (int i = 0; i < 200 && tactus_scroll_view_is_decelerating(scene->scroll); i++)
		pass(scene, 16);
	pass(scene, 500);
}

static void scrolls(struct scene *scene)
{
	/* The content has the touch, and a drag cancels it. */
	down(scene, 1, 200, 550);
	frame(scene);
	pass(scene, 200);
	up(scene, 1);
	frame(scene);
	down(scene, 1, 200, 550);
	frame(scene);
	pass(scene, 200);
	for (int step = 1; step <= 6; step++) {
		move(scene, 1, 200, 550 - 15 * step);
		frame(scene);
	}
	up(scene, 1);
	frame(scene);
	rest(scene);
	pinch(scene, 200, 450);
	rest(scene);
	tactus_scroll_view_set_content_offset(scene->scroll, 0, 0, true);
	pass(scene, 100);
	pass(scene, 400);
}

/* Two fingers of one surface in each frame: between the two events the client may do any deed. */
static void two_fingers_on_a_surface(struct scene *scene)
{
	down(scene, 1, 500, 350);
	down(scene, 2, 550, 350);
	frame(scene);
	move(scene, 1, 502, 350);
	move(scene, 2, 552, 350);
	frame(scene);
	up(scene, 1);
	up(scene, 2);
	frame(scene);
	pass(scene, 1000);
}

static void surfaces(struct scene *scene)
{
	two_fingers_on_a_surface(scene);
	drag(scene, 500, 350, 2, 2);
	down(scene, 1, 500, 350);
	down(scene, 2, 550, 350);
	frame(scene);
	tactus_touch_source_down(scene->other_panel, scene->time_us, 1, 500, 400);
	tactus_touch_source_frame(scene->other_panel, scene->time_us);
	move(scene, 1, 501, 350);
	frame(scene);
	tactus_touch_source_cancel_all(scene->panel, scene->time_us);
	tactus_touch_source_up(scene->other_panel, scene->time_us, 1);
	tactus_touch_source_frame(scene->other_panel, scene->time_us);
	pass(scene, 1000);
}

static void events(struct scene *scene)
{
	tactus_responder_become_first_responder(tactus_view_get_responder(scene->view));
	tactus_application_send_shake(scene->application, TACTUS_TOUCH_PHASE_BEGAN);
	tactus_application_send_shake(scene->application, TACTUS_TOUCH_PHASE_ENDED);
	tactus_application_send_shake(scene->application, TACTUS_TOUCH_PHASE_BEGAN);
	tactus_application_send_shake(scene->application, TACTUS_TOUCH_PHASE_CANCELLED);
	tactus_application_send_remote_control(scene->application, TACTUS_REMOTE_CONTROL_PLAY);
	tactus_responder_resign_first_responder(tactus_view_get_responder(scene->view));
}

static void changes(struct scene *scene)
{
	/* Removes and adds the view while a finger is on it. */
	down(scene, 1, 100, 100);
	frame(scene);
	tactus_view_remove_from_superview(scene->view);
	tactus_view_add_subview(scene->parent, scene->view);
	up(scene, 1);
	frame(scene);
	pass(scene, 1000);
	/* An unknown id, which logs a line. */
	tactus_touch_source_up(scene->panel, scene->time_us, 66);
	tactus_view_destroy(scene->victim);
}

void scene_play(struct scene *scene)
{
	gestures(scene);
	hover(scene);
	controls(scene);
	scrolls(scene);
	surfaces(scene);
	events(scene);
	scene_play_indirect(scene);
	changes(scene);
}
