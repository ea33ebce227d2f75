/* SPDX-License-Identifier: MIT */
#include "client-fixture.h"

char client_surfaces[2];
struct tactus_application *application;
struct tactus_client *client;
struct tactus_client_seat *seat;
int taps, pans_begun, pans_ended, pans_cancelled;
double last_x;
bool destroys, removes;

bool client_place_of(struct wl_surface *surface, struct tactus_client_place *place, void *data)
{
	*place = (struct tactus_client_place){ 100, 100, 2 };
	return surface == OURS;
}

static void on_tap(struct tactus_recognizer *recognizer, void *data)
{
	taps++;
	tactus_recognizer_get_location(recognizer, NULL, &last_x, &(double){ 0 });
	if (removes)
		tactus_client_remove_seat(seat);
	if (destroys)
		tactus_client_destroy(client);
}

static void on_pan(struct tactus_recognizer *recognizer, void *data)
{
	enum tactus_recognizer_state state = tactus_recognizer_get_state(recognizer);

	pans_begun += state == TACTUS_RECOGNIZER_STATE_BEGAN;
	pans_ended += state == TACTUS_RECOGNIZER_STATE_ENDED;
	pans_cancelled += state == TACTUS_RECOGNIZER_STATE_CANCELLED;
}

void client_add(struct tactus_view *view, struct tactus_recognizer *recognizer, tactus_action_func action)
{
	tactus_recognizer_add_target(recognizer, action, NULL);
	tactus_view_add_recognizer(view, recognizer);
}

struct tactus_view *client_start(void)
{
	struct tactus_client_host host = { .place_of = client_place_of };
	struct tactus_view *window;

	application = tactus_application_create();
	window = tactus_window_create(application, 0, 0, 2000, 2000);
	client_add(window, tactus_tap_recognizer_create(application), on_tap);
	client_add(window, tactus_pan_recognizer_create(application), on_pan);
	host.application = application;
	client = tactus_client_create(&host);
	seat = tactus_client_add_seat(client, NULL, 0);
	taps = pans_begun = pans_ended = pans_cancelled = 0;
	destroys = removes = false;
	return window;
}

void client_finish(void)
{
	if (!destroys)
		tactus_client_destroy(client);
	tactus_application_destroy(application);
}
