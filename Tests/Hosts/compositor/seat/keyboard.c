/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* O_CLOEXEC */
#include "seat/keyboard.h"

#include "server.h"

#include <fcntl.h>
#include <unistd.h>
#include <wayland-server-protocol.h>

#define for_each_heard(resource, keyboard) \
	wl_resource_for_each(resource, &(keyboard)->resources) \
		if ((keyboard)->focus && \
			wl_resource_get_client(resource) == wl_resource_get_client((keyboard)->focus))

static uint32_t next_serial(const struct keyboard *keyboard)
{
	return wl_display_next_serial(keyboard->server->display);
}

/* The event needs a file descriptor even without a keymap. */
static void send_keymap(const struct keyboard *keyboard, struct wl_resource *resource)
{
	const struct keymap *keymap = keyboard->keymap;
	int nothing;

	if (keymap) {
		wl_keyboard_send_keymap(resource, WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1, keymap->fd, keymap->size);
		return;
	}
	nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
	if (nothing < 0)
		return;
	wl_keyboard_send_keymap(resource, WL_KEYBOARD_KEYMAP_FORMAT_NO_KEYMAP, nothing, 0);
	close(nothing);
}

static void send_modifiers_to(const struct keyboard *keyboard, struct wl_resource *resource)
{
	const struct key_modifiers *modifiers = &keyboard->modifiers;

	wl_keyboard_send_modifiers(resource, next_serial(keyboard), modifiers->depressed, modifiers->latched,
		modifiers->locked, modifiers->group);
}

/* Sends no pressed keys: a virtual keyboard releases them on whatever surface has the focus then. */
static void send_enter(struct keyboard *keyboard, struct wl_resource *resource)
{
	struct wl_array keys;

	wl_array_init(&keys);
	keyboard->serial = next_serial(keyboard);
	wl_keyboard_send_enter(resource, keyboard->serial, keyboard->focus, &keys);
	wl_array_release(&keys);
	send_modifiers_to(keyboard, resource);
}

static void forget_focus(struct keyboard *keyboard)
{
	if (!keyboard->focus)
		return;
	wl_list_remove(&keyboard->focus_destroy.link);
	keyboard->focus = NULL;
}

void keyboard_set_focus(struct keyboard *keyboard, struct wl_resource *surface)
{
	struct wl_resource *resource;

	if (keyboard->focus == surface)
		return;
	for_each_heard(resource, keyboard) {
		wl_keyboard_send_leave(resource, next_serial(keyboard), keyboard->focus);
	}
	forget_focus(keyboard);
	if (!surface)
		return;
	keyboard->focus = surface;
	wl_resource_add_destroy_listener(surface, &keyboard->focus_destroy);
	for_each_heard(resource, keyboard) {
		send_enter(keyboard, resource);
	}
}

void keyboard_set_keymap(struct keyboard *keyboard, const struct keymap *keymap)
{
	struct wl_resource *resource;

	if (keyboard->keymap == keymap)
		return;
	keyboard->keymap = keymap;
	keyboard->modifiers = (struct key_modifiers){ 0 };
	wl_resource_for_each(resource, &keyboard->resources)
		send_keymap(keyboard, resource);
	for_each_heard(resource, keyboard) {
		send_modifiers_to(keyboard, resource);
	}
}

/* Clients keep their copies of the file. */
void keyboard_forget_keymap(struct keyboard *keyboard, const struct keymap *keymap)
{
	if (keyboard->keymap == keymap)
		keyboard->keymap = NULL;
}

void keyboard_send_key(struct keyboard *keyboard, uint32_t time, uint32_t key, bool pressed)
{
	struct wl_resource *resource;

	for_each_heard(resource, keyboard) {
		keyboard->serial = next_serial(keyboard);
		wl_keyboard_send_key(resource, keyboard->serial, time, key,
			pressed ? WL_KEYBOARD_KEY_STATE_PRESSED : WL_KEYBOARD_KEY_STATE_RELEASED);
	}
}

void keyboard_send_modifiers(struct keyboard *keyboard, const struct key_modifiers *modifiers)
{
	struct wl_resource *resource;

	keyboard->modifiers = *modifiers;
	for_each_heard(resource, keyboard) {
		send_modifiers_to(keyboard, resource);
	}
}

static void handle_focus_destroy(struct wl_listener *listener, void *data)
{
	struct keyboard *keyboard = wl_container_of(listener, keyboard, focus_destroy);

	forget_focus(keyboard);
}

static void handle_release(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static const struct wl_keyboard_interface keyboard_implementation = {
	.release = handle_release,
};

static void unlink_resource(struct wl_resource *resource)
{
	wl_list_remove(wl_resource_get_link(resource));
}

void keyboard_create_resource(
	struct keyboard *keyboard, struct wl_client *client, struct wl_resource *seat, uint32_t id)
{
	struct wl_resource *resource =
		wl_resource_create(client, &wl_keyboard_interface, wl_resource_get_version(seat), id);

	if (!resource) {
		wl_client_post_no_memory(client);
		return;
	}
	wl_resource_set_implementation(resource, &keyboard_implementation, keyboard, unlink_resource);
	wl_list_insert(&keyboard->resources, wl_resource_get_link(resource));
	send_keymap(keyboard, resource);
	/* No repetition by clients: the on-screen keyboard decides how long a press repeats. */
	if (wl_resource_get_version(resource) >= WL_KEYBOARD_REPEAT_INFO_SINCE_VERSION)
		wl_keyboard_send_repeat_info(resource, 0, 0);
	if (keyboard->focus && wl_resource_get_client(keyboard->focus) == client)
		send_enter(keyboard, resource);
}

void keyboard_init(struct keyboard *keyboard, struct server *server)
{
	keyboard->server = server;
	wl_list_init(&keyboard->resources);
	keyboard->focus_destroy.notify = handle_focus_destroy;
}
