/* SPDX-License-Identifier: MIT */
/* Checks that the streams of clients are legal, whatever the program does (10.1 to 10.3). */
#include "../../../CABI/wire/wire-rules.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct known_client {
	struct tactus_surface_client *client;
	struct wire_rules wire;
} known[MAXIMUM_OBJECTS];

static void look(const char *fault)
{
	if (!fault)
		return;
	fprintf(stderr, "fuzz: %s\n", fault);
	abort();
}

void clients_forget_all(void)
{
	memset(known, 0, sizeof known);
}

void clients_forget(const void *object)
{
	for (unsigned i = 0; i < MAXIMUM_OBJECTS; i++) {
		if (known[i].client == object)
			memset(&known[i], 0, sizeof known[i]);
	}
}

/* Returns NULL if there are too many clients; their streams are not checked. */
static struct wire_rules *find(struct tactus_surface_client *client)
{
	struct known_client *free_place = NULL;

	for (unsigned i = 0; i < MAXIMUM_OBJECTS; i++) {
		if (known[i].client == client)
			return &known[i].wire;
		if (!known[i].client && !free_place)
			free_place = &known[i];
	}
	if (!free_place)
		return NULL;
	free_place->client = client;
	return &free_place->wire;
}

/* A destroyed client ends silently (10.5); its destroy listener is called later. */
static bool is_alive(const struct known_client *client)
{
	return client->client && tactus_surface_client_get_application(client->client);
}

void clients_check_between_calls(void)
{
	for (unsigned i = 0; i < MAXIMUM_OBJECTS; i++) {
		if (is_alive(&known[i]))
			look(wire_between_calls(&known[i].wire));
	}
}

void clients_check_at_rest(struct tactus_application *application)
{
	for (unsigned i = 0; i < MAXIMUM_OBJECTS; i++) {
		if (is_alive(&known[i]) &&
			tactus_surface_client_get_application(known[i].client) == application)
			look(wire_at_rest(&known[i].wire));
	}
}

#define EVENT(name) \
	static void name(struct tactus_surface_client *client, struct tactus_view *surface, \
		const struct tactus_surface_touch *touch, void *data) \
	{ \
		struct wire_rules *wire = find(client); \
\
		(void)surface, (void)data; \
		if (wire) \
			look(wire_##name(wire, touch->seat, touch->wire_id, touch->time_us)); \
		world_enter(NULL, touch->touch); \
	}

EVENT(down)
EVENT(motion)
EVENT(up)

#define END(name) \
	static void name(struct tactus_surface_client *client, uint32_t seat, void *data) \
	{ \
		struct wire_rules *wire = find(client); \
\
		(void)data; \
		if (wire) \
			look(wire_##name(wire, seat)); \
		world_enter(NULL, NULL); \
	}

END(frame)
END(cancel)

const struct tactus_surface_client_callbacks fuzz_client_callbacks = {
	sizeof(struct tactus_surface_client_callbacks),
	down,
	motion,
	up,
	frame,
	cancel,
};
