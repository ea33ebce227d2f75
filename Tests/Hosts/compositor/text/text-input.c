/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* strdup */
#include "text/text-input.h"

#include "server.h"
#include "text-input-unstable-v3-server-protocol.h"
#include "text/input-method.h"
#include "text/text.h"

#include <stdlib.h>
#include <string.h>

#define MANAGER_VERSION 1

static struct text_input *from_resource(struct wl_resource *resource)
{
	return wl_resource_get_user_data(resource);
}

static void clear(struct text_field *field)
{
	free(field->surrounding);
	*field = (struct text_field){ 0 };
}

static void deactivate(struct text_input *input)
{
	clear(&input->pending);
	clear(&input->current);
	if (input->text->active != input)
		return;
	input->text->active = NULL;
	input_method_set_active(input->text->method, NULL);
}

void text_input_enter(struct text_input *input, struct wl_resource *surface)
{
	if (wl_resource_get_client(surface) != wl_resource_get_client(input->resource))
		return;
	input->surface = surface;
	zwp_text_input_v3_send_enter(input->resource, surface);
}

void text_input_leave(struct text_input *input, bool surface_is_gone)
{
	if (!input->surface)
		return;
	if (!surface_is_gone)
		zwp_text_input_v3_send_leave(input->resource, input->surface);
	input->surface = NULL;
	deactivate(input);
}

/* Enabling resets all earlier state of the field. */
static void handle_enable(struct wl_client *client, struct wl_resource *resource)
{
	struct text_field *pending = &from_resource(resource)->pending;

	clear(pending);
	pending->enabled = true;
}

static void handle_disable(struct wl_client *client, struct wl_resource *resource)
{
	clear(&from_resource(resource)->pending);
}

static void handle_set_surrounding_text(
	struct wl_client *client, struct wl_resource *resource, const char *text, int32_t cursor, int32_t anchor)
{
	struct text_field *pending = &from_resource(resource)->pending;

	free(pending->surrounding);
	pending->surrounding = strdup(text);
	pending->cursor = cursor;
	pending->anchor = anchor;
}

static void handle_set_text_change_cause(struct wl_client *client, struct wl_resource *resource, uint32_t cause)
{
	from_resource(resource)->pending.change_cause = cause;
}

static void handle_set_content_type(
	struct wl_client *client, struct wl_resource *resource, uint32_t hint, uint32_t purpose)
{
	struct text_field *pending = &from_resource(resource)->pending;

	pending->hint = hint;
	pending->purpose = purpose;
}

/* Ignored: popups of input methods are not supported. */
static void handle_set_cursor_rectangle(struct wl_client *client, struct wl_resource *resource, int32_t x, int32_t y,
	int32_t width, int32_t height)
{
}

static void handle_commit(struct wl_client *client, struct wl_resource *resource)
{
	struct text_input *input = from_resource(resource);
	struct text *text = input->text;
	char *surrounding = input->pending.surrounding ? strdup(input->pending.surrounding) : NULL;

	input->commit_count++;
	free(input->current.surrounding);
	input->current = input->pending;
	input->current.surrounding = surrounding;
	if (!input->surface || !input->current.enabled) {
		deactivate(input);
	} else if (text->active == input) {
		input_method_update(text->method, &input->current);
	} else {
		text->active = input;
		input_method_set_active(text->method, &input->current);
	}
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static const struct zwp_text_input_v3_interface input_implementation = {
	.destroy = handle_destroy,
	.enable = handle_enable,
	.disable = handle_disable,
	.set_surrounding_text = handle_set_surrounding_text,
	.set_text_change_cause = handle_set_text_change_cause,
	.set_content_type = handle_set_content_type,
	.set_cursor_rectangle = handle_set_cursor_rectangle,
	.commit = handle_commit,
};

static void text_input_destroy(struct wl_resource *resource)
{
	struct text_input *input = from_resource(resource);

	deactivate(input);
	wl_list_remove(&input->link);
	free(input);
}

static void handle_get_text_input(
	struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *seat)
{
	struct text *text = wl_resource_get_user_data(resource);
	struct text_input *input = calloc(1, sizeof(*input));

	if (input)
		input->resource = wl_resource_create(
			client, &zwp_text_input_v3_interface, wl_resource_get_version(resource), id);
	if (!input || !input->resource) {
		free(input);
		wl_client_post_no_memory(client);
		return;
	}
	input->text = text;
	wl_list_insert(&text->inputs, &input->link);
	wl_resource_set_implementation(input->resource, &input_implementation, input, text_input_destroy);
	if (text->focus)
		text_input_enter(input, text->focus);
}

static const struct zwp_text_input_manager_v3_interface manager_implementation = {
	.destroy = handle_destroy,
	.get_text_input = handle_get_text_input,
};

static void handle_bind(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	struct wl_resource *resource =
		wl_resource_create(client, &zwp_text_input_manager_v3_interface, (int)version, id);

	if (resource)
		wl_resource_set_implementation(resource, &manager_implementation, data, NULL);
	else
		wl_client_post_no_memory(client);
}

bool text_input_create_global(struct text *text)
{
	return wl_global_create(
		text->server->display, &zwp_text_input_manager_v3_interface, MANAGER_VERSION, text, handle_bind);
}
