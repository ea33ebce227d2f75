/* SPDX-License-Identifier: MIT */
#include "tactus-wlroots-gestures.h"

#include "tactus-wlroots-private.h"

#include <stdlib.h>
#include <string.h>
#include <tactus-host.h>
#include <wlr/util/log.h>

struct tactus_wlroots_gestures {
	struct tactus_wlroots *glue;
	struct tactus_wlroots_actions actions;
	struct tactus_gestures *gestures;
	struct wl_event_source *file;
};

static void handle_log(const char *line, void *data)
{
	wlr_log(WLR_INFO, "tactus: %s", line);
}

static bool find_output(const struct tactus_touch *touch, struct tactus_gestures_output *output, void *data)
{
	const struct tactus_wlroots_gestures *gestures = data;
	struct wlr_output_layout *layout = gestures->glue->host.layout;
	struct wlr_output *found;
	struct wlr_box box;
	double x = 0, y = 0;

	tactus_touch_get_location(touch, NULL, &x, &y);
	found = wlr_output_layout_output_at(layout, x, y);
	if (!found)
		return false;
	box = version_get_output_box(layout, found);
	output->name = found->name;
	output->x = box.x;
	output->y = box.y;
	output->width = box.width;
	output->height = box.height;
	return true;
}

static bool has_output(const char *name, void *data)
{
	const struct tactus_wlroots_gestures *gestures = data;
	const struct wlr_output_layout_output *output;

	wl_list_for_each(output, &gestures->glue->host.layout->outputs, link) {
		if (strcmp(output->output->name, name) == 0)
			return true;
	}
	return false;
}

/* Popups belong to the window that opened them. */
static struct wlr_xdg_surface *window_below(const struct tactus_touch *touch)
{
	struct wlr_surface *surface = tactus_wlroots_get_surface(touch);
	struct wlr_xdg_surface *xdg = NULL;

	while (surface) {
		xdg = version_xdg_surface_of(wlr_surface_get_root_surface(surface));
		if (!xdg || xdg->role != WLR_XDG_SURFACE_ROLE_POPUP)
			break;
		surface = xdg->popup->parent;
	}
	return surface && xdg && xdg->role == WLR_XDG_SURFACE_ROLE_TOPLEVEL ? xdg : NULL;
}

static const char *get_app_id(const struct tactus_touch *touch, void *data)
{
	const struct wlr_xdg_surface *xdg = window_below(touch);

	return xdg ? xdg->toplevel->app_id : NULL;
}

static const char *get_title(const struct tactus_touch *touch, void *data)
{
	const struct wlr_xdg_surface *xdg = window_below(touch);

	return xdg ? xdg->toplevel->title : NULL;
}

/* Surfaces that are no windows are known to the compositor alone. */
static uint32_t get_place(const struct tactus_touch *touch, void *data)
{
	const struct tactus_wlroots_actions *actions = &((struct tactus_wlroots_gestures *)data)->actions;
	const struct wlr_xdg_surface *xdg = window_below(touch);

	if (actions->get_place)
		return actions->get_place(touch, actions->data);
	if (xdg)
		return TACTUS_GESTURES_PLACE_WINDOW |
			(xdg->toplevel->current.fullscreen ? TACTUS_GESTURES_PLACE_FULLSCREEN : 0);
	return tactus_wlroots_get_surface(touch) ? TACTUS_GESTURES_PLACE_PANEL : TACTUS_GESTURES_PLACE_DESKTOP;
}

static bool is_locked(void *data)
{
	const struct tactus_wlroots_actions *actions = &((struct tactus_wlroots_gestures *)data)->actions;

	return actions->is_locked(actions->data);
}

static void handle_act(const struct tactus_gestures_event *event, void *data)
{
	const struct tactus_wlroots_actions *actions = &((struct tactus_wlroots_gestures *)data)->actions;

	if (actions->act)
		actions->act(event, actions->data);
}

static bool hold(const struct tactus_gestures_event *event, void *data)
{
	const struct tactus_wlroots_gestures *gestures = data;

	return tactus_host_frames_hold(gestures->glue->frames, gestures->gestures, event);
}

static int handle_file_change(int fd, uint32_t mask, void *data)
{
	struct tactus_wlroots_gestures *gestures = data;

	tactus_gestures_dispatch(gestures->gestures);
	return 0;
}

struct tactus_wlroots_gestures *tactus_wlroots_gestures_create(
	struct tactus_wlroots *glue, const char *file, const struct tactus_wlroots_actions *actions)
{
	struct tactus_wlroots_gestures *gestures = calloc(1, sizeof(*gestures));
	struct tactus_gestures_host host = TACTUS_GESTURES_HOST_INIT;
	int fd;

	if (!gestures)
		return NULL;
	gestures->glue = glue;
	if (actions)
		gestures->actions = *actions;
	host.log = handle_log;
	host.find_output = find_output;
	host.has_output = has_output;
	host.get_app_id = get_app_id;
	host.get_title = get_title;
	host.get_place = get_place;
	host.places = gestures->actions.get_place ? gestures->actions.places
						  : TACTUS_GESTURES_PLACE_WINDOW | TACTUS_GESTURES_PLACE_FULLSCREEN;
	host.is_locked = gestures->actions.is_locked ? is_locked : NULL;
	host.knows_modifiers = true;
	host.actions = gestures->actions.mask;
	host.act = handle_act;
	host.hold = hold;
	host.words_name = gestures->actions.words_name;
	gestures->gestures = tactus_gestures_create(glue->application, glue->root, &host, gestures);
	if (!gestures->gestures || tactus_gestures_add_seat(gestures->gestures, 0) != TACTUS_STATUS_OK) {
		tactus_wlroots_gestures_destroy(gestures);
		return NULL;
	}
	tactus_gestures_load(gestures->gestures, file);
	tactus_gestures_publish(gestures->gestures);
	fd = tactus_gestures_get_fd(gestures->gestures);
	if (fd >= 0)
		gestures->file =
			wl_event_loop_add_fd(glue->host.loop, fd, WL_EVENT_READABLE, handle_file_change, gestures);
	return gestures;
}

void tactus_wlroots_gestures_destroy(struct tactus_wlroots_gestures *gestures)
{
	if (!gestures)
		return;
	if (gestures->file)
		wl_event_source_remove(gestures->file);
	tactus_gestures_destroy(gestures->gestures);
	free(gestures);
}
