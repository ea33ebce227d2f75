/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "wire.h"

#include "check.h"

#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* Opcodes of the protocol. */
enum request {
	DISPLAY_GET_REGISTRY = 1,
	REGISTRY_BIND = 0,
	COMPOSITOR_CREATE_SURFACE = 0,
	SURFACE_DESTROY = 0,
	SEAT_GET_TOUCH = 2,
	TOUCH_RELEASE = 0,
};

enum event {
	DISPLAY_ERROR = 0,
	DISPLAY_DELETE_ID = 1,
	TOUCH_DOWN = 0,
	TOUCH_UP,
	TOUCH_MOTION,
	TOUCH_FRAME,
	TOUCH_CANCEL,
	TOUCH_SHAPE,
	TOUCH_ORIENTATION,
};

#define RELEASE_SINCE 3

void wire_send(struct wire *wire, const uint32_t *words, size_t count)
{
	size_t size = count * sizeof *words;

	if (!wire->is_lost && send(wire->fd, words, size, MSG_NOSIGNAL | MSG_DONTWAIT) != (ssize_t)size)
		wire->is_lost = true;
}

static void request(struct wire *wire, uint32_t object, uint32_t opcode, const uint32_t *arguments, size_t count)
{
	uint32_t words[16] = { object, (uint32_t)(8 + count * 4) << 16 | opcode };

	if (count > 0)
		memcpy(words + 2, arguments, count * sizeof *arguments);
	wire_send(wire, words, 2 + count);
}

static void bind_global(struct wire *wire, uint32_t name, const char *interface, uint32_t version, uint32_t id)
{
	uint32_t arguments[10] = { name, (uint32_t)strlen(interface) + 1 };
	size_t count = 2 + (strlen(interface) + 4) / 4;

	memcpy(arguments + 2, interface, strlen(interface));
	arguments[count++] = version;
	arguments[count++] = id;
	request(wire, WIRE_REGISTRY, REGISTRY_BIND, arguments, count);
}

void wire_open(struct wire *wire, int fd, uint32_t seat_version)
{
	uint32_t registry = WIRE_REGISTRY;

	memset(wire, 0, sizeof *wire);
	wire->fd = fd;
	wire->seat_version = seat_version;
	wire->next_id = WIRE_FIRST_FREE;
	request(wire, WIRE_DISPLAY, DISPLAY_GET_REGISTRY, &registry, 1);
	bind_global(wire, 1, "wl_compositor", 1, WIRE_COMPOSITOR);
	for (uint32_t seat = 0; seat < WIRE_SEATS; seat++)
		bind_global(wire, 2 + seat, "wl_seat", seat_version, WIRE_SEAT + seat);
}

void wire_close(struct wire *wire)
{
	close(wire->fd);
	wire->fd = -1;
	wire->is_lost = true;
}

uint32_t wire_create_surface(struct wire *wire)
{
	uint32_t id = wire->next_id++;

	request(wire, WIRE_COMPOSITOR, COMPOSITOR_CREATE_SURFACE, &id, 1);
	return id;
}

void wire_destroy_surface(struct wire *wire, uint32_t id)
{
	request(wire, id, SURFACE_DESTROY, NULL, 0);
}

void wire_get_touch(struct wire *wire, unsigned seat)
{
	for (unsigned index = 0; index < WIRE_TOUCHES; index++) {
		uint32_t id = wire->next_id;

		if (wire->touches[index].id)
			continue;
		wire->next_id++;
		wire->touches[index].id = id;
		wire->touches[index].is_released = false;
		legality_begin(&wire->touches[index].legality, "a wl_touch", wire->seat_version);
		request(wire, WIRE_SEAT + seat % WIRE_SEATS, SEAT_GET_TOUCH, &id, 1);
		return;
	}
}

