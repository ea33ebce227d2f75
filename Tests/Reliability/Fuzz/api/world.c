/* SPDX-License-Identifier: MIT */
#include "world.h"

#include <string.h>

struct world world;

#define MAXIMUM_CALLS 600
#define MAXIMUM_DEPTH 8

/* Destroy listener: the object must not be passed to the library any more. */
static void forget(void *object, void *data)
{
	enum kind kind = (enum kind)(uintptr_t)data;

	world.destroyed++;
	clients_forget(object);
	for (unsigned i = 0; i < world.counts[kind]; i++) {
		if (world.objects[kind][i] != object)
			continue;
		world.objects[kind][i] = world.objects[kind][--world.counts[kind]];
		break;
	}
	if (kind == KIND_APPLICATION)
		world_note_touches(NULL, 0);
}

static enum tactus_status listen(enum kind kind, void *object)
{
	void *data = (void *)(uintptr_t)kind;

	switch (kind) {
	case KIND_APPLICATION:
		return tactus_application_add_destroy_listener(object, forget, data);
	case KIND_VIEW:
		return tactus_view_add_destroy_listener(object, forget, data);
	case KIND_CONTROLLER:
		return tactus_view_controller_add_destroy_listener(object, forget, data);
	case KIND_RECOGNIZER:
		return tactus_recognizer_add_destroy_listener(object, forget, data);
	case KIND_SOURCE:
		return tactus_touch_source_add_destroy_listener(object, forget, data);
	case KIND_CLIENT:
		return tactus_surface_client_add_destroy_listener(object, forget, data);
	case KIND_COUNT:
		break;
	}
	return TACTUS_STATUS_WRONG_KIND;
}

bool world_has_room(enum kind kind)
{
	return world.counts[kind] < (kind == KIND_APPLICATION ? 3 : MAXIMUM_OBJECTS);
}

void world_note(enum kind kind, void *object)
{
	if (!object || world.counts[kind] == MAXIMUM_OBJECTS)
		return;
	for (unsigned i = 0; i < world.counts[kind]; i++) {
		if (world.objects[kind][i] == object)
			return;
	}
	/* An object without a destroy listener may be destroyed unnoticed, so it is not passed any more. */
	if (listen(kind, object) == TACTUS_STATUS_OK)
		world.objects[kind][world.counts[kind]++] = object;
}

void *world_still(enum kind kind, void *object)
{
	for (unsigned i = 0; i < world.counts[kind]; i++) {
		if (world.objects[kind][i] == object)
			return object;
	}
	return NULL;
}

struct tactus_application *world_begin(const uint8_t *data, size_t size)
{
	struct tactus_application *application;

	memset(&world, 0, sizeof world);
	clients_forget_all();
	world.bytes = (struct bytes){ data, size };
	world.time_us = 1000;
	tactus_set_default_log_handler(fuzz_log, NULL);
	application = tactus_application_create();
	world_note(KIND_APPLICATION, application);
	return application;
}

void *world_pick(enum kind kind)
{
	uint8_t choice = bytes_take(&world.bytes);

	if (choice >= 0xf8)
		return NULL;
	if (choice >= 0xf0)
		return world_pick_any();
	return world.counts[kind] ? world.objects[kind][choice % world.counts[kind]] : NULL;
}

void *world_pick_any(void)
{
	enum kind kind = bytes_below(&world.bytes, KIND_COUNT);

	return world.counts[kind] ? world.objects[kind][bytes_below(&world.bytes, world.counts[kind])] : NULL;
}

const struct tactus_touch *world_pick_touch(void)
{
	return world.touches[bytes_below(&world.bytes, SCRATCH)];
}

/* NULL: no touch may be read any more. */
void world_note_touches(const struct tactus_touch *const *touches, size_t count)
{
	if (!touches) {
		for (size_t i = 0; i < SCRATCH; i++)
			world.touches[i] = world.touch_array[i] = NULL;
		return;
	}
	for (size_t i = 0; i < count && i < SCRATCH; i++)
		world.touches[i] = touches[i];
}

