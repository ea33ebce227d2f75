/* SPDX-License-Identifier: MIT */
#include "globals.h"

#include "wlr-layer-shell-unstable-v1-client-protocol.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* 4 has wl_surface.damage_buffer. */
#define COMPOSITOR_VERSION 4
/* 4 has wl_output.name. */
#define OUTPUT_VERSION 4
#define SEAT_VERSION 5
/* 3 has zwlr_layer_shell_v1.destroy. */
#define LAYER_SHELL_VERSION 3

static void handle_geometry(void *data, struct wl_output *wl_output, int32_t x, int32_t y, int32_t width_mm,
	int32_t height_mm, int32_t subpixel, const char *make, const char *model, int32_t transform)
{
}

static void handle_mode(
	void *data, struct wl_output *wl_output, uint32_t flags, int32_t width, int32_t height, int32_t refresh)
{
}

static void handle_done(void *data, struct wl_output *wl_output)
{
}

static void handle_scale(void *data, struct wl_output *wl_output, int32_t factor)
{
}

static void handle_name(void *data, struct wl_output *wl_output, const char *name)
{
	struct output *output = data;

	snprintf(output->name, sizeof(output->name), "%s", name);
}

static void handle_description(void *data, struct wl_output *wl_output, const char *description)
{
}

static const struct wl_output_listener output_listener = {
	.geometry = handle_geometry,
	.mode = handle_mode,
	.done = handle_done,
	.scale = handle_scale,
	.name = handle_name,
	.description = handle_description,
};

static void *bind_at_most(struct wl_registry *registry, uint32_t name, const struct wl_interface *interface,
	uint32_t offered, uint32_t known)
{
	return wl_registry_bind(registry, name, interface, offered < known ? offered : known);
}

static void add_output(struct globals *globals, uint32_t name, uint32_t version)
{
	struct output *output = calloc(1, sizeof(*output));

	if (!output)
		return;
	output->global = name;
	output->wl_output = bind_at_most(globals->registry, name, &wl_output_interface, version, OUTPUT_VERSION);
	wl_output_add_listener(output->wl_output, &output_listener, output);
	wl_list_insert(&globals->outputs, &output->link);
}

static void remove_output(struct output *output)
{
	wl_list_remove(&output->link);
	if (wl_output_get_version(output->wl_output) >= WL_OUTPUT_RELEASE_SINCE_VERSION)
		wl_output_release(output->wl_output);
	else
		wl_output_destroy(output->wl_output);
	free(output);
}

static void add_seat(struct globals *globals, uint32_t name, uint32_t version)
{
	globals->seat_name = name;
	globals->seat_version = version < SEAT_VERSION ? version : SEAT_VERSION;
}

static void handle_global(
	void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version)
{
	struct globals *globals = data;

	if (strcmp(interface, wl_compositor_interface.name) == 0)
		globals->compositor = bind_at_most(
			registry, name, &wl_compositor_interface, version, COMPOSITOR_VERSION);
	else if (strcmp(interface, wl_shm_interface.name) == 0)
		globals->shm = wl_registry_bind(registry, name, &wl_shm_interface, 1);
	else if (strcmp(interface, zwlr_layer_shell_v1_interface.name) == 0)
		globals->layer_shell = bind_at_most(
			registry, name, &zwlr_layer_shell_v1_interface, version, LAYER_SHELL_VERSION);
	else if (strcmp(interface, wl_seat_interface.name) == 0 && globals->seat_version == 0)
		add_seat(globals, name, version);
	else if (strcmp(interface, wl_output_interface.name) == 0)
		add_output(globals, name, version);
}

static void handle_global_remove(void *data, struct wl_registry *registry, uint32_t name)
{
	struct globals *globals = data;
	struct output *output, *next;

	wl_list_for_each_safe(output, next, &globals->outputs, link) {
		if (output->global == name)
			remove_output(output);
	}
}

static const struct wl_registry_listener registry_listener = {
	.global = handle_global,
	.global_remove = handle_global_remove,
};

bool globals_bind(struct globals *globals, struct wl_display *display)
{
	const char *missing = NULL;

	*globals = (struct globals){ .registry = wl_display_get_registry(display) };
	wl_list_init(&globals->outputs);
	if (!globals->registry)
		return false;
	wl_registry_add_listener(globals->registry, &registry_listener, globals);
	/* The second one waits for the names of outputs. */
	if (wl_display_roundtrip(display) < 0 || wl_display_roundtrip(display) < 0)
		return false;
	if (!globals->compositor || wl_compositor_get_version(globals->compositor) < COMPOSITOR_VERSION)
		missing = "wl_compositor 4";
	else if (!globals->shm)
		missing = "wl_shm";
	else if (!globals->layer_shell)
		missing = "zwlr_layer_shell_v1";
	if (missing)
		fprintf(stderr, "followers: the compositor has no %s\n", missing);
	return !missing;
}

void globals_release(struct globals *globals)
{
	struct output *output, *next;

	wl_list_for_each_safe(output, next, &globals->outputs, link)
		remove_output(output);
	if (globals->layer_shell &&
		zwlr_layer_shell_v1_get_version(globals->layer_shell) >= ZWLR_LAYER_SHELL_V1_DESTROY_SINCE_VERSION)
		zwlr_layer_shell_v1_destroy(globals->layer_shell);
	else if (globals->layer_shell)
		wl_proxy_destroy((struct wl_proxy *)globals->layer_shell);
	if (globals->seat && wl_seat_get_version(globals->seat) >= WL_SEAT_RELEASE_SINCE_VERSION)
		wl_seat_release(globals->seat);
	else if (globals->seat)
		wl_seat_destroy(globals->seat);
	if (globals->shm)
		wl_shm_destroy(globals->shm);
	if (globals->compositor)
		wl_compositor_destroy(globals->compositor);
	if (globals->registry)
		wl_registry_destroy(globals->registry);
}

struct wl_seat *globals_bind_seat(struct globals *globals)
{
	if (!globals->seat && globals->seat_version > 0)
		globals->seat = wl_registry_bind(
			globals->registry, globals->seat_name, &wl_seat_interface, globals->seat_version);
	return globals->seat;
}

struct wl_output *globals_find_output(const struct globals *globals, const char *name)
{
	const struct output *output;

	wl_list_for_each(output, &globals->outputs, link) {
		if (name[0] && strcmp(output->name, name) == 0)
			return output->wl_output;
	}
	return NULL;
}
