/* SPDX-License-Identifier: MIT */
#include "text/text.h"

#include "server.h"
#include "text/text-input.h"
#include "text/virtual-keyboard.h"

static void leave_all(struct text *text, bool surface_is_gone)
{
	struct text_input *input;

	wl_list_for_each(input, &text->inputs, link)
		text_input_leave(input, surface_is_gone);
	if (text->focus)
		wl_list_remove(&text->focus_destroy.link);
	text->focus = NULL;
}

static void handle_focus_destroy(struct wl_listener *listener, void *data)
{
	struct text *text = wl_container_of(listener, text, focus_destroy);

	leave_all(text, true);
}

void text_set_focus(struct text *text, struct wl_resource *surface)
{
	struct text_input *input;

	if (text->focus == surface)
		return;
	leave_all(text, false);
	if (!surface)
		return;
	text->focus = surface;
	wl_resource_add_destroy_listener(surface, &text->focus_destroy);
	wl_list_for_each(input, &text->inputs, link)
		text_input_enter(input, surface);
}

bool text_init(struct text *text, struct server *server)
{
	text->server = server;
	wl_list_init(&text->inputs);
	text->focus_destroy.notify = handle_focus_destroy;
	return text_input_create_global(text) && input_method_create_global(text) &&
		virtual_keyboard_create_global(server);
}