void world_heard(struct tactus_responder *responder, enum tactus_touch_phase phase,
	const struct tactus_touch *const *touches, size_t count)
{
	(void)responder, (void)phase, (void)touches, (void)count;
}

/* Fills the structs that the next calls pass. Their sizes are usually right. */
void world_fill_structs(void)
{
	struct bytes *bytes = &world.bytes;
	bool is_wrong = bytes_below(bytes, 8) == 0;

	world.info = (struct tactus_touch_source_info)TACTUS_TOUCH_SOURCE_INFO_INIT;
	world.info.seat = bytes_u32(bytes);
	world.info.flags = bytes_below(bytes, 17);
	world.info.x = bytes_double(bytes);
	world.info.width = world.info.height = bytes_double(bytes);
	world.info.width_mm = world.info.height_mm = bytes_double(bytes);
	world.info.transform[bytes_below(bytes, 6)] = bytes_double(bytes);
	world.accommodations = (struct tactus_touch_accommodations)TACTUS_TOUCH_ACCOMMODATIONS_INIT;
	world.accommodations.hold_duration_us = bytes_below(bytes, 3) * 50000;
	world.accommodations.ignore_repeat_us = bytes_below(bytes, 3) * 50000;
	world.accommodations.tap_assistance_us = bytes_below(bytes, 3) * 50000;
	world.accommodations.tap_place = bytes_below(bytes, 3);
	world.sample = (struct tactus_touch_sample)TACTUS_TOUCH_SAMPLE_INIT;
	world.sample.time_us = world.time_us;
	world.sample.id = (int32_t)bytes_u32(bytes);
	world.sample.type = bytes_below(bytes, 5);
	world.sample.x = bytes_double(bytes);
	world.sample.force = bytes_double(bytes);
	world.activity = (struct tactus_activity){ .size = sizeof world.activity };
	world.activity.code = bytes_below(bytes, 512);
	world.trace_event = (struct tactus_trace_event){ .size = sizeof world.trace_event };
	world.trace_event.type = (int32_t)bytes_below(bytes, 16);
	world.trace_event.verdict = (int32_t)bytes_below(bytes, 16);
	world.trace_event.reason.size = sizeof world.trace_event.reason;
	world.trace_event.reason.code = (int32_t)bytes_below(bytes, 48);
	world.trace_event.reason.numbers[0] = bytes_double(bytes);
	world.shake = (struct tactus_shake_settings)TACTUS_SHAKE_SETTINGS_INIT;
	world.shake.threshold = bytes_double(bytes);
	world.shake.reversals = bytes_u32(bytes);
	world.shake.rest_us = bytes_u64(bytes);
	world.place = (struct tactus_touch_place)TACTUS_TOUCH_PLACE_INIT;
	world.reason = (struct tactus_reason)TACTUS_REASON_INIT;
	world.progress = (struct tactus_progress)TACTUS_PROGRESS_INIT;
	for (unsigned i = 0; i < SCRATCH; i++)
		world.rectangles[i] = (struct tactus_rectangle){ i, i, bytes_double(bytes), 100 };
	if (is_wrong) {
		/* A larger size would claim memory that the program does not have. */
		world.info.size = bytes_below(bytes, sizeof world.info);
		world.sample.size = bytes_below(bytes, sizeof world.sample);
		world.shake.size = bytes_below(bytes, sizeof world.shake);
		world.place.size = bytes_below(bytes, sizeof world.place);
		world.reason.size = bytes_below(bytes, sizeof world.reason);
	}
}

void world_run(unsigned calls)
{
	if (world.depth >= MAXIMUM_DEPTH)
		return;
	world.depth++;
	for (unsigned i = 0; i < calls && world.bytes.left > 0 && world.calls < MAXIMUM_CALLS; i++) {
		unsigned choice = bytes_take(&world.bytes);

		world.calls++;
		if (choice >= 0xfc)
			world_fill_structs();
		if (choice < 0xc0 && world.depth == 1)
			play_gesture();
		else if (choice < 0xa0)
			do_deed();
		else
			call((choice << 8 | bytes_take(&world.bytes)) % call_count);
		if (world.depth == 1)
			clients_check_between_calls();
	}
	world.depth--;
}
