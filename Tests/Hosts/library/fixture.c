/* SPDX-License-Identifier: MIT */
#include "fixture.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static char notes[4096];

void note(const char *format, ...)
{
	size_t length = strlen(notes);
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(notes + length, sizeof(notes) - length, format, arguments);
	va_end(arguments);
}

void expect_notes(const char *expected)
{
	check_text(notes, expected);
	notes[0] = '\0';
}

/* --- the host's functions ------------------------------------------------------ */

struct tactus_host_window *fixture_window(struct fixture *fixture, int window)
{
	return (struct tactus_host_window *)&fixture->windows[window];
}

static int number_of(const struct fixture *fixture, const struct tactus_host_window *window)
{
	return window ? (int)((const int *)(const void *)window - fixture->windows) : -1;
}

static int client_of(const struct fixture *fixture, const struct tactus_host_stream *stream)
{
	const struct wl_client *client = tactus_host_stream_get_client(stream);

	return !client ? -1 : client == fixture->clients[1];
}

static struct tactus_host_window *find_window(double x, double y, struct wl_client **client, void *data)
{
	struct fixture *fixture = data;

	if (y < 0 || x < 0 || x >= 100 * WINDOWS)
		return NULL;
	*client = fixture->clients[x >= 100 && x < 200];
	return fixture_window(fixture, (int)(x / 100));
}

static void call(struct fixture *fixture)
{
	void (*on_event)(struct fixture *) = fixture->on_event;

	fixture->on_event = NULL;
	if (on_event)
		on_event(fixture);
}

static void note_touch(const char *what, const struct tactus_host_stream *stream,
	const struct tactus_host_window *window, const struct tactus_surface_touch *touch, struct fixture *fixture)
{
	note("%s client %d seat %u window %d id %d at %.0f,%.0f\n", what, client_of(fixture, stream), touch->seat,
		number_of(fixture, window), touch->wire_id, touch->x, touch->y);
	call(fixture);
}

static void handle_down(struct tactus_host_stream *stream, struct tactus_host_window *window,
	const struct tactus_surface_touch *touch, void *data)
{
	note_touch("down", stream, window, touch, data);
}

static void handle_motion(struct tactus_host_stream *stream, struct tactus_host_window *window,
	const struct tactus_surface_touch *touch, void *data)
{
	note_touch("motion", stream, window, touch, data);
}

static void handle_up(struct tactus_host_stream *stream, struct tactus_host_window *window,
	const struct tactus_surface_touch *touch, void *data)
{
	note_touch("up", stream, window, touch, data);
}

static void handle_cancel(struct tactus_host_stream *stream, uint32_t seat, void *data)
{
	note("cancel client %d seat %u\n", client_of(data, stream), seat);
	call(data);
}

static void handle_end(struct tactus_host_stream *stream, void *data)
{
	note("end client %d\n", client_of(data, stream));
	call(data);
}

/* --- life ------------------------------------------------------------------------ */

static void connect_client(struct fixture *fixture, int client)
{
	int ends[2] = { -1, -1 };

	CHECK(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends) == 0);
	fixture->clients[client] = wl_client_create(fixture->display, ends[0]);
	fixture->ends[client] = ends[1];
}

void fixture_open(struct fixture *fixture)
{
	int client;

	notes[0] = '\0';
	memset(fixture, 0, sizeof(*fixture));
	fixture->display = wl_display_create();
	fixture->loop = wl_display_get_event_loop(fixture->display);
	for (client = 0; client < CLIENTS; client++)
		connect_client(fixture, client);
	fixture->callbacks = (struct tactus_host_callbacks){
		.size = sizeof(fixture->callbacks),
		.flags = TACTUS_HOST_FLAGS_OWN_CLOCK,
		.find_window = find_window,
		.down = handle_down,
		.motion = handle_motion,
		.up = handle_up,
		.cancel = handle_cancel,
		.end = handle_end,
	};
}

struct tactus_host_panel *fixture_add_panel(struct fixture *fixture, uint32_t seat)
{
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;
	struct tactus_host_panel *panel =
		tactus_host_panel_create(tactus_host_get_application(fixture->host), fixture->loop);

	info.seat = seat;
	info.width = info.height = 1000;
	CHECK(tactus_touch_source_set_info(tactus_host_panel_get_source(panel), &info) == TACTUS_STATUS_OK);
	CHECK(tactus_host_add_panel(fixture->host, panel) == TACTUS_STATUS_OK);
	return panel;
}

void fixture_start(struct fixture *fixture)
{
	fixture->host = tactus_host_create(fixture->loop, &fixture->callbacks, fixture);
	CHECK(fixture->host);
	fixture->panel = fixture_add_panel(fixture, 0);
}

void fixture_disconnect(struct fixture *fixture, int client)
{
	if (!fixture->clients[client])
		return;
	wl_client_destroy(fixture->clients[client]);
	fixture->clients[client] = NULL;
	close(fixture->ends[client]);
}

void fixture_close(struct fixture *fixture)
{
	int client;

	tactus_host_panel_destroy(fixture->panel);
	tactus_host_destroy(fixture->host);
	for (client = 0; client < CLIENTS; client++)
		fixture_disconnect(fixture, client);
	wl_display_destroy(fixture->display);
}

/* --- fingers --------------------------------------------------------------------- */

void finger_down(struct tactus_host_panel *panel, unsigned ms, int32_t id, double x, double y)
{
	CHECK(tactus_host_panel_down(panel, ms * UINT64_C(1000), id, x, y));
	tactus_host_panel_frame(panel);
}

void finger_motion(struct tactus_host_panel *panel, unsigned ms, int32_t id, double x, double y)
{
	CHECK(tactus_host_panel_motion(panel, ms * UINT64_C(1000), id, x, y));
	tactus_host_panel_frame(panel);
}

void finger_up(struct tactus_host_panel *panel, unsigned ms, int32_t id)
{
	CHECK(tactus_host_panel_up(panel, ms * UINT64_C(1000), id));
	tactus_host_panel_frame(panel);
}
