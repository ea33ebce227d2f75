/* SPDX-License-Identifier: MIT */
#include "bench.h"

#include "globals.h"
#include "peer.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <wayland-server-core.h>

struct bench bench;

#define US_PER_MS 1000u
#define CHECK_OK(call) CHECK((call) == TACTUS_STATUS_OK)

static void handle_log(enum tactus_log_level level, const char *message, void *data)
{
	(void)level, (void)data;
	note("log: %s", message);
}

static void handle_touch_down(struct tactus_wayland *wayland, const struct tactus_wayland_touch *touch, void *data)
{
	CHECK(wayland == bench.wayland && data == &bench);
	if (bench.on_touch_down)
		bench.on_touch_down(touch);
}

static void handle_unheard(struct tactus_wayland *wayland, enum tactus_touch_phase phase,
	const struct tactus_wayland_touch *touch, void *data)
{
	CHECK(wayland == bench.wayland && data == &bench);
	if (bench.on_unheard)
		bench.on_unheard(phase, touch);
}

static const struct tactus_wayland_callbacks callbacks = {
	.size = sizeof callbacks,
	.touch_down = handle_touch_down,
	.unheard_touch = handle_unheard,
};

bool bench_create_seat(int seat)
{
	bench.seats[seat] = tactus_wayland_seat_create(bench.wayland, (uint32_t)seat);
	return bench.seats[seat];
}

/* libwayland's complaints about misbehaving clients are expected. */
static void ignore_log(const char *format, va_list arguments)
{
	(void)format, (void)arguments;
}

void bench_open(void)
{
	wl_log_set_handler_server(ignore_log);
	memset(&bench, 0, sizeof bench);
	transcript_clear();
	bench.display = wl_display_create();
	bench.application = tactus_application_create();
	CHECK_OK(tactus_application_set_log_handler(bench.application, handle_log, NULL));
	bench.window = tactus_window_create(bench.application, 0, 0, WINDOW_WIDTH, WINDOW_HEIGHT);
	bench.wayland = tactus_wayland_create(bench.application, bench.display);
	CHECK_OK(tactus_wayland_set_callbacks(bench.wayland, &callbacks, &bench));
	for (int seat = 0; seat < SEATS; seat++) {
		struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;

		info.seat = (uint32_t)seat;
		bench.panels[seat] = tactus_touch_source_create(bench.application, &info);
		CHECK(bench_create_seat(seat));
	}
	globals_create(bench.display);
}

void bench_destroy_application(void)
{
	if (!bench.application)
		return;
	CHECK(tactus_application_get_client_bug_count(bench.application) == bench.bugs);
	tactus_application_destroy(bench.application);
	bench.application = NULL;
	bench.window = NULL;
	memset(bench.panels, 0, sizeof bench.panels);
}

void bench_destroy_display(void)
{
	struct wl_display *display = bench.display;

	if (!display)
		return;
	wl_display_destroy_clients(display);
	bench.display = NULL;
	wl_display_destroy(display);
}

void bench_destroy_seat(int seat)
{
	struct tactus_wayland_seat *gone = bench.seats[seat];

	bench.seats[seat] = NULL;
	tactus_wayland_seat_destroy(gone);
}

void bench_destroy_wayland(void)
{
	struct tactus_wayland *gone = bench.wayland;

	memset(bench.seats, 0, sizeof bench.seats);
	bench.wayland = NULL;
	tactus_wayland_destroy(gone);
}

void bench_close(void)
{
	peers_expect("");
	peers_disconnect();
	bench_destroy_wayland();
	bench_destroy_display();
	bench_destroy_application();
}

struct wl_client *bench_accept(int fd)
{
	return wl_client_create(bench.display, fd);
}

void bench_turn(void)
{
	bool was_turning = bench.is_turning;

	if (!bench.display)
		return;
	bench.is_turning = true;
	wl_event_loop_dispatch(wl_display_get_event_loop(bench.display), 0);
	bench.is_turning = was_turning;
	wl_display_flush_clients(bench.display);
}

struct wl_resource *bench_find_resource(struct wl_client *client, uint32_t id)
{
	return wl_client_get_object(client, id);
}

void bench_destroy_client(struct wl_client *client)
{
	struct wl_client *outer = bench.dying;

	bench.dying = client;
	wl_client_destroy(client);
	bench.dying = outer;
}

void bench_destroy_resource(struct wl_resource *resource)
{
	struct wl_client *outer = bench.dying;

	bench.dying = wl_resource_get_client(resource);
	wl_resource_destroy(resource);
	bench.dying = outer;
}

struct tactus_view *bench_map(struct wl_resource *surface, double x, double y, double width, double height)
{
	struct tactus_view *view = tactus_wayland_surface_create(bench.wayland, surface, x, y, width, height);

	CHECK(view != NULL);
	CHECK_OK(tactus_view_add_subview(bench.window, view));
	return view;
}

static void note_touch_down(const struct tactus_wayland_touch *touch)
{
	note("host: landed at %g,%g%s, serial %u", touch->x, touch->y, touch->surface ? " on a surface" : "",
		touch->serial);
}

void bench_note_touch_downs(void)
{
	bench.on_touch_down = note_touch_down;
}

static void note_unheard(enum tactus_touch_phase phase, const struct tactus_wayland_touch *touch)
{
	static const char *const phases[] = { "began", "moved", "stationary", "ended", "cancelled" };

	note("host: unheard %s %d at %g,%g", phases[phase], touch->id, touch->x, touch->y);
}

void bench_note_unheard(void)
{
	bench.on_unheard = note_unheard;
}

void finger_down(int seat, unsigned ms, int id, double x, double y)
{
	if (!bench.application)
		return;
	tactus_touch_source_down(bench.panels[seat], (uint64_t)ms * US_PER_MS, id, x, y);
	tactus_touch_source_frame(bench.panels[seat], (uint64_t)ms * US_PER_MS);
}

void finger_motion(int seat, unsigned ms, int id, double x, double y)
{
	if (!bench.application)
		return;
	tactus_touch_source_motion(bench.panels[seat], (uint64_t)ms * US_PER_MS, id, x, y);
	tactus_touch_source_frame(bench.panels[seat], (uint64_t)ms * US_PER_MS);
}

void finger_up(int seat, unsigned ms, int id)
{
	if (!bench.application)
		return;
	tactus_touch_source_up(bench.panels[seat], (uint64_t)ms * US_PER_MS, id);
	tactus_touch_source_frame(bench.panels[seat], (uint64_t)ms * US_PER_MS);
}

void finger_cancel(int seat, unsigned ms, int id)
{
	if (!bench.application)
		return;
	tactus_touch_source_cancel(bench.panels[seat], (uint64_t)ms * US_PER_MS, id);
	tactus_touch_source_frame(bench.panels[seat], (uint64_t)ms * US_PER_MS);
}

static void note_action(struct tactus_recognizer *recognizer, void *data)
{
	static const char *const states[] = { "possible", "began", "changed", "ended", "cancelled", "failed" };

	(void)data;
	if (tactus_recognizer_get_state(recognizer) != TACTUS_RECOGNIZER_STATE_CHANGED)
		note("host: gesture %s", states[tactus_recognizer_get_state(recognizer)]);
}

struct tactus_recognizer *bench_add(struct tactus_recognizer *recognizer)
{
	CHECK_OK(tactus_recognizer_set_delays_touches_ended(recognizer, false));
	CHECK_OK(tactus_recognizer_add_target(recognizer, note_action, NULL));
	CHECK_OK(tactus_view_add_recognizer(bench.window, recognizer));
	return recognizer;
}
