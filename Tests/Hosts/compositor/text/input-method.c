/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* strdup */
#include "text/input-method.h"

#include "input-method-unstable-v2-server-protocol.h"
#include "server.h"
#include "text-input-unstable-v3-server-protocol.h"
#include "text/text-input.h"
#include "text/text.h"

#include <stdlib.h>
#include <string.h>

#define MANAGER_VERSION 1

/* State that the input method has set; takes effect at its commit. */
struct composition {
	char *commit, *preedit; /* NULL: none */
	int32_t cursor_begin, cursor_end;
	uint32_t delete_before, delete_after;
};

struct input_method {
	struct text *text; /* NULL: another input method was first */
	struct wl_resource *resource;
	struct composition pending;
	bool is_active;
};

static struct input_method *from_resource(struct wl_resource *resource)
{
	return wl_resource_get_user_data(resource);
}

static void clear(struct composition *composition)
{
	free(composition->commit);
	free(composition->preedit);
	*composition = (struct composition){ 0 };
}

static void send_field(struct input_method *method, const struct text_field *field)
{
	if (field->surrounding)
		zwp_input_method_v2_send_surrounding_text(
			method->resource, field->surrounding, (uint32_t)field->cursor, (uint32_t)field->anchor);
	zwp_input_method_v2_send_text_change_cause(method->resource, field->change_cause);
	zwp_input_method_v2_send_content_type(method->resource, field->hint, field->purpose);
}

void input_method_set_active(struct input_method *method, const struct text_field *field)
{
	if (!method || (!field && !method->is_active))
		return;
	clear(&method->pending);
	method->is_active = field;
	if (field) {
		zwp_input_method_v2_send_activate(method->resource);
		send_field(method, field);
	} else {
		zwp_input_method_v2_send_deactivate(method->resource);
	}
	zwp_input_method_v2_send_done(method->resource);
}

void input_method_update(struct input_method *method, const struct text_field *field)
{
	if (!method)
		return;
	send_field(method, field);
	zwp_input_method_v2_send_done(method->resource);
}

static void handle_commit_string(struct wl_client *client, struct wl_resource *resource, const char *text)
{
	struct composition *pending = &from_resource(resource)->pending;

	free(pending->commit);
	pending->commit = strdup(text);
}

static void handle_set_preedit_string(
	struct wl_client *client, struct wl_resource *resource, const char *text, int32_t begin, int32_t end)
{
	struct composition *pending = &from_resource(resource)->pending;

	free(pending->preedit);
	pending->preedit = strdup(text);
	pending->cursor_begin = begin;
	pending->cursor_end = end;
}

static void handle_delete_surrounding_text(
	struct wl_client *client, struct wl_resource *resource, uint32_t before, uint32_t after)
{
	struct composition *pending = &from_resource(resource)->pending;

	pending->delete_before = before;
	pending->delete_after = after;
}

/* The client applies them in the protocol's order, whatever the order of these events. */
static void send_composition(const struct text_input *input, const struct composition *composition)
{
	if (composition->delete_before > 0 || composition->delete_after > 0)
		zwp_text_input_v3_send_delete_surrounding_text(
			input->resource, composition->delete_before, composition->delete_after);
	if (composition->commit)
		zwp_text_input_v3_send_commit_string(input->resource, composition->commit);
	if (composition->preedit)
		zwp_text_input_v3_send_preedit_string(input->resource, composition->preedit,
			composition->cursor_begin, composition->cursor_end);
	zwp_text_input_v3_send_done(input->resource, input->commit_count);
}

/* Accepts an outdated serial: losing typed text would be worse. */
static void handle_commit(struct wl_client *client, struct wl_resource *resource, uint32_t serial)
{
	struct input_method *method = from_resource(resource);

	if (method->text && method->is_active && method->text->active)
		send_composition(method->text->active, &method->pending);
	clear(&method->pending);
}

static void handle_destroy(struct wl_client *client, struct wl_resource *resource)
{
	wl_resource_destroy(resource);
}

static const struct zwp_input_popup_surface_v2_interface popup_implementation = {
	.destroy = handle_destroy,
};

/* Creates an object without function: popups of input methods and keyboard grabs are not supported. */
static void create_idle(struct wl_client *client, const struct wl_interface *interface, int version,
	const void *implementation, uint32_t id)
{
	struct wl_resource *created = wl_resource_create(client, interface, version, id);

	if (created)
		wl_resource_set_implementation(created, implementation, NULL, NULL);
	else
		wl_client_post_no_memory(client);
}

static void handle_get_input_popup_surface(
	struct wl_client *client, struct wl_resource *resource, uint32_t id, struct wl_resource *surface)
{
	create_idle(client, &zwp_input_popup_surface_v2_interface, wl_resource_get_version(resource),
		&popup_implementation, id);
}

static const struct zwp_input_method_keyboard_grab_v2_interface grab_implementation = {
	.release = handle_destroy,
};

static void handle_grab_keyboard(struct wl_client *client, struct wl_resource *resource, uint32_t id)
{
	create_idle(client, &zwp_input_method_keyboard_grab_v2_interface, wl_resource_get_version(resource),
		&grab_implementation, id);
}

static const struct zwp_input_method_v2_interface method_implementation = {
	.commit_string = handle_commit_string,
	.set_preedit_string = handle_set_preedit_string,
	.delete_surrounding_text = handle_delete_surrounding_text,
	.commit = handle_commit,
	.get_input_popup_surface = handle_get_input_popup_surface,
	.grab_keyboard = handle_grab_keyboard,
	.destroy = handle_destroy,
};

static void input_method_destroy(struct wl_resource *resource)
{
	struct input_method *method = from_resource(resource);

	if (method->text)
		method->text->method = NULL;
	clear(&method->pending);
	free(method);
}

static void handle_get_input_method(
	struct wl_client *client, struct wl_resource *resource, struct wl_resource *seat, uint32_t id)
{
	struct text *text = wl_resource_get_user_data(resource);
	struct input_method *method = calloc(1, sizeof(*method));

	if (method)
		method->resource = wl_resource_create(
			client, &zwp_input_method_v2_interface, wl_resource_get_version(resource), id);
	if (!method || !method->resource) {
		free(method);
		wl_client_post_no_memory(client);
		return;
	}
	wl_resource_set_implementation(method->resource, &method_implementation, method, input_method_destroy);
	if (text->method) {
		zwp_input_method_v2_send_unavailable(method->resource);
		return;
	}
	method->text = text;
	text->method = method;
	if (text->active)
		input_method_set_active(method, &text->active->current);
}

static const struct zwp_input_method_manager_v2_interface manager_implementation = {
	.get_input_method = handle_get_input_method,
	.destroy = handle_destroy,
};

static void handle_bind(struct wl_client *client, void *data, uint32_t version, uint32_t id)
{
	struct wl_resource *resource =
		wl_resource_create(client, &zwp_input_method_manager_v2_interface, (int)version, id);

	if (resource)
		wl_resource_set_implementation(resource, &manager_implementation, data, NULL);
	else
		wl_client_post_no_memory(client);
}

bool input_method_create_global(struct text *text)
{
	return wl_global_create(
		text->server->display, &zwp_input_method_manager_v2_interface, MANAGER_VERSION, text, handle_bind);
}
