/* SPDX-License-Identifier: MIT */
/* The touches of a client below the gestures. */
#include "fixture.h"
#include "suites.h"

#include <stdio.h>

struct stream {
	char events[256];
	size_t length;
};

static void add_event(struct stream *stream, char event)
{
	if (stream->length + 1 < sizeof(stream->events))
		stream->events[stream->length++] = event;
}

static void handle_down(struct tactus_surface_client *client, struct tactus_view *surface,
	const struct tactus_surface_touch *touch, void *data)
{
	(void)client;
	(void)surface;
	(void)touch;
	add_event(data, 'd');
}

static void handle_motion(struct tactus_surface_client *client, struct tactus_view *surface,
	const struct tactus_surface_touch *touch, void *data)
{
	(void)client;
	(void)surface;
	(void)touch;
	add_event(data, 'm');
}

static void handle_up(struct tactus_surface_client *client, struct tactus_view *surface,
	const struct tactus_surface_touch *touch, void *data)
{
	(void)client;
	(void)surface;
	(void)touch;
	add_event(data, 'u');
}

static void handle_frame(struct tactus_surface_client *client, uint32_t seat, void *data)
{
	(void)client;
	(void)seat;
	add_event(data, '|');
}

static void handle_cancel(struct tactus_surface_client *client, uint32_t seat, void *data)
{
	(void)client;
	(void)seat;
	add_event(data, 'c');
}

/* Plays a drag that fires, one that does not, a rest and a second finger. */
static void play_to_client(const char *text, struct stream *stream)
{
	struct tactus_surface_client_callbacks callbacks = TACTUS_SURFACE_CLIENT_CALLBACKS_INIT;
	struct tactus_surface_client *client;
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, text);
	callbacks.down = handle_down;
	callbacks.motion = handle_motion;
	callbacks.up = handle_up;
	callbacks.frame = handle_frame;
	callbacks.cancel = handle_cancel;
	client = tactus_surface_client_create(fixture.application, &callbacks, stream);
	tactus_view_add_subview(fixture.root, tactus_surface_create(client, 0, 0, 800, 600));
	finger_drag(&fixture, 1000, 300, 300, 450, 300);
	finger_drag(&fixture, 3000, 300, 300, 360, 300);
	finger_down(&fixture, 5000, 0, 300, 300);
	pass_time(&fixture, 7000);
	finger_down(&fixture, 7010, 1, 400, 300);
	finger_up(&fixture, 7020, 0);
	/* Nobody waits for the watcher. */
	pass_time(&fixture, 20000);
	finger_up(&fixture, 20010, 1);
	fixture_destroy(&fixture);
}

static void check_feedback_below(void)
{
	static const char text[] = "[tactus-gesture]\ntype=drag\ndistance=100px\ncommand=true\n";
	struct stream plain = { "", 0 }, watched = { "", 0 };
	char with[256];

	play_to_client(text, &plain);
	check_notes("run true began 51%,50% d=105,0\n");
	snprintf(with, sizeof(with), "[tactus]\nfeedback=true\n%s", text);
	play_to_client(with, &watched);
	check_text(watched.events, plain.events);
	check_text(plain.events, "d|m|m|m|m|m|m|cd|m|m|m|m|m|m|m|m|m|m|u|d|d|u|u|");
}

void check_client(void)
{
	check_run("the client below gets what it gets without feedback", check_feedback_below);
}
