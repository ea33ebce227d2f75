/* SPDX-License-Identifier: MIT */
#include "fixture.h"
#include "suites.h"

static void note_down(struct tactus_surface_client *client, struct tactus_view *surface,
	const struct tactus_surface_touch *touch, void *data)
{
	(void)data;
	CHECK(tactus_surface_get_client(surface) == client);
	CHECK(tactus_surface_client_find_touch(client, touch->seat, touch->wire_id) == touch->touch);
	note("down %d at %g,%g", touch->wire_id, touch->x, touch->y);
}

static void note_motion(struct tactus_surface_client *client, struct tactus_view *surface,
	const struct tactus_surface_touch *touch, void *data)
{
	(void)data;
	CHECK(tactus_surface_get_client(surface) == client);
	note("motion %d at %g,%g", touch->wire_id, touch->x, touch->y);
}

static void note_up(struct tactus_surface_client *client, struct tactus_view *surface,
	const struct tactus_surface_touch *touch, void *data)
{
	(void)client, (void)surface, (void)data;
	note("up %d", touch->wire_id);
}

static void note_frame(struct tactus_surface_client *client, uint32_t seat, void *data)
{
	(void)client, (void)data;
	CHECK(seat == 0);
	note("frame");
}

static void note_cancel(struct tactus_surface_client *client, uint32_t seat, void *data)
{
	(void)client, (void)data;
	CHECK(seat == 0);
	note("cancel");
}

static const struct tactus_surface_client_callbacks note_stream = {
	.size = sizeof note_stream,
	.down = note_down,
	.motion = note_motion,
	.up = note_up,
	.frame = note_frame,
	.cancel = note_cancel,
};

/* Adds a surface at (10, 20) px of the view, so that its corner is at (110, 120) px of the application. */
static struct tactus_surface_client *add_surface(struct fixture *fixture)
{
	struct tactus_surface_client *client =
		tactus_surface_client_create(fixture->application, &note_stream, NULL);
	struct tactus_view *surface = tactus_surface_create(client, 10, 20, 300, 200);

	CHECK(surface != NULL && tactus_view_is_multiple_touch_enabled(surface));
	CHECK_OK(tactus_view_add_subview(fixture->view, surface));
	return client;
}

static void stream(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	add_surface(&fixture);
	finger_down(&fixture, 0, 40, 120, 130);
	finger_down(&fixture, 8, 41, 130, 130);
	finger_motion(&fixture, 16, 41, 131, 130);
	finger_motion(&fixture, 24, 41, 131, 130);
	finger_up(&fixture, 32, 40);
	finger_up(&fixture, 40, 41);
	check_notes(
		"down 0 at 10,10\n"
		"frame\n"
		"down 1 at 20,10\n"
		"frame\n"
		"motion 1 at 21,10\n"
		"frame\n"
		"up 0\n"
		"frame\n"
		"up 1\n"
		"frame\n");
	fixture_destroy(&fixture);
}

/* One cancel for all of the client's fingers, no frame after it, and no more events of them. */
static void claimed_touches_are_cancelled(void)
{
	struct fixture fixture;
	struct tactus_recognizer *pan;

	fixture_create(&fixture);
	add_surface(&fixture);
	pan = fixture_add(&fixture, tactus_pan_recognizer_create(fixture.application), "pan");
	CHECK_OK(tactus_pan_recognizer_set_minimum_number_of_touches(pan, 2));
	finger_down(&fixture, 0, 1, 120, 130);
	finger_down(&fixture, 8, 2, 130, 130);
	check_notes(
		"down 0 at 10,10\n"
		"frame\n"
		"down 1 at 20,10\n"
		"frame\n");
	CHECK_OK(tactus_touch_source_motion(fixture.panel, 16000, 1, 140, 130));
	CHECK_OK(tactus_touch_source_motion(fixture.panel, 16000, 2, 150, 130));
	CHECK_OK(tactus_touch_source_frame(fixture.panel, 16000));
	check_notes(
		"pan began\n"
		"cancel\n");
	finger_up(&fixture, 24, 1);
	finger_up(&fixture, 32, 2);
	check_notes("pan ended\n");

	finger_down(&fixture, 1000, 3, 120, 130);
	finger_up(&fixture, 1060, 3);
	check_notes(
		"down 0 at 10,10\n"
		"frame\n"
		"up 0\n"
		"frame\n");
	fixture_destroy(&fixture);
}

