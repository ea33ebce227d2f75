/* SPDX-License-Identifier: MIT */
/* hosts/client on a socket: a compositor in the same process sends events, and counts what the client makes. */
#include "check.h"
#include "fake-compositor.h"
#include "tactus-client.h"

#include "pointer-gestures-unstable-v1-client-protocol.h"
#if __has_include("tablet-v2-client-protocol.h")
#include "tablet-v2-client-protocol.h"
#else
#include "tablet-unstable-v2-client-protocol.h"
#endif

#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <wayland-client.h>

static struct fake_compositor fake;
static struct wl_display *display;
static struct wl_registry *registry;
static struct wl_compositor *compositor;
static struct wl_surface *surface;
static struct zwp_tablet_manager_v2 *tablet_manager;
static struct zwp_pointer_gestures_v1 *gestures;
static struct tactus_application *application;
static struct tactus_client *client;
static struct tactus_client_seat *seat;
static int taps, pans_changed, pans_ended, pinches_ended, pinches_cancelled;
static double last_scale;

static bool place_of(struct wl_surface *wl_surface, struct tactus_client_place *place, void *data)
{
	*place = (struct tactus_client_place){ 0, 0, 1 };
	return wl_surface == surface;
}

static void commit(struct wl_surface *wl_surface, void *data)
{
	wl_surface_commit(wl_surface);
}

static void on_tap(struct tactus_recognizer *recognizer, void *data)
{
	taps++;
}

static void on_pan(struct tactus_recognizer *recognizer, void *data)
{
	enum tactus_recognizer_state state = tactus_recognizer_get_state(recognizer);

	pans_changed += state == TACTUS_RECOGNIZER_STATE_BEGAN || state == TACTUS_RECOGNIZER_STATE_CHANGED;
	pans_ended += state == TACTUS_RECOGNIZER_STATE_ENDED;
}

static void on_pinch(struct tactus_recognizer *recognizer, void *data)
{
	enum tactus_recognizer_state state = tactus_recognizer_get_state(recognizer);

	last_scale = tactus_pinch_recognizer_get_scale(recognizer);
	pinches_ended += state == TACTUS_RECOGNIZER_STATE_ENDED;
	pinches_cancelled += state == TACTUS_RECOGNIZER_STATE_CANCELLED;
}

static void handle_global(
	void *data, struct wl_registry *wl_registry, uint32_t name, const char *interface, uint32_t version)
{
	if (strcmp(interface, wl_compositor_interface.name) == 0)
		compositor = wl_registry_bind(wl_registry, name, &wl_compositor_interface, 1);
	else if (strcmp(interface, wl_seat_interface.name) == 0)
		seat = tactus_client_add_seat(
			client, wl_registry_bind(wl_registry, name, &wl_seat_interface, 5), name);
	else if (strcmp(interface, zwp_tablet_manager_v2_interface.name) == 0)
		tablet_manager = wl_registry_bind(wl_registry, name, &zwp_tablet_manager_v2_interface, 1);
	else if (strcmp(interface, zwp_pointer_gestures_v1_interface.name) == 0)
		gestures = wl_registry_bind(wl_registry, name, &zwp_pointer_gestures_v1_interface, 3);
}

static void handle_global_remove(void *data, struct wl_registry *wl_registry, uint32_t name)
{
}

static const struct wl_registry_listener registry_listener = { handle_global, handle_global_remove };

/* Requests and events go back and forth until both sides have nothing to say. */
static void pump(void)
{
	struct pollfd file = { .fd = wl_display_get_fd(display), .events = POLLIN };

	for (int round = 0; round < 6; round++) {
		wl_display_flush(display);
		fake_compositor_dispatch(&fake);
		while (wl_display_prepare_read(display) != 0)
			wl_display_dispatch_pending(display);
		if (poll(&file, 1, 0) > 0)
			wl_display_read_events(display);
		else
			wl_display_cancel_read(display);
		wl_display_dispatch_pending(display);
	}
	CHECK(wl_display_get_error(display) == 0);
}

static void add(struct tactus_view *window, struct tactus_recognizer *recognizer, tactus_action_func action)
{
	tactus_recognizer_add_target(recognizer, action, NULL);
	tactus_view_add_recognizer(window, recognizer);
}

static void start(void)
{
	struct tactus_view *window;
	int sockets[2];

	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0 ||
		!fake_compositor_start(&fake, sockets[0]))
		check_failed("no compositor");
	display = wl_display_connect_to_fd(sockets[1]);
	registry = wl_display_get_registry(display);
	wl_registry_add_listener(registry, &registry_listener, NULL);
	application = tactus_application_create();
	window = tactus_window_create(application, 0, 0, 500, 500);
	add(window, tactus_tap_recognizer_create(application), on_tap);
	add(window, tactus_pan_recognizer_create(application), on_pan);
	add(window, tactus_pinch_recognizer_create(application), on_pinch);
	client = tactus_client_create(&(struct tactus_client_host){
		.application = application, .place_of = place_of, .commit = commit });
	pump();
	surface = wl_compositor_create_surface(compositor);
	pump();
	taps = pans_changed = pans_ended = pinches_ended = pinches_cancelled = 0;
}

