/* SPDX-License-Identifier: MIT */
#include "text/virtual-keyboard.h"

#include "client-limits.h"
#include "server.h"
#include "text/keymap-file.h"
#include "virtual-keyboard-unstable-v1-server-protocol.h"

#include <stdlib.h>
#include <unistd.h>
#include <wayland-server-protocol.h>

#define MANAGER_VERSION 1
/* Above KEY_MAX of linux/input-event-codes.h. */
#define KEY_COUNT 1024

struct virtual_keyboard {
	struct server *server;
	struct keymap keymap;
	bool is_pressed[KEY_COUNT];
	uint32_t time_ms; /* time of the last key */
};

static struct keyboard *keyboard_of(const struct virtual_keyboard *virtual)
{
	return &virtual->server->seat.keyboard;
}

static void close_keymap(struct virtual_keyboard *virtual)
{
	keyboard_forget_keymap(keyboard_of(virtual), &virtual->keymap);
	if (virtual->keymap.fd >= 0)
		close(virtual->keymap.fd);
	virtual->keymap.fd = -1;
}

static void handle_keymap(
	struct wl_client *client, struct wl_resource *resource, uint32_t format, int32_t fd, uint32_t size)
{
	struct virtual_keyboard *virtual = wl_resource_get_user_data(resource);

	close_keymap(virtual);
	if (format == WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1 && size <= LARGEST_KEYMAP)
		virtual->keymap.fd = keymap_file_copy(fd, size);
	virtual->keymap.size = size;
	close(fd);
	if (virtual->keymap.fd < 0) {
		wl_client_post_implementation_error(client, "this keymap cannot be read");
		return;
	}
	keyboard_set_keymap(keyboard_of(virtual), &virtual->keymap);
}

/* Switches clients to this keyboard's keymap. Returns false, after an error, if it has none. */
static bool take_turn(struct virtual_keyboard *virtual, struct wl_resource *resource)
{
	if (virtual->keymap.fd < 0) {
		wl_resource_post_error(
			resource, ZWP_VIRTUAL_KEYBOARD_V1_ERROR_NO_KEYMAP, "keys mean nothing without a map");
		return false;
	}
	keyboard_set_keymap(keyboard_of(virtual), &virtual->keymap);
	return true;
}

static void handle_key(
	struct wl_client *client, struct wl_resource *resource, uint32_t time_ms, uint32_t key, uint32_t state)
{
	struct virtual_keyboard *virtual = wl_resource_get_user_data(resource);
	bool pressed = state == WL_KEYBOARD_KEY_STATE_PRESSED;

	if (!take_turn(virtual, resource) || key >= KEY_COUNT || virtual->is_pressed[key] == pressed)
		return;
	virtual->is_pressed[key] = pressed;
	virtual->time_ms = time_ms;
	keyboard_send_key(keyboard_of(virtual), time_ms, key, pressed);
}

static void handle_modifiers(struct wl_client *client, struct wl_resource *resource, uint32_t depressed,
	uint32_t latched, uint32_t locked, uint32_t group)
{
	struct virtual_keyboard *virtual = wl_resource_get_user_data(resource);
	const struct key_modifiers modifiers = { depressed, latched, locked, group };

	if (take_turn(virtual, resource))
		keyboard_send_modifiers(keyboard_of(virtual), &modifiers);
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static const struct zwp_virtual_keyboard_v1_interface keyboard_implementation = {
	.keymap = handle_keymap,
	.key = handle_key,
	.modifiers = handle_modifiers,
	.destroy = handle_destroy,
};

/* Releases all keys that are still pressed. */
static void virtual_keyboard_destroy(struct wl_resource *resource)
{
	struct virtual_keyboard *virtual = wl_resource_get_user_data(resource);

	for (uint32_t key = 0; key < KEY_COUNT; key++) {
		if (virtual->is_pressed[key])
			keyboard_send_key(keyboard_of(virtual), virtual->time_ms, key, false);
	}
	close_keymap(virtual);
	free(virtual);
}

static void handle_create(
	struct wl_client *client, struct wl_resource *resource, struct wl_resource *seat, uint32_t id)
{
	struct virtual_keyboard *virtual = calloc(1, sizeof(*virtual));
	struct wl_resource *created = virtual ? wl_resource_create(client, &zwp_virtual_keyboard_v1_interface,
							wl_resource_get_version(resource), id)
					      : NULL;

	if (!created) {
		free(virtual);
		wl_client_post_no_memory(client);
		return;
	}
	virtual->server = wl_resource_get_user_data(resource);
	virtual->keymap.fd = -1;
	wl_resource_set_implementation(created, &keyboard_implementation, virtual, virtual_keyboard_destroy);
}

static const struct zwp_virtual_keyboard_manager_v1_interface manager_implementation = {
	.create_virtual_keyboard = handle_create,
};

static void handle_bind(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	struct wl_resource *resource =
		wl_resource_create(client, &zwp_virtual_keyboard_manager_v1_interface, (int)version, id);

	if (resource)
		wl_resource_set_implementation(resource, &manager_implementation, data, NULL);
	else
		wl_client_post_no_memory(client);
}

bool virtual_keyboard_create_global(struct server *server)
{
	return wl_global_create(server->display, &zwp_virtual_keyboard_manager_v1_interface, MANAGER_VERSION, server,
		handle_bind);
}
