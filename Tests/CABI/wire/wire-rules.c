/* SPDX-License-Identifier: MIT */
#include "wire-rules.h"

#include <stddef.h>

/* The seat's stream, or NULL if there are too many seats to look at. */
static struct wire_stream *find_stream(struct wire_rules *rules, uint32_t seat)
{
	for (int i = 0; i < WIRE_SEATS; i++) {
		struct wire_stream *stream = &rules->streams[i];

		if (!stream->is_used) {
			stream->is_used = true;
			stream->seat = seat;
		}
		if (stream->seat == seat)
			return stream;
	}
	return NULL;
}

static const char *note_event(struct wire_stream *stream, uint64_t time_us)
{
	bool is_backwards = time_us < stream->time_us;

	stream->wants_frame = true;
	stream->time_us = time_us;
	return is_backwards ? "time runs backwards on a stream" : NULL;
}

const char *wire_down(struct wire_rules *rules, uint32_t seat, int32_t id, uint64_t time_us)
{
	struct wire_stream *stream = find_stream(rules, seat);

	if (!stream)
		return NULL;
	if (id < 0 || id >= WIRE_IDS)
		return "the id of a down is not small";
	if (stream->live[id])
		return "a down of an id that is down";
	stream->live[id] = true;
	stream->live_count++;
	return note_event(stream, time_us);
}

const char *wire_motion(struct wire_rules *rules, uint32_t seat, int32_t id, uint64_t time_us)
{
	struct wire_stream *stream = find_stream(rules, seat);

	if (!stream)
		return NULL;
	if (id < 0 || id >= WIRE_IDS || !stream->live[id])
		return "a motion of an id that is not down";
	return note_event(stream, time_us);
}

const char *wire_up(struct wire_rules *rules, uint32_t seat, int32_t id, uint64_t time_us)
{
	struct wire_stream *stream = find_stream(rules, seat);

	if (!stream)
		return NULL;
	if (id < 0 || id >= WIRE_IDS || !stream->live[id])
		return "an up of an id that is not down";
	stream->live[id] = false;
	stream->live_count--;
	return note_event(stream, time_us);
}

const char *wire_frame(struct wire_rules *rules, uint32_t seat)
{
	struct wire_stream *stream = find_stream(rules, seat);

	if (!stream)
		return NULL;
	if (!stream->wants_frame)
		return "a frame of nothing";
	stream->wants_frame = false;
	return NULL;
}

const char *wire_cancel(struct wire_rules *rules, uint32_t seat)
{
	struct wire_stream *stream = find_stream(rules, seat);

	if (!stream)
		return NULL;
	if (stream->live_count == 0)
		return "a cancel of nothing";
	for (int id = 0; id < WIRE_IDS; id++)
		stream->live[id] = false;
	stream->live_count = 0;
	return NULL;
}

const char *wire_between_calls(const struct wire_rules *rules)
{
	for (int i = 0; i < WIRE_SEATS; i++) {
		if (rules->streams[i].wants_frame)
			return "events without a frame";
	}
	return NULL;
}

const char *wire_at_rest(const struct wire_rules *rules)
{
	for (int i = 0; i < WIRE_SEATS; i++) {
		if (rules->streams[i].live_count > 0)
			return "a down that was never closed";
	}
	return wire_between_calls(rules);
}
