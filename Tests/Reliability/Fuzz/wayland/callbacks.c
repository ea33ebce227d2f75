/* SPDX-License-Identifier: MIT */
/* Callbacks of the host, each of which may perform any act. */
#include "check.h"
#include "unheard.h"
#include "world.h"

#define MOST_CALLS 1500

bool world_has_calls(void)
{
	return world.bytes.left > 0 && world.calls < MOST_CALLS;
}

static void reenter(void)
{
	uint8_t acts;

	if (world.depth >= DEEPEST || !world_has_calls())
		return;
	world.depth++;
	acts = bytes_take(&world.bytes);
	/* Often no act, sometimes three. */
	for (acts = acts < 0x80 ? 0 : acts < 0xe0 ? 1
						  : acts & 3;
		acts > 0 && world_has_calls(); acts--)
		world_act();
	world.depth--;
}

void world_handle_client_destroyed(struct wl_listener *listener, void *wl_client)
{
	struct client *client = world_find_client(wl_client);

	(void)listener;
	if (!client)
		return;
	client->dying++;
	world.listener_depth++;
	reenter();
	world.listener_depth--;
	client->dying--;
	client->client = NULL;
	client->is_ending = true;
	wire_close(&client->wire);
}

void world_handle_surface_destroyed(struct wl_listener *listener, void *resource)
{
	(void)listener;
	for (unsigned client = 0; client < CLIENTS; client++) {
		for (unsigned index = 0; index < SURFACES; index++) {
			struct surface *surface = &world.clients[client].surfaces[index];

			if (surface->resource == resource)
				surface->resource = NULL, surface->id = 0;
		}
	}
	world.listener_depth++;
	reenter();
	world.listener_depth--;
}

void world_handle_object_destroyed(void *object, void *data)
{
	(void)object;
	*(void **)data = NULL;
	world.engine_end_depth++;
	reenter();
	world.engine_end_depth--;
}

static void handle_landing(struct tactus_wayland *wayland, const struct tactus_wayland_touch *touch, void *data)
{
	(void)wayland, (void)data;
	world.landed[world.landed_count++ % LANDED] = touch->touch;
	reenter();
}

static void handle_unheard(struct tactus_wayland *wayland, enum tactus_touch_phase phase,
	const struct tactus_wayland_touch *touch, void *data)
{
	(void)wayland, (void)data;
	unheard_judge(phase, touch);
	for (unsigned client = 0; client < CLIENTS; client++) {
		if (world.clients[client].dying && world.listener_depth == 0)
			check_failed("the host is called while libwayland destroys something");
	}
	reenter();
}

const struct tactus_wayland_callbacks world_callbacks = {
	.size = sizeof world_callbacks,
	.touch_down = handle_landing,
	.unheard_touch = handle_unheard,
};

enum tactus_handling world_handle_touches(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	(void)responder, (void)touches, (void)count, (void)event, (void)data;
	reenter();
	return TACTUS_HANDLING_HANDLED;
}

static void handle_grab_motion(const struct tactus_touch *touch, uint64_t time_us, double x, double y, void *data)
{
	(void)touch, (void)time_us, (void)x, (void)y, (void)data;
	reenter();
}

static void handle_grab_end(const struct tactus_touch *touch, uint64_t time_us, bool cancelled, void *data)
{
	(void)touch, (void)time_us, (void)cancelled, (void)data;
	reenter();
}

const struct tactus_touch_grab_callbacks world_grab = {
	.size = sizeof world_grab,
	.motion = handle_grab_motion,
	.end = handle_grab_end,
};

void world_handle_action(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer, (void)data;
	reenter();
}
