/* SPDX-License-Identifier: MIT */
#include "scene.h"

#include "unheard.h"

#include <string.h>

struct scene scene;

bool scene_is_dying(int client)
{
	return bench.dying && bench.dying == scene.clients[client];
}

void scene_moment(enum moment_kind kind)
{
	if (scene.moments++ != scene.chosen)
		return;
	scene.kind = kind;
	scene.is_done = true;
	scene.deed();
}

static void handle_unheard(enum tactus_touch_phase phase, const struct tactus_wayland_touch *touch)
{
	unheard_judge(phase, touch);
	/* A deed in a destroy listener may make the engine call at once; otherwise libwayland is left alone. */
	if (bench.dying && (!scene.is_done || scene.kind != MOMENT_WAYLAND_END))
		check_failed("an unheard phase %d while libwayland destroys something", (int)phase);
	scene_moment(MOMENT_UNHEARD);
}

static void handle_landing(const struct tactus_wayland_touch *touch)
{
	scene.landed = touch->touch;
	scene_moment(MOMENT_LANDING);
}

static enum tactus_handling handle_touches(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	(void)responder, (void)touches, (void)count, (void)event, (void)data;
	scene_moment(MOMENT_VIEW);
	return TACTUS_HANDLING_HANDLED;
}

static void handle_action(struct tactus_recognizer *recognizer, void *data)
{
	(void)recognizer, (void)data;
	scene_moment(MOMENT_ACTION);
}

static void handle_view_destroyed(void *view, void *data)
{
	(void)view;
	*(struct tactus_view **)data = NULL;
	scene_moment(MOMENT_ENGINE_END);
}

static void handle_surface_destroyed(struct wl_listener *listener, void *surface)
{
	(void)listener;
	for (int client = 0; client < SCENE_CLIENTS; client++) {
		for (int index = 0; index < SCENE_SURFACES; index++) {
			if (scene.surfaces[client][index] == surface)
				scene.surfaces[client][index] = NULL;
		}
	}
	scene_moment(MOMENT_WAYLAND_END);
}

static void handle_client_destroyed(struct wl_listener *listener, void *wl_client)
{
	struct wl_client *outer = bench.dying;

	(void)listener;
	/* libwayland itself destroys a client that hung up. */
	bench.dying = wl_client;
	scene_moment(MOMENT_WAYLAND_END);
	bench.dying = outer;
	for (int client = 0; client < SCENE_CLIENTS; client++) {
		if (scene.clients[client] == wl_client)
			scene.clients[client] = NULL;
	}
}

static void add_surface(int client, int index)
{
	struct peer *peer = scene.peers[client];
	struct wl_resource *surface = peer_surface_resource(peer, peer_create_surface(peer));
	struct wl_listener *listeners = scene.surface_listeners[client][index];

	scene.surfaces[client][index] = surface;
	for (int order = 0; order < 2; order++) {
		listeners[order].notify = handle_surface_destroyed;
		wl_resource_add_destroy_listener(surface, &listeners[order]);
		if (order == 0)
			scene.views[client][index] = bench_map(surface, client * 200 + index * 100, 0, 100, 100);
	}
	struct tactus_view **view = &scene.views[client][index];
	CHECK(tactus_view_add_destroy_listener(*view, handle_view_destroyed, view) == TACTUS_STATUS_OK);
}

static void add_client(int client)
{
	static const char *const names[SCENE_CLIENTS] = { "H", "D", "O" };
	struct peer *peer = peer_connect(names[client], UINT32_MAX);

	scene.peers[client] = peer;
	scene.clients[client] = peer->client;
	scene.client_listeners[client].notify = handle_client_destroyed;
	wl_client_add_destroy_listener(peer->client, &scene.client_listeners[client]);
	if (client == SCENE_HEARD) {
		peer_get_touch(peer, 0);
		peer_get_touch(peer, 1);
	}
	for (int index = 0; index < SCENE_SURFACES; index++)
		add_surface(client, index);
}

static void add_host_view(void)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;

	callbacks.touches_began = callbacks.touches_moved = handle_touches;
	callbacks.touches_ended = callbacks.touches_cancelled = handle_touches;
	scene.host_view = tactus_view_create(bench.application, SCENE_CLIENTS * 200, 0, 100, 100);
	CHECK(tactus_view_set_responder_callbacks(scene.host_view, &callbacks, NULL) == TACTUS_STATUS_OK);
	CHECK(tactus_view_add_subview(bench.window, scene.host_view) == TACTUS_STATUS_OK);
	CHECK(tactus_view_add_destroy_listener(scene.host_view, handle_view_destroyed, &scene.host_view) ==
		TACTUS_STATUS_OK);
}

/* Variants: no gesture, one that cancels, one that withholds until it fails, one on a surface. */
static void add_gestures(int variant)
{
	struct tactus_recognizer *recognizer;

	if (variant == 0)
		return;
	recognizer = variant == 2 ? tactus_tap_recognizer_create(bench.application)
				  : tactus_pan_recognizer_create(bench.application);
	CHECK(tactus_recognizer_add_target(recognizer, handle_action, NULL) == TACTUS_STATUS_OK);
	CHECK(tactus_recognizer_set_delays_touches_began(recognizer, variant == 2) == TACTUS_STATUS_OK);
	if (variant == 1)
		tactus_pan_recognizer_set_minimum_number_of_touches(recognizer, 3);
	if (variant == 2)
		tactus_tap_recognizer_set_number_of_touches_required(recognizer, 9);
	CHECK(tactus_view_add_recognizer(variant == 3 ? scene.views[SCENE_DEAF][0] : bench.window, recognizer) ==
		TACTUS_STATUS_OK);
}

void scene_open(int variant)
{
	memset(&scene, 0, sizeof scene);
	scene.chosen = -1;
	bench_open();
	unheard_begin();
	bench.on_unheard = handle_unheard;
	bench.on_touch_down = handle_landing;
	for (int client = 0; client < SCENE_CLIENTS; client++)
		add_client(client);
	add_host_view();
	add_gestures(variant);
}
