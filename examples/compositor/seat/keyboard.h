/* SPDX-License-Identifier: MIT */
/* wl_keyboard: hands what virtual keyboards type to the client with the focus. There are no others. */
#ifndef COMPOSITOR_KEYBOARD_H
#define COMPOSITOR_KEYBOARD_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct server;

struct keymap {
	int fd; /* -1: none */
	uint32_t size;
};

struct key_modifiers {
	uint32_t depressed, latched, locked, group;
};

struct keyboard {
	struct server *server;
	struct wl_list resources;  /* of wl_keyboard, all clients' */
	struct wl_resource *focus; /* the wl_surface that is typed to, or NULL */
	struct wl_listener focus_destroy;
	const struct keymap *keymap; /* of the virtual keyboard that typed last, or NULL */
	struct key_modifiers modifiers;
	uint32_t serial; /* of the last enter or key event */
};

void keyboard_init(struct keyboard *keyboard, struct server *server);
/* Handles wl_seat.get_keyboard. */
void keyboard_create_resource(
	struct keyboard *keyboard, struct wl_client *client, struct wl_resource *seat, uint32_t id);
/* Leaves one surface and enters another; NULL: none. */
void keyboard_set_focus(struct keyboard *keyboard, struct wl_resource *surface);

/* Keys are sent by this map from now on. It stays the caller's until keyboard_forget_keymap(). */
void keyboard_set_keymap(struct keyboard *keyboard, const struct keymap *keymap);
void keyboard_forget_keymap(struct keyboard *keyboard, const struct keymap *keymap);
void keyboard_send_key(struct keyboard *keyboard, uint32_t time, uint32_t key, bool pressed);
void keyboard_send_modifiers(struct keyboard *keyboard, const struct key_modifiers *modifiers);

#endif
