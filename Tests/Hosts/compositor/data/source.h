/* SPDX-License-Identifier: MIT */
/* wl_data_source: the types of data that a client offers. */
#ifndef COMPOSITOR_DATA_SOURCE_H
#define COMPOSITOR_DATA_SOURCE_H

#include <stdbool.h>
#include <stdint.h>
#include <wayland-server-core.h>

struct exchange;

struct data_source {
	struct exchange *exchange;
	struct wl_resource *resource;
	struct wl_array types; /* of char * */
	size_t type_bytes;
	struct wl_list offers;   /* struct data_offer */
	uint32_t actions;        /* of a drag, enum wl_data_device_manager_dnd_action */
	uint32_t current_action; /* the last one sent to the client */
	bool accepted;           /* the client under the finger accepts one of the types */
};

/* Handles wl_data_device_manager.create_data_source. */
void data_source_create(struct wl_client *client, struct wl_resource *manager, uint32_t id);
struct data_source *data_source_from_resource(struct wl_resource *resource);
/* Returns the actions; clients without support for actions copy. */
uint32_t data_source_get_actions(const struct data_source *source);
void data_source_set_action(struct data_source *source, uint32_t action);

#endif
