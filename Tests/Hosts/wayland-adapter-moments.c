/* SPDX-License-Identifier: MIT */
/*
 * Every deed at every moment: everything that can be destroyed, taken or cancelled is so in every callback of a scene
 * (wayland-adapter/scene.h), and the events of clients and host stay in order.
 *
 * wayland-adapter-moments [STRIDE]     every STRIDE-th pair only
 */
#define _POSIX_C_SOURCE 200809L
#include "wayland-adapter/scene.h"
#include "wayland-adapter/unheard.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define TIMEOUT_S 3600

static void destroy_surface(int client, int index)
{
	if (scene.surfaces[client][index] && !scene_is_dying(client))
		bench_destroy_resource(scene.surfaces[client][index]);
}

static void destroy_client(int client)
{
	if (scene.clients[client] && !scene_is_dying(client))
		bench_destroy_client(scene.clients[client]);
}

static void destroy_heard_surface(void)
{
	destroy_surface(SCENE_HEARD, 0);
}

static void destroy_deaf_surface(void)
{
	destroy_surface(SCENE_DEAF, 0);
}

static void destroy_all_surfaces(void)
{
	for (int client = 0; client < SCENE_CLIENTS; client++) {
		for (int index = 0; index < SCENE_SURFACES; index++)
			destroy_surface(client, index);
	}
}

static void destroy_heard_client(void)
{
	destroy_client(SCENE_HEARD);
}

static void destroy_deaf_client(void)
{
	destroy_client(SCENE_DEAF);
}

static void destroy_other_client(void)
{
	destroy_client(SCENE_OTHER);
}

static void destroy_views(void)
{
	for (int client = 0; client < SCENE_CLIENTS; client++)
		tactus_view_destroy(scene.views[client][0]);
}

static void remove_views(void)
{
	for (int client = 0; client < SCENE_CLIENTS; client++) {
		if (scene.views[client][0])
			tactus_view_remove_from_superview(scene.views[client][0]);
	}
}

static void destroy_streams(void)
{
	for (int client = 0; client < SCENE_CLIENTS; client++) {
		if (bench.wayland && scene.clients[client])
			tactus_surface_client_destroy(
				tactus_wayland_find_client(bench.wayland, scene.clients[client]));
	}
}

static void destroy_seat(void)
{
	bench_destroy_seat(0);
	unheard_forgive(0);
}

static void replace_seat(void)
{
	destroy_seat();
	if (bench.wayland)
		bench_create_seat(0);
}

static void forgive_all(void)
{
	for (int seat = 0; seat < SEATS; seat++)
		unheard_forgive(seat);
}

static void destroy_adapter(void)
{
	bench_destroy_wayland();
	forgive_all();
}

static void destroy_application(void)
{
	/* A destroy listener may not do this. */
	if (scene.kind == MOMENT_ENGINE_END)
		return;
	bench.bugs = tactus_application_get_client_bug_count(bench.application);
	bench_destroy_application();
	forgive_all();
}

/* libwayland does not allow it inside a dispatch or while a client is destroyed. */
static void destroy_display(void)
{
	if (bench.dying || bench.is_turning)
		return;
	bench_destroy_display();
	forgive_all();
}

static const struct tactus_touch_grab_callbacks no_grab = { .size = sizeof no_grab };

static void take_touches(void)
{
	if (scene.landed && bench.application)
		tactus_touch_take(scene.landed, &no_grab, NULL);
	for (int32_t id = 0; id < 8; id++) {
		for (int client = 0; client < SCENE_CLIENTS && bench.wayland; client++) {
			const struct tactus_touch *touch;

			if (!scene.clients[client])
				continue;
			touch = tactus_surface_client_find_touch(
				tactus_wayland_find_client(bench.wayland, scene.clients[client]), 0, id);
			if (touch)
				tactus_touch_take(touch, &no_grab, NULL);
		}
	}
}

static void cancel_touches(void)
{
	if (bench.application)
		tactus_application_cancel_touches(bench.application, scene.now * UINT64_C(1000));
}

static void destroy_source(void)
{
	struct tactus_touch_source *source = bench.panels[0];

	if (scene.kind == MOMENT_ENGINE_END)
		return;
	bench.panels[0] = NULL;
	tactus_touch_source_destroy(source);
}

/* Lets the client send requests or destroy its objects as soon as possible. */
static void change_objects(void)
{
	if (bench.dying || bench.is_turning || !bench.wayland)
		return;
	if (scene.clients[SCENE_DEAF])
		peer_get_touch(scene.peers[SCENE_DEAF], 0);
	if (scene.clients[SCENE_HEARD] && scene.peers[SCENE_HEARD]->touches[0].proxy)
		peer_release_touch(scene.peers[SCENE_HEARD], 0);
}

static void hide_window(void)
{
	if (bench.window)
		tactus_view_set_hidden(bench.window, true);
}

static const struct {
	const char *name;
	void (*deed)(void);
} deeds[] = {
	{ "a surface goes whose client hears", destroy_heard_surface },
	{ "a surface goes whose client does not hear", destroy_deaf_surface },
	{ "all surfaces go", destroy_all_surfaces },
	{ "the client goes that hears", destroy_heard_client },
	{ "the client goes that does not hear", destroy_deaf_client },
	{ "another client goes", destroy_other_client },
	{ "views go", destroy_views },
	{ "views leave the tree", remove_views },
	{ "streams of the engine go", destroy_streams },
	{ "a seat goes", destroy_seat },
	{ "a seat is replaced", replace_seat },
	{ "the adapter goes", destroy_adapter },
	{ "the application goes", destroy_application },
	{ "the display goes", destroy_display },
	{ "touches are taken", take_touches },
	{ "touches are cancelled", cancel_touches },
	{ "the panel goes", destroy_source },
	{ "wl_touch objects come and go", change_objects },
	{ "the window is hidden", hide_window },
};

#define DEEDS (sizeof deeds / sizeof *deeds)

static int stride = 1;

static void at_every_moment(size_t deed, int variant, int moments)
{
	char name[128];

	for (int moment = (int)deed % stride; moment < moments; moment += stride) {
		snprintf(name, sizeof name, "%s at moment %d of scene %d", deeds[deed].name, moment, variant);
		check_begin(name);
		scene_play(variant, moment, deeds[deed].deed);
		check_end();
	}
}

int main(int argc, char **argv)
{
	if (argc > 1 && atoi(argv[1]) > 0)
		stride = atoi(argv[1]);
	alarm(TIMEOUT_S);
	signal(SIGPIPE, SIG_IGN);
	transcript_switch(false);
	for (int variant = 0; variant < SCENE_VARIANTS; variant++) {
		int moments;

		check_begin("nothing goes before its time");
		moments = scene_play(variant, -1, NULL);
		CHECK(moments > 50);
		check_end();
		for (size_t deed = 0; deed < DEEDS; deed++)
			at_every_moment(deed, variant, moments);
	}
	return check_summary();
}
