/* SPDX-License-Identifier: MIT */
/* wl_keyboard: sends the keys of virtual keyboards to the client with the focus. Real keyboards are not supported. */
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
	struct wl_list resources;  /* of wl_keyboard, of all clients */
	struct wl_resource *focus; /* the wl_surface that gets the keys, or NULL */
	struct wl_listener focus_destroy;
	const struct keymap *keymap; /* of the virtual keyboard that was used last, or NULL */
	struct key_modifiers modifiers;
	uint32_t serial; /* of the last enter or key event */
};

void keyboard_init(struct keyboard *keyboard, struct server *server);
/* Handles wl_seat.get_keyboard. */
void keyboard_create_resource(
	struct keyboard *keyboard, struct wl_client *client, struct wl_resource *seat, uint32_t id);
/* Moves the focus to another surface; NULL: none. */
void keyboard_set_focus(struct keyboard *keyboard, struct wl_resource *surface);

/* Sends the keymap to all clients. It must stay valid until keyboard_forget_keymap(). */
void keyboard_set_keymap(struct keyboard *keyboard, const struct keymap *keymap);
void keyboard_forget_keymap(struct keyboard *keyboard, const struct keymap *keymap);
void keyboard_send_key(struct keyboard *keyboard, uint32_t time, uint32_t key, bool pressed);
void keyboard_send_modifiers(struct keyboard *keyboard, const struct key_modifiers *modifiers);

#endif