static void finish(void)
{
	tactus_client_destroy(client);
	pump();
	CHECK(!fake.seat && !fake.touch && !fake.pointer);
	tactus_application_destroy(application);
	wl_surface_destroy(surface);
	zwp_tablet_manager_v2_destroy(tablet_manager);
	zwp_pointer_gestures_v1_destroy(gestures);
	wl_compositor_destroy(compositor);
	wl_registry_destroy(registry);
	wl_display_disconnect(display);
	fake_compositor_stop(&fake);
}

static void drag(uint32_t time)
{
	fake_compositor_down(&fake, time, 50);
	for (uint32_t step = 1; step <= 5; step++)
		fake_compositor_move(&fake, time + 8 * step, 50 + 10 * (int)step);
	pump();
}

static void check_input_frames(void)
{
	start();
	drag(1000);
	fake_compositor_up(&fake, 1050);
	pump();
	CHECK(pans_changed == 5 && pans_ended == 1);
	CHECK(fake.frames == 0 && fake.commits == 0);
	finish();
}

static void check_output_frames(void)
{
	start();
	tactus_application_set_delivery_mode(application, TACTUS_DELIVERY_MODE_OUTPUT_FRAME);
	pump();
	CHECK(fake.frames == 0); /* nobody touches */
	drag(1000);
	CHECK(pans_changed == 0);
	CHECK(fake.frames == 1 && fake.commits == 1);
	fake_compositor_show(&fake, 1045);
	pump();
	CHECK(pans_changed == 1);
	CHECK(fake.frames == 1); /* no samples since then */
	fake_compositor_up(&fake, 1050);
	pump();
	CHECK(pans_ended == 0 && fake.frames == 2);
	fake_compositor_show(&fake, 1060);
	pump();
	CHECK(pans_ended == 1 && fake.frames == 2);
	drag(2000);
	tactus_client_forget_surface(client, surface);
	pump();
	CHECK(pans_changed == 2);
	/* The compositor does not know that nobody waits for it any more. */
	fake_compositor_show(&fake, 2050);
	finish();
}

static void check_resampling(void)
{
	start();
	tactus_application_set_delivery_mode(application, TACTUS_DELIVERY_MODE_OUTPUT_FRAME);
	tactus_application_set_resampling(application, true, TACTUS_RESAMPLING_LATENCY_US);
	drag(1000);
	for (uint32_t picture = 1; picture <= 4; picture++) {
		CHECK(fake.frames == (int)picture && fake.frame);
		fake_compositor_show(&fake, 1040 + 16 * picture);
		pump();
	}
	fake_compositor_up(&fake, 1120);
	fake_compositor_show(&fake, 1130);
	pump();
	CHECK(pans_ended == 1 && !fake.frame);
	finish();
}

static void check_lost_touchscreen(void)
{
	start();
	drag(1000);
	fake_compositor_set_devices(&fake, false, false);
	pump();
	CHECK(!fake.touch && !fake.pointer && pans_ended == 0);
	fake_compositor_set_devices(&fake, true, true);
	pump();
	drag(2000);
	fake_compositor_up(&fake, 2050);
	pump();
	CHECK(pans_ended == 1);
	finish();
}

static void check_tablets(void)
{
	start();
	CHECK(tactus_client_add_tablets(seat, tablet_manager));
	pump();
	for (int round = 1; round <= 3; round++) {
		fake_compositor_plug_tablet(&fake);
		fake_compositor_tap_with_pen(&fake, 1000 * (uint32_t)round);
		pump();
		CHECK(taps == round && fake.objects == 7);
		if (round == 3)
			continue;
		fake_compositor_unplug_tablet(&fake);
		pump();
		CHECK(fake.objects == 1); /* the seat of tablets */
	}
	tactus_client_remove_seat(seat);
	pump();
	CHECK(fake.objects == 0);
	finish();
}

static void check_gestures(void)
{
	start();
	CHECK(tactus_client_add_gestures(seat, gestures));
	pump();
	CHECK(fake.objects == 3);
	fake_compositor_pinch(&fake, 1000, false);
	pump();
	CHECK(pinches_ended == 1 && last_scale == 2);
	fake_compositor_pinch(&fake, 2000, true);
	pump();
	CHECK(pinches_cancelled == 1 && pinches_ended == 1);
	fake_compositor_set_devices(&fake, true, false);
	pump();
	CHECK(fake.objects == 0);
	fake_compositor_set_devices(&fake, true, true);
	pump();
	CHECK(fake.objects == 3);
	finish();
	CHECK(fake.objects == 0);
}

int main(void)
{
	check_run("at input frames no callback is requested", check_input_frames);
	check_run("frame callbacks are requested while samples wait", check_output_frames);
	check_run("with resampling, until the finger lifts", check_resampling);
	check_run("a touchscreen goes and comes", check_lost_touchscreen);
	check_run("tablets come and go with their pens and pads", check_tablets);
	check_run("a touchpad's gestures come and go with the pointer", check_gestures);
	return check_summary();
}
