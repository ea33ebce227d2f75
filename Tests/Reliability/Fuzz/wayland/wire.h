/* SPDX-License-Identifier: MIT */
/* A client of raw bytes: writes requests, decodes events, and checks each wl_touch. */
#ifndef FUZZ_WAYLAND_WIRE_H
#define FUZZ_WAYLAND_WIRE_H

#include "legality.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define WIRE_TOUCHES 6
#define WIRE_SEATS 2

/* Objects that every client creates first, in this order. */
enum wire_id {
	WIRE_DISPLAY = 1,
	WIRE_REGISTRY,
	WIRE_COMPOSITOR,
	WIRE_SEAT, /* and the following ids */
	WIRE_FIRST_FREE = WIRE_SEAT + WIRE_SEATS,
};

struct wire {
	int fd;
	bool is_lost; /* the connection is broken, or the server reported an error */
	uint32_t seat_version;
	uint32_t next_id;
	struct {
		uint32_t id; /* 0: free */
		bool is_released;
		struct legality legality;
	} touches[WIRE_TOUCHES];
	uint32_t down_serial; /* the last one heard of */
	uint8_t pending[4096];
	size_t pending_size;
};

/* Binds a compositor and seats, whose globals have the names 1, 2 and 3. */
void wire_open(struct wire *wire, int fd, uint32_t seat_version);
void wire_close(struct wire *wire);
/* Reads and checks pending events. */
void wire_read(struct wire *wire);

/* Requests. The server sees them when it dispatches. */
uint32_t wire_create_surface(struct wire *wire);
void wire_destroy_surface(struct wire *wire, uint32_t id);
void wire_get_touch(struct wire *wire, unsigned seat);
void wire_release_touch(struct wire *wire, unsigned index);
void wire_send(struct wire *wire, const uint32_t *words, size_t count);

/* Checks that every event was framed and, with with_touches, every touch closed. */
void wire_expect_rest(const struct wire *wire, bool with_touches);

#endif