static void vanishing_surface_closes_its_touches(void)
{
	struct fixture fixture;
	struct tactus_view *surface;

	fixture_create(&fixture);
	add_surface(&fixture);
	surface = tactus_view_get_subview(fixture.view, 0);
	finger_down(&fixture, 0, 1, 120, 130);
	check_notes("down 0 at 10,10\nframe\n");
	tactus_view_destroy(surface);
	check_notes("up 0\nframe\n");
	finger_motion(&fixture, 8, 1, 130, 130);
	finger_up(&fixture, 16, 1);
	fixture_destroy(&fixture);
}

static void vanished_client_hears_nothing(void)
{
	struct fixture fixture;
	struct tactus_surface_client *client;

	fixture_create(&fixture);
	client = add_surface(&fixture);
	finger_down(&fixture, 0, 1, 120, 130);
	check_notes("down 0 at 10,10\nframe\n");
	tactus_surface_client_destroy(client);
	finger_motion(&fixture, 8, 1, 130, 130);
	finger_up(&fixture, 16, 1);
	check_notes("");
	CHECK(tactus_surface_get_client(tactus_view_get_subview(fixture.view, 0)) == NULL);
	fixture_destroy(&fixture);
}

static void note_grab_motion(
	const struct tactus_touch *touch, uint64_t time_us, double x, double y, void *data)
{
	(void)touch, (void)data;
	note("grab at %g,%g, %u ms", x, y, (unsigned int)(time_us / 1000));
}

static void note_grab_end(const struct tactus_touch *touch, uint64_t time_us, bool cancelled, void *data)
{
	(void)touch, (void)time_us, (void)data;
	note("grab %s", cancelled ? "cancelled" : "ended");
}

static void host_takes_a_touch(void)
{
	struct tactus_touch_grab_callbacks grab = {
		.size = sizeof grab, .motion = note_grab_motion, .end = note_grab_end
	};
	struct fixture fixture;
	struct tactus_surface_client *client;

	fixture_create(&fixture);
	client = add_surface(&fixture);
	fixture_add(&fixture, tactus_pan_recognizer_create(fixture.application), "pan");
	finger_down(&fixture, 0, 1, 120, 130);
	check_notes("down 0 at 10,10\nframe\n");
	CHECK_OK(tactus_touch_take(tactus_surface_client_find_touch(client, 0, 0), &grab, NULL));
	check_notes("cancel\n");
	finger_motion(&fixture, 8, 1, 400, 130);
	finger_up(&fixture, 16, 1);
	check_notes(
		"grab at 400,130, 8 ms\n"
		"grab ended\n");
	fixture_destroy(&fixture);
}

static void note_landing(const struct tactus_touch *touch, void *data)
{
	note("%s hears of %d", (const char *)data, tactus_touch_get_id(touch));
}

static void take_itself_back(const struct tactus_touch *touch, void *data)
{
	struct fixture *fixture = data;

	note_landing(touch, "once");
	CHECK_OK(tactus_application_remove_touch_down_listener(fixture->application, take_itself_back, data));
	CHECK_OK(tactus_application_add_touch_down_listener(fixture->application, note_landing, "late"));
}

/* Listeners of an adapter and of the host coexist. */
static void several_hear_of_a_landing(void)
{
	struct fixture fixture;
	struct tactus_application *application;

	fixture_create(&fixture);
	application = fixture.application;
	CHECK_STATUS(
		tactus_application_add_touch_down_listener(application, NULL, NULL), TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK_OK(tactus_application_add_touch_down_listener(application, take_itself_back, &fixture));
	CHECK_OK(tactus_application_add_touch_down_listener(application, note_landing, "adapter"));
	CHECK_OK(tactus_application_add_touch_down_listener(application, note_landing, "host"));
	finger_down(&fixture, 0, 1, 120, 130);
	check_notes("once hears of 1\nadapter hears of 1\nhost hears of 1\n");
	CHECK_OK(tactus_application_remove_touch_down_listener(application, note_landing, "adapter"));
	CHECK_STATUS(tactus_application_remove_touch_down_listener(application, note_landing, "adapter"),
		TACTUS_STATUS_NONE);
	finger_down(&fixture, 8, 2, 130, 130);
	check_notes("host hears of 2\nlate hears of 2\n");
	CHECK_OK(tactus_application_remove_touch_down_listener(application, note_landing, "host"));
	finger_down(&fixture, 16, 3, 140, 130);
	check_notes("late hears of 3\n");
	fixture_destroy(&fixture);
}

void check_surfaces(void)
{
	check_run("a surface's stream", stream);
	check_run("claimed touches are cancelled once", claimed_touches_are_cancelled);
	check_run("a destroyed surface closes its touches", vanishing_surface_closes_its_touches);
	check_run("a client that has gone gets no events", vanished_client_hears_nothing);
	check_run("the host takes a touch from its client", host_takes_a_touch);
	check_run("several touch-down listeners", several_hear_of_a_landing);
}
