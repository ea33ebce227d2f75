/* SPDX-License-Identifier: MIT */
/* Tablets of a seat, from tablet-v2: finds its pens, and keeps the objects of the rest until they are removed. */
#include "tactus-client-tablet.h"

#include <stdlib.h>
#include <string.h>

struct tablets {
	struct tactus_client_seat *seat;
	struct wl_list objects; /* struct object.link */
};

/*
 * A tablet, or a pad with its groups, rings and strips. Nothing of them is fed. A pad must not be destroyed before it
 * is removed, though: libwayland would then miss the numbers of the objects that the compositor makes for it.
 */
struct object {
	struct wl_list link;
	struct wl_proxy *proxy;
	struct wl_proxy *root; /* the object that was added to the seat; NULL for the seat */
	uint32_t destroy;      /* its request */
};

static int handle_event(const void *implementation, void *target, uint32_t opcode, const struct wl_message *message,
	union wl_argument *arguments);

static uint32_t find_destroy(const struct wl_interface *interface)
{
	uint32_t request = 0;

	while (strcmp(interface->methods[request].name, "destroy") != 0)
		request++;
	return request;
}

/* Without memory the object is left alone, unheard. Without `root` the object is one. */
static struct object *keep(
	struct tablets *tablets, struct wl_proxy *proxy, const struct wl_interface *interface, struct wl_proxy *root)
{
	struct object *object = calloc(1, sizeof(*object));

	if (!object)
		return NULL;
	object->proxy = proxy;
	object->root = root ? root : proxy;
	object->destroy = find_destroy(interface);
	wl_list_insert(&tablets->objects, &object->link);
	wl_proxy_add_dispatcher(proxy, handle_event, tablets, object);
	return object;
}

/* Destroys an object with those that belong to it; NULL: all. */
static void drop(struct tablets *tablets, const struct wl_proxy *root)
{
	struct object *object, *next;

	wl_list_for_each_safe(object, next, &tablets->objects, link) {
		if (root && object->root != root)
			continue;
		wl_list_remove(&object->link);
		wl_proxy_marshal(object->proxy, object->destroy);
		wl_proxy_destroy(object->proxy);
		free(object);
	}
}

static void add(struct tablets *tablets, struct wl_proxy *proxy, const struct wl_interface *interface,
	const struct object *parent)
{
	struct zwp_tablet_tool_v2 *tool = (struct zwp_tablet_tool_v2 *)proxy;

	if (strcmp(interface->name, zwp_tablet_tool_v2_interface.name) != 0)
		keep(tablets, proxy, interface, parent->root);
	else if (!tactus_client_add_pen(tablets->seat, tool))
		zwp_tablet_tool_v2_destroy(tool);
}

/* Hears all objects but pens. Two kinds of events count: those that bring an object, and `removed`. */
static int handle_event(const void *implementation, void *target, uint32_t opcode, const struct wl_message *message,
	union wl_argument *arguments)
{
	struct object *object = wl_proxy_get_user_data(target);
	struct tablets *tablets = (struct tablets *)implementation;
	int index = 0;

	for (const char *letter = message->signature; *letter; letter++) {
		if (!strchr("iufsonah", *letter))
			continue;
		if (*letter == 'n')
			add(tablets, (struct wl_proxy *)arguments[index].o, message->types[index], object);
		index++;
	}
	if (strcmp(message->name, "removed") == 0)
		drop(tablets, object->proxy);
	return 0;
}

static void remove_tablets(struct tactus_client_seat *seat)
{
	drop(seat->tablets, NULL);
	free(seat->tablets);
	seat->tablets = NULL;
}

bool tactus_client_add_tablets(struct tactus_client_seat *seat, struct zwp_tablet_manager_v2 *manager)
{
	struct tablets *tablets;
	struct wl_proxy *proxy;
	struct object *object = NULL;

	if (seat->tablets)
		return true;
	tablets = calloc(1, sizeof(*tablets));
	if (!tablets)
		return false;
	tablets->seat = seat;
	wl_list_init(&tablets->objects);
	proxy = (struct wl_proxy *)zwp_tablet_manager_v2_get_tablet_seat(manager, seat->wl_seat);
	if (proxy)
		object = keep(tablets, proxy, &zwp_tablet_seat_v2_interface, NULL);
	if (!object) {
		if (proxy)
			zwp_tablet_seat_v2_destroy((struct zwp_tablet_seat_v2 *)proxy);
		free(tablets);
		return false;
	}
	object->root = NULL;
	seat->tablets = tablets;
	seat->remove_tablets = remove_tablets;
	return true;
}
