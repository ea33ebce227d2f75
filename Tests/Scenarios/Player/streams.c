/* SPDX-License-Identifier: MIT */
/* Prints what the delegates of scroll views and the clients of surfaces are told. */
#include "player.h"

#include <stdio.h>
#include <string.h>

static void scrolled(const void *data, const char *what)
{
	const struct object *object = data;
	double x = 0, y = 0;

	player_print_head(object->player, object->name, what);
	player_print_place("offset", tactus_scroll_view_get_content_offset(object->view, &x, &y), &x, &y);
	printf(" scale=%.17g\n", tactus_scroll_view_get_zoom_scale(object->view));
}

static void will_begin_dragging(struct tactus_view *view, void *data)
{
	(void)view;
	scrolled(data, "will-begin-dragging");
}

static void did_scroll(struct tactus_view *view, void *data)
{
	(void)view;
	scrolled(data, "scrolled");
}

static void will_end_dragging(
	struct tactus_view *view, double velocity_x, double velocity_y, double *target_x, double *target_y, void *data)
{
	const struct object *object = data;

	(void)view;
	player_print_head(object->player, object->name, "will-end-dragging");
	printf(" velocity=%.17g,%.17g target=%.17g,%.17g\n", velocity_x, velocity_y, *target_x, *target_y);
}

static void did_end_dragging(struct tactus_view *view, bool will_decelerate, void *data)
{
	(void)view;
	(void)will_decelerate;
	scrolled(data, "did-end-dragging");
}

static void did_end_decelerating(struct tactus_view *view, void *data)
{
	(void)view;
	scrolled(data, "did-end-decelerating");
}

static void did_zoom(struct tactus_view *view, void *data)
{
	(void)view;
	scrolled(data, "zoomed");
}

static void did_end_zooming(struct tactus_view *view, double scale, void *data)
{
	(void)view;
	(void)scale;
	scrolled(data, "did-end-zooming");
}

void player_watch_scroll_view(struct object *object)
{
	struct tactus_scroll_view_delegate delegate = TACTUS_SCROLL_VIEW_DELEGATE_INIT;

	delegate.will_begin_dragging = will_begin_dragging;
	delegate.did_scroll = did_scroll;
	delegate.will_end_dragging = will_end_dragging;
	delegate.did_end_dragging = did_end_dragging;
	delegate.did_end_decelerating = did_end_decelerating;
	delegate.did_zoom = did_zoom;
	delegate.did_end_zooming = did_end_zooming;
	tactus_scroll_view_set_delegate(object->view, &delegate, object);
}

static void print_wire(const struct client *client, struct tactus_view *surface, const char *what,
	const struct tactus_surface_touch *touch, bool has_place)
{
	player_print_head(client->player, tactus_view_get_name(surface), what);
	printf(" %d", tactus_touch_get_id(touch->touch));
	if (has_place)
		printf(" %.17g %.17g wire-id=%d", touch->x, touch->y, touch->wire_id);
	putchar('\n');
}

static void on_down(struct tactus_surface_client *handle, struct tactus_view *surface,
	const struct tactus_surface_touch *touch, void *data)
{
	(void)handle;
	print_wire(data, surface, "down", touch, true);
}

static void on_motion(struct tactus_surface_client *handle, struct tactus_view *surface,
	const struct tactus_surface_touch *touch, void *data)
{
	(void)handle;
	print_wire(data, surface, "motion", touch, true);
}

static void on_up(struct tactus_surface_client *handle, struct tactus_view *surface,
	const struct tactus_surface_touch *touch, void *data)
{
	(void)handle;
	print_wire(data, surface, "up", touch, false);
}

static void on_frame(struct tactus_surface_client *handle, uint32_t seat, void *data)
{
	const struct client *client = data;

	(void)handle;
	(void)seat;
	player_print_head(client->player, client->name, "frame\n");
}

static void on_cancel(struct tactus_surface_client *handle, uint32_t seat, void *data)
{
	const struct client *client = data;

	(void)handle;
	(void)seat;
	player_print_head(client->player, client->name, "cancel\n");
}

struct tactus_surface_client *player_make_client(struct player *player, const char *name)
{
	struct tactus_surface_client_callbacks calls = TACTUS_SURFACE_CLIENT_CALLBACKS_INIT;
	struct client *client;

	for (int i = 0; i < player->client_count; i++) {
		if (strcmp(player->clients[i].name, name) == 0)
			return player->clients[i].handle;
	}
	/* As many as there are objects fit. */
	client = &player->clients[player->client_count++];
	client->player = player;
	snprintf(client->name, sizeof client->name, "%s", name);
	calls.down = on_down;
	calls.motion = on_motion;
	calls.up = on_up;
	calls.frame = on_frame;
	calls.cancel = on_cancel;
	client->handle = tactus_surface_client_create(player->application, &calls, client);
	return client->handle;
}

void player_print_host(struct player *player, const char *what)
{
	player_print_head(player, "host", "gets ");
	puts(what);
}
