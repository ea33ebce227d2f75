/* SPDX-License-Identifier: MIT */
#include "xdg/popup-grab.h"

#include "clients/surface.h"
#include "server.h"
#include "shell/output.h"
#include "xdg/popup.h"
#include "xdg/xdg-surface.h"

#include <tactus-wayland.h>

static struct popup *front_popup(const struct popup_grab *grab)
{
	struct popup *popup;

	if (wl_list_empty(&grab->popups))
		return NULL;
	return wl_container_of(grab->popups.prev, popup, grab_link);
}

static struct wl_client *client_of(const struct popup *popup)
{
	return wl_resource_get_client(popup->resource);
}

/* Returns whether the serial is that of a touch, which may have just lifted, or of a button: these may open a menu. */
static bool is_of_input(const struct seat *seat, struct wl_client *client, uint32_t serial)
{
	return tactus_wayland_seat_find_touch(seat->touch, client, serial, NULL) == TACTUS_STATUS_OK ||
		serial == seat->pointer.press_serial || serial == seat->pointer.release_serial ||
		serial == seat->keyboard.serial;
}

bool popup_grab_add(struct popup_grab *grab, struct popup *popup, uint32_t serial)
{
	struct popup *front = front_popup(grab);

	if (!is_of_input(&popup->base->server->seat, client_of(popup), serial))
		return false;
	/* A submenu must belong to the menu in front. */
	if (front && (!popup->parent || popup->parent->popup != front))
		return false;
	popup->grabs = true;
	wl_list_insert(grab->popups.prev, &popup->grab_link);
	return true;
}

void popup_grab_remove(struct popup_grab *grab, struct popup *popup)
{
	wl_list_remove(&popup->grab_link);
	wl_list_init(&popup->grab_link);
	popup->grabs = false;
}

bool popup_grab_allows(const struct popup_grab *grab, const struct surface *surface)
{
	const struct popup *front = front_popup(grab);

	return !front || wl_resource_get_client(surface->resource) == client_of(front);
}

const struct surface *popup_grab_get_surface(const struct popup_grab *grab)
{
	const struct popup *front = front_popup(grab);

	return front && front->mapped ? popup_get_surface(front) : NULL;
}

bool popup_grab_dismiss(struct popup_grab *grab)
{
	struct popup *popup = front_popup(grab);

	if (!popup)
		return false;
	for (; popup; popup = front_popup(grab))
		popup_dismiss(popup);
	return true;
}

/* Hit test of the barrier: lets touches of the client through, else hits the barrier. */
static struct tactus_view *handle_hit_test(struct tactus_view *barrier, double x, double y, void *data)
{
	struct output *output = data;
	const struct popup_grab *grab = &output->server->popup_grab;
	const struct surface *surface;

	if (!front_popup(grab))
		return NULL;
	surface = output_find_surface(output, x, y);
	return surface && popup_grab_allows(grab, surface) ? NULL : barrier;
}

static enum tactus_handling handle_touches_began(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	struct output *output = data;

	popup_grab_dismiss(&output->server->popup_grab);
	return TACTUS_HANDLING_HANDLED;
}

struct tactus_view *popup_barrier_create(struct output *output)
{
	struct tactus_view_callbacks callbacks = TACTUS_VIEW_CALLBACKS_INIT;
	struct tactus_responder_callbacks responder = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_view *barrier = tactus_view_create(output->server->shell.application, 0, 0,
		output->place.width, output->place.height);

	callbacks.hit_test = handle_hit_test;
	responder.touches_began = handle_touches_began;
	tactus_view_set_callbacks(barrier, &callbacks, output);
	tactus_view_set_responder_callbacks(barrier, &responder, output);
	tactus_view_set_name(barrier, "popup barrier");
	return barrier;
}

void popup_grab_init(struct popup_grab *grab)
{
	wl_list_init(&grab->popups);
}