void wire_release_touch(struct wire *wire, unsigned index)
{
	if (!wire->touches[index].id || wire->touches[index].is_released || wire->seat_version < RELEASE_SINCE)
		return;
	/* Events that the server sent before are accepted until the id is reported as free. */
	wire->touches[index].is_released = true;
	request(wire, wire->touches[index].id, TOUCH_RELEASE, NULL, 0);
}

static const unsigned argument_counts[] = { 6, 3, 4, 0, 0, 3, 2 };

static void judge(struct wire *wire, struct legality *legality, uint32_t opcode, const uint32_t *words, size_t count)
{
	const int32_t *values = (const int32_t *)words;

	if (opcode > TOUCH_ORIENTATION || count != argument_counts[opcode]) {
		check_failed("event %u of wl_touch with %zu words", opcode, count);
		return;
	}
	switch ((enum event)opcode) {
	case TOUCH_DOWN:
		if (words[2] == 0)
			check_failed("down on no surface");
		wire->down_serial = words[0];
		legality_down(legality, words[0], words[1], values[3], values[4], values[5]);
		break;
	case TOUCH_UP:
		legality_up(legality, words[0], words[1], values[2]);
		break;
	case TOUCH_MOTION:
		legality_motion(legality, words[0], values[1], values[2], values[3]);
		break;
	case TOUCH_FRAME:
		legality_frame(legality);
		break;
	case TOUCH_CANCEL:
		legality_cancel(legality);
		break;
	case TOUCH_SHAPE:
		legality_shape(legality, values[0], values[1], values[2]);
		break;
	case TOUCH_ORIENTATION:
		check_failed("an orientation that nobody knows");
	}
}

static void handle_event(struct wire *wire, uint32_t object, uint32_t opcode, const uint32_t *words, size_t count)
{
	if (object == WIRE_DISPLAY && opcode == DISPLAY_ERROR)
		wire->is_lost = true;
	for (unsigned index = 0; index < WIRE_TOUCHES && !wire->is_lost; index++) {
		uint32_t id = wire->touches[index].id;

		if (id == 0)
			continue;
		if (object == id)
			judge(wire, &wire->touches[index].legality, opcode, words, count);
		else if (object == WIRE_DISPLAY && opcode == DISPLAY_DELETE_ID && count == 1 && words[0] == id)
			wire->touches[index].id = 0;
	}
}

/* A message begins with an object, a size and an opcode. */
static void decode(struct wire *wire)
{
	uint32_t words[sizeof wire->pending / 4];
	size_t at = 0;

	memcpy(words, wire->pending, wire->pending_size);
	while (wire->pending_size - at >= 8 && !wire->is_lost) {
		const uint32_t *message = words + at / 4;
		size_t size = message[1] >> 16;

		if (size < 8 || size % 4 != 0 || size > sizeof wire->pending)
			check_failed("a message of %zu bytes", size);
		if (size > wire->pending_size - at)
			break;
		handle_event(wire, message[0], message[1] & 0xffff, message + 2, (size - 8) / 4);
		at += size;
	}
	wire->pending_size -= at;
	memmove(wire->pending, wire->pending + at, wire->pending_size);
}

void wire_read(struct wire *wire)
{
	while (!wire->is_lost) {
		ssize_t size = recv(wire->fd, wire->pending + wire->pending_size,
			sizeof wire->pending - wire->pending_size, MSG_DONTWAIT);

		if (size < 0)
			return;
		if (size == 0)
			wire->is_lost = true;
		wire->pending_size += (size_t)size;
		decode(wire);
	}
}

void wire_expect_rest(const struct wire *wire, bool with_touches)
{
	for (unsigned index = 0; index < WIRE_TOUCHES; index++) {
		/* libwayland reports a free id only with the next event. */
		if (!wire->touches[index].id || wire->touches[index].is_released || wire->is_lost)
			continue;
		if (wire->touches[index].legality.wants_frame)
			check_failed("the last frame is missing");
		if (with_touches)
			legality_expect_rest(&wire->touches[index].legality);
	}
}
