/* SPDX-License-Identifier: MIT */
#include "keyboard.h"

#include "listener.h"
#include "server.h"
#include "version.h"

#include <stdlib.h>
#include <wlr/util/log.h>
#include <xkbcommon/xkbcommon.h>

#define EVDEV_OFFSET 8 /* between the kernel's key codes and those of xkb */
#define REPEAT_RATE 25
#define REPEAT_DELAY_MS 600

/* Ctrl+Alt+Fn. */
static void switch_console(struct server *server, unsigned number)
{
	if (server->session)
		wlr_session_change_vt(server->session, number);
}

/* Returns true if the key is the compositor's own. */
static bool handle_own_key(
	struct server *server, struct wlr_keyboard *keyboard, const struct wlr_keyboard_key_event *event)
{
	xkb_keysym_t symbol = xkb_state_key_get_one_sym(keyboard->xkb_state, event->keycode + EVDEV_OFFSET);
	bool is_alt_down = wlr_keyboard_get_modifiers(keyboard) & WLR_MODIFIER_ALT;

	if (event->state != WL_KEYBOARD_KEY_STATE_PRESSED)
		return false;
	if (symbol >= XKB_KEY_XF86Switch_VT_1 && symbol <= XKB_KEY_XF86Switch_VT_12)
		switch_console(server, symbol - XKB_KEY_XF86Switch_VT_1 + 1);
	else if (is_alt_down && symbol == XKB_KEY_Escape)
		wl_display_terminate(server->display);
	else
		return false;
	return true;
}

static void handle_key(struct wl_listener *listener, void *data)
{
	struct keyboard *keyboard = wl_container_of(listener, keyboard, key);
	const struct wlr_keyboard_key_event *event = data;
	struct wlr_seat *seat = keyboard->seat->seat;

	if (handle_own_key(keyboard->seat->server, version_keyboard_of(keyboard->device), event))
		return;
	version_set_keyboard(seat, keyboard->device);
	wlr_seat_keyboard_notify_key(seat, event->time_msec, event->keycode, event->state);
}

static void handle_modifiers(struct wl_listener *listener, void *data)
{
	struct keyboard *keyboard = wl_container_of(listener, keyboard, modifiers);
	struct wlr_seat *seat = keyboard->seat->seat;

	version_set_keyboard(seat, keyboard->device);
	wlr_seat_keyboard_notify_modifiers(seat, &version_keyboard_of(keyboard->device)->modifiers);
}

static void handle_destroy(struct wl_listener *listener, void *data)
{
	struct keyboard *keyboard = wl_container_of(listener, keyboard, destroy);
	struct seat *seat = keyboard->seat;

	wl_list_remove(&keyboard->key.link);
	wl_list_remove(&keyboard->modifiers.link);
	wl_list_remove(&keyboard->destroy.link);
	wl_list_remove(&keyboard->link);
	free(keyboard);
	seat_update_capabilities(seat);
}

/* Sets the layout from XKB_DEFAULT_LAYOUT and related variables. */
static void set_keymap(struct wlr_keyboard *keyboard)
{
	struct xkb_context *context = xkb_context_new(XKB_CONTEXT_NO_FLAGS);
	struct xkb_keymap *keymap = NULL;

	if (context)
		keymap = xkb_keymap_new_from_names(context, NULL, XKB_KEYMAP_COMPILE_NO_FLAGS);
	if (keymap)
		wlr_keyboard_set_keymap(keyboard, keymap);
	else
		wlr_log(WLR_ERROR, "%s", "no keymap");
	xkb_keymap_unref(keymap);
	xkb_context_unref(context);
	wlr_keyboard_set_repeat_info(keyboard, REPEAT_RATE, REPEAT_DELAY_MS);
}

void keyboard_create(struct seat *seat, struct wlr_input_device *device)
{
	struct keyboard *keyboard = calloc(1, sizeof(*keyboard));

	if (!keyboard)
		return;
	keyboard->seat = seat;
	keyboard->device = device;
	set_keymap(version_keyboard_of(device));
	listen_to(&version_keyboard_of(device)->events.key, &keyboard->key, handle_key);
	listen_to(&version_keyboard_of(device)->events.modifiers, &keyboard->modifiers, handle_modifiers);
	listen_to(&device->events.destroy, &keyboard->destroy, handle_destroy);
	wl_list_insert(&seat->keyboards, &keyboard->link);
	version_set_keyboard(seat->seat, device);
}
