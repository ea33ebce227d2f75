/* SPDX-License-Identifier: MIT */
/* Rules of sections 7 and 10 that hold for any input. */
#include "scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OPEN_TOUCHES 256
#define SEATS 2
#define WIRE_IDS 128

/* Touches whose began was delivered to a view and whose end was not. */
static struct {
	struct tactus_responder *responder;
	const struct tactus_touch *touch;
} open[OPEN_TOUCHES];
static unsigned open_count;

static struct {
	bool is_down[WIRE_IDS];
	unsigned down;
	bool wants_frame;
	uint64_t time_us;
} streams[SEATS];

void check(bool holds, const char *what)
{
	if (holds)
		return;
	fprintf(stderr, "fuzz: %s\n", what);
	abort();
}

static int find(struct tactus_responder *responder, const struct tactus_touch *touch)
{
	for (unsigned i = 0; i < open_count; i++) {
		if (open[i].responder == responder && open[i].touch == touch)
			return (int)i;
	}
	return -1;
}

static enum tactus_handling began(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	(void)event, (void)data;
	for (size_t i = 0; i < count; i++) {
		check(find(responder, touches[i]) < 0, "a view is told twice that a touch began");
		check(open_count < OPEN_TOUCHES, "more touches are open than there can be");
		open[open_count].responder = responder;
		open[open_count++].touch = touches[i];
	}
	return TACTUS_HANDLING_HANDLED;
}

static enum tactus_handling moved(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	(void)event, (void)data;
	for (size_t i = 0; i < count; i++)
		check(find(responder, touches[i]) >= 0, "a touch moves that has not begun");
	return TACTUS_HANDLING_HANDLED;
}

static enum tactus_handling closed(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	(void)event, (void)data;
	for (size_t i = 0; i < count; i++) {
		int index = find(responder, touches[i]);

		check(index >= 0, "a touch ends that has not begun");
		open[index] = open[--open_count];
	}
	return TACTUS_HANDLING_HANDLED;
}

const struct tactus_responder_callbacks checked_touches = {
	.size = sizeof(struct tactus_responder_callbacks),
	.touches_began = began,
	.touches_moved = moved,
	.touches_ended = closed,
	.touches_cancelled = closed,
};

static void note(const struct tactus_surface_touch *touch)
{
	check(touch->seat < SEATS && touch->wire_id >= 0 && touch->wire_id < WIRE_IDS, "a seat or id out of place");
	check(touch->time_us >= streams[touch->seat].time_us, "time runs backwards on the wire");
	streams[touch->seat].time_us = touch->time_us;
	streams[touch->seat].wants_frame = true;
}

static void down(struct tactus_surface_client *client, struct tactus_view *surface,
	const struct tactus_surface_touch *touch, void *data)
{
	(void)client, (void)surface, (void)data;
	note(touch);
	check(!streams[touch->seat].is_down[touch->wire_id], "an id goes down twice");
	streams[touch->seat].is_down[touch->wire_id] = true;
	streams[touch->seat].down++;
}

static void motion(struct tactus_surface_client *client, struct tactus_view *surface,
	const struct tactus_surface_touch *touch, void *data)
{
	(void)client, (void)surface, (void)data;
	note(touch);
	check(streams[touch->seat].is_down[touch->wire_id], "an id moves that is not down");
}

static void up(struct tactus_surface_client *client, struct tactus_view *surface,
	const struct tactus_surface_touch *touch, void *data)
{
	(void)client, (void)surface, (void)data;
	note(touch);
	check(streams[touch->seat].is_down[touch->wire_id], "an id lifts that is not down");
	streams[touch->seat].is_down[touch->wire_id] = false;
	streams[touch->seat].down--;
}

static void frame(struct tactus_surface_client *client, uint32_t seat, void *data)
{
	(void)client, (void)data;
	check(seat < SEATS && streams[seat].wants_frame, "a frame of nothing");
	streams[seat].wants_frame = false;
}

static void cancel(struct tactus_surface_client *client, uint32_t seat, void *data)
{
	(void)client, (void)data;
	check(seat < SEATS && streams[seat].down > 0, "nothing to cancel");
	memset(streams[seat].is_down, 0, sizeof streams[seat].is_down);
	streams[seat].down = 0;
}

const struct tactus_surface_client_callbacks checked_stream = {
	.size = sizeof(struct tactus_surface_client_callbacks),
	.down = down,
	.motion = motion,
	.up = up,
	.frame = frame,
	.cancel = cancel,
};

void checks_start(void)
{
	open_count = 0;
	memset(streams, 0, sizeof streams);
}

void checks_finish(void)
{
	check(open_count == 0, "a touch of a view was never closed");
	for (unsigned seat = 0; seat < SEATS; seat++)
		check(streams[seat].down == 0 && !streams[seat].wants_frame, "a stream was never closed");
}
