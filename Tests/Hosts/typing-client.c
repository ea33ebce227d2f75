/* SPDX-License-Identifier: MIT */
/*
 * A client that prints what it gets by typing, as keys and as a text field. With --maximize it also prints the size
 * that it got.
 */
#define _POSIX_C_SOURCE 200809L /* ftruncate */
#include "test-connection.h"
#include "text-input-unstable-v3-client-protocol.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static struct zwp_text_input_manager_v3 *manager;
static struct zwp_text_input_v3 *text_input;
static char committed[256];

/* --- keys ----------------------------------------------------------------- */

static void handle_keymap(void *data, struct wl_keyboard *keyboard, uint32_t format, int32_t fd, uint32_t size)
{
	const char *map = format == WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1
		? mmap(NULL, size, PROT_READ, MAP_PRIVATE, fd, 0)
		: MAP_FAILED;

	if (map != MAP_FAILED)
		puts(size > 10 && strncmp(map, "xkb_keymap", 10) == 0 ? "keymap" : "strange keymap");
	if (write(fd, "x", 1) > 0 || ftruncate(fd, 0) == 0)
		puts("a keymap that can be changed");
	close(fd);
}

static void handle_enter(
	void *data, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *entered, struct wl_array *keys)
{
	puts("keyboard enters");
}

static void handle_leave(void *data, struct wl_keyboard *keyboard, uint32_t serial, struct wl_surface *left)
{
	puts("keyboard leaves");
}

/* Key codes of linux/input-event-codes.h follow the US layout. */
static void handle_key(
	void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t time, uint32_t key, uint32_t state)
{
	static const struct {
		uint32_t first;
		const char *letters;
	} rows[] = { { 16, "qwertyuiop" }, { 30, "asdfghjkl" }, { 44, "zxcvbnm" } };

	if (state != WL_KEYBOARD_KEY_STATE_PRESSED)
		return;
	for (size_t row = 0; row < sizeof(rows) / sizeof(rows[0]); row++) {
		if (key >= rows[row].first && key - rows[row].first < strlen(rows[row].letters))
			printf("key %c\n", rows[row].letters[key - rows[row].first]);
	}
}

static void handle_modifiers(void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t depressed,
	uint32_t latched, uint32_t locked, uint32_t group)
{
}

static void handle_repeat_info(void *data, struct wl_keyboard *keyboard, int32_t rate, int32_t delay)
{
}

static const struct wl_keyboard_listener keyboard_listener = {
	.keymap = handle_keymap,
	.enter = handle_enter,
	.leave = handle_leave,
	.key = handle_key,
	.modifiers = handle_modifiers,
	.repeat_info = handle_repeat_info,
};

/* --- text ------------------------------------------------------------------- */

static void handle_text_enter(void *data, struct zwp_text_input_v3 *input, struct wl_surface *entered)
{
	zwp_text_input_v3_enable(input);
	zwp_text_input_v3_set_surrounding_text(input, "before", 6, 6);
	zwp_text_input_v3_set_content_type(
		input, ZWP_TEXT_INPUT_V3_CONTENT_HINT_NONE, ZWP_TEXT_INPUT_V3_CONTENT_PURPOSE_URL);
	zwp_text_input_v3_commit(input);
}

static void handle_text_leave(void *data, struct zwp_text_input_v3 *input, struct wl_surface *left)
{
	zwp_text_input_v3_disable(input);
	zwp_text_input_v3_commit(input);
}

static void handle_preedit(
	void *data, struct zwp_text_input_v3 *input, const char *text, int32_t cursor_begin, int32_t cursor_end)
{
}

static void handle_commit(void *data, struct zwp_text_input_v3 *input, const char *text)
{
	snprintf(committed, sizeof(committed), "%s", text);
}

static void handle_delete(void *data, struct zwp_text_input_v3 *input, uint32_t before, uint32_t after)
{
}

/* Pending changes take effect here. */
static void handle_done(void *data, struct zwp_text_input_v3 *input, uint32_t serial)
{
	if (committed[0])
		printf("text %s\n", committed);
	committed[0] = '\0';
}

static const struct zwp_text_input_v3_listener text_listener = {
	.enter = handle_text_enter,
	.leave = handle_text_leave,
	.preedit_string = handle_preedit,
	.commit_string = handle_commit,
	.delete_surrounding_text = handle_delete,
	.done = handle_done,
};

/* --- window ------------------------------------------------------------------- */

static void handle_toplevel_configure(
	void *data, struct xdg_toplevel *configured, int32_t width, int32_t height, struct wl_array *states)
{
	static int32_t last_width, last_height;

	if (width > 0 && (width != last_width || height != last_height))
		printf("size %dx%d\n", width, height);
	last_width = width;
	last_height = height;
}

static void handle_close(void *data, struct xdg_toplevel *closed)
{
}

static const struct xdg_toplevel_listener toplevel_listener = {
	.configure = handle_toplevel_configure,
	.close = handle_close,
};

static void handle_global(
	void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version)
{
	if (strcmp(interface, zwp_text_input_manager_v3_interface.name) == 0)
		manager = wl_registry_bind(registry, name, &zwp_text_input_manager_v3_interface, 1);
}

static void handle_global_remove(void *data, struct wl_registry *registry, uint32_t name)
{
}

static const struct wl_registry_listener registry_listener = { handle_global, handle_global_remove };

int main(int argc, char *argv[])
{
	setvbuf(stdout, NULL, _IOLBF, 0);
	if (!test_connect())
		return EXIT_FAILURE;
	wl_registry_add_listener(wl_display_get_registry(display), &registry_listener, NULL);
	wl_display_roundtrip(display);
	/* Compositors without text input have keys. */
	if (manager) {
		text_input = zwp_text_input_manager_v3_get_text_input(manager, seat);
		zwp_text_input_v3_add_listener(text_input, &text_listener, NULL);
	}
	wl_keyboard_add_listener(wl_seat_get_keyboard(seat), &keyboard_listener, NULL);
	xdg_toplevel_add_listener(toplevel, &toplevel_listener, NULL);
	xdg_toplevel_set_title(toplevel, "Typing");
	if (argc > 1 && strcmp(argv[1], "--maximize") == 0)
		xdg_toplevel_set_maximized(toplevel);
	map();
	while (wl_display_dispatch(display) >= 0)
		;
	return EXIT_SUCCESS;
}
